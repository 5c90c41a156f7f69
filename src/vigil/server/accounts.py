"""People: guests with a login link, accounts with a password, and bots that belong to an account.

Secrets (sessions, links, tokens) are random, and only their hashes are stored. Passwords are hashed with argon2id in a
thread, so that no one else waits. Nothing here knows HTTP.
"""

from __future__ import annotations

import asyncio
import functools
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vigil.bots import BOTS
from vigil.kernel.errors import VigilError
from vigil.server import ids
from vigil.server.display_names import bare_skeleton, clean_name, folded, readable
from vigil.server.errors import BadRequest, Forbidden, NotFound, StateConflict
from vigil.server.rate_limits import RateLimit, TokenBuckets, address_key
from vigil.server.settings import Settings
from vigil.server.store import Store
from vigil.server.store.errors import NameTaken
from vigil.server.store.repository import now_ms
from vigil.server.store.rows import Person, Session, Token
from vigil.text import LANGUAGES, ui_text

SESSION_DAYS = 180
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
MIN_PASSWORD, MAX_PASSWORD = 8, 200
MAX_TOKENS, MAX_BOTS, MAX_MUTED = 30, 10, 500
LINK, ONCE = "link", "once"
"""Scopes of login links: a guest's permanent one, and the operator's one-time link."""
ADMIN = "admin"
RESERVED = frozenset((ADMIN, "administrator", "moderator", "root", "server", "spectator", "system", "vigil"))

LOGINS_PER_NAME_AND_ADDRESS = RateLimit(10, 10 / 600)
LOGINS_PER_NAME = RateLimit(60, 60 / 600)  # higher, so that an attacker can't easily lock someone out
LOGINS_PER_ADDRESS = RateLimit(30, 30 / 600)


class AuthenticationRequired(VigilError):
    """The caller isn't signed in, or the session or token is invalid, expired or revoked."""


@dataclass(frozen=True, slots=True)
class SignedInSession:
    """A new session: its secret, and a guest's login link."""

    person: Person
    session: str
    link: str = ""


@functools.cache
def reserved() -> frozenset[str]:
    """Return skeletons of names that could be mistaken for the server or a bot."""
    bots = {ui_text(f"bot-{bot}", lang) for bot in BOTS for lang in LANGUAGES}
    return frozenset(
        bare_skeleton(shape) for name in RESERVED | bots for shape in (name.lower(), name.title(), name.upper())
    )


def check_password(password: str) -> None:
    """Raise BadRequest unless the length of a password is allowed."""
    if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
        raise BadRequest(
            "password-length",
            "a password must have {least} to {most} characters",
            least=MIN_PASSWORD,
            most=MAX_PASSWORD,
        )


