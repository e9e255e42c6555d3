"""Hatamoto: four games of the shogun's Japan, by the book, for people and programs."""

__version__ = "0.1.0"
