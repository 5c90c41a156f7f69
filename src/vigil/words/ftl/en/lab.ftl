# What the laboratory says: vigil sim and vigil report.
game-ascension = Ascension
game-conflictus = Conflictus Aeternus
title = { $game } · { $games } games · seed { $seed }
stopped = Stopped: { $done } of { $asked } games were played.
player = Player
wins = Wins
win-rate = Win rate (95 %)
mean-score = Mean score
thinking = Thinking, s/game
drawn-n = (+{ $n } drawn)
stood-in = { $name } gave up its seat in { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $instead } gave { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
} in its place.
stood-in-why = The first time because: { $why }
turn-order = Turn order
turn-n = { $n ->
    [1] begins
   *[other] plays as no. { $n }
}
seat = Seat
seat-n = Seat { $n }
deck = Deck
uneven = Seats (and decks) go round in { $n } games; the last { $left } of { $games } are no whole round, so somebody had one more often.
decks-stay = Every player kept the deck that was named for it: what is the player's doing and what is the deck's cannot be told apart. Without --decks, or with more decks than seats, the decks go round.
length = Length: { $mean } turns on average, median { $median }, from { $least } to { $most }.
endings = Ended by: { $endings }.
ending-honor = empty pool
ending-rounds = limit of rounds
ending-conceded = concession
ending-mons = empty mons
ending-drawn = draw
figures = { $path } says what { $n } cards were worth.
speed = { $rate } games a second.
rate = { $n } games/s

# The report.
over = Vigil · laboratory
played-by = Played by { $names }
tile-games = { $n ->
    [one] game
   *[other] games
}
tile-turns = turns in the median game
tile-begins = won by who begins
tile-ending = ended by: { $how }
points = { $n } pp
h-wins = Who wins
p-wins = The dot is the share of games won, the line its 95 % interval. The dashed line is where everybody would be if all were equal.
by-order = By turn order
by-seat = By seat at the table
h-length = How long it takes
x-turns = turns
x-turn = turn
h-course-ascension = Honor, turn by turn
p-course-ascension = Honor at the end of each own turn, with that of the cards in the deck. The line is the median game, the band holds the middle half of all games.
h-gain = Honor gained in each turn (mean, with its 95 % interval)
h-course-conflictus = The mons, turn by turn
p-course-conflictus = Cards left in the mons at the end of each own round. The line is the median game, the band holds the middle half of all games.
winners = winners
others = the others
h-decks = Decks
p-decks = How often each deck won, whoever held it and whomever it met.
h-matrix = Deck against deck
p-matrix = The deck on the left against the deck above. Bold: the interval leaves out the half. Below: half the width of the interval.
h-acquired = What was bought, and what it was worth
p-acquired = To the right: cards that many bought. Upwards: those who bought one won oftener than others at the same place who did not. This shows what winners do, not what makes them win: who is ahead can afford the dear cards.
x-acquired = share of players who bought it
y-worth = win rate against those who did not
when-acquired = When it was bought
table-acquired = { $n ->
    [one] The card that was bought, in numbers
   *[other] All { $n } cards that were bought, in numbers
}
h-defeated = What was defeated, and what it was worth
p-defeated = The same for monsters.
x-defeated = share of players who defeated it
when-defeated = When it was defeated
table-defeated = { $n ->
    [one] The monster that was defeated, in numbers
   *[other] All { $n } monsters that were defeated, in numbers
}
h-played = What came into play, and what it was worth
p-played = To the right: cards that many brought into play. Upwards: those who did won oftener than the same player with the same deck who did not. Long games bring more cards into play, so read cheap and dear cards apart.
x-played = share of players who brought it into play
when-played = When it came into play
table-played = { $n ->
    [one] The card that was played, in numbers
   *[other] All { $n } cards that were played, in numbers
}
col-card = Card
col-acquired = players who bought it
col-defeated = players who defeated it
col-played = players who played it
col-copies = times a game
col-turn = turn of the first
col-rate = they won
col-worth = against those who did not
col-score-ascension = Honor against those who did not
col-score-conflictus = cards in the mons against those who did not
h-differences = Two runs compared
p-differences = { $one } minus { $other }. To the right of nought { $one } has more; grey may be chance.
p-paired = Both have the same deals, so they are compared deal by deal.
difference-player = win rate of { $name }
difference-begins = win rate of who begins
difference-deck = win rate of { $name }
difference-length = Length: { $one } turns against { $other }, a difference of { $by } (95 %: { $low } to { $high }).
different-acquired = Cards bought oftener or more seldom
different-played = Cards brought into play oftener or more seldom
h-how = How to read this
p-how = Intervals are of 95 %: of a hundred such intervals about five miss the truth, so among many cards some look better or worse by chance alone. Win rates have Wilson's interval, widened where games of one deal resemble each other; differences compare players only with their own kind. A draw is half a win.
made-by = Made by Vigil { $version } from { $file }.
written = Written: { $path }

setting-players = players
setting-sets = cards
setting-mode = mode
setting-edition = printing
setting-honor = Honor in the pool
setting-rounds = rounds at most
setting-copies = copies
setting-cards = own cards
setting-format = format
setting-games = games of a match
setting-stops = asked at every priority
setting-switches = rulings
setting-yes = yes
setting-no = no
value-sets-base = base set
value-sets-fallen = Return of the Fallen
value-sets-both = both sets
value-mode-free = everybody alone
value-mode-teams = teams
value-mode-solo = solitaire
value-edition-first = first
value-edition-anniversary = anniversary
value-format-classic = Classic
value-format-rapidinha = Quick game
