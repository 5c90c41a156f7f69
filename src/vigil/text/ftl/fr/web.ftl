# Les pages du serveur, et ses problèmes par statut.

title-400 = La demande est incompréhensible
title-401 = Personne n’est connecté
title-403 = Interdit
title-404 = Introuvable
title-405 = Pas de cette façon
title-406 = Pas sous cette forme
title-408 = Délai dépassé
title-409 = Conflit
title-413 = Trop grand
title-415 = Ce n’est pas du JSON
title-421 = Un autre serveur était visé
title-422 = Cela ne convient pas
title-429 = Trop de demandes
title-500 = Erreur du serveur
title-503 = Service indisponible

page-what = Une table pour deux jeux de cartes :
page-languages = Langues
page-start = Pour commencer
page-terminal = Dans un terminal, avec les mêmes commandes que dans une partie locale :
page-guest = Depuis votre programme, entrez comme invité et gardez le cookie :
page-document = Référence complète de l’API :
page-api = Les requêtes
page-errors = Les erreurs suivent la RFC 9457, avec un type stable et un message dans votre langue.
page-signed-in = session ouverte
page-admin = administrateur
page-hello = Session ouverte :

serve-at = Vigil est à { $url }
serve-lan = Sur ce réseau, et pour les téléphones : { $url }
serve-public = De loin : { $url }
serve-saved = La base de données a été mise à niveau ; la version précédente a été enregistrée dans { $path }
serve-operator = Vous gérez ce serveur. Connectez-vous par ce lien, une fois, dans les sept jours : { $url }
serve-second = Pour jouer contre un bot, lancez ceci dans un second terminal : { $command }
serve-stop = Ctrl+C l’arrête ; les parties continuent quand il redémarre.
serve-stopping = Serveur arrêté ; tous les joueurs ont été prévenus.

setting-players = Nombre de joueurs
setting-rounds = La partie s’arrête après ce nombre de tours de table
setting-cards = Cartes personnalisées

bot-about-random = Choisit au hasard
bot-about-greedy = Prend ce qui semble le meilleur sur le moment
bot-about-search = Simule des parties avant chaque coup
bot-about-easy = Pour une première partie ; se trompe souvent
bot-about-casual = Joue avec bon sens, se trompe parfois
bot-about-steady = Prend ce qui semble le meilleur sur le moment
bot-about-hard = Réfléchit un peu à l’avance
bot-about-master = Réfléchit aussi loin qu’il peut
