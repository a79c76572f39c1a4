### Senjutsu: why not

## Set-up

senjutsu-why-game-is-over = The fight is over.
senjutsu-why-character-taken =
    { $owner_you ->
        [yes] You have already taken { $character_acc }.
       *[no] { $owner } has already taken { $character_acc }.
    }
senjutsu-why-not-your-deck = “{ $deck }” is not a deck for { $character_acc }.
senjutsu-why-not-your-weapon = { $character } cannot take “{ $weapon }”.
senjutsu-why-not-for-decks = “{ $card }” does not go into a deck.
senjutsu-why-not-your-card = “{ $card }” is a personal card of { $owner_gen }.
senjutsu-why-too-many-copies =
    A deck may hold “{ $card }” at most { $most ->
        [one] { $most } time
       *[other] { $most } times
    }; that would be { $count }.
senjutsu-why-too-much-gold =
    A deck holds at most { $most ->
        [one] { $most } gold card
       *[other] { $most } gold cards
    }; that would be { $count }.
senjutsu-why-too-much-jade =
    A deck holds at most { $most ->
        [one] { $most } jade card
       *[other] { $most } jade cards
    }; that would be { $count }.
senjutsu-why-other-school = Matched play: “{ $card }” is of { $school_gen }, but your deck already has a card of { $chosen_gen }.
senjutsu-why-too-many-cards =
    A deck has { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }; that would be { $count }.
senjutsu-why-too-few-cards =
    A deck has { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }; so far it is { $count }.
senjutsu-why-not-in-kit = There is no { $terrain } left to place.
senjutsu-why-cell-not-free = There is terrain on { $cell } already.
senjutsu-why-on-start-cell = { $cell } is a start cell: no terrain may be placed there.
senjutsu-why-off-field = Placed on { $cell }, it would not lie wholly on the battlefield.
senjutsu-why-no-boat-there = A boat lies beside the battlefield; { $cell } is no such place.
senjutsu-why-cuts-starts-off = With { $terrain_acc } on { $cell } there would be no way from one start cell to another.
senjutsu-why-not-a-start-cell = You cannot start on { $cell }.
senjutsu-why-start-cell-taken = Somebody stands on { $cell } already.
senjutsu-why-wrong-edge = Opponents start at opposite edges: { $cell } is at the wrong one.
senjutsu-why-too-near = { $cell } is right beside somebody.
senjutsu-why-not-prepared = “{ $card }” is no prepared card.
senjutsu-why-prepared-twice = You have already taken “{ $card }”; of each prepared card you may take one.
senjutsu-why-not-in-deck = “{ $card }” is not in your deck.
senjutsu-why-not-sought = “{ $card }” is not what you may look for.

## Choosing and revealing

senjutsu-why-one-card-a-turn = You lay exactly one card: no more, no fewer.
senjutsu-why-card-is-laid = Your card of this turn is laid; take it back first if you want another one.
senjutsu-why-take-back-first = Your card of this turn is laid; take it back first, then you can give up.
senjutsu-why-cards-are-covered = The cards lie face down: until all are turned up, nothing of them counts.
senjutsu-why-card-stays = The cards are revealed: yours can change only by an instant replacement card.
senjutsu-why-not-in-hand = “{ $card }” is not in the hand.
senjutsu-why-needs-focus =
    “{ $card }” costs { $cost ->
        [one] { $cost } focus token
       *[other] { $cost } focus tokens
    }; you have { $focus }.
senjutsu-why-needs-kamae = “{ $card }” can be played only in { $kamae }.
senjutsu-why-needs-mask = “{ $card }” can be played only while masked.
senjutsu-why-has-no-initiative = “{ $card }” has no initiative: it is played only beside another card.
senjutsu-why-poison-first = You have drawn “{ $card }”: it is the card you must lay.
senjutsu-why-no-focus-to-pay =
    It costs { $cost ->
        [one] { $cost } focus token
       *[other] { $cost } focus tokens
    }; you have { $focus }.
