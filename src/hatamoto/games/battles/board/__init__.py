"""Queries about the map and the pieces; nothing here changes the state."""
