"""Writing a position: every fact, and with a seat only what it may know."""

from hatamoto.games.edo import actions, board, codes, plans, samurai, tallies, view
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.position import steps
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board as tokken
from hatamoto.kernel import masks
from hatamoto.kernel.positions import DRAW, open_frames


def write(state: EdoState, seat: int | None) -> dict[str, object]:
    """Every fact; with a seat, plans it has not seen are left out.

    Between two steps `open` and `turn` tell a reader what is half done; loading takes lines.
    """
    step = steps.step_of(state)
    fields: dict[str, object] = {
        "game": state.game.id,
        "rules": state.game.rules_number,
        "seats": state.seats,
        "options": {"modules": state.setting.choice},
        "round": state.rounds,
        "start": state.first,
        "pass": state.passes,
        "acted": masks.members(state.acted),
        "players": [player(state, owner) for owner in range(state.seats)],
    }
    fields |= components(state)
    fields |= tokens(state)
    fields["plans"] = locked_plans(state, seat)
    fields["ended"] = codes.REASONS[state.ended] or None
    fields["rolls"] = state.rolls
    fields["learned"] = state.learned
    if step == steps.BETWEEN:
        fields |= {"turn": view.turn(state), "open": open_frames(state)}
    elif step != steps.OVER:
        fields["step"] = step
    if step == "setup" and steps.is_new(state):
        fields |= dict.fromkeys(("start", "merchant_card", "merchant_top", "specials"), DRAW)
    return fields


def player(state: EdoState, seat: int) -> dict[str, object]:
    """What a seat has; houses, stocks and crowds follow from the board."""
    at, hold = seat * codes.HELD, state.hold
    return {
        "points": hold[at + codes.POINTS],
        "wood": hold[at],
        "stone": hold[at + 1],
        "rice": hold[at + 2],
        "ryo": hold[at + 3],
        "neutrals": hold[at + codes.NEUTRALS],
        "samurai": [samurai_words(piece) for piece in samurai.all_of(state, seat)],
        "cards": special_cards(hold[at + codes.CARDS_HELD]),
        "temples": view.spaces_in(hold[at + codes.HUBS]),
        "privileges": view.repeated(hold[at + codes.PRIVILEGES_HELD], ids.PRIVILEGE_IDS),
        "tokens": hold[at + codes.TOKENS],
        "package": view.named(ids.PACKAGE_IDS, hold[at + codes.PACKAGE_OF]),
        "town": view.named(ids.SPACE_IDS, hold[at + codes.TOWN_OF]),
    }


def special_cards(cards: int) -> list[str]:
    """The special cards of a set."""
    return [ids.CARD_IDS[card] for card in masks.members(cards) if card >= ids.START_CARDS]


def samurai_words(piece: int) -> str:
    """A samurai as words: its space, then `black` and `done` where they hold."""
    black = " black" if samurai.is_black(piece) else ""
    done = " done" if samurai.is_marked(piece) else ""
    return ids.SPACE_IDS[samurai.space(piece)] + black + done


def components(state: EdoState) -> dict[str, object]:
    """The board and the cards beside it."""
    return {
        "tiles": tiles(state),
        "cities": cities(state),
        "merchant": None if state.merchant == codes.NOWHERE else ids.SPACE_IDS[state.merchant],
        "merchant_card": view.merchant_id(state.current),
        "merchant_top": view.merchant_id(state.coming),
        "merchants_past": view.merchants_past(state),
        "specials": special_cards(state.display),
    }


def tiles(state: EdoState) -> dict[str, str]:
    """The profit tiles by city."""
    found: dict[str, str] = {}
    for city in state.setting.cities:
        tile = state.city[city * codes.PER_CITY + codes.TILE]
        if tile != codes.NO_TILE:
            found[ids.SPACE_IDS[city]] = ids.TILE_IDS[tile]
    return found


def cities(state: EdoState) -> dict[str, object]:
    """The cities with buildings: by site the seat and what it is, then the fortresses."""
    found: dict[str, object] = {}
    for city in range(ids.CITIES):
        at = city * codes.PER_CITY
        row, forts = state.city[at + codes.ROW], state.city[at + codes.FORTRESSES]
        words = [f"{site['building']} {site['seat']}" for site in view.buildings(row)]
        if row or forts:
            found[ids.SPACE_IDS[city]] = {"buildings": words, "fortresses": forts}
    return found


def tokens(state: EdoState) -> dict[str, object]:
    """The privilege board and the Ronin."""
    court = state.court
    return {
        "demands": [view.demand_id(token) for token in court[: tokken.GRANTS]],
        "demands_past": demands_past(state),
        "privileges": [view.privilege_id(token) for token in court[tokken.GRANTS :]],
        "privileges_past": privileges_past(state),
        "ronin": [ids.SPACE_IDS[space] for space in state.ronin],
    }


def demands_past(state: EdoState) -> list[str]:
    """The demands out of the game."""
    here = [*masks.members(state.demands), *state.court[: tokken.GRANTS]]
    return [id for demand, id in enumerate(ids.DEMAND_IDS) if state.court and demand not in here]


def privileges_past(state: EdoState) -> list[str]:
    """The privileges out of the game, each as often as it is."""
    past: list[str] = []
    for kind, copies in enumerate(state.setting.content.privilege_copies if state.court else []):
        held = sum(tokken.held(state, seat, kind) for seat in range(state.seats))
        here = tallies.count(state.grants, kind) + held + state.court[tokken.GRANTS :].count(kind)
        past += [ids.PRIVILEGE_IDS[kind]] * (copies - here)
    return past


# Plans


def locked_plans(state: EdoState, seat: int | None) -> dict[str, object]:
    """The locked plans by seat: three slots, and what could be planned with."""
    found: dict[str, object] = {}
    for owner in range(state.seats):
        if plans.is_locked(state, owner):
            known = seat is None or seat == owner or state.ended != codes.GOING_ON
            slots = actions.SLOTS if known else board.shown(state, owner)
            rows = [slot_words(plans.slot_at(state, owner, slot)) for slot in range(slots)]
            rows += [DRAW] * (actions.SLOTS - slots)
            found[str(owner)] = {"slots": rows, "stock": stock_row(plans.stock_at(state, owner))}
    return found


def slot_words(slot: int) -> str:
    """A slot as words: card, action, own, neutral and black officials."""
    face = f"{ids.CARD_IDS[plans.card(slot)]} {ids.ACTION_IDS[plans.action(slot)]}"
    return f"{face} {plans.own(slot)} {plans.neutral(slot)} {plans.black(slot)}"


def stock_row(stock: int) -> dict[str, object]:
    """What a seat could plan with."""
    return {
        "own": plans.own_in(stock),
        "neutral": plans.neutral_in(stock),
        "black": plans.black_in(stock),
        "cards": special_cards(plans.cards_in(stock)),
    }
