"""Queries about Ronin; nothing here changes the state."""

from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks


def ronin_at(state: EdoState, space: int) -> int:
    """The number of Ronin on a space."""
    count = 0
    for other in state.ronin:
        if other == space:
            count += 1
    return count


def with_ronin(state: EdoState) -> int:
    """The mask of the spaces with Ronin."""
    mask = 0
    for space in state.ronin:
        mask |= masks.one(space)
    return mask


def selectable(state: EdoState) -> int:
    """The mask of the spaces a Ronin may be selected from (§ronin/select).

    Any if all are together or all separate; if two are together, the single one.
    """
    singles = 0
    for space in state.ronin:
        if ronin_at(state, space) == 1:
            singles |= masks.one(space)
    return singles if singles else with_ronin(state)


def eligible(state: EdoState, kind: int, start: int) -> int:
    """The mask of the spaces a Ronin may go to (§ronin/relocation/1 to §ronin/relocation/5).

    Never Edo, a covered space or his own space; to other Ronin if possible.
    """
    spaces = state.config.ronin_spaces[kind] & ~masks.one(start)
    fellows = spaces & with_ronin(state)
    return fellows if fellows else spaces


def kind_due(state: EdoState) -> int:
    """The first kind of resource space without a Ronin; RESOURCES if all have one."""
    taken = [(space - ids.RESOURCE_FIRST) // ids.EACH_RESOURCE for space in state.ronin]
    kind = 0
    while kind in taken:
        kind += 1
    return kind
