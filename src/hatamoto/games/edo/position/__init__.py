"""x"""

from collections.abc import Mapping

from hatamoto.games.edo.state import EdoState


def read(state: EdoState, fields: Mapping[str, object]) -> EdoState:
    """x"""
    return state


def write(state: EdoState, seat: int | None) -> dict[str, object]:
    """x"""
    return {}
