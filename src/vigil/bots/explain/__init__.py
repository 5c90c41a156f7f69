"""Why a bot did what it did: what it considered, how it judged it, and what the choice brings, as plain data."""
