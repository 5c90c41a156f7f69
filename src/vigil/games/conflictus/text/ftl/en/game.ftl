# Terms of Conflictus Aeternus.

a-card = a card
of-card = { $card }: { $said }

term-mons = Mons
term-hand = Hand
term-mortis = Mortis
term-exterminatus = Exterminatus
term-reserve = Reserve
term-captive = Captive
term-free = Free sources
term-spent = Spent sources
term-table = Table
term-transition = Transition
term-out-of-game = Out of play
term-source = Source
term-warrior = Warrior
term-amulet = Amulet
term-relic = Relic
term-equipment = Equipment
term-fixed = Fixed card
term-ability = Ability
term-light = Light
term-shadow = Shadow
term-neutral = Neutral
term-diamond = Diamond
term-gold = Gold
term-silver = Silver
term-iron = Iron
term-attack = Attack
term-defense = Defense
term-mill = Mill
term-damage = Damage
term-cost = Cost
term-class = Class
term-subclass = Subclass
term-faction = Faction
term-rarity = Rarity
term-keyword = Keyword
term-edition = Edition
term-number = Number
term-copies = Copies
term-card = Card
term-deck = Deck
term-set = Set
term-token = Token
term-counter = Counter
term-counter-vanish = Vanish counters
term-counter-reduction = Reduction counters
term-counter-growth = +1/+1/+1 counters
term-counter-charge = Charge counters
term-active = Active
term-inactive = Inactive
term-attacking = Attacking
term-blocking = Blocking
term-blocked = Blocked
term-unblocked = Unblocked
term-phase = Phase
term-phase-maintenance = Maintenance
term-phase-draw = Draw phase
term-phase-main = Main phase
term-phase-attack = Attack phase
term-phase-block = Block phase
term-phase-damage = Damage phase
term-phase-sacrifice = Sacrifice phase
term-classic = Classic
term-rapidinha = Quick game
term-round = Turn
term-cycle = Cycle
term-game = Game
term-match = Match
term-player = Player
term-opponent = Opponent
term-priority = Priority
term-begins = Begins
term-custom = Custom cards
term-printed = printed
term-effect = Text

# Reminders of keywords.

reminder-accumulate = You may pile another warrior on it the turn it enters play.
reminder-seek = When it enters play, you may search your mons for a warrior whose mill is no greater than its own and put it into your hand.
reminder-guardian = You may sacrifice it in a maintenance or main phase to skip this turn's attack phase.
reminder-challenge = When it attacks, choose a warrior able to block it; that warrior must block it.
reminder-vanish = { $n ->
    [one] It enters play with { $n } vanish counter and loses one whenever it attacks; when it has none left, sacrifice it at the end of the turn.
   *[other] It enters play with { $n } vanish counters and loses one whenever it attacks; when it has none left, sacrifice it at the end of the turn.
}
reminder-evolve-light = { $n ->
    [one] It gets +1/+1/+1 for each Light source bound to its set.
   *[other] It gets +1/+1/+1 for every { $n } Light sources bound to its set.
}
reminder-evolve-shadow = { $n ->
    [one] It gets +1/+1/+1 for each Shadow source bound to its set.
   *[other] It gets +1/+1/+1 for every { $n } Shadow sources bound to its set.
}
reminder-might = It deals double combat damage.
reminder-immolate = Once per turn you may have an opponent mill up to X cards, where X is its mill; it is then sacrificed at the end of the turn.
reminder-untouchable = Amulets and abilities of opponents can neither target nor affect it.
reminder-intimidate = When it enters play, you may return another active warrior whose mill is no greater than its own to its owner's hand.
reminder-isolated = No warrior can be piled on it.
reminder-energy = Only energy manipulators can block it.
reminder-matter = Only matter manipulators can block it.
reminder-recover = { $n ->
    [one] When you play it, you may put a card from your mortis on top of your mons; it is removed from the game at the end of the turn.
   *[other] When you play it, you may put up to { $n } cards from your mortis on top of your mons; it is removed from the game at the end of the turn.
}
reminder-reduction = When you play it, you may mill cards; it costs 1 less for each.
reminder-resilience = It neither deals nor receives combat damage.
reminder-leap = When it is blocked, it may deal no combat damage and apply its mill instead; it is then sacrificed at the end of the turn.
reminder-surprise = You may play it whenever you could play an amulet.
reminder-mill = { $n ->
    [one] When you play it, you may choose a player, who mills a card.
   *[other] When you play it, you may choose a player, who mills up to { $n } cards; you choose how many.
}
reminder-unite-defense = Its defense is the sum of the defenses of all warriors in its set, plus 1.
reminder-unite-strength = Its attack is the sum of the attacks of all warriors in its set.
reminder-victimize = Once per turn you may recover up to X cards, where X is its mill; it is then removed from the game at the end of the turn.

