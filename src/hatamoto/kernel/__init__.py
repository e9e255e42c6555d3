"""The contract every game keeps: states, decisions, chance, knowledge, notation, records."""

from typing import Final

COMPILED: Final[bool] = not __file__.endswith(".py")
"""Whether this is the compiled core or plain Python."""
