# Les pages du serveur, et ses problèmes par statut.

title-400 = La demande est incompréhensible
title-401 = Personne n'est connecté
title-403 = Pas permis
title-404 = Introuvable
title-405 = Pas de cette façon
title-406 = Pas sous cette forme
title-408 = Trop lent
title-409 = Pas maintenant
title-413 = Trop grand
title-415 = Ce n'est pas du JSON
title-422 = Cela ne convient pas
title-429 = Trop souvent
title-500 = Notre faute
title-503 = Pas prêt

page-what = Une table pour deux jeux de cartes :
page-languages = Langues
page-start = Pour commencer
page-terminal = Dans un terminal, avec les mêmes commandes qu'à la maison :
page-guest = Depuis votre programme, entrez comme invité et gardez le cookie :
page-document = Tout ce qui se demande, avec chaque champ :
page-api = Ce qui se demande
page-errors = Ce qui est refusé est dit comme un problème (RFC 9457) dont le type ne change pas, dans votre langue.
page-signed-in = connecté
page-admin = administrateur
page-hello = Connecté :

serve-at = Vigil est à { $url }
serve-lan = Sur ce réseau, et pour les téléphones : { $url }
serve-public = De loin : { $url }
serve-saved = La base de données a été mise à niveau ; telle qu'elle était, elle est dans { $path }
serve-operator = Vous gérez ce serveur. Connectez-vous par ce lien, une fois, dans les sept jours : { $url }
serve-second = Dans un second terminal, une partie contre un robot : { $command }
serve-stop = Ctrl+C l'arrête ; les parties continuent quand il redémarre.
serve-stopping = Arrêté ; tout le monde a été prévenu.

setting-players = Combien jouent
setting-sets = Les cartes de la pioche centrale
setting-mode = Chacun pour soi, en équipes, ou contre Samael
setting-edition = L'impression des cartes de base
setting-honor = Honneur dans la réserve ; sans valeur, ce que donnent les règles
setting-rounds = Après tant de tours la partie s'arrête
setting-copies = Combien d'une carte dans la pioche centrale
setting-cards = Des cartes à soi
setting-format = La taille des decks
setting-decks = Un deck pour chaque place
setting-games = Au meilleur de tant de parties
setting-stops = Être interrogé à chaque priorité
setting-switches = Décisions discutables

bot-about-random = Prend n'importe quelle option
bot-about-greedy = Prend ce qui semble le meilleur sur le moment
bot-about-search = Joue des parties imaginées avant de répondre
bot-about-easy = Pour une première partie ; se trompe souvent
bot-about-casual = Joue avec bon sens, se trompe parfois
bot-about-steady = Prend ce qui semble le meilleur sur le moment
bot-about-hard = Réfléchit un peu à l'avance
bot-about-master = Réfléchit aussi loin qu'il peut
