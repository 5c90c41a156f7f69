# The server's pages, and titles of problems by status.

title-400 = The request cannot be understood
title-401 = Not signed in
title-403 = Not allowed
title-404 = Not found
title-405 = Method not allowed
title-406 = Format not available
title-408 = Too slow
title-409 = Not now
title-413 = Too large
title-415 = Not JSON
title-421 = Wrong server
title-422 = Invalid data
title-429 = Too many requests
title-500 = Our mistake
title-503 = Not ready

page-what = A table for two card games:
page-languages = Languages
page-start = How to start
page-terminal = In a terminal, with the same commands as at home:
page-guest = From your own program, come in as a guest and keep the cookie:
page-document = Every request, with every field:
page-api = API
page-errors = Errors are problems (RFC 9457) with a type that never changes and a text in your language.
page-signed-in = signed in
page-admin = administrator
page-hello = Signed in:

serve-at = Vigil is at { $url }
serve-lan = On this network, also for phones: { $url }
serve-public = From outside: { $url }
serve-saved = The database was upgraded; a copy from before is in { $path }
serve-operator = You run this server. Sign in as its administrator with this one-time link, within seven days: { $url }
serve-second = In a second terminal, a game against a bot: { $command }
serve-stop = Ctrl+C stops the server; games continue when it starts again.
serve-stopping = Stopped; all players were notified.

setting-players = Number of players
setting-rounds = Round limit
setting-cards = Your own cards

bot-about-random = Takes any option
bot-about-greedy = Takes what looks best right now
bot-about-search = Plays ahead in imagined games before it answers
bot-about-easy = For a first game; often slips
bot-about-casual = Plays sensibly, slips now and then
bot-about-steady = Takes what looks best right now
bot-about-hard = Thinks ahead a little
bot-about-master = Thinks ahead as far as it can
