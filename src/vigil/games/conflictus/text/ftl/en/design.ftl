impact-means = points; one deck has it in place of another card
margin-means = cards left in the mons at the end
drawn-means = of { $n ->
    [one] { $n } game
   *[other] { $n } games
}
idle-means = of { $n ->
    [one] { $n } game
   *[other] { $n } games
} in which it was drawn: never played
length-means = turns, with it in one of the decks
cards-head = Played, of the decks that have it
drawn = Drawn
