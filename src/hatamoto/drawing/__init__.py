"""Shared parts of all pictures: palette, shapes, SVG style, text columns, fields of a view."""
