"""Nothing jumps during a turn."""

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from hatamoto.server.bench.page import OBSERVE
from hatamoto.server.bench.server_process import ServerProcess
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table.table import Table
from tests.amounts import covering
from tests.browser.contexts import Contexts
from tests.browser.finished import Writer, asks, record_of
from tests.browser.person import Person

People = Callable[..., Person]
WIDE: Final[Any] = {"width": 1440, "height": 900}
TABLES: Final[dict[str, tuple[str, int, dict[str, str]]]] = {
    "shogunate": ("shogunate", 3, {}),
    "twilight": ("twilight", 1, {}),
    "toba": ("battles", 1, {"scenario": "toba"}),
    "tabaru": ("battles", 1, {"scenario": "tabaru"}),
    "edo": ("edo", 1, {"modules": "all"}),
}
FRAME: Final = """() => ['.board', '.asking', '.prompt'].map(one => {
  const {left, top, width, height} = document.querySelector(one).getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""
PANELS: Final = """() => ['.board', '.market', '.cards', '.tabs', '.asking'].map(one => {
  const {top, height} = document.querySelector(one).getBoundingClientRect();
  return [one, Math.round(top), Math.round(height)].join(' ');
})"""
SHIFTS: Final = "() => window.measured.shifts"
MOVED: Final = "() => window.measured.moved"
"""What a click moved: the browser excuses it, but whoever looks elsewhere on the board does not."""
MOST: Final = 0.02
MOST_MOVED: Final = 0.015


@pytest.fixture
def contexts(browser: Browser) -> Contexts:
    """Every visit is the first: nothing is cached."""
    return Contexts(browser, most=0)


def sit_down(hana: Person, which: str) -> None:
    """At a new table, with something to answer."""
    game, bots, options = TABLES[which]
    hana.sit(hana.table("me", *["random"] * bots, game=game, options=options))
    hana.standing()


@pytest.mark.parametrize("game", [game for game in TABLES if game != "toba"])
def test_the_board_stays_where_it_is_while_one_plays(person: People, game: str) -> None:
    hana = person(viewport=WIDE, chosen={})
    sit_down(hana, game)
    hana.page.evaluate(OBSERVE)
    before = hana.page.evaluate(FRAME)
    rng = random.Random(3)
    for _ in range(10):
        hana.click_on(rng)
        hana.standing()
        assert hana.page.evaluate(FRAME) == before
    assert [one for one in hana.page.evaluate(SHIFTS) if one["value"] > MOST] == []


@pytest.mark.parametrize("game", ["shogunate", "twilight", "toba", "tabaru"])
def test_a_click_moves_nothing_but_by_transforms(person: People, game: str) -> None:
    hana = person(viewport=WIDE, reduced_motion="no-preference")
    sit_down(hana, game)
    hana.page.evaluate(OBSERVE)
    rng = random.Random(5)
    for _ in range(14):
        hana.click_on(rng)
        hana.standing()
    moved = hana.page.evaluate(MOVED)
    assert [one for one in moved if one["value"] > MOST_MOVED] == []


LONG: Final = {
    "shogunate": ("tie_by_second_leader", "name_player"),
    "twilight": ("all_options_on", "choose_kind"),
}
"""A recorded game and a question in it with many answers."""


@pytest.mark.parametrize("game", LONG)
def test_a_question_of_two_rows_moves_nothing(seated: People, game: str) -> None:
    record, kind = LONG[game]
    hana = seated(game, record, asks(kind, 0), reduced_motion="no-preference")
    before = hana.page.evaluate(FRAME)
    hana.page.evaluate(OBSERVE)
    hana.click_on(random.Random(1))
    assert hana.page.evaluate(FRAME) == before
    assert [one for one in hana.page.evaluate(MOVED) if one["value"] > MOST_MOVED] == []


RECTS: Final = """() => [...document.querySelectorAll('.prompt .answers .button')].map(one => {
  const {left, top, right, bottom} = one.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})"""


def recovering(table: Table) -> str | None:
    """The hex of a unit that the first seat may have recover: a die, so it is asked once more."""
    if table.match is None or 0 not in table.to_act():
        return None
    game, state = table.match.game, table.match.state
    view: Any = state.view(0)
    hexes = {piece["unit"]: piece["hex"] for piece in view["pieces"]}
    actions = [game.notation(action).split() for action in state.legal(0)]
    return next(
        (hexes[unit] for verb, *rest in actions if verb == "recover" for unit in rest), None
    )


def test_asking_once_more_leaves_every_answer_in_its_row(seated: People) -> None:
    spots: list[str] = []

    def found(table: Table) -> bool:
        spots.extend(filter(None, [recovering(table)]))
        return bool(spots)

    chosen = {"ask": True, "pace": "off"}
    hana = seated("battles", "toba_shogunate_holds", found, chosen=chosen)
    hana.page.locator(f"[data-target='{spots[-1]}']").dispatch_event("click")
    recover = hana.page.locator("[data-action^='recover ']")
    recover.wait_for()
    rows = [(top, bottom) for _, top, _, bottom in hana.page.evaluate(RECTS)]
    recover.click()
    hana.page.wait_for_selector(".prompt.unsure")
    assert [(top, bottom) for _, top, _, bottom in hana.page.evaluate(RECTS)] == rows


SHEET: Final = """() => {
  const top = document.querySelector('.sheet').getBoundingClientRect().top;
  const leaders = [...document.querySelectorAll('[data-target^="leader:"]')];
  const last = Math.max(...leaders.map(one => one.getBoundingClientRect().bottom));
  return [Math.round(top), last <= top];
}"""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_a_phone_the_line_is_whole_above_every_question(seated: People, lang: str) -> None:
    tops = set()
    for kind in ("name_player", "upstream_leader", "company_leader"):
        phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
        hana = seated("shogunate", "tie_by_second_leader", asks(kind), lang, **phone)
        hana.page.wait_for_selector("[data-target^='leader:']")
        top, is_whole = hana.page.evaluate(SHEET)
        assert is_whole
        tops.add(top)
    assert len(tops) == 1


def test_on_a_tablet_the_map_is_as_large_all_game_long(seated: People) -> None:
    frames = []
    for share in (0.05, 0.3, 0.45):
        tablet = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
        hana = seated("twilight", "final_scoring_pro", share, seat=1, **tablet)
        hana.page.wait_for_selector("[data-space]")
        frames.append(hana.page.evaluate(FRAME))
    assert frames[0] == frames[1] == frames[2]


@pytest.mark.parametrize(
    ("name", "lang"), covering(["two_players", "all_modules", "five_players"], ["en", "ja"])
)
def test_edo_stays_where_it_is_from_planning_to_performing(
    seated: Callable[..., Person], name: str, lang: str
) -> None:
    frames = []
    for kind in ("make_plan", "turn_"):
        hana = seated("edo", name, asks(kind), lang)
        hana.page.wait_for_selector(".income")
        frames.append(hana.page.evaluate(PANELS))
    assert frames[0] == frames[1]


def test_an_empty_hand_keeps_its_room(person: People, served: ServerProcess) -> None:
    hana = person(viewport=WIDE)
    record = record_of("twilight", "final_scoring_pro")
    database = Database(next(word for word in served.command if word.startswith("sqlite:")))
    writer = Writer(Store(database), hana)
    writer.rivals = "open"

    def holding(wanted: bool) -> Callable[[Table, int], bool]:
        def check(table: Table, done: int) -> bool:
            return done > 0 and bool(cards_of(table)) == wanted

        return check

    frames = []
    for wanted in (True, False):
        hana.sit(writer.write(record, 0, holding(wanted)))
        hana.page.wait_for_selector("[data-zone=hand]")
        assert bool(hana.page.locator("[data-zone=hand] .piece").count()) == wanted
        frames.append(hana.page.evaluate(FRAME))
    database.close()
    assert frames[0] == frames[1]


def cards_of(table: Table) -> list[Any]:
    """What lies in front of the first seat: the card it plays and its hand."""
    assert table.match is not None
    view: Any = table.match.state.view(0)
    played = [view["card"]] if view["card"] and view["active"] == 0 else []
    return [*played, *view["you"]["hand"]]


def test_the_units_of_the_tray_stay_where_they_are_when_no_commander_waits(
    person: People, served: ServerProcess
) -> None:
    hana = person(viewport=WIDE)
    places = set()
    for share in (0.0, 0.45):
        hana.sit(table_at(served, hana, share))
        hand = hana.page.locator(".tray section.hand")
        hand.wait_for()
        places.add(hand.evaluate("one => Math.round(one.getBoundingClientRect().left)"))
        assert hana.page.locator(".tray section.commanders li").count() >= 1
    assert len(places) == 1


def table_at(served: ServerProcess, hana: Person, share: float) -> str:
    """The battle of Tabarazaka after a share of its record, the first seat asked; its id."""
    record = record_of("battles", "tabaru_saigo_wins")
    database = Database(next(word for word in served.command if word.startswith("sqlite:")))
    writer = Writer(Store(database), hana)
    writer.rivals = "open"

    def enough(table: Table, done: int) -> bool:
        return done >= share * len(record.lines) and 1 in table.to_act()

    try:
        return writer.write(record, 1, enough)
    finally:
        database.close()
