"""Events are what their types say: every kind, the names of its facts, and their types."""

from importlib import import_module
from types import ModuleType
from typing import get_args, get_origin, get_type_hints

import pytest

from hatamoto import catalog
from hatamoto.kernel.conformance.runs import Run
from hatamoto.kernel.events import Event
from tests.contract.cases import CASES
from tests.docs.pages import code_in, rows, text_of


def types_of(slug: str) -> ModuleType:
    return import_module(f"hatamoto.games.{slug}.event_types")


def hints_of(module: ModuleType) -> dict[str, object]:
    """The type of every fact."""
    (facts,) = [one for name, one in vars(module).items() if name.endswith("Facts")]
    return get_type_hints(facts)


def fits(value: object, hint: object) -> bool:
    """Whether a fact is of its type."""
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        return isinstance(value, list) and all(fits(one, inner) for one in value)
    return type(value) is hint


def check(event: Event, module: ModuleType, hints: dict[str, object]) -> None:
    """Raise unless an event has exactly its facts."""
    assert tuple(event.facts) == module.EVENTS[event.kind], event.kind
    for name, value in event.facts.items():
        assert fits(value, hints[name]), (event.kind, name, value)


@pytest.mark.parametrize("slug", catalog.GAMES)
def test_every_event_of_a_game_has_the_facts_of_its_kind(slug: str) -> None:
    module = types_of(slug)
    hints = hints_of(module)
    kinds: set[str] = set()
    for case in [one for one in CASES if one.game.id == slug][:4]:
        run = Run(case)
        while not run.is_over:
            for event in run.step().events:
                check(event, module, hints)
                kinds.add(event.kind)
    assert len(kinds) > len(module.EVENTS) // 2


@pytest.mark.parametrize("slug", catalog.GAMES)
def test_the_page_about_events_has_the_same_kinds_and_facts(slug: str) -> None:
    page = rows(text_of(f"docs/games/{slug}/events.md"))
    told = {code_in(row[0])[0]: tuple(code_in(row[1])) for row in page}
    assert told == types_of(slug).EVENTS


@pytest.mark.parametrize("slug", catalog.GAMES)
def test_every_fact_belongs_to_a_kind(slug: str) -> None:
    module = types_of(slug)
    used = {name for names in module.EVENTS.values() for name in names}
    assert used == hints_of(module).keys()
