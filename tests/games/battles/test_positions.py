"""Positions: written by hand, read back, and refused when the game could not have reached them."""

import json

import pytest

from hatamoto.games.battles import GAME
from hatamoto.kernel.conformance import fingerprint
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.rng import Rng
from tests.games.battles.table import (
    CENTRE,
    FOOT_BACK,
    decision,
    holder,
    impossible,
    new,
    phase,
    position,
    set_up,
    stands,
    tabaru,
    toba,
    wander,
    where,
)

LONE = {"inf_1_1": CENTRE}
PAIR = {"inf_1_1": CENTRE, "satsuma_1": "h1305"}


@pytest.mark.parametrize("scenario", ["toba", "tabaru"])
def test_a_state_written_and_read_again_is_the_same(scenario: str) -> None:
    state = new(scenario)
    for ply, _ in enumerate(wander(state, Rng(5))):
        if ply % 7 == 0:
            again = GAME.load(json.loads(json.dumps(state.position())))
            assert fingerprint(again) == fingerprint(state)
            assert again.field == state.field
            assert again.legal(again.actor()) == state.legal(state.actor())


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
        ("learned must be", {"learned": 1}),
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
        ("trail: nobody retreats", {"trail": ["h1304"]}),
        ("trail: 'x'", {"trail": ["x"]}),
        ("do not say so", {"ended": "drawn"}),
        ("do not say so", {"ended": "victory_hexes", "winner": 0}),
        ("do not say so", {"ended": "entry_hex"}),
        ("nothing is open", {"ended": "drawn", "open": ["order 0"]}),
        ("asks somebody", {"open": []}),
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


TWO_DICE = {"turn": 1, "open": ["go_on step", "draw_commander nature", "reinforcement_die nature"]}
ONE_DRAW = {"turn": 1, "open": ["go_on step", "draw_commander nature"]}


@pytest.mark.rule("13-1(2)", "15-2-5(1)")
def test_a_roll_that_is_still_open_has_brought_nobody() -> None:
    assert decision(tabaru("move", {}, **TWO_DICE)) == "reinforcement_die"
    impossible("more reinforcements", "tabaru", "move", {}, owed=[6, 0], **TWO_DICE)
    impossible("more reinforcements", "tabaru", "move", {"guard_1_1": "h2001"}, **TWO_DICE)
    begins = {"turn": 1, "active": 1, "open": ["begin_phase step 3"]}
    assert decision(tabaru("move", {}, **begins)) == "reinforcement_die"
    impossible("more reinforcements", "tabaru", "move", {}, owed=[0, 1], **begins)


@pytest.mark.rule("15-2-7-2(2).1")
def test_a_draw_that_is_still_open_has_brought_no_commander() -> None:
    assert decision(tabaru("move", {}, owed=[6, 0], **ONE_DRAW)) == "draw_commander"
    impossible("more commanders", "tabaru", "move", {"oyama": "hand"}, **ONE_DRAW)


@pytest.mark.rule("15-1-5(1).1")
def test_what_is_still_to_be_drawn_counts_as_rolled() -> None:
    drawn = dict.fromkeys(["inf_11_1", "inf_11_2", "inf_12_1", "inf_12_2"], "hand")
    open = ["go_on step", "draw_unit nature 0 2"]
    assert decision(toba("move", {**PAIR, **drawn}, open=open)) == "draw_unit"
    impossible("more reinforcements", "toba", "move", {**PAIR, **drawn, "obama": "hand"}, open=open)


@pytest.mark.rule("13-1(2)", "15-2-7-2(2)")
@pytest.mark.parametrize(
    "open",
    [
        ["go_on step", "reinforcement_die nature"],
        ["go_on step", "reinforcement_die nature", "draw_unit nature 0 2"],
        ["go_on step", "reinforcement_die nature", "draw_commander nature"],
    ],
)
def test_ruling_61_nothing_is_left_out_of_the_arrivals(open: list[str]) -> None:
    impossible("cannot be open here", "tabaru", "move", {}, turn=1, open=open)


@pytest.mark.rule("15-1-5(1).1")
def test_a_die_is_rolled_before_its_draws() -> None:
    open = ["go_on step", "reinforcement_die nature", "draw_unit nature 0 2"]
    impossible("cannot be open here", "toba", "move", PAIR, open=open)


