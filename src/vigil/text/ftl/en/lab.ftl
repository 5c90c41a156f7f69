# The lab: `vigil sim` and `vigil report`.
title = { $game } · { $games } games · seed { $seed }
stopped = Stopped: { $done } of { $asked } games were played.
player = Player
wins = Wins
win-rate = Win rate (95%)
mean-score = Mean score
thinking = Thinking, s/game
drawn-n = (+{ $n } drawn)
substituted = { $name } gave up its seat in { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $instead } made { $answers ->
    [one] { $answers } choice
   *[other] { $answers } choices
} in its place.
substituted-why = First reason: { $why }
turn-order = Turn order
turn-n = { $n ->
    [1] plays first
    [2] plays second
    [3] plays third
    [4] plays fourth
    [5] plays fifth
    [6] plays sixth
   *[other] plays in position { $n }
}
seat = Seat
seat-n = Seat { $n }
deck = Deck
uneven = Seats (and decks) rotate every { $n } games; the last { $left } of { $games } games don't make a full rotation, so the seats are slightly unbalanced.
decks-stay = Every player kept the same deck, so the results can't separate the player's strength from the deck's. Without --decks, or with more decks than seats, the decks rotate.
length = Length: { $mean } turns on average, median { $median }, from { $least } to { $most }.
endings = Ended by: { $endings }.
ending-rounds = round limit
ending-turn_limit = turn limit
ending-conceded = concession
figures = { $path } has statistics for { $n } cards.
speed = { $rate } games a second.
rate = { $n } games/s

# The report.
over = Vigil · lab
played-by = Played by { $names }
tile-games = { $n ->
    [one] game
   *[other] games
}
tile-turns = turns in the median game
tile-begins = won by the first player
tile-ending = ended by: { $how }
points = { $n } pp
h-wins = Win rates
p-wins = The dot is the share of games won, the line its 95% interval. The dashed line is where every player would be if all were equally strong.
by-order = By turn order
by-seat = By seat at the table
h-length = Game length
x-turns = turns
x-turn = turn
h-gain = Score gained in each turn (mean, with its 95% interval)
winners = winners
others = the others
h-decks = Decks
p-decks = How often each deck won, with any player and against any deck.
h-matrix = Deck matchups
p-matrix = The deck on the left against the deck above. Bold: the interval excludes 50%. Below: half the width of the interval.
h-acquired = Cards bought, and their win rates
p-acquired = Further right: cards that many players bought. Higher up: those who bought one won more often than players in the same seat who did not. This shows what winners do, not what makes them win: players who are ahead can afford expensive cards.
x-acquired = share of players who bought it
y-worth = win rate compared with players who did not
when-acquired = When it was bought
table-acquired = { $n ->
    [one] Table of the card bought
   *[other] Table of all { $n } cards bought
}
h-played = Cards brought into play, and their win rates
p-played = Further right: cards that many players brought into play. Higher up: those who did won more often than the same player with the same deck who did not. Long games bring more cards into play, so compare cheap cards with cheap ones and expensive cards with expensive ones.
x-played = share of players who brought it into play
when-played = When it came into play
table-played = { $n ->
    [one] Table of the card played
   *[other] Table of all { $n } cards played
}
col-card = Card
col-acquired = players who bought it
col-played = players who played it
col-copies = times per game
col-turn = first turn
col-rate = they won
col-worth = compared with players who did not
h-differences = Two runs compared
p-differences = { $one } minus { $other }. Right of zero, { $one } has more; gray differences may be chance.
p-paired = Both runs use the same deals, so they are compared deal by deal.
difference-player = win rate of { $name }
difference-begins = first player's win rate
difference-deck = win rate of { $name }
difference-length = Length: { $one } turns against { $other }, a difference of { $by } (95%: { $low } to { $high }).
different-acquired = Cards bought more or less often
different-played = Cards brought into play more or less often
h-how = How to read this
p-how = Intervals are 95% intervals: about five in a hundred miss the true value, so among many cards some look better or worse by chance alone. Win rates use Wilson intervals, widened where games of the same deal resemble each other; differences compare players only with comparable ones. A draw is half a win.
made-by = Made by Vigil { $version } from { $file }.
written = Saved: { $path }

setting-players = players
setting-rounds = round limit
setting-cards = custom cards
setting-yes = yes
setting-no = no

# Defaults for games without messages of their own.
h-score-by-turn = Score, turn by turn
p-score-by-turn = Score at the end of each of the player's turns. The line is the median game; the band covers the middle 50% of all games.
col-score = score compared with players who did not
