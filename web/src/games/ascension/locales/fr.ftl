# Ascension on the page.
of = sur { $n }
center-deck = Pioche centrale
constructs = Vos Artefacts

# on a phone: one word under each pile
pile-center = Centre
pile-void = Néant
pile-deck = Pioche
pile-discard = Défausse
pile-played = Jouées
resources-have = Vos ressources

# a card as it is called by who reads it aloud
play-all = Tout jouer
end-turn = Terminer le tour
end-anyway = Terminer quand même
since-more = et { $n } de plus
quiet = Jouez une carte, ou prenez-en une qui brille.
last-round = Le dernier tour de table

# À côté du jeu
copies-row = Dans la pioche centrale
about-hero = Un Héros va dans votre défausse à la fin du tour.
about-construct = Un Artefact reste devant vous et agit à chaque tour.
about-monster = Un Monstre s’élimine avec de la Puissance, contre sa récompense.
seeing-round = tour de table { $n }

# Touches
key-all = tout jouer
key-end = terminer le tour
key-row = ligne centrale
key-constructs = Artefacts et cartes jouées
key-pool = réserve d’Honneur
key-discard = défausse
key-void = le Néant

# Lecture à haute voix
read-resources = Runes : { $runes }, Puissance : { $power }, Honneur : { $honor }.
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

# La ligne de commande
tokens = Cristaux d’Honneur

# cards and rules
faction-enlightened = Illuminés
faction-lifebound = Liés à la vie
faction-mechana = Mékas
faction-void = Néant
faction-monster = Monstres
faction-citadel = Toujours disponibles
faction-bone = Cartes de départ
fact-copies = Dans la pioche centrale

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
score-now = { $n } en comptant les cartes
unseen-cards = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
  }
nothing-yet = Il n’y a encore rien ici.
box = Boîte
mystics = Mystiques
heavies = Infanterie lourde
cultists = Cultiste
only-for = { $n } de plus, seulement pour : { $cards }
from-pile = { $pile } · { $n }
name-card = Nommer une carte…
one-of = Choisissez 1 carte sur { $n }
look-for = Chercher une carte
see-table = Voir la table
take-back = Annuler le choix qui a mené ici
extra-turn = Tour supplémentaire
extra-next = { $n ->
    [1] Encore un tour à jouer
   *[other] Encore { $n } tours à jouer
  }

# La fin d’une partie
other-cards = Autres cartes
honor-turns = L’Honneur, tour par tour

# Leçons
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

# PINs at a device that is passed around
score-honor = points d’Honneur
pool = Réserve d’Honneur
void = Le Néant
always = Toujours disponibles
played = Jouées ce tour-ci
discard = Défausse
row = Ligne centrale
rune = Runes
power = Puissance
honor = Honneur
zone-discard = défausse
zone-center = pioche centrale
in-your-deck = Votre pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, sans ordre
how-honor = La bougie est éteinte : la réserve d’Honneur est vide.
kind-hero = Héros
kind-construct = Artefacts
kind-monster = Monstres
set-start = Deck de départ
set-always = Toujours disponibles
set-base = Jeu de base
set-fallen = Le Retour du Dieu déchu
worth-acquired = Les bots qui l’ont acquise ont gagné { $with } de leurs parties, les autres { $without }.
worth-defeated = Les bots qui l’ont éliminé ont gagné { $with } de leurs parties, les autres { $without }.
worth-cause-have = Cela montre ce qu’ont les gagnants, non ce qui les fait gagner : celui qui mène peut s’offrir des cartes chères.
team-honor = { $team } : { $n }
tab-honor = Honneur
since = Depuis votre tour :
