"""The server's web layer: declared routes, the WebSocket of a table, and everything derived from the declarations."""
