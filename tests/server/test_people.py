"""People sign up, sign in and leave, through the real routes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher

from server.app_fixture import Site, site_at
from vigil.client.verification import verify
from vigil.games.conflictus.rules import deck_tools
from vigil.protocol import messages as wire
from vigil.server.account_erasure import erase
from vigil.server.accounts import AuthenticationRequired, SignedInSession
from vigil.server.display_names import clean_name
from vigil.server.errors import BadRequest, Forbidden, StateConflict
from vigil.server.ratings import rated
from vigil.server.store.errors import NameTaken

pytestmark = pytest.mark.anyio

BOT = {"seat": 1, "bot": "random"}


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with site_at(tmp_path) as made:
        yield made


def kind(answer: httpx.Response) -> str:
    """Return the stable key of a problem."""
    assert answer.headers["content-type"] == "application/problem+json"
    return str(answer.json()["type"].removeprefix("/problems/"))


async def ana(site: Site) -> SignedInSession:
    return await site.people.register("Ana", "a long sentence", "pt")


async def test_a_guest_signs_in_by_name_and_returns_by_link(site: Site) -> None:
    async with site.client() as phone:
        came = await phone.post("/api/v1/people/guest", json={"name": "  Ana \u00a0 Luz ", "lang": "pt"})
        assert came.status_code == 201
        me = (await phone.get("/api/v1/me")).json()
        assert (me["name"], me["kind"], me["lang"]) == ("Ana Luz", "guest", "pt")

    async with site.client() as laptop:
        back = await laptop.post("/api/v1/session/login-link", json={"secret": came.json()["login_secret"]})
        assert back.status_code == 200
        assert (await laptop.get("/api/v1/me")).json()["id"] == me["id"]


async def test_a_new_login_link_invalidates_the_previous_one(site: Site) -> None:
    guest = await site.people.guest("Ana", "en")
    async with site.client(guest) as phone, site.client() as thief:
        fresh = (await phone.post("/api/v1/me/login-link")).json()["secret"]
        assert kind(await thief.post("/api/v1/session/login-link", json={"secret": guest.link})) == "login-link-invalid"
        assert (await thief.post("/api/v1/session/login-link", json={"secret": fresh})).status_code == 200


async def test_a_login_link_is_not_a_token(site: Site) -> None:
    guest = await site.people.guest("Ana", "en")
    async with site.client(authorization=f"Bearer {guest.link}") as program:
        assert kind(await program.get("/api/v1/me")) == "token-unknown"


async def test_a_guest_keeps_their_id_when_creating_an_account(site: Site) -> None:
    guest = await site.people.guest("Ana", "en")
    async with site.client(guest) as phone, site.client() as laptop:
        claimed = await phone.post("/api/v1/people/claim", json={"password": "a long sentence"})
        assert claimed.status_code == 200
        assert claimed.json()["kind"] == "account"
        back = await laptop.post("/api/v1/session", json={"name": "ANA", "password": "a long sentence"})
        assert back.json()["me"]["id"] == guest.person.id
        # the link belonged to the guest; an account has a password
        assert (
            kind(await laptop.post("/api/v1/session/login-link", json={"secret": guest.link})) == "login-link-invalid"
        )
        assert kind(await phone.post("/api/v1/people/claim", json={"password": "another one"})) == "claim-not-guest"


async def test_a_wrong_password_and_an_unknown_name_give_the_same_error(site: Site) -> None:
    await ana(site)
    async with site.client() as client:
        wrong = await client.post("/api/v1/session", json={"name": "Ana", "password": "not this one"})
        nobody = await client.post("/api/v1/session", json={"name": "Nobody", "password": "not this one"})
    assert (wrong.status_code, kind(wrong)) == (401, "login-wrong")
    assert {**wrong.json(), "request": ""} == {**nobody.json(), "request": ""}


async def test_an_unknown_name_takes_as_long_as_a_wrong_password(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    await ana(site)
    tried: list[str] = []

    def fits(hashed: str, password: str) -> bool:
        tried.append(hashed)
        return False

    monkeypatch.setattr(site.people, "_matches", fits)
    async with site.client() as client:
        for name in ("Ana", "Nobody"):
            await client.post("/api/v1/session", json={"name": name, "password": "not this one"})
    assert [hashed.split("$")[1:4] for hashed in tried] == [tried[0].split("$")[1:4]] * 2
    assert tried[0] != tried[1]


async def test_password_guessing_is_rate_limited(site: Site) -> None:
    await ana(site)
    async with site.client() as client:
        login = {"name": "Ana", "password": "a guess, not it"}
        responses = [await client.post("/api/v1/session", json=login) for _ in range(12)]
        late = next(answer for answer in responses if answer.status_code == 429)
        assert kind(late) == "rate-limited"
        assert int(late.headers["retry-after"]) > 0
        right = {"name": "Ana", "password": "a long sentence"}
        assert (await client.post("/api/v1/session", json=right)).status_code == 429  # even with the right one
        site.address = "198.51.100.20"
        async with site.client() as herself:  # an attacker who guesses doesn't lock her out
            assert (await herself.post("/api/v1/session", json=right)).status_code == 200
        site.clock.days(0.02)
        assert (await client.post("/api/v1/session", json=right)).status_code == 200


async def test_confusable_names_count_as_taken(site: Site) -> None:
    await ana(site)
    async with site.client() as client:
        for name in ("Ana", "ANA", "Ａｎａ", " ana "):
            made = await client.post("/api/v1/people/register", json={"name": name, "password": "a long sentence"})
            assert (made.status_code, kind(made)) == (409, "name-taken"), name
        # a guest can't impersonate her either
        assert kind(await client.post("/api/v1/people/guest", json={"name": "ana"})) == "name-taken"


async def test_two_guests_can_share_a_name(site: Site) -> None:
    first, second = await site.people.guest("Ben", "en"), await site.people.guest("Ben", "en")
    assert first.person.id != second.person.id


@pytest.mark.parametrize("name", ["admin", "Vigil", "Server", "Master", "Mestre", "S y s t e m"])
async def test_names_of_the_server_and_bots_are_reserved(site: Site, name: str) -> None:
    async with site.client() as client:
        made = await client.post("/api/v1/people/guest", json={"name": name})
        assert (made.status_code, kind(made)) == (409, "name-reserved")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("   ", "name-empty"),
        ("...", "name-empty"),
        ("a" * 31, "name-too-long"),
        ("Ana\u202eneB", "name-invisible-characters"),
        ("A\u200bna", "name-invisible-characters"),
        ("A\x00na", "name-invisible-characters"),
        ("A" + "\u0301" * 5, "name-invisible-characters"),
        ("\ud83c", "name-invisible-characters"),
        ("A\u3164na", "name-invisible-characters"),
        ("A\u2800na", "name-invisible-characters"),
        ("A\ufe0fna", "name-invisible-characters"),
    ],
)
def test_names_must_be_readable(name: str, key: str) -> None:
    with pytest.raises(BadRequest) as refused:
        clean_name(f"A{name}" if key == "name-invisible-characters" else name)
    assert refused.value.key == key


def test_names_are_normalized() -> None:
    assert clean_name("  Zoe\u0308 \t Ｋ ") == "Zoë K"


async def test_a_session_ends_on_sign_out_and_after_half_a_year(site: Site) -> None:
    sign_in = await ana(site)
    async with site.client(sign_in) as client:
        assert (await client.get("/api/v1/me")).status_code == 200
        left = await client.delete("/api/v1/session")
        assert left.status_code == 204
        assert "vigil_session=;" in left.headers["set-cookie"]
    again = await site.people.login("Ana", "a long sentence", "203.0.113.9")
    for still in (sign_in, again):
        async with site.client(still) as client:
            site.clock.days(181 if still is again else 0)
            assert kind(await client.get("/api/v1/me")) == "sign-in-required"


async def test_monthly_visits_keep_a_session_alive(site: Site) -> None:
    sign_in = await ana(site)
    async with site.client(sign_in) as client:
        for _ in range(12):
            site.clock.days(30)
            assert (await client.get("/api/v1/me")).status_code == 200


async def test_a_new_password_ends_every_other_session(site: Site) -> None:
    first, second = await ana(site), await site.people.login("Ana", "a long sentence", "203.0.113.9")
    async with site.client(first) as here, site.client(second) as there:
        wrong = {"password": "something else", "old_password": "not this one"}
        assert kind(await here.patch("/api/v1/me", json=wrong)) == "password-wrong"
        right = {"password": "something else", "old_password": "a long sentence"}
        assert (await here.patch("/api/v1/me", json=right)).status_code == 200
        assert (await there.get("/api/v1/me")).status_code == 401
        assert (await here.get("/api/v1/me")).status_code == 200  # the response had a new cookie


async def test_an_invalid_profile_change_changes_nothing(site: Site) -> None:
    sign_in = await ana(site)
    await site.people.register("Ben", "another sentence", "en")
    async with site.client(sign_in) as client:
        wrong = {"name": "Anna", "avatar": "moon", "password": "something else", "old_password": "not this one"}
        refused = await client.patch("/api/v1/me", json=wrong)
        assert (refused.status_code, kind(refused)) == (403, "password-wrong")
        assert (await client.get("/api/v1/me")).json()["name"] == "Ana"
        taken = {"name": "Ben", "password": "something else", "old_password": "a long sentence"}
        assert (await client.patch("/api/v1/me", json=taken)).status_code == 409
        assert (await site.people.login("Ana", "a long sentence", "203.0.113.9")).person.name == "Ana"
        right = {"name": "Anna", "avatar": "moon", "password": "something else", "old_password": "a long sentence"}
        me = (await client.patch("/api/v1/me", json=right)).json()
        assert (me["name"], me["avatar"]) == ("Anna", "moon")
    assert (await site.people.login("Anna", "something else", "203.0.113.9")).person.name == "Anna"


async def test_a_concurrent_change_does_not_undo_a_new_password(site: Site) -> None:
    before, ben = await ana(site), await site.people.guest("Ben", "en")
    await site.people.change_password(before.person, "a long sentence", "another sentence", "here")
    await site.people.mute(before.person, ben.person.id, True)  # these three were read earlier, and are written now
    await site.people.change(before.person, avatar="moon", lang="ru")
    with pytest.raises(Forbidden, match="the old password is wrong"):
        await site.people.change_password(before.person, "a long sentence", "a third sentence", "here")
    now = (await site.people.login("Ana", "another sentence", "here")).person
    assert (now.lang, now.settings) == ("ru", {"muted": [ben.person.id], "avatar": "moon"})
    with pytest.raises(AuthenticationRequired):
        await site.people.login("Ana", "a long sentence", "here")


async def test_a_concurrent_change_does_not_undo_a_claimed_account(site: Site) -> None:
    guest = await site.people.guest("Ana", "en")
    claimed = await site.people.claim(guest.person, "Ana", "a long sentence")
    await site.people.mute(guest.person, "somebody", True)
    await site.people.change(guest.person, name="Anabel")
    with pytest.raises(StateConflict, match="only a guest"):
        await site.people.claim(guest.person, "Cleo", "another sentence")
    now = (await site.people.login("Anabel", "a long sentence", "here")).person
    assert (now.id, now.kind) == (claimed.id, "account")
    late = await site.people.new_login_link(guest.person)  # it was being created while the guest became an account
    with pytest.raises(AuthenticationRequired, match="this link is not valid"):
        await site.people.sign_in_with_link(late, "here")


async def test_a_name_and_a_language_can_be_changed(site: Site) -> None:
    await site.people.register("Ben", "a long sentence", "en")
    async with site.client(await ana(site)) as client:
        changed = await client.patch("/api/v1/me", json={"name": "Ana Maria", "lang": "ru"})
        assert (changed.json()["name"], changed.json()["lang"]) == ("Ana Maria", "ru")
        assert kind(await client.patch("/api/v1/me", json={"name": "ben"})) == "name-taken"


async def test_a_token_is_shown_once_respects_its_scopes_and_can_be_revoked(site: Site) -> None:
    async with site.client(await ana(site)) as client:
        made = (await client.post("/api/v1/me/tokens", json={"label": "script", "scopes": ["read"]})).json()
        listed = (await client.get("/api/v1/me/tokens")).json()["tokens"]
        assert [each["label"] for each in listed] == ["script"]
        assert made["token"] not in str(listed)
        async with site.client(authorization=f"Bearer {made['token']}") as program:
            assert (await program.get("/api/v1/me")).json()["name"] == "Ana"
            deck = {"text": "1 Mago Iluminado"}
            assert kind(await program.put("/api/v1/me/decks/Dusk", json=deck)) == "scope-missing"
            assert kind(await program.get("/api/v1/me/tokens")) == "session-required"
            assert (await client.delete(f"/api/v1/me/tokens/{made['info']['id']}")).status_code == 204
            assert kind(await program.get("/api/v1/me")) == "token-revoked"


async def test_a_token_without_read_is_anonymous_on_public_routes(site: Site) -> None:
    sign_in = await ana(site)
    public = {"game": "ascension", "options": {"public": True}, "seats": [{"seat": 0, "me": True}, BOT]}
    async with site.client(sign_in) as client:
        table = (await client.post("/api/v1/tables", json=public)).json()["id"]
        await client.post(f"/api/v1/tables/{table}/start")
        assert (await client.post("/api/v1/me/tokens", json={"scopes": ["bot"]})).status_code == 422
    for scopes in (("read", "play"), ("read",), ("play",)):
        token = await site.token(sign_in, *scopes)
        async with site.client(authorization=f"Bearer {token}") as program:
            update = (await program.get(f"/api/v1/tables/{table}/update")).json()
            assert update["seat"] == (0 if len(scopes) == 2 else None)  # a token that can only read may watch
            assert bool(update["view"]["players"][0]["hand"]["faces"]) == (len(scopes) == 2)
            card = (await program.get(f"/api/v1/tables/{table}")).json()
            assert bool(card["code"]) == ("read" in scopes)
            assert (await program.get("/api/v1/me")).status_code == (200 if "read" in scopes else 403)


async def test_the_table_limit_applies_to_every_way_to_create_one(tmp_path: Path) -> None:
    made = {"game": "ascension", "seats": [{"seat": 0, "me": True}, BOT], "start": True}
    async with site_at(tmp_path / "few", max_tables_per_person=2) as site:
        sign_in = await ana(site)
        async with site.client(sign_in) as client:
            old = (await client.post("/api/v1/tables", json=made)).json()["id"]
            await client.post(f"/api/v1/tables/{old}/actions", json={"type": "concede"})
            both = await asyncio.gather(*(client.post("/api/v1/tables", json=made) for _ in range(5)))
            assert sum(each.status_code == 201 for each in both) <= 2
            await client.post("/api/v1/tables", json=made)
            await client.post("/api/v1/tables", json=made)
            again = {"at": 0, "seats": [{"seat": 0, "me": True}, BOT]}
            for way, body in ((f"/{old}/branch", again), (f"/{old}/rematch", {}), ("", made)):
                refused = await client.post(f"/api/v1/tables{way}", json=body)
                assert (refused.status_code, kind(refused)) == (409, "too-many-tables"), way
        going = await site.store.tables(status=("open", "running"), creator=sign_in.person.id)
        assert len(going) == 2


async def test_a_token_expires(site: Site) -> None:
    token = await site.token(await ana(site), "read", days=3)
    async with site.client(authorization=f"Bearer {token}") as program:
        site.clock.days(2)
        assert (await program.get("/api/v1/me")).status_code == 200
        site.clock.days(2)
        over = await program.get("/api/v1/me")
    assert (over.status_code, kind(over)) == (401, "token-expired")
    assert over.headers["www-authenticate"].startswith("Bearer")


async def test_people_cannot_revoke_tokens_of_others(site: Site) -> None:
    hers = await site.people.new_token((await ana(site)).person, "", ["read"], None)
    ben = await site.people.register("Ben", "a long sentence", "en")
    async with site.client(ben) as client:
        assert kind(await client.delete(f"/api/v1/me/tokens/{hers[1].id}")) == "own-token-not-found"
    assert (await site.people.by_token(hers[0]))[0].name == "Ana"


async def test_only_an_admin_creates_admin_tokens(site: Site) -> None:
    async with site.client(await ana(site)) as client:
        assert kind(await client.post("/api/v1/me/tokens", json={"scopes": ["admin"]})) == "admin-only"


async def test_a_bot_account_is_shown_as_a_bot(site: Site) -> None:
    sign_in = await ana(site)
    async with site.client(sign_in) as client:
        made = (await client.post("/api/v1/me/bots", json={"name": "Ana's engine"})).json()
        card = (await client.get(f"/api/v1/people/{made['bot']['id']}")).json()
        assert (card["kind"], card["owner"]) == ("bot", sign_in.person.id)
        assert (await client.get("/api/v1/me/bots")).json()["bots"] == [card]
        async with site.client(authorization=f"Bearer {made['token']}") as engine:
            assert (await engine.get("/api/v1/me")).json()["kind"] == "bot"
    async with site.client(await site.people.guest("Ben", "en")) as guest:
        assert kind(await guest.post("/api/v1/me/bots", json={"name": "Ben's engine"})) == "bots-need-account"


async def test_a_table_shows_the_owner_of_a_bot_account(site: Site) -> None:
    sign_in, ben = await ana(site), await site.people.guest("Ben", "en")
    bot, token = await site.people.new_bot(sign_in.person, "Ana's engine", "en")
    async with site.client(ben) as client, site.client(authorization=f"Bearer {token}") as engine:
        made = {"game": "ascension", "options": {"public": True}, "seats": [{"seat": 0, "me": True}]}
        table = (await client.post("/api/v1/tables", json=made)).json()["id"]
        info = (await engine.put(f"/api/v1/tables/{table}/seats/1", json={"me": True})).json()
        assert [seat["owner"] for seat in info["seats"]] == [None, sign_in.person.id]
        line = (await client.get("/api/v1/tables")).json()["tables"][0]
        assert [seat["owner"] for seat in line["seats"]] == [None, sign_in.person.id]
        assert (await client.post(f"/api/v1/tables/{table}/start")).json()["rated"]
        await site.service.act(table, ben.person.id, "Ben", 0, wire.Concede())
        await rated(site.store, await site.service.rooms.room(table))
        await site.service.rooms.index(await site.service.rooms.open_room(table))
        played = (await client.get(f"/api/v1/people/{bot.id}/history")).json()["tables"][0]
        assert [seat["owner"] for seat in played["seats"]] == [None, sign_in.person.id]
        listed = (await client.get("/api/v1/ratings/ascension")).json()["ratings"]
        listed += (await client.get(f"/api/v1/people/{bot.id}/ratings")).json()["ratings"]
        assert {(each["player"], each["kind"], each["owner"]) for each in listed} == {
            (ben.person.id, "person", None),
            (bot.id, "bot", sign_in.person.id),
        }


async def test_a_game_against_your_own_bot_account_is_unrated(site: Site) -> None:
    sign_in = await ana(site)
    _, token = await site.people.new_bot(sign_in.person, "Ana's engine", "en")
    async with site.client(sign_in) as client, site.client(authorization=f"Bearer {token}") as engine:
        made = {"game": "ascension", "options": {"public": True}, "seats": [{"seat": 0, "me": True}]}
        table = (await client.post("/api/v1/tables", json=made)).json()["id"]
        await engine.put(f"/api/v1/tables/{table}/seats/1", json={"me": True})
        assert not (await client.post(f"/api/v1/tables/{table}/start")).json()["rated"]


async def test_a_public_profile_has_no_private_data(site: Site) -> None:
    sign_in = await ana(site)
    async with site.client() as stranger:
        card = (await stranger.get(f"/api/v1/people/{sign_in.person.id}")).json()
        assert set(card) == {"id", "kind", "name", "since", "owner", "avatar"}
        assert card["since"] % 86_400_000 == 0
        assert kind(await stranger.get("/api/v1/people/nobody")) == "person-not-found"


async def test_an_export_has_everything_but_secrets(site: Site) -> None:
    sign_in = await ana(site)
    token = await site.token(sign_in, "read")
    async with site.client(sign_in) as client:
        await client.put("/api/v1/me/decks/Dusk", json={"text": "2 Mago Iluminado"})
        made = {"game": "ascension", "settings": {"cards": []}, "options": {"title": "Ana's corner"}}
        table = (await client.post("/api/v1/tables", json=made)).json()["id"]
        await client.put(f"/api/v1/tables/{table}/seats/0", json={"me": True, "seed_phrase": "my dog Bingo"})
        await client.put(f"/api/v1/tables/{table}/seats/1", json={"me": True, "name": "Little Ben"})
        response = await client.get("/api/v1/me/export")
    export = response.json()
    assert export["me"]["name"] == "Ana"
    assert [deck["name"] for deck in export["decks"]] == ["Dusk"]
    assert (export["tables"][0]["id"], export["ratings"]) == (table, [])
    assert (export["tables_created"][0]["settings"], export["tables_created"][0]["options"]["title"]) == (
        {"cards": []},
        "Ana's corner",
    )
    assert [(each["seat"], each["name"], each["seed_phrase"], each["deck"]) for each in export["seats_taken"]] == [
        (0, "Ana", "my dog Bingo", None),
        (1, "Little Ben", "", None),
    ]
    assert [each["label"] for each in export["tokens"]] == ["test"]
    person = await site.store.person(sign_in.person.id)
    assert person is not None
    assert person.password is not None
    for secret in (token, sign_in.session, person.password):
        assert secret not in response.text


async def test_deleting_an_account_deletes_its_tokens_and_bots(site: Site) -> None:
    sign_in = await ana(site)
    token = await site.token(sign_in, "read")
    bot, bots_token = await site.people.new_bot(sign_in.person, "Ana's engine", "en")
    async with site.client(sign_in) as client:
        assert kind(await client.delete("/api/v1/me", params={"confirm": "Ben"})) == "confirm-name-wrong"
        assert kind(await client.delete("/api/v1/me")) == "confirm-name-wrong"
        assert (await client.delete("/api/v1/me", params={"confirm": "Ana"})).status_code == 204
        assert (await client.get(f"/api/v1/people/{sign_in.person.id}")).status_code == 404
        assert (await client.get(f"/api/v1/people/{bot.id}")).status_code == 404
    for gone in (token, bots_token):
        async with site.client(authorization=f"Bearer {gone}") as program:
            assert (await program.get("/api/v1/me")).status_code == 401
    await ana(site)  # the name is available again


async def test_games_do_not_wait_for_bot_accounts_of_a_deleted_owner(site: Site) -> None:
    sign_in, ben = await ana(site), await site.people.guest("Ben", "en")
    _, token = await site.people.new_bot(sign_in.person, "Ana's engine", "en")
    public = {"game": "ascension", "options": {"public": True}, "seats": [{"seat": 0, "me": True}]}
    async with site.client(ben) as other, site.client(authorization=f"Bearer {token}") as engine:
        tables = [(await other.post("/api/v1/tables", json=public)).json()["id"] for _ in range(2)]
        for table in tables:
            await engine.put(f"/api/v1/tables/{table}/seats/1", json={"me": True})
        await other.post(f"/api/v1/tables/{tables[0]}/start")
        async with site.client(sign_in) as client:
            assert (await client.delete("/api/v1/me", params={"confirm": "Ana"})).status_code == 204
    seats = [(await site.service.rooms.room(table)).seats[1] for table in tables]
    assert (seats[0].left, seats[0].playing_bot) == (True, "steady")
    assert not seats[1].taken


async def test_messages_written_during_deletion_are_deleted(site: Site) -> None:
    sign_in, ben = await ana(site), await site.people.guest("Ben", "en")
    public = {"game": "ascension", "options": {"public": True}, "seats": [{"seat": 0, "me": True}]}
    world = site.app.state.world
    async with site.client(ben) as other:
        table = (await other.post("/api/v1/tables", json=public)).json()["id"]
        await erase(site.service, sign_in.person.id)
        # Two of her requests were accepted before that, and are written now.
        await site.service.act(table, sign_in.person.id, "Ana Lima", None, wire.Chat(text="my words"))
        with pytest.raises(AuthenticationRequired, match="no longer exists"):
            await world.check_not_erased(sign_in.person.id)
        await site.service.sit(table, sign_in.person.id, "Ana Lima", 1)
        with pytest.raises(AuthenticationRequired, match="no longer exists"):
            await world.check_not_erased(sign_in.person.id)
        await world.check_not_erased(ben.person.id)
        lines = (await other.get(f"/api/v1/tables/{table}/chat")).json()["messages"]
        assert [(line["name"], line["text"]) for line in lines] == [("—", "—")]
        assert not (await site.service.rooms.room(table)).seats[1].taken
    assert "Ana Lima" not in repr(await site.store.entries(table))
    assert "my words" not in repr(await site.store.entries(table))


async def test_a_seat_taken_during_deletion_is_freed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    sign_in, ben = await ana(site), await site.people.guest("Ben", "en")
    public = {"game": "ascension", "options": {"public": True}, "seats": [{"seat": 0, "me": True}]}
    goes = site.store.remove_person

    async def meanwhile(person: str) -> list[str]:
        await site.service.sit(table, sign_in.person.id, "Ana Lima", 1)
        await site.app.state.world.check_not_erased(sign_in.person.id)  # she is still there
        return await goes(person)

    async with site.client(ben) as other:
        table = (await other.post("/api/v1/tables", json=public)).json()["id"]
        monkeypatch.setattr(site.store, "remove_person", meanwhile)
        await erase(site.service, sign_in.person.id)
        assert [seat["person"] for seat in (await other.get(f"/api/v1/tables/{table}")).json()["seats"]] == [
            ben.person.id,
            None,
        ]


async def test_a_rematch_does_not_copy_another_persons_title(site: Site) -> None:
    sign_in, ben = await ana(site), await site.people.guest("Ben", "en")
    made = {
        "game": "ascension",
        "options": {"public": True, "title": "Ana at home"},
        "seats": [{"seat": 0, "me": True}],
    }
    async with site.client(sign_in) as client, site.client(ben) as other:
        first = (await client.post("/api/v1/tables", json=made)).json()["id"]
        await other.put(f"/api/v1/tables/{first}/seats/1", json={"me": True})
        await client.post(f"/api/v1/tables/{first}/start")
        await other.post(f"/api/v1/tables/{first}/actions", json={"type": "concede"})
        again = (await other.post(f"/api/v1/tables/{first}/rematch", json={})).json()
        assert (again["creator"], again["options"].get("title", "")) == (ben.person.id, "")
        await client.delete("/api/v1/me", params={"confirm": "Ana"})
        for table in (first, again["id"]):
            assert "Ana at home" not in repr(await site.store.entries(table))
            assert "Ana at home" not in repr(await site.store.table(table))


async def test_a_stranger_gets_one_seat_at_a_public_table(site: Site) -> None:
    sign_in, ben = await ana(site), await site.people.guest("Ben", "en")
    made = {"game": "ascension", "settings": {"players": 3}, "options": {"public": True}}
    async with site.client(sign_in) as client, site.client(ben) as other:
        table = (await client.post("/api/v1/tables", json=made)).json()["id"]
        assert (await other.put(f"/api/v1/tables/{table}/seats/0", json={"me": True})).status_code == 200
        assert (await other.put(f"/api/v1/tables/{table}/seats/0", json={"me": True})).status_code == 200
        refused = await other.put(f"/api/v1/tables/{table}/seats/1", json={"me": True})
        assert (refused.status_code, refused.json()["type"]) == (403, "/problems/one-seat-only")
        for seat in (1, 2):  # the creator may seat several people at one device
            assert (await client.put(f"/api/v1/tables/{table}/seats/{seat}", json={"me": True})).status_code == 200
        mine = {**made, "options": {}}
        private = (await client.post("/api/v1/tables", json=mine)).json()
        for seat in (0, 1):
            sat = await other.put(
                f"/api/v1/tables/{private['id']}/seats/{seat}", json={"me": True, "code": private["code"]}
            )
            assert sat.status_code == 200, sat.text


@pytest.mark.parametrize("evil", ["a\x1b[2Jb", "a\u202eb", "a\nb"])
async def test_public_texts_have_no_invisible_characters(site: Site, evil: str) -> None:
    sign_in = await ana(site)
    table = {"game": "ascension", "options": {"public": True}}
    async with site.client(sign_in) as client:
        made = (await client.post("/api/v1/tables", json=table)).json()["id"]
        answers = [
            await client.post("/api/v1/tables", json={**table, "options": {"title": evil}}),
            await client.put(f"/api/v1/tables/{made}/seats/0", json={"me": True, "seed_phrase": evil}),
            await client.post("/api/v1/me/tokens", json={"scopes": ["read"], "label": evil}),
        ]
        for answer in answers:
            assert (answer.status_code, answer.json()["type"]) == (400, "/problems/text-invisible-characters"), (
                answer.text
            )
        assert (await client.get("/api/v1/me/tokens")).json()["tokens"] == []


async def test_chat_is_rate_limited(site: Site) -> None:
    sign_in, ben = await ana(site), await site.people.guest("Ben", "en")
    made = {"game": "ascension", "options": {"public": True}}
    site.service.rooms.now = site.clock.now
    async with site.client(sign_in) as client, site.client(ben) as other:
        tables = [(await client.post("/api/v1/tables", json=made)).json()["id"] for _ in range(2)]

        async def send_chat(who: httpx.AsyncClient, table: str) -> httpx.Response:
            return await who.post(f"/api/v1/tables/{table}/actions", json={"type": "chat", "text": "hey"})

        answers = [(await send_chat(other, tables[0])).status_code for _ in range(10)]
        assert answers == [200] * 8 + [429] * 2
        refused = await send_chat(other, tables[0])
        assert (refused.json()["type"], refused.headers["retry-after"]) == ("/problems/chat-rate-limited", "2")
        assert (await send_chat(client, tables[0])).status_code == 200
        assert (await send_chat(other, tables[1])).status_code == 200
        site.clock.ms += 2000
        assert (await send_chat(other, tables[0])).status_code == 200
        assert len((await client.get(f"/api/v1/tables/{tables[0]}/chat")).json()["messages"]) == 10


async def test_deleting_an_account_deletes_everything_its_owner_wrote(site: Site) -> None:
    sign_in, ben = await ana(site), await site.people.guest("Ben", "en")
    async with site.client(sign_in) as client, site.client(ben) as other:
        mine = [{"seat": 0, "me": True, "seed_phrase": "my dog Bingo"}]
        made = {"game": "ascension", "options": {"public": True, "title": "Ana at home"}, "seats": mine}
        alone = (await client.post("/api/v1/tables", json=made)).json()["id"]
        played = (await client.post("/api/v1/tables", json=made)).json()["id"]
        await client.put(f"/api/v1/me/muted/{ben.person.id}")
        export = (await client.get("/api/v1/me/export")).json()
        assert export["muted"] == [ben.person.id]
        assert (await client.get("/api/v1/me")).json()["muted"] == [ben.person.id]
        assert export["last_seen"] > 0
        assert [each["seed_phrase"] for each in export["seed_phrases"]] == ["my dog Bingo"] * 2
        await other.put(f"/api/v1/tables/{played}/seats/1", json={"me": True, "seed_phrase": "wind"})
        await client.post(f"/api/v1/tables/{played}/start")
        await client.delete("/api/v1/me", params={"confirm": "Ana"})
        assert (await other.get(f"/api/v1/tables/{alone}")).json()["status"] == "canceled"
        assert (await other.get("/api/v1/tables", params={"status": "open"})).json()["tables"] == []
        await site.service.act(played, ben.person.id, "Ben", 1, wire.Concede())
        proof = (await other.get(f"/api/v1/tables/{played}/proof")).json()
        assert proof["seed_phrases"] == [None, "wind"]
        found = [(each.key, each.good) for each in verify(proof)]
        assert found[:2] == [("verify-commitment", True), ("verify-words-erased", None)]
    for table in (alone, played):
        kept = repr(await site.store.entries(table)) + repr(await site.store.table(table))
        assert "Bingo" not in kept
        assert "at home" not in kept


async def test_deletion_keeps_texts_of_others_that_contain_the_id(site: Site) -> None:
    """Otherwise a person with two accounts could erase one to make a shuffle impossible to verify."""
    sign_in, ben = await ana(site), await site.people.guest("Ben", "en")
    public = {"game": "ascension", "options": {"public": True}}
    async with site.client(ben) as other:
        seats = [{"seat": 0, "me": True, "seed_phrase": sign_in.person.id}, {"seat": 1, "bot": "random"}]
        table = (await other.post("/api/v1/tables", json={**public, "seats": seats, "start": True})).json()["id"]
        await other.post(f"/api/v1/tables/{table}/actions", json={"type": "chat", "text": sign_in.person.id})
        await erase(site.service, sign_in.person.id)
        await site.service.act(table, ben.person.id, "Ben", 0, wire.Concede())
        lines = (await other.get(f"/api/v1/tables/{table}/chat")).json()["messages"]
        assert [(line["name"], line["text"]) for line in lines] == [("Ben", sign_in.person.id)]
        proof = (await other.get(f"/api/v1/tables/{table}/proof")).json()
        assert proof["seed_phrases"][0] == sign_in.person.id
        assert all(each.good for each in verify(proof))


async def test_comments_in_a_deck_list_are_not_stored(site: Site) -> None:
    ours = next(each.deck for each in deck_tools.ready_decks() if each.style == "classic")
    deck = "# Maria Silva, Rua das Flores 7\n" + "".join(f"{count} {name}  # dear\n" for name, count in ours)
    made = {
        "game": "conflictus",
        "settings": {"decks": [None, deck]},
        "seats": [{"seat": 0, "me": True, "deck": deck}, {"seat": 1, "bot": "random"}],
        "start": True,
    }
    async with site.client(await ana(site)) as client:
        table = (await client.post("/api/v1/tables", json=made)).json()["id"]
    kept = repr(await site.store.entries(table)) + repr(await site.store.table(table))
    assert "Maria" not in kept
    assert "dear" not in kept
    room = await site.service.rooms.room(table)
    assert room.match is not None
    assert room.match.config.decks == (ours, ours)
    assert room.rated


async def test_an_unknown_game_has_no_ratings_and_ascension_has_no_decks(site: Site) -> None:
    async with site.client(await ana(site)) as client:
        unknown = await client.get("/api/v1/ratings/xx")
        assert (unknown.status_code, kind(unknown)) == (404, "game-unknown")
        seats = [{"seat": 0, "me": True, "deck": {"Mystic": 3}}]
        refused = await client.post("/api/v1/tables", json={"game": "ascension", "seats": seats})
        assert (refused.status_code, kind(refused)) == (422, "deck-not-allowed")
        many = await client.post("/api/v1/tables", json={"game": "ascension", "settings": {"players": 99}})
        assert "from 1 to 6" in many.json()["detail"] or "de 1 a 6" in many.json()["detail"]
        assert kind(await client.put("/api/v1/me/muted/nobody")) == "person-not-found"
        assert kind(await client.get("/api/v1/people/nobody/history")) == "person-not-found"


async def test_inactive_guests_are_deleted(site: Site) -> None:
    guest, account = await site.people.guest("Ben", "en"), await ana(site)
    cleo = await site.people.guest("Cleo", "en")
    async with site.client(account) as client, site.client(guest) as other:
        table = await client.post("/api/v1/tables", json={"game": "ascension", "seats": [{"seat": 0, "me": True}]})
        table_id, code = table.json()["id"], table.json()["code"]
        await other.put(f"/api/v1/tables/{table_id}/seats/1", json={"me": True, "code": code})
        await client.post(f"/api/v1/tables/{table_id}/start")
    site.clock.days(60)
    assert await site.people.by_session(cleo.session) is not None  # she was active
    await site.people.tidy(partial(erase, site.service))
    assert await site.store.person(guest.person.id) is not None
    site.clock.days(31)  # sessions last longer
    await site.people.tidy(partial(erase, site.service))
    assert await site.store.person(guest.person.id) is None
    assert await site.people.by_session(guest.session) is None
    assert await site.store.person(cleo.person.id) is not None
    assert await site.store.person(account.person.id) is not None
    left = (await site.service.rooms.room(table_id)).seats[1]  # a game he sat at continues without him
    assert (left.name, left.left, left.playing_bot) == ("—", True, "steady")


async def test_the_operator_signs_in_once_by_link_and_sets_a_password(site: Site) -> None:
    link, unused = (
        await site.people.operator_login_link(),
        await site.people.operator_login_link(),
    )  # two processes, each of which printed a link
    async with site.client() as client, site.client() as thief:
        came = (await client.post("/api/v1/session/login-link", json={"secret": link})).json()
        assert kind(await thief.post("/api/v1/session/login-link", json={"secret": unused})) == "login-link-invalid"
        assert came["me"]["admin"] is True
        assert kind(await thief.post("/api/v1/session/login-link", json={"secret": link})) == "login-link-invalid"
        assert (await client.patch("/api/v1/me", json={"password": "the operator's"})).status_code == 200
    assert await site.people.operator_login_link() == ""


async def test_the_operators_link_expires(site: Site) -> None:
    link = await site.people.operator_login_link()
    site.clock.days(8)
    async with site.client() as client:
        assert kind(await client.post("/api/v1/session/login-link", json={"secret": link})) == "login-link-expired"


@pytest.mark.parametrize(("closed", "path", "key"), [
    ("allow_guests", "/api/v1/people/guest", "guests-disabled"),
    ("allow_registration", "/api/v1/people/register", "registration-disabled"),
])  # fmt: skip
async def test_registration_can_be_closed(tmp_path: Path, closed: str, path: str, key: str) -> None:
    async with site_at(tmp_path, **{closed: False}) as site, site.client() as client:
        body = {"name": "Ana"} | ({"password": "a long sentence"} if closed == "allow_registration" else {})
        assert kind(await client.post(path, json=body)) == key


async def test_only_hashes_of_secrets_are_stored(site: Site, tmp_path: Path) -> None:
    sign_in = await ana(site)
    guest = await site.people.guest("Ben", "en")
    token = await site.token(sign_in, "read")
    await site.store.ping()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert b"Ana" in kept
    for secret in ("a long sentence", sign_in.session, guest.session, guest.link, token):
        assert secret.encode() not in kept


async def test_hashing_a_password_does_not_block_other_requests(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    cheap = site.people.hasher

    class Slow(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            assert gate.wait(20)
            return cheap.hash(password)

    monkeypatch.setattr(site.people, "hasher", Slow())
    async with site.client() as slow, site.client() as quick:
        body = {"name": "Ana", "password": "a long sentence"}
        hashing = asyncio.create_task(slow.post("/api/v1/people/register", json=body))
        for _ in range(5):
            assert (await quick.get("/readyz")).status_code == 200
        assert not hashing.done()
        gate.set()
        assert (await hashing).status_code == 201


@pytest.mark.parametrize(
    "name",
    ["Анна", "Ёжик Петров", "Zoë", "François d’Été", "João Conceição", "Łukasz", "Νίκος", "Ana Петрова", "山田Taro"],
)  # fmt: skip
def test_names_can_use_every_alphabet(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("name", ["аdmin", "Pаul", "Αna", "Аnna", "Iv\u0430n"])
def test_a_word_cannot_mix_alphabets(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        clean_name(name)
    assert refused.value.key == "name-mixed-alphabets"


@pytest.mark.parametrize("name", ["ADMlN", "AdmIn", "ádmin", "ad-min", "Vigi1", "MODERAT0R"])
async def test_names_that_resemble_the_server_are_refused(site: Site, name: str) -> None:
    with pytest.raises(StateConflict) as refused:
        await site.people.guest(name, "en")
    assert refused.value.key == "name-reserved"


@pytest.mark.parametrize(
    ("there", "comes"), [("Oca", "Оса"), ("Anna0", "AnnaO"), ("Bill", "BiII"), ("Bernie", "Bemie"), ("РОСА", "POCA")]
)
async def test_guests_cannot_imitate_an_account(site: Site, there: str, comes: str) -> None:
    sign_in = await site.people.register(there, "a long sentence", "en")
    for way in (site.people.guest(comes, "en"), site.people.register(comes, "a long sentence", "en")):
        with pytest.raises(NameTaken) as refused:
            await way
        assert refused.value.key == "name-confusable"
    await site.people.guest("Neil", "en")
    await site.people.register("Nell", "a long sentence", "en")  # similar, but distinguishable
    assert (
        await site.people.change(sign_in.person, name=comes, lang=None)
    ).name == comes  # your own similar names are allowed


async def test_an_export_has_chat_messages_and_sessions(site: Site) -> None:
    ana, ben = await site.people.guest("Ana", "en"), await site.people.guest("Ben", "en")
    async with site.client(ana) as client, site.client(ben) as other:
        body = {"game": "ascension", "options": {"public": True}, "seats": [{"seat": 0, "me": True}]}
        table = (await client.post("/api/v1/tables", json=body)).json()["id"]
        await other.put(f"/api/v1/tables/{table}/seats/1", json={"me": True})
        await client.post(f"/api/v1/tables/{table}/actions", json={"type": "chat", "text": "hello Ben"})
        await other.post(f"/api/v1/tables/{table}/actions", json={"type": "chat", "text": f"hello {ana.person.id}"})
        export = (await client.get("/api/v1/me/export")).json()
        assert [(line["table"], line["text"]) for line in export["chat"]] == [(table, "hello Ben")]
        assert [session["this"] for session in export["sessions"]] == [True]
        assert ana.session not in str(export)

        gone = await client.delete("/api/v1/me?confirm=Ana")
        assert gone.status_code == 204
        lines = (await other.get(f"/api/v1/tables/{table}/chat")).json()["messages"]
        assert (lines[0]["name"], lines[0]["text"]) == ("—", "—")
        assert lines[1]["name"] == "Ben"
