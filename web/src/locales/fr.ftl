title = Allumez la bougie. Prenez place.
pitch = Deux jeux de cartes à une table tranquille : contre un ami, un inconnu, ou un bot qui ne triche jamais.
game = Jeu
players-range = { $least }–{ $most } joueurs
players-time = { $players }, { $n } min
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
nowhere-about = Il n’y a aucune page à cette adresse. Une faute de frappe, peut-être ?
no-cards = Il n’y a pas ici de cartes d’un jeu « { $game } ». Voici les jeux qu’il y a :
no-lesson = Il n’y a pas de leçon « { $game } ». Voici les jeux que l’on peut apprendre ici :
no-card = Il n’y a pas de carte « { $card } » parmi celles-ci.
no-person = Aucun joueur trouvé à cette adresse.
deck = Pioche

# on a phone: one word under each pile
hand = Main

# a card as it is called by who reads it aloud
card-cost = coût { $n }
card-power = { $n ->
    [one] { $n } point de Puissance pour l’éliminer
   *[other] { $n } points de Puissance pour l’éliminer
}
card-values = attaque { $attack }, défense { $defense }, meule { $mill }
undo = Annuler
ask-undo = Demander d’annuler
still = Vous pouvez encore : { $what }
log = Journal
menu = Menu
rules = Règles
close = Fermer
used = utilisé
waits = vous attend
thinks = réfléchit…
not-your-turn = { $name } joue.
honor-at-end = { $n ->
    [one] { $n } point d’Honneur à la fin
   *[other] { $n } points d’Honneur à la fin
}
cannot = Vous ne pouvez pas la choisir maintenant :
cost-now = Coût actuel
concede = Abandonner
sure = Abandonner la partie ?
yes = Oui
no = Non
opponents = Adversaires
mine = Voir la table
turn-of = Tour { $n } · { $name }
wants-undo = { $name } voudrait revenir en arrière : { $n ->
    [1] d’un choix
   *[other] de { $n } choix
 }.

# À côté du jeu
beside = Panneaux
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
can-be-chosen = Vous pouvez la choisir maintenant.
step-back = Un pas en arrière
step-on = Un pas en avant
to-live = Revenir au présent
live-again = La table telle qu’elle est maintenant.
taken-back = Annulé : { $what }
seeing = La table telle qu’elle était : { $when }
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
all-rules = Ouvrir dans les règles
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
phrases = Phrases rapides
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-thanks = Merci !
say-oops = Oups !
say-thinking = Je réfléchis…
say-sorry = Pardon !
say-good-game = Belle partie !
say-again = Encore une ?
emotes = Émotes
emote-smile = Sourire
emote-laugh = Rire
emote-wow = Surprise
emote-think = Réflexion
emote-sad = Tristesse
emote-bravo = Bravo

# Cartes connues
zone-deck = pioche
zone-hand = main
zone-of = { $name } : { $zone }
on-top = sur le dessus
under = sous { $n }
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
keys = Raccourcis clavier
keys-act = Jouer
keys-read = Lire à haute voix
keys-look = Voir
key-arrows = d’une carte à l’autre, d’une zone à l’autre
key-enter = choisir
key-space = regarder la carte
key-why = pourquoi pas cette carte ?
key-numbers = répondre par cette option
key-undo = annuler
key-reset = reprendre tout le tour
key-hint = conseil
key-command = taper une commande
key-turn = à qui de jouer et la question posée
key-hand = main
key-resources = ressources
key-opponents = adversaires
key-deck = votre pioche
key-options = ce qui peut être choisi
key-since = ce qui s’est passé depuis votre tour
key-clocks = pendules
key-log = journal
key-chat = discussion
key-known = cartes connues
key-steps = un pas en arrière, en avant
key-mute = activer ou couper le son
key-menu = menu : quitter, abandonner
key-help = ces raccourcis
key-escape = fermer, revenir au présent

