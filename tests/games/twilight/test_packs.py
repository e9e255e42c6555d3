"""Content packs: what their rows say is what is played, in whatever order the rows stand."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from hatamoto.bots import bot
from hatamoto.games.twilight import GAME, Twilight
from hatamoto.games.twilight.content import HOME
from hatamoto.games.twilight.ids import SPACE_IDS, SPACES
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.match import new_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import play
from hatamoto.kernel.verification import verify
from hatamoto.kernel.window import Window
from hatamoto.texts.voice import Voice
from tests.amounts import PACK_GAMES
from tests.games.kit import finished, wander
from tests.games.twilight.table import ANTI, PRO, dealt

OTHERS: Final = {
    "satsuma": "kumamoto",
    "choshu": "hiroshima",
    "tosa": "kishu",
    "fukui": "kaga",
    "mito": "aizu",
}
"""For each powered clan of ours, another of its area."""
TABLES: Final = {
    "map.toml": ["space"],
    "scoring.toml": ["area", "lead"],
    "tracks.toml": ["turn", "treaty", "court"],
    "counters.toml": ["counter"],
    "cards.toml": ["card"],
}
GAMES_EACH: Final = 6
DIAMOND: Final = "M50 5L95 50L50 95L5 50Z"
"""The crest of a powered clan that has none of its own."""


def data(name: str) -> str:
    """The text of one of our data files."""
    return (HOME / name).read_text(encoding="utf-8")


def row_changed(text: str, id: str, old: str, new: str) -> str:
    """The text with one change in the row of this id."""
    before, head, after = text.partition(f'id = "{id}"\n')
    assert old in after.split("[[")[0], f"{id}: {old}"
    return before + head + after.replace(old, new, 1)


def with_other_powers(folder: Path) -> Twilight:
    """Another clan is powered in each area."""
    land, scoring = data("map.toml"), data("scoring.toml")
    for ours, other in OTHERS.items():
        land = row_changed(land, ours, "powered = true\n", "")
        land = row_changed(land, other, "stability", "powered = true\nstability")
        scoring = scoring.replace(f'powered = "{ours}"', f'powered = "{other}"')
    (folder / "map.toml").write_text(land, encoding="utf-8")
    (folder / "scoring.toml").write_text(scoring, encoding="utf-8")
    return Twilight(folder)


def shuffled_rows(text: str, rng: Rng) -> str:
    """The file with its rows in another order, also between its tables."""
    head, *rows = re.split(r"(?m)^(?=\[\[)", text)
    for index in range(len(rows) - 1, 0, -1):
        other = rng.below(index + 1)
        rows[index], rows[other] = rows[other], rows[index]
    return head + "\n".join(row.rstrip() + "\n" for row in rows)


def with_rows_permuted(folder: Path) -> Twilight:
    """Every row of every file stands somewhere else."""
    for name in TABLES:
        text = shuffled_rows(data(name), Rng(len(name)))
        assert text != data(name)
        (folder / name).write_text(text, encoding="utf-8")
    return Twilight(folder)


def with_other_tracks(folder: Path) -> Twilight:
    """Six turns, five treaties, three court levels, 15 points, other decks and another line."""
    tracks = re.sub(r"\[\[turn\]\]\nid = [78]\n(.+\n)+", "", data("tracks.toml"))
    tracks = tracks.replace(
        "[[treaty]]\nid = 4", "[[treaty]]\nid = 5\nhand = 9\n\n[[treaty]]\nid = 4"
    )
    tracks = tracks[: tracks.index("[[court]]\nid = 4")]
    tracks = tracks.replace("winning_points = 20", "winning_points = 15")
    cards = row_changed(data("cards.toml"), "sonno_joi", '"closed"', '"open"')
    cards = row_changed(cards, "satsuei_war", '"open"', '"closed"')
    land = row_changed(data("map.toml"), "satsuma", '"nobeoka", ', '"nobeoka", "kurume", ')
    land = row_changed(land, "kurume", 'lines = ["kumamoto", ', 'lines = ["satsuma", "kumamoto", ')
    for name, text in (("tracks.toml", tracks), ("cards.toml", cards), ("map.toml", land)):
        (folder / name).write_text(text, encoding="utf-8")
    return Twilight(folder)


MAKERS: Final = [with_other_powers, with_rows_permuted, with_other_tracks]
every_pack = pytest.mark.parametrize("make", MAKERS, ids=[make.__name__ for make in MAKERS])


def shown(state: TwilightState, seat: int) -> dict[str, int]:
    """A side's influence where it has some."""
    values = state.influence[seat * SPACES : (seat + 1) * SPACES]
    return {id: value for id, value in zip(SPACE_IDS, values, strict=True) if value}


