# Что говорит лаборатория: vigil sim и vigil report.
game-ascension = Ascension
game-conflictus = Conflictus Aeternus
title = { $game } · партий: { $games } · зерно { $seed }
stopped = Остановлено: сыграно { $done } из { $asked }.
player = Игрок
wins = Победы
win-rate = Доля побед (95 %)
mean-score = Средний счёт
drawn-n = (+ничьих: { $n })
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
