"""The steps of the game itself, as nodes: what is on the stack beside the parts of cards.

No card says any of these, so they have no words and no place in card files.
"""

from __future__ import annotations

from vigil.effects.language import Effect, node

START, TAKE_OUT, BEGIN, DEAL, KEEP, EXCHANGE, PLAY = range(7)
"""The steps of a Setup, in the number of its frame."""


@node
class Phase(Effect):
    """A phase of the round begins."""


@node
class Priority(Effect):
    """Players may act in turn until all have passed."""


@node
class Silent(Effect):
    """What was set off resolves without anybody being able to answer."""


@node
class Announce(Effect):
    """A card or ability is being announced, choice by choice."""


@node
class Place(Effect):
    """Triggered abilities are put on the transition."""


@node
class Resolve(Effect):
    """The topmost item of the transition resolves."""


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
    """The end of the round."""


@node
class Attach(Effect):
    """An equipment that an effect puts onto the table is given a set."""


@node
class Setup(Effect):
    """Before the first round: cards taken out, hands exchanged."""
