"""Explain a choice: the options a bot considered, their win chances, and reasons, as plain data."""
