"""The bot that answers the rest of a paragraph's questions for a person, and its limit."""

from typing import Final

DELEGATE: Final = "greedy"
"""The bot that answers."""
MAX_DELEGATED: Final = 200
"""How many answers it gives at most before the person is asked again."""
