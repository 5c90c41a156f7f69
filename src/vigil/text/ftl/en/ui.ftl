# Texts of the terminal.  Names of zones, questions, answers and the log are in each game's game.ftl.

# Seats.

player-number = Player { $n }
name-guest = Guest
bot-greedy = Greedy
bot-random = Random
bot-search = Seeker
bot-easy = Easy
bot-casual = Casual
bot-steady = Steady
bot-hard = Hard
bot-master = Master
seat-replaced = { $why }. { $bot } takes over the seat.
automa = The game
you = you
and = {" and "}
separator = {"; "}

# The table.

begin = { $what } · seed { $seed }
over = the game is over
mine = You
hand-of = hand:
log = Log
used = used
hand-empty = Your hand is empty.
not-seated = You have no seat at this table.
waiting = Waiting for { $who }.
name-any = { $n ->
    [one] or { $n } other card: type its name
   *[other] or any of { $n } other cards: type its name
}
with-label = { $name }: { $text }
prompt = Your choice:
legend-may = you may

hand-n = hand { $n }
cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
pile-empty = { $pile }: empty.
known-hand = Known to be in hand: { $card }

# Answers to commands.

look-what = Look at which card? Type look and the card's name or number.
why-what = Which card? Type why and a card's name or number.
no-card = No card is called “{ $typed }”.
no-card-near = “{ $typed }” doesn't match exactly one card. Did you mean { $near }?
no-player = No player is called “{ $typed }”. The players are { $names }.
no-number = { $typed } is not a choice here.
not-asked = “{ $typed }” does not answer this question.
can = You can do that now.
can-by = You can: { $how }.
which = Which one? { $near }
unknown = I don't understand “{ $typed }”. Type help to see what you can do.
unknown-near = I don't understand “{ $typed }”. Did you mean { $near }?

undo-none = You can't undo: something new has been revealed, or another player has acted.
undo-some = { $n ->
    [one] You can only undo your last choice.
   *[other] You can only undo your last { $n } choices.
}
undone = { $n ->
    [one] Your last choice was undone.
   *[other] Your last { $n } choices were undone.
}

concede-sure = Concede the game?
concede-not = The game goes on.
yes-no = yes or no:
quit-save = Save this game to continue later?
quit-unsaved = The game was not saved.
saved = Saved to { $path }
left = Game saved. Continue with:
left-link = The game could not be saved to a file. This link contains the whole game:

pass-to = Pass the screen to { $who }.
pass-ready = { $who }, press Enter when only you can see the screen:

# The result.

won-you = { $count ->
    [one] You have won!
   *[other] You have won: { $who }!
}
won = { $count ->
    [one] { $who } has won.
   *[other] { $who } have won.
}
link-is = Link to this game:
kept = Game saved. Replay it with:

# Replays, and watching bots.

replay-at = Choice { $n } of { $last } · turn { $turn }
replay-hint = Enter: next · back · turn 5 · 12: choice 12 · as 2, spectator, all · help
replay-prompt = Next step:
replay-end = This is the end of the game.
replay-start = This is the start of the game.
replay-help =
    Enter, next N  one choice forward, or N
    back N         back
    12             to the moment after choice 12
    turn, turn 5   to the next turn, or to turn 5
    as 2           as player 2 sees it; as spectator; as all: all cards shown
    table log rule look CARD players link quit
no-turn = There is no turn { $n }; the last one is { $last }.
watch-step = Press Enter to continue, or type quit to leave
cards-none = No cards match.
check-good = { $n ->
    [one] { $n } card, no errors.
   *[other] { $n } cards, no errors.
}
check-bad = You can't play with this file until these errors are fixed.
check-unnamed = No translated name in: { $langs }
rules-more = { $n ->
    [one] and { $n } more; add a word to narrow the search
   *[other] and { $n } more; add a word to narrow the search
}
rule-decision = Decision: { $text }
rule-source = Source: { $text }


# Help.

help =
    A number       choose that option
    log            everything that has happened
    undo           undo your last choice, if it revealed nothing
    players table save FILE, link, concede, quit

# Usage errors.

refuse-bad-language = There is no language “{ $given }”; choose from { $known }.
refuse-bots-only = Only bots play here; “{ $given }” is not one.
refuse-record-guest = This game was played with an external program, and a record does not start programs. If you trust it, continue with: --seats { $seats }
refuse-bad-game = There is no game “{ $given }”; choose from { $known }.
refuse-bad-choice = There is no choice { $given }; this game has choices 0 to { $most }.
refuse-seats-and-bots = Give either --seats or --bots, not both.
refuse-seats-too-many = You gave { $given } seats for { $players } players.
refuse-cannot-write = Cannot write { $path }: { $why }
refuse-cannot-read = Cannot read { $path }: { $why }
refuse-not-text = { $path } is not a text file.
refuse-no-folder = The folder for { $path } does not exist. Create it first: mkdir -p { $folder }
refuse-file-exists = { $path } already exists. Choose another name, or continue it: --resume
refuse-file-taken = { $path } already exists and will not be overwritten. Choose another name.

