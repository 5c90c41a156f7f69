"""Games in the terminal, drawn or in plain lines for pipes and screen readers."""
