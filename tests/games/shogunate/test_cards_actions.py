"""The six action cards: what each does, its corners, and what it refuses."""

import pytest

from hatamoto.kernel.seats import WATCHER
from tests.games.kit import blocking, decision, facts_seen, legal, refusal, run
from tests.games.shogunate.table import CLANS, FOUR, SLOT, acting, honour, line, shinobi, shown

ALL_FACE_UP = {"0": ["cat", "wolf"], "1": ["crane", "rooster"], "2": ["snake", "carp"]}
PAIRED = [["cat", "wolf"], ["crane", "crane"], ["snake", "carp"]]


# Cloaked in Shadows


@pytest.mark.rule("play/cloaked")
def test_the_hatamoto_picks_the_cloaked_leader() -> None:
    state = acting("cloaked")
    assert decision(state) == "cloaked_leader"
    assert state.to_act() == [0]
    assert legal(state, 0) == [f"leader {clan}" for clan in CLANS]


@pytest.mark.rule("play/cloaked", "play/you")
def test_the_player_of_the_card_places_the_cloaked_leader() -> None:
    state = acting("cloaked")
    run(state, "0 leader cat")
    assert decision(state) == "cloaked_slot"
    assert state.to_act() == [1]


@pytest.mark.rule("play/cloaked")
def test_a_cloaked_leader_has_to_move() -> None:
    state = acting("cloaked")
    run(state, "0 leader snake")
    assert refusal(state, "1 slot 4") == ("same_slot", "play/cloaked")
    assert blocking(state, "1 slot 4") == {"leader": "snake", "slot": 4}


@pytest.mark.rule("play/cloaked")
def test_the_player_does_not_pick_the_cloaked_leader() -> None:
    assert refusal(acting("cloaked"), "1 leader cat") == ("not_your_turn", "play/cloaked")


@pytest.mark.rule("play/cloaked")
def test_leaders_between_close_up_when_one_moves_down() -> None:
    state = acting("cloaked")
    run(state, "0 leader cat", "1 slot 4")
    assert line(state) == ["crane", "rooster", "snake", "cat", "wolf", "carp"]


# Dishonour


@pytest.mark.rule("play/dishonour")
def test_dishonour_takes_any_leader_but_the_last() -> None:
    state = acting("dishonour")
    assert legal(state, 1) == [f"leader {clan}" for clan in CLANS[:5]]
    assert refusal(state, "1 leader carp") == ("already_last", "play/dishonour")


@pytest.mark.rule("play/dishonour", "play/you")
def test_dishonour_turns_a_card_of_the_player_face_up() -> None:
    state = acting("dishonour")
    run(state, "1 leader cat")
    assert decision(state) == "dishonour_turn"
    assert legal(state, 1) == ["turn crane", "turn rooster"]
    run(state, "1 turn rooster")
    assert shown(state, 1, WATCHER)["face_up"] == ["rooster"]
    assert shown(state, 1, WATCHER)["face_down"] == 1


@pytest.mark.rule("play/dishonour")
def test_dishonour_turns_no_card_the_player_lacks() -> None:
    state = acting("dishonour", face_up={"1": ["crane"]})
    run(state, "1 leader cat")
    assert legal(state, 1) == ["turn rooster"]
    assert refusal(state, "1 turn crane") == ("not_face_down", "play/dishonour")
    assert blocking(state, "1 turn cat") == {"clan": "cat"}


@pytest.mark.rule("play/dishonour")
def test_dishonour_turns_a_pair_one_by_one() -> None:
    state = acting("dishonour", loyalty=PAIRED)
    run(state, "1 leader cat", "1 turn crane")
    assert shown(state, 1, WATCHER)["face_up"] == ["crane"]
    assert shown(state, 1, WATCHER)["face_down"] == 1


@pytest.mark.rule("play/dishonour")
def test_the_turned_card_is_public() -> None:
    state = acting("dishonour")
    run(state, "1 leader cat", "1 turn rooster")
    turned = {"seat": 1, "clan": "rooster", "face_up": ["rooster"], "face_down": 1}
    assert facts_seen(state, "loyalty_turned", WATCHER) == [turned]


# Flowing Upstream


@pytest.mark.rule("play/upstream")
def test_upstream_moves_up_by_one() -> None:
    state = acting("upstream")
    run(state, "1 up crane 1")
    assert line(state) == ["crane", "cat", "rooster", "snake", "wolf", "carp"]
    assert facts_seen(state, "leader_moved", WATCHER)[-1]["leaders"] == line(state)


