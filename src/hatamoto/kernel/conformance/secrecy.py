"""Promise: nothing a seat is shown depends on what it may not know.

Every world that one pair of eyes cannot tell from the truth must look the same to them, byte for
byte, at every ply. A world in which the visible lines cannot go on has parted from the truth; the
truth must then have said that something was learned, for undo relies on it.
"""

from typing import Final, final

from hatamoto.kernel.conformance.case import Case, ConformanceError, replayable
from hatamoto.kernel.conformance.runs import BOUND, picked
from hatamoto.kernel.conformance.sides import difference
from hatamoto.kernel.conformance.worlds import Truth, World
from hatamoto.kernel.rng import Rng

PROMISE = "secrecy"
SCOUTS: Final = 24
"""How many worlds are tried in search of one that follows the truth for long."""


@final
class Observation:
    """How much was compared, so that nobody passes by looking at nothing."""

    def __init__(self) -> None:
        self.worlds: set[str] = set()
        """What was replaced in the worlds looked at."""
        self.looks = 0
        """How often a state that differs from the true one was looked at."""
        self.late = 0
        """The same, in the last third of a game."""


def check_secrecy(
    case: Case, eyes: list[int], worlds: int, luck: int = 0, sampled: int = 6
) -> Observation:
    """Compare so many worlds for each pair of eyes with one random game.

    At every ply whose number `sampled` divides, the eyes' sample is compared too.
    """
    truth = Truth(case, eyes, luck, sampled)
    seen = Observation()
    for eye in eyes:
        rng = Rng(case.seed << 8 | eye & 255)
        hidden = truth.hidden(eye)
        for number in range(worlds):
            if number % 2:
                compare(lasting_world(truth, eye, rng, hidden), seen)
            else:
                compare(World(truth, eye, rng, {}, some_of(rng, hidden, 1 + number % 3)), seen)
    return seen


def some_of(rng: Rng, plies: list[int], share: int) -> set[int]:
    """About one in `share` of the plies."""
    return {ply for ply in plies if rng.below(share) == 0}


def lasting_world(truth: Truth, eye: int, rng: Rng, hidden: list[int]) -> World:
    """A world that follows the truth for long: the best is changed a little, again and again."""
    best: dict[int, int] = {}
    longest = -1
    for _ in range(SCOUTS if hidden else 0):
        kept = {ply: action for ply, action in best.items() if rng.below(4)}
        stirred = {picked(rng, hidden) for _ in range(1 + rng.below(2))}
        world = World(truth, eye, rng, kept, stirred)
        plies = follow(world)
        if world.changed and (plies, len(world.changed)) >= (longest, len(best)):
            best, longest = world.changed, plies
    return World(truth, eye, rng, best, set())


def follow(world: World, upto: int = BOUND) -> int:
    """Follow the truth as far as the world goes; returns how many plies that is."""
    truth = world.truth
    while world.ply < min(upto, len(truth.steps)):
        ply = world.ply
        if not world.step() or world.is_parted:
            check_taught(world, ply)
            return ply
    return world.ply


def check_taught(world: World, ply: int) -> None:
    """A line that could not happen in this world tells the eyes so: then it must count."""
    if not world.truth.taught[ply]:
        raise leak(world, ply, "this line tells something, but nothing was learned")


def compare(world: World, seen: Observation) -> None:
    """Look at every ply while the world follows the truth."""
    truth = world.truth
    while world.ply < len(truth.steps):
        ply = world.ply
        if not world.step() or world.is_parted:
            check_taught(world, ply)
            break
        if world.is_different and truth.to_act[ply]:
            look(world, ply)
            seen.looks += 1
            if 3 * ply >= 2 * len(truth.steps):
                seen.late += 1
    if world.changed:
        seen.worlds.add(f"{world.eye} {sorted(world.changed.items())}")


def look(world: World, ply: int) -> None:
    """Raise unless the eyes see the same in both worlds."""
    side = world.truth.side(world.match, world.eye, world.events, ply)
    found = difference(world.truth.sides[world.eye][ply], side)
    if found:
        raise leak(world, ply, found)


def leak(world: World, ply: int, message: str) -> ConformanceError:
    """The error for a leak, with both games."""
    truth = world.truth
    line = truth.case.game.notation(truth.steps[ply].action)
    fault = f"seat {world.eye} after step {ply + 1} ({line}): {message}"
    texts = f"the truth:\n{truth.text}the other world:\n{replayable(world.match)}"
    return truth.case.fault(PROMISE, f"{fault}\n{texts}")
