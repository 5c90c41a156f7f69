# What the terminal says.  Names of cards, questions, answers and the log are in game.ftl.

# Seats.

player-number = Player { $n }
name-guest = Guest
bot-greedy = Greedy
bot-random = Random
bot-search = Seeker
bot-easy = Easy
bot-casual = Casual
bot-steady = Steady
bot-hard = Hard
bot-master = Master
seat-replaced = { $why }. { $bot } plays on in its place.
samael = Samael
you = you
samael-stack = Stack
teammate = teammate
gone = has left
and = {" and "}
separator = {"; "}

# The table.

begin = Ascension · { $what } · seed { $seed }
round = Round { $n }
turn-yours = your turn
turn-of = turn of { $who }
over = the game is over
last-round = Last round
pool = Pool { $n }
center = Center deck { $n }
void = Void { $n }
others = { $n ->
    [one] Opponent
   *[other] Other players
}
everybody = Players
mine = You
captive-of = captive:
hand-of = hand:
trophies = Trophies:
lasting = In effect this turn:
log = Log
used = used
played = Played:
hand-title = Your hand:
hand-empty = Your hand is empty.
not-seated = You have no seat at this table.
score = score { $n }
waiting = Waiting for { $who }.
menu-hint = Type a number · all plays the simple cards · 0 ends the turn · help
gift-hint = For your teammate, 1 Rune more: gift { $numbers }
name-any = { $n ->
    [one] and { $n } other card: type its name
   *[other] or any of { $n } other cards: type its name
}
labelled = { $name }: { $text }
prompt = Your choice:
legend-may = you may
legend-less = costs less now

hand-n = hand { $n }
deck-n = deck { $n }
discard-n = discard { $n }
cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
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
worth = worth { $n } Honor
copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
in-discard = discard
in-void = Void
in-played = played
pile-empty = { $pile }: empty.
known-hand = In hand for sure: { $card }
known-deck = { $n ->
    [0] On top of the deck: { $card }
    [one] In the deck under { $n } card: { $card }
   *[other] In the deck under { $n } cards: { $card }
}

log-plays = { $you ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
}

# Answers to what was typed.

look-what = Look at which card? Type look and its name or number.
why-what = Why what? Type why and a card's name or number.
no-card = No card is called “{ $typed }”.
no-card-near = No single card is called “{ $typed }”. Did you mean: { $near }?
no-player = No player is called “{ $typed }”. There are: { $names }.
no-number = { $typed } stands for nothing here.
not-asked = Nothing is asked here that “{ $typed }” answers.
can = You can do that now.
can-by = You can: { $how }.
which = Which one? { $near }
unknown = “{ $typed }” is not understood. Type help to see what you can do.
unknown-near = “{ $typed }” is not understood. Did you mean: { $near }?

end-reminder = You can still: { $what }{ $more ->
    [0] {""}
    [one] {" "}and { $more } more thing
   *[other] {" "}and { $more } more things
}. End the turn again if you are sure.
undo-none = Nothing can be taken back: something has been revealed since, or somebody else has acted.
undo-some = { $n ->
    [one] Only your last choice can be taken back.
   *[other] Only your last { $n } choices can be taken back.
}
undone = { $n ->
    [one] Your last choice was taken back.
   *[other] Your last { $n } choices were taken back.
}
all-not-now = Answer the open question first.
all-none = No card in your hand can be played without a thought; play them one by one.
all-wanting = { $cards } may need the cards in your hand. Play that first, or type all again.
all-played = { $n ->
    [one] { $n } card played.
   *[other] { $n } cards played.
}
all-left = Left for you to decide: { $cards }.

concede-sure = Do you really want to give up?
concede-not = The game goes on.
yes-no = yes or no:
quit-save = Keep this game, to go on another time?
quit-unsaved = The game was not kept.
saved = Saved in { $path }
left = The game is kept. Go on with:
left-link = The game could not be kept in a file. This link holds all of it:

pass-to = Pass the screen to { $who }.
pass-ready = { $who }, press Enter when only you can see it:

# The end.

