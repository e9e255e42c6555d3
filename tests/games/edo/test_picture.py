"""The table as text and as a picture, for every reader and in both languages."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import hatamoto
from hatamoto.drawing.columns import folded, width
from hatamoto.games.edo import picture
from hatamoto.games.edo.content import SPACE_IDS, Content
from hatamoto.games.edo.picture.assets import PAINT
from hatamoto.games.edo.picture.chart import WIDTH, chart_lines
from hatamoto.texts import LANGUAGES, Voice

TEXT = Path(hatamoto.__file__).parent / "games" / "edo" / "data" / "text"
CONTENT = Content()
WRITING = "{http://www.w3.org/2000/svg}text"


def player(**given: object) -> dict[str, object]:
    """A player's row of a view."""
    counts = {"points": 6, "wood": 4, "stone": 2, "rice": 3, "ryo": 14, "officials": 2}
    pieces = {"neutrals": 1, "blacks": 0, "houses": 4, "posts": 0, "temples": 3, "tokens": 0}
    return {**counts, **pieces, "cards": [], "privileges": [], "plan": [None] * 3, **given}


def city(id: str, sites: int, *buildings: tuple[int, str]) -> dict[str, object]:
    """A city's row of a view."""
    built = [{"seat": seat, "building": building} for seat, building in buildings]
    tile = "edo_8" if id == "edo" else "town_5"
    row: dict[str, object] = {"city": id, "tile": tile, "sites": sites, "buildings": built}
    return {**row, "fortress_sites": 1, "fortresses": 1}


def step(card: str, action: str, own: int) -> dict[str, object]:
    """A card of a plan."""
    return {"card": card, "action": action, "own": own, "neutral": 0, "black": 0}


def table(**changes: object) -> dict[str, object]:
    """A view of the fifth round with every module, three players planning."""
    view: dict[str, object] = {
        "modules": ["jiin", "tokken", "ronin"], "side": "small", "round": 5, "phase": "plan",
        "pass": None, "start": 0, "covered": [], "outsiders": [],
        "cities": [
            city("edo", 6, (1, "house"), (0, "house")), city("sakura", 5, (0, "post")),
            city("odawara", 5), city("kawagoe", 5),
        ],
        "samurai": [
            {"space": "edo", "seat": 0, "count": 2, "black": 0},
            {"space": "quarry_1", "seat": 1, "count": 1, "black": 0},
        ],
        "temples": [{"space": "river_tama", "seat": 1}],
        "merchant": "odawara", "merchant_card": "m01", "merchant_top": "m05", "merchants_left": 5,
        "specials": ["woodcutters", "architect", "caravan", "treasury"],
        "demands": ["palace_1", "foreign_1", "local_1"], "demand_next": "local_4",
        "privileges": ["site", "income", None], "privilege_next": None,
        "ronin": ["forestry_1", "quarry_1", "quarry_1"],
        "players": [
            player(cards=["rice_growers"], privileges=["full_wood"], tokens=1, ready=False),
            player(ready=True), player(ready=True),
        ],
        "turn": None, "ended": None,
        "you": {"seat": 0, "plan": [step("works", "quarry", 1), step("court", "travel", 0)]},
    }  # fmt: skip
    return {**view, **changes}


LARGE = {
    "side": "large",
    "covered": ["mito", "forestry_3", "quarry_2", "rice_3"],
    "cities": [city("edo", 10), *(city(id, 6) for id in ("sakura", "odawara", "mito", "kofu"))],
    "players": [player() for _ in range(5)],
}


def say(lang: str = "en", reader: int = 0) -> Voice:
    """A voice for the first seat."""
    return Voice([TEXT], lang, (), reader)


def lines(view: dict[str, object], lang: str = "en") -> list[str]:
    """A view as text."""
    return picture.text(view, CONTENT, say(lang).message)


def drawn(view: dict[str, object], lang: str = "en") -> ElementTree.Element:
    """A view as a picture."""
    return ElementTree.fromstring(picture.svg(view, CONTENT, say(lang).message))


def writing(view: dict[str, object], lang: str = "en") -> str:
    """All writing of a picture."""
    return " ".join(part.text or "" for part in drawn(view, lang).iter(WRITING))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("changes", [{}, LARGE], ids=["small", "large"])
def test_no_line_is_wider_than_the_terminal(lang: str, changes: dict[str, object]) -> None:
    assert max(width(line) for line in lines(table(**changes), lang)) <= WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", [0, 1])
