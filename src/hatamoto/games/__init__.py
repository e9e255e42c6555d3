"""The games, each the same small house; none knows another."""
