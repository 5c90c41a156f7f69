"""The docs are correct: generated pages are current, examples run, links work."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from kit import pages
from kit.effect_table import EffectTable
from kit.effect_table_ascension import ASCENSION_TABLE
from kit.effect_table_conflictus import CONFLICTUS_TABLE
from kit.pages import PAGES
from test_layers import GAMES as GAME_PARTS
from test_layers import PARTS, SLICES
from tools import docs
from vigil import registry, text
from vigil.bots import BOTS, ask_bot, make
from vigil.cli import app
from vigil.games import BUILT_IN
from vigil.games.ascension import cards as ascension
from vigil.games.conflictus import cards as conflictus
from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.config import Switches
from vigil.games.conflictus.rules.language import KEYWORDS
from vigil.kernel import record
from vigil.kernel.match import Match
from vigil.registry import GAMES

ROOT = Path(__file__).parents[1]
ARCHITECTURE = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
TWO_GAMES = ("ascension", "conflictus")  # those that the architecture calls GAME
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^]]+\]\(([^)#\s]*)(?:#([^)]*))?\)")


def fences(page: str, language: str) -> list[str]:
    return [body for name, body in FENCE.findall((ROOT / page).read_text(encoding="utf-8")) if name == language]


def test_the_generated_pages_are_fresh() -> None:
    assert docs.stale() == [], "run make pages"


def test_a_stale_page_is_detected(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(docs, "pages", lambda: {"docs/CARDS.md": "new"})
    assert docs.main(["--check"]) == 1
    assert capsys.readouterr().out == "docs/CARDS.md is stale: make pages\n"


def test_the_manual_has_every_word_and_every_card() -> None:
    written = docs.pages()
    language, cards, others = (
        written[f"docs/{name}.md"] for name in ("CARD_LANGUAGE", "CARDS", "CARDS_CONFLICTUS")
    )  # fmt: skip
    for vocabulary in (ascension.WORDS, conflictus.WORDS):
        for word in (*vocabulary.nodes, *vocabulary.builders):
            assert f"\n#### {word}\n" in language
    for keyword in KEYWORDS:
        assert re.search(rf"^\| `{keyword}( 2)?` \|", language, re.MULTILINE)
    for card in ascension.edition("anniversary"):
        assert f"| {card.name} |" in cards
    for printed in conflictus.edition():
        assert f"| {printed.name} | {text.card_name(printed, 'en')} |" in others


def test_the_deck_page_has_the_plan_and_code_of_every_ready_made_deck() -> None:
    page = docs.pages()["docs/DECKS.md"]
    for deck in deck_tools.ready_decks():
        assert f"\n#### {deck.name('en')}\n" in page
        assert f"\n{deck.plan['en']}\n" in page
        assert f"`{deck_tools.pack(deck.deck)}`" in page
        assert deck_tools.unpack(deck_tools.pack(deck.deck)) == deck.deck


@pytest.mark.parametrize("page", PAGES)
def test_links_are_not_broken(page: str) -> None:
    for target, anchor in LINK.findall((ROOT / page).read_text(encoding="utf-8")):
        if "://" not in target:
            file = (ROOT / page).parent / target if target else ROOT / page
            assert file.exists(), f"{page} links to {target}"
            assert not anchor or anchor in anchors(file), f"{page} links to {target}#{anchor}"


def anchors(file: Path) -> set[str]:
    """Return the anchors of a page's headings."""
    titles = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def check_texts_in_four_languages(cards: Iterable[Any]) -> None:
    for card in cards:
        assert len({text.card_text(card, lang) for lang in text.LANGUAGES}) == 4
        assert len({text.card_name(card, lang) for lang in text.LANGUAGES}) == 4


def choices_of(match: Match[Any], seed: int, other: str) -> Iterator[str]:
    """Return the choices of a match between the greedy bot and another."""
    bots = [make("greedy", seed), make(other, seed + 1)]
    while (decision := match.decision) is not None:
        place = ask_bot(bots[decision.seat], match.game, match.state, decision)
        yield " ".join(decision.options[place].name.split()[:2])
        match.take(place)


