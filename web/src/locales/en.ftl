# Messages of the page. Card texts, prompts, options and log lines come from the server.
title = Light the candle. Take your seat.
pitch = Two card games at one quiet table: against a friend, a stranger, or a bot that never peeks.
game = Game
players-range = { $least }–{ $most } players
players-time = { $players }, { $n } min
play-now = Play now
against = against
change-level = change
level = Level
continue = Continue
resume = Resume
your-turn-there = a game is waiting for you
language = Language
theme = Theme
theme-dark = Candlelight
theme-light = Daylight
theme-contrast = High contrast
credits = Credits
credits-icons = Icons: Lorc, Delapouite and others, under CC BY 3.0, recolored and composed into pictures:
credits-fonts = Fonts: Alegreya, Alegreya SC and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica); Forum by Denis Masharov; all under the SIL Open Font License.
guest = Guest
separator = {"; "}
labelled = { $name }: { $text }
loading = The cards are being dealt…
offline = Connection lost. Trying again…
try-now = Try now
closed = This seat is open in another window.
back = Back to the start
nowhere = Nothing here
nowhere-about = There is no page at this address. Maybe there’s a typo?
no-cards = There is no game “{ $game }” here. Available games:
no-lesson = There is no lesson “{ $game }”. You can learn these games here:
no-card = There is no card “{ $card }” here.
no-person = No player found at this address.
deck = Deck

# one word under each pile, on phones
hand = Hand

# accessible names of cards
card-cost = cost { $n }
card-power = { $n } Power to defeat
card-values = attack { $attack }, defense { $defense }, mill { $mill }
undo = Undo
ask-undo = Ask to undo
still = You could still: { $what }
log = Log
menu = Menu
rules = Rules
close = Close
used = used
waits = waiting for you
thinks = is thinking…
not-your-turn = { $name } is playing.
honor-at-end = { $n } Honor at the end
cannot = You can’t choose it now:
cost-now = Cost now
concede = Concede
sure = Concede the game?
yes = Yes
no = No
opponents = Opponents
mine = Show the table
turn-of = Turn { $n } · { $name }
wants-undo = { $name } asks to undo { $n ->
    [one] one choice
   *[other] { $n } choices
 }.

# Panels
beside = Panels
hint = Hint
known = Known cards
chat = Chat
chat-unread = Chat, { $n } new
undo-late = Undo, although something has been revealed since
undo-asked = Asked…
reset-turn = Undo the whole turn
clock-of = { $name }: { $time }
clock-left = { $n } seconds left.
zero-wait = At zero: nothing happens, the others wait
zero-bot = At zero: a bot takes over
zero-forfeit = At zero: the game is lost
bot-plays-on = a bot takes over
has-left = has left
has-forfeited = lost; a bot takes over
is-out = out of the game
lapses-of = { $name } forfeits in { $time } unless they move
lapses-why = If it is your move in a rated game and you don’t play for weeks, you forfeit it.
is-away = is away
you-act = your move
your-turn-now = It is your turn.
copied = Copied.
copy = Copy
see-then = See the table as it was then
log-mine = Only my actions
pile-empty = No cards here.
values-now = Values now
damage = Damage
used-now = Used this turn
counters = Counters
can-be-chosen = You can choose it now.
step-back = One step back
step-on = One step forward
to-live = Back to now
live-again = The table as it is now.
taken-back = Undone: { $what }
seeing = The table as it was: { $when }
sound-on = Sound is on
sound-off = Sound is off
motion-normal = Motion: normal
motion-fast = Motion: fast
motion-off = Motion: off
leave = Leave the table
leave-wait = Leave? The others will wait for you.
leave-bot = Leave? A bot will take over for you.
leave-forfeit = Leave? The game will count as lost.
watching = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
all-rules = Open in the rules
restarting = The server is restarting. The table will be back in a moment…
closed-signed-out = You have been signed out.
closed-removed = You have been removed from this table.
undo-waits = You have asked to undo: { $agreed } of { $wanted } agree.
stand-in = A bot is playing for you.
come-back = Take my seat back

