title = Зажгите свечу. Займите место.
pitch = Две карточные игры за одним тихим столом: с другом, с незнакомцем или с ботом, который никогда не подглядывает.
game = Игра
ascension-players = 1–6 игроков, 30 мин
conflictus-players = 2–4 игрока, 20 мин
play-now = Играть
against = против
change-level = другой уровень
level = Уровень
continue = Продолжить
resume = Вернуться
your-turn-there = игра ждёт вас
language = Язык
theme = Вид
theme-dark = При свече
theme-light = Дневной свет
theme-contrast = Высокий контраст
credits = Благодарности
guest = Гость
loading = Карты раздаются …
offline = Связь прервалась. Пробуем снова …
try-now = Сейчас
closed = Это место открыто в другом окне.
back = В начало

pool = Запас славы
of = из { $n }
deck = Колода
center-deck = Общая колода
void = Бездна
always = Всегда доступны
played = Разыграно за ход
constructs = Ваши конструкции
discard = Сброс
hand = Рука
row = Центральный ряд
rune = Руны
power = Мощь
honor = Слава
mechana-runes = ещё { $n } для Механы
play-all = Разыграть все
undo = Отменить
ask-undo = Попросить отмены
end-turn = Конец хода
end-anyway = Всё равно закончить
still = Вы ещё можете: { $what }
log = Журнал
menu = Меню
rules = Правила
close = Закрыть
used = применена
your-turn = Ваш ход { $n }
waits = ждёт вас
thinks = думает …
not-your-turn = Ходит { $name }.
since = После вашего хода:
quiet = Разыграйте карту или возьмите то, что светится.
last-round = Последний раунд
honor-at-end = { $n } славы в конце
copies = { $n } в общей колоде
cannot = Сейчас её нельзя выбрать:
cost-now = Цена сейчас
at-end = В конце
concede = Сдаться
sure = Сдать игру?
yes = Да
no = Нет
opponents = Соперники
mine = Мой стол
turn-of = Ход { $n } · { $name }
wants-undo = { $name } хотел бы взять ход назад.

# Рядом с игрой
beside = Рядом с игрой
hint = Подсказка
known = Известные карты
chat = Разговор
chat-unread = Разговор, новых: { $n }
undo-asked = Ждём ответа …
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
bot-plays-on = за него играет бот
has-left = вышел из-за стола
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
copies-row = В общей колоде
can-be-chosen = Её можно выбрать.
about-hero = Герой в конце хода уходит в ваш сброс.
about-construct = Конструкция остаётся перед вами и работает каждый ход.
about-monster = Чудовище побеждают мощью и получают награду.
step-back = Шаг назад
step-on = Шаг вперёд
to-live = К текущему ходу
seeing = Стол, каким он был: { $when }
seeing-turn = ход { $n }
seeing-round = раунд { $n }
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
rules-in-english = Свод правил написан по-английски.
restarting = Сервер перезапускается. Стол вот-вот вернётся …
closed-replaced = На этом месте играют с другого устройства.
closed-signed-out = Вы вышли из учётной записи.
closed-removed = Вас удалили из-за этого стола.
take-back-here = Играть здесь
undo-waits = Вы попросили вернуть ход: согласны { $agreed } из { $wanted }.
stand-in = За вас играет бот.
come-back = Вернуться на своё место

# Разговор
chat-empty = Пока никто ничего не сказал.
say-something = Сказать что-нибудь
send = Отправить
mute = Не слышать: { $name }
unmute = Слышать снова: { $name }
muted-now = Вы больше не слышите игрока { $name }.
unmuted = Вы снова слышите игрока { $name }.
phrases = Готовые фразы
say-hello = Привет!
say-good-luck = Удачи!
say-well-played = Хороший ход!
say-thanks = Спасибо!
say-oops = Ой!
say-thinking = Я думаю …
say-sorry = Извините!
say-good-game = Хорошая игра!
say-again = Ещё раз?
emotes = Лица
emote-smile = Улыбка
emote-laugh = Смех
emote-wow = Удивление
emote-think = Раздумье
emote-sad = Грусть
emote-bravo = Браво

