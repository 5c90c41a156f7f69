# Erreurs, par la clé que le programme leur donne.

bot-budget = { $name } doit être de 1 à { $most }, pas { $n }
bot-search = { $given } n’est pas un budget de recherche ; sims=500 ou ms=800 en est un
bot-unknown = aucun bot ne s’appelle { $name } ; il y a { $known }
card-key = { $at } : { $key } est inconnu ; une carte a { $fields }
card-wrong = { $at } : { $why }
cards-key = { $at } : { $key } est inconnu ; un fichier de cartes a « set » et [[card]]
cards-none = { $at } n’a aucun [[card]]
cards-set = { $at } : « set » doit être un seul mot, avec { $most } cartes au plus
cards-toml = { $at } n’est pas du TOML : { $why }
cards-twice = { $at } : { $names } s’y trouve deux fois
choice-illegal = la place { $seat } a choisi { $typed } à la décision { $number } ; la place { $asked } peut choisir : { $offered }
choice-place = l’option { $place } a été choisie ; il y en a { $count }
choice-raw = { $given } n’est pas une option ; il y a { $offered }
concede-over = la partie est terminée ; personne ne peut abandonner
concede-seat = la place { $seat } ne joue pas
config-card-twice = il y a déjà une carte nommée { $name }
config-cards = cards doit être une liste de cartes, pas { $given }
config-key = { $key } n’est pas un réglage de ce jeu ; il y a { $known }
config-one-of = { $key } doit être l’un de { $possible }, pas { $given }
config-own-card = une carte personnalisée ne peut pas être lue : { $why }
config-seed = la graine doit être un nombre entier de 0 à 2^64 - 1, pas { $given }
config-whole = { $key } doit être un nombre entier de { $least } à { $most }, pas { $given }
data-deep = { $at } : imbriqué au-delà de { $limit } niveaux
data-missing = { $at } : { $name } manque
data-unknown = { $at } : { $kind } n’a pas de champ { $name } ; on y trouve { $fields }
data-wrong = { $at } : { $given } n’est pas { $wanted }
decision-stale = la décision { $given } est close ; la décision { $open } est ouverte
game-over = la partie est terminée ; il n’y a plus rien à choisir
guest-class = { $given } ne nomme aucune classe ; écrivez python:paquet.module:Classe ou python:fichier.py:Classe
guest-fail = fail={ $given } est impossible ; il y a { $known }
guest-file = il n’y a pas de fichier { $file }
guest-module = il n’y a pas de module { $module } à importer
guest-no-class = { $file } n’a pas de classe { $name }
guest-import = { $given } ne peut pas être lu : { $why }
guest-program = il n’y a pas de programme { $command } ; il doit être dans le chemin de recherche ou être un fichier exécutable
guest-shape = { $name } n’a pas de choose(view, decision)
guest-time = time={ $given } n’est pas un nombre de secondes
ladder-bots = un classement demande au moins deux bots, aucun deux fois
ladder-file = { $file }, ligne { $line } : ce n’est pas une partie d’un classement
link-check = le lien est incomplet ou a été modifié
link-choices = les choix du lien ne peuvent pas être joués : { $why }
link-header = l’en-tête du lien ne peut pas être lu
link-letters = le lien contient des caractères qu’aucun lien n’a
link-long = un lien de { $length } caractères est trop long
link-prefix = ceci n’est pas un lien : il ne commence pas par { $prefix }
machine-endless = les cartes se déclenchent sans fin les unes les autres ({ $steps } pas)
notation-call = { $at } : { $name } : { $why }
notation-long = { $at } : un effet de { $length } caractères est trop long
notation-part = { $at } : { $text } ne fait pas partie de la notation
notation-stars = { $at } : les étoiles ne font pas partie de la notation
notation-syntax = { $at } : impossible de lire { $text }
notation-strange = { $at } : { $name } n’est pas un mot de la notation
notation-unknown = { $at } : { $name } n’est pas un mot de la notation ; mots proches : { $close }
program-ended = { $name } s’est arrêté à la décision { $number } avec le code { $code } ; ses derniers mots : { $said }
program-json = { $name } a répondu à la décision { $number } par { $line }, qui n’est pas du JSON
program-long = { $name } a répondu à la décision { $number } par une ligne de plus de { $most } octets
program-mute = { $name } s’est arrêté à la décision { $number } avec le code { $code }, sans un mot sur la sortie d’erreur
program-option = { $name } a choisi { $given } à la décision { $number } ; il y a 0 à { $last } : { $offered }
program-shape = { $name } a répondu à la décision { $number } par { $line } ; on attend { $wanted }, la position ou le nom d’une option
program-silent = { $name } n’a pas répondu à la décision { $number } en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
program-stale = { $name } ne répond pas à la décision { $number }, seulement à d’autres
program-start = { $name } ne peut pas être lancé : { $why }
python-raised = { $name } a levé { $error } à la décision { $number } ({ $file }, ligne { $line })
record-after = ligne { $line } : la partie se termine avant ce choix
record-first = ceci n’est pas un enregistrement : sa première ligne n’est pas { $line }
record-game = le jeu { $name } est inconnu ici ; il y a { $games }
record-header = ligne { $line } : { $text } n’est pas un nouveau « clé: valeur »
record-line = ligne { $line } : { $why }
record-long = un enregistrement de { $length } caractères est trop long
record-rules = cette partie a été jouée sous les règles { $theirs } ; cette version joue sous { $ours } et la rejouerait mal
record-seed = la graine doit être un nombre entier de 0 à 2^64 - 1, pas { $seed }
record-value = ligne { $line } : { $key } n’a pas de valeur lisible
state-rules = cette partie a été sauvegardée sous d’autres règles ({ $theirs }, pas { $ours })
state-wrong = ceci n’est pas une partie sauvegardée : { $why }
undo-none = { $free ->
    [0] aucun choix ne peut être repris
    [one] seul le dernier choix peut être repris
   *[other] seuls les { $free } derniers choix peuvent être repris
} : quelqu’un a appris quelque chose depuis
unknown-rule = la règle { $id } n’existe pas{ $closest ->
    [none] {""}
   *[other] {"\u202F"}; les plus proches : { $closest }
}
config-table = les réglages doivent former une table, pas { $given }
seat-unknown = il n’y a pas de place { $given } ; il y en a { $seats }
lab-place = les parties peuvent se jouer sur { $known }, pas sur { $given }
lab-workers = il faut au moins un processus, pas { $given }
lab-work = une partie a échoué : { $why }
lab-died = un processus est mort (code de sortie { $code }) ; c’est le plus souvent un manque de mémoire, essayez avec moins de --workers
lab-extra = { $what } demande l’extra { $extra } : pip install 'vigil-games[{ $extra }]'
lab-no-games = il n’y a aucune partie entre deux joueurs différents à évaluer
lab-apart = { $apart } n’ont jamais rencontré les autres, même par un tiers : on ne peut pas les comparer
figures-broken = { $path } n’est pas un fichier de mesures lisible : { $why }
figures-stale = les mesures de { $path } ont été faites avec d’autres cartes ; mesurez de nouveau : vigil sim { $game } --figures { $path }
lab-not-figures = { $path } existe déjà et n’est pas un fichier de mesures
lab-suffix = { $path } ne peut pas être une série : son nom doit finir par { $known }
lab-write = impossible d’écrire { $path } : { $why }
lab-read = impossible de lire { $path } : { $why }
lab-row = { $path }, partie { $at } : { $why }
lab-mixed = une série est d’un seul jeu ; celle-ci a { $one } et { $other }
lab-two-games = { $one } et { $other } ne peuvent pas être comparés : ce sont des jeux différents
lab-empty = { $path } n’a aucune partie
lab-policy = il n’y a pas de joueur { $given } ; il y a { $known }
lab-how-long = dites combien de temps mesurer : un nombre de parties, ou des secondes
lab-no-trial = on ne peut pas mesurer de cartes dans { $game }
lab-seconds = compare doit jouer : donnez plus de 0 seconde, ou un nombre de parties
lab-sweep = un balayage s’écrit cost=2..5 ou cost=2,4,7, non { $given }
lab-sweep-values = un balayage essaie de 2 à { $most } valeurs, non { $given }
lab-sweep-field = { $field } n’est pas un nombre d’une carte ; il y a { $known }
lab-gate = une limite est un nombre de points, ou un nom et un nombre comme first=3, non { $given } ; les noms sont { $known }
lab-card = le fichier n’a pas de carte { $given } ; il a { $known }
lab-side = { $given } n’est ni un fichier, ni des réglages comme sets=base,honor=60, ni le mot default
lab-side-toml = { $at } n’est pas du TOML : { $why }
lab-side-cards = { $text }
lab-side-file = { $at } : { $why }