# Chat
chat-empty = No messages yet.
say-something = Say something
send = Send
mute = Mute { $name }
unmute = Unmute { $name }
muted-now = { $name } is muted.
unmuted = { $name } is unmuted.
mutes = Muted players
mute-all = Mute the whole table
unmute-all = Unmute the table
quiet-now = Chat at this table is muted.
quiet-no-more = Chat at this table is unmuted.
phrases = Quick phrases
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-oops = Oops!
say-thinking = I am thinking…
say-sorry = Sorry!
say-good-game = Good game!
say-again = Again?
emotes = Emotes
emote-smile = Smile
emote-laugh = Laugh
emote-wow = Surprise
emote-think = Thinking
emote-sad = Sadness
emote-bravo = Bravo

# Known cards
zone-deck = deck
zone-hand = hand
zone-of = { $name }: { $zone }
on-top = on top
under = under { $n }
known-none = You don’t know any hidden cards right now.

# Hints
hint-about = A bot thinks about your choice, knowing only what you know. The record will show that you asked.
hint-ask = What would you do?
hint-thinks = Thinking…
hint-best = I would: { $what }
hint-table = Win chances
hint-take = Do that
hint-likely = Probably: { $what }
hint-later = Ask again when it is your turn.

# Keys
keys = Keyboard shortcuts
keys-act = Play
keys-read = Read aloud
keys-look = View
key-arrows = from card to card, from zone to zone
key-enter = choose
key-space = view the card
key-why = why not this card?
key-numbers = answer with this option
key-undo = undo
key-reset = undo the whole turn
key-hint = hint
key-command = type a command
key-turn = whose turn it is and the open question
key-hand = hand
key-resources = resources
key-opponents = opponents
key-deck = your deck
key-options = what you can choose
key-since = what happened since your turn
key-clocks = clocks
key-log = log
key-chat = chat
key-known = known cards
key-steps = step back, step forward
key-mute = sound on/off
key-menu = menu: leave, concede
key-help = these shortcuts
key-escape = close, back to now

# Reading aloud
read-none = none
read-nothing = Nothing notable since.
read-earlier = { $n } earlier
read-you-are-asked = Your decision: { $what }
read-options = { $n ->
    [one] One option:
   *[other] { $n } options:
}
read-no-options = There is nothing to choose right now.
read-no-clock = There are no clocks at this table.
read-deck = { $n ->
    [0] No cards in your deck.
    [one] One card in your deck.
   *[other] { $n } cards in your deck.
}
read-hand = { $n ->
    [0] No cards in hand.
    [one] One card in hand:
   *[other] { $n } cards in hand:
}
read-dark = can’t be chosen now

# Captions of sounds
cue-turn = ♪ Your turn
cue-low = ♪ Ten seconds left
cue-chat = ♪ New chat message

# The command line
command = Command
command-example = play apprentice, end, why 3…
cmd-which = Which one? { $near }
cmd-unknown = Nothing here is called “{ $typed }”.
cmd-play = play
cmd-use = use
cmd-acquire = buy
cmd-defeat = defeat
cmd-end = end
cmd-undo = undo
cmd-reset = reset
cmd-all = all
cmd-log = log
cmd-chat = chat
cmd-known = known
cmd-help = help
cmd-hint = hint
cmd-live = live
cmd-back = back
cmd-concede = concede
cmd-why = why
cmd-look = look
cmd-say = say
cmd-agree = agree
cmd-refuse = refuse
cmd-mute = mute
cmd-hear = unmute
cmd-turn = turn
cmd-hand = hand
cmd-resources = resources
cmd-row = row
cmd-board = constructs
cmd-opponents = players
cmd-pool = pool
cmd-deck = deck
cmd-discard = discards
cmd-void = void
cmd-options = options
cmd-since = since
cmd-clocks = clocks
you-win = You win
you-lose = You lose
draw = Draw
nobody = The game is over
to = to
rematch = Rematch
count = Score
total = Total
how-rounds = The game has reached its length limit.
how-turn_limit = The turn limit has been reached.
how-conceded = { $n ->
    [one] { $names } conceded.
   *[other] { $names } conceded.
 }
