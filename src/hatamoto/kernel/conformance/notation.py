"""Promise: notation and action numbers map one to one, without gaps."""

import re
from typing import Any, Final

from hatamoto.kernel.conformance.case import ConformanceError
from hatamoto.kernel.errors import IllegalAction
from hatamoto.kernel.game import Game

PROMISE = "notation"
WRITTEN: Final = re.compile(r"[a-z][a-z0-9_]*( [a-z][a-z0-9_]*| 0| [1-9][0-9]*)*")


def check_notation(game: Game[Any]) -> int:
    """Write and parse every action; returns the number of actions."""
    check_verbs(game)
    check_kinds(game)
    seen: set[str] = set()
    for action in range(game.verbs.size):
        check_action(game, action)
        seen.add(game.notation(action))
    if len(seen) != game.verbs.size:
        raise fault(game, "two actions are written the same way")
    return len(seen)


def check_verbs(game: Game[Any]) -> None:
    """Check that the ranges of the verbs are consecutive and cover the whole table."""
    after = 0
    for verb in game.verbs.verbs:
        if verb.base != after or verb.size < 1:
            raise fault(game, f"there is a gap before {verb.words}")
        after += verb.size
    if after != game.verbs.size or len(game.verbs.by_words) != len(game.verbs.verbs):
        raise fault(game, "the size of the table is not the sum of its verbs")


def check_kinds(game: Game[Any]) -> None:
    """Check that decisions have unique names and use verbs that exist."""
    ids = [kind.id for kind in game.kinds]
    if len(set(ids)) != len(ids) or not all(ids) or len(ids) > 256:
        raise fault(game, "the kinds of decisions need unique names")
    for kind in game.kinds:
        for words in kind.verbs:
            if words not in game.verbs.by_words:
                raise fault(game, f"{kind.id} uses the verb {words}, which does not exist")


def check_action(game: Game[Any], action: int) -> None:
    """Check the round trip of one action, and that similar texts do not parse as it."""
    text = game.notation(action)
    if WRITTEN.fullmatch(text) is None:
        raise fault(game, f"{action} is written {text!r}")
    if game.parse(text) != action:
        raise fault(game, f"{text!r} is read as {game.parse(text)}, not {action}")
    verb = game.verbs.verb(action)
    indices = verb.indices(action)
    if game.verbs.action(verb.words, *indices) != action:
        raise fault(game, f"the arguments of {text!r} are read as {indices}")
    if list(game.verbs.facts(action)) != verb.names:
        raise fault(game, f"the facts of {text!r} are {game.verbs.facts(action)}")
    for near in (f" {text}", f"{text} ", f"{text} 0", text.upper(), text.replace(" ", "  ")):
        if near != text and parses(game, near):
            raise fault(game, f"{near!r} is read as {text!r}")


def parses(game: Game[Any], text: str) -> bool:
    """Whether the text is the notation of an action."""
    try:
        game.parse(text)
    except IllegalAction:
        return False
    return True


def fault(game: Game[Any], message: str) -> ConformanceError:
    """The error for a broken verb table."""
    return ConformanceError(f"{game.id}: {PROMISE}: {message}")
