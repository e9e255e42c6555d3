"""Files made to harm whoever opens them: orders to the terminal, and values without a bottom."""

import json
import shutil
from pathlib import Path

import pytest

from hatamoto.cli.verify import MAX_RECORD_BYTES
from hatamoto.games.shogunate import GAME
from hatamoto.kernel.nesting import MAX_DEPTH
from hatamoto.kernel.record import compact
from hatamoto.kernel.verification import with_checksum
from hatamoto.texts.printable import UNSAFE
from tests.cli.running import Done, complaint, run

WHOLE = Path(__file__).parents[1] / "records" / "shogunate" / "threshold.record"
ORDERS = "\x1b]0;owned\x07\x1b[2J\x9b31ma\rb\x08\x08\x7f\u202egnp.exe\u2066\u2028"
"""Sets the title, clears the screen, colours by a C1 code, writes over a line, turns it round."""
NAMES = ["Oishi", "吉良　上野介", "Asano", "", "👨‍👩‍👧"]
COMMANDS = (("verify",), ("story",), ("render",), ("play", "--load"))
ENDLESS = "[" * 100_000 + "]" * 100_000
"""Deeper than the parsers of Python follow."""
DEEP = "[" * (MAX_DEPTH + 200) + "]" * (MAX_DEPTH + 200)
"""Parsed, but too deep for what comes after."""


def changed(folder: Path, old: str, new: str) -> str:
    """A record with something else in it, and its checksum right."""
    text = WHOLE.read_text(encoding="utf-8")
    assert old in text
    path = folder / "some.record"
    path.write_bytes(with_checksum(text.replace(old, new, 1)).encode())
    return str(path)


def obeyed(done: Done) -> list[str]:
    """The characters that a terminal would take for orders."""
    return UNSAFE.findall(done.out + done.err)


@pytest.mark.parametrize("command", COMMANDS, ids="".join)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('game "shogunate"', "game {}"),
        (f'content "{GAME.content_hash}"', "content {}"),
        ("seats ", "players [{},{},{}]\nseats "),
        ("\nwords ", "\nwords [{},null,null]\nunrevealed {}\n# "),
        ("\n0 name 1\n", "\n0 name {}\n"),
        ("\nrules 2", "\n{} 2"),
    ],
)
def test_no_text_of_a_record_gives_orders_to_a_terminal(
    tmp_path: Path, command: tuple[str, ...], old: str, new: str
) -> None:
    text = new.replace("{}", compact(ORDERS) if '"' in old or "[{}" in new else ORDERS)
    done = run(*command, changed(tmp_path, old, text), typed=["quit"])
    assert done.code == (1 if command == ("verify",) else 2), done
    assert obeyed(done) == []


def test_no_name_of_a_file_gives_orders_to_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "some\x1b[2J.record"
    shutil.copy(WHOLE, path)
    done = run("verify", str(path))
    assert done.code == 0
    assert obeyed(done) == []
    assert obeyed(run("verify", f"{path}x")) == []


