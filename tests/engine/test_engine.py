"""The commands of the protocol: what each answers and how it refuses."""

import json

import pytest

import hatamoto
from hatamoto.catalog import GAMES
from hatamoto.engine import PROTOCOL
from tests.engine.driver import Driver

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
