"""The fast generator: the same numbers in every build, evenly spread."""

import pytest

from hatamoto.kernel.rng import Rng

VECTORS = {
    0: [1012818657, 1235018860, 207178523, 911661391],
    1: [3525614155, 4279918110, 3211406511, 690185003],
    7: [1199877413, 2848875452, 4241916032, 1823319192],
    1 << 40: [528507998, 1081440193, 1584694858, 3419260409],
    -1: [1305236098, 1425506239, 677903568, 2707435228],
}


@pytest.mark.parametrize("seed", VECTORS)
def test_a_seed_gives_the_words_of_the_vectors(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(4)] == VECTORS[seed]


def test_words_have_thirty_two_bits() -> None:
    rng = Rng(3)
    words = [rng.word() for _ in range(2000)]
    assert max(words) < 1 << 32
    assert max(words) > 1 << 31
    assert len(set(words)) == 2000


def test_below_stays_below_and_reaches_everything() -> None:
    rng = Rng(5)
    drawn = [rng.below(10) for _ in range(1000)]
    assert set(drawn) == set(range(10))
    assert drawn[:12] == [9, 7, 8, 6, 8, 2, 0, 9, 9, 1, 6, 6]


@pytest.mark.parametrize("bound", [2, 6, 12, 18, 1000])
def test_below_is_even(bound: int) -> None:
    rng = Rng(bound)
    mean = sum(rng.below(bound) for _ in range(20_000)) / 20_000
    assert mean == pytest.approx((bound - 1) / 2, rel=0.03)


def test_weights_are_kept() -> None:
    rng = Rng(8)
    counts = [0, 0, 0]
    for _ in range(20_000):
        counts[rng.weighted([1, 0, 3])] += 1
    assert counts[1] == 0
    assert counts[2] / counts[0] == pytest.approx(3, rel=0.1)


def test_wide_weights_are_kept() -> None:
    rng = Rng(8)
    second = sum(rng.weighted([1 << 40, 3 << 40]) for _ in range(20_000))
    assert second / 20_000 == pytest.approx(0.75, rel=0.03)


def test_a_split_generator_goes_its_own_way() -> None:
    parent = Rng(5)
    child = parent.split()
    assert child.word() == 1426488944
    assert [parent.word() for _ in range(8)] != [child.word() for _ in range(8)]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = {Rng(seed).word() for seed in range(500)}
    assert len(firsts) == 500
