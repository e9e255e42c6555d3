"""Helpers for the tests of Shogunate: set up positions and look at the result."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from hatamoto.games.shogunate import GAME, Shogunate
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.rng import Rng
from tests.games.kit import entries, own, position_error, run

CLANS: Final = ["cat", "crane", "rooster", "snake", "wolf", "carp"]
CARDS: Final = ["cloaked", "dishonour", "upstream", "company", "arrow", "storms"]
PLOTS: Final = [f"p{number:02}" for number in range(1, 19)]
LOYALTY: Final = [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"]]
FOUR: Final = [*LOYALTY, ["cat", "wolf"]]
SLOT: Final[dict[str, object]] = {"shinobi_binding": "slot"}
"""The option by which the Shinobi stays in its slot."""
OPTIONS: Final[list[dict[str, object]]] = [
    {},
    {"redeal_pairs": True, "shinobi_binding": "slot"},
    {"threshold_alt": True, "pair_scoring": "double", "first_hatamoto": "seat_2"},
]


# Setting up


def position(**fields: object) -> dict[str, object]:
    """The usual position with these fields changed: seat 0 is Hatamoto, the Line runs by id."""
    usual: dict[str, object] = {
        "loyalty": LOYALTY,
        "line": CLANS,
        "hatamoto": 0,
        "plot": "p07",
    }
    return {**usual, **fields}


def laid(**fields: object) -> ShogunateState:
    """The usual position, about to choose cards; from here on events are kept."""
    state = GAME.load(position(**fields))
    state.events = []
    return state


def acting(card: str, actor: int = 1, **fields: object) -> ShogunateState:
    """The actor has played the card and is named first; the others have played company."""
    state = laid(**fields)
    for seat in state.to_act():
        run(state, f"{seat} play {card if seat == actor else 'company'}")
    run(state, f"{state.hatamoto} name {actor}")
    return state


def paying(plot: str, **fields: object) -> ShogunateState:
    """All have acted without moving anything; the Plot has paid and asks."""
    return laid(plot=plot, step="honour", **fields)


def closing(plot: str, **fields: object) -> ShogunateState:
    """As paying, but after crane and cat, first and second before, have traded places.

    So events are kept; a Shinobi given beside slot 2 goes along with cat to the head.
    """
    last: dict[str, object] = {"line": ["crane", "cat", *CLANS[2:]], "played": {"1": "storms"}}
    before: dict[str, object] = {**last, **fields}
    state = laid(plot=plot, **before)
    run(state, "0 name 1", "1 mode switch", "1 leader cat", "1 leader crane")
    return state


def looking(*plots: str, **fields: object) -> ShogunateState:
    """The Hatamoto of p16 has drawn these two Plots and puts them in order."""
    state = paying("p16", **fields)
    run(state, *[f"nature draw plot {plot}" for plot in plots])
    return state


def past(*left: str) -> list[str]:
    """All Plots but these, as set aside."""
    return [plot for plot in PLOTS if plot not in left]


def packed(folder: Path, name: str, text: str) -> Shogunate:
    """The game with one data file replaced by this text."""
    (folder / name).write_text(text, encoding="utf-8")
    return Shogunate(folder)


def data(name: str) -> str:
    """The text of one of our own data files."""
    return (GAME.folder / name).read_text(encoding="utf-8")


# Playing


def imagined(state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
    """A sampled world that the seat considers possible."""
    return GAME.sample(state, seat, rng)


# Looking


def line(state: ShogunateState) -> list[str]:
    """The Line from head to tail."""
    return [CLANS[leader] for leader in state.line]


def honour(state: ShogunateState) -> dict[str, int]:
    """The leaders that have honour, with how much."""
    return {CLANS[leader]: count for leader, count in enumerate(state.honour) if count}


def shinobi(state: ShogunateState) -> object:
    """The slot the Shinobi is next to."""
    return state.view(0)["shinobi"]


def notes(state: ShogunateState, seat: int) -> list[tuple[object, ...]]:
    """A seat's notes as (owner, clan, stale), oldest first."""
    rows = entries(own(state, seat)["notes"])
    return [(row["seat"], row["clan"], row["stale"]) for row in rows]


def shown(state: ShogunateState, owner: int, seat: int) -> Mapping[str, object]:
    """What a seat sees of a player."""
    return entries(state.view(seat)["players"])[owner]


def hands_of(state: ShogunateState) -> list[list[str]]:
    """All loyalty cards by seat."""
    loyalty = state.position()["loyalty"]
    assert isinstance(loyalty, list)
    return loyalty


def bad(fields: Mapping[str, object]) -> str:
    """What is wrong with a position."""
    return position_error(GAME, fields)
