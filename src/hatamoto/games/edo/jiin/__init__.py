"""Module 1, Jiin: temples outside the cities score and make roads free (§jiin/temples)."""

from hatamoto.games.edo.jiin.module import Jiin

__all__ = ["Jiin"]
