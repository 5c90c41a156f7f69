"""The strategies of the edition and the ready-made decks (sections 33.4 and 35 of the rules)."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from vigil.games.conflictus import cards as card_files
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.decks import SIZE, precons, violations
from vigil.games.conflictus.rules.language import LIGHT, NEUTRAL, SHADOW

BY_NAME = {card.name: card for card in edition()}
FACTIONS = (LIGHT, SHADOW, NEUTRAL)

PACKAGES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "Tower": (
        LIGHT,
        (
            "Escudeiro da Alvorada", "Canteiro da Torre", "Semente Solar", "Mensageira do Alto", "Aprendiz de Avatar",
            "Fhaonna", "Adepta do Poço Solar", "Armeira do Templo", "Paladino do Meio-Dia", "Bastião Jurado",
            "Serafim da Torre", "Arauto do Zênite", "Colosso das Mil Vozes", "Avatar Oriem", "Cúpula de Luz",
            "Chaves do Arsenal", "Sino da Torre", "Broche do Peregrino", "Manto do Santuário", "Coroa da Torre",
        ),
        ("Carregador de Fardos", "Mestra Itinerante", "Escadaria Infinita", "Cálice de Força", "Escudo Protetor"),
    ),
    "Memory": (
        LIGHT,
        (
            "Irmã da Última Hora", "Peregrina de Vidro", "Eco Recordado", "Guardiã do Último Portão", "Santa das Velas",
            "Oráculo Intocado", "Avatar Gany", "Memória Guardada", "Oração aos Ausentes", "Crônica Restaurada",
            "Biblioteca Submersa", "Objeção Solene", "Porta Fechada", "Negação Absoluta", "Promessa de Retorno",
            "Cofre das Lembranças", "Altar das Palavras", "Clepsidra do Santuário", "Diário de Campanha",
        ),
        ("Autômato de Latão", "Fôlego Reencontrado", "Relicário das Horas", "Arca dos Nomes", "Palavra Cortada"),
    ),
    "Landslide": (
        SHADOW,
        (
            "Rato do Ossário", "Coveira de Aluguel", "Gralha do Abismo", "Devoto da Cova", "Espectro Breve",
            "Saltador Noturno", "Mártir da Maré de Túmulos", "Barqueiro dos Dois Rios", "Sanguessuga do Brejo",
            "Mãe das Sombras", "Leviatã da Fossa", "Pedrisco", "Desabamento", "Dilúvio nas Encostas",
            "Dobre de Réquiem", "Montanha que Anda", "Livro das Dívidas", "Adaga de Osso", "Asas de Morcego",
        ),
        ("Contrabandista da Meia-Luz", "Grão de Areia", "Peso das Eras", "Cálice de Força", "Relicário das Horas"),
    ),
    "Dominion": (
        SHADOW,
        (
            "Salteador da Ponte", "Batedora do Breu", "Algoz de Ferro", "Assassina do Espelho", "Domadora de Medos",
            "Fera do Poço Negro", "Hidra do Lodo", "Adoecer", "Murchar", "Febre Negra", "Dízimo Vermelho",
            "Execução Sumária", "Furto na Penumbra", "Segredo à Venda", "Interrogatório sem Janelas",
            "Véu de Fuligem", "Forno dos Suspiros", "Machado do Carrasco", "Lâmina do Silêncio",
        ),
        (
            "Mercenário Errante", "Viajante de Nenhures", "Juíza do Conflito", "Corrente de Comando",
            "Estandarte Dividido",
        ),
    ),
    "Bargain": (
        SHADOW,
        (
            "Coveira de Aluguel", "Barqueiro dos Dois Rios", "Ladra de Lápides", "Ossuário Ambulante", "Duque Oco",
            "O Adormecido sob o Monte", "Saber Amargo", "Pá da Meia-Noite", "Dilúvio nas Encostas", "Memória Roubada",
            "Pacto de Ossos", "Faca da Revelação", "Forno dos Suspiros", "Trono sem Rei",
        ),
        ("Armadura de Dívidas", "Moeda dos Viajantes", "Arca dos Nomes", "Fôlego Reencontrado"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("package", PACKAGES)
def test_each_strategy_has_its_cards_and_support(package: str) -> None:
    faction, own, helpers = PACKAGES[package]
    assert len(set(own)) >= 12 and all(BY_NAME[name].faction == faction for name in own)
    assert len(set(helpers)) >= 4 and all(BY_NAME[name].faction == NEUTRAL for name in helpers)
    assert any(BY_NAME[name].rarity == "iron" for name in own)


def decks() -> list[dict[str, Any]]:
    text = resources.files(card_files).joinpath("decks.toml").read_text(encoding="utf-8")
    tables: list[dict[str, Any]] = tomllib.loads(text)["deck"]
    return tables


def test_ready_made_decks_have_names_and_plans_in_four_languages() -> None:
    for deck in decks():
        assert set(deck["names"]) == {"en", "fr", "ru"}, deck["name"]
        assert set(deck["plan"]) == {"en", "pt", "fr", "ru"}, deck["name"]


@pytest.mark.rule("C-DECK-01", "C-DECK-07", "C-DECK-08")
@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_ready_made_decks_are_legal(style: str) -> None:
    ready = precons(style)
    assert len(ready) >= 4
    assert len(ready) == sum(deck["format"] == style for deck in decks())
    for name, deck in ready.items():
        assert violations(deck, style) == [], name
        sources = sum(count for card, count in deck if BY_NAME[card].kind == "source")
        assert 0.3 <= sources / SIZE[style] <= 0.37, name
        factions = Counter(dict.fromkeys(FACTIONS, 0))
        for card, count in deck:
            factions[BY_NAME[card].faction] += count
        assert name == "crepusculo" or not factions[LIGHT] or not factions[SHADOW], name
