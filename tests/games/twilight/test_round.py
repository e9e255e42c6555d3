"""A round: the card, what it is used for, and where it goes (§7.0, §9.1, §9.2)."""

import pytest

from hatamoto.kernel.seats import WATCHER
from tests.games.kit import blocking, decision, facts_seen, legal, own, refusal, run
from tests.games.twilight.table import (
    ANTI,
    PRO,
    acting,
    discards,
    event,
    holding,
    influence,
    laid,
    removed,
)

II = {"ii_naosuke": "hikone"}


@pytest.mark.rule("7.1(1)", "7.0(2)")
def test_a_card_is_played_from_the_hand() -> None:
    state = laid()
    assert legal(state, ANTI) == ["play sonno_joi", "play shuseikan"]
    assert refusal(state, "0 play kobu_gattai") == ("not_in_hand", "7.1(1)")
    assert refusal(state, "1 play kobu_gattai") == ("not_your_turn", "7.1(1)")


@pytest.mark.rule("7.1(1)")
def test_everybody_sees_the_card_played() -> None:
    state = laid()
    run(state, "0 play shuseikan")
    assert facts_seen(state, "card_played", WATCHER) == [{"seat": ANTI, "card": "shuseikan"}]
    assert state.view(WATCHER)["card"] == "shuseikan"
    assert state.learned == 1


@pytest.mark.rule("7.1(2)", "7.21(i)")
@pytest.mark.parametrize(
    ("seat", "card"), [(ANTI, "sonno_joi"), (PRO, "kobu_gattai"), (ANTI, "teradaya")]
)
def test_own_and_common_cards_give_action_or_event(seat: int, card: str) -> None:
    state = holding(seat, card)
    run(state, f"{seat} play {card}")
    assert legal(state, seat) == ["use event", "use action"]
    assert refusal(state, f"{seat} use event_first") == ("no_order", "7.21(i)")


@pytest.mark.rule("7.21(ii)", "9.1(2)")
def test_an_opposing_card_gives_both_and_the_opponent_plays_the_event() -> None:
    state = holding(PRO, "sonno_joi", hands=[["shuseikan"], ["sonno_joi"]])
    run(state, "1 play sonno_joi")
    assert legal(state, PRO) == ["use action_first", "use event_first"]
    assert refusal(state, "1 use action") == ("both_happen", "7.21(ii)")
    run(state, "1 use event_first")
    assert (decision(state), state.actor()) == ("put", ANTI)


@pytest.mark.rule("7.21(iii)", "9.1(1)")
def test_a_must_play_card_gives_both_to_its_player() -> None:
    state = holding(ANTI, "treaty_harris")
    run(state, "0 play treaty_harris")
    assert legal(state, ANTI) == ["use action_first", "use event_first"]
    assert refusal(state, "0 use event") == ("both_happen", "7.21(iii)")


@pytest.mark.rule("7.2(ii)")
def test_the_order_is_the_active_players() -> None:
    state = holding(ANTI, "treaty_harris")
    run(state, "0 play treaty_harris", "0 use action_first")
    assert state.view(ANTI)["event_due"] is True
    assert influence(state, "kyo") == [1, 0]
    run(state, "0 kind place", "0 stop")
    assert influence(state, "kyo") == [2, 0]


@pytest.mark.rule("7.2(ii)")
def test_the_event_may_come_first() -> None:
    state = holding(ANTI, "treaty_harris")
    run(state, "0 play treaty_harris", "0 use event_first")
    assert influence(state, "kyo") == [2, 0]
    assert decision(state) == "choose_kind"


@pytest.mark.rule("7.2(i)", "2.35(2)(i)")
def test_an_event_without_its_condition_does_not_occur() -> None:
    state = holding(ANTI, "sakuradamon")
    run(state, "0 play sakuradamon")
    assert legal(state, ANTI) == ["use action"]
    assert refusal(state, "0 use event") == ("event_unmet", "7.2(i)")
    assert blocking(state, "0 use event") == {"card": "sakuradamon"}


