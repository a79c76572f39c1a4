### Senjutsu in the browser

## Cards

client-senjutsu-hand = Your cards
client-senjutsu-hand-empty = No card in hand.
client-senjutsu-times = × { $count }
client-senjutsu-cards-alike = { $card }, { $count } times
client-senjutsu-tray-find = From your deck:
client-senjutsu-tray-prepared = Prepared cards of your deck:
client-senjutsu-tray-poison = Your poison deck:
client-senjutsu-tray-take-away = The hand of { $who }:
client-senjutsu-counter-values = At which initiative: { $card }
client-senjutsu-value = Initiative { $value }
client-senjutsu-if-played = If you play it
client-senjutsu-forced = You will have to go this way: no other leads to an attack that hits nobody.
client-senjutsu-hits = { $who } if nobody moves: { $harm }.
client-senjutsu-hits-friend = Your own side! { $who } if nobody moves: { $harm }.
client-senjutsu-hits-nobody = Hits nobody if nobody moves.
client-senjutsu-may-block = { $who } could block it with a guard at { $values }.
client-senjutsu-may-not-block = As far as everybody knows, { $who } has no guard against it.
client-senjutsu-guards =
    { $count ->
        [one] Blocks { $count } cell, at { $values }.
       *[other] Blocks { $count } cells, at { $values }.
    }
client-senjutsu-harm-defeat = defeat
client-senjutsu-harm-w =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
client-senjutsu-harm-heavy =
    { $count ->
        [one] a heavy wound
       *[other] { $count } heavy wounds
    }
client-senjutsu-harm-stun =
    { $count ->
        [one] a stun card
       *[other] { $count } stun cards
    }
client-senjutsu-harm-limp =
    { $count ->
        [one] limp
       *[other] limp { $count } times
    }
client-senjutsu-harm-poison = poison
client-senjutsu-harm-push =
    { $count ->
        [one] pushed by a cell
       *[other] pushed by { $count } cells
    }
client-senjutsu-harm-pull =
    { $count ->
        [one] pulled by a cell
       *[other] pulled by { $count } cells
    }
client-senjutsu-harm-rotate =
    { $count ->
        [one] turned by a side
       *[other] turned by { $count } sides
    }
client-senjutsu-pack-comes = The cards are on their way.
client-senjutsu-taken = Taken: { $who }
client-senjutsu-weapons = Weapons: { $weapons }
client-senjutsu-advantage-of = Advantage { $value }
client-senjutsu-with-weapon = Weapon: { $weapon }
client-senjutsu-tree = Kamae tree: { $branches }
client-senjutsu-branch = { $a } and { $b }
client-senjutsu-branch-one-way = from { $a } to { $b } only
client-senjutsu-focus-position = focus position
client-senjutsu-curve = Initiatives: { $values }
client-senjutsu-curve-at =
    { $count ->
        [one] { $count } card at { $value }
       *[other] { $count } cards at { $value }
    }
client-senjutsu-share-attack = Attacks { $count }
client-senjutsu-share-defence = Defences { $count }
client-senjutsu-share-meditation = Meditations { $count }
client-senjutsu-share-focus = Focus needed { $count }
client-senjutsu-piles = Hand { $hand } · deck { $deck } · face down { $lost }
client-senjutsu-discarded = Discard pile: { $count }
client-senjutsu-left = Left: { $count }
client-senjutsu-left-about = Of the open list: in the deck, in the hand, or discarded face down.

## The mat

client-senjutsu-notes = Piles
client-senjutsu-when =
    { $turn ->
        [0] set-up
       *[other] { $turns ->
            [0] turn { $turn }
           *[other] turn { $turn } of { $turns }
        }
    }
client-senjutsu-cell = Cell { $cell }: { $what }
client-senjutsu-free = free
client-senjutsu-start = a start cell
client-senjutsu-here = where you stand
client-senjutsu-away =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } { $way ->
        [0] ahead of you
        [1] ahead of you to the right
        [2] behind you to the right
        [3] behind you
        [4] behind you to the left
       *[5] ahead of you to the left
    }
client-senjutsu-further =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } { $way ->
        [0] forward
        [1] forward to the right
        [2] back to the right
        [3] back
        [4] back to the left
       *[5] forward to the left
    }
client-senjutsu-away-then = { $first }, then { $then }
client-senjutsu-figure =
    { $who }{ $known ->
        [yes] , { $hero }
       *[no] { "" }
    }{ $side ->
        [ally] , your ally
        [foe] , your opponent
       *[none] { "" }
    }, facing { $facing }
