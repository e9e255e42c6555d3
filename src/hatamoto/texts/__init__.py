"""Words for people: events, prompts, refusals and labels in the language of one reader."""

from hatamoto.texts.voice import LANGUAGES, PSEUDO, Voice

__all__ = ["LANGUAGES", "PSEUDO", "Voice"]
