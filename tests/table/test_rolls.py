"""The history of rolls: what they brought, the odds they had, and how lucky they were."""

from typing import Any

import pytest

from hatamoto import catalog
from hatamoto.games.battles import codes
from hatamoto.kernel.kinds import Odds, Rolling
from hatamoto.kernel.seats import NATURE
from hatamoto.table import proposals
from hatamoto.table.rolls import Rolls, Tally, luck_of
from tests.table.room import Room


def played(game: str, seed: int, **options: Any) -> Room:
    """A whole game of two."""
    room = Room(["human", "human"], seed, game=game, **options)
    room.begin()
    room.play()
    return room


def history(room: Room) -> Any:
    """What the table says of its rolls."""
    rolls = Rolls(room.match)
    rolls.read(room.match.lines, room.table.moment())
    return rolls.answer()


@pytest.mark.parametrize(
    ("game", "purposes"),
    [
        ("twilight", {"realignment", "coup"}),
        ("battles", {"fire", "melee", "morale", "recovery"}),
    ],
)
def test_every_kind_of_roll_is_in_the_history(game: str, purposes: set[str]) -> None:
    room = played(game, 3)
    told = history(room)
    assert purposes <= {roll["purpose"] for roll in told["rolls"]}
    for roll in told["rolls"]:
        assert abs(sum(row["percent"] for row in roll["results"]) - 100) <= 2
        assert roll["got"] in [row["result"] for row in roll["results"]]
        reached = [row["percent"] for row in roll["results"] if row["result"] >= roll["got"]]
        assert 0 < roll["at_least"] <= 100
        assert abs(roll["at_least"] - sum(reached)) <= 2
        assert 0 < roll["luck"] < 100
        assert room.match.lines[roll["moment"] - 1].seat == NATURE
    counted = [row["rolls"] for row in told["players"]]
    assert min(counted) > 0
    assert all(0 <= row["luck"] <= 100 for row in told["players"])


def facts_of(room: Room, kind: str) -> list[Any]:
    """The facts of all events of a kind, in order."""
    return [logged.event.facts for logged in room.table.log if logged.event.kind == kind]


def test_what_a_roll_got_is_what_happened() -> None:
    battle = played("battles", 3)
    tables = {"fire": codes.FIRE_RESULTS, "melee": codes.MELEE_RESULTS}
    for purpose, names in tables.items():
        told = [roll for roll in history(battle)["rolls"] if roll["purpose"] == purpose]
        events = facts_of(battle, f"{purpose}_resolved")[-len(told) :]
        fought = {(row["number"], row["other_number"], row["result"]) for row in events}
        assert {(*roll["dice"], names[roll["got"]]) for roll in told} <= fought

    shogun = played("twilight", 3)
    coups = [roll for roll in history(shogun)["rolls"] if roll["purpose"] == "coup"]
    rolled = {(row["number"], max(0, row["value"])) for row in facts_of(shogun, "coup_rolled")}
    assert coups
    assert {(*roll["dice"], roll["got"]) for roll in coups} <= rolled
    checks = [roll["got"] for roll in history(battle)["rolls"] if roll["purpose"] == "morale"]
    assert checks.count(1) <= len(facts_of(battle, "morale_passed"))
    assert checks.count(0) <= len(facts_of(battle, "morale_failed"))


@pytest.mark.parametrize("game", ["shogunate", "edo"])
def test_games_without_dice_have_no_history(game: str) -> None:
    assert not any(isinstance(kind, Rolling) for kind in catalog.game(game).kinds)


def test_reading_on_gives_the_same_as_reading_at_once() -> None:
    room = played("twilight", 5)
    rolls = Rolls(room.match)
    for upto in range(0, room.table.moment(), 7):
        rolls.read(room.match.lines, upto)
    rolls.read(room.match.lines, room.table.moment())
    assert rolls.answer() == history(room)


def test_what_was_undone_does_not_disturb_the_rolls_after_it() -> None:
    room = Room(["human", "human"], 4, game="twilight")
    room.begin()
    undone = 0
    while room.table.status == "playing" and room.table.moment() < 400:
        seat = room.step()
        if undone < 8 and room.match.undo_answer(seat).answer == "free":
            room.put(proposals.undo(room.table, seat, "host", room.now))
            undone += 1
    assert undone == 8
    assert history(room)["rolls"]


def test_luck_is_the_share_that_is_worse_with_half_of_the_equal() -> None:
    assert luck_of([0, 0, 1, 1, 1, 2], 2) == pytest.approx(11 / 12)
    assert luck_of([0, 0, 1, 1, 1, 2], 0) == pytest.approx(1 / 6)


def test_a_player_with_average_rolls_is_luckier_than_half() -> None:
    lucky, even, unlucky = Tally(), Tally(), Tally()
    die = [1, 2, 3, 4, 5, 6]
    for number in die:
        even.add(Odds(0, [number], number, die))
        lucky.add(Odds(0, [6], 6, die))
        unlucky.add(Odds(0, [1], 1, die))
    assert even.luck() == 50
    assert lucky.luck() == 100 - (unlucky.luck() or 0) > 98
    assert Tally().luck() is None
