"""The engine steps as nodes, which share the stack with the nodes of cards.

No card contains these nodes, so they have no words and don't occur in card files.
"""

from __future__ import annotations

from vigil.effects.language import Effect, node

START, SET_ASIDE, CHOOSE_STARTER, DEAL, KEEP, EXCHANGE, PLAY = range(7)
"""The steps of a Setup, stored in `n` of its frame."""


@node
class Phase(Effect):
    """A phase of the turn begins."""


@node
class Priority(Effect):
    """Players may act in turn until all have passed."""


@node
class Silent(Effect):
    """Triggers resolve, and players can't respond."""


@node
class Announce(Effect):
    """A card or ability is being announced, choice by choice."""


@node
class Place(Effect):
    """Triggered abilities go onto the transition."""


@node
class Resolve(Effect):
    """The top item of the transition resolves."""


@node
class Finish(Effect):
    """An item has resolved."""


@node
class Attackers(Effect):
    """The active player declares attackers."""


@node
class Blockers(Effect):
    """An attacked player declares blockers."""


@node
class Leapers(Effect):
    """The active player chooses which blocked warriors leap."""


@node
class CleanUp(Effect):
    """The end of the turn."""


@node
class Attach(Effect):
    """An equipment that an effect puts onto the table joins a set."""


@node
class Setup(Effect):
    """The setup: cards are set aside, hands exchanged."""


PHASE, PRIORITY, SILENT, ANNOUNCE, PLACE, RESOLVE, FINISH = (
    Phase(), Priority(), Silent(), Announce(), Place(), Resolve(), Finish(),
)  # fmt: skip
ATTACKERS, BLOCKERS, LEAPERS, CLEAN_UP, SETUP, ATTACH = Attackers(), Blockers(), Leapers(), CleanUp(), Setup(), Attach()
ENGINE_STEPS = (
    PHASE, PRIORITY, SILENT, ANNOUNCE, PLACE, RESOLVE, FINISH, ATTACKERS, BLOCKERS, LEAPERS, CLEAN_UP, SETUP, ATTACH,
)  # fmt: skip
"""Every step once. Their order decides their addresses in saved games."""
