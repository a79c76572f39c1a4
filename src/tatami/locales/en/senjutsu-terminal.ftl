### Senjutsu in the terminal

## Turn and order

terminal-senjutsu-turn =
    { $step ->
        [setup] set-up
        [start] turn { $number }: start
        [draw] turn { $number }: drawing
        [choose] turn { $number }: choosing cards
        [reveal] turn { $number }: the reveal
        [resolve] turn { $number }: resolving cards
       *[discard] turn { $number }: end
    }
terminal-senjutsu-track = Advantage, from the top: { $names }
terminal-senjutsu-waiting = Still to act, by initiative: { $parts }

## Where somebody stands

terminal-senjutsu-on-cell = on cell { $cell }
terminal-senjutsu-here = where you stand
terminal-senjutsu-away =
    { $size ->
        [n1] one cell
        [n2] two cells
        [n3] three cells
        [n4] four cells
        [n5] five cells
        [n6] six cells
       *[more] { $count ->
            [one] { $count } cell
           *[other] { $count } cells
        }
    } { $way ->
        [0] ahead of you
        [1] ahead of you to the right
        [2] behind you to the right
        [3] behind you
        [4] behind you to the left
       *[5] ahead of you to the left
    }
terminal-senjutsu-further =
    { $size ->
        [n1] one cell
        [n2] two cells
        [n3] three cells
        [n4] four cells
        [n5] five cells
        [n6] six cells
       *[more] { $count ->
            [one] { $count } cell
           *[other] { $count } cells
        }
    } { $way ->
        [0] forward
        [1] forward to the right
        [2] back to the right
        [3] back
        [4] back to the left
       *[5] forward to the left
    }
terminal-senjutsu-away-and-further = { $first }, then { $then }
terminal-senjutsu-faces = faces { $facing }
terminal-senjutsu-looks =
    { $way ->
        [you] faces you
        [away] has turned away from you
        [0] looks the same way as you
        [1] looks forward to your right
        [2] looks back to your right
        [3] looks the opposite way
        [4] looks back to your left
       *[5] looks forward to your left
    }
terminal-senjutsu-stands = 
    the { $hero } stands { $where }{ $bent ->
        [yes] ,
       *[no] { "" }
    } and { $look }
terminal-senjutsu-you-stand = you are the { $hero }, stand on cell { $cell } and face { $facing }

## Fighters

terminal-senjutsu-side =
    { $side ->
        [ally] your ally
        [foe] your opponent
       *[other] side { $number }
    }
terminal-senjutsu-no-character = no character yet
terminal-senjutsu-is-out =
    { $you ->
        [yes] { $hero }: you are defeated
       *[no] { $hero }: defeated
    }
terminal-senjutsu-wounds =
    { $count ->
        [0] unhurt
        [one] { $count } wound of { $limit }
       *[other] { $count } wounds of { $limit }
    }
terminal-senjutsu-heavy = { $count } of them heavy
terminal-senjutsu-focus =
    { $count ->
        [0] no focus
        [one] { $count } focus token
       *[other] { $count } focus tokens
    }
terminal-senjutsu-kamae = kamae: { $kamae }
terminal-senjutsu-stun =
    { $count ->
        [one] { $count } stun card
       *[other] { $count } stun cards
    }
terminal-senjutsu-limp =
    { $count ->
        [one] limps for { $count } more turn
       *[other] limps for { $count } more turns
    }
terminal-senjutsu-poison =
    { $count ->
        [one] { $count } poison in the deck
       *[other] { $count } poisons in the deck
    }
