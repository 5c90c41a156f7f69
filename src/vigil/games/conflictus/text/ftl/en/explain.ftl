mills = { $n ->
    [one] Opponents mill a card.
   *[other] Opponents mill { $n } cards.
}
recovers = { $n ->
    [one] It recovers a card.
   *[other] It recovers { $n } cards.
}
saves-mons = { $n ->
    [one] It saves a card in the player's mons.
   *[other] It saves { $n } cards in the player's mons.
}
destroys = { $card ->
    [none] { $n ->
        [one] An opposing warrior leaves the table.
       *[other] { $n } opposing warriors leave the table.
    }
   *[other] { $card } leaves the table.
}
saves-warriors = { $card ->
    [none] { $n ->
        [one] It saves one of the player's warriors.
       *[other] It saves { $n } of the player's warriors.
    }
   *[other] It saves { $card }.
}
musters = { $card ->
    [none] { $n ->
        [one] Another warrior enters play.
       *[other] { $n } more warriors enter play.
    }
   *[other] { $card } enters play.
}
breaks = { $n ->
    [one] Opponents lose an equipment card or a relic.
   *[other] Opponents lose { $n } equipment cards or relics.
}
saves-sources = { $n ->
    [one] It saves one source.
   *[other] It saves { $n } sources.
}
cancels = { $n ->
    [one] It cancels what an opponent announced.
   *[other] It cancels { $n } things that opponents announced.
}
curve-rounds = turns
source = { $n ->
    [one] One more source.
   *[other] { $n } more sources.
}
places = { $card ->
    [none] { $n ->
        [one] Another card stays on the table.
       *[other] { $n } more cards stay on the table.
    }
   *[other] { $card } stays on the table.
}
