"""Writes the columns of a view directly from the state; `layout` defines their meaning."""

from typing import Final, final

from hatamoto.games.shogunate import (
    board,
    codes,
    content,
    ledger,
    loyalty,
    scoring,
    top_plots,
    view,
)
from hatamoto.games.shogunate.content import Content
from hatamoto.games.shogunate.kinds import KINDS
from hatamoto.games.shogunate.layout import STEPS
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.columns import (
    BYTES,
    Answers,
    Columns,
    counts,
    multi_hot,
    one_hot,
    zeros,
)
from hatamoto.kernel.verbs import VerbTable

NOTE: Final = 3
"""The columns of a note: how many cards, the round, whether it is stale."""

MAX_NOTES: Final = 4096
"""The maximum size of the cache of notes."""


@final
class ShogunateColumns(Columns[ShogunateState]):
    """The columns of a table with this number of seats, with precomputed pieces."""

    def __init__(self, edition: Content, verbs: VerbTable, seats: int) -> None:
        self.seats = seats
        self.seat = one_hot(seats)
        self.some_seats = multi_hot(seats)
        self.steps = {step: one_hot(len(STEPS))[index] for index, step in enumerate(STEPS)}
        self.slot = one_hot(content.SLOTS)
        self.leader = one_hot(content.LEADERS)
        self.card = one_hot(content.CARDS)
        self.some_cards = multi_hot(content.CARDS)
        self.plot = one_hot(content.PLOTS)
        self.entry = [b"\1" + leader for leader in self.leader]
        self.honour = [b"".join([b"\1" + BYTES[paid] for paid in row]) for row in edition.honour]
        self.honour.append(zeros(2 * content.SLOTS))
        """The columns of what each Plot pays; the last entry is for no Plot."""
        self.reason = [zeros(len(codes.REASONS) - 1), *one_hot(len(codes.REASONS) - 1)]
        self.hand = [clans(hand) for hand in range(loyalty.SPAN)]
        self.answers = Answers(KINDS, verbs)
        self.no_notes = zeros(NOTE * seats * content.LEADERS)
        self.notes: dict[tuple[int, tuple[int, ...], tuple[int, ...]], bytes] = {}
        """By seat, face-up cards and ledger: the columns of its notes."""
        self.looks = max(1, *edition.looks)
        self.unseen = zeros(content.PLOTS)
        self.no_loyalty = zeros(content.LEADERS + 1)

    def write(self, state: ShogunateState, seat: int, row: list[bytes]) -> None:
        """Append the table, the players, and the seat's own part."""
        self._table(state, row)
        for owner in range(self.seats):
            self._player(state, owner, row)
        self._private(state, seat, row)

    def _table(self, state: ShogunateState, row: list[bytes]) -> None:
        line, is_laid = state.line, len(state.line) == content.LEADERS
        row.append(BYTES[state.rounds])
        row.append(self.steps[view.step(state)])
        row.append(self.seat[state.hatamoto])
        row.append(BYTES[state.options.threshold])
        for leader in line:
            row.append(self.entry[leader])
            row.append(BYTES[state.honour[leader]])
        if not is_laid:
            row.append(zeros((content.SLOTS - len(line)) * (2 + content.LEADERS)))
        row.append(self.slot[board.shinobi_slot(state) if is_laid else -1])
        row.append(self.leader[state.shinobi if is_laid and state.options.bound else -1])
        row.append(BYTES[state.strike])
        plot = -1 if state.plot == codes.NO_PLOT else state.plot
        row.append(self.plot[plot])
        row.append(self.honour[plot])
        row.append(counts(list(state.past), content.PLOTS))
        row.append(BYTES[board.plots_left(state)])
        row.append(self.some_seats[state.waiting])
        row.append(BYTES[loyalty.held(board.undealt(state))])
        row.append(self.reason[state.ended])

    def _player(self, state: ShogunateState, owner: int, row: list[bytes]) -> None:
        played = state.played[owner]
        row.append(b"\1")
        row.append(self.hand[state.up[owner]])
        row.append(BYTES[loyalty.held(state.down[owner])])
        row.append(self.some_cards[board.discard(state, owner)])
        row.append(self.some_cards[state.hands[owner]])
        row.append(self.card[-1 if played == codes.NO_CARD else played])
        row.append(BYTES[int(view.is_ready(state, owner))])
        if state.ended == codes.GOING_ON:
            row.append(self.no_loyalty)
            return
        row.append(self.hand[state.down[owner] + state.up[owner]])
        row.append(BYTES[scoring.score(state, owner)])

    def _private(self, state: ShogunateState, seat: int, row: list[bytes]) -> None:
        row.append(self.seat[seat])
        row.append(self.hand[state.down[seat]])
        row.append(BYTES[scoring.score(state, seat)])
        self.answers.write(state.branches, seat, row)
        self._notes(state, seat, row)
        for entry in state.top_plots:
            row.append(b"\1")
            known = top_plots.knows(entry, seat)
            row.append(self.plot[top_plots.plot_in(entry)] if known else self.unseen)
        row.append(zeros((self.looks - len(state.top_plots)) * (1 + content.PLOTS)))

    def _notes(self, state: ShogunateState, seat: int, row: list[bytes]) -> None:
        if not state.ledger:
            row.append(self.no_notes)
            return
        # A seat's notes depend only on this key, which stays the same for many decisions.
        key = (seat, tuple(state.up), tuple(state.ledger))
        written = self.notes.get(key)
        if written is None:
            if len(self.notes) >= MAX_NOTES:
                self.notes.clear()
            written = self.notes[key] = self._written_notes(state, seat)
        row.append(written)

    def _written_notes(self, state: ShogunateState, seat: int) -> bytes:
        cells = bytearray(self.no_notes)
        for note in ledger.notes(state, seat):
            at = NOTE * (note.owner * content.LEADERS + note.clan)
            cells[at] += 1
            cells[at + 1] = note.round
            cells[at + 2] = int(note.stale)
        return bytes(cells)


def clans(hand: int) -> bytes:
    """The number of cards of each clan in a hand, as columns."""
    return bytes([loyalty.count(hand, clan) for clan in range(content.LEADERS)])
