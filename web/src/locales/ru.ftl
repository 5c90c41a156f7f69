title = Зажгите свечу. Займите место.
pitch = Две карточные игры за одним тихим столом: с другом, с незнакомцем или с ботом, который никогда не подглядывает.
game = Игра
players-range = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
 }
players-time = { $players }, { $n } мин
play-now = Играть
against = соперник:
change-level = изменить
level = Уровень
continue = Продолжить
resume = Вернуться
your-turn-there = игра ждёт вас
language = Язык
theme = Оформление
theme-dark = При свече
theme-light = Дневной свет
theme-contrast = Высокий контраст
credits = Благодарности
credits-icons = Значки: Lorc, Delapouite и другие, по лицензии CC BY 3.0; перекрашены и собраны в картины:
credits-fonts = Шрифты: Alegreya, Alegreya SC и Alegreya Sans — Хуан Пабло дель Пераль (Huerta Tipográfica); Forum — Денис Машаров; все по лицензии SIL Open Font License.
guest = Гость
separator = {"; "}
labelled = { $name }: { $text }
loading = Карты раздаются…
offline = Связь прервалась. Пробуем снова…
try-now = Сейчас
closed = Это место открыто в другом окне.
back = В начало
nowhere = Здесь пусто
nowhere-about = По этому адресу страницы нет. Возможно, в нём опечатка.
no-cards = Карт игры «{ $game }» здесь нет. Вот какие игры есть:
no-lesson = Урока «{ $game }» нет. Вот игры, которым здесь можно научиться:
no-card = Карты «{ $card }» среди этих нет.
no-person = По этому адресу игрок не найден.
deck = Колода

# on a phone: one word under each pile
hand = Рука

# a card as it is called by who reads it aloud
card-cost = стоимость { $n }
card-power = мощь { $n }, чтобы победить
card-values = атака { $attack }, защита { $defense }, обвал { $mill }
undo = Отменить
ask-undo = Попросить отмены
still = Вы ещё можете: { $what }
log = Журнал
menu = Меню
rules = Правила
close = Закрыть
used = применена
waits = ждёт вас
thinks = думает…
not-your-turn = Ходит { $name }.
honor-at-end = { $n ->
    [one] { $n } слава
    [few] { $n } славы
   *[many] { $n } славы
} в конце
cannot = Сейчас её нельзя выбрать:
cost-now = Цена сейчас
concede = Сдаться
sure = Сдаться?
yes = Да
no = Нет
opponents = Соперники
mine = Показать стол
turn-of = Ход { $n } · { $name }
wants-undo = { $name } просит вернуть { $n ->
    [one] { $n } выбор
    [few] { $n } выбора
   *[many] { $n } выборов
 }.

# Рядом с игрой
beside = Панели
hint = Подсказка
known = Известные карты
chat = Чат
chat-unread = Чат, новых: { $n }
undo-late = Отменить, хотя с тех пор что-то открылось
undo-asked = Ждём ответа…
reset-turn = Вернуть весь ход
clock-of = { $name }: { $time }
clock-left = { $n ->
    [one] Осталась { $n } секунда.
    [few] Осталось { $n } секунды.
   *[other] Осталось { $n } секунд.
}
zero-wait = На нуле: ничего не происходит, остальные ждут
zero-bot = На нуле: дальше играет бот
zero-forfeit = На нуле: партия проиграна
bot-plays-on = вместо игрока бот
has-left = вне игры
has-forfeited = поражение: доигрывает бот
is-out = выбывает из игры
lapses-of = { $name }: поражение через { $time }, если не сделать ход
lapses-why = Ходов не было несколько недель. Кто не делает хода в рейтинговой партии, тот её проигрывает.
is-away = нет на связи
you-act = ваш ход
your-turn-now = Ваш ход.
copied = Скопировано.
copy = Копировать
see-then = Посмотреть, каким был стол
log-mine = Только мои
pile-empty = Здесь нет карт.
values-now = Значения сейчас
damage = Урон
used-now = Применено за ход
counters = Жетоны
can-be-chosen = Сейчас её можно выбрать.
step-back = Шаг назад
step-on = Шаг вперёд
to-live = К текущему ходу
live-again = Стол, какой он сейчас.
taken-back = Отменено: { $what }
seeing = Стол, каким он был: { $when }
sound-on = Звук включён
sound-off = Звук выключен
motion-normal = Движение: обычное
motion-fast = Движение: быстрое
motion-off = Движение: выключено
leave = Выйти из-за стола
leave-wait = Выйти? Остальные будут ждать вас.
leave-bot = Выйти? За вас доиграет бот.
leave-forfeit = Выйти? Партия будет засчитана как проигранная.
watching = { $n ->
    [one] Смотрит { $n } зритель
    [few] Смотрят { $n } зрителя
   *[other] Смотрят { $n } зрителей
}
all-rules = Открыть в правилах
restarting = Сервер перезапускается. Стол вот-вот вернётся…
closed-signed-out = Вы вышли из учётной записи.
closed-removed = Вас удалили из-за этого стола.
undo-waits = Вы попросили вернуть ход: согласны { $agreed } из { $wanted }.
stand-in = За вас играет бот.
come-back = Вернуться на своё место

