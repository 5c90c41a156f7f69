# Слова за столом Conflictus Aeternus.

a-card = карта
of-card = { $card }: { $said }

term-mons = Монс
term-hand = Рука
term-mortis = Мортис
term-exterminatus = Экстерминатус
term-reserve = Запас
term-captive = Пленная карта
term-free = Свободные источники
term-spent = Потраченные источники
term-table = Стол
term-transition = Переход
term-out-of-game = Вне игры
term-source = Источник
term-warrior = Воин
term-amulet = Амулет
term-relic = Реликвия
term-equipment = Снаряжение
term-fixed = Постоянная карта
term-ability = Способность
term-light = Свет
term-shadow = Тень
term-neutral = Нейтральная
term-diamond = Алмаз
term-gold = Золото
term-silver = Серебро
term-iron = Железо
term-attack = Атака
term-defense = Защита
term-mill = Обвал
term-damage = Урон
term-cost = Стоимость
term-class = Класс
term-subclass = Подкласс
term-faction = Фракция
term-rarity = Редкость
term-keyword = Ключевое слово
term-edition = Выпуск
term-number = Номер
term-copies = Копии
term-card = Карта
term-deck = Колода
term-set = Связка
term-token = Фишка
term-counter = Жетон
term-counter-vanish = Жетоны исчезновения
term-counter-reduction = Жетоны снижения
term-counter-growth = Жетоны +1/+1/+1
term-counter-charge = Жетоны заряда
term-active = Активный
term-inactive = Неактивный
term-attacking = Атакует
term-blocking = Блокирует
term-blocked = Заблокирован
term-unblocked = Не заблокирован
term-phase = Фаза
term-phase-maintenance = Подготовка
term-phase-draw = Фаза взятия карты
term-phase-main = Главная фаза
term-phase-attack = Фаза атаки
term-phase-block = Фаза блокирования
term-phase-damage = Подсчёт урона
term-phase-sacrifice = Фаза жертвоприношения
term-classic = Классика
term-rapidinha = Блиц
term-round = Ход
term-cycle = Круг
term-game = Партия
term-match = Матч
term-player = Игрок
term-opponent = Соперник
term-priority = Приоритет
term-begins = Начинает
term-custom = Пользовательские карты
term-printed = напечатано
term-effect = Текст

# Что значат ключевые слова.

