"""Promise: nothing a seat sees depends on information hidden from it.

Every world that an observer cannot tell from the truth must look the same to it, byte for byte, at
every ply. When the visible lines become impossible in a world, it has diverged from the truth; the
state must then have counted that something was learned, because undo relies on it.
"""

from typing import Final, final

from hatamoto.kernel.conformance.case import Case, ConformanceError, replayable
from hatamoto.kernel.conformance.perspectives import difference
from hatamoto.kernel.conformance.runs import BOUND, random_choice
from hatamoto.kernel.conformance.worlds import Truth, World
from hatamoto.kernel.rng import Rng

PROMISE = "secrecy"
ATTEMPTS: Final = 24
"""How many worlds are tried to find one that follows the truth for many plies."""


@final
class Coverage:
    """How much was compared."""

    def __init__(self) -> None:
        self.worlds: set[str] = set()
        """The replacements in each world that was compared."""
        self.comparisons = 0
        """The number of comparisons in which the state differs from the true one."""
        self.late = 0
        """The same, in the last third of a game."""


def check_secrecy(
    case: Case, observers: list[int], worlds: int, trial: int = 0, sampled: int = 6
) -> Coverage:
    """Compare `worlds` worlds for each observer with one random game.

    Every `sampled` plies the observer's sample is compared too.
    """
    truth = Truth(case, observers, trial, sampled)
    seen = Coverage()
    for observer in observers:
        rng = Rng(case.seed << 8 | observer & 255)
        hidden = truth.hidden(observer)
        for number in range(worlds):
            if number % 2:
                compare(lasting_world(truth, observer, rng, hidden), seen)
            else:
                compare(
                    World(truth, observer, rng, {}, random_subset(rng, hidden, 1 + number % 3)),
                    seen,
                )
    return seen


def random_subset(rng: Rng, plies: list[int], share: int) -> set[int]:
    """A random subset with about one in `share` of the plies."""
    return {ply for ply in plies if rng.below(share) == 0}


def lasting_world(truth: Truth, observer: int, rng: Rng, hidden: list[int]) -> World:
    """A world that follows the truth for many plies, found by hill climbing."""
    best: dict[int, int] = {}
    longest = -1
    for _ in range(ATTEMPTS if hidden else 0):
        kept = {ply: action for ply, action in best.items() if rng.below(4)}
        mutated = {random_choice(rng, hidden) for _ in range(1 + rng.below(2))}
        world = World(truth, observer, rng, kept, mutated)
        plies = follow(world)
        if world.changed and (plies, len(world.changed)) >= (longest, len(best)):
            best, longest = world.changed, plies
    return World(truth, observer, rng, best, set())


def follow(world: World, upto: int = BOUND) -> int:
    """Follow the truth until the world diverges; returns the number of plies."""
    truth = world.truth
    while world.ply < min(upto, len(truth.steps)):
        ply = world.ply
        if not world.step() or world.has_diverged:
            check_learned(world, ply)
            return ply
    return world.ply


def check_learned(world: World, ply: int) -> None:
    """Check that a line that rules out this world was counted as learning something."""
    if not world.truth.learned[ply]:
        raise leak(world, ply, "this line reveals something, but it was not counted as learned")


def compare(world: World, seen: Coverage) -> None:
    """Compare every ply until the world diverges from the truth."""
    truth = world.truth
    while world.ply < len(truth.steps):
        ply = world.ply
        if not world.step() or world.has_diverged:
            check_learned(world, ply)
            break
        if world.is_different and truth.to_act[ply]:
            compare_ply(world, ply)
            seen.comparisons += 1
            if 3 * ply >= 2 * len(truth.steps):
                seen.late += 1
    if world.changed:
        seen.worlds.add(f"{world.observer} {sorted(world.changed.items())}")


def compare_ply(world: World, ply: int) -> None:
    """Raise unless the observer sees the same in both worlds."""
    perspective = world.truth.perspective(world.match, world.observer, world.events, ply)
    found = difference(world.truth.perspectives[world.observer][ply], perspective)
    if found:
        raise leak(world, ply, found)


def leak(world: World, ply: int, message: str) -> ConformanceError:
    """The error for a leak, with the records of both worlds."""
    truth = world.truth
    line = truth.case.game.notation(truth.steps[ply].action)
    fault = f"seat {world.observer} after step {ply + 1} ({line}): {message}"
    texts = f"the truth:\n{truth.text}the other world:\n{replayable(world.match)}"
    return truth.case.fault(PROMISE, f"{fault}\n{texts}")
