"""Positions: written by hand, read back, and refused when the game could not have reached them."""

import json

import pytest

from hatamoto.games.battles import GAME
from hatamoto.kernel.conformance import fingerprint
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.match import loaded_match, new_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.battles.table import (
    CENTRE,
    FOOT_BACK,
    holder,
    impossible,
    new,
    phase,
    position,
    set_up,
    stands,
    tabaru,
    toba,
    where,
)
from tests.games.kit import decision, run, wander

LONE = {"inf_1_1": CENTRE}
PAIR = {"inf_1_1": CENTRE, "satsuma_1": "h1305"}


@pytest.mark.parametrize("scenario", ["toba", "tabaru"])
def test_a_resting_state_written_and_read_again_is_the_same(scenario: str) -> None:
    state = new(scenario)
    rests = 0
    for _ in wander(state, Rng(5)):
        if GAME.is_resting(state):
            rests += 1
            again = GAME.load(json.loads(json.dumps(state.position())))
            assert fingerprint(again) == fingerprint(state)
            assert again.field == state.field
            assert again.legal(again.actor()) == state.legal(state.actor())
    assert rests > 100


@pytest.mark.parametrize("scenario", ["toba", "tabaru"])
def test_a_position_of_a_match_leads_back_to_every_moment(scenario: str) -> None:
    match = new_match(GAME, 2, {"scenario": scenario}, auto=False)
    rng = Rng(6)
    for ply in range(250):
        seat = match.state.actor()
        if ply % 3 == 0:
            again = loaded_match(GAME, json.loads(json.dumps(match.position())), auto=False)
            assert fingerprint(again.state) == fingerprint(match.state)
        legal = match.state.legal(seat)
        match.act(seat, match.state.draw(rng) if seat == NATURE else legal[rng.below(len(legal))])


def test_between_rests_what_is_open_is_told_by_name() -> None:
    state = toba("melee", PAIR)
    run(state, "0 melee inf_1_1")
    assert not GAME.is_resting(state)
    assert state.position()["open"] == [
        {"decision": "go_on", "seat": "step"},
        {"decision": "melee_target", "seat": 0, "unit": 0},
    ]


@pytest.mark.parametrize("scenario", ["toba", "tabaru"])
def test_a_finished_game_is_read_again(scenario: str) -> None:
    state = new(scenario)
    for _ in wander(state, Rng(3)):
        pass
    assert fingerprint(GAME.load(state.position())) == fingerprint(state)


def test_nothing_given_is_a_new_battle() -> None:
    assert decision(GAME.load({})) == "place_unit"
    assert decision(GAME.load({"options": {"scenario": "tabaru"}})) == "reinforcement_die"


def test_what_is_left_out_has_its_value_of_the_set_up() -> None:
    state = toba("move", LONE)
    assert (where(state, "okuzume"), where(state, "inf_1_2")) == ("cup", "removed")
    assert (holder(state, "h1122"), stands(state, "inf_1_1")) == (1, "normal")
    assert phase(state) == (2, "move", 0)


def test_a_half_finished_set_up_goes_on() -> None:
    state = GAME.load({"pieces": {"inf_1_1": "h1110"}})
    assert (decision(state), state.to_act(), len(state.legal(0))) == ("place_unit", [0], 16)


