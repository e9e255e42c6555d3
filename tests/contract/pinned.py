"""Random games, told in full and summed up: what is legal, asked, refused, given up and told.

    PYTHONPATH=src python -m tests.contract.pinned

writes the sums of all games to `pinned.toml`. They change only when the game is played otherwise
than before, which needs a new rules number, or when it tells more.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Final

from hatamoto.catalog import GAMES
from hatamoto.kernel.conformance import Case, Expected, cases_of
from hatamoto.kernel.conformance.runs import Run
from hatamoto.kernel.game import Game
from hatamoto.kernel.kinds import Rolling
from hatamoto.kernel.record import compact
from hatamoto.kernel.refusals import Refusal
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State

PINNED: Final = Path(__file__).with_name("pinned.toml")
CASES: Final = 5
"""How many of a game's cases are played, spread over all."""
PLAYED: Final = 3
"""How many games of a case."""
ASKED: Final = 3
"""How many refusals are asked for at each ply."""


def cases(game: Game[Any]) -> list[Case]:
    """Some cases of a game, each with a seed of its own."""
    found = cases_of(game, 0, Expected(frozenset(), frozenset()))
    step = -(-len(found) // CASES)
    return [
        Case(game, case.seats, case.options, index, case.expected)
        for index, case in list(enumerate(found, 1))[::step]
    ]


def told(case: Case) -> str:
    """The sum of some random games."""
    whole = hashlib.sha256()
    for luck in range(PLAYED):
        tell(Run(case, luck), whole)
    return whole.hexdigest()[:16]


def tell(run: Run, whole: "hashlib._Hash") -> None:
    """Add all that happens in a game to a sum."""
    rng = Rng(run.case.seed)
    while not run.is_over:
        whole.update(compact(moment(run.match.state, rng)).encode())
        step = run.step()
        events = [[event.rule, event.as_json()] for event in step.events]
        whole.update(compact([step.seat, step.action, step.audience, events]).encode())
    outcome = run.match.outcome()
    assert outcome is not None
    whole.update(compact(outcome.as_json()).encode())


def moment(state: State, rng: Rng) -> list[object]:
    """Who may do what, what is said about it, and why some actions are refused."""
    found: list[object] = [state.game.scores(state)]
    for seat in state.to_act():
        frame = state.open_frame(seat)
        kind = state.game.kind(frame)
        legal = state.legal(seat)
        one = legal[rng.below(len(legal))]
        loss = kind.loss(state, frame, one)
        found.append([kind.id, legal, kind.facts(state, frame), kind.weights(state, frame)])
        found.append(None if loss is None else [loss.reason, loss.facts])
        if isinstance(kind, Rolling):
            odds = kind.odds(state, frame, one)
            found.append([odds.seat, odds.dice, odds.result, odds.results])
        found += [refused(state, seat, rng) for _ in range(ASKED)]
    return found


def refused(state: State, seat: int, rng: Rng) -> list[object]:
    """Why any action of a verb that is asked for is refused."""
    kind, verbs = state.game.kind(state.open_frame(seat)), state.game.verbs
    verb = verbs.verb(state.legal(seat)[0])
    for other in verbs.verbs:
        if other.words in kind.verbs and rng.below(2):
            verb = other
    found: Refusal | None = state.refusal(seat, verb.base + rng.below(verb.size))
    return [] if found is None else [found.rule, found.reason, found.facts]


def pinned() -> dict[str, dict[str, str]]:
    """By game and case, the sums that were written."""
    return tomllib.loads(PINNED.read_text(encoding="utf-8"))


def main() -> None:
    """Write all sums."""
    rows: list[str] = []
    for id, game in GAMES.items():
        rows += [f"[{id}]", *(f'"{case.name}" = "{told(case)}"' for case in cases(game)), ""]
    PINNED.write_text("\n".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
