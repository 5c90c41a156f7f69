"""Brazilian Portuguese card texts of Conflictus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from vigil.effects.language import OPPONENTS, YOU, Amount, Filter
from vigil.games.conflictus.rules import language as nodes
from vigil.games.conflictus.text.lexicon import pt as words
from vigil.games.conflictus.text.romance import RomanceRenderer
from vigil.games.conflictus.text.tree import CHOSEN, THIS_ONE, NounPhrase, Referent, which
from vigil.text.languages.pt import PortugueseConnectives, contract_article, join_items, number
from vigil.text.tree_analysis import VerbForm

ORDINALS = ("", "primeir{} ", "segund{} ", "terceir{} ", "quart{} ")
PLACES = {"hand": "sua mão", "mortis": "seu mortis", "mons": "seu mons", "free": "suas fontes livres"}


class Portuguese(PortugueseConnectives, RomanceRenderer):
    """Brazilian Portuguese texts."""

    lang = "pt"
    at_random = "aleatoriamente"
    words = words
    facts, players, keywords = words.FACTS, words.PLAYERS, words.KEYWORDS
    verbs = words.VERBS
    once_per_turn, no_cost = "uma vez por rodada", "sem custo"
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
    join_items = staticmethod(join_items)
    to, on, inside, endings = "a", "em", "em", ("o", "a")
    other_is_article = True

    def number(self, n: int, fem: bool) -> str:
        return number(n, fem)

    def is_plural(self, n: int) -> bool:
        return n != 1

    def wherever(self, what: NounPhrase) -> str:
        return f"onde quer que {'estejam' if what.many else 'esteja'}"

    def item_owner(self, whose: str, they: bool) -> str:
        return {YOU: " sob seu controle", OPPONENTS: " de um oponente"}.get(whose, "")

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
            parts.append(self.control_clause(of.whose, many, they))
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

    def control_clause(self, whose: str, many: bool, they: bool) -> str:
        if whose == YOU:
            return "que controla" if they else "que você controla"
        if many:
            return "que seus oponentes controlam"
        return "que um de seus oponentes controla" if they else "que um oponente controla"

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

    def your(self, zone: str, they: bool) -> str:
        return PLACES[zone]

    # -------------------------------------------------------------- amounts

    def done_this_turn(self, event: str, of: nodes.Which, n: int, they: bool) -> str:
        what = self.core(of, n, they, "") if event != "damaged" else str(self.some(of, 1, they))
        text = words.HAPPENED[event][0]
        if n != 1:
            for one, several in words.SEVERAL.items():
                text = text.replace(one, several)
        return text.format(what=what, you="" if they else "você ")

    def was_done(self, event: str, of: nodes.Which, what: str, n: int, they: bool, least: bool) -> str:
        no = "não " if n == 0 and not least else ""
        doer, have = f"{'ele' if they else 'você'} {no}".rstrip(), f"{no}{'tiverem' if n > 1 else 'tiver'}"
        return f"{words.HAPPENED[event][1].format(what=what, doer=doer, tiver=have)} nesta rodada"

    # ---------------------------------------------------------------- verbs

    def have(self, subject: str, text: str, v: VerbForm) -> str:
        return f"{self.verb('have', v)} com que {subject} {text}"

    def with_pronoun(self, verb: str, what: NounPhrase, v: VerbForm) -> str:
        """Return a verb with a pronoun: `coloque-a`, `colocá-la`, `a coloca`."""
        forms = words.CLITICS[verb]
        form = forms[{"order": 0, "bare": 1, "made": 3}.get(v.form, 2)]
        return form.format("a" if what.gender == "f" else "o")

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

    def done(self, verb: str, what: NounPhrase, zones: Sequence[str], of: Filter, v: VerbForm) -> str:
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

    def at_turn(self, begins: bool, whose: str, they: bool) -> str:
        your = {YOU: "sua rodada", OPPONENTS: "a rodada de cada oponente"}.get(whose, "cada rodada")
        return f"no {'início' if begins else 'final'} {contract_article('de', your)}"

    def ruled(self, x: Any, they: bool) -> str:
        match x:
            case nodes.Forbid(action, of) if which(of).fresh and which(of).whose == OPPONENTS:
                warriors = self.all_such(replace(which(of, nodes.WARRIOR), fresh=False, whose=nodes.ANY_PLAYER))
                theirs = NounPhrase((f"{warriors} dos seus oponentes",), True, warriors.gender)
                return f"{theirs} {self.cannot[action]} na rodada em que entram em jogo"
        return super().ruled(x, they)
