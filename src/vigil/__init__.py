"""Vigil plays, hosts and studies two card games."""

__version__ = "0.1.0"