# Ce qu’un serveur garde
accept-none = la réponse est { $media } ; acceptez-la
admin-only = seul un administrateur peut faire cela
admin-stays = l’administrateur ne peut pas être supprimé
body-large = on peut envoyer { $most } octets au plus
body-slow = ce qui était annoncé n’est pas venu en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
body-unwanted = rien ne doit être envoyé ici
body-wrong = cela ne convient pas : { $why }
bots-account = seul un compte peut avoir des bots
bots-many = un compte a au plus { $most ->
    [one] { $most } bot
   *[other] { $most } bots
}
claim-account = seul un invité peut créer ainsi un compte
confirm-name = pour vous effacer, envoyez votre propre nom dans confirm
csrf-missing = avec un cookie, envoyez Origin ou l’en-tête { $header }
deck-long = une liste de deck a au plus { $lines } lignes de { $letters } caractères
deck-name = un deck a besoin d’un nom lisible
deck-none = vous n’avez pas de deck { $name }
decks-many = une étagère contient au plus { $most ->
    [one] { $most } deck
   *[other] { $most } decks
}
field-unknown = { $field } n’est pas un champ ici ; il y a { $known }
schema-none = il n’y a pas de schéma { $name } ; il y a { $known }
game-none = il n’y a pas de jeu { $game } ; il y a { $known }
game-no-cards = ce jeu n’a pas de cartes
guests-off = ce serveur n’accepte pas d’invités ; connectez-vous avec un compte
json-bad = ce n’est pas du JSON : { $why }
json-deep = le JSON est imbriqué à plus de { $most } niveaux
link-account = un compte a un mot de passe, et pas de lien
link-over = ce lien est trop ancien
link-unknown = ce lien ne mène nulle part ; il a servi, a été repris, ou n’a jamais été donné
login-wrong = le nom ou le mot de passe est incorrect
media-wrong = envoyez application/json, pas { $given }
method-wrong = cela ne se demande qu’avec { $allowed }
metrics-here = les chiffres ne sont que pour cette machine ; définissez un jeton pour les lire de loin
metrics-off = les chiffres sont désactivés
metrics-token = les chiffres demandent le jeton des réglages
name-alike = { $name } passerait pour quelqu’un d’autre ici ; choisissez un autre nom
name-alphabets = les lettres du mot { $word } viennent de plusieurs alphabets ; n’en utilisez qu’un
name-empty = un nom a besoin d’une lettre ou d’un chiffre
name-long = un nom a au plus { $most } caractères
name-reserved = { $name } est un nom du serveur lui-même ; prenez-en un autre
name-signs = un nom ne peut pas avoir de caractères invisibles
text-signs = ce que les autres lisent ne peut avoir ni caractères invisibles ni plusieurs lignes
not-ready = pas prêt : { $parts }
origin-foreign = une page d’un autre site ne peut pas faire cela
host-foreign = ce serveur ne s’appelle pas { $host } ; son administrateur peut ajouter ce nom au réglage { $setting }
password-length = un mot de passe a de { $least } à { $most } caractères
password-none = seul un compte a un mot de passe ; créez d’abord un compte
password-wrong = l’ancien mot de passe est incorrect
path-none = il n’y a rien ici ; { $document } dit ce qu’il y a
person-gone = le compte auquel cela appartenait n’existe plus
deck-unwanted = à { $game }, personne n’apporte de deck
person-none = personne n’a cet identifiant
port-host = { $host } n’est pas une adresse de cette machine
port-rights = le port { $port } demande des droits spéciaux ; choisissez-en un à partir de 1024
port-taken = le port { $port } est pris ; arrêtez ce qui y tourne, ou choisissez-en un autre avec --port
query-bad = ce qui suit le point d’interrogation est illisible
query-twice = un nom figure deux fois après le point d’interrogation
register-off = ce serveur ne crée pas de comptes ; demandez à la personne qui le gère
scope-missing = il faut pour cela un jeton avec la portée { $scope }
server-fault = quelque chose s’est mal passé sur le serveur ; le journal le connaît sous { $request }
server-stopping = le serveur va s’arrêter ; redemandez dans un moment
sign-in = connectez-vous d’abord, ou envoyez un jeton
token-form = l’en-tête Authorization doit être : Bearer, une espace et un jeton
token-never = aucun jeton ne le permet ; connectez-vous
token-none = vous n’avez pas un tel jeton
token-over = ce jeton a expiré
token-revoked = ce jeton a été révoqué
token-unknown = ce jeton n’existe pas
tokens-many = personne n’a besoin de plus de { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
} ; révoquez-en un
connections-address = votre adresse a déjà { $most ->
    [one] { $most } connexion
   *[other] { $most } connexions
} ; fermez-en et réessayez
connections-table = il y a déjà { $most ->
    [one] { $most } spectateur
   *[other] { $most } spectateurs
} à cette table ; réessayez plus tard
chat-often = vous avez beaucoup écrit ici en peu de temps ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
too-often = trop de demandes ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
store-conflict = l’entrée { $given } de la table { $table } ne peut pas être ajoutée : la prochaine est la { $expected }
store-order = les entrées { $before } et { $after } ne se suivent pas
store-time = l’entrée { $seq } de la table { $table } est plus ancienne que la précédente
store-name = le nom { $name } est déjà pris ; choisissez-en un autre
store-cursor = { $cursor } n’est pas la fin d’une liste
store-address = l’adresse de la base de données n’est pas comme sqlite:///dossier/vigil.db ou postgresql://utilisateur@hôte/nom
store-folder = impossible d’écrire { $database } : { $why }
store-locked = { $database } est déjà servi par le processus { $process } (qui tient { $lock }) ; arrêtez-le, ou prenez PostgreSQL pour en avoir plusieurs
store-foreign = la base de données a des tables, mais pas celles de Vigil ; indiquez-en une vide
store-unreleased = { $database } a le schéma { $there } d’un Vigil d’avant la première version publiée ; cette version ne lit que son propre schéma { $here }. Rien n’a été modifié. Gardez cette base comme sauvegarde et déplacez-la, ou commencez avec un autre dossier de données ou une autre base
store-newer = la base de données a le schéma { $there }, cette version connaît le { $here } : elle a été écrite par un Vigil plus récent ; installez celui-ci, ou restaurez une sauvegarde antérieure
store-closed = la base de données a été fermée
store-copy = avant la mise à niveau de la base de données, une copie en est faite dans la base même, et ce n’est pas permis : { $why }. Laissez faire son propriétaire ou, si vous avez votre propre sauvegarde, mettez { $setting } = false
store-away = la base de données ne répond pas pour l’instant ; réessayez dans un moment
store-unavailable = la base de données ne fait pas son travail : { $why }

