"""Each command of the protocol, what it answers and how it refuses."""

import json

import pytest

import hatamoto
from hatamoto.catalog import GAMES
from hatamoto.engine import PROTOCOL
from hatamoto.kernel.replay import with_checksum
from hatamoto.kernel.rng import Rng
from tests.engine.driver import Driver


@pytest.fixture
def driver() -> Driver:
    """A driver with an engine of its own."""
    return Driver()


# Without a game


def test_hello_says_who_answers(driver: Driver) -> None:
    answer = driver.ask("hello")
    version = {"name": "hatamoto", "version": hatamoto.__version__, "protocol": PROTOCOL}
    assert answer == {"ok": True, **version}


def test_games_are_listed_with_names_seats_and_options(driver: Driver) -> None:
    rows = {row["id"]: row for row in driver.ask("games")["games"]}
    assert list(rows) == list(GAMES)
    row = rows["shogunate"]
    assert set(row["name"]) == {"en", "ja"}
    assert row["seats"] == [3, 6]
    assert row["options"]["properties"]["pair_scoring"]["enum"] == ["once", "double"]


@pytest.mark.parametrize(
    "command", ["status", "position", "record", "legal", "act", "explain", "view", "undo", "bot"]
)
def test_what_needs_a_game_says_that_there_is_none(driver: Driver, command: str) -> None:
    assert driver.refused(command, seat=0, action="decline", bot="random")["code"] == "no-game"


def test_an_unknown_command_is_answered_with_the_known_ones(driver: Driver) -> None:
    error = driver.refused("dance")
    assert error["code"] == "unknown-command"
    assert "hello" in error["message"]


def test_a_request_without_a_command_is_unknown(driver: Driver) -> None:
    assert driver.line("{}")["error"]["code"] == "unknown-command"


@pytest.mark.parametrize("key", ["command", "cmd", "op", "method", "type"])
def test_the_command_is_found_under_its_usual_keys(driver: Driver, key: str) -> None:
    assert driver.line(json.dumps({key: "hello"}))["protocol"] == PROTOCOL


@pytest.mark.parametrize("id", [7, "a", None, [1, {"b": 2}], 1.5, True, {}])
def test_the_id_is_echoed_whatever_it_is(driver: Driver, id: object) -> None:
    for command in ("hello", "dance", "status"):
        answer = driver.line(json.dumps({"command": command, "id": id}))
        assert answer["id"] == id


def test_an_answer_has_no_id_when_the_request_has_none(driver: Driver) -> None:
    assert "id" not in driver.ask("hello")


def test_quit_is_answered_and_ends_the_engine(driver: Driver) -> None:
    assert driver.ask("quit") == {"ok": True}
    assert driver.engine.is_done


def test_a_fault_of_the_engine_does_not_end_it(driver: Driver) -> None:
    driver.engine._commands["hello"] = lambda request: {"one": 1 // 0}
    assert "fault of its own" in driver.refused("hello")["message"]
    assert driver.ask("games")["games"]


# Beginning


def test_a_new_game_answers_with_status_and_what_chance_did(driver: Driver) -> None:
    status = driver.new()
    assert status["game"] == "shogunate"
    assert status["over"] is False
    assert status["outcome"] is None
    kinds = [event["kind"] for event in status["events"]]
    assert kinds.count("loyalty_dealt") == 8
    assert kinds[-1] == "round_began"
    assert status["ply"] == 8 + 6 + 2


def test_events_say_who_may_see_them_and_what_they_mean(driver: Driver) -> None:
    events = driver.new()["events"]
    received = [event for event in events if event["kind"] == "loyalty_received"]
    assert received[0]["to"] == [0]
    assert received[0]["text"].startswith("Seat 0 received a")
    assert {event["to"] for event in events if event not in received} == {"all"}


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": 2},
        {"seats": 7},
        {"seats": "4"},
        {"seats": True},
        {"seats": None},
        {"options": []},
        {"options": {"fog": True}},
        {"options": {"pair_scoring": "thrice"}},
        {"options": {"redeal_pairs": 1}},
        {"seed": 1.5},
        {"seed": True},
        {"seed": []},
        {"chance": "dice"},
        {"chance": 1},
        {"as": 4},
        {"as": "nature"},
        {"as": True},
    ],
)
def test_a_new_game_with_a_wrong_field_is_a_bad_argument(
    driver: Driver, fields: dict[str, object]
) -> None:
    request = {"game": "shogunate", "seats": 4, **fields}
    assert driver.refused("new", **request)["code"] == "bad-argument"


@pytest.mark.parametrize("game", [3, None, []])
def test_a_game_that_is_not_named_is_a_bad_argument(driver: Driver, game: object) -> None:
    assert driver.refused("new", game=game, seats=4)["code"] == "bad-argument"
    assert driver.refused("new", seats=4)["code"] == "bad-argument"


