"""The tree of errors: every class has its slug, in every build."""

import pytest

from hatamoto.kernel import errors
from hatamoto.kernel.refusals import refused

SLUGS = {
    "HatamotoError": "error",
    "BadArgument": "bad-argument",
    "UnknownGame": "unknown-game",
    "IllegalAction": "illegal-action",
    "NotYourTurn": "not-your-turn",
    "GameOver": "game-over",
    "BadPosition": "bad-position",
    "BadRecord": "bad-record",
    "BadContent": "bad-content",
}


@pytest.mark.parametrize("name", SLUGS)
def test_a_class_and_its_errors_carry_the_slug(name: str) -> None:
    kind = getattr(errors, name)
    of_an_action = issubclass(kind, errors.ActionError)
    error = kind(refused("play/name", "already_acted") if of_an_action else "so it is")
    assert kind.slug == SLUGS[name]
    assert error.slug == SLUGS[name]
    assert isinstance(error, errors.HatamotoError)


@pytest.mark.pure
@pytest.mark.parametrize("name", SLUGS)
def test_the_page_of_errors_lists_every_slug(name: str) -> None:
    page = errors.__doc__ or ""
    assert name == "HatamotoError" or f"{name} " in page
    assert name == "HatamotoError" or SLUGS[name] in page


def test_an_unknown_game_is_a_bad_argument() -> None:
    assert issubclass(errors.UnknownGame, errors.BadArgument)


def test_an_action_that_was_not_taken_carries_its_refusal() -> None:
    refusal = refused("play/name", "already_acted", {"seat": 2})
    error = errors.NotYourTurn(refusal)
    assert error.refusal is refusal
    assert str(error) == "already_acted"


def test_a_bad_record_names_its_line() -> None:
    assert str(errors.BadRecord("it is torn", 7)) == "line 7: it is torn"
    assert errors.BadRecord("it is torn", 7).line == 7


def test_a_record_bad_as_a_whole_names_no_line() -> None:
    assert str(errors.BadRecord("it is empty")) == "it is empty"
