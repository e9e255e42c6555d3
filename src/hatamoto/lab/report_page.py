"""The report as one page of HTML that needs neither a server nor a network."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from hatamoto.drawing.assets import SHARED, read
from hatamoto.drawing.fields import inner
from hatamoto.engine.voices import voice
from hatamoto.kernel.factors import Factor, Factors
from hatamoto.kernel.game import Game
from hatamoto.lab.corpus_about import command, option_word
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.report_charts import Dot, columns, differences, shares, stacked
from hatamoto.lab.report_figures import ENOUGH, OFTEN, Figures, Opening, Worth
from hatamoto.lab.report_heat import heat_map
from hatamoto.lab.report_style import SCRIPT, STYLE
from hatamoto.lab.report_text import TEXTS, pages
from hatamoto.texts import Voice

SHOWN: Final = 6
"""How many of the best and of the worst things are shown."""


class Page:
    """One report in one language."""

    def __init__(
        self, game: Game[Any], factors: Factors, figures: Figures, about: dict[str, Any], lang: str
    ) -> None:
        self.game = game
        self.factors = factors
        self.figures = figures
        self.about = about
        self.plan = CorpusPlan(**about["plan"])
        self.lang = lang
        self.voice: Voice = voice(game, lang, also=[TEXTS])
        self.number = 0

    def say(self, id: str, **facts: str | int) -> str:
        """A text of the page, safe for HTML."""
        return escape(self.voice.message(f"lab-{id}", facts))

    def html(self, downloads: list[str]) -> str:
        """The whole page."""
        name = escape(self.voice.message("game-name"))
        title = self.say("title", games=f"{self.figures.games:,}")
        other = next(lang for lang in pages() if lang != self.lang)
        left = [self.balance(), self.strength(), self.lengths(), self.openings(), self.ends()]
        left.append(self.luck())
        right = [self.heat(), self.worths(), self.reproduce(downloads)]
        return "\n".join(
            [
                f'<!doctype html><html lang="{self.lang}"><head><meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{name}: {title}</title><style>{colours()}{STYLE}</style></head><body>",
                f'<header><div><p class="brand">{self.say("brand")} · {name}</p><h1>{title}</h1>',
                f'</div><dl class="facts">{self.facts()}</dl>',
                f'<a class="other" lang="{other}" href="{pages()[other]}">',
                f"{self.say('language')}</a></header>",
                f"<main><div>{''.join(left)}</div><div>{''.join(right)}</div></main>",
                f"<footer><b>{self.say('warning')}</b> {self.say('warning-more')}</footer>",
                f"<script>{SCRIPT}</script></body></html>\n",
            ]
        )

    def facts(self) -> str:
        """The key facts: game, seats, bots, number of games."""
        rows = {
            "games": f"{self.figures.games:,}",
            "bots": self.bots(),
            "seats": str(self.plan.seats),
            "decisions": f"{self.figures.decisions:,}",
        }
        return "".join(
            f"<div><dt>{self.say(id)}</dt><dd>{escape(value)}</dd></div>"
            for id, value in rows.items()
        )

    def bots(self) -> str:
        """Who played: one bot in every seat, or each by seat."""
        seating = self.plan.seating(0)
        if len(set(seating)) == 1:
            return self.voice.message("lab-bots-same", {"bot": seating[0]})
        return ", ".join(seating)

    def section(self, id: str, body: str, note: str, file: str) -> str:
        """A numbered figure."""
        self.number += 1
        link = f'<a href="{file}">{file}</a>' if file else ""
        head = f'<h2><span class="number">{self.number}</span>{self.say(id)}{link}</h2>'
        return f'<section id="{id}">{head}{body}<p class="note">{note}</p></section>'

    # The figures

    def balance(self) -> str:
        """The shares of seats or sides."""
        rows = [
            Dot(self.seat_name(index), share.share, share.low, share.high)
            for index, share in enumerate(self.figures.seats)
        ]
        chart = shares(rows, 1 / len(rows), self.say("balance"))
        return self.section("balance", chart, self.say("balance-note"), "balance.csv")

    def strength(self) -> str:
        """The shares of the bots, if there are several."""
        if len(self.figures.bots) < 2:
            return ""
        rows = [Dot(bot.name, bot.share, bot.low, bot.high) for bot in self.figures.bots]
        chart = shares(rows, 1 / self.plan.seats, self.say("strength"))
        return self.section("strength", chart, self.say("strength-note"), "bots.csv")

    def lengths(self) -> str:
        """The lengths of games."""
        figures = self.figures
        if len(figures.rounds) == 1:
            note = self.say("lengths-same", round=figures.median)
            return self.section("lengths", "", note, "lengths.csv")
        names = [share.name for share in figures.rounds]
        values = [share.share for share in figures.rounds]
        chart = columns(names, values, str(figures.median), self.say("lengths"))
        note = self.say("lengths-note", median=figures.median, low=figures.low, high=figures.high)
        return self.section("lengths", chart, note, "lengths.csv")

    def ends(self) -> str:
        """The ways to end."""
        names = [self.voice.message(f"reason-{share.name}") for share in self.figures.ends]
        chart = stacked(names, [share.share for share in self.figures.ends], self.say("ends"))
        return self.section("ends", chart, self.say("ends-note"), "ends.csv")

    def openings(self) -> str:
        """What first choices are worth."""
        frequent = [
            opening
            for opening in self.figures.openings
            if opening.chosen >= OFTEN and opening.worth.compared >= ENOUGH
        ]
        groups: dict[tuple[str, int | None], list[Dot]] = {}
        for opening in sorted(frequent, key=lambda one: -one.worth.worth):
            rows = groups.setdefault((opening.decision, opening.seat), [])
            rows.append(dot(self.opening_name(opening), opening.worth))
        body = "".join(
            f"<div><h3>{self.group_name(*group)}</h3>{differences(rows, group[0])}</div>"
            for group, rows in sorted(groups.items(), key=lambda item: str(item[0]))
        )
        body = f'<div class="groups">{body}</div>'
        return self.section("openings", body, self.say("openings-note"), "openings.csv")

    def heat(self) -> str:
        """The heat map."""
        worths = self.figures.worths[self.factors.heat]
        own = f"heat-{self.factors.heat}"
        title = own if self.voice.has(f"lab-{own}") else "heat"
        note = self.say(f"{title}-note")
        picture = heat_map(self.game, self.plan, worths, self.lang)
        return self.section(title, f'<div class="board">{picture}</div>', note, "worths.csv")

    def worths(self) -> str:
        """What the things of each factor are worth."""
        body = "".join(self.factor(factor) for factor in self.factors.factors)
        note = self.say("worths-note", count=SHOWN)
        return self.section("worths", f'<div class="factors">{body}</div>', note, "worths.csv")

    def factor(self, factor: Factor) -> str:
        """The best and the worst things of one factor."""
        worths = self.figures.worths[factor.id]
        head = f"<h3>{escape(self.voice.message(f'factor-{factor.id}'))}</h3>"
        if not worths:
            return f"<div>{head}<p>{self.say('worths-none')}</p></div>"
        ends = worths if len(worths) <= 2 * SHOWN else [*worths[:SHOWN], *worths[-SHOWN:]]
        rows = [dot(self.thing_name(factor, worth.name), worth) for worth in ends]
        return f"<div>{head}{differences(rows, factor.id)}</div>"

    def luck(self) -> str:
        """How much chance decides."""
        luck = self.figures.luck
        if luck is None:
            return self.section("luck", "", self.say("luck-none"), "")
        names = [self.voice.message("lab-luck-luck"), self.voice.message("lab-luck-choice")]
        chart = stacked(names, [luck.share, 1 - luck.share], self.say("luck"))
        note = self.say(
            "luck-note",
            deals=luck.deals,
            repeats=luck.repeats,
            low=f"{luck.low * 100:.0f}",
            high=f"{luck.high * 100:.0f}",
        )
        return self.section("luck", chart, note, "luck.csv")

    def reproduce(self, downloads: list[str]) -> str:
        """How to reproduce the report, and how to cite it."""
        about = self.about
        commands = f"{command(about['plan'])} -o corpus\n{self.report_command()}"
        rows = {
            "seed": str(self.plan.seed),
            "version": about["version"],
            "rules": self.voice.message(
                "lab-rules-value", {"rules": about["rules"], "content": about["content"][:12]}
            ),
            "options": " ".join(
                f"{id}={option_word(value)}" for id, value in self.plan.options.items()
            ),
            "intervals": self.voice.message("lab-intervals-value"),
        }
        facts = "".join(
            f"<dt>{self.say(id)}</dt><dd>{escape(value)}</dd>" for id, value in rows.items()
        )
        files = " ".join(f'<a href="{name}">{name}</a>' for name in downloads)
        cite = escape(self.citation())
        return (
            f'<section id="reproduce"><h2>{self.say("reproduce")}</h2>'
            f'<pre class="command">{escape(commands)}</pre><dl class="rows">{facts}'
            f"<dt>{self.say('download')}</dt><dd>{files}</dd></dl>"
            f'<div class="cite"><pre>{cite}</pre><button data-done="{self.say("copied")}">'
            f"{self.say('copy')}</button></div></section>"
        )

    def report_command(self) -> str:
        """The command that makes this report from the corpus."""
        deals = 0 if self.figures.luck is None else self.figures.luck.deals
        return f"hatamoto lab {self.plan.game} --corpus corpus --luck {deals} -o report"

    def citation(self) -> str:
        """A BibTeX entry."""
        key = f"hatamoto_{self.plan.game}_{self.figures.games}"
        title = f"What {self.figures.games:,} bot games of {self.plan.game} tell us"
        note = f"version {self.about['version']}, seed {self.plan.seed}"
        return (
            f"@misc{{{key},\n  title = {{{title}}},\n  author = {{Hatamoto laboratory}},\n"
            f"  note = {{{note}, content {self.about['content'][:12]}}}\n}}"
        )

    # Names

    def seat_name(self, seat: int) -> str:
        """A side by name, any other seat by number."""
        scenario = f"seat-{seat}-{self.plan.options.get('scenario', '')}"
        for id in (scenario, f"seat-{seat}"):
            if self.voice.has(id):
                return self.voice.message(id)
        return self.voice.message("seat-name", {"number": seat + 1})

    def group_name(self, decision: str, seat: int | None) -> str:
        """The title of a group of openings."""
        what = self.voice.message(f"opening-{decision}")
        if seat is None:
            return escape(what)
        return self.say("opening-of", owner=self.seat_name(seat), what=what)

    def opening_name(self, opening: Opening) -> str:
        """A first choice, and how often it was made."""
        verbs = self.game.verbs
        facts = verbs.facts(opening.action)
        label = self.voice.choice(verbs.verb(opening.action).id, facts)
        chosen = f"{opening.chosen * 100:.0f}"
        return self.voice.message("lab-opening-name", {"what": label, "chosen": chosen})

    def thing_name(self, factor: Factor, token: str) -> str:
        """A card, a unit or a place by name, otherwise by its id."""
        scenario = self.plan.options.get("scenario", "")
        for id in (f"{factor.domain}-{scenario}_{token}", f"{factor.domain}-{token}"):
            if self.voice.has(id):
                return self.voice.message(id)
        return token.removeprefix("h")


def dot(name: str, worth: Worth) -> Dot:
    """A worth as a row of a chart."""
    return Dot(name, worth.worth, worth.low, worth.high)


def colours() -> str:
    """The colours of the page, light and dark, from the palette that all pictures share."""
    tokens = inner(read(SHARED, "palette"), "colours")
    light: list[str] = []
    dark: list[str] = []
    for token, tone in tokens.items():
        pair = tone if isinstance(tone, list) else [tone, tone]
        light.append(f"--{token}:{pair[0]}")
        dark.append(f"--{token}:{pair[-1]}")
    night = f"@media (prefers-color-scheme:dark){{:root{{{';'.join(dark)}}}}}"
    return f":root{{color-scheme:light dark;{';'.join(light)}}}{night}"
