"""The reference pages are complete: every name, slug, field, option and event stands on them."""

import ast
import json
import re
from collections import defaultdict
from dataclasses import fields
from typing import get_args

import msgspec
import pytest

from hatamoto import catalog
from hatamoto.bots.playout import play_out
from hatamoto.bots.series import Series, play_series
from hatamoto.cli.sim import build_report
from hatamoto.cli.terminal import HELP
from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.position.reading import FIELDS
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.events import Event
from hatamoto.kernel.match_positions import LINES
from hatamoto.kernel.positions import END, HEAD
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import EVERYONE, seats_in
from hatamoto.server.app import HEADERS
from hatamoto.server.faults import STATUS
from hatamoto.server.settings import PREFIX, Settings
from hatamoto.server.wire import Command, NewTable
from tests.docs.pages import ROOT, code_in, first_cells, rows, text_of
from tools.generate import cli_page, kernel_names

KERNEL = ROOT / "src" / "hatamoto" / "kernel"


def played(seats: int, seed: int) -> ShogunateState:
    """A finished game with all its events."""
    state = GAME.new(seats)
    state.events = []
    play_out(state, Rng(seed))
    return state


def public(module: str, owner: str) -> list[str]:
    """The public methods and properties of a class of the kernel."""
    tree = ast.parse((KERNEL / f"{module}.py").read_text(encoding="utf-8"))
    names = [name for name, _ in kernel_names.rows(tree.body) if name.startswith(f"{owner}.")]
    return [name.removeprefix(f"{owner}.").split("(")[0] for name in names]


def test_the_page_of_kernel_names_is_fresh() -> None:
    assert text_of("docs/reference/kernel-names.md") == kernel_names.page()


def test_every_public_name_of_the_kernel_has_a_meaning() -> None:
    told = rows(text_of("docs/reference/kernel-names.md"))
    assert len(told) > 200
    assert [row for row in told if len(row) != 2] == []


@pytest.mark.parametrize(
    ("module", "owner"),
    [
        ("game", "Game"),
        ("state", "State"),
        ("kinds", "Kind"),
        ("match", "Match"),
        ("window", "Window"),
    ],
)
def test_the_contract_tells_of_every_method(module: str, owner: str) -> None:
    told = {word.split("(")[0] for word in code_in(text_of("docs/reference/kernel.md"))}
    assert set(public(module, owner)) - told == set()