won-you = { $count ->
    [one] You have won!
   *[other] You have won: { $who }!
}
won = { $count ->
    [one] { $who } has won.
   *[other] { $who } have won.
}
ended = { $why ->
    [honor] The Honor pool is empty.
    [rounds] The last round has been played.
   *[conceded] Everybody else has given up.
}
tie = The scores are equal: whoever plays later in the turn order wins.
tie-solo = The scores are equal: Samael wins ties.
team-score = { $place }. { $who }: { $n } Honor together
score-line = { $place }. { $who }: { $n } Honor
score-tokens = Honor tokens: { $n }
score-card = { $card } ×{ $count }: { $n }
tokens = Honor tokens
link-is = The whole game in a link:
kept = The game is kept. See it again with:

# Seen again, and watched.

replay-at = Choice { $n } of { $last } · turn { $turn }
replay-hint = Enter: next · back · turn 5 · 12: choice 12 · as 2, spectator, all · help
replay-prompt = Next step:
replay-end = This is the end of the record.
replay-start = This is the beginning.
replay-help =
    Enter, next N  one choice on, or N
    back N         back
    12             to the moment after choice 12
    turn, turn 5   to the next turn, or to turn 5
    as 2           as player 2 sees it; as spectator; as all: all cards open
    table log rule look CARD players link quit
no-turn = There is no turn { $n }; the last one is { $last }.
watch-step = Enter to go on, quit to leave
cards-none = No card fits.
check-good = { $n ->
    [one] { $n } card, nothing wrong.
   *[other] { $n } cards, nothing wrong.
}
check-bad = The file cannot be played like this.
check-unnamed = No name of its own in: { $langs }
rules-more = { $n ->
    [one] and { $n } more; add a word to find fewer
   *[other] and { $n } more; add a word to find fewer
}
rule-decision = Decision: { $text }
rule-source = Source: { $text }

# Conflictus Aeternus: the table.

begin-conflictus = Conflictus Aeternus · { $what } · seed { $seed }
your-deck = Your deck: { $name }. { $plan }
welcome-conflictus =
    Your deck, the mons, is your life: who must draw or mill with none left loses.
    To mill is to put the top card of one's mons into the mortis, the discard pile.
    Sources pay for cards: play one in your main phase and one in an opponent's.
    They stay bound to what they paid for; those of an amulet are free next round.
    A round: sources come free, draw, play cards, attack; who does not block mills.
welcome-rapidinha = No hands are exchanged; you may play your captive, a card of theirs. More: help
welcome-classic = First you may leave out cards, then exchange your hand at a price. More: help
best-of = best of { $n }
before = Before the first round
round-n = Round { $n }
round-yours = your round
round-of = round of { $who }
game-of = Game { $n } of { $of }
bar-maintenance = Maint
bar-draw = Draw
bar-main = Main
bar-attack = Attack
bar-block = Block
bar-damage = Damage
bar-sacrifice = Sacrifice
has-lost = has lost
mons-n = mons { $n }
mortis-n = mortis { $n }
exterminatus-n = exterminatus { $n }
captive-n = captive { $n }
reserve-n = left out { $n }
on-table-n = on the table { $n }
free = free
spent = spent
captive = Captive
transition-title = Transition, top first
transition-empty = Nothing waits on the transition.
resolving = Resolving:
round-idle = In round { $n } there was nothing you could do. Enter goes on.
hint-resolve = Type a number · 0 passes, then { $card } resolves · help
hint-main = Type a number · 0 passes and ends your main phase · help
sacrifice-means = Sacrifice phase: the number of a card on the table sacrifices it.
hint-pass = Type a number · 0 passes · help
damage-n = damage { $n }
on = on
with = with
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
cost-n = cost { $n }
now = now
in-set = bound to { $card }
marked-sacrifice = sacrificed at the end of the round
marked-remove = removed at the end of the round
in-mortis = mortis
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

# Conflictus Aeternus: answers to what was typed.

