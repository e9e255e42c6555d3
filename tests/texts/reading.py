"""Reads random games to everybody at the table: each event, prompt, choice and refusal."""

from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.state import State
from hatamoto.texts import Voice
from tests.games.kit import wander

NAMES = ["Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyu"]


def voices_at(state: State, lang: str) -> dict[int, Voice]:
    """A voice for each seat and for a watcher."""
    folders, names = [state.game.folder / "text"], NAMES[: state.seats]
    return {seat: Voice(folders, lang, names, seat) for seat in [WATCHER, *range(state.seats)]}


def read_events(state: State, lang: str, seed: int) -> list[Event]:
    """Plays a random game and reads its events to all who may see them; returns the events."""
    events: list[Event] = []
    state.events = events
    for _ in wander(state, Rng(seed)):
        pass
    for seat, voice in voices_at(state, lang).items():
        for event in seen_by(events, seat):
            assert voice.event(event.kind, event.facts).endswith((".", "。"))
    return events


def read_decisions(start: State, lang: str, seed: int) -> set[str]:
    """Plays a random game and reads every prompt with its choices; returns the decisions."""
    voices, decisions = voices_at(start, lang), set()
    for state in wander(start, Rng(seed)):
        game, seat, frame = state.game, state.actor(), state.next_frame()
        kind, voice = game.kind(frame), voices.get(seat, voices[WATCHER])
        assert voice.prompt(kind.id, kind.facts(state, frame))
        for action in state.legal(seat):
            assert voice.choice(game.verbs.verb(action).id, game.verbs.facts(action))
        decisions.add(kind.id)
    return decisions


def read_refusals(start: State, lang: str, seed: int, step: int) -> set[str]:
    """Plays a random game and reads the refusals of every `step`-th action; returns the reasons.

    The seat to act and another one are asked in turns.
    """
    voices, reasons = voices_at(start, lang), set()
    for ply, state in enumerate(wander(start, Rng(seed))):
        seat = state.actor() if ply % 2 else ply % state.seats
        voice = voices.get(seat, voices[WATCHER])
        for action in range(ply % step, state.game.verbs.size, step):
            refusal = state.refusal(seat, action)
            if refusal is not None:
                sentence = voice.refusal(refusal.reason, refusal.rule, refusal.facts)
                assert f"§{refusal.rule}" in sentence
                reasons.add(refusal.reason)
    return reasons
