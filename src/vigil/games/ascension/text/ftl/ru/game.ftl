# Слова за столом.

a-card = карта
samael-name = Самаэль
of-card = { $card }: { $said }

term-deck = Колода
term-hand = Рука
term-played = Разыграно в этом ходу
term-discard = Сброс
term-constructs = Конструкции
term-trophies = Трофеи
term-row = Центральный ряд
term-center = Центральная колода
term-void = Бездна
term-mystics = Мистики
term-heavies = Тяжёлая пехота
term-cultists = Культист
term-box = Коробка
term-adjacent = Соседние карты
term-bottom = Низ центральной колоды
term-runes = Руны
term-power = Мощь
term-honor = Слава
term-card = Карта
term-hero = Герой
term-construct = Конструкция
term-monster = Монстр
term-faction-enlightened = Просветлённые
term-faction-lifebound = Жизнепоклонники
term-faction-mechana = Механа
term-faction-void = Бездна
term-start = Начальные карты
term-always = Всегда доступные карты
term-base = Базовый набор
term-fallen = Возвращение Падшего
term-both = Оба набора
term-custom = Пользовательские карты
term-anniversary = Юбилейное издание
term-first = Первое издание
term-free = Каждый за себя
term-teams = Команды
term-solo = Одиночная игра
term-pool = Запас славы
term-cost = Стоимость
term-faction = Фракция
term-kind = Тип
term-effect = Эффект
term-reward = Награда
term-fate = Судьба
term-unite = Единство
term-copies = Копии
term-turn = Ход
term-round = Круг
term-player = Игрок
term-opponent = Противник
term-teammate = Союзник

# Вопросы.

ask-menu = ваш ход: разыгрывайте, получайте, побеждайте, применяйте или завершите ход.
ask-pick = { $what }.
ask-may = { $what }?
ask-one-of = выберите одно.
ask-name = назовите карту.
ask-trigger = применить это свойство сейчас?
ask-order = несколько эффектов ожидают: какой применить первым?
ask-steal = у кого забрать славу?

# Ответы.

option-play = Разыграть «{ $card }»
option-use = Применить «{ $card }»: { $what }
option-use-bare = Применить «{ $card }»
option-acquire = Получить карту «{ $card }»
option-gift = Получить карту «{ $card }» для союзника (на 1 руну больше)
option-defeat = Победить монстра «{ $card }»
option-end-turn = Завершить ход
option-banish = Изгнать карту «{ $card }»
option-discard = Сбросить карту «{ $card }»
option-destroy = Уничтожить карту «{ $card }»
option-recover = Взять в руку карту «{ $card }»
option-enter = Ввести в игру карту «{ $card }»
option-stack = Положить на верх колоды карту «{ $card }»
option-keep = Оставить карту «{ $card }»
option-give = Отдать карту «{ $card }»
option-copy = Скопировать карту «{ $card }»
option-done = Ничего не выбирать
option-yes = Да
option-no = Нет
option-choose = Выбрать это
option-order-first = Сначала «{ $card }»
option-name = { $card }
option-steal = { $who }

# Пути карты.

from-hand = из руки
from-discard = из сброса
from-row = из центрального ряда
from-void = из Бездны
from-constructs = из игры
from-played = из разыгранных в этом ходу
from-mystics = из стопки Мистиков
from-heavies = из стопки Тяжёлой пехоты
from-deck = из колоды
from-center = из центральной колоды

amount-runes = { $n ->
    [one] { $n } руну
    [few] { $n } руны
   *[other] { $n } рун
}
amount-power = { $n ->
    [one] { $n } мощь
   *[other] { $n } мощи
}
amount-honor = { $n ->
    [one] { $n } славу
   *[other] { $n } славы
}

# Журнал.

