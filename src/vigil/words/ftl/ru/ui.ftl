# Что говорит терминал.  Названия карт, вопросы, ответы и журнал – в game.ftl.

# Места.

player-number = Игрок { $n }
bot-greedy = Жадина
bot-random = Случай
bot-search = Искатель
bot-easy = Новичок
bot-casual = Любитель
bot-steady = Крепкий
bot-hard = Сильный
bot-master = Мастер
seat-replaced = { $why }. Вместо неё играет { $bot }.
samael = Самаэль
you = вы
samael-stack = Стопка
teammate = союзник
gone = вышел из игры
and = {" и "}

# Стол.

begin = Ascension · { $what } · зерно { $seed }
round = Круг { $n }
turn-yours = ваш ход
turn-of = ходит { $who }
over = игра окончена
last-round = Последний круг
pool = Запас { $n }
center = Центр. колода { $n }
void = Бездна { $n }
others = { $n ->
    [one] Противник
    [few] Другие игроки
   *[many] Другие игроки
}
everybody = Игроки
mine = Вы
captive-of = пленная:
hand-of = рука:
trophies = Трофеи:
lasting = Действует в этом ходу:
log = Журнал
used = применено
played = Разыграно:
hand-title = Ваша рука:
hand-empty = Ваша рука пуста.
not-seated = У вас нет места за этим столом.
score = счёт { $n }
waiting = Решает { $who }.
menu-hint = Введите номер · все – разыграть простые карты · 0 – конец хода · помощь
gift-hint = Для союзника, на 1 руну дороже: подарить { $numbers }
name-any = { $n ->
    [one] или ещё { $n } карта: введите её название
    [few] или любая из { $n } других карт: введите название
   *[many] или любая из { $n } других карт: введите название
}
labelled = { $name }: { $text }
prompt = Ваш выбор:
legend-may = можно сейчас
legend-less = сейчас дешевле

hand-n = рука { $n }
deck-n = колода { $n }
discard-n = сброс { $n }
cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
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
cost-power = нужно { $n ->
    [one] { $n } мощь
    [few] { $n } мощи
   *[many] { $n } мощи
}
cost-now = (сейчас { $n })
worth = приносит { $n ->
    [one] { $n } славу
    [few] { $n } славы
   *[many] { $n } славы
}
copies = { $n ->
    [one] { $n } экземпляр
    [few] { $n } экземпляра
   *[many] { $n } экземпляров
}
in-discard = сброс
in-void = Бездна
in-played = разыграна
pile-empty = { $pile }: пусто.
known-hand = Точно в руке: { $card }
known-deck = { $n ->
    [0] На верху колоды: { $card }
    [one] В колоде под { $n } картой: { $card }
    [few] В колоде под { $n } картами: { $card }
   *[many] В колоде под { $n } картами: { $card }
}

log-plays = { $you ->
    [yes] Вы разыгрываете: { $cards }.
   *[no] { $who } разыгрывает: { $cards }.
}

# Ответы на то, что введено.

look-what = Какую карту показать? Введите: карта и её название или номер.
why-what = Почему – что? Введите: почему и название или номер карты.
no-card = Нет карты с названием «{ $typed }».
no-card-near = «{ $typed }» – это не одна карта. Может быть: { $near }?
no-player = Нет игрока по имени «{ $typed }». Есть: { $names }.
no-number = Номер { $typed } здесь ничего не значит.
not-asked = Здесь нет вопроса, на который отвечают «{ $typed }».
can = Сейчас это можно сделать.
can-by = Можно: { $how }.
which = Что именно? { $near }
unknown = Непонятно: «{ $typed }». Введите помощь, чтобы узнать, что можно сделать.
unknown-near = Непонятно: «{ $typed }». Может быть: { $near }?

