"""Module 3, Ronin: abandoned samurai obstruct everybody until dispersed (§ronin/select)."""

from hatamoto.games.edo.ronin.module import Ronin

__all__ = ["Ronin"]