@pytest.mark.rule("play/upstream")
@pytest.mark.parametrize(
    ("words", "reason"),
    [("up cat 1", "already_first"), ("up cat 2", "already_first"), ("up crane 2", "too_far_up")],
)
def test_upstream_stays_inside_the_line(words: str, reason: str) -> None:
    assert refusal(acting("upstream"), f"1 {words}") == (reason, "play/upstream")


@pytest.mark.rule("play/upstream")
def test_upstream_shows_an_own_card_to_the_hatamoto() -> None:
    state = acting("upstream")
    run(state, "1 up crane 1")
    assert decision(state) == "upstream_show"
    assert legal(state, 1) == ["show crane", "show rooster"]
    run(state, "1 show rooster")
    assert facts_seen(state, "loyalty_seen", 0) == [{"seat": 1, "to_seat": 0, "clan": "rooster"}]


@pytest.mark.rule("play/upstream")
def test_upstream_shows_no_card_the_player_lacks() -> None:
    state = acting("upstream")
    run(state, "1 up crane 1")
    assert refusal(state, "1 show cat") == ("not_face_down", "play/upstream")


@pytest.mark.rule("play/upstream")
def test_upstream_without_a_face_down_card_only_moves() -> None:
    state = acting("upstream", face_up={"1": ["crane", "rooster"]})
    run(state, "1 up carp 2")
    assert decision(state) == "name_player"
    assert line(state) == ["cat", "crane", "rooster", "carp", "snake", "wolf"]


# Honorable Company


@pytest.mark.rule("play/company")
def test_company_takes_any_leader_but_the_last() -> None:
    state = acting("company")
    assert legal(state, 1) == [f"leader {clan}" for clan in CLANS[:5]]
    assert refusal(state, "1 leader carp") == ("already_last", "play/company")


@pytest.mark.rule("play/company")
def test_the_moved_leader_is_honoured_before_the_neighbour_is_picked() -> None:
    state = acting("company", honour={"crane": 2})
    run(state, "1 leader crane")
    assert honour(state) == {"crane": 3}
    assert decision(state) == "company_adjacent"


@pytest.mark.rule("play/company")
@pytest.mark.parametrize("far", ["cat", "carp"])
def test_company_honours_only_a_neighbour(far: str) -> None:
    state = acting("company")
    run(state, "1 leader rooster")
    assert refusal(state, f"1 leader {far}") == ("not_neighbour", "play/company")


@pytest.mark.rule("play/company")
def test_company_honours_no_leader_twice() -> None:
    state = acting("company")
    run(state, "1 leader rooster")
    assert refusal(state, "1 leader rooster") == ("honoured_already", "play/company")
    assert blocking(state, "1 leader rooster") == {"leader": "rooster"}


@pytest.mark.rule("play/company")
def test_company_from_the_head_has_two_neighbours() -> None:
    state = acting("company")
    run(state, "1 leader cat")
    assert legal(state, 1) == ["leader crane", "leader rooster"]


# Path of the Arrow


@pytest.mark.rule("play/arrow")
def test_the_arrow_takes_any_leader_but_the_first() -> None:
    state = acting("arrow")
    assert legal(state, 1) == [f"leader {clan}" for clan in CLANS[1:]]
    assert refusal(state, "1 leader cat") == ("already_first", "play/arrow")


@pytest.mark.rule("play/arrow")
def test_the_arrow_may_point_at_the_hatamoto() -> None:
    state = acting("arrow", loyalty=FOUR)
    run(state, "1 leader carp")
    assert decision(state) == "arrow_player"
    assert legal(state, 1) == ["player 0", "player 2", "player 3"]


@pytest.mark.rule("play/arrow", "play/you")
def test_the_player_picked_by_the_arrow_picks_the_card() -> None:
    state = acting("arrow")
    run(state, "1 leader carp", "1 player 2")
    assert decision(state) == "arrow_show"
    assert state.to_act() == [2]
    assert legal(state, 2) == ["show snake", "show carp"]
    run(state, "2 show carp")
    assert facts_seen(state, "loyalty_seen", 1) == [{"seat": 2, "to_seat": 1, "clan": "carp"}]


@pytest.mark.rule("play/arrow")
@pytest.mark.parametrize(
    ("seat", "reason"), [(0, "no_face_down"), (1, "own_seat"), (3, "no_such_seat")]
)
def test_the_arrow_needs_another_player_with_a_face_down_card(seat: int, reason: str) -> None:
    state = acting("arrow", face_up={"0": ["cat", "wolf"]})
    run(state, "1 leader carp")
    assert legal(state, 1) == ["player 2"]
    assert refusal(state, f"1 player {seat}") == (reason, "play/arrow")


