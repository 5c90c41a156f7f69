"""The shared card language and the machine that runs effects, without the verbs of any game."""
