### The table of Samurai Sword in the browser

client-samurai-sword-turn = turn { $number }
client-samurai-sword-who = Who is who?

## Cards

client-samurai-sword-weapon =
    Weapon, reach { $reach }, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
client-samurai-sword-weapon-about =
    Attack one player whose Difficulty is { $reach } or less. If the attack is not parried, it deals { $wounds ->
        [one] { $wounds } wound.
       *[other] { $wounds } wounds.
    }
client-samurai-sword-action = Action
client-samurai-sword-property = Property
client-samurai-sword-card = { $card }, { $about }
client-samurai-sword-cards-alike =
    { $card }, { $about }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-samurai-sword-your-cards =
    Your hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-samurai-sword-no-cards = You have no cards in hand.

## A player

client-samurai-sword-players = Players
client-samurai-sword-resilience-of = Resilience { $left } of { $most }
client-samurai-sword-honor = Honour { $count }
client-samurai-sword-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
client-samurai-sword-role-unknown = role unknown
client-samurai-sword-in-play = in play: { $cards }
client-samurai-sword-harmless = Harmless
client-samurai-sword-difficulty = Difficulty { $count } ({ $sum })
client-samurai-sword-next = next to you
client-samurai-sword-away = { $count } away
client-samurai-sword-skipped = Harmless: skipped
client-samurai-sword-known-cards = Known of the hand: { $cards }.
client-samurai-sword-property-of =
    { $you ->
        [yes] { $card } in front of you
       *[no] { $card } in front of { $name }
    }
client-samurai-sword-random-card = a random card from the hand

## The middle

client-samurai-sword-piles = Deck and discard pile
client-samurai-sword-deck-title = deck
client-samurai-sword-discard-title = discard
client-samurai-sword-deck =
    Deck, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-samurai-sword-discard =
    Discard pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top: { $card }
client-samurai-sword-discard-empty = Discard pile, empty
client-samurai-sword-resolving = Being played: { $card }, { $about }
client-samurai-sword-revealed = Revealed for Bushido: { $card }
client-samurai-sword-revealed-card = Revealed for Bushido: { $card }, { $about }
client-samurai-sword-bushido-weapon = Discard a Weapon
client-samurai-sword-bushido-moves = Bushido moves on
client-samurai-sword-bushido-honor = Discard an Honour token
client-samurai-sword-bushido-free = Lose nothing
client-samurai-sword-bushido-goes = Bushido is discarded
client-samurai-sword-strikes =
    { $you ->
        [yes] You attack { $target } with the { $card }
       *[no] { $target_you ->
            [yes] { $name } attacks you with the { $card }
           *[no] { $name } attacks { $target } with the { $card }
        }
    }
client-samurai-sword-plays =
    { $you ->
        [yes] You play { $card }
       *[no] { $name } plays { $card }
    }
client-samurai-sword-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
client-samurai-sword-wounds-title = Wounds
client-samurai-sword-resilience-whose =
    { $you ->
        [yes] Your Resilience
       *[no] Resilience of { $name }
    }
client-samurai-sword-left = Then left
client-samurai-sword-defeated =
    { $you ->
        [yes] You are Defeated
       *[no] { $name } is Defeated
    }
client-samurai-sword-loses-honor = −1 Honour
client-samurai-sword-reach = Reach
client-samurai-sword-anybody = anybody
client-samurai-sword-weapons = Weapons this turn
client-samurai-sword-of = { $count } of { $most }

## Who is who, and the end

client-samurai-sword-roles = Roles at this table
client-samurai-sword-unknown = { $count } not known
client-samurai-sword-points-now = Points so far: { $sum }
client-samurai-sword-or = { " or " }
client-samurai-sword-player = Player
client-samurai-sword-role = Role
client-samurai-sword-points = Points
client-samurai-sword-sum =
    { $daimyo ->
        [0] { $honor } × { $times } = { $points }
       *[other] { $honor } × { $times } + { $daimyo } Daimyo = { $points }
    }
client-samurai-sword-deadly = Deadly Strike

## At one's own seat
client-samurai-sword-you-are =
    You are { $role ->
        [shogun] the Shogun
        [samurai] a Samurai
        [ronin] the Ronin
       *[ninja] a Ninja
    }
