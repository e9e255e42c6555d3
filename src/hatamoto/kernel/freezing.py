"""Serializes a full state, open frames included, to pass it to another process or compare it.

Unlike a position, which people write and which is checked, a frozen state is trusted: it comes from
`freeze` in the same version of the rules and is never read from outside.
"""

import hashlib
import json
from typing import Any, Final

from hatamoto.kernel.game import Game
from hatamoto.kernel.state import Branches, State

PLAIN: Final = (bool, int, str, type(None))
SHARED: Final = ("game", "seats", "chosen_options", "events", "opening", "branches", "derived")
"""Attributes of every state that are not part of `fields`: `thaw` gets or rebuilds them."""


def freeze(state: State) -> dict[str, object]:
    """All mutable data of a state by name; raises TypeError for anything that is not plain data."""
    fields = {name: plain(name, getattr(state, name)) for name in changing(state)}
    return {
        "seats": state.seats,
        "options": dict(state.chosen_options),
        "fields": fields,
        "branches": frozen_branches(state.branches),
    }


def thaw(game: Game[Any], frozen: dict[str, Any]) -> State:
    """Restore a frozen state."""
    state: State = game.new(frozen["seats"], frozen["options"])
    for name, value in frozen["fields"].items():
        is_tuple = isinstance(getattr(state, name), tuple)
        setattr(state, name, tuple(value) if is_tuple else copied(value))
    branches = frozen["branches"]
    state.branches = None if branches is None else Branches(*copied(branches))
    return state


def fingerprint(state: State) -> str:
    """The SHA-256 of the frozen state: equal exactly for equal states."""
    text = json.dumps(freeze(state), separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def changing(state: State) -> list[str]:
    """The names of the mutable attributes that hold a game's own data."""
    names = getattr(type(state), "__mypyc_attrs__", None) or tuple(vars(state))
    left_out = (*SHARED, *state.derived)
    return sorted(name for name in names if name not in left_out)


def plain(name: str, value: object) -> object:
    """The value with its lists copied; raises TypeError for anything but plain data."""
    if isinstance(value, (list, tuple)):
        return [plain(name, item) for item in value]
    if isinstance(value, PLAIN):
        return value
    raise TypeError(f"{name} holds {value!r}, which cannot be frozen")


def copied(value: Any) -> Any:
    """A deep copy of nested lists."""
    return [copied(item) for item in value] if isinstance(value, list) else value


def frozen_branches(branches: Branches | None) -> list[object] | None:
    """The arguments of `Branches` for the open simultaneous step, or None."""
    if branches is None:
        return None
    parts = [branches.frame, branches.stacks, branches.answers, branches.owing]
    return [plain("branches", part) for part in parts]
