"""One class per decision, draw and step: what is legal, why not, what follows."""