end-reminder = Вы ещё можете: { $what }{ $more ->
    [0] {""}
    [one] {" "}и ещё { $more } действие
    [few] {" "}и ещё { $more } действия
   *[many] {" "}и ещё { $more } действий
}. Если уверены, завершите ход ещё раз.
undo-none = Вернуть ничего нельзя: с тех пор что-то открылось или походил кто-то другой.
undo-some = { $n ->
    [one] Вернуть можно только последний { $n } выбор.
    [few] Вернуть можно только последние { $n } выбора.
   *[many] Вернуть можно только последние { $n } выборов.
}
undone = { $n ->
    [one] Последний выбор отменён.
    [few] Отменены последние { $n } выбора.
   *[many] Отменены последние { $n } выборов.
}
all-not-now = Сначала ответьте на вопрос.
all-none = Ни одну карту из руки нельзя разыграть не думая; разыгрывайте по одной.
all-wanting = { $cards }: может понадобиться рука. Сначала разыграйте это или введите «все» ещё раз.
all-played = { $n ->
    [one] Разыграна { $n } карта.
    [few] Разыграно { $n } карты.
   *[many] Разыграно { $n } карт.
}
all-left = Решать вам: { $cards }.

concede-sure = Вы действительно сдаётесь?
concede-not = Игра продолжается.
yes-no = да или нет:
quit-save = Сохранить игру, чтобы продолжить в другой раз?
quit-unsaved = Игра не сохранена.
saved = Сохранено: { $path }
left = Игра сохранена. Продолжить:
left-link = Игру не удалось сохранить в файл. Эта ссылка содержит её целиком:

pass-to = Передайте экран. Смотрит { $who }.
pass-ready = { $who }, нажмите Enter, когда экран видите только вы:

# Конец.

won-you = { $count ->
    [one] Вы победили!
    [few] Вы победили: { $who }!
   *[many] Вы победили: { $who }!
}
won = { $count ->
    [one] Победитель: { $who }.
    [few] Победители: { $who }.
   *[many] Победители: { $who }.
}
ended = { $why ->
    [honor] Запас славы пуст.
    [rounds] Сыгран последний круг.
   *[conceded] Все остальные сдались.
}
tie = Счёт равный: побеждает тот, кто ходит позже в круге.
tie-solo = Счёт равный: при равенстве побеждает Самаэль.
team-score = { $place }. { $who }: вместе { $n } славы
score-line = { $place }. { $who }: { $n } славы
score-tokens = Фишки славы: { $n }
score-card = { $card } ×{ $count }: { $n }
tokens = Фишки славы
link-is = Вся игра в одной ссылке:
kept = Игра сохранена. Посмотреть снова:

# Просмотр записи и игры ботов.

replay-at = Выбор { $n } из { $last } · ход { $turn }
replay-hint = Enter: дальше · назад · ход 5 · 12: выбор · как 2, зритель, все · помощь
replay-prompt = Следующий шаг:
replay-end = Это конец записи.
replay-start = Это начало.
replay-help =
    Enter, дальше N   на один выбор вперёд или на N
    назад N           назад
    12                к моменту после выбора 12
    ход, ход 5        к следующему ходу или к ходу 5
    как 2             глазами игрока 2; как зритель; как все: все карты открыты
    стол журнал правило карта НАЗВАНИЕ игроки ссылка выход
no-turn = Хода { $n } нет; последний – { $last }.
watch-step = Enter – дальше, выход – закончить
cards-none = Таких карт нет.
check-good = { $n ->
    [one] { $n } карта, ошибок нет.
    [few] { $n } карты, ошибок нет.
   *[many] { $n } карт, ошибок нет.
}
check-bad = С таким файлом играть нельзя.
check-unnamed = Нет своего названия на языках: { $langs }
rules-more = { $n ->
    [one] и ещё { $n }; добавьте слово, чтобы найти меньше
    [few] и ещё { $n }; добавьте слово, чтобы найти меньше
   *[many] и ещё { $n }; добавьте слово, чтобы найти меньше
}
rule-decision = Решение: { $text }
rule-source = Источник: { $text }

# Conflictus Aeternus: стол.

