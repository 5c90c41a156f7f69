# What the laboratory says: vigil sim and vigil report.
game-ascension = Ascension
game-conflictus = Conflictus Aeternus
title = { $game } · { $games } games · seed { $seed }
stopped = Stopped: { $done } of { $asked } games were played.
player = Player
wins = Wins
win-rate = Win rate (95 %)
mean-score = Mean score
drawn-n = (+{ $n } drawn)
turn-order = Turn order
turn-n = { $n ->
    [1] begins
   *[other] plays as no. { $n }
}
seat = Seat
seat-n = Seat { $n }
deck = Deck
length = Length: { $mean } turns on average, median { $median }, from { $least } to { $most }.
endings = Ended by: { $endings }.
ending-honor = empty pool
ending-rounds = limit of rounds
ending-conceded = concession
ending-mons = empty mons
ending-drawn = draw
speed = { $rate } games a second.
rate = { $n } games/s
