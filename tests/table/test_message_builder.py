"""The message of a table: complete, then only what is new; and the list's summary."""

from functools import partial
from typing import Any

import pytest

from hatamoto import catalog
from hatamoto.kernel.conformance.acceptance import paragraphs_of
from hatamoto.kernel.kinds import Decision, Kind, Sealed
from hatamoto.kernel.verification import verify
from hatamoto.table import messages, proposals, timeouts
from hatamoto.table.message_builder import MAX_TALK, Reader, message, older_talk, summary
from tests.table.room import Room, holder, people

KEYS = {
    "id", "title", "game", "options", "public", "host", "lesson", "goal", "guided",
    "status", "seats", "you", "ply",
    "moment",
    "moments", "to_act", "round", "view", "turns", "events", "chat", "note", "clock", "chance",
    "requests", "outcome", "rematch", "server_time",
}  # fmt: skip


def test_before_play_there_is_nothing_to_see() -> None:
    told = Room(["human", "open", "random"]).message("host")
    assert set(told) == KEYS
    assert (told["status"], told["view"], told["turns"], told["to_act"]) == (
        "waiting",
        None,
        {},
        [],
    )


def test_a_message_has_every_field_in_play() -> None:
    room = people(4)
    told = room.message(holder(1))
    assert set(told) == KEYS
    assert (told["status"], told["you"], told["host"]) == ("playing", [1], False)
    assert set(room.message("watcher")["turns"]) == set()


def test_a_turn_says_what_is_asked_what_is_legal_and_why_not_the_rest() -> None:
    room = people(4)
    seat = room.table.to_act()[0]
    turns: Any = room.message(holder(seat))["turns"]
    turn = turns[str(seat)]
    actions = [row["action"] for row in turn["legal"]]
    assert actions == [room.table.game.notation(a) for a in room.match.state.legal(seat)]
    assert turn["decision"]["name"]
    assert not {row["action"] for row in turn["blocked"]} & set(actions)
    assert all(row["reason"] and row["rule"] for row in turn["blocked"])


def test_a_turn_says_what_is_new_since_the_seat_last_answered() -> None:
    room = Room(["human", "human"], game="twilight")
    room.begin()
    assert room.message("host")["turns"]["0"]["since"] == 0
    while not any(line.seat == 0 for line in room.match.lines):
        room.act(room.table.to_act()[0])
    first = next(n for n, line in enumerate(room.match.lines) if line.seat == 0)
    assert room.message("host")["turns"]["0"]["since"] == first
    while room.table.to_act() != [1]:
        room.act(0)
    own = max(n for n, line in enumerate(room.match.lines) if line.seat == 0)
    room.act(1)
    told = room.message("host")
    assert told["turns"]["0"]["since"] == own
    assert {event["moment"] > own for event in told["events"]} == {True, False}


def test_nothing_is_new_while_an_own_answer_is_pending() -> None:
    room = people(4)
    seat = room.table.to_act()[0]
    room.act(seat)
    assert room.match.sealed[seat]
    turns: Any = room.message(holder(seat))["turns"]
    assert turns[str(seat)]["since"] == room.table.moment()


def test_who_is_not_asked_has_no_decision() -> None:
    room = people(4)
    seat = room.table.to_act()[0]
    room.act(seat)
    turns: Any = room.message(holder(seat))["turns"]
    turn = turns[str(seat)]
    assert (turn["decision"], turn["legal"], turn["blocked"]) == (None, [], [])
    assert turn["undo"] == {"answer": "free", "reason": "own_pending"}


def test_who_holds_several_seats_has_a_turn_for_each() -> None:
    room = Room(["human", "human", "human"])
    room.begin()
    turns: Any = room.message("host")["turns"]
    assert set(turns) == {"0", "1", "2"}
    loyalty = [turns[seat]["view"]["you"]["seat"] for seat in turns]
    assert loyalty == [0, 1, 2]


def test_a_private_event_says_which_seats_may_see_it() -> None:
    room = Room(["human", "human", "human"])
    room.begin()
    events: Any = room.message("host")["events"]
    private = [event for event in events if event["private"]]
    assert {tuple(event["seats"]) for event in private} == {(0,), (1,), (2,)}
    assert all("seats" not in event for event in events if not event["private"])


def test_a_reader_is_told_everything_once() -> None:
    room = people(4)
    reader = Reader(holder(2))
    events: list[Any] = []
    chat: list[Any] = []
    for step in range(60):
        if step % 10 == 0:
            room.put(proposals.chat(room.table, holder(0), "", f"line {step}", room.now))
        room.step()
        told: Any = room.message(holder(2), reader)
        events += told["events"]
        chat += told["chat"]
    whole = room.message(holder(2))
    assert (events, chat) == (whole["events"], whole["chat"])
    assert [event["n"] for event in events] == list(range(len(events)))


