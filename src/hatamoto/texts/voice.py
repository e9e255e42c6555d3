"""Texts for one reader in one language."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from hatamoto.kernel.errors import BadArgument, BadContent
from hatamoto.kernel.refusals import Fact
from hatamoto.kernel.seats import NATURE, NOBODY, WATCHER
from hatamoto.texts.fluent_file import Argument, FluentFile, read_fluent_file
from hatamoto.texts.pseudo import pseudolocalised

LANGUAGES: Final = ("en", "ja")
PSEUDO: Final = "qps"
"""English in accents and brackets, for tests that look for texts outside the catalogues."""
SHARED: Final = Path(__file__).parent / "data"
UNFIT: Final = re.compile(r"[^\w-]+")
"""What the id of a message cannot hold."""
NO_PLAYER: Final = {NATURE: "seat-nature", WATCHER: "seat-watcher", NOBODY: "seat-nobody"}


@final
class Voice:
    """Speaks the catalogues to one reader: names for seats and ids, "you" for the reader.

    `catalogues` are folders that hold `<lang>.ftl`, the first one that knows a message wins; what
    every game says comes last. `names` are the players' names by seat.
    """

    def __init__(
        self,
        catalogues: Sequence[Path],
        lang: str,
        names: Sequence[str] = (),
        reader: int = WATCHER,
    ) -> None:
        if lang not in LANGUAGES and lang != PSEUDO:
            raise BadArgument(f"no texts in the language {lang}")
        source = "en" if lang == PSEUDO else lang
        self.lang = lang
        self.names = list(names)
        self.reader = reader
        self._catalogues = [read_fluent_file(folder, source) for folder in [*catalogues, SHARED]]

    def has(self, id: str) -> bool:
        """Whether any catalogue has the message."""
        return self._holder(id) is not None

    def names_any(self, domain: str) -> bool:
        """Whether ids of this domain have names; map hexes are shown by their digits."""
        return any(domain in catalogue.domains for catalogue in self._catalogues)

    def message(self, id: str, facts: Mapping[str, Fact] | None = None) -> str:
        """Format a message; raises BadContent if it or one of its facts is missing."""
        return self._spoken(self._text(id, facts or {}))

    def event(self, kind: str, facts: Mapping[str, Fact]) -> str:
        """What happened, as one sentence."""
        return self._spoken(capitalised(self._text(f"event-{kind}", facts)))

    def prompt(self, decision: str, facts: Mapping[str, Fact]) -> str:
        """The prompt of a decision."""
        return self._spoken(capitalised(self._text(f"decision-{decision}", facts)))

    def refusal(self, reason: str, rule: str, facts: Mapping[str, Fact]) -> str:
        """The reason for a refusal, with its paragraph if it has one."""
        text = capitalised(self._text(f"refusal-{reason}", facts))
        if rule:
            text = self._filled("refusal-cited", {"text": text, "rule": rule})
        return self._spoken(text)

    def title(self, rule: str) -> str:
        """The title of a paragraph."""
        return self.message(titling(rule))

    def choice(self, verb: str, facts: Mapping[str, Fact]) -> str:
        """The label of a choice; `verb` may be its words or its id."""
        id = f"verb-{verb.replace(' ', '_')}"
        return self._spoken(capitalised(self._text(id, facts)))

    def _spoken(self, text: str) -> str:
        return pseudolocalised(text) if self.lang == PSEUDO else text

    def _holder(self, id: str) -> FluentFile | None:
        for catalogue in self._catalogues:
            if id in catalogue.variables:
                return catalogue
        return None

    def _known(self, id: str) -> FluentFile:
        holder = self._holder(id)
        if holder is None:
            paths = ", ".join(str(catalogue.path) for catalogue in self._catalogues)
            raise BadContent(f"no message {id} in {paths}")
        return holder

    def _filled(self, id: str, arguments: Mapping[str, Argument]) -> str:
        return self._known(id).filled(id, arguments)

    def _text(self, id: str, facts: Mapping[str, Fact]) -> str:
        holder = self._known(id)
        named = [name for name in holder.variables[id] if name in facts]
        return holder.filled(id, {name: self._argument(name, facts[name]) for name in named})

    def _argument(self, key: str, fact: Fact) -> Argument:
        domain = key.rpartition("_")[2]
        if isinstance(fact, list):
            return self._joined([self._one(domain.removesuffix("s"), part) for part in fact])
        return self._one(domain, fact)

    def _one(self, domain: str, fact: int | str) -> Argument:
        if isinstance(fact, str):
            return self._named(domain, fact)
        return self._person(fact) if domain == "seat" else fact

    def _named(self, domain: str, word: str) -> str:
        if self.has(f"{domain}-{word}"):
            return self._filled(f"{domain}-{word}", {})
        if self.names_any(domain):
            raise BadContent(f"no name for the {domain} {word}")
        return word

    def _person(self, seat: int) -> str:
        if seat < 0:
            return self._filled(NO_PLAYER[seat], {})
        if seat == self.reader:
            return self._filled("you", {})
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if self.has(f"seat-{seat}"):
            return self._filled(f"seat-{seat}", {})
        return self._filled("seat-name", {"number": seat + 1})

    def _joined(self, parts: list[Argument]) -> str:
        if not parts:
            return self._filled("list-empty", {})
        text = str(parts[0])
        for number, part in enumerate(parts[1:], 2):
            id = "list-end" if number == len(parts) else "list-more"
            text = self._filled(id, {"first": text, "last": str(part)})
        return text


def capitalised(text: str) -> str:
    """The text with its first letter capitalised and the rest unchanged.

    >>> capitalised("you revealed Dishonour.")
    'You revealed Dishonour.'
    """
    return text[:1].upper() + text[1:]


def titling(rule: str) -> str:
    """The id of the message with a paragraph's title.

    >>> titling("play/arrow"), titling("8.3(1)(i)"), titling("10-2(3)")
    ('rule-play_arrow', 'rule-8_3_1_i', 'rule-10-2_3')
    """
    return f"rule-{UNFIT.sub('_', rule).strip('_')}"
