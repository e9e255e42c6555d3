"""A seat's samurai on the board, packed into integers; only this module knows how.

    samurai  marked 1 bit | black 1 | space

A seat has PIECES numbers in `state.pieces`, sorted and therefore by space, padded with HOME. The
loops over them are written out for speed, since every legal list needs them.
"""

from hatamoto.games.edo import codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState


def at(space: int, black: bool = False, marked: bool = False) -> int:
    """A samurai on a space."""
    return space << 2 | int(black) << 1 | int(marked)


def space(samurai: int) -> int:
    """The space of a samurai; SPACES for one at home."""
    return samurai >> 2


def is_black(samurai: int) -> bool:
    """Whether a samurai is a black official (§tokken/privileges/b)."""
    return samurai & 2 != 0


def is_marked(samurai: int) -> bool:
    """Whether a samurai has moved or, once the action has begun, produced."""
    return samurai & 1 != 0


def marked(samurai: int) -> int:
    """The same samurai, marked."""
    return samurai | 1


def all_of(state: EdoState, seat: int) -> list[int]:
    """A seat's samurai on the board."""
    found: list[int] = []
    for samurai in state.pieces[seat * codes.PIECES : seat * codes.PIECES + codes.PIECES]:
        if samurai >= codes.HOME:
            break
        found.append(samurai)
    return found


def spaces(state: EdoState, seat: int) -> list[int]:
    """The spaces with samurai of a seat in ascending order, each once."""
    found: list[int] = []
    pieces, last = state.pieces, -1
    for index in range(seat * codes.PIECES, seat * codes.PIECES + codes.PIECES):
        space = pieces[index] >> 2
        if space != last:
            if space == ids.SPACES:
                break
            found.append(space)
            last = space
    return found


def free_spaces(state: EdoState, seat: int) -> list[int]:
    """The spaces with an unmarked samurai of a seat in ascending order, each once."""
    found: list[int] = []
    pieces, last = state.pieces, -1
    for index in range(seat * codes.PIECES, seat * codes.PIECES + codes.PIECES):
        samurai = pieces[index]
        if samurai >= codes.HOME:
            break
        if not samurai & 1 and samurai >> 2 != last:
            last = samurai >> 2
            found.append(last)
    return found


def stands_at(state: EdoState, seat: int, space: int) -> bool:
    """Whether a seat has a samurai on a space."""
    pieces = state.pieces
    for index in range(seat * codes.PIECES, seat * codes.PIECES + codes.PIECES):
        if pieces[index] >> 2 == space:
            return True
    return False


def count_at(state: EdoState, seat: int, space: int) -> int:
    """The number of samurai a seat has on a space, including black ones."""
    count = 0
    for index in range(seat * codes.PIECES, seat * codes.PIECES + codes.PIECES):
        if state.pieces[index] >> 2 == space:
            count += 1
    return count


def index_at(state: EdoState, seat: int, space: int) -> int:
    """The index of the samurai to take from a space: unmarked, own first (ruling 65); or -1."""
    pieces = state.pieces
    for index in range(seat * codes.PIECES, seat * codes.PIECES + codes.PIECES):
        samurai = pieces[index]
        if samurai >> 2 == space and not samurai & 1:
            return index
    return -1


def black_beside(state: EdoState, seat: int, space: int) -> int:
    """The index of a black samurai on a space that also has an own one, or -1."""
    pieces, at = state.pieces, seat * codes.PIECES
    # If all samurai on the board are own officials, none of them is black.
    if pieces[at + state.holdings[seat * codes.HELD + codes.ABROAD]] == codes.HOME:
        return -1
    own = False
    for index in range(at, at + codes.PIECES):
        samurai = pieces[index]
        if samurai >> 2 == space:
            if not samurai & 2:
                own = True
            elif own:
                return index
    return -1


def unmark(state: EdoState, seat: int) -> None:
    """Remove the marks of a seat's samurai."""
    pieces = state.pieces
    for index in range(seat * codes.PIECES, seat * codes.PIECES + codes.PIECES):
        samurai = pieces[index]
        if samurai >= codes.HOME:
            return
        if samurai & 1:
            pieces[index] = samurai - 1