no-warriors = There is no warrior on the table.
no-sets = no sets
not-on-table = “{ $typed }” is not on the table.
no-values = { $card } has no attack, defense and mill.
nobody-attacks = Nobody attacks
nobody-blocks = Nobody blocks
must-answer = This has to be answered; undo takes your last choice back.
attack-when = Attackers are chosen in your attack phase: pass first (0).
block-when = Blockers are chosen when you are attacked.
answer-first = Answer the open question first.
pass-reminder = You can still play a source this round. Pass again if you are sure.
pass-until-what = Pass until what? pass until turn, pass until phase, or pass until something.
stops-what = stops full, stops smart, or stops and a phase of your own round.
stops-full = You are asked at every priority at which you could do something.
stops-smart = You are asked where it can matter: in your main phase, when you can answer, when a play has a point.
stops-phases = In your own rounds you also stop in: { $phases }.
pay-what = pay auto or pay ask.
pay-auto = Sources are paid by themselves, as few as possible.
pay-ask = You are asked which sources pay, and whether you bind more than needed.
pay-told = Paid by itself with as few sources as possible. To choose them, or to bind more: undo, pay ask.
pay-due = Pay { $what }
pay-so-far = Pay { $what }: { $n } of { $need } chosen
pay-more = Pay { $what }: { $n } of { $need } chosen, and { $more } besides
pay-free = Nothing to pay; chosen: { $more }
pay-nothing = Nothing to pay
any-sources = { $n } of either
exchange-price = Exchange { $n } of { $most }: you shuffle it in and draw { $draw }, { $lose } at random { $lose ->
    [one] goes
   *[other] go
} to the mortis, the mons from { $mons } to { $left }.
exchange-further = Each further exchange costs one card more.

# Conflictus Aeternus: the end.

drawn-game = The game is drawn.
ended-conflictus = { $why ->
    [mons] { $who }: the mons was exhausted.
    [drawn] All were lost at the same moment.
    [rounds] The limit of rounds was reached.
   *[conceded] { $who } gave up.
}
match-score = The match: { $score }
rounds-played = { $n ->
    [one] { $n } round was played.
   *[other] { $n } rounds were played.
}
left-line = { $place }. { $who }: mons { $mons }, hand { $hand }, mortis { $mortis }, exterminatus { $exterminatus }, on the table { $table }

help-aim =
    Aim            your mons is your life: who must draw or mill and has no card
                   left loses; to mill is to put its top card into the mortis
    Round          maintenance, draw, main, attack, block, damage, sacrifice
    Playing        all may play in every main phase, amulets in almost every phase;
                   what is played waits on the transition, the last resolves first
    Sources        one in your main phase, one in an opponent’s; bound to a set as
                   long as it lies there, free in the maintenance after
    Warriors       attack/defense/mill; piled up, those beneath help to pay and the
                   top one fights: unblocked it makes them mill, blocked it wounds
help-conflictus =
    A number       take that card: 1… hand, 21… your sets, 41… the others’
    0, pass        pass, or decline; pass until turn, phase or something
    play, use, attack, block, target, sacrifice …   and a card or its number
    why CARD       why it cannot be chosen now
    look CARD      read a card, its keywords explained
    stats CARD     what its attack, defense and mill are made of
    sets transition hand mons mortis exterminatus players log   see what is there
    log rules      what happened by which rules; rule C-DECK-11 reads one
    stops full, smart or a phase    where you are asked
    pay auto, ask  who chooses the sources
    undo, save FILE, link, concede, quit

# Decks of Conflictus.

