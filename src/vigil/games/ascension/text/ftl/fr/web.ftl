setting-sets = Les cartes de la pioche centrale
setting-mode = Mode de jeu
setting-edition = L’impression des cartes de base
setting-honor_pool = Honneur dans la réserve ; sans valeur, ce que donnent les règles
setting-copies = Exemplaires d’une carte dans la pioche centrale
