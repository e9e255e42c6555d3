"""Says which field of a body, a parameter or a command is wrong, and what was expected there.

msgspec decides whether a value fits. Its error is one English sentence whose wording is not part of
its interface, so it is not read: once a value is refused, the same types are walked again, and the
first part that msgspec refuses on its own is the one to name.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from litestar import Request
from litestar.exceptions import HTTPException, ValidationException
from msgspec import inspect

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.json_keys import repeated_key

BODY: Final = "the body"
JSON_TYPES: Final[dict[type, str]] = {
    str: "text",
    int: "a whole number",
    float: "a number with a fraction",
    bool: "true or false",
    list: "a list",
    dict: "an object",
    type(None): "null",
}
MAX_SHOWN_LENGTH: Final = 40
"""How many characters of a wrong value are repeated."""
RECEIVED: Final = "received_body"
"""The key under which a request keeps its decoded body, for the error handler."""


class BodyRequest(Request[Any, Any, Any]):
    """A request whose body is taken by the letter: no number as text, no 1 for true.

    The framework by itself would convert them. The body is remembered, since the error handler
    cannot read it again.
    """

    async def json(self) -> Any:
        """The body as plain values; raises ValidationException when a type is wrong."""
        body = await super().json()
        self.state[RECEIVED] = body
        twice = repeated_key(await self.body(), body)
        if twice is not None:
            raise BadArgument(f"{BODY} has '{twice}' twice")
        hint = body_hint(self)
        if hint is not None and body is not None and not fits(hint, body):
            raise ValidationException(extra=[{"key": "data", "source": "body"}])
        return body


def body_hint(request: Request[Any, Any, Any]) -> Any:
    """The type of the body that a route takes; None when it takes none."""
    hints = {field.name: field.type for field in fields(request.route_handler.signature_model)}
    return hints.get("data")


def fits(hint: Any, value: object) -> bool:
    """Whether msgspec takes a value; numbers as keys of an object are text in JSON."""
    try:
        msgspec.convert(value, hint, str_keys=True)
    except msgspec.ValidationError:
        return False
    return True


# Requests


def request_error(request: Request[Any, Any, Any], error: HTTPException) -> str:
    """Why the framework refused the Host, the body or the parameters of a request."""
    if "route_handler" not in request.scope:  # Only the Host is looked at before the route.
        return "the Host header is not a host"
    rows = error.extra if isinstance(error.extra, list) else []
    if not isinstance(error, ValidationException) or not rows:
        return f"{BODY} is not JSON: {error.detail}"
    return "; ".join(parameter_error(request, row) for row in rows)


def parameter_error(request: Request[Any, Any, Any], row: dict[str, str]) -> str:
    """The sentence for one parameter; the framework calls the body `data`."""
    hints = {field.name: field.type for field in fields(request.route_handler.signature_model)}
    key = row.get("key", "data")
    if row.get("source") == "body" or key not in hints or key == "data":
        if RECEIVED not in request.state or request.state[RECEIVED] is None:
            return f"{BODY} is missing"
        return mismatch(hints["data"], request.state[RECEIVED])
    given = {**request.query_params, **request.path_params}.get(key)
    return f"{key} must be {described(hints[key])}, not {shown(given)}"


# Values


def mismatch(hint: Any, value: object, whole: str = BODY) -> str:
    """The sentence for a value that does not fit a type."""
    return Walk(whole).explain(hint, value, "")


class Walk:
    """One search for the first part of a value that does not fit."""

    def __init__(self, whole: str) -> None:
        self.whole = whole

    def explain(self, hint: Any, value: object, path: str) -> str:
        """The sentence for a value that is known not to fit."""
        structs = [one for one in alternatives(hint) if is_struct(one)]
        if isinstance(value, dict) and structs:
            return self.explain_object(structs, value, path)
        items = next((one for one in alternatives(hint) if get_origin(one) is list), None)
        if isinstance(value, list) and items is not None:
            return self.explain_list(hint, items, value, path)
        pairs = next((one for one in alternatives(hint) if get_origin(one) is dict), None)
        if isinstance(value, dict) and pairs is not None:
            return self.explain_pairs(pairs, value, path)
        return f"{path or self.whole} {wrong_value(hint, value)}"

    def explain_object(self, structs: list[Any], value: dict[str, object], path: str) -> str:
        """The same for an object; a tag says which of several records it is."""
        inside = f"{path}." if path else ""
        tag_field = structs[0].__struct_config__.tag_field
        tags = {one.__struct_config__.tag: one for one in structs}
        if tag_field is not None and tag_field not in value:
            return f"{inside}{tag_field} is missing"
        tag = None if tag_field is None else value[tag_field]
        if not isinstance(tag, str | None) or tag not in tags:
            return f"{inside}{tag_field} {wrong_choice(tags, tag)}"
        return self.explain_fields(tags[tag], value, inside, tag_field)

    def explain_fields(
        self, struct: Any, value: dict[str, object], inside: str, tag_field: str | None
    ) -> str:
        """The same for the fields of one record."""
        known = {field.name: field for field in fields(struct)}
        for name in value:
            if name not in known and name != tag_field:
                return f"there is no field {inside}{name:.{MAX_SHOWN_LENGTH}}"
        for name, field in known.items():
            if name not in value and field.required:
                return f"{inside}{name} is missing"
            if name in value and not fits(field.type, value[name]):
                return self.explain(field.type, value[name], inside + name)
        return f"{inside.removesuffix('.') or self.whole} does not have the right form"

    def explain_list(self, hint: Any, items: Any, value: list[object], path: str) -> str:
        """The same for a list: its first wrong item, or its length."""
        (item,) = get_args(items)
        for index, one in enumerate(value):
            if not fits(item, one):
                return self.explain(item, one, f"{path}[{index}]")
        return f"{path or self.whole} must be {described(hint)}, not {len(value)}"

    def explain_pairs(self, pairs: Any, value: dict[str, object], path: str) -> str:
        """The same for an object with free keys: its first wrong key or value."""
        key_hint, item = get_args(pairs)
        for key, one in value.items():
            if not fits(item, one):
                return self.explain(item, one, f"{path}[{key:.{MAX_SHOWN_LENGTH}}]")
            if not fits(pairs, {key: one}):
                return f"a key of {path or self.whole} must be {described(key_hint)}"
        return f"{path or self.whole} does not have the right form"


# Types


def fields(struct: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a record, their types resolved."""
    return msgspec.structs.fields(struct)


