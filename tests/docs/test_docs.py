"""The pages are true: examples run, links lead somewhere, nothing foreign is named."""

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hatamoto
from hatamoto.games.shogunate import GAME
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import loaded_match
from tests.docs.pages import DOCS, PAGES, ROOT, blocks, commands, named, prose, text_of
from tools import surroundings
from tools.generate import board_picture, shogunate_rounds

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FORBIDDEN = re.compile(r"(?i)\b(ai|llms?|todo|fixme|tbd|lorem)\b")
WITH_EXAMPLES = [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")]
WITH_COMMANDS = [page for page in PAGES if commands(page.read_text(encoding="utf-8"))]
MINIATURE = """
import sys
from pathlib import Path

from cup import Cup
from hatamoto.kernel import conformance

REASONS = frozenset({"wrong_verb", "not_your_turn", "game_over"})
game = Cup(Path(sys.argv[1]))
conformance.check_notation(game)
start = game.new(2)
assert game.renderer.text(game.view(start, 0), lambda id, facts: id)[0] == "die: None"
assert game.heuristics.priorities(start, 0) == [0] * len(start.legal(0))
assert game.heuristics.value(start, 0) == 500
expected = conformance.Expected(REASONS, frozenset({"cup_lifted"}))
for case in conformance.cases_of(game, 1, expected):
    conformance.check_play(case, 20)
    conformance.check_copies(case, 1)
    conformance.check_samples(case, 1)
    conformance.check_secrecy(case, [-2, 0, 1], 5)
    print(*sorted(conformance.check_acceptance(case, 1)))
"""


# Examples


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=named)
def test_python_examples_give_what_they_show(page: Path) -> None:
    examples = "".join(blocks(page.read_text(encoding="utf-8"), "python"))
    test = doctest.DocTestParser().get_doctest(examples, {}, named(page), str(page), 0)
    failed, attempted = doctest.DocTestRunner().run(test)
    assert attempted > 0
    assert failed == 0


def test_the_readme_has_an_example_in_python() -> None:
    assert {ROOT / "README.md", ROOT / "README.ja.md"} <= set(WITH_EXAMPLES)


def test_the_game_in_miniature_keeps_the_promises(tmp_path: Path) -> None:
    page = text_of("docs/how-to/add-a-game.md")
    (tmp_path / "cup.py").write_text("\n".join(blocks(page, "python")), encoding="utf-8")
    cited = re.findall(r'"((?:play|end)/\w+)"', page)
    rows = [f'[[paragraph]]\nid = "{anchor}"\n' for anchor in sorted(set(cited))]
    (tmp_path / "rules.toml").write_text("".join(rows), encoding="utf-8")
    path = os.pathsep.join([str(ROOT / "src"), str(tmp_path)])
    done = subprocess.run(
        [sys.executable, "-c", MINIATURE, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["game_over", "not_your_turn", "wrong_verb"]


@pytest.mark.parametrize("example", blocks(text_of("docs/reference/positions.md"), "json"))
def test_every_example_of_a_position_loads_and_comes_back(example: str) -> None:
    match = loaded_match(GAME, json.loads(example))
    assert match.state.to_act()
    again = loaded_match(GAME, match.position())
    assert fingerprint(again.state) == fingerprint(match.state)


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=named)
def test_every_make_target_a_page_names_exists(page: Path) -> None:
    makefile = text_of("Makefile")
    for command in commands(page.read_text(encoding="utf-8")):
        words = command.split()
        if words[0] == "make":
            assert re.search(rf"^{words[1]}:", makefile, re.MULTILINE), command


def test_the_picture_of_the_tutorial_is_fresh() -> None:
    assert text_of("docs/tutorial/board.svg") == board_picture.picture()


def test_the_rounds_that_the_page_is_tested_with_are_fresh() -> None:
    assert text_of("web/test/shogunate/rounds.txt") == shogunate_rounds.rounds()


# Links and words


def anchors(path: Path) -> set[str]:
    """The places on a page that a link can name."""
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


def is_broken(page: Path, link: str) -> bool:
    """Whether a link inside the repository leads nowhere."""
    if link.startswith(("http://", "https://", "mailto:")):
        return False
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    return not target.exists() or (bool(anchor) and anchor not in anchors(target))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if is_broken(page, link)] == []


def test_the_index_links_every_page_of_the_docs() -> None:
    linked = {(DOCS / link).resolve() for link in LINK.findall(text_of("docs/README.md"))}
    pages = {page for page in PAGES if page.is_relative_to(DOCS)} - {DOCS / "README.md"}
    assert pages - linked == set()


@pytest.mark.parametrize("page", [*PAGES, ROOT / "NOTICE"], ids=named)
def test_a_page_speaks_of_the_project_only(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert FORBIDDEN.findall(prose(text)) == []
    assert list(surroundings.faults(named(page), text)) == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_page_has_one_title_and_ends_with_one_line_break(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    titles = re.findall(r"^# .+$", re.sub(r"(?s)```.*?```", "", text), re.MULTILINE)
    assert len(titles) == 1
    assert text.startswith(titles[0])
    assert text.endswith("\n")
    assert not text.endswith("\n\n")


# Changelog and licence


def test_each_version_of_the_changelog_begins_with_its_rules() -> None:
    sections = re.findall(r"^##+ (.+)$", text_of("CHANGELOG.md"), re.MULTILINE)
    versions = re.findall(r"^## (.+)$", text_of("CHANGELOG.md"), re.MULTILINE)
    assert next(name for name in versions if name != "Unreleased") == hatamoto.__version__
    assert {sections[sections.index(name) + 1] for name in versions} == {"Rules"}


def test_the_licence_is_the_one_the_package_names() -> None:
    assert 'license = "Apache-2.0"' in text_of("pyproject.toml")
    assert "Apache License\n                           Version 2.0" in text_of("LICENSE")


@pytest.mark.parametrize(
    "name",
    ["Adrienne Ezell", "近藤友樹", "GJG Design Team", "Louis and Stefan Malz", "unofficial"],
)
def test_the_notice_names_designers_and_says_what_this_is(name: str) -> None:
    assert name in text_of("NOTICE")
