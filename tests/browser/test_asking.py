"""What is asked has its room: no question grows over board or hand, and no label is broken."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from hatamoto.table.table import Table
from tests.amounts import covering
from tests.browser.finished import asks
from tests.browser.person import Person

Seated = Callable[..., Person]
SIZES: Final = ((1280, 800), (1440, 900))
HIGH: Final = {(1280, 800): 68, (1440, 900): 72}
"""How high every prompt is on a wide screen: room for two rows."""
FRAME: Final = """() => ['.board', '.asking', '.prompt', '[data-zone=hand]'].map(one => {
  const box = document.querySelector(one)?.getBoundingClientRect();
  return box ? [box.left, box.top, box.right, box.bottom].map(Math.round) : null;
})"""
HIDDEN: Final = """() => [...document.querySelectorAll('.prompt .words, .prompt .body')]
  .filter(one => one.scrollHeight > one.clientHeight + 1)
  .map(one => one.innerText)"""
BROKEN: Final = """() => [...document.querySelectorAll('.prompt .button, .prompt .lock')]
  .filter(one => one.getBoundingClientRect().height > 46)
  .map(one => one.innerText)"""


class Long(NamedTuple):
    """A recorded game and the longest question in it."""

    game: str
    record: str
    kind: str
    seat: int
    choices: int


LONGEST: Final = {
    "shogunate": Long("shogunate", "shared_victory", "summons_player", 3, 6),
    "twilight": Long("twilight", "all_options_on", "choose_kind", 1, 4),
    "battles": Long("battles", "tabaru_government_wins", "melee_support", 0, 4),
    "edo": Long("edo", "all_modules", "turn_travel", 0, 1),
}


def asked(long: Long) -> Callable[[Table], bool]:
    """Whether the question is asked, with all its answers."""
    is_asked = asks(long.kind, long.seat)

    def check(table: Table) -> bool:
        match = table.match
        if match is None or not is_asked(table):
            return False
        return len(match.state.legal(long.seat)) >= long.choices

    return check


@pytest.mark.parametrize(("game", "lang"), covering(LONGEST, ["en", "ja"]))
def test_the_longest_question_stays_off_the_board(seated: Seated, game: str, lang: str) -> None:
    long = LONGEST[game]
    hana = seated(long.game, long.record, asked(long), lang, long.seat)
    for width, height in SIZES:
        hana.resize(width, height)
        board, asking, prompt, hand = hana.page.evaluate(FRAME)
        assert prompt == asking
        if game != "edo":
            assert prompt[3] - prompt[1] == HIGH[width, height]
        assert prompt[1] >= board[3]
        assert prompt[3] <= (height if hand is None or game == "edo" else hand[1])
        assert hana.page.evaluate(HIDDEN) == []
        assert hana.page.evaluate(BROKEN) == []


@pytest.mark.parametrize(
    ("game", "record", "kind"),
    [
        ("shogunate", "tie_by_second_leader", "choose"),
        ("shogunate", "tie_by_second_leader", "upstream"),
        ("twilight", "final_scoring_pro", "play_card"),
        ("twilight", "final_scoring_pro", "place"),
        ("twilight", "final_scoring_pro", "choose_kind"),
    ],
)
def test_every_question_is_as_high(seated: Seated, game: str, record: str, kind: str) -> None:
    hana = seated(game, record, asks(kind))
    _, asking, prompt, _ = hana.page.evaluate(FRAME)
    assert prompt == asking
    assert prompt[3] - prompt[1] == HIGH[1440, 900]
    assert hana.page.evaluate(HIDDEN) == []