# Parts of a value.

part-printed = { $n } printed
part-unite-strength = { $n } Unite Strength
part-unite-defense = { $n } Unite Defense
part-growth = { $n } counters
part-evolve = { $n } Evolve
part-static = { $n } { $card }
part-until = { $n } { $card } until the end of the turn
part-effects = { $n } by effects
part-damage = { $n } damage

# Questions.

ask-priority = you have priority: play, use an ability, or pass.
ask-option = choose one.
ask-set = which set does it join?
ask-target = choose { $what }.
ask-target-bare = choose a target.
ask-reduction = how many cards do you mill to reduce its cost?
ask-offer = pay the cost: { $what }.
ask-offer-bare = what do you give up to pay the cost?
ask-pay = which sources pay for it?
ask-announce = something is being announced.
ask-order = several abilities triggered: which goes onto the transition first? The last one resolves first.
ask-attack = choose your attackers.
ask-attack-player = which player does it attack?
ask-block = choose your blockers.
ask-block-attacker = which attacker does it block?
ask-leap = which blocked warriors leap?
ask-set-aside = which cards do you leave out of this game? At most ten.
ask-choose-starter = who goes first?
ask-keep = keep this hand or exchange it?
ask-number = how many cards are milled?
ask-recover = which card goes from your mortis to the top of your mons?
ask-search = { $what }.
ask-player = { $what }.
ask-pick = { $what }.
ask-may = { $what }?
ask-one-of = choose one.

# Answers.

option-pass = Pass
option-play = Play { $card }
option-play-source = Play { $card }
option-play-captive = Play your captive
option-use = Use { $card }: { $what }
option-use-bare = Use { $card }
option-sacrifice = Sacrifice { $card }
option-choose = Choose this
option-add-to-set = Add to { $card }'s set
option-add-to-set-new = Start a new set
option-target = { $card }
option-target-player = { $who }
option-target-item = { $card } on the transition
option-reduce = { $n ->
    [0] Mill nothing
    [one] Mill { $n } card
   *[other] Mill { $n } cards
}
option-discard = Discard { $card }
option-pay-auto = Use as few sources as possible
option-pay-manually = Choose the sources one by one
option-pay-light = A Light source
option-pay-shadow = A Shadow source
option-done = Choose none
option-done-pay = Enough
option-done-target = No more targets
option-done-attack = No more attackers
option-done-block = No more blockers
option-done-leap = No more leaps
option-done-set-aside = Done
option-done-recover = No more cards
option-done-search = Take nothing
option-order-first = { $card } first
option-attack = Attack with { $card }
option-attack-player = { $who }
option-block = Block with { $card }
option-block-attacker = Block { $card }
option-leap = { $card } leaps
option-set-aside = Leave out { $card }
option-choose-starter = { $who } goes first
option-keep = Keep the hand
option-keep-card = Choose { $card }
option-exchange = Exchange the hand
option-number = { $n ->
    [0] No card
    [one] { $n } card
   *[other] { $n } cards
}
option-recover = { $card }
option-find = Take { $card }
option-player = { $who }
option-yes = Yes
option-no = No
option-destroy = Destroy { $card }
option-remove = Remove { $card } from the game
option-return = Return { $card } to the hand
option-cancel = Cancel { $card }
option-withdraw = Withdraw { $card } from combat
option-put = Put { $card } into play

