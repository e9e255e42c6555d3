"""The table as text and as a picture, for every reader and in both languages."""

from xml.etree import ElementTree

import pytest

from hatamoto.drawing.columns import width, wrapped
from hatamoto.games.shogunate import GAME
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.state import State
from hatamoto.texts import LANGUAGES, Voice
from tests.games.kit import moments

TEXT = "{http://www.w3.org/2000/svg}text"
TABLE: dict[str, object] = {
    "seats": 3,
    "line": ["cat", "wolf", "carp", "crane", "snake", "rooster"],
    "honour": {"cat": 3, "carp": 11},
    "loyalty": [["cat", "wolf"], ["carp", "snake"], ["crane", "rooster"]],
    "face_up": {"1": ["snake"]},
    "plot": "p03",
    "hatamoto": 2,
    "notes": {"0": [[1, "carp"]]},
    "hands": {"1": ["arrow", "storms"]},
    "plots_past": ["p01", "p02", "p04"],
}
PRINTED = """
Round 4 · Ends at 12 · Plots left 14

Plot: The Named Heir
  You move the Shinobi up by one or two slots.

Slot  Leader                        Honour          Plot
1     Lady Sayo of the Cat           3 ●●●          +1
2     Lord Raizo of the Wolf         0              +1
3     Lord Minato of the Carp       11 ●●●●●●●●●●●        ◀
4     Lord Arinobu of the Crane      0
5     Lady Tamaki of the Snake       0
6     Lord Kagemasa of the Rooster   0
◀ Shinobi -1 · follows the Carp

   Player    Loyalty      Hand  In front
   You       [?] [?]      6
   Player 2  [Snake] [?]  2
⚑  Player 3  [?] [?]      6
⚑ Hatamoto

Discard pile:
  Player 2: Cloaked in Shadows, Dishonour, Flowing Upstream and Honorable
    Company

Your loyalty: Cat and Wolf · Score 3
Hand: Cloaked in Shadows, Dishonour, Flowing Upstream, Honorable Company, Path
  of the Arrow and Storms to Flowers
Your notes:
  Player 2 has a face-down Carp card (known since round 4)
"""


def lines(state: State, seat: int, lang: str = "en") -> list[str]:
    """A state as a seat reads it."""
    return GAME.renderer.text(
        state.view(seat), Voice([GAME.folder / "text"], lang, (), seat).message
    )


def picture(state: State, seat: int, lang: str = "en") -> ElementTree.Element:
    """A state as a seat sees it drawn."""
    say = Voice([GAME.folder / "text"], lang, (), seat).message
    return ElementTree.fromstring(GAME.renderer.svg(state.view(seat), say))


def writing(state: State, seat: int, lang: str = "en") -> str:
    """All writing of a picture."""
    return " ".join(part.text or "" for part in picture(state, seat, lang).iter(TEXT))


def labels(state: State, seat: int) -> list[str]:
    """What a picture tells those who cannot see it."""
    return [
        part.attrib["aria-label"]
        for part in picture(state, seat).iter()
        if "aria-label" in part.attrib
    ]


def played(seed: int) -> list[State]:
    """A random game at every seventh action and at its end."""
    return moments(GAME.new(3 + seed % 4), seed, 7)


def test_a_table_is_printed_like_this() -> None:
    assert "\n".join(lines(GAME.load(TABLE), 0)) == PRINTED.strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_of_a_game_is_printed_and_drawn_for_everybody(lang: str) -> None:
    for seed in range(4):
        for state in played(seed):
            for seat in (WATCHER, 0, state.seats - 1):
                assert [line for line in lines(state, seat, lang) if line != line.rstrip()] == []
                assert picture(state, seat, lang).attrib["width"] == "1200"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_columns_stand_under_one_another(lang: str) -> None:
    table = lines(GAME.load(TABLE), 0, lang)
    paid = [line for line in table if line.endswith("+1")]
    assert len(paid) == 2
    assert width(paid[0]) == width(paid[1])


def test_a_watcher_reads_nobodys_cards() -> None:
    told = "\n".join(lines(GAME.load(TABLE), WATCHER))
    assert "Your" not in told
    assert "[Snake] [?]" in told
    assert "Crane card" not in told


def test_the_end_shows_all_loyalty_and_scores() -> None:
    state = played(1)[-1]
    outcome = state.outcome()
    assert outcome is not None
    told = "\n".join(lines(state, WATCHER))
    for score in outcome.scores:
        assert f" = {score}" in told
        assert f"Score {score}" in writing(state, WATCHER)


def test_hidden_cards_of_others_have_no_name_in_any_attribute() -> None:
    state = GAME.load(TABLE)
    assert labels(state, 1).count("Face-down") == 5
    source = GAME.renderer.svg(state.view(1), Voice([GAME.folder / "text"], "en", (), 1).message)
    other = GAME.load(
        {**TABLE, "loyalty": [["cat", "cat"], ["carp", "snake"], ["wolf", "wolf"]], "notes": {}}
    )
    again = GAME.renderer.svg(other.view(1), Voice([GAME.folder / "text"], "en", (), 1).message)
    assert source == again


def test_a_picture_names_slot_leader_and_honour() -> None:
    told = labels(GAME.load(TABLE), 0)
    assert "1: Lady Sayo of the Cat, Honour 3" in told
    assert "Shinobi -1 · follows the Carp" in told


def test_a_shinobi_that_keeps_its_slot_says_so() -> None:
    state = GAME.load({**TABLE, "options": {"shinobi_binding": "slot"}})
    assert "Shinobi -1 · stays in slot 3" in labels(state, 0)
    assert any(line.endswith("◀ Shinobi -1 · stays in slot 3") for line in lines(state, 0))


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6])
def test_the_words_beside_the_shinobi_stay_inside_the_picture(slot: int) -> None:
    state = GAME.load({**TABLE, "shinobi": slot})
    for lang in LANGUAGES:
        marker = next(
            part
            for part in picture(state, 0, lang).iter()
            if "-1 · " in part.attrib.get("aria-label", "")
        )
        middle = float(marker.attrib["transform"].removeprefix("translate(").split()[0])
        start = middle + float(marker[0].attrib["x"])
        assert 0 <= start <= start + float(marker[0].attrib["width"]) <= 1200


def test_much_honour_is_a_number() -> None:
    assert "× 11" in writing(GAME.load(TABLE), 0)


def test_a_card_chosen_and_a_card_in_play_are_told_apart() -> None:
    acting = {**TABLE, "played": {"0": "arrow", "1": "company"}, "hands": {}}
    state = GAME.load(acting)
    state.apply(2, GAME.parse("name 0"))
    told = "\n".join(lines(state, WATCHER))
    assert "▸ Path of the Arrow" in told
    assert "  Honorable Company" in told


def test_a_clan_of_a_pack_has_its_first_letter_for_a_crest() -> None:
    view = GAME.load(TABLE).view(0)
    view["line"] = [{"leader": "heron", "honour": 1}]

    def say(id: str, facts: object) -> str:
        return "Heron" if id.endswith("heron") else id

    assert ">H</text>" in GAME.renderer.svg(view, say)


def test_lines_break_at_words_and_between_wide_signs() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("忍びが、動く。", 8) == ["忍びが、", "動く。"]
    assert wrapped("", 5) == []
