"""What the pictures of all games are made of: pens, columns of text, fields of a view."""
