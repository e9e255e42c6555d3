"""Prints the index of the rules: paragraph, code that cites it, tests that mark it.

A paragraph is cited as `§play/dishonour` in docstrings and comments, or as a plain string
(`refused("play/dishonour", ...)`, `rule = "play/dishonour"`); tests mark it with
`@pytest.mark.rule("play/dishonour")`. Inside the folders of a game the citation belongs to that
game; anywhere else it carries the game: `§shogunate:play/dishonour`.
"""

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from hatamoto.kernel import content

KINDS = ("procedure", "restriction", "definition", "component", "flavour")
BINDING = ("procedure", "restriction")
"""The kinds that code must cite and a test must mark."""

PROVENANCES = ("rulebook", "report", "reconstructed")
CITATION = re.compile(r"§(?:([a-z]\w*):)?(\w[\w./()-]*)")
RULE_NAMES = ("rule", "paragraph")
REFUSERS = ("refused", "Refusal")


@dataclass(frozen=True)
class Paragraph:
    """One row of a game's `data/rules.toml`."""

    id: str
    title: str
    kind: str
    provenance: str


@dataclass(frozen=True)
class Mention:
    """A citation of a paragraph; `game` is empty if it cannot be told from the place."""

    game: str
    paragraph: str
    place: str


@dataclass
class Index:
    """The paragraphs of one game with the places that name them."""

    slug: str
    paragraphs: dict[str, Paragraph]
    code: dict[str, list[str]] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)


@dataclass
class Report:
    """Every index, and what is wrong with them."""

    indexes: dict[str, Index] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def read_paragraphs(path: Path, name: Path, faults: list[str]) -> dict[str, Paragraph]:
    """The paragraphs of one rules.toml by id; a row may override the provenance of its file."""
    usual = tomllib.loads(path.read_text(encoding="utf-8")).get("provenance", "")
    titles = english_titles(path.parent / "text" / "en.ftl")
    found: dict[str, Paragraph] = {}
    for row in content.paragraphs(path.parent):
        id = str(row.get("id", ""))
        paragraph = Paragraph(
            id,
            str(row.get("title", titles.get(id.replace("/", "_"), ""))),
            str(row.get("kind", "")),
            str(row.get("provenance", usual)),
        )
        faults += [f"{name}: {paragraph.id} {what}" for what in row_faults(paragraph, found)]
        found[paragraph.id] = paragraph
    return found


