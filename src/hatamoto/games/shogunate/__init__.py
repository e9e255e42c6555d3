"""Shogunate: hidden loyalty and simultaneous choice for 3 to 6 (Adrienne Ezell, 2018).

Back two leaders in secret, move them in the Line of Succession, and have the most honour when
somebody reaches the threshold. Rules from the one-card summary of the rules; Plots, leaders' names
and other components the card does not print are reconstructed and marked so.
"""

from hatamoto.games.shogunate.game import GAME, Shogunate

__all__ = ["GAME", "Shogunate"]
