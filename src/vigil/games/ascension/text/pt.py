"""Portuguese, as it is spoken in Brazil."""

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
    Effect,
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
    CONSTRUCT,
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
    TURN_ENDS,
    VOID,
    Discount,
    Factions,
    Gain,
    MonstersJoin,
    TreatAs,
)
from vigil.games.ascension.text.grammar import AscensionRenderer
from vigil.games.ascension.text.lexicon import pt as words
from vigil.games.ascension.text.lexicon.pt import resource
from vigil.games.ascension.text.tree import PILES, is_plain_gain
from vigil.text.languages.pt import PortugueseConnectives, contract, listed, number
from vigil.text.tree_analysis import VerbForm, no_words

FROM = ("acquire", "enter", "recover", "stack", "give")


class Portuguese(PortugueseConnectives, AscensionRenderer):
    labels, facts, players = words.LABELS, words.FACTS, words.PLAYERS
    verbs = words.VERBS
    once_per_turn = "uma vez por turno, "
    any_number = "quantas vezes quiser por turno, "

    # -------------------------------------------------------------- amounts

    def per(self, amount: Any, they: bool) -> str:
        each = "ponto do custo dela" if isinstance(amount, CostOf) else self.counted(amount, they, 1)
        return f"para cada {each}"

    def counted(self, amount: Any, they: bool, n: int) -> str:
        you = "" if they else "você "
        match amount:
            case Count(where, of):
                aside, after = self.asides(of, self.place((where,), they, "", of, n))
                return self.other(of, where, n) + self.core(of, n, they, where, aside) + after
            case Factions(where):
                return f"{'facção' if n == 1 else 'facções'} entre {self.among(where, they)}"
            case Happened(event, _) if event == TURN_ENDS:
                return f"{'turno' if n == 1 else 'turnos'} que {you}terminou neste turno"
            case Happened(event, of):
                this = "esta" if self.feminine(of, event) else "este"
                too = f" (incluindo {this})" if event == PLAYED_A and self.includes_itself(event, of) else ""
                did, _, rest = words.PAST[event]
                cards = self.other(of, event, n) + self.core(of, n, they, event)
                return f"{cards} que {you}{did}{rest} neste turno{too}"
        raise no_words(amount)

    def among(self, where: str, they: bool) -> str:
        you = "" if they else "você "
        return {
            CONSTRUCTS: f"os Construtos que {you}controla",
            HAND: "as cartas em sua mão",
            DISCARD: "as cartas em sua pilha de descartes",
            PLAYED: f"as cartas que {you}jogou neste turno",
        }[where]

    # ---------------------------------------------------------------- nouns

    def feminine(self, of: Filter, where: str) -> bool:
        return self.kind(of, where) is None

    def other(self, of: Filter, where: str, n: int) -> str:
        return f"outr{'a' if self.feminine(of, where) else 'o'}{'s' if n != 1 else ''} " if of.other else ""

    def core(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        kind = self.kind(of, where)
        word = words.KINDS[kind][n != 1]
        if of.faction:
            word += f" {words.FACTIONS[of.faction][(n != 1) + 2 * (kind is None)]}"
        if isinstance(of.max_cost, int):
            word += f" com custo {of.max_cost} ou menos{aside}"
        elif isinstance(of.max_cost, CostOf):
            word += f"{aside} cujo custo não seja maior que o daquela carta"
        elif of.max_cost is not None:
            word += f"{aside} cujo custo seja no máximo o número de {self.counted(of.max_cost, they, 2)}"
        else:
            word += aside
        return f"{word} de maior custo" if of.highest else word

    def some(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        core, other = self.core(of, n, they, where, aside), self.other(of, where, n)
        return f"{other}{core}" if n == 1 and other else f"{number(n, self.feminine(of, where))} {other}{core}"

    def place(self, where: Sequence[str], they: bool, verb: str, of: Filter, n: int) -> str:
        you = "" if they else "você "
        zones = list(dict.fromkeys(where))
        those = " entre os" if of.highest else ""
        if zones == [CONSTRUCTS]:
            return f"{those} que {you}controla"
        if zones == [PLAYED]:
            return f" que {you}jogou neste turno"
        if zones == [HAND] and verb == "discard":
            return ""
        word = "de" if verb in FROM else "em"
        beside = f"adjacente{'s' if n > 1 else ''} a esta"
        said = {
            HAND: f"{word} sua mão",
            DISCARD: f"{word} sua pilha de descartes",
            ROW: contract(word, "a", "linha central"),
            VOID: contract("em", "o", "vazio"),  # never `do vazio`: that is the faction
            ADJACENT: beside if self.fate else f"que estava{'m' if n > 1 else ''} {beside}",
            CONSTRUCTS: f"entre {self.among(CONSTRUCTS, they)}",
            PLAYED: f"entre {self.among(PLAYED, they)}",
            MYSTICS: contract(word, "a", "pilha de Místicos"),
            HEAVIES: contract(word, "a", "pilha de Infantaria Pesada"),
            CULTISTS: contract(word, "o", "lugar do Cultista"),
        }
        if set(zones) == {HAND, DISCARD}:
            zones.remove(DISCARD)
            said[HAND] += " ou pilha de descartes"
        return " " + listed([said[zone] for zone in zones])

    def the_cultist(self) -> str:
        return "o Cultista"

    def from_piles(self, zones: Sequence[str]) -> str:
        return listed([("um " if zone == MYSTICS else "uma ") + words.PILES[zone] for zone in zones])

    def chosen(self, of: Filter, n: int, they: bool, where: str, zones: Sequence[str], verb: str, up_to: bool) -> str:
        upto = "até " if up_to else ""
        if any(zone in PILES for zone in zones):
            return upto + self.some(of, n, they, where, f" ({listed([words.PILES[zone] for zone in zones])})")
        aside, after = self.asides(of, self.place(zones, they, verb, of, n))
        return upto + self.some(of, n, they, where, aside) + after

    def objects(self, do: Do, they: bool, n: Any, up_to: bool) -> str:
        match do.cards:
            case Pick() as pick:
                return self.picked(pick, they, do.verb, n, up_to)
            case All(where, of) if where == self.kept and of == ANY:
                return "todas as outras" if self.feminine(of, where) else "todos os outros"
            case All(where, of):
                fem = self.feminine(of, where)
                other = ("outras " if fem else "outros ") if self.bound or of.other else ""
                aside, after = self.asides(of, self.place((where,), they, do.verb, of, 2))
                return f"{'todas as' if fem else 'todos os'} {other}{self.core(of, 2, they, where, aside)}{after}"
            case AtRandom():
                return f"uma carta aleatória {'da própria' if they else 'de sua'} mão"
            case Top():
                return "a carta do topo de seu baralho"
            case It() | This():
                return "esta carta"
        raise no_words(do.cards)

    # ---------------------------------------------------------------- verbs

    def act(self, do: Do, v: VerbForm, n: Any = 1, up_to: bool = False) -> str:
        ends = {
            "enter": "em jogo",
            "recover": "em sua mão",
            "stack": "no topo de seu baralho",
            "sink": "no fundo do baralho central",
        }
        if isinstance(do.cards, It):
            it = self.clitic("a" if self.spoken is None else "o", v)
            return f"{it if self.it is None else self.verb('put', v) + ' ' + self.it} {ends[do.verb]}"
        what = self.objects(do, v.third_person, n, up_to)
        if isinstance(do.cards, Top):
            return f"{self.verb('reveal', v)} {what} e {self.clitic('a', v)} {ends['recover']}"
        if do.verb in ends:
            return f"{self.verb('put', v)} {ends[do.verb]} {what}"
        if do.verb == "copy":
            return f"{self.verb('copy', v)} o efeito de {what}"
        if do.verb == "give":
            return f"{self.verb('give', v)} {'a você' if v.third_person else 'ao dono desta carta'} {what}"
        if do.verb not in ("acquire", "defeat", "take"):
            return f"{self.verb(do.verb, v)} {what}"
        cost = "seus custos" if isinstance(n, int) and n > 1 else "seu custo"
        said = self.paid(do, self.verb(do.verb, v), what, f"sem pagar {cost}", f"pagando {cost}")
        if do.to is None:
            return said
        to = {DECK: ends["stack"], HAND: ends["recover"], BOTTOM: ends["sink"]}
        return f"{said}{'' if do.free else ','} e {self.put_away(do, v)} {to[do.to]}"

    def put_away(self, do: Do, v: VerbForm) -> str:
        """`coloque-o`: the pronoun agrees with what was acquired."""
        zones = set(do.cards.where) if isinstance(do.cards, Pick) else set()
        if zones == {MYSTICS, HEAVIES}:
            return f"{self.verb('put', v)} a carta adquirida"
        of = do.cards.of if isinstance(do.cards, Pick) else ANY
        fem = self.feminine(of, "defeated" if do.verb == "defeat" else "") and zones != {MYSTICS}
        return self.clitic("a" if fem or zones == {HEAVIES} else "o", v)

    def clitic(self, pronoun: str, v: VerbForm) -> str:
        """To put it: `coloque-o`, `colocá-lo`, `o coloca`."""
        return {"order": f"coloque-{pronoun}", "bare": f"colocá-l{pronoun}"}.get(v.form, f"{pronoun} coloca")

    def draw(self, n: Any, v: VerbForm) -> str:
        cards = (
            self.some(ANY, n, v.third_person, "") if isinstance(n, int) else f"uma carta {self.per(n, v.third_person)}"
        )
        return f"{self.verb('draw', v)} {cards}"

    def gain(self, gains: Sequence[Gain], v: VerbForm, either: bool = False) -> str:
        said = []
        for gain in gains:
            many = not isinstance(gain.n, int) or gain.n != 1
            if isinstance(gain.n, int):
                one = resource(gain.what, gain.n)
            elif isinstance(gain.n, CostOf):
                one = {"runes": "Runas em número", "power": "Poder", "honor": "Honra"}[gain.what]
                one += " igual ao custo dela"
            else:
                one, many = f"{resource(gain.what, 1)} {self.per(gain.n, v.third_person)}", False
            if gain.only is not None:
                can = "que só podem ser gastas" if many else "que só pode ser gasta"
                per = "" if isinstance(gain.n, (int, CostOf)) else f", {self.per(gain.n, v.third_person)},"
                one = one if not per else resource(gain.what, 1)
                cards = f"{self.other(gain.only, '', 2)}{self.core(gain.only, 2, v.third_person, '')}"
                return f"{self.verb('gain', v)}{per} {one} {can} para adquirir {cards}"
            said.append(one)
        return f"{self.verb('gain', v)} {listed(said, 'ou' if either else 'e')}"

    def spend(self, what: str, n: int, v: VerbForm) -> str:
        return f"{self.verb('pay', v)} {resource(what, n)}"

    def steal(self, n: int, v: VerbForm) -> str:
        tokens = f"{n} {'marcador' if n == 1 else 'marcadores'} de Honra"
        who = "um de seus oponentes" if v.third_person else "um oponente"
        return f"{self.verb('seize', v)} {tokens} de {who} que tenha o maior número deles"

    def extra_turn(self, v: VerbForm) -> str:
        return f"{self.verb('play', v)} um turno extra depois deste"

    def one_of(self, options: Sequence[Effect], v: VerbForm) -> str:
        if v.form in ("order", "bare", "made") or all(map(is_plain_gain, options)):
            return super().one_of(options, v)
        said = listed([self.phrase(x, v.bare) for x in options])
        them = f"{words.KINDS[CONSTRUCT][1]} que controla"
        if f"{words.KINDS[CONSTRUCT][0]} que controla" in said:  # they were spoken of
            said = said.replace(f"todos os {them}", "todos eles")
        return f"{self.verb('choose', v)}: {said}"

    # ----------------------------------------------------------- statements

    def who_controls(self, who: str, of: Filter, n: int) -> str:
        return f"{who} que controlar {self.quantity(of, n, True, CONSTRUCTS, True)}"

    def unite(self, faction: str, they: bool, on_construct: bool) -> str:
        you, hero = ("ele" if they else "você"), f"Herói {words.FACTIONS[faction][0]}"
        if on_construct:
            return (
                f"União: uma vez por turno, se {you} jogar um {hero} neste turno, antes ou depois de jogar esta carta, "
            )
        return f"União: se {you} jogar outro {hero} neste turno, antes ou depois deste, "

    def when(self, t: Trigger, they: bool, uses: int | None) -> str:
        thing = "esta carta" if t.own else self.some(t.of, 1, they, t.event)
        what = f"{'ele' if they else 'você'} {words.HAPPENS[t.event].format(thing)}"
        if t.own and t.event == "banished":
            what = "esta carta for banida"
        if t.origin:
            origin = self.place(t.origin, they, "defeat" if t.event == "defeated" else "give", ANY, 1)
            what += " de jogo" if t.origin == (CONSTRUCTS,) else origin
        if uses is None:
            if not t.own and t.event == ENTERED and self.includes_itself(t.event, t.of):
                what += " (incluindo esta)" if self.feminine(t.of, t.event) else " (incluindo este)"
            return {
                ONCE: f"uma vez por turno, quando {what}",
                FIRST: f"na primeira vez em cada turno que {what}",
                ALWAYS: f"quando {what}" if t.own else f"sempre que {what}",
            }[t.limit]
        if uses:
            next_ = "na próxima vez" if uses == 1 else f"nas próximas {number(uses, True)} vezes"
            return f"{next_} que {what} neste turno"
        return f"sempre que {what} mais tarde neste turno"

    def at_turn_end(self, they: bool) -> str:
        return "no fim de seu turno, depois de comprar uma nova mão"

    def same_use(self, when: str) -> str:
        return f"{when} (a menos que a habilidade anterior já tenha sido usada neste turno)"

    def lasting(self, rule: Rule, uses: int, they: bool) -> list[str]:
        you = "ele" if they else "você"
        match rule:
            case Discount(n, of) if uses:
                fem, less = self.feminine(of, ""), f"{resource('runes', n)} a menos"
                core = self.core(of, uses, they, "")
                if uses == 1:
                    return [f"{'a próxima' if fem else 'o próximo'} {core} que {you} adquirir neste turno custa {less}"]
                next_ = f"{'as próximas' if fem else 'os próximos'} {number(uses, fem)}"
                return [f"{next_} {core} que {you} adquirir neste turno custam {less}"]
            case Discount(n, of):
                return [f"neste turno, {self.every(of, they)} custam {resource('runes', n)} a menos para {you}"]
            case TreatAs(faction):
                often = "" if not uses else f", {number(uses, True)} {'vez' if uses == 1 else 'vezes'}"
                return [f"neste turno, {you} pode {self.treat(faction)}{often}"]
        raise no_words(rule)

    def every(self, of: Filter, they: bool) -> str:
        return f"{'as' if self.feminine(of, '') else 'os'} {self.other(of, '', 2)}{self.core(of, 2, they, '')}"

    def treat(self, faction: str) -> str:
        return f"tratar todos os Construtos como Construtos {words.FACTIONS[faction][1]}"

    def rule(self, rule: Rule) -> list[str]:
        match rule:
            case Discount(n, of):
                return [f"{self.every(of, False)} custam {resource('runes', n)} a menos para você"]
            case TreatAs(faction):
                return [f"você pode {self.treat(faction)}"]
            case MonstersJoin():
                return [words.JOINED, words.PLAYED_AS]
        raise no_words(rule)

    # ---------------------------------------------------------------- tests

    def quantity(self, of: Filter, n: int, they: bool, where: str, least: bool) -> str:
        fem = self.feminine(of, where)
        if n == 0 and not least:
            return f"nenhum{'a' if fem else ''} {self.other(of, where, 1)}{self.core(of, 1, they, where)}"
        if n == 1:
            one = f"{'uma' if fem else 'um'} {self.other(of, where, 1)}{self.core(of, 1, they, where)}"
            return f"{'ao menos' if least else 'no máximo'} {one}"
        return f"{'ao menos' if least else 'no máximo'} {self.some(of, n, they, where)}"

    def held(self, amount: Any, n: int, they: bool, least: bool) -> str:
        you, no = "ele" if they else "você", "não " if n == 0 and not least else ""
        match amount:
            case Count(where, of) if where == CONSTRUCTS:
                return f"{you} {no}controlar {self.quantity(of, n, they, where, least)}"
            case Count(where, of) if where == PLAYED:
                return f"{you} {no}tiver {self.quantity(of, n, they, where, least)} entre {self.among(where, they)}"
            case Count(where, of):
                place = self.place((where,), they, "", of, n)
                return f"{you} {no}tiver {self.quantity(of, n, they, where, least)}{place}"
            case Happened(event, _) if event == TURN_ENDS:
                turns = self.quantity(Filter("hero"), n, they, "", least)
                turns = turns.replace("Heróis", "turnos").replace("Herói", "turno")
                return f"{you} {no}tiver terminado {turns} neste turno"
            case Happened(event, of):
                _, done, rest = words.PAST[event]
                too = event == PLAYED_A and n > 0 and self.includes_itself(event, of)
                already = "já " if least and n > 0 and not too else ""
                cards = self.some(of, 1, they, event) if n == 1 and least else self.quantity(of, n, they, event, least)
                that_too = " (incluindo este)" if too else ""
                return f"{you} {no}{already}tiver {done}{rest} {cards} neste turno{that_too}"
            case Factions(where):
                factions = (
                    self.quantity(ANY, n, they, "", least).replace("carta", "facção").replace("facçãos", "facções")
                )
                return f"{no}houver {factions} entre {self.among(where, they)}"
            case CostOf():
                return f"o custo dela for {n} ou {'mais' if least else 'menos'}"
        raise no_words(amount)

    def neither(self, a: str, b: str, they: bool) -> str:
        first, second = (words.PAST[event][1] + words.PAST[event][2] for event in (a, b))
        return f"{'ele' if they else 'você'} não tiver {first} nem {second} nenhuma carta neste turno"

    def is_a(self, of: Filter) -> str:
        return f"for {self.noun(of)}"

    def behind(self, what: str, they: bool) -> str:
        if they:
            return "um de seus oponentes tiver mais marcadores de Honra que ele"
        return "um oponente tiver mais marcadores de Honra que você"
