"""All eighty cards: functions and rows belong together, and without its event a card is idle."""

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.effects import EFFECTS, EVENTS, HAS_CONDITION
from hatamoto.games.twilight.effects.card import no_spoils, nothing
from hatamoto.games.twilight.ids import CARD_IDS, COMMON, MUST_PLAY
from hatamoto.texts import LANGUAGES, Voice
from tests.games.kit import legal, refusal, run
from tests.games.twilight.playing import about_to_play, shown, where
from tests.games.twilight.table import PRO

TYPE = GAME.content.type
OWN = [card for card in range(len(CARD_IDS)) if TYPE[card] < MUST_PLAY]
NAMED = CARD_IDS.__getitem__


def said(id: str, lang: str) -> str:
    """A text of the game."""
    return Voice([GAME.folder / "text"], lang).message(id)


# Functions and rows


@pytest.mark.pure
def test_each_card_has_the_function_of_its_name() -> None:
    assert sorted(EVENTS) == sorted(CARD_IDS)
    assert [function.__name__ for function in EFFECTS] == CARD_IDS


@pytest.mark.pure
@pytest.mark.parametrize("card", range(len(CARD_IDS)), ids=NAMED)
def test_each_function_cites_its_card(card: int) -> None:
    assert "§" + f"card/{CARD_IDS[card]}" in str(EFFECTS[card].__doc__)


@pytest.mark.parametrize(("lang", "word"), [("en", "Condition:"), ("ja", "条件：")])
def test_a_card_has_a_condition_exactly_when_its_text_says_so(lang: str, word: str) -> None:
    told = [said(f"card-{id}-text", lang).startswith(word) for id in CARD_IDS]
    assert told == HAS_CONDITION


@pytest.mark.parametrize(("lang", "word"), [("en", "Jo-i is performed."), ("ja", "攘夷を実行。")])
def test_a_card_performs_jo_i_exactly_when_its_text_says_so(lang: str, word: str) -> None:
    assert [word in said(f"card-{id}-text", lang) for id in CARD_IDS] == GAME.content.joi


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_a_text_and_a_line_of_history(lang: str) -> None:
    for id in CARD_IDS:
        assert said(f"card-{id}", lang)
        assert said(f"card-{id}-text", lang).endswith((".", "。"))
        assert said(f"card-{id}-history", lang).endswith((".", "。"))


def test_what_follows_a_choice_or_a_war() -> None:
    rests = [id for id, event in EVENTS.items() if event.rest is not nothing]
    wars = [id for id, event in EVENTS.items() if event.after_war is not no_spoils]
    assert rests == ["sanyo_kaigi", "yokosuka_works"]
    assert wars == ["second_expedition", "four_border_war"]


# Without its event nothing happens


@pytest.mark.rule("9.2(ii)")
@pytest.mark.parametrize("card", OWN, ids=NAMED)
def test_a_card_used_for_its_action_changes_nothing_by_itself(card: int) -> None:
    id, seat = CARD_IDS[card], TYPE[card] % 2
    state = about_to_play(id, seat)
    before = shown(state)
    run(state, f"{seat} play {id}", f"{seat} use action", f"{seat} kind place", f"{seat} stop")
    assert shown(state) == before
    assert where(state, id) == "discard"


@pytest.mark.rule("8.4(1)")
@pytest.mark.parametrize("card", [card for card in OWN if TYPE[card] < COMMON], ids=NAMED)
def test_the_other_sides_court_operation_keeps_the_event_away(card: int) -> None:
    id, seat = CARD_IDS[card], 1 - TYPE[card]
    state = about_to_play(id, seat)
    before = shown(state)
    run(state, f"{seat} play {id}")
    use = "action" if "use action" in legal(state, seat) else "action_first"
    run(state, f"{seat} use {use}", f"{seat} kind court", "nature roll 6")
    assert shown(state) == before
    assert where(state, id) == "discard"


@pytest.mark.rule("8.4(1)(iii)")
@pytest.mark.parametrize("id", [id for card, id in enumerate(CARD_IDS) if TYPE[card] >= MUST_PLAY])
def test_a_card_that_must_be_played_is_no_court_operation(id: str) -> None:
    state = about_to_play(id, PRO)
    run(state, f"1 play {id}")
    use = "action" if "use action" in legal(state, PRO) else "action_first"
    run(state, f"1 use {use}")
    assert refusal(state, "1 kind court") == ("no_court_must_play", "8.4(1)(iii)")
