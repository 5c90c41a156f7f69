# Ошибки, по ключу, который даёт им программа.

bot-budget = { $name } должно быть от 1 до { $most }, а не { $n }
bot-search = { $given } — не бюджет поиска; бюджет — это sims=500 или ms=800
bot-unknown = бота по имени { $name } нет; есть { $known }
card-key = { $at }: поле { $key } неизвестно; у карты есть { $fields }
card-wrong = { $at }: { $why }
cards-key = { $at }: поле { $key } неизвестно; в файле карт есть 'set' и [[card]]
cards-none = { $at }: нет ни одной [[card]]
cards-set = { $at }: 'set' должно быть одним словом, карт не больше { $most }
cards-toml = { $at }: это не TOML: { $why }
cards-twice = { $at }: { $names } встречается дважды
choice-illegal = место { $seat } выбрало { $typed } в решении { $number }; место { $asked } может выбрать: { $offered }
choice-place = выбран вариант { $place }; всего вариантов: { $count }
choice-raw = { $given }: такого варианта нет; есть { $offered }
concede-over = игра окончена, сдаться уже нельзя
concede-seat = место { $seat } не играет
config-bool = { $key } должно быть true или false, а не { $given }
config-card = { $name }: такой карты в этой центральной колоде нет
config-card-twice = карта с именем { $name } уже есть
config-cards = cards должно быть списком карт, а не { $given }
config-center = в центральной колоде было бы карт: { $size }; нужно не менее { $least }
config-copies = copies должно быть таблицей имён карт и чисел, а не { $given }
config-deck = колода { $number }: { $why }
config-decks = колод должно быть столько же, сколько игроков ({ $players }); дано: { $given }
config-decks-list = decks должно быть списком от 2 до { $most } колод
config-games = матч состоит из 1, 3, 5, 7 или 9 партий двух игроков, а не { $given }
config-key = { $key }: такой настройки у этой игры нет; есть { $known }
config-mode = { $sets } нельзя сыграть в режиме { $mode }; можно { $others }
config-one-of = { $key }: возможно одно из { $possible }, а не { $given }
config-own-card = свою карту не удаётся прочитать: { $why }
config-players = { $sets } в режиме { $mode }: игроков может быть { $possible }, а не { $given }; для { $given } подходит: { $ways }
config-nobody = В Ascension играют от { $least } до { $most } игроков, а не { $given }
config-seed = зерно должно быть целым числом от 0 до 2^64 - 1, а не { $given }
config-switch = переключатель не удаётся прочитать: { $why }
config-switches = switches должно быть таблицей, а не { $given }
config-whole = { $key } должно быть целым числом от { $least } до { $most }, а не { $given }
data-deep = { $at }: вложенность больше { $limit }
data-missing = { $at }: не хватает поля { $name }
data-unknown = { $at }: у { $kind } нет поля { $name }; есть { $fields }
data-wrong = { $at }: дано { $given }, а нужно { $wanted }
decision-stale = решение { $given } закрыто; открыто решение { $open }
deck-card = { $name }: такой карты в этом издании нет
deck-code-check = код колоды неполон или изменён
deck-code-letters = в коде колоды есть буквы, которых в кодах не бывает
deck-code-own = { $name } не входит в выпуск; код есть только у его карт
deck-code-prefix = это не код колоды: он не начинается с { $prefix }
deck-count = { $name }: { $count } не число копий от 1 до 99
deck-empty = в колоде нет карт
deck-form = колода — это имя, список текстом или таблица карт, а не { $given }
deck-line = строка { $line }: { $text }: нужны число и карта
game-over = игра окончена, выбирать больше нечего
guest-class = в { $given } нет класса; пишите python:пакет.модуль:Класс или python:файл.py:Класс
guest-fail = fail={ $given } невозможно; есть { $known }
guest-file = файла { $file } нет
guest-module = модуля { $module } нет
guest-no-class = в { $file } нет класса { $name }
guest-import = { $given } не читается: { $why }
guest-program = программы { $command } нет; она должна быть в пути поиска или быть исполняемым файлом
guest-shape = у { $name } нет choose(view, decision)
guest-time = time={ $given } — не число секунд
ladder-bots = для турнира нужны хотя бы два бота, ни одного дважды
ladder-file = { $file }, строка { $line }: это не партия турнира
link-check = ссылка неполна или изменена
link-choices = выборы из ссылки нельзя сыграть: { $why }
link-header = заголовок ссылки не читается
link-letters = в ссылке есть буквы, которых в ссылках не бывает
link-long = ссылка слишком длинна, знаков: { $length }
link-prefix = это не ссылка: она не начинается с { $prefix }
machine-endless = карты запускают друг друга без конца (шагов: { $steps })
notation-call = { $at }: { $name }: { $why }
notation-long = { $at }: эффект слишком длинный, знаков: { $length }
notation-part = { $at }: { $text } не входит в нотацию
notation-stars = { $at }: звёздочки не входят в нотацию
notation-syntax = { $at }: не удаётся прочитать { $text }
notation-strange = { $at }: слова { $name } в нотации нет
notation-unknown = { $at }: слова { $name } в нотации нет; похожие: { $close }
program-ended = { $name }: программа завершилась на решении { $number } с кодом { $code }; её последние слова: { $said }
program-json = { $name }: на решение { $number } получен ответ { $line }, это не JSON
program-long = { $name }: на решение { $number } получена строка длиннее { $most } байт
program-mute = { $name }: программа завершилась на решении { $number } с кодом { $code }, ничего не написав в поток ошибок
program-option = { $name }: на решение { $number } выбрано { $given }; есть от 0 до { $last }: { $offered }
program-shape = { $name }: на решение { $number } получен ответ { $line }; нужно { $wanted }: место или имя варианта
program-silent = { $name }: нет ответа на решение { $number } за { $seconds } с
program-stale = { $name }: нет ответа на решение { $number }, только на другие
program-start = { $name }: программа не запускается: { $why }
python-raised = { $name }: ошибка { $error } на решении { $number } ({ $file }, строка { $line })
record-after = строка { $line }: игра окончена раньше этого выбора
record-first = это не запись: её первая строка не { $line }
record-game = игра { $name } здесь неизвестна; есть { $games }
record-header = строка { $line }: { $text } — не новая пара «ключ: значение»
record-line = строка { $line }: { $why }
record-long = запись слишком длинна, знаков: { $length }
record-rules = этот матч сыгран по правилам { $theirs }; здесь действуют { $ours }, и он был бы сыгран неверно
record-seed = зерно должно быть целым числом от 0 до 2^64 - 1, а не { $seed }
record-value = строка { $line }: значение { $key } не читается
state-rules = эта игра сохранена по другим правилам ({ $theirs }, а не { $ours })
state-wrong = это не сохранённая игра: { $why }
undo-none = отменить можно столько последних выборов: { $free }; дальше кто-то уже что-то узнал
unknown-rule = правила { $id } нет{ $closest ->
    [none] {""}
   *[other] ; ближайшие: { $closest }
}
config-table = настройки должны быть таблицей, а не { $given }
seat-unknown = места { $given } нет; всего мест: { $seats }
lab-place = партии можно играть на { $known }, но не на { $given }
lab-workers = нужен хотя бы один процесс, а не { $given }
lab-work = партия не удалась: { $why }
lab-died = рабочий процесс погиб (код выхода { $code }); обычно не хватает памяти, попробуйте меньше --workers
lab-extra = для { $what } нужно дополнение { $extra }: pip install 'vigil[{ $extra }]'
lab-no-games = нет партий между двумя разными игроками, оценивать нечего
lab-apart = { $apart } никогда не встречались с остальными, даже через третьих: сравнить их нельзя
lab-suffix = { $path } не может быть серией: имя должно кончаться на { $known }
lab-write = нельзя записать { $path }: { $why }
lab-read = нельзя прочесть { $path }: { $why }
lab-row = { $path }, партия { $at }: { $why }
lab-mixed = серия бывает по одной игре; здесь { $one } и { $other }
lab-two-games = { $one } и { $other } нельзя сравнить: это разные игры
lab-empty = в { $path } нет партий
lab-policy = игрока { $given } нет; есть { $known }
lab-two = карту измеряют в играх двух игроков
lab-how-long = скажите, как долго измерять: число игр или секунды
lab-kind = { $card } не карта колоды, которую можно измерить
lab-no-deck = ни в одной колоде нет места для { $card }: нужны источники её фракции и, если вы её назвали, заменяемая карта
lab-seconds = compare должен играть: дайте больше 0 секунд или число партий
lab-sweep = перебор пишут cost=2..5 или cost=2,4,7, а не { $given }
lab-sweep-values = перебор пробует от 2 до { $most } значений, а не { $given }
lab-sweep-field = { $field } не число карты; есть { $known }
lab-gate = предел – это число пунктов или имя и число, как first=3, а не { $given }; имена: { $known }
lab-card = в файле нет карты { $given }; есть { $known }
lab-side = { $given } не файл, не настройки вроде sets=base,honor=60 и не слово default
lab-side-toml = { $at } не TOML: { $why }
lab-side-cards = { $text }
lab-side-file = { $at }: { $why }

