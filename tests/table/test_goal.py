"""The line at every table: what wins, how far everybody is, and when it ends."""

import pytest

from hatamoto import catalog
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import WATCHER
from hatamoto.texts import LANGUAGES, Voice
from tests.table.room import Room, moment_at, people

GAMES = {"shogunate": 4, "twilight": 2, "battles": 2, "edo": 3}


def goal_of(room: Room, seat: int) -> Goal:
    """The goal as a seat knows it."""
    found = room.table.game.goal(room.match.state, seat)
    assert found is not None
    return found


def said(game: str, lang: str, goal: Goal, reader: int) -> list[str]:
    """The parts of the line."""
    names = ["Akemi", "Ren", "Mei", "Jun"]
    voice = Voice(catalog.text_folders(catalog.game(game), lang), lang, names, reader)
    seats = [voice.message("goal-seat", facts) for facts in goal["seats"]]
    facts: Facts = goal["facts"]
    return [voice.message("goal", facts), *seats, voice.message("goal-end", facts)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_its_goal(game: str, lang: str) -> None:
    room = people(GAMES[game], game=game)
    for _ in range(40):
        room.step()
    for seat in (0, 1, WATCHER):
        assert all(said(game, lang, goal_of(room, seat), seat))


def test_a_battle_counts_its_victory_hexes() -> None:
    room = people(2, game="battles")
    assert said("battles", "en", goal_of(room, 0), 0) == [
        "Hold 7 of the 13 victory hexes at the end",
        "you 9",
        "Satsuma-Choshu 4",
        "the game ends after turn 8 (setting up)",
    ]


def test_the_lead_in_points_belongs_to_one_side() -> None:
    room = people(2, game="twilight")
    state = room.match.state
    vp = state.view(0)["vp"]
    assert isinstance(vp, int)
    amounts = [row["amount"] for row in goal_of(room, 0)["seats"]]
    assert amounts == [max(0, -vp), max(0, vp)]


def test_a_house_in_edo_is_told() -> None:
    assert said("edo", "en", {"facts": {"points": 12, "round": 1, "rounds": 10},
                              "seats": [{"seat": 1, "amount": 3, "house": "yes"}]}, 0)[1] == (
        "Ren 3 ✓"
    )  # fmt: skip


def test_the_honour_of_the_others_is_secret_until_the_end() -> None:
    room = people(4)
    room.play(lambda: room.match.state.round() == 3)
    assert [row["seat"] for row in goal_of(room, 2)["seats"]] == [2]
    assert goal_of(room, WATCHER)["seats"] == []
    room.play()
    assert [row["seat"] for row in goal_of(room, WATCHER)["seats"]] == [0, 1, 2, 3]


def test_the_message_and_every_moment_say_it() -> None:
    room = people(4)
    room.play(lambda: room.match.state.round() == 2)
    assert room.message("person-0")["goal"] == goal_of(room, 0)
    assert moment_at(room.table, room.table.moment(), 0)["goal"] == goal_of(room, 0)
