"""A program that drives an engine, as tests want it."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatamoto.engine import Engine
from hatamoto.kernel.rng import Rng


class Driver:
    """Sends requests to an engine of its own and reads the answers."""

    def __init__(self, packs: Mapping[str, Path] | None = None) -> None:
        self.engine = Engine(packs)

    def line(self, line: str) -> dict[str, Any]:
        """The answer to a line as it stands."""
        text = self.engine.answer(line)
        assert "\n" not in text
        answer: dict[str, Any] = json.loads(text)
        assert isinstance(answer["ok"], bool)
        return answer

    def ask(self, command: str, **fields: object) -> dict[str, Any]:
        """The answer to a request that must succeed."""
        answer = self.line(json.dumps({"command": command, **fields}))
        assert answer["ok"], answer
        return answer

    def refused(self, command: str, **fields: object) -> dict[str, Any]:
        """The error of a request that must not succeed."""
        answer = self.line(json.dumps({"command": command, **fields}))
        assert not answer["ok"], answer
        error: dict[str, Any] = answer["error"]
        assert set(error) >= {"code", "message", "rule"}
        assert error["message"]
        return error

    def new(self, seats: int = 4, **fields: object) -> dict[str, Any]:
        """A new game from a fixed seed unless another is given."""
        return self.ask("new", **{"game": "shogunate", "seats": seats, "seed": 1, **fields})

    def random_act(self, status: dict[str, Any], rng: Rng) -> dict[str, Any]:
        """One even choice for whoever is to act first."""
        seat = status["to_act"][0]
        actions = self.ask("legal", seat=seat)["actions"]
        return self.ask("act", seat=seat, action=actions[rng.below(len(actions))])

    def play(self, status: dict[str, Any], rng: Rng, most: int = 1000) -> dict[str, Any]:
        """Even choices to the end, or this many; the last status."""
        for _ in range(most):
            if status["over"]:
                break
            status = self.random_act(status, rng)
        return status

    def until(self, decision: str) -> dict[str, Any]:
        """The first status of some seeded game in which this decision is open."""
        for seed in range(1, 40):
            rng = Rng(seed)
            status = self.new(seed=seed)
            while not status["over"]:
                if status["decision"]["name"] == decision:
                    return status
                status = self.random_act(status, rng)
        raise AssertionError(f"{decision} never came up")
