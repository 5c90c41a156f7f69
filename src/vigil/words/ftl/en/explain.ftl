# Why a bot did what it did, and how a game went.

# Around an explanation.
considered = { $who }: { $option }. { $sims ->
    [one] { $sims } simulation
   *[other] { $sims } simulations
} at choice { $number }.
evidently = { $who }: { $option } (choice { $number }). It stood out at first sight, so no other option was tried; chance { $chance }.
forced = { $who }: { $option } (choice { $number }). There was no other option; chance { $chance }.
row = { $mark } { $chance }  { $visits }×  { $option }
row-plain = { $option }: chance { $chance }, tried { $visits ->
    [one] once
   *[other] { $visits } times
}
row-chosen = { $option } (chosen): chance { $chance }, tried { $visits ->
    [one] once
   *[other] { $visits } times
}
rest = { $n ->
    [one] One other option was not tried.
   *[other] { $n } other options were not tried.
}
why = Why: { $text }
not-yours = What { $who } considered is for those who may see that hand: --as all, or --as { $seat }.
roughly = ≈ { $text }

# Reasons, of both games.
wins = It wins the game.
draws = { $n ->
    [one] It draws a card.
   *[other] It draws { $n } cards.
}
robs = { $n ->
    [one] It takes a card from an opponent's hand.
   *[other] It takes { $n } cards from opponents' hands.
}
evident = It stood out at first sight, so no other option was tried.
only = There was no other option.
quiet = It changes nothing that could be counted at once.
better = It wins { $n ->
    [one] one game
   *[other] { $n } games
} in a hundred more than “{ $other }”.
worse = “{ $other }” would win { $n ->
    [one] one game
   *[other] { $n } games
} in a hundred more.
as-good = It is about as good as “{ $other }”.

# Ascension.
ends-ahead = It ends the game while ahead.
honor = +{ $n } Honor now.
card-honor = { $card ->
    [none] +{ $n } Honor on cards at the end.
   *[other] { $card } counts { $n } Honor at the end.
}
runes = +{ $n } { $n ->
    [one] Rune
   *[other] Runes
} this turn.
power = +{ $n } Power this turn.
saves-runes = It leaves { $n ->
    [one] one more Rune
   *[other] { $n } more Runes
} for something else.
saves-power = It leaves { $n } more Power for something else.
thins = { $n ->
    [one] { $card ->
        [none] It thins the deck of a weak card.
       *[other] It thins the deck: { $card } is gone.
    }
   *[other] It thins the deck of { $n } weak cards.
}
card-runes = { $card ->
    [none] It brings cards that give { $n } more
   *[other] { $card } gives { $n }
} { $n ->
    [one] Rune
   *[other] Runes
} whenever played.
card-power = { $card ->
    [none] It brings cards that give { $n } more
   *[other] { $card } gives { $n }
} Power whenever played.
card-draws = { $card ->
    [none] It brings a card that draws.
   *[other] { $card } draws { $n ->
        [one] a card
       *[other] { $n } cards
    } whenever played.
}
card-thins = { $card ->
    [none] It brings a card that thins the deck.
   *[other] { $card } thins the deck from now on.
}
turn-runes = { $n ->
    [one] One Rune
   *[other] { $n } Runes
} more in every turn to come.
turn-power = { $n } Power more in every turn to come.
turn-honor = { $n } Honor more in every turn to come.
turn-draws = { $n ->
    [one] One card
   *[other] { $n } cards
} more in every turn to come.
denies = { $card } is no longer there for the others.
razes = { $n ->
    [one] An opponent loses a Construct.
   *[other] Opponents lose { $n } Constructs.
}
takes-honor = { $n } Honor less for the others.
extra-turn = It gives another turn.
keeps-out = { $card } stays out of the deck.

# Conflictus.
averts = Otherwise the game could be lost this round.
mills = { $n ->
    [one] Opponents mill a card.
   *[other] Opponents mill { $n } cards.
}
recovers = { $n ->
    [one] It puts a card back on one's own mons.
   *[other] It puts { $n } cards back on one's own mons.
}
saves-mons = { $n ->
    [one] One card of one's own mons is saved.
   *[other] { $n } cards of one's own mons are saved.
}
destroys = { $card ->
    [none] { $n ->
        [one] A warrior of the opponents leaves the table.
       *[other] { $n } warriors of the opponents leave the table.
    }
   *[other] { $card } leaves the table.
}
saves-warriors = { $card ->
    [none] { $n ->
        [one] One's own warrior survives.
       *[other] { $n } warriors of one's own survive.
    }
   *[other] { $card } survives.
}
musters = { $card ->
    [none] { $n ->
        [one] Another warrior comes onto the table.
       *[other] { $n } more warriors come onto the table.
    }
   *[other] { $card } comes onto the table.
}
places = { $card ->
    [none] { $n ->
        [one] Another card stays on the table.
       *[other] { $n } more cards stay on the table.
    }
   *[other] { $card } stays on the table.
}
breaks = { $n ->
    [one] Opponents lose an equipment or a relic.
   *[other] Opponents lose { $n } equipments or relics.
}
source = { $n ->
    [one] One source more.
   *[other] { $n } sources more.
}
saves-sources = { $n ->
    [one] One source is kept.
   *[other] { $n } sources are kept.
}
cancels = { $n ->
    [one] It cancels what an opponent has announced.
   *[other] It cancels { $n } things that opponents have announced.
}
holds-back = { $card } is held back for an answer.

# The curve of a game.
curve-title = Chance of winning, with a 95 % band of the simulations
curve-sims = { $n ->
    [one] { $n } simulation
   *[other] { $n } simulations
} for each turn, from what a spectator could know.
curve-rounds = rounds
curve-turn = turn
curve-now = { $turn }. { $who }: { $chances }
curve-end = End: { $who ->
    [none] nobody has won.
   *[other] { $who } has won.
}
curve-open = The game is not over yet.
curve-kept = The picture is in { $file }.

# Whether chances come true.
calibrate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $bots }, { $sims } simulations a decision, seed { $seed }
calibrate-of-choice = Chances that the player who decides is told ({ $n } positions)
calibrate-of-curve = Chances of the curve ({ $n } positions)
calibrate-head-bin = stated
calibrate-head-n = positions
calibrate-head-mean = mean
calibrate-head-won = won
calibrate-head-difference = difference (95 %)
calibrate-few = too few to judge
calibrate-off = off
calibrate-well = Of { $bins } bins { $judged } have enough positions to be judged, and none of them is off by more than { $most } points.
calibrate-nothing = No bin has enough positions to be judged: play more games.
calibrate-badly = { $n ->
    [one] One bin is off by more than { $most } points.
   *[other] { $n } bins are off by more than { $most } points.
}
calibrate-fit = What fits best: a power of { $choice } for decisions, with { $edge } for the log-odds of who decides, and of { $curve } for curves.
