"""Travel: entering at a border post, free relocation."""

import pytest

from tests.games.edo.table import abroad, good, offered, samurai, turn, why
from tests.games.kit import facts_of, legal, run

SPECIALS = ["woodcutters", "granary", "caravan"]


@pytest.mark.rule("action/enter")
def test_an_official_becomes_a_samurai_on_a_border_post() -> None:
    state = turn("court travel 2")
    assert offered(state, "enter") == ["border_east", "border_south", "border_west"]
    run(state, "0 enter border_south")
    assert (samurai(state), abroad(state)) == (["border_south"], 1)
    assert facts_of(state, "samurai_entered") == [{"seat": 0, "space": "border_south"}]


@pytest.mark.rule("action/enter")
def test_a_neutral_official_never_enters() -> None:
    state = turn("court travel 0 2", me={"neutrals": 2})
    assert why(state, "0 enter border_east") == ("action/enter", "no_own_official")
    assert why(state, "0 enter border_north") == ("setup/board", "not_on_side")


@pytest.mark.rule("action/enter")
def test_entering_uses_the_own_officials() -> None:
    state = turn("court travel 1 1", me={"neutrals": 1})
    run(state, "0 enter border_east")
    assert (state.own, state.neutral) == (0, 1)
    assert why(state, "0 enter border_east") == ("action/enter", "no_own_official")


@pytest.mark.rule("action/travel")
def test_without_officials_nobody_travels() -> None:
    state = turn("court travel", me={"samurai": ["sakura"]})
    assert why(state, "0 enter border_east") == ("perform/officials", "no_official")
    assert why(state, "0 relocate sakura") == ("perform/officials", "no_official")


@pytest.mark.rule("action/relocate")
def test_an_official_moves_up_to_two_samurai_free_anywhere() -> None:
    state = turn("works travel 1", me={"samurai": ["sakura", "edo"], "ryo": 0})
    run(state, "0 relocate sakura")
    assert len(legal(state)) == 18
    run(state, "0 to quarry_2", "0 relocate edo", "0 to border_west")
    assert (samurai(state), good(state, "ryo")) == (["quarry_2", "border_west"], 0)
    assert why(state, "0 relocate quarry_2") == ("perform/officials", "no_official")


@pytest.mark.rule("action/relocate")
def test_a_samurai_is_relocated_from_where_it_stands_to_elsewhere() -> None:
    state = turn("works travel 1", me={"samurai": ["sakura"]})
    assert why(state, "0 relocate edo") == ("action/relocate", "no_samurai")
    run(state, "0 relocate sakura")
    assert why(state, "0 to sakura") == ("action/relocate", "same_space")
    assert why(state, "0 to mito") == ("setup/board", "not_on_side")


@pytest.mark.rule("action/relocate")
def test_couriers_move_three() -> None:
    mine = {"cards": ["couriers"], "samurai": ["sakura", "edo", "odawara"]}
    state = turn("couriers travel 1", me=mine, specials=SPECIALS)
    run(state, "0 relocate sakura", "0 to edo", "0 relocate edo", "0 to quarry_1")
    run(state, "0 relocate odawara", "0 to rice_2")
    assert state.repeats_left == 0
    assert offered(state, "relocate") == []


@pytest.mark.rule("action/travel")
def test_officials_travel_one_after_the_other() -> None:
    state = turn("court travel 3", me={"samurai": ["sakura"]})
    run(state, "0 enter border_east", "0 relocate border_east", "0 to edo")
    run(state, "0 enter border_west")
    assert samurai(state) == ["edo", "sakura", "border_west"]
    assert (state.repeats_left, state.own) == (0, 0)
