# Что говорит терминал.  Названия карт, вопросы, ответы и журнал — в game.ftl.

# Места.

player-number = Игрок { $n }
name-guest = Гость
bot-greedy = Жадина
bot-random = Случай
bot-search = Искатель
bot-easy = Новичок
bot-casual = Любитель
bot-steady = Крепкий
bot-hard = Сильный
bot-master = Мастер
seat-replaced = { $why }. Место занимает { $bot }.
automa = Игра
you = вы
and = {" и "}
separator = {"; "}

# Стол.

begin = { $what } · зерно { $seed }
round = Круг { $n }
over = игра окончена
others = { $n ->
    [1] Противник
    [one] Другие игроки
    [few] Другие игроки
   *[many] Другие игроки
}
everybody = Игроки
mine = Вы
hand-of = рука:
lasting = Действует в этом ходу:
log = Журнал
used = применено
played = Разыграно:
hand-empty = Ваша рука пуста.
not-seated = У вас нет места за этим столом.
score = счёт { $n }
waiting = Решает { $who }.
name-any = { $n ->
    [one] или ещё { $n } карта: введите её название
    [few] или любая из { $n } других карт: введите название
   *[many] или любая из { $n } других карт: введите название
}
with-label = { $name }: { $text }
prompt = Ваш выбор:
legend-may = можно сейчас

hand-n = рука { $n }
cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
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
known-hand = Известно, что в руке: { $card }

log-plays = { $you ->
    [yes] Вы разыгрываете: { $cards }.
   *[no] { $who } разыгрывает: { $cards }.
}

# Ответы на то, что введено.

look-what = Какую карту показать? Введите «карта» и её название или номер.
why-what = О какой карте? Введите «почему» и название или номер карты.
no-card = Нет карты с названием «{ $typed }».
no-card-near = Под «{ $typed }» подходит несколько карт. Может быть: { $near }?
no-player = Нет игрока по имени «{ $typed }». Есть: { $names }.
no-number = Варианта { $typed } здесь нет.
not-asked = «{ $typed }» здесь не подходит как ответ.
can = Сейчас это можно сделать.
can-by = Можно: { $how }.
which = Что именно? { $near }
unknown = Непонятно: «{ $typed }». Введите «помощь», чтобы узнать, что можно сделать.
unknown-near = Непонятно: «{ $typed }». Может быть: { $near }?

undo-none = Вернуть ничего нельзя: с тех пор что-то открылось или походил кто-то другой.
undo-some = { $n ->
    [1] Вернуть можно только последний выбор.
    [one] Вернуть можно только последний { $n } выбор.
    [few] Вернуть можно только последние { $n } выбора.
   *[many] Вернуть можно только последние { $n } выборов.
}
undone = { $n ->
    [1] Последний выбор отменён.
    [one] Отменён последний { $n } выбор.
    [few] Отменены последние { $n } выбора.
   *[many] Отменены последние { $n } выборов.
}

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
    [1] Вы победили!
    [one] Вы победили: { $who }!
    [few] Вы победили: { $who }!
   *[many] Вы победили: { $who }!
}
won = { $count ->
    [1] Победитель: { $who }.
    [one] Победители: { $who }.
    [few] Победители: { $who }.
   *[many] Победители: { $who }.
}
ended = { $why ->
    [honor] Запас славы пуст.
    [rounds] Сыгран последний круг.
   *[conceded] Все остальные сдались.
}
tokens = Фишки славы
link-is = Ссылка на эту партию:
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
no-turn = Хода { $n } нет; последний — { $last }.
watch-step = Enter — дальше, выход — закончить
cards-none = Таких карт нет.
check-good = { $n ->
    [one] { $n } карта, ошибок нет.
    [few] { $n } карты, ошибок нет.
   *[many] { $n } карт, ошибок нет.
}
check-bad = Исправьте эти ошибки, чтобы играть с этим файлом.
check-unnamed = Нет своего названия на языках: { $langs }
rules-more = { $n ->
    [one] и ещё { $n }; добавьте слово, чтобы найти меньше
    [few] и ещё { $n }; добавьте слово, чтобы найти меньше
   *[many] и ещё { $n }; добавьте слово, чтобы найти меньше
}
rule-decision = Решение: { $text }
rule-source = Источник: { $text }

before = Перед первым ходом
turn-n = Ход { $n }
mons-n = монс { $n }
mortis-n = мортис { $n }
exterminatus-n = экстерминатус { $n }
captive-n = пленная { $n }
reserve-n = отложено { $n }
on-table-n = на столе { $n }
free = свободно
hint-resolve = Введите номер · 0 — пас, затем исполнится { $card } · помощь
hint-main = Введите номер · 0 — пас и конец главной фазы · помощь
hint-pass = Введите номер · 0 — пас · помощь
damage-n = урон { $n }
on = на
with = с
cost-n = стоимость { $n }
now = сейчас
in-set = в связке: { $card }
in-mortis = мортис

