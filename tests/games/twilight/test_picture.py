"""The table as text and as a picture, for every reader and in both languages."""

from xml.etree import ElementTree

import pytest

from hatamoto.drawing.columns import cut, width, wrapped
from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.picture.sheet import sheet
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.kernel.state import State
from hatamoto.texts import LANGUAGES, Voice
from tests.games import kit

COLUMNS = 100
TEXT = "{http://www.w3.org/2000/svg}text"


def lines(state: State, seat: int, lang: str = "en") -> list[str]:
    """A state as a seat reads it."""
    say = Voice([GAME.folder / "text"], lang, (), seat).message
    return GAME.renderer.text(state.view(seat), say)


def picture(state: State, seat: int, lang: str = "en") -> ElementTree.Element:
    """A state as a seat sees it drawn."""
    say = Voice([GAME.folder / "text"], lang, (), seat).message
    return ElementTree.fromstring(GAME.renderer.svg(state.view(seat), say))


@pytest.fixture(scope="module")
def moments() -> list[State]:
    """Moments of two games."""
    return [state for seed in range(2) for state in kit.moments(GAME.new(2), seed, 60)]


@pytest.fixture(scope="module")
def dealt() -> State:
    """The first card is asked for."""
    rng = Rng(3)
    state: State = GAME.new(2)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(rng))
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_of_a_game_is_printed_in_a_hundred_columns(
    lang: str, moments: list[State]
) -> None:
    for state in moments:
        for seat in (WATCHER, 0, 1):
            told = lines(state, seat, lang)
            assert [line for line in told if width(line) > COLUMNS] == []
            assert [line for line in told if line != line.rstrip()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_of_a_game_is_drawn_for_everybody(lang: str, moments: list[State]) -> None:
    for state in moments[::2]:
        for seat in (WATCHER, 1):
            assert picture(state, seat, lang).attrib["width"] == "1092"


def test_the_first_deal_is_printed_like_this(dealt: State) -> None:
    told = lines(dealt, WATCHER)
    assert told[0] == "Turn 1, 1854-1856 · closed · Nobody leads in victory points."
    assert told[1] == "Treaty 0, hand of 5 cards · Powers 0, coups allowed · Jo-i: planned"
    assert told[2] == "Court ● 0, ready · Court ■ 0, ready"
    assert any(line.startswith("Satsuma      *3 ● 1/1 ■ 0") for line in told)
    assert any("Aizu          3 ● 0   ■ 3/3 ■" in line for line in told)
    assert any("Yokohama        ● 0   ■ 0   x" in line for line in told)
    assert "  Kyo                                                   ● 5 VP for Anti-Bakufu" in told


def test_a_watcher_reads_nobodys_hand(dealt: State) -> None:
    hand = dealt.view(0)["you"]
    assert isinstance(hand, dict)
    say = Voice([GAME.folder / "text"], "en", (), 0).message
    titles = [say(f"card-{card}", {}) for card in hand["hand"]]
    own, other = "\n".join(lines(dealt, 0)), "\n".join(lines(dealt, WATCHER))
    assert [title for title in titles if title not in own] == []
    assert [title for title in titles if title in other] == []


@pytest.mark.rule("2.3(1)(i)", "2.33", "2.35(3)")
@pytest.mark.parametrize(
    ("lang", "held"),
    [
        (
            "en",
            "  Tokugawa Iemochi, 14th Shogun… 3 AP · Must be played · Its event",
        ),
        (
            "ja",
            "  公武合体                       行動4 · 佐幕イベント · 相手のイベントが起こる",
        ),
    ],
)
def test_a_hand_tells_points_owner_and_star_of_each_card(lang: str, held: str) -> None:
    hands = [["iemochi_succession", "kobu_gattai"], ["namamugi"]]
    told = lines(GAME.load({"hands": hands}), 0, lang)
    assert [line for line in told if line.startswith(held)]


@pytest.mark.rule("2.3(1)(i)")
def test_the_card_in_play_tells_its_points_and_owner() -> None:
    state = GAME.load({"hands": [["kobu_gattai"], ["namamugi"]]})
    state.apply(0, GAME.parse("play kobu_gattai"))
    told = lines(state, 1)
    at = told.index("In play: Union of Court and Camp · 4 AP · Pro event")
    assert told[at + 1].startswith("  (1) Pro-Bakufu +1 in Kyo.")
    assert "  ● choosing its use" in told
    state.apply(0, GAME.parse("use action_first"))
    state.apply(0, GAME.parse("kind place"))
    assert "  ● the action first, then the event · ● placing, 4 AP left" in lines(state, WATCHER)


@pytest.mark.parametrize(
    ("lines_played", "shown"),
    [
        (["play sonno_joi", "use action", "kind place"], "Aizu          3 ● 0   ■ 3/3 ■ [2 AP]"),
        (["play sonno_joi", "use action", "kind realign"], "    [1 AP, +42% -42%]"),
        (["play sonno_joi", "use action", "kind coup"], "Kii           3 ● 0   ■ 1/1   [66%]"),
        (["play sonno_joi", "use event"], "Satsuma      *3 ● 1/1 ■ 0     [+1]"),
    ],
)
def test_prices_and_chances_stand_beside_the_spaces(lines_played: list[str], shown: str) -> None:
    state = GAME.load({"hands": [["sonno_joi"], ["kobu_gattai"]]})
    for line in lines_played:
        state.apply(0, GAME.parse(line))
    assert [line for line in lines(state, 0) if shown in line]


def test_every_space_is_drawn_at_its_place_with_its_name_for_those_who_cannot_see(
    dealt: State,
) -> None:
    named = [part.attrib["aria-label"] for part in picture(dealt, WATCHER).iter()
             if "aria-label" in part.attrib]  # fmt: skip
    assert len(sheet().places) == 36
    assert "Satsuma: Anti 1, Pro 0" in named
    assert "Edo-Bakufu" in named


def test_each_line_between_two_spaces_is_drawn_once() -> None:
    assert len(sheet().lines()) == sum(len(place.lines) for place in sheet().places) // 2 == 62


def test_writing_is_cut_and_broken_by_columns() -> None:
    assert cut("Kumamoto", 5) == "Kuma…"
    assert cut("久留米", 5) == "久留…"
    assert cut("Saga", 5) == "Saga"
    assert wrapped("the road to Kyo", 8) == ["the road", "to Kyo"]
    assert wrapped("江戸幕府の黄昏。", 8) == ["江戸幕府", "の黄昏。"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_shows_the_hand_of_its_reader(lang: str, dealt: State) -> None:
    say = Voice([GAME.folder / "text"], lang, (), 1).message
    hand = dealt.view(1)["you"]
    assert isinstance(hand, dict)
    drawn = "".join(part.text or "" for part in picture(dealt, 1, lang).iter(TEXT))
    first = wrapped(say(f"card-{hand['hand'][0]}", {}), 12)[0]
    assert first in drawn


@pytest.mark.rule("2.24(3)")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_memory_markers_are_shown_and_explained(lang: str) -> None:
    hands = [["sonno_joi"], ["kobu_gattai"]]
    say = Voice([GAME.folder / "text"], lang, (), 0).message
    key = say("view-memory_key", {})
    bare = GAME.load({"hands": hands})
    assert not any("✓" in line for line in lines(bare, 0, lang))
    assert not any("✓" in (text.text or "") for text in picture(bare, 0, lang).iter(TEXT))
    state = GAME.load({"hands": hands, "discard": ["kyushu_situation", "open_ports_situation"]})
    marked = [line for line in lines(state, 0, lang) if line.startswith("✓ ")]
    names = [say("area-kyushu", {}), say("view-ports", {})]
    assert [line[2:].startswith(name) for line, name in zip(marked, names, strict=True)] == [
        True
    ] * 2
    assert any(key in line for line in lines(state, 0, lang))
    drawn = [text.text for text in picture(state, 0, lang).iter(TEXT)]
    assert [drawn[at + 1] for at, text in enumerate(drawn) if text == "✓"] == names
    assert key in drawn


def test_there_is_room_under_the_map_only_for_cards(dealt: State) -> None:
    height = {seat: float(picture(dealt, seat).attrib["height"]) for seat in (WATCHER, 0)}
    assert height[WATCHER] < height[0]