@pytest.mark.rule("play/arrow")
def test_the_arrow_is_not_shown_a_face_up_card() -> None:
    state = acting("arrow", face_up={"2": ["snake"]})
    run(state, "1 leader carp", "1 player 2")
    assert refusal(state, "2 show snake") == ("not_face_down", "play/arrow")


# Storms to Flowers


@pytest.mark.rule("play/storms")
def test_storms_switch_or_exchange() -> None:
    state = acting("storms")
    assert decision(state) == "storms_mode"
    assert legal(state, 1) == ["mode switch", "mode exchange"]


@pytest.mark.rule("play/storms")
def test_a_switch_needs_two_different_leaders() -> None:
    state = acting("storms")
    run(state, "1 mode switch")
    assert legal(state, 1) == [f"leader {clan}" for clan in CLANS]
    run(state, "1 leader snake")
    assert decision(state) == "switch_second"
    assert refusal(state, "1 leader snake") == ("same_leader", "play/storms")


@pytest.mark.rule("play/storms")
def test_an_exchange_needs_a_face_down_card_on_both_sides() -> None:
    state = acting("storms", face_up=ALL_FACE_UP)
    assert legal(state, 1) == ["mode switch"]
    assert refusal(state, "1 mode exchange") == ("no_exchange", "play/storms")


@pytest.mark.rule("play/storms")
@pytest.mark.parametrize(
    ("seat", "reason"), [(2, "no_face_down"), (1, "own_seat"), (3, "no_such_seat")]
)
def test_an_exchange_needs_an_opponent_with_a_face_down_card(seat: int, reason: str) -> None:
    state = acting("storms", face_up={"2": ["snake", "carp"]})
    run(state, "1 mode exchange")
    assert legal(state, 1) == ["player 0"]
    assert refusal(state, f"1 player {seat}") == (reason, "play/storms")


@pytest.mark.rule("play/storms")
def test_both_parties_choose_their_card_at_once() -> None:
    state = acting("storms")
    run(state, "1 mode exchange", "1 player 0")
    assert decision(state) == "exchange_cards"
    assert state.to_act() == [0, 1]
    assert legal(state, 0) == ["give cat", "give wolf"]
    assert refusal(state, "2 give snake") == ("not_asked", "play/storms")


@pytest.mark.rule("play/storms")
def test_the_exchanged_cards_change_owner_and_stay_face_down() -> None:
    state = acting("storms")
    run(state, "1 mode exchange", "1 player 2", "1 give rooster", "2 give carp")
    assert state.position()["loyalty"] == [["cat", "wolf"], ["crane", "carp"], ["rooster", "snake"]]
    assert [shown(state, seat, WATCHER)["face_down"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("play/storms")
def test_only_face_down_cards_are_given() -> None:
    state = acting("storms", face_up={"1": ["crane"]})
    run(state, "1 mode exchange", "1 player 2")
    assert refusal(state, "1 give crane") == ("not_face_down", "play/storms")


@pytest.mark.rule("play/storms")
def test_the_arrival_of_the_gifts_changes_nothing() -> None:
    ends = []
    for first, second in (("1 give crane", "2 give carp"), ("2 give carp", "1 give crane")):
        state = acting("storms")
        run(state, "1 mode exchange", "1 player 2", first, second)
        ends.append(state.position())
    assert ends[0] == ends[1]


# All cards


@pytest.mark.rule("play/honour")
def test_honour_travels_with_its_leader() -> None:
    state = acting("dishonour", honour={"cat": 3, "carp": 1})
    run(state, "1 leader cat")
    assert honour(state) == {"cat": 3, "carp": 1}


@pytest.mark.rule("play/shinobi")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("cloaked", ["0 leader rooster", "1 slot 1"]),
        ("dishonour", ["1 leader rooster"]),
        ("upstream", ["1 up rooster 2"]),
        ("company", ["1 leader rooster"]),
        ("arrow", ["1 leader rooster"]),
        ("storms", ["1 mode switch", "1 leader rooster", "1 leader cat"]),
    ],
)
def test_a_card_moves_the_shinobi_with_its_leader_only(card: str, lines: list[str]) -> None:
    for options in ({}, SLOT):
        state = acting(card, options=options)
        run(state, *lines)
        slot = line(state).index("rooster") + 1
        assert slot != 3
        assert shinobi(state) == (3 if options else slot)
