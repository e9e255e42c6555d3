"""A driver can resign, propose to stop and agree, and the record says so."""

import pytest

from hatamoto.catalog import GAMES
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.verification import verify
from tests.engine.driver import Driver


@pytest.fixture
def driver() -> Driver:
    """A driver with a game of Shogunate for three that has gone on for a while."""
    driver = Driver()
    driver.play(driver.new(3), Rng(1), 12)
    return driver


def is_proven(driver: Driver) -> bool:
    """Whether the record replays, verifies and leads to the same result."""
    status = driver.ask("status")
    record = driver.ask("record")["record"]
    verdict = verify(GAMES[status["game"]], record)
    assert verdict.outcome is not None
    assert verdict.outcome.as_json() == status["outcome"]
    again = driver.ask("replay", record=record)
    assert {key: again[key] for key in status} == status
    assert driver.ask("record")["record"] == record
    return verdict.is_proven


# Resigning


def test_who_resigns_is_told_and_play_goes_on(driver: Driver) -> None:
    before = driver.ask("status")
    answer = driver.ask("resign", seat=1)
    (event,) = answer["events"]
    assert event == {"kind": "resigned", "to": "all", "seat": 1, "text": "Seat 1 resigned."}
    assert answer["resigned"] == [1]
    assert answer["ply"] == before["ply"] + 1
    assert (answer["over"], answer["to_act"]) == (False, before["to_act"])
    assert "\nresign 1\n" in driver.ask("record")["record"]


def test_a_seat_that_resigned_is_played_on_and_comes_last(driver: Driver) -> None:
    driver.ask("resign", seat=1)
    status = driver.play(driver.ask("status"), Rng(2))
    assert status["over"]
    assert status["outcome"]["places"][1] == 3
    assert is_proven(driver)


def test_the_last_one_left_wins(driver: Driver) -> None:
    driver.ask("resign", seat=0)
    answer = driver.ask("resign", seat=2)
    assert (answer["over"], answer["to_act"], answer["decision"]) == (True, [], None)
    assert answer["outcome"]["reason"] == "resigned"
    assert answer["outcome"]["winners"] == [1]
    assert is_proven(driver)


@pytest.mark.parametrize("game", ["twilight", "battles"])
def test_of_two_the_other_wins(game: str) -> None:
    driver = Driver()
    driver.play(driver.new(2, game=game), Rng(1), 20)
    assert driver.ask("resign", seat=0)["outcome"]["winners"] == [1]
    assert is_proven(driver)


def test_nobody_resigns_twice(driver: Driver) -> None:
    driver.ask("resign", seat=1)
    for command in ("resign", "propose"):
        error = driver.refused(command, seat=1)
        assert (error["code"], error["message"]) == ("bad-argument", "this seat has resigned")


def test_a_seat_may_resign_while_its_answer_is_sealed() -> None:
    driver = Driver()
    status = driver.new(3)
    first, second = status["to_act"]
    driver.ask("act", seat=first, action="play storms")
    driver.ask("resign", seat=first)
    driver.ask("act", seat=second, action="play company")
    lines = driver.ask("record")["record"].split("\n")
    assert lines.index(f"resign {first}") < lines.index(f"{first} play storms")
    assert driver.play(driver.ask("status"), Rng(1))["over"]
    assert is_proven(driver)


# Agreeing to stop


def test_all_agree_and_the_game_is_over(driver: Driver) -> None:
    answer = driver.ask("propose", seat=2)
    assert answer["proposal"] == {"yes": [2], "waiting": [0, 1]}
    assert (answer["over"], answer["events"]) == (False, [])
    assert driver.ask("agree", seat=0)["proposal"] == {"yes": [0, 2], "waiting": [1]}
    last = driver.ask("agree", seat=1, yes=True)
    assert [event["kind"] for event in last["events"]] == ["abandoned"]
    assert (last["over"], last["proposal"]) == (True, None)
    assert last["outcome"]["reason"] == "agreed_draw"
    assert last["outcome"]["places"] == [1, 1, 1]
    assert "\nagreed_draw\n" in driver.ask("record")["record"]
    assert is_proven(driver)


def test_to_propose_what_is_proposed_is_to_agree(driver: Driver) -> None:
    for seat in (0, 1):
        driver.ask("propose", seat=seat)
    assert driver.ask("propose", seat=2)["over"]


def test_one_who_does_not_agree_ends_the_proposal(driver: Driver) -> None:
    driver.ask("propose", seat=0)
    assert driver.ask("agree", seat=1, yes=False)["proposal"] is None
    error = driver.refused("agree", seat=2)
    assert error["message"] == "nobody has proposed to end the game"
    assert driver.ask("status")["over"] is False


def test_a_proposal_can_be_taken_back(driver: Driver) -> None:
    driver.ask("propose", seat=0)
    assert driver.ask("agree", seat=0, yes=False)["proposal"] is None


def test_an_action_an_undo_or_a_resignation_ends_the_proposal(driver: Driver) -> None:
    driver.ask("propose", seat=0)
    assert driver.ask("resign", seat=0)["proposal"] is None
    driver.ask("propose", seat=1)
    assert driver.random_act(driver.ask("status"), Rng(1))["proposal"] is None
    status = driver.until("name_player")
    seat = status["to_act"][0]
    driver.ask("act", seat=seat, action=driver.ask("legal", seat=seat)["actions"][0])
    driver.ask("propose", seat=seat)
    assert driver.ask("undo", seat=seat)["proposal"] is None


def test_who_has_resigned_is_not_asked(driver: Driver) -> None:
    driver.ask("resign", seat=0)
    assert driver.ask("propose", seat=1)["proposal"] == {"yes": [1], "waiting": [2]}
    assert driver.ask("agree", seat=2)["over"]
    assert is_proven(driver)


# Who may, and when


@pytest.mark.parametrize("command", ["resign", "propose", "agree"])
def test_after_the_end_there_is_nothing_to_end(driver: Driver, command: str) -> None:
    driver.play(driver.ask("status"), Rng(1))
    record = driver.ask("record")
    assert driver.refused(command, seat=0)["code"] == "game-over"
    assert driver.ask("record") == record


@pytest.mark.parametrize("command", ["resign", "propose", "agree"])
def test_the_end_needs_a_game_and_a_seat_of_it(driver: Driver, command: str) -> None:
    assert Driver().refused(command, seat=0)["code"] == "no-game"
    before = driver.ask("status")
    wrong: list[object] = [3, -1, "nature", "all", None, True, "0", []]
    for seat in wrong:
        error = driver.refused(command, seat=seat)
        assert error["code"] == "bad-argument"
        assert error["message"] == "'seat' must be a seat from 0 to 2"
    assert driver.ask("status") == before


@pytest.mark.parametrize("yes", ["yes", 1, 0, [], {}])
def test_yes_is_true_or_false(driver: Driver, yes: object) -> None:
    driver.ask("propose", seat=0)
    error = driver.refused("agree", seat=1, yes=yes)
    assert (error["code"], error["message"]) == ("bad-argument", "'yes' must be true or false")


def test_one_seat_alone_speaks_for_itself_only() -> None:
    driver = Driver()
    driver.new(3, **{"as": 1})
    for command in ("resign", "propose", "agree"):
        assert driver.refused(command, seat=0)["code"] == "bad-argument"
    assert driver.ask("propose", seat=1)["proposal"] == {"yes": [1], "waiting": [0, 2]}
    assert driver.ask("resign", seat=1)["resigned"] == [1]
