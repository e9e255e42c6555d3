"""Step 5: the Shinobi takes honour from the leader beside it (§play/shinobi)."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.seats import WATCHER
from tests.games.kit import facts_seen, run
from tests.games.shogunate.table import SLOT, acting, closing, honour, laid, line, paying, shinobi

pytestmark = pytest.mark.rule("play/shinobi")


def test_the_leader_beside_the_shinobi_loses_one() -> None:
    state = closing("p13", honour={"rooster": 3}, face_up={"1": ["crane", "rooster"]})
    run(state, "0 player 2", "2 show carp")
    struck = {"leader": "rooster", "amount": 1, "honour": 2}
    assert facts_seen(state, "shinobi_struck", WATCHER) == [struck]


def test_a_leader_without_honour_loses_nothing() -> None:
    state = closing("p09", shinobi=3)
    assert facts_seen(state, "shinobi_missed", WATCHER) == [{"leader": "rooster"}]
    assert honour(state) == {"wolf": 1, "carp": 2}


def test_honour_paid_this_round_can_be_taken_at_once() -> None:
    state = paying("p02", shinobi=3)
    assert honour(state) == {"cat": 1, "crane": 1}


def test_the_strike_follows_the_power() -> None:
    state = closing("p01", shinobi=1)
    assert facts_seen(state, "shinobi_missed", WATCHER) == []
    run(state, "0 shinobi 1")
    assert honour(state) == {"cat": 1, "carp": 1}


def test_it_strikes_once_a_round() -> None:
    state = closing("p03", honour={"cat": 5}, shinobi=2)
    assert len(facts_seen(state, "shinobi_struck", WATCHER)) == 1
    assert honour(state)["cat"] == 5


@pytest.mark.parametrize(("options", "left"), [({}, [1, 2]), (SLOT, [2, 1])])
def test_a_leader_who_walks_off_is_followed_unless_it_keeps_its_slot(
    options: dict[str, object], left: list[int]
) -> None:
    given = {"rooster": 2, "snake": 2}
    state = acting("arrow", 1, plot="p13", honour=given, options=options)
    run(state, "1 leader snake", "1 player 2", "2 show carp")
    run(state, "0 name 2", "2 leader cat", "2 leader crane")
    assert line(state)[2:4] == ["snake", "rooster"]
    where = facts_seen(state, "leader_moved", WATCHER)[0]["shinobi_slot"]
    assert where == (3 if options else 4)
    run(state, "0 player 1", "1 show crane")
    assert [honour(state)["rooster"], honour(state)["snake"]] == left


def test_it_goes_along_when_the_line_changes() -> None:
    state = paying("p09", shinobi=1, honour={"cat": 2})
    assert shinobi(state) == 6
    assert honour(state) == {"cat": 1, "wolf": 1, "carp": 2}


def test_by_the_option_it_stays_in_its_slot_when_the_line_changes() -> None:
    state = paying("p09", shinobi=1, honour={"cat": 2}, options=SLOT)
    assert shinobi(state) == 1
    assert honour(state) == {"cat": 2, "wolf": 1, "carp": 1}


def test_a_view_names_the_leader_it_follows() -> None:
    assert laid().view(WATCHER)["shinobi_leader"] == "rooster"
    assert laid(options=SLOT).view(WATCHER)["shinobi_leader"] is None
    state = paying("p18")
    assert (shinobi(state), state.view(WATCHER)["shinobi_leader"]) == (6, "carp")
    assert GAME.new(3).view(WATCHER)["shinobi_leader"] is None


@pytest.mark.parametrize(("options", "follows"), [({}, "leader"), (SLOT, "slot")])
def test_who_moves_it_is_told_what_it_follows(options: dict[str, object], follows: str) -> None:
    state = paying("p05", options=options)
    facts = GAME.kind(state.top()).facts(state, state.top())
    assert facts == {"plot": "p05", "follows": follows}


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6])
def test_it_strikes_in_every_slot(slot: int) -> None:
    leaders = ["cat", "crane", "rooster", "snake", "wolf", "carp"]
    state = paying("p15", shinobi=slot, honour=dict.fromkeys(leaders, 2))
    paid = {"crane": 3, "snake": 3, "carp": 3, "cat": 2, "rooster": 2, "wolf": 2}
    struck = leaders[slot - 1]
    assert honour(state) == {**paid, struck: paid[struck] - 1}
