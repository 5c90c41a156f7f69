honor = +{ $n } Honor now.
card-honor = { $card ->
    [none] +{ $n } Honor on cards at the end.
   *[other] { $card } is worth { $n } Honor at the end.
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
        [none] It removes a weak card from the deck.
       *[other] It thins the deck: { $card } is gone.
    }
   *[other] It removes { $n } weak cards from the deck.
}
card-runes = { $card ->
    [none] It adds cards that give { $n } more
   *[other] { $card } gives { $n }
} { $n ->
    [one] Rune
   *[other] Runes
} whenever played.
card-power = { $card ->
    [none] It adds cards that give { $n } more
   *[other] { $card } gives { $n }
} Power whenever played.
card-draws = { $card ->
    [none] It adds a card that draws.
   *[other] { $card } draws { $n ->
        [one] a card
       *[other] { $n } cards
    } whenever played.
}
card-thins = { $card ->
    [none] It adds a card that thins the deck.
   *[other] { $card } thins the deck from now on.
}
turn-runes = { $n ->
    [one] One more Rune
   *[other] { $n } more Runes
} every turn from now on.
turn-power = { $n } more Power every turn from now on.
turn-honor = { $n } more Honor every turn from now on.
turn-draws = { $n ->
    [one] One more card
   *[other] { $n } more cards
} every turn from now on.
razes = { $n ->
    [one] An opponent loses a Construct.
   *[other] Opponents lose { $n } Constructs.
}
takes-honor = The others lose { $n } Honor.
extra-turn = It gives an extra turn.
