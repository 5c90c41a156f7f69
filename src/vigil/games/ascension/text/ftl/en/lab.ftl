h-score-by-turn = Honor, turn by turn
p-score-by-turn = Honor at the end of each of the player's turns, including the cards in the deck. The line is the median game; the band covers the middle 50% of all games.
col-score = Honor compared with players who did not
setting-sets = cards
setting-mode = mode
setting-edition = printing
setting-honor_pool = Honor in the pool
setting-copies = copies
value-sets-base = base set
value-sets-fallen = Return of the Fallen
value-sets-both = both sets
value-mode-free = free-for-all
value-mode-teams = teams
value-mode-solo = solo
value-edition-first = first
value-edition-anniversary = anniversary
ending-honor = empty pool
h-gain = Honor gained in each turn (mean, with its 95% interval)
h-defeated = Monsters defeated, and their win rates
p-defeated = The same for monsters.
x-defeated = share of players who defeated it
when-defeated = When it was defeated
table-defeated = { $n ->
    [one] Table of the monster defeated
   *[other] Table of all { $n } monsters defeated
}
col-defeated = players who defeated it
