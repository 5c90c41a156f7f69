# The page's own words. What the game says (cards, prompts, options, log) comes from the server.

title = Light the candle. Take your seat.
pitch = Two card games at one quiet table: against a friend, a stranger, or a bot that never peeks.
game = Game
ascension-players = 1–6 players, 30 min
conflictus-players = 2–4 players, 20 min
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
credits-icons = Icons: Lorc, Delapouite and others, under CC BY 3.0, recoloured and composed into pictures:
credits-fonts = Fonts: Alegreya, Alegreya SC and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica); Forum by Denis Masharov; all under the SIL Open Font License.
guest = Guest
separator = {"; "}
labelled = { $name }: { $text }
loading = The cards are being dealt …
offline = The line is down. Trying again …
try-now = Try now
closed = This seat is open in another window.
back = Back to the start
nowhere = Nothing here
nowhere-about = There is no page at this address. Perhaps a letter went astray.
no-cards = There are no cards of a game “{ $game }” here. These are the games there are:
no-lesson = There is no lesson “{ $game }”. These are the games one can learn here:
no-card = There is no card “{ $card }” among these.
no-deck = There is no deck “{ $name }” on your shelf.
deck-begin-so = Begin one of this name
no-person = Nobody here has games at this address.

pool = Honor pool
of = of { $n }
deck = Deck
center-deck = Center deck
void = The Void
always = Always available
played = Played this turn
constructs = Your constructs
discard = Discard pile
# on a phone: one word under each pile
pile-center = Center
pile-void = Void
pile-deck = Deck
pile-discard = Discard
pile-played = Played
hand = Hand
row = Center row
rune = Runes
power = Power
honor = Honor
resources-have = What you have
# a card as it is called by who reads it aloud
card-cost = cost { $n }
card-power = power { $n } to defeat
card-values = attack { $attack }, defense { $defense }, mill { $mill }
play-all = Play all
undo = Undo
ask-undo = Ask to undo
end-turn = End turn
end-anyway = End anyway
still = You could still: { $what }
log = Log
menu = Menu
rules = Rules
close = Close
used = used
waits = waiting for you
thinks = is thinking …
not-your-turn = { $name } is playing.
since = Since your turn:
since-more = and { $n } more
quiet = Play a card, or take what is lit.
last-round = The last round
honor-at-end = { $n } honor at the end
copies = { $n } in the center deck
cannot = You cannot choose it now:
cost-now = Cost now
concede = Concede
sure = Concede the game?
yes = Yes
no = No
opponents = Opponents
mine = My table
turn-of = Turn { $n } · { $name }
wants-undo = { $name } would like to take back { $n ->
    [one] one choice
   *[other] { $n } choices
 }.

# Beside the game
beside = Beside the game
hint = Hint
known = Known cards
chat = Chat
chat-unread = Chat, { $n } new
undo-late = Undo, although something has been revealed since
undo-asked = Asked …
reset-turn = Take the whole turn back
clock-of = { $name }: { $time }
clock-left = { $n } seconds left.
zero-wait = At zero: nothing happens, the others wait
zero-bot = At zero: a bot plays on
zero-forfeit = At zero: the game is lost
bot-plays-on = a bot plays on
has-left = has left
has-forfeited = lost: a bot plays on
is-out = out of the game
lapses-of = { $name } loses the game in { $time } unless they go on
lapses-why = Nobody has moved for weeks. Whoever is asked and lets a rated game lie loses it.
is-away = is away
you-act = your move
your-turn-now = It is your turn.
copied = Copied.
copy = Copy
see-then = See the table as it was then
log-mine = Only mine
pile-empty = No cards here.
values-now = Values now
damage = Damage
used-now = Used this turn
counters = Counters
copies-row = In the center deck
can-be-chosen = It can be chosen now.
about-hero = A hero goes to your discard pile at the end of the turn.
about-construct = A construct stays in front of you and works in every turn.
about-monster = A monster is defeated with power, for its reward.
step-back = One step back
step-on = One step on
to-live = Back to now
live-again = The table as it is now.
taken-back = Taken back: { $what }
seeing = The table as it was: { $when }
seeing-ascension = round { $n }
seeing-conflictus = round { $n }
sound-on = Sound is on
sound-off = Sound is off
motion-normal = Motion: normal
motion-fast = Motion: fast
motion-off = Motion: off
leave = Leave the table
leave-wait = Leave? The others will wait for you.
leave-bot = Leave? A bot will play on for you.
leave-forfeit = Leave? The game will count as lost.
watching = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
all-rules = In the rules
restarting = The server is restarting. The table will be back in a moment …
closed-signed-out = You have been signed out.
closed-removed = You have been removed from this table.
undo-waits = You have asked to take something back: { $agreed } of { $wanted } agree.
stand-in = A bot is playing for you.
come-back = Take my seat back

