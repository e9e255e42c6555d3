"""Positions: written and read again, and written by hand."""

import json

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import Match, loaded_match, new_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import decision, finished, legal, own, run, wander
from tests.games.shogunate.table import (
    CARDS,
    CLANS,
    FOUR,
    OPTIONS,
    PLOTS,
    acting,
    honour,
    laid,
    line,
    looking,
    notes,
    paying,
    position,
    shinobi,
    shown,
)

# There and back


@pytest.mark.parametrize(("seats", "stride"), [(3, 1), (4, 1), (5, 2), (6, 2)])
@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "bound", "double"])
def test_a_state_written_and_read_is_the_same_state(
    seats: int, stride: int, options: dict[str, object]
) -> None:
    for seed in range(2):
        for ply, state in enumerate(wander(GAME.new(seats, options), Rng(seed))):
            if ply % stride == 0 and GAME.is_resting(state):
                written = json.loads(json.dumps(state.position()))
                assert "open" not in written
                assert fingerprint(GAME.load(written)) == fingerprint(state)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_match_saved_anywhere_goes_on_as_it_was(seats: int) -> None:
    match, rng = new_match(GAME, seats, secret=b"snow"), Rng(seats)
    match.begin()
    while match.state.to_act():
        saved = loaded_match(GAME, json.loads(json.dumps(match.position())))
        assert fingerprint(saved.state) == fingerprint(match.state)
        seat = match.state.to_act()[0]
        actions = match.state.legal(seat)
        match.act(seat, actions[rng.below(len(actions))])


def test_what_is_half_done_is_given_by_its_lines() -> None:
    match = loaded_match(GAME, position(lines=["1 play cloaked", "2 play storms", "0 name 1"]))
    assert decision_of(match) == "cloaked_leader"
    match.act(0, GAME.parse("leader snake"))
    lines = match.position()["lines"]
    assert lines == ["0 name 1", "0 leader snake"]
    assert match.position()["played"] == {"1": "cloaked", "2": "storms"}


def decision_of(match: Match) -> str:
    """The open decision of a match of this game."""
    return GAME.kind(match.state.top()).id


def test_a_reader_is_shown_what_is_open_by_name() -> None:
    state = acting("cloaked")
    run(state, "0 leader snake")
    assert state.position()["open"] == [
        {"decision": "discard_card", "seat": "step", "player": 1},
        {"decision": "cloaked_slot", "seat": 1, "leader": CLANS.index("snake")},
    ]


def test_a_finished_game_is_kept() -> None:
    state = finished(GAME.new(4), 1)
    read = GAME.load(state.position())
    outcome, again = state.outcome(), read.outcome()
    assert outcome is not None
    assert again is not None
    assert again.as_json() == outcome.as_json()


def test_pending_answers_are_kept() -> None:
    match = loaded_match(GAME, position(loyalty=FOUR))
    match.act(2, GAME.parse("play arrow"))
    assert match.position()["lines"] == ["2 play arrow"]
    assert "lines" not in match.position(1)
    read = loaded_match(GAME, match.position()).state
    assert read.to_act() == [1, 3]
    assert GAME.notation(read.take_back(2)) == "play arrow"


def test_whispers_are_kept() -> None:
    match = loaded_match(GAME, position(plot="p14", step="honour"))
    match.act(1, GAME.parse("show crane"))
    read = loaded_match(GAME, match.position())
    for seat, words in [(0, "show cat"), (2, "show carp")]:
        read.act(seat, GAME.parse(words))
    you = read.state.view(2)["you"]
    assert isinstance(you, dict)
    assert [(row["seat"], row["clan"]) for row in you["notes"]] == [(1, "crane")]


def test_a_seat_is_written_only_what_it_may_know() -> None:
    state = laid(loyalty=FOUR, face_up={"1": ["crane"]}, notes={"2": [[1, "rooster"]]})
    run(state, "3 play arrow")
    written = state.position(0)
    assert written["loyalty"] == [
        ["cat", "wolf"],
        ["crane", "draw"],
        ["draw", "draw"],
        ["draw", "draw"],
    ]
    assert written["ledger"] == [["saw", 1, 2, 1, "draw"]]
    assert written["answers"] == {}
    assert "rooster" not in json.dumps([written["loyalty"], written["ledger"]])


def test_a_seat_is_not_written_the_plots_others_looked_at() -> None:
    state = looking("p03", "p04")
    assert state.position(0)["plots_top"] == [["p03", [0]], ["p04", [0]]]
    assert state.position(WATCHER)["plots_top"] == [["draw", [0]], ["draw", [0]]]


# By hand


def test_nothing_given_but_the_seats_is_a_new_game() -> None:
    state = GAME.load({"seats": 4})
    assert decision(state) == "deal"
    assert state.position() == GAME.new(4).position()


def test_what_is_left_out_has_its_set_up_value() -> None:
    state = laid()
    view = state.view(WATCHER)
    assert (view["round"], view["strike"], shinobi(state), honour(state)) == (1, 1, 3, {})
    assert shown(state, 1, WATCHER)["hand"] == CARDS
    assert notes(state, 1) == []


