"""People and their data, until they are erased."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec
import pytest

from vigil.server import ids
from vigil.server.journal_entry import Entry
from vigil.server.store import Store
from vigil.server.store.erasure import ERASED
from vigil.server.store.errors import NameTaken
from vigil.server.store.rows import Person, Rating, SavedDeck, SeatRow, Session, TableRow, Token

pytestmark = pytest.mark.anyio


def person(id: str, name: str = "", kind: str = "account", **more: object) -> Person:
    fields: dict[str, object] = {"lang": "en", "password": "$argon2id$...", "created": 1000, "last_seen": 1000}
    return msgspec.convert({"id": id, "kind": kind, "name": name or id, **fields, **more}, Person)


def table(id: str, status: str = "over") -> TableRow:
    defaults = {"game": "ascension", "public": True, "created": 1, "changed": 1, "creator": "p-ana", "seq": 0}
    return msgspec.convert(
        {"id": id, "code": id, "status": status, "settings": {}, "options": {}, **defaults}, TableRow
    )


async def test_people_are_looked_up_by_id_and_name(store: Store) -> None:
    ana = person("p-ana", "Ana", settings={"admin": True}, lang="pt")
    await store.add_person(ana)
    assert await store.person("p-ana") == ana
    assert await store.person_by_name(" ＡＮＡ") == ana
    assert await store.person("p-ben") is None
    assert await store.person_by_name("Ben") is None


async def test_a_name_belongs_to_one_account_and_to_any_number_of_guests(store: Store) -> None:
    await store.add_person(person("p-ana", "Ana"))
    with pytest.raises(NameTaken, match="the name ANA is taken"):
        await store.add_person(person("p-bot", "ANA", kind="bot", owner="p-ana"))
    for number in range(2):
        await store.add_person(person(f"g{number}", "Ana", kind="guest", password=None))
    with pytest.raises(NameTaken):
        await store.change_person("g0", lambda now: person("g0", "ana"))
    await store.change_person("g0", lambda now: person("g0", "Anabel"))
    claimed = await store.person_by_name("anabel")
    assert claimed is not None
    assert (claimed.id, claimed.kind) == ("g0", "account")


async def test_one_of_two_concurrent_registrations_gets_the_name(store: Store) -> None:
    answers = await asyncio.gather(
        *(store.add_person(person(f"p{number}", "Ana")) for number in range(5)), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["NameTaken"] * 4 + ["NoneType"]


async def test_concurrent_changes_of_a_person_both_apply(store: Store, database_url: str) -> None:
    await store.add_person(person("p-ana", "Ana", settings={"avatar": "moon"}))
    others = [store] if store.kind == "sqlite" else [store, await Store.open(database_url)]  # another process

    def heard_less(number: int) -> Callable[[Person], Person]:
        def change(now: Person) -> Person:
            muted = [*now.settings.get("muted", ()), f"p{number}"]
            return msgspec.structs.replace(now, settings={**now.settings, "muted": muted})

        return change

    await asyncio.gather(
        *(others[number % len(others)].change_person("p-ana", heard_less(number)) for number in range(20)),
        others[-1].change_person("p-ana", lambda now: msgspec.structs.replace(now, password="new")),
        store.change_person("p-ana", lambda now: msgspec.structs.replace(now, lang="ru")),
        store.touch_person("p-ana", 5000),
    )
    ana = await store.person("p-ana")
    assert ana is not None
    assert (ana.password, ana.lang, ana.last_seen, ana.settings["avatar"]) == ("new", "ru", 5000, "moon")
    assert sorted(ana.settings["muted"]) == sorted(f"p{number}" for number in range(20))
    assert await store.change_person("p-nobody", lambda now: now) is None
    for other in others[1:]:
        await other.close()


async def test_last_seen_never_moves_back(store: Store) -> None:
    await store.add_person(person("p-ana"))
    await store.touch_person("p-ana", 5000)
    await store.touch_person("p-ana", 4000)
    ana = await store.person("p-ana")
    assert ana is not None
    assert ana.last_seen == 5000


async def test_sessions_are_created_and_deleted(store: Store) -> None:
    for hash, who, expires in [("a", "p-ana", 5000), ("b", "p-ana", 9000), ("c", "p-ben", 9000)]:
        await store.add_session(hash, who, expires)
    found = await store.session("a")
    assert isinstance(found, Session)
    assert (found.person, found.expires) == ("p-ana", 5000)
    assert abs(found.created - time.time() * 1000) < 3_600_000

    await store.expire(6000)
    assert await store.session("a") is None
    await store.extend_session("b", 9999)
    assert (await store.session("b") or found).expires == 9999
    await store.add_session("d", "p-ana", 9000)
    await store.drop_sessions("p-ana", but="b")
    assert [bool(await store.session(hash)) for hash in "bcd"] == [True, True, False]
    await store.drop_session("b")
    await store.drop_sessions("p-ben")
    assert [await store.session(hash) for hash in "bc"] == [None, None]


async def test_tokens_are_listed_used_and_revoked(store: Store) -> None:
    secret = ids.secret()
    token = Token("k1", ids.hashed(secret), "p-ana", "my bot", ["read", "play"], 1000, expires=9000)
    await store.add_token(token)
    await store.add_token(Token("k2", "h2", "p-ana", "", [], 2000))
    assert await store.token(ids.hashed(secret)) == token
    assert await store.token(secret) is None  # the secret itself isn't stored
    assert [each.id for each in await store.tokens_of("p-ana")] == ["k1", "k2"]

    await store.touch_token("k1", 7000)
    assert not await store.revoke_token("k1", "p-ben")
    assert await store.revoke_token("k1", "p-ana")
    assert not await store.revoke_token("k1")
    found = await store.token(token.hash)
    assert found is not None
    assert found.last_used == 7000
    assert found.revoked is not None


async def test_decks_are_saved(store: Store) -> None:
    for name, text in [("Tide", "a"), ("Ash", "b"), ("Tide", "c")]:
        await store.put_deck(SavedDeck("p-ana", name, "conflictus", text, 1000))
    assert [(deck.name, deck.text) for deck in await store.decks("p-ana")] == [("Ash", "b"), ("Tide", "c")]
    assert await store.decks("p-ana", "ascension") == await store.decks("p-ben") == []
    assert await store.drop_deck("p-ana", "conflictus", "Ash")
    assert not await store.drop_deck("p-ana", "conflictus", "Ash")


def rating(who: str, mu: float, games: int = 1) -> Rating:
    return Rating(who, "person", "ascension", "free-2", mu, 2.0, games)


async def rate_game(store: Store, at: str, *rows: Rating, include_erased: bool = False) -> bool:
    """Rate the game at a table, giving its players these ratings."""
    return await store.rate(at, "ascension", "free-2", [row.player for row in rows], lambda _: rows, include_erased)


async def test_a_game_is_rated_once(store: Store) -> None:
    await store.add_person(person("p-ana", "Ana Lima"))
    await store.add_person(person("p-ben", "Ben"))
    await store.make_table(table("t"), [Entry(0, 1, "created", {})])
    assert await rate_game(store, "t", rating("p-ana", 27.5), rating("p-ben", 22.5))
    assert not await rate_game(store, "t", rating("p-ana", 99.0))
    assert not await rate_game(store, "no such table", rating("p-ana", 99.0))

    assert [each.player for each in await store.ratings("ascension", "free-2")] == ["p-ana", "p-ben"]
    assert await store.rating("p-ana", "person", "ascension", "free-2") == rating("p-ana", 27.5)
    assert await store.rating("p-ana", "bot", "ascension", "free-2") is None
    assert await store.ratings_of("p-ben") == [rating("p-ben", 22.5)]

    await store.forget_ratings()
    assert await store.ratings("ascension", "free-2") == []
    assert await rate_game(store, "t", rating("p-ana", 26.0))


async def test_deleted_people_are_not_rated(store: Store) -> None:
    await store.add_person(person("p-ben", "Ben"))
    await store.make_table(table("t"), [Entry(0, 1, "created", {})])
    assert await rate_game(store, "t", rating("p-ana", 27.5), rating("p-ben", 22.5))  # Ana was erased during the game
    assert await store.ratings_of("p-ana") == []
    assert await store.ratings_of("p-ben") == [rating("p-ben", 22.5)]


async def test_deleted_people_are_not_ranked(store: Store) -> None:
    await store.add_person(person("p-ben", "Ben"))
    await store.make_table(table("t"), [Entry(0, 1, "created", {})])
    await rate_game(
        store, "t", rating("p-ana", 27.5), rating("p-ben", 22.5), include_erased=True
    )  # as in old databases
    assert [each.player for each in await store.ratings("ascension", "free-2", limit=1)] == ["p-ben"]


async def test_games_that_end_together_are_both_rated(store: Store) -> None:
    def one_more(now: list[Rating]) -> list[Rating]:
        return [rating("p-ana", 25.0, now[0].games + 1 if now else 1)]

    await store.add_person(person("p-ana", "Ana Lima"))
    for number in range(8):
        await store.make_table(table(f"t{number}"), [Entry(0, 1, "created", {})])
    await asyncio.gather(*(store.rate(f"t{number}", "ascension", "free-2", ["p-ana"], one_more) for number in range(8)))
    assert await store.ratings_of("p-ana") == [rating("p-ana", 25.0, 8)]


async def test_erasing_a_person_keeps_their_games(store: Store) -> None:
    await store.add_person(person("p-ana", "Ana Lima"))
    await store.add_person(person("p-bot", "AnaBot", kind="bot", owner="p-ana"))
    await store.add_person(person("p-ben", "Ben"))
    await store.add_session("s", "p-ana", 9_999_999_999_999)
    await store.add_token(Token("k", "h", "p-bot", "", [], 1))
    await store.put_deck(SavedDeck("p-ana", "Tide", "conflictus", "...", 1))
    happened = [
        Entry(
            0, 1, "created", {"by": "p-ana", "game": "ascension", "seats": [{"person": "p-ana", "name": "Ana Lima"}]}
        ),
        Entry(1, 2, "sat", {"seat": 0, "person": "p-ana", "name": "Ana Lima", "lang": "pt"}),
        Entry(2, 3, "sat", {"seat": 1, "person": "p-ben", "name": "Ben"}),
        Entry(3, 4, "sat", {"seat": 2, "person": "p-bot", "name": "AnaBot"}),
        Entry(4, 5, "chat_sent", {"seat": 0, "person": "p-ana", "name": "Ana Lima", "text": "I am Ana from Lisbon"}),
        Entry(5, 6, "chose", {"seat": 0, "by": "p-ana", "places": [3, 1]}),
        Entry(6, 7, "chat_sent", {"seat": 1, "person": "p-ben", "name": "Ben", "text": "hello"}),
    ]
    seats = [SeatRow("t", 0, "p-ana", "Ana Lima"), SeatRow("t", 1, "p-ben", "Ben"), SeatRow("t", 2, "p-bot", "AnaBot")]
    await store.make_table(table("t"), happened, seats)
    await store.append(
        "u", [Entry(0, 1, "sat", {"person": "p-ben", "name": "Ana Lima"})]
    )  # another person with this name
    await rate_game(store, "t", rating("p-ana", 27.5), rating("p-ben", 22.5))

    assert await store.remove_person("p-ana") == ["t"]

    assert await store.person("p-ana") is None
    assert await store.person("p-bot") is None
    assert await store.person_by_name("Ana Lima") is None
    assert await store.session("s") is None
    assert await store.token("h") is None
    assert await store.decks("p-ana") == []
    assert [each.player for each in await store.ratings("ascension", "free-2")] == ["p-ben"]
    assert [seat.name for seat in await store.seats("t")] == [ERASED, "Ben", ERASED]
    after = await store.entries("t")
    text = msgspec.json.encode(after).decode()
    assert not [word for word in ("Ana", "Lima", "Lisbon") if word in text]
    assert [(each.seq, each.at, each.kind) for each in after] == [(each.seq, each.at, each.kind) for each in happened]
    assert after[1].body == {"seat": 0, "person": "p-ana", "name": ERASED, "lang": "pt"}
    assert [after[place] for place in (2, 5, 6)] == [happened[place] for place in (2, 5, 6)]
    assert (await store.entries("u"))[0].body["name"] == "Ana Lima"
    await store.append("t", [Entry(7, 8, "chose", {})])  # and the table goes on


async def test_inactive_guests_are_listed_even_if_seated_or_signed_in(store: Store) -> None:
    for who in ("old", "playing", "signed-in", "new"):
        await store.add_person(person(who, kind="guest", last_seen=8000 if who == "new" else 1000))
    await store.add_person(person("account", last_seen=1000))
    await store.make_table(table("t", "running"), [Entry(0, 1, "created", {})], [SeatRow("t", 0, "playing", "?")])
    await store.make_table(table("u", "over"), [Entry(0, 1, "created", {})], [SeatRow("u", 0, "old", "?")])
    await store.add_session("s", "signed-in", 10_000)
    assert await store.expire(9000) == []
    assert await store.expire(9000, guests_before=5000) == ["old", "playing", "signed-in"]
    assert await store.session("s") is not None