@pytest.mark.parametrize(
    ("message", "fields"),
    [
        ("no field", {"zoc": 1}),
        ("turn must be", {"turn": 9}),
        ("phase", {"phase": "setup"}),
        ("phase", {"phase": "night"}),
        ("active must be", {"active": 2}),
        ("learned: nothing is hidden", {"learned": 1}),
        ("pieces: 'ueno'", {"pieces": {"ueno": CENTRE}}),
        ("pieces: 'oyama'", {"pieces": {"oyama": CENTRE}}),
        ("is in a hex", {"pieces": {"inf_1_1": "h9999"}}),
        ("is in a hex", {"pieces": {"inf_1_1": 7}}),
        ("stands in water", {"pieces": {"inf_1_1": "h0116"}}),
        ("cannot be there", {"pieces": {"inf_1_1": "cup"}}),
        ("cannot be there", {"pieces": {"inf_1_1": "to_place"}}),
        ("cannot be there", {"pieces": {"inf_1_1": "back"}}),
        ("cannot be there", {"pieces": {"okuzume": "aside"}}),
        ("not on the map", {"disordered": ["inf_1_2"]}),
        ("disordered: 'x'", {"disordered": ["x"]}),
        ("does not act", {"marked": ["satsuma_1"]}),
        ("control: 'h1304'", {"control": {"h1304": 0}}),
        ("control must be", {"control": {"h2411": 2}}),
        ("stays so", {"control": {"h2411": None}}),
        ("lost its entry hex", {"control": {"h0103": 1}}),
        ("owed", {"owed": [1]}),
        ("not so many units in hand", {"owed": [1, 0]}),
        ("trail: give the lines of a half-done decision", {"trail": ["h1304"]}),
        ("begins must be true or false", {"begins": 1}),
        ("begins: a Recovery/Movement Phase", {"begins": True, "marked": ["inf_1_1"]}),
        ("begins: a Recovery/Movement Phase", {"begins": True, "phase": "fire"}),
        ("do not say so", {"ended": "drawn"}),
        ("do not say so", {"ended": "victory_hexes", "winner": 0}),
        ("do not say so", {"ended": "entry_hex"}),
        ("open: give the lines of a half-done decision", {"open": ["go_on step", "move_to 0"]}),
    ],
)
def test_a_slip_is_named(message: str, fields: dict[str, object]) -> None:
    fields = {"pieces": PAIR, **fields}
    with pytest.raises(BadPosition, match=message):
        GAME.load({**position("toba", "move", {}), **fields})


@pytest.mark.rule("3-1")
def test_two_commanders_do_not_share_a_hex() -> None:
    impossible("not alone", "tabaru", "move", {"oyama": "h1607", "kirino": "h1607"}, turn=9)


@pytest.mark.rule("15-2-7-2(4).4")
def test_a_commander_does_not_stand_with_an_enemy_unit() -> None:
    pieces = {"oyama": "h1607", "saigo_1_1": "h1607"}
    impossible("stands with an enemy unit", "tabaru", "move", pieces, turn=9)


@pytest.mark.rule("14(2)")
def test_a_unit_controls_the_victory_hex_under_it() -> None:
    impossible("controls the hex it stands on", "toba", "move", {"satsuma_1": "h0607"})


@pytest.mark.rule("14(4).1")
def test_a_unit_on_the_enemys_entry_hex_has_won() -> None:
    pieces, control = {"satsuma_1": "h0103"}, {"h0103": 1}
    impossible("ends the game", "toba", "move", pieces, control=control)
    over = {"control": control, "ended": "entry_hex", "winner": 1}
    assert GAME.load(position("toba", "move", pieces, **over)).to_act() == []


@pytest.mark.rule("13-1")
def test_no_more_reinforcements_than_the_dice_can_have_brought() -> None:
    impossible("more reinforcements", "toba", "move", {"okuzume": "hand"}, turn=1)
    many = dict.fromkeys(
        ["inf_11_1", "inf_11_2", "inf_12_1", "inf_12_2", "obama", "sappei"], "hand"
    )
    assert decision(toba("move", {**LONE, **many})) == "order"
    impossible("more reinforcements", "toba", "move", {**many, "okazaki": "hand"})


@pytest.mark.rule("15-2-7-2(2).1")
def test_no_more_commanders_than_the_track_has_called() -> None:
    drawn = dict.fromkeys(["oyama", "nogi"], "hand")
    impossible("more commanders", "tabaru", "move", drawn, turn=1)


@pytest.mark.rule("13-1(2)", "15-2-5(1)", "15-2-7-2(2).1")
def test_a_phase_that_begins_has_brought_nobody() -> None:
    first = {"turn": 1, "begins": True}
    state = tabaru("move", {}, **first)
    assert decision(state) == "reinforcement_die"
    run(state, "nature roll 3")
    assert decision(state) == "draw_commander"
    impossible("more reinforcements", "tabaru", "move", {}, owed=[6, 0], **first)
    impossible("more reinforcements", "tabaru", "move", {"guard_1_1": "h2001"}, **first)
    impossible("more commanders", "tabaru", "move", {"oyama": "hand"}, **first)
    assert decision(tabaru("move", {}, active=1, **first)) == "reinforcement_die"
    impossible("more reinforcements", "tabaru", "move", {}, active=1, owed=[0, 1], **first)


