"""Set-up: sides, covers, what chance opens, packages in turn, towns in reverse."""

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.content import SPACE_IDS
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.seats import NATURE
from tests.games.edo.table import abroad, goods, laid, player, points, row, samurai, why
from tests.games.kit import decision, facts_of, legal, run


def dealt(seats: int, modules: str = "none") -> EdoState:
    """A new game in which chance takes the first of everything."""
    state = GAME.new(seats, {"modules": modules})
    state.events = []
    while state.actor() == NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
    return state


@pytest.mark.rule("setup/players")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadArgument):
        GAME.new(seats)


@pytest.mark.rule("setup/board")
@pytest.mark.parametrize(
    ("seats", "side"), [(2, "small"), (3, "small"), (4, "large"), (5, "large")]
)
def test_the_side_depends_on_the_players(seats: int, side: str) -> None:
    assert dealt(seats).view(0)["side"] == side


@pytest.mark.rule("setup/covers")
@pytest.mark.parametrize(
    ("seats", "covered"),
    [
        (2, ["odawara", "forestry_2", "quarry_2", "rice_1"]),
        (3, []),
        (4, ["mito", "forestry_3", "quarry_2", "rice_3"]),
    ],
)
def test_covers_leave_a_town_for_each_player(seats: int, covered: list[str]) -> None:
    state = dealt(seats)
    assert state.view(0)["covered"] == covered
    assert len(state.config.setup.open_towns) == seats


@pytest.mark.rule("five/board")
@pytest.mark.rule("five/tiles")
def test_with_five_nothing_is_covered_and_every_city_has_a_tile() -> None:
    view = dealt(5).view(0)
    assert (view["side"], view["covered"]) == ("large", [])
    cities = view["cities"]
    assert isinstance(cities, list)
    assert [city["tile"] is not None for city in cities] == [True] * 6


@pytest.mark.rule("five/packages")
def test_five_players_take_all_five_packages() -> None:
    state = dealt(5)
    run(state, *[f"{(state.first + n) % 5} package k{n + 1}" for n in range(5)])
    assert state.view(0)["packages"] == []
    assert decision(state) == "choose_town"


@pytest.mark.rule("setup/tiles")
def test_tiles_are_laid_on_edo_first_and_fit_their_cities() -> None:
    state = GAME.new(4)
    assert decision(state) == "lay_tile"
    edo = [words.split()[-1] for words in legal(state, NATURE)]
    assert edo == ["edo_8", "edo_9", "edo_10", "edo_even"]
    run(state, "nature draw tile edo edo_9")
    towns = legal(state, NATURE)
    assert [words.split()[-1] for words in towns] == [
        "town_5", "town_6", "town_7", "town_8", "town_even",
    ]  # fmt: skip
    assert state.weights() == [4, 4, 4, 4, 4]
    run(state, "nature draw tile sakura town_5")
    assert state.weights() == [3, 4, 4, 4, 4]


@pytest.mark.rule("setup/tiles")
def test_a_town_tile_cannot_lie_on_edo() -> None:
    assert why(GAME.new(3), "nature draw tile edo town_5") == ("setup/tiles", "not_possible")


@pytest.mark.rule("setup/merchant")
def test_one_merchant_is_current_and_the_top_of_the_pile_lies_open() -> None:
    view = dealt(3).view(0)
    assert (view["merchant_card"], view["merchant_top"]) == ("m01", "m02")
    assert (view["merchants_left"], view["merchant"]) == (9, "edo")


@pytest.mark.rule("setup/merchant")
def test_a_merchant_card_is_drawn_once() -> None:
    state = GAME.new(3)
    for city, tile in [("edo", "edo_8"), ("sakura", "town_5"), ("odawara", "town_5")]:
        run(state, f"nature draw tile {city} {tile}")
    run(state, "nature draw tile kawagoe town_5", "nature draw merchant m04")
    assert why(state, "nature draw merchant m04") == ("setup/merchant", "already_drawn")


@pytest.mark.rule("setup/special")
def test_four_special_cards_lie_open() -> None:
    view = dealt(3).view(0)
    assert view["specials"] == ["woodcutters", "stonemasons", "rice_growers", "master_builders"]
    assert view["specials_left"] == 8


@pytest.mark.rule("setup/stock")
def test_everybody_starts_with_the_same_stock() -> None:
    state = dealt(4)
    assert goods(state, 2) == [0, 0, 0, 10]
    shown = player(state, 2)
    kept = {key: shown[key] for key in ("officials", "houses", "posts", "neutrals", "cards")}
    assert kept == {"officials": 5, "houses": 7, "posts": 1, "neutrals": 0, "cards": []}
    assert (state.neutrals, state.fortresses) == (12, 8)


@pytest.mark.rule("setup/start_player")
def test_chance_picks_the_start_player() -> None:
    state = GAME.new(3)
    while decision(state) != "choose_start":
        state.apply(NATURE, state.legal(NATURE)[0])
    assert state.view(0)["start"] is None
    assert legal(state, NATURE) == ["draw start 0", "draw start 1", "draw start 2"]
    assert why(state, "nature draw start 3") == ("setup/start_player", "no_such_seat")
    run(state, "nature draw start 2")
    assert state.view(0)["start"] == 2
    assert state.to_act() == [2]


@pytest.mark.rule("setup/packages")
def test_packages_are_taken_in_turn_order_and_only_once() -> None:
    state = laid(step="setup", round=0, start=1)
    assert state.to_act() == [1]
    run(state, "1 package k4")
    assert goods(state, 1) == [1, 0, 4, 11]
    assert why(state, "2 package k4") == ("setup/packages", "package_taken")
    run(state, "2 package k1", "0 package k5")
    assert decision(state) == "choose_town"


@pytest.mark.rule("setup/towns")
def test_towns_are_chosen_in_reverse_order() -> None:
    state = laid(step="setup", round=0, start=1)
    run(state, "1 package k1", "2 package k2", "0 package k3")
    assert state.to_act() == [0]
    run(state, "0 town sakura")
    assert state.to_act() == [2]
    run(state, "2 town kawagoe")
    assert legal(state, 1) == ["town odawara"]
    run(state, "1 town odawara")
    assert state.rounds == 1
    assert row(state, "sakura") == ["house 0"]
    assert (samurai(state, 0), abroad(state), points(state)) == (["sakura"], 1, 0)
    assert [facts["city"] for facts in facts_of(state, "town_taken")] == [
        "sakura", "kawagoe", "odawara",
    ]  # fmt: skip


@pytest.mark.rule("setup/towns")
def test_a_town_must_be_open_free_and_around_edo() -> None:
    state = laid(seats=2, step="setup", round=0)
    run(state, "0 package k1", "1 package k2", "1 town sakura")
    assert why(state, "0 town edo") == ("setup/towns", "not_a_town")
    assert why(state, "0 town sakura") == ("setup/towns", "town_taken")
    assert why(state, "0 town odawara") == ("setup/towns", "covered")
    assert why(state, "0 town mito") == ("setup/towns", "not_on_side")


def test_all_spaces_of_a_side_can_be_named() -> None:
    state = dealt(5)
    assert len(state.config.side.spaces) == 26
    assert all(state.config.on_side >> SPACE_IDS.index(name) & 1 for name in ("edo", "kofu"))
