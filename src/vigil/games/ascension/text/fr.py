"""French."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import (
    ALWAYS,
    ANY,
    FIRST,
    ONCE,
    All,
    AtRandom,
    CostOf,
    Count,
    Do,
    Filter,
    Happened,
    It,
    Pick,
    Rule,
    This,
    Top,
    Trigger,
)
from vigil.games.ascension.rules.language import (
    ADJACENT,
    BOTTOM,
    CONSTRUCTS,
    CULTISTS,
    DECK,
    DISCARD,
    ENTERED,
    HAND,
    HEAVIES,
    MYSTICS,
    PLAYED,
    PLAYED_A,
    ROW,
    VOID,
    Discount,
    Factions,
    Gain,
    MonstersJoin,
    TreatAs,
)
from vigil.games.ascension.text.grammar import AscensionRenderer
from vigil.games.ascension.text.lexicon import fr as words
from vigil.games.ascension.text.lexicon.fr import resource, that_one_has
from vigil.games.ascension.text.tree import PILES
from vigil.text.languages.elision import elided
from vigil.text.languages.fr import COLON, FrenchConnectives, agree, controlled, listed
from vigil.text.tree_analysis import VerbForm, no_words


class French(FrenchConnectives, AscensionRenderer):
    labels, facts, players = words.LABELS, words.FACTS, words.PLAYERS
    verbs = words.VERBS
    once_per_turn = "une fois par tour, "
    any_number = "autant de fois que vous le souhaitez par tour, "

    # -------------------------------------------------------------- amounts

    def per(self, amount: Any, they: bool) -> str:
        return "par point de son coût" if isinstance(amount, CostOf) else f"par {self.counted(amount, they, 1)}"

    def counted(self, amount: Any, they: bool, n: int) -> str:
        match amount:
            case Count(where, of):
                other = ("autres " if n > 1 else "autre ") if of.other else ""
                aside, after = self.asides(of, self.place((where,), they, "", of, n))
                return other + self.core(of, n, they, where, aside) + after
            case Factions(where):
                return f"{'faction' if n == 1 else 'factions'} parmi {self.among(where, they)}"
            case Happened("turn_ends", _):
                return f"{'tour' if n == 1 else 'tours'} que {'il a' if they else 'vous avez'} terminé ce tour-ci"
            case Happened(event, of):
                fem = self.feminine(of, event)
                pp, rest = words.PARTICIPLES[event]
                you = that_one_has(they)
                other = ("autres " if n > 1 else "autre ") if of.other else ""
                this = "celle-ci" if fem else "celui-ci"
                too = f" ({this} compris{'e' * fem})" if event == PLAYED_A and self.includes_itself(event, of) else ""
                done = f"{you} {agree(pp, fem, n)}{rest} ce tour-ci{too}"
                return f"{other}{self.core(of, n, they, event)} {done}"
        raise no_words(amount)

    def among(self, where: str, they: bool) -> str:
        return {
            CONSTRUCTS: f"les Artefacts {controlled(they)}",
            HAND: f"les cartes de {'sa' if they else 'votre'} main",
            DISCARD: f"les cartes de {'sa' if they else 'votre'} défausse",
            PLAYED: f"les cartes {that_one_has(they)} jouées ce tour-ci",
        }[where]

    # ---------------------------------------------------------------- nouns

    def feminine(self, of: Filter, where: str) -> bool:
        return self.kind(of, where) is None

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
            number = elided("de", self.counted(of.max_cost, they, 2))
            word += f"{aside} dont le coût ne dépasse pas le nombre {number}"
        else:
            word += aside
        return f"{word} au coût le plus élevé" if of.highest else word

    def some(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        other = ("autres " if n > 1 else "autre ") if of.other else ""
        return f"{self.number(n, self.feminine(of, where))} {other}{self.core(of, n, they, where, aside)}"

    def asides(self, of: Filter, place: str) -> tuple[str, str]:
        """A place before any cost: `4 ou moins de la ligne` would be misread."""
        return (place, "") if of.max_cost is not None else ("", place)

    def several(self, of: Filter, they: bool) -> str:
        return ("d’autres " if of.other else "des ") + self.core(of, 2, they, "")

    def place(self, where: Sequence[str], they: bool, verb: str, of: Filter, n: int) -> str:
        your = "sa" if they else "votre"
        zones = list(dict.fromkeys(where))
        fem = self.feminine(of, CONSTRUCTS if zones == [CONSTRUCTS] else "defeated" if verb == "defeat" else "")
        those = " parmi ceux" if of.highest else ""
        if zones == [CONSTRUCTS]:
            return f"{those} {controlled(they)}"
        if zones == [PLAYED]:
            return f" {that_one_has(they)} {agree('joué', fem, n)} ce tour-ci"
        if zones == [HAND] and verb == "discard":
            return ""
        beside = agree("adjacent", fem, n) + (" à celle-ci" if fem else " à cette carte")
        if not self.fate:
            beside = f"qui {'étaient' if n > 1 else 'était'} {beside}"
        said = {
            HAND: f"de {your} main",
            DISCARD: f"de {your} défausse",
            ROW: "dans la ligne centrale" if VOID in zones else "de la ligne centrale",
            VOID: "dans le Néant",  # not `du Néant`: that is the faction
            ADJACENT: beside,
            CONSTRUCTS: f"parmi {self.among(CONSTRUCTS, they)}",
            PLAYED: f"parmi {self.among(PLAYED, they)}",
            MYSTICS: "de la pile des Mystiques",
            HEAVIES: "de la pile d’Infanterie lourde",
            CULTISTS: "de l’emplacement du Cultiste",
        }
        return " " + listed([said[zone] for zone in zones])

    def the_cultist(self) -> str:
        return "le Cultiste"

    def from_piles(self, zones: Sequence[str]) -> str:
        return listed([("un " if zone == MYSTICS else "une ") + words.PILES[zone] for zone in zones])

    def chosen(self, of: Filter, n: int, they: bool, where: str, zones: Sequence[str], verb: str, up_to: bool) -> str:
        upto = "jusqu’à " if up_to else ""
        if any(zone in PILES for zone in zones):
            return upto + self.some(of, n, they, where, f" ({listed([words.PILES[zone] for zone in zones])})")
        aside, after = self.asides(of, self.place(zones, they, verb, of, n))
        return upto + self.some(of, n, they, where, aside) + after

    def objects(self, do: Do, they: bool, n: Any, up_to: bool) -> str:
        your = "sa" if they else "votre"
        match do.cards:
            case Pick() as pick:
                return self.picked(pick, they, do.verb, n, up_to)
            case All(where, of) if where == self.kept and of == ANY:
                return "toutes les autres" if self.feminine(of, where) else "tous les autres"
            case All(where, of):
                every = "toutes les " if self.feminine(of, where) else "tous les "
                other = "autres " if self.bound or of.other else ""
                aside, after = self.asides(of, self.place((where,), they, do.verb, of, 2))
                return every + other + self.core(of, 2, they, where, aside) + after
            case AtRandom():
                return f"une carte de {your} main prise au hasard"
            case Top():
                return f"la première carte de {your} pioche"
            case It() | This():
                return "cette carte"
        raise no_words(do.cards)

    # ---------------------------------------------------------------- verbs

    def act(self, do: Do, v: VerbForm, n: Any = 1, up_to: bool = False) -> str:
        your = "sa" if v.third_person else "votre"
        ends = {
            "enter": "en jeu",
            "recover": f"dans {your} main",
            "stack": f"sur le dessus de {your} pioche",
            "sink": "sous la pioche centrale",
        }
        move = "bring" if do.verb == "enter" else "put"
        if isinstance(do.cards, It):
            return f"{self.with_it(move, v)} {ends[do.verb]}"
        what = self.objects(do, v.third_person, n, up_to)
        if isinstance(do.cards, Top):
            return f"{self.verb('reveal', v)} {what} et {self.clitic('put', 'la', v)} {ends['recover']}"
        if do.verb in ends:
            return f"{self.verb(move, v)} {ends[do.verb]} {what}"
        if do.verb == "copy":
            return f"{self.verb('copy', v)} l’effet {elided('de', what)}"
        if do.verb == "give":
            if v.third_person:
                return f"vous {self.verb('give', v)} {what}"
            return f"{self.verb('give', v)} au propriétaire de cette carte {what}"
        if do.verb not in ("acquire", "defeat", "take"):
            return f"{self.verb(do.verb, v)} {what}"
        cost = "leur coût" if isinstance(n, int) and n > 1 else "son coût"
        said = self.paid(do, self.verb(do.verb, v), what, f"sans payer {cost}", f"en payant {cost}")
        if do.to is None:
            return said
        to = {DECK: f"sur le dessus de {your} pioche", HAND: f"dans {your} main", BOTTOM: "sous la pioche centrale"}
        return f"{said}{'' if do.free else ','} et {self.put_away(do, v)} {to[do.to]}"

    def put_away(self, do: Do, v: VerbForm) -> str:
        """`placez-le`: the pronoun agrees with what was acquired."""
        zones = set(do.cards.where) if isinstance(do.cards, Pick) else set()
        if zones == {MYSTICS, HEAVIES}:
            return f"{self.verb('put', v)} la carte acquise"
        of = do.cards.of if isinstance(do.cards, Pick) else ANY
        fem = zones == {HEAVIES} or (
            self.feminine(of, "defeated" if do.verb == "defeat" else "") and zones != {MYSTICS}
        )
        return self.clitic("put", "la" if fem else "le", v)

    def with_it(self, verb: str, v: VerbForm) -> str:
        """A verb done to the card spoken of: by its name, or by a pronoun of its gender."""
        if self.it is not None:
            return f"{self.verb(verb, v)} {self.it}"
        return self.clitic(verb, "la" if self.spoken is None else "le", v)

    def draw(self, n: Any, v: VerbForm) -> str:
        cards = (
            self.some(ANY, n, v.third_person, "") if isinstance(n, int) else f"une carte {self.per(n, v.third_person)}"
        )
        return f"{self.verb('draw', v)} {cards}"

    def gain(self, gains: Sequence[Gain], v: VerbForm, either: bool = False) -> str:
        said = []
        for gain in gains:
            many = isinstance(gain.n, int) and gain.n > 1
            if isinstance(gain.n, int):
                one = resource(gain.what, gain.n)
            elif isinstance(gain.n, CostOf):
                one = f"un nombre {elided('de', words.RESOURCES[gain.what][1])} égal à son coût"
                many = True
            else:
                one = f"{resource(gain.what, 1)} {self.per(gain.n, v.third_person)}"
            if gain.only is not None:
                per = "" if isinstance(gain.n, (int, CostOf)) else f", {self.per(gain.n, v.third_person)},"
                one = one if not per else resource(gain.what, 1)
                limit = f"utilisable{'s' * many} uniquement pour acquérir {self.several(gain.only, v.third_person)}"
                return f"{self.verb('gain', v)}{per} {one} {limit}"
            said.append(one)
        return f"{self.verb('gain', v)} {listed(said, 'ou' if either else 'et')}"

    def spend(self, what: str, n: int, v: VerbForm) -> str:
        return f"{self.verb('pay', v)} {resource(what, n)}"

    def steal(self, n: int, v: VerbForm) -> str:
        who = "à un de ses adversaires" if v.third_person else "à un adversaire"
        return f"{self.verb('seize', v)} {n} {'cristaux' if n > 1 else 'cristal'} d’Honneur {who} qui en a le plus"

    def extra_turn(self, v: VerbForm) -> str:
        return f"{self.verb('play', v)} un tour supplémentaire après celui-ci"

    # ----------------------------------------------------------- statements

    def who_controls(self, who: str, of: Filter, n: int) -> str:
        return f"{who} qui contrôle au moins {self.some(of, n, True, CONSTRUCTS)}"

    def unite(self, faction: str, they: bool, on_construct: bool) -> str:
        if_played, hero = ("s’il joue" if they else "si vous jouez"), f"Héros {words.FACTIONS[faction][0]}"
        if on_construct:
            when = f"une fois par tour, {if_played} un {hero} ce tour-ci, avant ou après avoir joué cette carte"
            return f"Union{COLON}{when}, "
        return f"Union{COLON}{if_played} un autre {hero} ce tour-ci, avant ou après celui-ci, "

    def when(self, t: Trigger, they: bool, uses: int | None) -> str:
        if t.own and t.event == "banished":
            what = "cette carte est bannie"
        else:
            what = f"{words.HAPPENS[t.event][they]} {'cette carte' if t.own else self.some(t.of, 1, they, t.event)}"
        if t.origin:
            verb = "defeat" if t.event == "defeated" else ""
            what += self.place(t.origin, they, verb, Filter(), 1) if t.origin != (CONSTRUCTS,) else " en jeu"
        that = f"qu’{what}" if what.startswith("il ") else f"que {what}"
        if uses is None:
            if not t.own and t.event == ENTERED and self.includes_itself(t.event, t.of):
                that_too = " (celui-ci compris)" if not self.feminine(t.of, t.event) else " (celle-ci comprise)"
                what, that = what + that_too, that + that_too
            return {
                ONCE: f"une fois par tour, quand {what}",
                FIRST: f"à chaque tour, la première fois {that}",
                ALWAYS: f"quand {what}" if t.own else f"chaque fois {that}",
            }[t.limit]
        if uses:
            next_ = "la prochaine fois" if uses == 1 else f"les {self.number(uses, True)} prochaines fois"
            return f"{next_} {that} ce tour-ci"
        return f"chaque fois {that} plus tard ce tour-ci"

    def at_turn_end(self, they: bool) -> str:
        return f"à la fin de {'son' if they else 'votre'} tour, après avoir pioché une nouvelle main"

    def same_use(self, when: str) -> str:
        return f"{when} (sauf si la capacité précédente a déjà servi ce tour-ci)"

    def lasting(self, rule: Rule, uses: int, they: bool) -> list[str]:
        match rule:
            case Discount(n, of) if uses:
                fem, less = self.feminine(of, ""), f"{resource('runes', n)} de moins"
                you = "qu’il acquiert" if they else "que vous acquérez"
                core = self.core(of, uses, they, "")
                if uses == 1:
                    return [f"{'la prochaine' if fem else 'le prochain'} {core} {you} ce tour-ci coûte {less}"]
                next_ = f"les {self.number(uses, fem)} {'prochaines' if fem else 'prochains'}"
                return [f"{next_} {core} {you} ce tour-ci coûtent {less}"]
            case Discount(n, of):
                cards, you = self.core(of, 2, they, ""), "lui" if they else "vous"
                return [f"ce tour-ci, les {cards} {you} coûtent {resource('runes', n)} de moins"]
            case TreatAs(faction):
                often = "" if not uses else f", {self.number(uses, True)} fois"
                can = "il peut" if they else "vous pouvez"
                return [f"ce tour-ci, {can} {self.treat(faction)}{often}"]
        raise no_words(rule)

    def treat(self, faction: str) -> str:
        return f"considérer tous les Artefacts comme des Artefacts {words.FACTIONS[faction][1]}"

    def rule(self, rule: Rule) -> list[str]:
        match rule:
            case Discount(n, of):
                return [f"les {self.core(of, 2, False, '')} vous coûtent {resource('runes', n)} de moins"]
            case TreatAs(faction):
                return [f"vous pouvez {self.treat(faction)}"]
            case MonstersJoin():
                return [words.JOINED, words.PLAYED_AS]
        raise no_words(rule)

    # ---------------------------------------------------------------- tests

    def quantity(self, of: Filter, n: int, they: bool, where: str, least: bool) -> str:
        if n == 0 and not least:
            none = "aucune" if self.feminine(of, where) else "aucun"
            return f"{none} {'autre ' if of.other else ''}{self.core(of, 1, they, where)}"
        return f"au {'moins' if least else 'plus'} {self.some(of, n, they, where)}"

    def held(self, amount: Any, n: int, they: bool, least: bool) -> str:
        no = n == 0 and not least
        you, have = ("il", "a") if they else ("vous", "avez")
        has = f"{you} n’{have}" if no else f"{you} {have}"
        match amount:
            case Count(where, of) if where == CONSTRUCTS:
                control = f"{'ne ' * no}{'contrôle' if they else 'contrôlez'}"
                return f"{you} {control} {self.quantity(of, n, they, where, least)}"
            case Count(where, of) if where == PLAYED:
                return f"{has} {self.quantity(of, n, they, where, least)} parmi {self.among(where, they)}"
            case Count(where, of):
                pile = f"{'sa' if they else 'votre'} {'main' if where == HAND else 'défausse'}"
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
                too = event == PLAYED_A and n > 0 and self.includes_itself(event, of)
                already = " déjà" if least and n > 0 and not too else ""
                cards = self.some(of, 1, they, event) if n == 1 and least else self.quantity(of, n, they, event, least)
                return f"{has}{already} {pp}{rest} {cards} ce tour-ci{' (celui-ci compris)' if too else ''}"
            case Factions(where):
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

    def behind(self, what: str, they: bool) -> str:
        if they:
            return "un de ses adversaires a plus de cristaux d’Honneur que lui"
        return "un adversaire a plus de cristaux d’Honneur que vous"
