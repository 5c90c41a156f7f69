# For whoever designs cards: hints for a card file, and what measurements have found.

hint = hint: { $hint }
hint-cards-toml = A text stands in quotation marks, a list in [ ], and each card begins with a line [[card]].
hint-cards-key = Fields of a card stand below its line [[card]].
hint-cards-none = A card begins with a line [[card]], then name = "...", kind = "..." and the rest.
hint-cards-set = Write set = "mine" at the top, or leave it out.
hint-cards-twice = Give one of them another name.
hint-config-card-twice = Give your card a name of its own.
hint-manual = docs/CARD_LANGUAGE.md has every field and every word, each with an example.
hint-near = Did you mean { $near }?
hint-field = docs/CARD_LANGUAGE.md has the fields of a card; there is none for a text, it is made from the effects.
hint-word = { $word } is used like this: { $usage }; what stands in [ ] may be left out.
hint-other-game = { $word } is a word of { $game }; --game { $game } reads the file as one of that game.
hint-call = It is used like this: { $usage }; what stands in [ ] may be left out.
hint-brackets = { $which ->
    [open] { $n ->
        [one] A closing bracket ) is missing.
       *[other] { $n } closing brackets ) are missing.
    }
   *[closed] { $n ->
        [one] There is a closing bracket ) too many.
       *[other] There are { $n } closing brackets ) too many.
    }
}
hint-leave-out = Leave this line out.
hint-example = As the printed card { $card } has it: { $text }

span = { $value } ({ $low } to { $high })
percent = { $value } % ({ $low } to { $high })
never = never
played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} in { $seconds } s ({ $pace } a second), played by { $policy }, seed { $seed }; intervals of 95 %:
swept = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, played by { $policy }, seed { $seed }, the same seeds for every value; intervals of 95 %:
swept-short = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, played by { $policy }; bars are intervals of 95 %
points = points of the chance to win
impact = Having it
impact-ascension = points; a coin gave it to one player as round 2 began
impact-conflictus = points; one deck has it in the place of another card
price = At its price
price-means = points; the other was given a printed card of its cost
compared = Compared with: { $cards }
margin = Ahead
margin-ascension = Honor at the end
margin-conflictus = cards left in the mons at the end
taken = Taken
taken-ascension = of { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} in which it could be paid for
left = Left lying
left-ascension = of { $n ->
    [one] { $n } time
   *[other] { $n } times
} it came into the row
drawn = Drawn
drawn-conflictus = of { $n ->
    [one] { $n } game
   *[other] { $n } games
}
idle = Dead
idle-ascension = of { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} its owner had it: nothing came of it
idle-conflictus = of { $n ->
    [one] { $n } game
   *[other] { $n } games
} in which it was drawn: never played
length = Length
length-means-ascension = rounds, with it in the center deck
length-means-conflictus = rounds, with it in one of the decks
verdict-price-strong = Stronger than the printed cards of its cost.
verdict-price-weak = Weaker than the printed cards of its cost.
verdict-price-open = No difference to the printed cards of its cost is shown; the interval reaches ±{ $half } points.
verdict-impact-strong = Stronger than what it replaces.
verdict-impact-weak = Weaker than what it replaces.
verdict-impact-open = No difference to what it replaces is shown; the interval reaches ±{ $half } points.
picture = The picture is in { $path }.
picture-of = { $what }, in points:
side = { $letter }: { $name }
moved = moved by
figure-first = Who begins wins, above a fair share
figure-length = Rounds
figure-drawn = Drawn, in percent
cards-ascension = Taken, of the times it came into the row
cards-conflictus = Played, of the decks that have it
cards-new = only in B
cards-gone = only in A
cards-still = { $n ->
    [one] { $n } card looked at; it has not surely moved.
   *[other] { $n } cards looked at; none has surely moved.
}
cards-few = No card was seen { $n } times under both: too few games to look at cards.
rounded = { $asked } asked for, { $games } played: the { $each } games of a seed belong together, and two seeds are the fewest.
cards-more = { $n ->
    [one] and { $n } more; --json has all
   *[other] and { $n } more; --json has all
}
cards-care = * surely moved: { $n ->
    [one] { $n } card was looked at
   *[other] { $n } cards were looked at
}, and the intervals allow for that.
gate-broken = Gate broken: { $name } moved by { $moved }; { $most } were allowed.
gate-holds = Every gate holds.
