"""The pseudo-language changes every letter it can and nothing else."""

from hatamoto.texts.pseudo import PLAIN, STRANGE, pseudolocalised


def test_letters_become_accented_between_brackets() -> None:
    assert pseudolocalised("Line of Succession") == "⟦Ļîñé öf Šûççéššîöñ⟧"


def test_numbers_and_signs_stay() -> None:
    assert pseudolocalised("3 (§1-2)") == "⟦3 (§1-2)⟧"


def test_every_letter_has_its_own_strange_twin() -> None:
    assert len(PLAIN) == len(STRANGE) == len(set(STRANGE))
