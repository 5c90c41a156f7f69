# Terms of the game.

a-card = a card
samael-name = Samael
of-card = { $card }: { $said }

term-deck = Deck
term-hand = Hand
term-played = Played this turn
term-discard = Discard pile
term-constructs = Constructs
term-trophies = Trophies
term-row = Center row
term-center = Center deck
term-void = Void
term-mystics = Mystics
term-heavies = Heavy Infantry
term-cultists = Cultist
term-box = Box
term-adjacent = Adjacent cards
term-bottom = Bottom of the center deck
term-runes = Runes
term-power = Power
term-honor = Honor
term-card = Card
term-hero = Hero
term-construct = Construct
term-monster = Monster
term-faction-enlightened = Enlightened
term-faction-lifebound = Lifebound
term-faction-mechana = Mechana
term-faction-void = Void
term-start = Starting cards
term-always = Always available
term-base = Base set
term-fallen = Return of the Fallen
term-both = Both sets
term-custom = Custom cards
term-anniversary = Anniversary edition
term-first = First printing
term-free = Free-for-all
term-teams = Teams
term-solo = Solo
term-pool = Honor pool
term-cost = Cost
term-faction = Faction
term-kind = Type
term-effect = Effect
term-reward = Reward
term-fate = Fate
term-unite = Unite
term-copies = Copies
term-turn = Turn
term-round = Round
term-player = Player
term-opponent = Opponent
term-teammate = Teammate

# Questions.

ask-menu = your turn: play, acquire, defeat, use, or end the turn.
ask-pick = { $what }.
ask-may = { $what }?
ask-one-of = choose one.
ask-name = name a card.
ask-trigger = use this ability now?
ask-order = several effects are waiting: which comes first?
ask-steal = whose Honor do you take?

# Answers.

option-play = Play { $card }
option-use = Use { $card }: { $what }
option-use-bare = Use { $card }
option-acquire = Acquire { $card }
option-gift = Acquire { $card } for your teammate (1 Rune more)
option-defeat = Defeat { $card }
option-end-turn = End the turn
option-banish = Banish { $card }
option-discard = Discard { $card }
option-destroy = Destroy { $card }
option-recover = Put { $card } into your hand
option-enter = Put { $card } into play
option-stack = Put { $card } on top of your deck
option-keep = Keep { $card }
option-give = Give { $card }
option-copy = Copy { $card }
option-done = Choose none
option-yes = Yes
option-no = No
option-choose = Choose this
option-order-first = { $card } first
option-name = { $card }
option-steal = { $who }

# Where a card comes from.

from-hand = from hand
from-discard = from the discard pile
from-row = from the center row
from-void = from the Void
from-constructs = from play
from-played = from the cards played this turn
from-mystics = from the Mystic pile
from-heavies = from the Heavy Infantry pile
from-deck = from the deck
from-center = from the center deck

amount-runes = { $n ->
    [one] { $n } Rune
   *[other] { $n } Runes
}
amount-power = { $n } Power
amount-honor = { $n } Honor

# The log.

