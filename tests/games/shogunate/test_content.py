"""The data files: counts and totals, what loaders refuse, and effects joined to rows."""

import tomllib
from pathlib import Path

import pytest

from hatamoto.games.shogunate import GAME, Shogunate
from hatamoto.games.shogunate.content import Content
from hatamoto.games.shogunate.effects import CARD_EFFECTS, POWERS, REQUIRED_NUMBERS
from hatamoto.games.shogunate.kinds import KINDS
from hatamoto.kernel.content import paragraphs
from hatamoto.kernel.errors import BadContent
from tests.games.kit import assert_refused_pack, finished
from tests.games.shogunate.table import CARDS, CLANS, PLOTS, data, packed

CONTENT = GAME.content


@pytest.mark.rule("setup/line")
def test_six_leaders_in_their_order() -> None:
    assert CONTENT.leaders == CLANS


@pytest.mark.rule("setup/actions")
def test_six_cards_in_their_order() -> None:
    assert CONTENT.cards == CARDS


@pytest.mark.rule("setup/plots")
def test_eighteen_plots_in_their_order() -> None:
    assert CONTENT.plots == PLOTS


@pytest.mark.rule("play/honour")
def test_the_plots_pay_the_head_most_and_every_slot_something() -> None:
    by_slot = [sum(row[slot] for row in CONTENT.honour) for slot in range(6)]
    assert by_slot[0] == max(by_slot)
    assert min(by_slot) > 0


@pytest.mark.rule("play/honour")
def test_every_plot_pays_one_to_three() -> None:
    assert {sum(row) for row in CONTENT.honour} == {1, 2, 3}


@pytest.mark.rule("play/honour")
def test_a_third_of_the_plots_pays_one_of_the_last_two_slots() -> None:
    assert 3 * sum(any(row[4:]) for row in CONTENT.honour) >= len(CONTENT.honour)


@pytest.mark.rule("setup/players")
def test_what_is_left_over_is_what_is_not_dealt() -> None:
    rows = tomllib.loads(data("table.toml"))["seats"]
    assert [(row["seats"], row["leftover"]) for row in rows] == [(3, 6), (4, 4), (5, 2), (6, 0)]


def test_each_card_and_each_plot_has_one_effect() -> None:
    assert list(CARD_EFFECTS) == CONTENT.cards
    assert list(POWERS) == CONTENT.plots
    assert len(set(CARD_EFFECTS.values())) == len(CARD_EFFECTS)
    assert len(set(POWERS.values())) == len(POWERS)
    assert set(REQUIRED_NUMBERS) < set(POWERS)


def paragraph(chapter: str, id: str) -> str:
    """How a docstring cites a paragraph."""
    return "§" + f"{chapter}/{id}"


@pytest.mark.pure
@pytest.mark.parametrize("id", POWERS)
def test_each_power_cites_its_plot(id: str) -> None:
    assert paragraph("plot", id) in str(POWERS[id].__doc__)


@pytest.mark.pure
@pytest.mark.parametrize("id", CARD_EFFECTS)
def test_each_card_effect_cites_its_card(id: str) -> None:
    assert paragraph("play", id) in str(CARD_EFFECTS[id].__doc__)


def test_every_kind_of_decision_has_an_id_and_a_paragraph() -> None:
    known = {row["id"] for row in paragraphs(GAME.folder)}
    assert len({kind.id for kind in KINDS}) == len(KINDS)
    assert {kind.rule for kind in KINDS} <= known


@pytest.mark.parametrize("key", ["leader", "card", "plot"])
def test_every_row_says_where_it_comes_from(key: str) -> None:
    table = tomllib.loads(data(f"{key}s.toml"))
    for row in table[key]:
        assert row.get("provenance", table["provenance"]) in ("rulebook", "report", "reconstructed")


def test_only_the_sample_plot_is_reported() -> None:
    rows = tomllib.loads(data("plots.toml"))["plot"]
    reported = [row["id"] for row in rows if "report" in str(row.get("provenance_of"))]
    assert reported == ["p01"]


# Packs


def test_a_pack_replaces_only_the_files_it_has(tmp_path: Path) -> None:
    text = data("plots.toml").replace("honour = [2, 0, 0, 0, 0, 1]", "honour = [3, 0, 0, 0, 0, 1]")
    game = packed(tmp_path, "plots.toml", text)
    assert game.content.honour[0] == [3, 0, 0, 0, 0, 1]
    assert game.content.leaders == CLANS


def test_a_pack_with_other_facts_has_another_hash(tmp_path: Path) -> None:
    text = data("plots.toml").replace("honour = [2, 0, 0, 0, 0, 1]", "honour = [3, 0, 0, 0, 0, 1]")
    assert packed(tmp_path, "plots.toml", text).content_hash != GAME.content_hash


