"""One class per decision, draw and step, by chapter of the rulebook."""
