"""French card texts of Conflictus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from vigil.effects.language import OPPONENTS, YOU, Amount, Filter
from vigil.games.conflictus.rules import language as nodes
from vigil.games.conflictus.text.lexicon import fr as words
from vigil.games.conflictus.text.romance import RomanceRenderer
from vigil.games.conflictus.text.tree import CHOSEN, THIS_ONE, NounPhrase, Referent, which
from vigil.text.languages.elision import elide, elides
from vigil.text.languages.fr import COLON, FrenchConnectives, agree, contract_article, control_clause, join_items
from vigil.text.tree_analysis import VerbForm

ORDINALS = (("", ""), ("premier ", "première "), ("deuxième ",) * 2, ("troisième ",) * 2, ("quatrième ",) * 2)


def the(noun: str, gender: str, many: bool = False) -> str:
    """Return the noun with its article: `le guerrier`, `l’équipement`."""
    if many:
        return f"les {noun}"
    return elide("la" if gender == "f" else "le", noun)


class French(FrenchConnectives, RomanceRenderer):
    """French texts."""

    lang = "fr"
    at_random = "au hasard"
    words = words
    facts, players, keywords = words.FACTS, words.PLAYERS, words.KEYWORDS
    verbs = words.VERBS
    once_per_turn, no_cost = "une fois par tour", "sans coût"
    and_word, it_is, a_card = "et", "c’est", "une carte"
    you, an_opponent, a_player, that_player = ("vous", "il"), "un adversaire", "un joueur", "ce joueur"
    chosen_opponent, chosen_player = ("un adversaire", "un de ses adversaires"), "un joueur"
    choose_how_many = ("vous choisissez combien", "il choisit combien")
    top_of_set = NounPhrase(("le guerrier actif de cet ensemble",))
    attack_phase = "la phase d’attaque de ce tour"
    attack_phase_is_skipped = "la phase d’attaque de ce tour est passée"
    cannot: ClassVar = {"attack": "ne peuvent pas attaquer", "block": "ne peuvent pas bloquer"}
    only_during = "uniquement pendant {}"
    end, where_words = "jusqu’à la fin du tour", (", où ", " est ", " et ")
    join_items = staticmethod(join_items)
    to, on, inside, endings = "à", "sur", "dans", ("", "e")

    def is_plural(self, n: int) -> bool:
        return n > 1

    def with_preposition(self, word: str, what: str | NounPhrase) -> str:
        return contract_article(word, str(what)) if word in ("de", "à") else f"{word} {what}"

    def wherever(self, what: NounPhrase) -> str:
        return f"où qu’{'elle' if what.gender == 'f' else 'il'}{'s soient' if what.many else ' soit'}"

    def item_owner(self, whose: str, they: bool) -> str:
        return {YOU: f" sous {'son' if they else 'votre'} contrôle", OPPONENTS: " d’un adversaire"}.get(whose, "")

    colon = COLON

    # ---------------------------------------------------------------- nouns

    def core(self, of: nodes.Which, n: int, they: bool, where: str, place: str = "") -> str:
        """Return the noun with all conditions of the filter, without an article."""
        many, fem = n > 1, self.gender(of, where) == "f"
        kind = nodes.SOURCE if where == nodes.FREE and of.kind is None else of.kind
        parts = [words.KINDS[kind][many]]
        if of.subclass is not None:
            parts.append(words.SUBCLASSES.get(of.subclass, (of.subclass, of.subclass))[many])
        parts += ["libre" + "s" * many] if where == nodes.FREE else []
        if of.state:
            parts.append({"active": "acti", "inactive": "inacti"}[of.state] + ("ve" if fem else "f") + "s" * many)
        roles = {
            "attacking": agree("attaquant", fem, n),
            "blocking": ("bloqueuse" if fem else "bloqueur") + "s" * many,
        }
        roles |= {"blocked": agree("bloqué", fem, n), "unblocked": f"non {agree('bloqué', fem, n)}"}
        parts += [roles[of.combat]] if of.combat in roles else []
        parts += [agree("blessé", fem, n)] if of.damaged else []
        factions = {"light": "de Lumière", "shadow": "d’Ombre", "neutral": "neutre" + "s" * many}
        parts += [factions[of.faction]] if of.faction else []
        having = [f"avec {self.keyword(of.keyword)}"] if of.keyword is not None else []
        mine = of.whose == YOU and where in (nodes.TABLE, "")  # not `que vous contrôlez avec Bond`: the warrior has it
        parts += [] if mine else having
        parts += [f"de coût {of.max_cost} ou moins"] if isinstance(of.max_cost, int) else []
        parts += [f"de meule {of.max_mill} ou moins"] if isinstance(of.max_mill, int) else []
        parts += [place.strip()] if place else []
        if of.whose != nodes.ANY_PLAYER and where in (nodes.TABLE, ""):
            fresh = f"{agree('entré', fem, n)} en jeu ce tour-ci et " if of.fresh and of.whose == OPPONENTS else ""
            parts.append(fresh + self.control_clause(of.whose, fem, n, they))
        parts += having if mine else []
        parts += [f"capable{'s' * many} de bloquer ce guerrier"] if of.combat == nodes.ABLE else []
        limits = [
            f"dont {what} ne dépasse pas {self.value(limit, they)}"
            for what, limit in (("le coût", of.max_cost), ("la meule", of.max_mill))
            if isinstance(limit, Amount)
        ]
        named_opponents = of.whose == OPPONENTS and where in (
            nodes.TABLE,
            "",
        )  # comes before the opponents, who didn't enter
        limits += [f"{agree('entré', fem, n)} en jeu ce tour-ci"] if of.fresh and not named_opponents else []
        parts += [" et ".join(limits)] if limits else []
        return " ".join(parts)

    def control_clause(self, whose: str, fem: bool, n: int, they: bool) -> str:
        if whose == YOU:
            return control_clause(they)
        by = ("ses adversaires" if they else "vos adversaires") if n > 1 else "un adversaire"
        return f"{agree('contrôlé', fem, n)} par {'un de ses adversaires' if they and n <= 1 else by}"

    def point(self, thing: Referent) -> NounPhrase:
        one, several, gender = words.KINDS[thing.kind]
        noun, fem = several if thing.many else one, gender == "f"
        if thing.how == CHOSEN:
            place = ORDINALS[min(thing.place, 4)][fem]
            chosen = agree("choisi", fem, 2 if thing.many else 1)
            first = place.replace(" ", "s ") if thing.many else place
            return NounPhrase((f"{the(first + noun, gender, thing.many)} {chosen}",), thing.many, gender)
        if thing.how == THIS_ONE:
            return NounPhrase((f"{self.near(noun, fem)} {noun}",), False, gender)
        that = f"{self.near(noun, fem)} {noun}"
        if that == str(self.this()):  # that phrase means the card itself
            that = "celle-ci" if fem else "celui-ci"
        return NounPhrase((that,), False, gender)

    def near(self, noun: str, fem: bool) -> str:
        return "cette" if fem else "cet" if elides(noun) else "ce"

    def controller_of(self, what: NounPhrase) -> str:
        return "son contrôleur" if self.it is None else f"le contrôleur {contract_article('de', str(what))}"

    def your(self, zone: str, they: bool) -> str:
        if zone == nodes.FREE:
            return "ses sources libres" if they else "vos sources libres"
        whose = ("sa" if zone == nodes.HAND else "son") if they else "votre"
        return f"{whose} {'main' if zone == nodes.HAND else zone}"

    # -------------------------------------------------------------- amounts

    def done_this_turn(self, event: str, of: nodes.Which, n: int, they: bool) -> str:
        return self.event_phrase(words.HAPPENED[event][0], event, of, "", n, they, False)

    def was_done(self, event: str, of: nodes.Which, what: str, n: int, they: bool, least: bool) -> str:
        no = n == 0 and not least
        return f"{self.event_phrase(words.HAPPENED[event][1], event, of, what, n, they, no)} ce tour-ci"

    def event_phrase(self, text: str, event: str, of: nodes.Which, what: str, n: int, they: bool, no: bool) -> str:
        """Return what happened this turn. All parts of the sentence agree with each other."""
        many, fem = n > 1, self.gender(of) == "f"
        ne = "n’" if no else ""
        one = str(self.some(of, 1, they)) if event == "damaged" else ""
        with_which = {(False, False): "lequel", (True, False): "laquelle", (False, True): "lesquels"}
        return text.format(
            what=what or self.core(of, n, they, ""),
            e=agree("", fem, n),
            s="s" * many,
            your="son" if they else "votre",
            yours="à lui" if they else "à vous",
            that="qu’il a" if they else "que vous avez",
            has="il a" if they else "vous avez",
            have=f"il {ne}a" if they else f"vous {ne}avez",
            a=f"{ne}{'ont' if many else 'a'}",
            ont=f"{ne}ont",
            est=("ne sont" if no else "sont") if many else f"{ne}est",
            that_one=elide("que", one) if one else "",
            lequel=with_which.get((fem, many), "lesquelles"),
        )

    # ---------------------------------------------------------------- verbs

    def have(self, subject: str, text: str, v: VerbForm) -> str:
        return f"{self.verb('have', v)} en sorte {elide('que', subject)} {text}"

    def with_pronoun(self, verb: str, what: NounPhrase, v: VerbForm) -> str:
        return self.clitic(verb, "la" if what.gender == "f" else "le", v)

    def gains(self, who: NounPhrase, change: str, keywords: Sequence[str], until: bool) -> str:
        parts = [f"{'reçoivent' if who.many else 'reçoit'} {change}"] if change else []
        have = ("acquiert", "acquièrent") if until else ("possède", "possèdent")
        parts += [f"{have[who.many]} {self.listing(keywords)}"] if keywords else []
        return f"{who} {' et '.join(parts)}{f' {self.end}' if until else ''}"

    def must_block(self, who: NounPhrase, whom: NounPhrase, v: VerbForm) -> str:
        if v.form == "order":
            return f"{who} {'doivent' if who.many else 'doit'} bloquer {whom} lors de ce combat, si possible"
        return f"{self.verb('oblige', v)} {who} à bloquer {whom} lors de ce combat, si possible"

    def done(self, verb: str, what: NounPhrase, zones: Sequence[str], of: Filter, v: VerbForm) -> str:
        text = f"{self.verb(verb, v)} {what}"
        if verb == "return":
            if nodes.TABLE in zones or not zones:
                owners = "les mains de leurs propriétaires" if what.many else "la main de son propriétaire"
                return f"{text} dans {owners}"
            return f"{text} dans {self.your(nodes.HAND, v.third_person)}"
        if verb == "put":
            if of.kind == nodes.SOURCE:
                return f"{text} parmi {self.your(nodes.FREE, v.third_person)}"
            return f"{self.verb('bring', v)} en jeu {what}"
        if verb == "remove":
            return f"{self.verb(verb, v)} de la partie {what}"
        return f"{self.verb(verb, v)} du combat {what}" if verb == "withdraw" else text

    # ----------------------------------------------------------- statements

    def at_turn(self, begins: bool, whose: str, they: bool) -> str:
        mine = "son tour" if they else "votre tour"
        turn = {YOU: mine, OPPONENTS: "le tour de chaque adversaire"}.get(whose, "chaque tour")
        return f"{'au début' if begins else 'à la fin'} {contract_article('de', turn)}"

    def whenever(self, what: str, once: bool) -> str:
        return f"quand {what}" if once else f"chaque fois {elide('que', what)}"

    def as_long_as(self, test: str, text: str) -> str:
        each = test.replace(" et si ", " et que ").replace(" et s’il ", " et qu’il ")
        return f"tant {elide('que', each)}, {text}"

    def ruled(self, x: Any, they: bool) -> str:
        if isinstance(x, nodes.Forbid) and which(x.of).fresh:
            who = self.all_such(replace(which(x.of, nodes.WARRIOR), fresh=False))
            return f"{who} {self.cannot[x.action]} le tour où {'elles' if who.gender == 'f' else 'ils'} entrent en jeu"
        return super().ruled(x, they)