terminal-senjutsu-masked = masked
terminal-senjutsu-card-of-turn = “{ $card }” at initiative { $value }
terminal-senjutsu-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
terminal-senjutsu-deck-count =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
terminal-senjutsu-discard-count =
    { $count ->
        [0] { "" }
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
terminal-senjutsu-blocks =
    { $you ->
        [yes] you block { $cells } against initiative { $value }
       *[no] { $name } blocks { $cells } against initiative { $value }
    }
terminal-senjutsu-your-cards = Your cards: { $cards }.

terminal-senjutsu-hand-was = { $name }, hand: { $cards }.
terminal-senjutsu-deck-was = { $name }, what was left of the deck: { $cards }.

## Building a deck

terminal-senjutsu-own-deck = A deck of your own
terminal-senjutsu-type =
    { $type ->
        [defence] Defence
        [attack] Attack
        [meditation] Meditation
        [core] Core
       *[status] Status
    }
terminal-senjutsu-deck-so-far = { $count } of { $size } cards; gold { $gold } of { $most_gold }, jade { $jade } of { $most_jade }.
terminal-senjutsu-curve = Initiative { $curve }

## What can be looked up

terminal-senjutsu-who-fighters = Fighters
terminal-senjutsu-who-terrain = Terrain
terminal-senjutsu-who-signs = Signs
terminal-senjutsu-who-cards = Cards
terminal-senjutsu-tree = Kamae tree: { $branches }.
terminal-senjutsu-focus-node = focus
terminal-senjutsu-core = Core cards: { $cards }.
terminal-senjutsu-known-hand = Known of the hand: { $cards }.
terminal-senjutsu-who-piles = Decks and discard piles
terminal-senjutsu-piles = { $name }: deck and discard pile
terminal-senjutsu-discarded = Discarded: { $cards }.
terminal-senjutsu-nothing-discarded = Nothing has been discarded.
terminal-senjutsu-face-down =
    { $count ->
        [one] { $count } discarded card lies face down.
       *[other] { $count } discarded cards lie face down.
    }
terminal-senjutsu-left = Still in your deck: { $cards }.
terminal-senjutsu-left-or-lost = Still in your deck, or lost unseen: { $cards }.
terminal-senjutsu-brought = The deck that was brought: { $cards }.
terminal-senjutsu-cell = Cell { $cell }
terminal-senjutsu-blocked = blocked by { $name } against initiative { $value }
terminal-senjutsu-start-cell = a start cell
terminal-senjutsu-own-token = yours, it hides { $face }
terminal-senjutsu-would-strike = From here it strikes { $cells }.
terminal-senjutsu-would-block = From here it blocks { $cells }.

## Signs

terminal-senjutsu-sign-facing = A figure is the letter of its player and an arrow that shows where it looks.
terminal-senjutsu-sign-sides = Where some fight together: your ally, your opponent; to whoever watches, the first and the second side.
terminal-senjutsu-sign-wounds = A wound, a heavy wound, and a wound that can still be borne: the last one is the end.
terminal-senjutsu-sign-focus = A focus token that is there, and room for one more; before a cost, how many tokens a card takes.
terminal-senjutsu-sign-piles = Cards in hand, in the deck, and discarded.
terminal-senjutsu-sign-statuses = Stun cards in hand, poisons in the deck, a mask.
terminal-senjutsu-sign-limp = A limp card, and how many quarter turns it has made; with the fourth it goes.
terminal-senjutsu-sign-kamae = Neutral, Aggression, Balance, Resolve, and the focus position. Beside a card: the kamae that it needs.
terminal-senjutsu-sign-tree = The branches of a kamae tree; an arrow leads one way only. The ring lies on the dark one.
terminal-senjutsu-sign-types = Defence, attack, meditation, core, status: the types of cards in the order in which they act.
terminal-senjutsu-sign-track = The advantage track from the top.
terminal-senjutsu-sign-order = What is being resolved, and what still waits, with its initiative.
terminal-senjutsu-sign-block = The cell is blocked against attacks of that initiative, in the colour of whoever blocks.
terminal-senjutsu-sign-preview = What the card under the cursor would do from where you stand: wounds there, or a block against that initiative.
terminal-senjutsu-sign-start = A start cell.
terminal-senjutsu-sign-marks = A cell that can be touched, one that is meant or chosen; a card that can be touched.
