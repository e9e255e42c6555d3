"""HTTP and WebSocket around the tables: lobby, people, notifications."""
