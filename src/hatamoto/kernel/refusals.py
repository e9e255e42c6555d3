"""Why an action is not allowed: paragraph, reason and the facts that block it."""

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