def test_explanations_do_not_change_the_hash(tmp_path: Path) -> None:
    text = data("plots.toml").replace('source = ["S6"]', 'source = ["S7"]')
    assert packed(tmp_path, "plots.toml", text).content_hash == GAME.content_hash


def test_a_pack_may_name_other_leaders(tmp_path: Path) -> None:
    game = packed(tmp_path, "leaders.toml", data("leaders.toml").replace('"carp"', '"koi"'))
    assert game.notation(game.parse("leader koi")) == "leader koi"
    assert finished(game.new(3), 1).outcome() is not None


BROKEN = [
    ("leaders.toml", '"carp"', '"cat"', "leaders.toml: the id cat is missing or used twice"),
    ("leaders.toml", '"carp"', '"Koi Lord"', "leaders.toml: Koi Lord: an id is small letters"),
    ("leaders.toml", 'id = "carp"', "", "leaders.toml: the id None is missing or used twice"),
    ("leaders.toml", 'provenance = "report"', "", "leaders.toml: cat does not say where"),
    ("leaders.toml", "[[leader]]", "[[chief]]", r"leaders.toml: no \[\[leader\]\] rows"),
    ("cards.toml", '[[card]]\nid = "storms"', "", "cards.toml: 5 rows, but the game has 6"),
    ("cards.toml", '"storms"', '"winds"', "cards.toml: winds: no card of this id has an effect"),
    ("plots.toml", '[[plot]]\nid = "p05"\nhonour = [1, 1, 0, 0, 0, 0]', "", "plots.toml: 17 Plots"),
    ("plots.toml", "[2, 0, 0, 0, 0, 1]", "[2, 0, 0, 0, 1]", "p01: honour must have 6 numbers"),
    ("plots.toml", "[2, 0, 0, 0, 0, 1]", '"much"', "p01: honour must be a list of whole numbers"),
    ("plots.toml", "[2, 0, 0, 0, 0, 1]", "[-2, 0, 0, 0, 0, 1]", "p01: honour must be 0 to 9"),
    (
        "plots.toml",
        "[2, 0, 0, 0, 0, 1]",
        f"[{2 * 10**21}, 0, 0, 0, 0, 1]",
        "honour must be 0 to 9 in",
    ),
    ("plots.toml", "steps = [-1, 1]", "steps = [0, 1]", "p01: steps must be -5 to 5, and never 0"),
    ("plots.toml", "steps = [-1, 1]", "steps = [1, 99]", "p01: steps must be -5 to 5"),
    ("plots.toml", "steps = [-2, -1]", "steps = [-6]", "p03: steps must be -5 to 5"),
    ("plots.toml", "steps = [-1, 1]", "steps = []", "p01: steps must be"),
    ("plots.toml", "steps = [-1, 1]", "", "p01: the power needs 'steps'"),
    ("plots.toml", "slot = 1", "", "p02: the power needs 'slot'"),
    ("plots.toml", "slot = 6", "slot = 7", "p18: slot must be 1 to 6, not 7"),
    ("plots.toml", "strike = 2", "strike = -2", "p08: strike must be 0 to 9, not -2"),
    ("plots.toml", "look = 2", "look = 3", "p16: look must be 0 to 2, not 3"),
    ("table.toml", "seats = 4", "seats = 3", "table.toml: the id 3 is missing or used twice"),
    ("table.toml", "seats = 4", "seats = 7", "seats must be 3 to 6, not 7"),
    ("table.toml", "threshold = 10", "threshold = 0", "threshold must be 1 to 99, not 0"),
    ("table.toml", "shinobi_slot = 3", "", "shinobi_slot must be 1 to 6, not None"),
    ("table.toml", "loyalty_copies = 2", "loyalty_copies = 3", "loyalty_copies must be 2 to 2"),
    ("table.toml", "shinobi_slot = 3", "shinobi_slot = = 3", "table.toml: .*line"),
]


@pytest.mark.parametrize("row", BROKEN, ids=[row[3][:40] for row in BROKEN])
def test_a_broken_pack_names_file_and_row(tmp_path: Path, row: tuple[str, str, str, str]) -> None:
    assert_refused_pack(Shogunate, GAME.folder, tmp_path, row)


def test_a_table_without_a_row_for_five_is_refused(tmp_path: Path) -> None:
    before, _, rest = data("table.toml").partition("[[seats]]\nseats = 5")
    text = before + rest[rest.index("[[seats]]") :]
    with pytest.raises(BadContent, match="a row for each number of seats from 3 to 6"):
        packed(tmp_path, "table.toml", text)


def test_rows_that_are_no_rows_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"no \[\[card\]\] rows"):
        packed(tmp_path, "cards.toml", 'provenance = "rulebook"\ncard = [1, 2]\n')


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="nowhere: there is no such folder"):
        Shogunate(tmp_path / "nowhere")


def test_content_is_read_alike_every_time() -> None:
    assert Content().hash == CONTENT.hash
