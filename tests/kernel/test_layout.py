"""Values become columns: each part has its places, and nothing is lost without a word."""

import pytest

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.layout import AnyOf, Cells, Number, OneOf, Part, Record, Rows

STALE = Record({"stale": Number()})
NOTES = Cells(("seat", range(2)), ("clan", ["cat", "wolf"]), STALE, maximum=2)


@pytest.mark.parametrize(
    ("part", "value", "columns"),
    [
        (Number(4), 3, [0.75]),
        (Number(4), 9, [1.0]),
        (Number(), True, [1.0]),
        (OneOf(["cat", "wolf"]), "wolf", [0, 1]),
        (OneOf(range(1, 4)), 1, [1, 0, 0]),
        (AnyOf(["cat", "wolf"], 2), ["wolf", "cat", "wolf"], [0.5, 1]),
        (Rows(3, Number(2)), [2, 1], [1, 1, 1, 0.5, 0, 0]),
        (Rows(2, OneOf(["cat"])), [None, "cat"], [1, 0, 1, 1]),
        (Record({"a": Number(2), "b": Number()}), {"b": 1}, [0, 1]),
        (Record({"a": Number(2), "b": Number()}), {"b": None, "a": 1}, [0.5, 0]),
        (NOTES, [{"seat": 1, "clan": "cat", "stale": True}], [0, 0, 0, 0, 0.5, 1, 0, 0]),
        (NOTES, [{"seat": 0, "clan": "wolf", "stale": False}] * 2, [0, 0, 1, 0, 0, 0, 0, 0]),
    ],
)
def test_a_value_fills_its_columns(part: Part, value: object, columns: list[float]) -> None:
    assert part.numbers(value) == columns


@pytest.mark.parametrize(
    ("part", "value", "words"),
    [
        (OneOf(["cat"]), "dog", "no column for 'dog'"),
        (AnyOf(["cat"]), ["dog"], "no column for 'dog'"),
        (Rows(1, Number()), [1, 1], "room for 1 entries, not 2"),
        (Record({"a": Number()}), {"b": 1}, "the layout has no field 'b'"),
        (NOTES, [{"seat": 0, "clan": "cat", "colour": 1}], "the layout has no field 'colour'"),
    ],
)
def test_a_fact_without_a_place_is_an_error(part: Part, value: object, words: str) -> None:
    with pytest.raises(BadArgument, match=words):
        part.numbers(value)


@pytest.mark.parametrize(
    ("part", "labels"),
    [
        (Number(4), ["x /4"]),
        (OneOf(["cat", "wolf"]), ["x=cat", "x=wolf"]),
        (Rows(2, Number(3)), ["x/0", "x/0 /3", "x/1", "x/1 /3"]),
        (Record({"a": Number(2), "b": OneOf(["cat"])}), ["x/a /2", "x/b=cat"]),
    ],
)
def test_each_column_says_what_it_means(part: Part, labels: list[str]) -> None:
    assert part.labels("x") == labels


def test_the_labels_of_a_grid_name_its_cells() -> None:
    cells = NOTES.labels("notes")
    assert len(cells) == NOTES.size
    assert cells[2:4] == ["notes/seat=0,clan=wolf /2", "notes/seat=0,clan=wolf/stale /1"]
