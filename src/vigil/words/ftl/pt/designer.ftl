# Para quem cria cartas: dicas para um arquivo de cartas, e o que as medições acharam.

hint = dica: { $hint }
hint-cards-toml = Um texto fica entre aspas, uma lista entre [ ], e cada carta começa com uma linha [[card]].
hint-cards-key = Os campos de uma carta ficam abaixo da sua linha [[card]].
hint-cards-none = Uma carta começa com uma linha [[card]]; depois vêm name = "...", kind = "..." e o resto.
hint-cards-set = Escreva set = "mine" no início, ou deixe de fora.
hint-cards-twice = Dê outro nome a uma delas.
hint-config-card-twice = Dê à sua carta um nome próprio.
hint-manual = docs/CARD_LANGUAGE.md tem cada campo e cada palavra, com um exemplo.
hint-near = Seria { $near }?
hint-field = docs/CARD_LANGUAGE.md tem os campos de uma carta; não há campo para um texto, ele é feito dos efeitos.
hint-word = { $word } se usa assim: { $usage }; o que está entre [ ] pode faltar.
hint-call = Usa-se assim: { $usage }; o que está entre [ ] pode faltar.
hint-brackets = { $which ->
    [open] { $n ->
        [one] Falta um parêntese ) de fechamento.
       *[other] Faltam { $n } parênteses ) de fechamento.
    }
   *[closed] { $n ->
        [one] Há um parêntese ) a mais.
       *[other] Há { $n } parênteses ) a mais.
    }
}
hint-leave-out = Deixe esta linha de fora.
hint-example = Como está na carta impressa { $card }: { $text }
