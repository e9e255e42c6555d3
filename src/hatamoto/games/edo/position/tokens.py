"""Reading the tokens of the modules: demands, privileges, Ronin."""

from hatamoto.games.edo import codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.ronin import changes as ronin_changes
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import Reader, place_of


def is_in_play(state: EdoState, module: str) -> bool:
    """Whether the table plays with a module."""
    return any(other.id == module for other in state.setting.modules)


def read_tokens(state: EdoState, reader: Reader) -> None:
    """Everything the modules add."""
    if is_in_play(state, "tokken"):
        read_demands(state, reader)
        read_privileges(state, reader)
    else:
        check_absent(state, reader, ("demands", "demands_past", "privileges", "privileges_past"))
        if any(
            state.hold[seat * codes.HELD + codes.PRIVILEGES_HELD] for seat in range(state.seats)
        ):
            raise BadPosition("privileges: the module Tokken is not in play")
    if is_in_play(state, "ronin"):
        read_ronin(state, reader)
    else:
        check_absent(state, reader, ("ronin", "locations_out"))
        if any(state.hold[seat * codes.HELD + codes.TOKENS] for seat in range(state.seats)):
            raise BadPosition("tokens: the module Ronin is not in play")


def check_absent(state: EdoState, reader: Reader, keys: tuple[str, ...]) -> None:
    """Fields of a module that is not in play are empty."""
    for key in keys:
        if reader.has(key) and not reader.is_drawn(key) and reader.items(key):
            raise BadPosition(f"{key}: its module is not in play with {state.setting.choice}")


def read_court(reader: Reader, key: str, names: list[str]) -> list[int]:
    """Three columns and the preview; null where nothing lies."""
    row = [] if reader.is_drawn(key) else reader.items(key)
    if len(row) > board.COLUMNS + 1:
        raise BadPosition(f"{key}: three columns from the left, then the next one")
    found = [codes.NO_TOKEN if name is None else place_of(name, names, key) for name in row]
    return found + [codes.NO_TOKEN] * (board.COLUMNS + 1 - len(found))


def read_demands(state: EdoState, reader: Reader) -> None:
    """The open demands, and those met; the rest is in the stack."""
    state.court[: board.GRANTS] = read_court(reader, "demands", ids.DEMAND_IDS)
    used = [token for token in state.court[: board.GRANTS] if token != codes.NO_TOKEN]
    used += [
        place_of(name, ids.DEMAND_IDS, "demands_past") for name in reader.items("demands_past")
    ]
    if len(set(used)) != len(used):
        raise BadPosition("demands: one is in two places")
    for demand in used:
        state.demands &= ~(1 << demand)
    open_columns = [token != codes.NO_TOKEN for token in state.court[: board.COLUMNS]]
    if sorted(open_columns) != open_columns:
        raise BadPosition("demands: they fill the columns from the right")
    if state.court[board.COLUMNS] != codes.NO_TOKEN and not all(open_columns):
        raise BadPosition("demands: the next one comes when the columns are full")


def read_privileges(state: EdoState, reader: Reader) -> None:
    """The open privileges, those held and those used; the rest is in the stack."""
    state.court[board.GRANTS : board.COURT] = read_court(reader, "privileges", ids.PRIVILEGE_IDS)
    used = [0] * ids.PRIVILEGES
    for token in state.court[board.GRANTS :]:
        if token != codes.NO_TOKEN:
            used[token] += 1
    for name in reader.items("privileges_past"):
        used[place_of(name, ids.PRIVILEGE_IDS, "privileges_past")] += 1
    for kind in range(ids.PRIVILEGES):
        for seat in range(state.seats):
            used[kind] += state.hold[seat * codes.HELD + codes.PRIVILEGES_HELD] >> 4 * kind & 15
        if used[kind] > state.grants >> 4 * kind & 15:
            raise BadPosition(f"privileges: there are not so many {ids.PRIVILEGE_IDS[kind]}")
        state.grants -= used[kind] << 4 * kind
    for seat in range(state.seats):
        calls = state.hold[seat * codes.HELD + codes.PRIVILEGES_HELD] >> 4 * ids.SUPPORT & 15
        state.hold[seat * codes.HELD + codes.BLACKS] = calls
    open_columns = [
        token != codes.NO_TOKEN
        for token in state.court[board.GRANTS : board.GRANTS + board.COLUMNS]
    ]
    if sorted(open_columns, reverse=True) != open_columns:
        raise BadPosition("privileges: they fill the columns from the left")
    if state.court[board.GRANTS + board.COLUMNS] != codes.NO_TOKEN and not all(open_columns):
        raise BadPosition("privileges: the next one comes when the columns are full")


def read_ronin(state: EdoState, reader: Reader) -> None:
    """Where the Ronin are, and the location tiles out of the bag."""
    content = state.setting.content
    names = [] if reader.is_drawn("ronin") else reader.items("ronin")
    if len(names) > content.ronin:
        raise BadPosition(f"ronin: there are {content.ronin}")
    allowed = 0
    for haunt in state.setting.haunts:
        allowed |= haunt
    for name in names:
        space = place_of(name, ids.SPACE_IDS, "ronin")
        if not allowed >> space & 1:
            raise BadPosition(f"ronin: none can be on {ids.SPACE_IDS[space]}")
        ronin_changes.place(state, space)
    if len(reader.items("locations_out")) > content.ronin:
        raise BadPosition(f"locations_out: {content.ronin} at most")
    for name in reader.items("locations_out"):
        state.drawn += 1 << 4 * place_of(name, ids.LOCATION_IDS, "locations_out")
    for kind, copies in enumerate(content.location_copies):
        if state.drawn >> 4 * kind & 15 > copies:
            raise BadPosition(f"locations_out: there are {copies} {ids.LOCATION_IDS[kind]}")
    tokens = sum(state.hold[seat * codes.HELD + codes.TOKENS] for seat in range(state.seats))
    if tokens > content.ronin_tokens:
        raise BadPosition(f"tokens: there are {content.ronin_tokens} in all")