# Известные карты
zone-deck = колода
zone-hand = рука
zone-discard = сброс
zone-center = общая колода
zone-mons = монс
zone-reserve = запас
zone-captive = пленники
zone-mortis = мортис
zone-exterminatus = экстерминатус
zone-of = { $name }: { $zone }
on-top = сверху
under = выше лежит карт: { $n }
in-your-deck = Ваша колода, карт: { $n }, не по порядку
in-your-mons = Ваш монс, карт: { $n }, не по порядку
known-none = Сейчас из скрытого вам ничего не известно.

# Подсказки
hint-about = Бот обдумает ваш выбор, зная только то, что знаете вы. Просьба отмечается в записи партии, и партия больше не идёт в рейтинг.
hint-ask = Что бы ты сделал?
hint-thinks = Бот думает …
hint-best = На вашем месте: { $what }
hint-table = Шансы на победу
hint-take = Так и сделать
hint-likely = Скорее всего: { $what }
hint-later = Спросите, когда будет ваш ход.

# Клавиши
keys = Клавиши
keys-act = Действия
keys-read = Прочитать вслух
keys-look = Посмотреть
key-arrows = от карты к карте, от зоны к зоне
key-enter = выбрать
key-space = рассмотреть карту
key-why = почему нельзя эту карту?
key-numbers = ответить этим вариантом
key-all = разыграть все
key-end = закончить ход
key-pass = пас
key-undo = отменить
key-reset = вернуть весь ход
key-hint = подсказка
key-command = ввести команду
key-turn = чей ход и о чём спрашивают
key-hand = рука
key-resources = ресурсы
key-row = центральный ряд
key-field = воины на столе
key-constructs = конструкции и разыгранные карты
key-transition = переход
key-opponents = соперники
key-pool = запас славы
key-mons = монс каждого
key-deck = своя колода
key-discard = сброс
key-mortis = мортис
key-void = Бездна
key-exterminatus = экстерминатус
key-options = что можно выбрать
key-since = что было после вашего хода
key-clocks = часы
key-log = журнал
key-chat = разговор
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
read-you-are-asked = Вопрос к вам: { $what }
read-options = Вариантов: { $n }.
read-no-options = Сейчас выбирать нечего.
read-no-clock = За этим столом играют без часов.
read-deck = Карт в вашей колоде: { $n }.
read-hand = Карт в руке: { $n }.
read-dark = сейчас выбрать нельзя
read-resources = Руны: { $runes }, мощь: { $power }, слава: { $honor }.
read-sources = Свободные источники: света { $light }, тени { $shadow }.
read-opponent = { $name }: слава { $honor }, в руке { $hand }, в колоде { $deck }, в сбросе { $discard }.
read-their-constructs = Конструкции: { $cards }.
read-pool = В запасе осталось славы: { $n }.
read-foe = { $name }: в монсе { $mons }, в руке { $hand }, в мортисе { $mortis }.

# Звуки для тех, кто их не слышит
cue-turn = ♪ Ваш ход
cue-low = ♪ Осталось десять секунд
cue-chat = ♪ Кто-то говорит
cue-won = ♪ Вы победили
cue-lost = ♪ Партия окончена
game-ascension = Ascension
game-conflictus = Conflictus Aeternus

# Командная строка
command = Команда
command-example = разыграть ученика, купить мистика, конец, почему 3, рука …
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
cmd-chat = разговор
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
tokens = Жетоны славы
total = Итого
starters = Начальные
enlightened = Просветлённые
lifebound = Жизнепоклонники
mechana = Механа
void-faction = Бездна
how-honor = Свеча погасла: запас славы пуст.
how-rounds = Раунды закончились.
how-conceded = Игрок сдался.
how-other = Игра окончена.

mons = Монс
mortis = Мортис
exterminatus = Экстерминатус
free-sources = Свободные источники
transition = Переход
top-first = верхнее первым
round-of = Раунд { $n } · { $name }
phase-0 = Подготовка
phase-1 = Добор
phase-2 = Главная
phase-3 = Атака
phase-4 = Блок
phase-5 = Урон
phase-6 = Жертва
captive = пленная

