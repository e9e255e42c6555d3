"""The answer to `load` has the events of what loading a position settles."""

import pytest

from tests.engine.driver import Driver

CLANS = ["cat", "crane", "rooster", "snake", "wolf", "carp"]
HONOUR: dict[str, object] = {
    "game": "shogunate",
    "loyalty": [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"]],
    "line": CLANS,
    "hatamoto": 0,
    "plot": "p02",
    "step": "honour",
}


def kinds(answer: dict[str, object]) -> list[str]:
    """The kinds of the events in an answer."""
    events = answer["events"]
    assert isinstance(events, list)
    return [event["kind"] for event in events]


@pytest.mark.rule("play/honour")
def test_the_honour_a_loaded_round_pays_is_told(driver: Driver) -> None:
    answer = driver.ask("load", position=HONOUR, seed=1)
    told = kinds(answer)
    assert told[:2] == ["honour_gained", "honour_gained"]
    assert "shinobi_struck" in told
    assert told[-1] == "round_began"
    assert all(event["to"] == "all" and event["text"] for event in answer["events"])


def test_a_game_that_ends_while_it_is_loaded_says_how(driver: Driver) -> None:
    answer = driver.ask("load", position={**HONOUR, "honour": {"crane": 14, "rooster": 14}})
    assert answer["over"]
    told = kinds(answer)
    assert told[0] == "honour_gained"
    assert "threshold_reached" in told
    assert told[-1] == "game_ended"


@pytest.mark.parametrize(
    ("position", "kind"),
    [
        ({"game": "twilight", "hands": [["sonno_joi"], ["kobu_gattai"]]}, "round_began"),
        ({"game": "battles", "turn": 3}, "phase_began"),
        ({"game": "edo", "seats": 3, "step": "limit", "round": 3}, "round_began"),
    ],
)
def test_every_game_tells_what_loading_settles(
    driver: Driver, position: dict[str, object], kind: str
) -> None:
    assert kind in kinds(driver.ask("load", position=position, seed=1))


@pytest.mark.parametrize("game", ["shogunate", "twilight", "battles", "edo"])
def test_a_whole_position_has_nothing_left_to_tell(driver: Driver, game: str) -> None:
    driver.new(2 if game in ("twilight", "battles") else 3, game=game)
    position = driver.ask("position")["position"]
    assert kinds(driver.ask("load", position=position)) == []


def test_a_replay_does_not_tell_it_again(driver: Driver) -> None:
    answer = driver.ask("load", position={**HONOUR, "plot": "p10"}, seed=1)
    seat = answer["to_act"][0]
    driver.ask("act", seat=seat, action=driver.ask("legal", seat=seat)["actions"][0])
    record = driver.ask("record")["record"]
    assert kinds(driver.ask("replay", record=record)) == []


def test_one_seat_is_told_what_it_may_know(driver: Driver) -> None:
    position = {**HONOUR, "plot": "p16"}
    whole = kinds(driver.ask("load", position=position, seed=1))
    own = kinds(driver.ask("load", position=position, seed=1, **{"as": 1}))
    assert whole.count("plot_seen") == 2
    assert own == [kind for kind in whole if kind != "plot_seen"]
