"""Previews what a player considers: a plan, an action of a card, the moves of the open turn.

Everything here is derived from what the player may know.
"""
