"""What a report calls sides, choices and things, and the marks it draws beside them."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from hatamoto import catalog
from hatamoto.drawing.assets import SHARED, read
from hatamoto.drawing.fields import Fields, inner, rows
from hatamoto.drawing.shapes import SEATS, figure
from hatamoto.engine.voices import voice
from hatamoto.kernel.factors import Factor
from hatamoto.kernel.game import Game
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.report_figures import Opening
from hatamoto.lab.report_text import TEXTS, pages
from hatamoto.texts import Voice

DISC: Final = 2
"""The seat whose shape is a disc."""
SIDES: Final = (("ai", 0), ("shu", DISC))
"""Colour and shape of the two sides of a war."""


class Names:
    """The texts of a report in one language, and the short ones of the other."""

    def __init__(self, game: Game[Any], plan: CorpusPlan, lang: str) -> None:
        self.game = game
        self.plan = plan
        self.lang = lang
        self.voice: Voice = voice(game, lang, also=[TEXTS])
        self.other_lang = next(other for other in pages() if other != lang)
        self.other: Voice = voice(game, self.other_lang, also=[TEXTS])

    def say(self, id: str, **facts: str | int) -> str:
        """A text of the page, safe for HTML."""
        return escape(self.voice.message(f"lab-{id}", facts))

    def beside(self, message: str) -> str:
        """A message in the other language, smaller, beside the same in this one."""
        text = escape(self.other.message(message))
        return f'<span class="beside" lang="{self.other_lang}">{text}</span>'

    def seat(self, seat: int) -> str:
        """A side by name, any other seat by number."""
        scenario = f"seat-{seat}-{self.plan.options.get('scenario', '')}"
        for id in (scenario, f"seat-{seat}"):
            if self.voice.has(id):
                return self.voice.message(id)
        return self.voice.message("seat-name", {"number": seat + 1})

    def seat_with_mark(self, seat: int) -> str:
        """A seat's shape and name, safe for HTML."""
        return f'<span class="named">{self.mark(seat)}{escape(self.seat(seat))}</span>'

    def mark(self, seat: int) -> str:
        """A seat's shape in its colour; sides have a square and a disc."""
        token, shape = f"seat-{seat % len(SEATS)}", seat % len(SEATS)
        if max(self.game.seats) == len(SIDES):
            # The first seat of Twilight is Anti-Bakufu, which has the disc.
            is_turned = self.game.id == "twilight"
            token, shape = SIDES[1 - seat if is_turned else seat]
        return sign(f'<path d="{SEATS[shape]}" fill="var(--{token})"/>')

    def emblem(self) -> str:
        """The round sign of the game."""
        shapes = rows(read(catalog.HOMES[self.game.id], "emblems"), "emblem")
        return sign(figure(shapes, {"figure": "currentColor", "ground": "var(--paper)"}), "emblem")

    def group(self, decision: str, seat: int | None) -> str:
        """The title of a group of openings, safe for HTML."""
        what = self.voice.message(f"opening-{decision}")
        if seat is None:
            return escape(what)
        return self.mark(seat) + self.say("opening-of", owner=self.seat(seat), what=what)

    def opening(self, opening: Opening) -> str:
        """A first choice."""
        verbs = self.game.verbs
        return self.voice.choice(verbs.verb(opening.action).id, verbs.facts(opening.action))

    def thing(self, factor: Factor, token: str) -> str:
        """A card, a unit or a place by name, otherwise by its id."""
        scenario = self.plan.options.get("scenario", "")
        for id in (f"{factor.domain}-{scenario}_{token}", f"{factor.domain}-{token}"):
            if self.voice.has(id):
                return self.voice.message(id)
        return token.removeprefix("h")


def sign(shapes: str, kind: str = "mark") -> str:
    """A small sign of a square field, hidden from readers of the page's text."""
    return f'<svg class="{kind}" viewBox="0 0 100 100" aria-hidden="true">{shapes}</svg>'


def mark_of_hatamoto() -> str:
    """The mark of Hatamoto."""
    return sign(figure(rows(read(SHARED, "emblems"), "mark"), {"figure": "var(--kin)"}), "logo")


def colours(game_folder: Path) -> str:
    """The colours of the page, light and dark, from the palette that all pictures share."""
    tokens: dict[str, object] = {**inner(read(SHARED, "palette"), "colours")}
    tokens |= seats_of(inner(read(game_folder, "palette"), "colours"))
    light: list[str] = []
    dark: list[str] = []
    for token, tone in tokens.items():
        pair = tone if isinstance(tone, list) else [tone, tone]
        light.append(f"--{token}:{pair[0]}")
        dark.append(f"--{token}:{pair[-1]}")
    night = f"@media screen and (prefers-color-scheme:dark){{:root{{{';'.join(dark)}}}}}"
    return f":root{{color-scheme:light dark;{';'.join(light)}}}{night}"


def seats_of(tokens: Fields) -> dict[str, object]:
    """The colours that a game has of its own for the marks of seats."""
    start = "seat-mark-"
    return {
        f"seat-{token.removeprefix(start)}": tone
        for token, tone in tokens.items()
        if token.startswith(start)
    }
