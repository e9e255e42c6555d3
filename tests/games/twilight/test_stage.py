"""Everybody sees the card in play, what it is used for, and how far it has come (ruling 93)."""

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.codes import NO_CARD
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER
from tests.games.kit import decision, facts_seen, run, wander
from tests.games.twilight.table import ANTI, PRO, acting, dealt, event, holding


def shown(state: TwilightState, seat: int = WATCHER) -> tuple[object, object, object]:
    """The card in play, its use and the current part."""
    view = state.view(seat)
    return view["card"], view["use"], view["part"]


def test_a_card_is_shown_before_its_use_is_announced() -> None:
    state = holding(ANTI, "sonno_joi")
    assert shown(state) == (None, None, None)
    run(state, "0 play sonno_joi")
    assert shown(state) == ("sonno_joi", None, None)


def test_an_action_alone_is_an_action() -> None:
    assert shown(acting(PRO, 3, "place"))[1:] == ("action", "action")


@pytest.mark.rule("9.1(3)")
def test_an_action_given_by_an_event_is_the_event() -> None:
    state = event(ANTI, "joi_execution", "0 kind place")
    assert shown(state) == ("joi_execution", "event", "event")


@pytest.mark.rule("7.2(ii)")
def test_the_action_first_then_the_opponents_event() -> None:
    state = holding(PRO, "joi_execution")
    run(state, "1 play joi_execution", "1 use action_first", "1 kind place")
    assert shown(state)[1:] == ("action_first", "action")
    run(state, "1 stop")
    assert shown(state)[1:] == ("action_first", "event")
    run(state, "0 kind place")
    assert shown(state, PRO)[1:] == ("action_first", "event")


@pytest.mark.rule("7.2(ii)")
def test_the_opponents_event_first_then_the_action() -> None:
    state = holding(PRO, "joi_execution")
    run(state, "1 play joi_execution", "1 use event_first")
    assert shown(state)[1:] == ("event_first", "event")
    run(state, "0 kind place", "0 stop")
    assert shown(state)[1:] == ("event_first", "action")
    run(state, "1 kind place")
    assert shown(state)[1:] == ("event_first", "action")


@pytest.mark.rule("9.4(i)")
def test_a_war_after_the_action_is_the_event() -> None:
    state = holding(ANTI, "choshu_expedition", influence={"kyo": [1, 3]})
    run(state, "0 play choshu_expedition", "0 use action_first", "0 kind place", "0 stop")
    assert shown(state)[1:] == ("action_first", "event")
    run(state, "1 war choshu")
    assert shown(state)[1:] == ("action_first", "event")


@pytest.mark.rule("7.21(iii)")
def test_a_must_play_card_has_both_parts_for_its_player() -> None:
    state = holding(PRO, "iemochi_succession")
    run(state, "1 play iemochi_succession", "1 use event_first")
    assert shown(state)[1:] == ("event_first", "event")
    run(state, "1 put mito", "1 put fukui")
    assert shown(state)[1:] == ("event_first", "action")


@pytest.mark.rule("8.4(1)(i)")
def test_a_court_operation_leaves_only_the_action() -> None:
    state = holding(PRO, "joi_execution")
    run(state, "1 play joi_execution", "1 use action_first", "1 kind court")
    assert shown(state)[1:] == ("action", "action")


@pytest.mark.parametrize("seed", range(4))
def test_in_every_round_the_use_is_the_one_announced(seed: int) -> None:
    state = dealt(GAME.new(2), seed)
    state.events = []
    for now in wander(state, Rng(seed)):
        if decision(now) == "play_card":
            now.events = []
        announced = [facts["use"] for facts in facts_seen(now, "use_announced")]
        if now.card == NO_CARD or decision(now) == "court_die":
            continue
        assert shown(now)[1] == (announced[0] if announced else None)
        assert (shown(now)[2] is None) == (not announced)


@pytest.mark.parametrize(
    ("use", "parts"),
    [
        ("action", ["action"]),
        ("event", ["event"]),
        ("action_first", ["action", "event"]),
        ("event_first", ["event", "action"]),
    ],
)
@pytest.mark.rule("7.1(2)")
def test_the_parts_of_a_card_stand_in_the_order_announced(use: str, parts: list[str]) -> None:
    seat = PRO if "_" in use else ANTI
    state = holding(seat, "joi_execution")
    run(state, f"{seat} play joi_execution")
    assert state.view(WATCHER)["parts"] == []
    run(state, f"{seat} use {use}")
    assert state.view(WATCHER)["parts"] == parts


# Whether the event is due


def due(state: TwilightState) -> object:
    """Whether everybody sees that the event is still to come or to be finished."""
    assert state.view(WATCHER)["event_due"] == state.view(ANTI)["event_due"]
    return state.view(WATCHER)["event_due"]


def test_no_event_is_due_before_it_is_announced() -> None:
    state = holding(ANTI, "sonno_joi")
    assert due(state) is False
    run(state, "0 play sonno_joi")
    assert due(state) is False


@pytest.mark.rule("7.21(i)")
def test_no_event_is_due_in_an_action_alone() -> None:
    assert due(acting(PRO, 3, "place")) is False


@pytest.mark.rule("7.21(i)", "9.3(2)")
def test_an_event_is_due_until_its_last_choice_is_made() -> None:
    state = event(ANTI, "sonno_joi")
    for _ in range(4):
        assert (decision(state), due(state)) == ("put", True)
        run(state, f"0 {GAME.notation(state.legal(ANTI)[0])}")
    assert due(state) is False


@pytest.mark.rule("9.1(3)", "9.4")
def test_an_event_is_due_while_it_acts_or_wages_war() -> None:
    assert due(event(ANTI, "joi_execution", "0 kind place")) is True
    war = event(PRO, "choshu_expedition", influence={"kyo": [1, 3], "satsuma": [2, 0]})
    assert (decision(war), due(war)) == ("war", True)
    run(war, "1 war satsuma")
    assert (decision(war), due(war)) == ("war_die", True)


@pytest.mark.rule("7.2(ii)")
def test_an_event_first_is_due_until_the_action_begins() -> None:
    state = holding(PRO, "joi_execution")
    run(state, "1 play joi_execution", "1 use event_first")
    assert due(state) is True
    run(state, "0 kind place", "0 stop")
    assert (decision(state), due(state)) == ("choose_kind", False)


@pytest.mark.rule("7.2(ii)")
def test_an_event_after_the_action_is_due_all_the_while() -> None:
    state = holding(PRO, "joi_execution")
    run(state, "1 play joi_execution", "1 use action_first", "1 kind place")
    assert due(state) is True
    run(state, "1 stop")
    assert (decision(state), due(state)) == ("choose_kind", True)
