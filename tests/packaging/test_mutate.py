"""`make mutate`: which mutants it makes, and which count as killed."""

import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tools import mutate
from tools.mutants import Mutant, code_of, mutants

SOURCE = dedent('''
    """A module of rules."""

    LIMIT = 3


    class Board:
        """Some spaces."""

        def pay(self, amount: int, é: str = "é") -> bool:
            """At most 3 (§play/pay)."""
            assert amount > 0
            self.paid = amount + 1
            if not self.paid < 4 and amount in (2,):
                return False
            return True
''')


TESTS = len(mutate.tests_of("shogunate"))
"""How many files the tests of Shogunate are in."""


def changes() -> list[str]:
    """What is changed in the source above."""
    return sorted(mutant.change for mutant in mutants("shogunate/board.py", SOURCE))


def test_every_kind_of_change_is_made_in_functions_only() -> None:
    assert changes() == [
        "1 -> 2",
        "2 -> 3",
        "4 -> 5",
        "False -> True",
        "True -> False",
        "amount + 1: + -> -",
        "amount in (2,): in -> not in",
        "not self.paid < 4 -> (self.paid < 4)",
        "not self.paid < 4 and amount in (2,): and -> or",
        "self.paid < 4: < -> <=",
        "self.paid = amount + 1 -> pass",
    ]


@pytest.mark.parametrize(
    "mutant", mutants("shogunate/board.py", SOURCE), ids=lambda one: one.change
)
def test_a_change_leaves_a_source_that_compiles_and_differs_in_one_line(mutant: Mutant) -> None:
    changed = mutant.applied(SOURCE)
    before, after = SOURCE.splitlines(), changed.splitlines()
    differing = [
        at for at, pair in enumerate(zip(before, after, strict=True), 1) if len({*pair}) > 1
    ]
    assert differing == [mutant.line]
    old = code_of(SOURCE, "board.py", mutant.function)
    new = code_of(changed, "board.py", mutant.function)
    assert new.co_name == "pay"
    assert (new.co_code, new.co_consts) != (old.co_code, old.co_consts)


def test_a_changed_function_behaves_otherwise() -> None:
    space: dict[str, object] = {}
    exec(SOURCE, space)
    board = space["Board"]
    assert isinstance(board, type)
    wanted = "self.paid = amount + 1 -> pass"
    mutant = next(each for each in mutants("b.py", SOURCE) if each.change == wanted)
    pay = vars(board)["pay"]
    pay.__code__ = code_of(mutant.applied(SOURCE), "b.py", mutant.function)
    with pytest.raises(AttributeError):
        pay(board(), 2)


def test_work_in_a_fork_tells_how_it_ended_and_never_runs_on() -> None:
    def endless() -> int:
        while True:
            pass

    assert mutate.in_fork(lambda: 0, 5) == 0
    assert mutate.in_fork(lambda: 1, 5) == 1
    assert mutate.in_fork(lambda: int("no number"), 5) == 1
    assert mutate.in_fork(endless, 1) != 0


def test_rules_are_changed_and_what_is_shown_is_not() -> None:
    names = {path.relative_to(mutate.GAMES / "edo").as_posix() for path in mutate.rules("edo")}
    assert {"board.py", "scoring.py", "decisions/wages.py"} <= names
    assert not {"columns.py", "insight.py", "preview/turns.py", "hints/__init__.py"} & names


def test_only_survivors_meet_new_tests_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "FOLDER", tmp_path)
    one, other = mutants("shogunate/board.py", SOURCE)[:2]
    journal = mutate.Journal("shogunate")
    journal.add(one, mutate.KILLED)
    journal.add(other, mutate.SURVIVED)
    assert mutate.Journal("shogunate").known == {
        one.id: mutate.KILLED,
        other.id: mutate.SURVIVED,
    }
    sources = journal.sources
    monkeypatch.setattr(mutate, "digest", lambda paths: sources if len(paths) != TESTS else "new")
    assert mutate.Journal("shogunate").known == {one.id: mutate.KILLED}


def test_the_quickest_tests_that_reach_a_line_come_first() -> None:
    mutant = mutants("shogunate/board.py", SOURCE)[0]
    lines = {"shogunate/board.py": {str(mutant.statement): ["slow", "quick"]}}
    reach = mutate.Reach(lines, {"slow": 2.0, "quick": 0.1})
    assert reach.tests(mutant) == ["quick", "slow"]
    assert mutate.Reach({}, {}).tests(mutant) == []


def test_functions_that_run_while_the_game_is_loaded_are_known() -> None:
    loading = mutate.Loading()
    path = mutate.GAMES / "shogunate/board.py"
    space: dict[str, Any] = {}
    exec(compile(SOURCE, path, "exec"), space)
    sys.setprofile(loading)
    try:
        space["Board"]().pay(2)
    finally:
        sys.setprofile(None)
    assert ("shogunate/board.py", "Board.pay") in loading.functions


def test_the_report_counts_and_lists_survivors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutate, "FOLDER", tmp_path)
    sample = mutants("shogunate/board.py", SOURCE)[:4]
    journal = mutate.Journal("shogunate")
    for mutant in sample[:3]:
        journal.add(mutant, mutate.KILLED)
    journal.add(sample[3], mutate.SURVIVED)
    assert mutate.report("shogunate", sample, 11, journal) == 0.75
    first, survivor = capsys.readouterr().out.splitlines()
    assert first == "shogunate: 3 of 4 mutants killed, 75.0%, a sample of 11"
    assert survivor.startswith(f"  shogunate/board.py:{sample[3].line}  ")