how-other = The game has ended.

# cards and rules
study = Study
study-cards = Cards
study-rules = Rules
study-decks = Decks
find = Search
find-cards = Words, { $example }, cost<=3
find-rules = Search the rules
find-help = How to search
filters = Filters
sort = Sort
sort-number = By number
sort-name = By name
sort-cost = By cost
sort-faction = By faction
sort-rarity = By rarity
sort-worth = By strength
found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
found-none = No cards match.
clear = Clear filters
help-words = Words are searched in name, type and text; capitals and accents don’t matter.
help-fields = class, faction, rarity, keyword, subclass, set: as in the rules, or in your language
help-numbers = cost and other numbers, with =, !=, <, <=, >, >=
help-signs = exclude; either; group; exact phrase
help-try = Try:
query-field = There is no field “{ $name }”. Available: { $known }.
query-value = Something is missing after “{ $name }”.
query-number = Compare “{ $name }” with a number, not with “{ $value }”.
query-compare = “{ $name }” is a text field: write { $name }: instead of { $name }{ $sign }.
query-unknown = No card has “{ $value }” as its { $name }. Try: { $known }.
query-none = Cards in this game have no { $name }.
query-quote = A quotation mark is not closed.
query-open = A bracket is not closed.
query-close = There is one closing bracket too many.
query-not = Something is missing after the minus sign.
pick-faction = Faction
pick-kind = Type
pick-cost = Cost
pick-rarity = Rarity
pick-set = Set
pick-keyword = Keyword
any-set = Every set
any-keyword = Every keyword
fact-number = Number
fact-cost = Cost
worth = Lab statistics
worth-between = With { $level } confidence, the difference lies between { $low } and { $high } points.
worth-more = That is more than chance.
worth-less = That is more than bad luck: players who have it win less often.
worth-open = That may be chance.
worth-cause-do = This shows what winners do, not what makes them win: players who last longer bring more cards into play.
worth-games = { $n } games
worth-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
worth-decks = { $n ->
    [one] { $n } deck
   *[other] { $n } decks
}
worth-seed = seed { $n }
before = Previous
next = Next
contents = Contents
rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-none = No rules match.
rules-no-such = There is no rule { $id }.
rules-english = The rules are available only in English.
rule-decision = Decision:

# decks

# the lobby
sign-in = Sign in
sign-out = Sign out
account = Account
settings = Settings
history = My games
history-of = Games of { $name }
ratings = Ratings
more = More
more-ways = More ways to play
done = done
make-table = Create a table
make-table-note = invite friends by link
join = Join
join-note = by link or code
tables-waiting =
    { $n ->
        [one] one table is waiting
       *[other] { $n } tables are waiting
    }
hot-seat = One device
hot-seat-note = pass it around the table
hot-seat-how = Everyone plays on this device. Between turns, a screen hides the cards until the next player takes over.
solo = Solo
against-n = against { $n } bots:
against-names = against { $names }
waiting-n = { $n ->
    [one] one game is waiting for you
   *[other] { $n } games are waiting for you
}
bots-count = Bots
your-deck = Your deck
deck-any = Any ready-made deck
ready-decks = Ready-made decks
decks-own = Your decks
less = Fewer
more-of = More
by-rules = Standard rules
house-rules = House rules
more-options = More options
who-comes = Who can join
by-invitation = By invitation
public = Anyone
seats = Seats
seat-n = Seat { $n }
seat-me = You
seat-open = Open to anyone
seat-free = Free
seat-beside = Someone on this device
bots = Bots
bot-named = Bot: { $name }
a-bot = bot
name = Name
your-name = Your name
avatar = Your medal
avatar-n = Medal { $n }
table = Table
table-of = { $name }’s table
table-title = Name of the table
make-it = Create the table
begin = Begin
clock = Clock
clock-none = None
clock-per_move = Per move
clock-total = Per game
clock-correspondence = Days
clock-seconds = Seconds per move (all your choices until another player has to act)
clock-minutes = Minutes for the game
clock-increment = Seconds added per move
clock-per-move = Days per move
clock-text-per-move = { $time } per move
clock-text-total = { $time } + { $more } s
clock-text-correspondence =
    { $n ->
        [one] one day per move
       *[other] { $n } days per move
    }