def occurring(game: Twilight, card: str, seat: int, **fields: object) -> TwilightState:
    """A seat plays a card of its own for its event."""
    hands = [["sonno_joi", "tozenji"], [card, "nagai_uta"]]
    state = game.load({"hands": hands, "active": seat, **fields})
    for words in (f"play {card}", "use event"):
        play(state, seat, game.parse(words))
    return state


# Powered clans


@pytest.mark.rule("2.11(2)", "card/kazunomiya")
def test_a_princess_goes_to_the_powered_clans_of_the_pack(tmp_path: Path) -> None:
    game = with_other_powers(tmp_path)
    before = shown(game.load({"hands": [["sonno_joi"], ["kazunomiya"]]}), PRO)
    after = shown(occurring(game, "kazunomiya", PRO), PRO)
    risen = {id for id, value in after.items() if value > before.get(id, 0)}
    assert risen == set(OTHERS.values())


@pytest.mark.rule("2.11(2)", "card/ansei_purge")
def test_the_purge_strikes_the_powered_clans_of_the_pack(tmp_path: Path) -> None:
    game = with_other_powers(tmp_path)
    influence = {id: [3, 9] for id in [*OTHERS, *OTHERS.values()]}
    state = occurring(
        game, "ansei_purge", PRO, influence=influence, markers={"ii_naosuke": "hikone"}
    )
    anti = shown(state, ANTI)
    assert {id for id in influence if anti.get(id, 0) < 3} == set(OTHERS.values())


@pytest.mark.rule("2.11(2)", "12.1(1)(i)", "9.5(1)(ii)")
def test_choices_and_scores_name_the_powered_clans_of_the_pack(tmp_path: Path) -> None:
    game = with_other_powers(tmp_path)
    state = dealt(game.load({"options": {"navy": True}, "vp": -12}))
    places = {game.notation(action).partition(" ")[2] for action in state.legal(PRO)}
    assert places == {*OTHERS.values(), "kyo", "nagasaki"}
    state = occurring(
        game, "ii_naosuke_tairo", PRO, influence={"kumamoto": [3, 1], "satsuma": [3, 0]}
    )
    taken = {game.notation(action).partition(" ")[2] for action in state.legal(PRO)}
    assert "kumamoto" in taken
    assert "satsuma" not in taken
    areas = state.view(PRO)["areas"]
    assert isinstance(areas, list)
    assert areas[0]["anti"]["powered"] is True


def test_pictures_mark_the_powered_clans_of_the_pack(tmp_path: Path) -> None:
    game = with_other_powers(tmp_path)
    view = game.load({"hands": [["sonno_joi"], ["kazunomiya"]]}).view(PRO)
    say = Voice([GAME.folder / "text"], "en", (), PRO).message
    plaques = re.split(r"(?=<g [^>]*aria-label=)", game.renderer.svg(view, say))
    crested = [plaque for plaque in plaques if DIAMOND in plaque]
    marked = [re.findall(r'aria-label="(\w+):', plaque)[0] for plaque in crested]
    assert sorted(marked) == ["Aizu", "Hiroshima", "Kaga", "Kii", "Kumamoto"]
    starred = re.findall(r"([A-Z][a-z]+) *\*", "\n".join(game.renderer.text(view, say)[:40]))
    assert {"Kumamoto", "Aizu"} <= set(starred)
    assert "Satsuma" not in starred


