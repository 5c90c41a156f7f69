"""Explain a choice: the options a bot considered, their winning chances, and reasons, as plain data."""
