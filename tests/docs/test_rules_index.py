"""The index of the rules: every binding paragraph has its code and its tests."""

from pathlib import Path

import pytest

from tools import rules

ROOT = Path(__file__).parents[2]
SIGN = "§"
PARAGRAPHS = """
provenance = "rulebook"

[[paragraph]]
id = "play/draw"
title = "Draw a card"
kind = "procedure"

[[paragraph]]
id = "8.3(1)(i)"
title = "Never two coups"
kind = "restriction"
provenance = "report"

[[paragraph]]
id = "play/you"
title = "Who you are"
kind = "definition"
"""
CODE = f'''
"""Drawing ({SIGN}play/draw)."""

class Drawing:
    rule = "play/draw"

    def blocker(self):
        return refused("8.3(1)(i)", "two_coups")
'''
TESTS = """
import pytest

@pytest.mark.rule("play/draw")
def test_drawing(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("8.3(1)(i)"))])
def test_coups(n): ...
"""


class House:
    """A repository with one made-up game."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("src/hatamoto/games/toy/data/rules.toml", PARAGRAPHS)
        self.write("src/hatamoto/games/toy/decisions.py", CODE)
        self.write("tests/games/toy/test_toy.py", TESTS)

    def write(self, name: str, text: str) -> None:
        """One file with this text."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def faults(self) -> list[str]:
        """What the index finds wrong."""
        return rules.report_on(self.root).faults


@pytest.fixture
def house(tmp_path: Path) -> House:
    """The made-up game, without a fault."""
    return House(tmp_path / "games" / "here")


def test_a_game_with_code_and_tests_for_every_paragraph_is_without_fault(house: House) -> None:
    assert house.faults() == []


def test_the_table_shows_paragraph_code_and_tests(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rules.main(house.root) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "toy: 3 paragraphs, 2 procedures and restrictions"
    start = lines.index(f"{SIGN}8.3(1)(i)  Never two coups (restriction, report)")
    assert lines[start + 1] == "    code  src/hatamoto/games/toy/decisions.py:8"
    assert lines[start + 2] == "    tests tests/games/toy/test_toy.py::test_coups"


def test_a_decorator_names_its_test(house: House) -> None:
    index = rules.report_on(house.root).indexes["toy"]
    assert index.tests["play/draw"] == ["tests/games/toy/test_toy.py::test_drawing"]


def test_faults_are_named_and_end_badly(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    house.write("tests/games/toy/test_toy.py", "")
    assert rules.main(house.root) == 1
    assert f"toy {SIGN}play/draw (procedure): no test marks it" in capsys.readouterr().err


def test_a_restriction_that_no_code_cites_is_a_fault(house: House) -> None:
    house.write("src/hatamoto/games/toy/decisions.py", 'rule = "play/draw"')
    assert house.faults() == [f"toy {SIGN}8.3(1)(i) (restriction): no code cites it"]


@pytest.mark.parametrize(
    ("line", "paragraph"),
    [
        (f'"""As the book says ({SIGN}play/steal)."""', "play/steal"),
        (f"x = 1  # see {SIGN}9.1(2), twice", "9.1(2)"),
        ('refused("play/steal", "why")', "play/steal"),
        ('refusals.refused("play/steal", "why")', "play/steal"),
        ('class Stealing:\n    rule: Final = "play/steal"', "play/steal"),
        ('open_decision(rule="play/steal")', "play/steal"),
    ],
)
def test_code_that_cites_an_unknown_paragraph_is_a_fault(
    house: House, line: str, paragraph: str
) -> None:
    house.write("src/hatamoto/games/toy/effects.py", line)
    (fault,) = house.faults()
    assert fault.startswith("src/hatamoto/games/toy/effects.py:")
    assert fault.endswith(f": unknown paragraph toy {SIGN}{paragraph}")


def test_a_test_that_marks_an_unknown_paragraph_is_a_fault(house: House) -> None:
    text = '@pytest.mark.rule("play/steal")\ndef test_stealing(): ...'
    house.write("tests/games/toy/test_more.py", text)
    place = "tests/games/toy/test_more.py::test_stealing"
    assert house.faults() == [f"{place}: unknown paragraph toy {SIGN}play/steal"]


def test_a_marker_must_be_a_plain_string(house: House) -> None:
    house.write("tests/games/toy/test_more.py", "pytestmark = pytest.mark.rule(NAME)")
    place = "tests/games/toy/test_more.py:1"
    assert house.faults() == [f"{place}: a rule marker takes a plain string"]


def test_outside_a_game_a_citation_names_the_game(house: House) -> None:
    house.write("src/hatamoto/bots.py", f'"""{SIGN}toy:play/draw, {SIGN}elsewhere."""')
    index = rules.report_on(house.root).indexes["toy"]
    assert index.code["play/draw"][0] == "src/hatamoto/bots.py:1"
    assert house.faults() == []


def test_a_citation_of_an_unknown_game_is_a_fault(house: House) -> None:
    house.write("tests/test_x.py", '@pytest.mark.rule("go:ko")\ndef test_ko(): ...')
    assert house.faults() == [f"tests/test_x.py::test_ko: unknown paragraph go {SIGN}ko"]


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ('id = "a"\nkind = "definition"', "a needs a title"),
        ('id = "a"\ntitle = "A"\nkind = "law"', "a has the unknown kind 'law'"),
        (
            'id = "a"\ntitle = "A"\nkind = "flavour"\nprovenance = "hearsay"',
            "a has the unknown provenance 'hearsay'",
        ),
        (
            'id = "play/you"\ntitle = "Twice"\nkind = "definition"',
            "play/you needs an id of its own",
        ),
    ],
)
def test_a_damaged_row_is_a_fault(house: House, row: str, fault: str) -> None:
    name = "src/hatamoto/games/toy/data/rules.toml"
    house.write(name, f"{PARAGRAPHS}\n[[paragraph]]\n{row}\n")
    assert house.faults() == [f"{name}: {fault}"]


@pytest.mark.parametrize(
    ("text", "paragraph"),
    [
        ("(8.3(1)(ii))", "8.3(1)(ii)"),
        ("10-2(3).", "10-2(3)"),
        ("15-2-7-1, then", "15-2-7-1"),
        ("11(1).2;", "11(1).2"),
        ("ronin/relocation/3).", "ronin/relocation/3"),
    ],
)
def test_paragraphs_are_read_as_each_book_writes_them(text: str, paragraph: str) -> None:
    cited = text.replace(paragraph, SIGN + paragraph, 1)
    assert list(rules.citations(cited)) == [("", paragraph)]


def test_every_binding_paragraph_of_every_game_has_code_and_tests() -> None:
    assert rules.report_on(ROOT).faults == []
