"""The levels and yardsticks play legally, repeatably, and answer whatever fails."""

from itertools import pairwise

import pytest

from hatamoto.bots import LEVELS, YARDSTICKS, bot, known_as
from hatamoto.bots.learned_model import LearnedModel
from hatamoto.bots.leveled import LeveledBot, SafeBot, chances
from hatamoto.bots.levels import ALL
from hatamoto.bots.race import Candidate
from hatamoto.bots.series import Series, play_series
from hatamoto.bots.thinker import Thinker
from hatamoto.catalog import GAMES, game
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State, play
from hatamoto.kernel.window import Window

SHOGUNATE = game("shogunate")


@pytest.mark.parametrize(
    ("level", "seats"), [*((level, 3) for level in (*LEVELS, *YARDSTICKS)), ("karo", 6)]
)
def test_a_level_plays_a_whole_game_by_legal_actions(
    level: str, seats: int, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Rng(seats)
    player = bot(level, iterations=2)
    state: State = SHOGUNATE.new(seats)
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            play(state, NATURE, state.draw(rng))
        else:
            play(state, seat, player.choose(Window(SHOGUNATE, state, seat), rng))
    assert state.outcome() is not None
    assert caplog.text == "", "a level failed, and the one below answered"


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])
def test_the_same_seed_and_iterations_give_the_same_choice(level: str) -> None:
    state: State = SHOGUNATE.new(4)
    rng = Rng(3)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(rng))
    window = Window(SHOGUNATE, state, state.actor())
    choices = {bot(level, iterations=30).choose(window, Rng(11)) for _ in range(2)}
    assert len(choices) == 1


def share(levels: list[str], games: int) -> float:
    """The share of victories of the first level, seats rotated."""
    series = Series("shogunate", 4, {}, levels, seed=7, rotate=True, events=False)
    tally = play_series(series, 0, games)
    assert tally.failures == []
    return sum(part for _, index, part in tally.wins if index == 0) / tally.games


def test_greedy_beats_random() -> None:
    assert share(["greedy", "random", "random", "random"], 80) > 0.45


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(BadArgument, match="there is no bot 'oracle'"):
        bot("oracle")


def test_a_level_is_known_by_number_and_by_name() -> None:
    assert [known_as(str(number)) for number in range(1, 6)] == list(LEVELS)
    assert [known_as(name) for name in LEVELS] == list(LEVELS)
    assert known_as("search-1") == "search"


def test_a_level_thinks_no_longer_than_it_promises() -> None:
    assert [level.max_seconds for level in ALL] == [0.1, 0.1, 0.1, 0.5, 2.0]
    for level in ALL:
        player = bot(level.id, seconds=60.0)
        assert isinstance(player, LeveledBot)
        assert player.seconds <= level.max_seconds / 2


class Failing:
    """Something to think with that does not work."""

    def choose(self, window: Window, rng: Rng) -> int:
        """Always fails."""
        raise ZeroDivisionError


def test_when_a_level_fails_the_one_below_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    state: State = SHOGUNATE.new(4)
    rng = Rng(3)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(rng))
    window = Window(SHOGUNATE, state, state.actor())
    asked: list[int] = []

    def failing(self: LeveledBot, game: object) -> Failing:
        asked.append(self.level.number)
        return Failing()

    monkeypatch.setattr(LeveledBot, "thinker", failing)
    assert bot("shogun", iterations=4).choose(window, rng) in window.legal()
    assert asked == [5, 4, 3, 2, 1]
    assert isinstance(LeveledBot(ALL[0]).below(), SafeBot)


def test_without_an_eye_a_level_that_thinks_looks_one_step_further() -> None:
    blind = LeveledBot(ALL[4], skill=LearnedModel(None, None)).thinker(SHOGUNATE)
    seeing = LeveledBot(ALL[4]).thinker(SHOGUNATE)
    assert (blind.rollouts.network, blind.settings.ahead) == (None, ALL[4].settings.ahead + 1)
    assert seeing.rollouts.network is not None
    assert seeing.settings.ahead == ALL[4].settings.ahead
    first = LeveledBot(ALL[0]).thinker(SHOGUNATE)
    assert (first.rollouts.network, first.settings.ahead) == (None, ALL[0].settings.ahead)


def test_the_stated_chance_is_that_of_the_trials() -> None:
    thinker = Thinker(ALL[4].settings, None, None, 0.0, 1)
    wanted, other = Candidate(1, 300.0), Candidate(2, 0.0)
    wanted.note(700.0)
    other.note(720.0)
    thinker.last_candidates = [other, wanted, Candidate(3, 0.0)]
    found = chances(thinker)
    assert [action for action, _ in found] == [1, 2]
    assert [chance for _, chance in found] == pytest.approx([0.7, 0.7 - 2.98 / 11])


def test_in_shogunate_every_level_errs_less_than_the_one_below() -> None:
    settings = [LeveledBot(level).thinker(SHOGUNATE).settings for level in ALL]
    tolerances = [each.tolerance for each in settings]
    assert all(below > above for below, above in pairwise(tolerances))
    assert tolerances[-1] == 0.0
    assert [each.max_trials for each in settings] == [3, 8, 4, 8, 0]


def test_a_game_overrides_settings_of_the_levels_that_exist() -> None:
    for id in GAMES:
        for level in ALL:
            overrides = game(id).heuristics.search_overrides(level.number)
            settings = level.settings_in(game(id))
            assert {name: getattr(settings, name) for name in overrides} == overrides
            assert settings.to_horizon == level.settings.to_horizon


def test_settings_that_are_given_hold_in_every_game() -> None:
    settings = ALL[3].settings.changed({"tolerance": 5.0})
    assert ALL[3].settings_in(SHOGUNATE).tolerance != 5.0
    assert ALL[3].with_settings(settings).settings_in(SHOGUNATE) is settings


def test_the_weaker_levels_have_few_trials() -> None:
    assert [level.settings.max_trials for level in ALL] == [3, 8, 24, 0, 0]
