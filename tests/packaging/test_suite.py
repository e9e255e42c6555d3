"""The closing lines of `make test`."""

from pathlib import Path

import pytest
from coverage import CoverageData

from tests.conftest import UNTRACED
from tools.suite import CONTRACT, Tally, reached, run, run_all, tally

REPORT = """<testsuites>
  <testsuite tests="7" failures="1" errors="2" skipped="1" />
</testsuites>"""


def test_a_report_is_counted(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert tally(report) == Tally(passed=3, failed=3, skipped=1)


def test_a_run_without_a_report_failed(tmp_path: Path) -> None:
    assert tally(tmp_path / "report.xml") == Tally(failed=1)


def test_the_closing_line_is_plain() -> None:
    assert str(Tally(3, 0) + Tally(4, 1)) == "7 passed, 1 failed"
    assert str(Tally(3, 0, 2)) == "3 passed, 0 failed, 2 skipped"


def test_only_a_run_that_passed_whole_is_good() -> None:
    assert Tally(passed=1).is_good
    assert not Tally().is_good
    assert not Tally(passed=1, failed=1).is_good
    assert not Tally(passed=1, skipped=1).is_good


def test_a_run_that_finds_no_test_is_not_good(tmp_path: Path) -> None:
    assert not run([str(tmp_path)], {}).is_good


def test_a_run_counts_what_it_ran(tmp_path: Path) -> None:
    text = "def test_yes():\n    assert True\n\ndef test_no():\n    assert False\n"
    (tmp_path / "test_two.py").write_text(text)
    assert run([str(tmp_path)], {}) == Tally(passed=1, failed=1)


def test_the_share_of_lines_that_were_reached_is_read(tmp_path: Path) -> None:
    source = tmp_path / "four.py"
    source.write_text("a = 1\nb = 2\nc = 3\nd = 4\n")
    data = CoverageData(str(tmp_path / "data"))
    data.add_lines({str(source): [1, 2, 3]})
    data.write()
    assert reached(tmp_path / "data") == 75.0


def test_without_a_measurement_nothing_was_reached(tmp_path: Path) -> None:
    assert reached(tmp_path / "data") == 0.0


def test_one_bad_run_makes_the_whole_bad(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_all({"one": lambda: Tally(passed=2), "two": lambda: Tally(passed=1)})
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "one: 2 passed, 0 failed",
        "two: 1 passed, 0 failed",
        "whole: 3 passed, 0 failed",
    ]
    assert not run_all({"one": lambda: Tally(passed=2), "two": lambda: Tally(failed=1)})


def test_the_whole_contract_is_in_the_run_that_is_not_traced() -> None:
    assert {Path(folder).name for folder in CONTRACT} <= set(UNTRACED)
