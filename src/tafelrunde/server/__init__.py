"""HTTP and WebSocket in front of the table; docs/protocol.md says what is spoken here."""
