"""Reading a position: what is left out has its set-up value, and every slip is named."""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.edo import board, changes, codes, sites, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.jiin.decisions import can_have_temple
from hatamoto.games.edo.position import steps, validation
from hatamoto.games.edo.position.planning import read_plans
from hatamoto.games.edo.position.tokens import read_tokens
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import DRAW, Reader, integer, place_of

FIELDS: Final = [
    "game", "rules", "seats", "options", "round", "start", "pass", "acted", "players", "tiles",
    "cities", "merchant", "merchant_card", "merchant_top", "merchants_past", "specials", "demands",
    "demands_past", "privileges", "privileges_past", "ronin", "plans", "step", "ended", "rolls",
    "learned",
]  # fmt: skip
HALF_DONE: Final = ("open", "together", "answers", "turn")
PLAYER_FIELDS: Final = [
    "points", "wood", "stone", "rice", "ryo", "neutrals", "samurai", "cards", "temples",
    "privileges", "tokens", "package", "town",
]  # fmt: skip
MOST_GOODS: Final = 999
MOST_ROUNDS: Final = 10


def read(state: EdoState, fields: Mapping[str, object]) -> EdoState:
    """Fill an empty state from a position; raises BadPosition."""
    for key in HALF_DONE:
        if key in fields:
            raise BadPosition(f"{key}: a decision that is half done is given by its lines")
    reader = Reader(fields, FIELDS)
    read_round(state, reader)
    read_players(state, reader)
    read_tiles(state, reader)
    read_cities(state, reader)
    read_cards(state, reader)
    read_tokens(state, reader)
    read_plans(state, reader)
    read_step(state, reader)
    return state


def read_round(state: EdoState, reader: Reader) -> None:
    """The round, whose turn it is, how the game ended, and the counters."""
    state.rounds = reader.integer("round", 0, MOST_ROUNDS, 0)
    if reader.fields.get("start") != DRAW:
        state.first = reader.integer("start", 0, state.seats - 1, 0)
    state.passes = reader.integer("pass", 0, 3, 0)
    for seat in reader.items("acted"):
        state.acted |= masks.one(integer(seat, "acted", 0, state.seats - 1))
    if reader.has("ended"):
        state.ended = 1 + place_of(reader.fields["ended"], codes.REASONS[1:], "ended")
    state.rolls = reader.integer("rolls", 0, 1 << 30, 0)
    state.learned = reader.integer("learned", 0, 1 << 30, 0)


def read_step(state: EdoState, reader: Reader) -> None:
    """Where the game goes on; nowhere once it has ended."""
    if state.ended != codes.GOING_ON:
        if reader.has("step"):
            raise BadPosition("step: nothing is open once the game has ended")
        validation.check(state, steps.OVER)
        return
    usual = "round" if state.rounds else "setup"
    step = steps.STEPS[place_of(reader.fields.get("step", usual), steps.STEPS, "step")]
    steps.open_step(state, step, reader)
    validation.check(state, step)
    state.settle_opening()
    steps.check_answerable(state)


# Players


def read_players(state: EdoState, reader: Reader) -> None:
    """What each seat has."""
    rows = reader.items("players")
    if rows and len(rows) != state.seats:
        raise BadPosition(f"players: there is an object for each of the {state.seats} seats")
    for seat, row in enumerate(rows):
        if not isinstance(row, dict):
            raise BadPosition("players: each is an object")
        read_player(state, seat, Reader(row, PLAYER_FIELDS))
    for key, field in (("package", codes.PACKAGE_OF), ("town", codes.TOWN_OF)):
        taken = [state.hold[seat * codes.HELD + field] for seat in range(state.seats)]
        taken = [number for number in taken if number]
        if len(set(taken)) != len(taken):
            raise BadPosition(f"players: two have the same {key}")


