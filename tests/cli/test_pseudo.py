"""In the pseudo-language everything a player reads stands in brackets, or it is no catalogue's."""

import re
from pathlib import Path

import pytest

from hatamoto.cli.terminal import HELP
from hatamoto.cli.voices import TEXTS
from hatamoto.games.shogunate import GAME
from hatamoto.texts import LANGUAGES
from hatamoto.texts.fluent_file import read_fluent_file
from tests.cli.running import run

COMMANDS = ["help", "?", "? name 0", "log", "notes", "rules", "rules zebra", "board", "undo"]
TYPED = {word for line in [*COMMANDS, *(row[0] for row in HELP)] for word in line.split()}


def outside_brackets(text: str) -> str:
    """What stands in no pair of brackets."""
    while (stripped := re.sub(r"⟦[^⟦⟧]*⟧", " ", text)) != text:
        text = stripped
    return text


def notation_words() -> set[str]:
    """Everything notation is made of, paragraph anchors too."""
    words = {word for verb in GAME.verbs.verbs for word in verb.words.split(" ")}
    for verb in GAME.verbs.verbs:
        words |= {token for domain in verb.domains for token in domain.tokens}
    return words


def raw_words(text: str) -> set[str]:
    """Words in letters that no catalogue gave and nobody had to type."""
    left = re.sub(r"§[a-z_]+/\w+", " ", outside_brackets(text))
    words = set(re.findall(r"[^\W\d_][\w]*", left))
    return words - notation_words() - TYPED


def test_a_whole_game_shows_no_raw_text() -> None:
    typed = [line for command in COMMANDS for line in (command, "1")] + ["1"] * 300
    done = run("play", "--lang", "qps", "--bots", "random", "--seed", "3", typed=typed)
    assert done.code == 0
    assert "⟦Ţĥé ĝàmé îš öṽéŕ⟧" in done.out
    assert raw_words(done.out) == set()


def test_people_at_one_screen_read_no_raw_text() -> None:
    typed = ["", "1", "99", "x", "save", "undo", "log"] * 30
    done = run("play", "--lang", "qps", "--humans", "0,1,2,3", "--seed", "5", typed=typed)
    assert raw_words(done.out) <= {"x", "save"}


def test_a_picture_shows_no_raw_text() -> None:
    record = Path(__file__).parents[1] / "records" / "shogunate" / "threshold.record"
    for extra in (["--at", "45", "--seat", "1"], []):
        picture = run("render", str(record), "--lang", "qps", *extra).out
        written = re.findall(r"<text[^>]*>([^<]*)</text>", picture)
        labels = re.findall(r'aria-label="([^"]*)"', picture)
        assert written
        assert labels
        seen = outside_brackets(" ".join([*written, *labels]))
        assert re.findall(r"[A-Za-z]{2,}", seen) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_the_same_in_both_languages(lang: str) -> None:
    english = read_fluent_file(TEXTS, "en").variables
    other = read_fluent_file(TEXTS, lang).variables
    assert set(english) == set(other)
    assert {id for id in english if english[id] != other[id]} == set()


def test_no_message_of_the_terminal_is_forgotten() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in TEXTS.parent.glob("*.py"))
    built = {f"help-{row[2]}" for row in HELP} | {f"typed-{row[1]}" for row in HELP}
    ids = set(read_fluent_file(TEXTS, "en").variables) - built
    forgotten = {id for id in ids if id not in sources}
    assert forgotten == {"event-taken_back"}