begin-conflictus = Conflictus Aeternus · { $what } · зерно { $seed }
your-deck = Ваша колода: { $name }. { $plan }
welcome-conflictus =
    Колода, монс, – это жизнь: кто должен взять или обрушить, а карт нет, проиграл.
    Обрушить – положить верхнюю карту своего монса в мортис, стопку сброса.
    Источники платят за карты: один играют в своей главной фазе, один – в чужой.
    Они связаны с тем, что оплатили; оплатившие амулет свободны в следующий ход.
    Ход: источники свободны, взятие, карты, атака; кто не блокирует, обрушивает.
welcome-rapidinha = Рука не пересдаётся; пленную карту соперника можно сыграть. Ещё: помощь
welcome-classic = Сначала можно отложить карты, потом пересдать руку за плату. Ещё: помощь
best-of = матч из { $n } партий
before = Перед первым ходом
round-n = Ход { $n }
round-yours = ваш ход
round-of = ходит { $who }
game-of = Партия { $n } из { $of }
bar-maintenance = Подготовка
bar-draw = Взятие
bar-main = Главная
bar-attack = Атака
bar-block = Блок
bar-damage = Урон
bar-sacrifice = Жертва
has-lost = выбыл из игры
mons-n = монс { $n }
mortis-n = мортис { $n }
exterminatus-n = экстерминатус { $n }
captive-n = пленная { $n }
reserve-n = отложено { $n }
on-table-n = на столе { $n }
free = свободны
spent = потрачены
captive = Пленная
transition-title = Переход, сверху вниз
transition-empty = На переходе ничего нет.
resolving = Исполняется:
round-idle = В ход { $n } вам нечего было делать. Enter – дальше.
hint-resolve = Введите номер · 0 – пас, затем исполнится { $card } · помощь
hint-main = Введите номер · 0 – пас и конец главной фазы · помощь
sacrifice-means = Фаза жертвы: номер карты на столе приносит её в жертву.
hint-pass = Введите номер · 0 – пас · помощь
damage-n = урон { $n }
on = на
with = с
attacks-you = атакует вас
attacks-who = атакует: { $who }
blocked = заблокирован
blocked-by = блокирует { $card }
blocks-card = блокирует: { $card }
item-activated = способность
item-triggered = сработало
bound = источники { $what }
beneath = под ним
carried = снаряжение
cost-n = стоимость { $n }
now = сейчас
in-set = связан с { $card }
marked-sacrifice = жертва в конце хода
marked-remove = удаляется в конце хода
in-mortis = мортис
legend-values = 2/3/1 атака/защита/обвал
known-mons = { $n ->
    [0] На верху монса: { $card }
    [one] В монсе под { $n } картой: { $card }
    [few] В монсе под { $n } картами: { $card }
   *[many] В монсе под { $n } картами: { $card }
}
mons-captive = Одной из этих карт там нет: её взяли в плен.
log-milled = { $you ->
    [yes] Вы обрушиваете { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }: { $cards }.
   *[no] { $who } обрушивает { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }: { $cards }.
}
log-recovered = { $you ->
    [yes] Вы возвращаете на монс { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }: { $cards }.
   *[no] { $who } возвращает на монс { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }: { $cards }.
}

# Conflictus Aeternus: ответы на то, что введено.

