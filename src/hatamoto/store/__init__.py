"""Keeps tables and people: SQLite by default, PostgreSQL by URL, one interface."""