# Чат
chat-empty = Пока никто ничего не сказал.
say-something = Сказать что-нибудь
send = Отправить
mute = Не слышать: { $name }
unmute = Слышать снова: { $name }
muted-now = Вы больше не слышите игрока { $name }.
unmuted = Вы снова слышите игрока { $name }.
mutes = Кого вы слышите
mute-all = Не слышать весь стол
unmute-all = Снова слышать стол
quiet-now = Вы никого не слышите за этим столом.
quiet-no-more = Вы снова слышите стол.
phrases = Готовые фразы
say-hello = Привет!
say-good-luck = Удачи!
say-well-played = Хороший ход!
say-thanks = Спасибо!
say-oops = Ой!
say-thinking = Я думаю…
say-sorry = Извините!
say-good-game = Хорошая игра!
say-again = Ещё раз?
emotes = Эмоции
emote-smile = Улыбка
emote-laugh = Смех
emote-wow = Удивление
emote-think = Раздумье
emote-sad = Грусть
emote-bravo = Браво

# Известные карты
zone-deck = колода
zone-hand = рука
zone-of = { $name }: { $zone }
on-top = сверху
under = выше лежит карт: { $n }
known-none = Сейчас из скрытого вам ничего не известно.

# Подсказки
hint-about = Бот обдумает ваш выбор, зная только то, что знаете вы. Просьба отмечается в записи партии.
hint-ask = Как поступить?
hint-thinks = Бот думает…
hint-best = На вашем месте: { $what }
hint-table = Шансы на победу
hint-take = Так и сделать
hint-likely = Скорее всего: { $what }
hint-later = Спросите, когда будет ваш ход.

# Клавиши
keys = Горячие клавиши
keys-act = Игра
keys-read = Прочитать вслух
keys-look = Посмотреть
key-arrows = от карты к карте, от зоны к зоне
key-enter = выбрать
key-space = рассмотреть карту
key-why = почему нельзя эту карту?
key-numbers = ответить этим вариантом
key-undo = отменить
key-reset = вернуть весь ход
key-hint = подсказка
key-command = ввести команду
key-turn = чей ход и какой вопрос открыт
key-hand = рука
key-resources = ресурсы
key-opponents = соперники
key-deck = своя колода
key-options = что можно выбрать
key-since = что было после вашего хода
key-clocks = часы
key-log = журнал
key-chat = чат
key-known = известные карты
key-steps = шаг назад, шаг вперёд
key-mute = включить, выключить звук
key-menu = меню: выйти, сдаться
key-help = эти клавиши
key-escape = закрыть, к текущему ходу

# Чтение вслух
read-none = нет
read-nothing = С тех пор ничего заметного.
read-earlier = Раньше ещё действий: { $n }
read-you-are-asked = Ваш выбор: { $what }
read-options = Вариантов: { $n }.
read-no-options = Сейчас выбирать нечего.
read-no-clock = За этим столом играют без часов.
read-deck = Карт в вашей колоде: { $n }.
read-hand = Карт в руке: { $n }.
read-dark = сейчас выбрать нельзя

