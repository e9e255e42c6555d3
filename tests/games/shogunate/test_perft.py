"""Perft: the number of action sequences from a position. Most can be counted by hand."""

from collections.abc import Callable

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from tests.games.kit import leaf_counts
from tests.games.shogunate.table import FOUR, PLOTS, acting, laid, past, paying

Laid = Callable[[], ShogunateState]
TREES: dict[str, tuple[Laid, list[int]]] = {
    "deal": (lambda: GAME.new(3), [6, 36, 210, 1170]),
    "deal without pairs": (lambda: GAME.new(3, {"redeal_pairs": True}), [6, 30, 180, 900]),
    "choose, three seats": (laid, [6, 36, 72, 384, 1020]),
    "choose, four seats": (lambda: laid(loyalty=FOUR), [6, 36, 216, 648]),
    "cloaked": (lambda: acting("cloaked"), [6, 30, 30, 150]),
    "dishonour": (lambda: acting("dishonour"), [5, 10, 10, 50]),
    "upstream": (lambda: acting("upstream"), [9, 18, 18, 90]),
    "company": (lambda: acting("company"), [5, 9, 9, 45, 81]),
    "arrow": (lambda: acting("arrow"), [5, 10, 20, 20, 100]),
    "storms": (lambda: acting("storms"), [2, 8, 34, 38]),
    "p01": (lambda: paying("p01"), [2, 34, 204]),
    "p05": (lambda: paying("p05"), [5, 85, 510]),
    "p06": (lambda: paying("p06"), [3, 51, 306]),
    "p10": (lambda: paying("p10"), [6, 102, 612]),
    "p11": (lambda: paying("p11"), [3, 51, 306]),
    "p12": (lambda: paying("p12"), [5, 85, 510]),
    "p13": (lambda: paying("p13"), [2, 4, 68]),
    "p14": (lambda: paying("p14"), [2, 4, 8, 136]),
    "p15": (lambda: paying("p15", face_up={"1": ["crane", "rooster"]}), [2, 34, 204]),
    "p16": (lambda: paying("p16"), [17, 272, 544, 3264]),
    "p16, two left": (lambda: paying("p16", plots_past=PLOTS[:15]), [2, 2, 4, 24, 144]),
    "p17": (lambda: paying("p17", hands={"1": ["arrow"]}), [2, 23, 204]),
    "the last Plot": (lambda: paying("p10", plots_past=past("p10")), [6, 6]),
}


@pytest.mark.parametrize(("start", "wanted"), TREES.values(), ids=TREES)
def test_the_number_of_action_sequences(start: Laid, wanted: list[int]) -> None:
    assert leaf_counts(start(), len(wanted)) == wanted