minutes = { $n } min
best-of = best of { $n }
honor-of = { $n } Honor
at-zero = When time runs out
leaving = When someone leaves
happens-wait = Wait
happens-bot = A bot takes over
happens-forfeit = The game is lost
stand-in-which = Which bot
undo-how = Undo
undo-ask = By consent
undo-free = Only if nothing was revealed
undo-never = Never
spectators = Allow spectators
delay = Spectator delay (seconds)
chat-allowed = Chat
rated = Rated
rated-note = Counts only between different players, under the standard rules, and if no one took back a revealing move without the others’ consent
unrated = Not rated
invite = Invite
invite-link = Link
invite-code = Code
share = Share
qr = QR code for the link
qr-note = for a phone on the same network
invite-here = This link works on this device only. For phones and computers on the same network, start the server with “vigil serve --lan”.
is-here = is here
sit-here = Sit here
with-what = with { $what }
came-along = This needs “{ $what }”, so “{ $what }” has been selected too.
team-0 = Team Sun
team-1 = Team Moon
team-2 = Team Star
move-here = Move here
stand-up = Stand up
send-away = Remove from the table
add-bot = Add a bot…
put-bot = Bot for seat { $n }
wait-for-seats = The game can begin when every seat is taken.
take-a-seat = Take a seat to play.
full-look-on = Every seat is taken. You can watch the game here when it begins.
give-up = Cancel the table
given-up = This table was canceled.
no-table = No table here
shuffle-words = Help shuffle
shuffle-why = The server has already committed to its half of the shuffle. Add words of your own, and no one can know the cards in advance. You can verify this after the game.
shuffle-any = any words
shuffle-added = Shuffled in: { $words }
promise = Commitment
add = Add
join-by-code = Join by code
join-how = Paste the link or code you were sent.
join-odd = That isn’t a code. A code has only letters and digits; a link ends with one.
public-tables = Tables
which-tables = Which tables
tables-open = Waiting for players
tables-running = Being played
tables-mine = Mine
all = All
look-on = Watch
look-at = View
no-tables = There are no tables right now. Create one!
no-games = No finished games yet.
earlier = Earlier games
ended-win = Won
ended-loss = Lost
ended-draw = Draw
games = Games
games-n =
    { $n ->
        [one] one game
       *[other] { $n } games
    }
mode = Mode
players-n = { $n ->
    [one] one player
   *[other] { $n } players
 }
place = Place
strength = Strength
ratings-how = How strong each player is estimated to be, with the margin of error. Only rated games count.
no-ratings = No one has played a rated game of this kind yet.
player-n = Player { $n }
name-of-player = Name of player { $n }
who-wins = { $name } { $n ->
    [one] wins
   *[other] win
 }
