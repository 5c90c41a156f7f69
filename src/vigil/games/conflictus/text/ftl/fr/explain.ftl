mills = { $n ->
    [1] Les adversaires meulent une carte.
   *[other] Les adversaires meulent { $n } cartes.
}
recovers = { $n ->
    [1] Récupère une carte.
   *[other] Récupère { $n } cartes.
}
saves-mons = { $n ->
    [1] Sauve une carte du mons du joueur.
   *[other] Sauve { $n } cartes du mons du joueur.
}
destroys = { $card ->
    [none] { $n ->
        [1] Un guerrier des adversaires quitte la table.
       *[other] { $n } guerriers des adversaires quittent la table.
    }
   *[other] { $card } quitte la table.
}
saves-warriors = { $card ->
    [none] { $n ->
        [1] Un de ses propres guerriers survit.
       *[other] { $n } de ses propres guerriers survivent.
    }
   *[other] { $card } survit.
}
musters = { $card ->
    [none] { $n ->
        [1] Un guerrier de plus arrive sur la table.
       *[other] { $n } guerriers de plus arrivent sur la table.
    }
   *[other] { $card } arrive sur la table.
}
breaks = { $n ->
    [1] Les adversaires perdent un équipement ou une relique.
   *[other] Les adversaires perdent { $n } équipements ou reliques.
}
saves-sources = { $n ->
    [1] Une source est économisée.
   *[other] { $n } sources sont économisées.
}
cancels = { $n ->
    [1] Annule ce qu’un adversaire a annoncé.
   *[other] Annule { $n } annonces des adversaires.
}
curve-rounds = tours
source = { $n ->
    [1] Une source de plus.
   *[other] { $n } sources de plus.
}
places = { $card ->
    [none] { $n ->
        [1] Une carte de plus reste sur la table.
       *[other] { $n } cartes de plus restent sur la table.
    }
   *[other] { $card } reste sur la table.
}
