"""Keys that a JSON text has twice in one object."""

import json

import pytest

from hatamoto.kernel.json_keys import repeated_key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"a": 1, "b": {"a": 2}}', None),
        ('{"a": 1, "a": 2}', "a"),
        ('[{"b": [{"seat": 0, "seat": 1}]}]', "seat"),
        ('{"text": "a: b", "note": "{}: {}"}', None),
        ('{"text": "a: b", "text": ""}', "text"),
        ('{"\\u0061": 1, "a": 2}', "a"),
        ("[1, 2, 3]", None),
    ],
)
def test_a_key_that_is_there_twice_is_found(text: str, key: str | None) -> None:
    assert repeated_key(text, json.loads(text)) == key
    assert repeated_key(text.encode(), json.loads(text)) == key


def test_a_long_key_is_named_by_its_beginning() -> None:
    name = "k" * 100
    text = f'{{"{name}": 1, "{name}": 2}}'
    assert repeated_key(text, json.loads(text)) == name[:40]
