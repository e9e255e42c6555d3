"""Counts lines of the sources by kind, constants imported by name, and packed numbers.

    python tools/census.py [--sites]

`--sites` lists the places where a packed number is unpacked outside the module that packs it.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "hatamoto"
PAGE = Path(__file__).parents[1] / "web" / "src" / "games"
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]+$")
PACKING = {
    "kernel/frames.py",
    "kernel/masks.py",
    "kernel/seats.py",
    "kernel/rng.py",
    "kernel/chance.py",
    "games/battles/board/marks.py",
    "games/battles/board/nearby.py",
    "games/battles/board/steps.py",
    "games/battles/occupants.py",
    "games/battles/status.py",
    "games/edo/plans.py",
    "games/edo/samurai.py",
    "games/edo/sites.py",
    "games/edo/tallies.py",
    "games/shogunate/deals.py",
    "games/shogunate/favours.py",
    "games/shogunate/ledger.py",
    "games/shogunate/loyalty.py",
    "games/shogunate/top_plots.py",
    "games/twilight/actions.py",
    "games/twilight/chart.py",
    "games/twilight/chosen_spaces.py",
}
"""The modules that pack numbers into one; each is the only one that knows its packing."""
SEEDED = ("kernel/conformance/", "research/")
"""Where a shift mixes a seed for a generator, which is never unpacked again."""
GENERATED = "make generate"


def modules() -> Iterator[tuple[str, ast.Module, list[str]]]:
    """Every module by its path in the package, with its tree and its lines."""
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        yield path.relative_to(SOURCE).as_posix(), ast.parse(text), text.splitlines()


def spans(nodes: list[ast.stmt]) -> int:
    """The number of lines of these statements."""
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in nodes)


def imports_in(tree: ast.Module) -> list[ast.stmt]:
    """The import statements."""
    return [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]


def docstrings_in(tree: ast.Module) -> list[ast.stmt]:
    """The docstrings, including those below fields."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]


def named_constants(tree: ast.Module) -> int:
    """The number of constants imported by name."""
    return sum(
        1
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if CONSTANT.match(alias.name)
    )


def unpacked(tree: ast.Module) -> list[int]:
    """The lines in which a shift, or a mask by a literal, unpacks a number."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if not isinstance(node, (ast.BinOp, ast.AugAssign)):
            continue
        sides = [node.right, node.left] if isinstance(node, ast.BinOp) else [node.value]
        if isinstance(node.op, ast.LShift) and min(literal(side) for side in sides) > 0:
            continue  # a large number, not a packed one
        if isinstance(node.op, (ast.LShift, ast.RShift)):
            found.add(node.lineno)
        if isinstance(node.op, ast.BitAnd) and any(literal(side) > 1 for side in sides):
            found.add(node.lineno)
    return sorted(found)


def literal(node: ast.expr) -> int:
    """The value of an integer literal; 0 for anything else."""
    value = node.value if isinstance(node, ast.Constant) else 0
    return value if isinstance(value, int) else 0


def sites() -> list[str]:
    """Every place where a packed number is unpacked outside the module that packs it."""
    return [
        f"{path}:{row}: {rows[row - 1].strip()}"
        for path, tree, rows in modules()
        if path not in PACKING and not path.startswith(SEEDED)
        for row in unpacked(tree)
    ]


def view_lines() -> int:
    """The number of lines of the page's views that are written by hand."""
    count = 0
    for path in PAGE.glob("*/view.ts"):
        text = path.read_text(encoding="utf-8")
        count += 0 if GENERATED in text else len(text.splitlines())
    return count


def counts() -> Counter[str]:
    """The number of lines by what they are, and of constants that games import by name."""
    lines: Counter[str] = Counter()
    for path, tree, rows in modules():
        imports, notes = spans(imports_in(tree)), spans(docstrings_in(tree))
        empty = sum(1 for row in rows if not row.strip() or row.strip().startswith("#"))
        lines.update(all=len(rows), imports=imports, docstrings=notes, empty=empty)
        lines["code"] += len(rows) - imports - notes - empty
        if path.startswith("games/"):
            lines["constants"] += named_constants(tree)
            lines["games"] += len(rows)
            lines["position"] += len(rows) if "/position" in path else 0
    return lines


def main() -> int:
    """Print the census."""
    lines, found = counts(), sites()
    print(f"Python: {lines['all']} lines")
    print(f"  code {lines['code']}, imports {lines['imports']}, docstrings {lines['docstrings']},")
    print(f"  comments and empty lines {lines['empty']}")
    print(f"games: {lines['games']} lines, position/ {lines['position']}")
    print(f"constants that games import by name: {lines['constants']}")
    print(f"shift-and-mask sites outside their module: {len(found)}")
    print(f"view lines typed by hand in the page: {view_lines()}")
    if "--sites" in sys.argv:
        print("\n".join(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
