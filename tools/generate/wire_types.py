"""Writes web/src/lib/wire.ts: the types of the server's messages, from the Python records."""

import ast
import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import (
    Annotated,
    Any,
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
sys.path.insert(0, str(ROOT))

from tools.generated import write_or_check  # noqa: E402  # found only with the root on the path
from tools.typescript import (  # noqa: E402
    PLAIN,
    WIDTH,
    comment,
    composed,
    field_notes,
    literal,
)

SOURCES = ROOT / "src"
FILE = ROOT / "web" / "src" / "lib" / "wire.ts"
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
    if get_origin(hint) in (Union, UnionType):
        parts = [part for part in get_args(hint) if getattr(part, "__name__", "") not in LEFT_OUT]
        return composed(Union[tuple(parts)], type_of)  # noqa: UP007  # made of a list
    is_by_language = get_origin(hint) is dict and get_args(hint)[0] == responses.Lang
    return composed(hint, type_of, "[lang in Lang]" if is_by_language else "[key: string]")


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


def fields(record: type) -> list[str]:
    """The lines of a record's own fields."""
    found = written(record)
    notes = {} if found is None else field_notes(found)
    lines: list[str] = tag_line(record)
    hints = get_type_hints(record, include_extras=True)
    for name in own_names(record):
        if name in notes:
            lines.append(f"  {comment(notes[name])}")
        lines.append(field(name, hints[name], name in optional(record)))
    return lines


def tag_line(record: type) -> list[str]:
    """The field that says which record of a union it is; it is not a field of the Python class."""
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
    head = "" if found is None else f"{comment(ast.get_docstring(found))}\n"
    if not own:
        return f"{head}export type {record.__name__} = {' & '.join(extended)};\n"
    more = f" extends {', '.join(extended)}" if extended else ""
    return f"{head}export interface {record.__name__}{more} {{\n" + "\n".join(own) + "\n}\n"


def alias(name: str) -> str:
    """A named type; a long one goes on the next line, a longer one on a line per member."""
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
    """Writes the file, or with --check says whether it is up to date."""
    return write_or_check({FILE: page()})


if __name__ == "__main__":
    sys.exit(main())
