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
others = { $n ->
    [one] Opponent
   *[other] Other players
}
everybody = Players
played = Played:
lasting = In effect this turn:
score = score { $n }
worth = worth { $n } Honor
round = Round { $n }
log-plays = { $you ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
}
in-discard = discard
in-void = Void
in-played = played
ended = { $why ->
    [honor] The Honor pool is empty.
    [rounds] The last round has been played.
   *[conceded] Everyone else has conceded.
}
tokens = Honor tokens
help =
    A number       choose that card: 1-6 row, 7-9 piles, 11… hand, 21… constructs
    0, end         end the turn, or decline
    all            play every card that needs no decision
    play, acquire, defeat, use, banish …   and a card: acquire mystic
    why CARD       why you can't choose it now
    look CARD      read a card
    hand row void deck discard players     see what is there
    log            everything that has happened; log rules: the rules behind it
    rule A-ROW-03  read a rule
    undo           undo your last choice, if it revealed nothing
    save FILE, link, concede, quit
refuse-bad-copies = --copies takes a card and a number, as in "Mephit=2", not “{ $given }”.
refuse-bad-set = There is no set “{ $given }”; choose from { $known }.
word-acquire = acquire, buy, get
word-gift = gift
word-defeat = defeat, fight, kill, beat
word-banish = banish
word-copy = copy
word-give = give
word-name = name
word-enter = enter
word-stack = stack
word-steal = steal
word-deck = deck
word-row = row
word-void = void
word-end = end, e, pass
