"""The data files: what the book fixes holds, and what contradicts itself is refused by name."""

import csv
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from hatamoto.games.battles.content import (
    COLS,
    DIRS,
    HEXES,
    LAKE,
    MAX_MELEE_DIFFERENCE,
    MELEE_ROWS,
    NEIGHBOURS,
    NO_HEX,
    NO_VICTORY,
    OPEN,
    POND,
    RIVER,
    ROWS,
    STREAM,
    VICTORIES,
    Content,
    Scenario,
    distance,
    hex_at,
    hex_id,
    hex_name,
)
from hatamoto.kernel.errors import BadContent
from tests.games.kit import assert_refused_pack

CONTENT = Content()
TOBA, TABARU = CONTENT.scenarios[:2]
BOTH = pytest.mark.parametrize("scenario", [TOBA, TABARU], ids=lambda scenario: scenario.id)
PROVENANCES = ("rulebook", "report", "reconstructed")


def place(name: str) -> int:
    """The hex printed so."""
    return hex_at(int(name[:2]), int(name[2:]))


def text_of(name: str) -> str:
    """A data file as text."""
    return (CONTENT.folder / name).read_text(encoding="utf-8")


def sides_of(scenario: Scenario) -> list[tuple[int, int]]:
    """Every side that has a hex on both its sides: its place, and that seen from the other."""
    pairs = []
    for at in range(HEXES * DIRS):
        if NEIGHBOURS[at] != NO_HEX:
            pairs.append((at, NEIGHBOURS[at] * DIRS + (at % DIRS + 3) % DIRS))
    return pairs


def road_reach(scenario: Scenario, start: int) -> set[int]:
    """The hexes that roads connect with one."""
    found, fresh = {start}, [start]
    while fresh:
        hex = fresh.pop()
        for side in range(DIRS):
            other = scenario.next[hex * DIRS + side]
            if scenario.road[hex * DIRS + side] and other not in found:
                found.add(other)
                fresh.append(other)
    return found


# The grid


@pytest.mark.rule("2-1-1")
def test_the_grid_has_24_rows_of_28_hexes() -> None:
    assert (ROWS, COLS, HEXES) == (24, 28, 672)
    assert [hex_name(0), hex_name(HEXES - 1)] == ["0101", "2428"]
    assert hex_id(place("1122")) == "h1122"


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("1122", "1222", 1), ("1122", "1021", 1), ("1122", "1023", 2), ("2411", "2419", 8)],
)
def test_even_rows_lie_half_a_hex_further_east(one: str, other: str, steps: int) -> None:
    assert distance(place(one), place(other)) == steps
    assert (place(other) in neighbours(place(one))) == (steps == 1)


def neighbours(hex: int) -> list[int]:
    """The hexes around one."""
    return NEIGHBOURS[hex * DIRS : hex * DIRS + DIRS]


def test_a_neighbour_has_this_hex_for_its_neighbour() -> None:
    for at, back in sides_of(TOBA):
        assert NEIGHBOURS[back] == at // DIRS


def test_distance_grows_by_one_with_each_ring() -> None:
    middle = place("1214")
    rings = Counter(distance(middle, hex) for hex in range(HEXES))
    assert [rings[steps] for steps in range(5)] == [1, 6, 12, 18, 24]


# The maps


@BOTH
def test_water_and_roads_run_both_ways(scenario: Scenario) -> None:
    for at, back in sides_of(scenario):
        assert scenario.side[at] == scenario.side[back]
        assert scenario.road[at] == scenario.road[back]
        assert (scenario.step[at] > 0) == (scenario.step[back] > 0)


def test_toba_has_82_hexes_of_open_water_and_tabaru_none() -> None:
    assert [scenario.terrain.count(LAKE) for scenario in (TOBA, TABARU)] == [82, 0]


@BOTH
@pytest.mark.rule("8-1(2).2")
def test_bridges_are_exactly_the_roads_over_water(scenario: Scenario) -> None:
    over = [at for at, back in sides_of(scenario) if scenario.road[at] and scenario.side[at]]
    assert {min(at, back) for at, back in sides_of(scenario) if at in over} == set(
        scenario.field.bridges
    )


