"""Measures servers under load and failures: `hatamoto bench server`, `cluster`, `kills` and so on.

The servers run in processes of their own, with databases in scratch folders.
"""
