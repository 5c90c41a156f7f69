# As páginas do servidor, e seus problemas por status.

title-400 = O pedido não pode ser entendido
title-401 = É preciso entrar
title-403 = Não permitido
title-404 = Não encontrado
title-405 = Não deste modo
title-406 = Não neste formato
title-408 = Tempo esgotado
title-409 = Conflito
title-413 = Grande demais
title-415 = Não é JSON
title-421 = Este não é o servidor certo
title-422 = Não serve
title-429 = Pedidos demais
title-500 = Erro do servidor
title-503 = Serviço indisponível

page-what = Uma mesa para dois jogos de cartas:
page-languages = Idiomas
page-start = Como começar
page-terminal = Em um terminal, com os mesmos comandos de uma partida local:
page-guest = De um programa seu, entre como visitante e guarde o cookie:
page-document = Referência completa da API:
page-api = O que pode ser pedido
page-errors = Os erros seguem a RFC 9457, com um tipo estável e uma mensagem no seu idioma.
page-signed-in = exige login
page-admin = administrador
page-hello = Conectado:

serve-at = Vigil está em { $url }
serve-lan = Nesta rede, e para telefones: { $url }
serve-public = De longe: { $url }
serve-saved = O banco de dados foi atualizado; a versão anterior foi salva em { $path }
serve-operator = Você cuida deste servidor. Entre por este link, uma vez, dentro de sete dias: { $url }
serve-second = Para jogar contra um bot, execute isto em um segundo terminal: { $command }
serve-stop = Ctrl+C o para; as partidas continuam quando ele voltar.
serve-stopping = Parado; todos os jogadores foram avisados.

setting-players = Quantos jogam
setting-rounds = O jogo acaba depois de tantas rodadas
setting-cards = Cartas personalizadas

bot-about-random = Escolhe opções aleatoriamente
bot-about-greedy = Escolhe o que parece melhor na hora
bot-about-search = Simula partidas antes de cada jogada
bot-about-easy = Para uma primeira partida; erra muito
bot-about-casual = Joga com juízo, erra às vezes
bot-about-steady = Escolhe o que parece melhor na hora
bot-about-hard = Pensa um pouco à frente
bot-about-master = Pensa à frente tanto quanto pode
