# Pour qui invente des cartes : des conseils pour un fichier de cartes, et ce que les mesures ont trouvé.

hint = conseil : { $hint }
hint-cards-toml = Un texte se met entre guillemets, une liste entre [ ], et chaque carte commence par une ligne [[card]].
hint-cards-key = Les champs d'une carte se placent sous sa ligne [[card]].
hint-cards-none = Une carte commence par une ligne [[card]], puis name = "...", kind = "..." et le reste.
hint-cards-set = Écrivez set = "mine" en haut, ou ne mettez rien.
hint-cards-twice = Donnez un autre nom à l'une d'elles.
hint-config-card-twice = Donnez à votre carte un nom à elle.
hint-manual = docs/CARD_LANGUAGE.md a chaque champ et chaque mot, avec un exemple.
hint-near = Vouliez-vous dire { $near } ?
hint-field = docs/CARD_LANGUAGE.md a les champs d'une carte ; il n'y en a pas pour un texte, il est fait des effets.
hint-word = { $word } s'emploie ainsi : { $usage } ; ce qui est entre [ ] peut manquer.
hint-call = Il s'emploie ainsi : { $usage } ; ce qui est entre [ ] peut manquer.
hint-brackets = { $which ->
    [open] { $n ->
        [one] Il manque { $n } parenthèse fermante ).
       *[other] Il manque { $n } parenthèses fermantes ).
    }
   *[closed] { $n ->
        [one] Il y a { $n } parenthèse fermante ) de trop.
       *[other] Il y a { $n } parenthèses fermantes ) de trop.
    }
}
hint-leave-out = Retirez cette ligne.
hint-example = Comme sur la carte imprimée { $card } : { $text }