def test_no_text_of_a_pack_gives_orders_to_a_terminal(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(GAME.folder, pack)
    words = pack / "text" / "en.ftl"
    text = words.read_text(encoding="utf-8").replace("clan-cat = ", "clan-cat = \x1b[2J\x9b31m")
    words.write_text(text, encoding="utf-8")
    arguments = ("--content", str(pack), "--seed", "1", "--seats", "3", "--bots", "random")
    for command in (("play", *arguments), ("story", str(WHOLE), "--content", str(pack))):
        done = run(*command, typed=["board", "quit"])
        assert done.code == 0
        assert "\N{REPLACEMENT CHARACTER}[2J" in done.out
        assert obeyed(done) == []
    assert obeyed(run("render", str(WHOLE), "--content", str(pack))) == []


@pytest.mark.parametrize(
    "players",
    [
        "Oishi",
        7,
        None,
        [],
        [*NAMES, "Horibe"],
        [*NAMES[1:], 3],
        [*NAMES[1:], "x" * 41],
        [*NAMES[1:], "\x1b[2J"],
        [*NAMES[1:], "Asano\n"],
        [*NAMES[1:], ["Asano"]],
        {"0": "Oishi"},
    ],
    ids=repr,
)
def test_players_are_a_name_for_each_seat(tmp_path: Path, players: object) -> None:
    path = changed(tmp_path, "commitment ", f"players {compact(players)}\ncommitment ")
    assert "players are a name for each seat" in complaint("verify", path, code=1)
    assert "players are a name for each seat" in complaint("story", path)


def test_players_with_names_are_told_of_by_them(tmp_path: Path) -> None:
    path = changed(tmp_path, "commitment ", f"players {compact(NAMES)}\ncommitment ")
    assert run("verify", path).code == 0
    done = run("story", path)
    assert done.code == 0
    assert "Oishi" in done.out


# Values without a bottom


@pytest.mark.parametrize("value", [ENDLESS, DEEP], ids=["endless", "deep"])
@pytest.mark.parametrize("key", ["options", "result", "words", "content"])
@pytest.mark.parametrize("command", COMMANDS, ids="".join)
def test_a_record_that_nests_deeply_is_refused(
    tmp_path: Path, command: tuple[str, ...], key: str, value: str
) -> None:
    row = next(row for row in WHOLE.read_text().split("\n") if row.startswith(f"{key} "))
    path = changed(tmp_path, row, f"{key} {value}")
    complaint(*command, path, code=1 if command == ("verify",) else 2)


@pytest.mark.parametrize("value", [ENDLESS, DEEP], ids=["endless", "deep"])
def test_a_position_that_nests_deeply_is_refused(tmp_path: Path, value: str) -> None:
    path = tmp_path / "some.json"
    path.write_text(f'{{"game": "shogunate", "hands": {value}}}', encoding="utf-8")
    complaint("play", "--load", str(path))


def test_a_position_with_a_key_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text('{"game": "shogunate", "game": "battles"}', encoding="utf-8")
    assert "'game' twice" in complaint("play", "--load", str(path))


@pytest.mark.parametrize(
    "row",
    [f"deep = {ENDLESS}", f"deep = {DEEP}", ".".join(["deep"] * 300) + " = 1"],
    ids=["endless", "deep", "dotted"],
)
@pytest.mark.parametrize("name", ["plots.toml", "table.toml"])
def test_a_pack_that_nests_deeply_is_refused(tmp_path: Path, name: str, row: str) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(GAME.folder, pack)
    path = pack / name
    path.write_text(f"{row}\n{path.read_text(encoding='utf-8')}", encoding="utf-8")
    said = complaint("content", "check", str(pack), code=1)
    assert f"{path}: values nest at most {MAX_DEPTH} deep" in said
    complaint("play", "--content", str(pack))


@pytest.mark.parametrize("value", [ENDLESS, DEEP], ids=["endless", "deep"])
def test_files_of_the_lab_that_nest_deeply_are_refused(tmp_path: Path, value: str) -> None:
    about = {"plan": {}, "version": "1", "games": 1, "sha256": {}}
    corpus = tmp_path / "corpus.json"
    corpus.write_text(json.dumps(about).replace("{}", value, 1), encoding="utf-8")
    assert "corpus" in complaint("lab", "shogunate", "--corpus", str(tmp_path))
    ladder = tmp_path / "ladder.json"
    ladder.write_text(f'{{"ladder": {value}, "pairs": []}}', encoding="utf-8")
    assert "ladder" in complaint("ladder", "shogunate", "--output", str(ladder))


READERS = [("verify", 1), ("story", 2), ("play", 2)]
"""The commands that read a record, and how they end if it is none."""


def words(command: str, path: str) -> list[str]:
    """The command line that reads a file."""
    return ["play", "shogunate", "--load", path] if command == "play" else [command, path]


@pytest.mark.parametrize("command", [command for command, _ in READERS])
def test_what_is_no_file_is_no_record(command: str) -> None:
    assert "not a regular file" in complaint(*words(command, "/dev/zero"))


@pytest.mark.parametrize(("command", "code"), READERS)
def test_a_record_has_a_size(tmp_path: Path, command: str, code: int) -> None:
    path = tmp_path / "endless.record"
    with path.open("wb") as file:
        file.truncate(MAX_RECORD_BYTES + 1)
    assert "at most" in complaint(*words(command, str(path)), code=code)
