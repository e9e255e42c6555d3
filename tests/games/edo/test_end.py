"""Phase 4: the limit, the end of the game, the next round, final scoring."""

from collections.abc import Mapping, Sequence

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.outcome import Outcome
from tests.games.edo.table import goods, laid, player, position, why
from tests.games.kit import decision, facts_of, legal, run

PAST = ["m02", "m04", "m05", "m06", "m07", "m08", "m09", "m10"]


def outcome(state: EdoState) -> Outcome:
    """How the game ended."""
    result = state.outcome()
    assert result is not None
    return result


def ended(players: Sequence[Mapping[str, object]], **fields: object) -> Outcome:
    """The outcome when the round ends with these players."""
    wanted = position(3, "none", step="limit", players=list(players), **fields)
    return outcome(GAME.load(wanted))


def in_edo(*seats: int) -> dict[str, object]:
    """Houses of these seats in Edo."""
    return {"edo": {"buildings": [f"house {seat}" for seat in seats]}}


@pytest.mark.rule("end/limit")
def test_goods_above_ten_are_discarded_by_choice() -> None:
    state = laid(step="limit", players=[{"wood": 7, "stone": 0, "rice": 5}, {}, {}])
    assert legal(state) == ["discard wood", "discard rice"]
    assert why(state, "0 discard stone") == ("end/limit", "no_such_good")
    run(state, "0 discard rice", "0 discard wood")
    assert goods(state)[:3] == [6, 0, 4]
    assert decision(state) != "discard_goods"


@pytest.mark.rule("end/limit")
def test_ten_goods_may_be_kept_and_money_does_not_count() -> None:
    state = laid(step="limit", players=[{"wood": 5, "rice": 5, "ryo": 99}, {}, {}])
    assert decision(state) != "discard_goods"


@pytest.mark.rule("end/check")
def test_twelve_points_end_the_game_after_the_round() -> None:
    result = ended([{"points": 12}, {"points": 4}, {}])
    assert (result.reason, result.winners) == ("points", [0])


@pytest.mark.rule("end/check")
def test_eleven_points_do_not() -> None:
    assert laid(step="limit", players=[{"points": 11}, {}, {}]).outcome() is None


@pytest.mark.rule("end/check")
def test_an_empty_merchant_pile_ends_the_game() -> None:
    past = [*PAST, "m03"]
    result = ended([{"points": 3}, {}, {}], merchant_top=None, merchants_past=past, round=10)
    assert (result.reason, result.winners) == ("merchants", [0])


@pytest.mark.rule("end/merchant")
def test_the_top_merchant_becomes_current_and_the_next_is_opened() -> None:
    state = laid(step="limit")
    assert decision(state) == "open_merchant"
    assert state.view(0)["merchant_card"] == "m03"
    run(state, "nature draw merchant m08")
    assert state.view(0)["merchant_top"] == "m08"
    assert state.view(0)["merchants_past"] == ["m01"]


@pytest.mark.rule("end/merchant")
def test_the_last_card_leaves_an_empty_pile() -> None:
    state = laid(step="limit", merchants_past=PAST, round=9)
    assert state.rounds == 10
    assert (state.view(0)["merchant_top"], state.view(0)["merchants_left"]) == (None, 0)


@pytest.mark.rule("end/special")
def test_the_display_is_refilled_to_four() -> None:
    state = laid(step="limit", specials=["caravan"])
    run(state, "nature draw merchant m08", "nature draw special corvee")
    assert why(state, "nature draw special corvee") == ("setup/special", "already_drawn")
    run(state, "nature draw special granary", "nature draw special treasury")
    assert state.view(0)["specials"] == ["granary", "caravan", "corvee", "treasury"]
    assert decision(state) == "make_plan"


@pytest.mark.rule("end/special")
def test_when_the_deck_runs_out_fewer_are_open() -> None:
    owned = [
        "stonemasons", "rice_growers", "master_builders", "corvee", "treasury", "magistrate",
        "couriers", "quarry_office", "woodcutters",
    ]  # fmt: skip
    state = laid(step="limit", specials=["caravan"], players=[{"cards": owned}, {}, {}])
    run(state, "nature draw merchant m08", "nature draw special granary")
    run(state, "nature draw special architect")
    assert (decision(state), state.deck) == ("make_plan", 0)


@pytest.mark.rule("end/start_player")
def test_the_start_player_changes_clockwise() -> None:
    state = laid(step="limit", start=2)
    run(state, "nature draw merchant m08")
    assert (state.first, state.rounds) == (0, 2)
    assert facts_of(state, "round_began") == [{"round": 2, "seat": 0}]


@pytest.mark.rule("end/scoring")
def test_money_and_samurai_score_at_the_end() -> None:
    players = [
        {"points": 12, "ryo": 39, "samurai": ["edo"] * 3},
        {"points": 2, "ryo": 40, "samurai": ["edo"] * 4},
        {"ryo": 19, "samurai": ["edo"]},
    ]
    assert ended(players).scores == [12 + 1 + 1, 2 + 2 + 2, 0]


@pytest.mark.rule("end/scoring")
def test_goods_and_officials_at_home_count_nothing() -> None:
    assert ended([{"points": 12, "wood": 9, "neutrals": 4, "ryo": 0}, {}, {}]).scores[0] == 12


@pytest.mark.rule("end/edo")
def test_only_who_has_a_house_in_edo_can_win() -> None:
    result = ended([{"points": 15}, {"points": 9}, {"points": 8}], cities=in_edo(1, 2))
    assert (result.winners, result.places) == ([1], [3, 1, 2])


@pytest.mark.rule("end/edo")
def test_a_fortress_in_edo_is_no_house() -> None:
    cities = {"edo": {"buildings": ["house 1"], "fortresses": 2}}
    assert ended([{"points": 15}, {}, {}], cities=cities).winners == [1]


@pytest.mark.rule("end/edo")
def test_if_nobody_has_one_the_highest_total_wins() -> None:
    assert ended([{"points": 12}, {"points": 13}, {}]).winners == [1]


@pytest.mark.rule("end/ties")
def test_ties_are_broken_by_money_then_by_samurai_then_shared() -> None:
    richer = ended([{"points": 12, "ryo": 3}, {"points": 12, "ryo": 4}, {}])
    assert richer.places == [2, 1, 3]
    manned: list[dict[str, object]] = [
        {"points": 12, "ryo": 4},
        {"points": 12, "ryo": 4, "samurai": ["edo"]},
        {},
    ]
    assert ended(manned).places == [2, 1, 3]
    assert ended([{"points": 12, "ryo": 4}, {"points": 12, "ryo": 4}, {}]).places == [1, 1, 3]


def test_the_end_is_told_part_by_part() -> None:
    start = laid(step="limit", players=[{"points": 12, "wood": 11, "ryo": 25}, {}, {}])
    run(start, "0 discard wood")
    assert facts_of(start, "score_counted")[0] == {
        "seat": 0, "points": 12, "money": 1, "samurai": 0, "tokens": 0, "score": 13, "place": 1,
    }  # fmt: skip
    assert facts_of(start, "game_ended") == [{"reason": "points"}]
    assert player(start)["score"] == 13
    assert GAME.outcome(start) is not None
