"""Every line of the record cites the paragraph it comes from, and a card's deeds cite the card."""

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.content import paragraphs
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER
from tests.games.kit import events_seen, run, wander
from tests.games.twilight.table import ANTI, PRO, acting, event, holding, laid


def cited(state: TwilightState) -> dict[str, str]:
    """The paragraph of the last event of each kind."""
    return {one.kind: one.rule for one in events_seen(state, WATCHER)}


@pytest.mark.rule("9.0", "2.23(6)(i)")
def test_what_an_event_does_cites_its_card() -> None:
    rules = cited(event(ANTI, "namamugi"))
    assert rules["event_occurred"] == "9.0"
    assert rules["joi_performed"] == "2.23(6)(i)"
    assert rules["vp_gained"] == rules["intervention_raised"] == "card/namamugi"


@pytest.mark.rule("9.5(1)", "7.0(1)")
def test_a_scoring_cites_the_scoring_and_the_next_round_its_own_paragraph() -> None:
    state = holding(PRO, "ou_situation")
    run(state, "1 play ou_situation", "1 use event_first")
    rules = cited(state)
    assert (rules["area_scored"], rules["vp_gained"]) == ("9.5(1)", "card/ou_situation")
    run(state, "1 kind place", "1 stop")
    assert cited(state)["round_began"] == "7.0(1)"
    assert cited(state)["card_discarded"] == "2.35(3)"


@pytest.mark.rule("3.2(i)", "8.1")
def test_control_cites_control_and_placing_cites_placing() -> None:
    state = acting(PRO, 3, "place")
    run(state, "1 place hamada")
    assert (cited(state)["influence_placed"], cited(state)["control_gained"]) == ("8.1", "3.2(i)")


@pytest.mark.rule("9.2(i)", "9.2(ii)")
def test_a_starred_card_says_why_it_leaves_or_stays() -> None:
    assert cited(event(ANTI, "shuseikan"))["card_removed"] == "9.2(i)"
    state = acting(ANTI, 3, "place")
    run(state, "0 stop")
    assert cited(state)["card_discarded"] == "9.2(ii)"


@pytest.mark.rule("11.1(i)")
def test_the_end_cites_its_paragraph() -> None:
    assert cited(event(ANTI, "namamugi", vp=-17))["game_ended"] == "11.1(i)"


def test_every_paragraph_cited_in_a_game_exists() -> None:
    state: TwilightState = laid()
    for _ in wander(state, Rng(5)):
        pass
    known = {row["id"] for row in paragraphs(GAME.folder)}
    rules = {one.rule for one in events_seen(state, WATCHER)}
    assert rules <= known
    assert len(rules) > 40
    assert cited(state)["game_ended"] in ("11.1(i)", "11.3(iv)", "11.4(3)")