def english_titles(path: Path) -> dict[str, str]:
    """The titles of paragraphs in English, for those that another file lists."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return dict(re.findall(r"^rule-(\S+) = (.+)$", text, re.M))


def row_faults(paragraph: Paragraph, earlier: dict[str, Paragraph]) -> Iterator[str]:
    """What is wrong with one row."""
    if not paragraph.id or paragraph.id in earlier:
        yield "needs an id of its own"
    if not paragraph.title:
        yield "needs a title"
    if paragraph.kind not in KINDS:
        yield f"has the unknown kind '{paragraph.kind}'"
    if paragraph.provenance not in PROVENANCES:
        yield f"has the unknown provenance '{paragraph.provenance}'"


def trimmed(token: str) -> str:
    """A cited paragraph without the punctuation of the sentence around it."""
    token = token.rstrip("./-")
    while token.endswith(")") and token.count(")") > token.count("("):
        token = token[:-1].rstrip("./-")
    return token


def citations(text: str) -> Iterator[tuple[str, str]]:
    """Game (or nothing) and paragraph of every `§` in a text."""
    for match in CITATION.finditer(text):
        yield match[1] or "", trimmed(match[2])


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every comment."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of every string in the code, docstrings included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def marker_calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every `mark.rule(...)` with the test it decorates, or an empty string outside decorators."""
    owners: dict[ast.AST, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            owners |= {part: node.name for each in node.decorator_list for part in ast.walk(each)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            yield owners.get(node, ""), node


def rule_arguments(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of every string that must be a paragraph: in refusals and after `rule =`."""
    for node in ast.walk(tree):
        for value in rule_values(node):
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield value.lineno, value.value


def rule_values(node: ast.AST) -> Iterator[ast.expr | None]:
    """The expressions of one node that give a paragraph."""
    if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in REFUSERS:
        yield from node.args[:1]
    if isinstance(node, ast.keyword) and node.arg in RULE_NAMES:
        yield node.value
    if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in RULE_NAMES:
        yield node.value
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in RULE_NAMES:
        yield node.value


def game_of(name: Path) -> str:
    """The game whose folder holds a file: `.../games/<slug>/...`, or nothing."""
    parts = name.parts
    inside = "games" in parts and parts.index("games") + 2 < len(parts)
    return parts[parts.index("games") + 1] if inside else ""


def add(places: dict[str, list[str]], paragraph: str, place: str) -> None:
    """Adds a place unless it is listed already."""
    listed = places.setdefault(paragraph, [])
    if place not in listed:
        listed.append(place)


class Reader:
    """Reads files into a report, one after another."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.report = Report()

    def read_games(self) -> None:
        """Opens an index for every game that lists its paragraphs."""
        for path in sorted(self.root.glob("src/hatamoto/games/*/data/rules.toml")):
            slug = path.parts[-3]
            name = path.relative_to(self.root)
            paragraphs = read_paragraphs(path, name, self.report.faults)
            self.report.indexes[slug] = Index(slug, paragraphs)

    def is_known(self, mention: Mention) -> bool:
        """Whether the paragraph exists; where it should and does not, the place is a fault."""
        index = self.report.indexes.get(mention.game)
        if index is not None and mention.paragraph in index.paragraphs:
            return True
        if mention.game:
            name = f"{mention.game} §{mention.paragraph}"
            self.report.faults.append(f"{mention.place}: unknown paragraph {name}")
        return False

    def cited(self, path: Path, source: str, tree: ast.AST) -> Iterator[Mention]:
        """Every paragraph that a file cites with `§`."""
        name = path.relative_to(self.root)
        home = game_of(name)
        for line, text in [*strings(tree), *comments(source)]:
            for game, paragraph in citations(text):
                yield Mention(game or home, paragraph, f"{name}:{line}")

    def read_code(self, path: Path) -> None:
        """Records the citations of one source file."""
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        name = path.relative_to(self.root)
        home = game_of(name)
        mentions = list(self.cited(path, source, tree))
        mentions += [Mention(home, text, f"{name}:{line}") for line, text in rule_arguments(tree)]
        for mention in mentions:
            if self.is_known(mention):
                add(self.report.indexes[mention.game].code, mention.paragraph, mention.place)
        self.read_plain_strings(home, name, tree)

    def read_plain_strings(self, home: str, name: Path, tree: ast.AST) -> None:
        """Records every string of a game's code that is one of its paragraphs."""
        index = self.report.indexes.get(home)
        for line, text in strings(tree):
            if index is not None and text in index.paragraphs:
                add(index.code, text, f"{name}:{line}")

    def read_tests(self, path: Path) -> None:
        """Records the markers of one test file, and checks its citations."""
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        for mention in self.cited(path, source, tree):
            self.is_known(mention)
        for mention in self.marked(path, tree):
            if self.is_known(mention):
                add(self.report.indexes[mention.game].tests, mention.paragraph, mention.place)

    def marked(self, path: Path, tree: ast.AST) -> Iterator[Mention]:
        """Every paragraph that a file marks; a marker that is not a plain string is a fault."""
        name = path.relative_to(self.root)
        for owner, call in marker_calls(tree):
            place = f"{name}::{owner}" if owner else f"{name}:{call.lineno}"
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    game, _, paragraph = argument.value.rpartition(":")
                    yield Mention(game or game_of(name), paragraph, place)
                else:
                    self.report.faults.append(f"{place}: a rule marker takes a plain string")

    def check_binding(self) -> None:
        """Every procedure and restriction is cited by code and marked by a test."""
        for slug, index in self.report.indexes.items():
            for paragraph in index.paragraphs.values():
                if paragraph.kind not in BINDING:
                    continue
                name = f"{slug} §{paragraph.id} ({paragraph.kind})"
                if paragraph.id not in index.code:
                    self.report.faults.append(f"{name}: no code cites it")
                if paragraph.id not in index.tests:
                    self.report.faults.append(f"{name}: no test marks it")


def report_on(root: Path) -> Report:
    """The indexes of all games under a repository."""
    reader = Reader(root)
    reader.read_games()
    for path in sorted(root.glob("src/**/*.py")):
        reader.read_code(path)
    for path in sorted(root.glob("tests/**/*.py")):
        reader.read_tests(path)
    reader.check_binding()
    return reader.report


def table(index: Index) -> Iterator[str]:
    """The index of one game as lines."""
    binding = sum(paragraph.kind in BINDING for paragraph in index.paragraphs.values())
    count = len(index.paragraphs)
    yield f"{index.slug}: {count} paragraphs, {binding} procedures and restrictions"
    width = max((len(name) for name in index.paragraphs), default=0) + 1
    for paragraph in index.paragraphs.values():
        kind = f"{paragraph.kind}, {paragraph.provenance}"
        yield f"\n§{paragraph.id:<{width}} {paragraph.title} ({kind})"
        for label, places in (("code", index.code), ("tests", index.tests)):
            for place in places.get(paragraph.id, ["-"]):
                yield f"    {label:<6}{place}"


def main(root: Path) -> int:
    """Prints every index and every fault."""
    report = report_on(root)
    for index in report.indexes.values():
        print("\n".join(table(index)), end="\n\n")
    for fault in report.faults:
        print(fault, file=sys.stderr)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parents[1]))
