"""What the pictures of all games are made of: palette, shapes, style, columns, fields of a view."""
