"""Games played from a seed read as they did; a change of the rules shows as a change of text."""

import pytest

from tests.playthroughs.transcript import FOLDER, GAMES, transcript


@pytest.mark.parametrize("name", GAMES)
def test_a_game_reads_as_it_did(name: str) -> None:
    assert transcript(*GAMES[name]) == (FOLDER / name).read_text(encoding="utf-8")


def test_every_transcript_is_played() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(GAMES)
