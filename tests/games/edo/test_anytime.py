"""City Income and resources at any point of one's own turn (§tokken/privileges/d, ruling 43)."""

import pytest

from hatamoto.games.edo import GAME, board, frames
from hatamoto.games.edo.codes import HELD, PRIVILEGES_HELD
from hatamoto.games.edo.content import INCOME, PRIVILEGE_IDS, SPACE_IDS
from hatamoto.games.edo.decisions.asking import AskingInTurn
from hatamoto.games.edo.decisions.turn import Turn
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.rng import Rng
from tests.games.edo.table import good, laid, offered, player, refused, samurai, turn, why
from tests.games.kit import decision, legal, run, wander

TOKENS: int = 1 << 4 * INCOME | 1 << 4 * PRIVILEGE_IDS.index("rice_or_wood")
DISPERSAL: dict[str, object] = {
    "game": "edo", "seats": 3, "options": {"modules": "all"}, "round": 4, "step": "perform",
    "start": 0, "ronin": ["sakura", "quarry_1", "rice_1"],
    "players": [
        {"ryo": 0, "samurai": ["kawagoe", "odawara"], "privileges": ["income"]}, {}, {},
    ],
    "cities": {"odawara": {"buildings": ["house 0"]}},
    "plans": {"0": ["court travel 1 0 0", "domain building 0 0 0", "works quarry 0 0 0"]},
}  # fmt: skip
"""A dispersal that only the income of a city pays for."""
RICH = {"samurai": ["kawagoe", "sakura"], "ryo": 0, "privileges": ["income", "rice_or_wood"]}
HOUSE = {"odawara": {"buildings": ["house 0"]}}
COURT = ["support", "site", "trade", "full_wood"]
APART = ("forestry_1", "quarry_1", "rice_1")


def travelling(*steps: str, ronin: tuple[str, ...] = APART) -> EdoState:
    """Seat 0 travels with no money, but with an income and a resource to take."""
    state = turn(
        "court travel 1", modules="all", me=RICH, cities=HOUSE, privileges=COURT, ronin=[*ronin]
    )
    return run(state, *steps)


@pytest.mark.rule("tokken/privileges/d")
def test_the_income_of_a_city_pays_for_who_is_brought() -> None:
    state = GAME.load(DISPERSAL)
    rng = Rng(5)
    while state.actor() < 0:
        state.apply(state.actor(), state.draw(rng))
    run(state, "0 disperse sakura")
    assert offered(state, "bring") == []
    run(state, "0 income odawara")
    assert decision(state) == "bring_samurai"
    assert "bring kawagoe" in legal(state)


@pytest.mark.rule("tokken/privileges/d")
def test_the_income_of_a_city_pays_for_a_longer_way() -> None:
    state = turn(
        "works quarry", modules="all", me={**RICH, "ryo": 1}, cities=HOUSE, privileges=COURT
    )
    run(state, "0 move samurai kawagoe")
    near = offered(state, "to")
    run(state, "0 income odawara")
    assert (decision(state), set(near) < set(offered(state, "to"))) == ("move_samurai", True)
    run(state, "0 to sakura")
    assert (samurai(state), good(state, "ryo")) == (["sakura", "sakura"], 5)


@pytest.mark.rule("tokken/privileges/e")
def test_a_good_is_taken_while_the_ronin_are_on_their_way() -> None:
    state = travelling(
        "0 disperse sakura", "0 join kawagoe", "0 resolve", ronin=("sakura", "quarry_1", "rice_1")
    )
    run(state, "nature draw location choice", "0 redeem rice_or_wood rice")
    assert (decision(state), good(state, "rice")) == ("choose_kind", 1)
    run(state, "0 kind city", "0 income odawara")
    assert (decision(state), player(state)["privileges"]) == ("settle_ronin", [])


@pytest.mark.rule("tokken/privileges/e")
def test_a_question_stays_as_it_was() -> None:
    state = travelling("0 relocate kawagoe")
    before = state.stack.copy()
    run(state, "0 redeem rice_or_wood wood")
    assert (state.stack, state.moving) == (before, 0)
    assert why(state, "0 redeem rice_or_wood wood") == ("tokken/privileges/e", "no_privilege")
    assert why(state, "0 income edo") == ("tokken/privileges/d", "no_income")


def holding(state: EdoState, seat: int) -> EdoState:
    """A copy in which the seat has tokens of both sorts."""
    copy = state.clone()
    copy.holdings[seat * HELD + PRIVILEGES_HELD] = TOKENS
    return copy


def anytime(state: EdoState, seat: int) -> list[str]:
    """What the tokens of `holding` allow in one's own turn."""
    cities = [c for c in state.config.cities if board.income(state, seat, c)]
    income = [f"income {SPACE_IDS[city]}" for city in cities]
    return [*income, "redeem rice_or_wood wood", "redeem rice_or_wood rice"]


def dispersed() -> EdoState:
    """Seat 0 has outnumbered three Ronin, and chance has still to send them away."""
    mine = {"samurai": ["sakura"] * 4}
    state = turn("court travel 1", modules="all", me=mine, ronin=["sakura"] * 3, cities=HOUSE)
    return run(state, "0 disperse sakura", "0 resolve")


@pytest.mark.rule("tokken/privileges/d")
@pytest.mark.rule("tokken/privileges/e")
def test_ruling_43_every_question_of_a_turn_takes_income_and_goods() -> None:
    asked: set[int] = set()
    starts = [GAME.new(3, {"modules": "all"}), *[dispersed() for _ in range(4)]]
    for seed, start in enumerate(starts):
        for state in wander(start, Rng(seed)):
            kinds = [type_of(frame) for frame in state.stack]
            seat = state.actor()
            if seat < 0 or frames.NEXT_TURN.number not in kinds:
                continue
            asked.add(kinds[-1])
            rich = holding(state, seat)
            found = [words for words in legal(rich, seat) if words in anytime(rich, seat)]
            assert found == anytime(rich, seat)
            for words in found:
                after = run(rich.clone(), f"{seat} {words}")
                assert after.stack == state.stack
    assert {GAME.kinds[kind].id for kind in asked} == {
        kind.id for kind in GAME.kinds if isinstance(kind, (AskingInTurn, Turn))
    }


@pytest.mark.rule("tokken/privileges/d")
def test_the_ronin_of_a_new_round_belong_to_nobodys_turn() -> None:
    mine = {"privileges": ["income", "rice_or_wood"]}
    state = laid(modules="all", players=[mine, {}, {}], cities=HOUSE, privileges=COURT)
    run(state, "0 select quarry_1", "nature draw location choice")
    assert offered(state, "redeem") == offered(state, "income") == []
    assert why(state, "0 income odawara") == ("tokken/privileges/d", "not_in_turn")
    run(state, "0 kind city")
    assert why(state, "0 redeem rice_or_wood wood") == ("tokken/privileges/e", "not_in_turn")


def test_without_the_module_a_question_has_its_own_answers_only() -> None:
    state = turn("works quarry", me={"samurai": ["edo"]})
    run(state, "0 move samurai edo")
    assert refused(state, "0 income edo") == ("move/samurai", "not_in_play", {"module": "tokken"})