no-warriors = На столе нет воинов.
no-sets = нет связок
not-on-table = «{ $typed }» нет на столе.
no-values = { $card }: нет атаки, защиты и обвала.
nobody-attacks = Никто не атакует
nobody-blocks = Никто не блокирует
must-answer = Здесь нужно ответить; отмена вернёт ваш последний выбор.
attack-when = Атакующих выбирают в вашей фазе атаки: сначала пас (0).
block-when = Блокирующих выбирают, когда вас атакуют.
answer-first = Сначала ответьте на вопрос.
pass-reminder = В этот ход вы ещё можете сыграть источник. Если уверены, спасуйте ещё раз.
pass-until-what = До чего пасовать? пас до хода, пас до фазы или пас до события.
stops-what = остановки полные, остановки умные или остановки и фаза вашего хода.
stops-full = Вас спрашивают при каждом приоритете, когда вы можете что-то сделать.
stops-smart = Вас спрашивают там, где это важно: в вашей главной фазе, когда можно ответить, когда есть смысл.
stops-phases = В свои ходы вы также останавливаетесь здесь: { $phases }.
pay-what = оплата сама или оплата спросить.
pay-auto = Источники платятся сами, как можно меньше.
pay-ask = Вы выбираете, какие источники платят и не связать ли лишние.
pay-told = Оплачено само, как можно меньше источников. Выбрать или связать больше: отмена, оплата спросить.
pay-due = К оплате: { $what }
pay-so-far = К оплате: { $what }; выбрано { $n } из { $need }
pay-more = К оплате: { $what }; выбрано { $n } из { $need } и ещё { $more }
pay-free = Платить не нужно; выбрано: { $more }
pay-nothing = Платить не нужно
any-sources = { $n } любых
exchange-price = Пересдача { $n } из { $most }: рука замешивается в монс, вы берёте { $draw ->
    [one] { $draw } карту
    [few] { $draw } карты
   *[many] { $draw } карт
}, { $lose ->
    [one] { $lose } случайная уходит
    [few] { $lose } случайные уходят
   *[many] { $lose } случайных уходят
} в мортис; в монсе было { $mons }, станет { $left }.
exchange-further = Каждая следующая пересдача стоит на карту больше.

# Conflictus Aeternus: конец.

drawn-game = Ничья.
ended-conflictus = { $why ->
    [mons] { $who }: монс исчерпан.
    [drawn] Все проиграли в один и тот же миг.
    [rounds] Достигнут предел ходов.
   *[conceded] { $who }: сдача.
}
match-score = Матч: { $score }
rounds-played = { $n ->
    [one] Сыгран { $n } ход.
    [few] Сыграно { $n } хода.
   *[many] Сыграно { $n } ходов.
}
left-line = { $place }. { $who }: монс { $mons }, рука { $hand }, мортис { $mortis }, экстерминатус { $exterminatus }, на столе { $table }

help-aim =
    Цель             монс – ваша жизнь: кто должен взять или обрушить, а карт нет,
                     проиграл; обрушить – верхнюю карту монса в мортис
    Ход              подготовка, взятие, главная, атака, блок, урон, жертва
    Игра             в главной фазе играют все, амулеты – почти в любой фазе;
                     сыгранное ждёт на переходе, последнее исполняется первым
    Источники        один в своей главной фазе, один в чужой; связаны, пока лежит
                     их связка, и свободны в следующую подготовку
    Воины            атака/защита/обвал; в стопке нижние помогают платить, верхний
                     бьётся: без блока обрушивает монс, с блоком наносит урон
help-conflictus =
    Номер            выбрать карту: 1… рука, 21… ваши связки, 41… чужие
    0, пас           пасовать или отказаться; пас до хода, до фазы, до события
    сыграть, применить, атаковать, блок, цель, жертва …   и карта или номер
    почему КАРТА     почему её нельзя выбрать сейчас
    карта КАРТА      прочитать карту и её ключевые слова
    значения КАРТА   из чего складываются атака, защита и обвал
    связки переход рука монс мортис экстерминатус игроки журнал
    журнал правила   по каким правилам; правило C-DECK-11 – прочитать
    остановки полные, умные или фаза    где вас спрашивают
    оплата сама, спросить   кто выбирает источники
    отмена, сохранить ФАЙЛ, ссылка, сдаться, выход

# Колоды Conflictus.

