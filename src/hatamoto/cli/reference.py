"""Look-ups at the terminal: rules paragraphs, and why an action is not allowed now."""

from typing import Any, NamedTuple

from hatamoto import catalog
from hatamoto.kernel import content
from hatamoto.kernel.game import Game
from hatamoto.kernel.state import State
from hatamoto.texts import Voice


class Blocked(NamedTuple):
    """A kind of answer that is not allowed: one example, why, and how many more are like it."""

    notation: str
    reason: str
    more: int


def blocked(game: Game[Any], state: State, seat: int, voice: Voice) -> list[Blocked]:
    """Answers to the open question that are not allowed, one example for each kind of reason.

    On a map hundreds of hexes are refused for the same reason, each in a sentence of its own.
    """
    kind = game.kind(state.open_frame(seat))
    found: dict[tuple[str, str, str], Blocked] = {}
    for words in kind.verbs:
        verb = game.verbs.by_words[words]
        for action in range(verb.base, verb.base + verb.size):
            refusal = state.refusal(seat, action)
            if refusal is None:
                continue
            like = (words, refusal.reason, refusal.rule)
            before = found.get(like)
            if before is None:
                reason = voice.refusal(refusal.reason, refusal.rule, refusal.facts)
                found[like] = Blocked(game.notation(action), reason, 0)
            else:
                found[like] = before._replace(more=before.more + 1)
    return list(found.values())


def paragraphs(game: Game[Any], voice: Voice, word: str) -> list[tuple[str, str, str]]:
    """Paragraphs with the word in anchor, title or text: anchor, title, what its card says."""
    rows = [paragraph(anchor, voice) for anchor in anchors(game)]
    wanted = word.lower()
    return [row for row in rows if any(wanted in part.lower() for part in row)]


def anchors(game: Game[Any]) -> list[str]:
    """The paragraphs of the game's book in order."""
    return [str(row["id"]) for row in content.paragraphs(catalog.HOMES[game.id])]


def paragraph(anchor: str, voice: Voice) -> tuple[str, str, str]:
    """One paragraph: its number, its title, and the text of the card it is about."""
    name = anchor.rpartition("/")[2]
    texts = [f"{prefix}-{name}-text" for prefix in ("card", "plot")]
    body = next((voice.message(id) for id in texts if voice.has(id)), "")
    return anchor, voice.title(anchor), body
