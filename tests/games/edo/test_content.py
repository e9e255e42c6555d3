"""The data files: counts and totals of the books, and what the loader refuses by file and row."""

import tomllib
from pathlib import Path

import pytest

from hatamoto.games.edo.content import (
    ACTION_IDS,
    ACTIONS,
    CARD_IDS,
    CARDS,
    CITIES,
    DEMAND_IDS,
    EDO,
    FORTRESS,
    HOUSE,
    LOCATION_IDS,
    NO_WAY,
    POST,
    RESOURCE_FIRST,
    SHARES,
    SPACE_IDS,
    SPACES,
    START_CARDS,
    TEMPLE,
    Content,
    paid,
)
from hatamoto.games.edo.content.ids import HOME
from hatamoto.kernel.errors import BadContent
from tests.games.kit import assert_refused_pack

CONTENT = Content()
FILES = {
    "spaces.toml": "space",
    "side_small.toml": "place",
    "side_large.toml": "place",
    "buildings.toml": "building",
    "cards.toml": "card",
    "merchants.toml": "merchant",
    "tiles.toml": "tile",
    "packages.toml": "package",
    "demands.toml": "demand",
    "privileges.toml": "privilege",
    "locations.toml": "location",
    "table.toml": "seats",
}


def data(name: str) -> str:
    """A data file as it is written."""
    return (HOME / name).read_text(encoding="utf-8")


def packed(folder: Path, name: str, text: str) -> Content:
    """The content with one file replaced."""
    (folder / name).write_text(text, encoding="utf-8")
    return Content(folder)


# The board


@pytest.mark.parametrize(("side", "spaces", "roads"), [(0, 19, 27), (1, 26, 45)])
def test_each_side_has_its_spaces_and_roads(side: int, spaces: int, roads: int) -> None:
    assert len(CONTENT.sides[side].spaces) == spaces
    assert len(CONTENT.sides[side].roads) == roads


@pytest.mark.parametrize("side", [0, 1])
def test_ways_are_as_long_in_both_directions(side: int) -> None:
    table = CONTENT.sides[side].distance
    for a in range(SPACES):
        for b in range(SPACES):
            assert table[a * SPACES + b] == table[b * SPACES + a]


def test_a_space_of_the_other_side_has_no_way() -> None:
    kofu = SPACE_IDS.index("kofu")
    assert CONTENT.sides[0].distance[EDO * SPACES + kofu] == NO_WAY
    assert CONTENT.sides[1].distance[EDO * SPACES + kofu] == 2


@pytest.mark.parametrize(
    ("start", "end", "roads"),
    [("sakura", "edo", 2), ("kawagoe", "sakura", 2), ("forestry_1", "edo", 3)],
)
def test_ways_on_the_small_side(start: str, end: str, roads: int) -> None:
    a, b = SPACE_IDS.index(start), SPACE_IDS.index(end)
    assert CONTENT.sides[0].distance[a * SPACES + b] == roads


@pytest.mark.parametrize("side", [0, 1])
def test_roads_do_not_cross(side: int) -> None:
    board = CONTENT.sides[side]
    points = list(zip(board.x, board.y, strict=True))
    lines = [(points[a], points[b]) for a, b in board.roads]
    crossings = [(p, q) for p in lines for q in lines if p < q and crosses(p, q)]
    assert crossings == []


Point = tuple[int, int]
Line = tuple[Point, Point]


def turn(a: Point, b: Point, c: Point) -> int:
    """Which way the path a, b, c bends."""
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def crosses(p: Line, q: Line) -> bool:
    """Whether two lines without a common end cut each other."""
    if set(p) & set(q):
        return False
    return turn(*p, q[0]) != turn(*p, q[1]) and turn(*q, p[0]) != turn(*q, p[1])


@pytest.mark.rule("setup/covers")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_towns_are_open_as_there_are_players(seats: int) -> None:
    assert len(CONTENT.setup(seats, False).open_towns) == seats


@pytest.mark.rule("five/tiles")
def test_nothing_is_covered_for_five() -> None:
    setup = CONTENT.setup(5, False)
    assert not any(setup.covered)
    assert CONTENT.sides[setup.side].id == "large"
    assert len(setup.open_resources) == 9


@pytest.mark.rule("ronin/two_players")
def test_two_players_with_ronin_cover_the_city_only() -> None:
    setup = CONTENT.setup(2, True)
    assert [SPACE_IDS[space] for space in range(SPACES) if setup.covered[space]] == ["odawara"]
    assert len(setup.open_resources) == 6


def test_the_large_side_has_a_site_for_every_fortress() -> None:
    assert sum(CONTENT.sides[1].fortress_sites) == CONTENT.fortresses == 8


def test_city_numbers_are_space_numbers() -> None:
    assert SPACE_IDS[:CITIES] == [
        "edo", "sakura", "odawara", "kawagoe", "utsunomiya", "mito", "kofu",
    ]  # fmt: skip
    assert RESOURCE_FIRST == CITIES


# Components