deck-legal = { $format }: всё по правилам, { $n ->
    [one] { $n } карта.
    [few] { $n } карты.
   *[many] { $n } карт.
}
deck-illegal = { $format }: { $n ->
    [one] нарушено { $n } правило.
    [few] нарушено { $n } правила.
   *[many] нарушено { $n } правил.
}
fault-size = карт { $have }, а не { $want } ({ $rule })
fault-copies = { $card }: копий { $have }, а можно { $most } ({ $rule })
advice-title = Совет из правил для первой колоды (C-DECK-11), не обязательный:
advice-more = { $what }: { $have }; в образце больше, { $want }
advice-fewer = { $what }: { $have }; в образце меньше, { $want }
advice-no-sources = { $what }: нет источников, а карт { $want }
advice-few-sources = { $what }: источников { $have }; самая дорогая карта стоит { $want }
advice-idle-sources = { $what }: источников { $have }, но нет карт, которым они нужны
deck-plan = План: { $text }
deck-costs = Карты по стоимости:
deck-code = Код: { $code }
odds-opening = Источники в начальной руке из { $hand } карт, в колоде их { $sources }:
odds-good = Рука, где источников от { $least } до { $most }: { $chance }
odds-rung = { $n ->
    [one] после { $n } обмена около { $chance }, монс { $mons }, мортис { $mortis }
    [few] после { $n } обменов около { $chance }, монс { $mons }, мортис { $mortis }
   *[many] после { $n } обменов около { $chance }, монс { $mons }, мортис { $mortis }
}
odds-no-exchange = в этом формате руки не обмениваются
odds-by = Вероятность взять карту к своему ходу:
odds-first = если вы начинаете
odds-second = если начинает другой

# Помощь.

help =
    Номер          выбрать карту: 1-6 ряд, 7-9 стопки, 11… рука, 21… конструкции
    0, конец       завершить ход или отказаться
    все            разыграть карты, над которыми не надо думать
    разыграть, получить, победить, изгнать …   и карта: получить мистик
    почему КАРТА   почему её нельзя выбрать сейчас
    карта КАРТА    прочитать карту
    рука ряд бездна колода сброс игроки   посмотреть, что там лежит
    журнал         всё, что произошло; журнал правила: по каким правилам
    правило A-ROW-03   прочитать правило
    отмена         вернуть последний выбор, пока ничего не открылось
    сохранить ФАЙЛ, ссылка, сдаться, выход

# В чём терминал отказывает.

