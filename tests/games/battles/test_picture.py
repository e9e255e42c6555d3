"""The field as text and as a picture, for every reader and in both languages."""

from xml.etree import ElementTree

import pytest

from hatamoto.bots.playout import play_out
from hatamoto.drawing.columns import width
from hatamoto.games.battles import GAME
from hatamoto.games.battles.picture.style import folded
from hatamoto.games.battles.picture.text_board import odds_note
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State
from hatamoto.texts import LANGUAGES, Voice

TEXT = "{http://www.w3.org/2000/svg}text"
SCENARIOS = pytest.mark.parametrize("scenario", ["toba", "tabaru"])
PAGE = 100


def lines(state: State, lang: str = "en", seat: int = 0) -> list[str]:
    """A state as a seat reads it."""
    return GAME.renderer.text(
        state.view(seat), Voice([GAME.folder / "text"], lang, (), seat).message
    )


def picture(state: State, lang: str = "en", seat: int = 0) -> ElementTree.Element:
    """A state as a seat sees it drawn."""
    say = Voice([GAME.folder / "text"], lang, (), seat).message
    return ElementTree.fromstring(GAME.renderer.svg(state.view(seat), say))


def writing(state: State, lang: str = "en") -> list[str]:
    """All writing of a picture."""
    return [part.text or "" for part in picture(state, lang).iter(TEXT)]


def labels(state: State) -> list[str]:
    """What a picture tells those who cannot see it."""
    parts = picture(state).iter()
    return [part.attrib["aria-label"] for part in parts if "aria-label" in part.attrib]


def played(scenario: str, *words: str) -> State:
    """A battle after these actions."""
    state: State = GAME.new(2, {"scenario": scenario})
    for word in words:
        state.apply(state.to_act()[0], GAME.parse(word))
    return state


def started(scenario: str, steps: int, seed: int = 1) -> State:
    """A battle after some random actions."""
    state: State = GAME.new(2, {"scenario": scenario})
    rng = Rng(seed)
    for _ in range(steps):
        actions = state.legal(state.to_act()[0])
        state.apply(state.to_act()[0], actions[rng.below(len(actions))])
    return state


@pytest.mark.rule("2-1-1")
def test_the_map_has_a_line_for_each_row_with_its_number() -> None:
    told = lines(played("toba"))
    rows = [line[:2] for line in told if line[:2].isdigit()]
    assert rows == [f"{row:02}" for row in range(24, 0, -1)]


def test_a_unit_stands_in_its_row_and_in_the_list() -> None:
    told = lines(played("toba", "place shinsengumi", "at h0921"))
    row = next(line for line in told if line.startswith("09 "))
    assert row[3 + 20 * 3 : 3 + 21 * 3] == "A18"
    assert any(line.startswith("A18 Shinsengumi") and "2-6-5-5" in line for line in told)
    assert any("0921" in line for line in told if line.startswith("A18"))


def test_even_rows_are_shifted_and_victory_hexes_show_their_owner() -> None:
    told = lines(played("toba"))
    row = next(line for line in told if line.startswith("24 "))
    assert row[5 + 10 * 3 : 5 + 11 * 3] == "=*B"
    assert any("=*A" in line for line in told if line.startswith("01 "))


@SCENARIOS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_a_page(scenario: str, lang: str) -> None:
    for steps in (0, 40, 160):
        assert max(width(line) for line in lines(started(scenario, steps), lang)) <= PAGE


@SCENARIOS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_battle_can_be_read_and_drawn(scenario: str, lang: str) -> None:
    state: State = GAME.new(2, {"scenario": scenario})
    play_out(state, Rng(3))
    assert lines(state, lang)[0]
    assert picture(state, lang).tag.endswith("svg")


def test_every_reader_sees_the_same_field() -> None:
    state = started("toba", 80)
    assert lines(state, seat=0) == lines(state, seat=1)


def test_a_counter_has_its_signs_its_values_and_a_name_to_be_read() -> None:
    state = played("toba", "place shinsengumi", "at h0921")
    told = writing(state)
    name = told.index("新選組")
    assert told[name + 1 : name + 5] == ["2", "6", "5", "5"]
    assert any(label.startswith("Shinsengumi, 2-6-5-5, 0921") for label in labels(state))


def test_a_strength_that_is_not_printed_is_no_dash_among_dashes() -> None:
    state = played("toba", "place guns_a", "at h1210")
    assert any("5-x-3-2 r4" in line for line in lines(state))
    told = writing(state)
    name = told.index("砲甲")
    assert told[name + 1 : name + 5] == ["5", "x", "3", "2"]


def test_the_map_is_labelled_in_the_readers_language() -> None:
    state = played("toba")
    assert "Ogura Pond" in writing(state)
    assert "巨椋池" in writing(state, "ja")
    assert "Gokokuji, Satsuma-Choshu" in labels(state)


@pytest.mark.rule("2-2-1(1).2")
def test_ruling_58_the_back_shows_the_numbers_of_the_front() -> None:
    for seed in range(1, 6):
        state = started("toba", 300, seed)
        upset = [row for row in pieces(state) if row["disordered"]]
        told = lines(state)
        for row in upset:
            (line,) = [line for line in told if str(row["hex"])[1:] + "!" in line]
            print_of = GAME.content.scenarios[0]
            index = print_of.pieces.index(str(row["unit"]))
            assert f"-{print_of.morale[index]}-{print_of.allowance[index]}" in line
        if upset:
            return
    pytest.fail("nobody was disordered")


def pieces(state: State) -> list[dict[str, object]]:
    """The pieces of a view."""
    found = state.view(0)["pieces"]
    assert isinstance(found, list)
    return found


def test_a_declared_fight_is_drawn_as_lines_to_its_target() -> None:
    for seed in range(1, 9):
        state = started("toba", 150, seed)
        rng = Rng(seed)
        while state.outcome() is None:
            declared = state.view(0)["declared"]
            if isinstance(declared, dict) and declared["target"]:
                assert "stroke-dasharray" in ElementTree.tostring(picture(state), "unicode")
                return
            actions = state.legal(state.to_act()[0])
            state.apply(state.to_act()[0], actions[rng.below(len(actions))])
    pytest.fail("nobody fought")


def test_long_lists_are_folded() -> None:
    text = "A In the cup: " + ", ".join(["Takamatsu Column"] * 9)
    assert all(width(line) <= 60 for line in folded(text, 60))
    assert " ".join(line.strip() for line in folded(text, 60)) == text


def test_half_a_percent_is_rounded_as_on_the_page() -> None:
    """27 of 216 rolls are 12.5 %: the terminal and the page both write 13."""
    say = Voice([GAME.folder / "text"], "en", (), 0).message
    assert "13" in odds_note({"difference": 2, "fails": 27, "odds": {}}, say)