senjutsu-why-no-cards-to-burn =
    It costs { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of your deck; { $cards } are left.
senjutsu-why-not-a-value = { $value } is none of the initiatives of “{ $card }”.
senjutsu-why-value-to-be-chosen = You must choose one of the initiatives of your card now.
senjutsu-why-values-in-order = Initiatives are chosen one after another, from the bottom of the advantage track up.
senjutsu-why-value-too-high = You counterattack at initiative { $limit } or less; { $value } is too high.
senjutsu-why-place-taken =
    { $place ->
        [1] Somebody has chosen to be first already.
        [2] Somebody has chosen to be second already.
        [3] Somebody has chosen to be third already.
       *[4] Somebody has chosen to be fourth already.
    }
senjutsu-why-advantage-decides = Whoever is higher on the advantage track chooses first when to act.
senjutsu-why-no-replacement = “{ $card }” is no instant replacement card.
senjutsu-why-not-for-now = “{ $card }” cannot be played { $window }.
senjutsu-why-needs-success = “{ $card }” is played only right after a success, as printed on it.
senjutsu-why-not-before-its-end = “{ $card }” is played only once your own card is completely resolved.
senjutsu-why-replaced-in-turn = Cards are replaced one player after another, from the bottom of the advantage track up, and each player has one chance.
senjutsu-why-one-instant-a-turn = You have already played your one instant card of this turn.
senjutsu-why-turn-has-ended = A collision has ended your turn: nothing more of your card happens, and no card can be added to it.
senjutsu-why-no-counter-now = “{ $card }” could only be a counterattack now, and your block allows none here.
senjutsu-why-same-type = “{ $card }” goes only with an ability card of another type, not with “{ $revealed }”.
senjutsu-why-only-attacks-counter = Only attack cards counterattack, and no core cards: “{ $card }” is none.
senjutsu-why-too-fast-to-counter = “{ $card }” acts above initiative { $limit }: too high for this counterattack.

## Resolving

senjutsu-why-other-kamae =
    { $option ->
        [1] The first effect needs another kamae.
        [2] The second effect needs another kamae.
        [3] The third effect needs another kamae.
       *[4] The fourth effect needs another kamae.
    }
senjutsu-why-kamae-decides =
    { $option ->
        [1] You are in the kamae of another effect, and must choose that one: not the first.
        [2] You are in the kamae of another effect, and must choose that one: not the second.
        [3] You are in the kamae of another effect, and must choose that one: not the third.
       *[4] You are in the kamae of another effect, and must choose that one: not the fourth.
    }
senjutsu-why-no-such-option =
    { $option ->
        [1] The card offers no first effect.
        [2] The card offers no second effect.
        [3] The card offers no third effect.
       *[4] The card offers no fourth effect.
    }
senjutsu-why-alternative-is-chosen = Of the effects between which OR stands exactly one applies, and only when it comes up.
senjutsu-why-effects-in-order = Effects are resolved one after another, from top to bottom: now something else is asked.
senjutsu-why-kamae-effect-applies = You are in the kamae of this effect, so it is not skipped.
senjutsu-why-not-a-way = The movement on your card does not lead to { $cell } like that.
senjutsu-why-must-move = This movement is mandatory: it must be carried out completely.
senjutsu-why-whole-step = This movement is carried out in full or not at all.
senjutsu-why-one-direction = All cells of one step lie in the same direction.
senjutsu-why-printed-order = Movements joined by “then” are carried out in the printed order.
senjutsu-why-way-is-closed = Something stands on every way to { $cell }, and nobody walks through it.
senjutsu-why-not-far-enough = Up to three cells are allowed only to those who began the turn more than six cells away from every opponent.
senjutsu-why-run-is-over = The longer movement ends as soon as you are fewer than six cells away from an opponent.
senjutsu-why-cell-closed = Something is in the way: you cannot enter { $cell }.
senjutsu-why-free-way-exists = There is a way without a collision, so you may not run into { $cell }.
senjutsu-why-must-assault = You chose an attack: while you can reach an opponent with it, you must.
senjutsu-why-must-pay-to-assault =
    Without it your attack reaches nobody: you must pay { $cost ->
        [one] { $cost } focus token
       *[other] { $cost } focus tokens
    }.
senjutsu-why-cannot-reach-kamae = The ring cannot get to { $kamae } like that.
senjutsu-why-against-the-branch = The branch to { $kamae } leads one way only, and not this one.
senjutsu-why-ring-goes-on = The ring does not rest on the focus position: if it can, it goes on to another kamae.
senjutsu-why-kamae-is-entered = Entering a kamae is mandatory: choose which one.
senjutsu-why-not-by-branches = Entering a kamae does not follow branches: it never leads to the focus position.
senjutsu-why-never-neutral = You may enter any kamae but Neutral.
senjutsu-why-not-a-target =
    { $target_you ->
        [yes] You cannot choose yourself.
       *[no] { $target } is no opponent whom you could choose.
    }
senjutsu-why-not-in-range =
    { $target_you ->
        [yes] You cannot aim at yourself.
       *[no] { $target } is too far away: the card reaches { $range ->
            [one] { $range } cell
           *[other] { $range } cells
        }.
    }
senjutsu-why-not-in-sight =
    { $target_you ->
        [yes] You cannot aim at yourself.
       *[no] You have no line of sight to { $target }: from the front corners of your cell every line is broken.
    }
senjutsu-why-not-slower =
    { $target_you ->
        [yes] You cannot aim at yourself.
       *[no] This attack hits only the slower: { $target }’s initiative is not lower than yours.
    }
senjutsu-why-attacker-chooses = Which way a pushed, pulled or turned figure goes is chosen by the attacker.
senjutsu-why-not-that-way = A push leads straight away from you, a pull straight towards you.
senjutsu-why-no-marker-there = No marker can be placed on { $cell }.
senjutsu-why-no-such-token = A token with a hidden face is placed with one of its own faces, any other marker without.
senjutsu-why-hand-is-too-full = You hold more cards than your hand limit, stun cards included: discard an ability card.
senjutsu-why-not-to-discard = “{ $card }” cannot be discarded.
senjutsu-why-no-such-poison = “{ $card }” is not in your poison deck.
senjutsu-why-not-asked = Others are deciding now.
senjutsu-why-you-are-out = You are defeated and have no say in this fight any more.

## Options that do not fit

error-sides-do-not-fit =
    { $sides ->
        [pairs] Two pairs are four players; { $seats } sit here.
       *[other] One against all takes at least three players; { $seats } sit here.
    }