@pytest.mark.rule("7.2(i)")
def test_an_opposing_event_without_its_condition_lapses() -> None:
    state = holding(PRO, "sakuradamon")
    run(state, "1 play sakuradamon")
    assert legal(state, PRO) == ["use action"]
    run(state, "1 use action", "1 kind place", "1 stop")
    assert facts_seen(state, "event_lapsed") == [{"card": "sakuradamon"}]
    assert discards(state) == ["sakuradamon"]


@pytest.mark.rule("7.2(i)")
def test_no_event_lapses_where_its_player_had_the_choice_or_takes_it() -> None:
    assert not facts_seen(acting(ANTI, 2), "event_lapsed")
    state = holding(PRO, "shuseikan")
    run(state, "1 play shuseikan", "1 use event_first")
    assert not facts_seen(state, "event_lapsed")


@pytest.mark.rule("7.2(i)")
def test_the_hand_shows_which_events_would_occur() -> None:
    cards = ["sakuradamon", "namamugi"]
    assert own(holding(ANTI, *cards), ANTI)["events"] == [False, True]
    assert own(holding(ANTI, *cards, markers=II), ANTI)["events"] == [True, True]


# Where the card goes


@pytest.mark.rule("9.2(i)", "2.35(3)")
def test_a_starred_card_leaves_the_game_when_its_event_occurs() -> None:
    state = event(ANTI, "ikuno_uprising")
    assert (removed(state), discards(state)) == (["ikuno_uprising"], [])
    assert facts_seen(state, "card_removed") == [{"card": "ikuno_uprising"}]


@pytest.mark.rule("9.2(ii)", "2.35(3)")
def test_a_starred_card_used_for_its_action_is_discarded() -> None:
    state = holding(ANTI, "ikuno_uprising")
    run(state, "0 play ikuno_uprising", "0 use action", "0 kind place", "0 stop")
    assert (removed(state), discards(state)) == ([], ["ikuno_uprising"])


@pytest.mark.rule("9.2(iv)")
def test_an_opposing_starred_card_leaves_the_game_too() -> None:
    state = holding(PRO, "ikuno_uprising")
    run(state, "1 play ikuno_uprising", "1 use action_first", "1 kind place", "1 stop")
    assert removed(state) == ["ikuno_uprising"]


@pytest.mark.rule("9.2")
def test_a_card_without_star_is_discarded_after_its_event() -> None:
    state = event(ANTI, "tozenji")
    assert (removed(state), discards(state)) == ([], ["tozenji"])


@pytest.mark.rule("9.2(v)")
def test_a_condition_broken_by_the_action_still_counts() -> None:
    state = holding(
        ANTI, "kyoto_shugoshoku", influence={"aizu": [0, 3], "mito": [1, 1], "kyo": [1, 0]}
    )
    run(state, "0 play kyoto_shugoshoku", "0 use action_first", "0 kind place", "0 place aizu")
    assert state.view(ANTI)["event_due"] is True
    run(state, "0 stop")
    assert facts_seen(state, "event_occurred") == [{"seat": PRO, "card": "kyoto_shugoshoku"}]
    assert influence(state, "kyo") == [1, 2]


@pytest.mark.rule("9.2(v)")
def test_a_condition_made_by_the_action_comes_too_late() -> None:
    state = holding(PRO, "katsura_anti_treaty", influence={"choshu": [3, 2]})
    run(state, "1 play katsura_anti_treaty")
    assert legal(state, PRO) == ["use action"]


@pytest.mark.rule("9.0", "9.1(1)")
def test_an_own_event_is_played_by_the_active_player() -> None:
    state = event(PRO, "kobu_gattai")
    assert facts_seen(state, "event_occurred") == [{"seat": PRO, "card": "kobu_gattai"}]
    assert (decision(state), state.actor()) == ("put", PRO)


@pytest.mark.rule("9.1(4)")
def test_a_bonus_belongs_to_the_active_player() -> None:
    for seat, wanted in ((ANTI, ([2, 1], [1, 1])), (PRO, ([1, 1], [1, 2]))):
        state = holding(seat, "treaty_kanagawa")
        run(state, f"{seat} play treaty_kanagawa", f"{seat} use event_first")
        assert (influence(state, "mito"), influence(state, "nagasaki")) == wanted
