# Conflictus on the page.
no-deck = Колоды «{ $name }» на вашей полке нет.
deck-begin-so = Начать колоду с этим названием

# Рядом с игрой
seeing-turn = ход { $n }
turn-heading = Ход { $n } · { $name }

# Клавиши
key-pass = пас
key-field = воины на столе
key-transition = переход
key-mons = монс каждого
key-mortis = мортис
key-exterminatus = экстерминатус

# Чтение вслух
read-sources = Свободные источники: Света { $light }, Тени { $shadow }.
read-foe = { $name }: в монсе { $mons }, в руке { $hand }, в мортисе { $mortis }.

# Командная строка
mortis = Мортис
exterminatus = Экстерминатус
exterminatus-brief = Экст.
free-sources = Свободные источники
transition = Переход
top-first = верхнее первым
phase-0 = Подготовка
phase-1 = Взятие
phase-2 = Главная
phase-3 = Атака
phase-4 = Блок
phase-5 = Урон
phase-6 = Жертва

# cards and rules
faction-light = Свет
faction-shadow = Тень
faction-neutral = Нейтральные

# decks
decks-mine = Ваши колоды
decks-ready = Готовые колоды
decks-none = На полке пусто. Начните колоду или скопируйте одну из готовых и измените её.
deck-new = Моя колода
deck-begin = Новая колода
deck-this = Колода
deck-name = Название колоды
deck-name-odd = В названии колоды не может быть знаков / и \.
deck-open = Открыть
deck-copy = Взять за основу
deck-play = Играть
deck-play-now = Сыграть сейчас
deck-drop = Удалить «{ $name }»
deck-drop-sure = Да, удалить
deck-save = Сохранить
deck-saved = Колода «{ $name }» сохранена.
deck-begun = Новая колода: под этим названием пока ничего не сохранено.
deck-import = Загрузить список или код
deck-import-how = Код, который начинается с ca1-, или список: в каждой строке число и карта на любом из четырёх языков.
deck-file = Выбрать файл
deck-file-drop = или перетащите его сюда: текст со списком или кодом
deck-file-read = Прочитано: { $name }.
deck-file-large = { $name } слишком велик для списка колоды: не больше 8 кБ.
deck-file-odd = В { $name } нет текста, который можно прочитать. Список колоды — это текстовый файл.
deck-read = Загрузить
deck-code = Код, чтобы поделиться
deck-as-text = Список
deck-to-file = Сохранить в файл
deck-empty = Пока ни одной карты.
deck-how = Выбирайте карты, чтобы добавить их в колоду.
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
deck-tab-share = Поделиться
chart-curve = Стоимость карт
chart-average = в среднем { $n }
chart-kinds = Классы
chart-colours = Фракции
chart-sources = { $n ->
    [one] { $n } источник
    [few] { $n } источника
   *[many] { $n } источников
}
odds-opening = Источники среди первых карт: { $n }
odds-any = Что я успею взять?
odds-what = Что
odds-least = Не меньше
odds-seen = Взято карт
odds-told = что среди { $seen } карт из { $size } будет хотя бы { $n } из { $of }
odds-cards = Карт взято
hand-again = Другая рука
hand-more = Взять карту
hand-left = осталось: { $n }

# around the games
stops-smart = Умные
stops-smart-note = где можно что-то сделать
stops-phases = По фазам
stops-phases-note = в отмеченных фазах
stops-full = Все
stops-full-note = полный контроль

# Конфликтус: стол
mons-life = жизнь
mons-about = Монс — это жизнь игрока: стопка, из которой он берёт карты. Кто больше не может взять из неё карту или обрушить её, проиграл.
mons-of = Монс игрока { $name }: { $n }
n-light = { $n } Света
n-shadow = { $n } Тени
spent-sources = Потраченные источники
bound = привязаны:
captive-theirs = держит пленную карту
damage-n = урон { $n }
attacks-whom = атакует: { $name }
marked = уйдёт в конце хода
beneath = { $name }, под другим
counter-vanish = Жетоны исчезновения
counter-reduction = Жетоны снижения
counter-growth = Жетоны +1/+1/+1
counter-charge = Жетоны заряда
before-game = Перед игрой
stops = Где спрашивать
stops-full-short = полный контроль
stop-mode-smart = Умно
stop-mode-smart-about = В вашей главной фазе, когда можно ответить сопернику и когда есть смысл.
stop-mode-full = Полный контроль
stop-mode-phases = По фазам
stop-mode-phases-about = Только в отмеченных ниже фазах и когда можно ответить сопернику.
stop-mode-full-about = Везде, где вы можете хоть что-то сделать.
stop-also = Ещё спрашивать
stop-mine = Останавливаться в мои ходы: { $phase }
stop-theirs = Останавливаться в чужие ходы: { $phase }
my-turns = мои ходы
their-turns = чужие ходы
paying = Оплата
pay-auto = Платить автоматически
pay-auto-about = Наименьшим числом источников.
pay-ask = Спрашивать
pay-ask-about = Какими источниками платить и не привязать ли лишние.
you = Вы
item-activated = способность
item-triggered = сработало
lately = Последние события
start-over = Сначала
acts = Действия
answer = Выберите
attack-with = { $n ->
    [0] Никто не атакует
   *[other] Атаковать: { $n }
}
block-with = { $n ->
    [0] Никто не блокирует
   *[other] Блокировать: { $n }
}
pass-anyway = Всё равно пас
then-resolves = исполнится { $name }
then-on = завершает: { $phase }
pass-until = Пас до…
until-something = пока кто-то не сделает ход
until-phase = до следующей фазы
until-turn = до моего хода
passing-until-something = Пас, пока кто-то не сделает ход.
passing-until-phase = Пас до следующей фазы.
passing-until-turn = Пас до вашего хода.
stop-it = Стоп
passed-for-you = Пас без вопроса: { $phases }
stop-there = Спрашивать там
may-respond = вы можете ответить
your-move = ваш выбор
game-of = Партия { $n } из { $of } · { $score }
also-possible = Ещё можно: { $n }
passes = Пас…
pays = Оплата…
not-you = Сейчас не вы
left-out = Отложены:

