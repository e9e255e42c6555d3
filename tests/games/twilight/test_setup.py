"""Set-up: the closed deck, five cards each, influence by the inherent numbers (§4.0)."""

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.ids import CARD_IDS, SPACE_IDS
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import decision, facts_seen, legal, run
from tests.games.twilight.table import ANTI, CLOSED, PRO, control, dealt, hand, influence, support


@pytest.mark.rule("4.1(i)", "2.31(i)")
def test_only_the_closed_deck_is_drawn_from() -> None:
    state = GAME.new(2)
    assert [GAME.notation(action) for action in state.legal(NATURE)] == [
        f"draw {card}" for card in CARD_IDS[:CLOSED]
    ]


@pytest.mark.rule("4.1(ii)", "5.1(3)")
def test_each_player_draws_five_cards_in_turns() -> None:
    state = GAME.new(2)
    seats = []
    while state.actor() == NATURE:
        seats.append(GAME.kind(state.top()).facts(state, state.top())["seat"])
        state.apply(NATURE, state.legal(NATURE)[0])
    assert seats == [ANTI, PRO] * 5
    assert (len(hand(state, ANTI)), len(hand(state, PRO))) == (5, 5)


@pytest.mark.rule("4.1(ii)")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    state = GAME.new(2)
    state.events = []
    run(state, "nature draw namamugi")
    assert facts_seen(state, "card_dealt", WATCHER) == [{"seat": ANTI}]
    assert facts_seen(state, "card_received", ANTI) == [{"seat": ANTI, "card": "namamugi"}]
    assert not facts_seen(state, "card_received", PRO)
    assert not facts_seen(state, "card_received", WATCHER)


@pytest.mark.rule("4.2(i)", "2.11(1)(ii)", "3.3(1)")
def test_influence_begins_at_the_inherent_numbers() -> None:
    state = GAME.new(2)
    assert all(influence(state, space) == support(state, space) for space in SPACE_IDS)
    assert influence(state, "aizu") == [0, 3]
    most = [max(influence(state, space)) for space in SPACE_IDS if space != "aizu"]
    assert set(most) == {0, 1}


@pytest.mark.rule("4.2(i)")
def test_only_aizu_is_controlled_at_the_start() -> None:
    state = GAME.new(2)
    held = {space: control(state, space) for space in SPACE_IDS if control(state, space)}
    assert held == {"aizu": "pro", "edo_bakufu": "pro"}


@pytest.mark.rule("4.3(1)")
def test_anti_bakufu_goes_first_in_the_first_turn() -> None:
    state = dealt(GAME.new(2))
    view = state.view(WATCHER)
    assert (view["turn"], view["first"], view["active"], view["round"]) == (1, ANTI, ANTI, 1)
    assert decision(state) == "play_card"
    assert legal(state, ANTI) == [f"play {card}" for card in hand(state, ANTI)]


@pytest.mark.rule("4.3(2)", "4.3(3)", "4.3(4)", "4.3(5)", "4.3(6)", "4.3(7)", "4.3(8)")
def test_every_marker_starts_in_its_box() -> None:
    view = GAME.new(2).view(WATCHER)
    assert (view["vp"], view["treaty"], view["intervention"]) == (0, 0, 0)
    assert (view["court"], view["court_done"]) == ([0, 0], [False, False])
    assert (view["opened"], view["joi"], view["yokohama"], view["modifier"]) == (False,) * 4
    assert view["markers"] == []


@pytest.mark.rule("4.3(7)")
def test_yokohama_is_closed_and_nothing_else_is() -> None:
    rows = GAME.new(2).view(WATCHER)["spaces"]
    assert isinstance(rows, list)
    assert [row["space"] for row in rows if row["closed"]] == ["yokohama"]