event-game = { $you ->
    [yes] Игра начинается. Вы ходите первым.
   *[no] Игра начинается. Первый ход: { $who }.
}
event-turn = { $detail ->
    [extra] { $you ->
        [yes] Круг { $n }: ваш дополнительный ход.
       *[no] Круг { $n }: ещё раз ходит { $who }.
    }
   *[none] { $you ->
        [yes] Круг { $n }: ваш ход.
       *[no] Круг { $n }: ходит { $who }.
    }
}
event-played = { $you ->
    [yes] Вы разыгрываете карту «{ $card }».
   *[no] { $who } разыгрывает карту «{ $card }».
}
event-used = { $you ->
    [yes] Вы применяете карту «{ $card }»: { $what }.
   *[no] { $who } применяет карту «{ $card }»: { $what }.
}
event-used-bare = { $you ->
    [yes] Вы применяете карту «{ $card }».
   *[no] { $who } применяет карту «{ $card }».
}
event-acquired = { $you ->
    [yes] Вы получаете
   *[no] { $who } получает
} карту «{ $card }»{ $from }{ $detail ->
    [free] {" "}бесплатно
   *[none] { $n ->
        [0] {""}
        [one] {" "}за { $n } руну
        [few] {" "}за { $n } руны
       *[other] {" "}за { $n } рун
    }
}{ $hasother ->
    [yes] { $otheryou ->
        [yes] , для вас
       *[no] , для игрока { $other }
    }
   *[no] { $to ->
        [deck] , на верх колоды
        [hand] , в руку
        [constructs] , в игру
       *[none] {""}
    }
}.
event-defeated = { $you ->
    [yes] Вы побеждаете
   *[no] { $who } побеждает
} монстра «{ $card }»{ $detail ->
    [free] {" "}бесплатно
   *[none] { $n ->
        [0] {""}
        [one] {" "}за { $n } мощь
       *[other] {" "}за { $n } мощи
    }
}{ $to ->
    [trophies] ; карта остаётся лежать перед победителем
    [bottom] ; карта уходит под центральную колоду
   *[void] {""}
}.
event-banished = { $you ->
    [yes] Вы изгоняете
   *[no] { $who } изгоняет
} карту «{ $card }»{ $from }{ $to ->
    [box] {" "}в коробку
    [mystics] {" "}обратно в стопку
    [heavies] {" "}обратно в стопку
   *[void] {""}
}.
event-discarded = { $you ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $who } сбрасывает карту «{ $card }».
}
event-destroyed = { $you ->
    [yes] Ваша карта «{ $card }» уничтожена.
   *[no] { $who } теряет карту «{ $card }»: она уничтожена.
}
event-drawn = { $you ->
    [yes] Вы берёте карту «{ $card }».
   *[no] { $who } берёт карту «{ $card }».
}
event-drawn-unseen = { $you ->
    [yes] Вы берёте карту.
   *[no] { $who } берёт карту.
}
event-refilled = В центральный ряд выходит карта «{ $card }».
event-recovered = { $you ->
    [yes] Вы берёте в руку карту «{ $card }»{ $from }.
   *[no] { $who } берёт в руку карту «{ $card }»{ $from }.
}
event-revealed = { $you ->
    [yes] Вы открываете карту «{ $card }» и берёте её в руку.
   *[no] { $who } открывает карту «{ $card }» и берёт её в руку.
}
event-stacked = { $you ->
    [yes] Вы кладёте карту «{ $card }» на верх своей колоды.
   *[no] { $who } кладёт карту «{ $card }» на верх своей колоды.
}
event-entered = { $you ->
    [yes] Вы вводите в игру карту «{ $card }».
   *[no] { $who } вводит в игру карту «{ $card }».
}
event-given = { $you ->
    [yes] Вы отдаёте карту «{ $card }» игроку { $other }.
   *[no] { $otheryou ->
        [yes] { $who } отдаёт вам карту «{ $card }».
       *[no] { $who } отдаёт карту «{ $card }» игроку { $other }.
    }
}
event-given-unseen = { $you ->
    [yes] Вы отдаёте карту игроку { $other }.
   *[no] { $otheryou ->
        [yes] { $who } отдаёт вам карту.
       *[no] { $who } отдаёт карту игроку { $other }.
    }
}
event-kept = { $you ->
    [yes] Вы оставляете карту «{ $card }».
   *[no] { $who } оставляет карту «{ $card }».
}
event-copied = { $you ->
    [yes] Вы копируете эффект карты «{ $card }».
   *[no] { $who } копирует эффект карты «{ $card }».
}
event-gained = { $you ->
    [yes] Вы получаете { $amount }
   *[no] { $who } получает { $amount }
}{ $to ->
    [only] , только для некоторых карт
   *[none] {""}
}.
event-paid = { $you ->
    [yes] Вы тратите { $amount }.
   *[no] { $who } тратит { $amount }.
}
event-stole = { $you ->
    [yes] Вы забираете { $amount } у игрока { $other }.
   *[no] { $otheryou ->
        [yes] { $who } забирает у вас { $amount }.
       *[no] { $who } забирает { $amount } у игрока { $other }.
    }
}
event-shuffled = { $origin ->
    [void] Карты из Бездны перемешаны: это новая центральная колода.
   *[discard] { $you ->
        [yes] Вы перемешиваете свой сброс: это ваша новая колода.
       *[no] { $who } перемешивает свой сброс: это новая колода.
    }
}
event-named = { $you ->
    [yes] Вы называете карту «{ $card }».
   *[no] { $who } называет карту «{ $card }».
}
event-fate = Судьба: «{ $card }».
event-set-off = Срабатывает карта «{ $card }».
event-extra-turn = { $you ->
    [yes] Вас ждёт дополнительный ход.
   *[no] { $who } сделает дополнительный ход.
}
event-last-round = { $detail ->
    [rounds] Достигнут предел кругов: это последний круг.
   *[none] Запас славы исчерпан: это последний круг.
}
event-cleanup = { $you ->
    [yes] Вы завершаете ход
   *[no] { $who } завершает ход
}{ $n ->
    [0] {""}
    [one] { $you ->
        [yes] {" "}и сбрасываете { $n } карту
       *[no] {" "}и сбрасывает { $n } карту
    }
    [few] { $you ->
        [yes] {" "}и сбрасываете { $n } карты
       *[no] {" "}и сбрасывает { $n } карты
    }
   *[other] { $you ->
        [yes] {" "}и сбрасываете { $n } карт
       *[no] {" "}и сбрасывает { $n } карт
    }
}.
event-samael = Действует Самаэль.
event-conceded = { $you ->
    [yes] Вы сдаётесь.
   *[no] { $who } сдаётся.
}
event-over = { $detail ->
    [rounds] Игра окончена: достигнут предел кругов.
    [conceded] Игра окончена: играть больше не с кем.
   *[honor] Игра окончена: запас славы исчерпан.
}

