# Explanations of choices, and win chances over a game.

# The frame of an explanation.
considered = { $who }: { $option }. { $sims ->
    [one] { $sims } simulation
   *[other] { $sims } simulations
} at choice { $number }.
evidently = { $who }: { $option } (choice { $number }). It was the obvious choice, so nothing else was tried; win chance { $chance }.
forced = { $who }: { $option } (choice { $number }). It was the only option; win chance { $chance }.
row = { $mark } { $chance }  { $visits }×  { $option }
row-plain = { $option }: win chance { $chance }, tried { $visits ->
    [one] once
   *[other] { $visits } times
}
row-chosen = { $option } (chosen): win chance { $chance }, tried { $visits ->
    [one] once
   *[other] { $visits } times
}
rest = { $n ->
    [one] One other option was not tried.
   *[other] { $n } other options were not tried.
}
why = Why: { $text }
not-yours = Only those who may see { $who }'s hand can see what they considered: --view-from all, or --view-from { $seat }.
roughly = ≈ { $text }

# Reasons that both games share.
wins = It wins the game.
draws = { $n ->
    [one] It draws a card.
   *[other] It draws { $n } cards.
}
robs = { $n ->
    [one] It takes a card from an opponent's hand.
   *[other] It takes { $n } cards from opponents' hands.
}
evident = It was the obvious choice, so nothing else was tried.
only = It was the only option.
quiet = It has no immediate effect.
better = It wins { $n ->
    [one] one more game
   *[other] { $n } more games
} in a hundred than “{ $other }”.
worse = “{ $other }” would win { $n ->
    [one] one more game
   *[other] { $n } more games
} in a hundred.
as-good = It is about as good as “{ $other }”.

ends-ahead = It ends the game while in the lead.
denies = It keeps { $card } from the others.
keeps-out = It keeps { $card } out of the deck.

averts = Otherwise the game could be lost this turn.
holds-back = It holds { $card } back for a response.

# Win chances over a game.
curve-title = Win chances, with a 95% band from the simulations
curve-sims = { $n ->
    [one] { $n } simulation
   *[other] { $n } simulations
} per turn, using only what a spectator could know.
curve-rounds = rounds
curve-turn = turn
curve-now = { $turn }. { $who }: { $chances }
curve-end = End: { $who ->
    [none] no one won.
   *[other] { $who } won.
}
curve-open = The game is not over yet.
curve-kept = Chart saved to { $file }.

# Calibration of win chances.
calibrate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $bots }, { $sims } simulations per decision, seed { $seed }
calibrate-of-choice = Win chances shown to the player to act ({ $n } positions)
calibrate-of-curve = Win chances on the curve ({ $n } positions)
calibrate-head-bin = stated
calibrate-head-n = positions
calibrate-head-mean = mean
calibrate-head-won = won
calibrate-head-difference = difference (95%)
calibrate-few = too few positions
calibrate-off = off
calibrate-well = { $judged } of { $bins } bins have enough positions, and none of those is off by more than { $most } points.
calibrate-nothing = No bin has enough positions. Play more games.
calibrate-badly = { $n ->
    [one] One bin is off by more than { $most } points.
   *[other] { $n } bins are off by more than { $most } points.
}
calibrate-fit = Best fit: exponent { $choice } for decisions, with { $edge } added to the log-odds of the player to act, and exponent { $curve } for curves.
