"""The description of a corpus: its schema, its data sheet, and Croissant metadata."""

from __future__ import annotations

import json
from typing import Any, Final

from hatamoto.kernel.game import Game
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.decision_rows import DecisionRows

DECISION_COLUMNS: Final = {
    "game": "the number of the game, the same in games and records",
    "ply": "how many lines of the record the seat could see before its decision",
    "seat": "the seat that decides, from 0",
    "round": "the round or turn of the game",
    "bot": "who decides",
    "decision": "the kind of decision",
    "legal": "the numbers of the legal actions: the mask over all actions",
    "action": "the number of the action that was chosen",
    "notation": "the same action as records write it",
    "chance": "what chance drew between this decision and the next, as records write it",
    "result": "the seat's share of the victory once the game was over, from 0 to 1",
    "estimate": "how likely the bot held its victory when it chose; null where it does not say",
}
GAME_COLUMNS: Final = {
    "game": "the number of the game",
    "bots": "the bot in each seat",
    "decisions": "how many decisions the seats made",
    "rounds": "the round or turn in which it ended",
    "reason": "why it ended",
    "results": "each seat's share of the victory",
    "places": "each seat's place, from 1",
    "scores": "each seat's points",
    "record_sha256": "the checksum of the record",
}
TERMS: Final = (
    "citeAs", "column", "equivalentProperty", "extract", "field", "fileObject", "fileProperty",
    "fileSet", "format", "includes", "isLiveDataset", "jsonPath", "key", "md5", "parentField",
    "path", "recordSet", "references", "regex", "repeated", "replace", "samplingRate", "separator",
    "source", "subField", "transform",
)  # fmt: skip
"""Terms of the Croissant vocabulary, for the JSON-LD context."""
CONTEXT: Final[dict[str, Any]] = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "dct": "http://purl.org/dc/terms/",
    "conformsTo": "dct:conformsTo",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "examples": {"@id": "cr:examples", "@type": "@json"},
    **{term: f"cr:{term}" for term in TERMS},
}
LISTS: Final = {"legal", "chance", "bots", "results", "places", "scores"}
TEXTS: Final = {"bot", "decision", "notation", "chance", "bots", "reason", "record_sha256"}
FLOATS: Final = {"result", "estimate", "results"}


def schema(game: Game[Any], plan: CorpusPlan) -> dict[str, Any]:
    """The meaning of each column and of each action number."""
    rows = DecisionRows(game, plan.seats)
    seen = {
        column.name: {"size": column.part.size, "labels": column.labels()} for column in rows.seen
    }
    return {
        "decisions": DECISION_COLUMNS,
        "seen": seen,
        "games": GAME_COLUMNS,
        "actions": [game.notation(action) for action in range(game.verbs.size)],
    }


def command(plan: dict[str, Any]) -> str:
    """The command that reproduces the corpus."""
    words = [
        "hatamoto corpus",
        plan["game"],
        f"-n {plan['games']}",
        f"--seats {plan['seats']}",
    ]
    words += [f"--bots {','.join(plan['bots'])}", f"--seed {plan['seed']}"]
    words += [f"--option {id}={option_word(value)}" for id, value in plan["options"].items()]
    words += [f"--{key} {plan[key]}" for key in ("seconds", "iterations") if plan[key] is not None]
    words += [] if plan["rotate"] else ["--no-rotate"]
    return " ".join(words)


def option_word(value: object) -> str:
    """An option's value in command-line syntax."""
    return (
        str({True: "on", False: "off"}.get(value, value)) if isinstance(value, bool) else str(value)
    )


def data_sheet(about: dict[str, Any], columns: dict[str, Any]) -> str:
    """The data sheet: contents, how it was made, intended uses and limits."""
    plan = about["plan"]
    lines = [
        f"# {about['games']:,} games of {plan['game']} between bots",
        *contents_section(about),
        *columns_section("Decisions", columns["decisions"], columns["seen"]),
        *columns_section("Games", columns["games"], {}),
        "",
        "## How it was made",
        "",
        "```console",
        f"$ {command(plan)}",
        "```",
        "",
        f"Hatamoto {about['version']}, rules {about['rules']}, content {about['content']}. The same"
        " command gives the same bytes, unless bots think by the clock (no `--iterations`).",
        "`hatamoto corpus verify` checks every file and plays a sample again.",
        "",
        "## What it is good for, and what not",
        "",
        "What a seat saw is all it could know; nothing hidden from it is in its row. The records"
        " hold everything, secrets included. These are games of bots: what wins among them need"
        " not win among people. Content that was reconstructed is marked in the game's data files.",
        "",
        "Licence: Apache-2.0, like the program.",
    ]
    return "\n".join(lines) + "\n"