@pytest.mark.parametrize("game", ["go", "", "Shogunate"])
def test_a_game_nobody_knows_is_unknown(driver: Driver, game: object) -> None:
    assert driver.refused("new", game=game, seats=4)["code"] == "unknown-game"


def test_a_failed_beginning_keeps_the_game_at_hand(driver: Driver) -> None:
    before = driver.new()
    driver.refused("new", game="shogunate", seats=99)
    driver.refused("load", position={"seats": 99})
    driver.refused("replay", record="nothing")
    assert driver.ask("status")["ply"] == before["ply"]


@pytest.mark.parametrize("seed", [1, "cherry", 10**40, -3, ""])
def test_the_same_seed_gives_the_same_game(driver: Driver, seed: object) -> None:
    first = driver.new(seed=seed)["events"]
    assert driver.new(seed=seed)["events"] == first


def test_a_game_without_a_seed_cannot_be_foreseen(driver: Driver) -> None:
    deals = {json.dumps(driver.new(6, seed=None)["events"]) for _ in range(4)}
    assert len(deals) == 4


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


# Looking


def test_a_watcher_sees_no_loyalty_and_all_sees_everything(driver: Driver) -> None:
    driver.new()
    assert driver.ask("view", seat="watcher")["view"]["you"] is None
    assert driver.ask("view", seat=2)["view"]["you"]["seat"] == 2
    whole = driver.ask("view", seat="all")["view"]
    assert all(len(hand) == 2 for hand in whole["loyalty"])
    assert whole == driver.ask("position")["position"]


def test_nature_has_no_view(driver: Driver) -> None:
    driver.new()
    assert driver.refused("view", seat="nature")["code"] == "bad-argument"


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


# Positions and records


def test_a_position_goes_out_and_comes_back(driver: Driver) -> None:
    driver.play(driver.new(), Rng(2), 30)
    position = driver.ask("position")["position"]
    driver.ask("load", position=position)
    assert driver.ask("position")["position"] == position


def test_a_position_by_hand_leaves_the_rest_to_chance(driver: Driver) -> None:
    status = driver.ask("load", position={"seats": 3, "loyalty": "draw"}, seed=9)
    assert len(status["events"]) > 10
    assert status["events"] == driver.ask("load", position={"seats": 3}, seed=9)["events"]


@pytest.mark.parametrize(
    "position", [None, [], "x", {}, {"seats": 3, "moon": 1}, {"seats": 3, "honour": {"cat": -1}}]
)
def test_an_impossible_position_is_refused_with_the_reason(
    driver: Driver, position: object
) -> None:
    assert driver.refused("load", position=position)["code"] == "bad-position"


def test_a_record_replays_to_the_same_game(driver: Driver) -> None:
    driver.until("name_player")
    before = driver.ask("status")
    record = driver.ask("record")["record"]
    assert driver.ask("replay", record=record) == {**before, "events": []}
    assert driver.ask("record")["record"] == record


def test_a_record_replays_up_to_a_line(driver: Driver) -> None:
    driver.play(driver.new(), Rng(3))
    record = driver.ask("record")["record"]
    status = driver.ask("replay", record=record, upto=9, chance="manual")
    assert status["ply"] == 9
    assert status["to_act"] == ["nature"]


def test_a_record_made_here_goes_on_with_its_own_chance(driver: Driver) -> None:
    rng = Rng(4)
    driver.play(driver.new(), rng, 12)
    record = driver.ask("record")["record"]
    first = driver.play(driver.ask("replay", record=record), Rng(5))["outcome"]
    assert driver.play(driver.ask("replay", record=record), Rng(5))["outcome"] == first


@pytest.mark.parametrize("record", ["", "hatamoto-record 1", "hatamoto-record 1\nmoves\nend 0\n"])
def test_a_text_that_is_no_record_is_a_bad_record(driver: Driver, record: str) -> None:
    assert driver.refused("replay", record=record)["code"] == "bad-record"


@pytest.mark.parametrize("upto", [-1, "3", 2.5])
def test_upto_is_a_number_of_lines(driver: Driver, upto: object) -> None:
    driver.new()
    record = driver.ask("record")["record"]
    assert driver.refused("replay", record=record, upto=upto)["code"] == "bad-argument"


# Bots


def test_a_level_tells_what_it_considered_best_first(driver: Driver) -> None:
    seat = driver.new()["to_act"][0]
    answer = driver.ask("bot", seat=seat, bot="4", iterations=24, seed=1)
    weighed = answer["considered"]
    assert {row["action"] for row in weighed} <= set(driver.ask("legal", seat=seat)["actions"])
    chances = [row["chance"] for row in weighed]
    assert len(chances) > 1
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert driver.ask("bot", seat=seat, bot="random", seed=1)["considered"] == []


