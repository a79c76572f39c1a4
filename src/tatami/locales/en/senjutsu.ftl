### Senjutsu

## The game

senjutsu-title = Senjutsu: Battle for Japan
senjutsu-name = Senjutsu
    .tag = A duel of stances
senjutsu-blurb = Samurai meet on a field of hexes. Each chooses one card of a deck of 40 in secret; all are revealed together, and the swiftest acts first: step, turn, strike, block, counterattack. Read your opponent, keep your focus, and change your stance in time: five wounds are the end.
senjutsu-credits = by Paul D. Allen and James Faulkner
    .house = Stone Sword Games, Lucky Duck Games, Geekach Games

## Options

senjutsu-option-field = Battlefield
    .help = Where the fight takes place: on one board, or on two boards side by side.
senjutsu-option-terrain = Terrain
    .help = Whether rocks, bamboo and the rest lie where the battlefield has them, or the players place them one by one.
senjutsu-option-terrain-fixed = as the battlefield has it
senjutsu-option-terrain-kit = players place the battlefield’s set
senjutsu-option-terrain-box = players place all there is
senjutsu-option-characters = Characters
    .help = Whether each player chooses a character, or characters are dealt at random.
senjutsu-option-characters-chosen = each player chooses
senjutsu-option-characters-dealt = dealt at random
senjutsu-option-sides = Sides
    .help = Who fights against whom: everybody alone, with four players two pairs (players across from each other fight together), or the first player against all others.
senjutsu-option-sides-each = each alone
senjutsu-option-sides-pairs = two pairs
senjutsu-option-sides-one = one against all
senjutsu-option-lists = Deck lists
    .help = Whether what is in a deck stays secret, or everybody shows it before the fight.
senjutsu-option-lists-secret = kept secret
senjutsu-option-lists-open = open to all
senjutsu-option-play = Deck construction
    .help = In matched play a deck may hold cards of one school only; cards of no school are for everybody.
senjutsu-option-play-free = cards of any school
senjutsu-option-play-matched = matched play, one school
senjutsu-option-turns = Turns
    .help = After the last turn the fewest wounds win; if that is a tie, the advantage decides.
    .value =
        { $value ->
            [0] no limit
            [one] { $value } turn
           *[other] { $value } turns
        }
senjutsu-option-data = Data pack
    .help = Which cards, characters and battlefields are used: the house’s own, or a pack that an owner of the box supplies.
senjutsu-option-data-house = the house’s own

## Battlefields and terrain

senjutsu-battlefield-snowy-battlefield = Snowy Battlefield
senjutsu-battlefield-burning-village = Burning Village
senjutsu-battlefield-frozen-lake = Frozen Lake
senjutsu-battlefield-ice-bridge = Ice Bridge
senjutsu-battlefields-joined = { $west } and { $east }
senjutsu-terrain-rock = Rocks
    .acc = rocks
    .gen = the rocks
senjutsu-terrain-bamboo = Bamboo
    .acc = bamboo
    .gen = the bamboo
senjutsu-terrain-burning-cart = Burning Cart
    .acc = a burning cart
    .gen = the burning cart
senjutsu-terrain-shrine = Shrine
    .acc = a shrine
    .gen = the shrine
senjutsu-terrain-torii-pillar = Torii Pillar
    .acc = a torii pillar
    .gen = the torii pillar
senjutsu-terrain-torii-gate = Torii Gateway
    .acc = a torii gateway
    .gen = the torii gateway
senjutsu-terrain-sakura = Cherry Tree
    .acc = a cherry tree
    .gen = the cherry tree
senjutsu-terrain-corpse = Corpses
    .acc = corpses
    .gen = the corpses
senjutsu-terrain-boat = Boat
    .acc = a boat
    .gen = the boat
senjutsu-terrain-spikes = Spikes
    .acc = spikes
    .gen = the spikes
senjutsu-terrain-trap = Trap Token
    .acc = a trap token
    .gen = the trap token
senjutsu-token-decoy = Decoy
    .acc = a decoy

## Directions

