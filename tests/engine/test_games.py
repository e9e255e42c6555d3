"""Whole games through the protocol, with chance drawn by the engine or by the driver."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.verification import verify
from tests.engine.driver import Driver


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_whole_game_with_chance_by_itself_is_proven_by_its_record(seats: int) -> None:
    driver = Driver()
    status = driver.play(driver.new(seats), Rng(seats))
    assert status["over"]
    verdict = verify(GAME, driver.ask("record")["record"])
    assert verdict.is_proven
    assert verdict.outcome is not None
    assert verdict.outcome.as_json() == status["outcome"]


def test_nature_never_shows_when_chance_is_automatic() -> None:
    driver = Driver()
    status, rng = driver.new(), Rng(1)
    while not status["over"]:
        assert "nature" not in status["to_act"]
        for command in ("legal", "act", "explain"):
            error = driver.refused(command, seat="nature", action="draw plot p01")
            assert error["code"] == "not-your-turn"
        status = driver.random_act(status, rng)


def test_a_whole_game_with_chance_by_hand() -> None:
    driver = Driver()
    status = driver.new(chance="manual")
    assert status["events"] == []
    assert status["to_act"] == ["nature"]
    assert status["decision"]["name"] == "deal"
    rng = Rng(1)
    while not status["over"]:
        if status["to_act"] == ["nature"]:
            answer = driver.ask("legal", seat="nature")
            assert len(answer["weights"]) == len(answer["actions"])
            assert min(answer["weights"]) > 0
        status = driver.random_act(status, rng)
    with pytest.raises(BadRecord, match="the secret gives"):
        verify(GAME, driver.ask("record")["record"])


def test_by_hand_any_draw_can_be_forced_and_a_wrong_one_is_refused() -> None:
    driver = Driver()
    driver.new(chance="manual")
    for _ in range(2):
        driver.ask("act", seat="nature", action="draw loyalty 0 wolf")
    error = driver.refused("act", seat="nature", action="draw loyalty 1 wolf")
    assert (error["code"], error["reason"]) == ("illegal-action", "already_drawn")
    assert driver.ask("view", seat=0)["view"]["you"]["loyalty"] == ["wolf", "wolf"]


def test_players_wait_while_chance_is_due() -> None:
    driver = Driver()
    driver.new(chance="manual")
    assert driver.refused("act", seat=0, action="play storms")["code"] == "not-your-turn"


def test_a_record_by_hand_replays() -> None:
    driver = Driver()
    driver.play(driver.new(chance="manual"), Rng(5))
    outcome = driver.ask("status")["outcome"]
    record = driver.ask("record")["record"]
    assert driver.ask("replay", record=record)["outcome"] == outcome


def test_the_order_of_answers_in_a_simultaneous_step_changes_nothing() -> None:
    records = []
    for turn in (1, -1):
        driver = Driver()
        for seat in driver.new()["to_act"][::turn]:
            driver.ask("act", seat=seat, action="play company")
        records.append(driver.ask("record")["record"])
    assert records[0] == records[1]


def test_the_same_seed_and_the_same_actions_give_the_same_record() -> None:
    records = set()
    for _ in range(2):
        driver = Driver()
        driver.play(driver.new(5, seed="rain"), Rng(8))
        records.add(driver.ask("record")["record"])
    assert len(records) == 1


def test_options_reach_the_game() -> None:
    driver = Driver()
    driver.new(3, options={"threshold_alt": True})
    assert driver.ask("view", seat="watcher")["view"]["threshold"] == 10


@pytest.mark.parametrize(("game", "seats"), [("twilight", 2), ("edo", 3)])
def test_the_choice_of_a_kind_arrives_under_its_own_name(game: str, seats: int) -> None:
    driver = Driver()
    fact = {"twilight": "action_kind", "edo": "space_kind"}[game]
    options = {"modules": "all"} if game == "edo" else {}
    for seed in range(1, 20):
        rng, status = Rng(seed), driver.new(seats, game=game, seed=seed, options=options)
        while not status["over"]:
            for event in status["events"]:
                if fact in event:
                    assert event["kind"] == "kind_chosen"
                    return
            status = driver.random_act(status, rng)
    raise AssertionError("nobody ever chose a kind")