# Rows in another order


def test_the_order_of_rows_changes_nothing(tmp_path: Path) -> None:
    game = with_rows_permuted(tmp_path)
    for seed in range(3):
        ours, theirs = finished(GAME.new(2), seed), finished(game.new(2), seed)
        assert theirs.position() == ours.position()


# Other numbers


@pytest.mark.rule("5.0", "11.4")
def test_a_game_lasts_as_many_turns_as_the_pack_has(tmp_path: Path) -> None:
    game = with_other_tracks(tmp_path)
    last = [finished(game.new(2), seed) for seed in range(12)]
    final = [state.turn for state in last if state.view(ANTI)["ended"] == "final_scoring"]
    assert final
    assert set(final) == {6}


@pytest.mark.rule("2.31(i)", "2.31(ii)")
def test_a_card_lies_in_the_deck_the_pack_says(tmp_path: Path) -> None:
    game = with_other_tracks(tmp_path)
    drawn = {game.notation(action) for action in game.new(2).legal(NATURE)}
    assert "draw satsuei_war" in drawn
    assert "draw sonno_joi" not in drawn


@pytest.mark.rule("8.4(2)(i)", "2.23(3)(i)")
def test_levels_end_where_the_pack_says(tmp_path: Path) -> None:
    game = with_other_tracks(tmp_path)
    hands = [["shuseikan"], ["kazunomiya"]]
    state = game.load({"hands": hands, "court": [3, 0]})
    for words in ("play shuseikan", "use action", "kind court"):
        play(state, ANTI, game.parse(words))
    assert state.court[ANTI] == 3
    assert state.actor() == PRO, "no die is rolled at the last level"
    state = game.load({"hands": [["treaty_kanagawa"], ["kazunomiya"]], "treaty": 4})
    for words in ("play treaty_kanagawa", "use event_first"):
        play(state, ANTI, game.parse(words))
    assert state.treaty == 5


# Whole games


@every_pack
def test_bots_play_whole_games_that_verify(
    tmp_path: Path, make: Callable[[Path], Twilight]
) -> None:
    game = make(tmp_path)
    player = bot("random")
    for seed in range(GAMES_EACH):
        match = new_match(game, 2, {"navy": seed % 2 == 1}, secret_from_seed(seed))
        match.begin()
        rng = Rng(seed)
        while match.state.to_act():
            seat = match.state.actor()
            state = match.state
            assert isinstance(state, TwilightState)
            assert 0 <= game.heuristics.value(state, seat) <= 1000
            match.act(seat, player.choose(Window(game, state, seat), rng))
        assert verify(game, match.record_text()).outcome is not None
        again = game.load(match.state.position())
        assert again.position() == match.state.position()


@every_pack
def test_random_games_end_in_every_pack(tmp_path: Path, make: Callable[[Path], Twilight]) -> None:
    game = make(tmp_path)
    reasons = set()
    for seed in range(PACK_GAMES):
        outcome = finished(game.new(2, {"navy": seed % 2 == 1}), seed).outcome()
        assert outcome is not None
        reasons.add(outcome.reason)
    assert {"sudden_death", "final_scoring"} <= reasons


@every_pack
def test_a_bot_that_thinks_knows_what_to_play(
    tmp_path: Path, make: Callable[[Path], Twilight]
) -> None:
    game = make(tmp_path)
    for ply, state in enumerate(wander(game.new(2), Rng(4))):
        seat = state.actor()
        if ply % 40 == 0 and seat != NATURE:
            assert len(game.heuristics.priorities(state, seat)) == len(state.legal(seat))
