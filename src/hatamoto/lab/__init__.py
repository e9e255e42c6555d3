"""Large runs of games: work split into numbered parts, run on this machine or on a Ray cluster."""
