"""Brazilian Portuguese card texts of Conflictus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from vigil.effects.language import OPPONENTS, YOU, Amount, Count, Filter, Happened
from vigil.games.conflictus.rules import language as nodes
from vigil.games.conflictus.text.lexicon import pt as words
from vigil.games.conflictus.text.romance import RomanceRenderer
from vigil.games.conflictus.text.tree import (
    CHOSEN,
    OFTEN,
    THIS_ONE,
    NounPhrase,
    Referent,
    usual_kind,
    which,
)
from vigil.text.languages.pt import PortugueseConnectives, contract_article, listed, number
from vigil.text.tree_analysis import VerbForm

OF_OTHERS = {"hand": "nas mãos", "mortis": "nos mortis", "mons": "nos mons"}
ORDINALS = ("", "primeir{} ", "segund{} ", "terceir{} ", "quart{} ")
PLACES = {"hand": "sua mão", "mortis": "seu mortis", "mons": "seu mons", "free": "suas fontes livres"}


class Portuguese(PortugueseConnectives, RomanceRenderer):
    """Brazilian Portuguese texts."""

    lang = "pt"
    at_random = "aleatoriamente"
    words = words
    facts, players, keywords = words.FACTS, words.PLAYERS, words.KEYWORDS
    verbs = words.VERBS
    once_per_round, no_cost = "uma vez por rodada", "sem custo"
    and_word, it_is, a_card = "e", "for", "uma carta"
    you, an_opponent, a_player, that_player = ("você", "ele"), "um oponente", "um jogador", "esse jogador"
    chosen_opponent, chosen_player = ("um oponente", "um de seus oponentes"), "um jogador"
    choose_how_many = ("você escolhe quantas", "ele escolhe quantas")
    top_of_set = NounPhrase(("o guerreiro ativo deste conjunto",))
    attack_phase = "a fase de ataque desta rodada"
    attack_phase_is_skipped = "a fase de ataque desta rodada é pulada"
    cannot: ClassVar = {"attack": "não podem atacar", "block": "não podem impedir"}
    only_during = "somente {}"
    end, as_long_word = "até o final da rodada", "enquanto"
    whenever_words, where_words = ("toda vez que", "quando"), (", em que ", " é ", " e ")
    listed = staticmethod(listed)
    to, on, inside, endings = "a", "em", "em", ("o", "a")

    def number(self, n: int, fem: bool) -> str:
        return number(n, fem)

    def is_plural(self, n: int) -> bool:
        return n != 1

    def wherever(self, what: NounPhrase) -> str:
        return f"onde quer que {'estejam' if what.many else 'esteja'}"

    def faction_of(self, card: nodes.Card) -> str:
        return words.FACTIONS[card.faction].format("a" if words.KINDS[card.kind][2] == "f" else "o")

    def item_owner(self, whose: str, they: bool) -> str:
        return {YOU: " sob seu controle", OPPONENTS: " de um oponente"}.get(whose, "")

    def source_cost(self, n: int, faction: str) -> str:
        kind = {nodes.NEUTRAL: "", "light": " de luz"}.get(faction, " de sombra")
        return f"{n} {'fonte' if n == 1 else 'fontes'}{kind}"

    # ---------------------------------------------------------------- nouns

    def with_preposition(self, word: str, what: str | NounPhrase) -> str:
        """Return a preposition with a card. A card mentioned just before becomes a pronoun: `nele`, `dele`, `a ele`."""
        text = str(what)
        if self.of_a_player or not text.startswith(("aquele ", "aquela ")):
            return contract_article(word, text)
        it = f"el{text[5]}"
        return {"de": f"d{it}", "em": f"n{it}"}.get(word, f"{word} {it}")

    def core(self, of: nodes.Which, n: int, they: bool, where: str, place: str = "") -> str:
        """Return the noun with all conditions of the filter, without an article."""
        many = n != 1
        kind = nodes.SOURCE if where == nodes.FREE and of.kind is None else of.kind
        end = ("a" if words.KINDS[kind][2] == "f" else "o") + "s" * many
        parts = [words.KINDS[kind][many]]
        if of.subclass is not None:
            parts.append(words.SUBCLASSES.get(of.subclass, (of.subclass, of.subclass))[many])
        parts += ["livre" + "s" * many] if where == nodes.FREE else []
        parts += [{"active": f"ativ{end}", "inactive": f"inativ{end}"}[of.state]] if of.state else []
        roles = {"attacking": "atacante" + "s" * many, "blocking": "em impedimento", "blocked": f"impedid{end}"}
        roles["unblocked"] = f"não impedid{end}"
        parts += [roles[of.combat]] if of.combat in roles else []
        factions = {"light": "de luz", "shadow": "de sombra", "neutral": f"neutr{end}"}
        parts += [factions[of.faction]] if of.faction else []
        keyword = [f"com {self.keyword(of.keyword)}"] if of.keyword is not None else []
        parts += [f"com custo {of.max_cost} ou menos"] if isinstance(of.max_cost, int) else []
        parts += [f"com tombo {of.max_mill} ou menos"] if isinstance(of.max_mill, int) else []
        parts += ["com dano"] if of.damaged else []
        parts += [place.strip()] if place else []
        if of.whose != nodes.ANY_PLAYER and where in (nodes.TABLE, ""):
            parts.append(self.controlled(of.whose, many, they))
        parts += keyword  # comes after `que você controla`, which would otherwise refer to the keyword
        parts += [f"capa{'zes' if many else 'z'} de impedir este guerreiro"] if of.combat == nodes.ABLE else []
        limits = [
            f"cujo {what} seja no máximo {self.value(limit, they)}"
            for what, limit in (("custo", of.max_cost), ("tombo", of.max_mill))
            if isinstance(limit, Amount)
        ]
        limits += [f"que {'entraram' if many else 'entrou'} em jogo nesta rodada"] if of.fresh else []
        parts += [" e ".join(limits)] if limits else []
        return " ".join(parts)

    def controlled(self, whose: str, many: bool, they: bool) -> str:
        if whose == YOU:
            return "que controla" if they else "que você controla"
        if many:
            return "que seus oponentes controlam"
        return "que um de seus oponentes controla" if they else "que um oponente controla"

    def other(self, of: nodes.Which, fem: bool, many: bool) -> str:
        return f"outr{'a' if fem else 'o'}{'s' * many} " if of.other else ""

    def some(
        self, of: nodes.Which, n: int, they: bool, where: str = "", up_to: bool = False, place: str = ""
    ) -> NounPhrase:
        gender = self.gender(of, where)
        core, other = self.core(of, n, they, where, place), self.other(of, gender == "f", n != 1)
        count = "" if n == 1 and other and not up_to else f"{self.number(n, gender == 'f')} "
        return NounPhrase((f"{'até ' if up_to else ''}{count}{other}{core}",), n != 1, gender, len(core) < 40)

    def every(self, of: nodes.Which, they: bool, where: str, place: str = "") -> NounPhrase:
        fem = self.gender(of, where) == "f"
        core = self.core(of, 2, they, where, place)
        text = f"{'todas as' if fem else 'todos os'} {self.other(of, fem, True)}{core}"
        return NounPhrase((text,), True, "f" if fem else "m", len(core) < 40)

    def all_such(self, of: nodes.Which) -> NounPhrase:
        fem = self.gender(of) == "f"
        text = f"{'as' if fem else 'os'} {self.other(of, fem, True)}{self.core(of, 2, False, nodes.TABLE)}"
        return NounPhrase((text,), True, "f" if fem else "m")

    def point(self, thing: Referent) -> NounPhrase:
        one, several, gender = words.KINDS[thing.kind]
        noun, end = several if thing.many else one, "a" if gender == "f" else "o"
        if thing.how == CHOSEN:
            many = "s" * thing.many
            place = ORDINALS[min(thing.place, 4)].format(end + many)
            return NounPhrase((f"{end}{many} {place}{noun} escolhid{end}{many}",), thing.many, gender)
        this = ("esta" if end == "a" else "este") if thing.how == THIS_ONE else "aquela" if end == "a" else "aquele"
        return NounPhrase((f"{this} {noun}",), False, gender)

    def controller_of(self, what: NounPhrase) -> str:
        return f"o controlador {self.with_preposition('de', what)}"

    def place(self, zones: Sequence[str], they: bool, verb: str) -> str:
        if list(zones) == [nodes.HAND] and verb == "discard":
            return ""
        if list(zones) == [nodes.TABLE]:
            return "" if verb in ("sacrifice", "keep", "") else " à sua escolha"
        word = "em" if verb in ("keep", "") else "de"
        parts = [f"{word} {PLACES[zone]}" for zone in zones if zone != nodes.TABLE]
        return f" {listed([*parts, *(['na mesa'] if nodes.TABLE in zones else [])])}"

    # -------------------------------------------------------------- amounts

    def counted(self, amount: Any, they: bool, n: int) -> str:
        match amount:
            case Count(where, of):
                full = which(of)
                other = self.other(full, self.gender(full, where) == "f", n != 1)
                return other + self.core(full, n, they, where, self.lying(where, full, they))
            case nodes.InSet(what):
                return f"{words.IN_SET[what][n != 1]} {contract_article('em', self.the_set(amount, they))}"
            case nodes.CountersOn(name):
                return f"{self.a_counter(name, n != 1)} {contract_article('em', str(self.this()))}"
            case Happened(event, of):
                full = which(of, usual_kind(event))
                what = self.core(full, n, they, "") if event != "damaged" else str(self.some(full, 1, they))
                text = words.HAPPENED[event][0]
                if n != 1:
                    for one, several in words.SEVERAL.items():
                        text = text.replace(one, several)
                return text.format(what=what, you="" if they else "você ")
        return f"ponto{'s' * (n != 1)} {contract_article('de', self.value(amount, they))}"

    def lying(self, where: str, of: nodes.Which, they: bool) -> str:
        if where == nodes.TABLE:
            return " na mesa" if of.whose == nodes.ANY_PLAYER else ""
        if of.whose == OPPONENTS:
            return " que seus oponentes têm" if where == nodes.FREE else f" {OF_OTHERS[where]} de seus oponentes"
        return (" que tem" if they else " que você tem") if where == nodes.FREE else f" em {PLACES[where]}"

    # ---------------------------------------------------------------- verbs

    def have(self, subject: str, text: str, v: VerbForm) -> str:
        return f"{self.verb('have', v)} com que {subject} {text}"

    def clitic(self, verb: str, what: NounPhrase, v: VerbForm) -> str:
        """Return a verb with a pronoun: `coloque-a`, `colocá-la`, `a coloca`."""
        forms = words.CLITICS[verb]
        form = forms[{"order": 0, "bare": 1, "made": 3}.get(v.form, 2)]
        return form.format("a" if what.gender == "f" else "o")

    def search(self, sought: NounPhrase, shown: bool, to: str, v: VerbForm) -> str:
        head = f"{self.verb('search', v)} em seu mons {sought}"
        reveal = f", {self.clitic('reveal', sought, v)}" if shown else ""
        shuffle = f"{self.verb('shuffle', v)} seu mons"
        put = self.clitic("put", sought, v)
        if to == nodes.MONS:
            return f"{head}{reveal}, {shuffle} e {put} no topo"
        ends = {nodes.HAND: "em sua mão", nodes.TABLE: "em jogo", nodes.FREE: "entre suas fontes livres"}
        return f"{head}{reveal}, {put} {ends[to]} e {shuffle}"

    def gains(self, who: NounPhrase, change: str, keywords: Sequence[str], until: bool) -> str:
        gain, have = ("ganham", "têm") if who.many else ("ganha", "tem")
        if until:
            return f"{who} {gain} {self.listing([*([change] if change else []), *keywords])} {self.end}"
        parts = [f"{gain} {change}"] if change else []
        parts += [f"{have} {self.listing(keywords)}"] if keywords else []
        return f"{who} {' e '.join(parts)}"

    def must_block(self, who: NounPhrase, whom: NounPhrase, v: VerbForm) -> str:
        if v.form == "order":
            must, can = ("devem", "puderem") if who.many else ("deve", "puder")
            return f"{who} {must} impedir {whom} neste combate, se {can}"
        return f"{self.verb('oblige', v)} {who} a impedir {whom} neste combate, se possível"

    def done(self, verb: str, what: NounPhrase, place: str, zones: Sequence[str], of: Filter, v: VerbForm) -> str:
        text = f"{self.verb(verb, v)} {what}"
        if verb == "return":
            if nodes.TABLE in zones or not zones:
                return f"{text} {'às mãos de seus donos' if what.many else 'à mão de seu dono'}"
            return f"{text} à sua mão"
        if verb == "put":
            return f"{self.verb(verb, v)} {'entre suas fontes livres' if of.kind == nodes.SOURCE else 'em jogo'} {what}"
        if verb == "remove":
            return f"{self.verb(verb, v)} do jogo {what}"
        return f"{self.verb(verb, v)} do combate {what}" if verb == "withdraw" else text

    # ----------------------------------------------------------- statements

    def at_round(self, begins: bool, whose: str, they: bool) -> str:
        your = {YOU: "sua rodada", OPPONENTS: "a rodada de cada oponente"}.get(whose, "cada rodada")
        return f"no {'início' if begins else 'final'} {contract_article('de', your)}"

    def ruled(self, x: Any, they: bool) -> str:
        match x:
            case nodes.Forbid(action, of) if which(of).fresh and which(of).whose == OPPONENTS:
                warriors = self.all_such(replace(which(of, nodes.WARRIOR), fresh=False, whose=nodes.ANY_PLAYER))
                theirs = NounPhrase((f"{warriors} dos seus oponentes",), True, warriors.gender)
                return f"{theirs} {self.cannot[action]} na rodada em que entram em jogo"
        return super().ruled(x, they)

    def cheaper(self, of: nodes.Which, n: int, they: bool) -> str:
        fem = self.gender(of) == "f"
        cards = f"{'as' if fem else 'os'} {self.other(of, fem, True)}{self.core(of, 2, they, nodes.HAND)}"
        return f"{cards} custam {n} {'fonte' if n == 1 else 'fontes'} a menos para {'ele' if they else 'você'}"

    # ---------------------------------------------------------------- tests

    def held(self, amount: Any, n: int, they: bool, least: bool) -> str:
        no = "não " if n == 0 and not least else ""
        k = 1 if no else n  # singular, as in `nenhuma carta`
        match amount:
            case Count(where, of):
                return self.there(which(of), where, n, they, least)
            case nodes.InSet() | nodes.CountersOn():
                fem = isinstance(amount, nodes.InSet) and words.IN_SET[amount.what][2] == "f"
                return f"{no}houver {self.quantity(self.counted(amount, they, k), fem, n, least)}"
            case Happened(event, of):
                full = which(of, usual_kind(event))
                if event in OFTEN or event.startswith("round"):
                    what = self.quantity("vez" if k == 1 else "vezes", True, n, least)
                elif event == "draws":
                    what = self.quantity("carta" if k == 1 else "cartas", True, n, least)
                else:
                    what = self.quantity(self.core(full, k, they, ""), self.gender(full) == "f", n, least)
                doer = f"{'ele' if they else 'você'}{' não' if no else ''}"
                have = f"{no}{'tiverem' if n > 1 else 'tiver'}"
                text = words.HAPPENED[event][1].format(what=what, doer=doer, tiver=have)
                return f"{text} nesta rodada"
        return f"{self.value(amount, they)} for {n} ou {'mais' if least else 'menos'}"

    def there(self, of: nodes.Which, where: str, n: int, they: bool, least: bool) -> str:
        no, you = "não " if n == 0 and not least else "", "ele" if they else "você"
        fem = self.gender(of, where) == "f"
        bare = replace(of, whose=nodes.ANY_PLAYER)
        k = 1 if no else n
        what = self.quantity(self.other(of, fem, k != 1) + self.core(bare, k, they, where), fem, n, least)
        if where != nodes.TABLE and of.whose == OPPONENTS:
            if where == nodes.FREE:
                return f"seus oponentes {no}tiverem {what}"
            return f"{no}houver {what}{self.lying(where, of, they)}"
        if where != nodes.TABLE:
            return f"{you} {no}tiver {what}" + ("" if where == nodes.FREE else f" em {PLACES[where]}")
        if of.whose == YOU:
            return f"{you} {no}controlar {what}"
        return f"seus oponentes {no}controlarem {what}" if of.whose == OPPONENTS else f"{no}houver {what} na mesa"
