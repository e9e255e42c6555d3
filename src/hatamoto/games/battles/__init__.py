"""Decisive Battles: Toba-Fushimi (1868) and Tabarazaka (1877), a hex wargame for 2 (GJG, 2025).

Move, take fire, attack; hold seven of thirteen victory hexes at the end, or enter the enemy's entry
hex. Rules from the English rulebook of Game Journal 96; maps, tables and most values of the
units are reconstructed and marked so.
"""

from hatamoto.games.battles.game import GAME, Battles

__all__ = ["GAME", "Battles"]
