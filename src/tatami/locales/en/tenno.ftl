### Tenno

tenno-title = Tenno
tenno-name = Tenno
    .tag = Bluff and memory
tenno-blurb = Bluff and memory at the emperor’s court. Three cards lie face down before each player; capture your rivals’ people, and the most valuable prison wins.
tenno-credits = by Lukas Zach and Michael Palm
    .house = HUCH!, 2017

## Options

tenno-option-first-player = First player
    .help = Who takes the first turn: one of the players, or one found by lot.
tenno-option-first-player-random = by lot
tenno-option-colours = Colours
    .help = Whether the colours go by seat or each player chooses one before the game.
tenno-option-colours-seats = by seat
tenno-option-colours-chosen = players choose
tenno-option-memory-aid = Memory aid
    .help = Shows which cards have been seen where, and whether the slot has been touched since.

## Cards

tenno-kind-peasant-1 = Peasant 1
    .acc = peasant 1
    .gen = peasant 1
    .dat = peasant 1
    .ins = peasant 1
tenno-kind-peasant-2 = Peasant 2
    .acc = peasant 2
    .gen = peasant 2
    .dat = peasant 2
    .ins = peasant 2
tenno-kind-peasant-3 = Peasant 3
    .acc = peasant 3
    .gen = peasant 3
    .dat = peasant 3
    .ins = peasant 3
tenno-kind-ninja = Ninja
    .acc = the ninja
    .gen = the ninja
    .dat = the ninja
    .ins = the ninja
tenno-kind-monk = Monk
    .acc = the monk
    .gen = the monk
    .dat = the monk
    .ins = the monk
tenno-kind-ronin = Ronin
    .acc = the ronin
    .gen = the ronin
    .dat = the ronin
    .ins = the ronin
tenno-kind-samurai-7 = Samurai 7
    .acc = samurai 7
    .gen = samurai 7
    .dat = samurai 7
    .ins = samurai 7
tenno-kind-samurai-8 = Samurai 8
    .acc = samurai 8
    .gen = samurai 8
    .dat = samurai 8
    .ins = samurai 8
tenno-kind-daimyo = Daimyo
    .acc = the daimyo
    .gen = the daimyo
    .dat = the daimyo
    .ins = the daimyo
tenno-kind-shogun = Shogun
    .acc = the shogun
    .gen = the shogun
    .dat = the shogun
    .ins = the shogun
tenno-kind-geisha = Geisha
    .acc = the geisha
    .gen = the geisha
    .dat = the geisha
    .ins = the geisha

tenno-worth = { $card } { $value }

tenno-colour-red = red
tenno-colour-orange = orange
tenno-colour-yellow = yellow
tenno-colour-green = green
tenno-colour-blue = blue
tenno-colour-violet = violet
tenno-colour-black = black

## Places

tenno-place-row =
    { $you ->
        [yes] your slot { $slot }
       *[no] { $owner }’s slot { $slot }
    }
tenno-place-hand =
    { $you ->
        [yes] your hand
       *[no] { $owner }’s hand
    }
tenno-place-prison =
    { $you ->
        [yes] your prison
       *[no] { $owner }’s prison
    }
tenno-place-notes =
    { $you ->
        [yes] your notes
       *[no] { $owner }’s notes
    }
tenno-place-discard = discard pile

## Questions

tenno-ask-colour-to-take =
    { $you ->
        [yes] Which colour will you take?
       *[no] Choosing a colour: { $seats }.
    }
tenno-ask-order-of-peasants =
    { $you ->
        [yes] In which order will you lay out your peasants?
       *[no] Laying out their peasants: { $seats }.
    }
tenno-ask-first-attack =
    { $you ->
        [yes] Your attack: choose one of your cards and an opponent’s card.
       *[no] { $by } is choosing whom to attack.
    }
tenno-ask-second-attack =
    { $you ->
        [yes] Your ronin allows a second attack. Will you make it?
       *[no] { $by } may attack a second time.
    }
tenno-ask-monk-to-show =
    { $you ->
        [yes] { $by } attacks your slot { $aim_slot }. { $ways ->
            [keep-covered] You have no monk to show: you are asked all the same, so that nobody can tell.
           *[other] Will you show a monk?
        }
       *[no] { $target } is deciding whether to show a monk.
    }