# Почему нельзя.

why-not-your-decision = Решает игрок { $player }.
why-over = Игра окончена.
why-answer-first = Сначала ответьте на открытый вопрос.
why-runes = { $need ->
    [one] Нужна { $need } руна
    [few] Нужны { $need } руны
   *[other] Нужно { $need } рун
}, у вас { $have }.
why-power = { $need ->
    [one] Нужна { $need } мощь
   *[other] Нужно { $need } мощи
}, у вас { $have }.
why-used = В этом ходу это свойство уже применялось.
why-passive = Здесь нечего применять: карта действует сама.
why-monster-unplayable = Монстров разыгрывает только тот, перед кем лежит Самаэль Падший.
why-pile-empty = Стопка пуста.
why-nothing-to-draw = Больше нет карт, которые можно взять.
why-no-target = Там нет подходящей карты.
why-test = Это возможно, только если { $test }.
why-pay = Нужно потратить { $amount }, у вас { $have }.
why-other-place = Выбирать нужно из другой зоны.
why-kind = Нужно выбрать { $of }.
why-cost-limit = Стоимость { $cost }, а предел { $limit }.
why-unbanishable = Эту карту нельзя изгнать.
why-itself = Карта не может выбрать саму себя.
why-not-highest = Есть карта дороже.
why-owned = Эта карта уже принадлежит игроку.
why-in-void = Она в Бездне; достать её оттуда может только карта, которая это позволяет.
why-in-row = Она в центральном ряду: сначала её нужно получить или победить.
why-not-monster = Победить можно только монстра.
why-monster = Монстров побеждают, а не получают.
why-row-empty = Это место в центральном ряду пусто.
why-played-already = Карта уже разыграна в этом ходу.
why-teammate = { $need ->
    [one] Для союзника нужна { $need } руна
    [few] Для союзника нужны { $need } руны
   *[other] Для союзника нужно { $need } рун
}, у вас { $have }.
why-no-teammate = У вас нет союзника.
why-not-in-sight = { $thing }: такой карты не видно.
why-not-usable-here = Здесь это применить нельзя.
why-no-such-button = { $thing }: такого ответа нет.
