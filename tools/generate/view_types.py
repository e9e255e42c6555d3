"""Writes web/src/games/<slug>/view.ts: the types of views and events of a game.

The views come from the game's `view_types.py`, the events from its `event_types.py`. A constant of
either becomes a constant of the page: an order of steps, the size of a map.
"""

import ast
import json
import re
import sys
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import (
    Any,
    NotRequired,
    TypeGuard,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from hatamoto import catalog
from hatamoto.kernel.refusals import Facts

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tools.generated import write_or_check  # noqa: E402  # found only with the root on the path
from tools.typescript import PLAIN, WIDTH, comment, composed, field_notes  # noqa: E402

SHORT = 76
"""A constant is written on one line up to this width, which leaves room for its name."""
KINDS = "EVENTS"
"""The kinds of events, which become types."""
HEAD = """\
/**
 * What a seat sees of the game, and what it is told. Made from `view_types` and `event_types` of
 * `hatamoto.games.{slug}` by `make generate`; change those, not this.
 */
"""
NAMED = {str(Facts): "Facts"}
"""Types of the kernel that have a name in the page's `wire.ts`."""


def type_of(hint: Any) -> str:
    """A Python type as TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if str(hint) in NAMED:
        return NAMED[str(hint)]
    if is_typeddict(hint):
        return str(hint.__name__)
    return composed(hint, type_of)


def records(module: ModuleType) -> list[Any]:
    """The records a module defines, in the order of the source."""
    return [
        found
        for found in vars(module).values()
        if is_typeddict(found) and found.__module__ == module.__name__
    ]


def definitions(module: ModuleType) -> dict[str, ast.ClassDef]:
    """The classes of a module as the source has them."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def node_of(record: Any, nodes: dict[str, ast.ClassDef]) -> ast.ClassDef:
    """The class of a record; a record with a keyword as a field has none, so one is made."""
    if record.__name__ in nodes:
        return nodes[record.__name__]
    word = ast.Constant("str")
    fields = [ast.AnnAssign(ast.Name(key), word, None, 1) for key in record.__annotations__]
    about = ast.Expr(ast.Constant("Fields whose names are keywords of Python."))
    return ast.ClassDef(record.__name__, [ast.Name("TypedDict")], [], [about, *fields], [])


def interface(record: Any, node: ast.ClassDef) -> str:
    """One record with its docstrings."""
    hints = get_type_hints(record, include_extras=True)
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
    notes = field_notes(node)
    own = [ast.unparse(each.target) for each in node.body if isinstance(each, ast.AnnAssign)]
    lines: list[str] = []
    for name in own:
        hint = hints[name]
        optional = get_origin(hint) is NotRequired or name in record.__optional_keys__
        inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        if name in notes:
            lines.append(f"  {comment(notes[name])}")
        lines.append(field(name, type_of(inner), optional))
    more = f" extends {', '.join(bases)}" if bases else ""
    head = f"{comment(ast.get_docstring(node))}\n"
    return f"{head}export interface {record.__name__}{more} {{\n" + "\n".join(lines) + "\n}\n"


def field(name: str, made: str, optional: bool) -> str:
    """One field; a long union goes below, or has a line per part, as the formatter requires."""
    start = f"  readonly {name}{'?' if optional else ''}:"
    line = f"{start} {made};"
    if len(line) <= WIDTH:
        return line
    if len(below := f"    {made};") <= WIDTH:
        return f"{start}\n{below}"
    return start + "".join(f"\n    | {part}" for part in made.split(" | ")) + ";"


def interfaces(module: ModuleType) -> str:
    """All records of a module."""
    nodes = definitions(module)
    return "\n".join(interface(record, node_of(record, nodes)) for record in records(module))


def written(value: object, indent: str = "") -> str:
    """A constant as TypeScript; if it is too long for a line, each part has its own."""
    if not isinstance(value, (dict, list, tuple)):
        return json.dumps(value, ensure_ascii=False)
    deeper = f"{indent}  "
    if isinstance(value, dict):
        parts = [f"{key_of(key)}: {written(inner, deeper)}" for key, inner in value.items()]
        line = f"{{ {', '.join(parts)} }}" if parts else "{}"
    else:
        parts = [written(inner, deeper) for inner in value]
        line = f"[{', '.join(parts)}]"
    # The formatter breaks every table, however short its rows are.
    is_table = isinstance(value, (list, tuple)) and all(isinstance(row, tuple) for row in value)
    if len(indent) + len(line) <= SHORT and "\n" not in line and not is_table:
        return line
    lines = "".join(f"\n{deeper}{part}," for part in parts)
    return line[0] + lines + f"\n{indent}" + line[-1]


def key_of(key: str) -> str:
    """A key of an object; in quotes if it is not an identifier."""
    return key if key.isidentifier() else json.dumps(key)


def constants(module: ModuleType) -> str:
    """The constants a module declares, with their docstrings."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    found = []
    for field, note in pairwise([*tree.body, ast.Pass()]):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        name = field.target.id
        if name == KINDS or not name.isupper():
            continue
        head = f"{comment(ast.literal_eval(note.value))}\n" if is_note(note) else ""
        start = f"export const {name} ="
        value = getattr(module, name)
        end = " as const;" if isinstance(value, (dict, list, tuple)) else ";"
        found.append(f"{head}{start} {written(value)}{end}\n")
    return "\n".join(found)


def is_note(node: ast.AST) -> TypeGuard[ast.Expr]:
    """Whether a statement is the docstring of the one before."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def events(module: ModuleType) -> str:
    """The kinds of events with the names of their facts, and an event of any kind."""
    (facts,) = records(module)
    name = facts.__name__.removesuffix("Facts")
    lines = [
        field(kind, " | ".join(f'"{fact}"' for fact in names) or "never", optional=False)
        for kind, names in module.EVENTS.items()
    ]
    return (
        f"/** By kind, the names of its facts. */\nexport interface {name}Kinds {{\n"
        + "\n".join(lines)
        + f"\n}}\n\nexport type {name}Event = EventOf<{facts.__name__}, {name}Kinds>;\n"
    )


def page(slug: str) -> str:
    """The whole file of a game."""
    views, types = (
        import_module(f"hatamoto.games.{slug}.{name}") for name in ("view_types", "event_types")
    )
    parts = [interfaces(views), interfaces(types), events(types)]
    body = "\n".join([part for part in (constants(views), constants(types), *parts) if part])
    names = [name for name in ("Facts", "Json") if re.search(rf"\b{name}\b", body)]
    imported = f'import type {{ {", ".join(names)} }} from "../../lib/wire";\n' if names else ""
    imported += 'import type { EventOf } from "../events";\n'
    return "\n".join([HEAD.format(slug=slug), imported, body])


def main() -> int:
    """Writes the files, or with --check says which are stale."""
    folder = ROOT / "web" / "src" / "games"
    with_board = [slug for slug in catalog.GAMES if (folder / slug).exists()]
    return write_or_check({folder / slug / "view.ts": page(slug) for slug in with_board})


if __name__ == "__main__":
    sys.exit(main())
