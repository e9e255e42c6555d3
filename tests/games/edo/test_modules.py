"""Every combination of modules is a game that ends; the base game knows nothing of modules."""

from pathlib import Path

import pytest

import hatamoto.games.edo
from hatamoto.games.edo import GAME
from hatamoto.games.edo.content import ACTIONS
from hatamoto.games.edo.modules import CHOICES, MODULES, offers_with
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.rng import Rng
from tests.games.edo.table import MODULES as NAMES
from tests.games.kit import finished, wander

HOME = Path(hatamoto.games.edo.__file__).parent


def test_all_eight_combinations_can_be_chosen() -> None:
    assert list(CHOICES) == NAMES
    chosen = [
        [module.id for module in GAME.new(2, {"modules": name}).config.modules] for name in NAMES
    ]
    assert chosen == [
        [], ["jiin"], ["tokken"], ["jiin", "tokken"], ["ronin"], ["jiin", "ronin"],
        ["tokken", "ronin"], ["jiin", "tokken", "ronin"],
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", NAMES)
def test_a_random_game_ends(modules: str, seats: int) -> None:
    state = finished(GAME.new(seats, {"modules": modules}), seats)
    assert state.outcome() is not None
    assert state.rounds <= 10


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("modules", ["none", "jiin_ronin", "all"])
def test_nothing_is_lost_or_made(modules: str, seats: int) -> None:
    for state in wander(GAME.new(seats, {"modules": modules}), Rng(seats + 10)):
        if state.actor() >= 0:
            check_stocks(state)


def check_stocks(state: EdoState) -> None:
    """Officials, fortresses, crowds and Ronin add up."""
    view = state.view(0)
    players, samurai, cities = view["players"], view["samurai"], view["cities"]
    assert isinstance(players, list)
    assert isinstance(samurai, list)
    assert isinstance(cities, list)
    assert sum(one["neutrals"] for one in players) + state.neutrals == 12
    assert sum(city["fortresses"] for city in cities) + state.fortresses == 8
    crowd = sum(row["count"] for row in samurai) + len(state.ronin)
    assert sum(state.crowd) == crowd + bin(state.config.outsiders).count("1")
    for seat, one in enumerate(players):
        own = sum(row["count"] - row["black"] for row in samurai if row["seat"] == seat)
        assert own + one["officials"] == 5
        built = [b for city in cities for b in city["buildings"] if b["seat"] == seat]
        assert sum(b["building"] == "house" for b in built) + one["houses"] == 7
        assert min(one[good] for good in ("wood", "stone", "rice", "ryo")) >= 0


@pytest.mark.parametrize("path", sorted(HOME.glob("decisions/*.py")), ids=lambda path: path.stem)
def test_the_base_rules_name_no_module(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "edo.jiin" not in text
    assert "edo.tokken" not in text
    assert "edo.ronin" not in text
    assert "module.id" not in text


def test_a_verb_belongs_to_one_part_of_a_turn() -> None:
    for action in range(ACTIONS):
        words = [word for offer in offers_with(MODULES, action) for word in offer.verbs]
        assert len(words) == len(set(words))
