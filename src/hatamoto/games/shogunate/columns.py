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
    Memory,
    counts,
    multi_hot,
    one_hot,
    zeros,
)
from hatamoto.kernel.verbs import VerbTable

NOTE: Final = 3
"""The columns of a note: how many cards, the round, whether it is stale."""
SPAN: Final = 16
"""More than any count of held cards and any played card, to pack both into one number."""


@final
class ShogunateMemory(Memory):
    """The line, the past Plots, the players and the notes of each seat."""

    def __init__(self, seats: int) -> None:
        self.line: list[int] = []
        self.honour: list[int] = []
        self.slots = b""
        self.past: tuple[int, ...] = ()
        self.plots = zeros(content.PLOTS)
        self.keys = [-1] * seats
        """By seat, what its player's columns were written from, packed."""
        self.players = [b""] * seats
        nothing: list[int] = []
        self.ups = [nothing] * seats
        self.ledgers = [nothing] * seats
        """By seat, the face-up cards and the ledger that its notes were written from."""
        self.notes = [b""] * seats


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
        self.looks = max(1, *edition.looks)
        self.unseen = zeros(content.PLOTS)
        self.no_loyalty = zeros(content.LEADERS + 1)

    def memory(self) -> ShogunateMemory:
        """An empty memory for one table."""
        return ShogunateMemory(self.seats)

    def write(self, state: ShogunateState, seat: int, row: list[bytes], memory: Memory) -> None:
        """Append the table, the players, and the seat's own part."""
        assert isinstance(memory, ShogunateMemory)
        self._table(state, row, memory)
        for owner in range(self.seats):
            row.append(self._player(state, owner, memory))
        self._private(state, seat, row, memory)

    def _table(self, state: ShogunateState, row: list[bytes], memory: ShogunateMemory) -> None:
        is_laid = len(state.line) == content.LEADERS
        row.append(BYTES[state.rounds])
        row.append(self.steps[view.step(state)])
        row.append(self.seat[state.hatamoto])
        row.append(BYTES[state.options.threshold])
        if state.line != memory.line or state.honour != memory.honour:
            self._remember_line(state, memory)
        row.append(memory.slots)
        row.append(self.slot[board.shinobi_slot(state) if is_laid else -1])
        row.append(
            self.leader[state.shinobi if is_laid and state.options.shinobi_follows_leader else -1]
        )
        row.append(BYTES[state.strike])
        plot = -1 if state.plot == codes.NO_PLOT else state.plot
        row.append(self.plot[plot])
        row.append(self.honour[plot])
        if state.past != memory.past:
            memory.past = state.past
            memory.plots = counts(list(state.past), content.PLOTS)
        row.append(memory.plots)
        row.append(BYTES[board.plots_left(state)])
        row.append(self.some_seats[state.waiting])
        row.append(BYTES[loyalty.size(board.undealt(state))])
        row.append(self.reason[state.ended])

    def _remember_line(self, state: ShogunateState, memory: ShogunateMemory) -> None:
        made: list[bytes] = []
        for leader in state.line:
            made.append(self.entry[leader])
            made.append(BYTES[state.honour[leader]])
        made.append(zeros((content.SLOTS - len(state.line)) * (2 + content.LEADERS)))
        memory.line, memory.honour = state.line.copy(), state.honour.copy()
        memory.slots = b"".join(made)

    def _player(self, state: ShogunateState, owner: int, memory: ShogunateMemory) -> bytes:
        played, held = state.played[owner], loyalty.size(state.down[owner])
        is_ready, is_over = view.is_ready(state, owner), state.ended != codes.GOING_ON
        key = (state.up[owner] * SPAN + held) * len(self.some_cards) + state.hands[owner]
        key = (key * SPAN + played) * 2 + int(is_ready)
        if key == memory.keys[owner] and not is_over:
            return memory.players[owner]
        made = [b"\1", self.hand[state.up[owner]], BYTES[held]]
        made.append(self.some_cards[board.discard(state, owner)])
        made.append(self.some_cards[state.hands[owner]])
        made.append(self.card[-1 if played == codes.NO_CARD else played])
        made.append(BYTES[int(is_ready)])
        if is_over:
            made.append(self.hand[state.down[owner] + state.up[owner]])
            made.append(BYTES[scoring.score(state, owner)])
            return b"".join(made)
        made.append(self.no_loyalty)
        memory.keys[owner] = key
        memory.players[owner] = b"".join(made)
        return memory.players[owner]

    def _private(
        self, state: ShogunateState, seat: int, row: list[bytes], memory: ShogunateMemory
    ) -> None:
        row.append(self.seat[seat])
        row.append(self.hand[state.down[seat]])
        row.append(BYTES[scoring.score(state, seat)])
        self.answers.write(state.branches, seat, row)
        row.append(self._notes(state, seat, memory))
        for entry in state.top_plots:
            row.append(b"\1")
            known = top_plots.knows(entry, seat)
            row.append(self.plot[top_plots.plot_in(entry)] if known else self.unseen)
        row.append(zeros((self.looks - len(state.top_plots)) * (1 + content.PLOTS)))

    def _notes(self, state: ShogunateState, seat: int, memory: ShogunateMemory) -> bytes:
        if not state.ledger:
            return self.no_notes
        if state.ledger != memory.ledgers[seat] or state.up != memory.ups[seat]:
            memory.ledgers[seat], memory.ups[seat] = state.ledger.copy(), state.up.copy()
            memory.notes[seat] = self._written_notes(state, seat)
        return memory.notes[seat]

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
