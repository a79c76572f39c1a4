### Senji in the terminal

## Year, season, players

terminal-senji-year = Year { $number }
terminal-senji-host = host: { $name }
terminal-senji-is-host =
    { $you ->
        [yes] you host the emperor
       *[no] hosts the emperor
    }
terminal-senji-honour = honour { $count }
terminal-senji-hand-count =
    { $count ->
        [one] { $count } diplomacy card
       *[other] { $count } diplomacy cards
    }
terminal-senji-hanafuda-count =
    { $count ->
        [one] { $count } hanafuda card
       *[other] { $count } hanafuda cards
    }
terminal-senji-provinces =
    { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
terminal-senji-with-samurai = samurai: { $names }
terminal-senji-with-kami = kami: { $names }
terminal-senji-hostages = hostages displayed: { $cards }
terminal-senji-out = eliminated

## Hands

terminal-senji-diplomacy = Diplomacy
terminal-senji-hanafuda = Hanafuda
terminal-senji-sets = Sets you can make: { $sets }
terminal-senji-none = none

## The board

terminal-senji-closed = closed to all
terminal-senji-nobodys = nobody’s
terminal-senji-held-by = held by { $party }
terminal-senji-by-land = by land: { $regions }
terminal-senji-by-strait = across a strait: { $regions }
terminal-senji-by-sea = on the sea: { $regions }
terminal-senji-coast = its coast: { $regions }
terminal-senji-stands = Now here: { $region } ({ $party }).
terminal-senji-orders-missing = Still without an order: { $regions }
terminal-senji-on-its-way = On the way ({ $party }): { $force }, { $origin } → { $goal }

## Battle

terminal-senji-battle =
    { $number ->
        [0] Battle: { $region }
       *[other] Battle: { $region }, round { $number }
    }
terminal-senji-attacker = Attacker { $party }
terminal-senji-defender = Defender { $party }
terminal-senji-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
terminal-senji-dice-aside = dice set aside: { $count }
terminal-senji-symbols = own symbols rolled: { $count }
terminal-senji-support = support: { $cards } (+{ $count })
terminal-senji-strength = strength { $count }
terminal-senji-dice = Dice: { $dice } ({ $each })
terminal-senji-odds = Without support the attacker wins with { $percent } %

## Winter

terminal-senji-all = all
terminal-senji-letter-to-all =
    { $you ->
        [yes] Your letter to all
       *[no] Letter of { $name } to all
    }
terminal-senji-letter-from = Letter from { $name }
terminal-senji-letter-to = Your letter to { $name }
terminal-senji-left-lying = { $told } ({ $name } has read it and is ready)
terminal-senji-promise = { $name } → { $other }
terminal-senji-lot = Lot { $number }: { $card }
terminal-senji-lot-number = Lot { $number }
terminal-senji-your-bids = your bid: { $cards }
terminal-senji-bids-of = { $name } has bid { $cards }
terminal-senji-bids-hidden =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }

## Autumn

terminal-senji-acted = Have acted or act now: { $names }
terminal-senji-piles = Deck { $deck }, discard { $discard }
terminal-senji-on-top = on top: { $card }

## What one does: groups of answers

terminal-senji-do-write = Write a letter
terminal-senji-do-give = Give a card
terminal-senji-do-ask = Ask for a certain card
terminal-senji-do-want = Ask for some card of a kind
terminal-senji-do-vow = Promise
terminal-senji-do-plea = Ask for a promise
terminal-senji-do-wonder = Put a question
terminal-senji-do-reveal = Show a card
terminal-senji-do-show-hand = Show a card of your hand
terminal-senji-to-all = To everybody
terminal-senji-do-withdraw = Withdraw a letter
terminal-senji-do-confirm = Confirm an exchange
terminal-senji-do-look = Look at a hand
terminal-senji-do-kami = Call upon a kami
terminal-senji-do-take = Take a card
terminal-senji-do-trade = Use a trade card
terminal-senji-do-display = Display a hostage
terminal-senji-do-take-back = Take a hostage back
terminal-senji-do-swap = Give a card in exchange
terminal-senji-do-hire = Hire units
terminal-senji-do-seppuku = Seppuku
terminal-senji-do-force-swap = Force an exchange
terminal-senji-do-kill = Kill a hostage
terminal-senji-do-support = Commit a support card
terminal-senji-do-support-two = Commit two support cards
terminal-senji-promise-first = to name a province first in Summer
terminal-senji-promise-last = to name a province last in Summer
terminal-senji-promise-attack = to attack a family
terminal-senji-promise-strike = to attack a province
terminal-senji-any-family = Any family

## Who is who

terminal-senji-who-players = At the table
terminal-senji-who-regions = Provinces and seas
terminal-senji-who-samurai = Samurai
terminal-senji-who-sets = Sets of hanafuda
terminal-senji-who-signs = Signs
terminal-senji-sign-honour = honour; the crown marks the host of the emperor
terminal-senji-sign-hands = diplomacy cards and hanafuda cards in hand
terminal-senji-sign-board = provinces, samurai and kami; crests behind them are the families of displayed hostages
terminal-senji-sign-force = units, then the initials of the samurai there
terminal-senji-sign-orders = an order that you do not know; production, recruitment, march
terminal-senji-sign-cards = diplomacy cards: a member of a family, support, trade, the dummy
terminal-senji-sign-symbols = hanafuda: an animal, a tanzaku, a sun
terminal-senji-sign-closed = a province that nobody may enter
terminal-senji-sign-ways = a way by land, a strait that can be crossed
terminal-senji-sign-marks = may be touched, was touched, belongs to the answer under the cursor
terminal-senji-sign-emperor = the emperor’s army
