"""Look up rules by id, family or words, in four languages.

The rules are in docs/rules; a wheel includes a copy.  English is the original.  Every translated rule ends with the
hash of the English text it translates.  If that text has changed since, the rule is shown in English, because an
outdated rule is a wrong rule.
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

ENTRY = re.compile(r"- \*\*([A-Z](?:-[A-Z]+)+-\d+)\*\* (?:- )?(.*)")
HEADING = re.compile(r"## (?:\d+\. )?(.*)")
FAMILY_NAMES = re.compile(r" \([A-Z]-[A-Z]+(?:, [A-Z]-[A-Z]+)*\)")
BRACKETS_FIRST = re.compile(r"\[([A-Z])\] (.*)")
BRACKETS_LAST = re.compile(r"(.*) \[([^\[\]]*)\]")
DECISION = re.compile(r"(?:Decision|Decisão|Décision|Решение)[ \u00a0\u202f]?: (.*)")
TAG = re.compile(r"\b00\d\b|\bderived\b|\bsilent\b|\btiming FAQ\b|\boutside\b|\b[SID]\b")


class UnknownRule(VigilError):
    """No rule has this id."""

    def __init__(self, id: str, closest: Iterable[str] = ()) -> None:
        near = ", ".join(closest)
        if near:
            super().__init__("rule-unknown", "there is no rule {id!r}; the closest are {closest}", id=id, closest=near)
        else:
            super().__init__("rule-unknown", "there is no rule {id!r}", id=id, closest="")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a digest.

    `decision` is Vigil's ruling, or its reason, if the sources leave the rule open.  `source` says where the rule
    comes from, and `tags` are the documents and marks it cites.
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
    """Rules that share an id up to the number, with the title of their section."""

    name: str
    game: str
    title: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Digest:
    """The rules of one game, in document order."""

    game: str
    rules: tuple[Rule, ...]
    families: tuple[Family, ...]


def parse(game: str, text: str) -> Digest:
    """Parse a digest; duplicate ids are kept, so that a test can find them."""
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
    """Parse one rule: the source is in brackets, a decision in the same line or in the next one."""
    source = ""
    if first := BRACKETS_FIRST.fullmatch(text):
        source, text = first.groups()
    elif last := BRACKETS_LAST.fullmatch(text):
        text, source = last.groups()
    decision: str | None = None
    if match := DECISION.fullmatch(below):
        decision = match[1]
    elif text.startswith("Decision: "):
        text, _, decision = text.removeprefix("Decision: ").partition(" Why: ")
    elif " Decision: " in text:
        text, _, decision = text.partition(" Decision: ")
    tags = tuple(dict.fromkeys(TAG.findall(source)))
    return Rule(id, game, id.rpartition("-")[0], text, decision, source, tags)


def digest_text(game: str, lang: str = "en") -> str:
    """Return the document, from the package that the plugin specifies, otherwise from the checkout."""
    name = f"{game}.md" if lang == "en" else f"{lang}/{game}.md"
    package, _, folder = registry.get(game).rulebook.partition(":")
    packaged = resources.files(package).joinpath(folder, name)
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / "docs" / "rules" / name).read_text(encoding="utf-8")


def games() -> tuple[str, ...]:
    """Return the games with a rule digest."""
    return tuple(plugin.name for plugin in registry.plugins() if plugin.rulebook)


def source_hash(rule: Rule) -> str:
    """Return the hash of a rule's English text, which a current translation must have."""
    return hashlib.blake2b(f"{rule.text}\n{rule.decision or ''}".encode(), digest_size=4).hexdigest()


def apply_translation(original: Digest, translation: Digest) -> Digest:
    """Return a digest with the translated rules that are up to date."""
    translated = {rule.id: rule for rule in translation.rules}
    titles = {family.name: family.title for family in translation.families}

    def translate(rule: Rule) -> Rule:
        other = translated.get(rule.id)
        if other is None or other.source != source_hash(rule):
            return rule
        return replace(rule, text=other.text, decision=other.decision)

    return Digest(
        original.game,
        tuple(translate(rule) for rule in original.rules),
        tuple(replace(family, title=titles.get(family.name, family.title)) for family in original.families),
    )


@cache
def digest(game: str, lang: str = "en") -> Digest:
    """Return the digest of a game in a language."""
    original = parse(game, digest_text(game))
    return original if lang == "en" else apply_translation(original, parse(game, digest_text(game, lang)))


@cache
def rules(lang: str = "en") -> Mapping[str, Rule]:
    """Return every rule of every game by id, in document order."""
    return {rule.id: rule for game in games() for rule in digest(game, lang).rules}


def rule(id: str, lang: str = "en") -> Rule:
    """Return the rule with this id, in upper or lower case."""
    wanted = id.strip().upper()
    if wanted not in rules():
        raise UnknownRule(id, difflib.get_close_matches(wanted, rules(), n=4, cutoff=0.5))
    return rules(lang)[wanted]


def families(game: str | None = None, lang: str = "en") -> tuple[Family, ...]:
    """Return the families of one game or of all games."""
    return tuple(family for name in games() if game in (None, name) for family in digest(name, lang).families)


def search(words: str, lang: str = "en") -> tuple[Rule, ...]:
    """Return the rules with all the words in their id, text or decision, in document order."""
    wanted = words.casefold().replace("’", "'").split()
    texts = {
        rule: f"{rule.id} {rule.text} {rule.decision or ''}".casefold().replace("’", "'")
        for rule in rules(lang).values()
    }
    return tuple(rule for rule, text in texts.items() if wanted and all(word in text for word in wanted))
