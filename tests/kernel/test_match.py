"""A match: state, record, chance, and undo derived from what was rolled and learned."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.errors import (
    BadPosition,
    BadRecord,
    GameOver,
    IllegalAction,
    NotYourTurn,
)
from hatamoto.kernel.match import CONSENT, FREE, IMPOSSIBLE, Match, loaded_match, new_match
from hatamoto.kernel.record import parse
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER

CLANS = ["cat", "crane", "rooster", "snake", "wolf", "carp"]
LAID: dict[str, object] = {
    "loyalty": [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"]],
    "line": CLANS,
    "hatamoto": 0,
    "plot": "p10",
}


def laid(**fields: object) -> Match:
    """A match of three from a position: seats 1 and 2 are about to choose."""
    match = loaded_match(GAME, {**LAID, **fields}, secret_from_seed(4))
    match.begin()
    return match


def do(match: Match, *lines: str) -> None:
    """Play lines such as `1 play storms`."""
    for line in lines:
        seat, _, words = line.partition(" ")
        match.act(int(seat), GAME.parse(words))


def named(card: str) -> Match:
    """Seat 1 is named with this card; seat 2 waits with company."""
    match = laid()
    do(match, f"1 play {card}", "2 play company", "0 name 1")
    return match


def answer(match: Match, seat: int) -> tuple[str, str, int]:
    """The answer a seat gets about undo."""
    undo = match.undo_answer(seat)
    return undo.answer, undo.reason, undo.actions


def written(match: Match) -> list[str]:
    """The lines of the record."""
    return [line.text() for line in match.lines]


def finished(seed: int = 1) -> Match:
    """A random game to its end."""
    match = new_match(GAME, 3, {}, secret_from_seed(seed))
    match.begin()
    rng = Rng(seed)
    while match.state.to_act():
        seat = match.state.actor()
        legal = match.state.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])
    return match


# Playing


def test_chance_deals_for_itself() -> None:
    match = new_match(GAME, 3, {}, secret_from_seed(1))
    events = match.begin()
    assert written(match)[0] == "nature draw loyalty 0 crane (deal 0)"
    assert [event.kind for event in events[:2]] == ["loyalty_dealt", "loyalty_received"]
    assert match.state.actor() >= 0


def test_chance_by_hand_waits() -> None:
    match = new_match(GAME, 3, {}, secret_from_seed(1), auto=False)
    assert match.begin() == []
    assert match.state.to_act() == [NATURE]
    match.roll()
    assert written(match) == ["nature draw loyalty 0 crane (deal 0)"]


def test_chance_can_be_forced_and_counts_as_drawn() -> None:
    match = new_match(GAME, 3, {}, secret_from_seed(1), auto=False)
    match.force(GAME.parse("draw loyalty 0 carp"))
    match.act(NATURE, GAME.parse("draw loyalty 0 wolf"))
    match.roll()
    assert written(match)[:2] == [
        "nature draw loyalty 0 carp (deal 0)",
        "nature draw loyalty 0 wolf (deal 1)",
    ]
    assert match.lines[2].counter == 2


def test_an_impossible_outcome_is_refused() -> None:
    match = new_match(GAME, 3, {}, auto=False)
    with pytest.raises(IllegalAction):
        match.force(GAME.parse("draw loyalty 1 carp"))
    assert match.ply == 0
    assert match.stream.counters == {}


def test_chance_that_is_not_due_is_refused() -> None:
    with pytest.raises(NotYourTurn):
        laid().force(GAME.parse("draw plot p01"))
    with pytest.raises(GameOver):
        finished().force(GAME.parse("draw plot p01"))


def test_a_refused_action_changes_nothing() -> None:
    match = laid()
    before = match.state.position()
    with pytest.raises(NotYourTurn):
        do(match, "0 play storms")
    with pytest.raises(IllegalAction):
        do(match, "1 name 2")
    assert match.state.position() == before
    assert match.ply == 0
    assert match.state.events is None


def test_several_actions_are_played_in_order() -> None:
    apart, together = named("arrow"), named("arrow")
    events = apart.act(1, GAME.parse("leader crane")) + apart.act(1, GAME.parse("player 2"))
    told = together.act_all(1, ["leader crane", "player 2"])
    assert [event.as_json() for event in told] == [event.as_json() for event in events]
    assert written(together) == written(apart)
    assert together.state.position() == apart.state.position()


@pytest.mark.parametrize(
    ("lines", "index", "reason"),
    [
        (["leader crane", "player 1"], 1, "own_seat"),
        (["leader crane", "dance"], 1, "unknown_verb"),
        (["leader crane", "leader crane"], 1, "wrong_verb"),
        (["player 2"], 0, "wrong_verb"),
        (["", "leader crane"], 0, "unknown_verb"),
    ],
)
def test_a_list_with_one_refused_action_changes_nothing(
    lines: list[str], index: int, reason: str
) -> None:
    match = named("arrow")
    before = match.state.position(), written(match), match.stream.counters.copy()
    for attempt in (match.act_all, match.check_all):
        with pytest.raises(IllegalAction) as caught:
            attempt(1, lines)
        assert (caught.value.index, caught.value.refusal.reason) == (index, reason)
    assert (match.state.position(), written(match), match.stream.counters) == before
    assert match.state.events is None


def test_a_list_says_which_action_comes_out_of_turn() -> None:
    match = laid()
    with pytest.raises(NotYourTurn) as caught:
        match.act_all(1, ["play storms", "play arrow"])
    assert (caught.value.index, caught.value.refusal.reason) == (1, "already_answered")
    assert match.ply == 0


def test_a_list_does_not_reach_past_what_nobody_knows_yet() -> None:
    """Whether the next action is legal would tell what the others have answered in secret."""
    match = laid()
    do(match, "2 play company")
    with pytest.raises(IllegalAction) as caught:
        match.act_all(1, ["play storms", "name 2"])
    assert (caught.value.index, caught.value.refusal.reason) == (1, "list_interrupted")
    assert written(match) == []
    assert match.ply == 1


def test_a_list_of_draws_can_be_forced() -> None:
    match = new_match(GAME, 3, {}, secret_from_seed(1), auto=False)
    match.act_all(NATURE, ["draw loyalty 0 carp", "draw loyalty 0 wolf"])
    assert written(match) == [
        "nature draw loyalty 0 carp (deal 0)",
        "nature draw loyalty 0 wolf (deal 1)",
    ]
    with pytest.raises(IllegalAction) as caught:
        match.act_all(NATURE, ["draw loyalty 1 carp", "draw loyalty 0 carp"])
    assert caught.value.index == 1
    assert match.stream.counters == {"deal": 2}


def test_after_the_end_a_list_is_not_accepted_either() -> None:
    with pytest.raises(GameOver):
        finished().act_all(0, ["play storms"])


def test_after_the_end_nothing_is_accepted() -> None:
    match = finished()
    with pytest.raises(GameOver):
        do(match, "0 play storms")


def test_an_action_returns_what_happened() -> None:
    match = named("arrow")
    events = match.act(1, GAME.parse("leader crane"))
    assert [event.kind for event in events] == ["leader_moved"]


# Simultaneous steps


def test_pending_answers_are_written_at_the_close_in_seat_order() -> None:
    match = laid()
    do(match, "2 play company")
    assert written(match) == []
    do(match, "1 play storms")
    assert written(match) == ["1 play storms", "2 play company"]


def test_a_seat_counts_its_own_pending_answers_only() -> None:
    match = laid()
    do(match, "2 play company")
    assert match.ply == 1
    assert [match.ply_for(seat) for seat in (0, 1, 2, WATCHER)] == [0, 0, 1, 0]


def test_a_pending_answer_is_taken_back_without_a_line() -> None:
    match = laid()
    before = match.state.position()
    do(match, "2 play company")
    match.undo(2)
    assert match.state.position() == before
    assert match.ply == 0
    do(match, "2 play arrow", "1 play storms")
    assert written(match) == ["1 play storms", "2 play arrow"]


# Undo


def test_there_is_nothing_to_undo_at_first() -> None:
    assert answer(laid(), 1) == (IMPOSSIBLE, "nothing_to_undo", 0)


def test_ones_own_last_action_is_free_when_nothing_was_learned() -> None:
    match = named("storms")
    before = match.state.position()
    do(match, "1 mode switch")
    assert answer(match, 1) == (FREE, "nothing_learned", 1)
    match.undo(1)
    assert match.state.position() == before
    assert written(match)[-2:] == ["1 mode switch", "undo 1 1"]


def test_others_are_asked_when_they_have_acted_since() -> None:
    match = named("cloaked")
    before = match.state.position()
    do(match, "0 leader cat", "1 slot 3")
    assert answer(match, 0) == (CONSENT, "others_acted", 2)
    with pytest.raises(IllegalAction, match="undo_others_acted"):
        match.undo(0)
    match.undo(0, consent=True)
    assert match.state.position() == before
    assert written(match)[-1] == "undo 0 2"


def test_what_was_learned_stays_learned() -> None:
    match = named("dishonour")
    do(match, "1 leader cat", "1 turn crane")
    assert answer(match, 1) == (IMPOSSIBLE, "something_learned", 0)
    with pytest.raises(IllegalAction, match="undo_something_learned"):
        match.undo(1, consent=True)


def test_revealed_cards_stay_revealed() -> None:
    match = laid()
    do(match, "1 play storms", "2 play company")
    assert answer(match, 1)[:2] == (IMPOSSIBLE, "something_learned")


def test_what_chance_decided_stays_decided() -> None:
    match = named("storms")
    do(match, "1 mode switch", "1 leader cat", "1 leader crane", "0 name 2")
    do(match, "2 leader cat", "2 leader rooster", "0 decline")
    assert match.lines[-1].seat == NATURE
    assert answer(match, 0) == (IMPOSSIBLE, "chance_decided", 0)


def test_an_undo_that_meets_pending_answers_needs_consent_and_takes_them_along() -> None:
    match = named("storms")
    do(match, "1 mode exchange")
    before = match.state.position()
    do(match, "1 player 2", "2 give carp")
    assert answer(match, 1) == (CONSENT, "others_acted", 1)
    match.undo(1, consent=True)
    assert match.state.position() == before
    assert match.ply == len(match.lines)


def test_a_game_that_is_over_stays_as_it_was_played() -> None:
    over = finished()
    assert {answer(over, seat) for seat in range(3)} == {(IMPOSSIBLE, "game_over", 0)}


def test_counters_of_chance_never_go_back() -> None:
    match = named("storms")
    counters = dict(match.stream.counters)
    do(match, "1 mode switch")
    match.undo(1)
    assert match.stream.counters == counters


# The record


def test_the_secret_is_shown_when_the_game_is_over() -> None:
    assert "secret" not in laid().record().header
    over = finished()
    assert over.record().header["secret"] == secret_from_seed(1).hex()
    assert over.record().header["commitment"] == over.stream.commitment
    assert over.record_text(WATCHER) == over.record_text()


def test_a_seat_is_given_only_what_it_may_know() -> None:
    match = new_match(GAME, 3, {}, secret_from_seed(1))
    match.begin()
    text = match.record_text(1)
    assert "nature draw ? (deal 0)" in text
    assert text.count("nature draw loyalty 1 ") == 2
    assert match.record_text(WATCHER).count("draw loyalty") == 0


def test_the_position_a_game_began_from_is_not_shown_to_a_seat() -> None:
    match = laid()
    assert '"crane"' in match.record_text()
    assert "\nstart null\n" in match.record_text(0)


def test_the_table_can_write_beside_the_game() -> None:
    match = laid()
    match.write("timeout", 1)
    match.write("agreed_draw")
    assert written(match) == ["timeout 1", "agreed_draw"]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "agreed_draw"


@pytest.mark.parametrize("words", [[("agreed_draw", NATURE)], [("resign", 0), ("resign", 2)]])
def test_what_the_table_has_ended_does_not_go_on(words: list[tuple[str, int]]) -> None:
    match = laid()
    do(match, "1 play storms")
    for word, seat in words:
        match.write(word, seat)
    with pytest.raises(GameOver):
        do(match, "2 play company")
    with pytest.raises(GameOver):
        match.undo(1)


def test_chance_draws_nothing_once_the_table_has_ended_the_game() -> None:
    match = new_match(GAME, 3, {}, secret_from_seed(1))
    match.write("agreed_draw")
    assert match.begin() == []
    assert written(match) == ["agreed_draw"]


def test_a_record_with_undos_leads_to_the_same_state() -> None:
    match = named("storms")
    do(match, "1 mode switch", "1 leader cat")
    match.undo(1)
    match.undo(1)
    do(match, "1 mode exchange")
    again = laid()
    again.follow(parse(match.record_text()))
    assert again.state.position() == match.state.position()
    assert written(again) == written(match)


def test_a_line_that_is_not_legal_is_named() -> None:
    match = named("storms")
    text = match.record_text()
    broken = laid()
    do(broken, "1 play arrow")
    with pytest.raises(BadRecord, match="'1 play storms' is not legal here: already_answered"):
        broken.follow(parse(text))


def test_an_undo_of_another_length_is_named() -> None:
    match = named("storms")
    do(match, "1 mode switch")
    match.undo(1)
    record = parse(match.record_text())
    record.lines[-1].number = 2
    with pytest.raises(BadRecord, match="undo 1 2"):
        laid().follow(record)


def test_following_stops_where_it_is_told_to() -> None:
    match = named("storms")
    again = laid()
    again.follow(parse(match.record_text()), upto=2)
    assert written(again) == ["1 play storms", "2 play company"]


# Beginning from a position


def test_a_position_that_lists_open_decisions_is_refused() -> None:
    with pytest.raises(BadPosition, match="open: give the lines of a half-done decision"):
        loaded_match(GAME, {**LAID, "open": ["strike step"]})


def test_a_finished_position_is_a_game_that_is_over() -> None:
    over = loaded_match(GAME, finished().state.position())
    assert over.state.to_act() == []
    assert over.outcome() is not None