event-game = { $you ->
    [yes] The game begins. You go first.
   *[no] The game begins. { $who } goes first.
}
event-turn = { $detail ->
    [extra] { $you ->
        [yes] Round { $n }: your extra turn.
       *[no] Round { $n }: { $who }'s extra turn.
    }
   *[none] { $you ->
        [yes] Round { $n }: your turn.
       *[no] Round { $n }: { $who }'s turn.
    }
}
event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
event-used = { $you ->
    [yes] You use { $card }: { $what }.
   *[no] { $who } uses { $card }: { $what }.
}
event-used-bare = { $you ->
    [yes] You use { $card }.
   *[no] { $who } uses { $card }.
}
event-acquired = { $you ->
    [yes] You acquire
   *[no] { $who } acquires
} { $card }{ $from }{ $detail ->
    [free] {" "}without paying its cost
   *[none] { $n ->
        [0] {""}
        [one] {" "}for { $n } Rune
       *[other] {" "}for { $n } Runes
    }
}{ $hasother ->
    [yes] { $otheryou ->
        [yes] {" "}for you
       *[no] {" "}for { $other }
    }
   *[no] { $to ->
        [deck] { $you ->
            [yes] , on top of your deck
           *[no] , on top of their deck
        }
        [hand] , into hand
        [constructs] , into play
       *[none] {""}
    }
}.
event-defeated = { $you ->
    [yes] You defeat
   *[no] { $who } defeats
} { $card }{ $detail ->
    [free] {" "}without paying its cost
   *[none] { $n ->
        [0] {""}
       *[other] {" "}for { $n } Power
    }
}{ $to ->
    [trophies] { $you ->
        [yes] ; it stays in front of you
       *[no] ; it stays in front of { $who }
    }
    [bottom] ; it goes under the center deck
   *[void] {""}
}.
event-banished = { $you ->
    [yes] You banish
   *[no] { $who } banishes
} { $card }{ $from }{ $to ->
    [box] , out of the game
    [mystics] , back to its pile
    [heavies] , back to its pile
   *[void] {""}
}.
event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
event-destroyed = { $you ->
    [yes] Your { $card } is destroyed.
   *[no] { $who }'s { $card } is destroyed.
}
event-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
event-drawn-unseen = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
event-refilled = { $card } enters the center row.
event-recovered = { $you ->
    [yes] You put { $card }{ $from } into your hand.
   *[no] { $who } puts { $card }{ $from } into their hand.
}
event-revealed = { $you ->
    [yes] You reveal { $card } and put it into your hand.
   *[no] { $who } reveals { $card } and puts it into their hand.
}
event-stacked = { $you ->
    [yes] You put { $card } on top of your deck.
   *[no] { $who } puts { $card } on top of their deck.
}
event-entered = { $you ->
    [yes] You put { $card } into play.
   *[no] { $who } puts { $card } into play.
}
event-given = { $you ->
    [yes] You give { $card } to { $other }.
   *[no] { $otheryou ->
        [yes] { $who } gives you { $card }.
       *[no] { $who } gives { $card } to { $other }.
    }
}
event-given-unseen = { $you ->
    [yes] You give a card to { $other }.
   *[no] { $otheryou ->
        [yes] { $who } gives you a card.
       *[no] { $who } gives a card to { $other }.
    }
}
event-kept = { $you ->
    [yes] You keep { $card }.
   *[no] { $who } keeps { $card }.
}
event-copied = { $you ->
    [yes] You copy { $card }.
   *[no] { $who } copies { $card }.
}
event-gained = { $you ->
    [yes] You gain { $amount }
   *[no] { $who } gains { $amount }
}{ $to ->
    [only] {" "}(for certain cards only)
   *[none] {""}
}.
event-paid = { $you ->
    [yes] You pay { $amount }.
   *[no] { $who } pays { $amount }.
}
event-stole = { $you ->
    [yes] You take { $n } Honor from { $other }.
   *[no] { $otheryou ->
        [yes] { $who } takes { $n } Honor from you.
       *[no] { $who } takes { $n } Honor from { $other }.
    }
}
event-shuffled = { $origin ->
    [void] The Void is shuffled into a new center deck.
   *[discard] { $you ->
        [yes] You shuffle your discard pile into a new deck.
       *[no] { $who } shuffles their discard pile into a new deck.
    }
}
event-named = { $you ->
    [yes] You name { $card }.
   *[no] { $who } names { $card }.
}
event-fate = Fate of { $card }.
event-set-off = { $card } takes effect.
event-extra-turn = { $you ->
    [yes] You will take an extra turn.
   *[no] { $who } will take an extra turn.
}
event-last-round = { $detail ->
    [rounds] The round limit has been reached: this is the last round.
   *[none] The Honor pool is empty: this is the last round.
}
event-cleanup = { $you ->
    [yes] You end your turn
   *[no] { $who } ends their turn
}{ $n ->
    [0] {""}
    [one] {" "}and { $you ->
        [yes] discard { $n } card
       *[no] discards { $n } card
    }
   *[other] {" "}and { $you ->
        [yes] discard { $n } cards
       *[no] discards { $n } cards
    }
}.
event-samael = Samael acts.
event-conceded = { $you ->
    [yes] You concede.
   *[no] { $who } concedes.
}
event-over = { $detail ->
    [rounds] The game is over: the round limit has been reached.
    [conceded] The game is over: no opponents are left.
   *[honor] The game is over: the Honor pool is empty.
}

# Reasons why something is impossible.

why-not-your-decision = It is player { $player }'s decision.
why-over = The game is over.
why-answer-first = Answer the open question first.
why-runes = It costs { $need ->
    [one] { $need } Rune
   *[other] { $need } Runes
}; you have { $have }.
why-power = It takes { $need } Power; you have { $have }.
why-used = It has already been used this turn.
why-passive = There is nothing to activate: it works automatically.
why-monster-unplayable = Only a player who has Samael the Fallen can play Monsters.
why-pile-empty = The pile is empty.
why-nothing-to-draw = There is no card left to draw.
why-no-target = No card there qualifies.
why-test = It only works if { $test }.
why-pay = You must pay { $amount }; you have { $have }.
why-other-place = You must choose from another zone.
why-kind = You must choose { $of }.
why-cost-limit = It costs { $cost }; the limit is { $limit }.
why-unbanishable = It cannot be banished.
why-itself = It cannot choose itself.
why-not-highest = Another one costs more.
why-owned = It already belongs to a player.
why-in-void = It is in the Void: only a card that says so can reach it.
why-in-row = It is in the center row; it must be acquired or defeated first.
why-not-monster = Only Monsters can be defeated.
why-monster = Monsters are defeated, not acquired.
why-row-empty = That place in the center row is empty.
why-played-already = It has already been played this turn.
why-teammate = For your teammate it costs { $need ->
    [one] { $need } Rune
   *[other] { $need } Runes
}; you have { $have }.
why-no-teammate = You have no teammate.
why-not-in-sight = { $thing } is not visible.
why-not-usable-here = It cannot be used here.
why-no-such-button = { $thing } is not one of the answers.
