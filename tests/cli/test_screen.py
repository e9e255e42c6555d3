"""A terminal of eighty columns: every game whole, many choices in columns, no board for nothing."""

import re
import sys

import pytest
from rich.console import Console

from hatamoto import catalog
from hatamoto.cli import play
from hatamoto.drawing.columns import width
from hatamoto.engine.voices import voice
from hatamoto.kernel.match import new_match
from hatamoto.kernel.rng import Rng
from tests.cli.running import run

COLUMNS = 80
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


GAMES = [
    ("shogunate", ()),
    ("twilight", ()),
    ("battles", ("--option", "scenario=toba")),
    ("battles", ("--option", "scenario=tabaru")),
    ("edo", ("--seats", "5", "--option", "modules=all")),
]


def shown(
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    typed: list[str],
    game: str = "twilight",
    more: tuple[str, ...] = (),
    columns: int = COLUMNS,
) -> list[str]:
    """The lines of a game on a screen."""

    def screen() -> Console:
        return Console(file=sys.stdout, force_terminal=True, color_system=None, width=columns,
                       highlight=False, markup=False, emoji=False)  # fmt: skip

    monkeypatch.setattr(play, "new_console", screen)
    words = ("play", game, "--bots", "random", "--seed", "7", "--lang", lang, *more)
    return ESCAPE.sub("", run(*words, typed=typed).out).splitlines()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("game", "more"), GAMES)
def test_no_line_is_wider_than_eighty_columns(
    monkeypatch: pytest.MonkeyPatch, lang: str, game: str, more: tuple[str, ...]
) -> None:
    typed = ["help", "?", "board", "list", "rest", *["1", "board"] * 12]
    lines = shown(monkeypatch, lang, typed, game, more)
    assert len(lines) > 150
    assert [line for line in lines if width(line) > COLUMNS] == []


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("slug", "options"), [
    ("shogunate", {}), ("twilight", {}), ("battles", {"scenario": "toba"}),
    ("battles", {"scenario": "tabaru"}), ("edo", {"modules": "all"}),
])  # fmt: skip
def test_every_board_is_drawn_in_eighty_columns(
    lang: str, slug: str, options: dict[str, object]
) -> None:
    game = catalog.game(slug)
    match = new_match(game, game.seats[1], options, bytes(32))
    match.begin()
    rng = Rng(5)
    for number in range(240):
        if match.outcome() is not None:
            break
        seat = match.state.to_act()[0]
        if number % 30 == 0:
            say = voice(game, lang, (), seat).message
            drawn = game.renderer.text(match.state.view(seat), say)
            assert [line for line in drawn if width(line) > COLUMNS] == []
        legal = match.state.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])


def test_the_board_is_not_printed_again_for_every_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, "en", ["1"] * 6)
    whole = [line for line in lines if line.startswith("-- Kyushu --")]
    changed = [line for line in lines if line.startswith("What has changed on the table")]
    assert len(whole) < 4
    assert changed


def test_prices_and_chances_stand_beside_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, "en", ["1", "1", "1"])
    assert any(re.search(r"Place in \w+  \[1 ?AP\]", line) for line in lines)
    typed = ["rest", *["1"] * 3]
    fought = shown(monkeypatch, "en", typed, "battles", ("--seat", "1"))
    assert any(re.search(r"strength \d+, a hit in \d+ %", line) for line in fought)
    moved = shown(monkeypatch, "en", ["rest", "move mimawarigumi"], "battles")
    assert any("movement point" in line for line in moved)


def test_a_supporter_says_what_it_would_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["rest", "end", *["1"] * 12]
    lines = shown(monkeypatch, "en", typed, "battles", ("--bots", "greedy", "--seed", "3"))
    first = next(n for n, line in enumerate(lines) if re.match(r" +\d+ .* supports ", line))
    roll = next(line for line in lines[first:] if "Roll the dice" in line)
    odds = re.compile(r"(?:strength|difference) (-?\d+), (?:a hit|breaks) in \d+ %")
    (with_it,), (alone,) = odds.findall(lines[first]), odds.findall(roll)
    assert int(with_it) > int(alone)


def test_a_bot_places_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, "en", ["rest"], "battles")
    hints = [line for line in lines if "lets a bot answer the rest" in line]
    assert len(hints) == 1
    assert any("Turn 1 of" in line for line in lines)


def test_a_battle_has_a_window_and_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, "en", ["rest", "look A01", "list", "look nowhere"], "battles")
    at = lines.index("Your choice> look A01")
    window = lines[at + 1 : lines.index("Your choice> list")]
    assert len(window) < 60
    assert any("A01" in line for line in window)
    assert sum(line.startswith("A0") for line in lines[lines.index("Your choice> list") :]) >= 9
    assert any(line.startswith("Give a place") for line in lines)


def test_a_bare_question_mark_says_what_can_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, "en", ["?"])
    at = lines.index("Your choice> ?")
    assert lines[at + 1].startswith("“? ACTION” says whether an action is allowed")


def test_many_choices_stand_in_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, "en", ["1", "1", "1"], columns=120)
    rows = [line for line in lines if re.match(r" +1  Place in ", line)]
    assert rows
    assert all(re.search(r"place \w+ +16  Place in ", row) for row in rows)


def test_what_a_card_does_keeps_its_indent(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, "en", [])
    at = next(n for n, line in enumerate(lines) if line.endswith("play ii_naosuke_tairo"))
    assert lines[at + 1].startswith("     (1) Put Ii Naosuke")
    assert lines[at + 2] == "     influence from powered clans, at most 2 from each."


@pytest.mark.parametrize(
    ("lang", "game", "more", "side", "goal"),
    [
        ("en", "twilight", (), "You are Anti-Bakufu", "20 points ahead wins at once (you 0, "),
        ("ja", "twilight", (), "あなたは倒幕派", "20点差で即勝利（あなた 0、佐幕派"),
        (
            "en",
            "battles",
            ("--option", "scenario=toba"),
            "You are Former Shogunate",
            "victory hexes at the end",
        ),
        ("ja", "battles", ("--option", "scenario=tabaru"), "あなたは政府軍", "勝利ヘクス"),
        ("en", "edo", ("--seats", "3"), "You are Player A", "with a house in Edo (you "),
        ("ja", "shogunate", ("--seat", "1"), "あなたはプレイヤーB", "二人の当主の名誉"),
    ],
)
def test_side_and_goal_are_said_at_the_start_and_with_every_question(
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    game: str,
    more: tuple[str, ...],
    side: str,
    goal: str,
) -> None:
    lines = shown(monkeypatch, lang, ["1"], game, more, columns=200)
    greeting = "\n".join(lines[: next(at for at, line in enumerate(lines) if not line)])
    assert side in greeting
    assert goal in greeting
    status = [line for line in lines if line.startswith(side) and goal in line]
    assert len(status) == 2
