"""What a person at the terminal can look up: paragraphs, and what is not allowed now."""

from typing import Any, Final

from hatamoto import catalog
from hatamoto.kernel import content
from hatamoto.kernel.game import Game
from hatamoto.kernel.state import State
from hatamoto.texts import Voice

MOST_BLOCKED: Final = 30


def blocked(game: Game[Any], state: State, seat: int, voice: Voice) -> list[tuple[str, str]]:
    """For the open question, answers of its form that are not allowed, one for each reason."""
    kind = game.kind(state.open_frame(seat))
    found: dict[str, str] = {}
    for words in kind.verbs:
        verb = game.verbs.by_words[words]
        for action in range(verb.base, verb.base + verb.size):
            refusal = state.refusal(seat, action)
            if refusal is not None and len(found) < MOST_BLOCKED:
                reason = voice.refusal(refusal.reason, refusal.rule, refusal.facts)
                found.setdefault(reason, game.notation(action))
    return [(notation, reason) for reason, notation in found.items()]


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
    texts = [f"{kind}-{name}-text" for kind in ("card", "plot")]
    body = next((voice.message(id) for id in texts if voice.has(id)), "")
    return anchor, voice.title(anchor), body
