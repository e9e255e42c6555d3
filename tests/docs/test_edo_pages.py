"""The pages about EDO: its cards, tiles and demands, its players, its outlooks and events."""

import re

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.position.reading import PLAYER_FIELDS
from hatamoto.games.edo.position.steps import STEPS
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.events import Event
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.texts import LANGUAGES
from hatamoto.texts.fluent_file import read_fluent_file
from tests.docs.game_pages import GAMES, HOW_TO_PLAY, cells, column, seen_events
from tests.docs.pages import ROOT, code_in, rows

OURS = GAMES["edo"]
page, parsed, voice = OURS.page, OURS.parsed, OURS.voice
SOURCES = ROOT / "src/hatamoto/games/edo"
RARE = {"black_entered", "black_left", "fortress_built", "ronin_dispersed", "tokens_taken"}
"""Events that chance alone may miss."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_lists_each_card_with_its_price_and_text(lang: str) -> None:
    told = {row[0]: row[1:] for row in cells(page(HOW_TO_PLAY[lang]))}
    for row in parsed("cards.toml")["card"]:
        name = voice(lang).message(f"card-{row['id']}")
        price = str(row["price"]) if row["price"] else "–"
        assert told[name] == [price, voice(lang).message(f"card-{row['id']}-text")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_lists_each_merchant_card_and_each_tile(lang: str) -> None:
    told = {row[0]: row[1:] for row in cells(page(HOW_TO_PLAY[lang]))}
    for row in parsed("merchants.toml")["merchant"]:
        name = voice(lang).message(f"merchant-{row['id']}")
        assert told[name] == [voice(lang).message(f"merchant-{row['id']}-text")]
    for row in parsed("tiles.toml")["tile"]:
        shares = " / ".join(" ".join(map(str, part)) for part in row["shares"])
        assert told[voice(lang).message(f"tile-{row['id']}")] == [str(row["copies"]), shares]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_lists_each_demand_with_all_of_its_price(lang: str) -> None:
    told = {row[0]: row[1:] for row in cells(page(HOW_TO_PLAY[lang]))}
    for row in parsed("demands.toml")["demand"]:
        kind, price = told[voice(lang).message(f"demand-{row['id']}")]
        assert kind == voice(lang).message(f"demandkind-{row['kind']}")
        assert [int(part) for part in re.findall(r"\d+", price)] == [n for n in row["price"] if n]


def test_every_field_of_a_player_and_every_step_is_told() -> None:
    text = page("positions.md")
    assert sorted(column(text, "field of a player")) == sorted(PLAYER_FIELDS)
    assert column(text, "value of `step`") == [f'"{step}"' for step in STEPS]


def test_everything_an_outlook_speaks_of_is_told_and_has_words() -> None:
    sources = "".join(p.read_text(encoding="utf-8") for p in SOURCES.rglob("*.py"))
    spoken = set(re.findall(r'"what": "(\w+)"', sources))
    assert sorted(column(page("positions.md"), "`what`")) == sorted(spoken)
    for lang in LANGUAGES:
        known = read_fluent_file(GAME.folder / "text", lang).variables
        assert {f"outlook-{what}" for what in spoken - {"lack"}} <= set(known)


def played(seed: int) -> list[Event]:
    """The events of a finished game of players who often take the action of highest priority."""
    rng = Rng(seed)
    state = GAME.new(2 + seed % 4, {"modules": "none" if seed % 5 == 0 else "all"})
    state.events = []
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, state.draw(rng) if seat == NATURE else preferred(state, seat, rng))
    return state.events


def preferred(state: EdoState, seat: int, rng: Rng) -> int:
    """What the seat wants most, or now and then anything."""
    legal = state.legal(seat)
    if rng.below(4) == 0:
        return legal[rng.below(len(legal))]
    priorities = GAME.heuristics.priorities(state, seat)
    return legal[priorities.index(max(priorities))]


def test_every_event_is_told_with_its_facts_and_is_seen_by_all() -> None:
    seen = seen_events(event for seed in range(1, 6) for event in played(seed))
    told = OURS.told_events()
    assert told.keys() - seen.keys() <= RARE
    assert {kind: facts for kind, facts in told.items() if kind in seen} == seen
    assert {facts[-1] for each in seen.values() for facts in each} == {"all"}


def test_what_a_series_counts_are_facts_of_events() -> None:
    told = {code_in(row[0])[0]: code_in(row[1]) for row in rows(page("events.md"))}
    assert "ronin_dispersed" in GAME.counted
    for kind, fact in GAME.counted.items():
        assert fact in told[kind]
