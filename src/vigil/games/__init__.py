"""The built-in games. Each has its own folder, and no game imports another."""

BUILT_IN = {
    "ascension": "vigil.games.ascension.plugin:PLUGIN",
    "conflictus": "vigil.games.conflictus.plugin:PLUGIN",
}
"""Import strings of the built-in plugins, by name. The first is the default game. Other packages add games with entry
points in the group `vigil.games`."""
