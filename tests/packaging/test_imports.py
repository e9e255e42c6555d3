"""The rules core stands on the standard library alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src/hatamoto"


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, by its first name; our own by the first two.

    What only a type checker, and the compiler, looks at is left out.
    """
    for node in loaded(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (".".join(alias.name.split(".")[:2]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield from named(node)


def loaded(node: ast.AST) -> Iterator[ast.AST]:
    """Everything under a node that is run, with the node itself."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from loaded(child)


def named(node: ast.ImportFrom) -> Iterator[str]:
    """The modules of one `from ... import`; `from hatamoto import x` names `hatamoto.x`."""
    if node.module == "hatamoto":
        yield from (f"hatamoto.{alias.name}" for alias in node.names)
    else:
        yield ".".join(str(node.module).split(".")[:2])


def strangers(floor: str, friends: set[str]) -> set[str]:
    """What a floor imports beside the standard library and its friends."""
    found = {name for path in (SOURCES / floor).rglob("*.py") for name in imported(path)}
    return {
        name
        for name in found
        if name.split(".")[0] not in sys.stdlib_module_names and name not in friends
    }


@pytest.mark.parametrize(
    ("floor", "friends"),
    [
        ("kernel", {"hatamoto.kernel"}),
        ("drawing", {"hatamoto.drawing"}),
        ("games", {"hatamoto.kernel", "hatamoto.drawing", "hatamoto.games"}),
    ],
)
def test_the_core_needs_no_other_package(floor: str, friends: set[str]) -> None:
    assert strangers(floor, friends) == set()
