"""Step 5: the Shinobi takes honour from the leader beside it (§play/shinobi)."""

import pytest

from hatamoto.kernel.seats import WATCHER
from tests.games.shogunate.table import acting, closing, heard, honour, line, paying, run, shinobi

pytestmark = pytest.mark.rule("play/shinobi")


def test_the_leader_beside_the_shinobi_loses_one() -> None:
    state = closing("p13", honour={"rooster": 3}, face_up={"1": ["crane", "rooster"]})
    run(state, "0 player 2", "2 show carp")
    struck = {"leader": "rooster", "amount": 1, "honour": 2}
    assert heard(state, WATCHER, "shinobi_struck") == [struck]


def test_a_leader_without_honour_loses_nothing() -> None:
    state = closing("p09", shinobi=3)
    assert heard(state, WATCHER, "shinobi_missed") == [{"leader": "rooster"}]
    assert honour(state) == {"wolf": 1, "carp": 2}


def test_honour_paid_this_round_can_be_taken_at_once() -> None:
    state = paying("p02", shinobi=3)
    assert honour(state) == {"cat": 1, "crane": 1}


def test_the_strike_follows_the_power() -> None:
    state = closing("p01", shinobi=2)
    assert heard(state, WATCHER, "shinobi_missed") == []
    run(state, "0 shinobi 1")
    assert honour(state) == {"cat": 1, "carp": 1}


def test_it_strikes_once_a_round() -> None:
    state = closing("p03", honour={"cat": 5}, shinobi=1)
    assert len(heard(state, WATCHER, "shinobi_struck")) == 1
    assert honour(state)["cat"] == 5


def test_a_leader_who_walks_into_its_slot_is_struck() -> None:
    state = acting("arrow", 1, plot="p13", honour={"snake": 2})
    run(state, "1 leader snake", "1 player 2", "2 show carp")
    run(state, "0 name 2", "2 leader cat", "2 leader crane")
    assert line(state)[2] == "snake"
    run(state, "0 player 1", "1 show crane")
    assert honour(state)["snake"] == 1


def test_it_stays_in_its_slot_when_the_line_changes() -> None:
    state = paying("p09", shinobi=1, honour={"cat": 2})
    assert shinobi(state) == 1
    assert honour(state) == {"cat": 2, "wolf": 1, "carp": 1}


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6])
def test_it_strikes_in_every_slot(slot: int) -> None:
    leaders = ["cat", "crane", "rooster", "snake", "wolf", "carp"]
    state = paying("p15", shinobi=slot, honour=dict.fromkeys(leaders, 2))
    paid = {"crane": 3, "snake": 3, "carp": 3, "cat": 2, "rooster": 2, "wolf": 2}
    struck = leaders[slot - 1]
    assert honour(state) == {**paid, struck: paid[struck] - 1}
