"""Measures how fast the page reacts to a click: a real Chromium on a real server.

The browser reports both figures itself: Event Timing the time from a click to the next paint, and
Layout Instability how much of the screen shifted unexpectedly. Nothing is timed here.
"""

from __future__ import annotations

import os
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from hatamoto.bots.measure import other_scenarios
from hatamoto.server.bench.clients import Json
from hatamoto.server.bench.load import quantile
from hatamoto.server.bench.server_process import ServerProcess

CLICKS: Final = 200
SIZE: Final = {"width": 1440, "height": 900}
BROWSERS: Final = ("chromium-headless-shell", "chromium", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
BOTS: Final = {"shogunate": 3}
"""How many bots sit at the table, where it is not one."""
FASTEST: Final = 16.0
"""Milliseconds. Chromium does not report faster clicks; they count as this long."""
BOTS_TIMEOUT_MS: Final = 60_000
"""How long the bots may take on a busy machine."""
CLICK_TIMEOUT_MS: Final = 5_000
"""After this time a click that changed nothing is given up."""
OBSERVE: Final = """() => {
  if (window.measured) return;
  window.measured = {clicks: [], shifts: [], moved: []};
  const {clicks, shifts, moved} = window.measured;
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (one.name === 'click') clicks.push(one.duration);
  }).observe({type: 'event', durationThreshold: 16});
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) {
      const nodes = one.sources.slice(0, 3).map(({node}) => {
        const box = node?.nodeType === 1 ? node : node?.parentElement;
        return box ? `${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''}` : '';
      });
      (one.hadRecentInput ? moved : shifts).push({value: one.value, nodes});
    }
  }).observe({type: 'layout-shift'});
}"""
SPOT: Final = """share => {
  const all = selector => [...document.querySelectorAll(selector)];
  const answers = all('.prompt.asked [data-answer]:not([aria-disabled])');
  const found = answers.length ? answers : all('[data-legal]');
  const inside = found.map(one => [one, one.getBoundingClientRect()])
    .map(([one, box]) => ({one, x: box.x + box.width / 2, y: box.y + box.height / 2}))
    .filter(({one, x, y}) => one.contains(document.elementFromPoint(x, y)))
    .map(({x, y}) => ({x, y}));
  return inside[Math.floor(share * inside.length)] ?? null;
}"""
READY: Final = """() => document.querySelector('#outcome-head') !== null
  || (document.querySelector('.prompt.asked') !== null && document.querySelector(
    '[data-legal], .prompt.asked [data-answer]:not([aria-disabled])') !== null)"""
SIGNATURE: Final = """() => [document.querySelector('.prompt')?.innerText,
  document.querySelectorAll('[data-legal]').length,
  document.querySelectorAll('[aria-pressed=true]').length].join('|')"""
CHANGED: Final = f"before => ({SIGNATURE})() !== before"
SETTINGS: Final = (
    'localStorage.setItem(\'hatamoto\', \'{"lang": "en", "warn": false, "pace": "off"}\')'
)


def launch(playwright: Playwright) -> Browser:
    """Launch the first browser that is installed; the headless shell is fastest."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


def bench_page(games: list[str], clicks: int = CLICKS) -> Json:
    """Click a number of times in each game and scenario; returns the figures by run."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = ServerProcess(Path(folder))
        browser = launch(playwright)
        try:
            served.wait()
            return {
                f"{game} {scenario}".strip(): measure(browser, served.port, clicks, game, scenario)
                for game in games
                for scenario in ("", *other_scenarios(game))
            }
        finally:
            browser.close()
            served.stop()


def measure(browser: Browser, port: int, clicks: int, game: str, scenario: str = "") -> Json:
    """Play table after table in one browser until there are enough clicks."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport=SIZE)  # type: ignore[arg-type]  # a plain dict of the two sizes
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.set_default_timeout(BOTS_TIMEOUT_MS)
    found: Json = {"clicks": [], "shifts": [], "moved": []}
    rng = random.Random(1)
    left = clicks
    while left > 0:
        page.goto(f"/t/{new_table(page, game, scenario)}")
        page.wait_for_function(READY)
        page.evaluate(OBSERVE)
        left -= play(page, rng, left)
        for name, values in page.evaluate("() => window.measured").items():
            found[name] += values
    context.close()
    return report(found, clicks)


def new_table(page: Page, game: str, scenario: str) -> str:
    """A table of the page's own visitor against bots that answer at once: its id."""
    request = page.context.request
    token = request.get("/api/me").json()["csrf"]
    bots = [{"who": "bot", "level": "random"}] * BOTS.get(game, 1)
    options = {"scenario": scenario} if scenario else {}
    body = {"game": game, "seats": [{"who": "me"}, *bots], "options": options}
    answer = request.post("/api/tables", data=body, headers={"X-CSRF-Token": token})
    return str(answer.json()["id"])


def play(page: Page, rng: random.Random, most: int) -> int:
    """Click random choices up to the end of the game; returns the number of clicks."""
    for done in range(most):
        page.wait_for_function(READY)
        if page.locator("#outcome-head").count():
            return max(1, done)
        before = page.evaluate(SIGNATURE)
        spot = page.evaluate(SPOT, rng.random())
        if spot is None:  # every target lies outside the window on the map: bring the next one in
            page.keyboard.press("n")
            continue
        page.mouse.click(spot["x"], spot["y"])
        try:
            page.wait_for_function(CHANGED, arg=before, timeout=CLICK_TIMEOUT_MS)
        except TooLate:
            page.keyboard.press("Escape")
    return most


def report(found: dict[str, Any], clicks: int) -> Json:
    """Times in milliseconds; a shift is the share of the screen times the share it moved."""
    slow = sorted(float(one) for one in found["clicks"])[-clicks:]
    times = [FASTEST] * (clicks - len(slow)) + slow
    shift, of = largest(found["shifts"])
    moved, moved_of = largest(found["moved"])
    return {
        "clicks": clicks,
        "p50_ms": quantile(times, 0.50),
        "p95_ms": quantile(times, 0.95),
        "max_ms": quantile(times, 1.0),
        "largest_shift": shift,
        "largest_shift_of": of,
        "largest_shift_after_a_click": moved,
        "largest_shift_after_a_click_of": moved_of,
        "load_average": round(os.getloadavg()[0], 1),
    }


def largest(shifts: list[Json]) -> tuple[float, str]:
    """The largest shift, and the classes around what shifted."""
    if not shifts:
        return 0.0, "-"
    worst = max(shifts, key=lambda one: float(one["value"]))
    return round(float(worst["value"]), 4), " | ".join(map(str, worst["nodes"]))
