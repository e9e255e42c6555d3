"""The ledger: packed entries for what was learned, and the notes derived from them (ruling 28).

An entry is packed from its type (3 bits), the round (5 bits) and what the type needs: SAW viewer
owner clan; TURNED and CONCEALED owner clan; EXCHANGED two seats and the card each gave; PASSED the
honour of all six leaders at a check that nobody reached. Each entry is one integer, since the
ledger is copied with every state.
"""

from typing import Final, final

from hatamoto.games.shogunate import content, loyalty
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.positions import DRAW

SAW: Final = 0
TURNED: Final = 1
CONCEALED: Final = 2
EXCHANGED: Final = 3
PASSED: Final = 4
MAX_STORED_HONOUR: Final = 99
"""Honour is stored up to this value; no threshold is higher."""
TYPE_NAMES: Final = ["saw", "turned", "concealed", "exchanged", "passed"]
SEATS_OF: Final = [2, 1, 1, 2, 0]
CLANS_OF: Final = [1, 1, 1, 2, 0]
"""By type of entry: the number of seats, and above that of clans that it names."""


def entry(
    entry_type: int, round: int, first: int, second: int = 0, third: int = 0, last: int = 0
) -> int:
    """Pack an entry: seats first, then clans."""
    return entry_type | round << 3 | first << 8 | second << 11 | third << 14 | last << 17


def passed(round: int, honour: list[int]) -> int:
    """Pack the honour at a passed check: seven bits per leader, at most MAX_STORED_HONOUR."""
    packed = PASSED | round << 3
    for leader in range(content.LEADERS):
        packed |= min(honour[leader], MAX_STORED_HONOUR) << 8 + 7 * leader
    return packed


def type_in(fact: int) -> int:
    """The type of an entry."""
    return fact & 7


def round_in(fact: int) -> int:
    """The round of an entry."""
    return fact >> 3 & 31


def part(fact: int, index: int) -> int:
    """The seat or clan at an index, 0 to 3."""
    return fact >> 8 + 3 * index & 7


def honour_in(fact: int) -> list[int]:
    """The honour of a passed check."""
    return [fact >> 8 + 7 * leader & 127 for leader in range(content.LEADERS)]


def knows(fact: int, seat: int) -> bool:
    """Whether the seat knows the clans of an entry; everybody knows that it happened."""
    entry_type = type_in(fact)
    if entry_type == SAW or entry_type == EXCHANGED:
        return seat == part(fact, 0) or seat == part(fact, 1)
    return True


def row(fact: int, leaders: list[str], seat: int | None) -> list[object]:
    """An entry as in positions: type, round, seats, clans; "draw" for clans the seat cannot see."""
    entry_type = type_in(fact)
    written: list[object] = [TYPE_NAMES[entry_type], round_in(fact)]
    if entry_type == PASSED:
        return written + list(honour_in(fact))
    visible = seat is None or knows(fact, seat)
    for index in range(SEATS_OF[entry_type]):
        written.append(part(fact, index))
    for index in range(CLANS_OF[entry_type]):
        written.append(leaders[part(fact, SEATS_OF[entry_type] + index)] if visible else DRAW)
    return written


def take_back(fact: int, down: list[int], up: list[int]) -> bool:
    """Revert an entry on the hands after it; False if it cannot have led to them."""
    entry_type, one, other = type_in(fact), part(fact, 0), part(fact, 1)
    first, second = part(fact, 2), part(fact, 3)
    if entry_type == SAW:
        return loyalty.has(down[other], first)
    if entry_type == TURNED:
        return _moved(up, one, down, one, other)
    if entry_type == CONCEALED:
        return _moved(down, one, up, one, other)
    if entry_type == EXCHANGED:
        both = loyalty.has(down[one], second) and _moved(down, other, down, one, first)
        return both and _moved(down, one, down, other, second)
    return True


def _moved(source: list[int], giver: int, target: list[int], taker: int, clan: int) -> bool:
    """Move a card; returns False if it is not there."""
    if not loyalty.has(source[giver], clan):
        return False
    source[giver] -= loyalty.ONE[clan]
    target[taker] += loyalty.ONE[clan]
    return True