# Where a card comes from.

from-mons = from the mons
from-hand = from the hand
from-mortis = from the mortis
from-table = from the table

# The log.

event-game = Game { $n } begins.
event-begins = { $you ->
    [yes] You go first.
   *[no] { $who } goes first.
}
event-captive = { $you ->
    [yes] You take { $card } from { $other } as your captive.
   *[no] { $who } takes { $card } from { $other } as a captive.
}
event-captive-unseen = { $you ->
    [yes] You take a card from { $other } as your captive.
   *[no] { $otheryou ->
        [yes] { $who } takes one of your cards as a captive.
       *[no] { $who } takes a card from { $other } as a captive.
    }
}
event-lost-card = { $you ->
    [yes] You lose { $card } in the exchange.
   *[no] { $who } loses { $card } in the exchange.
}
event-round = { $you ->
    [yes] Turn { $n }: your turn.
   *[no] Turn { $n }: { $who }'s turn.
}
event-phase = { $phase }.
event-freed = { $you ->
    [yes] { $n ->
        [one] { $n } of your sources is free again.
       *[other] { $n } of your sources are free again.
    }
   *[no] { $n ->
        [one] { $n } of { $who }'s sources is free again.
       *[other] { $n } of { $who }'s sources are free again.
    }
}
event-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
event-drawn-unseen = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
event-milled = { $you ->
    [yes] You mill { $card }.
   *[no] { $who } mills { $card }.
}
event-recovered = { $you ->
    [yes] You recover { $card }.
   *[no] { $who } recovers { $card }.
}
event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
event-dropped = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
event-announced = { $you ->
    [yes] You announce { $card }.
   *[no] { $who } announces { $card }.
}
event-activated = { $you ->
    [yes] You use an ability of { $card }.
   *[no] { $who } uses an ability of { $card }.
}
event-activated-doing = { $you ->
    [yes] You use { $card }: { $what }.
   *[no] { $who } uses { $card }: { $what }.
}
event-cut = { $otheryou ->
    [yes] You cut { $who }'s mons.
   *[no] { $you ->
        [yes] { $other } cuts your mons.
       *[no] { $other } cuts { $who }'s mons.
    }
}
event-triggered = { $you ->
    [yes] An ability of your { $card } triggers.
   *[no] An ability of { $who }'s { $card } triggers.
}
event-resolves = { $card } resolves.
event-entered = { $you ->
    [yes] Your { $card } enters play.
   *[no] { $who }'s { $card } enters play.
}
event-failed = { $card }'s set is gone, so it goes to the mortis.
event-put-away = { $card } goes to the mortis.
event-cancelled = { $detail ->
    [card] { $card } is canceled.
   *[other] The ability of { $card } is canceled.
}
event-attacks = { $otheryou ->
    [yes] { $card } attacks you.
   *[no] { $card } attacks { $other }.
}
event-blocks = { $hasdetail ->
    [yes] { $card } blocks { $thing }.
   *[no] { $card } blocks an attacker.
}
event-challenged = { $hasdetail ->
    [yes] { $thing } challenges { $card }, which must block.
   *[no] { $card } is challenged and must block.
}
event-withdrawn = { $card } leaves combat.
event-skips = This turn's attack phase is skipped.
event-damaged = { $card } is dealt { $n } damage.
event-changed = { $card } gets { $detail } until the end of the turn.
event-granted = { $card } gains { $keyword } until the end of the turn.
event-counters = { $sign ->
    [minus] { $abs ->
        [one] A { $counter } counter is removed from { $card }.
       *[other] { $abs } { $counter } counters are removed from { $card }.
    }
   *[plus] { $abs ->
        [one] A { $counter } counter is put on { $card }.
       *[other] { $abs } { $counter } counters are put on { $card }.
    }
}
event-destroyed = { $card } is destroyed.
event-sacrificed = { $you ->
    [yes] You sacrifice { $card }.
   *[no] { $who } sacrifices { $card }.
}
event-removed = { $card } is removed from the game{ $from }.
event-returned = { $you ->
    [yes] { $card } returns to your hand{ $from }.
   *[no] { $card } returns to { $who }'s hand{ $from }.
}
event-found = { $you ->
    [yes] You find { $card }{ $to ->
        [hand] {" "}and put it into your hand
       *[mons] {" "}and put it on top of your mons
    }.
   *[no] { $who } finds { $card }{ $to ->
        [hand] {" "}and puts it into their hand
       *[mons] {" "}and puts it on top of their mons
    }.
}
event-fetched = { $you ->
    [yes] You take { $card } from your mons.
   *[no] { $who } takes { $card } from their mons.
}
event-fetched-unseen = { $you ->
    [yes] You take a card from your mons.
   *[no] { $who } takes a card from their mons.
}
event-shuffled = { $you ->
    [yes] You shuffle your mons.
   *[no] { $who } shuffles their mons.
}
event-lost = { $rule ->
    [C-WIN-01] { $you ->
        [yes] You can't draw a card, so you lose the game.
       *[no] { $who } can't draw a card and loses the game.
    }
    [C-WIN-02] { $you ->
        [yes] You can't mill a card, so you lose the game.
       *[no] { $who } can't mill a card and loses the game.
    }
   *[other] { $you ->
        [yes] You lose the game.
       *[no] { $who } loses the game.
    }
}
event-conceded = { $you ->
    [yes] You concede.
   *[no] { $who } concedes.
}
event-rounds = The turn limit has been reached.
event-over = { $hasseat ->
    [yes] { $you ->
        [yes] The game is over: you win.
       *[no] The game is over: { $who } wins.
    }
   *[no] The game is over: it is a draw.
}

