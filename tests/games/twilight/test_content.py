"""The data files: counts and totals of the book, what loaders refuse, provenance of all rows."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from hatamoto.games.twilight import ids
from hatamoto.games.twilight.content import HOME, Content
from hatamoto.kernel.errors import BadContent
from tests.games.kit import assert_refused_pack

CONTENT = Content()
ROWS = {
    "map.toml": "space",
    "scoring.toml": "area",
    "counters.toml": "counter",
    "cards.toml": "card",
    "rules.toml": "paragraph",
}


def data(name: str) -> str:
    """The text of one of our data files."""
    return (HOME / name).read_text(encoding="utf-8")


def packed(folder: Path, name: str, text: str) -> Content:
    """The content with one data file replaced by this text."""
    (folder / name).write_text(text, encoding="utf-8")
    return Content(folder)


def named(*spaces: str) -> list[int]:
    """Where spaces stand."""
    return sorted(CONTENT.spaces.index(id) for id in spaces)


# The map


@pytest.mark.rule("2.11")
def test_there_are_36_spaces_and_32_of_them_are_clans() -> None:
    assert len(CONTENT.spaces) == 36
    assert [number < 9 for number in CONTENT.stability] == [True] * 32 + [False] * 4
    assert CONTENT.spaces[32:] == ["kyo", "nagasaki", "yokohama", "edo_bakufu"]


@pytest.mark.rule("2.11")
def test_every_name_of_a_place_is_its_place() -> None:
    named = ("satsuma", "choshu", "tosa", "kishu", "fukui", "mito", "aizu", "kyo", "nagasaki")
    assert [getattr(ids, id.upper()) for id in named] == [CONTENT.spaces.index(id) for id in named]
    assert CONTENT.spaces[ids.EDO] == "edo_bakufu"
    assert CONTENT.faces[ids.II_NAOSUKE] == "ii_naosuke"
    assert CONTENT.faces[ids.face("katsu_kaishu")] == "katsu_kaishu"
    assert CONTENT.counters[ids.counter("iemochi_yoshinobu")] == "iemochi_yoshinobu"


@pytest.mark.rule("2.13")
def test_62_lines_run_both_ways() -> None:
    assert sum(len(nears) for nears in CONTENT.neighbours) == 2 * 62
    for space, nears in enumerate(CONTENT.neighbours):
        assert all(space in CONTENT.neighbours[near] for near in nears)


@pytest.mark.rule("2.13")
def test_every_space_can_be_reached_from_every_other() -> None:
    seen, wave = {ids.KYO}, [ids.KYO]
    while wave:
        wave = [near for space in wave for near in CONTENT.neighbours[space] if near not in seen]
        seen.update(wave)
    assert len(seen) == 36


@pytest.mark.rule("2.13")
@pytest.mark.parametrize(
    ("space", "nears"),
    [
        ("satsuma", ["kumamoto", "nagasaki", "nobeoka"]),
        ("kyo", ["fukui", "hikone", "kishu", "okayama", "tottori"]),
        ("edo_bakufu", ["matsushiro", "mito", "owari", "yokohama"]),
    ],
)
def test_lines_that_reports_and_cards_rely_on(space: str, nears: list[str]) -> None:
    number = CONTENT.spaces.index(space)
    assert CONTENT.neighbours[number] == named(*nears)


@pytest.mark.rule("2.12")
def test_five_areas_have_the_clans_and_one_powered_clan_each() -> None:
    assert [len(clans) for clans in CONTENT.area_clans] == [7, 6, 6, 7, 6]
    powered = [CONTENT.spaces[clan] for clan in CONTENT.area_powered]
    assert powered == ["satsuma", "choshu", "tosa", "fukui", "mito"]
    assert CONTENT.powered_mask == sum(1 << clan for clan in CONTENT.area_powered)
    assert sum(CONTENT.area_mask) == (1 << 32) - 1
    assert CONTENT.area[32:] == [-1] * 4


@pytest.mark.rule("4.2(i)")
def test_all_printed_numbers_are_one_but_three_in_aizu() -> None:
    printed = Counter(CONTENT.inherent)
    assert printed == {0: 44, 1: 27, 3: 1}
    assert CONTENT.inherent[ids.PRO * 36 + ids.AIZU] == 3


@pytest.mark.rule("2.11(1)(ii)")
def test_13_places_support_anti_and_15_support_pro() -> None:
    anti, pro = CONTENT.inherent[:36], CONTENT.inherent[36:]
    assert (sum(map(bool, anti)), sum(anti)) == (13, 13)
    assert (sum(map(bool, pro)), sum(pro)) == (15, 17)


@pytest.mark.rule("2.11(1)(i)")
def test_the_stabilities_of_the_examples() -> None:
    assert CONTENT.stability[ids.TOSA] == 2
    assert CONTENT.stability[ids.space("owari")] == 3
    assert Counter(CONTENT.stability[:32]) == {1: 2, 2: 23, 3: 7}


@pytest.mark.rule("3.3")
def test_the_support_of_the_examples() -> None:
    def support(space: int) -> tuple[int, int]:
        return CONTENT.inherent[space], CONTENT.inherent[36 + space]

    assert support(ids.TOSA)[ids.PRO] == 0
    assert support(ids.space("owari"))[ids.PRO] == 1
    assert support(ids.KYO)[ids.ANTI] == 1


# Tracks and scoring


@pytest.mark.rule("9.5(1)(iii)")
def test_control_needs_more_than_half_of_the_clans() -> None:
    assert CONTENT.needed == [4, 4, 4, 4, 4]


@pytest.mark.rule("9.5")
def test_the_tables_of_the_areas() -> None:
    tables = list(zip(CONTENT.presence, CONTENT.domination, CONTENT.control, strict=True))
    assert tables == [(2, 6, 9), (2, 5, 8), (1, 4, 6), (1, 3, 5), (1, 3, 5)]
    assert (CONTENT.kyo_points, CONTENT.port_points, CONTENT.ports_bonus) == (5, 2, 1)


@pytest.mark.rule("2.14")
def test_the_tracks_have_the_numbers_of_the_book() -> None:
    assert len(CONTENT.years) == 8
    assert CONTENT.hand_size[0] == CONTENT.start_hand == 5
    assert CONTENT.winning_points == 20
    assert CONTENT.last_intervention == 5
    assert CONTENT.open_treaty == 2
    assert CONTENT.joi_points == 2
    assert CONTENT.navy_points == 10


@pytest.mark.rule("8.4(2)(v)")
def test_court_level_4_gives_a_card_and_no_points() -> None:
    assert CONTENT.court_points == [0, 1, 2, 3, 0]
    assert CONTENT.court_cards == [0, 0, 0, 0, 1]


# Counters


@pytest.mark.rule("2.22")
def test_the_faces_are_those_of_the_list() -> None:
    faces = zip(CONTENT.face_value, CONTENT.face_side, strict=True)
    assert " ".join(f"{value}{'RB'[side]}" for value, side in faces) == (
        "1R 2R 1R 2R 1R 2R 1R 2R 1B 1R 1B 1R 1B 1R 1B 1R 1B 2B 1B 2B 1B 1R 3B 1B 2B 1R 2B 2R"
    )


@pytest.mark.rule("12.1")
def test_the_last_counter_is_optional() -> None:
    rows = tomllib.loads(data("counters.toml"))["counter"]
    assert [row["id"] for row in rows if row.get("optional")] == ["navy_katsu"]


# Cards


@pytest.mark.rule("2.31")
def test_the_closed_cards_come_before_the_open_ones() -> None:
    assert CONTENT.deck == sorted(CONTENT.deck)
    assert set(CONTENT.deck) == {0, 1}
    assert len(CONTENT.cards) == data("cards.toml").count("[[card]]")


@pytest.mark.rule("9.5")
def test_seven_cards_score_and_none_of_them_is_removed() -> None:
    assert [CONTENT.type[card] for card in range(8)] == [ids.SCORING] * 7 + [ids.MUST_PLAY]
    names = [f"{area}_situation" for area in ("kyo", "open_ports", *CONTENT.areas)]
    assert CONTENT.cards[:7] == names


@pytest.mark.rule("2.33")
def test_the_types_of_the_cards() -> None:
    words = {"anti": ids.ANTI, "pro": ids.PRO, "common": ids.COMMON}
    words |= {"must_play": ids.MUST_PLAY, "scoring": ids.SCORING}
    written = {row["id"]: words[row["type"]] for row in tomllib.loads(data("cards.toml"))["card"]}
    assert dict(zip(CONTENT.cards, CONTENT.type, strict=True)) == written
    assert set(written.values()) == set(words.values())


@pytest.mark.rule("2.23(3)(i)")
def test_there_are_four_treaties() -> None:
    treaties = [id for id in CONTENT.cards if id.startswith("treaty_") or id == "imperial_sanction"]
    assert len(treaties) == 4


@pytest.mark.rule("2.35(3)")
def test_cards_with_a_star_leave_the_game_with_their_event() -> None:
    assert sum(CONTENT.star) == data("cards.toml").count("\nstar = true")


@pytest.mark.rule("2.23(6)(i)")
def test_the_cards_that_perform_jo_i() -> None:
    cards = [id for id, joi in zip(CONTENT.cards, CONTENT.joi, strict=True) if joi]
    assert cards == ["namamugi", "joi_execution", "tozenji", "shimonoseki_shelling", "satsuei_war"]


@pytest.mark.rule("7.21")
def test_the_card_of_the_example_gives_two_points() -> None:
    card = CONTENT.cards.index("joi_execution")
    assert (CONTENT.points[card], CONTENT.type[card], CONTENT.star[card]) == (
        2,
        ids.ANTI,
        False,
    )


# Provenance


@pytest.mark.parametrize("name", ROWS)
def test_every_row_says_where_it_comes_from_and_why(name: str) -> None:
    table = tomllib.loads(data(name))
    known = {row["id"] for row in tomllib.loads(data("sources.toml"))["source"]}
    for row in table[ROWS[name]]:
        assert row.get("provenance", table["provenance"]) in ("rulebook", "report", "reconstructed")
        assert row.get("why", table["why"]).endswith(".")
        assert set(row.get("source", table["source"])) <= known


@pytest.mark.parametrize("name", ROWS)
def test_what_is_reported_or_printed_names_its_source(name: str) -> None:
    table = tomllib.loads(data(name))
    for row in table[ROWS[name]]:
        if row.get("provenance", table["provenance"]) != "reconstructed":
            assert row.get("source", table["source"]), row["id"]


def test_only_known_fields_have_a_provenance_of_their_own() -> None:
    for name, key in ROWS.items():
        for row in tomllib.loads(data(name))[key]:
            assert set(row.get("provenance_of", {})) <= {*row, "effect"}, row["id"]


# What loaders refuse

BROKEN = [
    ("map.toml", 'id = "kumamoto"', 'id = "higo"', "map.toml: higo is not known"),
    ("map.toml", 'id = "kumamoto"', 'id = "satsuma"', "the id satsuma is missing or used twice"),
    (
        "map.toml",
        'lines = ["kumamoto", "nobeoka", "nagasaki"]',
        'lines = ["kumamoto", "nobeoka"]',
        "nagasaki lists satsuma, but satsuma does not list nagasaki",
    ),
    (
        "map.toml",
        '["kumamoto", "nobeoka", "nagasaki"]',
        '["higo"]',
        "satsuma: lines must be a list",
    ),
    (
        "map.toml",
        '["kumamoto", "nobeoka", "nagasaki"]',
        '["kumamoto", "nobeoka", "nagasaki", "satsuma"]',
        "satsuma lists itself",
    ),
    ("map.toml", "support = [0, 3]", "support = [0, 30]", "aizu: support must be 0 to 9"),
    ("map.toml", "support = [0, 3]", "support = [3]", "aizu: support must have 2 numbers"),
    ("map.toml", 'area = "ou"', 'area = "kanto"', "mito: area cannot be kanto"),
    ("map.toml", "stability = 3", "stability = 0", "satsuma: stability must be 1 to 9, not 0"),
    ("scoring.toml", "clans = 7", "clans = 8", "kyushu: the map has 7 clans there"),
    ("scoring.toml", 'powered = "tosa"', 'powered = "kishu"', "nankaido: the map names another"),
    ("scoring.toml", "needed = 4", "needed = 3", "kyushu: Control needs more than half"),
    ("scoring.toml", "control = 9", "control = 5", "kyushu: the points must rise"),
    ("scoring.toml", 'id = "ports"', 'id = "harbours"', "scoring.toml: harbours is not known"),
    ("scoring.toml", '["kyo"]', '["edo_bakufu"]', "scoring.toml: kyo: spaces must be kyo"),
    ("tracks.toml", "open_treaty = 2", "open_treaty = 5", "open_treaty must be 1 to 4, not 5"),
    ("tracks.toml", "hand = 9", "hand = 0", "4: hand must be 1 to 20, not 0"),
    (
        "tracks.toml",
        "[[turn]]\nid = 8",
        "[[turn]]\nid = 9",
        r"\[\[turn\]\] rows run from 1 without",
    ),
    ("counters.toml", 'side = "pro", value = 3', 'side = "red", value = 3', "side cannot be red"),
    ("counters.toml", "value = 3", "value = 30", "value must be 0 to 9, not 30"),
    (
        "counters.toml",
        '"bakufu_navy"',
        '"katsu_kaishu"',
        "counters.toml: katsu_kaishu is where bakufu_navy must be",
    ),
    ("counters.toml", 'id = "ii"', 'id = "ii_house"', "counters.toml: ii_house is not known"),
    ("cards.toml", 'deck = "closed"', 'deck = "shut"', "kyo_situation: deck cannot be shut"),
    ("cards.toml", 'type = "scoring"', 'type = "pro"', "kyo_situation: only the 7 situations"),
    ("cards.toml", 'type = "scoring"', 'type = "scoring"\nstar = true', "never leaves the game"),
    ("cards.toml", "points = 2", "points = 0", "kyo_situation: points must be 1 to 9, not 0"),
    ("cards.toml", 'provenance = "report"', 'provenance = "hearsay"', "does not say where"),
]


@pytest.mark.parametrize("row", BROKEN, ids=[row[3][:40] for row in BROKEN])
def test_a_broken_pack_names_file_and_row(tmp_path: Path, row: tuple[str, str, str, str]) -> None:
    assert_refused_pack(Content, HOME, tmp_path, row, count=1)


@pytest.mark.rule("card/kaientai_rikuentai", "card/iwakura_intrigue")
@pytest.mark.parametrize("id", ["omiya_incident", "komei_death"])
def test_an_event_that_another_asks_for_keeps_its_star(tmp_path: Path, id: str) -> None:
    before, row, after = data("cards.toml").partition(f'id = "{id}"')
    with pytest.raises(BadContent, match=f"{id}: another event asks"):
        packed(tmp_path, "cards.toml", before + row + after.replace("star = true", "", 1))


def test_a_deck_that_lacks_a_card_is_refused(tmp_path: Path) -> None:
    text = data("cards.toml")
    with pytest.raises(BadContent, match=f"there is no row for {CONTENT.cards[-1]}"):
        packed(tmp_path, "cards.toml", text[: text.rindex("[[card]]")])


def test_a_closed_deck_too_small_to_begin_with_is_refused(tmp_path: Path) -> None:
    text = data("cards.toml").replace('deck = "closed"', 'deck = "open"')
    with pytest.raises(BadContent, match="closed deck is too small"):
        packed(tmp_path, "cards.toml", text)


def test_a_line_that_only_one_end_has_is_refused(tmp_path: Path) -> None:
    text = data("map.toml")
    for one, other in (("shonai", "akita"), ("akita", "shonai")):
        row = text.index(f'id = "{one}"')
        text = text[:row] + text[row:].replace(f'"{other}"', '"kaga"', 1)
    with pytest.raises(BadContent, match="shonai lists kaga, but kaga does not list shonai"):
        packed(tmp_path, "map.toml", text)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="nowhere: there is no such folder"):
        Content(tmp_path / "nowhere")


def test_where_a_space_is_drawn_is_no_fact_of_the_game(tmp_path: Path) -> None:
    moved = packed(tmp_path, "map.toml", data("map.toml").replace("[130, 640]", "[131, 641]"))
    assert moved.hash == CONTENT.hash
    other = packed(tmp_path, "map.toml", data("map.toml").replace("stability = 3", "stability = 4"))
    assert other.hash != CONTENT.hash