deck-legal = { $format }: legal, { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
deck-illegal = { $format }: { $n ->
    [one] { $n } rule is broken.
   *[other] { $n } rules are broken.
}
fault-size = { $have } cards, not { $want } ({ $rule })
fault-copies = { $have } copies of { $card }, at most { $most } ({ $rule })
advice-title = The rulebook's advice for a first deck, which is no rule (C-DECK-11):
advice-more = { $what }: { $have }; the template has more, { $want }
advice-fewer = { $what }: { $have }; the template has fewer, { $want }
advice-no-sources = { $what }: no source for { $want } of the cards
advice-few-sources = { $what }: { $have } of its sources; the dearest card costs { $want }
advice-idle-sources = { $what }: { $have } of its sources, and no card that needs them
deck-plan = Plan: { $text }
deck-costs = Cards by cost:
deck-code = Code: { $code }
odds-opening = Sources in the opening hand of { $hand }, with { $sources } in the deck:
odds-good = A hand with { $least } to { $most } sources: { $chance }
odds-rung = { $n ->
    [one] after { $n } exchange about { $chance }, with mons { $mons } and mortis { $mortis }
   *[other] after { $n } exchanges about { $chance }, with mons { $mons } and mortis { $mortis }
}
odds-no-exchange = hands are not exchanged in this format
odds-by = The chance to have drawn a card by your own round:
odds-first = going first
odds-second = going second

# Help.

help =
    A number       take that card: 1-6 row, 7-9 piles, 11… hand, 21… constructs
    0, end         end the turn, or decline
    all            play every card that needs no thought
    play, acquire, defeat, use, banish …   and a card: acquire mystic
    why CARD       why it cannot be chosen now
    look CARD      read a card
    hand row void deck discard players     see what lies there
    log            everything that has happened; log rules: by which rules
    rule A-ROW-03  read a rule
    undo           take your last choice back, while nothing was revealed
    save FILE, link, concede, quit

# What the terminal refuses.

refuse-bad-language = There is no language “{ $given }”; there are { $known }.
refuse-bots-only = Only bots play here; “{ $given }” is none.
refuse-record-guest = This game was played with a program, and a record does not start programs. If you trust it, play on with: --seats { $seats }
refuse-bad-game = There is no game “{ $given }”; there is { $known }.
refuse-bad-copies = --copies takes a card and a number, as in "Mephit=2", not “{ $given }”.
refuse-bad-choice = The game has choices 0 to { $most }, not { $given }.
refuse-seats-and-bots = Give either --seats or --bots, not both.
refuse-seats-too-many = There are { $given } seats for { $players } players.
refuse-cannot-write = { $path } cannot be written: { $why }
refuse-cannot-read = { $path } cannot be read: { $why }
refuse-not-text = { $path } is not a text file.
refuse-no-folder = The folder of { $path } is not there. Make it first: mkdir -p { $folder }
refuse-file-exists = { $path } is already there. Choose another name, or go on with it: --resume
refuse-file-taken = { $path } is already there and is not written over. Choose another name.

refuse-needs-option = { $option } says nothing without { $needs }.
refuse-bad-eyes = Nobody is called “{ $given }”: give a number, spectator, all, or one of { $names }.
refuse-bad-cost = A cost is given as 3, 2-4 or 5+, not “{ $given }”.
refuse-bad-set = There is no set “{ $given }”; there are { $known }.
refuse-bad-kind = There is no kind of card “{ $given }”; there are { $known }.
refuse-bad-faction = There is no faction “{ $given }”; there are { $known }.
refuse-bad-rarity = There is no rarity “{ $given }”; there are { $known }.
refuse-bad-keyword = There is no keyword “{ $given }”; there are { $known }.
refuse-no-rule = No rule speaks of “{ $given }”.
refuse-bad-deck = There is no deck “{ $given }”, neither as a file nor by name; ready are { $known }.
refuse-bad-switch = --switch takes name=value, not “{ $given }”; the names are { $known }.
refuse-bad-switch-value = { $name } is one of { $known }, not “{ $given }”.
refuse-not-for-game = { $option } means nothing in { $game }.
refuse-not-in-deck = The deck has no single card “{ $given }”; near it: { $near }
refuse-bad-sources = --sources takes 3 or 2-4, not “{ $given }”.
refuse-deck-card = No card of the edition is called “{ $given }”{ $has ->
    [yes] ; near it: { $near }
   *[no] {""}
}. If it is your own, give its card file: --cards FILE
refuse-deck-card-own = Neither the edition nor your card file has a card “{ $given }”{ $has ->
    [yes] ; near it: { $near }
   *[no] .
}
refuse-no-code = No code: only cards of the edition have one, and these are your own: { $cards }. Pass on the list and the card file.
refuse-not-for-deck = { $option } means nothing to vigil deck { $action }.
refuse-deck-faults = { $deck } cannot be played as { $format }: { $faults } vigil deck check --format { $style } says it all.
refuse-deck-what = Which deck? vigil deck show NAME, FILE or CODE
refuse-check-what = Which file? vigil cards check FILE

# Words that can be typed; the first one is shown.

word-play = play, p
word-use = use
word-acquire = acquire, buy, get
word-gift = gift
word-defeat = defeat, fight, kill, beat
word-banish = banish
word-discard = discard
word-destroy = destroy
word-recover = recover, return
word-enter = enter
word-stack = stack
word-keep = keep
word-give = give
word-copy = copy
word-choose = choose
word-name = name
word-first = first
word-steal = steal
word-yes = yes, y
word-no = no, n
word-done = done, none
word-end = end, e, pass
word-why = why, w
word-look = look, l, read
word-undo = undo, u, back
word-all = all, a
word-log = log
word-rule = rule, rules
word-hand = hand
word-row = row
word-void = void
word-deck = deck
word-players = players
word-save = save
word-link = link
word-help = help, h, ?
word-quit = quit, q, exit
word-concede = concede, resign
word-table = table
word-next = next, n, forward
word-back = back, b
word-turn = turn, t
word-as = as
word-spectator = spectator
word-pass = pass
word-stops = stops, stop
word-pay = pay, payment
word-stats = stats, values
word-sets = sets, set
word-transition = transition, stack
word-mortis = mortis
word-exterminatus = exterminatus
word-mons = mons, deck
word-sacrifice = sacrifice, sac
word-attack = attack
word-block = block
word-leap = leap
word-target = target
word-join = join, pile, equip
word-new = new
word-find = find, take
word-return = return
word-remove = remove
word-cancel = cancel
word-withdraw = withdraw
word-put = put
word-exchange = exchange, mulligan
word-take_out = leave, leave out
word-begins = begin, begins
word-auto = auto, automatic
word-by_hand = manually, by hand
word-light = light
word-shadow = shadow
word-until = until, till
word-phase = phase
word-something = something
word-full = full, all
word-smart = smart
word-ask = ask

# At a table far away.

begin-far = { $what } · with { $who }
seat-of-bot = { $name } (bot)
not-your-turn = Somebody else is asked now. You can look around: help lists the words.
undo-asked = Something has been learned since; the others are asked whether you may take it back.
left-far = You have left the connection; your seat stays yours. Come back with:
given-up = The table was given up.
help-far =
    say TEXT       say something to the others
    agree          let somebody take back a choice; agree no refuses
    quit           leave the connection; your seat stays yours
far-said = { $who }: { $text }
far-plea = { $who } wishes to take back { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}. Type agree, or agree no.
far-lost = The connection is lost; trying again.
far-back = The connection is back.
far-seats = { $who } – { $free ->
    [one] { $free } seat is free
   *[other] { $free } seats are free
}.
far-full = Every seat is taken.
far-invite = Others come with this:
far-table-line = { $id }  { $game }  { $status }  { $who }
far-status-open = open
far-status-running = running
far-status-over = over
far-status-aborted = given up
far-no-tables = There are no tables.
far-name = Your name?
far-hello = You are { $name }.
far-link = To come back as the same guest from anywhere, keep this to yourself:
refuse-far-closed = This table has no free seat for you; --spectate looks on.
far-server-older = The server plays by other rules or cards than this version; the table may be shown wrongly.
verify-commitment = The salt is the one that was promised before the game.
verify-no-commitment = Nothing was promised before this game: its seed was chosen, or it went on from another game.
verify-alone = A record alone does not tell how its seed was made.
verify-seed = The seed follows from the salt and from the words of the seats.
verify-words-erased = The words of a seat were erased with its player: whether the seed follows from them cannot be checked any more.
verify-own-words = The words of your seat are those you added.
verify-record = The record replays to its end: { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}.
verify-outcome = The outcome is the one that was told.
verify-link = The link and the record are the same game.
verify-good = Everything is as it should be.
verify-unsure = What could be checked is as it should be; something could not be.
verify-bad-commitment = The salt is not the one that was promised before the game.
verify-bad-seed = The seed does not follow from the salt and from the words of the seats: { $told } was told, { $found } follows.
verify-bad-words = The words of seat { $seats } are not those you added when you sat down.
verify-bad-bot-words = Seat { $seats } was a bot's, and bots add no words: somebody has tried words until the cards suited them.
verify-bad-record = The record cannot be replayed: { $why }
verify-bad-record-seed = The record was dealt with another seed than the one that was told.
verify-bad-rules = The record was played under other rules than was told.
verify-unfinished = The record ends before the game does.
verify-bad-outcome = The game ended in another way than was told.
verify-bad-link = The link and the record are different games.
verify-bad = This game is not what it says it is.
refuse-nobody-far = Nobody sits elsewhere: everybody at this table hears you.
refuse-far-running = At a table elsewhere there is a record and a link when the game is over.
refuse-far-nameless = Say who you are there: --name NAME.
refuse-far-which = Name a table: { $server } lists them.
refuse-far-seat = Seat { $seat } is not yours, and not free.
refuse-verify-shape = { $path } is no proof, no record and no link.
word-say = say, chat
word-agree = agree

# Phrases of the chat
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = I am thinking …
phrase-sorry = Sorry!
phrase-good-game = Good game!
phrase-again = Again?
refuse-admin-away = A server has { $file } open, but does not answer at { $server }. Say where it listens (--server URL), or stop it first.
refuse-admin-nobody = Nobody here is called { $who }.
refuse-admin-several = Several are called { $who }. Say which, by id: { $ids }
word-start = begin, start, begin the game, start the game
begun = The game has begun already; “help” tells what can be typed.