def test_every_error_has_its_slug_and_class_in_the_list() -> None:
    slugs: dict[str, str] = {}
    for path in sorted((ROOT / "src" / "hatamoto").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        found = re.findall(
            r'^class (\w+)[^\n]*\n(?:    [^\n]*\n|\n)*?    slug\b.*= "(.+)"$', text, re.M
        )
        slugs |= {slug: name for name, slug in found}
    told = {code_in(row[0])[0]: code_in(row[1])[0] for row in rows(text_of(ERRORS))}
    assert len(slugs) > 8
    assert slugs == told


ERRORS = "docs/reference/errors.md"


def test_every_field_of_a_position_is_told_in_order() -> None:
    page = text_of("docs/reference/positions.md")
    table = page.split("## Shogunate: the fields")[1].split("\n\n|")[1].split("\n\n")[0]
    assert first_cells(f"\n|{table}") == [*HEAD, *FIELDS, *END, LINES]


def test_every_field_of_a_view_is_told() -> None:
    page = text_of("docs/reference/positions.md").split("## Shogunate: the view")[1]
    view = played(3, 1).view(0)
    assert first_cells(page) == list(view)
    inner = {"players": view["players"], "you": [view["you"]]}
    for row in rows(page):
        for key in code_in(row[0]):
            if key in inner:
                fields = inner[key]
                assert isinstance(fields, list)
                assert set(fields[0]) <= set(code_in(row[1])), key


def test_every_option_is_told_with_its_values_and_default() -> None:
    told = {row[0]: row[1:3] for row in rows(text_of("docs/games/shogunate/options.md"))}
    wanted: dict[str, list[str]] = {}
    for option in GAME.options:
        values = option.values or ("true", "false")
        default = str(option.default).lower()
        wanted[f"`{option.id}`"] = [", ".join(f"`{value}`" for value in values), f"`{default}`"]
    assert told == wanted


def seers(event: Event) -> tuple[str, ...]:
    """Who sees an event, by the facts that name them."""
    if event.to == EVERYONE:
        return ("all",)
    names = {seat: name for name, seat in event.facts.items() if name.endswith("seat")}
    return tuple(names[seat] for seat in sorted(seats_in(event.to), key=list(names).index))


def test_every_event_is_told_with_its_facts_and_who_sees_it() -> None:
    seen: dict[str, set[tuple[tuple[str, ...], tuple[str, ...]]]] = defaultdict(set)
    for seed in range(120):
        for event in played(3 + seed % 4, seed).events or []:
            seen[event.kind].add((tuple(event.facts), seers(event)))
    told = {
        code_in(row[0])[0]: {(tuple(code_in(row[1])), tuple(code_in(row[2])))}
        for row in rows(text_of("docs/games/shogunate/events.md"))
    }
    assert seen == told


def test_the_architecture_tells_of_every_floor_in_order() -> None:
    page = text_of("docs/explanation/architecture.md")
    folders = {path.parent.name for path in (ROOT / "src" / "hatamoto").glob("*/__init__.py")}
    told = {word.split("/")[0] for word in first_cells(page)}
    assert folders - told == set()
    chain = next(word for word in code_in(page) if " -> " in word)
    layers = re.search(r"layers = \[(.*?)\]", text_of("pyproject.toml"), re.DOTALL)
    assert layers is not None
    order = [re.sub(r"[()]", "", layer) for layer in re.findall(r'"(.+?)"', layers[1])]
    assert chain.split(" -> ") == order[1:]
    assert order[0] == "__main__"


def test_the_rooms_of_a_game_are_told() -> None:
    told = set(first_cells(text_of("docs/how-to/add-a-game.md")))
    home = ROOT / "src" / "hatamoto" / "games" / "shogunate"
    rooms = {path.stem for path in home.iterdir() if not path.name.startswith("__py")}
    assert rooms - {word.rstrip("/").removesuffix(".py") for word in told} == set()


def test_the_page_of_the_command_is_fresh() -> None:
    text = text_of("docs/reference/cli.md")
    assert text == cli_page.page(text)


def test_every_command_and_its_options_are_told() -> None:
    page = text_of("docs/reference/cli.md")
    listed = list(cli_page.commands())
    assert ("content", "check") in listed
    for words in listed:
        section = page.split(f"\n## {' '.join(words)}\n")[1].split("\n## ")[0]
        assert "--help" in section
        assert "Examples:" in section


def test_everything_a_person_can_type_is_told() -> None:
    told = set(first_cells(text_of("docs/reference/cli.md")))
    typed = {row[0] for row in HELP} - {"", "1"}
    assert typed <= {word.split()[0] for word in told}


def test_the_figures_of_sim_are_told() -> None:
    told = set(code_in(text_of("docs/reference/cli.md")))
    series = Series("shogunate", 3, {}, ["random"])
    report = build_report(series, play_series(series, 0, 2))
    assert set(report) <= told
    assert {"mean", "p5", "p95", "seat", "bot", "share", "low", "high"} <= told


def test_every_setting_is_told_with_its_default() -> None:
    told = {row[0].strip("`"): row[1] for row in rows(text_of("docs/reference/settings.md"))}
    known = {PREFIX + setting.name.upper(): setting.default for setting in fields(Settings)}
    assert list(told) == list(known)
    for name, default in known.items():
        assert told[name] == f"`{default}`" or not default, name


HTTP = "docs/reference/http.md"


def test_every_code_over_http_is_told_with_its_status() -> None:
    page = text_of(HTTP).split("## Errors")[1].split("## Headers")[0]
    told = {code_in(row[0])[0]: int(row[1]) for row in rows(page)}
    assert told == {**STATUS, "internal": 500}


def test_the_body_of_a_new_table_is_told_with_every_field_and_its_default() -> None:
    page = text_of(HTTP).split("### A new table")[1].split("## The socket")[0]
    shown = json.loads(page.split("```json")[1].split("```")[0])
    read = msgspec.convert(shown, NewTable)
    plain = NewTable(game=read.game, seats=read.seats, title=read.title)
    assert (read, set(shown) | {"seed"}) == (plain, set(NewTable.__struct_fields__))
    assert {code_in(row[0])[0] for row in rows(page)} == set(shown)


def test_every_header_of_an_answer_is_told() -> None:
    page = " ".join(text_of(HTTP).split())
    named = {name: name in page for name in HEADERS if name != "content-security-policy"}
    assert all(named.values()), named
    assert HEADERS["content-security-policy"] in page


def test_every_command_of_the_socket_is_told() -> None:
    page = text_of(HTTP).split("## The socket")[1]
    told = {word for row in rows(page) for word in code_in(row[0])}
    assert told | {"entrust"} == {one.__struct_config__.tag for one in get_args(Command)}


def test_the_way_of_one_action_names_files_there_are() -> None:
    page = text_of("docs/explanation/architecture.md")
    way = page.split("## The path of one action")[1].split("## What the contract provides")[0]
    rows = [row for row in way.split("\n") if row.startswith("| ") and row[2].isdigit()]
    steps = re.findall(r"^\| \d+ \| `([^`]+)`", way, re.MULTILINE)
    decisions = re.findall(r"`(games/\w+/decisions/\w+\.py)`", way)
    assert 0 < len(steps) < len(rows) <= 15
    assert sorted({path.split("/")[1] for path in decisions}) == sorted(catalog.GAMES)
    for path in [*steps, *decisions]:
        home = ROOT if path.startswith("web/") else ROOT / "src" / "hatamoto"
        slugs = catalog.GAMES if "<slug>" in path else [""]
        for slug in slugs:
            assert (home / path.replace("<slug>", slug)).is_file(), path
