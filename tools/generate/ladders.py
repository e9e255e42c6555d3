"""Writes docs/explanation/ladders.svg: how strong the bots of each game are, from its ladder.json.

Each bot is a dot on the game's scale, its 95 % interval a line. The tables of the page about
bots, between two markers, are written from the same files.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tools.generated import write_or_check  # noqa: E402  # found only with the root on the path

GAMES = ROOT / "src" / "hatamoto" / "games"
PICTURE = ROOT / "docs" / "explanation" / "ladders.svg"
PAGE = ROOT / "docs" / "explanation" / "bots.md"
MARKS = re.compile(r"(<!-- ladders -->\n).*?(<!-- /ladders -->)", re.S)
WIDTH, ROW, TOP, LEFT, RIGHT = 760, 24, 40, 130, 30
STYLE = (
    "text{font:14px sans-serif;fill:#33302b}.axis{stroke:#d8d2c6}.span{stroke:#8a3b2e;"
    "stroke-width:3}.dot{fill:#8a3b2e}.stick{fill:#6b675f;stroke:#6b675f}"
    "@media(prefers-color-scheme:dark){text{fill:#e8e3d8}.axis{stroke:#4a463f}}"
)


def ladders() -> dict[str, dict[str, Any]]:
    """The ladder of each game that has one."""
    return {
        path.parent.parent.name: json.loads(path.read_text(encoding="utf-8"))
        for path in sorted(GAMES.glob("*/data/ladder.json"))
    }


def picture(found: dict[str, dict[str, Any]]) -> str:
    """All ladders, one above the other, on one scale."""
    rows = [row for table in found.values() for row in table["strength"]]
    low = min([row["low"] for row in rows] or [0]) // 100 * 100
    high = -(-max([row["high"] for row in rows] or [100]) // 100) * 100
    scale = (WIDTH - LEFT - RIGHT) / max(1, high - low)
    parts: list[str] = []
    top = TOP
    for game, table in found.items():
        parts.append(f'<text x="10" y="{top - 14}" font-weight="bold">{game}</text>')
        bottom = top + ROW * len(table["strength"])
        for elo in range(low, high + 1, 200):
            x = LEFT + (elo - low) * scale
            parts.append(f'<path class="axis" d="M{x:.1f} {top}V{bottom}"/>')
            parts.append(f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{elo}</text>')
        for number, row in enumerate(table["strength"]):
            parts.append(drawn(row, top + ROW * number + ROW // 2, low, scale))
        top = bottom + TOP + 30
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img">'
        f"<title>Strength of the bots in Elo with 95 % intervals</title><style>{STYLE}</style>"
        + "".join(parts)
        + "</svg>\n"
    )


def drawn(row: dict[str, Any], y: int, low: int, scale: float) -> str:
    """A bot on its line."""
    kind = "stick" if row["bot"].endswith("-1") else "dot"
    left, right, at = (LEFT + (row[key] - low) * scale for key in ("low", "high", "elo"))
    return (
        f'<text x="10" y="{y + 5}">{row["bot"]}</text>'
        f'<path class="span {kind}" d="M{left:.1f} {y}H{right:.1f}"/>'
        f'<circle class="{kind}" cx="{at:.1f}" cy="{y}" r="5"/>'
    )


def tables(found: dict[str, dict[str, Any]]) -> str:
    """The ladders as tables of Markdown."""
    lines: list[str] = []
    for game, table in found.items():
        played = table["ladder"]
        games = sum(row["games"] for row in table["pairs"])
        lines += [
            f"**{game}**, {played['seats']} seats, seed {played['seed']}, {budget(played)}: "
            f"{games} games in {len(table['pairs'])} meetings, version {table['version']}.",
            "",
            "| bot | thinks | Elo | 95 % |",
            "|---|---|---|---|",
            *[
                f"| `{row['bot']}` | {thought(played, row['seconds'])} | {row['elo']} "
                f"| {row['low']} to {row['high']} |"
                for row in table["strength"]
            ],
            "",
            *meetings(table["pairs"]),
            "",
        ]
    return "\n".join([*lines, ""]) if lines else "No ladder has been measured yet.\n"


def meetings(pairs: list[dict[str, Any]]) -> list[str]:
    """Who met whom, and what the sequential test says; it is open where it has not stopped."""
    return [
        "| bot | against | games | won | 95 % | test |",
        "|---|---|---|---|---|---|",
        *[
            f"| `{row['bot']}` | `{row['against']}` | {row['games']} | {100 * row['share']:.0f} % "
            f"| {100 * row['low']:.0f} to {100 * row['high']:.0f} | {answer(row)} |"
            for row in pairs
            if row["games"]
        ],
    ]


def answer(pair: dict[str, Any]) -> str:
    """What the sequential test of a pair says about the first bot."""
    if not pair["decided"]:
        return "open"
    return "stronger by 100" if pair["likelihood"] > 0 else "not stronger by 100"


def thought(played: dict[str, Any], seconds: float) -> str:
    """How long a bot may think per decision: in seconds, or in playouts if they are counted."""
    return (
        f"{round(played['playouts'] * seconds)} playouts"
        if played["playouts"]
        else f"{seconds:g} s"
    )


def budget(played: dict[str, Any]) -> str:
    """How long the bots of a ladder thought, compared with their usual time."""
    if played["playouts"]:
        return f"{played['playouts']} playouts for a second"
    return f"{played['pace']:g} of the usual time"


def main() -> int:
    """Writes the picture and the tables, or with --check says whether they are up to date."""
    found = ladders()
    page = PAGE.read_text(encoding="utf-8")
    marked = MARKS.sub(lambda match: match[1] + tables(found) + match[2], page)
    return write_or_check({PICTURE: picture(found), PAGE: marked})


if __name__ == "__main__":
    sys.exit(main())
