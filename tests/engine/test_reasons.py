"""A bot can be asked why: its chance, the runner-up and the answer it feared, in both languages."""

from tests.engine.driver import Driver


def test_a_level_says_why_in_both_languages(driver: Driver) -> None:
    seat = driver.new()["to_act"][0]
    answer = driver.ask("bot", seat=seat, bot="3", iterations=60, seed=1)
    best = answer["considered"][0]
    assert 0 <= best["chance"] <= 1
    assert set(answer["why"]) == {"en", "ja"}
    assert answer["why"]["en"].split("\n")[0].endswith("% to win.")
    assert "勝率" in answer["why"]["ja"]
    assert answer["why"]["en"].count("\n") == answer["why"]["ja"].count("\n")


def test_what_a_level_feared_is_an_answer_of_another_seat(driver: Driver) -> None:
    seat = driver.new()["to_act"][0]
    feared = None
    for seed in range(4):
        answer = driver.ask("bot", seat=seat, bot="3", iterations=80, seed=seed)
        feared = answer["feared"] or feared
    assert feared is not None
    assert feared["seat"] != seat
    assert feared["action"].startswith("play ")
    assert 0 <= feared["chance"] <= 1


def test_a_yardstick_weighs_nothing_and_says_nothing(driver: Driver) -> None:
    seat = driver.new()["to_act"][0]
    answer = driver.ask("bot", seat=seat, bot="greedy-1", seed=1)
    assert (answer["considered"], answer["feared"], answer["why"]) == ([], None, {})
