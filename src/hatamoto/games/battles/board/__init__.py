"""Questions about the map and the pieces; nothing here changes anything."""
