"""EDO with Expansion 1: secret planning for 2 to 5 in the shogun's capital (Louis and Stefan Malz).

Plan three cards in secret, send officials and samurai, build in Edo and its towns, and be first to
twelve points. The modules Jiin, Tokken and Ronin follow the rules of the expansion; the base game
is compiled from reports, and what is printed on its components is reconstructed and marked so.
"""

from hatamoto.games.edo.game import GAME, Edo

__all__ = ["GAME", "Edo"]