# Звуки для тех, кто их не слышит
cue-turn = ♪ Ваш ход
cue-low = ♪ Осталось десять секунд
cue-chat = ♪ Кто-то говорит

# Командная строка
command = Команда
command-example = разыграть ученика, конец, почему 3…
cmd-which = Что именно? { $near }
cmd-unknown = Здесь ничего не называется «{ $typed }».
cmd-play = разыграть, играть, сыграть
cmd-use = применить, использовать
cmd-acquire = купить, получить, взять
cmd-defeat = победить, убить, бить
cmd-end = конец, завершить, закончить, пас
cmd-undo = отмена, отменить
cmd-reset = заново
cmd-all = все, всё
cmd-log = журнал
cmd-chat = чат
cmd-known = известные
cmd-help = помощь
cmd-hint = подсказка
cmd-live = сейчас
cmd-back = назад
cmd-concede = сдаться
cmd-why = почему
cmd-look = карта, смотреть, читать
cmd-say = сказать
cmd-agree = согласиться
cmd-refuse = отказать
cmd-mute = заглушить
cmd-hear = слышать
cmd-turn = ход
cmd-hand = рука
cmd-resources = ресурсы, руны
cmd-row = ряд, связки
cmd-board = конструкции, переход
cmd-opponents = игроки, соперники
cmd-pool = запас, монс
cmd-deck = колода
cmd-discard = сброшенные, мортис
cmd-void = бездна, экстерминатус
cmd-options = варианты
cmd-since = после
cmd-clocks = часы
you-win = Вы победили
you-lose = Вы проиграли
draw = Ничья
nobody = Игра окончена
to = :
rematch = Ещё раз
count = Подсчёт
total = Итого
how-rounds = Игра дошла до предела длины.
how-turn_limit = Достигнут предел числа ходов.
how-conceded = { $n ->
    [1] { $names } сдаётся.
   *[other] { $names } сдаются.
 }
how-other = Игра окончена.

# cards and rules
study = Для изучения
study-cards = Карты
study-rules = Правила
study-decks = Колоды
find = Поиск
find-cards = Слова, { $example }, cost<=3
find-rules = Искать в правилах
find-help = Как искать
filters = Фильтры
sort = Порядок
sort-number = По номеру
sort-name = По названию
sort-cost = По стоимости
sort-faction = По фракции
sort-rarity = По редкости
sort-worth = По силе
found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
found-none = Таких карт нет.
clear = Сбросить фильтры
help-words = Слова ищутся в названии, типе и тексте карты; регистр не важен.
help-fields = класс, фракция, редкость, ключевое слово, подкласс, набор — как в английских правилах или на вашем языке
help-numbers = стоимость и другие числа: =, !=, <, <=, >, >=
help-signs = исключить; одно из двух; сгруппировать; точная фраза
help-try = Попробуйте:
query-field = Нет поля «{ $name }». Есть: { $known }.
query-value = После «{ $name }» чего-то не хватает.
query-number = «{ $name }» сравнивается с числом, а не с «{ $value }».
query-compare = «{ $name }» — текстовое поле: пишите { $name }: вместо { $name }{ $sign }.
query-unknown = Ни у одной карты в поле «{ $name }» нет «{ $value }». Есть: { $known }.
query-none = У карт этой игры нет поля «{ $name }».
query-quote = Не закрыта кавычка.
query-open = Не закрыта скобка.
query-close = Лишняя скобка.
query-not = После минуса чего-то не хватает.
pick-faction = Фракция
pick-kind = Тип
pick-cost = Стоимость
pick-rarity = Редкость
pick-set = Набор
pick-keyword = Ключевое слово
any-set = Все наборы
any-keyword = Все ключевые слова
fact-number = Номер
fact-cost = Стоимость
worth = Статистика лаборатории
worth-between = С уверенностью { $level } разница, в пунктах, лежит между { $low } и { $high }.
worth-more = Это не случайность.
worth-less = Это не просто невезение: с ней выигрывают реже.
worth-open = Возможно, это случайность.
worth-cause-do = Это показывает, что делают победители, а не что приносит победу: кто дольше держится, тот вводит в игру больше карт.
worth-games = партий: { $n }
worth-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
worth-decks = { $n ->
    [one] { $n } колода
    [few] { $n } колоды
   *[many] { $n } колод
}
worth-seed = зерно { $n }
before = Предыдущая
next = Следующая
contents = Содержание
rules-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
}
rules-none = Таких правил нет.
rules-no-such = Правила { $id } нет.
rules-english = Правила написаны только по-английски.
rule-decision = Решение:

