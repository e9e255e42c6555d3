"""A window: one seat's perspective of a game, without access to the true state."""

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window

LAID: dict[str, object] = {
    "loyalty": [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"]],
    "line": ["cat", "crane", "rooster", "snake", "wolf", "carp"],
    "hatamoto": 0,
    "plot": "p07",
}


def test_a_window_shows_what_the_seat_may_know() -> None:
    state = GAME.load(LAID)
    window = Window(GAME, state, 1)
    assert window.view() == state.view(1)
    assert window.legal() == state.legal(1)
    assert Window(GAME, state, 0).legal() == []


def test_a_window_says_why_not() -> None:
    window = Window(GAME, GAME.load(LAID), 1)
    refusal = window.refusal(GAME.parse("name 2"))
    assert refusal is not None
    assert refusal.reason == "wrong_verb"
    assert window.refusal(window.legal()[0]) is None


def test_a_window_draws_worlds_the_seat_holds_possible() -> None:
    window = Window(GAME, GAME.load(LAID), 1)
    worlds = [window.sample(Rng(seed)) for seed in range(20)]
    assert all(world.view(1) == window.view() for world in worlds)
    assert len({str(world.position()["loyalty"]) for world in worlds}) > 5


def test_a_window_has_no_door_to_the_state() -> None:
    window = Window(GAME, GAME.load(LAID), 1)
    names = [name for name in dir(window) if not name.startswith("_")]
    assert names == ["game", "legal", "refusal", "sample", "seat", "view"]
