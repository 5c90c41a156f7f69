# Erreurs, par la clé que le programme leur donne.

bot-budget-range = { $name } doit être de 1 à { $most }, pas { $n }
bot-budget-invalid = { $given } n’est pas un budget de recherche ; sims=500 ou ms=800 en est un
bot-unknown = aucun bot ne s’appelle { $name } ; il y a { $known }
card-field-unknown = { $at } : { $key } est inconnu ; une carte a { $fields }
card-invalid = { $at } : { $why }
card-file-key-unknown = { $at } : { $key } est inconnu ; un fichier de cartes a « set » et [[card]]
card-file-empty = { $at } n’a aucun [[card]]
card-file-set-invalid = { $at } : « set » doit être un seul mot, avec { $most } cartes au plus
card-file-not-toml = { $at } n’est pas du TOML : { $why }
card-duplicate = { $at } : { $names } s’y trouve deux fois
card-stats-broken = { $path } n’est pas un fichier lisible de statistiques de cartes : { $why }
card-stats-stale = les statistiques de { $path } ont été mesurées avec d’autres cartes ; mesurez de nouveau : vigil sim { $game } --card-stats { $path }
choice-illegal = la place { $seat } a choisi { $typed } à la décision { $number } ; la place { $asked } peut choisir : { $offered }
option-out-of-range = l’option { $place } a été choisie ; il y en a { $count }
option-unknown = { $given } n’est pas une option ; il y a { $offered }
concede-game-over = la partie est terminée ; personne ne peut abandonner
concede-not-playing = la place { $seat } ne joue pas
setting-card-duplicate = il y a déjà une carte nommée { $name }
setting-cards-not-list = cards doit être une liste de cartes, pas { $given }
setting-unknown = { $key } n’est pas un réglage de ce jeu ; il y a { $known }
setting-not-one-of = { $key } doit être l’un de { $possible }, pas { $given }
setting-own-card-invalid = une carte personnalisée ne peut pas être lue : { $why }
setting-seed-invalid = la graine doit être un nombre entier de 0 à 2^64 - 1, pas { $given }
setting-not-integer = { $key } doit être un nombre entier de { $least } à { $most }, pas { $given }
data-too-deep = { $at } : imbriqué au-delà de { $limit } niveaux
data-missing = { $at } : { $name } manque
data-unknown = { $at } : { $kind } n’a pas de champ { $name } ; on y trouve { $fields }
data-invalid = { $at } : { $given } n’est pas { $wanted }
decision-stale = la décision { $given } est close ; la décision { $open } est ouverte
game-over = la partie est terminée ; il n’y a plus rien à choisir
bot-class-missing = { $given } ne nomme aucune classe ; écrivez python:paquet.module:Classe ou python:fichier.py:Classe
bot-fail-invalid = fail={ $given } est impossible ; il y a { $known }
bot-file-missing = il n’y a pas de fichier { $file }
bot-module-missing = il n’y a pas de module { $module } à importer
bot-class-unknown = { $file } n’a pas de classe { $name }
bot-import-failed = { $given } ne peut pas être lu : { $why }
bot-program-missing = il n’y a pas de programme { $command } ; il doit être dans le chemin de recherche ou être un fichier exécutable
bot-without-choose = { $name } n’a pas de choose(view, decision)
bot-time-invalid = time={ $given } n’est pas un nombre de secondes
ladder-bots = un classement demande au moins deux bots, aucun deux fois
ladder-file = { $file }, ligne { $line } : ce n’est pas une partie d’un classement
game-link-checksum = le lien est incomplet ou a été modifié
game-link-unplayable = les choix du lien ne peuvent pas être joués : { $why }
game-link-header = l’en-tête du lien ne peut pas être lu
game-link-characters = le lien contient des caractères qu’aucun lien n’a
game-link-too-long = un lien de { $length } caractères est trop long
game-link-prefix = ceci n’est pas un lien : il ne commence pas par { $prefix }
endless-loop = les cartes se déclenchent sans fin les unes les autres ({ $steps } pas)
notation-call = { $at } : { $name } : { $why }
notation-long = { $at } : un effet de { $length } caractères est trop long
notation-part = { $at } : { $text } ne fait pas partie de la notation
notation-stars = { $at } : les étoiles ne font pas partie de la notation
notation-syntax = { $at } : impossible de lire { $text }
notation-strange = { $at } : { $name } n’est pas un mot du langage de cartes
notation-unknown = { $at } : { $name } n’est pas un mot du langage de cartes. Vouliez-vous dire : { $close } ?
program-ended = { $name } s’est arrêté à la décision { $number } avec le code { $code } ; ses derniers mots : { $said }
program-not-json = { $name } a répondu à la décision { $number } par { $line }, qui n’est pas du JSON
program-line-too-long = { $name } a répondu à la décision { $number } par une ligne de plus de { $most } octets
program-crashed = { $name } s’est arrêté à la décision { $number } avec le code { $code }, sans un mot sur la sortie d’erreur
program-option-unknown = { $name } a choisi { $given } à la décision { $number } ; il y a 0 à { $last } : { $offered }
program-answer-invalid = { $name } a répondu à la décision { $number } par { $line } ; on attend { $wanted }, la position ou le nom d’une option
program-timeout = { $name } n’a pas répondu à la décision { $number } en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
program-wrong-decision = { $name } ne répond pas à la décision { $number }, seulement à d’autres
program-start-failed = { $name } ne peut pas être lancé : { $why }
python-raised = { $name } a levé { $error } à la décision { $number } ({ $file }, ligne { $line })
record-after-end = ligne { $line } : la partie se termine avant ce choix
record-first-line = ceci n’est pas un enregistrement : sa première ligne n’est pas { $line }
record-game-unknown = le jeu { $name } est inconnu ici ; il y a { $games }
record-header-invalid = ligne { $line } : { $text } n’est pas un nouveau « clé: valeur »
record-line-invalid = ligne { $line } : { $why }
record-too-long = un enregistrement de { $length } caractères est trop long
record-rules = cette partie a été jouée sous les règles { $theirs } ; cette version joue sous { $ours } et la rejouerait mal
record-seed-invalid = la graine doit être un nombre entier de 0 à 2^64 - 1, pas { $seed }
record-value-invalid = ligne { $line } : { $key } n’a pas de valeur lisible
save-other-rules = cette partie a été sauvegardée sous d’autres règles ({ $theirs }, pas { $ours })
save-invalid = ceci n’est pas une partie sauvegardée : { $why }
undo-information-revealed = { $free ->
    [0] aucun choix ne peut être repris
    [one] seul le dernier choix peut être repris
   *[other] seuls les { $free } derniers choix peuvent être repris
} : quelqu’un a appris quelque chose depuis
rule-unknown = la règle { $id } n’existe pas{ $closest ->
    [none] {""}
   *[other] {"\u202F"}; les plus proches : { $closest }
}
settings-not-table = les réglages doivent former une table, pas { $given }
seat-unknown = il n’y a pas de place { $given } ; il y en a { $seats }
lab-place = les parties peuvent se jouer sur { $known }, pas sur { $given }
lab-workers = il faut au moins un processus, pas { $given }
lab-work = une partie a échoué : { $why }
lab-died = un processus est mort (code de sortie { $code }) ; c’est le plus souvent un manque de mémoire, essayez avec moins de --workers
lab-extra = { $what } demande l’extra { $extra } : pip install 'vigil-games[{ $extra }]'
lab-no-games = il n’y a aucune partie entre deux joueurs différents à évaluer
lab-apart = { $apart } n’ont jamais rencontré les autres, même par un tiers : on ne peut pas les comparer
lab-not-figures = { $path } existe déjà et n’est pas un fichier de statistiques de cartes
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
lab-side = { $given } n’est ni un fichier, ni des réglages comme sets=base,honor_pool=60, ni le mot default
lab-side-toml = { $at } n’est pas du TOML : { $why }
lab-side-cards = { $text }
lab-side-file = { $at } : { $why }

