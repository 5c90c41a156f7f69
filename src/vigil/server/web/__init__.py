"""The server's face to the web: routes declared once, and what is made from the declaration."""
