"""Module 2, Tokken: the shogun's demands and the privileges he grants (§tokken/meet)."""

from hatamoto.games.edo.tokken.module import Tokken

__all__ = ["Tokken"]
