"""Twilight of Shogun: the last fifteen years of the shogunate for two (Game Journal 56, 2015).

Anti-Bakufu and Pro-Bakufu play cards for action points and events, vie for clans, Kyo and the
ports, and fear the Powers. Rules from the rulebook; map, cards and tracks it does not print are
reconstructed, some after public reports, and marked so.
"""

from hatamoto.games.twilight.game import GAME, Twilight

__all__ = ["GAME", "Twilight"]
