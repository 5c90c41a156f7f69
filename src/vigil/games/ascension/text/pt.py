"""Card texts in Brazilian Portuguese."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import ANY, CostOf, Count, Effect, Filter, Happened
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.text.lexicon import pt as words
from vigil.games.ascension.text.romance import RomanceRenderer
from vigil.games.ascension.text.tree import is_plain_gain
from vigil.text.languages.pt import PortugueseConnectives, contract, join_items, number
from vigil.text.tree_analysis import VerbForm, no_words

FROM = ("acquire", "enter", "recover", "stack", "give")


class Portuguese(PortugueseConnectives, RomanceRenderer):
    labels, facts, players, triggers = words.LABELS, words.FACTS, words.PLAYERS, words.TRIGGERS
    pile_names, pile_cards = words.PILES, words.PILE_CARDS
    verbs = words.VERBS
    once_per_turn = "uma vez por turno, "
    any_number = "quantas vezes quiser por turno, "
    this_turn = "neste turno, "
    up_to = "até "
    and_or = ("e", "ou")
    the_cultist = "o Cultista"
    this_card = "esta carta"
    acquired_card = "a carta adquirida"
    pronouns = ("o", "a")
    random_card = ("uma carta aleatória de sua mão", "uma carta aleatória da própria mão")
    top_card = ("a carta do topo de seu baralho", "a carta do topo de seu baralho")
    paying = ("pagando seu custo", "pagando seus custos")
    not_paying = ("sem pagar seu custo", "sem pagar seus custos")
    all_word, other_word = ("todos os", "todas as"), ("outros ", "outras ")
    all_others = ("todos os outros", "todas as outras")
    including_this = (" (incluindo este)", " (incluindo esta)")
    effect_of = "o efeito de"
    owner = ("ao dono desta carta", "a você")
    steal_from = (
        "de um oponente que tenha o maior número deles",
        "de um de seus oponentes que tenha o maior número deles",
    )
    another_turn = "um turno extra depois deste"
    at_turn_end = ("no fim de seu turno, depois de comprar uma nova mão",) * 2
    same_use = "{} (a menos que a habilidade anterior já tenha sido usada neste turno)"
    behind = (
        "um oponente tiver mais marcadores de Honra que você",
        "um de seus oponentes tiver mais marcadores de Honra que ele",
    )
    own_banished = "esta carta for banida"
    from_play = " de jogo"
    monsters_join = (words.JOINED, words.PLAYED_AS)
    join_items, number, resource = staticmethod(join_items), staticmethod(number), staticmethod(words.resource)

    # -------------------------------------------------------------- amounts

    def per(self, amount: Any, they: bool) -> str:
        each = "ponto do custo dela" if isinstance(amount, CostOf) else self.counted_noun(amount, they, 1)
        return f"para cada {each}"

    def counted_noun(self, amount: Any, they: bool, n: int) -> str:
        you = "" if they else "você "
        match amount:
            case Count(where, of):
                aside, after = self.asides(of, self.place((where,), they, "", of, n))
                return self.other(of, where, n) + self.core(of, n, they, where, aside) + after
            case lang.Factions(where):
                return f"{'facção' if n == 1 else 'facções'} entre {self.among(where, they)}"
            case Happened(event, _) if event == lang.TURN_ENDS:
                return f"{'turno' if n == 1 else 'turnos'} que {you}terminou neste turno"
            case Happened(event, of):
                too = self.self_included(event, of)
                did, _, rest = words.PAST[event]
                cards = self.other(of, event, n) + self.core(of, n, they, event)
                return f"{cards} que {you}{did}{rest} neste turno{too}"
        raise no_words(amount)

    def among(self, where: str, they: bool) -> str:
        you = "" if they else "você "
        return {
            lang.CONSTRUCTS: f"os Construtos que {you}controla",
            lang.HAND: "as cartas em sua mão",
            lang.DISCARD: "as cartas em sua pilha de descartes",
            lang.PLAYED: f"as cartas que {you}jogou neste turno",
        }[where]

    # ---------------------------------------------------------------- nouns

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
            word += f"{aside} cujo custo seja no máximo o número de {self.counted_noun(of.max_cost, they, 2)}"
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
        if zones == [lang.CONSTRUCTS]:
            return f"{those} que {you}controla"
        if zones == [lang.PLAYED]:
            return f" que {you}jogou neste turno"
        if zones == [lang.HAND] and verb == "discard":
            return ""
        word = "de" if verb in FROM else "em"
        beside = f"adjacente{'s' if n > 1 else ''} a esta"
        zone_texts = {
            lang.HAND: f"{word} sua mão",
            lang.DISCARD: f"{word} sua pilha de descartes",
            lang.ROW: contract(word, "a", "linha central"),
            lang.VOID: contract("em", "o", "vazio"),  # never `do vazio`: that is the faction
            lang.ADJACENT: beside if self.fate else f"que estava{'m' if n > 1 else ''} {beside}",
            lang.CONSTRUCTS: f"entre {self.among(lang.CONSTRUCTS, they)}",
            lang.PLAYED: f"entre {self.among(lang.PLAYED, they)}",
            lang.MYSTICS: contract(word, "a", "pilha de Místicos"),
            lang.HEAVIES: contract(word, "a", "pilha de Infantaria Pesada"),
            lang.CULTISTS: contract(word, "o", "lugar do Cultista"),
        }
        if set(zones) == {lang.HAND, lang.DISCARD}:
            zones.remove(lang.DISCARD)
            zone_texts[lang.HAND] += " ou pilha de descartes"
        return " " + join_items([zone_texts[zone] for zone in zones])

    # ---------------------------------------------------------------- verbs

    def destination(self, verb: str, they: bool) -> str:
        return {
            "enter": "em jogo",
            "recover": "em sua mão",
            "stack": "no topo de seu baralho",
            "sink": "no fundo do baralho central",
        }[verb]

    def clitic(self, verb: str, pronoun: str, v: VerbForm) -> str:
        """`coloque-o`, `colocá-lo`, `o coloca`."""
        return {"order": f"coloque-{pronoun}", "bare": f"colocá-l{pronoun}"}.get(v.form, f"{pronoun} coloca")

    def equal_to_cost(self, what: str) -> str:
        return {"runes": "Runas em número", "power": "Poder", "honor": "Honra"}[what] + " igual ao custo dela"

    def only_for(self, of: Filter, n: int, they: bool) -> str:
        can = "que só podem ser gastas" if n != 1 else "que só pode ser gasta"
        return f" {can} para adquirir {self.other(of, '', 2)}{self.core(of, 2, they, '')}"

    def one_of(self, options: Sequence[Effect], v: VerbForm) -> str:
        if v.form in ("order", "bare", "made") or all(map(is_plain_gain, options)):
            return super().one_of(options, v)
        choices = join_items([self.phrase(x, v.bare) for x in options])
        them = f"{words.KINDS[lang.CONSTRUCT][1]} que controla"
        if f"{words.KINDS[lang.CONSTRUCT][0]} que controla" in choices:  # they were already mentioned
            choices = choices.replace(f"todos os {them}", "todos eles")
        return f"{self.verb('choose', v)}: {choices}"

    # ----------------------------------------------------------- statements

    def who_controls(self, who: str, of: Filter, n: int) -> str:
        return f"{who} que controlar {self.quantity(of, n, True, lang.CONSTRUCTS, True)}"

    def unite(self, faction: str, they: bool, on_construct: bool) -> str:
        you, hero = ("ele" if they else "você"), f"Herói {words.FACTIONS[faction][0]}"
        if on_construct:
            return (
                f"União: uma vez por turno, se {you} jogar um {hero} neste turno, antes ou depois de jogar esta carta, "
            )
        return f"União: se {you} jogar outro {hero} neste turno, antes ou depois deste, "

    def happens(self, event: str, they: bool, card: str) -> str:
        return f"{'ele' if they else 'você'} {words.HAPPENS[event].format(card)}"

    def cost_less(self, of: Filter, n: int, they: bool) -> str:
        cards = f"{'as' if self.feminine(of, '') else 'os'} {self.other(of, '', 2)}{self.core(of, 2, they, '')}"
        return f"{cards} custam {self.resource('runes', n)} a menos para {'ele' if they else 'você'}"

    def next_cost_less(self, of: Filter, n: int, uses: int, they: bool) -> str:
        fem, less = self.feminine(of, ""), f"{self.resource('runes', n)} a menos"
        cards = f"{self.core(of, uses, they, '')} que {'ele' if they else 'você'} adquirir neste turno"
        if uses == 1:
            return f"{'a próxima' if fem else 'o próximo'} {cards} custa {less}"
        return f"{'as próximas' if fem else 'os próximos'} {number(uses, fem)} {cards} custam {less}"

    def may_treat(self, faction: str, they: bool) -> str:
        constructs = f"Construtos {words.FACTIONS[faction][1]}"
        return f"{'ele' if they else 'você'} pode tratar todos os Construtos como {constructs}"

    # ---------------------------------------------------------------- tests

    def quantity(self, of: Filter, n: int, they: bool, where: str, least: bool) -> str:
        fem = self.feminine(of, where)
        if n == 0 and not least:
            return f"nenhum{'a' if fem else ''} {self.other(of, where, 1)}{self.core(of, 1, they, where)}"
        if n == 1:
            one = f"{'uma' if fem else 'um'} {self.other(of, where, 1)}{self.core(of, 1, they, where)}"
            return f"{'ao menos' if least else 'no máximo'} {one}"
        return f"{'ao menos' if least else 'no máximo'} {self.some(of, n, they, where)}"

    def amount_test(self, amount: Any, n: int, they: bool, least: bool) -> str:
        you, no = "ele" if they else "você", "não " if n == 0 and not least else ""
        match amount:
            case Count(where, of) if where == lang.CONSTRUCTS:
                return f"{you} {no}controlar {self.quantity(of, n, they, where, least)}"
            case Count(where, of) if where == lang.PLAYED:
                return f"{you} {no}tiver {self.quantity(of, n, they, where, least)} entre {self.among(where, they)}"
            case Count(where, of):
                place = self.place((where,), they, "", of, n)
                return f"{you} {no}tiver {self.quantity(of, n, they, where, least)}{place}"
            case Happened(event, _) if event == lang.TURN_ENDS:
                turns = self.quantity(Filter("hero"), n, they, "", least)
                turns = turns.replace("Heróis", "turnos").replace("Herói", "turno")
                return f"{you} {no}tiver terminado {turns} neste turno"
            case Happened(event, of):
                _, done, rest = words.PAST[event]
                too = self.self_included(event, of) if n > 0 else ""
                already = "já " if least and n > 0 and not too else ""
                cards = self.some(of, 1, they, event) if n == 1 and least else self.quantity(of, n, they, event, least)
                return f"{you} {no}{already}tiver {done}{rest} {cards} neste turno{too}"
            case lang.Factions(where):
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
