"""What people saw the bots do wrong at the battles: the levels from 3 on do it no more."""

import pytest

from hatamoto.bots import LEVELS, bot
from hatamoto.games.battles import GAME
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.window import Window
from tests.games.battles.table import legal, toba, where
from tests.games.kit import decision, run

PLAYOUTS = 30
SKILLED = pytest.mark.parametrize("level", LEVELS[2:])


def chosen(state: BattlesState, level: str) -> str:
    """What a level answers, in notation."""
    window = Window(GAME, state, state.actor())
    return GAME.notation(bot(level, iterations=PLAYOUTS).choose(window, Rng(5)))


def play_phase(state: BattlesState, level: str) -> None:
    """A level plays on until the phase is over."""
    rng = Rng(8)
    seat, plan_phase = state.actor(), GAME.heuristics.plan_phase(state)
    player = bot(level, iterations=PLAYOUTS)
    while state.to_act() and GAME.heuristics.plan_phase(state) == plan_phase:
        actor = state.actor()
        if actor == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            assert actor == seat
            state.apply(seat, player.choose(Window(GAME, state, seat), rng))


@SKILLED
def test_a_retreat_spares_a_disordered_friend_where_a_hex_is_free(level: str) -> None:
    pieces = {"satsuma_1": "h1304", "inf_1_1": "h1305", "inf_1_2": "h1306"}
    state = toba("fire", pieces, disordered=["inf_1_1", "inf_1_2"])
    run(state, "1 fire satsuma_1", "1 target inf_1_1", "nature dice 3 3")
    assert decision(state) == "retreat"
    assert "h1306" in legal(state, "retreat")
    assert chosen(state, level) != "retreat h1306"


@SKILLED
def test_guns_make_way_on_the_only_bridge(level: str) -> None:
    pieces = {"guns_a": "h0203", "inf_1_1": "h0103", "satsuma_1": "h1511", "inf_5_1": "h1211"}
    state = toba("move", pieces)
    play_phase(state, level)
    assert where(state, "guns_a") != "h0203"


@SKILLED
def test_guns_fire_at_infantry_that_could_storm_them(level: str) -> None:
    pieces = {"guns_a": "h1304", "satsuma_1": "h1305", "satsuma_2": "h1302", "inf_1_1": "h1301"}
    state = toba("fire", pieces, active=1, disordered=["satsuma_2"])
    run(state, "0 fire guns_a")
    assert legal(state, "target") == ["satsuma_1", "satsuma_2"]
    assert chosen(state, level) == "target satsuma_1"


@SKILLED
def test_a_battery_on_a_victory_hex_stays_away_from_the_enemy(level: str) -> None:
    pieces = {"guns_a": "h1211", "inf_1_1": "h1311", "satsuma_1": "h1512", "satsuma_2": "h1611"}
    state = toba("move", pieces)
    play_phase(state, level)
    assert where(state, "guns_a") == "h1211"


@SKILLED
def test_nobody_marches_off_and_back(level: str) -> None:
    state = toba("move", {"inf_1_1": "h1211", "inf_1_2": "h1111", "satsuma_1": "h2411"}, turn=5)
    unit = "inf_1_2"
    places = [where(state, unit)]
    for _ in range(2):
        play_phase(state, level)
        places.append(where(state, unit))
        while state.to_act() and (state.actor(), decision(state)) != (0, "order"):
            actor = state.actor()
            rest = state.legal(actor)
            state.apply(actor, rest[-1])
    assert places[0] == places[1] or places[2] != places[0]


@SKILLED
def test_on_the_last_turn_it_attacks_the_hex_it_needs(level: str) -> None:
    held = {"h2411": 1, "h2419": 1, "h2424": 1, "h1122": 1, "h0921": 1, "h1018": 1}
    pieces = {"satsuma_1": "h1311", "inf_1_1": "h1211", "inf_1_2": "h1312"}
    shaken = ["inf_1_1", "inf_1_2"]
    state = toba("melee", pieces, turn=8, active=1, control=held, disordered=shaken)
    run(state, "1 melee satsuma_1")
    assert set(legal(state, "target")) == {"inf_1_1", "inf_1_2"}
    assert chosen(state, level) == "target inf_1_1"
