"""Playing through the protocol: acting, explaining, the end, and undo."""

import pytest

from hatamoto.kernel.rng import Rng
from hatamoto.kernel.verification import with_checksum
from tests.engine.driver import Driver

# Playing


def test_a_simultaneous_step_asks_all_but_the_hatamoto(driver: Driver) -> None:
    status = driver.new()
    hatamoto = driver.ask("view", seat="watcher")["view"]["hatamoto"]
    assert status["to_act"] == [seat for seat in range(4) if seat != hatamoto]
    assert set(status["decisions"]) == {str(seat) for seat in status["to_act"]}
    assert status["decision"]["name"] == "choose_card"
    assert status["decision"]["rule"] == "play/choose"
    assert status["decision"]["prompt"].startswith("Choose an Action card")


def test_one_seat_asked_has_no_table_of_decisions(driver: Driver) -> None:
    status = driver.until("name_player")
    assert "decisions" not in status
    assert len(status["to_act"]) == 1


def test_an_act_answers_with_the_new_status_and_its_events(driver: Driver) -> None:
    status = driver.until("name_player")
    seat = status["to_act"][0]
    action = driver.ask("legal", seat=seat)["actions"][0]
    answer = driver.ask("act", seat=seat, action=action, ply=status["ply"])
    assert answer["ply"] > status["ply"]
    assert answer["events"][0]["kind"] == "player_named"


def test_a_stale_ply_is_refused_and_changes_nothing(driver: Driver) -> None:
    status = driver.new()
    seat = status["to_act"][0]
    error = driver.refused("act", seat=seat, action="play storms", ply=status["ply"] - 1)
    assert error["code"] == "illegal-action"
    assert error["reason"] == "stale"
    assert driver.ask("status")["ply"] == status["ply"]


def test_an_action_out_of_turn_is_not_your_turn(driver: Driver) -> None:
    driver.new()
    hatamoto = driver.ask("view", seat="watcher")["view"]["hatamoto"]
    for command in ("act", "explain"):
        assert driver.refused(command, seat=hatamoto, action="play storms")["code"] == (
            "not-your-turn"
        )
    assert driver.refused("legal", seat=hatamoto)["code"] == "not-your-turn"
    assert driver.refused("bot", seat=hatamoto, bot="random")["code"] == "not-your-turn"


def test_a_second_answer_in_a_simultaneous_step_is_not_your_turn(driver: Driver) -> None:
    seat = driver.new()["to_act"][0]
    driver.ask("act", seat=seat, action="play storms")
    error = driver.refused("act", seat=seat, action="play arrow")
    assert error["code"] == "not-your-turn"
    assert error["reason"] == "already_answered"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("dance", "unknown_verb"),
        ("", "unknown_verb"),
        ("play", "malformed"),
        ("play storms storms", "malformed"),
        ("play  storms", "malformed"),
        ("play thunder", "no_such_argument"),
        ("name 1", "wrong_verb"),
        ("PLAY storms", "unknown_verb"),
    ],
)
def test_words_that_are_no_legal_action_are_refused(
    driver: Driver, action: str, reason: str
) -> None:
    seat = driver.new()["to_act"][0]
    error = driver.refused("act", seat=seat, action=action)
    assert error["code"] == "illegal-action"
    assert error["reason"] == reason
    explained = driver.ask("explain", seat=seat, action=action)
    assert explained["legal"] is False
    assert explained["reason"] == reason
    assert explained["message"] == error["message"]
    assert explained["rule"] == error["rule"]


def test_explain_says_which_paragraph_and_which_facts(driver: Driver) -> None:
    status = driver.until("name_player")
    seat = status["to_act"][0]
    answer = driver.ask("explain", seat=seat, action=f"name {seat}")
    assert answer["legal"] is False
    assert (answer["rule"], answer["reason"]) == ("play/name", "is_hatamoto")
    assert answer["facts"] == {"seat": seat}
    assert "§play/name" in answer["message"]


def test_explain_of_a_legal_action_is_one_word(driver: Driver) -> None:
    seat = driver.new()["to_act"][0]
    assert driver.ask("explain", seat=seat, action="play storms") == {"ok": True, "legal": True}