@pytest.mark.rule("13-1(2)", "15-2-7-2(2)")
def test_ruling_61_arrivals_that_are_half_done_are_lines() -> None:
    facts = position("tabaru", "move", {}, turn=1, begins=True)
    lines = ["nature roll 3", "nature draw oyama"]
    match = loaded_match(GAME, {**facts, "lines": lines}, auto=False)
    assert where(match.state, "oyama") == "hand"  # type: ignore[arg-type]
    for wrong in (["nature draw oyama"], ["nature roll 7"], ["0 roll 3"], ["end"]):
        with pytest.raises(BadPosition, match="lines"):
            loaded_match(GAME, {**facts, "lines": wrong})


@pytest.mark.rule("15-2-5(1).2")
def test_no_gun_has_come_before_the_last_of_the_foot() -> None:
    impossible("only after all other", "tabaru", "move", {"guard_guns": "h1607"}, turn=9)
    impossible("only after all other", "tabaru", "move", {"guard_guns": "back"}, turn=9)
    assert where(tabaru("move", {**FOOT_BACK, "guard_guns": "h1607"}), "guard_guns") == "h1607"


@pytest.mark.rule("15-2-7-1(1).1", "15-2-7-2(2).2")
def test_nobody_is_lost_or_called_before_the_enemy_has_come() -> None:
    impossible("cannot be there", "tabaru", "move", {"guard_1_1": "back"}, turn=1)
    impossible("cannot have come yet", "tabaru", "move", {"saigo": "hand"}, turn=1)


@pytest.mark.rule("9-1(1)")
def test_a_disordered_unit_has_not_fired() -> None:
    shaken = {"marked": ["satsuma_1"], "disordered": ["satsuma_1"]}
    impossible("cannot have fired", "toba", "fire", PAIR, **shaken)
    impossible("cannot have fought", "toba", "melee", {"guns_a": CENTRE}, marked=["guns_a"])


@pytest.mark.parametrize(
    ("phase", "lines", "decision"),
    [
        ("move", ["0 move inf_1_1"], "move_to"),
        ("fire", ["1 fire satsuma_1", "1 target inf_1_1"], "fire_dice"),
        ("fire", ["1 fire satsuma_1", "1 target inf_1_1", "nature dice 6 6"], "retreat"),
        ("melee", ["0 melee inf_1_1", "0 target satsuma_1"], "melee_dice"),
        ("melee", ["0 melee inf_1_1", "0 target satsuma_1", "nature dice 6 6"], "morale_die"),
    ],
)
def test_lines_lead_into_a_decision(phase: str, lines: list[str], decision: str) -> None:
    facts = {**position("toba", phase, PAIR), "lines": lines}
    match = loaded_match(GAME, facts, auto=False)
    assert GAME.kind(match.state.top()).id == decision
    assert match.position()["lines"] == lines


def test_what_an_old_record_says_is_open_is_read_where_the_game_rests() -> None:
    assert decision(toba("move", PAIR, open=["order 0"])) == "order"
    impossible("half-done", "toba", "move", PAIR, open=["order 1"])


def test_a_position_of_another_game_or_other_rules_is_refused() -> None:
    for fields in (
        {"game": "edo"},
        {"rules": 3},
        {"seats": 3},
        {"options": {"scenario": "nowhere"}},
        {"options": 1},
    ):
        with pytest.raises(BadPosition):
            GAME.load(fields)


def test_a_position_of_rules_number_1_is_read() -> None:
    assert decision(GAME.load({"rules": 1})) == "place_unit"


def test_random_slips_never_break_the_reader() -> None:
    rng = Rng(11)
    whole = set_up(new("toba")).position()
    odd: list[object] = [None, -1, 10**30, "x", [], {}, True, [[]], {"a": 1}, "h1304", 0.5]
    for _ in range(600):
        broken = json.loads(json.dumps(whole))
        field = list(broken)[rng.below(len(broken))]
        value = broken[field]
        if isinstance(value, dict) and value and rng.below(2):
            value[list(value)[rng.below(len(value))]] = odd[rng.below(len(odd))]
        else:
            broken[field] = odd[rng.below(len(odd))]
        try:
            state = GAME.load(broken)
        except BadPosition:
            continue
        assert state.to_act() or state.outcome() is not None
