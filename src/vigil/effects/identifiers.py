"""Names that can be typed, and addresses for nodes."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from vigil.effects.language import walk


@functools.lru_cache(maxsize=8192)
def slug(name: str) -> str:
    """Return a card name as it is typed, without accents: `cetra_weaver_of_stars`."""
    name = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return re.sub(r"[^\w]+", "_", name.lower().replace("'", "").replace("’", "")).strip("_")


def all_nodes(roots: Iterable[Any]) -> list[Any]:
    """Return all nodes of these trees once, in reading order. The index of a node is its address."""
    return list({id(node): node for root in roots for node in walk(root)}.values())
