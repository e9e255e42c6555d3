"""One game in progress: seats, clocks, undo by consent, chat, bots. No I/O, no system time."""
