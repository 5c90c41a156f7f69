# Por que uma carta não pode ser assim: cada frase inglesa das verificações tem aqui a sua.

name = o nome precisa ter de 1 a 60 letras ou algarismos
number = { $what } deve ser de { $least } a { $most }, não { $given }
rules-unused = as regras (rules) nunca se aplicam em { $kind }, exceto um Trigger sobre o próprio banimento; use this_turn(...) no efeito
rests-only = só se aplica a uma carta que tem rests = { $where }
most-rules = no máximo { $n } habilidades e { $m } regras
names = há nomes (names) em { $langs }, não em { $given }
trigger-place = um Trigger deve ser uma das regras ou durar um tempo limitado
among = { $given } não serve aqui; há { $known }
between = { $given } não está entre { $least } e { $most }
two = precisa de dois ou mais
do-card = { $verb } não se aplica a uma carta em { $where }
pick = um Pick precisa de uma zona
do-all = { $verb } não se aplica a todas as cartas em { $where }
do-random = { $verb } não se aplica a uma carta aleatória em { $where }
do-top = { $verb } não se aplica à carta do topo
missing = falta { $names }
missing-more = faltam { $names }
missing-named = falta { $names }
unexpected = não conhece { $name }
doubled = { $name } foi dado duas vezes
too-many = foram dados { $given } valores; aceita { $takes }
too-many-more = foram dados { $given } valores; aceita { $takes }
data-wrong = { $at }: { $given } não é { $wanted }
data-missing = { $at }: falta o campo { $name }
data-unknown = { $at }: { $kind } não tem { $name }; tem { $fields }
data-deep = { $at }: aninhado além de { $limit }
wanted-a-whole-number = um número inteiro
wanted-a-string = um texto
wanted-true-or-false = true ou false
wanted-a-list = uma lista
wanted-a-table = uma tabela
word-signs = uma palavra tem sinais invisíveis
name-in = o nome em { $given } pode ter no máximo 60 letras e nenhum sinal invisível