def test_every_name_on_the_map_can_be_read(lang: str, side: int) -> None:
    board = CONTENT.sides[side]
    full = [
        {"space": SPACE_IDS[space], "seat": seat, "count": 2}
        for space in board.spaces
        for seat in range(2)
    ]
    view = table(side=board.id, samurai=full, ronin=[], temples=[], merchant=None)
    chart = "\n".join(chart_lines(view, CONTENT, say(lang).message))
    for space in board.spaces:
        assert say(lang).message(f"space-{SPACE_IDS[space]}") in chart
    assert chart.count("■2") == len(board.spaces)


def test_the_map_shows_what_stands_where() -> None:
    chart = chart_lines(table(), CONTENT, say().message)
    below = chart[next(at for at, line in enumerate(chart) if "Granite Quarry" in line) + 1]
    assert "▲1 R2" in below
    below = chart[next(at for at, line in enumerate(chart) if "Tama River" in line) + 1]
    assert "T▲" in below


def test_a_covered_space_stands_in_brackets() -> None:
    text = "\n".join(lines(table(**LARGE)))
    assert "(Mito)" in text
    assert "(Slate Quarry)" in text
    assert "( ) covered" in text


def test_cities_show_shares_and_sites() -> None:
    row = next(line for line in lines(table()) if line.startswith("Edo  "))
    assert row.endswith("8 | 6 4 | 5 3 2 | 4 3 2 1 | 4 3 2 1 1  ▲h ■h _ _ _ _  1/1")


def test_the_market_names_offers_and_prices() -> None:
    text = "\n".join(lines(table()))
    assert "Merchant: Timber Raft · Buy up to 2 wood at 2 ryo each" in text
    assert "Architect (5 ryo)" in text
    assert "Raw Silk (foreign goods: 7 ryo) → City Income" in text
    assert "Festival Rice (local goods: 3 rice) → -" in text


@pytest.mark.rule("plan/secret")
def test_others_are_ready_and_nothing_else() -> None:
    text = "\n".join(lines(table(you=None)))
    assert text.count("  ready") == 2
    assert "Works" not in text


def test_the_reader_sees_the_own_plan() -> None:
    assert "Your plan: 1 Works: Quarry (1)  2 Court: Travel (0)" in lines(table())


def test_shown_cards_are_told_of_their_player() -> None:
    shown = player(plan=[step("domain", "money", 2), None, None])
    view = table(phase="perform", players=[shown, player()], you=None) | {"pass": 1}
    text = "\n".join(lines(view))
    assert "Perform · card 1 of 3" in text
    assert "1 Domain: Money (2)" in text


def test_the_end_shows_score_and_place() -> None:
    over = table(phase="over", players=[player(score=17, place=1), player(score=12, place=2)])
    assert any(line.endswith("Score 17 · Place 1") for line in lines(over))


def test_without_privileges_nothing_is_said_of_them() -> None:
    text = "\n".join(lines(table(demands=[], privileges=[])))
    assert "Demands" not in text


def test_a_long_line_is_folded_with_an_indent() -> None:
    first, second = folded("word " * 25)
    assert width(first) <= WIDTH
    assert second.startswith("  word")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("changes", [{}, LARGE, {"you": None, "demands": [], "privileges": []}])
def test_the_picture_is_whole(lang: str, changes: dict[str, object]) -> None:
    view = table(**changes)
    text = writing(view, lang)
    assert say(lang).message("game-name") in text
    assert say(lang).message("space-river_tama") in text
    assert say(lang).message("merchant-m01") in text


def test_the_picture_names_its_spaces_for_those_who_cannot_see_them() -> None:
    labels = [part.attrib.get("aria-label", "") for part in drawn(table(**LARGE)).iter()]
    assert "Edo" in labels
    assert "Mito, covered" in labels


def test_the_picture_keeps_a_plan_from_others() -> None:
    assert "Works" not in writing(table(you=None))
    assert "Works" in writing(table())


def test_idle_samurai_and_many_pieces_are_drawn() -> None:
    view = table(outsiders=["forestry_2"])
    assert "○ idle samurai" in "\n".join(lines(view))
    plain = picture.svg(table(), CONTENT, say().message)
    more = picture.svg(view, CONTENT, say().message)
    assert more.count(PAINT["idle"]) == plain.count(PAINT["idle"]) + 2  # robe and helmet
