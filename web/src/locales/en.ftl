# The page’s own words. What the game says (cards, prompts, options, log) comes from the server.

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
loading = The cards are being dealt…
offline = Connection lost. Trying again…
try-now = Try now
closed = This seat is open in another window.
back = Back to the start
nowhere = Nothing here
nowhere-about = There is no page at this address. Perhaps a letter went astray.
no-cards = There is no game “{ $game }” here. Available games:
no-lesson = There is no lesson “{ $game }”. You can learn these games here:
no-card = There is no card “{ $card }” here.
no-deck = You have no deck “{ $name }”.
deck-begin-so = Create a deck with this name
no-person = No one with games is at this address.

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
card-power = { $n } Power to defeat
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
thinks = is thinking…
not-your-turn = { $name } is playing.
since = Since your turn:
since-more = and { $n } more
quiet = Play a card, or take one that is lit.
last-round = The last round
honor-at-end = { $n } Honor at the end
copies = { $n } in the center deck
cannot = You can’t choose it now:
cost-now = Cost now
concede = Concede
sure = Concede the game?
yes = Yes
no = No
opponents = Opponents
mine = My table
turn-of = Turn { $n } · { $name }
wants-undo = { $name } asks to undo { $n ->
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
lapses-of = { $name } loses the game in { $time } without a move
lapses-why = If it is your move in a rated game and you don’t play for weeks, you lose it.
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
copies-row = In the center deck
can-be-chosen = You can choose it now.
about-hero = A Hero goes to your discard pile at the end of the turn.
about-construct = A Construct stays in front of you and works every turn.
about-monster = A Monster is defeated with Power, for its Reward.
step-back = One step back
step-on = One step forward
to-live = Back to now
live-again = The table as it is now.
taken-back = Undone: { $what }
seeing = The table as it was: { $when }
seeing-ascension = round { $n }
seeing-conflictus = turn { $n }
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
all-rules = In the rules
restarting = The server is restarting. The table will be back in a moment…
closed-signed-out = You have been signed out.
closed-removed = You have been removed from this table.
undo-waits = You have asked to undo: { $agreed } of { $wanted } agree.
stand-in = A bot is playing for you.
come-back = Take my seat back

# Chat
chat-empty = Nothing has been said yet.
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
phrases = Ready phrases
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-oops = Oops!
say-thinking = I am thinking…
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
in-your-deck = Your deck, { $n } cards, in no particular order
in-your-mons = Your mons, { $n } cards, in no particular order
known-none = You don’t know any hidden cards right now.

# Hints
hint-about = A bot thinks about your choice, knowing only what you know. The record will show that you asked.
hint-ask = What would you do?
hint-thinks = Thinking…
hint-best = I would: { $what }
hint-table = Chances of winning
hint-take = Do that
hint-likely = Probably: { $what }
hint-later = Ask again when it is your turn.

# Keys
keys = Keys
keys-act = Playing
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
key-reset = undo the whole turn
key-hint = hint
key-command = type a command
key-turn = whose turn it is and what is asked
key-hand = hand
key-resources = resources
key-row = center row
key-field = warriors on the table
key-constructs = Constructs and played cards
key-transition = transition
key-opponents = opponents
key-pool = Honor pool
key-mons = everyone’s mons
key-deck = your deck
key-discard = discard pile
key-mortis = mortis
key-void = the Void
key-exterminatus = exterminatus
key-options = what you can choose
key-since = what happened since your turn
key-clocks = clocks
key-log = log
key-chat = chat
key-known = known cards
key-steps = step back, step forward
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
read-resources = { $runes ->
    [0] No Runes
    [one] One Rune
   *[other] { $runes } Runes
 }, { $power } Power, { $honor } Honor.
read-sources = Free sources: { $light } Light, { $shadow } Shadow.
read-opponent = { $name }: { $honor } Honor, { $hand ->
    [0] no cards
    [one] one card
   *[other] { $hand } cards
 } in hand, { $deck } in the deck, { $discard } discarded.
read-their-constructs = Constructs: { $cards }.
read-pool = { $n } Honor left in the pool.
read-foe = { $name }: { $mons } in the mons, { $hand ->
    [0] no cards
    [one] one card
   *[other] { $hand } cards
 } in hand, { $mortis } in the mortis.

# Sounds, for those who do not hear them
cue-turn = ♪ Your turn
cue-low = ♪ Ten seconds left
cue-chat = ♪ New chat message
game-ascension = Ascension
game-conflictus = Conflictus Aeternus

# The typed line
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
count = Score
tokens = Honor tokens
total = Total
starters = Starters
enlightened = Enlightened
lifebound = Lifebound
mechana = Mechana
void-faction = Void
how-honor = The candle is out: the Honor pool is empty.
how-rounds = The game has reached its length limit.
how-conceded = { $n ->
    [one] { $names } conceded.
   *[other] { $names } conceded.
 }
how-other = The game has ended.

mons = Mons
mortis = Mortis
exterminatus = Exterminatus
exterminatus-brief = Ext.
free-sources = Free sources
transition = Transition
top-first = top resolves first
round-of = Turn { $n } · { $name }
phase-0 = Maintenance
phase-1 = Draw
phase-2 = Main
phase-3 = Attack
phase-4 = Block
phase-5 = Damage
phase-6 = Sacrifice
captive = captive

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
found-none = No cards match.
clear = Clear filters
help-words = Words are searched in name, type and text; capitals and accents don’t matter.
help-fields = class, faction, rarity, keyword, subclass, set – as in the rules, or in your language
help-numbers = cost and other numbers, with =, !=, <, <=, >, >=
help-signs = not this; this or that; together; one after the other
help-try = Try:
query-field = There is no field “{ $name }”. There are: { $known }.
query-value = Something is missing after “{ $name }”.
query-number = Compare “{ $name }” with a number, not with “{ $value }”.
query-compare = “{ $name }” holds words: write { $name }: instead of { $name }{ $sign }.
query-unknown = No card has “{ $value }” as its { $name }. Try: { $known }.
query-none = Cards of this game have no { $name }.
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
worth-between = With { $level } confidence, the difference lies between { $low } and { $high } points.
worth-more = That is more than chance.
worth-less = That is more than bad luck: players who have it win less often.
worth-open = That may be chance.
worth-cause-ascension = This shows what winners have, not what makes them win: players who are ahead can afford expensive cards.
worth-cause-conflictus = This shows what winners do, not what makes them win: players who last longer bring more cards into play.
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
rules-english = The rules are written in English only.
rule-decision = Decision:

# decks
decks-mine = Your decks
decks-ready = Ready to play
decks-none = You have no decks yet. Create one, or copy one of those below and change it.
deck-new = My deck
deck-begin = New deck
deck-this = Deck
deck-name = Name of the deck
deck-name-odd = A deck’s name cannot contain / or \.
deck-open = Open
deck-copy = Copy and change
deck-play = Play
deck-play-now = Play it now
deck-drop = Delete { $name }
deck-drop-sure = Yes, delete it
deck-save = Save
deck-saved = { $name } is saved in your decks.
deck-begun = A new deck; nothing is saved under this name yet.
deck-import = Import a list or code
deck-import-how = A code that begins with ca1-, or a list: one number and card per line, in any of the four languages.
deck-file = Choose a file
deck-file-drop = or drop it here: a text file with the list or the code
deck-file-read = { $name } was read.
deck-file-large = { $name } is too large for a deck list: at most 8 kB.
deck-file-odd = { $name } has no readable text. A deck list is a text file.
deck-read = Import
deck-code = Code to share
deck-as-text = List
deck-to-file = Save as a file
format = Format
format-classic = Classic
format-rapidinha = Quick game
deck-empty = No cards yet.
deck-how = Choose cards to put them into the deck.
deck-legal = This deck is legal.
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
chart-curve = Cards by cost
chart-average = { $n } on average
chart-kinds = Classes
chart-colours = Factions
chart-sources = { $n ->
    [one] { $n } source
   *[other] { $n } sources
}
odds-opening = Sources among the first { $n } cards
odds-any = Chance of drawing a card
odds-what = Of
odds-least = At least
odds-seen = Cards drawn
odds-told = for at least { $n } of { $of } in { $seen } of { $size } cards
odds-cards = Cards seen
odds-chance = Chance
hand-again = New hand
hand-more = Draw a card
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
hot-seat-how = Everyone plays on this device. Between turns, a screen hides the cards until the next player has it.
solo = Solo
solo-note = against Samael
against-n = against { $n } bots:
against-names = against { $names }
waiting-n = { $n ->
    [one] one game waits for you
   *[other] { $n } games wait for you
}
bots-count = Bots
your-deck = Your deck
deck-any = any ready deck
ready-decks = Ready decks
decks-own = Your decks
less = Less
more-of = More
by-rules = as in the rules
house-rules = House rules
more-options = More options
who-comes = Who can join
by-invitation = by invitation
public = anyone
seats = Seats
seat-n = Seat { $n }
seat-me = you
seat-open = open to anyone
seat-free = free
seat-beside = someone on this device
bots = Bots
bot-named = Bot: { $name }
a-bot = bot
name = Name
your-name = Your name
sign = Your medal
sign-n = Medal { $n }
table = Table
table-of = { $name }'s table
table-title = Name of the table
make-it = Create the table
begin = Begin
clock = Clock
clock-none = none
clock-move = per move
clock-bank = per game
clock-days = days
clock-seconds = Seconds per move (all your answers until someone else has to act)
clock-minutes = Minutes for the game
clock-increment = Seconds added per move
clock-per-move = Days per move
clock-told-move = { $time } per move
clock-told-bank = { $time } + { $more } s
clock-told-days =
    { $n ->
        [one] one day per move
       *[other] { $n } days per move
    }
minutes = { $n } min
best-of = best of { $n }
honor-of = { $n } Honor
at-zero = When time runs out
leaving = When someone leaves
happens-wait = wait
happens-bot = a bot takes over
happens-forfeit = the game is lost
stand-in-which = Which bot
undo-how = Undo
undo-ask = by consent
undo-free = only if nothing was revealed
undo-never = never
spectators = Allow spectators
delay = Spectator delay (seconds)
chat-allowed = Chat
rated = Rated
rated-note = Counts only between different players, under the standard rules, and if no one undid a move after seeing something new without the others' consent
unrated = not rated
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
team-0 = Team of the Sun
team-1 = Team of the Moon
team-2 = Team of the Star
move-here = Move here
stand-up = Stand up
send-away = Remove from the table
add-bot = Add a bot…
put-bot = A bot on seat { $n }
wait-for-seats = The game can begin when every seat is taken.
take-a-seat = Take a seat to play.
full-look-on = Every seat is taken. You can watch the game here when it begins.
give-up = Close the table
given-up = This table was closed.
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
tables-open = waiting for players
tables-running = being played
tables-mine = mine
all = all
look-on = Watch
look-at = View
no-tables = There are no tables right now. Create one!
no-games = No finished games yet.
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
ratings-how = How strong each player is estimated to be, and how far off that may be. Only rated games count.
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
claim = Turn into an account
claim-why = Only this browser knows a guest. With a password you can come back from anywhere; your games and seats stay yours.
way-back = Sign-in link
way-back-why = A link that signs you in as the same guest on another device. A new link replaces the old one.
way-back-make = Create a link
register = Create an account
register-why = You don’t need one to play: as a guest you only give a name.
password = Password
password-old = Old password
password-new = New password
password-change = Change password
password-hint = At least eight characters; a whole sentence works well.
name-needed = Type a name.
password-needed = Type the password.
password-short = The password is too short: at least eight characters.
tokens-head = Keys for programs
tokens-why = With a key, your own program can read and play in your name.
token-label = What it is for
token-make = Create a key
token-once = Copy it now: it is shown only once.
revoke = Revoke
my-data = My data
export = Download
export-why = Everything this server knows about you, as a file.
erase = Delete my account
erase-why = Your name, password, keys and decks are deleted for good. Games that others played too stay, without your name.
erase-confirm = To be sure, type { $name }
theme-system = match system
text-size = Text size
motion = Motion
pace-system = match system
pace-normal = normal
pace-fast = fast
pace-off = off
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
set-stops = Conflictus stops
stops-smart = smart
stops-smart-note = where you can do something useful
stops-phases = by phase
stops-phases-note = in the phases you mark
stops-full = all
stops-full-note = full control
set-anew = Reset to defaults
keyboard = Keyboard
# Conflictus: the table
mons-life = life
mons-about = A player’s mons is their life: the pile they draw from. A player who must draw or mill with no cards left loses.
mons-of = { $name }'s mons: { $n }
n-light = { $n } Light
n-shadow = { $n } Shadow
spent-sources = Spent sources
bound = bound:
captive-theirs = holds a captive
damage-n = { $n } damage
attacks-whom = attacks { $name }
is-blocked = blocked
is-blocking = blocks
marked = leaves at the end of the turn
beneath = { $name }, beneath
token = token
counter-vanish = Vanish counters
counter-reduction = Reduction counters
counter-growth = +1/+1/+1 counters
counter-charge = Charge counters
phases = Phases
before-game = Before the game
stops = When you get priority
stops-full-short = full control
stop-mode-smart = Smart
stop-mode-smart-about = In your main phase, when you can respond to an opponent, and when a play makes sense.
stop-mode-full = Full control
stop-mode-phases = By phase
stop-mode-phases-about = Only in the phases marked below, and when you can respond to an opponent.
stop-mode-full-about = Whenever you could do anything at all.
stop-also = Also stop in
stop-mine = Stop in my turns: { $phase }
stop-theirs = Stop in others’ turns: { $phase }
my-rounds = my turns
their-rounds = others’ turns
paying = Paying
pay-auto = Pay automatically
pay-auto-about = With as few sources as possible.
pay-ask = Ask me
pay-ask-about = You choose which sources pay, and whether to bind more.
you = You
item-activated = ability
item-triggered = triggered
lately = What happened
start-over = Start over
acts = What you can do
answer = Choose
attack-with = { $n ->
    [0] No attack
    [one] Attack with 1 warrior
   *[other] Attack with { $n } warriors
}
block-with = { $n ->
    [0] No block
    [one] Block with 1 warrior
   *[other] Block with { $n } warriors
}
pass-anyway = Pass anyway
then-resolves = then { $name } resolves
then-on = ends: { $phase }
pass-until = Pass until…
until-something = until someone does something
until-phase = until the next phase
until-turn = until my next turn
passing-until-something = Passing until someone does something.
passing-until-phase = Passing until the next phase.
passing-until-turn = Passing until your next turn.
stop-it = Stop
passed-for-you = Passed for you: { $phases }
stop-there = Stop there next time
may-respond = you may respond
your-move = your move
game-of = Game { $n } of { $of } · { $score }
also-possible = Also possible: { $n }
passes = Passing…
pays = Paying…
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
replay-slider = Position in the game
replay-play = Play
replay-pause = Pause
replay-step = Next choice
replay-step-back = Previous choice
replay-turn = Next turn
replay-turn-back = Previous turn
replay-speed = Speed
replay-eyes = Point of view
replay-open = Open hands
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
why-ask = What would the bot say?
why-onward = To the next choice
why-thinking = The bot is playing it through…
why-taken = chosen
why-how = Chances of winning from { $n } simulated games, using only what that player could see.
curve-ask = Show the win curve
curve-thinking = Playing the game through turn by turn… { $n } s
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
side-of = { $name }: all face-up cards
partner = your teammate
team-honor = { $team }: { $n }
score-now = { $n } with cards
unseen-cards = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
  }
nothing-yet = Nothing here yet.
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
name-card = Name a card…
one-of = Choose 1 of { $n }
look-for = Look for a card
see-table = See the table
take-back = Undo what led here
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
chance = Chance of winning, turn by turn
chance-ask = Work out everyone’s chances
rating-now = Rating { $n }
proof-about = Before anyone sat down, the server committed to a secret number by publishing its fingerprint. The deal was made from that number and the words the players added, so no one could choose it alone. Your browser has just recomputed it:
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
lesson-asc-candle = This candle is the Honor pool. Taking Honor burns it down; when it is out, the game ends after that round, and the player with the most Honor wins: what you took, plus the stars on your cards.
lesson-asc-hand = These five cards are your hand. An Apprentice brings a Rune, a Militia brings Power. Play all of them: one by one, or with this button.
lesson-asc-purse = Three Runes and two Power. They only last this turn, so spend what you can.
lesson-asc-row = Runes buy Heroes and Constructs. Cards you can take now are lit. Take the Wolf Shaman: it brings a Rune and another card whenever you play it.
lesson-asc-power = Power defeats Monsters. The Cultist is always there: two Power for one Honor. Defeat it.
lesson-asc-discard = Your Honor has gone up, and the candle is shorter. Cards you take wait in your discard pile. When your deck is empty, this pile is shuffled and becomes your deck: that is how your deck improves.
lesson-asc-end = Nothing is left to do. End your turn: everything you played is discarded, and you draw five new cards.
lesson-asc-other = Your opponent has played. Press a player at any time to see all their face-up cards.
lesson-asc-again = Your next five cards. Play them all.
lesson-asc-construct = Five Runes! Snapdragon is a Construct: once played, it stays in front of you and helps every turn. Take it, or whatever you like better.
lesson-asc-look = Hold a card, or right-click it, to read it. A dark card tells you why you can’t take it.
lesson-asc-undo = As long as you haven’t seen anything new, you can undo what you did, step by step or the whole turn.
lesson-asc-close = That is all there is to it. Play on until the candle is out. May you wear the laurels!

lesson-con-mons = This pile is your mons: your deck and your life in one. You draw from it, and attacks wear it down. If you must take a card from it when it is empty, you lose.
lesson-con-theirs = And this is your opponent’s. If they run out first, you win.
lesson-con-source = Sources pay for everything. You may play one in your main phase, and another in an opponent’s. Play a source: cards you can play are lit.
lesson-con-warrior = The source is free now and pays for a card that costs one. Play a warrior: the number at the upper right is its cost.
lesson-con-transition = Cards you play wait on the transition first, so that everyone can respond. They resolve when everyone has passed: pass if you are asked.
lesson-con-set = Your warrior stands in a set, with the source bound to it. Upper left is its attack, lower left its defense, lower right its mill. Later you can pile stronger warriors on top of it and put equipment beside it.
lesson-con-phases = A turn goes through several phases; this shows which one it is. Most pass automatically; you are asked where it can matter.
lesson-con-attack = Pass to get to the attack. Then press your warrior.
lesson-con-mill = If no one blocks, your opponent mills as many cards as your warrior’s mill says, from the mons to the mortis.
lesson-con-block = When you are attacked, press a warrior to block with it. The two then deal damage to each other, and nothing is milled. Some warriors can only be blocked by their own kind.
lesson-con-stops = Here you set where you get priority: in single phases, on your turns or on others’, or everywhere.
lesson-con-look = Hold a card, or right-click it, to read it. A dark card tells you why you can’t play it.
lesson-con-close = That is all there is to it. Grow your sets, keep your mons, and empty theirs.

