# Для тех, кто придумывает карты: подсказки к файлу карт и то, что показали измерения.

hint = подсказка: { $hint }
hint-card-file-not-toml = Текст стоит в кавычках, список в [ ], и каждая карта начинается со строки [[card]].
hint-card-file-key-unknown = Поля карты стоят под её строкой [[card]].
hint-card-file-empty = Карта начинается со строки [[card]], затем name = "...", kind = "..." и остальное.
hint-card-file-set-invalid = Напишите set = "mine" в начале или опустите.
hint-card-duplicate = Дайте одной из них другое название.
hint-setting-card-duplicate = Дайте своей карте собственное название.
hint-manual = В docs/CARD_LANGUAGE.md есть каждое поле и каждое слово, с примером.
hint-near = Может быть, { $near }?
hint-field = В docs/CARD_LANGUAGE.md есть поля карты; поля для текста нет, он получается из эффектов.
hint-word = { $word } пишут так: { $usage }; то, что в [ ], можно опустить.
hint-other-game = { $word } относится к игре { $game }; с --game { $game } файл проверяется для неё.
hint-call = Его пишут так: { $usage }; то, что в [ ], можно опустить.
hint-brackets = { $which ->
    [open] { $n ->
        [one] Не хватает { $n } закрывающей скобки ).
        [few] Не хватает { $n } закрывающих скобок ).
       *[many] Не хватает { $n } закрывающих скобок ).
    }
   *[closed] { $n ->
        [one] { $n } закрывающая скобка ) лишняя.
        [few] { $n } закрывающие скобки ) лишние.
       *[many] { $n } закрывающих скобок ) лишние.
    }
}
hint-leave-out = Уберите эту строку.
hint-example = Как на печатной карте { $card }: { $text }

span = { $value } (от { $low } до { $high })
percent = { $value } % (от { $low } до { $high })
never = никогда
played = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, { $seeds ->
    [one] { $seeds } зерно
    [few] { $seeds } зерна
   *[many] { $seeds } зёрен
}, { $seconds } с ({ $pace } в секунду), играет { $policy }, зерно { $seed }; интервалы 95 %:
swept = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
} за { $seconds } с, играет { $policy }, зерно { $seed }, одни и те же зёрна для каждого значения; интервалы 95 %:
swept-short = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, играет { $policy }; отрезки — интервалы 95 %
points = пункты шанса победить
impact = Иметь её
price = За свою цену
price-means = пунктов; другой получил печатную карту той же стоимости
compared = Сравнение с: { $cards }
margin = Впереди
idle = Мёртвая
length = Длина
verdict-price-strong = Сильнее печатных карт своей стоимости.
verdict-price-weak = Слабее печатных карт своей стоимости.
verdict-price-open = Разницы с печатными картами её стоимости не видно; интервал доходит до ±{ $half } пункта.
verdict-impact-strong = Сильнее того, что она заменяет.
verdict-impact-weak = Слабее того, что она заменяет.
verdict-impact-open = Разницы с тем, что она заменяет, не видно; интервал доходит до ±{ $half } пункта.
picture = Рисунок в файле { $path }.
picture-of = { $what }, в пунктах:
side = { $letter }: { $name }
moved = сдвиг
figure-first = Начинающий побеждает, сверх честной доли
figure-length = Длина партии
figure-drawn = Ничьи, в процентах
cards-new = только в B
cards-gone = только в A
cards-still = { $n ->
    [one] Просмотрена { $n } карта; уверенного сдвига нет.
    [few] Просмотрены { $n } карты; уверенного сдвига нет ни у одной.
   *[many] Просмотрено { $n } карт; уверенного сдвига нет ни у одной.
}
cards-few = Ни одна карта не встретилась { $n } раз с обеих сторон: партий слишком мало, чтобы судить о картах.
rounded = Заказано партий: { $asked }, сыграно: { $games }. Партии одного зерна (по { $each }) идут вместе, и зёрен не меньше двух.
cards-more = { $n ->
    [one] и ещё { $n }; в --json есть все
    [few] и ещё { $n }; в --json есть все
   *[many] и ещё { $n }; в --json есть все
}
cards-care = * значимый сдвиг с поправкой на множественные сравнения ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}).
gate-broken = Предел превышен: { $name } — сдвиг { $moved }; предел — { $most }.
gate-holds = Все сдвиги в пределах допустимого.

# Defaults for games without messages of their own.
impact-means = очков
margin-means = счёт в конце
length-means = ходов за партию
cards-head = Сыграно