reminder-accumulate = В тот ход, когда этот воин вошёл в игру, на него можно наслоить ещё одного воина.
reminder-seek = Когда этот воин входит в игру, вы можете найти в своём монсе воина, чей обвал не больше его обвала, и взять в руку.
reminder-guardian = В подготовке или главной фазе вы можете пожертвовать этого воина: фаза атаки этого хода пропускается.
reminder-challenge = Когда этот воин атакует, выберите воина, способного его блокировать; тот воин обязан его блокировать.
reminder-vanish = { $n ->
    [one] Воин входит в игру с { $n } жетоном исчезновения и теряет один жетон каждый раз, когда атакует; без жетонов его жертвуют в конце хода.
   *[other] Воин входит в игру с { $n } жетонами исчезновения и теряет один жетон каждый раз, когда атакует; без жетонов его жертвуют в конце хода.
}
reminder-evolve-light = { $n ->
    [1] Воин получает +1/+1/+1 за каждый источник Света, привязанный к его связке.
    [one] Воин получает +1/+1/+1 за каждые { $n } источник Света, привязанные к его связке.
    [few] Воин получает +1/+1/+1 за каждые { $n } источника Света, привязанные к его связке.
   *[other] Воин получает +1/+1/+1 за каждые { $n } источников Света, привязанные к его связке.
}
reminder-evolve-shadow = { $n ->
    [1] Воин получает +1/+1/+1 за каждый источник Тени, привязанный к его связке.
    [one] Воин получает +1/+1/+1 за каждые { $n } источник Тени, привязанные к его связке.
    [few] Воин получает +1/+1/+1 за каждые { $n } источника Тени, привязанные к его связке.
   *[other] Воин получает +1/+1/+1 за каждые { $n } источников Тени, привязанные к его связке.
}
reminder-might = Воин наносит удвоенный боевой урон.
reminder-immolate = Раз за ход вы можете заставить соперника обрушить до X карт, где X — обвал этого воина; тогда в конце хода этого воина жертвуют.
reminder-untouchable = Амулеты и способности соперников не могут ни выбрать этого воина целью, ни подействовать на него.
reminder-intimidate = Когда этот воин входит в игру, вы можете вернуть в руку владельца другого активного воина, чей обвал не больше его обвала.
reminder-isolated = На этого воина нельзя наслоить другого.
reminder-energy = Блокировать этого воина могут только манипуляторы энергии.
reminder-matter = Блокировать этого воина могут только манипуляторы материи.
reminder-recover = { $n ->
    [1] Разыгрывая эту карту, вы можете положить карту из своего мортиса наверх монса; в конце хода эта карта удаляется из игры.
    [one] Разыгрывая эту карту, вы можете положить до { $n } карты из своего мортиса наверх монса; в конце хода эта карта удаляется из игры.
   *[other] Разыгрывая эту карту, вы можете положить до { $n } карт из своего мортиса наверх монса; в конце хода эта карта удаляется из игры.
}
reminder-reduction = Разыгрывая эту карту, вы можете обрушить карты; за каждую она стоит на 1 меньше.
reminder-resilience = Воин не наносит и не получает боевой урон.
reminder-leap = Заблокированный воин может не наносить боевой урон, а применить свой обвал; тогда в конце хода его жертвуют.
reminder-surprise = Этого воина можно разыграть всегда, когда можно разыграть амулет.
reminder-mill = { $n ->
    [1] Разыгрывая эту карту, вы можете выбрать игрока, который обрушит карту.
    [one] Разыгрывая эту карту, вы можете выбрать игрока, который обрушит до { $n } карты; сколько, решаете вы.
   *[other] Разыгрывая эту карту, вы можете выбрать игрока, который обрушит до { $n } карт; сколько, решаете вы.
}
reminder-unite-defense = Защита этого воина — сумма защиты всех воинов его связки плюс 1.
reminder-unite-strength = Атака этого воина — сумма атаки всех воинов его связки.
reminder-victimize = Раз за ход вы можете вернуть на монс до X карт, где X — обвал этого воина; тогда в конце хода этот воин удаляется из игры.

# Из чего складывается значение.

part-printed = { $n } напечатано
part-unite-strength = { $n } Единая сила
part-unite-defense = { $n } Единая защита
part-growth = { $n } жетоны
part-evolve = { $n } Развитие
part-static = { $n } «{ $card }»
part-until = { $n } «{ $card }» до конца хода
part-effects = { $n } от эффектов
part-damage = { $n } урон

# Вопросы.

ask-priority = у вас приоритет: разыграйте карту, примените способность или пасуйте.
ask-option = выберите одно.
ask-set = к какой связке присоединить карту?
ask-target = выберите { $what }.
ask-target-bare = выберите цель.
ask-reduction = сколько карт вы обрушите, чтобы снизить стоимость?
ask-offer = заплатите цену: { $what }.
ask-offer-bare = чем вы платите?
ask-pay = какие источники платят?
ask-announce = что-то объявляется.
ask-order = сработало несколько способностей: какая первой уходит в переход? Последняя исполнится первой.
ask-attack = выберите атакующих.
ask-attack-player = кого атаковать?
ask-block = выберите блокирующих.
ask-block-attacker = кого из атакующих блокировать?
ask-leap = кто из заблокированных воинов прыгает?
ask-set-aside = какие карты остаются вне этой партии? Не более десяти.
ask-choose-starter = кто начинает?
ask-keep = оставить эту руку или пересдать?
ask-number = сколько карт обрушить?
ask-recover = какую карту положить из мортиса наверх монса?
ask-search = { $what }.
ask-player = { $what }.
ask-pick = { $what }.
ask-may = { $what }?
ask-one-of = выберите одно.

