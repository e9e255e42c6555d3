"""Shogunate's rows have words in both languages, and the words fit what the game sends."""

import tomllib
from pathlib import Path

import pytest

import hatamoto
from hatamoto.games.shogunate import GAME
from hatamoto.kernel.content import paragraphs
from hatamoto.kernel.options import Option
from hatamoto.texts import LANGUAGES, Voice
from hatamoto.texts.fluent_file import read_fluent_file

DATA = Path(hatamoto.__file__).parent / "games" / "shogunate" / "data"
TEXT = DATA / "text"

DECISIONS = """
deal seat; lay_line; reveal_plot; start_player; choose_card; name_player; cloaked_leader seat;
cloaked_slot leader; dishonour_leader; dishonour_turn; upstream_leader; upstream_show to_seat;
company_leader; company_adjacent leader; arrow_leader; arrow_player; arrow_show to_seat;
storms_mode; switch_first; switch_second leader; exchange_player; exchange_cards other_seat;
power_shinobi plot follows; power_swap plot; power_shift plot; power_alms plot; inquiry_player plot;
inquiry_show to_seat; whispers to_seat; amnesty plot; scry_draw seat; scry_order plot;
summons_player plot; summons_card plot
"""
EVENTS = """
loyalty_dealt seat; loyalty_received seat clan; leader_laid leader slot; hatamoto_chosen seat;
plot_revealed plot; round_began round seat; card_revealed seat card;
player_named seat named_seat card; leader_chosen seat leader;
leader_moved seat leader from_slot to_slot; leaders_switched leader other_leader;
honour_gained leader amount honour; honour_moved seat from_leader to_leader;
shinobi_moved from_slot to_slot leader; shinobi_struck leader amount honour; shinobi_missed leader;
shinobi_held; strike_changed plot amount; loyalty_turned seat clan; loyalty_shown seat to_seat;
loyalty_seen seat to_seat clan; loyalty_exchanged seat other_seat;
loyalty_swapped seat other_seat clan other_clan; loyalty_concealed by_seat seat clan;
plots_scried seat count; plot_seen seat plot; plots_ordered seat; plot_ordered seat plot;
card_discarded seat card; card_recalled seat card; power_declined seat plot; power_idle plot;
check_passed round; discard_picked_up seat; hatamoto_passed seat to_seat; plot_set_aside plot;
loyalty_revealed seat clan other_clan; threshold_reached seat score;
score_counted seat score place; game_ended reason
"""
REFUSALS = """
not_in_hand card; already_acted seat; is_hatamoto seat; no_such_seat number; same_slot leader slot;
already_last leader; already_first leader; too_far_up leader slot;
not_neighbour leader other_leader;
own_seat; no_face_down seat; not_face_down clan; same_leader leader; no_exchange;
shinobi_stays slot; shinobi_too_far slot; shinobi_only_up slot; shinobi_only_down slot;
not_most_honoured slot; not_least_honoured leader;
not_richer from_leader to_leader; not_adjacent from_leader to_leader; not_face_up seat clan;
gives_self leader; honoured_already leader;
not_looked_at plot; empty_discard seat; not_in_discard card; already_drawn; wrong_order
"""
VERBS = """
draw_loyalty seat clan; draw_leader leader; draw_plot plot; draw_hatamoto seat; play card;
name seat;
leader leader; slot slot; up leader number; mode mode; player seat; turn clan; show clan; give clan;
shinobi slot; swap slot; shift from_leader to_leader; conceal seat clan; top plot; recall card;
decline
"""
NOTES = "fresh seat clan round; stale seat clan round"
VIEWS = """
line; slot; honour; shinobi; hatamoto; plot; hand; discard; loyalty; face_up; notes; round;
threshold; plots_left
"""
INTERFACE = {
    "decision": DECISIONS,
    "event": EVENTS,
    "refusal": REFUSALS,
    "verb": VERBS,
    "note": NOTES,
}


def rows(name: str, key: str) -> list[str]:
    """The ids of a data file."""
    table = tomllib.loads((DATA / name).read_text(encoding="utf-8"))
    return [row["id"] for row in table[key]]


def words(lang: str) -> Voice:
    """A voice for nobody in particular."""
    return Voice([TEXT], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", INTERFACE)
def test_messages_name_exactly_the_facts_the_game_sends(lang: str, kind: str) -> None:
    variables = read_fluent_file(TEXT, lang).variables
    wanted = {
        f"{kind}-{line.split()[0]}": frozenset(line.split()[1:])
        for line in INTERFACE[kind].split(";")
    }
    assert {id: names for id, names in variables.items() if id.startswith(f"{kind}-")} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_has_its_labels(lang: str) -> None:
    labels = [f"view-{word.strip()}" for word in VIEWS.split(";")]
    assert [id for id in labels if not words(lang).has(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_leader_has_a_name_a_full_name_and_a_clan(lang: str) -> None:
    for id in rows("leaders.toml", "leader"):
        for message in (f"leader-{id}", f"leader-{id}-full", f"clan-{id}"):
            assert words(lang).message(message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_leader_is_called_by_the_clan(lang: str) -> None:
    for id in rows("leaders.toml", "leader"):
        assert words(lang).message(f"clan-{id}") in words(lang).message(f"leader-{id}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "key"), [("cards.toml", "card"), ("plots.toml", "plot")])
def test_every_card_and_plot_has_a_name_and_a_text(lang: str, name: str, key: str) -> None:
    for id in rows(name, key):
        assert words(lang).message(f"{key}-{id}")
        assert words(lang).message(f"{key}-{id}-text").endswith((".", "。"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.id)
def test_every_option_and_value_has_its_words(lang: str, option: Option) -> None:
    for ending in ["", "-about", *(f"-{value}" for value in option.values)]:
        assert words(lang).message(f"option-{option.id}{ending}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", ["threshold", "plots_exhausted", "resigned", "timeout"])
def test_every_end_has_its_reason(lang: str, reason: str) -> None:
    assert words(lang).message(f"reason-{reason}") in words(lang).event(
        "game_ended", {"reason": reason}
    )


def test_every_paragraph_is_titled_as_in_the_index() -> None:
    rows = paragraphs(DATA)
    titles = {f"rule-{str(row['id']).replace('/', '_')}": row.get("title") for row in rows}
    english = words("en")
    indexed = {id: title for id, title in titles.items() if title is not None}
    assert {id: english.message(id) for id in indexed} == indexed
    assert set(titles) == {
        id for id in read_fluent_file(TEXT, "ja").variables if id.startswith("rule-")
    }


@pytest.mark.rule("shogunate:setup/players")
def test_the_table_is_laid_for_three_to_six() -> None:
    table = tomllib.loads((DATA / "table.toml").read_text(encoding="utf-8"))
    assert [row["seats"] for row in table["seats"]] == [3, 4, 5, 6]


def test_the_reader_never_owns_with_an_apostrophe() -> None:
    source = (TEXT / "en.ftl").read_text(encoding="utf-8")
    assert "seat }'s" not in source


def test_a_branch_for_the_reader_matches_the_word_for_the_reader() -> None:
    source = (TEXT / "en.ftl").read_text(encoding="utf-8")
    assert source.count("[you]") == 3
    assert words("en").message("you") == "you"
