"""The server: HTTP and WebSocket around the tables, and the composition root that wires everything together."""
