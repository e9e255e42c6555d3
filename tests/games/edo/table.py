"""Helpers for the tests of EDO: set up positions and look at the result."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.codes import ABROAD, HELD, POINTS
from hatamoto.games.edo.content import GOOD_IDS, SPACE_IDS
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.errors import IllegalAction
from hatamoto.kernel.match import Match, loaded_match
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import play
from tests.games.kit import legal, parsed, position_error, run

TILES: Final[dict[int, dict[str, str]]] = {
    2: {"edo": "edo_8", "sakura": "town_5", "kawagoe": "town_7"},
    3: {"edo": "edo_8", "sakura": "town_5", "odawara": "town_6", "kawagoe": "town_7"},
    4: {
        "edo": "edo_8", "sakura": "town_5", "odawara": "town_6", "utsunomiya": "town_7",
        "kofu": "town_8",
    },
    5: {
        "edo": "edo_8", "sakura": "town_5", "odawara": "town_6", "utsunomiya": "town_7",
        "mito": "town_even", "kofu": "town_8",
    },
}  # fmt: skip
SPECIALS: Final = ["woodcutters", "granary", "caravan", "architect"]
DEMANDS: Final = ["local_1", "foreign_1", "palace_1", "local_2"]
PRIVILEGES: Final = ["support", "income", "site", "trade"]
RONIN: Final = ["forestry_1", "quarry_1", "rice_1"]
MODULES: Final = [
    "none", "jiin", "tokken", "jiin_tokken", "ronin", "jiin_ronin", "tokken_ronin", "all",
]  # fmt: skip
PLENTY: Final = {"wood": 9, "stone": 9, "rice": 9, "ryo": 60}
PLAN: Final = ["domain money 1 0 0", "court travel 0 0 0", "works quarry 0 0 0"]
KEPT: Final = {"wood": 4, "stone": 3, "rice": 3, "ryo": 60}
"""As much as anybody has when plans are made."""


# Setting up


def position(seats: int = 3, modules: str = "none", **fields: object) -> dict[str, object]:
    """The usual position in round 1 with these fields changed: seat 0 begins."""
    usual: dict[str, object] = {
        "seats": seats,
        "options": {"modules": modules},
        "round": 1,
        "start": 0,
        "tiles": TILES[seats],
        "merchant_card": "m01",
        "merchant_top": "m03",
        "specials": SPECIALS,
    }
    if modules in ("tokken", "jiin_tokken", "tokken_ronin", "all"):
        usual |= {"demands": DEMANDS, "privileges": PRIVILEGES}
    if modules in ("ronin", "jiin_ronin", "tokken_ronin", "all"):
        usual |= {"ronin": RONIN}
    return {**usual, **fields}


def laid(seats: int = 3, modules: str = "none", **fields: object) -> EdoState:
    """The usual position with these fields changed; events are collected from here on."""
    state = GAME.load(position(seats, modules, **fields))
    state.events = []
    return state


def turn(
    face: str, seats: int = 3, modules: str = "none", also: list[str] | None = None,
    me: Mapping[str, object] | None = None, others: Sequence[Mapping[str, object]] | None = None,
    **fields: object,
) -> EdoState:  # fmt: skip
    """Seat 0 begins the first pass with this face: `domain building 2`; it has `me`.

    The officials follow the action, own ones first, then neutral and black ones if there are any.
    """
    mine = me or {}
    rest = others or [{} for _ in range(seats - 1)]
    players = [mine, *rest, *[{} for _ in range(seats - 1 - len(rest))]]
    slots = [slot(face), *[slot(words) for words in (also or spare(face))]]
    fields.setdefault("plans", {"0": slots})
    return laid(seats, modules, step="perform", players=players, **fields)


def slot(words: str) -> str:
    """A slot of a plan; officials that are left out are none."""
    parts = words.split(" ")
    return " ".join([*parts, *["0"] * (5 - len(parts))])


def spare(face: str) -> list[str]:
    """Two start cards that the face does not use, without officials."""
    faces = ["domain money", "court travel", "works quarry"]
    return [other for other in faces if not face.startswith(other.partition(" ")[0])][:2]


# Playing


def plan_all(state: EdoState, *faces: str, seat: int = 0) -> None:
    """A seat plans these faces and is ready; all others plan nothing and are ready."""
    for other in range(state.seats):
        wanted = [slot(words) for words in faces] if other == seat else []
        for index, words in enumerate(wanted or [slot(face) for face in IDLE]):
            card, action, *staff = words.split(" ")
            run(state, f"{other} plan {index + 1} {card} {action}")
            run(state, f"{other} officials {index + 1} {' '.join(staff)}")
        run(state, f"{other} ready")


IDLE: Final = ["domain money", "court travel", "works quarry"]


# Looking


def offered(state: EdoState, verb: str, seat: int = 0) -> list[str]:
    """The arguments with which a seat may use a verb."""
    return [words[len(verb) + 1 :] for words in legal(state, seat) if starts(words, verb)]


def starts(words: str, verb: str) -> bool:
    """Whether an action is of a verb."""
    return GAME.verbs.verb(GAME.parse(words)).words == verb


def refused(state: EdoState, line: str) -> tuple[str, str, Facts]:
    """The paragraph, reason and facts of a line that is not allowed; nothing changes."""
    before = state.position()
    with pytest.raises(IllegalAction) as error:
        play(state, *parsed(state, line))
    assert state.position() == before
    refusal = error.value.refusal
    return refusal.rule, refusal.reason, refusal.facts


def why(state: EdoState, line: str) -> tuple[str, str]:
    """The paragraph and reason of a line that is not allowed."""
    rule, reason, _ = refused(state, line)
    return rule, reason


def goods(state: EdoState, seat: int = 0) -> list[int]:
    """Wood, stone, rice and ryo of a seat."""
    return state.holdings[seat * HELD : seat * HELD + 4]


def good(state: EdoState, name: str, seat: int = 0) -> int:
    """How much of a good a seat has."""
    return state.holdings[seat * HELD + GOOD_IDS.index(name)]


def points(state: EdoState, seat: int = 0) -> int:
    """A seat's power points."""
    return state.holdings[seat * HELD + POINTS]


