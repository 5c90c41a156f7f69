"""The messages and responses that a server and its clients exchange, as types.

This package knows no rules, no database and no network.
"""