def read_player(state: EdoState, seat: int, reader: Reader) -> None:
    """One seat's goods, officials, cards and tokens."""
    at, hold, content = seat * codes.HELD, state.hold, state.setting.content
    for good, key in enumerate(("wood", "stone", "rice", "ryo")):
        hold[at + good] = reader.integer(key, 0, MOST_GOODS, hold[at + good])
    hold[at + codes.POINTS] = reader.integer("points", 0, MOST_GOODS, 0)
    hold[at + codes.NEUTRALS] = reader.integer("neutrals", 0, content.neutrals, 0)
    hold[at + codes.TOKENS] = reader.integer("tokens", 0, content.ronin_tokens, 0)
    state.neutrals -= hold[at + codes.NEUTRALS]
    if state.neutrals < 0:
        raise BadPosition(f"neutrals: there are {content.neutrals} in all")
    for card in reader.items("cards"):
        hold[at + codes.CARDS_HELD] |= masks.one(take_special(state, card))
    if len(reader.items("privileges")) > sum(content.privilege_copies):
        raise BadPosition("privileges: there are not so many")
    for token in reader.items("privileges"):
        privilege = place_of(token, ids.PRIVILEGE_IDS, "privileges")
        hold[at + codes.PRIVILEGES_HELD] += tallies.one(privilege)
    if reader.has("package"):
        package = place_of(reader.fields["package"], ids.PACKAGE_IDS, "package")
        hold[at + codes.PACKAGE_OF] = package + 1
    if reader.has("town"):
        hold[at + codes.TOWN_OF] = 1 + read_space(state, reader.fields["town"], "town")
        if hold[at + codes.TOWN_OF] - 1 not in state.setting.setup.open_towns:
            raise BadPosition("town: a start town is an open town around Edo")
    read_pieces(state, seat, reader)
    read_temples(state, seat, reader)


def take_special(state: EdoState, name: object) -> int:
    """A special card out of the deck; nothing is in two places."""
    card = ids.START_CARDS + place_of(name, ids.CARD_IDS[ids.START_CARDS :], "cards")
    if not masks.has(state.deck, card):
        raise BadPosition(f"cards: {ids.CARD_IDS[card]} is in two places")
    state.deck &= ~masks.one(card)
    return card


def read_space(state: EdoState, name: object, what: str) -> int:
    """A space of this side of the board."""
    space = place_of(name, ids.SPACE_IDS, what)
    if not masks.has(state.setting.on_side, space):
        raise BadPosition(f"{what}: {ids.SPACE_IDS[space]} is not on this side of the board")
    return space


def read_pieces(state: EdoState, seat: int, reader: Reader) -> None:
    """The samurai by their spaces."""
    names, each = reader.items("samurai"), state.setting.content.officials_each
    if len(names) > each:
        raise BadPosition(f"samurai: seat {seat} has {each} officials")
    for name in names:
        space, _, marks = name.partition(" ") if isinstance(name, str) else ("", "", "")
        if marks:
            raise BadPosition("samurai: black and done ones belong to an open turn")
        changes.enter(state, seat, read_space(state, space, "samurai"))


def read_temples(state: EdoState, seat: int, reader: Reader) -> None:
    """The temples by space (§jiin/spaces, §jiin/one)."""
    names = reader.items("temples")
    if names and not state.setting.has_module("jiin"):
        raise BadPosition("temples: the module Jiin is not in play")
    if len(names) > state.setting.content.temples_each:
        raise BadPosition(f"temples: seat {seat} has not so many")
    for name in names:
        space = read_space(state, name, "temples")
        if not can_have_temple(state, space):
            raise BadPosition(f"temples: there can be none on {ids.SPACE_IDS[space]}")
        state.hold[seat * codes.HELD + codes.HUBS] |= masks.one(space)


# Board and cards


def read_tiles(state: EdoState, reader: Reader) -> None:
    """The profit tiles by city; Edo's are its own (§setup/tiles)."""
    if reader.is_drawn("tiles"):
        return
    content = state.setting.content
    left = list(content.tile_copies)
    for name, value in reader.table("tiles").items():
        city, tile = place_of(name, ids.SPACE_IDS, "tiles"), place_of(value, ids.TILE_IDS, "tiles")
        if city not in state.setting.cities:
            raise BadPosition(f"tiles: {ids.SPACE_IDS[city]} is no city in use")
        left[tile] -= 1
        if content.tile_is_edo[tile] != (city == ids.EDO) or left[tile] < 0:
            raise BadPosition(f"tiles: {ids.TILE_IDS[tile]} cannot lie on {ids.SPACE_IDS[city]}")
        state.city[city * codes.PER_CITY + codes.TILE] = tile
    laid = [
        state.city[city * codes.PER_CITY + codes.TILE] != codes.NO_TILE
        for city in state.setting.cities
    ]
    if sorted(laid, reverse=True) != laid:
        raise BadPosition("tiles: they are laid city by city, Edo first")


