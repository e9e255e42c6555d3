"""Guided first games: whoever presses only what is lit up gets through, and can come back."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.browser.person import Person

LESSONS: Final = {
    "shogunate first": "/learn/shogunate/first-game",
    "twilight first": "/learn/twilight/first-game",
    "battles toba": "/learn/battles/first-game",
    "battles tabaru": "/learn/battles/first-game",
    "edo first": "/learn/edo/first-game",
}
LIT: Final = """() => {
  const bubble = document.querySelector('[data-step]');
  if (!bubble) return document.querySelector('.coach') ? 'free' : null;
  if (bubble.querySelector('[data-action="lesson-next"]')) return 'read';
  const light = document.querySelector('[data-spotlight]');
  if (!light || light.getAttribute('aria-disabled') === 'true') return null;
  return document.querySelector('.prompt.asked') ? 'do' : null;
}"""
PICTURE: Final = """() => [
  document.querySelector('[data-step]')?.dataset.step,
  document.querySelector('[data-spotlight]')?.outerHTML.slice(0, 400),
  document.querySelector('.prompt')?.innerText,
  document.querySelectorAll('.taken').length,
].join('|')"""


def begin(one: Person, lesson: str) -> None:
    """Open the page of a guided game and begin it."""
    one.page.goto(LESSONS[lesson])
    doors = one.page.locator(".doors button")
    doors.first.wait_for()
    button = doors.first if doors.count() == 1 else doors.nth(int(lesson == "battles toba"))
    button.click()
    one.page.wait_for_selector("[data-step]")


def follow(one: Person, until: str = "") -> list[str]:
    """Press what is lit up until nothing is, or a step comes; the steps that were met."""
    met: list[str] = []
    while True:
        lit = one.page.wait_for_function(LIT).json_value()
        if lit == "free":
            return met
        step = one.page.evaluate("() => document.querySelector('[data-step]')?.dataset.step")
        if step and step not in met:
            met.append(step)
        if step == until:
            return met
        press(one, lit)


def press(one: Person, lit: str) -> None:
    """One press, and until the picture has changed."""
    before = one.page.evaluate(PICTURE)
    if lit == "read":
        one.page.click('[data-action="lesson-next"]')
    else:
        one.page.locator("[data-spotlight]").first.click()
    one.page.wait_for_function(f"before => ({PICTURE})() !== before", arg=before)


@pytest.mark.parametrize("lesson", LESSONS)
def test_following_the_light_alone_leads_through(
    person: Callable[..., Person], lesson: str
) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    begin(one, lesson)
    met = follow(one)
    table = one.api("GET", f"/api/tables/{one.page.url.rsplit('/', 1)[1]}")
    assert table["guided"]["step"] is None
    assert len(met) == table["guided"]["steps"]
    assert met[0] == "goal"