# Ce qu’un serveur garde
accept-unsupported = la réponse est { $media } ; acceptez-la
admin-only = seul un administrateur peut faire cela
admin-not-removable = l’administrateur ne peut pas être supprimé
body-too-large = on peut envoyer { $most } octets au plus
body-timeout = les données annoncées ne sont pas arrivées en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
body-not-allowed = cette adresse n’accepte pas de données
body-invalid = les données ne sont pas valides : { $why }
bots-need-account = seul un compte peut avoir des bots
too-many-bots = un compte a au plus { $most ->
    [one] { $most } bot
   *[other] { $most } bots
}
claim-not-guest = seul un invité peut transformer sa session en compte
confirm-name-wrong = pour vous effacer, envoyez votre propre nom dans confirm
csrf-missing = avec un cookie, envoyez Origin ou l’en-tête { $header }
deck-too-long = une liste de deck a au plus { $lines } lignes de { $letters } caractères
deck-name-invalid = un deck a besoin d’un nom lisible
deck-not-found = vous n’avez pas de deck { $name }
too-many-decks = une étagère contient au plus { $most ->
    [one] { $most } deck
   *[other] { $most } decks
}
field-unknown = { $field } n’est pas un champ ici ; il y a { $known }
schema-not-found = il n’y a pas de schéma { $name } ; il y a { $known }
game-unknown = il n’y a pas de jeu { $game } ; il y a { $known }
game-without-cards = ce jeu n’a pas de cartes
guests-disabled = ce serveur n’accepte pas d’invités ; connectez-vous avec un compte
json-invalid = ce n’est pas du JSON : { $why }
json-too-deep = le JSON est imbriqué à plus de { $most } niveaux
login-link-guests-only = un compte se connecte avec un mot de passe, pas avec un lien
login-link-expired = ce lien est trop ancien
login-link-invalid = ce lien n’est pas valide : il a servi, a été révoqué, ou n’a jamais existé
login-wrong = le nom ou le mot de passe est incorrect
media-type-unsupported = envoyez application/json, pas { $given }
method-not-allowed = cette adresse n’accepte que { $allowed }
metrics-local-only = les métriques ne se lisent que sur cette machine ; définissez un jeton pour les lire d’ailleurs
metrics-disabled = les métriques sont désactivées
metrics-token-wrong = les métriques demandent le jeton des réglages
name-confusable = { $name } passerait pour quelqu’un d’autre ici ; choisissez un autre nom
name-mixed-alphabets = les lettres du mot { $word } viennent de plusieurs alphabets ; n’en utilisez qu’un
name-empty = un nom a besoin d’une lettre ou d’un chiffre
name-too-long = un nom a au plus { $most } caractères
name-reserved = { $name } est un nom du serveur lui-même ; prenez-en un autre
name-invisible-characters = un nom ne peut pas avoir de caractères invisibles
text-invisible-characters = ce que les autres lisent ne peut avoir ni caractères invisibles ni plusieurs lignes
not-ready = pas prêt : { $parts }
origin-not-allowed = les requêtes d’autres sites ne sont pas autorisées
host-not-allowed = ce serveur ne s’appelle pas { $host } ; son administrateur peut ajouter ce nom au réglage { $setting }
password-length = un mot de passe a de { $least } à { $most } caractères
password-not-set = seul un compte a un mot de passe ; créez d’abord un compte
password-wrong = l’ancien mot de passe est incorrect
path-not-found = il n’y a rien à cette adresse ; { $document } liste ce qui existe
person-erased = le compte auquel cela appartenait n’existe plus
deck-not-allowed = à { $game }, les joueurs n’apportent pas de deck
person-not-found = aucun joueur n’a cet identifiant
port-host = { $host } n’est pas une adresse de cette machine
port-privileged = le port { $port } demande des droits spéciaux ; choisissez-en un à partir de 1024
port-in-use = le port { $port } est pris ; arrêtez ce qui y tourne, ou choisissez-en un autre avec --port
query-invalid = les paramètres de l’adresse sont illisibles
query-duplicate = un paramètre figure deux fois dans l’adresse
registration-disabled = ce serveur ne crée pas de comptes ; demandez à la personne qui le gère
scope-missing = il faut pour cela un jeton avec la portée { $scope }
server-error = quelque chose s’est mal passé sur le serveur ; le journal le connaît sous { $request }
server-stopping = le serveur va s’arrêter ; redemandez dans un moment
sign-in-required = connectez-vous d’abord, ou envoyez un jeton
token-header-invalid = l’en-tête Authorization doit être : Bearer, une espace et un jeton
session-required = un jeton ne suffit pas ; connectez-vous
own-token-not-found = vous n’avez pas un tel jeton
token-expired = ce jeton a expiré
token-revoked = ce jeton a été révoqué
token-unknown = ce jeton n’existe pas
too-many-tokens = un compte n’a pas plus de { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
} ; révoquez-en un
too-many-connections = votre adresse a déjà { $most ->
    [one] { $most } connexion
   *[other] { $most } connexions
} ; fermez-en et réessayez
too-many-spectators = il y a déjà { $most ->
    [one] { $most } spectateur
   *[other] { $most } spectateurs
} à cette table ; réessayez plus tard
chat-rate-limited = trop de messages en peu de temps ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
rate-limited = trop de demandes ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
entry-conflict = l’entrée { $given } de la table { $table } ne peut pas être ajoutée : la prochaine est la { $expected }
entry-order = les entrées { $before } et { $after } ne se suivent pas
entry-time = l’entrée { $seq } de la table { $table } est plus ancienne que la précédente
name-taken = le nom { $name } est déjà pris ; choisissez-en un autre
cursor-invalid = { $cursor } n’est pas la fin d’une liste
database-address-invalid = l’adresse de la base de données n’est pas comme sqlite:///dossier/vigil.db ou postgresql://utilisateur@hôte/nom
database-not-writable = impossible d’écrire { $database } : { $why }
database-locked = { $database } est déjà servi par le processus { $process } (qui tient { $lock }) ; arrêtez-le, ou prenez PostgreSQL pour en avoir plusieurs
database-not-vigil = la base de données a des tables, mais pas celles de Vigil ; indiquez-en une vide
database-unreleased = { $database } a le schéma { $there } d’un Vigil d’avant la première version publiée ; cette version ne lit que son propre schéma { $here }. Rien n’a été modifié. Gardez cette base comme sauvegarde et déplacez-la, ou commencez avec un autre dossier de données ou une autre base
database-newer = la base de données a le schéma { $there }, cette version connaît le { $here } : elle a été écrite par un Vigil plus récent ; installez celui-ci, ou restaurez une sauvegarde antérieure
database-closed = la base de données a été fermée
database-backup-failed = avant la mise à niveau de la base de données, une copie en est faite dans la base même, et ce n’est pas permis : { $why }. Laissez faire son propriétaire ou, si vous avez votre propre sauvegarde, mettez { $setting } = false
database-unavailable = la base de données ne répond pas pour l’instant ; réessayez dans un moment
database-error = la base de données ne fait pas son travail : { $why }

