### The table of Winter in the browser: letters, promises, auction, sand-glass

client-senji-glass-about = is left of Winter. What was not accepted by then is void.
client-senji-glass-stands = stands still
client-senji-floor =
    { $you ->
        [yes] You have the floor
       *[no] { $seat } has the floor
    }
client-senji-ready = I’m ready
client-senji-not-ready = Not ready yet
client-senji-ready-count = { $ready } of { $count } ready
client-senji-all = All
client-senji-any-family = Any family
client-senji-winter-about = Nothing has been written yet. Choose somebody above to write a letter: give cards, ask for cards, promise, put a question. Promises bind nobody.
client-senji-winter-watched = The families write to each other, and sealed letters are for those alone whom they are for. Here you will see letters to all, and every exchange.

client-senji-tab-letters = Letters { $count }
client-senji-tab-auction = Auction { $count }
client-senji-tab-promises = Promises { $count }

client-senji-state-wrote = wrote to you
client-senji-state-to-all = wrote to all
client-senji-state-ready = ready
client-senji-state-floor = has the floor
client-senji-state-writes = writes …
client-senji-state-has-yours = has your letter
client-senji-record =
    { $count ->
        [one] { $kept } of { $count } promise kept so far
       *[other] { $kept } of { $count } promises kept so far
    }

client-senji-write = Write
client-senji-whisper = Whisper to { $seat }
client-senji-look = Look at the hand
client-senji-kami-of = Kami: { $samurai }
client-senji-take-one = Take one card of { $seat }
client-senji-hand-of = The hand of { $seat }
client-senji-enough = Done

client-senji-letter =
    { $draft ->
        [yes] { $all ->
            [yes] You are writing to all
           *[no] You are writing to { $seat }
        }
       *[no] { $mine ->
            [yes] { $all ->
                [yes] Your letter to all
               *[no] Your letter to { $seat }
            }
           *[no] { $all ->
                [yes] { $seat } to all
               *[no] { $seat } to you
            }
        }
    }
client-senji-openly = openly
client-senji-face-down = face down
client-senji-gives =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    }
client-senji-anybody-gives = Whoever accepts gives
client-senji-gives-nothing = no card
client-senji-shows =
    { $you ->
        [yes] You show:
       *[no] { $seat } shows you:
    }
client-senji-binds-nobody = A promise binds nobody.
client-senji-accept = Agree
client-senji-counter = Change it
client-senji-decline = Decline
client-senji-put-away = Put away
client-senji-confirm = Confirm the exchange
client-senji-withdraw = Withdraw
client-senji-waits-for = Now { $seat } must confirm.
client-senji-unanswered =
    { $all ->
        [yes] Nobody has answered yet.
       *[no] { $seat } has not answered yet.
    }
client-senji-left-lying = { $seat } has read it and is ready: no answer.
client-senji-pick-for = { $wish }: pick a card
client-senji-pick-cards =
    { $count ->
        [one] Pick a card
       *[other] Pick cards
    }
client-senji-take-out = Take out: { $part }
client-senji-offer-cards = Offer these cards

client-senji-send = Send
client-senji-scrap = Throw away
client-senji-make-open = Exchange openly
client-senji-make-covered = Exchange face down
client-senji-give-this = Give: { $card }
client-senji-write-what = What to write
client-senji-page-cards = Cards
client-senji-page-words = Promises and questions
client-senji-verb-give = Give
client-senji-verb-ask = Ask for
client-senji-verb-vow = Promise
client-senji-verb-plea = Be promised
client-senji-verb-wonder = Question
client-senji-verb-reveal = Show
client-senji-group-attack = Attack on a family
client-senji-group-strike = Attack on a province
client-senji-group-first = Named first in Summer
client-senji-group-last = Named last in Summer
client-senji-group-hold = Cards in hand

client-senji-oaths = Promises that stand
client-senji-from-to = { $from } → { $to }
client-senji-judged =
    { $count ->
        [one] { $count } earlier promise
       *[other] { $count } earlier promises
    }
client-senji-judged-one =
    { $verdict ->
        [kept] { $between }: kept
        [broken] { $between }: broken
       *[overtaken] { $between }: overtaken by events
    }
client-senji-deals = Exchanged this Winter
client-senji-gave =
    { $count ->
        [0] { $seat }: nothing
        [one] { $seat }: { $count } card
       *[other] { $seat }: { $count } cards
    }

client-senji-auction = Auction
client-senji-auction-about = Bids are opened when Winter is over. The highest wins the lot; a tie stays for next year.
client-senji-lot = Lot { $lot }: { $card }. { $bids }
client-senji-no-bids = no bids
client-senji-bids-of =
    { $you ->
        [yes] { $count ->
            [one] { $count } card of yours
           *[other] { $count } cards of yours
        }
       *[no] { $seat }: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
client-senji-your-bid =
    { $locked ->
        [yes] Your bid, locked by a tie: { $card }
       *[no] Your bid: { $card }
    }
client-senji-bid-locked = { $seat }’s bid, locked by a tie: { $card }
client-senji-lay-under = Lay a card under lot { $lot }
client-senji-lay-bids = Lay these bids
client-senji-unbid = Take all bids back
client-senji-auction-opened = The bids are opened
client-senji-lot-fate =
    { $fate ->
        [won] { $you ->
            [yes] You win it with { $value }
           *[no] { $seat } wins it with { $value }
        }
        [tied] A tie at { $value }: it stays for next year
       *[unsold] Nobody bid
    }