# Les réglages d’un serveur
settings-file = impossible de lire les réglages dans { $path } : { $why }
settings-toml = { $path } n’est pas du TOML : { $why }
settings-near = il n’y a pas de réglage { $name } ; serait-ce { $near } ?
settings-twice = { $name } et { $file } disent la même chose ; retirez-en un
settings-unknown = il n’y a pas de réglage { $name } ; vigil config show les montre tous
settings-value = { $name } ne peut pas être { $value } ({ $source ->
        [file] fichier
        [variable] variable
       *[other] ligne de commande
    }) ; il faudrait : { $right }

# Sauvegardes
backup-there = { $path } existe déjà ; choisissez un autre fichier
backup-nothing = il n’y a pas encore de base de données { $path }
backup-old = la base de données a un ancien schéma ; d’abord : vigil db upgrade
backup-unreadable = { $path } n’est pas une sauvegarde : { $why }
backup-bad = { $path } est endommagé : { $why }
restore-there = il y a déjà une base de données : { $database } ; --replace met la sauvegarde à sa place
restore-running = un serveur utilise la base de données ; arrêtez-le d’abord

# Entre un client et un serveur.

server-said = { $text }
server-away = { $server } ne répond pas ({ $why })
answer-foreign = { $url } a répondu { $status }, et pas comme un serveur Vigil
answer-shape = la réponse du serveur n’est pas { $kind } ({ $why }) ; il est peut-être d’une autre version
answer-hash = la vue de la mise à jour { $seq } n’est pas celle qui a été envoyée
address-bad = { $given } n’est pas l’adresse d’un serveur ; http://host:8300 en serait une
game-unknown = la table joue à { $game }, que cette version ne connaît pas
seat-closed = cette connexion à la table a été fermée
nothing-asked = rien ne vous est demandé maintenant
table-full = toutes les places de cette table sont prises
seat-broken = cette connexion a échoué : { $why }
seat-ended = le serveur a fermé cette place à la table : { $why }
player-answer = le joueur a répondu { $given } ; il faut la place ou le nom d’une option
player-thinks = { $bot } réfléchit à des tables imaginées que seul le serveur peut tirer ; c’est au serveur de placer ce bot