def is_struct(hint: Any) -> bool:
    """Whether a type is a record."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def alternatives(hint: Any) -> list[Any]:
    """The members of a union without their constraints; a type that is no union is alone."""
    bare = without_constraints(hint)
    if get_origin(bare) in (Union, UnionType):
        return [without_constraints(one) for one in get_args(bare)]
    return [bare]


def without_constraints(hint: Any) -> Any:
    """The type inside `Annotated`."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


# Words


def wrong_value(hint: Any, value: object) -> str:
    """What a value must be, and what it is instead."""
    if get_origin(hint) is Literal and isinstance(value, str):
        return wrong_choice(get_args(hint), value)
    json_type = JSON_TYPES.get(type(value), "that")
    wanted = described(hint)
    return f"must be {wanted}, not {shown(value) if wanted.startswith(json_type) else json_type}"


def wrong_choice(choices: Iterable[object], value: object) -> str:
    """Which values there are instead of one that there is not."""
    return f"cannot be {shown(value)}; it is one of {', '.join(map(str, choices))}"


def shown(value: object) -> str:
    """A wrong value, cut short."""
    return f"{value!r:.{MAX_SHOWN_LENGTH}}"


def described(hint: Any) -> str:
    """What people call a type."""
    return words_for(inspect.type_info(hint))


def words_for(node: inspect.Type) -> str:
    """The same for a node of msgspec's own description of a type."""
    match node:
        case inspect.Metadata(type=inner):
            return words_for(inner)
        case inspect.UnionType(types=types):
            return " or ".join(dict.fromkeys(map(words_for, types)))
        case inspect.LiteralType(values=values):
            return f"one of {', '.join(map(str, values))}"
        case inspect.IntType(ge=int(low), le=int(high)):
            return f"a whole number from {low} to {high}"
        case inspect.StrType(pattern=str(pattern)):
            return f"text that matches {pattern}"
        case inspect.StrType(min_length=int(low), max_length=int(high)):
            return f"text of {low} to {high} characters"
        case inspect.StrType(max_length=int(high)):
            return f"text of at most {high} characters"
        case inspect.ListType(min_length=int(low), max_length=int(high)):
            return f"a list of {low} to {high}"
        case inspect.ListType(max_length=int(high)):
            return f"a list of at most {high}"
        case _:
            return NODE_WORDS.get(type(node), "something else")


NODE_WORDS: Final[dict[type, str]] = {
    inspect.StrType: "text",
    inspect.IntType: "a whole number",
    inspect.FloatType: "a number",
    inspect.BoolType: "true or false",
    inspect.NoneType: "null",
    inspect.ListType: "a list",
    inspect.DictType: "an object",
    inspect.StructType: "an object",
}
