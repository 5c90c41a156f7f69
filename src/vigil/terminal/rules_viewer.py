"""The rule digests at the terminal: one rule by its id, a family, or whatever holds some words."""

from __future__ import annotations

from vigil import rulebook
from vigil.terminal.errors import UsageError
from vigil.text import ui_text

MOST = 40


def found(words: str, lang: str, game: str | None = None) -> list[str]:
    """The rules asked for, as lines, words being looked for in one game or in all; a Refusal where there are none."""
    if not words.strip():
        return families(game, lang)
    wanted = words.strip().upper()
    if wanted in rulebook.rules():
        return one(rulebook.rule(wanted, lang), lang)
    for family in rulebook.families(lang=lang):
        if family.name == wanted:
            return [family.title, *(brief(rulebook.rule(id, lang)) for id in family.rules)]
    hits = [rule for rule in rulebook.search(words, lang) if game in (None, rule.game)]
    if not hits:
        if "-" in wanted and " " not in wanted:
            rulebook.rule(wanted)  # says which ids are close
        raise UsageError("no-rule", given=words.strip()[:60])
    if len(hits) == 1:
        return one(hits[0], lang)
    told = [brief(rule) for rule in hits[:MOST]]
    return told if len(hits) <= MOST else [*told, ui_text("rules-more", lang, n=len(hits) - MOST)]


def one(rule: rulebook.Rule, lang: str) -> list[str]:
    """A rule in full."""
    told = [f"{rule.id}  {rule.text}"]
    if rule.decision:
        told.append(ui_text("rule-decision", lang, text=rule.decision))
    if rule.source:
        told.append(ui_text("rule-source", lang, text=rule.source))
    return told


def brief(rule: rulebook.Rule) -> str:
    return f"{rule.id}  {rule.text}"


def families(game: str | None = None, lang: str = "en") -> list[str]:
    """What there is to read about."""
    return [f"{family.name}  {family.title} ({len(family.rules)})" for family in rulebook.families(game, lang)]