client-senjutsu-on = on cell { $cell }
client-senjutsu-blocked =
    { $you ->
        [yes] you block it at { $value }
       *[no] { $who } blocks it at { $value }
    }
client-senjutsu-blocks =
    { $you ->
        [yes] You block { $cells } against initiative { $value }
       *[no] { $who } blocks { $cells } against initiative { $value }
    }
client-senjutsu-stands = On the field: { $what }.
client-senjutsu-is-out =
    { $you ->
        [yes] You are defeated.
       *[no] { $who } is defeated.
    }
client-senjutsu-shows = “{ $card }” at initiative { $value }
client-senjutsu-in-kamae = kamae: { $kamae }
client-senjutsu-wounds =
    { $count ->
        [0] unhurt
        [one] { $count } wound
       *[other] { $count } wounds
    }{ $heavy ->
        [0] { "" }
       *[other] , { $heavy } of them heavy
    }
client-senjutsu-focus =
    { $count ->
        [0] no focus
        [one] { $count } focus token
       *[other] { $count } focus tokens
    }
client-senjutsu-limp = limp { $turns } of { $most }
client-senjutsu-stun = stun × { $count }
client-senjutsu-poison = poison × { $count }
client-senjutsu-masked = masked
client-senjutsu-node-neutral = Neutral
client-senjutsu-node-aggression = Aggression
client-senjutsu-node-balance = Balance
client-senjutsu-node-resolve = Resolve
client-senjutsu-node-focus = Focus
client-senjutsu-ally = ally
client-senjutsu-foe = opponent
client-senjutsu-pile-hand = Hand
client-senjutsu-pile-deck = Deck
client-senjutsu-pile-discard = Discard
client-senjutsu-tree-of = { $who }, kamae tree: the ring is on { $kamae }
client-senjutsu-trees = Kamae trees
client-senjutsu-ring-to =
    { $straight ->
        [yes] { $kamae }, straight, past the focus position
       *[no] { $here ->
            [yes] { $kamae }, where the ring is
           *[no] { $kamae }
        }
    }
client-senjutsu-advantage = Advantage
client-senjutsu-ties = wins ties ↑
client-senjutsu-track = Advantage, from the top: { $who }
client-senjutsu-facings = Which way will you face?
client-senjutsu-face =
    { $same ->
        [yes] Facing { $facing }, as now
       *[no] Facing { $facing }
    }
client-senjutsu-turn-round = Which way round?
client-senjutsu-turn-clockwise = clockwise
client-senjutsu-turn-counter = counterclockwise
client-senjutsu-kit = What is to be placed
client-senjutsu-piece =
    { $count ->
        [0] { $name }
        [1] { $name }
       *[other] { $name }, { $count } of them
    }
client-senjutsu-larger = Larger
client-senjutsu-whole = The whole field
client-senjutsu-line = Initiative, from first to last
client-senjutsu-first = First
client-senjutsu-last = Last
client-senjutsu-band = { $who }’s card: face down, { $values }
client-senjutsu-line-hidden = { $who }: a card face down, at { $values }
client-senjutsu-line-at =
    { $you ->
        [yes] You
       *[no] { $who }
    }: initiative { $value }{ $state ->
        [acting] , acting now
        [done] , done
       *[other] { "" }
    }
client-senjutsu-place = Number { $place } among the equals at { $value }
client-senjutsu-acts = What is being resolved
client-senjutsu-act-revealed =
    { $you ->
        [yes] Your “{ $card }” at { $now }
       *[no] { $who }: “{ $card }” at { $now }
    }
client-senjutsu-act-additional =
    { $you ->
        [yes] Your additional card “{ $card }”
       *[no] { $who } adds “{ $card }”
    }
client-senjutsu-act-counterattack =
    { $you ->
        [yes] Your counterattack: “{ $card }”
       *[no] { $who } counterattacks: “{ $card }”
    }
client-senjutsu-act-instant =
    { $you ->
        [yes] Your instant card “{ $card }”
       *[no] { $who }, instant card: “{ $card }”
    }
client-senjutsu-act-waits = “{ $card }” waits.
client-senjutsu-result = The fight ended in turn { $turn }
client-senjutsu-end-stands = Still standing
client-senjutsu-end-wounds = Fallen to wounds
client-senjutsu-end-stun = Stunned out of the fight
client-senjutsu-end-deck = The deck was empty
client-senjutsu-end-out = Out of the fight
client-senjutsu-end-together = Fallen at the same moment, and higher on the advantage track
client-senjutsu-result-cards = In hand { $hand }, in the deck { $deck }