tenno-ask-cards-for-the-gaps =
    { $you ->
        [yes] Which cards will fill your gaps?
       *[no] Filling their gaps: { $seats }.
    }
tenno-ask-swap-bonus =
    { $you ->
        [yes] You lost no card. Will you swap one of your three?
       *[no] { $by } may swap a card.
    }
tenno-ask-exchange-bonus =
    { $you ->
        [yes] You lost no card, and your hand is empty. Will two of your cards change places?
       *[no] { $by } may let two cards change places.
    }
tenno-ask-peek-bonus =
    { $you ->
        [yes] You won in defence. Will you look at one of { $attacker }’s cards?
       *[no] { $attacker_you ->
            [yes] { $defender } may look at one of your cards.
           *[no] { $defender } may look at one of { $attacker }’s cards.
        }
    }

## Answers

tenno-answer-choose = Take { $colour }
tenno-answer-arrange = Peasants in the order { $order }
tenno-answer-attack =
    { $target_you ->
        [yes] Attack your own slot { $aim } from slot { $slot }
       *[no] Attack { $target }’s slot { $aim } from slot { $slot }
    }
tenno-answer-stop = No second attack
tenno-answer-show-monk = Show the monk
tenno-answer-keep-covered = Show nothing
tenno-answer-refill = Fill { $fill }
tenno-fill = slot { $slot } with { $card_acc }
tenno-answer-swap = Swap slot { $slot }: lay down { $card_acc }
tenno-answer-exchange =
    { $changed ->
        [yes] Exchange slots { $slot } and { $other }
       *[no] Only pretend to exchange slots { $slot } and { $other }
    }
tenno-answer-peek = Look at slot { $slot }
tenno-answer-decline = Decline
tenno-answer-decline-swap-bonus = Do not swap
tenno-answer-decline-exchange-bonus = Do not exchange
tenno-answer-decline-peek-bonus = Do not look

tenno-foresee-fight =
    { $defence } against { $attack }: { $result ->
        [won] you win
        [lost] you lose
       *[draw] a draw
    }
tenno-foresee-monk =
    { $card } + { $monk } = { $defence } against { $attack }: { $result ->
        [won] you win
        [lost] you lose
       *[draw] a draw
    }
tenno-foresee-geishas = geisha against geisha: they cancel out

## What has happened

tenno-event-colour-chosen =
    { $you ->
        [yes] You take { $colour }.
       *[no] { $seat } takes { $colour }.
    }
tenno-event-turn-began =
    { $you ->
        [yes] Turn { $number }. It is your turn.
       *[no] Turn { $number }. It is { $seat }’s turn.
    }
tenno-event-attacked =
    { $you ->
        [yes] You attack
       *[no] { $by } attacks
    } { $target_you ->
        [yes] your slot { $aim }
       *[no] { $target }’s slot { $aim }
    } from slot { $slot }.
tenno-turned-row-open =
    { $place_you ->
        [yes] Your slot { $place_slot }: { $card }.
       *[no] { $place_owner }’s slot { $place_slot }: { $card }.
    }
tenno-event-monk-shown =
    { $you ->
        [yes] You support the attacked card.
       *[no] { $seat } supports the attacked card.
    }
tenno-event-monk-shown-open =
    { $you ->
        [yes] You show the monk in slot { $slot }.
       *[no] { $seat } shows the monk in slot { $slot }.
    }
tenno-event-attacker-won =
    { $you ->
        [yes] Your attack succeeds.
       *[no] { $by }’s attack succeeds.
    }
tenno-event-attacker-won-open =
    { $you ->
        [yes] Attack { $attack }, defence { $defence }: your attack succeeds.
       *[no] Attack { $attack }, defence { $defence }: { $by }’s attack succeeds.
    }
tenno-event-defender-won =
    { $target_you ->
        [yes] You beat off the attack.
       *[no] { $target } beats off the attack.
    }
tenno-event-defender-won-open =
    { $target_you ->
        [yes] Attack { $attack }, defence { $defence }: you beat off the attack.
       *[no] Attack { $attack }, defence { $defence }: { $target } beats off the attack.
    }
