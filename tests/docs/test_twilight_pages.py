"""The pages about Twilight of Shogun: its cards, its map, its areas, its events."""

import re

import pytest

from hatamoto.bots.playout import play_out
from hatamoto.games.twilight import GAME
from hatamoto.kernel.events import Event
from hatamoto.kernel.rng import Rng
from hatamoto.texts import LANGUAGES
from tests.docs.game_pages import GAMES, HOW_TO_PLAY, cells, seen_events

OURS = GAMES["twilight"]
page, parsed, voice = OURS.page, OURS.parsed, OURS.voice
RARE = {"pile_empty", "flags_rolled"}
"""Events that chance alone hardly ever meets."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_tells_each_card_with_its_text_and_history(lang: str) -> None:
    sections = page(HOW_TO_PLAY[lang]).split("\n<a id=")
    for row in parsed("cards.toml")["card"]:
        section = next(part for part in sections if part.startswith(f'"card/{row["id"]}"'))
        told = " ".join(section.split())
        assert voice(lang).message(f"card-{row['id']}-text") in told
        assert voice(lang).message(f"card-{row['id']}-history") in told
        assert re.search(rf"\b{row['points']}(?: points?|点)", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_lists_each_space_with_its_numbers_and_neighbours(lang: str) -> None:
    told = {row[0].removesuffix(" ★"): row[1:] for row in cells(page(HOW_TO_PLAY[lang]))}
    say = voice(lang).message
    for row in parsed("map.toml")["space"]:
        numbers = [row.get("stability", 0), *row["support"]]
        near = ("、" if lang == "ja" else ", ").join(say(f"space-{id}") for id in row["lines"])
        wanted = [str(number) if number else "–" for number in numbers]
        assert told[say(f"space-{row['id']}")] == [*wanted, near]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_has_the_table_of_each_area(lang: str) -> None:
    told = cells(page(HOW_TO_PLAY[lang]))
    for row in parsed("scoring.toml")["area"]:
        numbers = [str(row[key]) for key in ("presence", "domination", "control")]
        name = voice(lang).message(f"area-{row['id']}")
        assert [cell[2:] for cell in told if cell[0] == name] == [
            [*numbers, f"{row['needed']}/{row['clans']}"]
        ]


def played(seed: int) -> list[Event]:
    """The events of a finished game."""
    state = GAME.new(2, {"navy": seed % 2 == 0})
    state.events = []
    play_out(state, Rng(seed))
    return state.events


def test_every_event_is_told_with_its_facts_and_who_sees_it() -> None:
    seen = seen_events(event for seed in range(60) for event in played(seed))
    told = OURS.told_events()
    assert told.keys() - seen.keys() <= RARE
    assert {kind: facts for kind, facts in told.items() if kind in seen} == seen
