automa = Самаэль
samael-stack = Стопка
teammate = союзник
gone = вне игры
turn-yours = ваш ход
turn-of = ходит { $who }
last-round = Последний круг
pool = Запас { $n }
center = Центр. колода { $n }
void = Бездна { $n }
trophies = Трофеи:
hand-title = Ваша рука:
menu-hint = Введите номер · все — разыграть простые карты · 0 — конец хода · помощь
gift-hint = Для союзника, на 1 руну дороже: подарить { $numbers }
legend-less = сейчас дешевле
deck-n = колода { $n }
discard-n = сброс { $n }
left-n = { $n ->
    [one] осталась { $n }
    [few] осталось { $n }
   *[many] осталось { $n }
}
runes-n = { $n ->
    [one] { $n } руна
    [few] { $n } руны
   *[many] { $n } рун
}
power-n = { $n ->
    [one] { $n } мощь
    [few] { $n } мощи
   *[many] { $n } мощи
}
honor-n = { $n ->
    [one] { $n } слава
    [few] { $n } славы
   *[many] { $n } славы
}
cost-runes = стоит { $n ->
    [one] { $n } руну
    [few] { $n } руны
   *[many] { $n } рун
}
cost-power = { $n ->
    [one] нужна { $n } мощь
    [few] нужно { $n } мощи
   *[many] нужно { $n } мощи
}
cost-now = (сейчас { $n })
known-deck = { $n ->
    [0] На верху колоды: { $card }
    [one] В колоде под { $n } картой: { $card }
    [few] В колоде под { $n } картами: { $card }
   *[many] В колоде под { $n } картами: { $card }
}
end-reminder = Вы ещё можете: { $what }{ $more ->
    [0] {""}
    [one] {" "}и ещё { $more } действие
    [few] {" "}и ещё { $more } действия
   *[many] {" "}и ещё { $more } действий
}. Если уверены, завершите ход ещё раз.
all-not-now = Сначала ответьте на вопрос.
all-none = Ни одну карту из руки нельзя разыграть автоматически; разыгрывайте по одной.
all-wanting = { $cards }: может понадобиться рука. Сначала разыграйте это или введите «все» ещё раз.
all-played = { $n ->
    [one] Разыграна { $n } карта.
    [few] Разыграно { $n } карты.
   *[many] Разыграно { $n } карт.
}
all-left = Решать вам: { $cards }.
tie = Счёт равный: побеждает тот, кто ходит позже в круге.
tie-solo = Счёт равный: при равенстве побеждает Самаэль.
team-score = { $place }. { $who }: вместе { $n ->
    [one] { $n } слава
    [few] { $n } славы
   *[many] { $n } славы
}
score-line = { $place }. { $who }: { $n ->
    [one] { $n } слава
    [few] { $n } славы
   *[many] { $n } славы
}
score-tokens = Фишки славы: { $n }
score-card = { $card } ×{ $count }: { $n }
begin = Ascension · { $what } · зерно { $seed }
