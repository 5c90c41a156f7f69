h-score-by-turn = Слава, ход за ходом
p-score-by-turn = Слава в конце каждого своего хода вместе со славой карт колоды. Линия — медианная партия, полоса вмещает среднюю половину партий.
col-score = Слава по сравнению с остальными
setting-sets = карты
setting-mode = режим
setting-edition = издание
setting-honor_pool = слава в запасе
setting-copies = копии
value-sets-base = базовый набор
value-sets-fallen = Возвращение Падшего
value-sets-both = оба набора
value-mode-free = каждый за себя
value-mode-teams = команды
value-mode-solo = одиночная игра
value-edition-first = первое
value-edition-anniversary = юбилейное
ending-honor = пустой запас
h-gain = Слава, полученная за каждый ход (среднее с интервалом в 95 %)
h-defeated = Побеждённые монстры и доля побед
p-defeated = То же для монстров.
x-defeated = доля игроков, победивших монстра
when-defeated = Когда победили
table-defeated = { $n ->
    [one] { $n } побеждённый монстр в числах
    [few] Все { $n } побеждённых монстра в числах
   *[many] Все { $n } побеждённых монстров в числах
}
col-defeated = игроков победило