senjutsu-facing-0 = north
senjutsu-facing-1 = north-east
senjutsu-facing-2 = south-east
senjutsu-facing-3 = south
senjutsu-facing-4 = south-west
senjutsu-facing-5 = north-west

## Characters and schools

senjutsu-character-student = Student
    .acc = the Student
    .gen = the Student
    .dat = the Student
senjutsu-character-master = Master
    .acc = the Master
    .gen = the Master
    .dat = the Master
senjutsu-character-ronin = Ronin
    .acc = the Ronin
    .gen = the Ronin
    .dat = the Ronin
senjutsu-character-warrior = Warrior
    .acc = the Warrior
    .gen = the Warrior
    .dat = the Warrior
senjutsu-school-burning-sun = School of the Burning Sun
    .gen = the School of the Burning Sun
senjutsu-school-autumn-hare = School of the Autumn Hare
    .gen = the School of the Autumn Hare
senjutsu-school-jade-river = School of the Jade River
    .gen = the School of the Jade River

## Kamae

senjutsu-kamae-neutral = Neutral
    .acc = Neutral
    .gen = Neutral
senjutsu-kamae-aggression = Aggression
    .acc = Aggression
    .gen = Aggression
senjutsu-kamae-balance = Balance
    .acc = Balance
    .gen = Balance
senjutsu-kamae-resolve = Resolve
    .acc = Resolve
    .gen = Resolve

## When a card is played beside the card of the turn

senjutsu-window-attack-success = after a successful attack
senjutsu-window-block-success = after a successful block
senjutsu-window-after-card = after the card of the turn
senjutsu-window-start-of-turn = at the start of the turn
senjutsu-window-after-draw = after drawing
senjutsu-window-after-reveal = after the reveal
senjutsu-window-would-suffer = before wounds are taken
senjutsu-window-end-of-turn = at the end of the turn
senjutsu-window-replacement = as a replacement
senjutsu-window-counter = as a counterattack

## Places

senjutsu-place-poisons = poisons that nobody uses
senjutsu-place-removed = cards out of the game
senjutsu-place-stirred = cards being shuffled
senjutsu-place-box =
    { $you ->
        [yes] your cards outside the deck
       *[no] { $owner }’s cards outside the deck
    }
senjutsu-place-hand =
    { $you ->
        [yes] your hand
       *[no] { $owner }’s hand
    }
senjutsu-place-deck =
    { $you ->
        [yes] your deck
       *[no] { $owner }’s deck
    }
senjutsu-place-discard =
    { $you ->
        [yes] your discard pile
       *[no] { $owner }’s discard pile
    }
senjutsu-place-lost =
    { $you ->
        [yes] your cards discarded face down
       *[no] { $owner }’s cards discarded face down
    }
senjutsu-place-play =
    { $you ->
        [yes] your cards in play
       *[no] { $owner }’s cards in play
    }
senjutsu-place-shown =
    { $you ->
        [yes] cards you are looking through
       *[no] cards { $owner } is looking through
    }
senjutsu-place-poison =
    { $you ->
        [yes] your poison deck
       *[no] { $owner }’s poison deck
    }
senjutsu-place-sick =
    { $you ->
        [yes] the poison you have drawn
       *[no] the poison { $owner } has drawn
    }
senjutsu-place-personal = personal cards of { $card_gen }
senjutsu-place-tokens =
    { $you ->
        [yes] your hidden tokens
       *[no] { $owner }’s hidden tokens
    }
senjutsu-place-sprung = tokens that were turned up

## What everybody knows

senjutsu-fact-turn =
    { $value ->
        [0] { "" }
       *[other] Turn { $value }
    }
senjutsu-fact-step =
    { $value ->
        [setup] set-up
        [start] start of the turn
        [draw] drawing
        [choose] choosing cards
        [reveal] the reveal
        [resolve] resolving cards
       *[discard] end of the turn
    }