# decks

# around the games
sign-in = Войти
sign-out = Выйти
account = Учётная запись
settings = Настройки
history = Мои игры
history-of = Игры: { $name }
ratings = Рейтинг
more = Ещё
more-ways = Другие способы играть
done = готово
make-table = Открыть стол
make-table-note = позовите друзей по ссылке
join = Сесть за стол
join-note = по ссылке или коду
tables-waiting =
    { $n ->
        [one] ждёт { $n } стол
        [few] ждут { $n } стола
       *[many] ждут { $n } столов
    }
hot-seat = Одно устройство
hot-seat-note = передавайте по кругу
hot-seat-how = Все играют на этом устройстве. Между ходами экран скрывает карты, пока его не возьмёт следующий игрок.
solo = В одиночку
against-n = { $n ->
    [one] против { $n } бота:
   *[other] против { $n } ботов:
}
against-names = против: { $names }
waiting-n =
    { $n ->
        [one] { $n } игра ждёт вас
        [few] { $n } игры ждут вас
       *[many] { $n } игр ждут вас
    }
bots-count = Ботов
your-deck = Ваша колода
deck-any = Любая готовая
ready-decks = Готовые колоды
decks-own = Ваши колоды
less = Меньше
more-of = Больше
by-rules = По правилам
house-rules = Домашние правила
more-options = Ещё настройки
who-comes = Кто может прийти
by-invitation = По приглашению
public = Кто угодно
seats = Места
seat-n = Место { $n }
seat-me = Вы
seat-open = Свободно
seat-free = Свободно
seat-beside = Кто-то за этим устройством
bots = Боты
bot-named = Бот: { $name }
a-bot = бот
name = Имя
your-name = Ваше имя
avatar = Ваш знак
avatar-n = Знак { $n }
table = Стол
table-of = Стол: { $name }
table-title = Название стола
make-it = Открыть стол
begin = Начать
clock = Часы
clock-none = Нет
clock-per_move = На ход
clock-total = На игру
clock-correspondence = Дни
clock-seconds = Секунд на ход: на все ответы, пока не спросят другого
clock-minutes = Минут на игру
clock-increment = Добавка за ход, секунд
clock-per-move = Дней на ход
clock-text-per-move = { $time } на ход
clock-text-total = { $time } + { $more } с
clock-text-correspondence =
    { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
       *[many] { $n } дней на ход
    }
