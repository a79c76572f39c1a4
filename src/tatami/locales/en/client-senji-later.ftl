### The board of Senji in the browser: what comes after the first table

## Cards

client-senji-card-member = { $relation } { $value }, { $family }
client-senji-card-support = support { $value }, { $family }
client-senji-card-trade = trade { $value }, { $family }
client-senji-card-dummy = dummy, { $family }
client-senji-print-support = support
client-senji-print-trade = trade
client-senji-print-dummy = dummy
client-senji-flower = { $colour } { $value }
client-senji-flower-with = { $colour } { $value }, { $symbol }
client-senji-about-member = A hostage in another family’s hand: kept, it can be killed when its family attacks the holder (the holder gains its value, the attacker loses twice that); displayed in Autumn, it brings its value at once. In its own family’s hand it does nothing.
client-senji-about-support = In one battle its family’s symbols on the dice count for you, at most as many as its value. Never against its own family; then it goes home.
client-senji-about-trade = In Autumn: return it, and its owner shows you as many hanafuda cards as its value. You take one of them.
client-senji-about-dummy = A support card that brings nothing. Everybody has one; it is never given away and always comes back.
client-senji-about-flower = Four plants, values 1 to 12, each card twice: animals, ribbons (tanzaku), suns and plain cards. Sets are discarded in Autumn for honour or samurai.
client-senji-about-kami-diplomat = Once, at any time in Winter or during your own actions in Autumn: look at the diplomacy hand of one player and take a card.
client-senji-about-kami-economist = Once, during your own actions in Autumn: search the hanafuda deck and take any card.
client-senji-about-kami-military = Once, in a battle of yours, after the roll and before support is committed: roll any number of dice again that were not set aside.

## Hands and sets

client-senji-hand-hanafuda = Hanafuda
client-senji-hand-diplomacy = Diplomacy
client-senji-hand-empty = No cards.
client-senji-show-to = Show this card to
client-senji-show-all = everybody
client-senji-in-hand =
    { $picked ->
        [yes] { $card }, in your hand, picked
       *[no] { $card }, in your hand
    }
client-senji-lines = Sets in your hand
client-senji-lines-about = Each line is a set that your hand makes.
client-senji-line = { $set }: { $reward }. { $cards }
client-senji-best = best together
client-senji-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-senji-all-sets = All sets
client-senji-set-have = { $have } of { $cards }
client-senji-set-missing = missing: { $cards }
client-senji-set-lacking =
    { $count ->
        [one] { $count } card missing
       *[other] { $count } cards missing
    }
client-senji-or = or: { $cards }
client-senji-reward-honour = { $count } honour
client-senji-reward-samurai = hire { $count } samurai

## Battle

client-senji-battle = Battle for { $region }
client-senji-round = round { $round }
client-senji-next = Next
client-senji-army = the emperor’s army
client-senji-role =
    { $role ->
        [attacker] attack
       *[defender] defence
    }
client-senji-side =
    { $role ->
        [attacker] Attacker: { $who }
       *[defender] Defender: { $who }
    }
client-senji-fight-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
client-senji-strength = strength
client-senji-strength-units = units
client-senji-strength-aside = samurai dice
client-senji-strength-symbols = symbols
client-senji-strength-support = support
client-senji-dice = Dice of destiny
client-senji-dice-rolled = Rolled: { $dice }
client-senji-die = die { $number }: { $family }
client-senji-percent = { $percent } %
client-senji-killed = Hostages killed
client-senji-hostage-killed = { $card } is killed: +{ $gain } for the defender, { $loss } for the attacker
client-senji-borrowed = { $samurai } has taken the ability of { $lender }.
client-senji-sealed = support face down
client-senji-would-be = strength { $strength }
client-senji-tray = What you can choose
client-senji-won = won
client-senji-lost =
    { $count ->
        [one] { $count } unit lost
       *[other] { $count } units lost
    }
client-senji-fell = { $samurai } falls
client-senji-gains = +{ $count } honour
client-senji-tie = A tie: it is fought again.
client-senji-wins =
    { $tie ->
        [yes] { $you ->
            [yes] A tie, and it counts as your victory.
           *[no] A tie, and it counts as a victory: { $who } wins.
        }
       *[no] { $you ->
            [yes] You win the battle.
           *[no] { $who } wins the battle.
        }
    }
client-senji-takes = { $region } changes hands.
client-senji-escaped = { $samurai } escapes: { $region }.
client-senji-odds = Attacker { $attacker } %, defender { $defender } %
client-senji-odds-before = exact odds without support cards
client-senji-odds-rolled = as the dice lie, without support cards

## Autumn

client-senji-autumn = Autumn
client-senji-called = Order of the families
client-senji-called-state =
    { $state ->
        [done] has acted
        [now] acts now
       *[waits] still to be called
    }
client-senji-called-seat =
    { $state ->
        [done] { $who }: has acted
        [now] { $who }: acts now
       *[waits] { $who }: still to be called
    }
client-senji-act-sets = Sets of hanafuda
client-senji-pick-about = Pick cards in your hand, or touch a line under it.
client-senji-picked =
    { $count ->
        [one] { $count } card picked.
       *[other] { $count } cards picked.
    }
client-senji-put-back = Put all back
client-senji-act-envoys = Envoys
client-senji-envoys-about = Cards of other families go home for honour. Families needed: { $need }, missing: { $missing }.
client-senji-envoy-state =
    { $state ->
        [picked] picked
        [have] in hand
       *[missing] missing
    }
client-senji-envoy =
    { $state ->
        [picked] { $family }: card picked
        [have] { $family }: card in hand
       *[missing] { $family }: missing
    }
client-senji-act-trade = Trade
client-senji-no-trade = No trade card to use now.
client-senji-act-hostages = Hostages
client-senji-display-about = Display for honour:
client-senji-take-back-about = Take back for honour lost:
client-senji-no-hostage = No hostage to display or take back.
client-senji-act-hire = Mercenaries
client-senji-hire-units = Units
client-senji-hire-sea = Sea
client-senji-fewer = Fewer
client-senji-more = More
client-senji-no-hire = Nobody can be hired now.
client-senji-act-samurai = Samurai and kami
client-senji-seppuku = Seppuku …
client-senji-shown-already =
    { $count ->
        [one] { $count } card is laid out already.
       *[other] { $count } cards are laid out already.
    }

## Beside the table

client-senji-displayed = Hostages displayed
client-senji-notes-samurai = Samurai
client-senji-notes-kami = Kami
client-senji-known = You know of: { $cards }
client-senji-removed = Out of the game
client-senji-reach = Within reach this Autumn
client-senji-reach-sum = { $now } now + { $sets } sets + { $display } hostages + { $envoys } envoys = { $total }
client-senji-ledger = Where the honour came from
client-senji-years =
    { $count ->
        [one] { $count } year
       *[other] { $count } years
    }
client-senji-ledger-sum = honour
client-senji-promises = Promises
client-senji-promises-of = { $who }: { $kept } kept, { $broken } broken, { $overtaken } overtaken by events
client-senji-promises-rest = The other promises
client-senji-promises-about = As far as you were told; promises bind nobody.
