"""The ladder: who sits where, when the test has seen enough, and going on from a file."""

import json
from pathlib import Path

import pytest

from hatamoto.bots.leveled import LeveledBot
from hatamoto.cli.ladder import (
    Ladder,
    Pairing,
    build_report,
    full_name,
    pair_row,
    play_game,
    read_pairings,
    run_ladder,
    seatings,
)
from hatamoto.kernel.errors import BadArgument
from hatamoto.lab.machines import Machines
from tools.generate.ladders import answer, meetings

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
    pairing = Pairing("a", "b", [], {})
    while not pairing.is_decided():
        pairing.sets += [share - 0.1, share + 0.1]
    assert len(pairing.sets) < 12
    assert pairing.log_likelihood_ratio() * sign > 0


def test_between_the_two_answers_the_test_goes_on() -> None:
    assert not Pairing("a", "b", [0.0, 1.0, 1.0, 0.25] * 5, {}).is_decided()


def test_a_ladder_goes_on_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ladder.json"
    run_ladder(SMALL, path, Machines(1), True)
    report = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in report["strength"]] == ["random-1", "greedy-1"]
    assert report["strength"][1]["elo"] == 1000
    assert report["strength"][0]["elo"] < 1000
    assert report["pairs"][0]["games"] == 12
    before = path.read_text(encoding="utf-8")
    run_ladder(SMALL, path, Machines(1), True)
    assert path.read_text(encoding="utf-8") == before
    longer = Ladder("shogunate", 3, {}, ("random-1", "greedy-1"), 18, 1, None)
    assert len(read_pairings(longer, path)) == 1
    other = Ladder("shogunate", 3, {}, ("random-1", "greedy-1"), 12, 2, None)
    with pytest.raises(BadArgument, match="another ladder"):
        read_pairings(other, path)


def test_only_neighbours_meet_for_now_and_the_same_file_continues(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ladder.json"
    ladder = Ladder("shogunate", 3, {}, ("random-1", "greedy-1", "search-1"), 6, 1, None, 1.0, 40)
    run_ladder(ladder, path, Machines(1), True, neighbours_only=True)
    pairs = [("greedy-1", "random-1"), ("search-1", "greedy-1")]
    assert list(read_pairings(ladder, path)) == pairs == ladder.neighbours()
    report = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in report["strength"]] == list(ladder.bots)
    before = read_pairings(ladder, path)
    run_ladder(ladder, path, Machines(1), True)
    after = read_pairings(ladder, path)
    assert [after[pair].sets for pair in pairs] == [before[pair].sets for pair in pairs]
    assert list(after) == ladder.pairs()


def test_a_meeting_without_an_answer_is_open_on_the_page() -> None:
    pairing = Pairing("karo", "samurai", [0.5, 1.0], {})
    row = pair_row(SMALL, pairing)
    assert answer(row) == "open"
    assert answer({**row, "decided": True, "likelihood": 3.0}) == "stronger by 100"
    assert answer({**row, "decided": True, "likelihood": -3.0}) == "not stronger by 100"
    assert meetings([row])[-1].endswith("| 75 % | 47 to 91 | open |")


def test_yardsticks_are_named_with_their_number() -> None:
    assert (full_name("greedy"), full_name("karo")) == ("greedy-1", "karo")


def test_all_times_are_scaled_by_the_pace() -> None:
    ladder = Ladder("shogunate", 4, {}, ("search-1", "shogun"), 8, 1, None, 0.1)
    assert ladder.thinking_seconds("search-1") == pytest.approx(0.02)
    assert ladder.thinking_seconds("shogun") == pytest.approx(0.1)


def test_with_playouts_instead_of_the_clock_games_repeat() -> None:
    ladder = Ladder("shogunate", 3, {}, ("greedy-1", "ashigaru"), 6, 1, None, 1.0, 100)
    player = ladder.player("ashigaru")
    assert isinstance(player, LeveledBot)
    assert player.iterations == 5
    first, second = (play_game(ladder, ["ashigaru"] * 3, 4, {}) for _ in range(2))
    assert first == second


def test_while_some_have_not_met_the_others_are_rated() -> None:
    ladder = Ladder("shogunate", 4, {}, ("random-1", "greedy-1", "karo"), 8, 1, None)
    met = {("greedy-1", "random-1"): Pairing("greedy-1", "random-1", [1.0, 1.0, 0.5], {})}
    rows = build_report(ladder, met)["strength"]
    assert [row["bot"] for row in rows] == ["random-1", "greedy-1"]
    assert rows[0]["elo"] < rows[1]["elo"] == 1000


@pytest.mark.parametrize("text", ["[]", "{", '{"ladder": {}}', "[" * 50_000])
def test_a_file_that_is_no_ladder_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ladder.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadArgument, match="is not a ladder"):
        read_pairings(SMALL, path)
    assert path.read_text(encoding="utf-8") == text
