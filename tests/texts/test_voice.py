"""A Voice speaks to one reader: names, "you", lists, capitals, paragraphs."""

import time
from pathlib import Path

import pytest

import hatamoto
from hatamoto.kernel.errors import BadArgument, BadContent
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import NATURE, NOBODY, WATCHER
from hatamoto.texts import LANGUAGES, PSEUDO, Voice

SHOGUNATE = Path(hatamoto.__file__).parent / "games" / "shogunate" / "data" / "text"
NAMES = ["Aki", "Ben", "Chiyo"]


def voice(lang: str = "en", reader: int = WATCHER) -> Voice:
    """A voice for Shogunate with three named players."""
    return Voice([SHOGUNATE], lang, NAMES, reader)


def own_voice(folder: Path, text: str, reader: int = WATCHER) -> Voice:
    """An English voice for one small catalogue."""
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    return Voice([folder], "en", NAMES, reader)


def test_a_watcher_reads_names() -> None:
    said = voice().event("loyalty_shown", {"seat": 0, "to_seat": 2})
    assert said == "Aki showed a face-down Loyalty card to Chiyo."


def test_the_reader_is_you_with_a_capital_at_the_start() -> None:
    said = voice(reader=0).event("loyalty_shown", {"seat": 0, "to_seat": 2})
    assert said == "You showed a face-down Loyalty card to Chiyo."


def test_the_reader_is_you_inside_a_sentence() -> None:
    said = voice(reader=2).event("loyalty_shown", {"seat": 0, "to_seat": 2})
    assert said == "Aki showed a face-down Loyalty card to you."


def test_the_reader_is_anata_in_japanese() -> None:
    said = voice("ja", 2).event("loyalty_shown", {"seat": 0, "to_seat": 2})
    assert said == "Akiは伏せた忠誠札を一枚、あなたに見せた。"


def test_an_unnamed_seat_has_its_number_from_one() -> None:
    assert Voice([SHOGUNATE], "en").choice("name", {"seat": 0}) == "Player 1"
    assert Voice([SHOGUNATE], "ja").choice("name", {"seat": 0}) == "プレイヤー1"


def test_an_unnamed_seat_is_called_by_its_side(tmp_path: Path) -> None:
    text = "seat-0 = Anti-Bakufu\nverb-name = { $seat }\n"
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    speaker = Voice([tmp_path], "en", ["", "Ben"])
    assert speaker.choice("name", {"seat": 0}) == "Anti-Bakufu"
    assert speaker.choice("name", {"seat": 1}) == "Ben"
    assert speaker.choice("name", {"seat": 2}) == "Player 3"


def test_a_paragraph_has_its_title() -> None:
    assert voice().title("play/arrow") == "Path of the Arrow"


def test_an_empty_name_counts_as_unnamed() -> None:
    assert Voice([SHOGUNATE], "en", ["", "Ben"]).choice("name", {"seat": 0}) == "Player 1"


def test_a_seat_beyond_the_table_has_its_number() -> None:
    assert voice().choice("name", {"seat": 7}) == "Player 8"


@pytest.mark.parametrize(
    ("seat", "word"), [(NATURE, "Chance"), (WATCHER, "A watcher"), (NOBODY, "Nobody")]
)
def test_places_that_are_no_players_have_words(seat: int, word: str) -> None:
    assert voice().choice("name", {"seat": seat}) == word


def test_ids_become_names_by_the_last_word_of_their_key() -> None:
    facts: Facts = {"seat": 1, "from_leader": "cat", "to_leader": "wolf"}
    said = voice().event("honour_moved", facts)
    assert said == "Ben moved 1 Honour from Lady Sayo of the Cat to Lord Raizo of the Wolf."


def test_numbers_stay_numbers_and_choose_the_plural() -> None:
    assert voice().event("plots_scried", {"seat": 0, "count": 1}) == "Aki looked at the next Plot."
    said = voice().event("plots_scried", {"seat": 0, "count": 2})
    assert said == "Aki looked at the next 2 Plots."


def test_a_refusal_ends_with_its_paragraph() -> None:
    said = voice().refusal("already_last", "play/dishonour", {"leader": "cat"})
    assert said == "Lady Sayo of the Cat stands at the tail of the Line already (§play/dishonour)"
    said = voice("ja").refusal("already_last", "play/dishonour", {"leader": "cat"})
    assert said == "猫家の小夜はすでに列の末尾にいます（§play/dishonour）"


def test_a_refusal_without_a_paragraph_stands_alone() -> None:
    assert voice().refusal("game_over", "", {}) == "The game is over"