def first_up(state: ShogunateState) -> list[int]:
    """Each seat's face-up cards before the first entry, packed."""
    up = state.up.copy()
    for fact in reversed(state.ledger):
        entry_type = type_in(fact)
        if entry_type == TURNED:
            up[part(fact, 0)] -= loyalty.ONE[part(fact, 1)]
        elif entry_type == CONCEALED:
            up[part(fact, 0)] += loyalty.ONE[part(fact, 1)]
    return up


@final
class Note:
    """A seat's note: the owner has, or had, a face-down card of this clan."""

    def __init__(self, owner: int, clan: int, round: int) -> None:
        self.owner = owner
        self.clan = clan
        self.round = round
        self.stale = False


@final
class Notebook:
    """Builds one seat's notes from the ledger (ruling 28)."""

    def __init__(self, seat: int, face_down: list[int]) -> None:
        self.seat = seat
        self.face_down = face_down
        """The current number of face-down cards of each seat."""
        self.notes: list[Note] = []

    def follow(self, fact: int) -> None:
        """Take one entry of the ledger into account."""
        entry_type = type_in(fact)
        if entry_type == SAW and part(fact, 0) == self.seat:
            self._saw(part(fact, 1), part(fact, 2), round_in(fact))
        elif entry_type == TURNED:
            self.face_down[part(fact, 0)] -= 1
            self._drop(part(fact, 0), part(fact, 1))
        elif entry_type == CONCEALED:
            self.face_down[part(fact, 0)] += 1
            if part(fact, 0) != self.seat:
                self._add(part(fact, 0), part(fact, 1), round_in(fact))
        elif entry_type == EXCHANGED:
            self._exchanged(fact)

    def _saw(self, owner: int, clan: int, round: int) -> None:
        note = self._fresh(owner, clan)
        if note is None:
            self._add(owner, clan, round)
        else:
            note.round = round

    def _fresh(self, owner: int, clan: int) -> Note | None:
        for note in self.notes:
            if note.owner == owner and note.clan == clan and not note.stale:
                return note
        return None

    def _add(self, owner: int, clan: int, round: int) -> None:
        self.notes = [
            note
            for note in self.notes
            if not (note.stale and note.owner == owner and note.clan == clan)
        ]
        self.notes.append(Note(owner, clan, round))

    def _drop(self, owner: int, clan: int) -> None:
        note = self._fresh(owner, clan)
        if note is not None:
            self.notes.remove(note)

    def _exchanged(self, fact: int) -> None:
        """Both cards change owner at once, so check what is known before moving either."""
        one, other = part(fact, 0), part(fact, 1)
        gifts = [(one, other, part(fact, 2)), (other, one, part(fact, 3))]
        known = [self._knows_gift(giver, receiver) for giver, receiver, _ in gifts]
        for (giver, _, clan), sure in zip(gifts, known, strict=True):
            if sure:
                self._drop(giver, clan)
            else:
                self._doubt(giver)
        for (_, receiver, clan), sure in zip(gifts, known, strict=True):
            if sure and receiver != self.seat:
                self._add(receiver, clan, round_in(fact))

    def _knows_gift(self, giver: int, receiver: int) -> bool:
        """Whether the seat knows the card: as a party, or if all of the giver's cards are known
        to be of one clan."""
        if self.seat in (giver, receiver):
            return True
        clans = [note.clan for note in self.notes if note.owner == giver and not note.stale]
        return len(clans) == self.face_down[giver] and len(set(clans)) == 1

    def _doubt(self, giver: int) -> None:
        for note in self.notes:
            if note.owner == giver:
                note.stale = True


def notes(state: ShogunateState, seat: int) -> list[Note]:
    """The seat's private notes, oldest first."""
    up = first_up(state)
    total = [loyalty.size(state.down[s] + state.up[s]) for s in range(state.seats)]
    face_down = [total[s] - loyalty.size(up[s]) for s in range(state.seats)]
    book = Notebook(seat, face_down)
    for fact in state.ledger:
        book.follow(fact)
    return book.notes
