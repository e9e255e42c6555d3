"""What a bot should value."""

from hatamoto.games.battles.state import BattlesState


def value(state: BattlesState, seat: int) -> int:
    """How good a full state looks for a seat, in thousandths of a win."""
    return 500


def urges(state: BattlesState, seat: int) -> list[int]:
    """For each legal action, how much it is wanted."""
    return [0] * len(state.legal(seat))
