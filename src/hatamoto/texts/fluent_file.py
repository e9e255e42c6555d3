"""A Fluent file in one language: its messages and their arguments."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias, final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.events import RESERVED

Argument: TypeAlias = int | str
"""An argument of a message: a number or finished text."""


def with_minus_signs(text: str, arguments: Iterable[Argument]) -> str:
    """Replace the hyphens of negative numbers with minus signs.

    >>> with_minus_signs("1-4: difference -1", [-1])
    '1-4: difference −1'
    """
    for number in arguments:
        if isinstance(number, int) and number < 0:
            text = re.sub(rf"(?<!\w)-{-number}(?!\d)", f"−{-number}", text)
    return text


@final
class Variables(Visitor):
    """Collects the arguments a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    # The visitor finds its methods by the names of the node classes.
    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Collect the name; the method name is required by the visitor."""
        self.names.add(node.id.name)


@final
class FluentFile:
    """The messages of `<folder>/<lang>.ftl`."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.path = folder / f"{lang}.ftl"
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.variables: dict[str, frozenset[str]] = {}
        resource = FluentParser().parse(self._read())
        for entry in resource.body:
            self._check(entry)
        self.bundle.add_resource(resource)
        self.domains = frozenset(id.split("-")[0] for id in self.variables if "-" in id)

    def _read(self) -> str:
        try:
            return self.path.read_text(encoding="utf-8")
        except OSError as error:
            raise BadContent(f"{self.path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadContent(f"{self.path}: the file is not UTF-8 text") from None

    def _check(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().split("\n")[0]
            raise BadContent(f"{self.path}: not Fluent: {line}")
        if not isinstance(entry, ast.Message):
            return
        if entry.id.name in self.variables:
            raise BadContent(f"{self.path}: {entry.id.name} is defined twice")
        collector = Variables()
        collector.visit(entry)
        if entry.id.name.startswith("event-") and not RESERVED.isdisjoint(collector.names):
            names = ", ".join(sorted(RESERVED & collector.names))
            raise BadContent(f"{self.path}: {entry.id.name}: no fact can be named {names}")
        self.variables[entry.id.name] = frozenset(collector.names)

    def filled(self, id: str, arguments: Mapping[str, Argument]) -> str:
        """The message with its arguments; raises BadContent when one is missing."""
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise BadContent(f"{self.path}: {id} has no text")
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        if errors or not isinstance(text, str):
            raise BadContent(f"{self.path}: {id}: {errors[0] if errors else 'no text'}")
        return with_minus_signs(text, arguments.values())


def merge_fluent_files(folders: Sequence[Path], lang: str) -> str:
    """The messages of several folders as one text; the first folder that has a message wins."""
    known: set[str] = set()
    texts: list[str] = []
    for path in [folder / f"{lang}.ftl" for folder in folders]:
        if not path.exists():
            continue
        text = path.read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        own = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
        if known & own:
            left = [entry for entry in body if not is_known(entry, known)]
            text = FluentSerializer().serialize(ast.Resource(left))
        texts.append(text)
        known |= own
    return "\n".join(texts)


def is_known(entry: ast.EntryType, known: set[str]) -> bool:
    return isinstance(entry, ast.Message) and entry.id.name in known


@cache
def read_fluent_file(folder: Path, lang: str) -> FluentFile:
    """The parsed file, cached: parsing costs far more than formatting."""
    return FluentFile(folder, lang)