def test_the_example_cards_load_play_and_have_text_in_four_languages() -> None:
    cards = ascension.cards_in(docs.EXAMPLES["ascension"].read_text(encoding="utf-8"))
    check_texts_in_four_languages(cards)
    game = GAMES["ascension"]
    copies = {card.name: 20 for card in cards}
    played: set[str] = set()
    for seed in range(4):
        match = Match(game, game.configure({"players": 2, "cards": list(cards), "copies": copies, "rounds": 20}), seed)
        played |= set(choices_of(match, seed, "greedy"))
    assert {"play lantern_keeper", "use clockwork_heron", "defeat hungry_fog"} <= played


def test_the_example_cards_of_conflictus_load_play_and_have_text_in_four_languages() -> None:
    cards = conflictus.cards_in(docs.EXAMPLES["conflictus"].read_text(encoding="utf-8"))
    assert {card.kind for card in cards} == {"warrior", "amulet", "equipment", "relic"}
    check_texts_in_four_languages(cards)
    game = GAMES["conflictus"]
    deck = "16 Light Source\n5 Shadow Source\n" + "1 Harbor Warden\n1 Cold Current\n1 Rope of Knots\n1 Tide Clock\n"
    config = game.configure({"format": "rapidinha", "decks": [deck, deck], "cards": list(cards), "rounds": 40})
    played: set[str] = set()
    for seed in range(6):
        played |= set(choices_of(Match(game, config, seed), seed, "random"))
    assert {"play vigia_do_porto", "play corrente_fria", "play corda_de_nos", "play relogio_das_mares"} <= played
    assert game.configure(game.settings_of(config)) == config  # records contain them


def test_the_table_of_layers_matches_the_architecture() -> None:
    table = ARCHITECTURE.partition("\n## Packages\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([a-z.*_]+)` \| [^|]+ \| ([a-z._*, ]+) \|$", table, re.MULTILINE)
    told = {part: set() if may == "nothing" else set(may.split(", ")) for part, may in rows}
    kept = {
        part.removeprefix("vigil."): {other.removeprefix("vigil.") for other in may}
        for part, may in PARTS.items()
        if part not in ("vigil", "vigil.games", "vigil.__main__", *GAME_PARTS)
        and not any(part == f"{game}.{of_it}" for game in GAME_PARTS for of_it in SLICES)
    }
    for part, (own, shared) in SLICES.items():
        kept[f"games.*.{part}"] = {other.removeprefix("vigil.") for other in shared} | {
            f"games.*.{each}" for each in own
        }
    assert told == kept


def test_the_table_in_the_docs_matches_its_seed() -> None:
    game = GAMES["ascension"]
    shown = re.findall(r"^[▸ ] [1-6] \S+ +(.+?)  ", fences("docs/TERMINAL.md", "text")[0], re.MULTILINE)
    row = game.view(game.new(game.configure({"players": 2}), 7), 0).row
    assert shown == [face.name for face in row if face is not None]


def test_the_card_in_the_readme_has_its_current_texts() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    (card,) = ascension.cards_in(fences("README.md", "toml")[0])
    for lang in text.LANGUAGES:
        said = f"{text.card_name(card, lang)}. {text.card_text(card, lang)}"
        assert f"{text.language_name(lang)}: {said}\n" in page


OUTSIDE_THE_PACKAGE = (
    *("web/", "docs/", "tests/", "tools/", "deploy/", "examples/"),
    *("pyproject.toml", "README.md", "CONTRIBUTING.md"),
)


