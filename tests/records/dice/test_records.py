"""The records for the checks of both programs are what their recipes say, and prove their dice."""

import pytest

from hatamoto import catalog
from hatamoto.kernel.record import parse
from hatamoto.kernel.verification import verify
from tests.records.dice.recipes import FOLDER, PASSED_OVER, RECIPES, passed_over, played


@pytest.mark.parametrize("name", RECIPES)
def test_a_record_is_what_its_recipe_says(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    recipe = RECIPES[name]
    assert text == played(recipe)
    verdict = verify(catalog.game(recipe.game), text)
    assert verdict.is_proven
    assert verdict.unrevealed == sorted({*recipe.committed} - {*recipe.revealed})
    assert verdict.has_words == bool(recipe.revealed)


def test_words_are_passed_over() -> None:
    text = PASSED_OVER.read_text(encoding="utf-8")
    assert text == passed_over()
    assert parse(text).lines[-1].counter > 8


def test_every_record_has_its_row() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    names = {path.stem for path in FOLDER.glob("*.record")}
    assert names == set(RECIPES)
    assert [name for name in names if f"`{name}`" not in readme] == []