# Chat
chat-empty = Nothing has been said yet.
say-something = Say something
send = Send
mute = Mute { $name }
unmute = Hear { $name } again
muted-now = { $name } is muted.
unmuted = You hear { $name } again.
mutes = Whom you hear
mute-all = Mute the whole table
unmute-all = Hear the table again
quiet-now = You hear nobody at this table.
quiet-no-more = You hear the table again.
phrases = Ready phrases
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-oops = Oops!
say-thinking = I am thinking …
say-sorry = Sorry!
say-good-game = Good game!
say-again = Again?
emotes = Faces
emote-smile = Smile
emote-laugh = Laugh
emote-wow = Surprise
emote-think = Thinking
emote-sad = Sadness
emote-bravo = Bravo

# Known cards
zone-deck = deck
zone-hand = hand
zone-discard = discard pile
zone-center = center deck
zone-mons = mons
zone-reserve = reserve
zone-captive = captives
zone-mortis = mortis
zone-exterminatus = exterminatus
zone-of = { $name }: { $zone }
on-top = on top
under = under { $n }
in-your-deck = Your deck, { $n } cards, in no order
in-your-mons = Your mons, { $n } cards, in no order
known-none = Nothing hidden is known to you now.

# Hints
hint-about = A bot thinks about your choice, knowing only what you know. That you asked is noted in the record.
hint-ask = What would you do?
hint-thinks = It is thinking …
hint-best = I would: { $what }
hint-table = Chances of winning
hint-take = Do that
hint-likely = Probably: { $what }
hint-later = Ask again when it is your turn.

# Keys
keys = Keys
keys-act = Acting
keys-read = Reading aloud
keys-look = Looking
key-arrows = from card to card, from zone to zone
key-enter = choose
key-space = look at the card
key-why = why not this card?
key-numbers = answer with this option
key-all = play all
key-end = end the turn
key-pass = pass
key-undo = undo
key-reset = take the whole turn back
key-hint = hint
key-command = type a command
key-turn = whose turn it is, what is asked
key-hand = hand
key-resources = resources
key-row = center row
key-field = warriors on the table
key-constructs = constructs and played cards
key-transition = transition
key-opponents = opponents
key-pool = honor pool
key-mons = mons of everybody
key-deck = own deck
key-discard = discard pile
key-mortis = mortis
key-void = the Void
key-exterminatus = exterminatus
key-options = what can be chosen
key-since = what happened since your turn
key-clocks = clocks
key-log = log
key-chat = chat
key-known = known cards
key-steps = step back, step on
key-mute = sound on, off
key-menu = menu: leave, concede
key-help = these keys
key-escape = close, back to now

# Reading aloud
read-none = none
read-nothing = Nothing notable since.
read-earlier = { $n } earlier
read-you-are-asked = You are asked: { $what }
read-options = { $n ->
    [one] One option:
   *[other] { $n } options:
}
read-no-options = Nothing can be chosen now.
read-no-clock = There are no clocks at this table.
read-deck = { $n ->
    [one] One card in your deck.
   *[other] { $n } cards in your deck.
}
read-hand = { $n ->
    [one] One card in hand:
   *[other] { $n } cards in hand:
}
read-dark = cannot be chosen now
read-resources = { $runes ->
    [one] One rune
   *[other] { $runes } runes
 }, { $power } power, { $honor } honor.
read-sources = Free sources: { $light } of light, { $shadow } of shadow.
read-opponent = { $name }: { $honor } honor, { $hand ->
    [one] one card
   *[other] { $hand } cards
 } in hand, { $deck } in the deck, { $discard } discarded.
read-their-constructs = Constructs: { $cards }.
read-pool = { $n } honor left in the pool.
read-foe = { $name }: { $mons } in the mons, { $hand ->
    [one] one card
   *[other] { $hand } cards
 } in hand, { $mortis } in the mortis.

# Sounds, for those who do not hear them
cue-turn = ♪ Your turn
cue-low = ♪ Ten seconds left
cue-chat = ♪ Somebody speaks
game-ascension = Ascension
game-conflictus = Conflictus Aeternus

