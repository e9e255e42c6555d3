"""Promise: playing changes states only; content and tables stay as they were loaded."""

import hashlib
import sys
from collections.abc import Mapping
from pathlib import PurePath
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.runs import Run
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER

PLAIN = (bool, int, float, str, bytes, PurePath)
NO_DATA = (type, FunctionType, BuiltinFunctionType, ModuleType)


def check_immutability(case: Case, games: int) -> int:
    """Play random games with every query; returns how many objects were compared."""
    before = snapshot(case.game)
    for trial in range(games):
        run = Run(case, trial)
        while not run.is_over:
            if run.count % 8 == 0:
                run_queries(run)
            run.step()
    after = snapshot(case.game)
    for name, hash in before.items():
        if after.get(name) != hash:
            raise case.fault("immutability", f"playing has changed {name}")
    return len(before)


def run_queries(run: Run) -> None:
    """Call everything that a table, a bot or a person calls on a state."""
    state = run.match.state
    for seat in [WATCHER, *range(state.seats)]:
        state.view(seat)
        state.position(seat)
        state.sample(seat, Rng(run.count))
        if seat in state.to_act():
            run.case.game.heuristics.priorities(state, seat)
            run.case.game.heuristics.value(state, seat)
    if state.actor() == NATURE:
        state.chance()


def snapshot(game: Game[Any]) -> dict[str, str]:
    """A hash of the game object and of each name in its modules and the kernel's."""
    home = type(game).__module__.rpartition(".")[0]
    hashes = {"the game object": hashed(game)}
    for module_name, module in sorted(sys.modules.items()):
        if module_name.startswith((f"{home}.", "hatamoto.kernel.")):
            for name, value in sorted(vars(module).items()):
                if not name.startswith("__"):
                    hashes[f"{module_name}.{name}"] = hashed(value)
    return hashes


def hashed(value: object) -> str:
    """The hash of a value with everything in it."""
    parts: list[str] = []
    write(value, parts, {})
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def write(value: object, parts: list[str], seen: dict[int, object]) -> None:
    """Append the parts of a value; an object that was written before is not repeated."""
    if value is None or isinstance(value, PLAIN):
        parts.append(repr(value))
    elif isinstance(value, NO_DATA) or id(value) in seen:
        parts.append("-")
    else:
        seen[id(value)] = value
        parts.append(type(value).__name__)
        for name, part in children(value):
            parts.append(name)
            write(part, parts, seen)


def children(value: object) -> list[tuple[str, object]]:
    """The items of a container or the attributes of an object, by name."""
    if isinstance(value, Mapping):
        return [(repr(key), part) for key, part in value.items()]
    if isinstance(value, (set, frozenset)):
        return [("", part) for part in sorted(value, key=repr)]
    if isinstance(value, (list, tuple)):
        return [(str(index), part) for index, part in enumerate(value)]
    names = list(getattr(value, "__dict__", {})) + list(getattr(value, "__mypyc_attrs__", ()))
    return [(name, getattr(value, name, None)) for name in names if name != "__dict__"]