# Уроки
lesson-con-mons = Эта стопка — ваш монс: и колода, и жизнь. Вы берёте из неё карты, а атаки её истощают. Кто должен взять из неё карту, когда она пуста, проиграл.
lesson-con-theirs = А это монс соперника. Опустошите его — и вы победили.
lesson-con-source = Источники платят за всё. В свою главную фазу можно разыграть один и ещё один — в главную фазу соперника. Разыграйте источник: то, что можно разыграть, светится.
lesson-con-warrior = Источник свободен и оплатит карту стоимостью один. Разыграйте воина: число справа вверху — его стоимость.
lesson-con-transition = Разыгранная карта сначала ждёт в переходе, чтобы каждый мог ответить. Она исполнится, когда все спасуют: если вас спросят, спасуйте.
lesson-con-set = Ваш воин стоит в связке, и источник привязан к ней. Слева вверху его атака, слева внизу защита, справа внизу обвал. Позже на него можно поставить воинов сильнее, а рядом положить снаряжение.
lesson-con-phases = Ход состоит из нескольких фаз; здесь видно, какая идёт сейчас. Большинство проходит автоматически; вас спрашивают там, где это важно.
lesson-con-attack = Спасуйте, чтобы перейти к атаке. Затем нажмите на своего воина.
lesson-con-mill = Если никто не блокирует, соперник обрушивает столько карт, каков обвал вашего воина, — из монса в мортис.
lesson-con-block = Когда атакуют вас, нажмите на воина, чтобы блокировать им. Оба наносят друг другу урон, и ничего не обрушивается. Некоторых воинов могут блокировать только им подобные.
lesson-con-stops = Здесь вы указываете, где вас спрашивать: в отдельных фазах своих или чужих ходов — или везде.
lesson-con-look = Удерживайте карту или нажмите правой кнопкой, чтобы прочитать её. Тёмная карта скажет, почему её нельзя разыграть.
lesson-con-close = Вот и всё. Растите свои связки, берегите свой монс и опустошите чужой.

# automatic answers
yield = Всегда пас
yield-note = Когда это сработает снова, пасовать без вопроса
yield-on = { $card }: отныне пас без вопроса.
yield-off = { $card }: вас снова будут спрашивать.
key-yield = всегда пасовать на том, что сработало

# PINs at a device that is passed around
score-mons = карт осталось в монсе
score-games = выиграно партий
toll-milled = Обрушено
toll-destroyed = Уничтожено
toll-mortis = В мортисе
toll-exterminatus = В экстерминатусе
toll-hand = В руке
toll-mons = Осталось в монсе
toll-wins = Выиграно партий
toll-last-game = Всё это — о последней партии.
turns-played = { $n ->
    [one] Сыгран { $n } ход.
    [few] Сыграно { $n } хода.
   *[many] Сыграно { $n } ходов.
 }
mons-by-turn = Монс ход за ходом
toll-millers = Что обрушило карты
toll-millers-about = Под каждым именем — сколько карт потеряно. Атаковавшие вместе стоят вместе.
toll-fallen = Уничтоженные карты
toll-self = В уплату или по правилам

format-classic = Классика
format-rapidinha = Блиц
set-stops = Остановки в Conflictus
zone-mons = монс
zone-reserve = запас
zone-captive = пленные карты
zone-mortis = мортис
zone-exterminatus = экстерминатус
in-your-mons = Ваш монс, карт: { $n }, не по порядку
mons = Монс
captive = пленная
how-mons = { $n ->
    [one] { $names }: монс исчерпан.
   *[other] { $names }: монсы исчерпаны.
 }
how-mons-you = Ваш монс исчерпан.
how-drawn = Все проиграли одновременно.
kind-source = Источники
kind-warrior = Воины
kind-amulet = Амулеты
kind-relic = Реликвии
kind-equipment = Снаряжение
rarity-iron = Железо
rarity-silver = Серебро
rarity-gold = Золото
rarity-diamond = Алмаз
worth-played = Боты, которые ввели её в игру, выиграли { $with } партий; те, у кого она была в колоде, но в игру не вошла, — { $without }.
is-blocked = заблокирован
is-blocking = блокирует
token = фишка
phases = Фазы
odds-chance = Шанс
format = Формат
fact-values = Атака / защита / обвал
