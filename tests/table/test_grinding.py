"""Dice ground until they suit: each attack finds the deal it wants, and each is named by the check.

The attacker wants the first two loyalty cards of Shogunate dealt to them, of fifteen or more pairs.
"""

from collections.abc import Callable, Iterator

import pytest

from hatamoto import catalog
from hatamoto.cli.verify import NO_WORDS, OPEN_WORDS, remarks
from hatamoto.kernel.chance import Stream, secret_from_seed, words_commitment
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.match import Match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.verification import verify

GAME = catalog.game("shogunate")
SEATS = 3
SECRET = secret_from_seed(1)
WORDS: list[str | None] = ["a1" * 32, "b2" * 32, "c3" * 32]
BOUND = [words_commitment(word or "") for word in WORDS]
TRIES = 5000


def dealt(stream: Stream) -> Match:
    """A game of three as a stream deals it."""
    options = GAME.resolve_options({}, SEATS)
    header: dict[str, object] = {"seats": SEATS, "options": options}
    match = Match(GAME, GAME.new(SEATS, dict(options)), stream, header)
    match.begin()
    return match


def is_wanted(match: Match) -> bool:
    """Whether the first two cards are the ones the attacker wants."""
    first = [line.action for line in match.lines[:2]]
    return first == ["draw loyalty 0 cat", "draw loyalty 0 carp"]


def ground(streams: Iterator[Stream]) -> Match:
    """The first game that suits, and not by luck at the first try."""
    for tries, stream in enumerate(streams):
        match = dealt(stream)
        if is_wanted(match):
            assert tries > 0
            return match
    raise AssertionError("no try suited")


def record(match: Match) -> str:
    """The record of the game, played to its end."""
    rng = Rng(1)
    while match.outcome() is None:
        seat = match.state.to_act()[0]
        legal = match.state.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])
    return match.record_text()


def spoken_last(bound: Callable[[str], list[str | None]]) -> Iterator[Stream]:
    """Seat 2 knows the secret and everybody's words, and tries its own."""
    for number in range(TRIES):
        word = f"{number:064x}"
        yield Stream(SECRET, [*WORDS[:2], word], bound(word))


def test_words_ground_by_a_last_speaker_do_not_fit_their_commitment() -> None:
    match = ground(spoken_last(lambda _: list(BOUND)))
    with pytest.raises(BadRecord, match="the words of seat 2 are not those it committed to"):
        verify(GAME, record(match))


def test_a_commitment_changed_with_the_ground_words_is_not_the_one_that_was_noted() -> None:
    """The server that helps must publish another commitment, for it covers those of the seats."""
    noted = Stream(SECRET, WORDS, list(BOUND)).commitment
    match = ground(spoken_last(lambda word: [*BOUND[:2], words_commitment(word)]))
    with pytest.raises(BadRecord, match="the commitment noted before play"):
        verify(GAME, record(match), noted)
    honest = match.stream.commitment
    forged = record(match).replace(honest, noted)
    with pytest.raises(BadRecord):
        verify(GAME, forged)


def test_secrets_ground_once_the_words_are_known_are_not_the_one_that_was_noted() -> None:
    noted = Stream(SECRET, WORDS, list(BOUND)).commitment
    tries = (Stream(secret_from_seed(n), WORDS, list(BOUND)) for n in range(2, TRIES))
    with pytest.raises(BadRecord, match="the commitment noted before play"):
        verify(GAME, record(ground(tries)), noted)


def test_secrets_ground_before_the_words_are_known_deal_something_else() -> None:
    """The words come after the commitment: of twenty ground secrets hardly any keeps its deal."""
    kept = 0
    for first in range(20):
        guess: list[str | None] = [f"{first:064x}", *WORDS[1:]]
        tries = (Stream(secret_from_seed(f"{first} {n}"), guess, list(BOUND)) for n in range(TRIES))
        secret = ground(tries).stream.secret
        kept += is_wanted(dealt(Stream(secret, WORDS, list(BOUND))))
    assert kept <= 2


@pytest.mark.parametrize(("bound", "told"), [([None] * SEATS, NO_WORDS), (None, OPEN_WORDS)])
def test_secrets_ground_at_a_table_without_words_are_named(
    bound: list[str | None] | None, told: str
) -> None:
    """Nothing can prove it either way, so the check says who could have chosen."""
    tries = (Stream(secret_from_seed(n), [None] * SEATS, bound) for n in range(TRIES))
    verdict = verify(GAME, record(ground(tries)))
    assert remarks(verdict, "") == [told]
