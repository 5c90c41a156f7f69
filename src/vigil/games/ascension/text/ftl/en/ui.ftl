automa = Samael
samael-stack = Stack
teammate = teammate
gone = has left
turn-yours = your turn
turn-of = { $who }'s turn
last-round = Last round
pool = Pool { $n }
center = Center deck { $n }
void = Void { $n }
trophies = Trophies:
hand-title = Your hand:
menu-hint = Type a number · all plays the simple cards · 0 ends the turn · help
gift-hint = For your teammate, for 1 extra Rune: gift { $numbers }
legend-less = costs less now
deck-n = deck { $n }
discard-n = discard { $n }
left-n = { $n } left
runes-n = { $n ->
    [one] { $n } Rune
   *[other] { $n } Runes
}
power-n = { $n } Power
honor-n = { $n } Honor
cost-runes = costs { $n ->
    [one] { $n } Rune
   *[other] { $n } Runes
}
cost-power = takes { $n } Power
cost-now = (now { $n })
known-deck = { $n ->
    [0] On top of the deck: { $card }
    [one] In the deck under { $n } card: { $card }
   *[other] In the deck under { $n } cards: { $card }
}
end-reminder = You can still: { $what }{ $more ->
    [0] {""}
    [one] {" "}and { $more } more thing
   *[other] {" "}and { $more } more things
}. End the turn again if you are sure.
all-not-now = Answer the open question first.
all-none = None of your cards can be played automatically; play them one by one.
all-wanting = { $cards } may need the cards in your hand. Use them first, or type all again.
all-played = { $n ->
    [one] { $n } card played.
   *[other] { $n } cards played.
}
all-left = Left for you to decide: { $cards }.
tie = The scores are tied. The player later in turn order wins.
tie-solo = The scores are tied, and Samael wins ties.
team-score = { $place }. { $who }: { $n } Honor together
score-line = { $place }. { $who }: { $n } Honor
score-tokens = Honor tokens: { $n }
score-card = { $card } ×{ $count }: { $n }
begin = Ascension · { $what } · seed { $seed }
