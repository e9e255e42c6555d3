"""Positions at a step of a round: who is asked, and what the step needs."""

import json

import pytest

from hatamoto.games.edo import GAME
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import loaded_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.edo.table import PLAN, again, bad, laid
from tests.games.kit import decision, legal, run, wander

# Steps


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"step": "plan", "pass": 2}, "pass: the passes begin when the plans are locked"),
        ({"step": "round", "acted": [0]}, "pass: the passes begin"),
        ({"step": "plan", "plans": {"0": PLAN}}, "plans: none is locked yet"),
        ({"step": "perform", "acted": [1]}, "acted: players act in turn order"),
        ({"step": "wages", "acted": [0]}, "acted: nobody acts after the last pass"),
        ({"step": "turn"}, "acted: the last of these has the turn"),
        ({"step": "turn", "acted": [0], "pass": 3}, "acted: the last of these has the turn"),
        ({"step": "ronin"}, "step: the module Ronin is not in play"),
        ({"step": "setup", "round": 1}, "round: it is 0 in the set-up"),
        (
            {"step": "setup", "round": 0, "players": [{}, {"package": "k1"}, {}]},
            "package: packages are taken in turn order",
        ),
        (
            {"step": "setup", "round": 0, "players": [{}, {}, {"town": "sakura"}]},
            "town: towns are chosen in reverse order, when all have a package",
        ),
    ],
)
def test_a_step_fits_the_table(fields: dict[str, object], reason: str) -> None:
    assert reason in bad(**fields)


@pytest.mark.rule("perform/order")
def test_a_turn_begins_with_the_last_card_shown() -> None:
    plans = {"1": ["domain money 2 0 0", "court travel 0 0 0", "works quarry 0 0 0"]}
    state = laid(step="turn", acted=[0, 1], plans=plans)
    assert (decision(state), state.actor()) == ("turn_money", 1)
    assert "collect" in legal(state, 1)
    run(state, "1 stop")
    assert state.actor() == 2


@pytest.mark.rule("end/limit")
def test_who_discards_is_found_again() -> None:
    much = {"wood": 9, "stone": 9}
    state = laid(step="limit", players=[much, much, {}])
    for _ in range(8):
        run(state, "0 discard wood")
    assert (decision(state), state.actor()) == ("discard_goods", 1)
    assert state.position()["step"] == "limit"
    assert fingerprint(GAME.load(state.position())) == fingerprint(state)


@pytest.mark.rule("wages/pay")
def test_who_has_paid_is_not_asked_again() -> None:
    mine = {"samurai": ["edo"], "rice": 1}
    state = laid(step="wages", players=[mine, mine, {}])
    run(state, "0 return edo")
    assert state.position()["step"] == "wages"
    assert fingerprint(GAME.load(state.position())) == fingerprint(state)
    paid = run(laid(step="wages", players=[mine, mine, {}]), "0 pay")
    assert (paid.actor(), GAME.is_resting(paid)) == (1, False)


@pytest.mark.rule("setup/packages")
@pytest.mark.rule("setup/towns")
def test_the_set_up_goes_on_with_whoever_is_due() -> None:
    packed: list[dict[str, object]] = [{"package": f"k{number}"} for number in (1, 2, 3)]
    asked = [({}, {}, {}), (packed[0], {}, {}), packed, [*packed[:2], packed[2] | SAKURA]]
    states = [laid(step="setup", round=0, players=list(players)) for players in asked]
    assert [(decision(state), state.actor()) for state in states] == [
        ("take_package", 0), ("take_package", 1), ("choose_town", 2), ("choose_town", 1),
    ]  # fmt: skip


SAKURA: dict[str, object] = {"town": "sakura", "samurai": ["sakura"]}


@pytest.mark.parametrize("modules", ["none", "all"])
def test_every_step_is_come_to_and_leads_back(modules: str) -> None:
    found: set[object] = set()
    for state in wander(GAME.new(3, {"modules": modules}), Rng(5)):
        written = json.loads(json.dumps(state.position()))
        assert GAME.is_resting(state) == ("step" in written) == ("open" not in written)
        if GAME.is_resting(state):
            found.add(written["step"])
            assert fingerprint(GAME.load(written)) == fingerprint(state)
    ronin = {"ronin"} if modules == "all" else set()
    assert found - {"limit"} == {"setup", "plan", "turn", "wages"} | ronin


# What a position leaves to chance


@pytest.mark.parametrize("step", ["setup", "round", "plan", "perform", "wages", "limit"])
@pytest.mark.parametrize("modules", ["none", "all"])
def test_a_step_that_waits_for_chance_comes_back_and_goes_on(step: str, modules: str) -> None:
    start: dict[str, object] = {"seats": 3, "options": {"modules": modules}, "step": step}
    if step in ("wages", "limit"):
        start["players"] = [{"samurai": ["edo"], "rice": 11}, {}, {}]
    match, rng = loaded_match(GAME, start, auto=False), Rng(3)
    while match.state.actor() == NATURE:
        assert fingerprint(again(match).state) == fingerprint(match.state)
        match.act(NATURE, match.state.draw(rng))
    assert fingerprint(again(match).state) == fingerprint(match.state)
