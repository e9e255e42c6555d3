"""Options with their defaults by rules number, and the values that name a seat."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.conformance.case import option_sets
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.options import Option, seats_needed

MOVED = Option("moved", "c", ("a", "b", "c"), ((1, "a"), (3, "b")))


@pytest.mark.parametrize(("rules", "default"), [(1, "a"), (2, "b"), (3, "b"), (4, "c"), (9, "c")])
def test_a_default_moves_with_the_rules_number(rules: int, default: str) -> None:
    assert MOVED.default_by(rules) == default


@pytest.mark.parametrize(
    ("value", "seats"), [("seat_0", 1), ("seat_5", 6), ("random", 0), ("seat_", 0), ("seat_x", 0)]
)
def test_a_value_that_names_a_seat_needs_that_many_seats(value: str, seats: int) -> None:
    assert seats_needed(value) == seats


def test_a_table_is_offered_the_seats_it_has() -> None:
    option = Option("first", "random", ("random", "seat_0", "seat_1", "seat_2"))
    assert option.values_at(2) == ("random", "seat_0", "seat_1")


def test_a_game_plays_its_own_rules_and_those_it_names() -> None:
    numbers: list[object] = [GAME.rules_number, 1, 0, 99, True, "2", None]
    assert [GAME.supports_rules(number) for number in numbers] == [True, True, *[False] * 5]


def test_options_are_filled_in_by_the_defaults_of_a_rules_number() -> None:
    assert GAME.resolve_options({}, 3, 1)["shinobi_binding"] == "slot"
    assert GAME.resolve_options({"shinobi_binding": "leader"}, 3, 1)["shinobi_binding"] == "leader"
    assert GAME.resolve_options({})["shinobi_binding"] == "leader"


def test_a_seat_beyond_the_table_is_refused_by_name() -> None:
    with pytest.raises(BadArgument, match="first_hatamoto cannot be seat_5: the seats are 0 to 4"):
        GAME.resolve_options({"first_hatamoto": "seat_5"}, 5)


def test_every_set_of_options_put_to_the_test_fits_its_table() -> None:
    for seats in range(3, 7):
        sets = option_sets(GAME, seats)
        assert {"first_hatamoto": f"seat_{seats - 1}"} in sets
        for options in sets:
            GAME.new(seats, options)
