"""Checks a parsed record: every line is legal, every draw follows from the secret."""

from typing import Any, final

from hatamoto.kernel import commitments
from hatamoto.kernel.chance import SCHEME, share_of
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match
from hatamoto.kernel.outcome import agreed
from hatamoto.kernel.record import Line, Record, compact, row_of
from hatamoto.kernel.replay import first_row, follow_one, opened_match
from hatamoto.kernel.seats import NATURE


@final
class Verdict:
    """The result of a successful check."""

    def __init__(self, lines: int, draws: int, is_proven: bool, match: Match) -> None:
        self.lines = lines
        self.draws = draws
        self.is_proven = is_proven
        """Whether the secret is revealed, so that every draw could be derived from it."""
        self.outcome = match.outcome()
        stream = match.stream
        self.scheme = 1 if stream.commitments is None else SCHEME
        self.unrevealed = stream.unrevealed
        """The seats that did not reveal; their commitments are used in place of their words."""
        self.has_words = any(
            word is not None and seat not in stream.unrevealed
            for seat, word in enumerate(stream.words)
        )
        """Whether a seat added words, so that the server could not choose the dice alone."""


def check_record(game: Game[Any], record: Record) -> Verdict:
    """Check that every line is legal, every draw follows from the secret and the result is
    right."""
    match = opened_match(game, record)
    commitments.check_words(record, match.stream)
    check_secret(record, match)
    row = first_row(record)
    draws = 0
    for index, line in enumerate(record.lines):
        if line.seat == NATURE and not line.word:
            check_draw(match, line, row + index, "secret" in record.header)
            draws += 1
        follow_one(match, line, row + index)
    check_lines(record, match, row)
    check_result(record, match)
    return Verdict(len(record.lines), draws, "secret" in record.header, match)


def check_secret(record: Record, match: Match) -> None:
    """Raise BadRecord unless the revealed secret matches the commitment."""
    if "secret" not in record.header:
        return
    given = record.header.get("commitment")
    if given != match.stream.commitment:
        what = "" if match.stream.commitments is None else " with these commitments of the seats"
        message = f"the secret is not the one committed to{what}"
        raise BadRecord(message, row_of(record, "secret"))


def check_draw(match: Match, line: Line, row: int, is_revealed: bool) -> None:
    """Check that the draw follows from the secret or, without it, that its counter is right."""
    if match.state.actor() != NATURE:
        raise BadRecord(f"'{line.text()}': no draw is due here", row)
    kind = match.game.kind(match.state.top())
    counter = match.stream.counters.get(kind.purpose, 0)
    if not is_revealed:
        if line.purpose != kind.purpose or line.counter < counter:
            raise BadRecord(f"'{line.text()}' should be at ({kind.purpose} {counter})", row)
        return
    derived = derived_line(match)
    match.stream.counters[kind.purpose] = counter
    if derived.text() != line.text():
        raise BadRecord(f"'{line.text()}': the secret gives '{derived.text()}'", row)


def derived_line(match: Match) -> Line:
    """The next draw, derived from the secret; advances the counter of its purpose."""
    kind = match.game.kind(match.state.top())
    weights = match.state.weights()
    index, counter = match.stream.draw(kind.purpose, weights)
    action = match.state.legal(NATURE)[index]
    share = "" if match.stream.commitments is None else share_of(weights, index)
    return Line(NATURE, match.game.notation(action), kind.purpose, counter, share=share)


def check_lines(record: Record, match: Match, row: int) -> None:
    """Check that no answer is pending and sealed answers are recorded in the order of seats."""
    for index, line in enumerate(match.lines):
        if line.text() != record.lines[index].text():
            raise BadRecord(f"'{line.text()}' belongs here, by the order of seats", row + index)
    if len(match.lines) != len(record.lines):
        message = "the record ends in the middle of a simultaneous step"
        raise BadRecord(message, row + len(match.lines))


def check_result(record: Record, match: Match) -> None:
    """Check the result in the header, and that the secret is revealed once there is one."""
    outcome = match.outcome()
    result = None if outcome is None else outcome.as_json()
    given = compact(record.header.get("result"))
    if given not in [compact(each) for each in (result, *older_results(match))]:
        raise BadRecord(f"the result is {compact(result)}", row_of(record, "result"))
    if outcome is not None and "secret" not in record.header:
        raise BadRecord("the game is over, but its secret is not revealed")


def older_results(match: Match) -> list[dict[str, object]]:
    """Results that earlier versions wrote when the table ended the game: without scores, or with
    resigned seats sharing an agreed draw."""
    outcome = match.outcome()
    if outcome is None or match.state.outcome() is not None:
        return []
    unscored = [0] * match.state.seats
    older: list[dict[str, object]] = [{**outcome.as_json(), "scores": unscored}]
    if match.is_agreed and match.resigned:
        older += [agreed(set(), scores).as_json() for scores in (outcome.scores, unscored)]
    return older