# The typed line
command = Command
command-example = play apprentice, end, why 3 …
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
cmd-hear = hear
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
draw = A draw
nobody = The game is over
to = to
rematch = Rematch
count = The count
tokens = Honor tokens
total = Total
starters = Starters
enlightened = Enlightened
lifebound = Lifebound
mechana = Mechana
void-faction = Void
how-honor = The candle is out: the honor pool is empty.
how-rounds = The limit of rounds was reached.
how-conceded = { $n ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
 }
how-other = The game has ended.

mons = Mons
mortis = Mortis
exterminatus = Exterminatus
exterminatus-brief = Ext.
free-sources = Free sources
transition = Transition
top-first = top resolves first
round-of = Round { $n } · { $name }
phase-0 = Maintenance
phase-1 = Draw
phase-2 = Main
phase-3 = Attack
phase-4 = Block
phase-5 = Damage
phase-6 = Sacrifice
captive = captive

# cards and rules
study = For studying
study-cards = Cards
study-rules = Rules
study-decks = Decks
find = Search
find-cards = Words, { $example }, cost<=3
find-rules = Search the rules
find-help = How to search
filters = Filters
sort = Order
sort-number = By number
sort-name = By name
sort-cost = By cost
sort-faction = By faction
sort-rarity = By rarity
sort-worth = By worth
found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
found-none = No card is like that.
clear = Clear filters
help-words = Words are looked for in name, type and text; capitals and accents do not matter.
help-fields = class, faction, rarity, keyword, subclass, set – as the rules call them, or in your language
help-numbers = cost and other numbers, with =, !=, <, <=, >, >=
help-signs = not this; this or that; together; one after the other
help-try = Try:
query-field = There is no field “{ $name }”. There are: { $known }.
query-value = After “{ $name }” something is still missing.
query-number = “{ $name }” is compared with a number, not with “{ $value }”.
query-compare = “{ $name }” is a word: write { $name }: instead of { $name }{ $sign }.
query-unknown = No card has “{ $value }” as { $name }. There are: { $known }.
query-none = The cards of this game have no { $name }.
query-quote = A quotation mark is not closed.
query-open = A bracket is not closed.
query-close = There is a bracket too many.
query-not = After the minus sign something is still missing.
pick-faction = Faction
pick-kind = Type
pick-cost = Cost
pick-rarity = Rarity
pick-set = Set
pick-keyword = Keyword
any-set = Every set
any-keyword = Every keyword
faction-enlightened = Enlightened
faction-lifebound = Lifebound
faction-mechana = Mechana
faction-void = Void
faction-monster = Monsters
faction-citadel = Always available
faction-bone = Starters
faction-light = Light
faction-shadow = Shadow
faction-neutral = Neutral
kind-hero = Heroes
kind-construct = Constructs
kind-monster = Monsters
kind-source = Sources
kind-warrior = Warriors
kind-amulet = Amulets
kind-relic = Relics
kind-equipment = Equipment
rarity-iron = Iron
rarity-silver = Silver
rarity-gold = Gold
rarity-diamond = Diamond
set-start = Starting cards
set-always = Always available
set-base = Base set
set-fallen = Return of the Fallen
fact-number = Number
fact-cost = Cost
fact-values = Attack / defense / mill
fact-copies = In the center deck
worth = Worth in the laboratory
worth-acquired = Bots that acquired it won { $with } of their games, the others { $without }.
worth-defeated = Bots that defeated it won { $with } of their games, the others { $without }.
worth-played = Bots that brought it into play won { $with } of their games; those who had it in their deck and did not, { $without }.
worth-between = With { $level } certainty the difference lies between { $low } and { $high } points.
worth-more = That is more than chance.
worth-less = That is more than bad luck: who has it wins less often.
worth-open = That may be chance.
worth-cause-ascension = This shows what winners have, not what makes them win: who is ahead can afford dear cards.
worth-cause-conflictus = This shows what winners do, not what makes them win: who lasts longer brings more cards into play.
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
before = The one before
next = The next one
contents = Contents
rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-none = No rule says that.
rules-no-such = There is no rule { $id }.
rules-english = The rules are written in English only.
rule-decision = Decision:

# decks
decks-mine = Your decks
decks-ready = Ready to play
decks-none = Your shelf is empty. Begin a deck, or copy one of those below and change it.
deck-new = My deck
deck-begin = New deck
deck-this = Deck
deck-name = Name of the deck
deck-name-odd = The name of a deck cannot have / or \ in it.
deck-open = Open
deck-copy = Copy and change
deck-play = Play
deck-play-now = Play it now
deck-drop = Throw away { $name }
deck-drop-sure = Yes, throw it away
deck-save = Save
deck-saved = { $name } stands on your shelf.
deck-begun = A new deck: nothing is kept under this name yet.
deck-import = Read a list or code
deck-import-how = A code that begins with ca1-, or a list: a number and a card in each line, in any of the four languages.
deck-file = Choose a file
deck-file-drop = or drop it here: a text with the list or the code
deck-file-read = { $name } was read.
deck-file-large = { $name } is too large for a deck list: at most 8 kB.
deck-file-odd = { $name } holds no text that can be read. A deck list is a text file.
deck-read = Read it
deck-code = Code to pass on
deck-as-text = List
deck-to-file = Save as a file
format = Format
format-classic = Classic
format-rapidinha = Quick game
deck-empty = No card yet.
deck-how = Choose cards to put them into the deck.
deck-legal = This deck may be played.
deck-not-legal = not legal yet
deck-advice = { $n ->
    [one] A hint from the rulebook
   *[other] { $n } hints from the rulebook
}
deck-has = { $n } in the deck
deck-less = One { $name } less
deck-more = One { $name } more
deck-look = Look at { $name }
deck-as-list = as a list
deck-as-cards = as cards
deck-tab-list = Cards
deck-tab-charts = Charts
deck-tab-odds = Odds
deck-tab-hand = Hand
deck-tab-share = Share
chart-curve = What it costs
chart-average = { $n } on the average
chart-kinds = Classes
chart-colours = Factions
chart-sources = { $n ->
    [one] { $n } source
   *[other] { $n } sources
}
odds-opening = Sources among the first { $n } cards
odds-any = What will I have drawn?
odds-what = Of
odds-least = At least
odds-seen = Cards drawn
odds-told = for at least { $n } of { $of } in { $seen } of { $size } cards
odds-cards = Cards seen
odds-chance = Chance
hand-again = Another hand
hand-more = Draw one
hand-left = { $n } left
# around the games
sign-in = Sign in
sign-out = Sign out
account = Account
settings = Settings
history = My games
history-of = Games of { $name }
ratings = Ratings
more = More
more-ways = Other ways to play
done = done
make-table = Make a table
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
hot-seat-how = Everybody plays on this device. Between turns a screen hides the cards until the next player has it.
solo = Solo
solo-note = against Samael
against-n = against { $n } bots:
against-names = against { $names }
waiting-n = { $n } games wait for you
bots-count = Bots
your-deck = Your deck
deck-any = any ready deck
ready-decks = Ready decks
decks-own = Your decks
less = Less
more-of = More
by-rules = by the rules
house-rules = House rules
more-options = More options
who-comes = Who may come
by-invitation = by invitation
public = everybody
seats = Seats
seat-n = Seat { $n }
seat-me = you
seat-open = open for anybody
seat-free = free
seat-beside = somebody on this device
bots = Bots
bot-named = Bot: { $name }
a-bot = bot
name = Name
your-name = Your name
sign = Your medal
sign-n = Medal { $n }
table = Table
table-of = Table of { $name }
table-title = Name of the table
make-it = Make the table
begin = Begin
clock = Clock
clock-none = none
clock-move = per move
clock-bank = per game
clock-days = days
clock-seconds = Seconds for a move: all one answers until somebody else is asked
clock-minutes = Minutes for the game
clock-increment = Seconds added for each move
clock-per-move = Days for a move
clock-told-move = { $time } a move
clock-told-bank = { $time } + { $more } s
clock-told-days =
    { $n ->
        [one] one day a move
       *[other] { $n } days a move
    }
