# `vigil doctor`: findings and fixes
level-ok = ok
level-warn = warning
level-fail = error
doctor-settings = The settings work together.
doctor-http = public_url is { $url }: passwords and cookies are sent unencrypted. Put an HTTPS proxy in front of the server.
doctor-no-public-url = Proxies are trusted, but public_url is not set: links and the origin check may use the wrong address. Set public_url.
doctor-open = The server listens on { $host } without HTTPS, and others can reach it. Set public_url to the address of a proxy, or use --lan on a home network.
doctor-workers = { $workers } bot processes for { $cores } cores: they slow each other down. Set bot_workers to { $cores } or less.
doctor-folder = Only this user can write to { $path }.
doctor-folder-new = { $path } will be created at the first start.
doctor-folder-not-made = { $path } cannot be created: { $above } is not writable. Set data_dir to another folder, or make that one writable for this user.
doctor-folder-closed = { $path } is not writable. Change its owner to the user that runs the server.
doctor-folder-open = Other users of this machine can read { $path }. Restrict access: chmod 700
doctor-card-stats = { $path } has statistics for { $cards } cards, measured in { $games } games.
doctor-card-stats-not-shown = The gallery does not show card statistics: { $why }
doctor-disk = { $free } MB free for { $path }.
doctor-disk-low = Only { $free } MB free for { $path }. Free up space soon.
doctor-disk-full = Only { $free } MB free for { $path }: soon moves can no longer be saved. Free up space now.
doctor-clock = The clock says { $date }.
doctor-clock-unset = The clock says { $date }, so it has never been set. Turn on time synchronization (timedatectl set-ntp true).
doctor-clock-skew = The disk's clock differs from the machine's by { $seconds } s. Synchronize both.
doctor-clock-back = The last entry was written { $seconds } s in the future, so the clock was set back. Correct it, or game clocks will stand still for that long.
doctor-clock-apart = The database's clock differs from the server's by { $seconds } s. Synchronize both.
doctor-database = { $url } cannot be used: { $why }
doctor-database-new = The database { $path } will be created at the first start.
doctor-database-closed = { $path } is not writable. Change its owner to the user that runs the server.
doctor-database-damaged = { $path } is damaged ({ $why }). Stop the server and restore the last backup: vigil restore
doctor-database-foreign = { $path } is a database, but not a Vigil database. Choose another file.
doctor-served = { $path } is in use by process { $process }.
doctor-sqlite = { $path } is intact ({ $size } MB).
doctor-sqlite-old = SQLite { $version } is too old; Vigil needs 3.35 or newer. Use a newer Python, or PostgreSQL.
doctor-schema = The schema is up to date ({ $there }).
doctor-schema-none = The database is empty; the schema will be created at the first start.
doctor-schema-old = The schema is { $there }, but this version needs { $here }. It is upgraded at the next start, or by: vigil db upgrade
doctor-schema-newer = The schema is { $there }, but this version only knows { $here }: it was written by a newer version of Vigil. Install that version.
doctor-postgres = PostgreSQL { $version } answers in { $milliseconds } ms.
doctor-postgres-old = PostgreSQL { $version } is too old (it answers in { $milliseconds } ms); Vigil needs 12 or newer.
doctor-postgres-encoding = The database is not encoded in UTF8. Create another: createdb -E UTF8 vigil
doctor-postgres-unsafe = PostgreSQL has { $name } off, so a crash may lose confirmed moves. Turn it on in postgresql.conf.
doctor-postgres-rights = The database user cannot write or create tables. Grant the rights: GRANT ALL ON SCHEMA public TO that user
doctor-port-free = { $host }:{ $port } is free.
doctor-port-ours = { $host }:{ $port } is in use ({ $why }), because the server is running.
doctor-port = The server cannot listen on { $host }:{ $port } ({ $why }). Stop what is using it, or choose another port.
doctor-well = Everything looks fine.
doctor-ill = { $count ->
        [one] { $count } error found.
       *[other] { $count } errors found.
    }

# `vigil config show`
origin-default = default
origin-file = file
origin-variable = environment variable
origin-command-line = command line
config-file = Settings from { $path }
config-no-file = No settings file; specify one with --config or VIGIL_CONFIG.

# Backups
backup-made = Wrote { $path } ({ $size } kB).
backup-whole = { $path } is intact: { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } replayed.
backup-other-rules = Games under other rules, kept but not replayed: { $count }.
backup-problem = Damaged: { $what }
restored = Backup restored: { $database }

# `vigil db`
db-newest = { $database } has schema { $version }, which is up to date.
db-upgraded = Upgraded { $database } to schema { $version }.
db-saved = Copy from before the upgrade: { $path }
db-rebuilt = Rebuilt from the entries: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $rated ->
        [one] { $rated } rated game
       *[other] { $rated } rated games
    }.
db-not-rebuilt = Left unchanged: { $what }

# `vigil admin`
admin-no-tables = No tables match.
admin-no-people = No one matches.
admin-no-tokens = No tokens.
admin-canceled = Table { $table } was canceled.
admin-remove-sure = Nothing was done. To erase this person permanently, repeat the command with --yes.
admin-removed = { $name } ({ $id }) was erased. Their games at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } are kept without their name.
admin-token-made = A token for { $name } ({ $id }). Save it now; it is not shown again:
admin-token-revoked = Token { $id } has been revoked.
admin-token-until = until { $day } UTC
admin-token-ever = until revoked
admin-status-open = open
admin-status-running = running
admin-status-over = over
admin-status-canceled = canceled
admin-kind-guest = guest
admin-kind-account = account
admin-kind-bot = bot
admin-kind-admin = administrator
