"""The rule digests as `vigil rules` reads them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from vigil import rulebook
from vigil.kernel.errors import VigilError

DOCS = Path(__file__).parents[1] / "docs" / "rules"


def test_a_plain_rule_has_text_and_sources() -> None:
    rule = rulebook.rule("A-POOL-01")
    assert rule.text == "Two players: the pool starts at 60 Honor."
    assert rule.decision is None
    assert (rule.game, rule.family) == ("ascension", "A-POOL")
    assert rule.tags == ("000", "001", "002", "004")


def test_a_decided_rule_has_its_decision() -> None:
    rule = rulebook.rule("a-gen-05")
    assert rule.id == "A-GEN-05"
    assert rule.decision == "mandatory—otherwise penalties on monsters would be meaningless."
    assert rule.tags == ("silent",)


def test_the_remark_on_the_source_is_complete() -> None:
    rule = rulebook.rule("A-CARD-18")
    assert rule.source == "000, 002, 004 dots; 001 colors"
    assert rule.tags == ("000", "002", "004", "001")


def test_a_decision_in_the_line_has_a_statement_and_a_reason() -> None:
    rule = rulebook.rule("C-GEN-04")
    assert rule.text.startswith("When two card texts contradict each other")
    assert rule.decision == 'every TCG player expects "cannot" to beat "can".'
    assert rule.tags == ("D",)


def test_an_edge_case_is_a_situation_and_a_ruling() -> None:
    rule = rulebook.rule("A-EDGE-02")
    assert rule.text == '"From hand or discard pile" with both zones empty.'
    assert rule.decision == "skipped without a prompt—there is no legal choice."

    rule = rulebook.rule("C-EDGE-05")
    assert rule.text == "A cost-4 warrior entered with 3 reduction counters."
    assert rule.decision == "in a pile it counts as 1. (C-PILE-08)"


def test_a_nested_family_keeps_its_full_name() -> None:
    assert rulebook.rule("C-KEY-SALTAR-02").family == "C-KEY-SALTAR"


def test_an_unknown_id_gets_suggestions() -> None:
    with pytest.raises(rulebook.UnknownRule, match=r"there is no rule 'A-GEN-99'; the closest are A-GEN-09") as error:
        rulebook.rule("A-GEN-99")
    assert isinstance(error.value, VigilError)
    assert (error.value.key, error.value.values["id"]) == ("rule-unknown", "A-GEN-99")


def test_an_id_like_no_other_gets_no_suggestions() -> None:
    with pytest.raises(rulebook.UnknownRule, match=r"there is no rule '\?'$"):
        rulebook.rule("?")


def test_each_rule_belongs_to_one_family() -> None:
    for game in rulebook.games():
        named = [id for family in rulebook.families(game) for id in family.rules]
        assert sorted(named) == sorted(rule.id for rule in rulebook.digest(game).rules)
        assert [id for id, times in Counter(named).items() if times > 1] == []
    assert rulebook.families() == rulebook.families("ascension") + rulebook.families("conflictus")


def test_a_family_has_the_title_of_its_section() -> None:
    titles = {family.name: family.title for family in rulebook.families()}
    assert titles["A-GEN"] == "General principles"
    assert titles["A-CDECK"] == titles["A-VOID"] == "Center deck exhaustion and the Void"
    assert titles["C-COMBAT"] == "Combat"


def test_the_index_of_the_ascension_digest_has_correct_counts() -> None:
    text = rulebook.digest_text("ascension")
    index = {name: int(count) for name, count in re.findall(r"\| (A-[A-Z]+) \| (\d+) ", text)}
    digest = rulebook.digest("ascension")
    assert index == {family.name: len(family.rules) for family in digest.families}
    decided = sum(rule.decision is not None for rule in digest.rules)
    edges = index["A-EDGE"]
    assert f"Total: {len(digest.rules)} rules, of which {edges} are edge cases; {decided} have" in text


def test_every_digest_of_the_checkout_is_parsed() -> None:
    assert sorted(path.stem for path in DOCS.glob("*.md")) == sorted(rulebook.games())
    for game in rulebook.games():
        bold = re.findall(r"^- \*\*([A-Z]-[^*]+)\*\*", (DOCS / f"{game}.md").read_text(encoding="utf-8"), re.MULTILINE)
        assert [rule.id for rule in rulebook.digest(game).rules] == bold


def test_an_installed_package_reads_its_own_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "ascension.md").write_text("a copy", encoding="utf-8")
    monkeypatch.setattr("vigil.rulebook.resources.files", lambda package: tmp_path)
    assert rulebook.digest_text("ascension") == "a copy"
    assert rulebook.digest_text("conflictus").startswith("# Conflictus")  # not packaged: read from the checkout


def test_search_requires_all_words() -> None:
    found = rulebook.search("Void FACTION pile")
    assert "A-CARD-20" in [rule.id for rule in found]
    assert all("void" in f"{rule.text} {rule.decision}".lower() for rule in found)
    assert rulebook.search("a-tie-01")[0] == rulebook.rule("A-TIE-01")  # then the rules that refer to it
    assert rulebook.search("nosuchword") == rulebook.search("  ") == ()


def every(lang: str) -> Iterator[tuple[rulebook.Rule, rulebook.Rule]]:
    """Return each rule in English and in the document of a language."""
    for game in rulebook.games():
        text = {rule.id: rule for rule in rulebook.parse(game, rulebook.digest_text(game, lang)).rules}
        assert list(text) == [rule.id for rule in rulebook.digest(game).rules]
        yield from ((rule, text[rule.id]) for rule in rulebook.digest(game).rules)


@pytest.mark.parametrize("lang", ["pt", "fr", "ru"])
def test_every_rule_has_a_current_translation(lang: str) -> None:
    now = [(rule, said, rulebook.source_hash(rule)) for rule, said in every(lang)]
    stale = [f"{rule.id} [{mark}]: {rule.text}" for rule, said, mark in now if said.source != mark]
    assert stale == []  # translate these again, and update their hashes
    assert [rule.id for rule, said in every(lang) if (rule.decision is None) != (said.decision is None)] == []


@pytest.mark.parametrize("lang", ["pt", "fr", "ru"])
def test_a_translation_has_the_same_rules_and_numbers(lang: str) -> None:
    names = re.compile(r"\b[AC](?:-[A-Z]+)+-\d+\b|\d+")
    for rule, said in every(lang):
        for english, words in ((rule.text, said.text), (rule.decision or "", said.decision or "")):
            assert set(names.findall(words)) == set(names.findall(english)), (rule.id, words)
            is_formula = len(re.findall(r"[a-z]{3,}", english)) < 3  # the same in every language
            assert words != english or is_formula, rule.id


def test_rules_are_searched_in_the_readers_language() -> None:
    assert rulebook.rule("a-gen-01", "ru").text != rulebook.rule("a-gen-01").text
    assert rulebook.rule("A-GEN-01", "ru") in rulebook.search("карты", "ru")
    assert rulebook.search("карты") == ()
    titles = {family.name: family.title for family in rulebook.families("ascension", "fr")}
    assert titles["A-GEN"] != "General principles"


def test_a_rule_with_an_outdated_translation_is_english() -> None:
    english = (
        "## 1. Row (A-ROW)\n- **A-ROW-01** - Six cards. [000]\n  Decision: six.\n- **A-ROW-02** - Face up. [000]\n"
    )
    original = rulebook.parse("ascension", english)
    first, second = original.rules
    french = (
        f"## La ligne\n\n- **A-ROW-01** - Six cartes. [{rulebook.source_hash(first)}]\n  Décision : six.\n"
        "- **A-ROW-02** - Face cachée. [00000000]\n"
    )
    told = rulebook.apply_translation(original, rulebook.parse("ascension", french))
    assert [(rule.text, rule.decision, rule.source) for rule in told.rules] == [
        ("Six cartes.", "six.", "000"),
        (second.text, None, "000"),
    ]
    assert [(family.name, family.title) for family in told.families] == [("A-ROW", "La ligne")]
