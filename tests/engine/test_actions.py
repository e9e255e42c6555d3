"""Several actions in one request are played all or none."""

import pytest

from tests.engine.driver import Driver

PLAN = [
    "plan 1 domain money",
    "officials 1 0 0 0",
    "plan 2 court travel",
    "officials 2 0 0 0",
    "plan 3 works quarry",
    "officials 3 0 0 0",
    "ready",
]


@pytest.fixture
def planning() -> Driver:
    """An engine with a game of EDO in which all three are about to plan."""
    driver = Driver()
    status = driver.new(3, game="edo")
    while status["decision"]["name"] != "make_plan":
        seat = status["to_act"][0]
        actions = driver.ask("legal", seat=seat)["actions"]
        status = driver.ask("act", seat=seat, action=actions[0])
    return driver


def test_a_whole_plan_is_one_request(planning: Driver) -> None:
    status = planning.ask("status")
    answer = planning.ask("act", seat=1, actions=PLAN, ply=status["ply"])
    assert answer["ply"] == status["ply"] + len(PLAN)
    assert answer["to_act"] == [0, 2]
    assert answer["events"] == []


def test_a_list_leads_where_its_actions_lead_one_by_one(planning: Driver) -> None:
    record = planning.ask("record")["record"]
    answers = [planning.ask("act", seat=seat, actions=PLAN) for seat in (0, 1, 2)]
    together = planning.ask("position"), planning.ask("record")
    planning.ask("replay", record=record)
    events = []
    for seat in (0, 1, 2):
        for action in PLAN:
            events += planning.ask("act", seat=seat, action=action)["events"]
    assert (planning.ask("position"), planning.ask("record")) == together
    assert answers[-1]["events"] == events
    assert events


@pytest.mark.parametrize(
    ("index", "wrong", "reason"),
    [
        (0, "ready", "not_next"),
        (1, "officials 1 4 0 0", "too_many_officials"),
        (3, "dance", "unknown_verb"),
        (6, "package k1", "wrong_verb"),
    ],
)
def test_one_refused_action_refuses_the_list(
    planning: Driver, index: int, wrong: str, reason: str
) -> None:
    before = planning.ask("status"), planning.ask("position"), planning.ask("record")
    actions = [*PLAN[:index], wrong, *PLAN[index + 1 :]]
    error = planning.refused("act", seat=0, actions=actions)
    assert (error["code"], error["reason"], error["index"]) == ("illegal-action", reason, index)
    explained = planning.ask("explain", seat=0, actions=actions)
    assert explained["legal"] is False
    assert {key: explained[key] for key in ("index", "reason", "rule", "message", "facts")} == {
        key: error[key] for key in ("index", "reason", "rule", "message", "facts")
    }
    assert (planning.ask("status"), planning.ask("position"), planning.ask("record")) == before


def test_an_action_too_many_is_the_one_that_is_refused(planning: Driver) -> None:
    error = planning.refused("act", seat=0, actions=[*PLAN, "ready"])
    assert (error["code"], error["reason"], error["index"]) == (
        "not-your-turn",
        "already_answered",
        len(PLAN),
    )
    assert planning.ask("status")["to_act"] == [0, 1, 2]


def test_a_list_stops_where_the_others_are_revealed(planning: Driver) -> None:
    for seat in (1, 2):
        planning.ask("act", seat=seat, actions=PLAN)
    error = planning.refused("act", seat=0, actions=[*PLAN, "ready"])
    assert (error["reason"], error["index"]) == ("list_interrupted", len(PLAN))
    assert "separately" in error["message"]
    assert planning.ask("status")["to_act"] == [0]


def test_a_list_for_a_stale_ply_is_refused_whole(planning: Driver) -> None:
    ply = planning.ask("status")["ply"]
    error = planning.refused("act", seat=0, actions=PLAN, ply=ply - 1)
    assert error["reason"] == "stale"
    assert "index" not in error
    assert planning.ask("status")["ply"] == ply


def test_a_legal_list_is_explained_in_one_word_and_not_played(planning: Driver) -> None:
    ply = planning.ask("status")["ply"]
    assert planning.ask("explain", seat=2, actions=PLAN) == {"ok": True, "legal": True}
    assert planning.ask("status")["ply"] == ply


@pytest.mark.parametrize("actions", [[], "ready", 3, {}, True, [3], ["ready", None], [["ready"]]])
@pytest.mark.parametrize("command", ["act", "explain"])
def test_actions_are_a_list_of_strings(planning: Driver, command: str, actions: object) -> None:
    error = planning.refused(command, seat=0, actions=actions)
    assert error["code"] == "bad-argument"
    assert error["message"].startswith("'actions' must be a list of strings, at least one")


def test_a_request_has_one_action_or_several(planning: Driver) -> None:
    error = planning.refused("act", seat=0, action=PLAN[0], actions=PLAN)
    assert error["message"] == "'action' and 'actions' cannot both be given"


def test_draws_can_be_forced_in_a_list() -> None:
    driver = Driver()
    driver.new(3, chance="manual")
    draws = ["draw loyalty 0 carp", "draw loyalty 0 wolf"]
    assert driver.ask("act", seat="nature", actions=draws)["ply"] == 2
    assert driver.refused("act", seat="nature", actions=draws)["index"] == 0


def test_one_seat_alone_sends_its_own_list(planning: Driver) -> None:
    position = planning.ask("position")["position"]
    planning.ask("load", position=position, **{"as": 1})
    assert planning.refused("act", seat=0, actions=PLAN)["code"] == "bad-argument"
    assert planning.ask("act", seat=1, actions=PLAN)["to_act"] == [0, 2]
