# Что говорит лаборатория: vigil sim и vigil report.
game-ascension = Ascension
game-conflictus = Conflictus Aeternus
title = { $game } · партий: { $games } · зерно { $seed }
stopped = Остановлено: сыграно { $done } из { $asked }.
player = Игрок
wins = Победы
win-rate = Доля побед (95 %)
mean-score = Средний счёт
thinking = Раздумья, с/партия
drawn-n = (+ничьих: { $n })
stood-in = { $name }: место оставлено в { $games ->
    [one] { $games } партии
   *[other] { $games } партиях
}; за этого игрока отвечает { $instead }, { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
}.
stood-in-why = Причина в первый раз: { $why }
turn-order = Порядок хода
turn-n = { $n ->
    [1] начинает
   *[other] ходит { $n }-м
}
seat = Место
seat-n = Место { $n }
deck = Колода
length = Длительность: в среднем { $mean } хода, медиана { $median }, от { $least } до { $most }.
endings = Чем кончилось: { $endings }.
ending-honor = пустой запас
ending-rounds = предел раундов
ending-conceded = сдача
ending-mons = пустой монс
ending-drawn = ничья
speed = Партий в секунду: { $rate }.
rate = партий/с: { $n }

# Отчёт.
over = Vigil · лаборатория
played-by = Играли: { $names }
tile-games = { $n ->
    [one] партия
    [few] партии
   *[many] партий
}
tile-turns = ходов в медианной партии
tile-begins = побед у того, кто начинает
tile-ending = чем кончилось: { $how }
points = { $n } п.п.
h-wins = Кто побеждает
p-wins = Точка – доля выигранных партий, черта – её интервал в 95 %. Пунктир – где были бы все, будь они равны.
by-order = По порядку хода
by-seat = По месту за столом
h-length = Сколько это длится
x-turns = ходов
x-turn = ход
h-course-ascension = Честь, ход за ходом
p-course-ascension = Честь в конце каждого своего хода вместе с честью карт колоды. Линия – медианная партия, полоса вмещает среднюю половину партий.
h-gain = Честь, полученная за каждый ход (среднее с интервалом в 95 %)
h-course-conflictus = Монс, ход за ходом
p-course-conflictus = Сколько карт осталось в монсе в конце каждого своего раунда. Линия – медианная партия, полоса вмещает среднюю половину партий.
winners = победители
others = остальные
h-decks = Колоды
p-decks = Как часто побеждала каждая колода, в чьих бы руках ни была.
h-matrix = Колода против колоды
p-matrix = Колода слева против колоды сверху. Жирным: интервал не содержит половины. Ниже: половина ширины интервала.
h-acquired = Что покупали и чего это стоило
p-acquired = Вправо – карты, которые покупали многие. Вверх – купившие побеждали чаще тех, кто на том же месте её не купил. Это показывает, что делают победители, а не что делает их победителями: кто впереди, тому по карману дорогие карты.
x-acquired = доля игроков, купивших карту
y-worth = доля побед против тех, кто этого не сделал
when-acquired = Когда покупали
table-acquired = { $n ->
    [one] { $n } купленная карта в числах
    [few] Все { $n } купленные карты в числах
   *[many] Все { $n } купленных карт в числах
}
h-defeated = Кого одолели и чего это стоило
p-defeated = То же для монстров.
x-defeated = доля игроков, одолевших монстра
when-defeated = Когда одолели
table-defeated = { $n ->
    [one] { $n } одолённый монстр в числах
    [few] Все { $n } одолённых монстра в числах
   *[many] Все { $n } одолённых монстров в числах
}
h-played = Что вступило в игру и чего это стоило
p-played = Вправо – карты, которые ввели в игру многие. Вверх – сделавшие это побеждали чаще, чем тот же игрок с той же колодой без этого. В долгих партиях в игру входит больше карт, поэтому дешёвые и дорогие карты читайте порознь.
x-played = доля игроков, введших карту в игру
when-played = Когда вступила в игру
table-played = { $n ->
    [one] { $n } сыгранная карта в числах
    [few] Все { $n } сыгранные карты в числах
   *[many] Все { $n } сыгранных карт в числах
}
col-card = Карта
col-acquired = игроков купило
col-defeated = игроков одолело
col-played = игроков сыграло
col-copies = раз за партию
col-turn = ход первого раза
col-rate = победили
col-worth = против тех, кто нет
col-score-ascension = честь против тех, кто нет
col-score-conflictus = карт в монсе против тех, кто нет
h-differences = Сравнение двух серий
p-differences = { $one } минус { $other }. Вправо от нуля у { $one } больше; серое может быть случайностью.
p-paired = В обеих одни и те же раздачи, поэтому они сравниваются раздача за раздачей.
difference-player = доля побед: { $name }
difference-begins = доля побед начинающего
difference-deck = доля побед: { $name }
difference-length = Длительность: { $one } хода против { $other }, разница { $by } (95 %: от { $low } до { $high }).
different-acquired = Что покупали чаще или реже
different-played = Что вступало в игру чаще или реже
h-how = Как это читать
p-how = Интервалы – 95-процентные: из сотни около пяти не содержат истины, поэтому среди многих карт некоторые кажутся лучше или хуже просто случайно. У долей побед интервал Уилсона, расширенный там, где партии одной раздачи похожи; разности сравнивают игроков только с такими же. Ничья – полпобеды.
made-by = Сделано программой Vigil { $version } по файлу { $file }.
written = Записано: { $path }

setting-players = игроков
setting-sets = карты
setting-mode = режим
setting-edition = издание
setting-honor = чести в запасе
setting-rounds = раундов не больше
setting-copies = копии
setting-cards = свои карты
setting-format = формат
setting-games = партий в матче
setting-stops = вопрос при каждом приоритете
setting-switches = толкования
setting-yes = да
setting-no = нет
value-sets-base = базовый набор
value-sets-fallen = Return of the Fallen
value-sets-both = оба набора
value-mode-free = каждый за себя
value-mode-teams = команды
value-mode-solo = пасьянс
value-edition-first = первое
value-edition-anniversary = юбилейное
value-format-classic = Классика
value-format-rapidinha = Блиц
