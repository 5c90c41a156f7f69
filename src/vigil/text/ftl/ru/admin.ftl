# Что находит `vigil doctor` и что с этим делать
level-ok = ок
level-warn = внимание
level-fail = ошибка
doctor-settings = Настройки согласованы.
doctor-http = public_url — { $url }: пароли и куки передаются открыто. Поставьте перед сервером прокси с https.
doctor-no-public-url = Есть доверенные прокси, но public_url не задан: ссылки и проверка источника могут использовать неверный адрес. Задайте public_url.
doctor-open = Сервер слушает { $host }, доступен другим и без https. Задайте в public_url адрес прокси или дома используйте --lan.
doctor-workers = Процессов для ботов: { $workers }, ядер: { $cores } — они мешают друг другу. Задайте bot_workers не больше { $cores }.
doctor-folder = В { $path } можем писать мы и только мы.
doctor-folder-new = { $path } будет создана при первом запуске.
doctor-folder-not-made = { $path } нельзя создать: в { $above } нельзя писать. Задайте в data_dir другую папку или дайте нам эту.
doctor-folder-closed = В { $path } нельзя писать. Отдайте её пользователю, от имени которого работает сервер.
doctor-folder-open = Другие пользователи этой машины могут читать { $path }. Ограничьте доступ: chmod 700
doctor-card-stats = { $path }: статистика карт ({ $cards }), партий сыграно: { $games }.
doctor-card-stats-not-shown = Статистика карт в галерее не показана: { $why }
doctor-disk = Свободно { $free } МБ для { $path }.
doctor-disk-low = Осталось лишь { $free } МБ для { $path }. Скоро понадобится место.
doctor-disk-full = Для { $path } свободно { $free } МБ: скоро ходы будет негде хранить. Сначала освободите место.
doctor-clock = Часы показывают { $date }.
doctor-clock-unset = Часы показывают { $date }: их не ставили. Включите службу времени (timedatectl set-ntp true).
doctor-clock-skew = Часы диска расходятся с часами машины на { $seconds } с. Сверяйте и те и другие со службой времени.
doctor-clock-back = Последняя запись сделана на { $seconds } с в будущем: часы перевели назад. Поставьте их верно, иначе часы на столах будут столько стоять.
doctor-clock-apart = Часы базы данных расходятся с нашими на { $seconds } с. Сверяйте и те и другие со службой времени.
doctor-database = { $url } использовать нельзя: { $why }
doctor-database-new = База данных { $path } будет создана при первом запуске.
doctor-database-closed = Файл { $path } нельзя изменять. Отдайте его пользователю, от имени которого работает сервер.
doctor-database-damaged = { $path } повреждён ({ $why }). Остановите сервер и верните последнюю копию: vigil restore
doctor-database-foreign = { $path } — база данных, но не Vigil. Укажите другой файл.
doctor-served = { $path } обслуживает процесс { $process }.
doctor-sqlite = { $path } цел ({ $size } МБ).
doctor-sqlite-old = SQLite { $version } слишком стар; нужен 3.35 или новее. Возьмите Python поновее или PostgreSQL.
doctor-schema = Схема соответствует этой версии ({ $there }).
doctor-schema-none = База данных пуста; схема будет создана при первом запуске.
doctor-schema-old = Схема — { $there }, этой версии нужна { $here }. Она обновится при следующем запуске или командой: vigil db upgrade
doctor-schema-newer = Схема — { $there }, эта версия знает { $here }: её записал более новый Vigil. Установите его.
doctor-postgres = PostgreSQL { $version } отвечает за { $milliseconds } мс.
doctor-postgres-old = PostgreSQL { $version } слишком стар (отвечает за { $milliseconds } мс); нужен 12 или новее.
doctor-postgres-encoding = Кодировка базы данных — не UTF8. Создайте другую: createdb -E UTF8 vigil
doctor-postgres-unsafe = В PostgreSQL выключен { $name }: подтверждённый ход может пропасть, если машина остановится. Включите его в postgresql.conf.
doctor-postgres-rights = Пользователь базы данных не может писать или создавать таблицы. Дайте права: GRANT ALL ON SCHEMA public TO этому пользователю
doctor-port-free = { $host }:{ $port } свободен.
doctor-port-ours = { $host }:{ $port } занят ({ $why }), и сервер работает.
doctor-port = Сервер не может слушать { $host }:{ $port } ({ $why }). Остановите то, что там работает, или выберите другой порт.
doctor-well = Ничто не мешает.
doctor-ill = { $count ->
        [one] Найдена { $count } ошибка.
        [few] Найдены { $count } ошибки.
       *[many] Найдено { $count } ошибок.
    }

# `vigil config show`
origin-default = по умолчанию
origin-file = файл
origin-variable = переменная окружения
origin-command-line = командная строка
config-file = Настройки из { $path }
config-no-file = Файла настроек нет; укажите его через --config или VIGIL_CONFIG.

# Резервные копии
backup-made = { $path } записан ({ $size } кБ).
backup-whole = { $path } цел: людей { $people }, столов { $tables }, записей { $entries }, партий сыграно заново { $games }.
backup-other-rules = Партии по другим правилам, сохранены, но не сыграны заново: { $count }.
backup-problem = Повреждено: { $what }
restored = Копия на месте: { $database }

# `vigil db`
db-newest = У { $database } схема { $version }, самая новая.
db-upgraded = { $database } обновлена до схемы { $version }.
db-saved = Какой она была: { $path }
db-rebuilt = Создано заново по записям: столов { $tables }, рейтинговых партий { $rated }.
db-not-rebuilt = Оставлено как было: { $what }

# `vigil admin`
admin-no-tables = Таких столов нет.
admin-no-people = Таких людей нет.
admin-no-tokens = Токенов нет.
admin-canceled = Стол { $table } закрыт без исхода.
admin-remove-sure = Ничего не сделано. Чтобы стереть этого человека навсегда, повторите с --yes.
admin-removed = { $name } ({ $id }) — стёрто; { $tables ->
        [one] { $tables } стол хранит игру
        [few] { $tables } стола хранят игры
       *[many] { $tables } столов хранят игры
    } без имени.
admin-token-made = Токен для { $name } ({ $id }). Сохраните его, больше он не показывается:
admin-token-revoked = Токен { $id } больше не действует.
admin-token-until = до { $day } UTC
admin-token-ever = пока не отозван
admin-status-open = открыт
admin-status-running = идёт
admin-status-over = окончен
admin-status-canceled = закрыт
admin-kind-guest = гость
admin-kind-account = запись
admin-kind-bot = бот
admin-kind-admin = администратор
