# The server's pages, and titles of problems by status.

title-400 = The request cannot be understood
title-401 = Not signed in
title-403 = Not allowed
title-404 = Not found
title-405 = Method not allowed
title-406 = Format not available
title-408 = Request timeout
title-409 = Conflict
title-413 = Too large
title-415 = Not JSON
title-421 = Wrong server
title-422 = Invalid data
title-429 = Too many requests
title-500 = Server error
title-503 = Service unavailable

page-what = A table for two card games:
page-languages = Languages
page-start = How to start
page-terminal = In a terminal, with the same commands as in a local game:
page-guest = From your own program, sign in as a guest and keep the cookie:
page-document = Full API reference:
page-api = API
page-errors = Errors follow RFC 9457, with a stable type and a message in your language.
page-signed-in = signed in
page-admin = administrator
page-hello = Signed in:

serve-at = Vigil is at { $url }
serve-lan = On this network, also for phones: { $url }
serve-public = From outside: { $url }
serve-saved = The database was upgraded; the previous version was saved to { $path }
serve-operator = You run this server. Sign in as its administrator with this one-time link, within seven days: { $url }
serve-second = To play against a bot, run this in a second terminal: { $command }
serve-stop = Ctrl+C stops the server; games continue when it starts again.
serve-stopping = Stopped; all players were notified.

setting-players = Number of players
setting-rounds = Round limit
setting-cards = Your own cards

bot-about-random = Picks options at random
bot-about-greedy = Picks what looks best right now
bot-about-search = Simulates games before each move
bot-about-easy = For a first game; often makes mistakes
bot-about-casual = Plays sensibly, but sometimes makes mistakes
bot-about-steady = Picks what looks best right now
bot-about-hard = Thinks ahead a little
bot-about-master = Thinks ahead as far as it can