def test_the_components_are_counted_as_in_the_books() -> None:
    assert sum(CONTENT.tile_copies) == 24
    assert sum(CONTENT.privilege_copies) == 12
    assert sum(CONTENT.location_copies) == 7
    assert (len(DEMAND_IDS), len(LOCATION_IDS)) == (15, 5)
    assert (CONTENT.officials_each, CONTENT.houses_each, CONTENT.posts_each) == (5, 7, 1)
    assert (CONTENT.neutrals, CONTENT.blacks, CONTENT.ronin_tokens) == (12, 2, 15)


@pytest.mark.rule("jiin/price")
def test_prices_and_points_of_the_buildings() -> None:
    assert paid(CONTENT.building_price, HOUSE) == [3, 0, 0, 3]
    assert paid(CONTENT.building_price, POST) == [3, 2, 0, 4]
    assert paid(CONTENT.building_price, FORTRESS) == [0, 6, 0, 10]
    assert paid(CONTENT.building_price, TEMPLE) == [2, 0, 1, 0]
    assert CONTENT.building_points == [1, 2, 3, 1]
    assert CONTENT.building_strength == [1, 2, 0, 0]


def test_start_cards_hold_twelve_actions_and_special_cards_two_each() -> None:
    sizes = [len(actions) for actions in CONTENT.card_actions]
    assert sizes == [4] * START_CARDS + [2] * (CARDS - START_CARDS)


def strength(card: int, action: int) -> tuple[int, int]:
    """What a face offers: officials and amount."""
    index = card * ACTIONS + action
    return CONTENT.officials[index], CONTENT.amount[index]


@pytest.mark.parametrize("card", range(START_CARDS, CARDS))
def test_a_special_action_beats_every_start_card_somewhere(card: int) -> None:
    for action in CONTENT.card_actions[card]:
        mine = strength(card, action)
        for start in range(START_CARDS):
            other = strength(start, action)
            assert mine[0] > other[0] or mine[1] > other[1], ACTION_IDS[action]


@pytest.mark.rule("income/tile")
def test_a_profit_tile_keeps_its_rows_apart() -> None:
    assert CONTENT.profit[:SHARES] == [
        5, 0, 0, 0, 0, 4, 2, 0, 0, 0, 4, 2, 1, 0, 0, 3, 2, 1, 1, 0, 3, 2, 1, 1, 0,
    ]  # fmt: skip


def test_a_city_pays_more_in_all_to_more_players_or_as_much() -> None:
    for tile in range(len(CONTENT.tile_copies)):
        sums = [sum(CONTENT.profit[tile * SHARES + row * 5 :][:5]) for row in range(5)]
        assert sums[1] >= sums[0]
        assert min(sums) >= 4


def test_every_package_holds_rice() -> None:
    assert all(paid(CONTENT.package, index)[2] >= 2 for index in range(5))


@pytest.mark.parametrize(("name", "key"), FILES.items())
def test_every_row_says_where_it_comes_from(name: str, key: str) -> None:
    table = tomllib.loads(data(name))
    sources = {row["id"] for row in tomllib.loads(data("sources.toml"))["source"]}
    for row in table[key]:
        assert row.get("provenance", table["provenance"]) in ("rulebook", "report", "reconstructed")
        assert row.get("why", table["why"])
        assert set(row.get("source", table["source"])) <= sources


# Packs


def test_a_pack_replaces_only_the_files_it_has(tmp_path: Path) -> None:
    text = data("buildings.toml").replace("price = [3, 0, 0, 3]", "price = [2, 0, 0, 3]")
    content = packed(tmp_path, "buildings.toml", text)
    assert paid(content.building_price, HOUSE) == [2, 0, 0, 3]
    assert content.power_price == CONTENT.power_price
    assert content.hash != CONTENT.hash


def test_explanations_do_not_change_the_hash(tmp_path: Path) -> None:
    text = data("tiles.toml").replace('source = ["S3", "S14"]', 'source = ["S3"]')
    assert packed(tmp_path, "tiles.toml", text).hash == CONTENT.hash


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="nowhere: there is no such folder"):
        Content(tmp_path / "nowhere")