@BOTH
@pytest.mark.rule("8-1(2).2")
def test_nobody_crosses_a_river_or_pond_but_by_road(scenario: Scenario) -> None:
    for at, _ in sides_of(scenario):
        if scenario.side[at] in (RIVER, POND):
            assert scenario.step[at] == scenario.road[at]


@BOTH
@pytest.mark.rule("8-1(2).1")
def test_a_stream_costs_one_more(scenario: Scenario) -> None:
    streams = [at for at, _ in sides_of(scenario) if scenario.side[at] == STREAM]
    for at in streams:
        if not scenario.road[at]:
            ground = CONTENT.chart.move[scenario.terrain[NEIGHBOURS[at]]]
            assert scenario.step[at] == ground + 1
    assert len(streams) > 100


@BOTH
@pytest.mark.rule("8-1(1).1", "8-1(1).2", "8-1(1).3")
def test_off_the_road_a_step_costs_the_terrain(scenario: Scenario) -> None:
    for at, _ in sides_of(scenario):
        if scenario.next[at] != NO_HEX and scenario.side[at] == OPEN and not scenario.road[at]:
            assert scenario.step[at] == [1, 2, 3, 2][scenario.terrain[NEIGHBOURS[at]]]


@BOTH
def test_open_water_leads_nowhere(scenario: Scenario) -> None:
    for hex in range(HEXES):
        if scenario.terrain[hex] == LAKE:
            assert scenario.next[hex * DIRS : hex * DIRS + DIRS] == [NO_HEX] * DIRS
            assert not any(scenario.step[hex * DIRS : hex * DIRS + DIRS])


@BOTH
@pytest.mark.rule("14")
def test_each_map_has_13_victory_hexes_on_the_roads(scenario: Scenario) -> None:
    assert len(set(scenario.victory_hexes)) == VICTORIES == 13
    assert Counter(scenario.victory_of)[NO_VICTORY] == HEXES - 13
    for entry in scenario.entry:
        if entry != NO_HEX:
            assert set(scenario.victory_hexes) <= road_reach(scenario, entry)


@pytest.mark.rule("15-1-6")
def test_satsuma_choshu_begins_with_four_hexes_the_book_names() -> None:
    own = [hex_name(hex) for hex, seat in controlled(TOBA) if seat == 1]
    assert own == ["2411", "2419", "2424", "1122"]
    assert TOBA.first_control.count(0) == 9


@pytest.mark.rule("15-2-6")
def test_at_tabarazaka_each_side_begins_with_its_entry_hex() -> None:
    assert [hex for hex, seat in controlled(TABARU) if seat == 0] == [TABARU.entry[0]]
    assert [hex for hex, seat in controlled(TABARU) if seat == 1] == [TABARU.entry[1]]
    assert TABARU.first_control.count(2) == 11


def controlled(scenario: Scenario) -> list[tuple[int, int]]:
    """The victory hexes with who controls them at the start."""
    return list(zip(scenario.victory_hexes, scenario.first_control, strict=True))


@pytest.mark.rule("15-1-5(1).2", "15-1-5(2)")
def test_only_the_former_shogunate_has_an_entry_hex_at_toba() -> None:
    assert TOBA.entry == [place("0103"), NO_HEX]


@pytest.mark.rule("15-1-4")
def test_set_up_areas_are_apart_and_large_enough() -> None:
    hexes = [hex for area in TOBA.area_hexes for hex in area]
    assert len(hexes) == len(set(hexes))
    wanted = Counter(TOBA.area)
    assert [wanted[area] for area in range(6)] == [7, 10, 6, 6, 3, 2]
    assert all(len(TOBA.area_hexes[area]) >= wanted[area] for area in range(6))


@pytest.mark.rule("15-1-4(1).2")
def test_the_eastern_area_of_the_shogunate_lies_in_two_parts() -> None:
    area = TOBA.area_hexes[TOBA.areas.index("shogunate_east")]
    found, fresh = {area[0]}, [area[0]]
    while fresh:
        for other in neighbours(fresh.pop()):
            if other in area and other not in found:
                found.add(other)
                fresh.append(other)
    assert len(found) == len(area) / 2


