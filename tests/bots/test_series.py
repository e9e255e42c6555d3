"""Series count what happened, and tallies of several processes add up."""

from hatamoto.bots.series import Series, Tally, play_series

RANDOM = Series("shogunate", 3, {}, ["random"], seed=4)


def test_two_halves_add_up_to_the_whole() -> None:
    whole = play_series(RANDOM, 0, 12)
    halves = Tally()
    halves.merge(play_series(RANDOM, 0, 5))
    halves.merge(play_series(RANDOM, 5, 7))
    assert halves.games == whole.games == 12
    assert halves.decisions == whole.decisions
    assert (halves.rounds, halves.wins) == (whole.rounds, whole.wins)
    assert (halves.ends, halves.events) == (whole.ends, whole.events)


def test_every_victory_is_shared_out_once() -> None:
    tally = play_series(RANDOM, 0, 20)
    assert abs(sum(share for _, _, share in tally.wins) - 20) < 1e-9


def test_rotation_moves_every_bot_through_every_seat() -> None:
    series = Series("shogunate", 4, {}, ["greedy", "random", "random", "search"], rotate=True)
    seatings = [series.seating(number) for number in range(4)]
    assert {seating.index(0) for seating in seatings} == {0, 1, 2, 3}
    assert all(sorted(seating) == [0, 1, 2, 3] for seating in seatings)


def test_a_failing_game_is_counted_and_told() -> None:
    tally = play_series(Series("shogunate", 9, {}, ["random"]), 0, 2)
    assert tally.games == 0
    assert len(tally.failures) == 2
    assert "3 to 6 seats" in tally.failures[0]


def test_events_are_counted_only_when_asked() -> None:
    assert play_series(RANDOM, 0, 2).events["card_revealed"] > 0
    quiet = Series("shogunate", 3, {}, ["random"], seed=4, events=False)
    assert not play_series(quiet, 0, 2).events
