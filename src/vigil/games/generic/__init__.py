"""Defaults for games that don't supply a part themselves. They use only `vigil.kernel.game`."""