def test_the_first_message_has_the_last_lines_of_chat() -> None:
    room, early = people(3), Reader(holder(1))
    room.message(holder(1), early)
    for number in range(2 * MAX_TALK + 5):
        room.put(proposals.chat(room.table, holder(0), "", f"line {number}", room.now))
    late = Reader(holder(1))
    first: list[Any] = [line["n"] for line in room.message(holder(1), late)["chat"]]
    assert first == list(range(MAX_TALK + 5, 2 * MAX_TALK + 5))
    assert room.message(holder(1), late)["chat"] == []
    told = [[line["n"] for line in room.message(holder(1), early)["chat"]] for _ in range(4)]
    assert [len(numbers) for numbers in told] == [MAX_TALK, MAX_TALK, 5, 0]
    assert [n for numbers in told for n in numbers] == list(range(2 * MAX_TALK + 5))
    assert [line["n"] for line in older_talk(room.table, first[0])] == list(range(5, MAX_TALK + 5))
    assert [line["n"] for line in older_talk(room.table, 5)] == list(range(5))
    assert [line["n"] for line in older_talk(room.table, 10**9)] == first
    assert older_talk(room.table, 0) == []


def test_the_moments_of_events_rise() -> None:
    room = people(4)
    room.play()
    events: Any = room.message(holder(0))["events"]
    moments = [event["moment"] for event in events]
    assert moments == sorted(moments)
    assert moments[-1] <= len(room.match.lines)


def test_a_seat_shows_who_is_there() -> None:
    room = people(3)
    seats: Any = message(room.table, Reader("x"), room.now, [holder(1)])["seats"]
    assert [row["online"] for row in seats] == [False, True, False]


def test_the_summary_names_what_a_list_needs() -> None:
    room = people(3, title="Snow", clock={"kind": "post", "days": 1, "on_timeout": "bot"})
    row = summary(room.table)
    assert (row["status"], row["title"], row["open"]) == ("playing", "Snow", [])
    assert row["deadline"] == room.table.deadline()
    room.play()
    assert summary(room.table)["outcome"] == room.message("x")["outcome"]


def test_the_summary_of_a_waiting_table_lists_open_seats() -> None:
    assert summary(Room(["human", "open", "open"]).table)["open"] == [1, 2]


def test_nobody_is_asked_for_an_undo_at_a_table_of_bots() -> None:
    room = Room(["human", "random", "random"])
    room.begin()
    room.play(lambda: room.match.undo_answer(0).answer == "consent")
    undo = room.message("host")["turns"]["0"]["undo"]
    assert undo == {"answer": "free", "reason": "others_acted"}
    assert proposals.undo(room.table, 0, "host", room.now).kind == "undone"


@pytest.mark.parametrize("ending", ["played", "resigned", "timed out", "abandoned", "undone"])
def test_every_record_of_a_table_is_proven(ending: str) -> None:
    clock = {"kind": "live", "minutes": 1, "on_timeout": "forfeit"}
    room = people(4, seed=5, clock=clock)
    if ending == "resigned":
        room.put(proposals.resign(room.table, 3, holder(3), room.now))
    if ending == "timed out":
        room.now += 60_000
        room.put(timeouts.time_out(room.table, room.now))
    if ending == "undone":
        seat = room.until_undo("free", "nothing_learned")
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    if ending == "abandoned":
        for seat in range(4):
            room.put(proposals.abandon(room.table, seat, holder(seat), True, room.now))
    room.play()
    verdict = verify(room.table.game, room.match.record_text())
    assert verdict.is_proven
    assert verdict.outcome is not None


# Paragraphs


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_event_of_a_game_says_under_which_paragraph_it_happened(game: str) -> None:
    seats = catalog.game(game).seats[0]
    room = Room(["human"] * seats, game=game)
    room.begin()
    room.play(lambda: room.table.count > 300)
    known = paragraphs_of(room.table.game)
    told = [event for event in room.message("host")["events"] if event["kind"] != "undone"]
    assert len(told) > 10
    assert [event for event in told if event["rule"] not in known] == []


def test_an_event_has_the_paragraph_of_the_step_it_comes_from() -> None:
    room = people(4)
    room.play()
    told = {(event["kind"], event["rule"]) for event in room.message("watcher")["events"]}
    assert {
        ("leader_laid", "setup/line"),
        ("card_revealed", "play/choose"),
        ("player_named", "play/name"),
        ("shinobi_struck", "play/shinobi"),
        ("check_passed", "play/check"),
        ("hatamoto_passed", "play/pass"),
        ("game_ended", "end/reveal"),
    } <= told


def test_what_happens_at_the_table_has_no_paragraph() -> None:
    room = people(3)
    room.put(proposals.resign(room.table, 1, holder(1), room.now))
    assert room.message("watcher")["events"][-1]["rule"] is None