@pytest.mark.parametrize("seat", [4, -1, "0", None, True, 1.0, [], "watcher"])
@pytest.mark.parametrize("command", ["legal", "act", "explain", "undo", "bot"])
def test_a_seat_that_is_none_is_a_bad_argument(driver: Driver, command: str, seat: object) -> None:
    driver.new()
    error = driver.refused(command, seat=seat, action="play storms", bot="random")
    assert error["code"] == "bad-argument"


@pytest.mark.parametrize("action", [None, 3, ["play storms"], {}])
def test_an_action_is_a_string(driver: Driver, action: object) -> None:
    seat = driver.new()["to_act"][0]
    for command in ("act", "explain"):
        assert driver.refused(command, seat=seat, action=action)["code"] == "bad-argument"


@pytest.mark.parametrize("ply", ["16", 1.5, -1, [], True])
def test_a_ply_is_a_whole_number(driver: Driver, ply: object) -> None:
    seat = driver.new()["to_act"][0]
    error = driver.refused("act", seat=seat, action="play storms", ply=ply)
    assert error["code"] == "bad-argument"


def test_after_the_end_nothing_can_be_done(driver: Driver) -> None:
    status = driver.play(driver.new(3), Rng(1))
    assert status["to_act"] == []
    assert status["decision"] is None
    assert set(status["outcome"]) == {"scores", "places", "winners", "reason"}
    for command in ("act", "explain", "legal", "bot"):
        error = driver.refused(command, seat=0, action="decline", bot="random", ply=3)
        assert error["code"] == "game-over"


@pytest.mark.parametrize(
    ("rows", "reason"),
    [("agreed_draw", "agreed_draw"), ("resign 0\nresign 1\nresign 3", "resigned")],
)
@pytest.mark.parametrize("upto", [9, 16])
def test_a_game_the_table_has_ended_is_over(
    driver: Driver, rows: str, reason: str, upto: int
) -> None:
    driver.new()
    head, _, lines = driver.ask("record")["record"].partition("moves\n")
    kept = "\n".join([*lines.split("\n")[:upto], rows])
    status = driver.ask("replay", record=with_checksum(f"{head}moves\n{kept}\nend 0\n"))
    assert (status["over"], status["to_act"], status["decision"]) == (True, [], None)
    assert status["outcome"]["reason"] == reason
    assert "decisions" not in status
    assert status["events"] == []
    for command in ("act", "explain", "legal", "bot", "undo"):
        error = driver.refused(command, seat=0, action="play storms", bot="random", ply=3)
        assert error["code"] == "game-over"


# Undo


def test_an_answer_nobody_has_seen_is_taken_back(driver: Driver) -> None:
    status = driver.new()
    seat = status["to_act"][0]
    driver.ask("act", seat=seat, action="play storms")
    again = driver.ask("undo", seat=seat)
    assert again["ply"] == status["ply"]
    assert seat in again["to_act"]


def test_what_was_learned_cannot_be_taken_back(driver: Driver) -> None:
    status = driver.until("name_player")
    other = (status["to_act"][0] + 1) % 4
    error = driver.refused("undo", seat=other)
    assert error["code"] == "illegal-action"
    assert error["reason"] == "undo_something_learned"


def test_a_driver_of_all_seats_consents_for_them(driver: Driver) -> None:
    status = driver.until("cloaked_slot")
    hatamoto = driver.ask("view", seat="watcher")["view"]["hatamoto"]
    actor = status["to_act"][0]
    driver.ask("act", seat=actor, action=driver.ask("legal", seat=actor)["actions"][0])
    again = driver.ask("undo", seat=hatamoto)
    assert again["decision"]["name"] in ("cloaked_leader", "name_player")


def test_the_record_keeps_what_was_taken_back(driver: Driver) -> None:
    status = driver.until("name_player")
    seat = status["to_act"][0]
    driver.ask("act", seat=seat, action=driver.ask("legal", seat=seat)["actions"][0])
    driver.ask("undo", seat=seat)
    record = driver.ask("record")["record"]
    assert f"\nundo {seat} 1\n" in record
    assert driver.ask("replay", record=record)["decision"] == status["decision"]
