"""One game in progress: seats, clocks, undo by consent, talk, bots to move. No I/O, no clock."""
