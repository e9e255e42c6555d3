"""Player-facing text: events, prompts, refusals and labels in the reader's language."""

from hatamoto.texts.voice import LANGUAGES, PSEUDO, Voice

__all__ = ["LANGUAGES", "PSEUDO", "Voice"]
