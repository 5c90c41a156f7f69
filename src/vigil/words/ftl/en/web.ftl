# The server's pages, and its problems by status.

title-400 = The request cannot be understood
title-401 = Nobody is signed in
title-403 = Not allowed
title-404 = Not found
title-405 = Not this way
title-406 = Not in this form
title-408 = Too slow
title-409 = Not now
title-413 = Too large
title-415 = Not JSON
title-422 = It does not fit
title-429 = Too often
title-500 = Our mistake
title-503 = Not ready

page-what = A table for two card games:
page-languages = Languages
page-start = How to start
page-terminal = In a terminal, with the same commands as at home:
page-guest = From a program of your own, come in as a guest and keep the cookie:
page-document = Everything that can be asked, with every field:
page-api = What can be asked
page-errors = What is refused is told as a problem (RFC 9457) with a type that does not change, in your language.
page-signed-in = signed in
page-admin = administrator
page-hello = Signed in:

serve-at = Vigil is at { $url }
serve-lan = In this network, and for telephones: { $url }
serve-public = From afar: { $url }
serve-saved = The database was upgraded; as it was before, it is in { $path }
serve-operator = You run this server. Sign in by this link, once, within seven days: { $url }
serve-second = In a second terminal, a game against a bot: { $command }
serve-stop = Ctrl+C stops it; games go on when it starts again.
serve-stopping = Stopped; everybody was told.

setting-players = How many play
setting-sets = The cards of the center deck
setting-mode = Everybody alone, teams, or against Samael
setting-edition = The printing of the base cards
setting-honor = Honor in the pool; left out, what the rules give
setting-rounds = After so many rounds the game ends
setting-copies = How many of a card the center deck holds
setting-cards = Cards of one's own
setting-format = How large the decks are
setting-decks = A deck for each seat
setting-games = The best of so many games
setting-stops = Be asked at every priority
setting-switches = Debatable rulings

bot-about-random = Takes any option
bot-about-greedy = Takes what looks best at once
bot-about-search = Plays on in imagined games before it answers
bot-about-easy = For a first game; slips often
bot-about-casual = Plays sensibly, slips now and then
bot-about-steady = Takes what looks best at once
bot-about-hard = Thinks ahead a little
bot-about-master = Thinks ahead as far as it can