@pytest.mark.parametrize("level", ["random", "greedy", "search", "shogun", "1"])
def test_a_bot_proposes_a_legal_action_and_does_not_play_it(driver: Driver, level: str) -> None:
    status = driver.new()
    seat = status["to_act"][0]
    answer = driver.ask("bot", seat=seat, bot=level, iterations=5, seed=1)
    assert answer["action"] in driver.ask("legal", seat=seat)["actions"]
    assert driver.ask("status")["ply"] == status["ply"]
    assert driver.ask("bot", seat=seat, bot=level, iterations=5, seed=1) == answer


@pytest.mark.parametrize(
    "fields",
    [
        {"bot": "oracle"},
        {"bot": 3},
        {"bot": None},
        {"seconds": 0},
        {"seconds": -1},
        {"seconds": "1"},
        {"seconds": 1e9},
        {"seconds": True},
        {"iterations": 0},
        {"iterations": 2.5},
        {"iterations": 10**12},
        {"seed": []},
    ],
)
def test_a_bot_asked_wrongly_is_a_bad_argument(driver: Driver, fields: dict[str, object]) -> None:
    seat = driver.new()["to_act"][0]
    request = {"seat": seat, "bot": "random", **fields}
    assert driver.refused("bot", **request)["code"] == "bad-argument"


# What is wrong with a field is said by its name

WRONG: dict[str, list[object]] = {
    "'game' must be a string": [3, [], True],
    "'seats' must be a whole number, for shogunate from 3 to 6": ["3", 3.0, True, [], {}],
    "'options' must be an object": ["all", 3, [], True],
    "'seed' must be a whole number or a string": [1.5, True, [], {}],
    '\'chance\' must be "auto" or "manual"': ["dice", 1, True, [], {}],
    "'as' must be a seat from 0 to 3": ["0", 4, -1, 1.0, True, [], "nature"],
    "'position' must be an object": ["x", 3, [], True],
    "'record' must be a string": [3, [], {}, True],
    "'upto' must be a whole number from 0 to": ["3", -1, 1.5, True, [], {}],
    "'seat' must be a seat from 0 to 3": ["0", 4, -1, 1.0, True, [], {}],
    "'action' must be a string": [3, [], {}, True],
    "'actions' must be a list of strings, at least one": ["x", 3, {}, True, [], [1]],
    "'ply' must be a whole number from 0 to": ["3", -1, 1.5, True, [], {}],
    "'yes' must be true or false": ["true", 1, 0, [], {}],
    '\'bot\' must be "ashigaru" or "samurai" or "karo"': ["oracle", 3, [], True],
    "'seconds' must be a number above 0, up to 600": ["1", 0, -1, True, [], 1e9],
    "'iterations' must be a whole number from 1 to": ["1", 0, 1.5, True, [], {}],
}
"""By what the answer says, the values that are wrong."""
FIELDS: dict[str, dict[str, object]] = {
    "new": {"game": "shogunate", "seats": 4, "options": {}, "seed": 1, "chance": "auto", "as": 0},
    "load": {"position": {"seats": 4}, "seed": 1, "chance": "auto", "as": 0},
    "replay": {"record": "", "upto": 1, "seed": 1, "chance": "auto", "as": 0},
    "legal": {"seat": 0},
    "act": {"seat": 0, "action": "play storms", "ply": 1},
    "explain": {"seat": 0, "action": "play storms"},
    "view": {"seat": 0},
    "undo": {"seat": 0},
    "resign": {"seat": 0},
    "propose": {"seat": 0},
    "agree": {"seat": 0, "yes": True},
    "bot": {"seat": 0, "bot": "random", "seconds": 1, "iterations": 1, "seed": 1},
}
"""By command, all its fields as they should be."""
MISTAKES = [
    (command, key, value, words)
    for command, fields in FIELDS.items()
    for words, values in WRONG.items()
    for key in [words.split("'")[1]]
    if key in fields or (key == "actions" and "action" in fields)
    for value in values
]


@pytest.mark.parametrize(("command", "key", "value", "words"), MISTAKES)
def test_a_field_of_the_wrong_form_is_named_with_what_it_should_be(
    driver: Driver, command: str, key: str, value: object, words: str
) -> None:
    driver.new()
    fields = {**FIELDS[command], "record": driver.ask("record")["record"], key: value}
    if key == "actions":
        del fields["action"]
    before = driver.ask("status")
    error = driver.refused(command, **fields)
    assert error["code"] == ("bad-position" if key == "position" else "bad-argument")
    assert error["message"].startswith(words)
    assert driver.ask("status") == before


@pytest.mark.parametrize("seats", [2, 7, -1, 10**20])
def test_a_number_of_seats_no_game_has_is_told(driver: Driver, seats: int) -> None:
    message = driver.refused("new", game="shogunate", seats=seats)["message"]
    assert message == f"shogunate takes 3 to 6 seats, not {seats}"


def test_every_command_is_among_them(driver: Driver) -> None:
    without = {"hello", "games", "status", "position", "record", "quit"}
    assert set(driver.engine._commands) == set(FIELDS) | without
