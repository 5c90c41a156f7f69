captive-of = captive:
begin = Conflictus Aeternus · { $what } · seed { $seed }
your-deck = Your deck: { $name }. { $plan }
welcome =
    Your deck, the mons, is your life: if you must draw or mill with no cards left,
    you lose. To mill is to put its top card into the mortis, the discard pile.
    Sources pay for cards: play one in your main phase and one in an opponent's.
    They stay bound to what they paid for; those of an amulet are free next turn.
    A turn: free sources, draw, play cards, attack; if you don't block, you mill.
welcome-rapidinha = No hand exchange; you may play your captive, an opponent's card. More: help
welcome-classic = First you may leave out cards, then exchange your hand at a price. More: help
best-of = best of { $n }
turn-yours = your turn
turn-of = { $who }'s turn
game-of = Game { $n } of { $of }
bar-maintenance = Maint
bar-draw = Draw
bar-main = Main
bar-attack = Attack
bar-block = Block
bar-damage = Damage
bar-sacrifice = Sacrifice
has-lost = has lost
spent = spent
captive = Captive
transition-title = Transition, top first
transition-empty = The transition is empty.
resolving = Resolving:
turn-idle = You had nothing to do on turn { $n }. Press Enter to continue.
sacrifice-means = Sacrifice phase: type the number of a card on the table to sacrifice it.
attacks-you = attacks you
attacks-who = attacks { $who }
blocked = blocked
blocked-by = blocked by { $card }
blocks-card = blocks { $card }
item-activated = ability
item-triggered = triggered
bound = sources { $what }
beneath = beneath it
carried = carried
marked-sacrifice = sacrificed at the end of the turn
marked-remove = removed at the end of the turn
legend-values = 2/3/1 attack/defense/mill
known-mons = { $n ->
    [0] On top of the mons: { $card }
    [one] In the mons under { $n } card: { $card }
   *[other] In the mons under { $n } cards: { $card }
}
mons-captive = One of these cards is not there: it was taken as a captive.
log-milled = { $you ->
    [yes] You mill { $n } cards: { $cards }.
   *[no] { $who } mills { $n } cards: { $cards }.
}
log-recovered = { $you ->
    [yes] You recover { $n } cards: { $cards }.
   *[no] { $who } recovers { $n } cards: { $cards }.
}
no-warriors = There are no warriors on the table.
no-sets = no sets
not-on-table = “{ $typed }” is not on the table.
no-values = { $card } has no attack, defense or mill.
nobody-attacks = No attackers
nobody-blocks = No blockers
must-answer = You have to answer this; undo takes your last choice back.
answer-first = Answer the open question first.
pass-reminder = You can still play a source this turn. Pass again if you are sure.
pass-until-what = Pass until what? pass until turn, pass until phase, or pass until something.
stops-what = stops full, stops smart, or stops and a phase of your own turn.
stops-full = You get priority whenever you could do something.
stops-smart = You get priority when it matters: in your main phase, to respond, and when a play makes sense.
stops-phases = On your own turns you also stop in: { $phases }.
pay-what = pay auto or pay ask.
pay-auto = Costs are paid automatically with as few sources as possible.
pay-ask = You choose which sources pay, and may bind more than needed.
pay-automatic = Paid automatically with as few sources as possible. To choose them, or to bind more: undo, pay ask.
pay-due = Pay { $what }
pay-so-far = Pay { $what }: { $n } of { $need } chosen
pay-more = Pay { $what }: { $n } of { $need } chosen, plus { $more }
pay-free = Nothing to pay; chosen: { $more }
pay-nothing = Nothing to pay
any-sources = { $n } of either
exchange-price = Exchange { $n } of { $most }: shuffle your hand into your mons and draw { $draw }; { $lose ->
    [one] { $lose } random card goes
   *[other] { $lose } random cards go
} to the mortis, and your mons falls from { $mons } to { $left }.
exchange-further = Each further exchange costs one more card.
drawn-game = The game is a draw.
ended = { $why ->
    [mons] { $who }: no cards left in the mons.
    [drawn] Everyone lost at the same time.
    [turn_limit] The turn limit was reached.
   *[conceded] { $who } conceded.
}
match-score = Match score: { $score }
turns-played = { $n ->
    [one] The game took { $n } turn.
   *[other] The game took { $n } turns.
}
left-line = { $place }. { $who }: mons { $mons }, hand { $hand }, mortis { $mortis }, exterminatus { $exterminatus }, on the table { $table }
help-aim =
    Aim            your mons is your life: if you must draw or mill with no cards
                   left, you lose; to mill is to put its top card into the mortis
    Turn           maintenance, draw, main, attack, block, damage, sacrifice
    Playing        everyone can play in every main phase, amulets in almost every
                   phase; plays wait on the transition, the last one resolves first
    Sources        one in your main phase, one in an opponent's; bound to a set
                   until it leaves the table, then free in the next maintenance
    Warriors       attack/defense/mill; in a pile, those beneath help pay and the
                   top one fights: unblocked it mills, blocked it deals damage
