"""Why an action is not allowed, and what an allowed one gives up."""

from typing import TypeAlias, final

Fact: TypeAlias = int | str | list[int] | list[str]
Facts: TypeAlias = dict[str, Fact]


@final
class Refusal:
    """One reason why an action is illegal; it uses only what the seat may know."""

    def __init__(self, rule: str, reason: str, facts: Facts) -> None:
        self.rule = rule
        self.reason = reason
        self.facts = facts


def refused(rule: str, reason: str, facts: Facts | None = None) -> Refusal:
    """A refusal, with facts only where the message needs them."""
    return Refusal(rule, reason, {} if facts is None else facts)


@final
class Loss:
    """What a legal action gives up; it uses only what the seat may know."""

    def __init__(self, reason: str, facts: Facts) -> None:
        self.reason = reason
        self.facts = facts