pass-to = Pass the device to { $name }
pass-why = The cards are hidden until you press the button.
i-am = I am { $name }
kind-guest = guest
kind-account = account
kind-bot = bot
rename = Rename
saved = Saved.
claim = Upgrade to an account
claim-why = A guest exists only in this browser. With a password you can sign in anywhere, and keep your games and seats.
way-back = Login link
way-back-why = A link that signs you in as the same guest on another device. A new link replaces the old one.
way-back-make = Create a link
register = Create an account
register-why = You don’t need one to play: guests only need a name.
password = Password
password-old = Old password
password-new = New password
password-change = Change password
password-hint = At least eight characters; a whole sentence works well.
name-needed = Type a name.
password-needed = Type the password.
password-short = The password is too short: at least eight characters.
tokens-head = API tokens
tokens-why = With an API token, your own programs can read your games and play as you.
token-label = What it is for
token-make = Create a token
token-once = Copy it now: it is shown only once.
revoke = Revoke
my-data = My data
export = Download
export-why = Everything this server knows about you, as a file.
erase = Delete my account
erase-why = Your name, password, tokens and decks are deleted for good. Games you played with others are kept without your name.
erase-confirm = To confirm, type { $name }
theme-system = Match system
text-size = Text size
motion = Motion
pace-system = Match system
pace-normal = Normal
pace-fast = Fast
pace-off = Off
set-look = Appearance
set-play = Play
set-sound = Sound
set-sounds = Sounds
volume = Volume
captions = Captions
captions-note = show sounds as text
set-remind = Remind me before a turn ends
set-remind-note = only when something useful is left
set-confirm = Confirm irreversible actions
set-confirm-note = conceding, leaving
set-anew = Reset to defaults
keyboard = Keyboard

# replay
replay-later = The game is still being played
replay = Replay
replay-controls = Replay controls
replay-log = Log
replay-why = This choice
replay-hands = Hands
replay-more = More
replay-rules = Show rules
replay-start = Start
replay-at = { $n } of { $last }
replay-slider = Position in the game
replay-play = Play
replay-pause = Pause
replay-step = Next choice
replay-step-back = Previous choice
replay-turn = Next turn
replay-turn-back = Previous turn
replay-speed = Speed
replay-eyes = Point of view
replay-open = Show all hands
replay-link = Copy a link to this moment
replay-go-on = Continue from here
go-on-how = A new table begins after { $n ->
    [one] one choice
   *[other] { $n } choices
} of this game, with the same cards in the same order. It does not count for ratings.
go-on-me = I play
go-on-bot = Bot: { $name }
go-on-other = Someone else
go-on-begin = Begin
go-on-table = Set up the table
why-next = { $name } chooses next, among { $n } options.
why-none = No one had a choice here.
why-ask = What would the bot do?
why-onward = To the next choice
why-thinking = The bot is simulating games…
why-taken = chosen
why-how = Win chances from { $n } simulated games, using only what that player could see.
curve-ask = Show the win curve
curve-thinking = Simulating the game turn by turn… { $n } s
curve-told = Win chance by turn. { $told }
pile-of = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
question = Question
answers = Answers

# The end of a game
swap-seats = Swap seats
same-deal = Same deal
copy-link = Copy link
shuffle-proof = Check the shuffle
team = Team
chance = Win chance, turn by turn
chance-ask = Calculate everyone’s win chances
rating-now = Rating { $n }
proof-about = Before anyone sat down, the server committed to a secret number by publishing its fingerprint. The cards were dealt from that number and the words the players added, so no one could choose it alone. Your browser has just recomputed it:
proof-promise = Fingerprint published before the game
proof-salt = The secret number
proof-words = Words the players added
proof-seed = The seed of the deal
proof-holds = matches the commitment
proof-follows = follows from both
proof-fails = does not match!
proof-given = This deal was requested: its seed was known beforehand, so there was no commitment.
proof-record = The whole game in one line, for “vigil replay” and “vigil verify”:
copy-game = Copy the game

# Lessons
lesson = Lesson
lesson-leave = Leave the lesson
lesson-next = Continue
lesson-done = Play on
lesson-skip = Skip
learn-it = Learn it in two minutes
learn-short = Learn

