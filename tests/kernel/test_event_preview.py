"""What an action would tell: the public events of its own effect, and only where a kind says so."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.event_preview import preview_events
from tests.games.kit import legal, run
from tests.games.shogunate.table import acting, paying


def told(state: ShogunateState, seat: int, action: str) -> list[str]:
    """The kinds of events an action foretells."""
    return [event.kind for event in preview_events(state, seat, GAME.parse(action))]


def test_a_move_of_a_leader_is_foretold_with_its_slots() -> None:
    state = acting("upstream")
    (event,) = preview_events(state, 1, GAME.parse("up snake 2"))
    assert (event.kind, event.facts["from_slot"], event.facts["to_slot"]) == ("leader_moved", 4, 2)


@pytest.mark.parametrize(
    ("plot", "action", "kinds"),
    [
        ("p10", "swap 2", ["leaders_switched"]),
        ("p10", "decline", ["power_declined"]),
        ("p11", "shift cat crane", ["honour_moved"]),
        ("p12", "leader wolf", ["honour_gained"]),
        ("p05", "shinobi 1", ["shinobi_moved"]),
    ],
)
def test_a_power_foretells_what_it_does_and_not_what_follows(
    plot: str, action: str, kinds: list[str]
) -> None:
    state = paying(plot, honour={"cat": 3})
    assert told(state, 0, action) == kinds


def test_the_state_stays_as_it_was() -> None:
    state = paying("p10")
    before = (state.position(), len(state.events or []))
    told(state, 0, "swap 2")
    assert (state.position(), len(state.events or [])) == before


def test_what_is_foretold_happens() -> None:
    for action in legal(paying("p10"), 0):
        state = paying("p10")
        events = preview_events(state, 0, GAME.parse(action))
        run(state, f"0 {action}")
        assert state.events is not None
        happened = [event.as_json() for event in state.events[: len(events)]]
        assert happened == [event.as_json() for event in events]


def test_a_question_about_hidden_cards_foretells_nothing() -> None:
    state = acting("upstream")
    run(state, "1 up snake 1")
    assert [told(state, 1, action) for action in legal(state, 1)] == [[], []]