# Что хранит сервер
accept-none = ответ имеет вид { $media }; принимайте его
admin-only = это может только администратор
admin-stays = администратора нельзя удалить
body-large = можно прислать не больше { $most } байт
body-unwanted = сюда ничего присылать нельзя
body-wrong = это не подходит: { $why }
bots-account = боты бывают только у учётной записи
bots-many = ботов у одной записи — не больше { $most }
claim-account = учётной записью может стать только гость
confirm-name = чтобы стереть себя, пришлите своё имя в confirm
csrf-missing = с cookie нужен Origin или заголовок { $header }
deck-long = в списке колоды не больше { $lines } строк по { $letters } букв
deck-name = колоде нужно имя, которое можно прочесть
deck-none = у вас нет колоды { $name }
decks-many = на полке не больше { $most } колод
field-unknown = { $field } — не поле; есть { $known }
game-none = игры { $game } нет; есть { $known }
guests-off = этот сервер не принимает гостей; войдите с учётной записью
json-bad = это не JSON: { $why }
json-deep = JSON вложен глубже { $most }
link-account = у учётной записи есть пароль, а ссылки нет
link-over = эта ссылка слишком старая
link-unknown = эта ссылка никуда не ведёт: её использовали, отозвали или не выдавали
login-wrong = имя или пароль неверны
media-wrong = пришлите application/json, а не { $given }
method-wrong = об этом можно просить только так: { $allowed }
metrics-here = показатели только для этой машины; чтобы читать их издалека, задайте токен
metrics-off = показатели выключены
metrics-token = для показателей нужен токен из настроек
name-empty = в имени нужна буква или цифра
name-long = в имени не больше { $most } букв
name-reserved = { $name } — имя самого сервера; возьмите другое
name-signs = в имени не может быть невидимых знаков
not-ready = не готово: { $parts }
origin-foreign = странице другого сайта это нельзя
password-length = в пароле от { $least } до { $most } букв
password-none = пароль есть только у учётной записи; сначала станьте ею
password-wrong = старый пароль неверен
path-none = здесь ничего нет; что есть, говорит { $document }
person-gone = того, кому это принадлежало, больше нет
person-none = никого с таким номером нет
query-bad = то, что стоит после вопросительного знака, не читается
query-twice = одно имя стоит после вопросительного знака дважды
register-off = этот сервер не заводит учётных записей; спросите того, кто его держит
scope-missing = для этого нужен токен с правом { $scope }
server-fault = на сервере что-то пошло не так; в журнале это { $request }
sign-in = сначала войдите или пришлите токен
token-form = заголовок Authorization: слово Bearer, пробел и токен
token-never = ни один токен этого не может; войдите
token-none = у вас нет такого токена
token-over = срок этого токена истёк
token-revoked = этот токен отозван
token-unknown = такого токена нет
tokens-many = больше { $most } токенов никому не нужно; отзовите один
too-often = слишком много запросов; место будет через { $seconds } с
store-conflict = запись { $given } стола { $table } нельзя добавить: следующая — { $expected }
store-order = записи { $before } и { $after } не следуют одна за другой
store-time = запись { $seq } стола { $table } старше предыдущей
store-name = имя { $name } уже занято; выберите другое
store-cursor = { $cursor } — не конец списка
store-address = адрес базы данных не похож на sqlite:///папка/vigil.db или postgresql://пользователь@хост/имя
store-folder = не удаётся записать { $database }: { $why }
store-locked = { $database } уже обслуживает процесс { $process } (он держит { $lock }); остановите его или возьмите PostgreSQL, если нужно несколько
store-foreign = в базе данных есть таблицы, но не Vigil; укажите пустую базу
store-newer = у базы данных схема { $there }, эта версия знает { $here }: её записал более новый Vigil; установите его или восстановите более раннюю копию
store-closed = база данных закрыта
store-unavailable = база данных не справляется: { $why }