def abroad(state: EdoState, seat: int = 0) -> int:
    """How many own officials a seat has on the board."""
    return state.holdings[seat * HELD + ABROAD]


def samurai(state: EdoState, seat: int = 0) -> list[str]:
    """The spaces of a seat's samurai, one entry for each samurai."""
    rows = state.view(seat)["samurai"]
    assert isinstance(rows, list)
    return [row["space"] for row in rows if row["seat"] == seat for _ in range(row["count"])]


def row(state: EdoState, city: str) -> list[str]:
    """The buildings of a city by site."""
    cities = state.position()["cities"]
    assert isinstance(cities, dict)
    found: list[str] = cities.get(city, {"buildings": []})["buildings"]
    return found


def player(state: EdoState, seat: int = 0) -> dict[str, object]:
    """What the table shows of a seat."""
    players = state.view(seat)["players"]
    assert isinstance(players, list)
    shown: dict[str, object] = players[seat]
    return shown


def kinds_told(state: EdoState) -> list[str]:
    """The kinds of all events so far."""
    assert state.events is not None
    return [event.kind for event in state.events]


def crowd(state: EdoState, space: str) -> int:
    """The number of samurai of any kind on a space."""
    return state.crowd[SPACE_IDS.index(space)]


def bad(**fields: object) -> str:
    """Why a position is refused."""
    seats = fields.pop("seats", 3)
    modules = fields.pop("modules", "none")
    assert isinstance(seats, int)
    return position_error(GAME, position(seats, str(modules), **fields))


def again(match: Match) -> Match:
    """The match that the position of this one begins, through JSON."""
    return loaded_match(GAME, json.loads(json.dumps(match.position())))


def wandered(match: Match, rng: Rng) -> Iterator[tuple[int, int]]:
    """Random actions of whoever is to act, to the end."""
    while match.state.to_act():
        seats = match.state.to_act()
        seat = seats[rng.below(len(seats))]
        legal = match.state.legal(seat)
        yield seat, legal[rng.below(len(legal))]
