# Bots: descriptions, audit, and ratings.

about-random = Picks options at random: the baseline every other bot must beat.
about-greedy = Picks what looks best right now, based on the cards. Fast and sensible.
about-search = Simulates games before each move; search:sims=500 or search:ms=800 sets the budget.
about-easy = Level 1: plays like greedy, but often makes mistakes.
about-casual = Level 2: plays like greedy, but sometimes makes mistakes.
about-steady = Level 3: plays like greedy, and rarely makes mistakes.
about-hard = Level 4: thinks ahead a little.
about-master = Level 5: thinks far ahead; the strongest.
about-program = Your own program, using JSON lines: program:COMMAND (docs/PROGRAM_BOTS.md).
about-python = Your own Python class: python:FILE.py:CLASS.
audit-title = { $game }: { $positions } positions, with everything hidden redealt { $worlds } times at each
audit-line = { $bot }: { $answers } answers compared, { $differences ->
    [one] { $differences } difference
   *[other] { $differences } differences
}
audit-difference = { $bot } chose "{ $here }", but "{ $there }" with other hidden cards: decision { $number } of seed { $seed }, settings { $settings }
audit-turns = { $bot }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} continued with the same bot, { $answers } later answers compared, { $differences ->
    [one] { $differences } difference
   *[other] { $differences } differences
}
audit-difference-later = { $bot }, later in the same turn, chose "{ $here }", but "{ $there }" with other hidden cards: decision { $number } of seed { $seed }, settings { $settings }
audit-unsteady = { $bot }: { $unsteady } answers differ for an identical position, so the audit is inconclusive. Does it have a time limit? Give it a budget in simulations.
check-line = { $game }: { $games } games, { $choices } answers, { $wrong } not among the options
check-wrong = { $what }: decision { $number } of seed { $seed }, settings { $settings }
ladder-title = { $game }: { $games } games, seed { $seed }
ladder-rounded = You asked for { $asked } games per pair; { $games } were played, because every deal is played twice.
ladder-bot = Bot
ladder-elo = Elo (95% CI)
ladder-above = above { $elo }
ladder-below = below { $elo }
ladder-one-sided = “above”/“below”: all games linking this bot to { $reference }, directly or through other bots, went one way, so only a minimum difference is known and the interval is one-sided.
ladder-games = Games
ladder-thinking = Thinking p50 / p99
ladder-solo = Solo games won
ladder-heads = Score of each bot against every other bot, in percent:
ladder-adjacent = { $better } above { $worse }: { $won ->
    [one] { $won } deal won
   *[other] { $won } deals won
}, { $even } split, { $lost } lost, p { $p }
ladder-milliseconds = { $n } ms