# Ответы.

option-pass = Пас
option-play = Разыграть «{ $card }»
option-play-source = Разыграть «{ $card }»
option-play-captive = Разыграть пленную карту
option-use = Применить «{ $card }»: { $what }
option-use-bare = Применить «{ $card }»
option-sacrifice = Пожертвовать карту «{ $card }»
option-choose = Выбрать это
option-add-to-set = Добавить в связку карты «{ $card }»
option-add-to-set-new = Начать новую связку
option-target = { $card }
option-target-player = { $who }
option-target-item = «{ $card }» в переходе
option-reduce = { $n ->
    [0] Ничего не обрушивать
    [one] Обрушить { $n } карту
    [few] Обрушить { $n } карты
   *[other] Обрушить { $n } карт
}
option-discard = Сбросить карту «{ $card }»
option-pay-auto = Как можно меньше источников
option-pay-manually = Выбрать источники по одному
option-pay-light = Источник Света
option-pay-shadow = Источник Тени
option-done = Ничего не выбирать
option-done-pay = Достаточно
option-done-target = Больше целей нет
option-done-attack = Больше никто не атакует
option-done-block = Больше никто не блокирует
option-done-leap = Больше никто не прыгает
option-done-set-aside = Готово
option-done-recover = Больше ничего
option-done-search = Ничего не брать
option-order-first = Сначала «{ $card }»
option-attack = Атаковать картой «{ $card }»
option-attack-player = { $who }
option-block = Блокировать картой «{ $card }»
option-block-attacker = Блокировать карту «{ $card }»
option-leap = Прыгает «{ $card }»
option-set-aside = Убрать карту «{ $card }»
option-choose-starter = Начинает { $who }
option-keep = Оставить руку
option-keep-card = Выбрать карту «{ $card }»
option-exchange = Пересдать руку
option-number = { $n ->
    [0] Ни одной
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
option-recover = { $card }
option-find = Взять карту «{ $card }»
option-player = { $who }
option-yes = Да
option-no = Нет
option-destroy = Уничтожить карту «{ $card }»
option-remove = Удалить из игры карту «{ $card }»
option-return = Вернуть в руку карту «{ $card }»
option-cancel = Отменить «{ $card }»
option-withdraw = Вывести из боя карту «{ $card }»
option-put = Ввести в игру карту «{ $card }»

# Пути карты.

from-mons = из монса
from-hand = из руки
from-mortis = из мортиса
from-table = со стола

# Журнал.

event-game = Начинается партия { $n }.
event-begins = { $you ->
    [yes] Вы начинаете.
   *[no] Начинает { $who }.
}
event-captive = { $you ->
    [yes] Вы берёте в плен карту «{ $card }» у игрока { $other }.
   *[no] { $who } берёт в плен карту «{ $card }» у игрока { $other }.
}
event-captive-unseen = { $you ->
    [yes] Вы берёте в плен карту у игрока { $other }.
   *[no] { $otheryou ->
        [yes] { $who } берёт в плен вашу карту.
       *[no] { $who } берёт в плен карту у игрока { $other }.
    }
}
event-lost-card = { $you ->
    [yes] Вы теряете карту «{ $card }» при пересдаче.
   *[no] { $who } теряет карту «{ $card }» при пересдаче.
}
event-round = { $you ->
    [yes] Ход { $n }: ваш ход.
   *[no] Ход { $n }: ходит { $who }.
}
event-phase = { $phase }.
event-freed = { $you ->
    [yes] У вас снова { $n ->
        [one] свободен { $n } источник
        [few] свободны { $n } источника
       *[other] свободно { $n } источников
    }.
   *[no] У игрока { $who } снова { $n ->
        [one] свободен { $n } источник
        [few] свободны { $n } источника
       *[other] свободно { $n } источников
    }.
}
event-drawn = { $you ->
    [yes] Вы берёте карту «{ $card }».
   *[no] { $who } берёт карту «{ $card }».
}
event-drawn-unseen = { $you ->
    [yes] Вы берёте карту.
   *[no] { $who } берёт карту.
}
event-milled = { $you ->
    [yes] Вы обрушиваете карту «{ $card }».
   *[no] { $who } обрушивает карту «{ $card }».
}
event-recovered = { $you ->
    [yes] Вы возвращаете на монс карту «{ $card }».
   *[no] { $who } возвращает на монс карту «{ $card }».
}
event-discarded = { $you ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $who } сбрасывает карту «{ $card }».
}
event-dropped = { $you ->
    [yes] Вы разыгрываете карту «{ $card }».
   *[no] { $who } разыгрывает карту «{ $card }».
}
event-announced = { $you ->
    [yes] Вы объявляете карту «{ $card }».
   *[no] { $who } объявляет карту «{ $card }».
}
event-activated = { $you ->
    [yes] Вы применяете способность карты «{ $card }».
   *[no] { $who } применяет способность карты «{ $card }».
}
event-activated-doing = { $you ->
    [yes] Вы применяете карту «{ $card }»: { $what }.
   *[no] { $who } применяет карту «{ $card }»: { $what }.
}
event-cut = { $otheryou ->
    [yes] Вы снимаете монс игрока { $who }.
   *[no] { $you ->
        [yes] { $other } снимает ваш монс.
       *[no] { $other } снимает монс игрока { $who }.
    }
}
event-triggered = { $you ->
    [yes] Срабатывает способность вашей карты «{ $card }».
   *[no] Срабатывает способность карты «{ $card }» игрока { $who }.
}
event-resolves = Исполняется «{ $card }».
event-entered = { $you ->
    [yes] В игру входит ваша карта «{ $card }».
   *[no] В игру входит карта «{ $card }» игрока { $who }.
}
event-failed = Карта «{ $card }» не находит своей связки и уходит в мортис.
event-put-away = Карта «{ $card }» уходит в мортис.
event-cancelled = { $detail ->
    [card] Карта «{ $card }» отменена.
   *[other] Способность карты «{ $card }» отменена.
}
event-attacks = { $otheryou ->
    [yes] «{ $card }» атакует вас.
   *[no] «{ $card }» атакует игрока { $other }.
}
event-blocks = { $hasdetail ->
    [yes] «{ $card }» блокирует карту «{ $thing }».
   *[no] «{ $card }» блокирует атакующего.
}
event-challenged = { $hasdetail ->
    [yes] «{ $thing }» вызывает карту «{ $card }»: она должна блокировать.
   *[no] Карта «{ $card }» получает вызов и должна блокировать.
}
event-withdrawn = «{ $card }» выходит из боя.
event-skips = Фаза атаки этого хода пропускается.
event-damaged = «{ $card }» получает { $n ->
    [one] { $n } урон
   *[other] { $n } урона
}.
event-changed = «{ $card }» получает { $detail } до конца хода.
event-granted = «{ $card }» получает способность «{ $keyword }» до конца хода.
event-counters = { $sign ->
    [minus] { $abs ->
        [one] «{ $card }» теряет { $abs } жетон { $counter }.
        [few] «{ $card }» теряет { $abs } жетона { $counter }.
       *[other] «{ $card }» теряет { $abs } жетонов { $counter }.
    }
   *[plus] { $abs ->
        [one] «{ $card }» получает { $abs } жетон { $counter }.
        [few] «{ $card }» получает { $abs } жетона { $counter }.
       *[other] «{ $card }» получает { $abs } жетонов { $counter }.
    }
}
event-destroyed = Карта «{ $card }» уничтожена.
event-sacrificed = { $you ->
    [yes] Вы жертвуете карту «{ $card }».
   *[no] { $who } жертвует карту «{ $card }».
}
event-removed = Карта «{ $card }» удалена из игры{ $from }.
event-returned = { $you ->
    [yes] Карта «{ $card }» возвращается в вашу руку{ $from }.
   *[no] Карта «{ $card }» возвращается в руку игрока { $who }{ $from }.
}
event-found = { $you ->
    [yes] Вы находите карту «{ $card }» и { $to ->
        [hand] берёте её в руку
       *[mons] кладёте её наверх монса
    }.
   *[no] { $who } находит карту «{ $card }» и { $to ->
        [hand] берёт её в руку
       *[mons] кладёт её наверх монса
    }.
}
event-fetched = { $you ->
    [yes] Вы берёте из монса карту «{ $card }».
   *[no] { $who } берёт из монса карту «{ $card }».
}
event-fetched-unseen = { $you ->
    [yes] Вы берёте карту из монса.
   *[no] { $who } берёт карту из монса.
}
event-shuffled = { $you ->
    [yes] Вы тасуете свой монс.
   *[no] { $who } тасует свой монс.
}
event-lost = { $rule ->
    [C-WIN-01] { $you ->
        [yes] Вы должны взять карту, но не можете: вы проиграли.
       *[no] { $who } не может взять карту: партия проиграна.
    }
    [C-WIN-02] { $you ->
        [yes] Вы должны обрушить карту, но не можете: вы проиграли.
       *[no] { $who } не может обрушить карту: партия проиграна.
    }
   *[other] { $you ->
        [yes] Вы проиграли.
       *[no] { $who } проигрывает.
    }
}
event-conceded = { $you ->
    [yes] Вы сдаётесь.
   *[no] { $who } сдаётся.
}
event-rounds = Достигнут предел числа ходов.
event-over = { $hasseat ->
    [yes] { $you ->
        [yes] Партия окончена: вы победили.
       *[no] Партия окончена: победитель — { $who }.
    }
   *[no] Партия окончена: ничья.
}

