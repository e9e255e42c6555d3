"""Renders views for people: as lines of text and as pictures."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from hatamoto.kernel.factors import Spots
from hatamoto.kernel.refusals import Facts

Say: TypeAlias = Callable[[str, Facts], str]
"""Formats a message in the reader's language."""


class Renderer:
    """Draws what is in a view, and nothing else."""

    def text(self, view: Mapping[str, object], say: Say) -> list[str]:
        """A view as lines of text; the default is a line for each field."""
        return [f"{key}: {value}" for key, value in view.items()]

    def around(self, view: Mapping[str, object], say: Say, place: str) -> list[str]:
        """The part of a large board around a place or piece; empty if there is none."""
        return []

    def pieces(self, view: Mapping[str, object], say: Say) -> list[str]:
        """The pieces on a large board, line by line; empty if `text` shows them all."""
        return []

    def choice_note(self, view: Mapping[str, object], action: str, facts: Facts, say: Say) -> str:
        """The cost or the odds of a legal action, from the view of the seat that is to act."""
        return ""

    def svg(self, view: Mapping[str, object], say: Say) -> str:
        """A view as an SVG document."""
        raise NotImplementedError

    def spots(self, view: Mapping[str, object]) -> Spots:
        """The coordinates of the heat map's ids in the picture of a view."""
        return {}