senjutsu-fact-field = { $value }
senjutsu-fact-fighters =
    { $hero_is ->
        [none] { "" }
       *[other] { $is_out ->
            [yes] { $hero }, defeated
           *[no] { $hero }{ $cell_is ->
                [none] { "" }
               *[other] , on cell { $cell }, facing{ " " }{ $facing ->
                    [0] north
                    [1] north-east
                    [2] south-east
                    [3] south
                    [4] south-west
                   *[5] north-west
                }
            }, { $kamae }{ $focus ->
                [0] { "" }
                [one] , { $focus } focus token
               *[other] , { $focus } focus tokens
            }{ $wounds ->
                [0] { "" }
                [one] , { $wounds } wound
               *[other] , { $wounds } wounds
            }{ $heavy ->
                [0] { "" }
                [one] , { $heavy } heavy wound
               *[other] , { $heavy } heavy wounds
            }{ $stun ->
                [0] { "" }
                [one] , { $stun } stun card
               *[other] , { $stun } stun cards
            }{ $limp_count ->
                [0] { "" }
                [one] , { $limp_count } limp card
               *[other] , { $limp_count } limp cards
            }{ $is_masked ->
                [yes] , masked
               *[no] { "" }
            }{ $card_is ->
                [none] { "" }
               *[other] { $now ->
                    [0] , “{ $card }” at initiative { $value }
                   *[other] , “{ $card }” at initiative { $now }
                }
            }
        }
    }
senjutsu-fact-track = advantage, from the top: { $value }
senjutsu-fact-terrain = { $card_acc } on { $cell }
senjutsu-fact-kit = still to be placed: { $value }
senjutsu-fact-blocks =
    { $seat_you ->
        [yes] you block { $cells } against initiative { $value }
       *[no] { $seat } blocks { $cells } against initiative { $value }
    }
senjutsu-fact-waiting = { "" }
senjutsu-fact-acts = { "" }
senjutsu-fact-spent = { "" }
senjutsu-fact-lists =
    { $copies ->
        [1] { $card }
       *[other] { $card } × { $copies }
    }
senjutsu-fact-is-matched = matched play
senjutsu-fact-turns =
    { $value ->
        [0] { "" }
        [one] at most { $value } turn
       *[other] at most { $value } turns
    }

## The end

senjutsu-outcome-last =
    { $you ->
        [yes] { $others_count ->
            [0] You win: all opponents are defeated!
           *[other] You win together with { $others }: all opponents are defeated!
        }
       *[no] Victory for { $winners }: all opponents are defeated.
    }
senjutsu-outcome-turns =
    { $you ->
        [yes] { $others_count ->
            [0] The last turn is over, and nobody has fewer wounds than you: you win.
           *[other] The last turn is over, and your side has the least wounded fighter: you win together with { $others }.
        }
       *[no] The last turn is over. The fewest wounds win: { $winners }.
    }
senjutsu-ending-last = last one standing
senjutsu-ending-turns = last turn agreed upon

## Status cards

senjutsu-status-frame =
    { $kind ->
        [wound] Wound card
        [heavy_wound] Wound card
       *[status] Status card
    }
senjutsu-status-text =
    { $kind ->
        [wound] Kept in its player’s area. As many wounds as the wound limit, heavy ones among them, are the defeat.
        [heavy_wound] Counts as a wound. Whoever has one loses the top card of the deck, unseen, at the start of each turn.
        [stun] Goes into the hand, takes up room there and cannot be discarded. In the choose step it may be laid instead of an ability card: it is blank, has initiative 0 and afterwards returns to the supply. As many stun cards in hand as the hand limit are the defeat.
        [limp] Kept in its player’s area. Every ability card that this player plays has 1 initiative less, but never less than 1; several limp cards add up. At the end of each turn it makes a quarter turn, and with the fourth it goes.
       *[poison] { senjutsu-status-poison }
    }
senjutsu-status-poison =
    Is shuffled, face down, with { $cards ->
        [1] the top card
        [2] the top two cards
        [3] the top three cards
        [4] the top four cards
        [5] the top five cards
       *[other] the top { $cards } cards
    } of its victim’s deck. Whoever draws it draws no other card instead, shows it, and must lay it as the next card: it is blank and has initiative 0. Afterwards it leaves the game. It is no wound and does not count towards the wound limit.