# Reasons why something is impossible.

why-over = The game is over.
why-not-your-decision = It is player { $player }'s decision.
why-no-such-button = { $thing } is not one of the answers.
why-not-in-sight = { $thing } is not visible.
why-answer-first = Answer the open question first.
why-other-place = You must choose from another zone.
why-phase = Not in this phase: most cards are played in a main phase.
why-source-played = You have already played your source for this main phase.
why-owned = You do not control it.
why-no-set = There is no set for it to join.
why-set-waits = Another warrior is already waiting on the transition for this set.
why-set-targeted = A warrior of this set has been targeted; nothing can be piled on it until the transition is empty.
why-set-grew = A warrior has already been added to this set this turn.
why-isolated = No warrior can be piled on an Isolated warrior.
why-sources = { $kind ->
    [light] It takes { $need ->
        [one] { $need } free Light source
       *[other] { $need } free Light sources
    }; you have { $freelight }.
    [shadow] It takes { $need ->
        [one] { $need } free Shadow source
       *[other] { $need } free Shadow sources
    }; you have { $freeshadow }.
    [both] It takes { $need } free sources ({ $light } Light, { $shadow } Shadow); you have { $freelight } Light and { $freeshadow } Shadow.
   *[any] It takes { $need ->
        [one] { $need } free source
       *[other] { $need } free sources
    }; you have { $have }.
}
why-no-target = There is no legal target.
why-inactive = Choose an active warrior; this one is under another.
why-untouchable = It is Untouchable.
why-used = It has already been used this turn.
why-no-sacrifice = You have nothing to sacrifice for it.
why-no-discard = You don't have enough cards in hand to discard.
why-mons = You don't have enough cards in your mons.
why-counters = It has no such counter to remove.
why-kind = You must choose { $of }.
why-whose = You must choose { $of }.
why-combat = You must choose { $of }.
why-itself = It cannot choose itself.
why-cost-limit = It costs { $cost }; the limit is { $limit }.
why-mill-limit = Its mill is { $mill }; the limit is { $limit }.
why-not-fresh = It did not enter play this turn.
why-not-damaged = It has no damage.
why-in-mortis = It is in the mortis.
why-removed = It has been removed from the game.
why-passive = It has no ability to activate.
