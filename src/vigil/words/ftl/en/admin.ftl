# What `vigil doctor` finds, and what to do about it
level-good = ok
level-doubtful = doubtful
level-bad = wrong
doctor-settings = The settings can be used together.
doctor-http = public_url is { $url }: passwords and cookies travel in the open. Put a proxy with https before the server.
doctor-no-public-url = There are trusted proxies, but no public_url: links and the check of origins do not know the address people use. Set public_url.
doctor-open = The server listens on { $host }, reachable by others, without https. Set public_url to the address of a proxy, or use --lan at home.
doctor-workers = { $workers } processes for bots, but { $cores } cores: they get in each other's way. Set workers to { $cores } at most.
doctor-folder = { $path } can be written, by us alone.
doctor-folder-new = { $path } will be made at the first start.
doctor-folder-not-made = { $path } cannot be made: nothing can be written in { $above }. Set data_dir to another folder, or give us that one.
doctor-folder-closed = { $path } cannot be written. Give it to the user the server runs as.
doctor-folder-open = Others on this machine can look into { $path }. Close it: chmod 700
doctor-figures = { $path } tells what { $cards } cards were worth in { $games } games.
doctor-figures-not-shown = Figures are not shown in the gallery: { $why }
doctor-disk = { $free } MB are free for { $path }.
doctor-disk-low = Only { $free } MB are free for { $path }. Make room soon.
doctor-disk-full = { $free } MB are free for { $path }: moves can soon not be kept. Make room first.
doctor-clock = The clock says { $date }.
doctor-clock-unset = The clock says { $date }: it was never set. Start a time service (timedatectl set-ntp true).
doctor-clock-skew = The clock of the disk is { $seconds } s apart from that of the machine. Set both by a time service.
doctor-clock-back = The last entry was written { $seconds } s in the future: the clock was set back. Set it right, or clocks at the tables stand still that long.
doctor-clock-apart = The clock of the database is { $seconds } s apart from ours. Set both by a time service.
doctor-database = { $url } cannot be used: { $why }
doctor-database-new = The database { $path } will be made at the first start.
doctor-database-closed = { $path } cannot be written. Give it to the user the server runs as.
doctor-database-damaged = { $path } is damaged ({ $why }). Stop the server and put the last backup back: vigil restore
doctor-database-foreign = { $path } is a database, but not one of Vigil. Name another file.
doctor-served = { $path } is being served by process { $process }.
doctor-sqlite = { $path } is whole ({ $size } MB).
doctor-sqlite-old = SQLite { $version } is too old; 3.35 or newer is needed. Use a newer Python, or PostgreSQL.
doctor-schema = The schema is that of this version ({ $there }).
doctor-schema-none = The database is empty; the schema will be made at the first start.
doctor-schema-old = The schema is { $there }, this version wants { $here }. It is upgraded at the next start, or by: vigil db upgrade
doctor-schema-newer = The schema is { $there }, this version knows { $here }: a newer Vigil wrote it. Install that one.
doctor-postgres = PostgreSQL { $version } answers in { $milliseconds } ms.
doctor-postgres-old = PostgreSQL { $version } is too old (it answers in { $milliseconds } ms); 12 or newer is needed.
doctor-postgres-encoding = The database is not encoded in UTF8. Make another: createdb -E UTF8 vigil
doctor-postgres-unsafe = PostgreSQL has { $name } off: a confirmed move may be lost when the machine stops. Switch it on in postgresql.conf.
doctor-postgres-rights = The user of the database may not write, or not make tables. Give the rights: GRANT ALL ON SCHEMA public TO that user
doctor-port-free = { $host }:{ $port } is free.
doctor-port-ours = { $host }:{ $port } is in use ({ $why }), and the server is running.
doctor-port = The server cannot listen on { $host }:{ $port } ({ $why }). Stop what is there, or choose another port.
doctor-well = Nothing stands in the way.
doctor-ill = { $count ->
        [one] { $count } thing is wrong.
       *[other] { $count } things are wrong.
    }

# `vigil config show`
origin-default = default
origin-file = file
origin-variable = variable
origin-command-line = command line
config-file = Settings from { $path }
config-no-file = No file of settings; one is named by --config or VIGIL_CONFIG.

# Backups
backup-made = { $path } was written ({ $size } kB).
backup-whole = { $path } is whole: people { $people }, tables { $tables }, entries { $entries }, games played again { $games }.
backup-other-rules = Games of other rules, kept but not played again: { $count }.
backup-problem = Damaged: { $what }
restored = The backup is in its place: { $database }

# `vigil db`
db-newest = { $database } has schema { $version }, the newest.
db-upgraded = { $database } was upgraded to schema { $version }.
db-saved = As it was before: { $path }
db-rebuilt = Made anew from the entries: tables { $tables }, rated games { $rated }.
db-not-rebuilt = Left as it was: { $what }

# `vigil admin`
admin-no-tables = No table is like that.
admin-no-people = Nobody is like that.
admin-no-tokens = No token.
admin-aborted = Table { $table } was given up.
admin-remove-sure = Nothing was done. To erase this person for ever, say it once more with --yes.
admin-removed = { $name } ({ $id }) was erased; { $tables ->
        [one] { $tables } table keeps its game
       *[other] { $tables } tables keep their games
    } without the name.
admin-token-made = A token for { $name } ({ $id }). Keep it, it is not shown again:
admin-token-revoked = Token { $id } is worthless now.
admin-token-until = until { $day } UTC
admin-token-ever = until revoked
admin-status-open = open
admin-status-running = running
admin-status-over = over
admin-status-aborted = given up
admin-kind-guest = guest
admin-kind-account = account
admin-kind-bot = bot
admin-kind-admin = administrator
