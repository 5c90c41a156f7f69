# Ce que dit le terminal.  Les noms des cartes, les questions, les réponses et le journal sont dans game.ftl.

# Les places.

player-number = Joueur { $n }
name-guest = Invité
bot-greedy = Avide
bot-random = Hasard
bot-search = Chercheur
bot-easy = Facile
bot-casual = Tranquille
bot-steady = Solide
bot-hard = Difficile
bot-master = Maître
seat-replaced = { $why }. { $bot } joue à sa place.
automa = Le jeu
you = vous
and = {" et "}
separator = {"\u202F; "}

# La table.

begin = { $what } · graine { $seed }
over = la partie est finie
mine = Vous
hand-of = main :
log = Journal
used = utilisé
hand-empty = Votre main est vide.
not-seated = Vous n’avez pas de place à cette table.
waiting = On attend { $who }.
name-any = { $n ->
    [one] ou { $n } autre carte : tapez son nom
   *[other] ou l’une des { $n } autres cartes : tapez son nom
}
with-label = { $name } : { $text }
prompt = Votre choix :
legend-may = possible

hand-n = main { $n }
cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
pile-empty = { $pile } : rien.
known-hand = On sait que cette carte est dans la main : { $card }

# Réponses à ce qui a été tapé.

look-what = Voir quelle carte ? Tapez voir et son nom ou son numéro.
why-what = Quelle carte ? Tapez pourquoi et le nom ou le numéro d’une carte.
no-card = Aucune carte ne s’appelle « { $typed } ».
no-card-near = Aucune carte ne correspond exactement à « { $typed } ». Vouliez-vous dire : { $near } ?
no-player = Aucun joueur ne s’appelle « { $typed } ». Il y a : { $names }.
no-number = { $typed } ne correspond à aucun choix ici.
not-asked = « { $typed } » ne répond à aucune question ici.
can = Vous pouvez le faire maintenant.
can-by = Vous pouvez : { $how }.
which = Vouliez-vous dire : { $near } ?
unknown = Je ne comprends pas « { $typed } ». Tapez aide pour voir ce qui est possible.
unknown-near = Je ne comprends pas « { $typed } ». Vouliez-vous dire : { $near } ?

undo-none = Rien ne peut être repris : quelque chose a été révélé depuis, ou quelqu’un d’autre a agi.
undo-some = { $n ->
    [0] Aucun choix ne peut être repris.
    [one] Seul votre dernier choix peut être repris.
   *[other] Seuls vos { $n } derniers choix peuvent être repris.
}
undone = { $n ->
    [0] Aucun choix n’a été repris.
    [one] Votre dernier choix a été repris.
   *[other] Vos { $n } derniers choix ont été repris.
}

concede-sure = Voulez-vous vraiment abandonner ?
concede-not = La partie continue.
yes-no = oui ou non :
quit-save = Enregistrer cette partie pour la continuer un autre jour ?
quit-unsaved = La partie n’a pas été enregistrée.
saved = Enregistré dans { $path }
left = La partie est enregistrée. Pour continuer :
left-link = La partie n’a pas pu être enregistrée dans un fichier. Ce lien la contient tout entière :

pass-to = Passez l’écran à { $who }.
pass-ready = { $who }, appuyez sur Entrée quand personne d’autre ne regarde :

# La fin.

won-you = { $count ->
    [one] Vous avez gagné !
   *[other] Vous avez gagné : { $who } !
}
won = { $count ->
    [one] { $who } a gagné.
   *[other] { $who } ont gagné.
}
link-is = Lien vers cette partie :
kept = La partie est enregistrée. Pour la revoir :

# Revoir et regarder.

replay-at = Choix { $n } sur { $last } · tour { $turn }
replay-hint = Entrée : suivant · retour · tour 5 · 12 · comme 2, spectateur, tout · aide
replay-prompt = Pas suivant :
replay-end = C’est la fin de la partie enregistrée.
replay-start = C’est le début.
replay-help =
    Entrée, suivant N  un choix plus loin, ou N
    retour N           en arrière
    12                 au moment qui suit le choix 12
    tour, tour 5       au tour suivant, ou au tour 5
    comme 2            vue du joueur 2 ; comme spectateur ; comme tout : ouvert
    table journal règle voir CARTE joueurs lien quitter