tenno-event-nobody-won = A draw: nobody wins the fight.
tenno-event-nobody-won-open =
    { $attack ->
        [0] Geisha against geisha: they cancel out, nobody wins the fight.
       *[other] Attack { $attack }, defence { $defence }: a draw, nobody wins the fight.
    }
tenno-moved-row-prison =
    { $source_you ->
        [yes] Your card from slot { $source_slot } goes to { $goal_owner }’s prison.
       *[no] { $goal_you ->
            [yes] { $source_owner }’s card from slot { $source_slot } goes to your prison.
           *[no] { $source_owner }’s card from slot { $source_slot } goes to { $goal_owner }’s prison.
        }
    }
tenno-moved-row-discard =
    { $source_you ->
        [yes] Discarded: { $card } (yours).
       *[no] Discarded: { $card } ({ $source_owner }).
    }
tenno-event-second-attack-renounced =
    { $you ->
        [yes] You renounce the second attack.
       *[no] { $seat } renounces the second attack.
    }
tenno-event-gaps-filled =
    { $you ->
        [yes] You fill
       *[no] { $seat } fills
    } { $gaps ->
        [one] { $gaps } gap.
       *[other] { $gaps } gaps.
    }
tenno-event-slot-swapped =
    { $you ->
        [yes] You pick up the card in slot { $slot } and lay down a card from your hand.
       *[no] { $seat } picks up the card in slot { $slot } and lays down a card, perhaps the same one.
    }
tenno-event-slots-exchanged =
    { $you ->
        [yes] You pick up the cards in slots { $slot } and { $other } and lay them back.
       *[no] { $seat } picks up the cards in slots { $slot } and { $other } and lays them back, perhaps exchanged.
    }
tenno-event-bonus-declined =
    { $you ->
        [yes] You decline the bonus.
       *[no] { $seat } declines the bonus.
    }
tenno-event-glimpsed =
    { $you ->
        [yes] You look at { $place_owner }’s slot { $place_slot }.
       *[no] { $place_you ->
            [yes] { $by } looks at your slot { $place_slot }.
           *[no] { $by } looks at { $place_owner }’s slot { $place_slot }.
        }
    }
tenno-event-glimpsed-open =
    { $you ->
        [yes] You look at { $place_owner }’s slot { $place_slot }: { $card }.
       *[no] { $place_you ->
            [yes] { $by } looks at your slot { $place_slot }.
           *[no] { $by } looks at { $place_owner }’s slot { $place_slot }.
        }
    }
tenno-event-end-reached =
    { $you ->
        [yes] You cannot fill all your gaps: the game ends.
       *[no] { $seat } cannot fill all gaps: the game ends.
    }
tenno-event-prison-counted =
    { $you ->
        [yes] Your prison:
       *[no] { $seat }’s prison:
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $cards_count ->
        [0] .
       *[other] { " " }({ $cards }).
    }
tenno-event-tie-broken =
    { $you ->
        [yes] Tie-break: your hand and row are worth
       *[no] Tie-break: { $seat }’s hand and row are worth
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $cards_count ->
        [0] .
       *[other] { " " }({ $cards }).
    }

## The end

tenno-outcome-prison =
    { $you ->
        [yes] You win with the most valuable prison!
       *[no] { $winners } wins with the most valuable prison.
    }
tenno-outcome-tie-break =
    { $you ->
        [yes] You win: the cards in your hand and row break the tie!
       *[no] { $winners } wins: the cards in hand and row break the tie.
    }
tenno-outcome-shared =
    { $you ->
        [yes] { $others_count ->
            [1] You and { $others } win together!
           *[other] You, { $others } win together!
        }
       *[no] { $winners } win together.
    }
tenno-ending-prison = most valuable prison
tenno-ending-tie-break = tie-break
tenno-ending-shared = shared victory
tenno-score =
    { $seat_you ->
        [yes] You
       *[no] { $seat }
    }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tenno-score-tie =
    { $seat_you ->
        [yes] You
       *[no] { $seat }
    }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }; hand and row { $tiebreak }

## Why not