# Почему нельзя.

why-over = Игра окончена.
why-not-your-decision = Решает игрок { $player }.
why-no-such-button = { $thing }: такого ответа нет.
why-not-in-sight = { $thing }: такой карты не видно.
why-answer-first = Сначала ответьте на открытый вопрос.
why-other-place = Выбирать нужно из другой зоны.
why-phase = Не в этой фазе: большинство карт разыгрывают в главной фазе.
why-source-played = Источник в этой главной фазе вы уже разыграли.
why-owned = Вы не контролируете эту карту.
why-no-set = Нет связки, к которой её можно присоединить.
why-set-waits = Для этой связки в переходе уже ждёт другой воин.
why-set-targeted = Воин этой связки был выбран целью; наслаивать на неё нельзя, пока переход не опустеет.
why-set-grew = В этом ходу к этой связке уже присоединили воина.
why-isolated = На воина со способностью «Обособленность» нельзя наслоить другого.
why-sources = { $kind ->
    [light] Нужно свободных источников Света: { $need }; у вас { $freelight }.
    [shadow] Нужно свободных источников Тени: { $need }; у вас { $freeshadow }.
    [both] Нужно свободных источников: { $need }, из них Света { $light } и Тени { $shadow }; у вас Света { $freelight } и Тени { $freeshadow }.
   *[any] Нужно свободных источников: { $need }; у вас { $have }.
}
why-no-target = Подходящей цели нет.
why-inactive = Нужен активный воин; этот лежит под другим.
why-untouchable = Этот воин недосягаем.
why-used = В этом ходу эта способность уже применялась.
why-no-sacrifice = Вам нечего пожертвовать.
why-no-discard = У вас в руке слишком мало карт для сброса.
why-mons = У вас в монсе слишком мало карт.
why-counters = Нет жетона, который нужно снять.
why-kind = Нужно выбрать { $of }.
why-whose = Нужно выбрать { $of }.
why-combat = Нужно выбрать { $of }.
why-itself = Карта не может выбрать саму себя.
why-cost-limit = Стоимость { $cost }, а предел { $limit }.
why-mill-limit = Обвал { $mill }, а предел { $limit }.
why-not-fresh = Карта вошла в игру не в этом ходу.
why-not-damaged = У этого воина нет урона.
why-in-mortis = Карта лежит в мортисе.
why-removed = Карта удалена из игры.
why-passive = На этой карте нечего применять.
