# What the terminal says.  Names of cards, questions, answers and the log are in game.ftl.

# Seats.

player-number = Player { $n }
bot-greedy = Greedy
bot-random = Random
samael = Samael
you = you
teammate = teammate
gone = has left
and = {" and "}

# The table.

begin = Ascension · { $what } · seed { $seed }
round = Round { $n }
turn-yours = your turn
turn-of = turn of { $who }
over = the game is over
last-round = Last round
pool = Pool { $n }
center = Center deck { $n }
void = Void { $n }
others = { $n ->
    [one] Opponent
   *[other] Other players
}
everybody = Players
mine = You
hand-of = hand:
trophies = Trophies:
lasting = In effect this turn:
log = Log
used = used
played = Played:
hand-title = Your hand:
hand-empty = Your hand is empty.
not-seated = You have no seat at this table.
score = score { $n }
waiting = Waiting for { $who }.
menu-hint = Type a number · all plays the simple cards · 0 ends the turn · help
gift-hint = For your teammate, 1 Rune more: gift { $numbers }
name-any = { $n ->
    [one] and { $n } other card: type its name
   *[other] or any of { $n } other cards: type its name
}
prompt = Your choice:
legend-may = you may
legend-less = costs less now

hand-n = hand { $n }
deck-n = deck { $n }
discard-n = discard { $n }
cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
left-n = { $n } left
runes-n = { $n ->
    [one] { $n } Rune
   *[other] { $n } Runes
}
power-n = { $n } Power
honor-n = { $n } Honor
cost-runes = costs { $n ->
    [one] { $n } Rune
   *[other] { $n } Runes
}
cost-power = takes { $n } Power
cost-now = (now { $n })
worth = worth { $n } Honor
copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
in-discard = discard
in-void = Void
in-played = played
pile-empty = { $pile }: empty.
known-hand = In hand for sure: { $card }
known-deck = { $n ->
    [0] On top of the deck: { $card }
    [one] In the deck under { $n } card: { $card }
   *[other] In the deck under { $n } cards: { $card }
}

log-plays = { $you ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
}

# Answers to what was typed.

look-what = Look at which card? Type look and its name or number.
why-what = Why what? Type why and a card's name or number.
no-card = No card is called “{ $typed }”.
no-card-near = No single card is called “{ $typed }”. Did you mean: { $near }?
no-player = No player is called “{ $typed }”. There are: { $names }.
no-number = { $typed } stands for nothing here.
can = You can do that now.
can-by = You can: { $how }.
which = Which one? { $near }
unknown = “{ $typed }” is not understood. Type help to see what you can do.
unknown-near = “{ $typed }” is not understood. Did you mean: { $near }?

end-reminder = You can still: { $what }{ $more ->
    [0] {""}
    [one] {" "}and { $more } more thing
   *[other] {" "}and { $more } more things
}. End the turn again if you are sure.
undo-none = Nothing can be taken back: something has been revealed since, or somebody else has acted.
undo-some = { $n ->
    [one] Only your last choice can be taken back.
   *[other] Only your last { $n } choices can be taken back.
}
undone = { $n ->
    [one] Your last choice was taken back.
   *[other] Your last { $n } choices were taken back.
}
all-not-now = Answer the open question first.
all-none = No card in your hand can be played without a thought; play them one by one.
all-wanting = { $cards } may need the cards in your hand. Play that first, or type all again.
all-played = { $n ->
    [one] { $n } card played.
   *[other] { $n } cards played.
}
all-left = Left for you to decide: { $cards }.

concede-sure = Do you really want to give up?
concede-not = The game goes on.
yes-no = yes or no:
quit-save = Keep this game, to go on another time?
quit-unsaved = The game was not kept.
saved = Saved in { $path }
left = The game is kept. Go on with:
left-link = The game could not be kept in a file. This link holds all of it:

pass-to = Pass the screen to { $who }.
pass-ready = { $who }, press Enter when only you can see it:

# The end.

