"""Reads positions: missing fields get their set-up value, and errors name the field."""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.edo import board, changes, codes, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.jiin.decisions import can_have_temple
from hatamoto.games.edo.position import steps, validation
from hatamoto.games.edo.position.planning import read_plans
from hatamoto.games.edo.position.tokens import read_tokens
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks, positions
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import DRAW, Reader, index_of, integer

SHOWN: Final = (
    "merchant", "merchant_card", "merchant_top", "merchants_past", "specials", "ronin",
)  # fmt: skip
"""The fields that have the same form in a view, and below those of a player."""
SHOWN_OF_PLAYER: Final = (
    "points", "wood", "stone", "rice", "ryo", "neutrals", "cards", "privileges", "tokens",
    "package", "town",
)  # fmt: skip
PLAYER_FIELDS: Final = (*SHOWN_OF_PLAYER, "samurai", "temples")
FIELDS: Final = (
    "round", "start", "pass", "acted", "players", "tiles", "cities", *SHOWN, "demands",
    "demands_past", "privileges", "privileges_past", "plans", "step",
)  # fmt: skip
GOODS: Final = {"wood": ids.WOOD, "stone": ids.STONE, "rice": ids.RICE, "ryo": ids.RYO}
MAX_GOODS: Final = 999


def read(state: EdoState, fields: Mapping[str, object]) -> EdoState:
    """Fill an empty state from a position; raises BadPosition."""
    reader = positions.read_facts(fields, FIELDS)
    read_round(state, reader)
    read_players(state, reader)
    read_cities(state, reader)
    read_cards(state, reader)
    read_tokens(state, reader)
    read_plans(state, reader)
    read_step(state, reader)
    return state


def read_round(state: EdoState, reader: Reader) -> None:
    """The round, the passes, the end of the game, and the counters."""
    state.rounds = reader.integer("round", 0, ids.MERCHANTS, 0)
    if reader.fields.get("start") != DRAW:
        state.first = reader.integer("start", 0, state.seats - 1, 0)
    state.passes = reader.integer("pass", 0, 3, 0)
    for seat in reader.items("acted"):
        state.acted |= masks.one(integer(seat, "acted", 0, state.seats - 1))
    state.ended = positions.read_end(state, reader, codes.REASONS)


def read_step(state: EdoState, reader: Reader) -> None:
    """Open the step; nothing if the game has ended."""
    if state.ended != codes.GOING_ON:
        if reader.has("step"):
            raise BadPosition("step: nothing is open once the game has ended")
        positions.check_facts(validation.problems(state, steps.OVER))
        return
    usual = steps.STEPS.index("round" if state.rounds else "setup")
    step = steps.STEPS[reader.index("step", steps.STEPS, usual)]
    steps.open_step(state, step, reader)
    positions.check_facts(validation.problems(state, step))
    state.run_opening_steps()
    steps.check_answerable(state)


# Players


def read_players(state: EdoState, reader: Reader) -> None:
    """What each seat has."""
    for seat, row in enumerate(reader.seat_items("players", state.seats)):
        read_player(state, seat, Reader(positions.table(row, "players"), PLAYER_FIELDS))
    for key, field in (("package", codes.PACKAGE_OF), ("town", codes.TOWN_OF)):
        taken = [state.holdings[seat * codes.HELD + field] for seat in range(state.seats)]
        if any(number and taken.count(number) > 1 for number in taken):
            raise BadPosition(f"players: two have the same {key}")


def read_player(state: EdoState, seat: int, reader: Reader) -> None:
    """One seat's goods, officials, cards and tokens."""
    at, holdings, content = seat * codes.HELD, state.holdings, state.config.content
    for key, good in GOODS.items():
        holdings[at + good] = reader.integer(key, 0, MAX_GOODS, holdings[at + good])
    holdings[at + codes.POINTS] = reader.integer("points", 0, MAX_GOODS, 0)
    holdings[at + codes.TOKENS] = reader.integer("tokens", 0, content.ronin_tokens, 0)
    holdings[at + codes.NEUTRALS] = reader.integer("neutrals", 0, content.neutrals, 0)
    state.neutrals -= holdings[at + codes.NEUTRALS]
    if state.neutrals < 0:
        raise BadPosition(f"neutrals: there are {content.neutrals} in all")
    for name in reader.items("cards"):
        holdings[at + codes.CARDS_HELD] |= masks.one(take_special(state, name))
    held = reader.indices("privileges", ids.PRIVILEGE_IDS)
    if len(held) > sum(content.privilege_copies):
        raise BadPosition("privileges: there are not so many")
    holdings[at + codes.PRIVILEGES_HELD] = sum(tallies.one(privilege) for privilege in held)
    holdings[at + codes.PACKAGE_OF] = 1 + reader.index("package", ids.PACKAGE_IDS, -1)
    if reader.has("town"):
        town = read_space(state, reader.fields["town"], "town")
        holdings[at + codes.TOWN_OF] = town + 1
        if town not in state.config.setup.open_towns:
            raise BadPosition("town: a start town is an open town around Edo")
    read_pieces(state, seat, reader)


