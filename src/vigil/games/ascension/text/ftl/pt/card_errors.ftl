monster = um monstro não tem facção, nem Honra própria, nem habilidades (faction, honor, abilities)
hero = um herói precisa de um efeito (effect)
construct = um construto tem habilidades e regras (abilities, rules), não um efeito (effect)
only-constructs = só construtos têm habilidades (abilities)
rests = rests pode ser { $a } ou { $b }; banished, { $c }, { $d } ou { $e }
own-actions = aqui só os próprios atos desencadeiam algo, e nada tem alvo
only-runes = só runas podem ter restrição
own-uses = um gatilho que dura um turno não pode ter o próprio limite; indique o número de usos no efeito que dura
lasts-turn = só gatilhos, descontos e facções atribuídas duram um turno
of-the-rules = é interno às regras e não pode ser usado em uma carta
free = { $verb } não custa nada, e não pode ser grátis
lead = { $verb } não pode levar a { $to }
do-it = { $verb } não se aplica a It()
do-this = { $verb } não se aplica a This()
rules-unused = as regras (rules) nunca se aplicam em { $kind }, exceto um Trigger sobre o próprio banimento; use this_turn(...) no efeito
rests-only = só se aplica a uma carta que tem rests = { $where }
