impact-means = points; a coin flip gave it to one player as round 2 began
margin-means = Honor at the end
taken-means = of { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} when a player could afford it
left-means = of { $n ->
    [one] { $n } time
   *[other] { $n } times
} it entered the row
idle-means = of { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} its owner had it but it did nothing
length-means = rounds, with it in the center deck
cards-head = Taken, of the times it entered the row
taken = Taken
left = Left in the row