minutes = { $n } мин
best-of = матч из { $n ->
    [one] { $n } партии
   *[other] { $n } партий
}
honor-of = слава: { $n }
at-zero = Когда время вышло
leaving = Когда кто-то ушёл
happens-wait = Ждать
happens-bot = Доиграет бот
happens-forfeit = Поражение
stand-in-which = Какой бот
undo-how = Отмена ходов
undo-ask = С согласия
undo-free = Пока никто ничего не узнал
undo-never = Никогда
spectators = Можно смотреть со стороны
delay = Задержка для зрителей, секунд
chat-allowed = Чат
rated = Рейтинговая игра
rated-note = только между разными игроками, по обычным правилам и без отмены увиденного без согласия
unrated = Без рейтинга
invite = Пригласить
invite-link = Ссылка
invite-code = Код
share = Поделиться
qr = Ссылка в виде кода для камеры телефона
qr-note = для телефона в той же сети
invite-here = Эта ссылка работает только на этом устройстве. Чтобы подключались телефоны и компьютеры из той же сети, запустите сервер командой «vigil serve --lan».
is-here = здесь
sit-here = Сесть сюда
with-what = нужно: { $what }
came-along = Для этого выбрано: «{ $what }».
team-0 = Команда Солнца
team-1 = Команда Луны
team-2 = Команда Звезды
move-here = Пересесть сюда
stand-up = Встать
send-away = Убрать
add-bot = Посадить бота…
put-bot = Бот для места { $n }
wait-for-seats = Игру можно начать, когда заняты все места.
take-a-seat = Сядьте, чтобы играть.
full-look-on = Все места заняты. Когда игра начнётся, вы увидите её здесь.
give-up = Закрыть стол
given-up = Этот стол закрыли.
no-table = Здесь нет стола
shuffle-words = Помочь тасовать
shuffle-why = Сервер уже зафиксировал свою часть тасовки. Добавьте свои слова, и никто не мог знать карт заранее; после игры это можно проверить.
shuffle-any = любые слова
shuffle-added = Подмешано: { $words }
promise = Обязательство
add = Добавить
join-by-code = Войти по коду
join-how = Вставьте ссылку или код, который вам прислали.
join-odd = Это не код. В коде только латинские буквы и цифры; ссылка кончается кодом.
public-tables = Столы
which-tables = Какие столы
tables-open = Ждут игроков
tables-running = Идёт игра
tables-mine = Мои
all = Все
look-on = Смотреть
look-at = Открыть
no-tables = Столов пока нет. Откройте свой!
no-games = Ни одной законченной игры пока нет.
earlier = Раньше
ended-win = Победа
ended-loss = Поражение
ended-draw = Ничья
games = Игр
games-n =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
       *[many] { $n } игр
    }
mode = Режим
players-n = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
 }
place = Место
strength = Сила
ratings-how = Предполагаемая сила каждого и возможная ошибка. Считаются только рейтинговые игры.
no-ratings = Рейтинговых игр такого рода ещё не было.
player-n = Игрок { $n }
name-of-player = Имя игрока { $n }
who-wins = { $n ->
    [one] Победа: { $name }
   *[other] Победа: { $name }
 }
pass-to = Передайте устройство: { $name }
pass-why = Карты скрыты, пока не нажата кнопка.
i-am = Это я, { $name }
kind-guest = гость
kind-account = учётная запись
kind-bot = бот
rename = Переименовать
saved = Сохранено.
claim = Превратить в учётную запись
claim-why = Гость существует только в этом браузере. С паролем можно войти откуда угодно и сохранить игры и места.
way-back = Ссылка для входа
way-back-why = Ссылка, по которой вы вернётесь тем же гостем на другом устройстве. Новая отменяет прежнюю.
way-back-make = Создать ссылку
register = Завести учётную запись
register-why = Для игры не нужна: гостю достаточно имени.
password = Пароль
password-old = Старый пароль
password-new = Новый пароль
password-change = Сменить пароль
password-hint = Не меньше восьми символов; хорошо подходит фраза.
name-needed = Введите имя.
password-needed = Введите пароль.
password-short = Пароль слишком короткий: нужно не меньше восьми символов.
tokens-head = Токены API
tokens-why = С токеном API ваши программы могут читать ваши игры и играть от вашего имени.
token-label = Для чего он
token-make = Создать токен
token-once = Сохраните его: он показан один раз.
revoke = Отозвать
my-data = Мои данные
export = Скачать
export-why = Всё, что этот сервер знает о вас, одним файлом.
erase = Удалить учётную запись
erase-why = Имя, пароль, токены и колоды исчезнут навсегда. Игры с другими останутся без вашего имени.
erase-confirm = Для верности введите { $name }
theme-system = Как в системе
text-size = Размер текста
motion = Движение
pace-system = Как в системе
pace-normal = Обычное
pace-fast = Быстрое
pace-off = Нет
set-look = Вид
set-play = Игра
set-sound = Звук
set-sounds = Звуки
volume = Громкость
captions = Подписи к звукам
captions-note = всё, что слышно, ещё и написано
set-remind = Напоминать перед концом хода
set-remind-note = только если осталось что-то полезное
set-confirm = Спрашивать перед необратимым
set-confirm-note = сдаться, уйти
set-anew = Как было сначала
keyboard = Клавиатура

