"""Takes screenshots of every table and page: python -m tools.pictures FOLDER [filter ...]

The tables come from the recorded games of the tests, stopped at a moment. A filter is a word of a
picture's name, such as `edo5`, `middle`, `phone`, `dark` or `ja`; a picture must match all filters,
and `phone,tablet` matches either word.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from hatamoto.server.bench.page import launch
from hatamoto.server.bench.server_process import ServerProcess
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table.table import Table
from tests.browser.finished import Writer, record_of
from tests.browser.person import Person

SIZES: Final = {
    "wide": (1440, 900),
    "large": (1920, 1080),
    "laptop": (1366, 768),
    "tablet": (820, 1180),
    "landscape": (1180, 820),
    "phone": (390, 844),
}
THEMES: Final = ("light", "dark")
LANGS: Final = ("en", "ja")
SHARES: Final = {"start": 0.0, "middle": 0.45, "opponent": 0.55, "replay": 0.5, "end": 2.0}
"""The share of the record that has been played at each moment."""
PATHS: Final = {
    "home": "/",
    "tables": "/tables",
    "watch": "/watch",
    "account": "/account",
    "guides": "/learn",
    **{f"learn_{game}": f"/learn/{game}" for game in ("shogunate", "twilight", "battles", "edo")},
    "first_game": "/learn/edo/first-game",
}
REPLAYED: Final = ".replay"
FILLED: Final = "() => !document.querySelector('.end .waits')"
LOOK_BACK: Final = "button[aria-label='Look back'], button[aria-label='振り返る']"


class Case(NamedTuple):
    """A recorded game and the seat from which it is seen."""

    game: str
    record: str
    seat: int


CASES: Final = {
    "shogunate": Case("shogunate", "tie_by_second_leader", 0),
    "twilight": Case("twilight", "final_scoring_pro", 1),
    "toba": Case("battles", "toba_shogunate_holds", 0),
    "tabaru": Case("battles", "tabaru_saigo_wins", 1),
    "edo2": Case("edo", "two_players", 0),
    "edo4": Case("edo", "all_modules", 0),
    "edo5": Case("edo", "five_players", 0),
}


class Shot(NamedTuple):
    """One picture: what it shows and how."""

    what: str
    moment: str
    size: str
    theme: str
    lang: str

    @property
    def name(self) -> str:
        return "-".join(self)

    def matches(self, filters: list[str]) -> bool:
        """Whether it has a word of every filter."""
        return all(set(each.split(",")) & set(self) for each in filters)


def shots(filters: list[str]) -> list[Shot]:
    """The pictures that match the filters."""
    ways = list(product(SIZES, THEMES, LANGS))
    tables = (Shot(case, moment, *way) for case, moment, way in product(CASES, SHARES, ways))
    pages = (Shot(page, "page", *way) for page, way in product(PATHS, ways))
    return [shot for shot in (*tables, *pages) if shot.matches(filters)]


def reached(case: Case, moment: str, lines: int) -> Callable[[Table, int], bool]:
    """Whether the table has reached the moment; only at `opponent` our seat is not to act."""

    def check(table: Table, done: int) -> bool:
        asked = case.seat in table.to_act()
        return done >= SHARES[moment] * lines and asked == (moment != "opponent")

    return check


@contextlib.contextmanager
def written(served: ServerProcess, hana: Person, shot: Shot) -> Iterator[str]:
    """The id of a table at the moment of the picture."""
    case = CASES[shot.what]
    record = record_of(case.game, case.record)
    database = Database(next(word for word in served.command if word.startswith("sqlite:")))
    try:
        writer = Writer(Store(database), hana)
        writer.rivals = "bot" if shot.moment == "end" else "open"
        until = reached(case, shot.moment, len(record.lines))
        yield writer.write(record, case.seat, until)
    finally:
        database.close()


def take(browser: Browser, served: ServerProcess, shot: Shot, folder: Path) -> None:
    """Take one screenshot."""
    width, height = SIZES[shot.size]
    hana = Person(
        browser,
        f"http://127.0.0.1:{served.port}",
        shot.lang,
        {"lang": shot.lang, "theme": shot.theme, "pace": "off"},
        viewport={"width": width, "height": height},
        has_touch=shot.size in ("phone", "tablet", "landscape"),
    )
    if shot.moment == "page":
        for game, who in (("edo", 3), ("twilight", 1), ("shogunate", 3)):
            hana.table("me", *["random"] * who, game=game)
        hana.page.goto(PATHS[shot.what])
        hana.page.wait_for_selector("main h1")
    else:
        with written(served, hana, shot) as table:
            hana.sit(table)
        if shot.moment == "replay":
            hana.page.wait_for_timeout(300)
            hana.page.keyboard.press("l")
            if shot.size in ("tablet", "landscape"):
                hana.page.locator(".handle button").click()
                hana.page.wait_for_timeout(300)
            hana.page.locator(LOOK_BACK).first.click()
            if shot.size == "phone":
                hana.page.locator("main nav button").first.click()
            hana.page.wait_for_selector(REPLAYED)
            if shot.size in ("tablet", "landscape"):
                hana.page.locator(".handle button").click()
            for _ in range(5):
                hana.page.keyboard.press("ArrowLeft")
        if shot.moment == "end":
            hana.page.wait_for_function(FILLED)
    hana.page.evaluate("() => document.fonts.ready.then(() => true)")
    hana.page.wait_for_timeout(700)
    whole = shot.moment == "end" or shot.what in ("home", "account", "tables")
    hana.page.screenshot(path=folder / f"{shot.name}.png", full_page=whole)
    for fault in hana.faults:
        print(f"{shot.name}: {fault}")
    hana.context.close()


def main(words: list[str]) -> int:
    """Take the screenshots that match the arguments."""
    if not words:
        print(__doc__)
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        served = ServerProcess(Path(place))
        browser = launch(playwright)
        try:
            served.wait()
            for shot in shots(words[1:]):
                take(browser, served, shot, folder)
                print(shot.name, flush=True)
        finally:
            browser.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
