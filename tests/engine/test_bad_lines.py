"""A line that cannot be read is answered with what is wrong with it, and where."""

import io
import json
import sys

import pytest

from hatamoto.cli.engine import MAX_LINE_BYTES, answer_all
from hatamoto.engine import Engine
from hatamoto.kernel.nesting import MAX_DEPTH
from tests.engine.driver import Driver

HELLO = '{"command": "hello", "id": %s}'
"""What is put in is at character 28."""


def fault(line: str) -> str:
    """What the engine says about a line that is no JSON object."""
    error = Driver().line(line)["error"]
    assert error["code"] == "bad-json"
    assert "\n" not in error["message"]
    return str(error["message"])


@pytest.mark.parametrize("line", ["", " ", "\n", "\t\r\n"])
def test_an_empty_line_is_called_empty(line: str) -> None:
    assert fault(line) == "the line is empty"


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ("{'command': 'hello'}", 2),
        ('{"command" "hello"}', 12),
        ('{"command": "hello"} {}', 22),
        (HELLO % "0x1", 29),
        (HELLO % '"\t"', 29),
        (HELLO % '"open', 28),
        (HELLO % r'"\x"', 29),
        ('{"旗本": hello}', 8),
    ],
)
def test_a_line_that_is_not_json_is_told_where(line: str, at: int) -> None:
    assert fault(line).startswith(f"the line is not JSON at character {at}: ")


def test_what_json_expects_is_told() -> None:
    assert fault('{"command" "hello"}').endswith(": expecting ':' delimiter")
    assert fault(HELLO % '"open').endswith(": unterminated string")


def test_a_byte_order_mark_is_named() -> None:
    assert fault('\ufeff{"command": "hello"}') == "the line begins with a byte order mark"


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_a_number_that_json_does_not_have_is_named(number: str) -> None:
    assert fault(HELLO % number) == f"{number} at character 28 is not a number in JSON"
    assert fault(HELLO % f"{number}x").startswith(f"{number} at character 28 ")
    line = HELLO % f'["\\" {number}", {number}]'
    assert fault(line).startswith(f"{number} at character {line.rindex(number) + 1} ")


@pytest.mark.parametrize("number", ["1e999", "-1E+400", "1e999x", "9" * 400 + ".5"])
def test_a_number_too_large_is_told_where(number: str) -> None:
    assert fault(HELLO % number) == "the number at character 28 is too large"


def test_a_whole_number_with_too_many_digits_is_told_where() -> None:
    most = sys.get_int_max_str_digits()
    said = f"the number at character 28 has more than {most} digits"
    assert fault(HELLO % ("9" * (most + 1))) == said
    assert fault(HELLO % ("-" + "9" * (most + 1) + "x")) == said
    assert Driver().line(HELLO % ("9" * most))["ok"]


def test_half_a_pair_of_surrogates_is_told_where() -> None:
    said = "the string at character 28 has half of a surrogate pair"
    assert fault(HELLO % r'"a \ud800"') == said
    assert fault(HELLO % r'"\ud83d\ude00 \ude00"') == said
    assert fault(HELLO % r'{"\ud800": 1}').startswith("the string at character 29 ")
    assert Driver().line(HELLO % r'"\ud83d\ude00 \\ud800"')["ok"]


@pytest.mark.parametrize(
    ("opening", "closing"), [("[", "]"), ('{"a": ', "}"), ('["[[", ', "]"), ('["\\"[", ', "]")]
)
@pytest.mark.parametrize("inner", ["1", '"x"', "[]", '{"a": 1}', "[" * 5000])
def test_a_line_nested_too_deep_is_told_where(opening: str, closing: str, inner: str) -> None:
    before = '{"id": ' + opening * (MAX_DEPTH - 2) + "["
    line = before + inner + "]" + closing * (MAX_DEPTH - 2) + "}"
    said = f"the line is nested deeper than {MAX_DEPTH} at character {len(before) + 1}"
    assert fault(line) == said


def test_a_line_nested_as_deep_as_is_allowed_is_read() -> None:
    assert Driver().line(HELLO % ("[" * (MAX_DEPTH - 1) + "]" * (MAX_DEPTH - 1)))["ok"]


@pytest.mark.parametrize(("opening", "at"), [("[", MAX_DEPTH + 1), ('{"a":', 5 * MAX_DEPTH - 3)])
def test_a_line_of_brackets_only_is_nested_too_deep(opening: str, at: int) -> None:
    assert (
        fault(opening * 100_000) == f"the line is nested deeper than {MAX_DEPTH} at character {at}"
    )


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("null", "null"),
        ("[]", "a list"),
        ('"hello"', "a string"),
        ("3", "a number"),
        ("1.5", "a number"),
        ("true", "true or false"),
    ],
)
def test_a_value_that_is_no_object_is_told_what_it_is(line: str, instead: str) -> None:
    assert fault(line) == f"a request is a JSON object, not {instead}"


# Over standard input


def answers(sent: bytes) -> list[dict[str, object]]:
    """What the program writes to these bytes."""
    written = io.BytesIO()
    answer_all(Engine(), io.BytesIO(sent), written)
    return [json.loads(line) for line in written.getvalue().splitlines()]


def said(answer: dict[str, object]) -> object:
    """What an answer says is wrong with its line."""
    error = answer["error"]
    assert isinstance(error, dict)
    assert error["code"] == "bad-json"
    return error["message"]


@pytest.mark.parametrize(
    ("sent", "at"),
    [
        (b'{"command": "hello", "id": "\xff"}', 29),
        (b'\xff\xfe{"command": "hello"}', 1),
        (b'{"\xe6\x97\x97": "\xe6\x97"}', 8),
    ],
)
def test_bytes_that_are_not_utf_8_are_told_where(sent: bytes, at: int) -> None:
    first, second = answers(sent + b'\n{"command": "hello"}\n')
    assert said(first) == f"the line is not UTF-8 at character {at}"
    assert second["ok"]


@pytest.mark.parametrize("end", [b"", b"\n", b"xx\n"])
def test_a_line_too_long_to_read_is_called_too_long(end: bytes) -> None:
    (first,) = answers(b" " * MAX_LINE_BYTES + end)
    assert said(first) == f"the line is too long: it has {MAX_LINE_BYTES} bytes or more"


def test_the_longest_line_is_read() -> None:
    line = b'{"command": "hello"}'
    (only,) = answers(line + b" " * (MAX_LINE_BYTES - len(line) - 1) + b"\n")
    assert only["ok"]