def test_chance_draws_what_is_left_out_or_says_draw() -> None:
    state = GAME.load({"seats": 3, "line": CLANS, "plot": "draw", "hatamoto": "draw"})
    asked: list[str] = []
    while state.actor() == NATURE:
        asked.append(decision(state))
        state.apply(NATURE, state.legal(NATURE)[0])
    assert asked == ["deal"] * 6 + ["reveal_plot", "start_player"]


@pytest.mark.rule("setup/shinobi")
@pytest.mark.parametrize("binding", ["leader", "slot"])
def test_a_shinobi_given_before_the_line_is_laid_stays_in_its_slot(binding: str) -> None:
    fields: dict[str, object] = {"seats": 3, "shinobi": 5, "options": {"shinobi_binding": binding}}
    state = GAME.load(fields)
    assert state.position()["shinobi"] == 5
    while state.actor() == NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
    assert shinobi(state) == 5


def test_a_single_card_may_be_drawn() -> None:
    hands = [["cat", "cat"], ["crane", "draw"], ["snake", "carp"]]
    state = laid(loyalty=hands)
    assert legal(state, NATURE) == [f"draw loyalty 1 {clan}" for clan in CLANS[1:]]
    run(state, "nature draw loyalty 1 wolf")
    assert own(state, 1)["loyalty"] == ["crane", "wolf"]


def test_the_round_follows_from_the_plots() -> None:
    assert laid(plots_past=["p01", "p02"]).round() == 3
    drawn = laid(plots_past=["p01", "p02"], plot="draw")
    run(drawn, "nature draw plot p03")
    assert drawn.round() == 3


def test_a_round_may_be_given() -> None:
    earlier = PLOTS[:5]
    assert laid(round=4, plots_past=earlier).round() == 4
    assert paying("p10", round=4, plots_past=earlier).round() == 4


def test_ids_may_be_written_in_capitals() -> None:
    assert laid(plot="P18", line=[clan.upper() for clan in CLANS]).view(0)["plot"] == "p18"


def test_cards_neither_in_hand_nor_in_front_lie_in_the_discard() -> None:
    state = laid(played={"1": "arrow"}, hands={"1": ["storms"]})
    assert shown(state, 1, WATCHER)["discard"] == ["cloaked", "dishonour", "upstream", "company"]


def test_a_note_may_carry_its_round() -> None:
    state = laid(notes={"0": [[1, "crane", 2]]}, plots_past=PLOTS[:3])
    assert own(state, 0)["notes"] == [{"seat": 1, "clan": "crane", "round": 2, "stale": False}]


def test_players_with_a_card_in_front_wait_to_be_named() -> None:
    state = laid(played={"1": "cloaked"})
    assert (decision(state), legal(state, 0)) == ("name_player", ["name 1"])
    run(state, "0 name 1", "0 leader snake", "1 slot 1")
    assert line(state)[0] == "snake"


@pytest.mark.parametrize(
    ("fields", "asked"),
    [({"together": "choose 0", "open": [], "answers": {}}, "choose_card"),
     ({"open": ["name_player 0"], "played": {"1": "arrow"}, "waiting": [1]}, "name_player")],
)  # fmt: skip
def test_what_earlier_versions_wrote_at_rest_is_still_read(
    fields: dict[str, object], asked: str
) -> None:
    assert decision(laid(**fields)) == asked


def test_the_options_are_read() -> None:
    state = laid(options={"shinobi_binding": "leader", "threshold_alt": True}, shinobi=5)
    run(state, "1 play dishonour", "2 play company", "0 name 1", "1 leader wolf")
    assert (shinobi(state), state.view(0)["threshold"]) == (6, 10)


def test_much_honour_is_kept_through_a_passed_check() -> None:
    nobodys = [["wolf", "carp"], ["wolf", "carp"], ["snake", "rooster"]]
    state = paying("p03", shinobi=1, loyalty=nobodys, honour={"cat": 140, "crane": 3})
    run(state, "nature draw plot p04")
    assert GAME.load(state.position()).position() == state.position()
    assert honour(state) == {"cat": 140, "crane": 4}


@pytest.mark.rule("play/plot")
def test_plots_set_aside_keep_the_order_of_play() -> None:
    state = paying("p07", plots_past=["p05", "p01"])
    assert state.view(WATCHER)["plots_past"] == ["p05", "p01", "p07"]
    run(state, "nature draw plot p02")
    again = GAME.load(state.position())
    assert again.view(1)["plots_past"] == ["p05", "p01", "p07"]


@pytest.mark.rule("plot/p16")
def test_a_position_of_rules_number_1_lists_its_plots_in_no_order() -> None:
    fields = position(plots_past=["p16", "p17"], plots_top=[["p01", [2]]])
    assert GAME.load({**fields, "rules": 1}).view(2)["plots_left"] == 15
