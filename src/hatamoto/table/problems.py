"""What people get wrong so often that the page has words of its own for it."""

from hatamoto.kernel.errors import BadArgument


class Problem(BadArgument):
    """A value somebody gave that cannot be; `reason` names the page's words (`problem-REASON`)."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
