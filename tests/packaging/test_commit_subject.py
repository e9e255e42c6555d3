"""The check of commit messages."""

from pathlib import Path

import pytest

from tools.commit_subject import faults, main


@pytest.mark.parametrize(
    "message",
    [
        "Name the fields of frames\n",
        "Name the fields of frames\n\nMasks were read at 49 places.\n# A comment of git\n",
        "Merge branch 'main' into a branch whose name makes the first line longer than usual\n",
        'Revert "a change"\n',
    ],
)
def test_a_good_message_has_no_fault(message: str) -> None:
    assert list(faults(message)) == []


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("", "empty"),
        ("# only a comment\n", "empty"),
        ("A" * 73, "73 characters"),
        ("name the fields", "capital letter"),
        ("Name the fields.", "full stop"),
        ("Name the fields\nof frames", "second line"),
    ],
)
def test_a_fault_is_named(message: str, said: str) -> None:
    assert [said in fault for fault in faults(message)] == [True]


def test_the_hook_fails_and_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "message"
    file.write_text("name the fields\n", encoding="utf-8")
    assert main(str(file)) == 1
    assert capsys.readouterr().err.startswith("commit message: ")
