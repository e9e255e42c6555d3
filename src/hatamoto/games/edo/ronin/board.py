"""Where the Ronin are and where they may go; nothing here changes anything."""

from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks


def ronin_at(state: EdoState, space: int) -> int:
    """How many Ronin stand on a space."""
    count = 0
    for other in state.ronin:
        if other == space:
            count += 1
    return count


def with_ronin(state: EdoState) -> int:
    """The spaces with Ronin, as a mask."""
    mask = 0
    for space in state.ronin:
        mask |= masks.one(space)
    return mask


def selectable(state: EdoState) -> int:
    """The spaces a Ronin may be selected from, as a mask (§ronin/select).

    Any when all are together or all apart; when two are together, the single one.
    """
    singles = 0
    for space in state.ronin:
        if ronin_at(state, space) == 1:
            singles |= masks.one(space)
    return singles if singles else with_ronin(state)


def eligible(state: EdoState, kind: int, start: int) -> int:
    """Where a Ronin from a space may go, as a mask (§ronin/relocation/1 to §ronin/relocation/5).

    Never Edo, never a covered space, never where he stands; to his fellows where there are any.
    """
    spaces = state.config.ronin_spaces[kind] & ~masks.one(start)
    fellows = spaces & with_ronin(state)
    return fellows if fellows else spaces


def kind_due(state: EdoState) -> int:
    """The first kind of resource space that no Ronin stands on; RESOURCES when all have one."""
    taken = [(space - ids.RESOURCE_FIRST) // ids.EACH_RESOURCE for space in state.ronin]
    kind = 0
    while kind in taken:
        kind += 1
    return kind