# replay
replay-later = Партия ещё идёт
replay = Повтор партии
replay-controls = Управление повтором
replay-log = Журнал
replay-why = Этот выбор
replay-hands = Руки
replay-more = Ещё
replay-rules = С правилами
replay-start = Начало
replay-at = { $n } из { $last }
replay-slider = Место в партии
replay-play = Смотреть
replay-pause = Пауза
replay-step = На один выбор вперёд
replay-step-back = На один выбор назад
replay-turn = К следующему ходу
replay-turn-back = К предыдущему ходу
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-open = Показать все руки
replay-link = Скопировать ссылку на этот момент
replay-go-on = Играть отсюда
go-on-how = Новый стол начнётся после { $n ->
    [one] { $n } выбора
   *[other] { $n } выборов
} этой партии, с теми же картами в том же порядке. На рейтинг это не влияет.
go-on-me = Играю я
go-on-bot = Бот: { $name }
go-on-other = Кто-то другой
go-on-begin = Начать
go-on-table = Подготовить стол
why-next = Дальше выбирает { $name }; вариантов: { $n }.
why-none = Здесь никому не пришлось выбирать.
why-ask = Что сделал бы бот?
why-onward = К следующему выбору
why-thinking = Бот моделирует партии…
why-taken = выбрано
why-how = Шансы на победу по { $n ->
    [one] { $n } смоделированной партии
   *[other] { $n } смоделированным партиям
} — с тем, что знал выбиравший.
curve-ask = Показать кривую шансов
curve-thinking = Партия разбирается ход за ходом… { $n } с
curve-told = Шансы на победу по ходам. { $told }
pile-of = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
question = Вопрос
answers = Ответы

# Конец партии
swap-seats = Поменяться местами
same-deal = Та же раздача
copy-link = Скопировать ссылку
shuffle-proof = Проверить тасовку
team = Команда
chance = Шансы на победу ход за ходом
chance-ask = Рассчитать шансы каждого
rating-now = Рейтинг { $n }
proof-about = Прежде чем кто-либо сел за стол, сервер дал слово: показал отпечаток секретного числа. Раздача сделана из этого числа и из слов, которые добавил каждый, так что никто не мог выбрать её в одиночку. Ваш браузер только что всё пересчитал:
proof-promise = Отпечаток, показанный до игры
proof-salt = Секретное число
proof-words = Добавленные слова
proof-seed = Зерно раздачи
proof-holds = то самое, что было обещано
proof-follows = получается из того и другого
proof-fails = не сходится!
proof-given = Эта раздача была задана: зерно знали заранее, поэтому обещать было нечего.
proof-record = Вся партия одной строкой, для «vigil replay» и «vigil verify»:
copy-game = Скопировать партию

# Уроки
lesson = Урок
lesson-leave = Выйти из урока
lesson-next = Дальше
lesson-done = Играть дальше
lesson-skip = Пропустить
learn-it = Научиться за две минуты
learn-short = Обучение

# automatic answers
auto = авто
autos = Автоматические ответы
autos-are = Автоответы: { $which }
autos-none = Нет
autos-none-note = вас всегда спрашивают
autos-convenient = Удобные
autos-convenient-note = «да» тому, что только даёт, и всё, что вы запомнили
autos-custom = Свои
autos-custom-note = только то, что вы запомнили
remember = Запомнить
remember-note = Отныне на вопрос этой карты автоматически даётся тот ответ, который вы дадите сейчас
remember-skip = Запомнить пропуск
remember-skip-note = Если сейчас ничего не выбрать, вопрос этой карты отныне пропускается автоматически
remember-on = Ваш следующий ответ запомнится.
remember-skip-on = Если ничего не выбрать, это запомнится.
remember-off = Ничего не запомнится.
remembered = Запомненные ответы
remembered-none = Пока ничего не запомнено. Когда карта спросит: «Запомнить» рядом с ответами, клавиша O или долгое нажатие на сам ответ.
always-yes = всегда да
always-no = всегда нет
always-done = всегда пропускать
always-pass = всегда пасовать
forget-answer = { $card }: спрашивать снова
key-remember = запомнить мой ответ, когда спрашивает карта

