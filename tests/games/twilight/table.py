"""Helpers for the tests of Twilight of Shogun: set up positions and look at the result."""

from typing import Final

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.ids import CARD_IDS, SIDE_IDS, SPACE_IDS, SPACES
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.kit import entries, legal, position_error, run

CLOSED: Final = len(GAME.content.closed_deck)
"""Cards below this number are of the closed deck."""
ANTI: Final = 0
PRO: Final = 1
HANDS: Final = [["sonno_joi", "shuseikan"], ["kobu_gattai", "nagai_uta"]]
"""Each side holds cards of its own, 4 and then 3 or 2 points."""
OPEN: Final[dict[str, object]] = {"turn": 4, "treaty": 2, "opened": True}
"""A turn of the time after the opening."""


# Setting up


def laid(**fields: object) -> TwilightState:
    """Anti-Bakufu's first round with the usual hands, unless these fields say otherwise."""
    state = GAME.load({"hands": HANDS, **fields})
    state.events = []
    return state


def holding(seat: int, *cards: str, **fields: object) -> TwilightState:
    """The round of a seat that holds these cards; the other side holds one of its own."""
    other = "kobu_gattai" if seat == ANTI else "sonno_joi"
    hands = [list(cards), [other]] if seat == ANTI else [[other], list(cards)]
    later = OPEN if any(CARD_IDS.index(card) >= CLOSED for card in cards) else {}
    return laid(**{**later, "hands": hands, "active": seat, **fields})


def acting(seat: int, points: int, kind: str = "", **fields: object) -> TwilightState:
    """A seat uses a card of so many points for its action, perhaps of a kind."""
    own = [["roshigumi", "ikuno_uprising", "shuseikan", "sonno_joi"]]
    own.append(["nagasaki_naval_school", "nagai_uta", "kazunomiya", "ii_naosuke_tairo"])
    card = own[seat][points - 1]
    state = holding(seat, card, **fields)
    run(state, f"{seat} play {card}", f"{seat} use action")
    if kind:
        run(state, f"{seat} kind {kind}")
    return state


def event(seat: int, card: str, *lines: str, **fields: object) -> TwilightState:
    """A seat plays a card of its own or a common one as an event, then these lines."""
    state = holding(seat, card, **fields)
    run(state, f"{seat} play {card}", f"{seat} use event", *lines)
    return state


# Playing


def dealt(state: TwilightState, seed: int = 1) -> TwilightState:
    """The state once chance has dealt."""
    rng = Rng(seed)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(rng))
    return state


# Looking


def targets(state: TwilightState, seat: int) -> set[str]:
    """The spaces a seat may choose, without the verb."""
    return {words.partition(" ")[2] for words in legal(state, seat)} - {""}


def influence(state: TwilightState, space: str) -> list[int]:
    """Anti-Bakufu's and Pro-Bakufu's influence in a space."""
    number = SPACE_IDS.index(space)
    return [state.influence[number], state.influence[SPACES + number]]


def support(state: TwilightState, space: str) -> list[int]:
    """Anti-Bakufu's and Pro-Bakufu's total support value in a space."""
    number = SPACE_IDS.index(space)
    return [state.support[number], state.support[SPACES + number]]


def control(state: TwilightState, space: str) -> str | None:
    """Who controls a space, as the view says."""
    row = entries(state.view(ANTI)["spaces"])[SPACE_IDS.index(space)]
    side = row["control"]
    assert side is None or side in SIDE_IDS
    return None if side is None else str(side)


def markers(state: TwilightState) -> dict[object, object]:
    """The faces on the map with their spaces."""
    return {row["marker"]: row["space"] for row in entries(state.view(ANTI)["markers"])}


def hand(state: TwilightState, seat: int) -> list[str]:
    """The cards a seat holds."""
    return [CARD_IDS[card] for card in (state.pro_hand if seat else state.anti_hand)]


def discards(state: TwilightState) -> list[str]:
    """The discard pile."""
    return [CARD_IDS[card] for card in state.discard]


def removed(state: TwilightState) -> list[str]:
    """The cards that have left the game."""
    return [CARD_IDS[card] for card in state.removed]


def ending(state: TwilightState) -> tuple[str, list[int], list[int]]:
    """Why the game ended, who won, and the scores."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners, outcome.scores


def bad(**fields: object) -> str:
    """What is wrong with a position."""
    return position_error(GAME, {"hands": HANDS, **fields})
