"""What `bench` prints; what it measures is tested where it is measured."""

import pytest

from hatamoto.cli.bench import show
from tests.cli.running import complaint


def test_figures_are_shown_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    speed = {"dps": 1234567, "low": 1, "high": 2}
    show({"yardsticks": {"chess": speed}, "games": {"shogunate": {**speed, "ratio_chess": None}}})
    out = capsys.readouterr().out
    assert out.count("1,234,567") == 2
    assert "ratio_chess" in out


@pytest.mark.parametrize("arguments", [("go",), ("--seconds", "0"), ("--seconds", "x")])
def test_a_wrong_wish_is_one_line(arguments: tuple[str, ...]) -> None:
    assert complaint("bench", *arguments)
