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
