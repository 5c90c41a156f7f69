"""The games, each in a folder of its own.  No game imports another."""

BUILT_IN = {
    "ascension": "vigil.games.ascension.plugin:PLUGIN",
    "conflictus": "vigil.games.conflictus.plugin:PLUGIN",
}
"""The games that come with Vigil; the first is the default.  Other packages add theirs with an entry point
in the group `vigil.games`."""
