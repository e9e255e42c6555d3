"""The pages of the project, and what stands on them."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
BLOCK: Final = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


def named(path: Path) -> str:
    """A page as it is called in the repository."""
    return str(path.relative_to(ROOT))


def text_of(name: str) -> str:
    """The text of a page by its path in the repository."""
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(text: str, kind: str) -> list[str]:
    """The fenced blocks of one kind on a page."""
    return [body for name, body in BLOCK.findall(text) if name == kind]


def prose(text: str) -> str:
    """A page without its fenced blocks and without code in its lines."""
    return re.sub(r"`[^`\n]*`", "", BLOCK.sub("", text))


def rows(text: str) -> list[list[str]]:
    """The rows of all tables whose first cell begins with code."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines]


def code_in(text: str) -> list[str]:
    """What stands in backquotes, in order."""
    return re.findall(r"`([^`\n]+)`", text)


def first_cells(text: str) -> list[str]:
    """Everything in backquotes in the first cells of a page's tables."""
    return [word for row in rows(text) for word in code_in(row[0])]


def commands(text: str) -> list[str]:
    """The commands of all console blocks, without what is remarked behind them."""
    lines = "".join(blocks(text, "console")).splitlines()
    return [line[2:].split("  #")[0].strip() for line in lines if line.startswith("$ ")]
