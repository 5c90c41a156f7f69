# Bots: what they are, whether they play fair, and how strong they are.

about-random = Takes any option: the floor that every other bot must be above.
about-greedy = Does what looks best now, from the data of the cards; quick, and no fool.
about-search = Plays on in imagined tables before it answers; search:sims=500 or search:ms=800 says for how long.
about-easy = Level 1: plays like greedy, and often slips.
about-casual = Level 2: plays like greedy, and slips now and then.
about-steady = Level 3: plays like greedy, and slips very seldom.
about-hard = Level 4: thinks ahead a little.
about-master = Level 5: thinks ahead a good deal; the strongest.
about-program = A program of yours that speaks JSON lines: program:COMMAND (docs/PROGRAM_BOTS.md).
about-python = A Python class of yours: python:FILE.py:CLASS.
audit-title = { $game }: { $positions } positions, everything hidden dealt anew { $worlds } times at each
audit-line = { $bot }: { $answers } answers compared, { $differences } differences
audit-difference = { $bot } chose "{ $here }", and "{ $there }" with other hidden cards: decision { $number } of seed { $seed }, settings { $settings }
audit-turns = { $bot }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} played on by a bot that remembers, { $answers } later answers compared, { $differences } differences
audit-difference-later = { $bot }, with what it remembered of its turn, chose "{ $here }", and "{ $there }" with other hidden cards: decision { $number } of seed { $seed }, settings { $settings }
audit-unsteady = { $bot }: { $unsteady } answers differ at one and the same table: it cannot be repeated (a budget in time?), so they prove nothing. Give it a budget in simulations.
check-line = { $game }: { $games } games, { $choices } answers, { $wrong } outside the options
check-wrong = { $what }: decision { $number } of seed { $seed }, settings { $settings }
ladder-title = { $game }: { $games } games, seed { $seed }
ladder-rounded = { $asked } games of each pair were asked for, { $games } played: every deal is played twice.
ladder-bot = Bot
ladder-elo = Elo (95 %)
ladder-above = above { $elo }
ladder-below = below { $elo }
ladder-one-sided = above, below: all games that lead from { $reference } to such a bot went one way. So many deals show how far apart they are at least; the interval has no other end.
ladder-games = Games
ladder-thinking = Thinking p50 / p99
ladder-solo = Solitaires won
ladder-heads = Points of each bot against each other, in percent:
ladder-neighbour = { $better } above { $worse }: { $won } deals won, { $even } shared, { $lost } lost, p { $p }
ladder-milliseconds = { $n } ms