# Les réglages d’un serveur
settings-file-unreadable = impossible de lire les réglages dans { $path } : { $why }
settings-file-not-toml = { $path } n’est pas du TOML : { $why }
server-setting-misspelled = il n’y a pas de réglage { $name } ; serait-ce { $near } ?
server-setting-duplicate = { $name } et { $file } disent la même chose ; retirez-en un
server-setting-unknown = il n’y a pas de réglage { $name } ; vigil config show les montre tous
server-setting-invalid = { $name } ne peut pas être { $value } ({ $source ->
        [file] fichier
        [variable] variable
       *[other] ligne de commande
    }) ; il faudrait : { $right }

# Sauvegardes
backup-exists = { $path } existe déjà ; choisissez un autre fichier
database-missing = il n’y a pas encore de base de données { $path }
database-outdated = la base de données a un ancien schéma ; d’abord : vigil db upgrade
backup-unreadable = { $path } n’est pas une sauvegarde : { $why }
backup-damaged = { $path } est endommagé : { $why }
restore-database-exists = il y a déjà une base de données : { $database } ; --replace met la sauvegarde à sa place
restore-server-running = un serveur utilise la base de données ; arrêtez-le d’abord

# Entre un client et un serveur.

server-message = { $text }
server-unreachable = { $server } ne répond pas ({ $why })
response-not-vigil = { $url } a répondu { $status }, et pas comme un serveur Vigil
response-invalid = la réponse du serveur n’est pas { $kind } ({ $why }) ; il est peut-être d’une autre version
view-hash-mismatch = la vue de la mise à jour { $seq } n’est pas celle qui a été envoyée
address-invalid = { $given } n’est pas l’adresse d’un serveur ; http://host:8300 en serait une
game-not-installed = la table joue à { $game }, que cette version ne connaît pas
connection-closed = cette connexion à la table a été fermée
no-open-decision = rien ne vous est demandé maintenant
table-full = toutes les places de cette table sont prises
connection-failed = cette connexion a échoué : { $why }
connection-ended = le serveur a fermé cette place à la table : { $why }
bot-answer-invalid = le bot a répondu { $given } ; il faut l’indice ou le nom d’une option
bot-needs-server = { $bot } utilise une recherche qui ne fonctionne que sur le serveur ; ajoutez-le comme bot du serveur

