"""Battles that content packs bring: a third one from its folder, and ours with other rows."""

import random
import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from hatamoto.bots.greedy import preferred
from hatamoto.cli.packs import check_words
from hatamoto.engine.voices import voice
from hatamoto.games.battles import GAME, Battles
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.match import loaded_match, new_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.amounts import PACK_GAMES

MILL_FORD: Final = Path(__file__).parents[2] / "packs" / "mill_ford"
FORD: Final = Battles(MILL_FORD)


def fought(game: Battles, scenario: str, seed: int, noise: int = 256) -> BattlesState:
    """A battle played to its end: at random, or with less noise by greedy players."""
    state = game.new(2, {"scenario": scenario})
    rng = Rng(seed)
    while state.to_act():
        seat = state.actor()
        drawn = state.draw(rng) if seat == NATURE else preferred(game, state, seat, noise, rng)
        state.apply(seat, drawn)
    return state


# A third battle


def test_a_battle_is_found_by_its_folder() -> None:
    own = [scenario.id for scenario in GAME.content.scenarios]
    assert [scenario.id for scenario in FORD.content.scenarios] == [*own, "mill_ford"]
    assert FORD.options[0].values == (*own, "mill_ford")
    assert FORD.options[0].default == "toba"
    ford = FORD.content.scenarios[-1]
    assert (ford.units, ford.turns, ford.needed, len(ford.victory_hexes)) == (12, 6, 3, 5)


@pytest.mark.parametrize("noise", [256, 12], ids=["random", "greedy"])
def test_a_third_battle_is_played_to_its_end(noise: int) -> None:
    outcomes = [fought(FORD, "mill_ford", seed, noise).outcome() for seed in range(12)]
    reasons = {outcome.reason for outcome in outcomes if outcome is not None}
    assert all(outcome is not None for outcome in outcomes)
    assert "victory_hexes" in reasons or "entry_hex" in reasons


def test_three_of_five_hexes_win_the_third_battle() -> None:
    wins = [fought(FORD, "mill_ford", seed, 12) for seed in range(12)]
    won = [state.outcome() for state in wins]
    decided = [one for one in won if one is not None and one.reason == "victory_hexes"]
    assert decided
    assert all(max(one.scores) >= 3 for one in decided)


def test_a_third_battle_is_saved_and_read_at_every_moment() -> None:
    match = new_match(FORD, 2, {"scenario": "mill_ford"}, auto=False)
    rng = Rng(3)
    while match.state.to_act():
        seat = match.state.actor()
        legal = match.state.legal(seat)
        again = loaded_match(FORD, match.position(), auto=False).state
        assert again.legal(seat) == legal
        match.act(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_third_battle_is_drawn_in_its_own_words(lang: str) -> None:
    state = FORD.new(2, {"scenario": "mill_ford"})
    words = voice(FORD, lang)
    picture = FORD.renderer.svg(state.view(0), words.message)
    name = {"en": "West Gate", "ja": "西門"}[lang]
    assert name in picture
    assert any(words.message("scenario-mill_ford") in line for line in FORD.renderer.text(
        state.view(0), words.message
    ))  # fmt: skip


def test_our_battles_play_the_same_beside_a_third() -> None:
    ours, beside = fought(GAME, "toba", 5), fought(FORD, "toba", 5)
    assert ours.position()["pieces"] == beside.position()["pieces"]
    assert ours.status == beside.status


def test_a_battle_cannot_be_named_twice(tmp_path: Path) -> None:
    folder = tmp_path / "toba"
    folder.mkdir()
    text = (MILL_FORD / "mill_ford" / "scenario.toml").read_text(encoding="utf-8")
    (folder / "scenario.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match="there is a battle toba already"):
        Battles(tmp_path)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_word_a_battle_lacks_is_named_with_its_file(tmp_path: Path, lang: str) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(MILL_FORD, pack)
    check_words(Battles(pack))
    path = pack / "text" / f"{lang}.ftl"
    ids = re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.M)
    path.unlink()
    with pytest.raises(BadContent) as error:
        check_words(Battles(pack))
    file, _, named = str(error.value).partition(": no message ")
    assert file == str(path)
    assert sorted(named.split(", ")) == sorted(ids)


@pytest.mark.parametrize(("lang", "said"), [("en", "(3 were needed)"), ("ja", "（必要数は3）")])
def test_the_end_of_a_third_battle_tells_how_many_hexes_win(lang: str, said: str) -> None:
    told = []
    for seed in range(12):
        state = FORD.new(2, {"scenario": "mill_ford"})
        state.events, rng = [], Rng(seed)
        while state.to_act():
            seat = state.actor()
            drawn = state.draw(rng) if seat == NATURE else preferred(FORD, state, seat, 12, rng)
            state.apply(seat, drawn)
        told.append(state.events[-1])
    by_hexes = [event for event in told if event.facts["reason"] == "victory_hexes"]
    assert by_hexes
    assert said in voice(FORD, lang).event(by_hexes[0].kind, by_hexes[0].facts)


# Packs with permuted and changed rows


def shuffled_csv(name: str, rng: random.Random) -> str:
    """The rows of a file shuffled within each side, some of their values changed."""
    head, *rows = (GAME.folder / name).read_text(encoding="utf-8").splitlines()
    rng.shuffle(rows)
    side = [cells.split(",")[1] for cells in rows]
    first = GAME.content.scenarios[0 if "toba" in name else 1].sides[0]
    rows = [row for row, own in zip(rows, side, strict=True) if own == first] + [
        row for row, own in zip(rows, side, strict=True) if own != first
    ]
    if name.endswith("units.csv"):
        rows = [changed(row, rng) for row in rows]
    return "\n".join([head, *rows]) + "\n"


def changed(row: str, rng: random.Random) -> str:
    """A unit of foot with another morale and movement allowance."""
    cells = row.split(",")
    if cells[3] == "infantry":
        cells[6], cells[7] = str(rng.randint(2, 6)), str(rng.randint(2, 6))
    return ",".join(cells)


def shuffled_toml(name: str, rng: random.Random) -> str:
    """The tables of a file in another order."""
    head, *tables = (GAME.folder / name).read_text(encoding="utf-8").split("\n[[")
    rng.shuffle(tables)
    return "\n[[".join([head, *(table.rstrip("\n") + "\n" for table in tables)])


def permuted(folder: Path, seed: int) -> Battles:
    """Our battles with rows in another order, units with other values, and Tabarazaka first."""
    rng = random.Random(seed)
    for name in ("toba/units.csv", "tabaru/units.csv", "tabaru/commanders.csv"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(shuffled_csv(name, rng), encoding="utf-8")
    for name in ("toba/map.toml", "tabaru/map.toml", "scenarios.toml", "formations.toml"):
        (folder / name).write_text(shuffled_toml(name, rng), encoding="utf-8")
    return Battles(folder)


def test_packs_with_permuted_and_changed_rows_play(tmp_path: Path) -> None:
    for seed in range(4):
        folder = tmp_path / str(seed)
        folder.mkdir()
        game = permuted(folder, seed)
        assert game.content_hash != GAME.content_hash
        for number in range(PACK_GAMES // 4):
            scenario = game.content.scenarios[number % 2].id
            assert fought(game, scenario, number).outcome() is not None