def contents_section(about: dict[str, Any]) -> list[str]:
    """The amounts, the bots and options, and the files of a corpus."""
    plan = about["plan"]
    size = sum(about["bytes"].values())
    return [
        "",
        "## What is in it",
        "",
        f"{about['games']:,} games with {plan['seats']} seats, {about['decisions']:,} decisions,"
        f" {size / 1e6:,.1f} MB ({size / about['games'] * 1000:,.0f} bytes for 1,000 games).",
        f"Bots: {', '.join(sorted(set(plan['bots'])))}."
        f" Options: {json.dumps(plan['options'], ensure_ascii=False)}.",
        "",
        "| files | rows |",
        "|---|---|",
        "| `decisions/*.parquet` | one for each decision of a seat |",
        "| `games/*.parquet` | one for each game |",
        "| `records/*.jsonl.gz` | the record of each game, a JSON string a line |",
    ]


def columns_section(title: str, meanings: dict[str, str], seen: dict[str, Any]) -> list[str]:
    """The table of the columns of a file; `seen` has those of what a seat saw, with their size."""
    return [
        "",
        f"## {title}",
        "",
        "| column | meaning |",
        "|---|---|",
        *(f"| `{name}` | {meaning} |" for name, meaning in meanings.items()),
        *(
            f"| `{name}` | what the seat saw: {row['size']} numbers from 0 to 1, labels in"
            " `schema.json` |"
            for name, row in seen.items()
        ),
    ]


def croissant(about: dict[str, Any], columns: dict[str, Any]) -> dict[str, Any]:
    """The corpus as Croissant metadata."""
    plan = about["plan"]
    kinds = {"decisions": {**columns["decisions"], **columns["seen"]}, "games": columns["games"]}
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": f"hatamoto-{plan['game']}-{plan['games']}-{plan['seed']}",
        "description": f"Games of {plan['game']} between bots, decision by decision.",
        "license": "https://spdx.org/licenses/Apache-2.0.html",
        "url": f"urn:hatamoto:{plan['game']}:{about['content']}",
        "version": about["version"],
        "distribution": [file_set(kind) for kind in kinds],
        "recordSet": [record_set(kind, fields) for kind, fields in kinds.items()],
    }


def file_set(kind: str) -> dict[str, Any]:
    """The Parquet files of a folder."""
    return {
        "@type": "cr:FileSet",
        "@id": f"{kind}-files",
        "name": f"{kind}-files",
        "encodingFormat": "application/x-parquet",
        "includes": f"{kind}/*.parquet",
    }


def record_set(kind: str, fields: dict[str, Any]) -> dict[str, Any]:
    """The columns of a kind of file."""
    return {
        "@type": "cr:RecordSet",
        "@id": kind,
        "name": kind,
        "field": [described_field(kind, name, about) for name, about in fields.items()],
    }


def described_field(kind: str, name: str, about: str | dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "@type": "cr:Field",
        "@id": f"{kind}/{name}",
        "name": f"{kind}/{name}",
        "description": about if isinstance(about, str) else "what the seat saw, from 0 to 1",
        "dataType": data_type(name, about),
        "source": {"fileSet": {"@id": f"{kind}-files"}, "extract": {"column": name}},
    }
    if name in LISTS or (not isinstance(about, str) and about["size"] > 1):
        made["repeated"] = True
    return made


def data_type(name: str, about: str | dict[str, Any]) -> str:
    """The type of a column's values."""
    if not isinstance(about, str) or name in FLOATS:
        return "sc:Float"
    return "sc:Text" if name in TEXTS else "sc:Integer"
