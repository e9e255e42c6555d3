"""Promise: notation and integers are one table without gaps, read the same both ways."""

import re
from typing import Any, Final

from hatamoto.kernel.conformance.case import ConformanceError
from hatamoto.kernel.errors import IllegalAction
from hatamoto.kernel.game import Game

PROMISE = "notation"
WRITTEN: Final = re.compile(r"[a-z][a-z0-9_]*( [a-z][a-z0-9_]*| 0| [1-9][0-9]*)*")


def check_notation(game: Game[Any]) -> int:
    """Every action is written, read back and named; returns how many there are."""
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
    """The verbs lie end to end from 0 to the size."""
    after = 0
    for verb in game.verbs.verbs:
        if verb.base != after or verb.size < 1:
            raise fault(game, f"there is a gap before {verb.words}")
        after += verb.size
    if after != game.verbs.size or len(game.verbs.by_words) != len(game.verbs.verbs):
        raise fault(game, "the table has another size than its verbs")


def check_kinds(game: Game[Any]) -> None:
    """Open decisions have names of their own and ask for verbs that exist."""
    ids = [kind.id for kind in game.kinds]
    if len(set(ids)) != len(ids) or not all(ids) or len(ids) > 256:
        raise fault(game, "the kinds of open decisions need names of their own")
    for kind in game.kinds:
        for words in kind.verbs:
            if words not in game.verbs.by_words:
                raise fault(game, f"{kind.id} asks for the verb {words}, which is none")


def check_action(game: Game[Any], action: int) -> None:
    """One action there and back again, and nothing near it reads as it."""
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
        if near != text and reads(game, near):
            raise fault(game, f"{near!r} is read as {text!r}")


def reads(game: Game[Any], text: str) -> bool:
    """Whether the words are an action."""
    try:
        game.parse(text)
    except IllegalAction:
        return False
    return True


def fault(game: Game[Any], message: str) -> ConformanceError:
    """The error for a broken table."""
    return ConformanceError(f"{game.id}: {PROMISE}: {message}")
