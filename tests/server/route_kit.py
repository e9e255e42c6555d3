"""What the tests of the routes share: how an error is read, and a whole game."""

from collections.abc import Callable
from typing import Any

from tests.server.served import Person

Visit = Callable[..., Person]
OPEN = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "random"}]


def error(answer: dict[str, Any]) -> str:
    """The code of an error, after a look at its shape."""
    assert set(answer) == {"error"}
    assert {"code", "message", "rule"} <= set(answer["error"])
    assert answer["error"]["message"]
    return str(answer["error"]["code"])


def play(person: Person, id: str) -> None:
    """Play a table of one's own to the end."""
    with person.socket(id) as line:
        line.play()


def asked(person: Person) -> tuple[str, dict[str, Any]]:
    """A table of one's own where one is asked; its id and the turn."""
    table = person.table()
    with person.socket(table["id"]) as line:
        line.asked()
        return table["id"], line.table["turns"]["0"]