# automatic answers
auto = auto
autos = Automatic answers
autos-are = Automatic answers: { $which }
autos-none = none
autos-none-note = you are always asked
autos-convenient = convenient
autos-convenient-note = yes to effects that only help you, plus your saved answers
autos-custom = custom
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
yield = Always pass
yield-note = Pass automatically whenever this triggers again
yield-on = { $card }: you pass automatically from now on.
yield-off = { $card }: you will be asked again.
key-remember = remember my answer to this card’s question
key-yield = always pass on this trigger

# how much is told to those who listen
voice = Screen reader
voice-brief = brief
voice-brief-note = one sentence for each opponent’s turn
voice-normal = normal
voice-normal-note = a summary of each turn, plus your own actions
voice-full = full
voice-full-note = everything, as it happens
voice-milled = { $n ->
    [one] You mill one card.
   *[other] You mill { $n } cards.
 }

# PINs at a device that is passed around
pin-of = PIN of player { $n }
pin-place = PIN
pin-how = Anyone who wants can set a PIN of 4 to 8 digits, asked for before their cards are shown. It stops curious neighbours, not people who know their way around browsers. It cannot be recovered.
pin-nowhere = No PINs here: over plain http the browser cannot store one safely. Open the table over https, or on the machine that runs it.
pin-form = A PIN has 4 to 8 digits.
pin-your = Your PIN, { $name }
pin-why = The cards are hidden until you have typed your PIN.
pin-wrong = That wasn’t it. Take your time.
pin-wait = { $n ->
    [one] That wasn’t it. Try again in one second.
   *[other] That wasn’t it. Try again in { $n } seconds.
 }