# Настройки сервера
settings-file = не удаётся прочитать настройки в { $path }: { $why }
settings-toml = { $path } — не TOML: { $why }
settings-near = настройки { $name } нет; может быть, { $near }?
settings-unknown = настройки { $name } нет; vigil config show покажет все
settings-value = { $name } не может быть { $value } ({ $source ->
        [file] файл
        [variable] переменная
       *[other] командная строка
    }); верно было бы: { $right }

# Резервные копии
backup-there = { $path } уже есть; выберите другой файл
backup-nothing = базы данных { $path } ещё нет
backup-old = у базы данных старая схема; сначала: vigil db upgrade
backup-unreadable = { $path } — не резервная копия: { $why }
backup-bad = { $path } повреждён: { $why }
restore-there = база данных уже есть: { $database }; --replace поставит копию на её место
restore-running = базой данных пользуется сервер; сначала остановите его

# Between a client and a server.

server-said = { $text }
server-away = { $server } не отвечает ({ $why })
answer-foreign = { $url } отвечает { $status }, и не так, как сервер Vigil
answer-shape = ответ сервера – не { $kind } ({ $why }); возможно, у него другая версия
answer-hash = вид обновления { $seq } дошёл не таким, каким был отправлен
address-bad = { $given } – не адрес сервера; подошло бы http://host:8300
game-unknown = за столом играют в { $game }, а эта версия её не знает
seat-closed = это соединение со столом закрыто
nothing-asked = сейчас вас ни о чём не спрашивают
table-full = все места за этим столом заняты
seat-ended = сервер закрыл это место за столом: { $why }
player-answer = игрок ответил { $given }; нужно место или имя варианта
player-thinks = { $bot } думает на воображаемых столах, которые есть только у сервера; пусть его сажает сервер