def test_opposing_areas_never_touch() -> None:
    for one, other in ((0, 1), (1, 0)):
        own = {hex for area in areas_of(one) for hex in area}
        for area in areas_of(other):
            assert not any(set(neighbours(hex)) & own for hex in area)


def areas_of(seat: int) -> list[list[int]]:
    """The set-up areas of one side."""
    pairs = zip(TOBA.area_hexes, TOBA.area_seat, strict=True)
    return [hexes for hexes, owner in pairs if owner == seat]


# The pieces


@pytest.mark.rule("15-1-3.1", "15-1-3.2")
def test_the_contingents_of_toba_have_the_units_of_the_book() -> None:
    assert Counter(TOBA.formation) == {
        "shogunate_army": 17, "shinsengumi": 1, "various": 3, "aizu": 2, "domains": 10,
        "satsuma": 12, "choshu": 3, "tosa": 2,
    }  # fmt: skip
    assert (TOBA.units, TOBA.split, len(TOBA.pieces)) == (50, 33, 50)


@pytest.mark.rule("15-1-4(1).3")
def test_sixteen_units_of_the_shogunate_wait() -> None:
    waiting = [piece for piece in range(TOBA.units) if TOBA.area[piece] < 0]
    assert len(waiting) == 16
    assert {TOBA.owner[piece] for piece in waiting} == {0}


@pytest.mark.rule("15-2-3.1", "15-2-3.2", "15-2-7-2(1).1", "15-2-7-2(1).2")
def test_the_armies_of_tabarazaka_have_the_pieces_of_the_book() -> None:
    assert (TABARU.split, TABARU.units - TABARU.split) == (22, 20)
    assert (TABARU.commander_split - TABARU.units, len(TABARU.pieces)) == (6, 54)
    assert TABARU.in_cup[TABARU.units :] == [1] * 6 + [0] + [1] * 5
    assert TABARU.pieces[TABARU.saigo] == "saigo"


@BOTH
@pytest.mark.rule("2-2-1(2).6")
def test_artillery_has_a_range_and_no_melee_strength(scenario: Scenario) -> None:
    for piece in range(scenario.units):
        is_gun = scenario.artillery[piece] == 1
        assert (scenario.range_of[piece] > 0) == is_gun
        assert scenario.has_melee[piece] == (0 if is_gun else 1)


@BOTH
def test_pieces_come_by_owner_units_first(scenario: Scenario) -> None:
    owners = scenario.owner
    assert owners[: scenario.units] == sorted(owners[: scenario.units])
    assert owners[scenario.units :] == sorted(owners[scenario.units :])


def test_no_piece_is_in_both_battles() -> None:
    assert len(CONTENT.piece_ids) == len(set(CONTENT.piece_ids))
    assert len(TOBA.pieces) + len(TABARU.pieces) == 104


# The tables


@pytest.mark.rule("9-2(5)")
def test_strength_3_and_a_modified_7_give_d() -> None:
    assert fire(3, 7) == 1
    assert fire(3, 6) == 0


def fire(strength: int, roll: int) -> int:
    """What the fire table says."""
    return CONTENT.fire_cell(strength, roll)


def melee(difference: int, roll: int) -> int:
    """What the melee table says, 0 for nothing and x + 1 for Mx."""
    column = CONTENT.melee_column_of[difference + MAX_MELEE_DIFFERENCE]
    return CONTENT.melee_result[column * MELEE_ROWS + roll - 2]


def test_more_strength_and_better_dice_are_never_worse() -> None:
    for roll in range(2, 13):
        assert [fire(n, roll) for n in range(1, 20)] == sorted(fire(n, roll) for n in range(1, 20))
        gaps = range(-9, 10)
        assert [melee(n, roll) for n in gaps] == sorted(melee(n, roll) for n in gaps)
    assert [fire(4, roll) for roll in range(2, 14)] == [0] * 4 + [1] * 5 + [2] * 3
    assert [melee(0, roll) for roll in range(2, 13)] == [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4]