# how much is told to those who listen
voice = Программа чтения с экрана
voice-brief = Кратко
voice-brief-note = одна фраза на ход каждого соперника
voice-normal = Обычно
voice-normal-note = итог каждого хода и ваши собственные действия
voice-full = Подробно
voice-full-note = всё, что происходит
voice-milled = { $n ->
    [one] Вы обрушиваете { $n } карту.
    [few] Вы обрушиваете { $n } карты.
   *[many] Вы обрушиваете { $n } карт.
 }

# PINs at a device that is passed around
pin-of = PIN-код игрока { $n }
pin-place = PIN-код
pin-how = Каждый игрок может задать PIN-код из 4–8 цифр: его спросят, прежде чем показать карты. Он защитит от любопытного соседа, но не от того, кто разбирается в браузерах. Восстановить его нельзя.
pin-nowhere = PIN-кодов здесь нет: по обычному http браузеру негде их хранить. Откройте стол по https или на той машине, где он работает.
pin-form = В PIN-коде от 4 до 8 цифр.
pin-your = Ваш PIN-код, { $name }
pin-why = Карты скрыты, пока вы не введёте свой PIN-код.
pin-wrong = Неверный PIN-код.
pin-wait = { $n ->
    [one] Неверный PIN-код. Попробуйте через { $n } секунду.
    [few] Неверный PIN-код. Попробуйте через { $n } секунды.
   *[many] Неверный PIN-код. Попробуйте через { $n } секунд.
 }
how-conceded-you = Вы сдались.
read-pile = { $pile }, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }:
read-pile-empty = { $pile }: карт нет.
you-watch = Вы наблюдаете
watch-side = место игрока { $name }
new-tab = в новой вкладке
voice-all = Вы разыгрываете: { $cards }.
card-by-card = Карта за картой
chart-which = Что на графике
study-offer = Какие у кого были шансы, какие ходы решили партию и что сделала удача?
moments = Переломы
moment-look = Посмотреть ещё раз
moments-none = Ни один ход сам по себе эту партию не решил.
luck = Удача
luck-kind = Удача помогла игроку { $name }: { $n } из ста (± { $doubt }).
luck-kind-you = Удача помогла вам: { $n } из ста (± { $doubt }).
luck-unkind = Удача подвела игрока { $name }: { $n } из ста (± { $doubt }).
luck-unkind-you = Удача подвела вас: { $n } из ста (± { $doubt }).
luck-even = У игрока { $name } не видно ни везения, ни невезения: { $n } из ста (± { $doubt }).
luck-even-you = Ни везения, ни невезения у вас не видно: { $n } из ста (± { $doubt }).
luck-about = Настолько карты, пришедшие из стопок, изменили шанс на победу по сравнению с тем, что приходит обычно. Остальное — решения всех игроков. Пунктирная линия показывает сумму.
luck-most-kind = Самая большая удача ({ $n }): лучше для игрока { $name }, чем то, что обычно приходит из стопок.
luck-most-kind-you = Самая большая удача ({ $n }): лучше для вас, чем то, что обычно приходит из стопок.
luck-most-unkind = Самое большое невезение ({ $n }): хуже для игрока { $name }, чем то, что обычно приходит из стопок.
luck-most-unkind-you = Самое большое невезение ({ $n }): хуже для вас, чем то, что обычно приходит из стопок.
luck-came = Что открылось: { $what }
luck-when = Когда: { $turn }
luck-thinking = Отделяем удачу от решений… { $n } с
luck-none = Это не подсчитано.
luck-mark = Удача: { $n }, { $name }. { $what }
swing-mark = Перелом: { $turn } { $n }, { $name }
try-again = Повторить
tab-chances = Шансы
replay-beside = Журнал и объяснения