refuse-needs-option = { $option } has no effect without { $needs }.
refuse-bad-view = No player is called “{ $given }”: give a number, spectator, all, or one of { $names }.
refuse-bad-cost = Give a cost as 3, 2-4 or 5+, not “{ $given }”.
refuse-bad-kind = There is no card type “{ $given }”; choose from { $known }.
refuse-bad-faction = There is no faction “{ $given }”; choose from { $known }.
refuse-no-rule = No rule mentions “{ $given }”.
refuse-not-for-game = { $option } does not apply to { $game }.
refuse-not-for-deck = { $option } does not apply to vigil deck { $action }.

# Words players can type; help shows the first one.

word-play = play, p
word-use = use
word-discard = discard
word-destroy = destroy
word-recover = recover, return
word-keep = keep
word-choose = choose
word-order_first = first
word-yes = yes, y
word-no = no, n
word-done = done, none
word-why = why, w
word-look = look, l, read
word-undo = undo, u, back
word-all = all, a
word-log = log
word-rule = rule, rules
word-hand = hand
word-players = players
word-save = save
word-link = link
word-help = help, h, ?
word-quit = quit, q, exit
word-concede = concede, resign
word-table = table
word-next = next, n, forward
word-back = back, b
word-turn = turn, t
word-as = as
word-spectator = spectator

# Tables on a server.

begin-far = { $what } · with { $who }
seat-of-bot = { $name } (bot)
not-your-turn = It is someone else's move. You can still look around (help lists the commands).
undo-asked = New cards have been seen since, so the others must agree to your undo.
left-far = You are disconnected; your seat is kept for you. Come back with:
given-up = The table was canceled.
help-far =
    say TEXT       say something to the others
    agree          agree to an undo; agree no refuses it
    quit           disconnect; your seat is kept for you
far-said = { $who }: { $text }
far-undo-request = { $who } asks to undo { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}. Type agree, or agree no.
far-lost = Connection lost. Trying again.
far-back = Connected again.
far-seats = { $who } – { $free ->
    [one] { $free } seat is free
   *[other] { $free } seats are free
}.
far-full = Every seat is taken.
far-invite = Invite others with:
far-table-line = { $id }  { $game }  { $status }  { $who }
far-status-open = open
far-status-running = running
far-status-over = over
far-status-canceled = canceled
far-no-tables = There are no tables.
far-name = Your name?
far-hello = You are { $name }.
far-link = Keep this link private. It signs you in as the same guest on any device:
refuse-far-closed = This table has no free seat for you; use --spectate to watch.
far-server-older = The server uses different rules or cards than this version; the table may be shown incorrectly.
verify-commitment = The salt matches the commitment published before the game.
verify-no-commitment = The server made no commitment before this game: its seed was chosen, or it continues another game.
verify-alone = A record alone doesn't prove how its seed was chosen.
verify-seed = The seed follows from the salt and the players' words.
verify-words-erased = A player's words were erased with their account, so the seed can no longer be checked against them.
verify-own-words = The words of your seat are the ones you added.
verify-record = The record replays to the end: { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}.
verify-outcome = The result matches what was announced.
verify-link = The link and the record are the same game.
verify-good = Everything checks out.
verify-unsure = What could be checked is correct, but something could not be checked.
verify-bad-commitment = The salt does not match the commitment published before the game.
verify-bad-seed = The seed does not follow from the salt and the players' words: the server announced { $told }, but the salt and words give { $found }.
verify-bad-words = The words of seat { $seats } are not the ones you added when you sat down.
verify-bad-bot-words = Seat { $seats } was a bot's, and bots add no words: someone may have tried words until they got the cards they wanted.
verify-bad-record = The record cannot be replayed: { $why }
verify-bad-record-seed = The record was dealt with a different seed than the one announced.
verify-bad-rules = The record was played under different rules than announced.
verify-unfinished = The record ends before the game does.
verify-bad-outcome = The game ended differently than announced.
verify-bad-link = The link and the record are different games.
verify-bad = Verification failed.
refuse-nobody-far = A local game has no chat and no undo requests.
refuse-far-running = At a remote table, the record and link are available once the game is over.
refuse-far-nameless = Give your name: --name NAME.
refuse-far-which = Specify a table. To list them, run: { $server }
refuse-far-seat = Seat { $seat } is neither yours nor free.
refuse-verify-shape = { $path } is not a proof, a record or a link.
word-say = say, chat
word-agree = agree

# Quick phrases of the chat.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = I am thinking…
phrase-sorry = Sorry!
phrase-good-game = Good game!
phrase-again = Again?
refuse-admin-away = A server has { $file } open but does not answer at { $server }. Give its address (--server URL), or stop it first.
refuse-admin-nobody = No one is called { $who }.
refuse-admin-several = Several people are called { $who }. Pick one by id: { $ids }
word-start = begin, start, begin the game, start the game
begun = The game has already begun; help lists the commands.
