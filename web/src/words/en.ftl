# The page's own words. What the game says (cards, prompts, options, log) comes from the server.

title = Light the candle. Take your seat.
pitch = Two card games at one quiet table: against a friend, a stranger, or a bot that never peeks.
game = Game
ascension-players = 1–6 players, 30 min
conflictus-players = 2–4 players, 20 min
play-now = Play now
against = against
change-level = change level
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
guest = Guest
loading = The cards are being dealt …
offline = The line is down. Trying again …
try-now = Try now
closed = This seat is open in another window.
back = Back to the start

pool = Honor pool
of = of { $n }
deck = Deck
center-deck = Center deck
void = The Void
always = Always available
played = Played this turn
constructs = Your constructs
discard = Discard pile
hand = Hand
row = Center row
rune = Runes
power = Power
honor = Honor
mechana-runes = { $n } more for Mechana
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
your-turn = Your turn { $n }
waits = waiting for you
thinks = is thinking …
not-your-turn = { $name } is playing.
since = Since your turn:
quiet = Play a card, or take what is lit.
last-round = The last round
honor-at-end = { $n } honor at the end
copies = { $n } in the center deck
cannot = You cannot choose it now:
cost-now = Cost now
at-end = At the end
concede = Concede
sure = Concede the game?
yes = Yes
no = No
opponents = Opponents
mine = My table
turn-of = Turn { $n } · { $name }
wants-undo = { $name } would like to take something back.

# Beside the game
beside = Beside the game
hint = Hint
known = Known cards
chat = Chat
chat-unread = Chat, { $n } new
undo-asked = Asked …
reset-turn = Take the whole turn back
clock-of = { $name }: { $time }
clock-left = { $n } seconds left.
zero-wait = At zero: nothing happens, the others wait
zero-bot = At zero: a bot plays on
zero-forfeit = At zero: the game is lost
bot-plays-on = a bot plays on
has-left = has left
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
seeing = The table as it was: { $when }
seeing-turn = turn { $n }
seeing-round = round { $n }
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
rules-in-english = The digest of the rules is in English.
restarting = The server is restarting. The table will be back in a moment …
closed-replaced = This seat is being played on another device.
closed-signed-out = You have been signed out.
closed-removed = You have been removed from this table.
take-back-here = Play here
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
hint-about = A bot thinks about your choice, knowing only what you know. That you asked is noted in the record, and the game is no longer rated.
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
read-resources = { $runes } runes, { $power } power, { $honor } honor.
read-sources = Free sources: { $light } of light, { $shadow } of shadow.
read-opponent = { $name }: { $honor } honor, { $hand } cards in hand, { $deck } in the deck, { $discard } discarded.
read-their-constructs = Constructs: { $cards }.
read-pool = { $n } honor left in the pool.
read-foe = { $name }: { $mons } mons, { $hand } cards in hand, { $mortis } in mortis.

# Sounds, for those who do not hear them
cue-turn = ♪ Your turn
cue-low = ♪ Ten seconds left
cue-chat = ♪ Somebody speaks
cue-won = ♪ You win
cue-lost = ♪ The game is over
game-ascension = Ascension
game-conflictus = Conflictus Aeternus

# The typed line
command = Command
command-example = play apprentice, buy mystic, end, why 3, hand …
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
how-rounds = The rounds are over.
how-conceded = A player gave up.
how-other = The game has ended.

mons = Mons
mortis = Mortis
exterminatus = Exterminatus
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
find-cards = Search cards: words, c:warrior, cost<=3
find-rules = Search the rules
find-help = How to search
filters = Filters
sort = Order
sort-number = In order of the set
sort-name = By name
sort-cost = By cost
sort-faction = By faction
sort-rarity = By rarity
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
before = The one before
next = The next one
contents = Contents
rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-none = No rule says that.
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
deck-open = Open
deck-copy = Copy and change
deck-play = Play
deck-play-now = Play it now
deck-drop = Throw away { $name }
deck-drop-sure = Yes, throw it away
deck-save = Save
deck-saved = { $name } stands on your shelf.
deck-import = Read a list or code
deck-import-how = A code that begins with ca1-, or a list: a number and a card in each line, in any of the four languages.
deck-file = From a file:
deck-read = Read it
deck-code = Code to pass on
deck-as-text = List
deck-to-file = Save as a file
format = Format
format-classic = Classic
format-rapidinha = Quick game
deck-empty = No card yet.
deck-how = Choose a card on the left to put it into the deck.
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
odds-seen = In cards
odds-told = for at least { $n } of { $of } in { $seen } of { $size } cards
odds-cards = Cards seen
odds-chance = Chance
hand-again = Another hand
hand-more = Draw one
hand-left = { $n } left