attack-when = Атакующих выбирают в вашей фазе атаки: сначала пас (0).
block-when = Блокирующих выбирают, когда вас атакуют.

# Помощь.

help =
    Номер          выбрать карту: 1-6 ряд, 7-9 стопки, 11… рука, 21… конструкции
    0, конец       завершить ход или отказаться
    все            разыграть карты, не требующие решений
    разыграть, получить, победить, изгнать…   и карта: получить мистик
    почему КАРТА   почему её нельзя выбрать сейчас
    карта КАРТА    прочитать карту
    рука ряд бездна колода сброс игроки   посмотреть, что там лежит
    журнал         всё, что произошло; журнал правила: по каким правилам
    правило A-ROW-03   прочитать правило
    отмена         вернуть последний выбор, пока ничего не открылось
    сохранить ФАЙЛ, ссылка, сдаться, выход

# В чём терминал отказывает.

refuse-bad-language = Языка «{ $given }» нет; есть { $known }.
refuse-bots-only = Здесь играют только боты; «{ $given }» не бот.
refuse-record-guest = В этой партии играла программа, а запись программ не запускает. Если вы ей доверяете, продолжите так: --seats { $seats }
refuse-bad-game = Игры «{ $given }» нет; есть { $known }.
refuse-bad-copies = --copies принимает карту и число, например "Mephit=2", а не «{ $given }».
refuse-bad-choice = В игре выборы от 0 до { $most }, а не { $given }.
refuse-seats-and-bots = Укажите --seats или --bots, но не оба.
refuse-seats-too-many = Мест { $given }, а игроков { $players }.
refuse-cannot-write = Не удалось записать { $path }: { $why }
refuse-cannot-read = Не удалось прочитать { $path }: { $why }
refuse-not-text = { $path } — не текстовый файл.
refuse-no-folder = Папки для { $path } нет. Сначала создайте её: mkdir -p { $folder }
refuse-file-exists = { $path } уже есть. Выберите другое имя или продолжите эту игру: --resume
refuse-file-taken = { $path } уже есть и не будет перезаписан. Выберите другое имя.
refuse-needs-option = { $option } не действует без { $needs }.
refuse-bad-view = Никого не зовут «{ $given }»: укажите номер, зритель, все или имя: { $names }.
refuse-bad-cost = Стоимость пишется так: 3, 2-4 или 5+, а не «{ $given }».
refuse-bad-set = Набора «{ $given }» нет; есть { $known }.
refuse-bad-kind = Типа карт «{ $given }» нет; есть { $known }.
refuse-bad-faction = Фракции «{ $given }» нет; есть { $known }.
refuse-bad-rarity = Редкости «{ $given }» нет; есть { $known }.
refuse-bad-keyword = Ключевого слова «{ $given }» нет; есть { $known }.
refuse-no-rule = Нет правила, где сказано «{ $given }».
refuse-bad-deck = Колоды «{ $given }» нет ни в файле, ни среди готовых: { $known }.
refuse-bad-switch = --ruling принимает имя=значение, а не «{ $given }»; имена: { $known }.
refuse-bad-switch-value = { $name } бывает { $known }, а не «{ $given }».
refuse-not-for-game = { $option } не подходит для { $game }.
refuse-not-in-deck = «{ $given }» — это не название одной карты колоды; похожи: { $near }
refuse-bad-sources = --sources принимает 3 или 2-4, а не «{ $given }».
refuse-deck-card = Карты «{ $given }» в издании нет{ $has ->
    [yes] ; похожи: { $near }
   *[no] {""}
}. Если она ваша, укажите файл карт: --cards ФАЙЛ
refuse-deck-card-own = Карты «{ $given }» нет ни в издании, ни в вашем файле карт{ $has ->
    [yes] ; похожи: { $near }
   *[no] .
}
refuse-no-code = Кода нет: он есть только у карт издания, а эти — ваши: { $cards }. Передайте список и файл карт.
refuse-not-for-deck = { $option } не подходит для vigil deck { $action }.
refuse-deck-faults = { $deck } не годится, формат { $format }: { $faults } Всё скажет vigil deck check --format { $style }.
refuse-deck-what = Какая колода? vigil deck show НАЗВАНИЕ, ФАЙЛ или КОД

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
word-order_first = сначала, первым
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
word-add_to_set = присоединить, наслоить, снарядить
word-new = новая
word-find = найти
word-return = отозвать
word-remove = удалить
word-cancel = отменить карту, прервать
word-withdraw = вывести
word-put = выложить
word-exchange = пересдать, пересдача, обменять, обмен
word-set_aside = отложить
word-choose_starter = начинает, начать
word-auto = авто, сама
word-pay_auto = авто, сама
word-pay_manually = вручную
word-pay_light = свет
word-pay_shadow = тень
word-until = до
word-phase = фаза, фазы
word-something = событие, события, что-то
word-full = полные, все
word-smart = умные
word-ask = спросить, спрашивать