def test_the_files_to_change_exist() -> None:
    """Check every path in the section "Where to change what", for both games and every language."""
    section = ARCHITECTURE.partition("## Where to change what")[2].partition("\n### ")[2].partition("\n## ")[0]
    named = re.findall(r"`([^` \n]*[/.][^` \n]*)`", section)
    assert len(named) > 150
    for path in named:
        for game in TWO_GAMES if "GAME" in path else ("",):
            for lang in text.LANGUAGES if "LANG" in path else ("",):
                if path.startswith(("text/ftl/LANG/errors", "docs/rules/LANG")):
                    lang = lang.replace("en", "pt")  # English texts are in the code, and one folder up
                full = path.replace("GAME", game).replace("LANG", lang)
                outside = full.startswith(OUTSIDE_THE_PACKAGE)
                folder = ROOT if outside else ROOT / "src" / "vigil"
                assert any(folder.glob(full)), f"{path}: {full}"


def rows_of(heading: str, columns: str = "file") -> list[list[str]]:
    """Return the cells of the tables under a heading of the architecture that begin with this column."""
    section = re.split(r"\n###? ", ARCHITECTURE.partition(f"\n### {heading}\n")[2])[0]
    tables = re.findall(rf"^\| {columns} \|.*\n\|[- |]+\n((?:\|.*\n)+)", section, re.MULTILINE)
    assert tables, heading
    return [row.strip("| ").split(" | ") for table in tables for row in table.splitlines()]


def listed_files(cells: Iterable[str]) -> set[str]:
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def files_in(folder: Path) -> set[str]:
    """Return the modules of a folder, and its subfolders with a final slash."""
    names = [f"{path.name}/" if path.is_dir() else path.name for path in folder.iterdir() if path.name[0] not in "._"]
    return {name for name in names if name.endswith((".py", "/"))}


@pytest.mark.parametrize(
    ("heading", "folder", "elsewhere"),
    [
        ("The kernel", "kernel", ()),
        ("The effects", "effects", ()),
        ("Texts", "text", ()),
        ("Bots", "bots", ()),
        ("The terminal", "terminal", ()),
        ("The lab", "lab", ()),
        ("The protocol", "protocol", ()),
        ("The client", "client", ()),
        ("The commands", "cli", ()),
        ("The server", "server", ("web/", "store/")),
        ("The web layer", "server/web", ("table/",)),
        ("The store", "server/store", ()),
    ],
)
def test_the_architecture_names_every_module(heading: str, folder: str, elsewhere: tuple[str, ...]) -> None:
    there = files_in(ROOT / "src" / "vigil" / folder) - {*elsewhere}
    told = listed_files(row[0] for row in rows_of(heading))
    patterns = [name for name in told if "*" in name]
    matched = {name for name in there - told if any(fnmatch(name, pattern) for pattern in patterns)}
    assert sorted(there - told - matched) == [], "not in the table"
    assert sorted(told - there - {*patterns}) == [], "only in the table"


@pytest.mark.parametrize(("column", "game"), [*enumerate(TWO_GAMES, 1)])
def test_the_architecture_names_every_module_of_a_game(column: int, game: str) -> None:
    """A cell `-` means that the game has no such file."""
    folder = ROOT / "src" / "vigil" / "games" / game
    rows = rows_of("The files of a game")
    told = listed_files(row[0] for row in rows if row[column] != "-")
    missing = listed_files(row[0] for row in rows if row[column] == "-")
    there = files_in(folder) | files_in(folder / "rules")
    assert sorted(there - told) == [], "not in the table"
    assert sorted(told - there) == [], "only in the table"
    assert sorted(missing & there) == [], "marked as missing"


@pytest.mark.parametrize(("column", "table"), [*enumerate((ASCENSION_TABLE, CONFLICTUS_TABLE), 1)])
def test_the_architecture_names_every_column_of_the_effect_table(column: int, table: EffectTable) -> None:
    others = {"Conflictus", "Ascension"} - {table.name.title()}
    told = set[str]()
    for row in rows_of("The effect table", "column"):
        if row[column] == "-":
            continue
        for name in row[0].split(", "):
            title, _, note = name.partition(" (")
            told |= {title} if note.rstrip(")") not in others else set()
        for path in listed_files((row[column] if row[column] != "the same" else row[1],)):
            assert (ROOT / "src" / "vigil" / "games" / table.name / path).is_file(), path
    columns = {name.removesuffix(f" {lang}") for lang in text.LANGUAGES for name in table.columns}
    columns -= {name for name in columns if name.startswith("phrase ")}
    assert sorted(columns - told) == [], "not in the table"


