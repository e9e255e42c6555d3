"""The report as one page of HTML that needs neither a server nor a network, nor scripts."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final, TypeAlias

from hatamoto import catalog
from hatamoto.kernel.factors import Factor, Factors
from hatamoto.kernel.game import Game
from hatamoto.lab.corpus_about import command, option_word
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.report_charts import Dot, axis_around
from hatamoto.lab.report_figures import ENOUGH, OFTEN, Figures, Share, Worth
from hatamoto.lab.report_fonts import font_faces
from hatamoto.lab.report_heat import Heat, heat_map
from hatamoto.lab.report_names import Names, colours, mark_of_hatamoto
from hatamoto.lab.report_style import STYLE
from hatamoto.lab.report_tables import Row, difference_text, histogram, intervals, whole
from hatamoto.lab.report_text import pages

SHOWN: Final = 6
"""How many of the best and of the worst things are shown."""
FEW: Final = 400
"""A value that fewer games support is shown in grey, as too few."""
ROW: Final = 24
FIGURE: Final = 110
CHART: Final = 140
COMMANDS: Final = 420
"""About the height in pixels of a row, and of a figure without its rows: the two columns of a wide
page shall be about as high. So are the chart of the lengths, and the commands beside a map."""

Draw: TypeAlias = Callable[[], str]


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
        self.names = Names(game, self.plan, lang)
        self.voice = self.names.voice
        self.say = self.names.say
        self.lang = lang
        self.number = 0

    def html(self, downloads: list[str]) -> str:
        """The whole page."""
        title = self.say("title", games=f"{self.figures.games:,}")
        name = escape(self.voice.message("game-name"))
        style = f"{font_faces()}{colours(catalog.HOMES[self.game.id])}{STYLE}"
        return "\n".join(
            [
                f'<!doctype html><html lang="{self.lang}"><head><meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{name}: {title}</title><style>{style}</style></head><body>",
                self.header(name, title),
                f"<main>{self.main(downloads)}</main>",
                f"<footer><b>{self.say('warning')}</b> {self.say('warning-more')}</footer>",
                "</body></html>\n",
            ]
        )

    def header(self, name: str, title: str) -> str:
        """The mark, the game, the title, the key facts, and the way to the other language."""
        other = self.names.other_lang
        game = f"{self.names.emblem()}{name} {self.names.beside('game-name')}"
        brand = f"{self.say('brand')} {self.names.beside('lab-brand-short')}"
        return (
            f"<header>{mark_of_hatamoto()}"
            f'<div class="title"><p>{brand} · {game}</p><h1>{title}</h1></div>'
            f'<dl class="facts">{self.facts()}</dl>'
            f'<a class="other" lang="{other}" href="{pages()[other]}">{self.say("language")}</a>'
            "</header>"
        )

    def main(self, downloads: list[str]) -> str:
        """All figures: two columns of about the same height, then what takes the whole width."""
        heat = self.heat_picture()
        first, second, paired = self.sides(heat)
        left = "".join(figure() for figure in first)
        right = self.lengths()
        board = self.heat(heat)
        right += board if heat.window.is_flat else self.beside_map(board, downloads)
        lower = "".join(figure() for figure in second)
        right += f'<div class="pair">{lower}</div>' if paired else lower
        last = self.worths() + (self.reproduce(downloads) if heat.window.is_flat else "")
        return f'<div class="left">{left}</div><div class="right">{right}</div>{last}'

    def beside_map(self, board: str, downloads: list[str]) -> str:
        """The map with the commands beside it."""
        return f'<div class="beside-map">{board}{self.reproduce(downloads)}</div>'

    def sides(self, heat: Heat) -> tuple[list[Draw], list[Draw], bool]:
        """What stands on the left, and below the map; the last of them go where there is room."""
        first, second = [self.balance, self.strength, self.openings], list[Draw]()
        left, right = self.heights(heat)
        ends, luck = FIGURE + 34 + ROW * len(self.figures.ends), FIGURE + 34 + ROW * 3
        if left + ends + luck <= right:
            return [*first, self.ends, self.luck], second, False
        if left + ends <= right + luck:
            return [*first, self.ends], [self.luck], False
        return first, [self.ends, self.luck], True

    def heights(self, heat: Heat) -> tuple[int, int]:
        """About how high the columns are on a wide page, without the figures that fit in either."""
        groups = self.opening_rows()
        rows = len(self.figures.seats) + sum(len(some) + 2 for some in groups.values())
        rows += len(self.figures.bots) if len(self.figures.bots) > 1 else 0
        window = heat.window
        board = window.shown / window.aspect
        chart = CHART if len(self.figures.rounds) > 1 else 0
        right = 2 * FIGURE + chart + max(board, 0 if window.is_flat else COMMANDS)
        return 2 * FIGURE + ROW * rows, int(right)

    def facts(self) -> str:
        """The key facts of the corpus."""
        rows = {
            "games": f"{self.figures.games:,}",
            "bots": self.bots(),
            "seats": str(self.plan.seats),
            "decisions": f"{self.figures.decisions:,}",
            "size": f"{sum(self.about['bytes'].values()) / 1e6:,.1f} MB",
            "failures": str(self.plan.games - self.figures.games),
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
        number = f'<span class="figure-number">{self.number}</span>'
        head = f"<h2>{number}{self.heading(id)}{link}</h2>"
        return f'<section id="{id}">{head}{body}<p class="note">{note}</p></section>'

    def heading(self, id: str) -> str:
        """A title with a short one in the other language beside it."""
        return f"<span>{self.say(id)} {self.names.beside(f'lab-{id}-short')}</span>"

    # The figures

    def balance(self) -> str:
        """The shares of seats or sides."""
        names = [self.names.seat_with_mark(index) for index in range(len(self.figures.seats))]
        table = self.shares("balance", names, self.figures.seats, "seat")
        return self.section("balance", table, self.say("balance-note"), "balance.csv")

    def strength(self) -> str:
        """The shares of the bots, if there are several."""
        if len(self.figures.bots) < 2:
            return ""
        names = [escape(bot.name) for bot in self.figures.bots]
        table = self.shares("strength", names, self.figures.bots, "bots")
        return self.section("strength", table, self.say("strength-note"), "bots.csv")

    def shares(self, id: str, names: list[str], some: list[Share], head: str) -> str:
        """A table of shares of the victories, around that of equals."""
        rows = [Row(name, dot(share)) for name, share in zip(names, some, strict=True)]
        axis = axis_around([row.dot for row in rows], 1 / self.plan.seats)
        heads = [self.say(head), self.say("wins")]
        return intervals(self.say(id), heads, rows, axis, is_share=True)

    def lengths(self) -> str:
        """The lengths of games."""
        figures = self.figures
        if len(figures.rounds) == 1:
            note = self.say("lengths-same", round=figures.median)
            return self.section("lengths", "", note, "lengths.csv")
        rows = [dot(share) for share in figures.rounds]
        marked = [share.name for share in figures.rounds].index(str(figures.median))
        caption = f"{self.say('lengths')}: {self.say('lengths-caption')}"
        chart = histogram(caption, rows, marked)
        note = self.say("lengths-note", median=figures.median, low=figures.low, high=figures.high)
        return self.section("lengths", chart, note, "lengths.csv")

    def ends(self) -> str:
        """The ways to end."""
        parts = [
            Dot(self.voice.message(f"reason-{end.name}"), end.share, end.low, end.high)
            for end in self.figures.ends
        ]
        return self.section(
            "ends", whole(self.say("ends"), parts), self.say("ends-note"), "ends.csv"
        )

    def opening_rows(self) -> dict[tuple[str, int | None], list[Row]]:
        """The frequent openings by decision and side, best first."""
        groups: dict[tuple[str, int | None], list[Row]] = {}
        for opening in sorted(self.figures.openings, key=lambda one: -one.worth.worth):
            if opening.chosen < OFTEN or opening.worth.compared < ENOUGH:
                continue
            chosen = f"{opening.chosen * 100:.0f} %"
            name = self.names.opening(opening)
            row = self.worth_row(name, opening.worth, (chosen,))
            groups.setdefault((opening.decision, opening.seat), []).append(row)
        return groups

    def openings(self) -> str:
        """What first choices are worth."""
        groups = self.opening_rows()
        body = "".join(
            self.differences(self.names.group(*group), groups[group])
            for group in sorted(groups, key=str)
        )
        return self.section("openings", body, self.say("openings-note"), "openings.csv")

    def heat_picture(self) -> Heat:
        """The map of the heat."""
        worths = self.figures.worths[self.factors.heat]
        factor = self.heat_factor()
        names = {worth.name: self.names.thing(factor, worth.name) for worth in worths}
        # A heat with a title of its own is that of cards, which the board names.
        return heat_map(
            self.game,
            self.plan,
            worths,
            FEW,
            names if self.heat_title() == "heat" else {},
            self.lang,
        )

    def heat_factor(self) -> Factor:
        """The factor that is drawn on the board."""
        return next(one for one in self.factors.factors if one.id == self.factors.heat)

    def heat_title(self) -> str:
        """The title of the heat map: its own if it has one."""
        own = f"heat-{self.factors.heat}"
        return own if self.voice.has(f"lab-{own}") else "heat"

    def heat(self, heat: Heat) -> str:
        """The heat map, its legend, and its numbers for readers of the page's text."""
        title, factor = self.heat_title(), self.heat_factor()
        rows = "".join(
            f'<tr><th scope="row">{escape(self.names.thing(factor, worth.name))}</th>'
            f"<td>{self.few(worth) or difference_text(dot(worth))}</td></tr>"
            for worth in self.figures.worths[factor.id]
        )
        legend = "".join(
            f'<span class="{kind}"><i></i><i></i><i></i>{self.say(f"heat-{kind}")}</span>'
            for kind in ("helps", "hurts", "unsure")
        )
        body = (
            f'<div class="board" tabindex="0">{heat.svg}</div>'
            f'<p class="legend" aria-hidden="true">{legend}</p>'
            f'<table class="hidden"><caption>{self.say(title)}</caption>{rows}</table>'
        )
        return self.section(title, body, self.say(f"{title}-note"), "worths.csv")

    def worths(self) -> str:
        """What the things of each factor are worth."""
        body = "".join(self.factor(factor) for factor in self.factors.factors)
        note = self.say("worths-note", count=SHOWN)
        return self.section(
            "worths",
            f'<div class="factors" style="--columns:{len(self.factors.factors)}">{body}</div>',
            note,
            "worths.csv",
        )

    def factor(self, factor: Factor) -> str:
        """The best and the worst things of one factor."""
        worths = self.figures.worths[factor.id]
        head = escape(self.voice.message(f"factor-{factor.id}"))
        if not worths:
            return f"<div><h3>{head}</h3><p>{self.say('worths-none')}</p></div>"
        rows = [
            self.worth_row(self.names.thing(factor, worth.name), worth)
            for worth in extremes(worths)
        ]
        return f"<div>{self.differences(head, rows)}</div>"

    def differences(self, caption: str, rows: list[Row]) -> str:
        """A table of differences, around none."""
        sure = [row.dot for row in rows if not row.few]
        axis = axis_around(sure or [row.dot for row in rows], 0.0)
        heads = ["", self.say("points")]
        if rows[0].more:
            heads.insert(1, self.say("chosen"))
        return intervals(caption, heads, rows, axis, is_share=False)

    def worth_row(self, name: str, worth: Worth, more: tuple[str, ...] = ()) -> Row:
        """A worth as a row; what surely helps or hurts has a colour."""
        colour = "matcha" if worth.low > 0 else "shu" if worth.high < 0 else "ink"
        return Row(escape(name), dot(worth), more, colour, self.few(worth))

    def few(self, worth: Worth) -> str:
        """What is said instead of a worth, if too few games support it."""
        return "" if worth.compared >= FEW else self.say("few")

    def luck(self) -> str:
        """How much chance decides."""
        luck = self.figures.luck
        if luck is None:
            return self.section("luck", "", self.say("luck-none"), "")
        parts = [
            Dot(self.voice.message("lab-luck-luck"), luck.share, luck.low, luck.high),
            Dot(self.voice.message("lab-luck-choice"), 1 - luck.share, 1 - luck.high, 1 - luck.low),
        ]
        note = self.say(
            "luck-note",
            deals=luck.deals,
            repeats=luck.repeats,
            low=f"{luck.low * 100:.0f}",
            high=f"{luck.high * 100:.0f}",
        )
        return self.section("luck", whole(self.say("luck"), parts), note, "luck.csv")

    def reproduce(self, downloads: list[str]) -> str:
        """How to reproduce the report, and how to cite it."""
        about = self.about
        commands = [f"{command(about['plan'])} -o corpus", self.report_command()]
        shown = "\n".join(f"<b>$</b> {escape(line)}" for line in commands)
        rules = {"rules": about["rules"], "content": about["content"][:12]}
        options = (f"{id}={option_word(value)}" for id, value in self.plan.options.items())
        rows = {
            "seed": str(self.plan.seed),
            "version": f"hatamoto {about['version']}",
            "rules": self.voice.message("lab-rules-value", rules),
            "options": " ".join(options),
            "intervals": self.voice.message("lab-intervals-value"),
        }
        facts = "".join(
            f"<dt>{self.say(id)}</dt><dd>{escape(value)}</dd>" for id, value in rows.items()
        )
        files = " ".join(f'<a href="{name}">{name}</a>' for name in downloads)
        return (
            f'<section id="reproduce"><h2>{self.heading("reproduce")}</h2><div>'
            f'<pre class="command">{shown}</pre><dl class="rows">{facts}'
            f"<dt>{self.say('download')}</dt><dd>{files}</dd></dl>"
            f'<pre class="cite">{escape(self.citation())}</pre></div></section>'
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


def extremes(worths: list[Worth]) -> list[Worth]:
    """The best and the worst of many things, best first; those of too few games only fill up."""
    enough = [worth for worth in worths if worth.compared >= FEW]
    if len(enough) > 2 * SHOWN:
        return [*enough[:SHOWN], *enough[-SHOWN:]]
    few = sorted((worth for worth in worths if worth.compared < FEW), key=lambda one: -one.compared)
    return sorted([*enough, *few[: 2 * SHOWN - len(enough)]], key=lambda worth: -worth.worth)


def dot(value: Share | Worth) -> Dot:
    """A share or a worth as a value with its interval."""
    size = value.share if isinstance(value, Share) else value.worth
    return Dot(value.name, size, value.low, value.high)
