"""Save a match as JSON and load it again. Nodes are stored by their addresses."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from vigil.effects.language import Node
from vigil.effects.saves import check_rules_hash, invalid_state_error, load_or_bad_data
from vigil.games.conflictus.rules.card_tables import GameTables, game_tables, game_tables_for, rules_hash
from vigil.games.conflictus.rules.config import configure, settings_of
from vigil.games.conflictus.rules.state import (
    NOT_SAVED,
    Announcement,
    CardSet,
    PendingTrigger,
    SeatState,
    State,
    TransitionItem,
)
from vigil.games.conflictus.rules.state_validation import find_impossible as why_impossible
from vigil.kernel.serialization import load as load_plain
from vigil.kernel.serialization import saved_by

_KINDS = {kind.__name__: kind for kind in (SeatState, CardSet, TransitionItem, Announcement, PendingTrigger)}


def save(s: State) -> dict[str, Any]:
    """Return the state as JSON values, without the events of the last choice."""
    at = s.tables.printed.address
    data: dict[str, Any] = {"config": settings_of(s.tables.config), "rules": rules_hash(s.tables.config)}
    if s.tables != game_tables_for(s.tables.config):
        data["kinds"], data["owners"] = list(s.tables.kinds), list(s.tables.owners)
    return data | {f.name: _to_json(getattr(s, f.name), at) for f in fields(State) if f.name not in NOT_SAVED}


def _to_json(value: Any, at: dict[int, int]) -> Any:
    if isinstance(value, Node):
        return {"node": at[id(value)]}
    if is_dataclass(value) and not isinstance(value, type):
        return {"is": type(value).__name__} | {f.name: _to_json(getattr(value, f.name), at) for f in fields(value)}
    if isinstance(value, tuple):
        return {"tuple": [_to_json(item, at) for item in value]}
    if isinstance(value, list):
        return [_to_json(item, at) for item in value]
    if isinstance(value, dict):
        return {"pairs": [[_to_json(k, at), _to_json(v, at)] for k, v in value.items()]}
    return value


def load(data: Any) -> State:
    """Load a saved match, or raise BadData."""
    return load_or_bad_data(_load, data)


def _load(data: Any) -> State:
    config = configure(data["config"])
    check_rules_hash(data.get("rules"), rules_hash(config))
    d: GameTables = game_tables_for(config)
    if "kinds" in data:
        kinds, owners = load_plain(tuple[int, ...], data["kinds"]), load_plain(tuple[int, ...], data["owners"])
        known = range(len(d.printed.cards))
        if (
            len(kinds) != len(owners)
            or not all(k in known for k in kinds)
            or not all(o in range(config.players) for o in owners)
        ):
            raise invalid_state_error("its cards are not those of this game")
        d = game_tables(config, kinds, owners)
    nodes = d.printed.nodes

    def from_json(value: Any) -> Any:
        if isinstance(value, list):
            return [from_json(item) for item in value]
        if not isinstance(value, dict):
            return value
        if "is" in value:
            kind = _KINDS[value["is"]]
            return kind(**{name: from_json(item) for name, item in value.items() if name != "is"})
        if "node" in value:
            return nodes[value["node"]]
        if "tuple" in value:
            return tuple(from_json(item) for item in value["tuple"])
        return {from_json(k): from_json(v) for k, v in value["pairs"]}

    s = State(d, **{f.name: from_json(data[f.name]) for f in fields(State) if f.name not in NOT_SAVED})
    why = why_impossible(s)
    if why:
        raise invalid_state_error(why)
    return s


saved_by(State, save, load)
