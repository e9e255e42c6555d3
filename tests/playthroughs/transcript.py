"""Whole games as readable text: what was asked, what was answered, what happened.

Write the transcripts anew with `PYTHONPATH=src python -m tests.playthroughs.transcript` from the
root of the repository, and read the difference before keeping it.
"""

from collections.abc import Iterator
from pathlib import Path

from hatamoto import catalog
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.events import Event
from hatamoto.kernel.match import Match, new_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import EVERYONE, NATURE, WATCHER, seats_in
from hatamoto.kernel.state import State
from hatamoto.texts import Voice

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[str, int, int, dict[str, object]]] = {
    "shogunate-4.txt": ("shogunate", 4, 7, {}),
    "twilight-2.txt": ("twilight", 2, 3, {}),
    "edo-3-all.txt": ("edo", 3, 7, {"modules": "all"}),
    "battles-toba.txt": ("battles", 2, 5, {"scenario": "toba"}),
    "battles-tabaru.txt": ("battles", 2, 6, {"scenario": "tabaru"}),
}
"""By file: the game, its seats, the seed of chance and choices, and its options."""
ROWS = ("line", "players", "spaces", "markers", "areas", "cities", "sides")
"""The lists of a view that are written row by row."""


def transcript(id: str, seats: int, seed: int, options: dict[str, object]) -> str:
    """One game in which chance and choices follow from the seed."""
    game = catalog.game(id)
    voice = Voice([game.folder / "text"], "en")
    match = new_match(game, seats, options, secret_from_seed(seed), auto=False)
    lines = [f"{voice.message('game-name')}, {seats} seats, seed {seed}"]
    choices = Rng(seed)
    round = -1
    while match.state.to_act():
        if match.state.round() != round:
            round = match.state.round()
            lines += ["", *board(match.state)]
        lines += turn(match, voice, choices)
    outcome = match.state.outcome()
    assert outcome is not None
    return "\n".join([*lines, "", *board(match.state), f"= {plain(outcome.as_json())}", ""])


def turn(match: Match, voice: Voice, choices: Rng) -> Iterator[str]:
    """One answer: the question, the notation, and the events that followed."""
    seat = match.state.to_act()[0]
    frame = match.state.open_frame(seat)
    kind = match.game.kind(frame)
    legal = match.state.legal(seat)
    yield f"? {voice.prompt(kind.id, kind.facts(match.state, frame))} ({len(legal)})"
    if seat == NATURE:
        index, _ = match.stream.draw(kind.purpose, match.state.weights())
        events = match.force(legal[index])
        action = legal[index]
    else:
        action = legal[choices.below(len(legal))]
        events = match.act(seat, action)
    who = "nature" if seat == NATURE else str(seat)
    yield f"> {who} {match.game.notation(action)}"
    yield from (sentence(voice, event) for event in events)


def sentence(voice: Voice, event: Event) -> str:
    """An event in words, a private one with the seats that hear it."""
    ears = "" if event.to == EVERYONE else f"[{' '.join(map(str, seats_in(event.to)))}] "
    return f"  {ears}{voice.event(event.kind, event.facts)}"


def board(state: State) -> Iterator[str]:
    """What lies open on the table, then what each seat has for itself."""
    for key, value in state.view(WATCHER).items():
        if key in ROWS and isinstance(value, list):
            for index, row in enumerate(value):
                yield f"| {key} {index}: {plain(row)}"
        elif key != "you":
            yield f"| {key}: {plain(value)}"
    for seat in range(state.seats):
        yield f"| you {seat}: {plain(state.view(seat)['you'])}"


def plain(value: object) -> str:
    """A value of a view in few signs."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(part)}" for key, part in value.items())
    if isinstance(value, list):
        apart = "; " if any(isinstance(part, dict) for part in value) else " "
        return apart.join(map(plain, value)) or "-"
    return "-" if value is None else str(value)


def main() -> None:
    """Write every transcript."""
    for name, game in GAMES.items():
        (FOLDER / name).write_text(transcript(*game), encoding="utf-8")


if __name__ == "__main__":
    main()
