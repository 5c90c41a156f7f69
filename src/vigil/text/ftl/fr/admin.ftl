# Ce que trouve `vigil doctor`, et que faire
level-ok = ok
level-warn = attention
level-fail = erreur
doctor-settings = Les réglages vont ensemble.
doctor-http = public_url est { $url } : mots de passe et cookies circulent en clair. Mettez un proxy avec https devant le serveur.
doctor-no-public-url = Des proxys sont de confiance, mais public_url n’est pas réglée : les liens et le contrôle de l’origine risquent d’utiliser une mauvaise adresse. Réglez public_url.
doctor-open = Le serveur écoute sur { $host }, à la portée d’autres, sans https. Réglez public_url sur l’adresse d’un proxy, ou utilisez --lan à la maison.
doctor-workers = { $workers } processus pour les bots, mais { $cores } cœurs : ils se gênent. Réglez bot_workers à { $cores } au plus.
doctor-folder = { $path } n’est accessible qu’à nous, et l’on peut y écrire.
doctor-folder-new = { $path } sera créé au premier démarrage.
doctor-folder-not-made = { $path } ne peut pas être créé : on ne peut pas écrire dans { $above }. Réglez data_dir sur un autre dossier, ou donnez-nous celui-ci.
doctor-folder-closed = On ne peut pas écrire dans { $path }. Donnez-le à l’utilisateur du serveur.
doctor-folder-open = D’autres utilisateurs de cette machine peuvent lire { $path }. Restreignez l’accès : chmod 700
doctor-card-stats = { $path } contient les statistiques de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
doctor-card-stats-not-shown = La galerie ne montre pas les statistiques des cartes : { $why }
doctor-disk = { $free } Mo sont libres pour { $path }.
doctor-disk-low = Il ne reste que { $free } Mo pour { $path }. Faites bientôt de la place.
doctor-disk-full = { $free } Mo libres pour { $path } : bientôt les coups ne pourront plus être enregistrés. Faites d’abord de la place.
doctor-clock = L’horloge dit { $date }.
doctor-clock-unset = L’horloge dit { $date } : elle n’a jamais été réglée. Lancez un service d’heure (timedatectl set-ntp true).
doctor-clock-skew = L’horloge du disque a { $seconds } s d’écart avec celle de la machine. Réglez les deux par un service d’heure.
doctor-clock-back = La dernière entrée est { $seconds } s dans le futur : l’horloge a été retardée. Réglez-la, sinon les pendules des tables s’arrêtent d’autant.
doctor-clock-apart = L’horloge de la base de données a { $seconds } s d’écart avec la nôtre. Réglez les deux par un service d’heure.
doctor-database = { $url } est inutilisable : { $why }
doctor-database-new = La base de données { $path } sera créée au premier démarrage.
doctor-database-closed = On ne peut pas écrire { $path }. Donnez-le à l’utilisateur du serveur.
doctor-database-damaged = { $path } est endommagé ({ $why }). Arrêtez le serveur et remettez la dernière sauvegarde : vigil restore
doctor-database-foreign = { $path } est une base de données, mais pas de Vigil. Indiquez un autre fichier.
doctor-served = { $path } est servi par le processus { $process }.
doctor-sqlite = { $path } est intact ({ $size } Mo).
doctor-sqlite-old = SQLite { $version } est trop ancien ; il faut 3.35 ou plus récent. Prenez un Python plus récent, ou PostgreSQL.
doctor-schema = Le schéma est celui de cette version ({ $there }).
doctor-schema-none = La base de données est vide ; le schéma sera créé au premier démarrage.
doctor-schema-old = Le schéma est { $there }, cette version veut { $here }. Il sera mis à jour au prochain démarrage, ou par : vigil db upgrade
doctor-schema-newer = Le schéma est { $there }, cette version connaît { $here } : un Vigil plus récent l’a écrit. Installez celui-ci.
doctor-postgres = PostgreSQL { $version } répond en { $milliseconds } ms.
doctor-postgres-old = PostgreSQL { $version } est trop ancien (il répond en { $milliseconds } ms) ; il faut 12 ou plus récent.
doctor-postgres-encoding = La base de données n’est pas en UTF8. Créez-en une autre : createdb -E UTF8 vigil
doctor-postgres-unsafe = PostgreSQL a { $name } désactivé : un coup confirmé peut se perdre si la machine s’arrête. Activez-le dans postgresql.conf.
doctor-postgres-rights = L’utilisateur de la base de données ne peut pas écrire, ou pas créer de tables. Donnez-lui les droits : GRANT ALL ON SCHEMA public TO cet utilisateur
doctor-port-free = { $host }:{ $port } est libre.
doctor-port-ours = { $host }:{ $port } est occupé ({ $why }), et le serveur tourne.
doctor-port = Le serveur ne peut pas écouter sur { $host }:{ $port } ({ $why }). Arrêtez ce qui s’y trouve, ou choisissez un autre port.
doctor-well = Tout est en ordre.
doctor-ill = { $count ->
        [one] { $count } chose ne va pas.
       *[other] { $count } choses ne vont pas.
    }

# `vigil config show`
origin-default = par défaut
origin-file = fichier
origin-variable = variable d’environnement
origin-command-line = ligne de commande
config-file = Réglages de { $path }
config-no-file = Pas de fichier de réglages ; indiquez-en un par --config ou VIGIL_CONFIG.

# Sauvegardes
backup-made = { $path } a été écrit ({ $size } ko).
backup-whole = { $path } est intact : personnes { $people }, tables { $tables }, entrées { $entries }, parties rejouées { $games }.
backup-other-rules = Parties d’autres règles, conservées mais pas rejouées : { $count }.
backup-problem = Endommagé : { $what }
restored = La sauvegarde est en place : { $database }

# `vigil db`
db-newest = { $database } a le schéma { $version }, le plus récent.
db-upgraded = { $database } a été mis à jour au schéma { $version }.
db-saved = Tel qu’avant : { $path }
db-rebuilt = Refait à partir des entrées : tables { $tables }, parties classées { $rated }.
db-not-rebuilt = Laissé tel quel : { $what }

# `vigil admin`
admin-no-tables = Aucune table ne correspond.
admin-no-people = Personne ne correspond.
admin-no-tokens = Aucun jeton.
admin-canceled = La table { $table } a été annulée.
admin-remove-sure = Rien n’a été fait. Pour effacer cette personne à jamais, redites-le avec --yes.
admin-removed = Les données { DE($name) } ({ $id }) sont effacées ; { $tables ->
        [one] { $tables } table garde sa partie
       *[other] { $tables } tables gardent leurs parties
    } sans le nom.
admin-token-made = Un jeton pour { $name } ({ $id }). Gardez-le, il ne sera plus montré :
admin-token-revoked = Le jeton { $id } ne vaut plus rien.
admin-token-until = jusqu’au { $day } UTC
admin-token-ever = jusqu’à révocation
admin-status-open = ouverte
admin-status-running = en cours
admin-status-over = terminée
admin-status-canceled = annulée
admin-kind-guest = invité
admin-kind-account = compte
admin-kind-bot = bot
admin-kind-admin = admin
