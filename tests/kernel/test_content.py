"""Data files: rows with ids and provenance, packs that replace files, a hash over the facts."""

from pathlib import Path

import pytest

from hatamoto.kernel.content import (
    Pack,
    is_fact,
    number,
    numbers,
    paragraphs,
    without_comments,
)
from hatamoto.kernel.errors import BadContent

LEADERS = """provenance = "rulebook"
why = "on the card"

[[leader]]
id = "cat"
honour = [1, 2]

[[leader]]
id = "crane"
honour = [3, 4]
provenance = "reconstructed"
colour = "red"
"""


def home(folder: Path, text: str = LEADERS) -> Path:
    """A folder with one data file."""
    folder.mkdir(exist_ok=True)
    (folder / "leaders.toml").write_text(text, encoding="utf-8")
    return folder


def hash_of(folder: Path, text: str) -> str:
    """The hash of the facts in a text."""
    pack = Pack(home(folder, text))
    pack.rows("leaders.toml", "leader")
    return pack.hash()


def fault(folder: Path, text: str) -> str:
    """What is wrong with a file of this text."""
    with pytest.raises(BadContent) as caught:
        Pack(home(folder, text)).rows("leaders.toml", "leader")
    return str(caught.value)


def test_rows_are_read_in_order(tmp_path: Path) -> None:
    rows = Pack(home(tmp_path)).rows("leaders.toml", "leader")
    assert [row["id"] for row in rows] == ["cat", "crane"]


def test_a_pack_replaces_the_files_it_has(tmp_path: Path) -> None:
    own, other = home(tmp_path / "own"), tmp_path / "pack"
    other.mkdir()
    assert Pack(own, other).path("leaders.toml") == own / "leaders.toml"
    home(other)
    assert Pack(own, other).path("leaders.toml") == other / "leaders.toml"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"table\.toml"):
        Pack(tmp_path).read("table.toml")


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    assert "leaders.toml" in fault(tmp_path, "[[leader\n")


def test_a_file_that_is_not_utf8_is_named(tmp_path: Path) -> None:
    (tmp_path / "leaders.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"leaders\.toml"):
        Pack(tmp_path).read("leaders.toml")


def test_a_file_without_the_rows_is_named(tmp_path: Path) -> None:
    assert "no [[leader]] rows" in fault(tmp_path, 'leader = "cat"\n')
    assert "no [[leader]] rows" in fault(tmp_path, 'provenance = "rulebook"\n')


def test_a_row_needs_an_id_of_its_own(tmp_path: Path) -> None:
    assert "missing or used twice" in fault(tmp_path, LEADERS.replace("crane", "cat"))
    assert "missing or used twice" in fault(tmp_path, LEADERS.replace('id = "cat"\n', ""))


def test_a_row_says_where_it_comes_from(tmp_path: Path) -> None:
    silent = LEADERS.replace('provenance = "rulebook"\n', "")
    assert "cat does not say where it comes from" in fault(tmp_path, silent)
    assert "crane does not say" in fault(tmp_path, LEADERS.replace("reconstructed", "guessed"))


def test_the_hash_is_over_the_facts_alone(tmp_path: Path) -> None:
    plain = hash_of(tmp_path, LEADERS)
    assert hash_of(tmp_path, LEADERS.replace("reconstructed", "report")) == plain
    assert hash_of(tmp_path, LEADERS.replace("on the card", "as printed")) == plain
    assert hash_of(tmp_path, LEADERS.replace('"red"', '"blue"')) == plain
    assert hash_of(tmp_path, LEADERS.replace("[3, 4]", "[3, 5]")) != plain


def test_explanations_are_no_facts() -> None:
    assert [is_fact(key) for key in ("why", "why_not", "provenance_of", "whyever")] == [
        False,
        False,
        False,
        True,
    ]
    assert without_comments({"a": [{"why": 1, "b": 2}]}) == {"a": [{"b": 2}]}


@pytest.mark.parametrize("value", [None, 3, "3", [1, "2"], [1, 2.0], [1, True]])
def test_a_list_of_whole_numbers_is_nothing_else(value: object) -> None:
    with pytest.raises(BadContent, match="honour must be a list"):
        numbers(Path("leaders.toml"), {"id": "cat", "honour": value}, "honour")


def test_a_list_of_numbers_can_have_a_length() -> None:
    row = {"id": "cat", "honour": [1, 2]}
    assert numbers(Path("leaders.toml"), row, "honour", 2) == [1, 2]
    with pytest.raises(BadContent, match="must have 3 numbers"):
        numbers(Path("leaders.toml"), row, "honour", 3)


@pytest.mark.parametrize("value", [None, 0, 7, "3", True, 2.0])
def test_a_number_keeps_its_bounds(value: object) -> None:
    with pytest.raises(BadContent, match="slot must be 1 to 6"):
        number(Path("plots.toml"), {"id": "p01", "slot": value}, "slot", 1, 6)


def test_a_family_makes_a_paragraph_of_each_row(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(
        'provenance = "rulebook"\n[[paragraph]]\nid = "1.0"\n'
        '[[family]]\nid = "card"\nfile = "cards.toml"\nkind = "procedure"\n',
        encoding="utf-8",
    )
    (tmp_path / "cards.toml").write_text(
        'provenance = "report"\n[[card]]\nid = "sun"\n'
        '[[card]]\nid = "moon"\nprovenance_of = { effect = "reconstructed" }\n',
        encoding="utf-8",
    )
    assert paragraphs(tmp_path) == [
        {"id": "1.0"},
        {"id": "card/sun", "kind": "procedure", "provenance": "report"},
        {"id": "card/moon", "kind": "procedure", "provenance": "reconstructed"},
    ]
