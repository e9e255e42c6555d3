"""How the game ends: sudden death, intervention, the emperor's flags, the last turn (§11.0)."""

import pytest

from hatamoto.games.twilight import GAME, changes
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.match import loaded_match
from tests.games.kit import decision, facts_seen, legal, refusal, run
from tests.games.twilight.table import ANTI, HANDS, OPEN, PRO, ending, event, holding, laid

FLAGS: dict[str, object] = {**OPEN, "court": [4, 0], "intervention": 2}


def last(**fields: object) -> tuple[str, list[int], list[int]]:
    """How the game ends when the last card of the last turn is used for nothing."""
    state = laid(**{"hands": [["sonno_joi"], []], "turn": 8, **fields})
    run(state, "0 play sonno_joi", "0 use action", "0 kind place", "0 stop")
    return ending(state)


@pytest.mark.rule("11.1(i)")
def test_twenty_points_win_at_once() -> None:
    state = event(ANTI, "ikuno_uprising", vp=-18)
    assert ending(state) == ("sudden_death", [ANTI], [20, -20])
    assert facts_seen(state, "game_ended") == [
        {"seat": ANTI, "reason": "sudden_death", "vp": -20, "side": "anti", "points": 20}
    ]
    assert refusal(state, "0 play sonno_joi") == ("game_over", "11.0")


@pytest.mark.rule("11.1(i)")
def test_nineteen_do_not() -> None:
    state = event(ANTI, "ikuno_uprising", vp=-17)
    assert state.outcome() is None
    assert decision(state) == "play_card"


@pytest.mark.rule("11.1(i)")
def test_the_track_stops_at_twenty() -> None:
    state = holding(ANTI, "kyo_situation", influence={"kyo": [1, 3]}, vp=18)
    run(state, "0 play kyo_situation", "0 use event_first")
    assert ending(state) == ("sudden_death", [PRO], [-20, 20])


@pytest.mark.rule("11.1(i)", "10.0(1)")
def test_joi_can_end_the_game() -> None:
    state = laid(hands=[["sonno_joi"], []], vp=-18, joi=True)
    run(state, "0 play sonno_joi", "0 use action", "0 kind place", "0 stop")
    assert ending(state) == ("sudden_death", [ANTI], [20, -20])


@pytest.mark.rule("11.1(ii)")
def test_a_player_may_resign() -> None:
    match = loaded_match(GAME, {"hands": HANDS, "vp": 7}, secret_from_seed(1))
    match.write("resign", PRO)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", [ANTI])
    assert outcome.scores == [-7, 7], "ruling 89: a resignation leaves the marker where it is"


# Intervention


@pytest.mark.rule("11.2(i)")
def test_an_event_never_raises_intervention_to_five() -> None:
    state = event(ANTI, "namamugi", intervention=4)
    assert (state.intervention, state.vp) == (4, -3)
    assert facts_seen(state, "intervention_held") == [{"level": 4}]


@pytest.mark.rule("11.2(ii)")
@pytest.mark.parametrize("seat", [ANTI, PRO])
def test_whoever_brings_the_powers_in_loses(seat: int) -> None:
    state = laid(intervention=4)
    changes.raise_intervention(state, seat)
    assert ending(state) == ("intervention", [1 - seat], [0, 0])


# The emperor's flags


@pytest.mark.rule("11.3(i)", "11.3(iii)", "11.3(iv)")
def test_the_flags_end_the_game() -> None:
    state = event(ANTI, "emperor_flags", **{**FLAGS, "vp": -9})
    assert decision(state) == "flags_die"
    run(state, "nature roll 4")
    assert ending(state) == ("emperor_flags", [ANTI], [5, -5])
    assert facts_seen(state, "flags_rolled") == [{"seat": ANTI, "number": 4}]


@pytest.mark.rule("11.3(iv)")
def test_the_flags_can_fail() -> None:
    state = event(ANTI, "emperor_flags", "nature roll 4", **{**FLAGS, "vp": -3})
    assert ending(state) == ("emperor_flags", [PRO], [-1, 1])


@pytest.mark.rule("11.3(i)")
def test_the_flags_carry_the_points_beyond_twenty() -> None:
    state = event(ANTI, "emperor_flags", "nature roll 6", **{**FLAGS, "vp": 17})
    assert ending(state) == ("emperor_flags", [PRO], [-23, 23])


@pytest.mark.rule("11.3(iv)")
@pytest.mark.parametrize("first", [ANTI, PRO])
def test_at_zero_the_first_player_wins(first: int) -> None:
    state = event(ANTI, "emperor_flags", "nature roll 4", **{**FLAGS, "vp": -4, "first": first})
    assert ending(state) == ("emperor_flags", [first], [0, 0])


@pytest.mark.rule("11.3(ii)")
@pytest.mark.parametrize("fields", [{"court": [3, 4]}, {"intervention": 3}])
def test_the_flags_need_the_court_and_calm_powers(fields: dict[str, object]) -> None:
    state = holding(ANTI, "emperor_flags", **{**FLAGS, **fields})
    run(state, "0 play emperor_flags")
    assert legal(state, ANTI) == ["use action"]


# The last turn


@pytest.mark.rule("11.4", "11.4(1)")
def test_every_scoring_event_is_played_once() -> None:
    both = {"kyo": [1, 2], "nagasaki": [2, 1], "satsuma": [4, 0], "fukui": [1, 4]}
    assert last(influence=both) == ("final_scoring", [PRO], [-1, 1])


@pytest.mark.rule("11.4(2)")
def test_nothing_stops_the_final_scoring_at_twenty() -> None:
    both = {"kyo": [1, 2], "satsuma": [4, 0], "choshu": [4, 0]}
    assert last(influence=both, vp=19) == ("final_scoring", [PRO], [-14, 14])


@pytest.mark.rule("11.4(3)")
@pytest.mark.parametrize("first", [ANTI, PRO])
def test_a_zero_goes_to_the_first_player_of_the_last_turn(first: int) -> None:
    assert last(first=first, active=ANTI, vp=8, influence={"aizu": [0, 3]}) == (
        "final_scoring", [PRO], [-4, 4],
    )  # fmt: skip
    even = last(first=first, active=ANTI, vp=4)
    assert even == ("final_scoring", [first], [0, 0])