@pytest.mark.rule("13-2(1)")
def test_a_unit_of_the_set_up_does_not_arrive() -> None:
    open = ["go_on step", "enter_to 0"]
    impossible("cannot be open here", "toba", "move", {"inf_1_1": "h0103"}, open=open)


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
    ("phase", "open", "fields"),
    [
        ("move", ["place_unit 0"], {}),
        ("move", ["fire_unit 1"], {}),
        ("move", ["order 1"], {}),
        ("move", ["order nature"], {}),
        ("move", ["order 0 1"], {}),
        ("move", ["order 0", "order 0"], {}),
        ("move", ["go_on step", "move_to 1 33"], {}),
        ("move", ["go_on step", "move_to 0 33"], {}),
        ("move", ["go_on step", "move_to 0 99"], {}),
        ("move", ["go_on step", "move_to 0 0 5"], {}),
        ("move", ["go_on step", "move_via 0 0 340"], {}),
        ("move", ["go_on step", "enter_to 0"], {}),
        ("move", ["go_on step", "recovery_die nature"], {}),
        ("move", ["go_on step", "recovery_die 0"], {}),
        ("move", ["go_on step", "saigo_die nature"], {}),
        ("move", ["go_on step", "draw_unit nature 0 7"], {}),
        ("move", ["go_on step", "draw_unit nature 1 1"], {}),
        ("move", ["go_on step", "reinforcement_die nature"], {"turn": 1}),
        ("move", ["go_on step", "fire_target 1 33"], {}),
        ("move", ["move_to 0"], {}),
        ("move", ["begin_phase step 4"], {}),
        ("fire", ["go_on step", "fire_target 1"], {}),
        ("fire", ["go_on step", "fire_target 0 33"], {}),
        ("fire", ["go_on step", "fire_support 1 33 0"], {}),
        ("fire", ["go_on step", "fire_dice nature 33 1"], {}),
        ("fire", ["go_on step", "fire_dice nature 33 0 1"], {}),
        ("fire", ["go_on step", "fire_dice 1 33"], {}),
        ("fire", ["go_on step", "retreat 0"], {}),
        ("fire", ["go_on step", "retreat 1 33"], {"disordered": ["satsuma_1"]}),
        ("melee", ["go_on step", "melee_target 0 33"], {}),
        ("melee", ["go_on step", "melee_dice nature 0 33 64"], {}),
        ("melee", ["go_on step", "melee_command 1 0 33"], {}),
        ("melee", ["go_on step", "advance 0 0 340"], {}),
        ("melee", ["go_on step", "morale_die nature 33"], {}),
        ("melee", ["go_on step", "melee_over step 0 340", "morale_die nature 33"], {}),
        ("melee", ["go_on step", "melee_over step 0 340", "order 0"], {}),
    ],
)
def test_what_cannot_be_open_is_refused(
    phase: str, open: list[str], fields: dict[str, object]
) -> None:
    with pytest.raises(BadPosition, match="open"):
        GAME.load(position("toba", phase, PAIR, open=open, **fields))


@pytest.mark.parametrize(
    ("phase", "open", "fields"),
    [
        ("move", ["order 0"], {}),
        ("move", ["go_on step", "move_to 0"], {}),
        ("move", ["go_on step", "recovery_die nature"], {"disordered": ["inf_1_1"]}),
        ("move", ["go_on step", "reinforcement_die nature"], {}),
        ("move", ["go_on step", "draw_unit nature 0 3"], {}),
        ("fire", ["fire_unit 1"], {}),
        ("fire", ["go_on step", "fire_target 1 33"], {"pieces": {**PAIR, "satsuma_5": "h1404"}}),
        ("fire", ["go_on step", "fire_dice nature 39"], {}),
        ("fire", ["go_on step", "retreat 0"], {"disordered": ["inf_1_1"]}),
        ("melee", ["go_on step", "melee_target 0"], {}),
        ("melee", ["go_on step", "melee_dice nature 0 39"], {}),
        ("melee", ["go_on step", "advance 0 0 340"], {"marked": ["inf_1_1"], "pieces": LONE}),
        (
            "melee",
            ["go_on step", "melee_over step 0 340", "morale_die nature 39 2"],
            {"marked": ["inf_1_1"]},
        ),
    ],
)
def test_what_can_be_open_is_read(phase: str, open: list[str], fields: dict[str, object]) -> None:
    state = GAME.load({**position("toba", phase, PAIR, open=open), **fields})
    assert state.position()["open"] == open


def test_what_a_commander_can_have_open_is_read() -> None:
    pieces = {"oyama": "h2001", "guard_1_1": "h1607"}
    state = tabaru("move", pieces, open=["go_on step", "enter_to 0 43"])
    assert decision(state) == "enter_to"


def test_a_position_of_another_game_or_other_rules_is_refused() -> None:
    for fields in (
        {"game": "edo"},
        {"rules": 3},
        {"seats": 3},
        {"options": {"scenario": "ueno"}},
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
