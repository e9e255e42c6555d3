"""Somebody at a browser: sits down at a table and plays by clicks or by keys alone."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, ViewportSize

from tests.browser.contexts import Contexts

BOTS_TIMEOUT_MS: Final = 60_000
CLICK_TIMEOUT_MS: Final = 5_000
SIGNATURE: Final = """() => [
  document.querySelector('.prompt')?.innerText,
  document.querySelectorAll('[data-legal]').length,
  document.querySelectorAll('[aria-pressed=true]').length,
  document.querySelector('dialog[open]') !== null,
  document.querySelector('.curtain')?.innerText,
  document.querySelector('#outcome-head') !== null,
].join('|')"""
STANDING: Final = """() => {
  if (document.querySelector('#outcome-head')) return 'over';
  if (document.querySelector('dialog[open]')) return 'dialog';
  if (document.querySelector('.curtain')) return 'curtain';
  const prompt = document.querySelector('.prompt.asked');
  if (!prompt) return null;
  if (prompt.querySelector('[data-answer]:not([aria-disabled])')) return 'prompt';
  return document.querySelector('[data-legal]') ? 'target' : null;
}"""
SPOTS: Final = {
    "dialog": "dialog[open] .button.primary",
    "curtain": ".curtain .button.primary",
    "prompt": ".prompt [data-answer]:not([aria-disabled])",
    "target": "[data-legal]",
}
CHOSEN: Final = """if (!localStorage.getItem('hatamoto'))
  localStorage.setItem('hatamoto', JSON.stringify(%s))"""
UNASKED: Final = {"ask": False, "warn": False, "pace": "off"}
"""Somebody who has switched the questions and warnings off, so that one press is enough."""
SETTINGS: Final = {"reduced_motion": "reduce", "service_workers": "block"}
"""Nothing moves, and no worker fetches files that most tests never show."""
WARNED: Final = {**UNASKED, "warn": True}
TWO_PICTURES: Final = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
STORED: Final = """([table, ply]) => fetch(`/api/tables/${table}`)
  .then(answer => answer.json()).then(now => now.ply > ply)"""
CHANGED: Final = f"before => ({SIGNATURE})() !== before"
Json = dict[str, Any]


class Person:
    """One browser of one person."""

    def __init__(
        self,
        browser: Browser | Contexts,
        base: str,
        lang: str = "en",
        chosen: Mapping[str, object] = UNASKED,
        viewport: ViewportSize | None = None,
        **options: Any,
    ) -> None:
        settings: dict[str, Any] = {**SETTINGS, "locale": lang, **options}
        self.context: BrowserContext = browser.new_context(base_url=base, **settings)
        self.page: Page = self.context.new_page()
        self.page.add_init_script(CHOSEN % json.dumps(chosen))
        if viewport is not None:
            self.page.set_viewport_size(viewport)
        self.page.set_default_timeout(BOTS_TIMEOUT_MS)
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._heard))

    def _heard(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def api(self, method: str, path: str, body: Json | None = None) -> Json:
        """One request with this browser's cookie."""
        me = self.context.request.get("/api/me").json()
        headers = {"X-CSRF-Token": me["csrf"]}
        answer = self.context.request.fetch(path, method=method, data=body, headers=headers)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def table(self, *who: str, **more: Any) -> str:
        """A new table: each seat `me`, `open` or the level of a bot; its id."""
        seats = [{"who": w} if w in ("me", "open") else {"who": "bot", "level": w} for w in who]
        return str(
            self.api("POST", "/api/tables", {"game": "shogunate", "seats": seats, **more})["id"]
        )

    def sit(self, table: str) -> None:
        """Open the table's page."""
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector(".prompt, .curtain, #outcome-head")

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and the page two pictures' time to follow."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(TWO_PICTURES)

    # Playing

    def standing(self) -> str:
        """What is asked now: waits until something is."""
        handle = self.page.wait_for_function(STANDING)
        return str(handle.json_value())

    def stored(self, table: str, ply: int) -> None:
        """Wait until the server has gone beyond this ply."""
        self.page.wait_for_function(STORED, arg=[table, ply])

    def click_on(self, rng: random.Random) -> str:
        """Answer with the pointer whatever is asked; what it was."""
        while True:
            before = self.page.evaluate(SIGNATURE)
            standing = self.standing()
            if standing == "over":
                return standing
            if self._press(standing, rng):
                self.page.wait_for_function(CHANGED, arg=before)
                return standing

    def _press(self, standing: str, rng: random.Random) -> bool:
        """Click a target, or the last answer; False when the picture changed under the pointer."""
        found = self.page.locator(SPOTS[standing])
        count = found.count()
        chosen = rng.randrange(count) if standing == "target" and count else -1
        try:
            found.nth(chosen).click(timeout=CLICK_TIMEOUT_MS)
        except TimeoutError:
            return False
        return True

    def key_on(self) -> str:
        """Answer with the keyboard whatever is asked; what it was."""
        before = self.page.evaluate(SIGNATURE)
        standing = self.standing()
        if standing == "over":
            return standing
        if standing in ("dialog", "curtain"):
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press("1")
        self.page.wait_for_function(CHANGED, arg=before)
        return standing

    def play(self, seed: int) -> int:
        """Play to the end by clicks; how many there were."""
        rng = random.Random(seed)
        clicks = 0
        while self.click_on(rng) != "over":
            clicks += 1
        return clicks
