"""The server: tables that people and bots share over the network.

It contains everything between the rules and a remote player, but no game rules.
"""