def test_the_records_in_the_docs_can_be_replayed() -> None:
    """Only their hash may be outdated."""
    shown = [sample for sample in fences("docs/RECORDS.md", "") if sample.startswith("vigil record")]
    games = set()
    for sample in shown:
        name = re.findall(r"^game: (\w+)$", sample, re.MULTILINE)[0]
        settings = dict(re.findall(r"^(\w+): (.+)$", sample.partition("seed:")[2].partition("\n\n")[0], re.MULTILINE))
        config = GAMES[name].configure({key: json.loads(value) for key, value in settings.items()})
        match = record.read(re.sub(r"rules: \w+", f"rules: {GAMES[name].rules_hash(config)}", sample), GAMES)
        assert len(match.choices) == len(re.findall(r"^\d ", sample, re.MULTILINE))
        games.add(name)
    assert games == set(GAMES)


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_tables_of_settings_are_complete(game: str) -> None:
    text = (ROOT / "docs" / "RECORDS.md").read_text(encoding="utf-8")
    (table,) = re.findall(rf"^#+ .*{game.title()}.*\n\n((?:\|.*\n)+)", text, re.MULTILINE)
    told = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert sorted(told) == sorted(field.name for field in fields(registry.get(game).settings().config))


def test_the_page_about_bots_has_every_bot() -> None:
    text = (ROOT / "docs" / "BOTS.md").read_text(encoding="utf-8")
    assert [name for name in BOTS if f"| `{name}` |" not in text] == []


def test_the_table_of_rulings_is_complete() -> None:
    text = (ROOT / "docs" / "RECORDS.md").read_text(encoding="utf-8")
    digest = (ROOT / "docs" / "rules" / "conflictus.md").read_text(encoding="utf-8")
    hints = get_type_hints(Switches)
    told = re.findall(r"^\| `(\w+)` \| `([^`]+)` \| ([^|]+) \| (C-[A-Z-]+\d+) \|$", text, re.MULTILINE)
    assert [name for name, *_ in told] == [field.name for field in fields(Switches)]
    for name, default, others, rule in told:
        assert json.loads(default) == getattr(Switches(), name)
        possible = get_args(hints[name]) or (True, False)
        assert {json.loads(default), *(json.loads(other.strip("` ")) for other in others.split(","))} == set(possible)
        assert f"**{rule}**" in digest


def test_the_card_in_the_contributing_guide_is_printed() -> None:
    (shown,) = fences("CONTRIBUTING.md", "toml")
    assert conflictus.cards_in(shown)[0] in conflictus.edition()


def test_commands_in_the_docs_exist() -> None:
    """Check `vigil ...` and `make ...` anywhere in the docs, with their options."""
    commands = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    commands |= {group.name for group in app.registered_groups if group.name}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "vigil" / "cli").glob("*.py"))
    source += "".join(
        f'"--{option.name.replace("_", "-")}"' for plugin in registry.plugins() for option in plugin.options
    )
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        typed = [line.split() for line in re.findall(r"(?<!`)`vigil ([^`\n]+)`(?!`)", text)]
        for block in pages.blocks(page):
            typed += pages.commands(block.text) if block.language == "sh" else ()
        for words_of in typed:
            assert words_of[0] in commands, f"{page}: vigil {' '.join(words_of)}"
            for option in (word for word in words_of if word.startswith("--")):
                assert f'"{option}"' in source, f"{page}: {option}"
        shell = "".join(block.text for block in pages.blocks(page) if block.language == "sh")
        makes = re.findall(r"(?<!`)`make ([a-z-]+)([^`\n]*)`", text)
        for target, given in makes + re.findall(r"^make ([a-z-]+)(.*)$", shell, re.MULTILINE):
            assert target in targets, f"{page}: make {target}"
            for option in re.findall(r"--[a-z]+", given) if target in ("play", "terminal") else ():
                assert f'"{option}"' in source, f"{page}: {option}"
