"""One seat's perspective of a game: everything it can see, as the text that goes over the wire."""

import json

from hatamoto.kernel.event_preview import preview_events
from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.finality import final_reasons, is_last_to_answer
from hatamoto.kernel.match import Match
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import EVERYONE
from hatamoto.kernel.state import State, action_error


def wire_text(value: object) -> str:
    """The value as compact JSON; the order of keys matters, since it could leak something."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def state_perspective(state: State, seat: int) -> dict[str, str]:
    """What a seat (or WATCHER) can learn from the state alone."""
    outcome = state.outcome()
    return {
        "to_act": wire_text([state.actor(), state.to_act()]),
        "view": wire_text(state.view(seat)),
        "legal": wire_text(state.legal(seat)),
        "refusals": refusals(state, seat),
        "consequences": consequences(state, seat),
        "decisions": decisions(state),
        "position": wire_text(state.position(seat)),
        "status": wire_text([state.round(), None if outcome is None else outcome.as_json()]),
    }


def match_perspective(match: Match, seat: int, events: list[Event]) -> dict[str, str]:
    """What a seat can learn from the match: the state, events, the record and undo."""
    parts = state_perspective(match.state, seat)
    parts["events"] = wire_text([event.as_json() for event in seen_by(events, seat)])
    parts["saved"] = wire_text(match.position(seat))
    parts["record"] = match.record_text(seat)
    parts["undo"] = undo_answers(match)
    parts["ply"] = str(match.ply_for(seat))
    return parts


def refusals(state: State, seat: int) -> str:
    """The refusal of every action, with the slug of its error.

    A seat that is not to act gets the same refusal for every action, so one is enough.
    """
    answers: list[tuple[str, str, Facts] | None] = []
    code = ""
    size = state.game.verbs.size if state.open_frame(seat) >= 0 else 1
    for action in range(size):
        refusal = state.refusal(seat, action)
        if refusal is None:
            answers.append(None)
        else:
            answers.append((refusal.rule, refusal.reason, refusal.facts))
            code = code or action_error(state, seat, refusal).slug
    return f"{code} {wire_text(answers)}"


def consequences(state: State, seat: int) -> str:
    """For each legal action: why it is final, what it gives up, and its previewed events."""
    frame = state.open_frame(seat)
    if frame < 0 or seat < 0:
        return ""
    kind = state.game.kind(frame)
    losses = [kind.loss(state, frame, action) for action in state.legal(seat)]
    given_up = [None if loss is None else (loss.reason, loss.facts) for loss in losses]
    previews = [
        [event.as_json() for event in preview_events(state, seat, action)]
        for action in state.legal(seat)
    ]
    return wire_text(
        [final_reasons(state, seat, EVERYONE), is_last_to_answer(state, seat), given_up, previews]
    )


def decisions(state: State) -> str:
    """The open decisions: id, paragraph and prompt for each seat that is to act."""
    opened: list[tuple[int, str, str, Facts]] = []
    for seat in state.to_act():
        frame = state.open_frame(seat)
        kind = state.game.kind(frame)
        opened.append((seat, kind.id, kind.rule, kind.facts(state, frame)))
    return wire_text(opened)


def undo_answers(match: Match) -> str:
    """Whether each seat can undo its last action, and why."""
    answers: list[tuple[str, str, int]] = []
    for seat in range(match.state.seats):
        undo = match.undo_answer(seat)
        answers.append((undo.answer, undo.reason, undo.actions))
    return wire_text(answers)


def difference(one: dict[str, str], other: dict[str, str]) -> str:
    """The first part that differs, with both texts; "" if none does."""
    for part, text in one.items():
        if other[part] != text:
            return f"{part}: {around(text, other[part])}"
    return ""


def around(one: str, other: str) -> str:
    """Both texts around the first character that differs."""
    at = 0
    while at < min(len(one), len(other)) and one[at] == other[at]:
        at += 1
    start = max(0, at - 60)
    return f"...{one[start : at + 60]}... but ...{other[start : at + 60]}..."
