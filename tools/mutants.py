"""Mutants: small changes to a Python source, one at a time, that a test should detect."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
DROPPED = (ast.Expr, ast.AugAssign, ast.Continue, ast.Break, ast.Raise)
"""Statements that can be removed without leaving a name undefined."""


@dataclass(frozen=True)
class Mutant:
    """A change to one place of a file."""

    path: str
    line: int
    statement: int
    """The line where the statement of the change begins."""
    function: str
    """The function or method that is changed, as `Class.method` or `function`."""
    change: str
    start: int
    end: int
    text: str
    """The text that replaces the bytes from `start` to `end`."""

    @property
    def id(self) -> str:
        """The place and the change."""
        return f"{self.path}:{self.line}:{self.start} {self.change}"

    def applied(self, source: str) -> str:
        """The changed source."""
        raw = source.encode()
        return (raw[: self.start] + self.text.encode() + raw[self.end :]).decode()


class Source:
    """A file whose parts are found by the positions of its syntax tree."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.raw = text.encode()
        self.function = ""
        self.statement = 0
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        """The first byte of a node."""
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        """The byte after a node."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def replaced(self, node: ast.expr | ast.stmt, text: str) -> Mutant:
        """Another text in place of a node."""
        start, end = self.start(node), self.end(node)
        change = f"{self.raw[start:end].decode()} -> {text}"
        return self._mutant(node.lineno, change, start, end, text)

    def _mutant(self, line: int, change: str, start: int, end: int, text: str) -> Mutant:
        return Mutant(self.path, line, self.statement, self.function, change, start, end, text)

    def between(self, left: ast.expr, right: ast.expr, words: tuple[str, str]) -> Mutant:
        """Another operator between two operands."""
        start, end = self.end(left), self.start(right)
        gap = self.raw[start:end].decode()
        at = gap.index(words[0])
        text = gap[:at] + words[1] + gap[at + len(words[0]) :]
        whole = self.raw[self.start(left) : self.end(right)].decode()
        change = f"{whole}: {words[0]} -> {words[1]}"
        return self._mutant(left.lineno, change, start, end, text)


def mutants(path: str, text: str) -> list[Mutant]:
    """All changes to the functions of a file."""
    source = Source(path, text)
    found: list[Mutant] = []
    for source.function, function in functions(ast.parse(text)):
        for source.statement, node in reached(function):
            found += changes(source, node)
    return found


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def reached(function: ast.FunctionDef) -> Iterator[tuple[int, ast.AST]]:
    """The nodes in the body of a function, without assertions and docstrings.

    Each node comes with the line where its statement begins.
    """
    waiting: list[tuple[int, ast.AST]] = [(node.lineno, node) for node in function.body]
    while waiting:
        line, node = waiting.pop()
        if isinstance(node, ast.Assert) or is_text(node):
            continue
        line = node.lineno if isinstance(node, ast.stmt) else line
        yield line, node
        skipped = node.annotation if isinstance(node, ast.AnnAssign) else None
        waiting += [(line, child) for child in ast.iter_child_nodes(node) if child is not skipped]


def is_text(node: ast.AST) -> bool:
    """Whether this is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def changes(source: Source, node: ast.AST) -> Iterator[Mutant]:
    """The changes to one node."""
    if isinstance(node, ast.Compare):
        operands = [node.left, *node.comparators]
        for index, op in enumerate(node.ops):
            words = COMPARISONS[type(op)]
            yield source.between(operands[index], operands[index + 1], words)
    elif isinstance(node, ast.BoolOp):
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        yield source.between(node.values[0], node.values[1], words)
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield source.between(node.left, node.right, OPERATORS[type(node.op)])
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        operand = source.raw[source.start(node.operand) : source.end(node.operand)].decode()
        yield source.replaced(node, f"({operand})")
    elif isinstance(node, ast.Constant):
        yield from other_constants(source, node)
    elif isinstance(node, ast.stmt) and can_be_dropped(node):
        yield source.replaced(node, "pass")


def other_constants(source: Source, node: ast.Constant) -> Iterator[Mutant]:
    """The other truth value, or the next number."""
    if isinstance(node.value, bool):
        yield source.replaced(node, str(not node.value))
    elif isinstance(node.value, int):
        yield source.replaced(node, str(node.value + 1))


def can_be_dropped(node: ast.stmt) -> bool:
    """Whether a function without this statement still defines every name it uses."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, DROPPED)


def code_of(source: str, path: str, function: str) -> CodeType:
    """The compiled body of a function or method in a source."""
    code = compile(source, path, "exec", dont_inherit=True)
    for name in function.split("."):
        inner = [part for part in code.co_consts if isinstance(part, CodeType)]
        code = next(part for part in inner if part.co_name == name)
    return code