minutes = { $n } min
best-of = best of { $n }
honor-of = { $n } honor
at-zero = When the time is up
leaving = When somebody leaves
happens-wait = wait
happens-bot = a bot plays on
happens-forfeit = the game is lost
stand-in-which = Which bot
undo-how = Taking back
undo-ask = by consent
undo-free = only what nobody has seen
undo-never = never
spectators = Others may look on
delay = Spectators are behind, in seconds
chat-allowed = Chat
rated = Rated
rated-note = only among different players, as the rules have it, and when nothing seen was taken back alone
unrated = not rated
invite = Invite
invite-link = Link
invite-code = Code
share = Share
qr = The link as a code for the camera of a phone
qr-note = for a phone in the same network
invite-here = This link works on this device only. For phones and computers in the same network, start the server with “vigil serve --lan”.
is-here = is here
sit-here = Sit here
with-what = with { $what }
came-along = That comes with “{ $what }”, which is chosen now.
team-0 = Team of the Sun
team-1 = Team of the Moon
team-2 = Team of the Star
move-here = Move here
stand-up = Stand up
send-away = Send away
add-bot = Add a bot …
put-bot = A bot on seat { $n }
wait-for-seats = The game can begin when every seat is taken.
take-a-seat = Take a seat to play.
full-look-on = Every seat is taken. The game will be shown here when it begins.
give-up = Give the table up
given-up = This table was given up.
no-table = No table here
shuffle-words = Help to shuffle
shuffle-why = The server has promised its part of the shuffle already. Add words of your own, and nobody can have known the cards before; after the game it can be checked.
shuffle-any = any words
shuffle-added = Shuffled in: { $words }
promise = Promise
add = Add
join-by-code = Join by code
join-how = Paste the link or the code that you were sent.
join-odd = That is no code. A code has letters and digits only; a link ends with one.
public-tables = Tables
which-tables = Which tables
tables-open = waiting for players
tables-running = being played
tables-mine = mine
all = all
look-on = Look on
look-at = Look
no-tables = No table here just now. Make one!
no-games = No game has been finished yet.
earlier = Earlier games
ended-win = won
ended-loss = lost
ended-draw = draw
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
ratings-how = How strong somebody is believed to be, and how far off that may be. Only rated games count.
no-ratings = Nobody has played a rated game of this kind yet.
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
claim = Keep as an account
claim-why = A guest is known by this browser only. With a password you can come back from anywhere; games and seats stay.
way-back = Way back
way-back-why = A link by which you come back as the same guest on another device. A new one ends the one before.
way-back-make = Make a link
register = Make an account
register-why = Not needed to play: a guest only gives a name.
password = Password
password-old = Old password
password-new = New password
password-change = Change password
password-hint = At least eight letters; a sentence is good.
name-needed = Type a name.
password-needed = Type the password.
password-short = The password is too short: at least eight characters.
tokens-head = Keys for programs
tokens-why = With a key a program of yours can read and play in your name.
token-label = What it is for
token-make = Make a key
token-once = Keep it: it is shown this once.
revoke = Revoke
my-data = My data
export = Download
export-why = Everything this server knows of you, as a file.
erase = Erase me
erase-why = Name, password, keys and decks go for good. Games that others played too stay, without your name.
erase-confirm = To be sure, type { $name }
theme-system = like the system
text-size = Size of text
motion = Movement
pace-system = like the system
pace-normal = normal
pace-fast = fast
pace-off = off
set-look = Look
set-play = Play
set-sound = Sound
set-sounds = Sounds
volume = Volume
captions = Captions
captions-note = what is heard is written, too
set-remind = Remind me before a turn ends
set-remind-note = only when something useful is left
set-confirm = Ask before what cannot be undone
set-confirm-note = giving up, leaving
set-stops = Conflictus stops
stops-smart = smart
stops-smart-note = where something can be done
stops-phases = by phase
stops-phases-note = in the phases that are marked
stops-full = all
stops-full-note = full control
set-anew = As it was at first
keyboard = Keyboard
# Conflictus: the table
mons-life = life
mons-about = The mons is a player's life: the pile they draw from. Who cannot draw or mill from it any more has lost.
mons-of = Mons of { $name }: { $n }
n-light = { $n } Light
n-shadow = { $n } Shadow
spent-sources = Spent sources
bound = bound:
captive-theirs = holds a captive
damage-n = { $n } damage
attacks-whom = attacks { $name }
is-blocked = blocked
is-blocking = blocks
marked = leaves at the end of the round
beneath = { $name }, beneath
token = token
counter-vanish = Vanish counters
counter-reduction = Reduction counters
counter-growth = +1/+1/+1 counters
counter-charge = Charge counters
phases = Phases
before-game = Before the game
stops = Where you are asked
stops-full-short = full control
stop-mode-smart = Smart
stop-mode-smart-about = In your main phase, when you can answer an opponent, and when a play has a point.
stop-mode-full = Full control
stop-mode-phases = By phase
stop-mode-phases-about = Only in the phases that are marked below, and when you can answer an opponent.
stop-mode-full-about = Wherever you could do anything at all.
stop-also = Also stop in
stop-mine = Stop in my rounds: { $phase }
stop-theirs = Stop in others’ rounds: { $phase }
my-rounds = my rounds
their-rounds = others’ rounds
paying = Paying
pay-auto = Pay by itself
pay-auto-about = With as few sources as possible.
pay-ask = Ask me
pay-ask-about = Which sources pay, and whether to bind more.
you = You
item-activated = ability
item-triggered = set off
lately = What happened
start-over = Start over
acts = What you can do
answer = Choose
attack-with = { $n ->
    [0] Nobody attacks
    [one] Attack with 1
   *[other] Attack with { $n }
}
block-with = { $n ->
    [0] Nobody blocks
    [one] Block with 1
   *[other] Block with { $n }
}
pass-anyway = Pass anyway
then-resolves = then { $name } resolves
then-on = ends: { $phase }
pass-until = Pass until …
until-something = until somebody does something
until-phase = until the next phase
until-turn = until my next round
passing-until-something = Passing until somebody does something.
passing-until-phase = Passing until the next phase.
passing-until-turn = Passing until your next round.
stop-it = Stop
passed-for-you = Passed for you: { $phases }
stop-there = Ask me there
may-respond = you may respond
your-move = your move
game-of = Game { $n } of { $of } · { $score }
also-possible = Also possible: { $n }
passes = Passing …
pays = Paying …
not-you = Not your move
left-out = Left out:

