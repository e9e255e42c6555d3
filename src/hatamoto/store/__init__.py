"""Stores tables and people: SQLite by default, PostgreSQL by URL, behind one interface."""
