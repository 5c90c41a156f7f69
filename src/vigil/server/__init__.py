"""The server: tables that people and bots share over the network.

Everything between the rules and a person far away; no rule of any game is here.
"""
