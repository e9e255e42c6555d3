"""Frequent input errors, for which the page has its own messages."""

from hatamoto.kernel.errors import BadArgument


class Problem(BadArgument):
    """An invalid value; `reason` names the page's message (`problem-REASON`)."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