tenno-why-game-is-over = The game is over; there is no further turn.
tenno-why-colour-taken = Another player already has { $colour }.
tenno-why-peasants-first = The game has not begun: first the set-up must be finished and everybody’s three peasants laid out.
tenno-why-must-attack = You must attack: your turn can be neither passed nor used for anything else.
tenno-why-not-your-turn = It is { $turn }’s turn, not yours.
tenno-why-own-row = You may attack an opponent’s cards only, not your own.
tenno-why-no-such-player = Nobody sits at seat { $target }.
tenno-why-shogun-may-not-attack = The shogun in slot { $slot } may not attack.
tenno-why-shogun-may-not-follow = The shogun in slot { $slot } may not attack, not even after the ronin.
tenno-why-only-row-cards-fight = Only the cards that lie in front of the players fight, not those in hands, prisons or the discard pile.
tenno-why-empty-slot =
    { $target_you ->
        [yes] Your slot { $slot } is empty
       *[no] { $target }’s slot { $slot } is empty
    }: there is nothing to attack until the gaps are filled.
tenno-why-attack-is-fixed = The cards already lie face up: the attack can no longer be changed.
tenno-why-fight-is-on = A fight is under way: all you can decide now is whether to show a monk.
tenno-why-no-fight-to-help = A monk can be shown only in a fight, before the strengths are compared.
tenno-why-not-your-card-attacked = It is not your card that is attacked, and your monk helps only your own cards.
tenno-why-monk-helps-no-attack = A monk helps in defence only, never an attack.
tenno-why-monk-not-for-itself = The monk itself is attacked, and it gives itself nothing.
tenno-why-no-monk-in-row = No monk lies in your other slots; elsewhere it does not help.
tenno-why-defending-card-is-fixed = The card that was attacked must defend itself: nothing can replace it now.
tenno-why-no-second-attack = There is no further attack: only a ronin that has just attacked allows one, once a turn.
tenno-why-not-with-the-ronin-again = The ronin of slot { $slot } has attacked already: the second attack needs another card.
tenno-why-same-target-again = The ronin has just attacked { $target }’s slot { $slot }: the second attack needs another target.
tenno-why-nothing-to-stop = Only a second attack can be renounced; the first one is compulsory.
tenno-why-stop-renounces = To do without the second attack, say “stop”.
tenno-why-must-refill = You must fill your gaps from your hand; they cannot stay empty.
tenno-why-refill-later = Gaps are filled only when all fights of the turn are over.
tenno-why-no-gaps = You have no gaps to fill now.
tenno-why-wrong-gaps =
    { $gaps_count ->
        [1] Your gap is slot { $gaps }; fill exactly this one, and the other cards stay where they are.
       *[other] Your gaps are slots { $gaps }; fill exactly these, and the other cards stay where they are.
    }
tenno-why-card-fills-one-gap = One card cannot fill two gaps: { $card }.
tenno-why-not-in-hand = You do not have { $card_acc } in hand.
tenno-why-no-swap = Only an attacker who has lost no card in the whole turn may swap a card or let two change places.
tenno-why-no-swap-now = Not now: this bonus comes once, at the end of the turn, if the attacker has lost no card.
tenno-why-exchange-only-with-empty-hand =
    You still hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: cards in front of you may change places only when your hand is empty.
tenno-why-swap-needs-a-hand = Your hand is empty: there is nothing to swap with, but two of your cards may change places.
tenno-why-third-card-stays = Two of your cards may change places; the third stays where it lies.
tenno-why-no-peek = Only a defender who has won a fight this turn may look at a card.
tenno-why-peek-later = Not yet: a card is looked at when the fights are over and the gaps filled.
tenno-why-peek-in-order = { $first } looks first: those who won look in the order of their fights.
tenno-why-peek-is-over = You have had your look for the fight you won.
tenno-why-nothing-to-decline = There is nothing for you to decline now.
tenno-why-order-never-changes = The order of the cards in front of a player never changes, except by the bonus at the end of the turn for an attacker with an empty hand.
tenno-why-prisons-are-closed = Nobody, not even the owner, may look into a prison before the final count.
tenno-why-cards-stay-in-prison = Cards never leave a prison during the game.
tenno-why-hands-are-not-replenished = Nobody takes new cards into the hand: discarded cards stay out of the game.
tenno-why-cards-are-not-shown = You may talk about your cards and those you have seen, but not show them.

## What cannot be

error-slot-holds-one = { $place }: a slot holds exactly one card here.