# replay
replay-later = The game is still being played
replay = Replay
replay-controls = Replay controls
replay-log = Log
replay-why = This choice
replay-hands = Hands
replay-more = More
replay-rules = with rules
replay-start = The start
replay-at = { $n } of { $last }
replay-slider = Where in the game
replay-play = Play
replay-pause = Pause
replay-step = One choice on
replay-step-back = One choice back
replay-turn = To the next turn
replay-turn-back = To the turn before
replay-speed = Speed
replay-eyes = Through whose eyes
replay-open = Open hands
replay-link = Copy the link to this moment
replay-go-on = Continue from here
go-on-how = A new table begins after { $n } choices of this game, with the same cards in the same order. It does not count for ratings.
go-on-me = I play
go-on-bot = Bot: { $name }
go-on-other = Somebody else
go-on-begin = Begin
go-on-table = Set up the table
why-next = { $name } chooses next, among { $n } options.
why-none = Here nobody had anything to choose.
why-ask = What would the bot say?
why-onward = To the next choice
why-thinking = The bot plays it through …
why-taken = chosen
why-how = Chances of winning from { $n } simulated games, as the one who chose could know the table.
curve-ask = Show the win curve
curve-thinking = The game is played through turn by turn … { $n } s
curve-told = Chance of winning by turn. { $told }
# The table of Ascension
asc-samael = Samael
asc-cancel = Cancel
cards-to-choose = Cards to choose from
constructs-of = Constructs
trophies = Trophies
trophies-n = { $n ->
    [one] and { $n } trophy
   *[other] and { $n } trophies
  }
samael-stack = { $n ->
    [one] { $n } card in his stack
   *[other] { $n } cards in his stack
  }
samael-cards = Samael’s stack
side-of = { $name }: everything that lies open
partner = your partner
team-honor = { $team }: { $n }
score-now = { $n } with cards
unseen-cards = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
  }
nothing-yet = Nothing lies here yet.
box = Box
mystics = Mystics
heavies = Heavy Infantry
cultists = Cultist
pile-of = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
only-for = { $n } more, only for: { $cards }
from-pile = { $pile } · { $n }
name-card = Name a card …
one-of = Choose 1 of { $n }
look-for = Look for a card
see-table = See the table
take-back = Take back what led here
question = The question
answers = Answers
extra-turn = Extra turn
extra-next = { $n ->
    [one] One more turn to come
   *[other] { $n } more turns to come
  }

# The end of a game
swap-seats = Swap seats
same-deal = Same deal
copy-link = Copy link
shuffle-proof = Check the shuffle
team = Team
other-cards = Other cards
honor-turns = Honor, turn by turn
chance = Chance to win, turn by turn
chance-ask = Work out everybody’s chances
rating-now = Rating { $n }
proof-about = Before anybody sat down the server promised a secret number by showing its fingerprint. The deal was made from that number and from the words everybody added, so nobody could choose it alone. Your browser has just computed it again:
proof-promise = Fingerprint shown before the game
proof-salt = The secret number
proof-words = Words that were added
proof-seed = The seed of the deal
proof-holds = is the one that was promised
proof-follows = follows from both
proof-fails = does not fit!
proof-given = This deal was asked for: its seed was known beforehand, so nothing was promised.
proof-record = The whole game in one line, for “vigil replay” and “vigil verify”:
copy-game = Copy the game

