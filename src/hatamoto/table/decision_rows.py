"""An open decision as messages: what is asked, the legal actions, and why others are not."""

from __future__ import annotations

from typing import Final

from hatamoto.kernel.event_preview import preview_events
from hatamoto.kernel.finality import final_reasons, is_last_to_answer
from hatamoto.kernel.refusals import Refusal
from hatamoto.kernel.state import State
from hatamoto.kernel.verbs import Verb
from hatamoto.table import messages

MAX_BLOCKED: Final = 200
"""The largest number of actions whose refusals are sent; above it the page asks for them."""


def decision_row(state: State, frame: int, seat: int) -> messages.Decision:
    """The open decision: what is asked, and how it is answered."""
    kind = state.game.kind(frame)
    return {
        "name": kind.id,
        "rule": kind.rule,
        "facts": kind.facts(state, frame),
        "surface": kind.surface,
        "phase": kind.phase,
        "seal": kind.glyph,
        "preview": kind.preview,
        "delegate": kind.delegate,
        "last": is_last_to_answer(state, seat),
        "verbs": [verb_row(state.game.verbs.by_words[words]) for words in kind.verbs],
    }


def verb_row(verb: Verb) -> messages.DecisionVerb:
    """A verb of the open decision."""
    return {"verb": verb.id, "words": verb.words, "targets": verb.names}


def legal_rows(state: State, seat: int, frame: int, bots: int = 0) -> list[messages.Choice]:
    """The legal actions, with why each is final, what it gives up, and what it would reveal."""
    kind, reasons = state.game.kind(frame), final_reasons(state, seat, bots)
    rows: list[messages.Choice] = []
    for action, reason in zip(state.legal(seat), reasons, strict=True):
        row = action_row(state, action)
        if reason is not None:
            row["final"] = reason
        loss = kind.loss(state, frame, action)
        if loss is not None:
            row["loss"] = {"reason": loss.reason, "facts": loss.facts}
        events = preview_events(state, seat, action)
        if events:
            row["tells"] = [{"kind": event.kind, "facts": event.facts} for event in events]
        rows.append(row)
    return rows


def action_row(state: State, action: int) -> messages.Choice:
    """An action as notation and as facts for its label."""
    verbs = state.game.verbs
    facts = verbs.facts(action)
    return {"action": verbs.notation(action), "verb": verbs.verb(action).id, "facts": facts}


def blocked_rows(state: State, seat: int, frame: int) -> list[messages.Blocked]:
    """The illegal actions of the open decision's verbs, with the reasons."""
    verbs = [state.game.verbs.by_words[words] for words in state.game.kind(frame).verbs]
    if sum(verb.size for verb in verbs) > MAX_BLOCKED:
        return []
    rows: list[messages.Blocked] = []
    for verb in verbs:
        for action in range(verb.base, verb.base + verb.size):
            refusal = state.refusal(seat, action)
            if refusal is not None:
                rows.append(blocked_row(state, action, refusal))
    return rows


def blocked_row(state: State, action: int, refusal: Refusal) -> messages.Blocked:
    return {
        **action_row(state, action),
        "rule": refusal.rule,
        "reason": refusal.reason,
        "because": refusal.facts,
    }