BROKEN = [
    ("spaces.toml", 'id = "mito"', 'id = "nara"', "spaces.toml: there are 33 rows that keep"),
    ("spaces.toml", 'kind = "river"', 'kind = "road"', "spaces.toml: river_sumida is a river"),
    ("spaces.toml", 'kind = "river"', 'kind = "canal"', "river_sumida: there is no canal"),
    ("side_small.toml", '"rice_1", ', "", "rice_1 joins odawara, but odawara does not join rice_1"),
    ("side_small.toml", "sites = 6", "sites = 0", "side_small.toml: edo: sites must be 1 to 12"),
    ("side_small.toml", "x = 500", "x = 5000", "edo: x must be 0 to 1000, not 5000"),
    ("side_small.toml", '"river_sumida", "river_edogawa", "river_tama"]', '"moat"]', "no moat"),
    ("side_large.toml", 'id = "kofu"', 'id = "koufu"', "side_large.toml: koufu: there is no koufu"),
    ("buildings.toml", "[3, 0, 0, 3]", "[3, 0, 3]", "house: price must have 4 numbers"),
    ("buildings.toml", "[3, 0, 0, 3]", "[0, 0, 0, 0]", "house: price is nothing at all"),
    ("buildings.toml", "[3, 0, 0, 3]", "[-3, 0, 0, 3]", "house: price must be numbers from 0"),
    ("buildings.toml", "points = 2", "points = 20", "post: points must be 0 to 9, not 20"),
    ("cards.toml", '"money", officials = 3', '"money", officials = 0', "domain: officials must"),
    ("cards.toml", '"money", officials = 3', '"money", officials = 5', "domain: officials must"),
    ("cards.toml", 'action = "recruit"', 'action = "travel"', "court: travel is there twice"),
    ("cards.toml", 'action = "recruit"', 'action = "rest"', "court: there is no rest"),
    ("cards.toml", "faces = [", "sides = [", "domain: a card like this has 4 faces"),
    ("merchants.toml", 'good = "wood"', 'good = "ryo"', "m01: there is no ryo"),
    ("merchants.toml", "each = 2", "each = 0", "m01: each must be 1 to 9, not 0"),
    ("merchants.toml", 'id = "m10"', 'id = "m11"', "10 rows that keep their ids, .* m01 to m10"),
    ("tiles.toml", "[4, 2],", "[2, 4],", "town_5: a better place earns no less"),
    ("tiles.toml", "[4, 2],", "[4],", "town_5: shares must have 2 numbers"),
    ("tiles.toml", "    [5],\n", "", "town_5: shares must be 5 rows"),
    ("tiles.toml", "edo = true", "edo = false", "too few tiles for Edo and five towns"),
    ("packages.toml", "goods = [2, 0, 3, 0]", "goods = 5", "k1: goods must be a list of whole"),
    ("demands.toml", 'kind = "palace"', 'kind = "castle"', "palace_1: there is no castle"),
    ("privileges.toml", '"stone", "rice"', '"stone", "stone"', "goods names something twice"),
    ("privileges.toml", "goods = []", "goods = 1", "site: goods must be a list of words"),
    ("locations.toml", "copies = 1", "copies = -1", "forestry: copies must be 0 to 9, not -1"),
    ("table.toml", "seats = 4", "seats = 3", "the id 3 is missing or used twice"),
    ("table.toml", "seats = 5", "seats = 6", "a row for each number of seats from 2 to 5"),
    ("table.toml", "ronin = 3", "ronin = 4", "ronin must be 3 to 3, not 4"),
    ("table.toml", "blacks = 2", "blacks = 1", "blacks must be 2 to 2, not 1"),
    ("table.toml", "limit = 10", "", "limit must be 1 to 99, not None"),
    ("table.toml", '["odawara", "forestry_2"', '["edo", "forestry_2"', "2: edo cannot be covered"),
    (
        "table.toml",
        '["odawara", "forestry_2"',
        '["kofu", "forestry_2"',
        "2: kofu cannot be covered",
    ),
    ("table.toml", '"odawara", "forestry_2"', '"odawara", "sakura"', "2: every player needs an"),
    ("table.toml", '"odawara", "forestry_2"', '"forestry_1", "forestry_2"', "all covered"),
    ("table.toml", 'side = "small"', 'side = "back"', "2: there is no back"),
    ("table.toml", "wage = 1", "wage = = 1", "table.toml: .*line"),
]


@pytest.mark.parametrize("row", BROKEN, ids=[row[3][:40] for row in BROKEN])
def test_a_broken_pack_names_file_and_row(tmp_path: Path, row: tuple[str, str, str, str]) -> None:
    assert_refused_pack(Content, HOME, tmp_path, row)


def test_a_bag_with_too_few_tiles_is_refused(tmp_path: Path) -> None:
    text = data("locations.toml").replace("copies = 1", "copies = 0").replace("= 3", "= 2")
    with pytest.raises(BadContent, match="three Ronin need three tiles in the bag"):
        packed(tmp_path, "locations.toml", text)


def test_a_side_that_falls_apart_is_refused(tmp_path: Path) -> None:
    rows = data("side_small.toml").split("\n\n")
    text = "\n\n".join(row.replace(', "border_east"', "") for row in rows)
    text = text.replace('joins = ["sakura"]', "joins = []")
    with pytest.raises(BadContent, match="no road leads to border_east"):
        packed(tmp_path, "side_small.toml", text)


def test_a_side_without_edo_is_refused(tmp_path: Path) -> None:
    rows = data("side_small.toml").split("\n\n")
    kept = [row.replace('"edo", ', "") for row in rows if 'id = "edo"' not in row]
    with pytest.raises(BadContent, match="there is no edo"):
        packed(tmp_path, "side_small.toml", "\n\n".join(kept))


def test_content_is_read_alike_every_time() -> None:
    assert Content().hash == CONTENT.hash
    assert CARD_IDS[:3] == ["domain", "court", "works"]