# How a decision is answered


def kinds_by(game: str, surface: str) -> set[str]:
    """The decisions of a game that are answered in one place."""
    return {kind.id for kind in asked_kinds(game) if kind.surface == surface}


def asked_kinds(game: str) -> list[Kind[Any]]:
    """What a game can ask a seat."""
    return [kind for kind in catalog.game(game).kinds if isinstance(kind, (Decision, Sealed))]


def test_cards_are_answered_from_the_hand_players_from_the_prompt_the_rest_on_the_board() -> None:
    assert kinds_by("shogunate", "hand") == {
        "choose_card", "dishonour_turn", "upstream_show", "arrow_show", "exchange_cards",
        "inquiry_show", "whispers", "summons_card",
    }  # fmt: skip
    assert kinds_by("shogunate", "prompt") == {
        "name_player", "arrow_player", "storms_mode", "exchange_player", "inquiry_player",
        "amnesty", "scry_order", "summons_player",
    }  # fmt: skip
    assert kinds_by("twilight", "hand") == {"play_card"}
    assert kinds_by("twilight", "prompt") == {"choose_use", "choose_kind"}
    assert kinds_by("battles", "hand") == set()
    assert kinds_by("battles", "prompt") == {
        "fire_support", "melee_support", "melee_command", "advance",
    }  # fmt: skip
    assert (kinds_by("edo", "hand"), kinds_by("edo", "prompt")) == ({"make_plan"}, set())


def test_every_decision_has_a_glyph() -> None:
    for game in catalog.GAMES:
        glyphs = [kind.glyph for kind in asked_kinds(game) if kind.id != "arrow_player"]
        assert "問" not in glyphs
        assert {len(glyph) for glyph in glyphs} == {1}


def test_only_the_last_answer_of_a_common_step_is_final() -> None:
    room = people(3)
    first, last = room.table.to_act()
    assert not decision_of(room, first)["last"]
    assert all("final" not in choice for choice in turn_of(room, first)["legal"])
    room.act(first)
    assert decision_of(room, last)["last"]
    assert {choice["final"] for choice in turn_of(room, last)["legal"]} == {"closes"}


def test_ending_the_turn_is_final_where_a_bot_shows_a_card_next() -> None:
    for rival, reason in (("random", "passes"), ("human", None)):
        room = Room(["human", rival], game="twilight", host=holder(0))
        room.begin()
        room.play(partial(is_last_point, room))
        assert {one.get("final") for one in turn_of(room, 0)["legal"]} == {reason}
        room.act(0)
        assert decision_name(room, 1) == "play_card"
        assert turn_of(room, 0)["undo"]["answer"] == "free"


def test_it_is_final_too_where_the_bot_answers_an_event_before() -> None:
    room = Room(["human", "random"], game="twilight", host=holder(0), seed=1)
    room.begin()
    handed: list[str] = []
    while len(handed) < 3:
        if room.table.to_act() != [0]:
            room.act(room.table.to_act()[0])
            continue
        finals = {one["action"]: one.get("final") for one in turn_of(room, 0)["legal"]}
        reason = finals[room.act(0)]
        first = decision_name(room, 1)
        while room.table.to_act() == [1]:
            room.act(1)
        if first not in ("", "play_card"):
            handed.append(first)
            assert (turn_of(room, 0)["undo"]["answer"] == "impossible") <= (reason is not None)


def decision_name(room: Room, seat: int) -> str:
    """What a seat is asked; empty if it is not asked."""
    frame = room.match.state.open_frame(seat)
    return "" if frame < 0 else room.match.state.game.kind(frame).id


def is_last_point(room: Room) -> bool:
    """Whether the first seat places influence for its last action point."""
    view: Any = room.match.state.view(0)
    return decision_name(room, 0) == "place" and bool(view["asked"]["points"] == 1)


def turn_of(room: Room, seat: int) -> messages.Turn:
    """What the person in a seat sees of it."""
    return room.message(holder(seat))["turns"][str(seat)]


def decision_of(room: Room, seat: int) -> messages.Decision:
    """What a seat is asked."""
    decision = turn_of(room, seat)["decision"]
    assert decision is not None
    return decision


def test_the_questions_of_a_plot_are_its_power() -> None:
    for kind in asked_kinds("shogunate"):
        is_power = kind.rule == "play/power" or kind.rule.startswith("plot/")
        assert (kind.phase == "power") == is_power, kind.id


def test_a_decision_says_what_its_verbs_name() -> None:
    room = people(3)
    seat = room.table.to_act()[0]
    decision = room.message(holder(seat))["turns"][str(seat)]["decision"]
    assert decision is not None
    assert decision["verbs"] == [{"verb": "play", "words": "play", "targets": ["card"]}]
    assert (decision["surface"], decision["phase"], decision["seal"]) == ("hand", "choose", "選")
