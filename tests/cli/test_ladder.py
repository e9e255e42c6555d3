"""The ladder: who sits where, when the test has seen enough, and going on from a file."""

import json
from pathlib import Path

import pytest

from hatamoto.cli.ladder import Ladder, Meeting, climb, full_name, read_kept, seatings
from hatamoto.kernel.errors import BadArgument

SMALL = Ladder("shogunate", 3, {}, ("random-1", "greedy-1"), 12, 1, None)


def test_two_bots_sit_by_turns_in_every_way() -> None:
    assert seatings("a", "b", 4) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    odd = seatings("a", "b", 3)
    assert len(odd) == 6
    assert all(sum(row[seat] == "a" for row in odd) == 3 for seat in range(3))


def test_neighbours_meet_and_everybody_meets_the_yardsticks() -> None:
    ladder = Ladder("shogunate", 4, {}, ("greedy-1", "search-1", "karo", "shogun"), 8, 1, None)
    assert ladder.pairs() == [
        ("search-1", "greedy-1"),
        ("karo", "search-1"),
        ("shogun", "karo"),
        ("karo", "greedy-1"),
        ("shogun", "greedy-1"),
        ("shogun", "search-1"),
    ]


@pytest.mark.parametrize(("share", "sign"), [(0.9, 1), (0.3, -1)])
def test_the_test_stops_when_one_answer_is_twenty_times_likelier(share: float, sign: int) -> None:
    meeting = Meeting("a", "b", [], {})
    while not meeting.is_decided():
        meeting.sets += [share - 0.1, share + 0.1]
    assert len(meeting.sets) < 12
    assert meeting.likelihood() * sign > 0


def test_between_the_two_answers_the_test_goes_on() -> None:
    assert not Meeting("a", "b", [0.0, 1.0, 1.0, 0.25] * 5, {}).is_decided()


def test_a_ladder_goes_on_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ladder.json"
    climb(SMALL, path, 1, True)
    report = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in report["strength"]] == ["random-1", "greedy-1"]
    assert report["strength"][1]["elo"] == 1000
    assert report["strength"][0]["elo"] < 1000
    assert report["pairs"][0]["games"] == 12
    before = path.read_text(encoding="utf-8")
    climb(SMALL, path, 1, True)
    assert path.read_text(encoding="utf-8") == before
    other = Ladder("shogunate", 3, {}, ("random-1", "greedy-1"), 18, 1, None)
    with pytest.raises(BadArgument, match="another ladder"):
        read_kept(other, path)


def test_yardsticks_are_named_with_their_number() -> None:
    assert (full_name("greedy"), full_name("karo")) == ("greedy-1", "karo")
