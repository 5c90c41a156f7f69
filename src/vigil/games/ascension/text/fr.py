"""Card texts in French."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import CostOf, Count, Filter, Happened, Trigger
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.text.lexicon import fr as words
from vigil.games.ascension.text.lexicon.fr import that_one_has
from vigil.games.ascension.text.romance import RomanceRenderer
from vigil.text.languages.elision import elide
from vigil.text.languages.fr import COLON, FrenchConnectives, agree, control_clause, join_items
from vigil.text.tree_analysis import VerbForm, no_words


class French(FrenchConnectives, RomanceRenderer):
    labels, facts, players, triggers = words.LABELS, words.FACTS, words.PLAYERS, words.TRIGGERS
    pile_names, pile_cards = words.PILES, words.PILE_CARDS
    verbs = words.VERBS
    once_per_turn = "une fois par tour, "
    any_number = "autant de fois que vous le souhaitez par tour, "
    this_turn = "ce tour-ci, "
    up_to = "jusqu’à "
    and_or = ("et", "ou")
    the_cultist = "le Cultiste"
    this_card = "cette carte"
    acquired_card = "la carte acquise"
    pronouns = ("le", "la")
    moves = words.MOVES
    random_card = ("une carte de votre main prise au hasard", "une carte de sa main prise au hasard")
    top_card = ("la première carte de votre pioche", "la première carte de sa pioche")
    paying = ("en payant son coût", "en payant leur coût")
    not_paying = ("sans payer son coût", "sans payer leur coût")
    all_word, other_word = ("tous les", "toutes les"), ("autres ", "autres ")
    all_others = ("tous les autres", "toutes les autres")
    including_this = (" (celui-ci compris)", " (celle-ci comprise)")
    steal_from = ("à un adversaire qui en a le plus", "à un de ses adversaires qui en a le plus")
    another_turn = "un tour supplémentaire après celui-ci"
    at_turn_end = (
        "à la fin de votre tour, après avoir pioché une nouvelle main",
        "à la fin de son tour, après avoir pioché une nouvelle main",
    )
    same_use = "{} (sauf si la capacité précédente a déjà servi ce tour-ci)"
    behind = (
        "un adversaire a plus de cristaux d’Honneur que vous",
        "un de ses adversaires a plus de cristaux d’Honneur que lui",
    )
    own_banished = "cette carte est bannie"
    from_play = " en jeu"
    monsters_join = (words.JOINED, words.PLAYED_AS)
    join_items, resource = staticmethod(join_items), staticmethod(words.resource)

    # -------------------------------------------------------------- amounts

    def per(self, amount: Any, they: bool) -> str:
        return "par point de son coût" if isinstance(amount, CostOf) else f"par {self.counted_noun(amount, they, 1)}"

    def counted_noun(self, amount: Any, they: bool, n: int) -> str:
        match amount:
            case Count(where, of):
                aside, after = self.asides(of, self.place((where,), they, "", of, n))
                return self.other(of, n) + self.core(of, n, they, where, aside) + after
            case lang.Factions(where):
                return f"{'faction' if n == 1 else 'factions'} parmi {self.among(where, they)}"
            case Happened("turn_ends", _):
                return f"{'tour' if n == 1 else 'tours'} que {'il a' if they else 'vous avez'} terminé ce tour-ci"
            case Happened(event, of):
                fem = self.feminine(of, event)
                pp, rest = words.PARTICIPLES[event]
                too = self.self_included(event, of)
                done = f"{that_one_has(they)} {agree(pp, fem, n)}{rest} ce tour-ci{too}"
                return f"{self.other(of, n)}{self.core(of, n, they, event)} {done}"
        raise no_words(amount)

    def among(self, where: str, they: bool) -> str:
        return {
            lang.CONSTRUCTS: f"les Artefacts {control_clause(they)}",
            lang.HAND: f"les cartes de {'sa' if they else 'votre'} main",
            lang.DISCARD: f"les cartes de {'sa' if they else 'votre'} défausse",
            lang.PLAYED: f"les cartes {that_one_has(they)} jouées ce tour-ci",
        }[where]

    # ---------------------------------------------------------------- nouns

    def other(self, of: Filter, n: int) -> str:
        return ("autres " if n > 1 else "autre ") if of.other else ""

    def core(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        kind = self.kind(of, where)
        word = words.KINDS[kind][n > 1]
        if of.faction:
            faction = words.FACTIONS[of.faction][n > 1 and kind is not None]
            word += " Néant" if kind is None and of.faction == "void" else f" {faction}"
        if isinstance(of.max_cost, int):
            cost = f" coûtant {of.max_cost} ou moins"
            word += cost + aside if aside.startswith(" (") else aside + cost
        elif isinstance(of.max_cost, CostOf):
            word += f"{aside} dont le coût ne dépasse pas celui de la carte en question"
        elif of.max_cost is not None:
            number = elide("de", self.counted_noun(of.max_cost, they, 2))
            word += f"{aside} dont le coût ne dépasse pas le nombre {number}"
        else:
            word += aside
        return f"{word} au coût le plus élevé" if of.highest else word

    def some(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        return f"{self.number(n, self.feminine(of, where))} {self.other(of, n)}{self.core(of, n, they, where, aside)}"

    def asides(self, of: Filter, place: str) -> tuple[str, str]:
        """The place before any cost, because `4 ou moins de la ligne` could be misread."""
        return (place, "") if of.max_cost is not None else ("", place)

    def place(self, where: Sequence[str], they: bool, verb: str, of: Filter, n: int) -> str:
        your = "sa" if they else "votre"
        zones = list(dict.fromkeys(where))
        fem = self.feminine(
            of, lang.CONSTRUCTS if zones == [lang.CONSTRUCTS] else "defeated" if verb == "defeat" else ""
        )
        those = " parmi ceux" if of.highest else ""
        if zones == [lang.CONSTRUCTS]:
            return f"{those} {control_clause(they)}"
        if zones == [lang.PLAYED]:
            return f" {that_one_has(they)} {agree('joué', fem, n)} ce tour-ci"
        if zones == [lang.HAND] and verb == "discard":
            return ""
        beside = agree("adjacent", fem, n) + (" à celle-ci" if fem else " à cette carte")
        if not self.fate:
            beside = f"qui {'étaient' if n > 1 else 'était'} {beside}"
        zone_texts = {
            lang.HAND: f"de {your} main",
            lang.DISCARD: f"de {your} défausse",
            lang.ROW: "dans la ligne centrale" if lang.VOID in zones else "de la ligne centrale",
            lang.VOID: "dans le Néant",  # not `du Néant`: that is the faction
            lang.ADJACENT: beside,
            lang.CONSTRUCTS: f"parmi {self.among(lang.CONSTRUCTS, they)}",
            lang.PLAYED: f"parmi {self.among(lang.PLAYED, they)}",
            lang.MYSTICS: "de la pile des Mystiques",
            lang.HEAVIES: "de la pile d’Infanterie lourde",
            lang.CULTISTS: "de l’emplacement du Cultiste",
        }
        return " " + join_items([zone_texts[zone] for zone in zones])

    # ---------------------------------------------------------------- verbs

    def destination(self, verb: str, they: bool) -> str:
        your = "sa" if they else "votre"
        return {
            "enter": "en jeu",
            "recover": f"dans {your} main",
            "stack": f"sur le dessus de {your} pioche",
            "sink": "sous la pioche centrale",
        }[verb]

    def copy(self, what: str, v: VerbForm) -> str:
        return f"{self.verb('copy', v)} l’effet {elide('de', what)}"

    def give(self, what: str, v: VerbForm) -> str:
        if v.third_person:
            return f"vous {self.verb('give', v)} {what}"
        return f"{self.verb('give', v)} au propriétaire de cette carte {what}"

    def equal_to_cost(self, what: str) -> str:
        return f"un nombre {elide('de', words.RESOURCES[what][1])} égal à son coût"

    def only_for(self, of: Filter, n: int, they: bool) -> str:
        cards = ("d’autres " if of.other else "des ") + self.core(of, 2, they, "")
        return f" utilisable{'s' * (n > 1)} uniquement pour acquérir {cards}"

    # ----------------------------------------------------------- statements

    def who_controls(self, who: str, of: Filter, n: int) -> str:
        return f"{who} qui contrôle au moins {self.some(of, n, True, lang.CONSTRUCTS)}"

    def unite(self, faction: str, they: bool, on_construct: bool) -> str:
        if_played, hero = ("s’il joue" if they else "si vous jouez"), f"Héros {words.FACTIONS[faction][0]}"
        if on_construct:
            when = f"une fois par tour, {if_played} un {hero} ce tour-ci, avant ou après avoir joué cette carte"
            return f"Union{COLON}{when}, "
        return f"Union{COLON}{if_played} un autre {hero} ce tour-ci, avant ou après celui-ci, "

    def when(self, t: Trigger, they: bool, uses: int | None) -> str:
        return super().when(t, they, uses).replace("que il ", "qu’il ")

    def happens(self, event: str, they: bool, card: str) -> str:
        return f"{words.HAPPENS[event][they]} {card}"

    def cost_less(self, of: Filter, n: int, they: bool) -> str:
        less = f"{self.resource('runes', n)} de moins"
        return f"les {self.core(of, 2, they, '')} {'lui' if they else 'vous'} coûtent {less}"

    def next_cost_less(self, of: Filter, n: int, uses: int, they: bool) -> str:
        fem, less = self.feminine(of, ""), f"{self.resource('runes', n)} de moins"
        cards = f"{self.core(of, uses, they, '')} {'qu’il acquiert' if they else 'que vous acquérez'} ce tour-ci"
        if uses == 1:
            return f"{'la prochaine' if fem else 'le prochain'} {cards} coûte {less}"
        return f"les {self.number(uses, fem)} {'prochaines' if fem else 'prochains'} {cards} coûtent {less}"

    def may_treat(self, faction: str, they: bool) -> str:
        constructs = f"Artefacts {words.FACTIONS[faction][1]}"
        return f"{'il peut' if they else 'vous pouvez'} considérer tous les Artefacts comme des {constructs}"

    # ---------------------------------------------------------------- tests

    def quantity(self, of: Filter, n: int, they: bool, where: str, least: bool) -> str:
        if n == 0 and not least:
            none = "aucune" if self.feminine(of, where) else "aucun"
            return f"{none} {'autre ' if of.other else ''}{self.core(of, 1, they, where)}"
        return f"au {'moins' if least else 'plus'} {self.some(of, n, they, where)}"

    def amount_test(self, amount: Any, n: int, they: bool, least: bool) -> str:
        no = n == 0 and not least
        you, have = ("il", "a") if they else ("vous", "avez")
        has = f"{you} n’{have}" if no else f"{you} {have}"
        match amount:
            case Count(where, of) if where == lang.CONSTRUCTS:
                control = f"{'ne ' * no}{'contrôle' if they else 'contrôlez'}"
                return f"{you} {control} {self.quantity(of, n, they, where, least)}"
            case Count(where, of) if where == lang.PLAYED:
                return f"{has} {self.quantity(of, n, they, where, least)} parmi {self.among(where, they)}"
            case Count(where, of):
                pile = f"{'sa' if they else 'votre'} {'main' if where == lang.HAND else 'défausse'}"
                return f"{has} {self.quantity(of, n, they, where, least)} dans {pile}"
            case Happened("turn_ends", _):
                turns = (
                    "aucun tour"
                    if no
                    else f"au {'moins' if least else 'plus'} {self.number(n, False)} tour{'s' * (n > 1)}"
                )
                return f"{has} terminé {turns} ce tour-ci"
            case Happened(event, of):
                pp, rest = words.PARTICIPLES[event]
                too = self.self_included(event, of) if n > 0 else ""
                already = " déjà" if least and n > 0 and not too else ""
                cards = self.some(of, 1, they, event) if n == 1 and least else self.quantity(of, n, they, event, least)
                return f"{has}{already} {pp}{rest} {cards} ce tour-ci{too}"
            case lang.Factions(where):
                if no:
                    return f"{self.among(where, they)} ne comptent aucune faction"
                factions = f"{self.number(n, True)} faction{'s' * (n > 1)}"
                return f"{self.among(where, they)} comptent au {'moins' if least else 'plus'} {factions}"
            case CostOf():
                return f"son coût est d’au {'moins' if least else 'plus'} {n}"
        raise no_words(amount)

    def neither(self, a: str, b: str, they: bool) -> str:
        first, second = ("".join(words.PARTICIPLES[event]) for event in (a, b))
        return ("il n’a" if they else "vous n’avez") + f" ni {first} ni {second} de carte ce tour-ci"

    def is_a(self, of: Filter) -> str:
        return f"c’est {self.noun(of)}"
