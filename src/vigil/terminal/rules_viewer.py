"""The rule digests at the terminal: one rule by its id, a family, or whatever holds some words."""

from __future__ import annotations

from vigil import rulebook
from vigil.terminal.errors import UsageError
from vigil.text import ui_text

MAX_RESULTS = 40


def rule_lines(words: str, lang: str, game: str | None = None) -> list[str]:
    """The rules asked for, as lines, words being looked for in one game or in all; a Refusal where there are none."""
    if not words.strip():
        return family_lines(game, lang)
    wanted = words.strip().upper()
    if wanted in rulebook.rules():
        return full_rule(rulebook.rule(wanted, lang), lang)
    for family in rulebook.families(lang=lang):
        if family.name == wanted:
            return [family.title, *(short_rule(rulebook.rule(id, lang)) for id in family.rules)]
    hits = [rule for rule in rulebook.search(words, lang) if game in (None, rule.game)]
    if not hits:
        if "-" in wanted and " " not in wanted:
            rulebook.rule(wanted)  # says which ids are close
        raise UsageError("no-rule", given=words.strip()[:60])
    if len(hits) == 1:
        return full_rule(hits[0], lang)
    told = [short_rule(rule) for rule in hits[:MAX_RESULTS]]
    return told if len(hits) <= MAX_RESULTS else [*told, ui_text("rules-more", lang, n=len(hits) - MAX_RESULTS)]


def full_rule(rule: rulebook.Rule, lang: str) -> list[str]:
    """A rule in full."""
    told = [f"{rule.id}  {rule.text}"]
    if rule.decision:
        told.append(ui_text("rule-decision", lang, text=rule.decision))
    if rule.source:
        told.append(ui_text("rule-source", lang, text=rule.source))
    return told


def short_rule(rule: rulebook.Rule) -> str:
    return f"{rule.id}  {rule.text}"


def family_lines(game: str | None = None, lang: str = "en") -> list[str]:
    """What there is to read about."""
    return [f"{family.name}  {family.title} ({len(family.rules)})" for family in rulebook.families(game, lang)]