@pytest.mark.rule("2-1-2.3", "9-2(4).1")
def test_cover_adds_up() -> None:
    city, hill, town = place("1219"), place("1222"), place("2414")
    assert [TOBA.fire_cover[hex] for hex in (city, hill, town)] == [-1, -1, 0]
    akinoyama = place("1811")
    assert TOBA.melee_cover[akinoyama] == -1
    toyooka = place("1820")
    assert (TABARU.fire_cover[toyooka], TABARU.melee_cover[toyooka]) == (-2, -2)


# The tracks


@pytest.mark.rule("15-1-1", "15-2-1")
def test_eight_turns_and_fourteen() -> None:
    assert [scenario.turns for scenario in (TOBA, TABARU)] == [8, 14]


@pytest.mark.rule("15-1-5(1)", "15-1-5(2)")
def test_reinforcements_come_to_the_shogunate_from_turn_2() -> None:
    assert TOBA.reinforcements[:8] == [0, 1, 1, 1, 1, 1, 1, 0]
    assert TOBA.reinforcements[8:] == [0] * 8
    assert not any(TOBA.commanders_due)


@pytest.mark.rule("15-2-5(1).1", "15-2-7-2(2).2")
def test_the_numbers_of_tabarazaka() -> None:
    assert (TABARU.least_first, TABARU.artillery_last) == (3, 1)
    assert (TABARU.saigo_hexes, TABARU.saigo_roll, TABARU.saigo_seat) == (7, 4, 1)
    assert TABARU.reorganises == [1, 0]
    assert [sum(TABARU.commanders_due[:14]), sum(TABARU.commanders_due[14:])] == [6, 5]


# Provenance and packs


@pytest.mark.parametrize("path", sorted(CONTENT.folder.rglob("*.csv")), ids=lambda path: path.name)
def test_every_row_of_a_table_says_where_it_comes_from(path: Path) -> None:
    for row in csv.DictReader(path.read_text(encoding="utf-8").splitlines()):
        assert row["provenance"] in PROVENANCES


@pytest.mark.parametrize(
    "name", ["toba/map.toml", "tabaru/map.toml", "scenarios.toml", "formations.toml", "rules.toml"]
)
def test_every_row_of_a_file_says_where_it_comes_from(name: str) -> None:
    file = tomllib.loads(text_of(name))
    rows = [row for part in file.values() if isinstance(part, list) for row in part]
    for row in rows:
        if isinstance(row, dict):
            assert row.get("provenance", file["provenance"]) in PROVENANCES


def test_every_source_that_is_named_is_listed() -> None:
    known = {row["id"] for row in tomllib.loads(text_of("sources.toml"))["source"]}
    for path in CONTENT.folder.rglob("*.csv"):
        for row in csv.DictReader(path.read_text(encoding="utf-8").splitlines()):
            assert set((row.get("source") or "").split()) <= known, path