# Les tables d’un serveur
chat-empty = rien n’a été dit
chat-disabled = à cette table, seules les phrases toutes faites sont admises
invitation-unknown = cette invitation ne mène à aucune table d’ici
game-not-over = cela se montre une fois la partie finie
message-invalid = ceci n’est pas un message : { $why }
spectators-not-allowed = cette table n’admet pas de spectateurs
phrase-unknown = il n’y a pas de phrase { $given } ; il y a { $known }
rematch-game-not-over = la partie n’est pas encore finie
replay-past-end = la partie compte { $count } choix
replay-no-choice = aucune option n’a été choisie là ; il y a les choix 0 à { $last }
seat-empty = la place { $seat } est vide
not-seated = seuls les joueurs de cette table peuvent le faire
not-your-turn = c’est à la place { $asked } de jouer, pas à la place { $seat }
seat-not-yours = la place { $seat } n’est pas la vôtre
one-seat-only = à une table publique de quelqu’un d’autre, on ne prend qu’une place ; vous avez la place { $seat }
seat-reserved = la place { $seat } est réservée
seat-taken = la place { $seat } est prise
seat-twice = une place est nommée deux fois
seat-ambiguous = vous avez plusieurs places ici ; nommez-en une : { $seats }
seat-player-missing = dites qui prend la place : { $me } ou { $bot }
seats-not-taken = places encore vides : { $seats } ; des bots peuvent les prendre
table-started = la partie a commencé ; plus personne ne peut s’asseoir
game-already-started = la partie a déjà commencé
table-busy = cette table est trop occupée pour l’instant ; réessayez
clock-incomplete = une pendule de type { $kind } demande { $missing }
table-too-many-decks = il y a { $given ->
    [one] { $given } deck
   *[other] { $given } decks
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} ; enlevez-en, ou faites jouer plus de monde
problem-not-found = il n’y a pas de problème appelé { $key }
table-deck-too-long = une liste de deck compte au plus { $most } caractères
table-game-unknown = le jeu { $name } n’est pas connu ici ; on connaît { $games }
table-not-yours = d’autres sont à cette table ; quittez-la, ou abandonnez
table-settings-too-long = les réglages d’une table comptent au plus { $most } caractères
table-members-only = seule une personne qui a ouvert la table ou y est assise peut le faire
table-unknown = il n’y a pas de table { $table }
game-not-started = la partie n’a pas commencé
too-many-tables = { $most } de vos tables ne sont pas finies ; finissez-en ou renoncez à certaines
analysis-timeout = cela a pris trop de temps ; réessayez plus tard
token-message-missing = le premier message doit être un jeton
undo-request-missing = il n’y a pas de demande d’annulation
hints-disabled = il n’y a pas de conseils dans une partie classée ; jouez une partie non classée pour en avoir
undo-disabled = cette table ne permet pas d’annuler
undo-answer-not-allowed = seuls les autres joueurs peuvent en décider
branch-game-over = là, la partie est finie ; reprenez à un choix plus tôt, { $last } ou avant
undo-request-stale = c’était à propos d’une autre demande : répondez à celle qui est ouverte, numéro { $open }, et non { $given }
undo-too-many = vous n’avez pas { $count } choix à reprendre
undo-rated-game = cette partie est classée et aucun adversaire ne peut donner son accord : un coup qui a révélé quelque chose ne peut pas être annulé ; à une table non classée, si
undo-after-concession = un joueur a abandonné depuis, et ce qui précède ne peut plus être annulé
undo-request-open = une demande de reprise est déjà en cours
too-many-muted = on peut mettre { $most ->
    [one] { $most } personne
   *[other] { $most } personnes
} en sourdine au plus
too-many-analyses = trop de parties sont à l’étude ; réessayez plus tard
text-nul = un texte ne peut pas contenir le caractère NUL
table-game-over = la partie de cette table est déjà finie
token-not-found = il n’y a pas de tel jeton, ou il a déjà été révoqué
admin-missing = ce serveur n’a pas encore d’administrateur ; démarrez-le une fois pour le créer
game-load-failed = le jeu installé { $game } ne se charge pas ({ $why }) ; mettez à jour ou désinstallez son paquet
