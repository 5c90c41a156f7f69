# Ascension in the browser.
of = of { $n }
center-deck = Center deck
constructs = Your constructs

# one word under each pile, on phones
pile-center = Center
pile-void = Void
pile-deck = Deck
pile-discard = Discard
pile-played = Played
resources-have = Your resources

# accessible names of cards
play-all = Play all
end-turn = End turn
end-anyway = End anyway
since-more = and { $n } more
quiet = Play a card, or take a highlighted one.
last-round = Last round

# Panels
copies-row = In the center deck
about-hero = A Hero goes to your discard pile at the end of the turn.
about-construct = A Construct stays in front of you and works every turn.
about-monster = A Monster is defeated with Power, for its Reward.
seeing-round = round { $n }

# Keys
key-all = play all
key-end = end the turn
key-row = center row
key-constructs = Constructs and played cards
key-pool = Honor pool
key-discard = discard pile
key-void = the Void

# Reading aloud
read-resources = { $runes ->
    [0] No Runes
    [one] One Rune
   *[other] { $runes } Runes
 }, { $power } Power, { $honor } Honor.
read-opponent = { $name }: { $honor } Honor, { $hand ->
    [0] no cards
    [one] one card
   *[other] { $hand } cards
 } in hand, { $deck } in the deck, { $discard } discarded.
read-their-constructs = Constructs: { $cards }.
read-pool = { $n } Honor left in the pool.

# The command line
tokens = Honor tokens

# cards and rules
faction-enlightened = Enlightened
faction-lifebound = Lifebound
faction-mechana = Mechana
faction-void = Void
faction-monster = Monsters
faction-citadel = Always available
faction-bone = Starters
fact-copies = In the center deck

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
score-now = { $n } including cards
unseen-cards = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
  }
nothing-yet = Nothing here yet.
box = Box
mystics = Mystics
heavies = Heavy Infantry
cultists = Cultist
only-for = { $n } more, only for: { $cards }
from-pile = { $pile } · { $n }
name-card = Name a card…
one-of = Choose 1 of { $n }
look-for = Look for a card
see-table = See the table
take-back = Undo the choice that led here
extra-turn = Extra turn
extra-next = { $n ->
    [one] One more turn to come
   *[other] { $n } more turns to come
  }

# The end of a game
other-cards = Other cards
honor-turns = Honor, turn by turn

# Lessons
lesson-asc-candle = This candle is the Honor pool. Taking Honor burns it down; when it is out, the game ends after that round, and the player with the most Honor wins: what you took, plus the stars on your cards.
lesson-asc-hand = These five cards are your hand. An Apprentice gives you a Rune, and a Militia gives you Power. Play all of them: one by one, or with this button.
lesson-asc-purse = Three Runes and two Power. They only last this turn, so spend what you can.
lesson-asc-row = Runes buy Heroes and Constructs. Cards you can take now are highlighted. Take the Wolf Shaman: it gives you a Rune and another card whenever you play it.
lesson-asc-power = Power defeats Monsters. The Cultist is always there: two Power for one Honor. Defeat it.
lesson-asc-discard = Your Honor has gone up, and the candle is shorter. Cards you take wait in your discard pile. When your deck is empty, this pile is shuffled and becomes your deck: that is how your deck improves.
lesson-asc-end = Nothing is left to do. End your turn: everything you played is discarded, and you draw five new cards.
lesson-asc-other = Your opponent has played. Press a player at any time to see all their face-up cards.
lesson-asc-again = Your next five cards. Play them all.
lesson-asc-construct = Five Runes! Snapdragon is a Construct: once played, it stays in front of you and helps every turn. Take it, or whatever you like better.
lesson-asc-look = Hold a card, or right-click it, to read it. A dark card tells you why you can’t take it.
lesson-asc-undo = As long as you haven’t seen anything new, you can undo what you did, step by step or the whole turn.
lesson-asc-close = That is all there is to it. Play on until the candle is out. May you wear the laurels!

# PINs on shared devices
score-honor = Honor
pool = Honor pool
void = The Void
always = Always available
played = Played this turn
discard = Discard pile
row = Center row
rune = Runes
power = Power
honor = Honor
zone-discard = discard pile
zone-center = center deck
in-your-deck = Your deck, { $n } cards, in no particular order
how-honor = The candle is out: the Honor pool is empty.
kind-hero = Heroes
kind-construct = Constructs
kind-monster = Monsters
set-start = Starting cards
set-always = Always available
set-base = Base set
set-fallen = Return of the Fallen
worth-acquired = Bots that acquired it won { $with } of their games, the others { $without }.
worth-defeated = Bots that defeated it won { $with } of their games, the others { $without }.
worth-cause-have = This shows what winners have, not what makes them win: players who are ahead can afford expensive cards.
team-honor = { $team }: { $n }
tab-honor = Honor
since = Since your turn:
