"""Python types as TypeScript, for the generators of the page's types."""

import ast
from collections.abc import Callable
from itertools import pairwise
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

WIDTH = 100
"""The line length of the page's formatter."""
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "Json",
}


def composed(hint: Any, type_of: Callable[[Any], str], key: str = "[key: string]") -> str:
    """A literal, union, tuple, list or dictionary; `type_of` converts its parts."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(literal(value) for value in parts)
    if origin in (Union, UnionType):
        null_last = sorted(parts, key=lambda part: part is NoneType)
        return " | ".join(dict.fromkeys(type_of(part) for part in null_last))
    if origin is tuple:
        return f"readonly [{', '.join(map(type_of, parts))}]"
    if origin is list:
        inner = type_of(parts[0])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if origin is dict:
        return f"{{ readonly {key}: {type_of(parts[1])} }}"
    raise TypeError(f"no TypeScript for {hint}")


def literal(value: object) -> str:
    """The type of a literal value."""
    return str(value).lower() if isinstance(value, bool) else f'"{value}"'


def comment(text: str | None) -> str:
    """A docstring as a comment on one line."""
    return f"/** {' '.join((text or '').split())} */"


def field_notes(node: ast.ClassDef) -> dict[str, str]:
    """The docstrings below the fields of a class, by field."""
    return {
        ast.unparse(field.target): ast.literal_eval(note.value)
        for field, note in pairwise(node.body)
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr)
    }