# Lecture à haute voix
read-none = aucune
read-nothing = Rien de notable depuis.
read-earlier = { $n ->
    [1] Une autre action avant
   *[other] { $n } autres actions avant
}
read-you-are-asked = À vous de choisir : { $what }
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

# Les sons, pour qui ne les entend pas
cue-turn = ♪ À vous de jouer
cue-low = ♪ Plus que dix secondes
cue-chat = ♪ Quelqu’un parle

# La ligne de commande
command = Commande
command-example = jouer apprenti, fin, pourquoi 3…
cmd-which = Vouliez-vous dire : { $near } ?
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
total = Total
how-rounds = La limite de tours est atteinte.
how-turn_limit = La limite de tours est atteinte.
how-conceded = { $n ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
 }
how-other = La partie est finie.

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
sort-worth = Par force
found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
found-none = Aucune carte ne correspond.
clear = Effacer les filtres
help-words = Les mots sont cherchés dans le nom, le type et le texte ; majuscules et accents ne comptent pas.
help-fields = classe, faction, rareté, mot-clé, sous-classe, série – comme dans les règles en anglais, ou dans votre langue
help-numbers = coût et autres nombres, avec =, !=, <, <=, >, >=
help-signs = exclure ; l’un ou l’autre ; grouper ; expression exacte
help-try = Essayez :
query-field = Il n’y a pas de champ « { $name } ». Il y a : { $known }.
query-value = Après « { $name } », il manque encore quelque chose.
query-number = « { $name } » se compare à un nombre, pas à « { $value } ».
query-compare = « { $name } » est un champ de texte : écrivez « { $name }: » au lieu de « { $name }{ $sign } ».
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
fact-number = Numéro
fact-cost = Coût
worth = Statistiques du laboratoire
worth-between = Avec { $level } de certitude, l’écart est compris entre { $low } et { $high } points.
worth-more = C’est plus que du hasard.
worth-less = C’est plus que de la malchance : ceux qui l’ont gagnent moins souvent.
worth-open = C’est peut-être le hasard.
worth-cause-do = Cela montre ce que font les gagnants, non ce qui les fait gagner : celui qui tient plus longtemps met plus de cartes en jeu.
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
deck-any = N’importe quel deck prêt
ready-decks = Decks prêts
decks-own = Vos decks
less = Moins
more-of = Plus
by-rules = Selon les règles
house-rules = Règles maison
more-options = Plus d’options
who-comes = Qui peut venir
by-invitation = Sur invitation
public = Tout le monde
seats = Places
seat-n = Place { $n }
seat-me = Vous
seat-open = Ouverte à tous
seat-free = Libre
seat-beside = Quelqu’un sur cet appareil
bots = Bots
bot-named = Bot : { $name }
a-bot = bot
name = Nom
your-name = Votre nom
avatar = Votre médaillon
avatar-n = Médaillon { $n }
table = Table
table-of = Table : { $name }
table-title = Nom de la table
make-it = Ouvrir la table
begin = Commencer
clock = Pendule
clock-none = Sans
clock-per_move = Par coup
clock-total = Par partie
clock-correspondence = En jours
clock-seconds = Secondes par coup : tout ce qu’on répond jusqu’à ce qu’un autre soit interrogé
clock-minutes = Minutes pour la partie
clock-increment = Secondes ajoutées par coup
clock-per-move = Jours par coup
clock-text-per-move = { $time } par coup
clock-text-total = { $time } + { $more } s
clock-text-correspondence =
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
happens-wait = Attendre
happens-bot = Un bot continue
happens-forfeit = La partie est perdue
stand-in-which = Quel bot
undo-how = Reprendre un coup
undo-ask = Avec accord
undo-free = Seulement si rien n’a été vu
undo-never = Jamais
spectators = D’autres peuvent regarder
delay = Retard des spectateurs, en secondes
chat-allowed = Discussion
rated = Compte pour le classement
rated-note = seulement entre joueurs différents, selon les règles habituelles, et si rien de vu n’a été repris seul
unrated = Hors classement
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
put-bot = Bot pour la place { $n }
wait-for-seats = La partie peut commencer quand toutes les places sont prises.
take-a-seat = Prenez place pour jouer.
full-look-on = Toutes les places sont prises. La partie s’affichera ici dès qu’elle commence.
give-up = Annuler la table
given-up = Cette table a été annulée.
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
tables-open = Attendent des joueurs
tables-running = En cours
tables-mine = Mes tables
all = Tous
look-on = Regarder
look-at = Voir
no-tables = Aucune table pour l’instant. Ouvrez-en une !
no-games = Aucune partie terminée pour l’instant.
earlier = Parties précédentes
ended-win = Gagnée
ended-loss = Perdue
ended-draw = Nulle
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
claim = Transformer en compte
claim-why = Un invité n’existe que dans ce navigateur. Avec un mot de passe, vous vous connectez de partout et gardez vos parties et vos places.
way-back = Lien de connexion
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
tokens-head = Jetons d’API
tokens-why = Avec un jeton d’API, vos propres programmes peuvent lire vos parties et jouer en votre nom.
token-label = À quoi elle sert
token-make = Créer un jeton
token-once = Gardez-la : elle n’est montrée qu’une fois.
revoke = Révoquer
my-data = Mes données
export = Télécharger
export-why = Tout ce que ce serveur sait de vous, dans un fichier.
erase = M’effacer
erase-why = Nom, mot de passe, jetons et decks disparaissent pour de bon. Les parties jouées avec d’autres restent, sans votre nom.
erase-confirm = Pour confirmer, tapez { $name }
theme-system = Comme le système
text-size = Taille du texte
motion = Mouvement
pace-system = Comme le système
pace-normal = Normal
pace-fast = Rapide
pace-off = Aucun
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
set-anew = Comme au début
keyboard = Clavier

