"""Writes docs/reference/kernel-names.md: every public name of the kernel with its docstring."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tools.generated import write_or_check  # noqa: E402  # found only with the root on the path

KERNEL = ROOT / "src" / "hatamoto" / "kernel"
PAGE = ROOT / "docs" / "reference" / "kernel-names.md"
HEAD = """# Every public name of the kernel

This page is generated from the docstrings (`make generate`), and `make check` fails if it is stale.
[The kernel](kernel.md) explains how the names fit together.
"""
SHORT = 160
"""A constant without a docstring is described by its value, cut at this length."""

Row = tuple[str, str]


def modules() -> list[Path]:
    """The kernel's source files, the package itself first."""
    return sorted(KERNEL.rglob("*.py"), key=module_name)


def module_name(path: Path) -> str:
    """How a source file is imported."""
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def sentence(text: str | None) -> str:
    """The first paragraph of a docstring on one line, safe inside a table."""
    first = (text or "").strip().split("\n\n")[0]
    return " ".join(first.split()).replace("|", "\\|")


def is_public(name: str) -> bool:
    """Whether a name is meant for others."""
    return not name.startswith("_")


def rows(body: list[ast.stmt], owner: str = "") -> Iterator[Row]:
    """Name and meaning of everything public in a module or class, in the order of the source."""
    for index, node in enumerate(body):
        if isinstance(node, ast.ClassDef) and is_public(node.name):
            yield f"class {node.name}{bases(node)}", sentence(ast.get_docstring(node))
            yield from rows(node.body, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef) and is_public(node.name):
            yield f"{owner}{called(node, bool(owner))}", sentence(ast.get_docstring(node))
        elif not owner and isinstance(node, ast.Assign | ast.AnnAssign):
            yield from constant(node, body[index + 1 : index + 2])


def bases(node: ast.ClassDef) -> str:
    """What a class is derived from, in brackets."""
    named = ", ".join(ast.unparse(base) for base in node.bases)
    return f"({named})" if named else ""


def called(node: ast.FunctionDef, in_class: bool) -> str:
    """A function with the names of its arguments; a property without brackets."""
    if any(ast.unparse(each) == "property" for each in node.decorator_list):
        return node.name
    arguments = [each.arg for each in node.args.args][1 if in_class else 0 :]
    return f"{node.name}({', '.join(arguments)})"


def constant(node: ast.Assign | ast.AnnAssign, after: list[ast.stmt]) -> Iterator[Row]:
    """A constant, described by the docstring below it or by its value."""
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    if isinstance(target, ast.Name) and is_public(target.id):
        yield target.id, documented(after) or value(node)


def documented(after: list[ast.stmt]) -> str:
    """The docstring that follows an assignment, or nothing."""
    for node in after:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return sentence(str(node.value.value))
    return ""


def value(node: ast.Assign | ast.AnnAssign) -> str:
    """The value as code, cut when it is long."""
    text = ast.unparse(node.value).replace("|", "\\|") if node.value is not None else ""
    return f"`{text}`" if len(text) <= SHORT else f"`{text[:SHORT]}…`"


def section(path: Path) -> str:
    """One module: its docstring and the table of its names."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = list(rows(tree.body))
    text = f"\n## `{module_name(path)}`\n\n{sentence(ast.get_docstring(tree))}\n"
    if not found:
        return text
    table = "".join(f"| `{name}` | {meaning} |\n" for name, meaning in found)
    return f"{text}\n| name | meaning |\n|---|---|\n{table}"


def page() -> str:
    """The whole page."""
    return HEAD + "".join(section(path) for path in modules())


def main() -> int:
    """Writes the page, or with --check says whether it is up to date."""
    return write_or_check({PAGE: page()})


if __name__ == "__main__":
    sys.exit(main())
