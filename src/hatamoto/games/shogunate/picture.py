"""A view as text and as a picture."""

from collections.abc import Mapping

from hatamoto.kernel.game import Say


def text(view: Mapping[str, object], say: Say) -> list[str]:
    """A view as lines of text."""
    raise NotImplementedError


def svg(view: Mapping[str, object], say: Say) -> str:
    """A view as a picture."""
    raise NotImplementedError
