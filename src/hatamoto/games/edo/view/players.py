"""What everybody can see of each player."""

from hatamoto.games.edo import actions, board, codes, plans, scoring
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.wages import wages
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.view.land import repeated
from hatamoto.games.edo.view_types import PlannedView, PlayerView
from hatamoto.kernel import masks


def player(state: EdoState, seat: int) -> PlayerView:
    """What everybody can see of one player."""
    content, at, holdings = state.config.content, seat * codes.HELD, state.holdings
    shown: PlayerView = {
        "points": holdings[at + codes.POINTS],
        "wood": holdings[at],
        "stone": holdings[at + 1],
        "rice": holdings[at + 2],
        "ryo": holdings[at + 3],
        "officials": board.officials_home(state, seat),
        "neutrals": holdings[at + codes.NEUTRALS],
        "blacks": holdings[at + codes.BLACKS],
        "houses": holdings[at + codes.HOUSES],
        "posts": content.posts_each - int(holdings[at + codes.POST_AT] != 0),
        "cards": special_cards(holdings[at + codes.CARDS_HELD]),
        "privileges": repeated(holdings[at + codes.PRIVILEGES_HELD], ids.PRIVILEGE_IDS),
        "tokens": holdings[at + codes.TOKENS],
        "package": named(ids.PACKAGE_IDS, holdings[at + codes.PACKAGE_OF]),
        "town": named(ids.SPACE_IDS, holdings[at + codes.TOWN_OF]),
        "in_edo": board.is_in_edo(state, seat),
        "ready": is_ready(state, seat),
        "plan": plan(state, seat, board.shown(state, seat)),
        "income_now": income_now(state, seat),
        "wages_now": wages(state, seat),
        "total_now": scoring.score(state, seat),
    }
    for module in state.config.modules:
        module.show(state, seat, shown)
    if state.ended != codes.GOING_ON:
        result = scoring.outcome(state)
        assert result is not None
        shown["score"] = result.scores[seat]
        shown["place"] = result.places[seat]
    return shown


def special_cards(cards: int) -> list[str]:
    """The special cards of a set."""
    return [ids.CARD_IDS[card] for card in masks.members(cards) if card >= ids.START_CARDS]


def named(names: list[str], number: int) -> str | None:
    """The id of a number that counts from 1; None for 0."""
    return names[number - 1] if number else None


def income_now(state: EdoState, seat: int) -> int:
    """The total income of a seat if the round ended now."""
    if not state.rounds:
        return 0
    total = 0
    for city in state.config.cities:
        total += board.income(state, seat, city)
    return total


def is_ready(state: EdoState, seat: int) -> bool:
    """Whether the seat has nothing left to answer in the open planning."""
    return state.branches is not None and not masks.has(state.branches.owing, seat)


def plan(state: EdoState, seat: int, slots: int) -> list[PlannedView | None]:
    """The first slots of a seat's plan; the others are not shown."""
    locked = plans.is_locked(state, seat)
    return [
        planned(plans.slot_at(state, seat, slot)) if locked and slot < slots else None
        for slot in range(actions.SLOTS)
    ]


def planned(slot: int) -> PlannedView:
    """One slot of a plan."""
    return {
        "card": ids.CARD_IDS[plans.card(slot)],
        "action": ids.ACTION_IDS[plans.action(slot)],
        "own": plans.own(slot),
        "neutral": plans.neutral(slot),
        "black": plans.black(slot),
    }
