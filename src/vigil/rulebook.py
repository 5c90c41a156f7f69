"""The rule digests as data: look up a rule by its id, by family or by its words, in four languages.

The text lives once, in docs/rules, for readers; a wheel carries a copy beside
this module.  English is the original.  Every translated rule ends with the mark
of the English it was made from: one whose original has changed since is told in
English, for an old rule in good words would be a wrong rule.  Nothing here knows
how a rule is played.
"""

from __future__ import annotations

import difflib
import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from pathlib import Path

from vigil import registry
from vigil.kernel.errors import VigilError

LANGS = ("en", "pt", "fr", "ru")

ENTRY = re.compile(r"- \*\*([A-Z](?:-[A-Z]+)+-\d+)\*\* (?:- )?(.*)")
HEADING = re.compile(r"## (?:\d+\. )?(.*)")
FAMILY_NAMES = re.compile(r" \([A-Z]-[A-Z]+(?:, [A-Z]-[A-Z]+)*\)")
BRACKETS_FIRST = re.compile(r"\[([A-Z])\] (.*)")
BRACKETS_LAST = re.compile(r"(.*) \[([^\[\]]*)\]")
DECISION = re.compile(r"(?:Decision|Decisão|Décision|Решение)[ \u00a0\u202f]?: (.*)")
TAG = re.compile(r"\b00\d\b|\bderived\b|\bsilent\b|\btiming FAQ\b|\boutside\b|\b[SID]\b")


class UnknownRule(VigilError):
    """No digest has a rule of this id."""

    def __init__(self, id: str, closest: Iterable[str] = ()) -> None:
        near = ", ".join(closest)
        if near:
            super().__init__("unknown-rule", "there is no rule {id!r}; the closest are {closest}", id=id, closest=near)
        else:
            super().__init__("unknown-rule", "there is no rule {id!r}", id=id, closest="")


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement of a digest.

    `decision` is what Vigil settled, or why, where the sources leave the rule
    open.  `source` is the digest's own remark on where the rule comes from and
    `tags` are the documents and marks named in it.
    """

    id: str
    game: str
    family: str
    text: str
    decision: str | None
    source: str
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """The rules that share an id up to its number, under the title of their section."""

    name: str
    game: str
    title: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Digest:
    """One game's rules in the order of the document."""

    game: str
    rules: tuple[Rule, ...]
    families: tuple[Family, ...]


def parse(game: str, text: str) -> Digest:
    """Read one digest.  An id that is written twice stays twice, for a test to find."""
    rules: list[Rule] = []
    titles: dict[str, str] = {}
    title, lines = "", text.splitlines()
    for number, line in enumerate(lines):
        if heading := HEADING.fullmatch(line):
            title = FAMILY_NAMES.sub("", heading[1])
        elif entry := ENTRY.fullmatch(line):
            below = lines[number + 1].strip() if number + 1 < len(lines) else ""
            rule = parse_rule(game, entry[1], entry[2], below)
            titles.setdefault(rule.family, title)
            rules.append(rule)
    families = tuple(
        Family(name, game, titles[name], tuple(rule.id for rule in rules if rule.family == name)) for name in titles
    )
    return Digest(game, tuple(rules), families)


def parse_rule(game: str, id: str, text: str, below: str) -> Rule:
    """One entry: its brackets are the source, its Decision stands in the line or in the one below."""
    source = ""
    if first := BRACKETS_FIRST.fullmatch(text):
        source, text = first.groups()
    elif last := BRACKETS_LAST.fullmatch(text):
        text, source = last.groups()
    decision: str | None = None
    if told := DECISION.fullmatch(below):
        decision = told[1]
    elif text.startswith("Decision: "):
        text, _, decision = text.removeprefix("Decision: ").partition(" Why: ")
    elif " Decision: " in text:
        text, _, decision = text.partition(" Decision: ")
    tags = tuple(dict.fromkeys(TAG.findall(source)))
    return Rule(id, game, id.rpartition("-")[0], text, decision, source, tags)


def digest_text(game: str, lang: str = "en") -> str:
    """The document itself: from the package that the plugin names, else from the checkout around ours."""
    name = f"{game}.md" if lang == "en" else f"{lang}/{game}.md"
    package, _, folder = registry.get(game).rulebook.partition(":")
    packaged = resources.files(package).joinpath(folder, name)
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / "docs" / "rules" / name).read_text(encoding="utf-8")


def games() -> tuple[str, ...]:
    """The games that have a rule digest."""
    return tuple(plugin.name for plugin in registry.plugins() if plugin.rulebook)


def source_stamp(rule: Rule) -> str:
    """By what a translation knows the original that it was made from."""
    return hashlib.blake2b(f"{rule.text}\n{rule.decision or ''}".encode(), digest_size=4).hexdigest()


def apply_translation(original: Digest, said: Digest) -> Digest:
    """A digest in the words of another language, as far as they were made from what it says now."""
    words = {rule.id: rule for rule in said.rules}
    titles = {family.name: family.title for family in said.families}

    def told(rule: Rule) -> Rule:
        other = words.get(rule.id)
        if other is None or other.source != source_stamp(rule):
            return rule
        return replace(rule, text=other.text, decision=other.decision)

    return Digest(
        original.game,
        tuple(told(rule) for rule in original.rules),
        tuple(replace(family, title=titles.get(family.name, family.title)) for family in original.families),
    )


@cache
def digest(game: str, lang: str = "en") -> Digest:
    original = parse(game, digest_text(game))
    return original if lang == "en" else apply_translation(original, parse(game, digest_text(game, lang)))


@cache
def rules(lang: str = "en") -> Mapping[str, Rule]:
    """Every rule of every game by its id, in the order of the documents."""
    return {rule.id: rule for game in games() for rule in digest(game, lang).rules}


def rule(id: str, lang: str = "en") -> Rule:
    """The rule of this id, written in capitals or not."""
    wanted = id.strip().upper()
    if wanted not in rules():
        raise UnknownRule(id, difflib.get_close_matches(wanted, rules(), n=4, cutoff=0.5))
    return rules(lang)[wanted]


def families(game: str | None = None, lang: str = "en") -> tuple[Family, ...]:
    """The families of one game, or of all."""
    return tuple(family for name in games() if game in (None, name) for family in digest(name, lang).families)


def search(words: str, lang: str = "en") -> tuple[Rule, ...]:
    """The rules whose id, statement or decision hold all of the words, in the order of the documents."""
    wanted = words.casefold().replace("’", "'").split()
    found = []
    for each in rules(lang).values():
        whole = f"{each.id} {each.text} {each.decision or ''}".casefold().replace("’", "'")
        if wanted and all(word in whole for word in wanted):
            found.append(each)
    return tuple(found)