# replay
replay-later = La partie est encore en cours
replay = Revoir la partie
replay-controls = Commandes
replay-log = Journal
replay-why = Ce choix
replay-hands = Mains
replay-more = Plus
replay-rules = Avec les règles
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
replay-open = Montrer toutes les mains
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
why-ask = Que ferait le bot ?
why-onward = Au choix suivant
why-thinking = Le bot simule des parties…
why-taken = choisie
why-how = Chances de victoire sur { $n ->
    [one] { $n } partie simulée
   *[other] { $n } parties simulées
}, avec ce que savait celui qui choisissait.
curve-ask = Montrer la courbe de victoire
curve-thinking = La partie est analysée tour par tour… { $n } s
curve-told = Chances de victoire par tour. { $told }
pile-of = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
question = La question
answers = Réponses

# La fin d’une partie
swap-seats = Changer de place
same-deal = Même donne
copy-link = Copier le lien
shuffle-proof = Vérifier le mélange
team = Équipe
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

# automatic answers
auto = auto
autos = Réponses automatiques
autos-are = Réponses automatiques : { $which }
autos-none = Aucune
autos-none-note = on vous demande toujours
autos-convenient = Pratiques
autos-convenient-note = oui à ce qui ne fait que donner, et tout ce que vous avez fait retenir
autos-custom = Au choix
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
key-remember = retenir ma réponse, quand une carte demande

# how much is told to those who listen
voice = Lecteur d’écran
voice-brief = Bref
voice-brief-note = une phrase par tour de chaque adversaire
voice-normal = Normal
voice-normal-note = un résumé de chaque tour, et ce que vous faites
voice-full = Complet
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
pin-wrong = Code PIN incorrect.
pin-wait = { $n ->
    [1] Code PIN incorrect. Réessayez dans une seconde.
   *[other] Code PIN incorrect. Réessayez dans { $n } secondes.
 }
how-conceded-you = Vous avez abandonné.
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
luck-when = Quand : { $turn }
luck-thinking = On démêle la chance des choix… { $n } s
luck-none = Cela n’a pas été calculé.
luck-mark = Chance : { $n } pour { $name }. { $what }
swing-mark = Tournant : { $turn } { $n } pour { $name }
try-again = Réessayer
tab-chances = Chances
replay-beside = Journal et explication
