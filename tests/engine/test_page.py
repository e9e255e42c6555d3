"""The pages about protocol and records say what is true."""

import json
import re
from pathlib import Path

import pytest

from hatamoto.engine.engine import COMMAND_KEYS
from hatamoto.kernel.chance import Stream
from hatamoto.kernel.record import KEYS, TABLE_WORDS, TITLE
from tests.engine.driver import Driver

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
SOURCE = Path(__file__).parents[2] / "src" / "hatamoto" / "engine"


def page(name: str) -> str:
    """A page of the reference."""
    return (REFERENCE / name).read_text(encoding="utf-8")


def first_cells(name: str, heading: str, table: int = 0) -> list[str]:
    """The code in the first cells of a table under a heading."""
    part = page(name).split(f"# {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `([^`]+)`", part.split("\n|---")[table + 1], re.MULTILINE)


def test_every_command_is_on_the_page() -> None:
    assert first_cells("protocol.md", "Commands") == list(Driver().engine._commands)


def test_every_field_a_request_may_have_is_on_the_page() -> None:
    source = (SOURCE / "engine.py").read_text(encoding="utf-8")
    reads = r'request\.(?:text|lines|one_of|flag|mapping|whole|seconds|has|fields\.get)\(\s*"(\w+)"'
    read = set(re.findall(reads, source)) | {"seat"}
    assert set(first_cells("protocol.md", "Commands", 1)) == read


def test_every_key_of_a_status_is_on_the_page() -> None:
    status = Driver().new()
    assert sorted(first_cells("protocol.md", "Status")) == sorted(set(status) - {"ok", "events"})


def test_every_code_is_on_the_page() -> None:
    known = (REFERENCE.parents[1] / "src" / "hatamoto").rglob("*.py")
    sources = "".join(path.read_text(encoding="utf-8") for path in known)
    codes = first_cells("protocol.md", "Errors")
    assert len(codes) == 11
    assert [code for code in codes if f'"{code}"' not in sources] == []


def test_the_keys_of_a_command_are_named() -> None:
    assert all(f"`{key}`" in page("protocol.md") for key in COMMAND_KEYS)


def test_the_session_on_the_page_is_a_real_one() -> None:
    driver = Driver()
    block = page("protocol.md").split("```text\n")[1].split("```")[0]
    for asked, answered in re.findall(r"^> (.*)\n< (.*)$", block, re.MULTILINE):
        answer = driver.engine.answer(asked)
        for piece in answered.strip("{}").split("..."):
            assert piece.strip(", []{}") in answer, piece
        assert json.loads(answer)


# Records


def test_every_key_of_a_header_is_on_the_page_in_order() -> None:
    assert first_cells("record.md", "The header") == list(KEYS)
    assert TITLE in page("record.md")


def test_every_word_of_the_table_is_on_the_page() -> None:
    assert all(f"`{word}" in page("record.md") for word in TABLE_WORDS)


@pytest.fixture
def stream() -> Stream:
    """The stream of the vectors on the page."""
    text = page("record.md").split("### Test vectors")[1]
    secret = re.search(r"secret +([0-9a-f]{64})", text)
    words = re.search(r"words +(\[.*\])", text)
    assert secret is not None
    assert words is not None
    return Stream(bytes.fromhex(secret[1]), json.loads(words[1]))


def test_the_commitment_of_the_vectors_is_right(stream: Stream) -> None:
    assert f"commitment {stream.commitment}\n" in page("record.md")


def test_the_words_of_the_vectors_are_right(stream: Stream) -> None:
    rows = re.findall(r"\| `(\w+)` \| (\d+) \| `([0-9a-f]{16})` \|", page("record.md"))
    assert len(rows) == 4
    for purpose, counter, word in rows:
        assert f"{stream.word(purpose, int(counter)):016x}" == word


def test_the_draws_of_the_vectors_are_right(stream: Stream) -> None:
    rows = re.findall(r"\| `(\w+)` \| `([\d ]+)` \| `([\d@ ]+)` \|", page("record.md"))
    assert len(rows) == 4
    for purpose, weights, draws in rows:
        stream.counters = {}
        numbers = [int(weight) for weight in weights.split(" ")]
        drawn = [stream.draw(purpose, numbers) for _ in draws.split(" ")]
        assert " ".join(f"{index}@{counter}" for index, counter in drawn) == draws


def test_the_first_lines_on_the_page_are_those_of_the_seed() -> None:
    driver = Driver()
    driver.new(3, seed=1)
    rows = driver.ask("record")["record"].split("\n")
    shown = page("record.md").split("```text\n")[1].split("...")[0].strip().split("\n")
    assert rows[: len(shown)] == shown