help =
    A number       choose that card: 1… hand, 21… your sets, 41… the others'
    0, pass        pass, or decline; pass until turn, phase or something
    play, use, attack, block, target, sacrifice …   and a card or its number
    why CARD       why you can't choose it now
    look CARD      read a card, with its keywords explained
    stats CARD     where its attack, defense and mill come from
    sets transition hand mons mortis exterminatus players log   see what is there
    log rules      the log with the rules behind it; rule C-DECK-11 reads one
    stops full, smart or a phase    when you get priority
    pay auto, ask  whether you choose the sources that pay
    undo, save FILE, link, concede, quit
deck-legal = { $format }: legal, { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
deck-illegal = { $format }: { $n ->
    [one] { $n } rule is broken.
   *[other] { $n } rules are broken.
}
fault-size = { $have } cards instead of { $want } ({ $rule })
fault-copies = { $have } copies of { $card }; the limit is { $most } ({ $rule })
advice-title = The rulebook's advice for a first deck; not a rule (C-DECK-11):
advice-more = { $what }: { $have }; the template has more ({ $want })
advice-fewer = { $what }: { $have }; the template has fewer ({ $want })
advice-no-sources = { $what }: no sources for { $want } of the cards
advice-few-sources = { $what }: { $have } sources; the most expensive card costs { $want }
advice-idle-sources = { $what }: { $have } sources, but no card needs them
deck-plan = Plan: { $text }
deck-costs = Cards by cost:
deck-code = Code: { $code }
odds-opening = Sources in the opening hand of { $hand }, with { $sources } in the deck:
odds-good = A hand with { $least } to { $most } sources: { $chance }
odds-rung = { $n ->
    [one] after { $n } exchange: about { $chance }, with mons { $mons } and mortis { $mortis }
   *[other] after { $n } exchanges: about { $chance }, with mons { $mons } and mortis { $mortis }
}
odds-no-exchange = this format has no hand exchange
odds-by = Chance of having drawn each card by your turn:
odds-first = going first
odds-second = going second
before = Before the first turn
turn-n = Turn { $n }
mons-n = mons { $n }
mortis-n = mortis { $n }
exterminatus-n = exterminatus { $n }
captive-n = captive { $n }
reserve-n = left out { $n }
on-table-n = on the table { $n }
damage-n = damage { $n }
cost-n = cost { $n }
free = free
on = on
with = with
now = now
in-set = bound to { $card }
in-mortis = mortis
hint-resolve = Type a number · 0 passes, then { $card } resolves · help
hint-main = Type a number · 0 passes and ends your main phase · help
hint-pass = Type a number · 0 passes · help
attack-when = You choose attackers in your attack phase: pass first (0).
block-when = You choose blockers when you are attacked.
refuse-bad-deck = There is no deck “{ $given }”, either as a file or by name; the ready-made decks are { $known }.
refuse-bad-switch = --ruling takes name=value, not “{ $given }”; the names are { $known }.
refuse-bad-switch-value = { $name } must be one of { $known }, not “{ $given }”.
refuse-not-in-deck = “{ $given }” doesn't match exactly one card in the deck. Did you mean { $near }?
refuse-bad-sources = --sources takes 3 or 2-4, not “{ $given }”.
refuse-deck-card = No card in the edition is called “{ $given }”{ $has ->
    [yes] . Did you mean { $near }?
   *[no] .
} If it is your own card, add its card file: --cards FILE
refuse-deck-card-own = Neither the edition nor your card file has a card called “{ $given }”{ $has ->
    [yes] . Did you mean { $near }?
   *[no] .
}
refuse-no-code = There is no code for this deck: codes cover only cards of the edition, and these are your own: { $cards }. Share the list and the card file instead.
refuse-deck-faults = { $deck } is not a legal { $format } deck: { $faults } For every detail: vigil deck check --format { $style }
refuse-deck-what = Which deck? vigil deck show NAME, FILE or CODE
refuse-bad-rarity = There is no rarity “{ $given }”; choose from { $known }.
refuse-bad-keyword = There is no keyword “{ $given }”; choose from { $known }.
word-mons = mons, deck
word-mortis = mortis
word-exterminatus = exterminatus
word-transition = transition, stack
word-sets = sets, set
word-stats = stats, values
word-stops = stops, stop
word-pay = pay, payment
word-pass = pass
word-attack = attack
word-block = block
word-target = target
word-sacrifice = sacrifice, sac
word-leap = leap
word-add_to_set = join, pile, equip
word-new = new
word-find = find, take
word-return = return
word-remove = remove
word-cancel = cancel
word-withdraw = withdraw
word-put = put
word-exchange = exchange, mulligan
word-set_aside = leave, leave out
word-choose_starter = begin, begins
word-pay_auto = auto, automatic
word-pay_manually = manually, by hand
word-pay_light = light
word-pay_shadow = shadow
word-auto = auto, automatic
word-ask = ask
word-until = until, till
word-phase = phase
word-something = something
word-full = full, all
word-smart = smart
