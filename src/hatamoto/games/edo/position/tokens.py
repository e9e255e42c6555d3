"""Reads the parts of the modules: demands and privileges, and the Ronin."""

from collections.abc import Iterator
from typing import Final

from hatamoto.games.edo import codes, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.ronin import changes as ronin_changes
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import Reader, check_facts, index_of

DEMANDS_AND_PRIVILEGES: Final = ("demands", "demands_past", "privileges", "privileges_past")
OF_MODULE: Final = {
    "jiin": ("temples", codes.HUBS, ()),
    "tokken": ("privileges", codes.PRIVILEGES_HELD, DEMANDS_AND_PRIVILEGES),
    "ronin": ("tokens", codes.TOKENS, ("ronin",)),
}
"""By module: its fields of a player, and its fields of the table."""


def read_tokens(state: EdoState, reader: Reader) -> None:
    """The parts of all modules; raises BadPosition for those of a module not in play."""
    check_facts(module_problems(state, reader))
    if state.config.has_module("tokken"):
        read_demands(state, reader)
        read_privileges(state, reader)
    if state.config.has_module("ronin"):
        read_ronin(state, reader)


def module_problems(state: EdoState, reader: Reader) -> Iterator[str]:
    """Fields that belong to a module that is not in play."""
    for module, (name, field, keys) in OF_MODULE.items():
        given = [key for key in keys if reader.drawn_items(key)]
        if any(state.holdings[seat * codes.HELD + field] for seat in range(state.seats)):
            given.append(name)
        if given and not state.config.has_module(module):
            yield f"{given[0]}: the module {module.capitalize()} is not in play"


def read_row(reader: Reader, key: str, names: list[str], filled_from: str) -> list[int]:
    """Three columns, filled from one side, and the next token; null for empty ones."""
    row = reader.drawn_items(key)
    if len(row) > board.COLUMNS + 1:
        raise BadPosition(f"{key}: three columns from the left, then the next one")
    found = [codes.NO_TOKEN if name is None else index_of(name, names, key) for name in row]
    found += [codes.NO_TOKEN] * (board.COLUMNS + 1 - len(found))
    columns = [token != codes.NO_TOKEN for token in found[: board.COLUMNS]]
    if sorted(columns, reverse=filled_from == "left") != columns:
        raise BadPosition(f"{key}: they fill the columns from the {filled_from}")
    if found[board.NEXT] != codes.NO_TOKEN and not all(columns):
        raise BadPosition(f"{key}: the next one comes when the columns are full")
    return found


def read_demands(state: EdoState, reader: Reader) -> None:
    """The open demands, and those met; the rest is in the stack."""
    row = read_row(reader, "demands", ids.DEMAND_IDS, "right")
    state.court[: board.GRANTS] = row
    past = reader.indices("demands_past", ids.DEMAND_IDS)
    for demand in [token for token in row if token != codes.NO_TOKEN] + past:
        if not masks.has(state.demands, demand):
            raise BadPosition("demands: one is in two places")
        state.demands &= ~masks.one(demand)


def read_privileges(state: EdoState, reader: Reader) -> None:
    """The open privileges, those held and those used; the rest is in the stack."""
    row = read_row(reader, "privileges", ids.PRIVILEGE_IDS, "left")
    state.court[board.GRANTS :] = row
    used = [token for token in row if token != codes.NO_TOKEN]
    used += reader.indices("privileges_past", ids.PRIVILEGE_IDS)
    for privilege in range(ids.PRIVILEGES):
        held = sum(board.held(state, seat, privilege) for seat in range(state.seats))
        count = used.count(privilege) + held
        if count > tallies.count(state.grants, privilege):
            raise BadPosition(f"privileges: there are not so many {ids.PRIVILEGE_IDS[privilege]}")
        state.grants -= tallies.several(privilege, count)
    for seat in range(state.seats):
        state.holdings[seat * codes.HELD + codes.BLACKS] = board.held(state, seat, ids.SUPPORT)


def read_ronin(state: EdoState, reader: Reader) -> None:
    """Where the Ronin are, and who has their tokens."""
    content = state.config.content
    names = reader.drawn_items("ronin")
    if len(names) > content.ronin:
        raise BadPosition(f"ronin: there are {content.ronin}")
    for name in names:
        space = index_of(name, ids.SPACE_IDS, "ronin")
        if not any(masks.has(spaces, space) for spaces in state.config.ronin_spaces):
            raise BadPosition(f"ronin: none can be on {ids.SPACE_IDS[space]}")
        ronin_changes.place(state, space)
    tokens = sum(state.holdings[seat * codes.HELD + codes.TOKENS] for seat in range(state.seats))
    if tokens > content.ronin_tokens:
        raise BadPosition(f"tokens: there are {content.ronin_tokens} in all")
