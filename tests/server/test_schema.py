"""Requests made up from the OpenAPI description never find a fault of the server."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.served import Person, Served, serving
from tests.store.postgres import PostgresServer

EXAMPLES = 15
METHODS = ("get", "post", "patch", "delete")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer) -> Iterator[Served]:
    """A server on the stricter of the two databases."""
    with serving(tmp_path_factory.mktemp("served"), postgres.emptied()) as running:
        yield running


@pytest.fixture
def visitor(served: Served) -> Iterator[Person]:
    """Somebody who visits."""
    person = Person(served)
    yield person
    person.close()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("method", METHODS)
def test_no_request_finds_a_fault(visitor: Person, method: str, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{visitor.served.base}/api")
    table = visitor.table()["id"]
    tried = 0
    for found in schema.include(method=method.upper()).get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # the description is valid
        tried += attempts(operation, visitor, mode, table)
    assert tried > 0 or (method, mode) == ("delete", GenerationMode.NEGATIVE)


def attempts(operation: Any, visitor: Person, mode: GenerationMode, table: str) -> int:
    """Try one operation with many requests, at a table that is there; how many they were."""
    answers: list[int] = []

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def attempt(case: Any) -> None:
        headers = {"x-csrf-token": visitor.me["csrf"], "cookie": visitor.cookie}
        if case.path.startswith("/api/tables/") and len(answers) % 2:
            case.path_parameters["id"] = table
        answer = case.call(headers=headers)
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)
        if answer.status_code >= 400:
            assert {"code", "message", "rule"} <= set(answer.json()["error"])
        answers.append(answer.status_code)

    with suppress(Unsatisfiable):
        attempt()
    return len(answers)
