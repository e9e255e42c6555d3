"""How fast the page answers a click: a real Chromium at a real server, measured by its own clocks.

Event timing says how long it took from a click to the next picture, and layout instability how much
of the screen moved without being asked to. Both come from the browser; nothing is timed here.
"""

from __future__ import annotations

import random
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from hatamoto.server.bench import Json, Served, at_share

CLICKS: Final = 200
SIZE: Final = {"width": 1440, "height": 900}
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
BOTS: Final = {"shogunate": 3, "twilight": 1, "battles": 1, "edo": 1}
"""How many bots sit at the table."""
FASTEST: Final = 16.0
"""Chromium does not report clicks that took less; they count as this long, in milliseconds."""
PATIENCE: Final = 10_000
OBSERVE: Final = """() => {
  if (window.measured) return;
  window.measured = {clicks: [], shifts: [], moved: []};
  const {clicks, shifts, moved} = window.measured;
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (one.name === 'click') clicks.push(one.duration);
  }).observe({type: 'event', durationThreshold: 16});
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) {
      const nodes = one.sources.map(({node}) => node?.parentElement?.className ?? '').slice(0, 3);
      (one.hadRecentInput ? moved : shifts).push({value: one.value, nodes});
    }
  }).observe({type: 'layout-shift'});
}"""
SPOT: Final = """share => {
  const all = selector => [...document.querySelectorAll(selector)];
  const answers = all('.prompt.asked [data-answer]:not([aria-disabled])');
  const found = answers.length ? answers : all('[data-legal]');
  const inside = found.map(one => one.getBoundingClientRect())
    .map(box => ({x: box.x + box.width / 2, y: box.y + box.height / 2}))
    .filter(({x, y}) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
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


def bench_page(games: list[str], clicks: int = CLICKS) -> Json:
    """Click so many times in each game; the figures by game."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        path = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            served.wait()
            return {game: measure(browser, served.port, game, clicks) for game in games}
        finally:
            browser.close()
            served.stop()


def measure(browser: Browser, port: int, game: str, clicks: int) -> Json:
    """One browser at one table after another, until it has clicked often enough."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport=SIZE)  # type: ignore[arg-type]  # a plain dict of the two sizes
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    found: Json = {"clicks": [], "shifts": [], "moved": []}
    rng = random.Random(1)
    left = clicks
    while left > 0:
        page.goto(f"/t/{new_table(page, game)}")
        page.wait_for_function(READY)
        page.evaluate(OBSERVE)
        left -= play(page, rng, left)
        for name, values in page.evaluate("() => window.measured").items():
            found[name] += values
    context.close()
    return report(found, clicks)


def new_table(page: Page, game: str) -> str:
    """A table of the page's own visitor against bots that answer at once: its id."""
    request = page.context.request
    token = request.get("/api/me").json()["csrf"]
    bots = [{"who": "bot", "level": "random"}] * BOTS.get(game, 1)
    body = {"game": game, "seats": [{"who": "me"}, *bots]}
    answer = request.post("/api/tables", data=body, headers={"X-CSRF-Token": token})
    return str(answer.json()["id"])


def play(page: Page, rng: random.Random, most: int) -> int:
    """Click at random on what may be chosen; how often, up to the end of the game."""
    for done in range(most):
        page.wait_for_function(READY)
        if page.locator("#outcome-head").count():
            return max(1, done)
        before = page.evaluate(SIGNATURE)
        spot = page.evaluate(SPOT, rng.random())
        if spot is None:
            page.keyboard.press("Escape")
            continue
        page.mouse.click(spot["x"], spot["y"])
        try:
            page.wait_for_function(CHANGED, arg=before, timeout=PATIENCE)
        except TooLate:
            page.keyboard.press("Escape")
    return most


def report(found: dict[str, Any], clicks: int) -> Json:
    """Times in milliseconds; a shift is the share of the screen times the share it moved."""
    slow = sorted(float(one) for one in found["clicks"])[-clicks:]
    times = [FASTEST] * (clicks - len(slow)) + slow
    shifts = [one["value"] for one in found["shifts"]]
    moved = [one["value"] for one in found["moved"]]
    return {
        "clicks": clicks,
        "p50_ms": at_share(times, 0.50),
        "p95_ms": at_share(times, 0.95),
        "max_ms": at_share(times, 1.0),
        "largest_shift": round(max(shifts, default=0.0), 4),
        "largest_shift_after_a_click": round(max(moved, default=0.0), 4),
    }
