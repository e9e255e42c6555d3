"""Records as text: written one way only, and every slip named by its line."""

import pytest

from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.record import Line, Record, checksum, compact, parse
from hatamoto.kernel.seats import NATURE

HEADER: dict[str, object] = {"seats": 3, "game": "shogunate", "options": {"b": 1, "a": "猫"}}
LINES = [
    Line(NATURE, "draw loyalty 0 cat", "deal", 0),
    Line(1, "play storms"),
    Line(1, "", word="undo", number=1),
    Line(2, "", word="resign"),
    Line(0, "", word="timeout"),
    Line(NATURE, "", word="agreed_draw"),
]
BODY = """hatamoto-record 1
game "shogunate"
seats 3
options {"a":"猫","b":1}
moves
nature draw loyalty 0 cat (deal 0)
1 play storms
undo 1 1
resign 2
timeout 0
agreed_draw
"""


def text(body: str = BODY) -> str:
    """The body closed with its checksum."""
    return f"{body}end {checksum(body)}\n"


def slip(body: str) -> BadRecord:
    """What is wrong with a body whose checksum is right."""
    with pytest.raises(BadRecord) as caught:
        parse(text(body))
    return caught.value


def with_line(line: str) -> str:
    """The body with another last line."""
    return BODY.replace("agreed_draw", line)


def test_a_record_is_written_key_by_key_and_line_by_line() -> None:
    assert Record(HEADER, LINES).text() == text()


def test_a_record_is_read_as_it_was_written() -> None:
    record = parse(text())
    assert record.header == HEADER
    assert [line.text() for line in record.lines] == [line.text() for line in LINES]
    assert record.text() == text()


def test_a_chance_line_keeps_its_purpose_and_counter() -> None:
    line = parse(text()).lines[0]
    assert (line.seat, line.action) == (NATURE, "draw loyalty 0 cat")
    assert (line.purpose, line.counter) == ("deal", 0)


def test_a_hidden_line_keeps_its_verb_only() -> None:
    shown = Record(HEADER, LINES).text([False, False, True, True, True, True])
    assert "nature draw ? (deal 0)\n1 play ?\nundo 1 1\n" in shown


def test_one_seats_side_cannot_be_replayed() -> None:
    shown = Record(HEADER, LINES).text([False] * 6)
    with pytest.raises(BadRecord, match="one seat's perspective only") as caught:
        parse(shown)
    assert caught.value.line == 6


def test_json_is_written_one_way_only() -> None:
    assert compact({"b": [1, None], "a": "猫"}) == '{"a":"猫","b":[1,null]}'


@pytest.mark.parametrize("place", range(0, len(text()) - 1, 7))
def test_one_changed_byte_is_caught(place: int) -> None:
    whole = text()
    changed = "z" if whole[place] != "z" else "y"
    with pytest.raises(BadRecord):
        parse(whole[:place] + changed + whole[place + 1 :])


@pytest.mark.parametrize("length", [0, 5, 18, 40, len(BODY) - 1, len(BODY), len(text()) - 1])
def test_a_text_that_is_cut_off_is_caught(length: int) -> None:
    with pytest.raises(BadRecord):
        parse(text()[:length])


def test_nothing_may_follow_the_closing_line() -> None:
    with pytest.raises(BadRecord, match="closing line"):
        parse(text() + "\n")


def test_another_version_is_named_at_line_one() -> None:
    assert slip(BODY.replace("record 1", "record 2")).line == 1


@pytest.mark.parametrize("row", ['game "again"', "colour 3", "", 'Game "shogunate"'])
def test_a_header_key_that_has_no_place_is_named(row: str) -> None:
    error = slip(BODY.replace("seats 3\n", f"seats 3\n{row}\n"))
    assert error.line == 4
    assert "is unknown or repeated" in str(error)


@pytest.mark.parametrize("value", ["", "three", "03", "{", "[" * 5000, "3 ", "3.0e0", '"\\u732b"'])
def test_a_value_that_is_not_written_our_way_is_named(value: str) -> None:
    assert slip(BODY.replace("seats 3", f"seats {value}")).line == 3


@pytest.mark.parametrize(
    "line",
    [
        "",
        "play storms",
        "-1 play storms",
        "1",
        "1 ",
        "1  play storms",
        "1 play storms ",
        "01 play storms",
        "１ play storms",
        "99999999999 play storms",
        "nature draw loyalty 0 cat",
        "nature draw loyalty 0 cat (deal)",
        "nature draw loyalty 0 cat (deal -1)",
        "nature draw loyalty 0 cat (deal 0",
        "nature draw loyalty 0 cat (deal 0) ",
        "undo 1",
        "undo 1 x",
        "undo",
        "resign",
        "resign 1 2",
        "timeout x",
        "agreed_draw 1",
    ],
)
def test_a_line_out_of_form_is_named(line: str) -> None:
    assert slip(with_line(line)).line == 11


def test_a_header_without_moves_is_cut_off() -> None:
    with pytest.raises(BadRecord, match="cut off"):
        parse("hatamoto-record 1\nseats 3")