# Lessons
lesson = Lesson
lesson-leave = Leave the lesson
lesson-next = Go on
lesson-done = Play on
lesson-skip = Skip
learn-it = Learn it in two minutes
learn-short = Learn
lesson-asc-candle = This candle is the pool of honor. Whoever takes honor burns it down; when it is out, the game ends after that round, and the most honor wins: what you took, and the stars on your cards.
lesson-asc-hand = These five cards are your hand. An Apprentice brings a rune, a Militia brings power. Play all of them: one by one, or with this button.
lesson-asc-purse = Three runes and two power. They last for this turn only, so spend what you can.
lesson-asc-row = Runes buy heroes and constructs. What you can take now is lit. Take the Wolf Shaman: it brings a rune and another card whenever you play it.
lesson-asc-power = Power defeats monsters. The Cultist is always there: two power for one honor. Defeat it.
lesson-asc-discard = Your honor has gone up, the candle is shorter. What you took waits in your discard pile. When your deck is empty, this pile is shuffled and becomes your deck: that is how it gets better.
lesson-asc-end = Nothing is left to do. End your turn: everything you played is put away, and you draw five new cards.
lesson-asc-other = Your opponent has played. Press a player at any time to see all that lies open on their side.
lesson-asc-again = Your next five cards. Play them all.
lesson-asc-construct = Five runes! Snapdragon is a construct: once played, it stays in front of you and helps every turn. Take it, or whatever you like better.
lesson-asc-look = Hold a card, or press it with the right button, to read it. A dark card tells you why you cannot take it.
lesson-asc-undo = As long as you have not seen anything new, you can take back what you did, step by step or the whole turn.
lesson-asc-close = That is all there is to it. Play on until the candle is out. May you wear the laurels!

lesson-con-mons = This pile is your mons: your deck and your life in one. You draw from it, and attacks wear it down. Who has to take a card from it when it is empty has lost.
lesson-con-theirs = And this is your opponent’s. Empty it, and you have won.
lesson-con-source = Sources pay for everything. In your main phase you may play one, and another one in the opponent’s. Play a source: what you can play is lit.
lesson-con-warrior = The source is free now and pays for a card that costs one. Play a warrior: the number at the upper right is its cost.
lesson-con-transition = What is played waits on the transition first, so that everybody can answer. It resolves when all have passed: pass, if you are asked.
lesson-con-set = Your warrior stands in a set, with the source it is bound to. Upper left its attack, lower left its defense, lower right its mill. Stronger warriors can be piled on top of it later, and equipment put beside it.
lesson-con-phases = A round goes through several phases; here you see which one it is. Most pass by themselves; you are asked where it can matter.
lesson-con-attack = Pass to come to the attack. Then press your warrior.
lesson-con-mill = If nobody blocks, the opponent mills as many cards as your warrior’s mill says, from the mons to the mortis.
lesson-con-block = When you are attacked, press a warrior to block with it. The two then deal damage to each other, and nothing is milled. Some warriors only let their own kind block them.
lesson-con-stops = Here you say where you want to be asked: in single phases, of your rounds or of the others’, or everywhere.
lesson-con-look = Hold a card, or press it with the right button, to read it. A dark card tells you why you cannot play it.
lesson-con-close = That is all there is to it. Grow your sets, keep your mons, and empty theirs.

# automatic answers
auto = auto
autos = Automatic answers
autos-are = Automatic answers: { $which }
autos-none = none
autos-none-note = you are always asked
autos-convenient = convenient
autos-convenient-note = yes to what only gives, and all you have remembered
autos-custom = custom
autos-custom-note = only what you have remembered
remember = Remember
remember-note = From now on this card’s question gets the answer you give now, by itself
remember-skip = Remember to skip
remember-skip-note = If you choose nothing now, this card’s question is skipped by itself from now on
remember-on = Your next answer will be remembered.
remember-skip-on = If you choose nothing, that will be remembered.
remember-off = Nothing will be remembered.
remembered = Remembered answers
remembered-none = Nothing is remembered yet. Where a card asks: “Remember” beside the answers, the key O, or a long press on the answer itself.
always-yes = always yes
always-no = always no
always-done = always skipped
always-pass = always passed
forget-answer = { $card }: ask me again
yield = Always pass
yield-note = Whenever this is set off again, pass by itself
yield-on = { $card }: passed by itself from now on.
yield-off = { $card }: you will be asked again.
key-remember = remember my answer, where a card asks
key-yield = always pass at what was set off

