### The board of Shinobi in the browser

client-shinobi-turn = turn { $number }
client-shinobi-turn-last = turn { $number }, last round

## Provinces and armies

client-shinobi-province =
    { $you ->
        [yes] Your province
       *[no] { $seat }’s province
    }
client-shinobi-province-holds =
    { $you ->
        [yes] Your province: { $armies }
       *[no] { $seat }’s province: { $armies }
    }
client-shinobi-no-armies = no armies
client-shinobi-army =
    { $clan } army, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $you ->
        [yes] your province
       *[no] { $seat }’s province
    }
client-shinobi-no-army = No { $clan } army
client-shinobi-with = { $what }; { $more }
client-shinobi-safe-placed = protected: a card was placed there this turn
client-shinobi-safe-moved-in = protected: a card was moved there this turn
client-shinobi-safe-moved-on = protected: a card was placed there this turn, although it has moved on
client-shinobi-safe-ninja = protected: a ninja has struck it this turn
client-shinobi-hand-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-shinobi-clan-hidden = Serves one of the clans in secret

## The three orders

client-shinobi-orders =
    { $you ->
        [yes] Your three orders
       *[no] { $seat }’s three orders
    }
client-shinobi-order-1 = Place abroad
client-shinobi-order-1-help = or play a ninja
client-shinobi-order-2 = Home or move
client-shinobi-order-2-help = one card, either way
client-shinobi-order-3 = Attack
client-shinobi-order-3-help = a must, if possible
client-shinobi-order-done = (given)
client-shinobi-order-now = (being given)
client-shinobi-order-later = (still to come)
client-shinobi-at-yours = you
client-shinobi-did-place = { $clan } to { $goal }
client-shinobi-did-ninja = Ninja against { $clan }: { $goal }
client-shinobi-did-home = { $clan } at home
client-shinobi-did-move = { $clan } from { $source } to { $goal }
client-shinobi-did-attack = { $army } against { $clan }: { $goal }
client-shinobi-did-nothing = not possible

## What lies around

client-shinobi-tally = Cards on the table
client-shinobi-in-all = In all
client-shinobi-neutral =
    { $count ->
        [one] One clan is served by nobody. If it leads, the next one wins.
       *[other] { $count } clans are served by nobody. If they lead, the next one wins.
    }
client-shinobi-serve = You serve
client-shinobi-serve-card = Your clan card: you serve { $clan }
client-shinobi-serve-covered = Your clan card, covered: hold it to look
client-shinobi-hold = hold the card to look
client-shinobi-served = Clan card
client-shinobi-deck = Deck
client-shinobi-deck-label =
    Deck, { $count ->
        [0] empty
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    }
client-shinobi-discard = Discard
client-shinobi-discard-label =
    Discard pile, { $count ->
        [0] empty
        [one] { $count } card: { $cards }
       *[other] { $count } cards: { $cards }
    }
client-shinobi-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-shinobi-last-round =
    Last round: { $count ->
        [0] this is the last turn
        [one] { $count } more turn after this one
       *[other] { $count } more turns after this one
    }

## Hand

client-shinobi-hand-card =
    { $count ->
        [1] { $card }, in hand
       *[other] { $card }, { $count } in hand
    }
client-shinobi-hand-empty = You hold no cards.

## Cards looked at closely

client-shinobi-is-troops = Troops
client-shinobi-is-ninja = Ninja, one of three in the deck
client-shinobi-about-troops = By the first order you lay it into somebody else’s province, by the second into your own. It joins the army of its clan there.
client-shinobi-about-ninja = In place of the first order: one card of any army in another province goes to the discard pile, and the ninja with it. You may not attack that army in the same turn.
client-shinobi-about-army = All cards of a clan in one province are one army. It attacks only what is weaker, never its own clan, and never an army that was reinforced or struck by a ninja this turn.
client-shinobi-about-clan = You win if this clan has more cards on the table than any other player’s clan. Between equals its cards in your own province decide. Nobody else may know.

## Counting

client-shinobi-notes = Counting
client-shinobi-notes-clan = Clan
client-shinobi-notes-table = Table
client-shinobi-notes-hand = Your hand
client-shinobi-notes-unseen = Unseen
client-shinobi-notes-what = Unseen cards are in the deck and in the hands of the others. Anybody can count them.

## The end

client-shinobi-result-served =
    { $you ->
        [yes] You served this clan.
       *[no] Served by { $seat }.
    }
client-shinobi-result-neutral = Served by nobody: passed over.
client-shinobi-result-home =
    At home: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
