# For card designers: hints for card files, and results of measurements.

hint = hint: { $hint }
hint-card-file-not-toml = Put text in quotation marks and lists in [ ], and begin each card with a line [[card]].
hint-card-file-key-unknown = The fields of a card go below its line [[card]].
hint-card-file-empty = A card begins with a line [[card]], then name = "...", kind = "..." and the rest.
hint-card-file-set-invalid = Write set = "mine" at the top, or leave it out.
hint-card-duplicate = Give one of them another name.
hint-setting-card-duplicate = Give your card a different name.
hint-manual = docs/CARD_LANGUAGE.md explains every field and every word, each with an example.
hint-near = Did you mean { $near }?
hint-field = docs/CARD_LANGUAGE.md lists the fields of a card; there is no field for its text, which is generated from the effects.
hint-word = { $word } is used like this: { $usage }; parts in [ ] are optional.
hint-other-game = { $word } belongs to { $game }; use --game { $game } to check the file for that game.
hint-call = Use it like this: { $usage }; parts in [ ] are optional.
hint-brackets = { $which ->
    [open] { $n ->
        [one] A closing bracket ) is missing.
       *[other] { $n } closing brackets ) are missing.
    }
   *[closed] { $n ->
        [one] There is one closing bracket ) too many.
       *[other] There are { $n } closing brackets ) too many.
    }
}
hint-leave-out = Leave this line out.
hint-example = Compare the printed card { $card }: { $text }

span = { $value } ({ $low } to { $high })
percent = { $value }% ({ $low } to { $high })
never = never
played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}) in { $seconds } s ({ $pace } per second), playout policy: { $policy }, seed { $seed }; 95% intervals:
swept = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, playout policy: { $policy }, seed { $seed }, the same seeds for every value; 95% intervals:
swept-short = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, playout policy: { $policy }; bars are 95% intervals
points = percentage points of win chance
impact = Having it
price = At its price
price-means = points; the other player got a printed card of the same cost
compared = Compared with: { $cards }
margin = Ahead
idle = Dead
length = Length
verdict-price-strong = Stronger than printed cards of the same cost.
verdict-price-weak = Weaker than printed cards of the same cost.
verdict-price-open = No measurable difference from printed cards of the same cost; the interval reaches ±{ $half } points.
verdict-impact-strong = Stronger than what it replaces.
verdict-impact-weak = Weaker than what it replaces.
verdict-impact-open = No measurable difference from what it replaces; the interval reaches ±{ $half } points.
picture = Chart saved to { $path }.
picture-of = { $what }, in points:
side = { $letter }: { $name }
moved = changed by
figure-first = First-player advantage
figure-length = Rounds
figure-drawn = Draws, in percent
cards-new = only in B
cards-gone = only in A
cards-still = { $n ->
    [one] { $n } card compared; no significant change.
   *[other] { $n } cards compared; no significant change.
}
cards-few = No card was seen { $n } times in both runs: too few games to compare cards.
rounded = You asked for { $asked } games; { $games } were played, because the { $each } games of a seed belong together and two seeds are the minimum.
cards-more = { $n ->
    [one] and { $n } more; --json has all
   *[other] and { $n } more; --json has all
}
cards-care = * significant change, corrected for multiple comparisons ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}).
gate-broken = Threshold exceeded: { $name } changed by { $moved }; the limit is { $most }.
gate-holds = All changes are within the thresholds.

# Defaults for games without messages of their own.
impact-means = points
margin-means = score at the end
length-means = turns in a game
cards-head = Played
