# Para quem cria cartas: dicas para um arquivo de cartas, e o que as medições acharam.

hint = dica: { $hint }
hint-card-file-not-toml = Um texto fica entre aspas, uma lista entre [ ], e cada carta começa com uma linha [[card]].
hint-card-file-key-unknown = Os campos de uma carta ficam abaixo da sua linha [[card]].
hint-card-file-empty = Uma carta começa com uma linha [[card]]; depois vêm name = "...", kind = "..." e o resto.
hint-card-file-set-invalid = Escreva set = "mine" no início, ou deixe de fora.
hint-card-duplicate = Dê outro nome a uma delas.
hint-setting-card-duplicate = Dê à sua carta um nome próprio.
hint-manual = docs/CARD_LANGUAGE.md tem cada campo e cada palavra, com um exemplo.
hint-near = Seria { $near }?
hint-field = docs/CARD_LANGUAGE.md tem os campos de uma carta; não há campo para um texto, ele é feito dos efeitos.
hint-word = { $word } se usa assim: { $usage }; o que está entre [ ] pode faltar.
hint-other-game = { $word } é de { $game }; use --game { $game } para verificar o arquivo para esse jogo.
hint-call = Usa-se assim: { $usage }; o que está entre [ ] pode faltar.
hint-brackets = { $which ->
    [open] { $n ->
        [one] Falta { $n } parêntese ) de fechamento.
       *[other] Faltam { $n } parênteses ) de fechamento.
    }
   *[closed] { $n ->
        [one] Há { $n } parêntese ) a mais.
       *[other] Há { $n } parênteses ) a mais.
    }
}
hint-leave-out = Deixe esta linha de fora.
hint-example = Como está na carta impressa { $card }: { $text }

span = { $value } ({ $low } a { $high })
percent = { $value }% ({ $low } a { $high })
never = nunca
played = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
} de { $seeds ->
    [one] { $seeds } semente
   *[other] { $seeds } sementes
} em { $seconds } s ({ $pace } por segundo), jogados por { $policy }, semente { $seed }; intervalos de 95%:
swept = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
} em { $seconds } s, jogados por { $policy }, semente { $seed }, as mesmas sementes para cada valor; intervalos de 95%:
swept-short = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}, jogados por { $policy }; as barras são intervalos de 95%
points = pontos da chance de vencer
impact = Tê-la
price = Pelo seu preço
price-means = pontos; o outro ganhou uma carta impressa do mesmo custo
compared = Comparada com: { $cards }
margin = À frente
idle = Morta
length = Duração
verdict-price-strong = Mais forte do que as cartas impressas do seu custo.
verdict-price-weak = Mais fraca do que as cartas impressas do seu custo.
verdict-price-open = Não se vê diferença para as cartas impressas do seu custo; o intervalo alcança ±{ $half } pontos.
verdict-impact-strong = Mais forte do que aquilo que substitui.
verdict-impact-weak = Mais fraca do que aquilo que substitui.
verdict-impact-open = Não se vê diferença para aquilo que substitui; o intervalo alcança ±{ $half } pontos.
picture = A figura está em { $path }.
picture-of = { $what }, em pontos:
side = { $letter } = { $name }
moved = mudou
figure-first = Quem começa vence, acima da parte justa
figure-length = Rodadas
figure-drawn = Empates, em porcentagem
cards-new = só em B
cards-gone = só em A
cards-still = { $n ->
    [one] { $n } carta olhada; não se moveu com certeza.
   *[other] { $n } cartas olhadas; nenhuma se moveu com certeza.
}
cards-few = Nenhuma carta foi vista { $n } vezes dos dois lados: partidas de menos para olhar cartas.
rounded = Pedidas: { $asked }; jogadas: { $games }. As { $each } partidas de uma semente vão juntas, e duas sementes são o mínimo.
cards-more = { $n ->
    [one] e mais { $n }; --json tem todas
   *[other] e mais { $n }; --json tem todas
}
cards-care = * mudança significativa, com correção para comparações múltiplas ({ $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}).
gate-broken = Limite ultrapassado: { $name } mudou { $moved }; o limite é { $most }.
gate-holds = Todas as mudanças estão dentro dos limites.

# Defaults for games without messages of their own.
impact-means = pontos
margin-means = pontuação no fim
length-means = turnos por partida
cards-head = Jogadas