how-mons = { $n ->
    [one] { $names } ran out of cards in the mons.
   *[other] { $names } ran out of cards in the mons.
 }
how-mons-you = You ran out of cards in your mons.
how-drawn = Everyone lost at the same moment.
how-conceded-you = You conceded.
score-honor = Honor
score-mons = cards left in the mons
score-games = games won
toll-milled = Milled
toll-destroyed = Destroyed
toll-mortis = In the mortis
toll-exterminatus = In the exterminatus
toll-hand = In hand
toll-mons = Left in the mons
toll-wins = Games won
toll-last-game = These figures are for the last game.
rounds-played = { $n ->
    [one] The game took one turn.
   *[other] The game took { $n } turns.
 }
mons-rounds = The mons, turn by turn
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
chart-which = What to show
study-offer = How good were everyone’s chances, which turns decided the game, and how much was luck?
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
luck-about = How much the cards drawn changed the chance of winning, compared with an average draw. The rest is down to everyone’s choices. The dotted line shows the running total.
luck-most-kind = Luckiest moment ({ $n }): better for { $name } than an average draw.
luck-most-kind-you = Luckiest moment ({ $n }): better for you than an average draw.
luck-most-unkind = Unluckiest moment ({ $n }): worse for { $name } than an average draw.
luck-most-unkind-you = Unluckiest moment ({ $n }): worse for you than an average draw.
luck-came = What came up: { $what }
luck-when = This happened: { $turn }
luck-thinking = Separating luck from choices… { $n } s
luck-none = Not calculated.
luck-mark = Luck: { $n } for { $name }. { $what }
swing-mark = Turning point: { $turn } { $n } for { $name }
try-again = Try again
toll-millers = Cards milled by
toll-millers-about = Under each name, how many of their cards. Attackers that struck together are listed together.
toll-fallen = Destroyed cards
toll-self = As a cost, or by the rules
tab-chances = Chances
tab-honor = Honor
replay-beside = Log and explanation