def packed(folder: Path, name: str, text: str) -> Content:
    """The content with one file replaced."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return Content(folder)


def test_a_pack_replaces_only_the_files_it_has(tmp_path: Path) -> None:
    text = text_of("toba/units.csv").replace("shinsengumi,infantry,2,6", "shinsengumi,infantry,3,6")
    content = packed(tmp_path, "toba/units.csv", text)
    assert content.scenarios[0].fire[17] == 3
    assert content.scenarios[1].pieces == TABARU.pieces
    assert content.hash != CONTENT.hash


def test_explanations_and_names_on_the_map_do_not_change_the_hash(tmp_path: Path) -> None:
    text = text_of("toba/map.toml").replace("column = 13.6", "column = 13.7")
    assert packed(tmp_path, "toba/map.toml", text).hash == CONTENT.hash


BROKEN = [
    ("toba/map.toml", '"0203", "0103",', '"0203", "0105",', "0203 and 0105 do not touch"),
    ("toba/map.toml", 'side = "0203-0304"', 'side = "0203-0303"', "bridges are roads over water"),
    ("toba/map.toml", 'hex = "2411"', 'hex = "2419"', "takeda_gate: 2419 is named twice"),
    ("toba/map.toml", 'hex = "2411"', 'hex = "2529"', "2529 is no hex of 24 rows"),
    ("toba/map.toml", 'hex = "0404"', 'hex = "0316"', "nosho: 0316 is a lake"),
    ("toba/map.toml", 'control = "satcho"', 'control = "tosa"', "control cannot be tosa"),
    ("toba/map.toml", '"1110", "1111",', '"1711", "1111",', "1711 cannot belong to this area"),
    ("toba/map.toml", '".......................C.hMM",', '"x",', "terrain row 24: x"),
    ("toba/map.toml", '"0201-0302",', '"0201-0303",', "0201 and 0303 do not touch"),
    ("toba/map.toml", '"0201-0302",', '"0202-0302",', "0202-0302 has water already"),
    ("toba/map.toml", '[[entry]]\nid = "shogunate"', '[[entry]]\nid = "tosa"', "id cannot be tosa"),
    ("toba/map.toml", 'kind = "marsh"', 'kind = "swamp"', "kind cannot be swamp"),
    ("tabaru/map.toml", 'id = "kumamoto_road"', 'id = "kitome"', "the id kitome is missing or"),
    ("toba/units.csv", "sappei,shogunate,", "okuzume,shogunate,", "the id okuzume is missing or"),
    ("toba/units.csv", "sappei,shogunate,", "Sappei,shogunate,", "Sappei: an id is small letters"),
    ("toba/units.csv", "shogunate_army,artillery", "shogunate_army,cavalry", "type cannot be cav"),
    ("toba/units.csv", "artillery,5,-,3,2,4", "artillery,5,-,3,2,-", "artillery, and only"),
    ("toba/units.csv", "infantry,-,6,4", "infantry,-,-,4", "a unit has fire or melee strength"),
    ("toba/units.csv", "infantry,2,6,5,5", "infantry,2,6,7,5", "morale must be 1 to 6, not 7"),
    ("toba/units.csv", "tosa,infantry,3,4,4,4,-,tosa", "tosa,infantry,3,4,4,4,-,north", "no area"),
    ("toba/units.csv", "shogunate,domains,", "shogunate,lords,", "there is no contingent lords"),
    ("toba/units.csv", "4,-,west,1-I,rec", "4,west,1-I,rec", "14 cells, but there are 15 columns"),
    ("tabaru/units.csv", "line_1_1,government,brigade_1", "line_1_1,government,x", "no contingent"),
    ("tabaru/units.csv", "obi,saigo,", "obi,government,", "first player come first"),
    ("tabaru/commanders.csv", "nogi,government", "battotai,government", "a unit has this id"),
    ("tabaru/commanders.csv", ",roll,", ",road,", "comes cannot be road"),
    ("toba/track.csv", "3,R,-", "4,R,-", "the turn 4 is missing or used twice"),
    ("toba/track.csv", "8,-,-", "9,-,-", "the turns run from 1 to 8"),
    ("fire.csv", "7,-,-,D,D,D,D,D", "7,-,-,D,D,-,D,D", "7: column 6-7 falls below its neighbour"),
    ("fire.csv", "7,-,-,D,D,D,D,D", "7,-,-,D,D,E,D,D", "7: 6-7 cannot be E"),
    ("fire.csv", "roll,1,2,3", "roll,1,3,2", "the columns rise"),
    ("fire.csv", "13,DD", "14,DD", "the rolls rise by one"),
    ("melee.csv", "12,M1,M2", "12,-,M2", "12: column -4 or less falls"),
    ("terrain.csv", "river,side,x", "river,side,1", "river: move and melee must be x"),
    ("terrain.csv", "city,over,--", "city,over,1", "city: move must be --"),
    ("terrain.csv", "hill,hex,2", "hill,hex,", "hill: move must be 1 to 9, not empty"),
    ("scenarios.toml", "turns = 8", "turns = 0", "turns must be 1 to 30, not 0"),
    ("scenarios.toml", 'saigo = "saigo"', 'saigo = "okubo"', "okubo is no commander"),
    ("formations.toml", "#23467C", "blue", "colour must be # and six digits"),
]


@pytest.mark.parametrize("row", BROKEN, ids=[row[3][:36] for row in BROKEN])
def test_a_broken_pack_names_file_and_row(tmp_path: Path, row: tuple[str, str, str, str]) -> None:
    assert_refused_pack(Content, CONTENT.folder, tmp_path, row, count=1)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="nowhere: there is no such folder"):
        Content(tmp_path / "nowhere")