class AccountService:
    """Manages guests, accounts, bots, sessions and tokens."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        *,
        hasher: PasswordHasher | None = None,
        now: Callable[[], int] = now_ms,
        buckets: TokenBuckets | None = None,
    ) -> None:
        self.store, self.settings, self.now = store, settings, now
        self.hasher = hasher or PasswordHasher()
        self.buckets = buckets or TokenBuckets()
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MiB
        self._dummy_hash = ""  # of a random password, for logins with unknown names

    # ---------------------------------------------------------------- signing in

    async def guest(self, name: str, lang: str, avatar: str = "") -> SignedInSession:
        """Create a guest, with a link to sign in from any device."""
        if not self.settings.allow_guests:
            raise Forbidden("guests-disabled", "this server does not allow guests; sign in with an account")
        person = self._new_person(
            "guest", await self._available_name(name), lang, settings={"avatar": avatar} if avatar else {}
        )
        await self.store.add_person(person)
        return SignedInSession(person, await self._session(person), await self.new_login_link(person))

    async def register(self, name: str, password: str, lang: str) -> SignedInSession:
        """Create an account with a unique name and a password."""
        name, hashed = await self._new_login(name, password)
        person = self._new_person("account", name, lang, hashed)
        await self.store.add_person(person)
        return SignedInSession(person, await self._session(person))

    async def claim(self, person: Person, name: str, password: str) -> Person:
        """Turn a guest into an account, which keeps its games. The guest's link ends."""
        if person.kind != "guest":
            raise StateConflict("claim-not-guest", "only a guest can be turned into an account")
        name, hashed = await self._new_login(name, password)

        def claimed(now: Person) -> Person:
            if now.kind != "guest" and now.password != hashed:  # a concurrent request was faster
                raise StateConflict("claim-not-guest", "only a guest can be turned into an account")
            return msgspec.structs.replace(now, kind="account", name=name, password=hashed)

        person = await self._change(person, claimed)
        await self._revoke(person, LINK)
        return person

    async def login(self, name: str, password: str, address: str) -> SignedInSession:
        """Sign in with a password. An unknown name takes as long and gets the same answer as a wrong password."""
        self.buckets.take("login-address", address_key(address), LOGINS_PER_ADDRESS)
        self.buckets.take("login-here", f"{folded(name)[:60]} {address_key(address)}", LOGINS_PER_NAME_AND_ADDRESS)
        self.buckets.take("login-name", folded(name)[:60], LOGINS_PER_NAME)
        person = await self.store.person_by_name(" ".join(unicodedata.normalize("NFKC", name).split()))
        hashed = person.password if person is not None and person.kind == "account" else None
        if not self._dummy_hash:
            self._dummy_hash = await self._hash(ids.secret())
        right = await self._verify(hashed or self._dummy_hash, password)
        if person is None or not hashed or not right:
            raise AuthenticationRequired("login-wrong", "the name or the password is wrong")
        if self.hasher.check_needs_rehash(hashed):
            person = await self._rehash(person, password)
        return SignedInSession(person, await self._session(person))

    async def _rehash(self, person: Person, password: str) -> Person:
        """Hash a password with today's parameters, unless it was changed in between."""
        old, new = person.password, await self._hash(password)
        return await self._change(
            person, lambda now: msgspec.structs.replace(now, password=new) if now.password == old else now
        )

    async def sign_in_with_link(self, secret: str, address: str) -> SignedInSession:
        """Sign in a guest by link, or the operator with the one-time link."""
        self.buckets.take("login-address", address_key(address), LOGINS_PER_ADDRESS)
        token = await self.store.token(ids.hashed(secret))
        invalid = AuthenticationRequired(
            "login-link-invalid", "this link is not valid: it was used, withdrawn, or never issued"
        )
        if token is None or token.revoked is not None or not {LINK, ONCE} & set(token.scopes):
            raise invalid
        if self._is_expired(token):
            raise AuthenticationRequired("login-link-expired", "this link has expired")
        person = await self._person(token.person)
        if LINK in token.scopes and person.kind != "guest":  # created while the guest became an account
            raise invalid
        if ONCE in token.scopes:
            if not await self.store.revoke_token(token.id):
                raise invalid
            await self._revoke(person, ONCE)  # every process has printed one; revoke them all
        return SignedInSession(person, await self._session(person))

    async def new_login_link(self, person: Person) -> str:
        """Create a new login link for a guest and revoke the old ones."""
        if person.kind != "guest":
            raise StateConflict("login-link-guests-only", "login links are for guests; accounts use a password")
        await self._revoke(person, LINK)
        return (await self._token(person, "", [LINK]))[0]

    async def operator_login_link(self) -> str:
        """Create the operator's one-time link, or return an empty string if the administrator has a password."""
        admin = await self.store.person_by_name(ADMIN)
        if admin is None:
            admin = self._new_person("account", ADMIN, "en", settings={"admin": True})
            try:
                await self.store.add_person(admin)
            except NameTaken:  # another process started at the same time
                admin = await self.store.person_by_name(ADMIN)
                assert admin is not None
        if admin.password is not None:
            return ""
        return (await self._token(admin, "", [ONCE], self.now() + 7 * DAY))[0]

    # ---------------------------------------------------------- authentication

    async def by_session(self, secret: str) -> tuple[Person, Session] | None:
        """Return the person and session for a secret, or None if it is invalid or expired."""
        session = await self.store.session(ids.hashed(secret))
        if session is None or session.expires <= self.now():
            return None
        person = await self.store.person(session.person)
        if person is None:
            return None
        if session.expires - self.now() < (SESSION_DAYS - 7) * DAY:  # weekly use keeps the session alive
            await self.store.extend_session(session.hash, self.now() + SESSION_DAYS * DAY)
        return await self._touch(person), session

    async def by_token(self, secret: str) -> tuple[Person, Token]:
        """Return the person and the API token for a secret, or raise AuthenticationRequired."""
        token = await self.store.token(ids.hashed(secret))
        if token is None or {LINK, ONCE} & set(token.scopes):
            raise AuthenticationRequired("token-unknown", "there is no such token")
        if token.revoked is not None:
            raise AuthenticationRequired("token-revoked", "this token has been revoked")
        if self._is_expired(token):
            raise AuthenticationRequired("token-expired", "this token has expired")
        if token.last_used is None or self.now() - token.last_used > MINUTE:
            await self.store.touch_token(token.id, self.now())
        return await self._touch(await self._person(token.person)), token

    # ------------------------------------------------------------------ profile

    async def change(self, person: Person, **profile: str | None) -> Person:
        """Change the name, the language (`lang`) or the avatar."""
        changed = await self._profile_change(person, **profile)
        return person if changed(person) == person else await self._change(person, changed)

    async def _profile_change(
        self, person: Person, name: str | None = None, lang: str | None = None, avatar: str | None = None
    ) -> Callable[[Person], Person]:
        """Return a function that changes a person, or raise if the name isn't available."""
        wanted: dict[str, str] = {}
        if name is not None and clean_name(name) != person.name:
            wanted["name"] = await self._available_name(name, person.id)
        if lang is not None:
            wanted["lang"] = lang

        def changed(now: Person) -> Person:
            settings = now.settings if avatar is None else {**now.settings, "avatar": avatar}
            return msgspec.structs.replace(now, **wanted, settings=settings)

        return changed

    async def name_beside(self, person: Person, given: str) -> str:
        """Return the name of a second player on this person's device, or raise if it isn't available."""
        return await self._available_name(given, person.id)

    async def change_password(
        self, person: Person, old: str, new: str, address: str, **profile: str | None
    ) -> SignedInSession:
        """Change the password and other fields, all or none. End all sessions and start a new one."""
        if person.kind != "account":
            raise StateConflict("password-not-set", "only accounts have a password; create one first")
        check_password(new)
        self.buckets.take("login-address", address_key(address), LOGINS_PER_ADDRESS)
        before = person.password
        if before is not None and not await self._verify(before, old):
            raise Forbidden("password-wrong", "the old password is wrong")
        profile_change = await self._profile_change(person, **profile)
        hashed = await self._hash(new)

        def changed(now: Person) -> Person:
            if now.password not in (before, hashed):  # of two concurrent changes, the second fails
                raise Forbidden("password-wrong", "the old password is wrong")
            return msgspec.structs.replace(profile_change(now), password=hashed)

        person = await self._change(person, changed)
        await self.store.drop_sessions(person.id)
        return SignedInSession(person, await self._session(person))

    async def mute(self, person: Person, other: str, quiet: bool) -> frozenset[str]:
        """Mute or unmute another person, and return everyone this person has muted."""

        def changed(now: Person) -> Person:
            before = [str(each) for each in now.settings.get("muted", ())]
            muted = [each for each in before if each != other] + ([other] if quiet else [])
            if len(muted) > MAX_MUTED:
                raise StateConflict("too-many-muted", "at most {most} people can be muted", most=MAX_MUTED)
            return msgspec.structs.replace(now, settings={**now.settings, "muted": muted})

        muted = (await self._change(person, changed)).settings["muted"]
        await self.store.tell_muted(person.id)
        return frozenset(muted)

    def check_may_delete(self, person: Person) -> None:
        """Raise if a person may not be erased."""
        if person.admin:
            raise StateConflict("admin-not-removable", "the administrator cannot be removed")

    async def tidy(self, erase: Callable[[str], Awaitable[object]]) -> None:
        """Delete expired sessions, and erase guests who have been absent for as long as the settings say.

        Guests who return while others are being erased stay.
        """
        now, days = self.now(), self.settings.guest_retention_days
        long_ago = now - days * DAY if days else None
        for guest in await self.store.expire(now, long_ago):
            person = await self.store.person(guest)
            if person is not None and long_ago is not None and person.kind == "guest" and person.last_seen < long_ago:
                await erase(guest)

    # ------------------------------------------------------------ tokens and bots

    async def tokens(self, person: Person) -> list[Token]:
        """Return a person's API tokens that aren't revoked."""
        tokens = await self.store.tokens_of(person.id)
        return [each for each in tokens if each.revoked is None and not {LINK, ONCE} & set(each.scopes)]

    async def new_token(self, person: Person, label: str, scopes: list[str], days: int | None) -> tuple[str, Token]:
        """Create an API token. It is shown only once."""
        readable(label)
        if "admin" in scopes and not person.admin:
            raise Forbidden("admin-only", "only an administrator can do this")
        if len(await self.tokens(person)) >= MAX_TOKENS:
            raise StateConflict("too-many-tokens", "you can have at most {most} tokens; revoke one", most=MAX_TOKENS)
        return await self._token(person, label, scopes, self.now() + days * DAY if days else None)

    async def revoke(self, person: Person, token: str) -> None:
        """Revoke a token that belongs to a person or to one of their bots."""
        for owner in (person, *await self.store.bots_of(person.id)):
            mine = any(each.id == token for each in await self.tokens(owner))
            if mine and await self.store.revoke_token(token, owner.id):
                return
        raise NotFound("own-token-not-found", "you have no such token")

    async def new_bot(self, owner: Person, name: str, lang: str) -> tuple[Person, str]:
        """Create a bot account and its token. Others see that it is a bot, and who owns it."""
        if owner.kind != "account":
            raise Forbidden("bots-need-account", "only an account can have bots")
        if len(await self.store.bots_of(owner.id)) >= MAX_BOTS:
            raise StateConflict("too-many-bots", "an account can have at most {most} bots", most=MAX_BOTS)
        bot = self._new_person("bot", await self._available_name(name), lang, owner=owner.id)
        await self.store.add_person(bot)
        return bot, (await self._token(bot, "bot", ["read", "play"]))[0]

    async def known(self, id: str) -> Person:
        """Return a person by id, or raise NotFound."""
        person = await self.store.person(id)
        if person is None:
            raise NotFound("person-not-found", "there is no one with this id")
        return person

    # ------------------------------------------------------------------- helpers

    def _new_person(self, kind: Any, name: str, lang: str, password: str | None = None, **more: Any) -> Person:
        now = self.now()
        return Person(ids.person_id(), kind, name, lang, password, now, now, **more)

    async def _new_login(self, name: str, password: str) -> tuple[str, str]:
        """Return the cleaned name and the hashed password of a new account, or raise if it isn't allowed."""
        if not self.settings.allow_registration:
            raise Forbidden("registration-disabled", "this server does not allow new accounts; ask its administrator")
        name = await self._available_name(name)
        check_password(password)
        return name, await self._hash(password)

    async def _person(self, id: str) -> Person:
        person = await self.store.person(id)
        if person is None:
            raise AuthenticationRequired("person-erased", "the person this belonged to no longer exists")
        return person

    async def _change(self, person: Person, change: Callable[[Person], Person]) -> Person:
        """Change a person atomically, or raise if the person was erased."""
        changed = await self.store.change_person(person.id, change)
        if changed is None:
            raise AuthenticationRequired("person-erased", "the person this belonged to no longer exists")
        return changed

    async def _available_name(self, given: str, but: str = "") -> str:
        """Return the cleaned name, or raise if it is taken, reserved, or looks like another's name."""
        name = clean_name(given)
        if bare_skeleton(name) in reserved():
            raise StateConflict("name-reserved", "{name} is reserved by the server; choose another name", name=name)
        owner = await self.store.person_by_name(name)
        if owner is not None and owner.id != but:
            raise NameTaken("name-taken", "the name {name} is taken; choose another", name=name)
        if await self.store.person_alike(name, but) is not None:
            raise NameTaken("name-confusable", "{name} looks like someone else's name here; choose another", name=name)
        return name

    async def _touch(self, person: Person) -> Person:
        """Record at most once an hour that a person was active."""
        now = self.now()
        if now - person.last_seen > HOUR:
            await self.store.touch_person(person.id, now)
        return person

    async def _session(self, person: Person) -> str:
        secret = ids.secret()
        await self.store.add_session(ids.hashed(secret), person.id, self.now() + SESSION_DAYS * DAY)
        return secret

    async def _token(
        self, person: Person, label: str, scopes: list[str], expires: int | None = None
    ) -> tuple[str, Token]:
        secret = ids.secret()
        row = Token(ids.token_id(), ids.hashed(secret), person.id, label, scopes, self.now(), expires=expires)
        await self.store.add_token(row)
        return secret, row

    def _is_expired(self, token: Token) -> bool:
        return token.expires is not None and token.expires <= self.now()

    async def _revoke(self, person: Person, scope: str) -> None:
        for token in await self.store.tokens_of(person.id):
            if scope in token.scopes and token.revoked is None:
                await self.store.revoke_token(token.id)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(self._matches, hashed, password)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
