# Conflictus in the browser.
no-deck = You have no deck “{ $name }”.
deck-begin-so = Create a deck with this name

# Panels
seeing-turn = turn { $n }
turn-heading = Turn { $n } · { $name }

# Keys
key-pass = pass
key-field = warriors on the table
key-transition = transition
key-mons = everyone’s mons
key-mortis = mortis
key-exterminatus = exterminatus

# Reading aloud
read-sources = Free sources: { $light } Light, { $shadow } Shadow.
read-foe = { $name }: { $mons } in the mons, { $hand ->
    [0] no cards
    [one] one card
   *[other] { $hand } cards
 } in hand, { $mortis } in the mortis.

# The command line
mortis = Mortis
exterminatus = Exterminatus
exterminatus-brief = Ext.
free-sources = Free sources
transition = Transition
top-first = top resolves first
phase-0 = Maintenance
phase-1 = Draw
phase-2 = Main
phase-3 = Attack
phase-4 = Block
phase-5 = Damage
phase-6 = Sacrifice

# cards and rules
faction-light = Light
faction-shadow = Shadow
faction-neutral = Neutral

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
deck-empty = No cards yet.
deck-how = Choose cards to add to the deck.
deck-legal = This deck is legal.
deck-not-legal = not legal yet
deck-advice = { $n ->
    [one] A hint from the rulebook
   *[other] { $n } hints from the rulebook
}
deck-has = { $n } in the deck
deck-less = Remove one { $name }
deck-more = Add one { $name }
deck-look = View { $name }
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
hand-again = New hand
hand-more = Draw a card
hand-left = { $n } left

# the lobby
stops-smart = Smart
stops-smart-note = where you can do something useful
stops-phases = By phase
stops-phases-note = in the phases you mark
stops-full = All
stops-full-note = full control

# Conflictus: the table
mons-life = life
mons-about = A player’s mons is their life: the pile they draw from. A player who must draw or mill with no cards left loses.
mons-of = { $name }’s mons: { $n }
n-light = { $n } Light
n-shadow = { $n } Shadow
spent-sources = Spent sources
bound = bound:
captive-theirs = has a captive
damage-n = { $n } damage
attacks-whom = attacks { $name }
marked = leaves at the end of the turn
beneath = { $name }, beneath
counter-vanish = Vanish counters
counter-reduction = Reduction counters
counter-growth = +1/+1/+1 counters
counter-charge = Charge counters
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
my-turns = my turns
their-turns = others’ turns
paying = Paying
pay-auto = Pay automatically
pay-auto-about = With as few sources as possible.
pay-ask = Ask me
pay-ask-about = You choose which sources pay, and whether to bind more.
you = You
item-activated = ability
item-triggered = triggered
lately = Recent events
start-over = Start over
acts = Actions
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
left-out = Set aside:

# Lessons
lesson-con-mons = This pile is your mons: your deck and your life in one. You draw from it, and attacks wear it down. If you must take a card from it when it is empty, you lose.
lesson-con-theirs = And this is your opponent’s. If they run out first, you win.
lesson-con-source = Sources pay for everything. You may play one in your main phase, and another in an opponent’s. Play a source: cards you can play are highlighted.
lesson-con-warrior = The source is free now and pays for a card that costs one. Play a warrior: the number at the upper right is its cost.
lesson-con-transition = Cards you play wait on the transition first, so that everyone can respond. They resolve when everyone has passed: pass if you are asked.
lesson-con-set = Your warrior stands in a set, with the source bound to it. Upper left is its attack, lower left its defense, lower right its mill. Later you can pile stronger warriors on top of it and put equipment beside it.
lesson-con-phases = A turn goes through several phases; this shows which one it is. Most pass automatically; you are asked when your choice can matter.
lesson-con-attack = Pass to get to the attack. Then select your warrior.
lesson-con-mill = If no one blocks, your opponent mills as many cards as your warrior’s mill value, from the mons to the mortis.
lesson-con-block = When you are attacked, select a warrior to block with. The two then deal damage to each other, and nothing is milled. Some warriors can only be blocked by their own kind.
lesson-con-stops = Here you set where you get priority: in individual phases, on your turns or on others’, or everywhere.
lesson-con-look = Hold a card, or right-click it, to read it. A dark card tells you why you can’t play it.
lesson-con-close = That is all there is to it. Grow your sets, keep your mons, and empty theirs.

# automatic answers
yield = Always pass
yield-note = Pass automatically whenever this triggers again
yield-on = { $card }: you pass automatically from now on.
yield-off = { $card }: you will be asked again.
key-yield = always pass on this trigger

# PINs on shared devices
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
turns-played = { $n ->
    [one] The game took one turn.
   *[other] The game took { $n } turns.
 }
mons-by-turn = The mons, turn by turn
toll-millers = Cards milled by
toll-millers-about = Each column shows how many of that player’s cards were milled. Attackers that hit together are listed together.
toll-fallen = Destroyed cards
toll-self = As a cost, or by the rules

format-classic = Classic
format-rapidinha = Quick game
set-stops = Stops in Conflictus
zone-mons = mons
zone-reserve = reserve
zone-captive = captives
zone-mortis = mortis
zone-exterminatus = exterminatus
in-your-mons = Your mons, { $n } cards, in no particular order
mons = Mons
captive = captive
how-mons = { $n ->
    [one] { $names } ran out of cards in the mons.
   *[other] { $names } ran out of cards in the mons.
 }
how-mons-you = You ran out of cards in your mons.
how-drawn = Everyone lost at the same time.
kind-source = Sources
kind-warrior = Warriors
kind-amulet = Amulets
kind-relic = Relics
kind-equipment = Equipment
rarity-iron = Iron
rarity-silver = Silver
rarity-gold = Gold
rarity-diamond = Diamond
worth-played = Bots that brought it into play won { $with } of their games; those who had it in their deck and did not, { $without }.
is-blocked = blocked
is-blocking = blocks
token = token
phases = Phases
odds-chance = Chance
format = Format
fact-values = Attack / defense / mill
