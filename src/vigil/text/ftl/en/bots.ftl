# Bots: descriptions, audit, and ratings.

about-random = Takes any option: the baseline every other bot must beat.
about-greedy = Does what looks best right now, judging by the cards; quick, and no fool.
about-search = Plays ahead in imagined games before it answers; search:sims=500 or search:ms=800 sets for how long.
about-easy = Level 1: plays like greedy, and often slips.
about-casual = Level 2: plays like greedy, and slips now and then.
about-steady = Level 3: plays like greedy, and rarely slips.
about-hard = Level 4: thinks ahead a little.
about-master = Level 5: thinks far ahead; the strongest.
about-program = Your own program, talking JSON lines: program:COMMAND (docs/PROGRAM_BOTS.md).
about-python = Your own Python class: python:FILE.py:CLASS.
audit-title = { $game }: { $positions } positions, with everything hidden redealt { $worlds } times at each
audit-line = { $bot }: { $answers } answers compared, { $differences } differences
audit-difference = { $bot } chose "{ $here }", and "{ $there }" with other hidden cards: decision { $number } of seed { $seed }, settings { $settings }
audit-turns = { $bot }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} continued by a bot that remembers, { $answers } later answers compared, { $differences } differences
audit-difference-later = { $bot }, remembering its turn, chose "{ $here }", and "{ $there }" with other hidden cards: decision { $number } of seed { $seed }, settings { $settings }
audit-unsteady = { $bot }: { $unsteady } answers differ at the very same table, so they prove nothing. Does it have a time budget? Give it a budget in simulations.
check-line = { $game }: { $games } games, { $choices } answers, { $wrong } not among the options
check-wrong = { $what }: decision { $number } of seed { $seed }, settings { $settings }
ladder-title = { $game }: { $games } games, seed { $seed }
ladder-rounded = You asked for { $asked } games per pair; { $games } were played, because every deal is played twice.
ladder-bot = Bot
ladder-elo = Elo (95% CI)
ladder-above = above { $elo }
ladder-below = below { $elo }
ladder-one-sided = “above”/“below”: every game linking { $reference } to this bot had the same winner, so only a minimum distance is known and the interval is open on one side.
ladder-games = Games
ladder-thinking = Thinking p50 / p99
ladder-solo = Solo games won
ladder-heads = Points of each bot against each other bot, in percent:
ladder-neighbour = { $better } above { $worse }: { $won } deals won, { $even } shared, { $lost } lost, p { $p }
ladder-milliseconds = { $n } ms