no-turn = Il n’y a pas de tour { $n } ; le dernier est { $last }.
watch-step = Entrée pour continuer, quitter pour partir
cards-none = Aucune carte ne convient.
check-good = { $n ->
    [one] { $n } carte, tout va bien.
   *[other] { $n } cartes, tout va bien.
}
check-bad = Corrigez ces erreurs pour pouvoir jouer avec le fichier.
check-unnamed = Sans nom propre en : { $langs }
rules-more = { $n ->
    [one] et { $n } autre ; ajoutez un mot pour en trouver moins
   *[other] et { $n } autres ; ajoutez un mot pour en trouver moins
}
rule-decision = Décision : { $text }
rule-source = Source : { $text }


# Aide.

help =
    Un numéro      choisir cette option
    journal        tout ce qui s’est passé
    annuler        reprendre votre dernier choix, tant que rien n’a été révélé
    joueurs table enregistrer FICHIER, lien, abandonner, quitter

# Ce que le terminal refuse.

refuse-bad-language = Il n’y a pas de langue « { $given } » ; il y a { $known }.
refuse-bots-only = Seuls des bots jouent ici ; « { $given } » n’en est pas un.
refuse-record-guest = Cette partie a été jouée avec un programme, et un enregistrement ne lance pas de programmes. Si vous lui faites confiance, continuez avec : --seats { $seats }
refuse-bad-game = Il n’y a pas de jeu « { $given } » ; il y a { $known }.
refuse-bad-choice = La partie a les choix 0 à { $most }, pas { $given }.
refuse-seats-and-bots = Donnez --seats ou --bots, pas les deux.
refuse-seats-too-many = Il y a { $given ->
    [one] { $given } place
   *[other] { $given } places
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
refuse-cannot-write = Impossible d’écrire { $path } : { $why }
refuse-cannot-read = Impossible de lire { $path } : { $why }
refuse-not-text = { $path } n’est pas un fichier de texte.
refuse-no-folder = Le dossier de { $path } n’existe pas. Créez-le d’abord : mkdir -p { $folder }
refuse-file-exists = { $path } existe déjà. Choisissez un autre nom, ou continuez avec lui : --resume
refuse-file-taken = { $path } existe déjà et n’est pas écrasé. Choisissez un autre nom.
refuse-needs-option = { $option } n’a pas d’effet sans { $needs }.
refuse-bad-view = Personne ne s’appelle « { $given } » : donnez un numéro, spectateur, tout, ou un de ces noms : { $names }.
refuse-bad-cost = Un coût s’écrit 3, 2-4 ou 5+, et non « { $given } ».
refuse-bad-kind = Il n’y a pas de type de carte « { $given } » ; il y a { $known }.
refuse-bad-faction = Il n’y a pas de faction « { $given } » ; il y a { $known }.
refuse-no-rule = Aucune règle ne parle de « { $given } ».
refuse-not-for-game = { $option } ne s’applique pas à { $game }.
refuse-not-for-deck = { $option } ne s’applique pas à vigil deck { $action }.

# Les mots que l’on peut taper ; le premier est montré.

word-play = jouer, jouez, joue, j
word-use = utiliser, utilisez, utilise
word-discard = défausse, défausser, défaussez
word-destroy = détruire, détruisez
word-recover = récupérer, reprendre
word-keep = conserver, garder
word-choose = choisir, choisissez
word-order_first = abord
word-yes = oui, o
word-no = non, n
word-done = aucune, aucun, rien
word-why = pourquoi, pq
word-look = voir, lire, v
word-undo = annuler, reculer
word-all = tout, toutes, t
word-log = journal
word-rule = règle, règles
word-hand = main
word-players = joueurs
word-save = enregistrer, sauver
word-link = lien
word-help = aide
word-quit = quitter
word-concede = abandonner
word-table = table
word-next = suivant
word-back = retour
word-turn = tour
word-as = comme
word-spectator = spectateur

# Les tables d’un serveur.

begin-far = { $what } · avec { $who }
seat-of-bot = { $name } (bot)
not-your-turn = C’est à un autre joueur. Vous pouvez consulter la table : l’aide liste les commandes.
undo-asked = Quelque chose a été appris depuis ; les autres disent si vous pouvez revenir en arrière.
left-far = Vous avez quitté la connexion ; votre place reste à vous. Revenez avec :
given-up = La table a été annulée.
help-far =
    dire TEXTE     dire quelque chose aux autres
    accepter       laisser quelqu’un revenir en arrière ; accepter non refuse
    quitter        quitter la connexion ; votre place reste à vous
far-said = { $who } : { $text }
far-undo-request = { $who } souhaite annuler { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}. Tapez accepter, ou accepter non.
far-lost = La connexion est perdue ; nouvel essai.
far-back = La connexion est revenue.
far-seats = { $who } – { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}.
far-full = Toutes les places sont prises.
far-invite = Les autres viennent avec ceci :
far-table-line = { $id } : { $game }, { $status }, { $who }
far-status-open = ouverte
far-status-running = en cours
far-status-over = terminée
far-status-canceled = annulée
far-no-tables = Il n’y a pas de table.
far-name = Votre nom ?
far-hello = Vous êtes { $name }.
far-link = Gardez ce lien pour vous. Il vous connecte comme le même invité sur n’importe quel appareil :
refuse-far-closed = Cette table n’a pas de place libre pour vous ; --spectate regarde seulement.
far-server-older = Le serveur joue avec d’autres règles ou cartes que cette version ; la table peut être mal montrée.
verify-commitment = Le sel correspond à l’engagement publié avant la partie.
verify-no-commitment = Le serveur n’a publié aucun engagement avant cette partie : sa graine a été choisie, ou elle en continue une autre.
verify-alone = Un enregistrement seul ne prouve pas comment sa graine a été choisie.
verify-seed = La graine découle du sel et des mots des joueurs.
verify-words-erased = Les mots d’une place ont été effacés avec son joueur : on ne peut plus vérifier que la graine en découle.
verify-own-words = Les mots de votre place sont ceux que vous avez ajoutés.
verify-record = L’enregistrement se rejoue jusqu’au bout : { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}.
verify-outcome = Le résultat est celui qui a été annoncé.
verify-link = Le lien et l’enregistrement sont la même partie.
verify-good = Tout est vérifié.
verify-unsure = Ce qui a pu être vérifié est correct, mais tout n’a pas pu l’être.
verify-bad-commitment = Le sel ne correspond pas à l’engagement publié avant la partie.
verify-bad-seed = La graine ne découle pas du sel et des mots des joueurs : le serveur a annoncé { $told }, mais le sel et les mots donnent { $found }.
verify-bad-words = Les mots de la place { $seats } ne sont pas ceux que vous avez ajoutés en vous asseyant.
verify-bad-bot-words = La place { $seats } était celle d’un bot, et les bots n’ajoutent pas de mots : quelqu’un a pu essayer des mots jusqu’à obtenir les cartes voulues.
verify-bad-record = L’enregistrement ne peut pas être rejoué : { $why }
verify-bad-record-seed = Les cartes de l’enregistrement ont été distribuées avec une autre graine que celle annoncée.
verify-bad-rules = L’enregistrement a été joué avec d’autres règles que celles annoncées.
verify-unfinished = L’enregistrement s’arrête avant la fin de la partie.
verify-bad-outcome = La partie s’est terminée autrement qu’annoncé.
verify-bad-link = Le lien et l’enregistrement sont des parties différentes.
verify-bad = La vérification a échoué.
refuse-nobody-far = Une partie locale n’a ni conversation ni demandes d’annulation.
refuse-far-running = À une table du serveur, l’enregistrement et le lien sont disponibles une fois la partie finie.
refuse-far-nameless = Indiquez votre nom : --name NOM.
refuse-far-which = Nommez une table : { $server } en a la liste.
refuse-far-seat = La place { $seat } n’est ni à vous ni libre.
refuse-verify-shape = { $path } n’est ni une preuve, ni un enregistrement, ni un lien.
word-say = dire
word-agree = accepter

# Phrases de la conversation
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-sorry = Pardon !
phrase-good-game = Belle partie !
phrase-again = Encore une ?
refuse-admin-away = Un serveur tient { $file } ouvert, mais ne répond pas à { $server }. Dites où il écoute (--server URL), ou arrêtez-le d’abord.
refuse-admin-nobody = Personne ne s’appelle { $who }.
refuse-admin-several = Plusieurs s’appellent { $who }. Dites lequel, par son id : { $ids }
word-start = commencer, démarrer, commencer la partie
begun = La partie a déjà commencé ; « aide » dit ce qu’on peut écrire.
