"""Regret matching: against somebody who learns too, nobody gains by foreseeing the mixture."""

import pytest

from hatamoto.bots.mixture import Mixture, draw_index
from hatamoto.kernel.rng import Rng

SCISSORS = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
"""By own and other answer, what is won."""


def test_scissors_paper_stone_ends_near_a_third_each() -> None:
    one, two = Mixture([0, 1, 2]), Mixture([0, 1, 2])
    one.regrets[0] = 5.0
    for _ in range(4000):
        mine, theirs = one.shares(), two.shares()
        one.note([sum(SCISSORS[own][i] * theirs[i] for i in range(3)) for own in range(3)])
        two.note([sum(SCISSORS[own][i] * mine[i] for i in range(3)) for own in range(3)])
    assert one.average() == pytest.approx([1 / 3] * 3, abs=0.05)


def test_what_is_always_worse_is_never_played() -> None:
    mixture = Mixture([7, 8, 9])
    for _ in range(200):
        mixture.note([5.0, 5.5, 1.0])
    assert mixture.average()[2] == 0.0
    assert sum(mixture.average()) == pytest.approx(1.0)


def test_dropping_an_answer_keeps_the_regret_of_the_others() -> None:
    mixture = Mixture([7, 8, 9])
    mixture.note([3.0, 0.0, 6.0])
    kept = mixture.restricted_to([9, 7])
    assert kept.regrets == [mixture.regrets[2], mixture.regrets[0]]
    assert kept.sums == [mixture.sums[2], mixture.sums[0]]
    assert not kept.is_even()


def test_a_regret_of_one_answer_is_noted_alone() -> None:
    mixture = Mixture([7, 8])
    assert mixture.is_even()
    mixture.note_one(1, 4.0)
    assert mixture.shares() == [0.0, 1.0]
    assert mixture.draw(Rng(1)) == 1
    assert {draw_index([0.5, 0.0, 0.5], Rng(seed)) for seed in range(30)} == {0, 2}
