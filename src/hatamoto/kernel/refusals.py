"""Why an action is not allowed, and what an allowed one gives up."""

from typing import TypeAlias, final

Fact: TypeAlias = int | str | list[int] | list[str]
Facts: TypeAlias = dict[str, Fact]


@final
class Refusal:
    """One reason, told only from what the asking seat may know."""

    def __init__(self, rule: str, reason: str, facts: Facts) -> None:
        self.rule = rule
        self.reason = reason
        self.facts = facts


def refused(rule: str, reason: str, facts: Facts | None = None) -> Refusal:
    """A refusal in one call."""
    return Refusal(rule, reason, {} if facts is None else facts)


@final
class Loss:
    """What an action gives up, told only from what the asking seat may know."""

    def __init__(self, reason: str, facts: Facts) -> None:
        self.reason = reason
        self.facts = facts
