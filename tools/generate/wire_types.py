"""Writes web/src/lib/wire.ts: the records of the wire as TypeScript, from the Python ones."""

import ast
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from hatamoto.kernel import goals, story_types
from hatamoto.kernel.kinds import Surface
from hatamoto.kernel.options import OptionValue
from hatamoto.kernel.refusals import Fact, Facts
from hatamoto.server import responses, wire
from hatamoto.table import messages

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
FILE = ROOT / "web" / "src" / "lib" / "wire.ts"
WIDTH = 100
HEAD = """\
/**
 * The records of the wire: what the server sends about tables, games and people, and what it takes.
 * Made from `hatamoto.table.messages`, `hatamoto.kernel.story_types`, `hatamoto.server.responses`
 * and `hatamoto.server.wire` by `make generate`; change those, not this.
 */

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };
"""
MODULES = (goals, messages, story_types, wire, responses)
ALIASES: dict[str, Any] = {
    "Fact": Fact,
    "Facts": Facts,
    "Lang": responses.Lang,
    "Surface": Surface,
    "Status": messages.Status,
    "SeatKind": messages.SeatKind,
    "ClockKind": messages.ClockKind,
    "OnTimeout": messages.OnTimeout,
    "OptionValue": OptionValue,
    "Options": wire.Options,
    "Command": wire.Command,
    "Reply": responses.Reply,
    "ServerMessage": responses.ServerMessage,
}
LEFT_OUT = {"Body", "CommandBase", "SeatCommand", "OldDelegateCommand"}
"""Bases, and a command that only older clients send."""
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null", object: "Json"}


# Types


def type_of(hint: Any, named: bool = True) -> str:
    """A Python type as TypeScript; with `named` false an alias is written out."""
    name = next((name for name, alias in ALIASES.items() if alias == hint), None)
    if named and name is not None:
        return name
    if get_origin(hint) is Annotated:
        return type_of(get_args(hint)[0])
    if hint in PLAIN:
        return PLAIN[hint]
    if hint == messages.JsonObject:
        return "JsonObject"
    if is_record(hint):
        return str(hint.__name__)
    return made_of(get_origin(hint), get_args(hint))


def made_of(origin: Any, parts: tuple[Any, ...]) -> str:
    """A type made of others."""
    if origin is Literal:
        return " | ".join(literal(value) for value in parts)
    if origin in (Union, UnionType):
        return union(parts)
    if origin is tuple:
        return f"readonly [{', '.join(map(type_of, parts))}]"
    if origin is list:
        inner = type_of(parts[0])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if origin is dict:
        key = "[lang in Lang]" if parts[0] == responses.Lang else "[key: string]"
        return f"{{ readonly {key}: {type_of(parts[1])} }}"
    raise TypeError(f"no TypeScript for {origin} of {parts}")


def union(parts: tuple[Any, ...]) -> str:
    """One of several; null comes last."""
    sent = [part for part in parts if getattr(part, "__name__", "") not in LEFT_OUT]
    null_last = sorted(sent, key=lambda part: part is NoneType)
    return " | ".join(dict.fromkeys(type_of(part) for part in null_last))


def literal(value: object) -> str:
    """A value that is its own type."""
    return str(value).lower() if isinstance(value, bool) else f'"{value}"'


# Records


def is_record(found: object) -> bool:
    """Whether something goes over the wire as an object with named fields."""
    return is_typeddict(found) or (isinstance(found, type) and issubclass(found, msgspec.Struct))


def records(module: ModuleType) -> list[type]:
    """The records a module makes, in the order of the source."""
    own = [found for found in vars(module).values() if is_record(found)]
    return [
        one for one in own if one.__module__ == module.__name__ and one.__name__ not in LEFT_OUT
    ]


RECORDS = {record.__name__: record for module in MODULES for record in records(module)}


def written(record: type) -> ast.ClassDef | None:
    """A record as its source has it; None for one made by a call."""
    source = SOURCES / f"{record.__module__.replace('.', '/')}.py"
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == record.__name__:
            return node
    return None


def field_notes(record: type) -> dict[str, str]:
    """The docstrings that stand below a record's fields."""
    found = written(record)
    body = [] if found is None else found.body
    return {
        ast.unparse(field.target): ast.literal_eval(note.value)
        for field, note in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr)
    }


def fields(record: type) -> list[str]:
    """The lines of a record's own fields."""
    notes = field_notes(record)
    lines: list[str] = tag_line(record)
    hints = get_type_hints(record, include_extras=True)
    for name in own_names(record):
        if name in notes:
            lines.append(f"  /** {notes[name]} */")
        lines.append(field(name, hints[name], name in optional(record)))
    return lines


def tag_line(record: type) -> list[str]:
    """The field that says which record of a union it is; it is no field of the Python class."""
    if not issubclass(record, msgspec.Struct) or record.__struct_config__.tag_field is None:
        return []
    config = record.__struct_config__
    return [f"  readonly {config.tag_field}: {literal(config.tag)};"]


def own_names(record: type) -> list[str]:
    """The fields a record has beyond those of its bases."""
    inherited = {name for base in bases(record) for name in get_type_hints(RECORDS[base])}
    return [name for name in get_type_hints(record) if name not in inherited]


def bases(record: type) -> list[str]:
    """The records a record extends."""
    found = written(record)
    names = [] if found is None else [ast.unparse(base).split(".")[-1] for base in found.bases]
    return [name for name in names if name in RECORDS]


def optional(record: type) -> set[str]:
    """The fields that may be left out; of what we send only those that say so."""
    if not issubclass(record, wire.Body):
        hints = get_type_hints(record, include_extras=True)
        return {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    return {each.name for each in msgspec.structs.fields(record) if not each.required}


def field(name: str, hint: Any, is_optional: bool) -> str:
    """One field, on one line."""
    inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
    line = f"  readonly {name}{'?' if is_optional else ''}: {type_of(inner)};"
    assert len(line) <= WIDTH, f"{line} is too long for one line"
    return line


def interface(record: type) -> str:
    """One record."""
    own, extended, found = fields(record), bases(record), written(record)
    head = "" if found is None else f"/** {' '.join((ast.get_docstring(found) or '').split())} */\n"
    if not own:
        return f"{head}export type {record.__name__} = {' & '.join(extended)};\n"
    more = f" extends {', '.join(extended)}" if extended else ""
    return f"{head}export interface {record.__name__}{more} {{\n" + "\n".join(own) + "\n}\n"


def alias(name: str) -> str:
    """A type with a name of its own; a long one goes below it, a longer one member by member."""
    made = type_of(ALIASES[name], named=False)
    line = f"export type {name} = {made};"
    if len(line) <= WIDTH:
        return line
    if len(made) + 3 <= WIDTH:
        return f"export type {name} =\n  {made};"
    members = "".join(f"\n  | {member}" for member in made.split(" | "))
    return f"export type {name} ={members};"


def page() -> str:
    """The whole file."""
    aliases = "\n".join(alias(name) for name in ALIASES) + "\n"
    made = [interface(record) for record in RECORDS.values()]
    return "\n".join([HEAD, aliases, *made])


def main() -> int:
    """Writes the file, or with --check says whether it is fresh."""
    if "--check" not in sys.argv:
        FILE.write_text(page(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != page():
        print(f"{FILE.relative_to(ROOT)} is stale: run make generate", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