def read_pieces(state: EdoState, seat: int, reader: Reader) -> None:
    """The samurai and temples by their spaces (§jiin/spaces, §jiin/one)."""
    samurai, temples = reader.items("samurai"), reader.items("temples")
    content = state.config.content
    if len(samurai) > content.officials_each:
        raise BadPosition(f"samurai: seat {seat} has {content.officials_each} officials")
    for name in samurai:
        if isinstance(name, str) and name.endswith((" black", " done")):
            raise BadPosition("samurai: black and done ones belong to an open turn")
        changes.enter(state, seat, read_space(state, name, "samurai"))
    if len(temples) > content.temples_each:
        raise BadPosition(f"temples: seat {seat} has not so many")
    for name in temples:
        space = read_space(state, name, "temples")
        if not can_have_temple(state, space):
            raise BadPosition(f"temples: there can be none on {ids.SPACE_IDS[space]}")
        state.holdings[seat * codes.HELD + codes.HUBS] |= masks.one(space)


def take_special(state: EdoState, name: object) -> int:
    """Take a special card out of the deck; raises BadPosition if it is used twice."""
    card = ids.START_CARDS + index_of(name, ids.CARD_IDS[ids.START_CARDS :], "cards")
    if not masks.has(state.deck, card):
        raise BadPosition(f"cards: {ids.CARD_IDS[card]} is in two places")
    state.deck &= ~masks.one(card)
    return card


def read_space(state: EdoState, name: object, what: str) -> int:
    """A space of this side of the board."""
    space = index_of(name, ids.SPACE_IDS, what)
    if not masks.has(state.config.on_side, space):
        raise BadPosition(f"{what}: {ids.SPACE_IDS[space]} is not on this side of the board")
    return space


# Board and cards


def read_cities(state: EdoState, reader: Reader) -> None:
    """The profit tiles by city, Edo's its own (§setup/tiles), and what is built."""
    content, left = state.config.content, list(state.config.content.tile_copies)
    for name, value in ({} if reader.is_drawn("tiles") else reader.table("tiles")).items():
        city, tile = read_city(state, name, "tiles"), index_of(value, ids.TILE_IDS, "tiles")
        left[tile] -= 1
        if content.tile_is_edo[tile] != (city == ids.EDO) or left[tile] < 0:
            raise BadPosition(f"tiles: {ids.TILE_IDS[tile]} cannot lie on {ids.SPACE_IDS[city]}")
        state.city[city * codes.PER_CITY + codes.TILE] = tile
    tiles = [state.city[city * codes.PER_CITY + codes.TILE] for city in state.config.cities]
    laid = [tile != codes.NO_TILE for tile in tiles]
    if sorted(laid, reverse=True) != laid:
        raise BadPosition("tiles: they are laid city by city, Edo first")
    for name, value in reader.table("cities").items():
        fields = Reader(positions.table(value, "cities"), ["buildings", "fortresses"])
        build_city(state, read_city(state, name, "cities"), fields)


def read_city(state: EdoState, name: object, what: str) -> int:
    """A city in use."""
    city = index_of(name, ids.SPACE_IDS, what)
    if city not in state.config.cities:
        raise BadPosition(f"{what}: {ids.SPACE_IDS[city]} is no city in use")
    return city


def build_city(state: EdoState, city: int, reader: Reader) -> None:
    """One city's row, and its fortresses."""
    side, at, rows = state.config.side, city * codes.PER_CITY, reader.items("buildings")
    if len(rows) > side.sites[city]:
        raise BadPosition(f"cities: {ids.SPACE_IDS[city]} has {side.sites[city]} building sites")
    for row in rows:
        add_building(state, city, row)
    count = reader.integer("fortresses", 0, side.fortress_sites[city], 0)
    state.city[at + codes.FORTRESSES] = count
    state.fortresses -= count
    if state.fortresses < 0:
        raise BadPosition(f"fortresses: there are {state.config.content.fortresses} in all")


def add_building(state: EdoState, city: int, row: object) -> None:
    """One building: `house 0` or `post 1`."""
    owned = [f"{building} {seat}" for building in ("house", "post") for seat in range(state.seats)]
    building, seat = divmod(index_of(row, owned, "buildings"), state.seats)
    at = seat * codes.HELD
    if building == ids.HOUSE:
        changes.add_house(state, seat, city, first=False)
        if state.holdings[at + codes.HOUSES] < 0:
            raise BadPosition(f"buildings: seat {seat} has not so many houses")
        return
    if city == ids.EDO or board.has_post(state, city) or state.holdings[at + codes.POST_AT]:
        raise BadPosition(f"buildings: there can be no post of seat {seat} here")
    changes.add_post(state, seat, city)


def read_cards(state: EdoState, reader: Reader) -> None:
    """The merchant with his cards, and the special cards on offer."""
    past, names = reader.drawn_items("merchants_past"), ids.MERCHANT_IDS
    used = [index_of(card, names, "merchants_past") for card in past]
    state.current, state.coming = [
        codes.NO_MERCHANT if reader.is_drawn(key) else reader.index(key, names, codes.NO_MERCHANT)
        for key in ("merchant_card", "merchant_top")
    ]
    used += [card for card in (state.current, state.coming) if card != codes.NO_MERCHANT]
    if len(set(used)) != len(used):
        raise BadPosition("merchants: a card is in two places")
    for card in used:
        state.pile &= ~masks.one(card)
    if state.current == codes.NO_MERCHANT:
        if used or reader.has("merchant"):
            raise BadPosition("merchant_card: the first card is the current one")
    else:
        at = reader.fields["merchant"] if reader.has("merchant") else ids.SPACE_IDS[ids.EDO]
        state.merchant = read_space(state, at, "merchant")
    specials = reader.drawn_items("specials")
    if len(specials) > state.config.content.display:
        raise BadPosition(f"specials: {state.config.content.display} are open at most")
    for name in specials:
        state.display |= masks.one(take_special(state, name))
