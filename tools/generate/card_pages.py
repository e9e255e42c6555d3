"""Writes the parts of the game pages that come from data: cards, Plots, counts of provenance.

In Twilight's `how-to-play` everything after the heading of the closed deck comes from `cards.toml`
and the texts, in Shogunate's the section of each Plot from `plots.toml` and the texts; the numbers
in the tables of each `provenance.md` are counted.
"""

import re
import sys
import textwrap
from pathlib import Path
from typing import Any

from hatamoto.texts import Voice

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.docs.game_pages import (  # noqa: E402  # found only with the root on the path
    EVERY,
    HOW_TO_PLAY,
    PARTS,
    GamePages,
    counted,
    shares,
)
from tools.generated import write_or_check  # noqa: E402

WIDTH = 100
HEADS = {
    "en": {"closed": "Cards of the closed deck", "open": "Cards of the open deck"},
    "ja": {"closed": "鎖国デッキのカード", "open": "開国デッキのカード"},
}
LEARNS = {"en": "Who learns what", "ja": "誰が何を知るか"}
"""The heading after the Plots."""
WORDS = {
    "en": {
        "closed": "closed deck",
        "open": "open deck",
        "anti": "Anti-Bakufu",
        "pro": "Pro-Bakufu",
        "common": "common",
        "must_play": "must be played",
        "scoring": "scoring, must be played",
        "points": "{} points",
        "point": "{} point",
        "star": "star",
        "joi": "Jo-i",
        "plot": "**{}**, Honour {}.",
        "rulebook": "from the rulebook",
        "report": "from a report",
        "reconstructed": "our reconstruction",
        "comma": ", ",
        "stop": "; ",
    },
    "ja": {
        "closed": "鎖国デッキ",
        "open": "開国デッキ",
        "anti": "倒幕派",
        "pro": "佐幕派",
        "common": "共通",
        "must_play": "強制",
        "scoring": "情勢（強制）",
        "points": "{}点",
        "point": "{}点",
        "star": "星印",
        "joi": "攘夷",
        "plot": "**{}**、名誉 {}。",
        "rulebook": "ルールブックによる",
        "report": "報告による",
        "reconstructed": "独自の再構成",
        "comma": "、",
        "stop": "。",
    },
}


def wrapped(text: str, lang: str, start: str = "") -> str:
    """A paragraph in lines of a page that begin with `start`; Japanese is not broken."""
    if lang == "ja":
        return start + text
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=start,
        subsequent_indent=start,
        break_long_words=False,
        break_on_hyphens=False,
    )


def section(pages: GamePages, row: dict[str, Any], lang: str, default: str) -> str:
    """A card: its anchor and title, its row in words, its text and its history."""
    say, words, id = pages.voice(lang), WORDS[lang], row["id"]
    number = words["point" if row["points"] == 1 else "points"].format(row["points"])
    facts = [words[row["deck"]], words[row["type"]], number]
    facts += [words[key] for key in ("star", "joi") if row.get(key)]
    basis = row.get("provenance_of", {}).get("effect", row.get("provenance", default))
    parts = [
        f'<a id="card/{id}"></a>\n### {say.title(f"card/{id}")} (§card/{id})',
        f"*{words['comma'].join(facts)}{words['stop']}{words[basis]}*",
        wrapped(say.message(f"card-{id}-text"), lang),
        wrapped(say.message(f"card-{id}-history"), lang),
    ]
    return "\n\n".join(parts)


def cards(lang: str) -> str:
    """The page with the cards of both decks at its end."""
    pages = EVERY["twilight"]
    before, _ = pages.page(HOW_TO_PLAY[lang]).split(f"## {HEADS[lang]['closed']}\n")
    file = pages.parsed("cards.toml")
    parts = []
    for deck, head in HEADS[lang].items():
        parts.append(f"## {head}")
        rows = [row for row in file["card"] if row["deck"] == deck]
        parts += [section(pages, row, lang, file["provenance"]) for row in rows]
    return before + "\n\n".join(parts) + "\n"


def plot(say: Voice, row: dict[str, Any], lang: str) -> str:
    """A Plot: its anchor and title, its name and Honour, its power, and a note if it has one."""
    id = row["id"]
    honour = " ".join(map(str, row["honour"]))
    parts = [
        f'<a id="plot/{id}"></a>\n### {say.title(f"plot/{id}")} (§plot/{id})',
        WORDS[lang]["plot"].format(say.message(f"plot-{id}"), honour),
        wrapped(say.message(f"plot-{id}-text"), lang, "> "),
    ]
    if say.has(f"plot-{id}-note"):
        parts.append(wrapped(say.message(f"plot-{id}-note"), lang))
    return "\n\n".join(parts)


def plots(lang: str) -> str:
    """The page with a section for each Plot, before the table of who learns what."""
    pages = EVERY["shogunate"]
    text = pages.page(HOW_TO_PLAY[lang])
    before, _, _ = text.partition('<a id="plot/')
    after = text[text.index(f"## {LEARNS[lang]}\n") :]
    rows = pages.parsed("plots.toml")["plot"]
    return before + "".join(f"{plot(pages.voice(lang), row, lang)}\n\n" for row in rows) + after


def provenance(pages: GamePages, parts: dict[str, list[str]]) -> str:
    """The page with its counts, in the order of its tables."""
    rows = [
        numbers
        for key in ("provenance", "provenance_of")
        for numbers in shares(counted(pages, parts, key))
    ]
    counts = iter(rows)

    def renewed(line: re.Match[str]) -> str:
        return f"{line[1]} | " + " | ".join(map(str, next(counts))) + " |"

    text = re.sub(r"(?m)^(\| [^|]+) \| \d+ \| \d+ \| \d+ \|$", renewed, pages.page("provenance.md"))
    assert next(counts, None) is None, f"{pages.home}/provenance.md lacks a row"
    return text


def main() -> int:
    """Writes the pages, or with --check says which are stale."""
    texts: dict[str, str] = {}
    for lang in HEADS:
        texts[f"{EVERY['twilight'].home}/{HOW_TO_PLAY[lang]}"] = cards(lang)
        texts[f"{EVERY['shogunate'].home}/{HOW_TO_PLAY[lang]}"] = plots(lang)
    for name, parts in PARTS.items():
        texts[f"{EVERY[name].home}/provenance.md"] = provenance(EVERY[name], parts)
    return write_or_check({ROOT / name: text for name, text in texts.items()})


if __name__ == "__main__":
    sys.exit(main())
