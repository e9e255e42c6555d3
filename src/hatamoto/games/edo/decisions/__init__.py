"""One class per open decision: who is asked, what is legal, why not, what follows."""