# Les tables d’un serveur
chat-empty = rien n’a été dit
chat-off = à cette table, seules les phrases toutes faites sont admises
code-unknown = cette invitation ne mène à aucune table d’ici
game-running = cela se montre une fois la partie finie
message-bad = ceci n’est pas un message : { $why }
no-spectators = cette table n’admet pas de spectateurs
phrase-unknown = il n’y a pas de phrase { $given } ; il y a { $known }
rematch-early = la partie n’est pas encore finie
replay-end = la partie compte { $count } choix
replay-no-choice = aucune option n’a été choisie là ; il y a les choix 0 à { $last }
seat-empty = personne n’occupe la place { $seat }
seat-none = seule une personne assise à la table peut le faire
seat-not-asked = la question s’adresse à la place { $asked }, pas à la place { $seat }
seat-not-yours = la place { $seat } n’est pas la vôtre
seat-one = à une table publique de quelqu’un d’autre, on ne prend qu’une place ; vous avez la place { $seat }
seat-reserved = la place { $seat } est gardée pour quelqu’un
seat-taken = la place { $seat } est prise
seat-twice = une place est nommée deux fois
seat-which = vous avez plusieurs places ici ; nommez-en une : { $seats }
seat-who = dites qui prend la place : { $me } ou { $bot }
seats-free = personne n’occupe encore la place { $seats } ; des bots peuvent prendre les places libres
table-begun = la partie a commencé ; plus personne ne peut s’asseoir
table-begun-already = la partie a déjà commencé
table-busy = il se passe trop de choses à la fois à cette table ; réessayez
table-clock = une pendule de type { $kind } demande { $missing }
table-decks = il y a { $given ->
    [one] { $given } deck
   *[other] { $given } decks
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} ; enlevez-en, ou faites jouer plus de monde
problem-none = il n’y a pas de problème appelé { $key }
table-deck-long = une liste de deck compte au plus { $most } caractères
table-game = le jeu { $name } n’est pas connu ici ; on connaît { $games }
table-not-yours = d’autres sont à cette table ; quittez-la, ou abandonnez
table-settings = les réglages d’une table comptent au plus { $most } caractères
table-stranger = seule une personne qui a ouvert la table ou y est assise peut le faire
table-unknown = il n’y a pas de table { $table }
table-waiting = la partie n’a pas commencé
tables-many = { $most } de vos tables ne sont pas finies ; finissez-en ou renoncez à certaines
thinking-long = cela a pris trop de temps ; réessayez plus tard
token-first = le premier message doit être un jeton
undo-closed = personne ne demande à revenir en arrière
hints-never = cette partie compte pour le classement : les conseils n’y sont pas permis ; ils le sont à une table qui ne compte pas
undo-never = à cette table, rien ne se reprend
undo-not-yours = c’est aux autres d’en décider
continue-over = là, la partie est finie ; reprenez à un choix plus tôt, { $last } ou avant
undo-stale = c’était à propos d’une autre demande : répondez à celle qui est ouverte, numéro { $open }, et non { $given }
undo-nothing = vous n’avez pas { $count } choix à reprendre
undo-rated = cette partie compte pour le classement : un choix après lequel on a appris quelque chose ne se reprend pas quand personne ne peut y consentir ; à une table qui ne compte pas, si
undo-given-up = quelqu’un a abandonné depuis, et ce qui précède ne peut plus être repris
undo-open = une demande de reprise est déjà en cours
muted-many = on peut mettre { $most ->
    [one] { $most } personne
   *[other] { $most } personnes
} en sourdine au plus
studies-many = trop de parties sont à l’étude ; réessayez plus tard
text-nul = aucun texte ne peut contenir le caractère numéro 0
table-ended = la partie de cette table est déjà finie
token-gone = il n’y a pas de tel jeton, ou il a déjà été révoqué
admin-none = ce serveur n’a pas encore d’administrateur ; démarrez-le une fois, et il en aura un
game-broken = le jeu installé { $game } ne se charge pas ({ $why }) ; mettez à jour ou désinstallez son paquet
