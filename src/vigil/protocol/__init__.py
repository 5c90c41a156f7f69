"""What a server and whoever sits at its tables say to each other, as types: the one place where both look.

It knows no rule, no store and no network.
"""
