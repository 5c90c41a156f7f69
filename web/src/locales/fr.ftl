title = Allumez la bougie. Prenez place.
pitch = Deux jeux de cartes à une table tranquille : contre un ami, un inconnu, ou un bot qui ne triche jamais.
game = Jeu
ascension-players = 1–6 joueurs, 30 min
conflictus-players = 2–4 joueurs, 20 min
play-now = Jouer
against = contre
change-level = modifier
level = Niveau
continue = Continuer
resume = Reprendre
your-turn-there = une partie vous attend
language = Langue
theme = Thème
theme-dark = Bougie
theme-light = Plein jour
theme-contrast = Contraste élevé
credits = Crédits
credits-icons = Icônes : Lorc, Delapouite et d’autres, sous CC BY 3.0, recolorées et composées en images :
credits-fonts = Polices : Alegreya, Alegreya SC et Alegreya Sans, de Juan Pablo del Peral (Huerta Tipográfica) ; Forum, de Denis Masharov ; toutes sous SIL Open Font License.
guest = Invité
separator = {"\u202F; "}
labelled = { $name } : { $text }
loading = On distribue les cartes…
offline = La liaison est coupée. Nouvel essai…
try-now = Essayer
closed = Cette place est ouverte dans une autre fenêtre.
back = Retour à l’accueil
nowhere = Rien ici
nowhere-about = Il n’y a aucune page à cette adresse. Une lettre s’est peut-être égarée.
no-cards = Il n’y a pas ici de cartes d’un jeu « { $game } ». Voici les jeux qu’il y a :
no-lesson = Il n’y a pas de leçon « { $game } ». Voici les jeux que l’on peut apprendre ici :
no-card = Il n’y a pas de carte « { $card } » parmi celles-ci.
no-deck = Il n’y a pas de deck « { $name } » sur votre étagère.
deck-begin-so = En commencer un de ce nom
no-person = Personne ici n’a de parties à cette adresse.

pool = Réserve d’Honneur
of = sur { $n }
deck = Pioche
center-deck = Pioche centrale
void = Le Néant
always = Toujours disponibles
played = Jouées ce tour-ci
constructs = Vos Artefacts
discard = Défausse
# on a phone: one word under each pile
pile-center = Centre
pile-void = Néant
pile-deck = Pioche
pile-discard = Défausse
pile-played = Jouées
hand = Main
row = Ligne centrale
rune = Runes
power = Puissance
honor = Honneur
resources-have = Ce que vous avez
# a card as it is called by who reads it aloud
card-cost = coût { $n }
card-power = { $n ->
    [one] { $n } point de Puissance pour l’éliminer
   *[other] { $n } points de Puissance pour l’éliminer
}
card-values = attaque { $attack }, défense { $defense }, meule { $mill }
play-all = Tout jouer
undo = Annuler
ask-undo = Demander d’annuler
end-turn = Terminer le tour
end-anyway = Terminer quand même
still = Vous pouvez encore : { $what }
log = Journal
menu = Menu
rules = Règles
close = Fermer
used = utilisé
waits = vous attend
thinks = réfléchit…
not-your-turn = { $name } joue.
since = Depuis votre tour :
since-more = et { $n } de plus
quiet = Jouez une carte, ou prenez ce qui brille.
last-round = Le dernier tour de table
honor-at-end = { $n ->
    [one] { $n } point d’Honneur à la fin
   *[other] { $n } points d’Honneur à la fin
}
copies = { $n } dans la pioche centrale
cannot = Vous ne pouvez pas la choisir maintenant :
cost-now = Coût actuel
concede = Abandonner
sure = Abandonner la partie ?
yes = Oui
no = Non
opponents = Adversaires
mine = Ma table
turn-of = Tour { $n } · { $name }
wants-undo = { $name } voudrait revenir en arrière : { $n ->
    [1] d’un choix
   *[other] de { $n } choix
 }.