# how much is told to those who listen
voice = Screen reader
voice-brief = brief
voice-brief-note = one sentence for each opponent’s turn
voice-normal = normal
voice-normal-note = a summary of each turn, and what you do yourself
voice-full = full
voice-full-note = everything, as it happens
voice-milled = { $n ->
    [one] You mill one card.
   *[other] You mill { $n } cards.
 }

# PINs at a device that is passed around
pin-of = PIN of player { $n }
pin-place = PIN
pin-how = Whoever wishes types a PIN of 4 to 8 digits; it is asked for before the cards are shown. It guards against a curious neighbour, not against somebody who knows their way around browsers. It cannot be recovered.
pin-nowhere = No PINs here: over plain http the browser has no way to keep one. Open the table at https, or on the machine that runs it.
pin-form = A PIN has 4 to 8 digits.
pin-your = Your PIN, { $name }
pin-why = The cards are hidden until you have typed your PIN.
pin-wrong = That was not it. Take your time.
pin-wait = { $n ->
    [one] That was not it. Try again in one second.
   *[other] That was not it. Try again in { $n } seconds.
 }
how-mons = { $n ->
    [one] The mons of { $names } is exhausted.
   *[other] The mons of { $names } are exhausted.
 }
how-mons-you = Your mons is exhausted.
how-drawn = Everybody lost at the same moment.
how-conceded-you = You gave up.
score-honor = honor
score-mons = cards left in the mons
score-games = games won
toll-milled = Milled
toll-destroyed = Destroyed
toll-mortis = In the mortis
toll-exterminatus = In the exterminatus
toll-hand = In hand
toll-mons = Left in the mons
toll-wins = Games won
toll-last-game = All this counts the last game.
rounds-played = { $n ->
    [one] One round was played.
   *[other] { $n } rounds were played.
 }
mons-rounds = The mons, round by round
read-pile = { $pile }, { $n ->
    [one] one card
   *[other] { $n } cards
 }:
read-pile-empty = { $pile }: no cards.
you-watch = You are watching
watch-side = from { $name }’s side
new-tab = in a new tab
voice-all = You play { $cards }.

card-by-card = Card by card
chart-which = What is drawn
study-offer = How good were everybody’s chances, on which turns did the game hang, and what was luck?
moments = Turning points
moment-look = See it again
moments-none = No single turn decided this game.
luck = Luck
luck-kind = Luck was with { $name }: { $n } points of a hundred (± { $doubt }).
luck-kind-you = Luck was with you: { $n } points of a hundred (± { $doubt }).
luck-unkind = Luck was against { $name }: { $n } points of a hundred (± { $doubt }).
luck-unkind-you = Luck was against you: { $n } points of a hundred (± { $doubt }).
luck-even = For { $name } luck cannot be told from none: { $n } points of a hundred (± { $doubt }).
luck-even-you = Your luck cannot be told from none: { $n } points of a hundred (± { $doubt }).
luck-about = So much did the cards off the piles change the chance to win, against what usually would have come. The rest was chosen, by everybody. The dotted line adds it up.
luck-most-kind = Luckiest moment ({ $n }): better for { $name } than what usually comes off the piles.
luck-most-kind-you = Luckiest moment ({ $n }): better for you than what usually comes off the piles.
luck-most-unkind = Unluckiest moment ({ $n }): worse for { $name } than what usually comes off the piles.
luck-most-unkind-you = Unluckiest moment ({ $n }): worse for you than what usually comes off the piles.
luck-came = What came up: { $what }
luck-when = It was here: { $turn }
luck-thinking = Luck is told apart from choices … { $n } s
luck-none = This has not been found out.
luck-mark = Luck: { $n } for { $name }. { $what }
swing-mark = Turning point: { $turn } { $n } for { $name }
try-again = Try again
toll-millers = What milled cards
toll-millers-about = Under each name: how many of their cards. Attackers that struck together stand together.
toll-fallen = Destroyed cards
toll-self = To pay, or by the rules
tab-chances = Chances
tab-honor = Honor
replay-beside = Log and explanation
