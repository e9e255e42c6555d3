"""The optional counter: Bakufu Navy and Katsu Kaishu (§12.1)."""

import pytest

from hatamoto.games.twilight.state import TwilightState
from tests.games.kit import decision, facts_seen, legal, refusal, run
from tests.games.twilight.table import ANTI, PRO, dealt, influence, laid, markers, support, targets

NAVY = {"navy": True}


def asked(vp: int, **fields: object) -> TwilightState:
    """A turn of the optional rule, once its cards are dealt."""
    state = laid(**{"options": NAVY, "hands": "draw", "turn": 2, "vp": vp, **fields})
    return dealt(state)


@pytest.mark.rule("12.1", "12.1(1)(iii)")
def test_the_counter_takes_part_by_agreement_only() -> None:
    assert markers(laid()) == {}
    assert markers(laid(options=NAVY)) == {"bakufu_navy": "edo_bakufu"}


@pytest.mark.rule("12.1(1)", "12.1(1)(i)")
@pytest.mark.parametrize("vp", [-10, -19])
def test_pro_bakufu_places_the_navy_when_far_behind(vp: int) -> None:
    state = asked(vp)
    assert (decision(state), state.actor()) == ("navy", PRO)
    powered = {"satsuma", "choshu", "tosa", "fukui", "mito"}
    assert targets(state, PRO) == {*powered, "kyo", "nagasaki"}
    run(state, "1 navy kyo")
    assert markers(state) == {"bakufu_navy": "kyo"}
    assert support(state, "kyo") == [1, 2]
    assert (decision(state), state.actor()) == ("play_card", ANTI)


@pytest.mark.rule("12.1(1)(ii)")
def test_anti_bakufu_places_katsu_kaishu() -> None:
    state = asked(10)
    assert (decision(state), state.actor()) == ("navy", ANTI)
    run(state, "0 navy mito")
    assert markers(state) == {"katsu_kaishu": "mito"}
    assert support(state, "mito") == [3, 1]


@pytest.mark.rule("12.1(1)(iii)")
@pytest.mark.parametrize("vp", [-9, 0, 9])
def test_the_counter_stays_on_edo_when_nobody_is_far_ahead(vp: int) -> None:
    state = asked(vp)
    assert decision(state) == "play_card"
    assert markers(state) == {"bakufu_navy": "edo_bakufu"}
    assert support(state, "edo_bakufu") == [0, 0]


@pytest.mark.rule("12.1(1)(i)", "12.1(1)(ii)")
def test_it_stands_in_kyo_a_port_or_a_powered_clan() -> None:
    state = asked(-10)
    assert refusal(state, "1 navy aizu") == ("no_navy_there", "12.1(1)(i)")
    assert refusal(asked(10), "0 navy edo_bakufu") == ("no_navy_there", "12.1(1)(ii)")
    assert refusal(state, "1 navy yokohama") == ("port_closed", "2.24(2)(iii)")
    assert "navy yokohama" in legal(asked(-10, yokohama=True), PRO)


@pytest.mark.rule("12.1(2)")
def test_it_returns_to_edo_in_the_end_phase() -> None:
    fields = {"options": NAVY, "hands": [["sonno_joi"], []], "vp": 12}
    state = laid(**fields, markers={"katsu_kaishu": "mito"})
    run(state, "0 play sonno_joi", "0 use action", "0 kind place", "0 stop")
    assert markers(state) == {"bakufu_navy": "edo_bakufu"}
    assert influence(state, "mito") == [3, 1]
    assert facts_seen(state, "marker_returned") == [{"marker": "katsu_kaishu"}]
    assert support(state, "mito") == [1, 1]


@pytest.mark.rule("12.1")
def test_without_the_option_nobody_is_asked() -> None:
    assert decision(asked(-15, options={})) == "play_card"