# Столы на сервере.

begin-far = { $what } · игроки: { $who }
seat-of-bot = { $name } (бот)
not-your-turn = Сейчас ход другого игрока. Можно осмотреть стол: команды перечислены в справке.
undo-asked = С тех пор что-то открылось, поэтому на отмену должны согласиться остальные.
left-far = Соединение закрыто; место остаётся за вами. Вернуться:
given-up = Стол закрыт.
help-far =
    сказать…      сказать что-нибудь остальным
    согласиться    позволить взять ход назад; согласиться нет — отказать
    выход          закрыть соединение; место остаётся за вами
far-said = { $who }: «{ $text }»
far-undo-request = { $who } хочет взять назад { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}. Напишите «согласиться» или «согласиться нет».
far-lost = Связь потеряна; пробуем снова.
far-back = Связь восстановлена.
far-seats = { $who } — { $free ->
    [one] свободно { $free } место
    [few] свободно { $free } места
   *[many] свободно { $free } мест
}.
far-full = Все места заняты.
far-invite = Остальные входят так:
far-table-line = { $id }: { $game }, { $status }, { $who }
far-status-open = ждёт игроков
far-status-running = идёт игра
far-status-over = игра окончена
far-status-canceled = закрыт
far-no-tables = Столов нет.
far-name = Ваше имя?
far-hello = Вы — { $name }.
far-link = Никому не показывайте эту ссылку. По ней вы войдёте тем же гостем на любом устройстве:
refuse-far-closed = За этим столом для вас нет свободного места; можно только смотреть.
far-server-older = На сервере другие правила или карты, чем в этой версии; стол может быть показан неверно.
verify-commitment = Соль соответствует обязательству, опубликованному до игры.
verify-no-commitment = Сервер не публиковал обязательства до этой игры: зерно было выбрано, или она продолжает другую игру.
verify-alone = Сама по себе запись не доказывает, как было выбрано зерно.
verify-seed = Зерно получается из соли и слов игроков.
verify-words-erased = Слова одного места стёрты вместе с игроком: проверить, получается ли из них зерно, больше нельзя.
verify-own-words = Слова вашего места — те, что вы добавили.
verify-record = Запись проигрывается до конца: { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}.
verify-outcome = Итог совпадает с объявленным.
verify-link = Ссылка и запись — одна и та же игра.
verify-good = Все проверки пройдены.
verify-unsure = Всё, что удалось проверить, верно, но проверить удалось не всё.
verify-bad-commitment = Соль не соответствует обязательству, опубликованному до игры.
verify-bad-seed = Зерно не получается из соли и слов игроков: сервер объявил { $told }, а соль и слова дают { $found }.
verify-bad-words = Слова места { $seats } не те, что вы добавили, когда сели.
verify-bad-bot-words = Место { $seats } было у бота, а боты слов не добавляют: кто-то мог подбирать слова, пока не получил нужные карты.
verify-bad-record = Запись нельзя проиграть: { $why }
verify-bad-record-seed = Карты в записи розданы с другим зерном, чем было объявлено.
verify-bad-rules = Запись сыграна по другим правилам, чем было объявлено.
verify-unfinished = Запись кончается раньше игры.
verify-bad-outcome = Игра кончилась не так, как было объявлено.
verify-bad-link = Ссылка и запись — разные игры.
verify-bad = Проверка не пройдена.
refuse-nobody-far = В игре на одном компьютере нет ни чата, ни просьб об отмене.
refuse-far-running = За столом на сервере запись и ссылка доступны после конца игры.
refuse-far-nameless = Укажите своё имя: --name ИМЯ.
refuse-far-which = Назовите стол: их список есть на { $server }.
refuse-far-seat = Место { $seat } не ваше и не свободно.
refuse-verify-shape = { $path } — не доказательство, не запись и не ссылка.
word-say = сказать
word-agree = согласиться

# Фразы для разговора
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хороший ход!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-thinking = Я думаю…
phrase-sorry = Извините!
phrase-good-game = Хорошая игра!
phrase-again = Ещё раз?
refuse-admin-away = Файл { $file } открыт сервером, но по адресу { $server } он не отвечает. Укажите, где он слушает (--server URL), или сначала остановите его.
refuse-admin-nobody = Никого не зовут { $who }.
refuse-admin-several = Имя { $who } носят несколько человек. Укажите, кто именно, по идентификатору: { $ids }
word-start = начать, старт, начать игру
begun = Игра уже началась; «помощь» скажет, что можно набрать.
