"""Writes positions: every fact; with a seat, only what it may know."""

from hatamoto.games.edo import actions, board, codes, plans, samurai, tallies, view
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.position import steps
from hatamoto.games.edo.position.reading import SHOWN, SHOWN_OF_PLAYER
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board as tokken
from hatamoto.games.edo.view_types import CityView, PlayerView
from hatamoto.kernel import masks
from hatamoto.kernel.positions import DRAW, open_frames, write_end, write_head
from hatamoto.kernel.seats import WATCHER


def is_resting(state: EdoState) -> bool:
    """Whether the state can be restored from its facts alone."""
    return steps.step_of(state) != steps.BETWEEN


def write(state: EdoState, seat: int | None) -> dict[str, object]:
    """Every fact; with a seat, plans it has not seen are left out.

    Between two steps `open` and `turn` describe what is half done; loading uses `lines` instead.
    """
    shown, step = view.view(state, WATCHER), steps.step_of(state, seat)
    cities = [row for row in shown["cities"] if row["buildings"] or row["fortresses"]]
    fields: dict[str, object] = {
        **write_head(state),
        **{key: value for key, value in shown.items() if key in SHOWN},
        "round": state.rounds,
        "start": state.first,
        "pass": state.passes,
        "acted": masks.members(state.acted),
        "players": [player(state, owner, row) for owner, row in enumerate(shown["players"])],
        "tiles": {row["city"]: row["tile"] for row in shown["cities"] if row["tile"]},
        "cities": {row["city"]: city(row) for row in cities},
        "demands": [view.demand_id(token) for token in state.court[: tokken.GRANTS]],
        "demands_past": demands_past(state),
        "privileges": [view.privilege_id(token) for token in state.court[tokken.GRANTS :]],
        "privileges_past": privileges_past(state),
        "plans": locked_plans(state, seat),
        **write_end(state, codes.REASONS[state.ended]),
    }
    if step == steps.BETWEEN:
        fields |= {"turn": shown["turn"], "open": open_frames(state)}
    elif step != steps.OVER:
        fields["step"] = step
    if step == "setup" and steps.is_new(state):
        fields |= dict.fromkeys(("start", "merchant_card", "merchant_top", "specials"), DRAW)
    return fields


def player(state: EdoState, seat: int, shown: PlayerView) -> dict[str, object]:
    """The facts of a seat; houses, stocks and counts are derived from the board."""
    return {
        **{key: value for key, value in shown.items() if key in SHOWN_OF_PLAYER},
        "samurai": [samurai_words(piece) for piece in samurai.all_of(state, seat)],
        "temples": view.spaces_in(state.holdings[seat * codes.HELD + codes.HUBS]),
    }


def samurai_words(piece: int) -> str:
    """A samurai as text: its space, then `black` and `done` if they apply."""
    black = " black" if samurai.is_black(piece) else ""
    done = " done" if samurai.is_marked(piece) else ""
    return ids.SPACE_IDS[samurai.space(piece)] + black + done


def city(shown: CityView) -> dict[str, object]:
    """The buildings of a city by site: `house 0`, `post 1`; then its fortresses."""
    words = [f"{site['building']} {site['seat']}" for site in shown["buildings"]]
    return {"buildings": words, "fortresses": shown["fortresses"]}


def demands_past(state: EdoState) -> list[str]:
    """The demands out of the game."""
    here = [*masks.members(state.demands), *state.court[: tokken.GRANTS]]
    return [id for demand, id in enumerate(ids.DEMAND_IDS) if state.court and demand not in here]


def privileges_past(state: EdoState) -> list[str]:
    """The privileges out of the game, repeated by their count."""
    past: list[str] = []
    copies_of = state.config.content.privilege_copies if state.court else []
    for privilege, copies in enumerate(copies_of):
        held = sum(tokken.held(state, seat, privilege) for seat in range(state.seats))
        offered = state.court[tokken.GRANTS :].count(privilege)
        here = tallies.count(state.grants, privilege) + held + offered
        past += [ids.PRIVILEGE_IDS[privilege]] * (copies - here)
    return past


def locked_plans(state: EdoState, seat: int | None) -> dict[str, object]:
    """The locked plans by seat: three slots and the stock."""
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
    """A slot as text: card, action, own, neutral and black officials."""
    face = f"{ids.CARD_IDS[plans.card(slot)]} {ids.ACTION_IDS[plans.action(slot)]}"
    return f"{face} {plans.own(slot)} {plans.neutral(slot)} {plans.black(slot)}"


def stock_row(stock: int) -> dict[str, object]:
    return {
        "own": plans.own_in(stock),
        "neutral": plans.neutral_in(stock),
        "black": plans.black_in(stock),
        "cards": view.special_cards(plans.cards_in(stock)),
    }
