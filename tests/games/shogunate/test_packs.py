"""Packs whose rows stand in another order, and whose numbers are others, play as their rows say.

`HATAMOTO_PACK_GAMES=2000 pytest tests/games/shogunate/test_packs.py` plays more of them.
"""

import re
from pathlib import Path

import pytest

from hatamoto.games.shogunate import GAME, Shogunate
from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.amounts import PACK_GAMES
from tests.games.shogunate.table import CARDS, CLANS, OPTIONS, PLOTS, data, packed

FILES = {"leaders.toml": "[[leader]]", "cards.toml": "[[card]]", "plots.toml": "[[plot]]"}


def permuted(folder: Path, rng: Rng) -> Shogunate:
    """The game with the rows of every file in another order."""
    for name, head in FILES.items():
        first, *rows = data(name).split(f"{head}\n")
        mixed = [rows.pop(rng.below(len(rows))).rstrip() + "\n\n" for _ in range(len(rows))]
        text = first + "".join(f"{head}\n{row}" for row in mixed)
        (folder / name).write_text(text, encoding="utf-8")
    return Shogunate(folder)


def changed(folder: Path, rng: Rng) -> Shogunate:
    """The same, with other Honour, numbers of powers, thresholds and clans."""
    permuted(folder, rng)
    plots = (folder / "plots.toml").read_text(encoding="utf-8")
    plots = re.sub(r"honour = \[.*\]", lambda _: f"honour = {numbers(rng, 6, 0, 3)}", plots)
    plots = re.sub(r"steps = \[.*\]", lambda _: f"steps = {numbers(rng, 2, 1, 5)}", plots)
    plots = re.sub(r"slot = \d", lambda _: f"slot = {1 + rng.below(6)}", plots)
    plots = re.sub(r"strike = \d", lambda _: f"strike = {rng.below(4)}", plots)
    plots = re.sub(r"look = \d", lambda _: f"look = {1 + rng.below(2)}", plots)
    (folder / "plots.toml").write_text(plots, encoding="utf-8")
    leaders = (folder / "leaders.toml").read_text(encoding="utf-8")
    (folder / "leaders.toml").write_text(leaders.replace('"carp"', '"koi"'), encoding="utf-8")
    table = data("table.toml").replace("shinobi_slot = 3", f"shinobi_slot = {1 + rng.below(6)}")
    table = re.sub(r"threshold = \d+", lambda _: f"threshold = {6 + rng.below(9)}", table)
    return packed(folder, "table.toml", table)


def numbers(rng: Rng, count: int, low: int, high: int) -> list[int]:
    """Some numbers inside these bounds."""
    return [low + rng.below(high - low + 1) for _ in range(count)]


def play_through(game: Shogunate, seats: int, options: dict[str, object], rng: Rng) -> None:
    """A random game: everybody sees and values it, and its positions lead back to it."""
    state = game.new(seats, options)
    for ply in range(10_000):
        if not state.to_act():
            break
        seat = state.actor()
        actions = state.legal(seat)
        action = state.draw(rng) if seat == NATURE else actions[rng.below(len(actions))]
        assert game.parse(game.notation(action)) == action
        if ply % 16 == 0 and seat != NATURE:
            assert len(game.heuristics.priorities(state, seat)) == len(actions)
            assert state.view(WATCHER)["you"] is None
            assert game.sample(state, seat, rng).view(seat) == state.view(seat)
        if ply % 8 == 0 and game.is_resting(state):
            assert fingerprint(game.load(state.position())) == fingerprint(state)
        state.apply(seat, action)
    assert state.outcome() is not None
    assert fingerprint(game.load(state.position())) == fingerprint(state)


@pytest.mark.parametrize("pack", range(4))
def test_permuted_and_changed_packs_play_to_the_end(tmp_path: Path, pack: int) -> None:
    rng = Rng(pack)
    game = permuted(tmp_path, rng) if pack == 0 else changed(tmp_path, rng)
    for number in range(PACK_GAMES // 4):
        play_through(game, 3 + number % 4, OPTIONS[number % len(OPTIONS)], rng)


@pytest.mark.rule("play/power", "play/name")
def test_effects_and_powers_are_found_by_id(tmp_path: Path) -> None:
    game = permuted(tmp_path, Rng(9))
    content = game.content
    assert content.plots != PLOTS
    assert content.cards != CARDS
    assert content.leaders != CLANS
    for plot, id in enumerate(content.plots):
        ours = PLOTS.index(id)
        assert content.powers[plot] == GAME.content.powers[ours]
        assert content.honour[plot] == GAME.content.honour[ours]
    for card, id in enumerate(content.cards):
        assert content.card_effects[card] == GAME.content.card_effects[CARDS.index(id)]


@pytest.mark.rule("plot/p06")
def test_the_tallest_pine_of_a_permuted_pack_refuses_by_honour(tmp_path: Path) -> None:
    game = permuted(tmp_path, Rng(9))
    loyalty = [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"]]
    table: dict[str, object] = {"loyalty": loyalty, "line": CLANS, "hatamoto": 0}
    state = game.load({**table, "plot": "p06", "step": "honour", "honour": {"snake": 5}})
    assert [game.notation(action) for action in state.legal(0)] == ["shinobi 4"]
    refusal = state.refusal(0, game.parse("shinobi 3"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("plot/p06", "not_most_honoured")


@pytest.mark.parametrize(
    ("name", "old", "message"),
    [
        ("plots.toml", '"p18"', "plots.toml: p19: no Plot of this id has a power"),
        ("cards.toml", '"storms"', "cards.toml: p19: no card of this id has an effect"),
    ],
)
def test_a_row_without_an_effect_is_named(
    tmp_path: Path, name: str, old: str, message: str
) -> None:
    with pytest.raises(BadContent, match=message):
        packed(tmp_path, name, data(name).replace(old, '"p19"'))
