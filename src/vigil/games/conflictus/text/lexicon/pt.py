"""The Portuguese words of Conflictus, the language of the original game."""

from __future__ import annotations

from vigil.effects.language import EVERYONE, OPPONENTS
from vigil.games.conflictus.rules.language import ABILITY, AMULET, EQUIPMENT, FIXED, RELIC, SOURCE, WARRIOR
from vigil.games.conflictus.text.tree import ITEM, PLAYER
from vigil.text.languages import pt as common

# one, several, gender
KINDS: dict[str | None, tuple[str, str, str]] = {
    None: ("carta", "cartas", "f"),
    SOURCE: ("fonte", "fontes", "f"),
    WARRIOR: ("guerreiro", "guerreiros", "m"),
    AMULET: ("amuleto", "amuletos", "m"),
    RELIC: ("relíquia", "relíquias", "f"),
    EQUIPMENT: ("equipamento", "equipamentos", "m"),
    FIXED: ("carta fixa", "cartas fixas", "f"),
    ABILITY: ("habilidade", "habilidades", "f"),
    PLAYER: ("jogador", "jogadores", "m"),
    ITEM: ("carta ou habilidade", "cartas ou habilidades", "f"),
}
FACTIONS = {"light": "Luz", "shadow": "Sombra", "neutral": "Neutr{}"}  # {} agrees with the class
# one, several
SUBCLASSES = {
    "mage": ("mago", "magos"),
    "soldier": ("soldado", "soldados"),
    "avatar": ("avatar", "avatares"),
    "spirit": ("espírito", "espíritos"),
    "beast": ("fera", "feras"),
    "assassin": ("assassino", "assassinos"),
}
KEYWORDS = {
    "accumulate": "Acumular",
    "seek": "Buscar",
    "guardian": "Defensor",
    "challenge": "Desafiar",
    "vanish": "Desaparecer {n}",
    "evolve_light": "Evoluir {n} luz",
    "evolve_shadow": "Evoluir {n} sombra",
    "might": "Força",
    "immolate": "Imolar",
    "untouchable": "Inatingível",
    "intimidate": "Intimidar",
    "isolated": "Isolado",
    "energy": "Manipulador de energia",
    "matter": "Manipulador de matéria",
    "recover": "Recupera {n}",
    "reduction": "Redução",
    "resilience": "Resiliência",
    "leap": "Saltar",
    "surprise": "Surpresa",
    "mill": "Tomba {n}",
    "unite_defense": "Unir defesa",
    "unite_strength": "Unir força",
    "victimize": "Vitimar",
}
STATS = {"attack": "o ataque", "defense": "a defesa", "mill": "o tombo"}
COUNTERS = {"vanish": "de sumiço", "reduction": "de redução", "growth": "+1/+1/+1", "charge": "de carga"}
PHASES = {
    "maintenance": "na manutenção",
    "main": "na fase principal",
    "attack": "na fase de ataque",
    "block": "na fase de impedimento",
    "sacrifice": "na fase de sacrifício",
}
# one, several, gender
IN_SET = {
    "inactive": ("guerreiro inativo", "guerreiros inativos", "m"),
    "warriors": ("guerreiro", "guerreiros", "m"),
    "sources": ("fonte", "fontes", "f"),
    "light": ("fonte de luz", "fontes de luz", "f"),
    "shadow": ("fonte de sombra", "fontes de sombra", "f"),
    "equipment": ("equipamento", "equipamentos", "m"),
}
# parts of the phrases in text/romance.py
OPPONENT = ("oponente", "oponentes")
EACH_OF, EACH_OF_UP_TO = "cada um de", "cada um de até"
COUNTER = ("marcador", "marcadores")
TOKEN = ("ficha", "fichas", "f")
DAMAGE = ("de dano", "de dano")
DAMAGE_EQUAL = "dano igual"
SOME, UP_TO, NONE = "", "até ", ("nenhum", "nenhuma")
AT_LEAST, AT_MOST, FOR_EACH = "ao menos", "no máximo", "para cada"
EQUAL, IN_NUMBER, NUMBER, NUMBER_OF_CARDS = "igual", "em número", "o número", "um número de cartas"
COST, THIS_SET, THE_SET = "o custo", "este conjunto", "o conjunto"
OTHER = {"m": ("outro", "outros"), "f": ("outra", "outras")}
ALL, THE = {"m": "todos os", "f": "todas as"}, {"m": "os", "f": "as"}
OF_FACTION = {"light": "de luz", "shadow": "de sombra"}
POINT, TIMES = ("ponto", "pontos"), ("vez", "vezes")
ON_TABLE, ON_TOP, INTO_PLAY, AMONG = "na mesa", "no topo", "em jogo", "entre"
IS_AT_LEAST = ("for {} ou menos", "for {} ou mais")
# for the reader, for another player
OF_CHOICE, THAT_YOU_HAVE = ("à sua escolha", "à sua escolha"), ("que você tem", "que tem")
THEIR_OPPONENTS = ("seus oponentes", "seus oponentes")
THEIRS = {"free": "que {} têm", "hand": "nas mãos de {}", "mortis": "nos mortis de {}", "mons": "nos mons de {}"}
CHEAPER = ("{cards} custam {sources} a menos para você", "{cards} custam {sources} a menos para ele")
# a player, then that player's opponents; {} is a negation
HAVE = (("você {}tiver", "ele {}tiver"), ("seus oponentes {}tiverem", "seus oponentes {}tiverem"))
CONTROL = (("você {}controlar", "ele {}controlar"), ("seus oponentes {}controlarem", "seus oponentes {}controlarem"))
THERE_IS, NOT_THERE, NOT_CONTROLLED = "{}houver", "não ", "não "
FROM_THE_GAME, AT_END_OF_TURN = "do jogo", "no final da rodada"
PLAYERS = {EVERYONE: "cada jogador", OPPONENTS: "cada oponente", f"their {OPPONENTS}": "cada um de seus oponentes"}
# imperative, infinitive, third person
VERBS = common.VERBS | {
    "have": ("faça", "fazer", "faz"),
    "mill": ("tombe", "tombar", "tomba"),
    "recover": ("recupere", "recuperar", "recupera"),
    "search": ("procure", "procurar", "procura"),
    "shuffle": ("embaralhe", "embaralhar", "embaralha"),
    "deal": ("cause", "causar", "causa"),
    "give": ("dê", "dar", "dá"),
    "take": ("retire", "retirar", "retira"),
    "make": ("crie", "criar", "cria"),
    "skip": ("pule", "pular", "pula"),
    "oblige": ("obrigue", "obrigar", "obriga"),
    "sacrifice": ("sacrifique", "sacrificar", "sacrifica"),
    "remove": ("remova", "remover", "remove"),
    "return": ("devolva", "devolver", "devolve"),
    "cancel": ("cancele", "cancelar", "cancela"),
    "withdraw": ("retire", "retirar", "retira"),
    "keep": ("escolha", "escolher", "escolhe"),
}
# with a pronoun: imperative, infinitive, third person, subjunctive; {} is its gender
CLITICS = {
    "put": ("coloque-{}", "colocá-l{}", "{} coloca", "{} coloque"),
    "bring": ("coloque-{}", "colocá-l{}", "{} coloca", "{} coloque"),
    "reveal": ("revele-{}", "revelá-l{}", "{} revela", "{} revele"),
}
# what happens to a card; {} agrees with its gender
HAPPENS = {
    "enters": "entrar em jogo",
    "dies": "morrer",
    "leaves": "sair da mesa",
    "sacrificed": "for sacrificad{}",
    "attacks": "atacar",
    "blocks": "impedir",
    "damaged": "sofrer dano",
}
# "you do", "that player does", the same in the future subjunctive
DOES = {
    "plays": ("jogar {}", "jogar {}"),
    "draws": ("comprar {}", "comprar {}"),
    "mills": ("tombar uma ou mais cartas", "tombar uma ou mais cartas"),
    "recovers": ("recuperar uma ou mais cartas", "recuperar uma ou mais cartas"),
    "discards": ("descartar {}", "descartar {}"),
}
# "for each of these this turn"; "there were so many this turn", with the changes for a plural
HAPPENED = {
    "enters": (
        "{what} que entrou em jogo sob seu controle nesta rodada",
        "{what} {tiver} entrado em jogo sob seu controle",
    ),
    "dies": ("{what} sob seu controle que morreu nesta rodada", "{what} sob seu controle {tiver} morrido"),
    "leaves": (
        "{what} sob seu controle que saiu da mesa nesta rodada",
        "{what} sob seu controle {tiver} saído da mesa",
    ),
    "sacrificed": ("{what} que {you}sacrificou nesta rodada", "{doer} tiver sacrificado {what}"),
    "attacks": ("{what} com que {you}atacou nesta rodada", "{doer} tiver atacado com {what}"),
    "blocks": ("{what} com que {you}impediu nesta rodada", "{doer} tiver impedido com {what}"),
    "damaged": (
        "vez que {what} sob seu controle sofreu dano nesta rodada",
        "guerreiros sob seu controle tiverem sofrido dano {what}",
    ),
    "plays": ("{what} que {you}jogou nesta rodada", "{doer} tiver jogado {what}"),
    "draws": ("carta que {you}comprou nesta rodada", "{doer} tiver comprado {what}"),
    "mills": ("vez que {you}tombou cartas nesta rodada", "{doer} tiver tombado cartas {what}"),
    "recovers": ("vez que {you}recuperou cartas nesta rodada", "{doer} tiver recuperado cartas {what}"),
    "discards": ("{what} que {you}descartou nesta rodada", "{doer} tiver descartado {what}"),
    "turn_begins": ("rodada sua que começou", "sua rodada tiver começado {what}"),
    "turn_ends": ("rodada sua que terminou", "sua rodada tiver terminado {what}"),
}
SEVERAL = {
    "entrou": "entraram",
    "morreu": "morreram",
    "saiu": "saíram",
    "começou": "começaram",
    "terminou": "terminaram",
    "carta que": "cartas que",
    "vez que": "vezes que",
    "rodada sua": "rodadas suas",
}
FACTS = {
    "none": "esta carta não tem texto",
    "source light": "esta é uma fonte de luz",
    "source shadow": "esta é uma fonte de sombra",
}