# automatic answers
auto = auto
autos = Automatic answers
autos-are = Automatic answers: { $which }
autos-none = None
autos-none-note = you are always asked
autos-convenient = Convenient
autos-convenient-note = yes to effects that only help you, plus your saved answers
autos-custom = Custom
autos-custom-note = only your saved answers
remember = Remember
remember-note = From now on this card’s question is answered the same way automatically
remember-skip = Remember to skip
remember-skip-note = If you choose nothing now, this card’s question is skipped automatically from now on
remember-on = Your next answer will be remembered.
remember-skip-on = If you choose nothing, that will be remembered.
remember-off = Nothing will be remembered.
remembered = Saved answers
remembered-none = No saved answers yet. When a card asks, use “Remember” beside the answers, the O key, or a long press on the answer.
always-yes = always yes
always-no = always no
always-done = always skipped
always-pass = always passed
forget-answer = { $card }: ask me again
key-remember = remember my answer to this card’s question

# verbosity for screen readers
voice = Screen reader
voice-brief = Brief
voice-brief-note = one sentence for each opponent’s turn
voice-normal = Normal
voice-normal-note = a summary of each turn, plus your own actions
voice-full = Full
voice-full-note = everything, as it happens
voice-milled = { $n ->
    [one] You mill one card.
   *[other] You mill { $n } cards.
 }

# PINs on shared devices
pin-of = PIN of player { $n }
pin-place = PIN
pin-how = Each player can set a PIN of 4 to 8 digits, required before their cards are shown. It stops curious neighbors, not people who know their way around browsers. It can’t be recovered.
pin-nowhere = No PINs here: over plain http the browser cannot store one safely. Open the table over https, or on the machine that runs it.
pin-form = A PIN has 4 to 8 digits.
pin-your = Your PIN, { $name }
pin-why = The cards are hidden until you have typed your PIN.
pin-wrong = Wrong PIN.
pin-wait = { $n ->
    [one] Wrong PIN. Try again in one second.
   *[other] Wrong PIN. Try again in { $n } seconds.
 }
how-conceded-you = You conceded.
read-pile = { $pile }, { $n ->
    [one] one card
   *[other] { $n } cards
 }:
read-pile-empty = { $pile }: no cards.
you-watch = You are watching
watch-side = from { $name }’s point of view
new-tab = in a new tab
voice-all = You play { $cards }.
card-by-card = Card by card
chart-which = What to show
study-offer = What were everyone’s win chances, which turns decided the game, and how much was luck?
moments = Turning points
moment-look = See it again
moments-none = No single turn decided this game.
luck = Luck
luck-kind = { $name } was lucky: { $n } percentage points (± { $doubt }).
luck-kind-you = You were lucky: { $n } percentage points (± { $doubt }).
luck-unkind = { $name } was unlucky: { $n } percentage points (± { $doubt }).
luck-unkind-you = You were unlucky: { $n } percentage points (± { $doubt }).
luck-even = { $name } had neither good nor bad luck: { $n } percentage points (± { $doubt }).
luck-even-you = You had neither good nor bad luck: { $n } percentage points (± { $doubt }).
luck-about = How much the cards drawn changed the win chance, compared with an average draw. The rest is down to everyone’s choices. The dotted line shows the running total.
luck-most-kind = Luckiest moment ({ $n }): better for { $name } than an average draw.
luck-most-kind-you = Luckiest moment ({ $n }): better for you than an average draw.
luck-most-unkind = Unluckiest moment ({ $n }): worse for { $name } than an average draw.
luck-most-unkind-you = Unluckiest moment ({ $n }): worse for you than an average draw.
luck-came = What came up: { $what }
luck-when = When: { $turn }
luck-thinking = Separating luck from choices… { $n } s
luck-none = Not calculated.
luck-mark = Luck: { $n } for { $name }. { $what }
swing-mark = Turning point: { $turn } { $n } for { $name }
try-again = Try again
tab-chances = Chances
replay-beside = Log and explanation