# cards and rules
study = Для изучения
study-cards = Карты
study-rules = Правила
study-decks = Колоды
find = Поиск
find-cards = Искать карты: слова, c:warrior, cost<=3
find-rules = Искать в правилах
find-help = Как искать
filters = Фильтры
sort = Порядок
sort-number = По порядку набора
sort-name = По названию
sort-cost = По стоимости
sort-faction = По фракции
sort-rarity = По редкости
found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
found-none = Таких карт нет.
clear = Сбросить фильтры
help-words = Слова ищутся в названии, типе и тексте карты; регистр не важен.
help-fields = класс, фракция, редкость, ключевое слово, подкласс, набор – как в английских правилах или на вашем языке
help-numbers = стоимость и другие числа: =, !=, <, <=, >, >=
help-signs = не это; то или другое; вместе; слова подряд
help-try = Попробуйте:
query-field = Нет поля «{ $name }». Есть: { $known }.
query-value = После «{ $name }» чего-то не хватает.
query-number = «{ $name }» сравнивается с числом, а не с «{ $value }».
query-compare = «{ $name }» – это слово: пишите { $name }: вместо { $name }{ $sign }.
query-unknown = Ни у одной карты { $name } не «{ $value }». Есть: { $known }.
query-none = У карт этой игры нет { $name }.
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
faction-enlightened = Просветлённые
faction-lifebound = Жизнепоклонники
faction-mechana = Механа
faction-void = Бездна
faction-monster = Монстры
faction-citadel = Всегда доступны
faction-bone = Начальные
faction-light = Свет
faction-shadow = Тень
faction-neutral = Нейтральные
kind-hero = Герои
kind-construct = Конструкции
kind-monster = Монстры
kind-source = Источники
kind-warrior = Воины
kind-amulet = Амулеты
kind-relic = Реликвии
kind-equipment = Снаряжение
rarity-iron = Железо
rarity-silver = Серебро
rarity-gold = Золото
rarity-diamond = Алмаз
set-start = Начальные карты
set-always = Всегда доступные карты
set-base = Базовый набор
set-fallen = Возвращение Падшего
fact-number = Номер
fact-cost = Стоимость
fact-values = Атака / защита / обвал
fact-copies = В центральной колоде
before = Предыдущая
next = Следующая
contents = Содержание
rules-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
}
rules-none = Таких правил нет.
rules-english = Правила написаны только по-английски.
rule-decision = Решение:

# decks
decks-mine = Ваши колоды
decks-ready = Готовые колоды
decks-none = На полке пусто. Начните колоду или скопируйте одну из готовых и измените её.
deck-new = Моя колода
deck-begin = Новая колода
deck-this = Колода
deck-name = Название колоды
deck-open = Открыть
deck-copy = Взять за основу
deck-play = Играть
deck-play-now = Сыграть сейчас
deck-drop = Выбросить «{ $name }»
deck-drop-sure = Да, выбросить
deck-save = Сохранить
deck-saved = Колода «{ $name }» сохранена.
deck-import = Загрузить список или код
deck-import-how = Код, который начинается с ca1-, или список: в каждой строке число и карта на любом из четырёх языков.
deck-file = Из файла:
deck-read = Загрузить
deck-code = Код, чтобы поделиться
deck-as-text = Список
deck-to-file = Сохранить в файл
format = Формат
format-classic = Классика
format-rapidinha = Быстрая игра
deck-empty = Пока ни одной карты.
deck-how = Выберите карту слева, чтобы добавить её в колоду.
deck-legal = Этой колодой можно играть.
deck-not-legal = пока не по правилам
deck-advice = { $n ->
    [one] { $n } совет из правил
    [few] { $n } совета из правил
   *[many] { $n } советов из правил
}
deck-has = в колоде: { $n }
deck-less = Убрать карту «{ $name }»
deck-more = Добавить карту «{ $name }»
deck-look = Рассмотреть карту «{ $name }»
deck-as-list = списком
deck-as-cards = картами
deck-tab-list = Карты
deck-tab-charts = Графики
deck-tab-odds = Шансы
deck-tab-hand = Рука
deck-tab-share = Обмен
chart-curve = Стоимость карт
chart-average = в среднем { $n }
chart-kinds = Классы
chart-colours = Фракции
chart-sources = { $n ->
    [one] { $n } источник
    [few] { $n } источника
   *[many] { $n } источников
}
odds-opening = Источники среди первых { $n } карт
odds-any = Что я успею взять?
odds-what = Что
odds-least = Не меньше
odds-seen = Из карт
odds-told = что среди { $seen } карт из { $size } будет хотя бы { $n } из { $of }
odds-cards = Карт взято
odds-chance = Шанс
hand-again = Другая рука
hand-more = Взять карту
hand-left = осталось: { $n }
