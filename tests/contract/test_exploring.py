"""`make fuzz` finds a planted fault, keeps what is new, and says which paragraphs it never saw."""

from pathlib import Path
from typing import Any

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.kinds import Kind
from hatamoto.kernel.record import parse
from hatamoto.kernel.replay import replay
from hatamoto.lab.exploring import Blind, Explorer, tracer_of
from hatamoto.lab.machines import Machines
from tests.contract.cases import kind
from tools import explore
from tools.rules import Index

ALONE = Machines(1)


def explorer(corpus: list[str], known: set[str], seed: int = 4) -> Explorer:
    """A search in Shogunate that watches no lines."""
    return Explorer(GAME, corpus, known, seed, Blind())


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small parts."""
    monkeypatch.setattr(explore, "PARTS", 2)
    monkeypatch.setattr(explore, "DECISIONS_PER_PART", 150)


@pytest.fixture(scope="module")
def index() -> Index:
    """The paragraphs of Shogunate, and where they are cited."""
    return explore.index_of("shogunate")


def test_what_is_kept_reached_something_new_and_replays() -> None:
    found = explorer([], set()).explored(600)
    assert found.decisions >= 600
    assert not found.crashes
    seen: set[str] = set()
    for kept in found.kept:
        assert kept.reached
        assert seen.isdisjoint(kept.reached)
        seen |= set(kept.reached)
        record = parse(kept.record)
        assert replay(GAME, record).ply == len(record.lines)
    assert {"event leader_moved", "decision name_player", "paragraph play/shinobi"} <= seen


def test_nothing_is_kept_twice() -> None:
    first = explorer([], set()).explored(600)
    known = {thing for kept in first.kept for thing in kept.reached}
    again = explorer([first.kept[0].record], known).explored(600)
    assert all(known.isdisjoint(kept.reached) for kept in again.kept)


def test_a_kept_game_is_where_others_begin() -> None:
    late = explorer([], set()).explored(300).kept[0].record
    lines = [line.text() for line in parse(late).lines]
    explored = explorer([late], set(), seed=9)
    begun = [[line.text() for line in explored._begun().lines] for _ in range(20)]
    assert sum(bool(each) for each in begun) > 8
    assert all(each == lines[: len(each)] for each in begun)
    assert len({len(each) for each in begun}) > 5


@pytest.mark.pure
def test_a_planted_crash_becomes_a_record_that_leads_to_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, small: None
) -> None:
    naming = kind("shogunate", "name_player")
    apply = naming.apply

    def breaking(self: Kind[Any], state: ShogunateState, frame: Frame, action: int) -> None:
        if state.rounds == 2:
            raise ZeroDivisionError
        apply(self, state, frame, action)

    monkeypatch.setattr(naming, "apply", breaking)
    search = explore.explore("shogunate", tmp_path, 600, 3, ALONE)
    assert search.crashes > 0
    record = parse((tmp_path / "crashes/00000.txt").read_text(encoding="utf-8"))
    match = replay(GAME, record)
    seat = match.state.actor()
    with pytest.raises(ZeroDivisionError):
        match.act(seat, match.state.legal(seat)[0])


@pytest.mark.pure
def test_branches_of_the_rules_are_seen_on_plain_python() -> None:
    found = Explorer(GAME, [], set(), 4, tracer_of(GAME)).explored(100)
    reached = {thing for kept in found.kept for thing in kept.reached}
    assert any(thing.startswith("branch changes.py ") for thing in reached)
    assert not any(thing.startswith("branch kernel") for thing in reached)


def test_a_search_goes_on_where_it_stopped(tmp_path: Path, small: None) -> None:
    whole = explore.explore("shogunate", tmp_path / "whole", 700, 3, ALONE)
    explore.explore("shogunate", tmp_path / "parts", 100, 3, ALONE)
    parts = explore.explore("shogunate", tmp_path / "parts", 700, 3, ALONE)
    assert (tmp_path / "whole/search.json").read_bytes() == (
        tmp_path / "parts/search.json"
    ).read_bytes()
    assert whole.corpus == parts.corpus
    assert whole.generation > 1


def test_paragraphs_count_when_named_or_when_the_code_that_cites_them_ran(index: Index) -> None:
    assert explore.paragraphs_reached(index, set()) == set()
    assert explore.paragraphs_reached(index, {"paragraph play/shinobi"}) == {"play/shinobi"}
    place = next(place for place in index.code["play/pickup"] if "/changes.py:" in place)
    line = int(place.rpartition(":")[2]) + 1
    assert "play/pickup" in explore.paragraphs_reached(index, {f"branch changes.py -1 {line}"})


def test_the_report_names_what_was_never_reached(
    tmp_path: Path, small: None, index: Index, capsys: pytest.CaptureFixture[str]
) -> None:
    explore.report(explore.explore("shogunate", tmp_path, 200, 3, ALONE), index)
    told = capsys.readouterr().out
    assert "paragraphs reached" in told
    assert "§setup/actions" in told
