"""The eighteen Plots: each with its effect, and its condition, refusal or lack of effect."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import blocking, decision, facts_seen, legal, refusal, run
from tests.games.shogunate.table import (
    CARDS,
    CLANS,
    FOUR,
    PLOTS,
    SLOT,
    closing,
    honour,
    line,
    past,
    paying,
    shinobi,
    shown,
)

ALL_FACE_UP = {"0": ["cat", "wolf"], "1": ["crane", "rooster"], "2": ["snake", "carp"]}


@pytest.mark.rule("play/honour")
@pytest.mark.parametrize("plot", PLOTS)
def test_the_plot_pays_by_slot(plot: str) -> None:
    amounts = GAME.content.honour[GAME.content.plots.index(plot)]
    state = closing(plot, line=["crane", "cat", "wolf", "carp", "snake", "rooster"])
    paid = {row["leader"]: row["amount"] for row in facts_seen(state, "honour_gained", WATCHER)}
    slots = ["cat", "crane", "wolf", "carp", "snake", "rooster"]
    assert paid == {slots[slot]: amount for slot, amount in enumerate(amounts) if amount}


@pytest.mark.rule("play/power")
@pytest.mark.parametrize("plot", ["p01", "p03", "p05", "p10", "p11", "p12", "p13", "p17"])
def test_the_hatamoto_answers_for_the_plot(plot: str) -> None:
    assert paying(plot, hatamoto=2).to_act() == [2]


# The Shinobi moves


@pytest.mark.rule("plot/p01")
@pytest.mark.parametrize(("slot", "to"), [(1, [2]), (3, [2, 4]), (6, [5])])
def test_p01_moves_the_shinobi_by_one(slot: int, to: list[int]) -> None:
    assert legal(paying("p01", shinobi=slot), 0) == [f"shinobi {number}" for number in to]


@pytest.mark.rule("plot/p01")
@pytest.mark.parametrize(("slot", "reason"), [(3, "shinobi_stays"), (5, "shinobi_too_far")])
def test_p01_moves_it_no_more_and_no_less(slot: int, reason: str) -> None:
    assert refusal(paying("p01"), f"0 shinobi {slot}") == (reason, "plot/p01")


@pytest.mark.rule("plot/p02")
def test_p02_sends_the_shinobi_to_the_head_unasked() -> None:
    state = closing("p02", shinobi=4)
    moved = {"from_slot": 4, "to_slot": 1, "leader": "cat"}
    assert facts_seen(state, "shinobi_moved", WATCHER) == [moved]
    assert honour(state) == {"cat": 1, "crane": 1}


@pytest.mark.rule("plot/p02")
def test_p02_is_idle_when_it_is_there() -> None:
    state = closing("p02", shinobi=2)
    assert facts_seen(state, "power_idle", WATCHER) == [{"plot": "p02"}]
    assert shinobi(state) == 1


@pytest.mark.rule("plot/p03")
def test_p03_moves_the_shinobi_up_by_one_or_two() -> None:
    state = paying("p03", shinobi=5)
    assert legal(state, 0) == ["shinobi 3", "shinobi 4"]
    assert refusal(state, "0 shinobi 2") == ("shinobi_too_far", "plot/p03")


@pytest.mark.rule("plot/p03", "plot/p04")
@pytest.mark.parametrize(
    ("plot", "slot", "reason"),
    [
        ("p03", 5, "shinobi_only_up"),
        ("p03", 4, "shinobi_only_up"),
        ("p04", 1, "shinobi_only_down"),
        ("p04", 2, "shinobi_only_down"),
    ],
)
def test_the_wrong_way_is_not_said_to_be_too_far(plot: str, slot: int, reason: str) -> None:
    state = paying(plot, shinobi=3)
    assert refusal(state, f"0 shinobi {slot}") == (reason, f"plot/{plot}")
    assert blocking(state, f"0 shinobi {slot}") == {"slot": slot}


@pytest.mark.rule("plot/p03")
def test_p03_is_idle_at_the_head() -> None:
    assert facts_seen(closing("p03", shinobi=2), "power_idle", WATCHER) == [{"plot": "p03"}]


@pytest.mark.rule("plot/p04")
@pytest.mark.parametrize(("slot", "to"), [(1, [2, 3]), (4, [5, 6]), (5, [6])])
def test_p04_moves_the_shinobi_down_by_one_or_two(slot: int, to: list[int]) -> None:
    state = paying("p04", shinobi=slot)
    assert legal(state, 0) == [f"shinobi {number}" for number in to]
    assert refusal(state, f"0 shinobi {slot}") == ("shinobi_stays", "plot/p04")


@pytest.mark.rule("plot/p04")
def test_p04_is_idle_at_the_tail() -> None:
    state = closing("p04", shinobi=6)
    assert facts_seen(state, "power_idle", WATCHER) == [{"plot": "p04"}]
    assert decision(state) == "reveal_plot"


@pytest.mark.rule("plot/p05")
def test_p05_moves_the_shinobi_anywhere_else() -> None:
    state = paying("p05", shinobi=2)
    assert legal(state, 0) == [f"shinobi {slot}" for slot in (1, 3, 4, 5, 6)]
    assert refusal(state, "0 shinobi 2") == ("shinobi_stays", "plot/p05")


@pytest.mark.rule("plot/p05")
def test_p05_strikes_where_the_shinobi_arrives() -> None:
    state = paying("p05", shinobi=2, honour={"carp": 2})
    run(state, "0 shinobi 6")
    assert honour(state) == {"cat": 1, "crane": 1, "carp": 1}


@pytest.mark.rule("plot/p06")
def test_p06_counts_after_honour_and_asks_about_one() -> None:
    state = paying("p06", honour={"crane": 2, "carp": 2})
    assert legal(state, 0) == ["shinobi 2"]
    assert refusal(state, "0 shinobi 6") == ("not_most_honoured", "plot/p06")


@pytest.mark.rule("plot/p06")
def test_p06_may_leave_the_shinobi_where_it_is() -> None:
    state = closing("p06", honour={"rooster": 4})
    run(state, "0 shinobi 3")
    assert facts_seen(state, "shinobi_moved", WATCHER) == []
    assert honour(state)["rooster"] == 4


@pytest.mark.rule("plot/p18")
def test_p18_sends_the_shinobi_to_the_tail_unasked() -> None:
    state = paying("p18")
    assert shinobi(state) == 6
    assert honour(state) == {"cat": 1, "wolf": 1}


@pytest.mark.rule("plot/p18")
def test_p18_is_idle_when_it_is_there() -> None:
    assert facts_seen(closing("p18", shinobi=6), "power_idle", WATCHER) == [{"plot": "p18"}]


# The strike changes


@pytest.mark.rule("plot/p07")
def test_p07_holds_the_shinobi_back() -> None:
    state = closing("p07", honour={"rooster": 5})
    assert honour(state)["rooster"] == 6
    assert facts_seen(state, "shinobi_held", WATCHER) == [{}]


@pytest.mark.rule("plot/p07")
def test_p07_holds_for_one_round_only() -> None:
    state = paying("p07")
    run(state, "nature draw plot p10")
    assert state.view(WATCHER)["strike"] == 1


@pytest.mark.rule("plot/p08")
def test_p08_takes_two() -> None:
    state = closing("p08", honour={"rooster": 1})
    assert facts_seen(state, "shinobi_struck", WATCHER) == [
        {"leader": "rooster", "amount": 2, "honour": 1}
    ]


@pytest.mark.rule("plot/p08")
def test_p08_takes_nothing_from_nothing() -> None:
    state = closing("p08", shinobi=6)
    assert facts_seen(state, "shinobi_missed", WATCHER) == [{"leader": "carp"}]
    assert honour(state) == {"cat": 1, "rooster": 2}


# The Line and the honour change


@pytest.mark.rule("plot/p09")
def test_p09_leaves_the_middle_alone() -> None:
    state = paying("p09")
    assert line(state) == ["carp", "crane", "rooster", "snake", "wolf", "cat"]


@pytest.mark.rule("plot/p10")
def test_p10_switches_two_neighbours() -> None:
    state = paying("p10")
    assert legal(state, 0) == ["swap 1", "swap 2", "swap 3", "swap 4", "swap 5", "decline"]
    run(state, "0 swap 5")
    assert line(state) == ["cat", "crane", "rooster", "snake", "carp", "wolf"]


@pytest.mark.rule("plot/p10")
def test_p10_moves_a_leader_out_of_the_strike() -> None:
    state = paying("p10", options=SLOT)
    run(state, "0 swap 3")
    assert honour(state) == {"crane": 1, "rooster": 1}


@pytest.mark.rule("plot/p10")
def test_p10_may_be_declined() -> None:
    state = closing("p10")
    run(state, "0 decline")
    assert line(state) == CLANS
    assert facts_seen(state, "power_declined", WATCHER) == [{"seat": 0, "plot": "p10"}]


@pytest.mark.rule("plot/p11")
def test_p11_moves_one_honour_to_a_poorer_neighbour() -> None:
    state = paying("p11", honour={"cat": 2})
    run(state, "0 shift cat crane")
    assert honour(state) == {"cat": 1, "crane": 1, "snake": 1, "wolf": 1}
    told = facts_seen(state, "honour_moved", WATCHER)[-1]
    assert (told["from_honour"], told["to_honour"]) == (1, 1)


@pytest.mark.rule("plot/p11")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("crane rooster", "not_richer"),
        ("rooster snake", "not_richer"),
        ("rooster cat", "not_adjacent"),
        ("rooster rooster", "gives_self"),
    ],
)
def test_p11_needs_a_richer_neighbour(words: str, reason: str) -> None:
    assert refusal(paying("p11"), f"0 shift {words}") == (reason, "plot/p11")


@pytest.mark.rule("plot/p11")
def test_p11_may_be_declined() -> None:
    state = paying("p11", shinobi=6)
    run(state, "0 decline")
    assert honour(state) == {"rooster": 1, "snake": 1, "wolf": 1}


@pytest.mark.rule("plot/p12")
def test_p12_gives_to_the_poorest() -> None:
    state = paying("p12", honour={"cat": 2, "crane": 2, "snake": 2, "wolf": 2, "carp": 2})
    assert legal(state, 0) == ["leader rooster"]
    run(state, "0 leader rooster")
    assert "rooster" not in honour(state)


@pytest.mark.rule("plot/p12")
def test_p12_gives_nothing_to_the_richer() -> None:
    assert refusal(paying("p12"), "0 leader cat") == ("not_least_honoured", "plot/p12")


# Loyalty is shown or hidden


@pytest.mark.rule("plot/p13")
def test_p13_makes_another_player_show_a_card() -> None:
    state = closing("p13")
    assert legal(state, 0) == ["player 1", "player 2"]
    run(state, "0 player 2")
    assert state.to_act() == [2]
    run(state, "2 show snake")
    assert facts_seen(state, "loyalty_seen", 0) == [{"seat": 2, "to_seat": 0, "clan": "snake"}]


@pytest.mark.rule("plot/p13")
@pytest.mark.parametrize(
    ("seat", "reason"), [(0, "own_seat"), (1, "no_face_down"), (3, "no_such_seat")]
)
def test_p13_needs_another_player_with_a_face_down_card(seat: int, reason: str) -> None:
    state = paying("p13", face_up={"1": ["crane", "rooster"]})
    assert refusal(state, f"0 player {seat}") == (reason, "plot/p13")


@pytest.mark.rule("plot/p13")
def test_p13_shows_no_card_the_player_lacks() -> None:
    state = paying("p13")
    run(state, "0 player 1")
    assert refusal(state, "1 show cat") == ("not_face_down", "plot/p13")


@pytest.mark.rule("plot/p13")
def test_p13_is_idle_when_all_others_are_revealed() -> None:
    others = {"1": ["crane", "rooster"], "2": ["snake", "carp"]}
    state = paying("p13", face_up=others)
    assert decision(state) == "reveal_plot"


@pytest.mark.rule("plot/p14")
def test_p14_asks_all_with_a_face_down_card_at_once() -> None:
    state = paying("p14", loyalty=FOUR, face_up={"2": ["snake", "carp"]})
    assert decision(state) == "whispers"
    assert state.to_act() == [0, 1, 3]
    assert refusal(state, "2 show snake") == ("not_asked", "plot/p14")
    assert refusal(state, "1 show cat") == ("not_face_down", "plot/p14")


@pytest.mark.rule("plot/p14")
def test_p14_shows_to_the_next_seat_and_from_the_last_to_the_first() -> None:
    state = paying("p14")
    run(state, "0 show cat", "1 show crane", "2 show carp")
    assert [facts_seen(state, "loyalty_shown", WATCHER)[seat]["to_seat"] for seat in range(3)] == [
        1,
        2,
        0,
    ]


@pytest.mark.rule("plot/p14")
def test_p14_is_idle_when_everybody_is_revealed() -> None:
    assert decision(paying("p14", face_up=ALL_FACE_UP)) == "reveal_plot"


@pytest.mark.rule("plot/p15")
def test_p15_offers_every_face_up_card_own_ones_too() -> None:
    state = paying("p15", face_up={"0": ["wolf"], "2": ["snake", "carp"]})
    assert legal(state, 0) == ["conceal 0 wolf", "conceal 2 snake", "conceal 2 carp"]


@pytest.mark.rule("plot/p15")
def test_p15_turns_the_card_face_down() -> None:
    state = paying("p15", face_up={"1": ["crane"]})
    run(state, "0 conceal 1 crane")
    assert shown(state, 1, WATCHER)["face_up"] == []
    assert shown(state, 1, WATCHER)["face_down"] == 2


@pytest.mark.rule("plot/p15")
@pytest.mark.parametrize(
    ("words", "reason"), [("1 rooster", "not_face_up"), ("4 cat", "no_such_seat")]
)
def test_p15_needs_a_face_up_card(words: str, reason: str) -> None:
    state = paying("p15", face_up={"1": ["crane"]})
    assert refusal(state, f"0 conceal {words}") == (reason, "plot/p15")


@pytest.mark.rule("plot/p15")
def test_p15_is_mandatory() -> None:
    state = paying("p15", face_up={"1": ["crane"]})
    assert refusal(state, "0 decline") == ("wrong_verb", "plot/p15")


@pytest.mark.rule("plot/p15")
def test_p15_is_idle_without_a_face_up_card() -> None:
    assert facts_seen(closing("p15"), "power_idle", WATCHER) == [{"plot": "p15"}]


# Plots and cards come back


@pytest.mark.rule("plot/p16")
def test_p16_draws_two_plots_for_the_hatamoto_to_order() -> None:
    state = paying("p16")
    assert decision(state) == "scry_draw"
    assert state.weights() == [1] * 17
    run(state, "nature draw plot p09", "nature draw plot p02")
    assert legal(state, 0) == ["top p02", "top p09"]
    assert refusal(state, "0 top p03") == ("not_looked_at", "plot/p16")


@pytest.mark.rule("plot/p16")
def test_p16_does_not_draw_a_plot_twice() -> None:
    state = paying("p16")
    run(state, "nature draw plot p09")
    assert refusal(state, "nature draw plot p09") == ("already_drawn", "plot/p16")
    assert refusal(state, "nature draw plot p16") == ("already_drawn", "plot/p16")


@pytest.mark.rule("plot/p16")
def test_p16_looks_at_a_last_plot_without_a_choice() -> None:
    state = paying("p16", plots_past=past("p16", "p05"))
    assert legal(state, NATURE) == ["draw plot p05"]
    run(state, "nature draw plot p05")
    assert decision(state) == "choose_card"
    assert state.view(WATCHER)["plot"] == "p05"


@pytest.mark.rule("plot/p16")
def test_p16_is_idle_without_plots() -> None:
    state = closing("p16", plots_past=past("p16"))
    assert facts_seen(state, "power_idle", WATCHER) == [{"plot": "p16"}]
    assert state.view(WATCHER)["ended"] == "plots_exhausted"


@pytest.mark.rule("plot/p17")
def test_p17_offers_everybody_with_a_discard() -> None:
    state = paying("p17", hands={"1": ["arrow"], "2": ["storms"]})
    assert legal(state, 0) == ["player 1", "player 2", "decline"]
    assert refusal(state, "0 player 0") == ("empty_discard", "plot/p17")
    assert refusal(state, "0 player 5") == ("no_such_seat", "plot/p17")


@pytest.mark.rule("plot/p17")
def test_p17_returns_the_card_that_player_picks() -> None:
    state = paying("p17", hands={"1": ["arrow"]})
    run(state, "0 player 1")
    assert state.to_act() == [1]
    assert refusal(state, "1 recall arrow") == ("not_in_discard", "plot/p17")
    run(state, "1 recall company")
    assert shown(state, 1, WATCHER)["hand"] == ["company", "arrow"]
    facts = {"seat": 1, "card": "company", "hand": ["company", "arrow"]}
    facts["discard"] = shown(state, 1, WATCHER)["discard"]
    assert facts_seen(state, "card_recalled", WATCHER) == [facts]


@pytest.mark.rule("plot/p17")
@pytest.mark.parametrize("lines", [["0 decline"], ["0 player 1", "1 decline"]])
def test_p17_may_be_declined_by_either(lines: list[str]) -> None:
    state = paying("p17", hands={"1": ["arrow"]})
    run(state, *lines)
    assert shown(state, 1, WATCHER)["hand"] == ["arrow"]
    assert shown(state, 1, WATCHER)["discard"] == [card for card in CARDS if card != "arrow"]


@pytest.mark.rule("plot/p17")
def test_p17_with_no_discard_at_all_can_only_be_declined() -> None:
    assert legal(paying("p17"), 0) == ["decline"]