# À côté du jeu
beside = À côté du jeu
hint = Conseil
known = Cartes connues
chat = Discussion
chat-unread = { $n ->
    [0] Discussion, aucun nouveau message
    [one] Discussion, un nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
undo-late = Annuler, bien que quelque chose ait été révélé
undo-asked = Demandé…
reset-turn = Reprendre tout le tour
clock-of = { $name } : { $time }
clock-left = Il reste { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}.
zero-wait = À zéro : rien ne se passe, les autres attendent
zero-bot = À zéro : un bot prend la suite
zero-forfeit = À zéro : la partie est perdue
bot-plays-on = un bot joue à sa place
has-left = a quitté la table
has-forfeited = a perdu : un bot joue à sa place
is-out = hors jeu
lapses-of = { $name } perd la partie dans { $time }, à moins de jouer
lapses-why = Personne n’a joué depuis des semaines. Un joueur qui laisse dormir une partie classée alors que c’est son tour la perd.
is-away = hors ligne
you-act = à vous
your-turn-now = C’est à vous.
copied = Copié.
copy = Copier
see-then = Revoir la table à ce moment
log-mine = Mes actions
pile-empty = Aucune carte ici.
values-now = Valeurs actuelles
damage = Dégâts
used-now = Utilisé ce tour-ci
counters = Marqueurs
copies-row = Dans la pioche centrale
can-be-chosen = Vous pouvez la choisir maintenant.
about-hero = Un Héros va dans votre défausse à la fin du tour.
about-construct = Un Artefact reste devant vous et agit à chaque tour.
about-monster = Un Monstre s’élimine avec de la Puissance, contre sa récompense.
step-back = Un pas en arrière
step-on = Un pas en avant
to-live = Revenir au présent
live-again = La table telle qu’elle est maintenant.
taken-back = Annulé : { $what }
seeing = La table telle qu’elle était : { $when }
seeing-ascension = tour de table { $n }
seeing-conflictus = tour { $n }
sound-on = Son activé
sound-off = Son coupé
motion-normal = Animations : normales
motion-fast = Animations : rapides
motion-off = Animations : aucune
leave = Quitter la table
leave-wait = Quitter ? Les autres vous attendront.
leave-bot = Quitter ? Un bot jouera à votre place.
leave-forfeit = Quitter ? La partie comptera comme perdue.
watching = { $n ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
all-rules = Dans les règles
restarting = Le serveur redémarre. La table revient dans un instant…
closed-signed-out = Votre session est terminée.
closed-removed = Vous n’avez plus de place à cette table.
undo-waits = Vous demandez à revenir en arrière : { $agreed } sur { $wanted } d’accord.
stand-in = Un bot joue pour vous.
come-back = Reprendre ma place

# Discussion
chat-empty = Personne n’a encore rien dit.
say-something = Dire quelque chose
send = Envoyer
mute = Ne plus entendre { $name }
unmute = Entendre { $name } à nouveau
muted-now = Vous n’entendez plus { $name }.
unmuted = Vous entendez { $name } à nouveau.
mutes = Personnes que vous entendez
mute-all = Ne plus entendre la table
unmute-all = Entendre la table à nouveau
quiet-now = Vous n’entendez plus personne à cette table.
quiet-no-more = Vous entendez la table à nouveau.
phrases = Phrases toutes prêtes
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-thanks = Merci !
say-oops = Oups !
say-thinking = Je réfléchis…
say-sorry = Pardon !
say-good-game = Belle partie !
say-again = Encore une ?
emotes = Visages
emote-smile = Sourire
emote-laugh = Rire
emote-wow = Surprise
emote-think = Réflexion
emote-sad = Tristesse
emote-bravo = Bravo

# Cartes connues
zone-deck = pioche
zone-hand = main
zone-discard = défausse
zone-center = pioche centrale
zone-mons = mons
zone-reserve = réserve
zone-captive = captives
zone-mortis = mortis
zone-exterminatus = exterminatus
zone-of = { $name } : { $zone }
on-top = sur le dessus
under = sous { $n }
in-your-deck = Votre pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, sans ordre
in-your-mons = Votre mons, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, sans ordre
known-none = Vous ne connaissez rien de ce qui est caché.

# Conseils
hint-about = Un bot réfléchit à votre choix en ne sachant que ce que vous savez. La demande est notée dans l’enregistrement de la partie.
hint-ask = Que feriez-vous ?
hint-thinks = Réflexion en cours…
hint-best = À votre place : { $what }
hint-table = Chances de victoire
hint-take = Faire cela
hint-likely = Sans doute : { $what }
hint-later = Redemandez quand ce sera à vous.

# Touches
keys = Touches
keys-act = Agir
keys-read = Lire à haute voix
keys-look = Regarder
key-arrows = d’une carte à l’autre, d’une zone à l’autre
key-enter = choisir
key-space = regarder la carte
key-why = pourquoi pas cette carte ?
key-numbers = répondre par cette option
key-all = tout jouer
key-end = terminer le tour
key-pass = passer
key-undo = annuler
key-reset = reprendre tout le tour
key-hint = conseil
key-command = taper une commande
key-turn = à qui de jouer, ce qui est demandé
key-hand = main
key-resources = ressources
key-row = ligne centrale
key-field = guerriers en jeu
key-constructs = Artefacts et cartes jouées
key-transition = transition
key-opponents = adversaires
key-pool = réserve d’Honneur
key-mons = mons de chacun
key-deck = votre pioche
key-discard = défausse
key-mortis = mortis
key-void = le Néant
key-exterminatus = exterminatus
key-options = ce qui peut être choisi
key-since = ce qui s’est passé depuis votre tour
key-clocks = pendules
key-log = journal
key-chat = discussion
key-known = cartes connues
key-steps = un pas en arrière, en avant
key-mute = activer ou couper le son
key-menu = menu : quitter, abandonner
key-help = ces touches
key-escape = fermer, revenir au présent

# Lecture à haute voix
read-none = aucune
read-nothing = Rien de notable depuis.
read-earlier = { $n ->
    [1] Une autre action avant
   *[other] { $n } autres actions avant
}
read-you-are-asked = À vous de répondre : { $what }
read-options = { $n ->
    [0] Aucune option :
    [one] Une option :
   *[other] { $n } options :
}
read-no-options = Rien ne peut être choisi maintenant.
read-no-clock = Il n’y a pas de pendule à cette table.
read-deck = { $n ->
    [0] Aucune carte dans votre pioche.
    [one] Une carte dans votre pioche.
   *[other] { $n } cartes dans votre pioche.
}
read-hand = { $n ->
    [0] Aucune carte en main :
    [one] Une carte en main :
   *[other] { $n } cartes en main :
}
read-dark = ne peut pas être choisie maintenant
read-resources = Runes : { $runes }, Puissance : { $power }, Honneur : { $honor }.
read-sources = Sources libres : { $light } de Lumière, { $shadow } d’Ombre.
read-opponent = { $name } : Honneur { $honor }, { $hand ->
    [0] aucune carte
    [one] une carte
   *[other] { $hand } cartes
 } en main, { $deck } dans la pioche, { $discard } dans la défausse.
read-their-constructs = Artefacts : { $cards }.
read-pool = { $n ->
    [0] La réserve d’Honneur est vide.
    [one] Il reste { $n } point d’Honneur dans la réserve.
   *[other] Il reste { $n } points d’Honneur dans la réserve.
}
read-foe = { $name } : { $mons } dans le mons, { $hand ->
    [0] aucune carte
    [one] une carte
   *[other] { $hand } cartes
 } en main, { $mortis } dans le mortis.

# Les sons, pour qui ne les entend pas
cue-turn = ♪ À vous de jouer
cue-low = ♪ Plus que dix secondes
cue-chat = ♪ Quelqu’un parle
game-ascension = Ascension
game-conflictus = Conflictus Aeternus

# La ligne de commande
command = Commande
command-example = jouer apprenti, fin, pourquoi 3…
cmd-which = Vouliez-vous dire : { $near } ?
cmd-unknown = Rien ici ne s’appelle « { $typed } ».
cmd-play = jouer, jouez, joue, j
cmd-use = utiliser, utilisez, utilise
cmd-acquire = acheter, achetez, acquérir, acquérez
cmd-defeat = éliminer, éliminez, vaincre, tuer, battre
cmd-end = fin, finir, terminer, passer
cmd-undo = annuler
cmd-reset = reprendre
cmd-all = tout, toutes, t
cmd-log = journal
cmd-chat = discussion
cmd-known = connues
cmd-help = aide
cmd-hint = conseil
cmd-live = présent
cmd-back = retour, reculer
cmd-concede = abandonner
cmd-why = pourquoi, pq
cmd-look = voir, lire, v
cmd-say = dire
cmd-agree = accepter
cmd-refuse = refuser
cmd-mute = taire
cmd-hear = entendre
cmd-turn = tour
cmd-hand = main
cmd-resources = ressources, runes
cmd-row = ligne, ensembles
cmd-board = artefacts, transition
cmd-opponents = joueurs, adversaires
cmd-pool = réserve, mons
cmd-deck = pioche
cmd-discard = défausses, mortis
cmd-void = néant, exterminatus
cmd-options = options
cmd-since = depuis
cmd-clocks = pendules, pendule

you-win = Vous gagnez
you-lose = Vous perdez
draw = Égalité
nobody = La partie est finie
to = à
rematch = Revanche
count = Le compte
tokens = Cristaux d’Honneur
total = Total
starters = Cartes de départ
enlightened = Illuminés
lifebound = Liés à la vie
mechana = Mékas
void-faction = Néant
how-honor = La bougie est éteinte : la réserve d’Honneur est vide.
how-rounds = La limite de tours est atteinte.
how-conceded = { $n ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
 }
how-other = La partie est finie.

mons = Mons
mortis = Mortis
exterminatus = Exterminatus
exterminatus-brief = Ext.
free-sources = Sources libres
transition = Transition
top-first = le dessus d’abord
round-of = Tour { $n } · { $name }
phase-0 = Entretien
phase-1 = Pioche
phase-2 = Principale
phase-3 = Attaque
phase-4 = Blocage
phase-5 = Dégâts
phase-6 = Sacrifice
captive = captive

# cards and rules
study = Pour étudier
study-cards = Cartes
study-rules = Règles
study-decks = Decks
find = Chercher
find-cards = Mots, { $example }, cout<=3
find-rules = Chercher dans les règles
find-help = Comment chercher
filters = Filtres
sort = Ordre
sort-number = Par numéro
sort-name = Par nom
sort-cost = Par coût
sort-faction = Par faction
sort-rarity = Par rareté
sort-worth = Par valeur
found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
found-none = Aucune carte ne correspond.
clear = Effacer les filtres
help-words = Les mots sont cherchés dans le nom, le type et le texte ; majuscules et accents ne comptent pas.
help-fields = classe, faction, rareté, mot-clé, sous-classe, série – comme dans les règles en anglais, ou dans votre langue
help-numbers = coût et autres nombres, avec =, !=, <, <=, >, >=
help-signs = pas ceci ; ceci ou cela ; ensemble ; mots qui se suivent
help-try = Essayez :
query-field = Il n’y a pas de champ « { $name } ». Il y a : { $known }.
query-value = Après « { $name } », il manque encore quelque chose.
query-number = « { $name } » se compare à un nombre, pas à « { $value } ».
query-compare = « { $name } » est un mot : écrivez « { $name }: » au lieu de « { $name }{ $sign } ».
query-unknown = Aucune carte n’a « { $value } » pour { $name }. Il y a : { $known }.
query-none = Les cartes de ce jeu n’ont pas de champ « { $name } ».
query-quote = Un guillemet n’est pas fermé.
query-open = Une parenthèse n’est pas fermée.
query-close = Il y a une parenthèse de trop.
query-not = Après le signe moins, il manque encore quelque chose.
pick-faction = Faction
pick-kind = Type
pick-cost = Coût
pick-rarity = Rareté
pick-set = Série
pick-keyword = Mot-clé
any-set = Toutes les séries
any-keyword = Tous les mots-clés
faction-enlightened = Illuminés
faction-lifebound = Liés à la vie
faction-mechana = Mékas
faction-void = Néant
faction-monster = Monstres
faction-citadel = Toujours disponibles
faction-bone = De départ
faction-light = Lumière
faction-shadow = Ombre
faction-neutral = Neutre
kind-hero = Héros
kind-construct = Artefacts
kind-monster = Monstres
kind-source = Sources
kind-warrior = Guerriers
kind-amulet = Amulettes
kind-relic = Reliques
kind-equipment = Équipements
rarity-iron = Fer
rarity-silver = Argent
rarity-gold = Or
rarity-diamond = Diamant
set-start = Deck de départ
set-always = Toujours disponibles
set-base = Jeu de base
set-fallen = Le Retour du Dieu déchu
fact-number = Numéro
fact-cost = Coût
fact-values = Attaque / défense / meule
fact-copies = Dans la pioche centrale
worth = Valeur au laboratoire
worth-acquired = Les bots qui l’ont acquise ont gagné { $with } de leurs parties, les autres { $without }.
worth-defeated = Les bots qui l’ont éliminé ont gagné { $with } de leurs parties, les autres { $without }.
worth-played = Les bots qui l’ont mise en jeu ont gagné { $with } de leurs parties ; ceux qui l’avaient dans leur deck sans la jouer, { $without }.
worth-between = Avec { $level } de certitude, l’écart est compris entre { $low } et { $high } points.
worth-more = C’est plus que du hasard.
worth-less = C’est plus que de la malchance : ceux qui l’ont gagnent moins souvent.
worth-open = C’est peut-être le hasard.
worth-cause-ascension = Cela montre ce qu’ont les gagnants, non ce qui les fait gagner : celui qui mène peut s’offrir des cartes chères.
worth-cause-conflictus = Cela montre ce que font les gagnants, non ce qui les fait gagner : celui qui tient plus longtemps met plus de cartes en jeu.
worth-games = { $n } parties
worth-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
worth-decks = { $n ->
    [one] { $n } deck
   *[other] { $n } decks
}
worth-seed = graine { $n }
before = Précédente
next = Suivante
contents = Sommaire
rules-found = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules-none = Aucune règle n’en parle.
rules-no-such = La règle { $id } n’existe pas.
rules-english = Les règles ne sont rédigées qu’en anglais.
rule-decision = Décision :

# decks
decks-mine = Vos decks
decks-ready = Prêts à jouer
decks-none = Votre étagère est vide. Commencez un deck, ou copiez l’un de ceux ci-dessous et changez-le.
deck-new = Mon deck
deck-begin = Nouveau deck
deck-this = Deck
deck-name = Nom du deck
deck-name-odd = Le nom d’un deck ne peut contenir ni / ni \.
deck-open = Ouvrir
deck-copy = Copier et changer
deck-play = Jouer
deck-play-now = Le jouer maintenant
deck-drop = Supprimer { $name }
deck-drop-sure = Oui, le supprimer
deck-save = Enregistrer
deck-saved = { $name } est sur votre étagère.
deck-begun = Un nouveau deck : rien n’est encore enregistré sous ce nom.
deck-import = Lire une liste ou un code
deck-import-how = Un code qui commence par ca1-, ou une liste : un nombre et une carte par ligne, dans l’une des quatre langues.
deck-file = Choisir un fichier
deck-file-drop = ou déposez-le ici : un texte avec la liste ou le code
deck-file-read = { $name } a été lu.
deck-file-large = { $name } est trop grand pour une liste de deck : 8 ko au plus.
deck-file-odd = { $name } ne contient pas de texte lisible. Une liste de deck est un fichier texte.
deck-read = Lire
deck-code = Code à partager
deck-as-text = Liste
deck-to-file = Enregistrer dans un fichier
format = Format
format-classic = Classique
format-rapidinha = Partie éclair
deck-empty = Pas encore de carte.
deck-how = Choisissez des cartes pour les mettre dans le deck.
deck-legal = Ce deck peut être joué.
deck-not-legal = pas encore légal
deck-advice = { $n ->
    [0] Aucun conseil du livret de règles
    [one] Un conseil du livret de règles
   *[other] { $n } conseils du livret de règles
}
deck-has = { $n } dans le deck
deck-less = Un exemplaire de moins : { $name }
deck-more = Un exemplaire de plus : { $name }
deck-look = Voir { $name }
deck-as-list = en liste
deck-as-cards = en cartes
deck-tab-list = Cartes
deck-tab-charts = Courbes
deck-tab-odds = Chances
deck-tab-hand = Main
deck-tab-share = Partager
chart-curve = Courbe des coûts
chart-average = { $n } en moyenne
chart-kinds = Classes
chart-colours = Factions
chart-sources = { $n ->
    [one] { $n } source
   *[other] { $n } sources
}
odds-opening = Sources parmi les { $n } premières cartes
odds-any = Qu’aurai-je pioché ?
odds-what = De
odds-least = Au moins
odds-seen = Cartes piochées
odds-told = d’en avoir au moins { $n } sur { $of } en { $seen ->
    [one] { $seen } carte
   *[other] { $seen } cartes
} sur { $size }
odds-cards = Cartes vues
odds-chance = Chance
hand-again = Une autre main
hand-more = Piocher
hand-left = il en reste { $n }
# around the games
sign-in = Se connecter
sign-out = Se déconnecter
account = Compte
settings = Réglages
history = Mes parties
history-of = Parties { DE($name) }
ratings = Classement
more = Plus
more-ways = Autres façons de jouer
done = terminé
make-table = Ouvrir une table
make-table-note = invitez vos amis par lien
join = Rejoindre
join-note = par lien ou par code
tables-waiting =
    { $n ->
        [0] aucune table n’attend
        [one] une table attend
       *[other] { $n } tables attendent
    }
hot-seat = Un seul appareil
hot-seat-note = qu’on se passe à table
hot-seat-how = Tout le monde joue sur cet appareil. Entre les tours, un écran cache les cartes jusqu’à ce que le suivant l’ait en main.
solo = En solo
solo-note = contre Samael
against-n = { $n ->
    [one] contre { $n } bot :
   *[other] contre { $n } bots :
}
against-names = contre { $names }
waiting-n = { $n ->
    [one] { $n } partie vous attend
   *[other] { $n } parties vous attendent
}
bots-count = Bots
your-deck = Votre deck
deck-any = n’importe quel deck prêt
ready-decks = Decks prêts
decks-own = Vos decks
less = Moins
more-of = Plus
by-rules = selon les règles
house-rules = Règles maison
more-options = Plus d’options
who-comes = Qui peut venir
by-invitation = sur invitation
public = tout le monde
seats = Places
seat-n = Place { $n }
seat-me = vous
seat-open = ouverte à tous
seat-free = libre
seat-beside = quelqu’un sur cet appareil
bots = Bots
bot-named = Bot : { $name }
a-bot = bot
name = Nom
your-name = Votre nom
sign = Votre médaillon
sign-n = Médaillon { $n }
table = Table
table-of = Table : { $name }
table-title = Nom de la table
make-it = Ouvrir la table
begin = Commencer
clock = Pendule
clock-none = sans
clock-move = par coup
clock-bank = par partie
clock-days = en jours
clock-seconds = Secondes par coup : tout ce qu’on répond jusqu’à ce qu’un autre soit interrogé
clock-minutes = Minutes pour la partie
clock-increment = Secondes ajoutées par coup
clock-per-move = Jours par coup
clock-told-move = { $time } par coup
clock-told-bank = { $time } + { $more } s
clock-told-days =
    { $n ->
        [1] un jour par coup
       *[other] { $n } jours par coup
    }
minutes = { $n } min
best-of = au meilleur des { $n }
honor-of = { $n ->
    [one] { $n } point d’Honneur
   *[other] { $n } points d’Honneur
}
at-zero = Quand le temps est écoulé
leaving = Quand quelqu’un part
happens-wait = attendre
happens-bot = un bot continue
happens-forfeit = la partie est perdue
stand-in-which = Quel bot
undo-how = Reprendre un coup
undo-ask = avec accord
undo-free = seulement si rien n’a été vu
undo-never = jamais
spectators = D’autres peuvent regarder
delay = Retard des spectateurs, en secondes
chat-allowed = Discussion
rated = Compte pour le classement
rated-note = seulement entre joueurs différents, selon les règles habituelles, et si rien de vu n’a été repris seul
unrated = hors classement
invite = Inviter
invite-link = Lien
invite-code = Code
share = Partager
qr = Le lien en code pour l’appareil photo d’un téléphone
qr-note = pour un téléphone du même réseau
invite-here = Ce lien ne fonctionne que sur cet appareil. Pour les téléphones et ordinateurs du même réseau, lancez le serveur avec « vigil serve --lan ».
is-here = est là
sit-here = S’asseoir ici
with-what = avec « { $what } »
came-along = Cela va avec « { $what } », choisi maintenant.
team-0 = Équipe du Soleil
team-1 = Équipe de la Lune
team-2 = Équipe de l’Étoile
move-here = Changer de place
stand-up = Se lever
send-away = Congédier
add-bot = Mettre un bot…
put-bot = Un bot à la place { $n }
wait-for-seats = La partie peut commencer quand toutes les places sont prises.
take-a-seat = Prenez place pour jouer.
full-look-on = Toutes les places sont prises. La partie s’affichera ici dès qu’elle commence.
give-up = Abandonner la table
given-up = Cette table a été abandonnée.
no-table = Pas de table ici
shuffle-words = Aider à mélanger
shuffle-why = Le serveur a déjà promis sa part du mélange. Ajoutez des mots à vous, et personne n’a pu connaître les cartes d’avance ; après la partie, cela se vérifie.
shuffle-any = des mots au choix
shuffle-added = Mêlé aux cartes : { $words }
promise = Promesse
add = Ajouter
join-by-code = Rejoindre par code
join-how = Collez le lien ou le code reçu.
join-odd = Ce n’est pas un code. Un code n’a que des lettres et des chiffres ; un lien se termine par un code.
public-tables = Tables
which-tables = Quelles tables
tables-open = attendent des joueurs
tables-running = en cours
tables-mine = mes tables
all = tous
look-on = Regarder
look-at = Voir
no-tables = Aucune table pour l’instant. Ouvrez-en une !
no-games = Aucune partie terminée pour l’instant.
earlier = Parties précédentes
ended-win = gagnée
ended-loss = perdue
ended-draw = nulle
games = Parties
games-n =
    { $n ->
        [0] aucune partie
        [one] une partie
       *[other] { $n } parties
    }
mode = Mode
players-n = { $n ->
    [0] aucun joueur
    [one] un joueur
   *[other] { $n } joueurs
 }
place = Rang
strength = Force
ratings-how = La force supposée de chacun, et la marge d’erreur. Seules les parties classées comptent.
no-ratings = Personne n’a encore joué de partie classée de ce genre.
player-n = Joueur { $n }
name-of-player = Nom du joueur { $n }
who-wins = { $name } { $n ->
    [one] gagne
   *[other] gagnent
 }
pass-to = Passez l’appareil à { $name }
pass-why = Les cartes restent cachées jusqu’à ce que vous appuyiez sur le bouton.
i-am = C’est moi, { $name }
kind-guest = invité
kind-account = compte
kind-bot = bot
rename = Renommer
saved = Enregistré.
claim = Garder comme compte
claim-why = Un invité n’est connu que de ce navigateur. Avec un mot de passe, vous revenez de partout ; parties et places restent.
way-back = Chemin de retour
way-back-why = Un lien pour revenir comme le même invité sur un autre appareil. Un nouveau annule le précédent.
way-back-make = Créer un lien
register = Créer un compte
register-why = Pas nécessaire pour jouer : un invité ne donne qu’un nom.
password = Mot de passe
password-old = Ancien mot de passe
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-hint = Huit caractères au moins ; une phrase convient bien.
name-needed = Écrivez un nom.
password-needed = Écrivez le mot de passe.
password-short = Le mot de passe est trop court : huit caractères au moins.
tokens-head = Clés pour programmes
tokens-why = Avec une clé, un programme à vous peut lire et jouer en votre nom.
token-label = À quoi elle sert
token-make = Créer une clé
token-once = Gardez-la : elle n’est montrée qu’une fois.
revoke = Révoquer
my-data = Mes données
export = Télécharger
export-why = Tout ce que ce serveur sait de vous, dans un fichier.
erase = M’effacer
erase-why = Nom, mot de passe, clés et decks disparaissent pour de bon. Les parties jouées avec d’autres restent, sans votre nom.
erase-confirm = Pour confirmer, tapez { $name }
theme-system = comme le système
text-size = Taille du texte
motion = Mouvement
pace-system = comme le système
pace-normal = normal
pace-fast = rapide
pace-off = aucun
set-look = Apparence
set-play = Jeu
set-sound = Son
set-sounds = Sons
volume = Volume
captions = Sous-titres
captions-note = ce qui s’entend s’écrit aussi
set-remind = Rappel avant la fin du tour
set-remind-note = seulement s’il reste quelque chose d’utile
set-confirm = Demander avant l’irréversible
set-confirm-note = abandonner, partir
set-stops = Arrêts de Conflictus
stops-smart = malins
stops-smart-note = où l’on peut agir
stops-phases = par phase
stops-phases-note = aux phases marquées
stops-full = tous
stops-full-note = contrôle total
set-anew = Comme au début
keyboard = Clavier
# Conflictus : la table
mons-life = vie
mons-about = Le mons est la vie d’un joueur : la pile où il pioche. Un joueur qui ne peut plus y piocher ni le meuler a perdu.
mons-of = Mons { DE($name) } : { $n }
n-light = { $n } de Lumière
n-shadow = { $n } d’Ombre
spent-sources = Sources dépensées
bound = liées :
captive-theirs = détient une captive
damage-n = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
attacks-whom = attaque { $name }
is-blocked = bloqué
is-blocking = bloque
marked = part à la fin du tour
beneath = { $name }, dessous
token = jeton
counter-vanish = Marqueurs de disparition
counter-reduction = Marqueurs de réduction
counter-growth = Marqueurs +1/+1/+1
counter-charge = Marqueurs de charge
phases = Phases
before-game = Avant la partie
stops = Où s’arrêter
stops-full-short = contrôle total
stop-mode-smart = Malin
stop-mode-smart-about = À votre phase principale, quand vous pouvez répondre à un adversaire et quand un coup est utile.
stop-mode-full = Contrôle total
stop-mode-phases = Par phase
stop-mode-phases-about = Seulement aux phases marquées ci-dessous, et quand vous pouvez répondre à un adversaire.
stop-mode-full-about = Partout où vous pourriez faire quelque chose.
stop-also = S’arrêter aussi à
stop-mine = S’arrêter à mes tours : { $phase }
stop-theirs = S’arrêter aux tours des autres : { $phase }
my-rounds = mes tours
their-rounds = tours des autres
paying = Paiement
pay-auto = Payer automatiquement
pay-auto-about = Avec le moins de sources possible.
pay-ask = Me demander
pay-ask-about = Quelles sources paient, et s’il faut en lier davantage.
you = Vous
item-activated = capacité
item-triggered = déclenchée
lately = Ce qui s’est passé
start-over = Recommencer
acts = Ce que vous pouvez faire
answer = Choisissez
attack-with = { $n ->
    [0] Personne n’attaque
    [one] Attaquer avec 1 guerrier
   *[other] Attaquer avec { $n } guerriers
}
block-with = { $n ->
    [0] Personne ne bloque
    [one] Bloquer avec 1 guerrier
   *[other] Bloquer avec { $n } guerriers
}
pass-anyway = Passer quand même
then-resolves = puis { $name } se résout
then-on = met fin à : { $phase }
pass-until = Passer jusqu’à…
until-something = jusqu’à ce que quelqu’un agisse
until-phase = jusqu’à la phase suivante
until-turn = jusqu’à mon prochain tour
passing-until-something = Vous passez jusqu’à ce que quelqu’un agisse.
passing-until-phase = Vous passez jusqu’à la phase suivante.
passing-until-turn = Vous passez jusqu’à votre prochain tour.
stop-it = Arrêter
passed-for-you = Passé automatiquement : { $phases }
stop-there = M’arrêter là
may-respond = vous pouvez répondre
your-move = à vous
game-of = Partie { $n } sur { $of } · { $score }
also-possible = Possible aussi : { $n }
passes = Vous passez…
pays = Vous payez…
not-you = Ce n’est pas à vous
left-out = Écartées :

# replay
replay-later = La partie est encore en cours
replay = Revoir la partie
replay-controls = Commandes
replay-log = Journal
replay-why = Ce choix
replay-hands = Mains
replay-more = Plus
replay-rules = avec les règles
replay-start = Le début
replay-at = { $n } sur { $last }
replay-slider = Moment de la partie
replay-play = Lecture
replay-pause = Pause
replay-step = Un choix plus loin
replay-step-back = Un choix en arrière
replay-turn = Au tour suivant
replay-turn-back = Au tour précédent
replay-speed = Vitesse
replay-eyes = Du point de vue de
replay-open = Mains ouvertes
replay-link = Copier le lien vers ce moment
replay-go-on = Reprendre d’ici
go-on-how = Une nouvelle table commence { $n ->
    [0] au début
    [one] après { $n } choix
   *[other] après { $n } choix
} de cette partie, avec les mêmes cartes dans le même ordre. Elle ne compte pas pour le classement.
go-on-me = Je joue
go-on-bot = Bot : { $name }
go-on-other = Quelqu’un d’autre
go-on-begin = Commencer
go-on-table = Préparer la table
why-next = { $name } choisit ensuite, parmi { $n ->
    [one] { $n } option
   *[other] { $n } options
}.
why-none = Ici, personne n’avait rien à choisir.
why-ask = Qu’en dirait le bot ?
why-onward = Au choix suivant
why-thinking = Le bot y réfléchit…
why-taken = choisie
why-how = Chances de victoire sur { $n ->
    [one] { $n } partie simulée
   *[other] { $n } parties simulées
}, avec ce que savait celui qui choisissait.
curve-ask = Montrer la courbe de victoire
curve-thinking = La partie est analysée tour par tour… { $n } s
curve-told = Chances de victoire par tour. { $told }
# La table d’Ascension
asc-samael = Samael
asc-cancel = Annuler
cards-to-choose = Cartes au choix
constructs-of = Artefacts
trophies = Trophées
trophies-n = { $n ->
    [one] et { $n } trophée
   *[other] et { $n } trophées
  }
samael-stack = { $n ->
    [one] { $n } carte dans sa pile
   *[other] { $n } cartes dans sa pile
  }
samael-cards = La pile de Samael
side-of = { $name } : tout ce qui est visible
partner = votre partenaire
team-honor = { $team } : { $n }
score-now = { $n } avec les cartes
unseen-cards = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
  }
nothing-yet = Il n’y a encore rien ici.
box = Boîte
mystics = Mystiques
heavies = Infanterie lourde
cultists = Cultiste
pile-of = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
only-for = { $n } de plus, seulement pour : { $cards }
from-pile = { $pile } · { $n }
name-card = Nommer une carte…
one-of = Choisissez 1 carte sur { $n }
look-for = Chercher une carte
see-table = Voir la table
take-back = Revenir sur ce qui a mené ici
question = La question
answers = Réponses
extra-turn = Tour supplémentaire
extra-next = { $n ->
    [1] Encore un tour à jouer
   *[other] Encore { $n } tours à jouer
  }

# La fin d’une partie
swap-seats = Changer de place
same-deal = Même donne
copy-link = Copier le lien
shuffle-proof = Vérifier le mélange
team = Équipe
other-cards = Autres cartes
honor-turns = L’Honneur, tour par tour
chance = Chances de victoire, tour par tour
chance-ask = Calculer les chances de chacun
rating-now = Classement { $n }
proof-about = Avant que quiconque ne s’asseye, le serveur s’est engagé sur un nombre secret en montrant son empreinte. La donne vient de ce nombre et des mots ajoutés par chacun : personne ne pouvait la choisir seul. Votre navigateur vient de refaire le calcul :
proof-promise = Empreinte montrée avant la partie
proof-salt = Le nombre secret
proof-words = Mots ajoutés
proof-seed = La graine de la donne
proof-holds = est bien celui qui était promis
proof-follows = découle des deux
proof-fails = ne correspond pas !
proof-given = Cette donne a été demandée : sa graine était connue d’avance, rien n’a donc été promis.
proof-record = Toute la partie en une ligne, pour « vigil replay » et « vigil verify » :
copy-game = Copier la partie

# Leçons
lesson = Leçon
lesson-leave = Quitter la leçon
lesson-next = Continuer
lesson-done = Jouer la suite
lesson-skip = Sauter
learn-it = Apprendre en deux minutes
learn-short = Apprendre
lesson-asc-candle = Cette bougie est la réserve d’Honneur. Prendre de l’Honneur la consume ; quand elle s’éteint, la partie finit avec le tour de table, et le joueur qui a le plus d’Honneur gagne : on compte celui qu’on a pris et les étoiles de ses cartes.
lesson-asc-hand = Ces cinq cartes sont votre main. Un Apprenti donne une Rune, une Milice donne un point de Puissance. Jouez-les toutes : une à une, ou avec ce bouton.
lesson-asc-purse = Trois Runes et deux points de Puissance. Ils ne valent que pour ce tour : dépensez ce que vous pouvez.
lesson-asc-row = Les Runes achètent des Héros et des Artefacts. Ce que vous pouvez prendre brille. Prenez le Chamane Loup : il donne une Rune et une carte de plus chaque fois qu’on le joue.
lesson-asc-power = La Puissance permet d’éliminer les Monstres. Le Cultiste est toujours là : deux points de Puissance pour un point d’Honneur. Éliminez-le.
lesson-asc-discard = Votre Honneur a monté, la bougie a raccourci. Ce que vous avez pris attend dans votre défausse. Quand la pioche est vide, la défausse est mélangée et devient la pioche : c’est ainsi qu’elle s’améliore.
lesson-asc-end = Il n’y a plus rien à faire. Terminez le tour : ce que vous avez joué est défaussé, et vous piochez cinq nouvelles cartes.
lesson-asc-other = Votre adversaire a joué. Touchez un joueur à tout moment pour voir tout ce qui est visible de son côté.
lesson-asc-again = Vos cinq cartes suivantes. Jouez-les toutes.
lesson-asc-construct = Cinq Runes ! La Gueule-de-loup est un Artefact : une fois jouée, elle reste devant vous et sert à chaque tour. Prenez-la, ou ce qui vous plaît davantage.
lesson-asc-look = Maintenez une carte, ou cliquez dessus avec le bouton droit, pour la lire. Une carte sombre dit pourquoi on ne peut pas la prendre.
lesson-asc-undo = Tant que vous n’avez rien vu de nouveau, vous pouvez revenir en arrière, pas à pas ou sur tout le tour.
lesson-asc-close = C’est tout. Jouez jusqu’à ce que la bougie s’éteigne. À vous les lauriers !

lesson-con-mons = Cette pile est votre mons : à la fois votre pioche et votre vie. Vous y piochez, et les attaques l’entament. Un joueur qui doit y prendre une carte alors qu’il est vide a perdu.
lesson-con-theirs = Et voici celui de votre adversaire. Videz-le, et vous avez gagné.
lesson-con-source = Les sources paient tout. À votre phase principale, vous pouvez en jouer une, et une autre à celle de l’adversaire. Jouez une source : ce que vous pouvez jouer est éclairé.
lesson-con-warrior = La source est libre et paie une carte qui coûte 1. Jouez un guerrier : le chiffre en haut à droite est son coût.
lesson-con-transition = La carte jouée attend d’abord dans la transition, pour que chacun puisse répondre. Elle se résout quand tous ont passé : si on vous le demande, passez.
lesson-con-set = Votre guerrier se tient dans un ensemble, avec la source qui lui est liée. En haut à gauche son attaque, en bas à gauche sa défense, en bas à droite sa meule. Plus tard, de plus forts guerriers peuvent s’empiler sur lui, et des équipements se ranger à côté.
lesson-con-phases = Un tour traverse plusieurs phases ; vous voyez ici laquelle est en cours. La plupart passent automatiquement ; on vous demande là où cela peut compter.
lesson-con-attack = Passez pour arriver à l’attaque. Touchez ensuite votre guerrier.
lesson-con-mill = Si personne ne bloque, l’adversaire meule autant de cartes que le dit la meule de votre guerrier, du mons au mortis.
lesson-con-block = Quand on vous attaque, touchez un guerrier pour bloquer avec lui. Les deux s’infligent des dégâts, et rien n’est meulé. Certains guerriers ne se laissent bloquer que par leurs semblables.
lesson-con-stops = Ici, vous dites où vous voulez vous arrêter : à certaines phases, de vos tours ou de ceux des autres, ou partout.
lesson-con-look = Maintenez une carte, ou cliquez du bouton droit, pour la lire. Une carte sombre dit pourquoi vous ne pouvez pas la jouer.
lesson-con-close = Voilà tout. Faites grandir vos ensembles, gardez votre mons et videz le leur.

# automatic answers
auto = auto
autos = Réponses automatiques
autos-are = Réponses automatiques : { $which }
autos-none = aucune
autos-none-note = on vous demande toujours
autos-convenient = pratiques
autos-convenient-note = oui à ce qui ne fait que donner, et tout ce que vous avez fait retenir
autos-custom = au choix
autos-custom-note = seulement ce que vous avez fait retenir
remember = Retenir
remember-note = Désormais, la question de cette carte reçoit automatiquement la réponse que vous donnez maintenant
remember-skip = Retenir si je passe
remember-skip-note = Si vous ne choisissez rien maintenant, la question de cette carte sera désormais passée automatiquement
remember-on = Votre prochaine réponse sera retenue.
remember-skip-on = Si vous ne choisissez rien, ce sera retenu.
remember-off = Rien ne sera retenu.
remembered = Réponses retenues
remembered-none = Rien n’est encore retenu. Quand une carte demande : « Retenir » à côté des réponses, la touche O, ou un appui long sur la réponse.
always-yes = toujours oui
always-no = toujours non
always-done = toujours sans choisir
always-pass = toujours passer
forget-answer = { $card } : redemander
yield = Toujours passer
yield-note = Chaque fois que ceci se redéclenche, passer sans demander
yield-on = { $card } : désormais passé sans demander.
yield-off = { $card } : on vous demandera de nouveau.
key-remember = retenir ma réponse, quand une carte demande
key-yield = toujours passer devant ce qui s’est déclenché

# how much is told to those who listen
voice = Lecteur d’écran
voice-brief = bref
voice-brief-note = une phrase par tour de chaque adversaire
voice-normal = normal
voice-normal-note = un résumé de chaque tour, et ce que vous faites
voice-full = complet
voice-full-note = tout, au fur et à mesure
voice-milled = { $n ->
    [1] Vous meulez une carte.
   *[other] Vous meulez { $n } cartes.
 }

# PINs at a device that is passed around
pin-of = Code PIN du joueur { $n }
pin-place = Code PIN
pin-how = Chacun peut choisir un code PIN de 4 à 8 chiffres ; il est demandé avant de montrer les cartes. Il protège d’un voisin curieux, non de quelqu’un qui connaît les rouages d’un navigateur. Il ne peut pas être retrouvé.
pin-nowhere = Pas de code PIN ici : en http simple, le navigateur ne peut pas le garder. Ouvrez la table en https, ou sur la machine qui l’héberge.
pin-form = Un code PIN a de 4 à 8 chiffres.
pin-your = Votre code PIN, { $name }
pin-why = Les cartes restent cachées jusqu’à ce que vous ayez tapé votre code PIN.
pin-wrong = Ce n’était pas le bon. Prenez votre temps.
pin-wait = { $n ->
    [1] Ce n’était pas le bon. Réessayez dans une seconde.
   *[other] Ce n’était pas le bon. Réessayez dans { $n } secondes.
 }
how-mons = { $n ->
    [one] Le mons { DE($names) } est épuisé.
   *[other] Les mons { DE($names) } sont épuisés.
 }
how-mons-you = Votre mons est épuisé.
how-drawn = Tout le monde a perdu au même instant.
how-conceded-you = Vous avez abandonné.
score-honor = points d’Honneur
score-mons = cartes restantes dans le mons
score-games = parties gagnées
toll-milled = Meulées
toll-destroyed = Détruites
toll-mortis = Dans le mortis
toll-exterminatus = Dans l’exterminatus
toll-hand = En main
toll-mons = Restent dans le mons
toll-wins = Parties gagnées
toll-last-game = Tout ceci compte la dernière partie.
rounds-played = { $n ->
    [one] { $n } tour a été joué.
   *[other] { $n } tours ont été joués.
 }
mons-rounds = Le mons, tour par tour
read-pile = { $pile }, { $n ->
    [1] une carte
   *[other] { $n } cartes
 } :
read-pile-empty = { $pile } : aucune carte.
you-watch = Vous regardez
watch-side = du côté { DE($name) }
new-tab = dans un nouvel onglet
voice-all = Vous jouez { $cards }.

card-by-card = Carte par carte
chart-which = Ce que montre le graphique
study-offer = Quelles étaient les chances de chacun, quels tours ont décidé de la partie, et quelle fut la part du hasard ?
moments = Tournants
moment-look = Revoir
moments-none = Aucun tour n’a décidé à lui seul de cette partie.
luck = Chance
luck-kind = La chance a souri à { $name } : { $n } points sur cent (± { $doubt }).
luck-kind-you = La chance vous a souri : { $n } points sur cent (± { $doubt }).
luck-unkind = La chance a manqué à { $name } : { $n } points sur cent (± { $doubt }).
luck-unkind-you = La chance vous a manqué : { $n } points sur cent (± { $doubt }).
luck-even = Pour { $name }, ni chance ni malchance sensible : { $n } points sur cent (± { $doubt }).
luck-even-you = Ni chance ni malchance sensible pour vous : { $n } points sur cent (± { $doubt }).
luck-about = C’est ce que les cartes sorties des piles ont changé à la probabilité de gagner, par rapport à ce qui serait sorti d’ordinaire. Le reste, ce sont les choix de tous. La ligne pointillée en fait la somme.
luck-most-kind = Plus grand coup de chance ({ $n }) : mieux pour { $name } que ce qui sort d’ordinaire des piles.
luck-most-kind-you = Plus grand coup de chance ({ $n }) : mieux pour vous que ce qui sort d’ordinaire des piles.
luck-most-unkind = Plus grand coup de malchance ({ $n }) : pire pour { $name } que ce qui sort d’ordinaire des piles.
luck-most-unkind-you = Plus grand coup de malchance ({ $n }) : pire pour vous que ce qui sort d’ordinaire des piles.
luck-came = Ce qui est sorti : { $what }
luck-when = C’était ici : { $turn }
luck-thinking = On démêle la chance des choix… { $n } s
luck-none = Cela n’a pas été calculé.
luck-mark = Chance : { $n } pour { $name }. { $what }
swing-mark = Tournant : { $turn } { $n } pour { $name }
try-again = Réessayer
toll-millers = Ce qui a meulé des cartes
toll-millers-about = Sous chaque nom : combien de ses cartes. Les attaquants qui ont frappé ensemble sont réunis.
toll-fallen = Cartes détruites
toll-self = En paiement, ou selon les règles
tab-chances = Chances
tab-honor = Honneur
replay-beside = Journal et explication
