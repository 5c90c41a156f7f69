"""The rules in the terminal: one rule by its id, a family, or a search."""

from __future__ import annotations

from vigil import rulebook
from vigil.terminal.errors import UsageError
from vigil.text import ui_text

MAX_RESULTS = 40


def rule_lines(words: str, lang: str, game: str | None = None) -> list[str]:
    """Return the rules for an id or a family, or those that contain all words, in one game or in all.

    Raises `UsageError` if there are none. Without words, returns the families.
    """
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
            rulebook.rule(wanted)  # its error names similar ids
        raise UsageError("no-rule", given=words.strip()[:60])
    if len(hits) == 1:
        return full_rule(hits[0], lang)
    lines = [short_rule(rule) for rule in hits[:MAX_RESULTS]]
    return lines if len(hits) <= MAX_RESULTS else [*lines, ui_text("rules-more", lang, n=len(hits) - MAX_RESULTS)]


def full_rule(rule: rulebook.Rule, lang: str) -> list[str]:
    """Return a rule with its decision and source."""
    lines = [short_rule(rule)]
    if rule.decision:
        lines.append(ui_text("rule-decision", lang, text=rule.decision))
    if rule.source:
        lines.append(ui_text("rule-source", lang, text=rule.source))
    return lines


def short_rule(rule: rulebook.Rule) -> str:
    """Return a rule's id and text."""
    return f"{rule.id}  {rule.text}"


def family_lines(game: str | None = None, lang: str = "en") -> list[str]:
    """Return the families of rules, each with its number of rules."""
    return [f"{family.name}  {family.title} ({len(family.rules)})" for family in rulebook.families(game, lang)]
