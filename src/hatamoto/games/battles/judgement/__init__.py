"""How the levels judge actions: as the frozen hints do, with weights found by playing."""

from hatamoto.games.battles.judgement.choosing import priorities

__all__ = ["priorities"]