def test_a_refusal_bends_its_verb_to_the_reader() -> None:
    told, heard = voice(reader=0), voice()
    assert told.refusal("no_face_down", "", {"seat": 0}) == "You have no face-down Loyalty card"
    assert heard.refusal("no_face_down", "", {"seat": 0}) == "Aki has no face-down Loyalty card"


def test_a_refusal_may_carry_more_facts_than_it_tells() -> None:
    facts: Facts = {"verb": "play", "decision": "name_player"}
    said = voice().refusal("wrong_verb", "play/name", facts)
    assert said == "That does not answer the current question (§play/name)"


def test_a_prompt_is_the_question_of_its_decision() -> None:
    said = voice(reader=1).prompt("cloaked_leader", {"seat": 2})
    assert said == "Choose the leader that Chiyo has to move."


def test_a_choice_takes_the_verb_as_words_or_as_id() -> None:
    facts: Facts = {"plot": "p07"}
    assert voice().choice("draw plot", facts) == "Truce of Lanterns"
    assert voice().choice("draw_plot", facts) == "Truce of Lanterns"


def test_a_message_is_left_as_written() -> None:
    assert voice().message("mode-switch") == "switch two leaders"
    assert voice().choice("mode", {"mode": "switch"}) == "Switch two leaders"


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ([], "Ready: nothing"),
        ([1], "Ready: Ben"),
        ([1, 0], "Ready: Ben and you"),
        ([1, 0, 2], "Ready: Ben, you and Chiyo"),
    ],
)
def test_lists_of_seats_are_joined(tmp_path: Path, seats: list[int], said: str) -> None:
    speaker = own_voice(tmp_path, "ready = Ready: { $seats }\n", reader=0)
    assert speaker.message("ready", {"seats": seats}) == said


def test_lists_of_ids_are_named_and_joined_in_japanese() -> None:
    both = Voice([SHOGUNATE], "ja")
    assert both.message("view-line") == "継承の列"
    joined = both.message("refusal-unknown_verb", {"word": ["影", "嵐", "矢"]})
    assert "影、嵐と矢" in joined


def test_lists_of_ids_use_the_names_of_one(tmp_path: Path) -> None:
    text = "card-ice = Ice\ncard-fire = Fire\nheld = { $own_cards }\n"
    speaker = own_voice(tmp_path, text)
    assert speaker.message("held", {"own_cards": ["ice", "fire"]}) == "Ice and Fire"


def test_words_of_no_domain_pass_unchanged() -> None:
    said = voice().refusal("unknown_verb", "", {"word": "jump"})
    assert said == "“jump” does not begin with a word this game knows"


def test_an_id_without_a_name_is_never_shown() -> None:
    with pytest.raises(BadContent, match="no name for the leader tiger"):
        voice().choice("leader", {"leader": "tiger"})


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(BadContent, match="no message event-earthquake"):
        voice().event("earthquake", {})


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(BadContent, match="to_seat"):
        voice().event("loyalty_shown", {"seat": 0})


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(BadArgument, match="klingon"):
        Voice([SHOGUNATE], "klingon")


def test_a_voice_knows_which_messages_it_has() -> None:
    assert voice().has("event-loyalty_shown")
    assert voice().has("you")
    assert not voice().has("event-earthquake")


def test_the_first_catalogue_wins(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("card-arrow = Our Arrow\n", encoding="utf-8")
    speaker = Voice([tmp_path, SHOGUNATE], "en")
    assert speaker.choice("play", {"card": "arrow"}) == "Our Arrow"


def test_the_pseudo_language_wraps_a_whole_sentence_once() -> None:
    said = voice(PSEUDO, 0).event("card_revealed", {"seat": 0, "card": "dishonour"})
    assert said == "⟦Ýöû ŕéṽéàļéđ Ðîšĥöñöûŕ.⟧"


def test_the_pseudo_language_wraps_a_refusal_with_its_paragraph() -> None:
    said = voice(PSEUDO).refusal("own_seat", "play/arrow", {})
    assert said.endswith(")⟧")
    assert said.count("⟦") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_marks_of_direction_are_mixed_in(lang: str) -> None:
    said = voice(lang).event("loyalty_shown", {"seat": 0, "to_seat": 2})
    assert not set(said) & {"\u2068", "\u2069"}


def test_a_long_log_is_told_quickly() -> None:
    speaker = voice()
    start = time.perf_counter()
    for slot in range(300):
        speaker.event("leader_laid", {"leader": "carp", "slot": slot % 6 + 1})
    assert time.perf_counter() - start < 0.5
