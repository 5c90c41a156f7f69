"""Views, decisions and events that were sent over a connection equal those of the game itself."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from typing import Any

import pytest

from vigil.bots import make
from vigil.bots.json_protocol import to_json
from vigil.client.decoder import decode_config, decode_decision, decode_view, event_of
from vigil.client.errors import ProtocolError
from vigil.client.messages import decode, update_of
from vigil.kernel.match import Match
from vigil.protocol.decoder import plain
from vigil.protocol.messages import DecisionInfo, EventInfo, TableInfo, Update, canonical, hash_of
from vigil.protocol.table_options import Clock, Options
from vigil.registry import GAMES

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("ascension", {"players": 3, "sets": "both"}),
    ("conflictus", {"decks": ["Landslide", "Twilight"]}),
]


UPDATE = Update("t", 3, None, "running", {}, "", -1, None, [])


def sent(value: Any) -> Any:
    """Return the value after encoding and decoding."""
    return json.loads(json.dumps(value))


def encoded_view(view: Any) -> Any:
    return sent({f.name: to_json(getattr(view, f.name)) for f in fields(view) if f.name != "config"})


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_clients_rebuild_identical_views_and_decisions(name: str, settings: dict[str, Any]) -> None:
    game, bot = GAMES[name], make("random", 3)
    match = Match(game, game.configure(settings), 11)
    kinds = set()
    while (decision := match.decision) is not None:
        for viewer in (decision.seat, None):
            view = game.view(match.state, viewer)
            again = decode_view(name, encoded_view(view), view.config)
            assert again == view
        told = sent(to_json(decision)) | {"prompt": ""}
        told["options"] = [{**option, "text": ""} for option in told["options"]]
        assert decode_decision(name, decode(DecisionInfo, told)) == decision
        for event in game.events(match.state, decision.seat):
            flat = {f.name: getattr(event, f.name) for f in fields(event) if f.name != "cause"}
            flat |= {"rule": event.cause.rule, "cause": event.cause.card, "clause": event.cause.clause, "text": ""}
            assert event_of(decode(EventInfo, sent(flat))) == event
        kinds.add(decision.question.key)
        match.take(bot.choose(game.view(match.state, decision.seat), decision))  # type: ignore[union-attr]
    assert len(kinds) > 3


def test_a_client_knows_only_its_own_deck() -> None:
    game = GAMES["conflictus"]
    config = game.configure({"decks": ["Landslide", "Twilight"], "best_of": 3})
    mine = dict(config.decks[1])
    here = decode_config("conflictus", {"best_of": 3}, 2, mine)
    assert dict(here.decks[0]) == dict(here.decks[1]) == mine
    assert replace(here, decks=config.decks) == config
    assert decode_config("conflictus", {}, 2, None).players == 2, "a spectator knows no deck, and needs none"


def test_an_unknown_rules_version_is_an_error() -> None:
    with pytest.raises(ProtocolError, match="which this version does not have"):
        decode_config("go", {}, 2, None)


def test_a_view_changed_in_transit_is_detected() -> None:
    view = {"pool": 60, "name": "Ésquilo"}
    told = plain(UPDATE) | {"view": view, "hash": hash_of(canonical(view))}
    assert update_of(told).view == view
    with pytest.raises(ProtocolError, match="not the one the server sent"):
        update_of(told | {"view": {**view, "pool": 61}})


def test_unknown_fields_are_ignored_and_missing_ones_reported() -> None:
    told = sent(plain(UPDATE))
    assert update_of(told | {"novelty": 1}) == UPDATE
    with pytest.raises(ProtocolError, match=r"not a valid Update .*`seq`"):
        update_of({key: value for key, value in told.items() if key != "seq"})
    with pytest.raises(ProtocolError, match="not a valid Update"):
        update_of(told | {"seq": "1"})
    with pytest.raises(ProtocolError, match="not a valid Update"):
        update_of([told])


def test_unknown_options_of_a_newer_server_are_ignored() -> None:
    """Unknown options in a request are an error, but in a response they are ignored."""
    options = Options(title="ours", clock=Clock("per_move", 30))
    table = TableInfo("t", "ascension", "", {}, options, "open", 1, "p", [], -1)
    told = sent(plain(table))
    told["options"] |= {"novelty": 1, "clock": told["options"]["clock"] | {"novelty": 2}}
    assert decode(TableInfo, told) == table
    with pytest.raises(ProtocolError, match="not a valid TableInfo"):
        decode(TableInfo, told | {"options": {"title": 3}})