def read_cities(state: EdoState, reader: Reader) -> None:
    """Houses and trading posts by site, and fortresses."""
    for name, value in reader.table("cities").items():
        city = place_of(name, ids.SPACE_IDS, "cities")
        if city not in state.setting.cities:
            raise BadPosition(f"cities: {ids.SPACE_IDS[city]} is no city in use")
        if not isinstance(value, dict):
            raise BadPosition("cities: each is an object")
        read_city(state, city, Reader(value, ["buildings", "fortresses"]))


def read_city(state: EdoState, city: int, reader: Reader) -> None:
    """One city's row, and its fortresses."""
    sites, forts = state.setting.side.sites[city], state.setting.side.fortress_sites[city]
    rows = reader.items("buildings")
    if len(rows) > sites:
        raise BadPosition(f"cities: {ids.SPACE_IDS[city]} has {sites} building sites")
    for site, row in enumerate(rows):
        add_building(state, city, site, row)
    state.city[city * codes.PER_CITY + codes.FILLED] = len(rows)
    count = reader.integer("fortresses", 0, forts, 0)
    state.city[city * codes.PER_CITY + codes.FORTRESSES] = count
    state.fortresses -= count
    if state.fortresses < 0:
        raise BadPosition(f"fortresses: there are {state.setting.content.fortresses} in all")


def add_building(state: EdoState, city: int, site: int, row: object) -> None:
    """One building: `house 0` or `post 1`."""
    words = row.split(" ") if isinstance(row, str) else [""]
    building = place_of(words[0], ids.BUILDING_IDS[:2], "buildings")
    seats = [str(seat) for seat in range(state.seats)]
    seat = place_of(words[1] if len(words) == 2 else "", seats, "buildings")
    at, row_at = seat * codes.HELD, city * codes.PER_CITY + codes.ROW
    if building == ids.HOUSE:
        state.hold[at + codes.HOUSES] -= 1
        if state.hold[at + codes.HOUSES] < 0:
            raise BadPosition(f"buildings: seat {seat} has not so many houses")
    else:
        if city == ids.EDO or board.has_post(state, city) or state.hold[at + codes.POST_AT]:
            raise BadPosition(f"buildings: there can be no post of seat {seat} here")
        state.hold[at + codes.POST_AT] = city + 1
    state.city[row_at] = sites.added(state.city[row_at], site, seat, building == ids.POST)


def read_cards(state: EdoState, reader: Reader) -> None:
    """The merchant with his cards, and the special cards on offer."""
    if reader.has("merchant"):
        state.merchant = read_space(state, reader.fields["merchant"], "merchant")
    past = [] if reader.is_drawn("merchants_past") else reader.items("merchants_past")
    used = [place_of(card, ids.MERCHANT_IDS, "merchants_past") for card in past]
    if not reader.is_drawn("merchant_card") and reader.has("merchant_card"):
        state.current = place_of(reader.fields["merchant_card"], ids.MERCHANT_IDS, "merchant_card")
        used.append(state.current)
        if not reader.has("merchant"):
            state.merchant = ids.EDO
    if not reader.is_drawn("merchant_top") and reader.has("merchant_top"):
        state.coming = place_of(reader.fields["merchant_top"], ids.MERCHANT_IDS, "merchant_top")
        used.append(state.coming)
    if len(set(used)) != len(used):
        raise BadPosition("merchants: a card is in two places")
    for card in used:
        state.pile &= ~masks.one(card)
    if state.current == codes.NO_MERCHANT and (used or reader.has("merchant")):
        raise BadPosition("merchant_card: the first card is the current one")
    if not reader.is_drawn("specials"):
        read_display(state, reader.items("specials"))


def read_display(state: EdoState, names: list[object]) -> None:
    """The special cards on offer (§setup/special)."""
    if len(names) > state.setting.content.display:
        raise BadPosition(f"specials: {state.setting.content.display} are open at most")
    for name in names:
        state.display |= masks.one(take_special(state, name))
