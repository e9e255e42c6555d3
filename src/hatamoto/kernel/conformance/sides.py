"""One seat's side of a game: everything it could be shown, as the bytes it would be sent."""

import json

from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.finality import final_reasons, is_last_to_answer
from hatamoto.kernel.match import Match
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.state import State, action_error


def written(value: object) -> str:
    """The value as it goes over the wire; the order of keys is part of it."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def side_of_state(state: State, seat: int) -> dict[str, str]:
    """What a seat (or WATCHER) can learn from the state alone."""
    outcome = state.outcome()
    return {
        "to_act": written([state.actor(), state.to_act()]),
        "view": written(state.view(seat)),
        "legal": written(state.legal(seat)),
        "refusals": refusals(state, seat),
        "consequences": consequences(state, seat),
        "decisions": decisions(state),
        "position": written(state.position(seat)),
        "status": written([state.round(), None if outcome is None else outcome.as_json()]),
    }


def side_of_match(match: Match, seat: int, events: list[Event]) -> dict[str, str]:
    """What a seat can learn from the match: the state, what was told, the record, undo."""
    side = side_of_state(match.state, seat)
    side["events"] = written([event.as_json() for event in seen_by(events, seat)])
    side["saved"] = written(match.position(seat))
    side["record"] = match.record_text(seat)
    side["undo"] = undo_answers(match)
    side["ply"] = str(match.ply_for(seat))
    return side


def refusals(state: State, seat: int) -> str:
    """The answer to every action there is, with the code of its error.

    A seat that owes nothing hears the same whatever it tries, so it tries once.
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
    return f"{code} {written(answers)}"


def consequences(state: State, seat: int) -> str:
    """What each legal action would make final or give up."""
    frame = state.open_frame(seat)
    if frame < 0 or seat < 0:
        return ""
    kind = state.game.kind(frame)
    losses = [kind.loss(state, frame, action) for action in state.legal(seat)]
    given_up = [None if loss is None else (loss.reason, loss.facts) for loss in losses]
    return written([final_reasons(state, seat), is_last_to_answer(state, seat), given_up])


def decisions(state: State) -> str:
    """What is open: name, paragraph and prompt for each seat that owes an answer."""
    asked: list[tuple[int, str, str, Facts]] = []
    for seat in state.to_act():
        frame = state.open_frame(seat)
        kind = state.game.kind(frame)
        asked.append((seat, kind.id, kind.rule, kind.facts(state, frame)))
    return written(asked)


def undo_answers(match: Match) -> str:
    """Whether each seat could take back its last action, and why."""
    answers: list[tuple[str, str, int]] = []
    for seat in range(match.state.seats):
        undo = match.undo_answer(seat)
        answers.append((undo.answer, undo.reason, undo.actions))
    return written(answers)


def difference(one: dict[str, str], other: dict[str, str]) -> str:
    """Which part differs and where, or nothing."""
    for part, text in one.items():
        if other[part] != text:
            return f"{part}: {around(text, other[part])}"
    return ""


def around(one: str, other: str) -> str:
    """Both texts about the first place they differ at."""
    at = 0
    while at < min(len(one), len(other)) and one[at] == other[at]:
        at += 1
    start = max(0, at - 60)
    return f"...{one[start : at + 60]}... but ...{other[start : at + 60]}..."
