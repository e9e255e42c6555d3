"""The verb table: maps action numbers, used in the core, to notation and back.

Grammar: `verb (id | number)*`, single spaces. An action is the verb's base plus its arguments in
mixed radix, so the numbers run from 0 to `size - 1` without a gap.
"""

from collections.abc import Sequence
from typing import final

from hatamoto.kernel.errors import BadArgument, IllegalAction
from hatamoto.kernel.refusals import Facts, refused


@final
class Domain:
    """The values of an argument: ids in a fixed order, or numbers starting at `first`."""

    def __init__(self, tokens: Sequence[str], first: int = -1) -> None:
        self.tokens = list(tokens)
        self.first = first
        self.index = {token: index for index, token in enumerate(self.tokens)}

    def fact(self, index: int) -> int | str:
        """The value at an index as a fact for messages: a number or an id."""
        return self.tokens[index] if self.first < 0 else self.first + index


def numbers(first: int, last: int) -> Domain:
    """The domain of the whole numbers from first to last."""
    return Domain([str(number) for number in range(first, last + 1)], first)


@final
class Verb:
    """One row of the table: words, then named arguments."""

    def __init__(self, words: str, **arguments: Domain) -> None:
        self.words = words
        self.id = words.replace(" ", "_")
        self.names = list(arguments)
        self.domains = list(arguments.values())
        self.base = 0
        self.size = 1
        for domain in self.domains:
            self.size *= len(domain.tokens)

    def indices(self, action: int) -> list[int]:
        """The arguments of an action as indices in their domains."""
        rest = action - self.base
        indices: list[int] = []
        for domain in reversed(self.domains):
            indices.append(rest % len(domain.tokens))
            rest //= len(domain.tokens)
        indices.reverse()
        return indices


@final
class VerbTable:
    """All verbs of a game, with consecutive ranges of action numbers."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.size = 0
        self.by_words: dict[str, Verb] = {}
        self.by_action: list[Verb] = []
        for verb in verbs:
            verb.base = self.size
            self.size += verb.size
            self.by_words[verb.words] = verb
            self.by_action += [verb] * verb.size

    def base(self, words: str) -> int:
        """The first action of a verb."""
        return self.by_words[words].base

    def verb(self, action: int) -> Verb:
        """The verb of an action; raises BadArgument for a number outside the table."""
        if 0 <= action < self.size:
            return self.by_action[action]
        raise BadArgument(f"no action has the number {action}")

    def action(self, words: str, *indices: int) -> int:
        """The action of a verb with arguments given as indices."""
        verb = self.by_words[words]
        rest = 0
        for domain, index in zip(verb.domains, indices, strict=True):
            rest = rest * len(domain.tokens) + index
        return verb.base + rest

    def notation(self, action: int) -> str:
        """The action in notation, such as `play storms`."""
        verb = self.verb(action)
        words = [verb.words]
        for domain, index in zip(verb.domains, verb.indices(action), strict=True):
            words.append(domain.tokens[index])
        return " ".join(words)

    def facts(self, action: int) -> Facts:
        """The arguments by name, as facts for messages."""
        verb = self.verb(action)
        facts: Facts = {}
        indices = verb.indices(action)
        for index, name in enumerate(verb.names):
            facts[name] = verb.domains[index].fact(indices[index])
        return facts

    def parse(self, text: str) -> int:
        """Parse notation; raises IllegalAction with the reason."""
        words = text.split(" ")
        verb = self._verb_at(words)
        if verb is None:
            raise IllegalAction(refused("", "unknown_verb", {"word": text[:40]}))
        arguments = words[len(verb.words.split(" ")) :]
        if len(arguments) != len(verb.domains):
            raise IllegalAction(refused("", "malformed", {"word": text[:40]}))
        rest = 0
        for domain, token in zip(verb.domains, arguments, strict=True):
            index = domain.index.get(token, -1)
            if index < 0:
                raise IllegalAction(refused("", "no_such_argument", {"word": token[:40]}))
            rest = rest * len(domain.tokens) + index
        return verb.base + rest

    def _verb_at(self, words: list[str]) -> Verb | None:
        two = self.by_words.get(" ".join(words[:2]))
        return self.by_words.get(words[0]) if two is None else two