won-you = { $count ->
    [one] You have won!
   *[other] You have won: { $who }!
}
won = { $count ->
    [one] { $who } has won.
   *[other] { $who } have won.
}
ended = { $why ->
    [honor] The Honor pool is empty.
    [rounds] The last round has been played.
   *[conceded] Everybody else has given up.
}
tie = The scores are equal: whoever plays later in the turn order wins.
tie-solo = The scores are equal: Samael wins ties.
team-score = { $place }. { $who }: { $n } Honor together
score-line = { $place }. { $who }: { $n } Honor
score-tokens = Honor tokens: { $n }
score-card = { $card } ×{ $count }: { $n }
tokens = Honor tokens
link-is = The whole game in a link:
kept = The game is kept. See it again with:

# Seen again, and watched.

replay-at = Choice { $n } of { $last } · turn { $turn }
replay-hint = Enter: next · back · turn 5 · 12: choice 12 · as 2, spectator, all · help
replay-prompt = Next step:
replay-end = This is the end of the record.
replay-start = This is the beginning.
replay-help =
    Enter, next N  one choice on, or N
    back N         back
    12             to the moment after choice 12
    turn, turn 5   to the next turn, or to turn 5
    as 2           as player 2 sees it; as spectator; as all: all cards open
    table log look CARD players link quit
no-turn = There is no turn { $n }; the last one is { $last }.
watch-step = Enter to go on, quit to leave
cards-none = No card fits.
check-good = { $n ->
    [one] { $n } card, nothing wrong.
   *[other] { $n } cards, nothing wrong.
}
check-bad = The file cannot be played like this.
check-unnamed = No name of its own in: { $langs }
rules-more = { $n ->
    [one] and { $n } more; add a word to find fewer
   *[other] and { $n } more; add a word to find fewer
}
rule-decision = Decision: { $text }
rule-source = Source: { $text }

# Help.

help =
    A number       take that card: 1-6 row, 7-9 piles, 11… hand, then constructs
    0, end         end the turn, or decline
    all            play every card that needs no thought
    play, acquire, defeat, use, banish …   and a card: acquire mystic
    why CARD       why it cannot be chosen now
    look CARD      read a card
    hand row void deck discard players     see what lies there
    log            everything that has happened
    undo           take your last choice back, while nothing was revealed
    save FILE, link, concede, quit

# What the terminal refuses.

refuse-bad-language = There is no language “{ $given }”; there are { $known }.
refuse-bad-bot = There is no bot “{ $given }”; there are { $known }.
refuse-bad-game = There is no game “{ $given }”; there is { $known }.
refuse-bad-copies = --copies takes a card and a number, as in "Mephit=2", not “{ $given }”.
refuse-bad-choice = The game has choices 0 to { $most }, not { $given }.
refuse-seats-and-bots = Give either --seats or --bots, not both.
refuse-seats-too-many = There are { $given } seats for { $players } players.
refuse-cannot-write = { $path } cannot be written: { $why }
refuse-cannot-read = { $path } cannot be read: { $why }
refuse-not-text = { $path } is not a text file.
refuse-file-exists = { $path } is already there. Choose another name, or go on with it: --resume

refuse-bad-eyes = Nobody is called “{ $given }”: give a number, spectator, all, or one of { $names }.
refuse-bad-cost = A cost is given as 3, 2-4 or 5+, not “{ $given }”.
refuse-bad-set = There is no set “{ $given }”; there are { $known }.
refuse-bad-kind = There is no kind of card “{ $given }”; there are { $known }.
refuse-bad-faction = There is no faction “{ $given }”; there are { $known }.
refuse-no-rule = No rule speaks of “{ $given }”.
refuse-check-what = Which file? vigil cards check FILE

# Words that can be typed; the first one is shown.

word-play = play, p
word-use = use
word-acquire = acquire, buy, get
word-gift = gift
word-defeat = defeat, fight, kill, beat
word-banish = banish
word-discard = discard
word-destroy = destroy
word-recover = recover, return
word-enter = enter
word-stack = stack
word-keep = keep
word-give = give
word-copy = copy
word-choose = choose
word-name = name
word-first = first
word-steal = steal
word-yes = yes, y
word-no = no, n
word-done = done, none
word-end = end, e, pass
word-why = why, w
word-look = look, l, read
word-undo = undo, u, back
word-all = all, a
word-log = log
word-hand = hand
word-row = row
word-void = void
word-deck = deck
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