refuse-bad-language = Языка «{ $given }» нет; есть { $known }.
refuse-bad-bot = Бота «{ $given }» нет; есть { $known }.
refuse-record-guest = В этой партии играла программа, а запись программ не запускает. Если вы ей доверяете, продолжите так: --seats { $seats }
refuse-bad-game = Игры «{ $given }» нет; есть { $known }.
refuse-bad-copies = --copies принимает карту и число, например "Mephit=2", а не «{ $given }».
refuse-bad-choice = В игре выборы от 0 до { $most }, а не { $given }.
refuse-seats-and-bots = Укажите --seats или --bots, но не оба.
refuse-seats-too-many = Мест { $given }, а игроков { $players }.
refuse-cannot-write = Не удалось записать { $path }: { $why }
refuse-cannot-read = Не удалось прочитать { $path }: { $why }
refuse-not-text = { $path } – не текстовый файл.
refuse-no-folder = Папки для { $path } нет. Сначала создайте её: mkdir -p { $folder }
refuse-file-exists = { $path } уже есть. Выберите другое имя или продолжите эту игру: --resume
refuse-file-taken = { $path } уже есть и не будет перезаписан. Выберите другое имя.
refuse-needs-option = { $option } ничего не значит без { $needs }.
refuse-bad-eyes = Никого не зовут «{ $given }»: укажите номер, зритель, все или имя: { $names }.
refuse-bad-cost = Стоимость пишется так: 3, 2-4 или 5+, а не «{ $given }».
refuse-bad-set = Набора «{ $given }» нет; есть { $known }.
refuse-bad-kind = Типа карт «{ $given }» нет; есть { $known }.
refuse-bad-faction = Фракции «{ $given }» нет; есть { $known }.
refuse-bad-rarity = Редкости «{ $given }» нет; есть { $known }.
refuse-bad-keyword = Ключевого слова «{ $given }» нет; есть { $known }.
refuse-no-rule = Нет правила, где сказано «{ $given }».
refuse-bad-deck = Колоды «{ $given }» нет ни в файле, ни среди готовых: { $known }.
refuse-bad-switch = --switch принимает имя=значение, а не «{ $given }»; имена: { $known }.
refuse-bad-switch-value = { $name } бывает { $known }, а не «{ $given }».
refuse-not-for-game = { $option } не подходит к игре { $game }.
refuse-not-in-deck = В колоде нет одной такой карты: «{ $given }»; похожи: { $near }
refuse-bad-sources = --sources принимает 3 или 2-4, а не «{ $given }».
refuse-deck-card = Карты «{ $given }» в издании нет{ $has ->
    [yes] ; похожи: { $near }
   *[no] {""}
}. Если она ваша, укажите файл карт: --cards ФАЙЛ
refuse-deck-card-own = Карты «{ $given }» нет ни в издании, ни в вашем файле карт{ $has ->
    [yes] ; похожи: { $near }
   *[no] .
}
refuse-no-code = Кода нет: он есть только у карт издания, а эти – ваши: { $cards }. Передайте список и файл карт.
refuse-not-for-deck = { $option } не подходит к vigil deck { $action }.
refuse-deck-faults = { $deck } не годится, формат { $format }: { $faults } Всё скажет vigil deck check --format { $style }.
refuse-deck-what = Какая колода? vigil deck show НАЗВАНИЕ, ФАЙЛ или КОД
refuse-check-what = Какой файл? vigil cards check ФАЙЛ

# Слова, которые можно ввести; показывается первое.

word-play = разыграть, играть, сыграть
word-use = применить, использовать
word-acquire = получить, купить, взять
word-gift = подарить, подарок
word-defeat = победить, убить, бить
word-banish = изгнать
word-discard = сброс, сбросить
word-destroy = уничтожить
word-recover = вернуть
word-enter = ввести
word-stack = наверх, положить
word-keep = оставить
word-give = отдать
word-copy = скопировать, копировать
word-choose = выбрать
word-name = назвать
word-first = сначала, первым
word-steal = забрать, украсть
word-yes = да, д
word-no = нет, н
word-done = ничего, никакую
word-end = конец, завершить, закончить, пас
word-why = почему
word-look = карта, смотреть, читать
word-undo = отмена, отменить
word-all = все, всё
word-log = журнал
word-rule = правило, правила
word-hand = рука
word-row = ряд
word-void = бездна
word-deck = колода
word-players = игроки
word-save = сохранить
word-link = ссылка
word-help = помощь
word-quit = выход, выйти
word-concede = сдаться
word-table = стол
word-next = дальше, вперёд
word-back = назад
word-turn = ход
word-as = как
word-spectator = зритель
word-pass = пас, пасовать
word-stops = остановки, стоп
word-pay = оплата, платить
word-stats = значения
word-sets = связки, связка
word-transition = переход
word-mortis = мортис
word-exterminatus = экстерминатус
word-mons = монс
word-sacrifice = жертва, пожертвовать, жертвовать
word-attack = атаковать, атака
word-block = блок, блокировать
word-leap = прыгнуть, прыжок
word-target = цель
word-join = присоединить, наслоить, снарядить
word-new = новая
word-find = найти
word-return = отозвать
word-remove = удалить
word-cancel = отменить карту, прервать
word-withdraw = вывести
word-put = выложить
word-exchange = обменять, обмен
word-take_out = отложить
word-begins = начинает, начать
word-auto = сама, авто
word-by_hand = вручную
word-light = свет
word-shadow = тень
word-until = до
word-phase = фаза, фазы
word-something = событие, события, что-то
word-full = полные, все
word-smart = умные
word-ask = спросить, спрашивать
