### Shinobi: War of Clans

shinobi-title = Shinobi: War of Clans
shinobi-name = Shinobi
    .tag = Whom do you serve?
shinobi-blurb = Five clans fight for Japan, and you secretly serve one of them. Give orders to everybody’s troops without betraying yourself; the strongest served clan wins for its agent.
shinobi-credits = by Danila Goryunov
    .house = RightGames, 2012

## Options

shinobi-option-first-player = First player
    .help = Who takes the first turn: one of the players, or one found by lot.
shinobi-option-first-player-random = by lot
shinobi-option-troops-per-clan = Troop cards per clan
    .help = How many cards each of the five clans has in the deck: fewer cards make a shorter game.

## Cards

shinobi-kind-hojo = Hōjō
    .acc = a Hōjō card
    .gen = Hōjō card
    .dat = a Hōjō card
    .ins = a Hōjō card
shinobi-kind-mori = Mōri
    .acc = a Mōri card
    .gen = Mōri card
    .dat = a Mōri card
    .ins = a Mōri card
shinobi-kind-oda = Oda
    .acc = an Oda card
    .gen = Oda card
    .dat = an Oda card
    .ins = an Oda card
shinobi-kind-takeda = Takeda
    .acc = a Takeda card
    .gen = Takeda card
    .dat = a Takeda card
    .ins = a Takeda card
shinobi-kind-uesugi = Uesugi
    .acc = an Uesugi card
    .gen = Uesugi card
    .dat = an Uesugi card
    .ins = an Uesugi card
shinobi-kind-ninja = Ninja
    .acc = a ninja
    .gen = ninja
    .dat = a ninja
    .ins = a ninja

shinobi-clan-hojo = Hōjō clan
    .acc = the Hōjō clan
    .gen = the Hōjō clan
    .dat = the Hōjō clan
    .ins = the Hōjō clan
shinobi-clan-mori = Mōri clan
    .acc = the Mōri clan
    .gen = the Mōri clan
    .dat = the Mōri clan
    .ins = the Mōri clan
shinobi-clan-oda = Oda clan
    .acc = the Oda clan
    .gen = the Oda clan
    .dat = the Oda clan
    .ins = the Oda clan
shinobi-clan-takeda = Takeda clan
    .acc = the Takeda clan
    .gen = the Takeda clan
    .dat = the Takeda clan
    .ins = the Takeda clan
shinobi-clan-uesugi = Uesugi clan
    .acc = the Uesugi clan
    .gen = the Uesugi clan
    .dat = the Uesugi clan
    .ins = the Uesugi clan

## Places

shinobi-place-deck = deck
shinobi-place-discard = discard pile
shinobi-place-box = box
shinobi-place-hand =
    { $you ->
        [yes] your hand
       *[no] { $owner }’s hand
    }
shinobi-place-clan =
    { $you ->
        [yes] your clan card
       *[no] { $owner }’s clan card
    }
shinobi-place-province =
    { $you ->
        [yes] { $card } army in your province
       *[no] { $card } army in { $owner }’s province
    }

## Questions

shinobi-ask-first-order =
    { $you ->
        [yes] { $ways ->
            [place] First order: place troops in another province.
            [play-ninja] First order: play a ninja.
            [skip] The first order cannot be given: you have neither troops nor a target for a ninja.
           *[other] First order: place troops in another province, or play a ninja.
        }
       *[no] { $by } is giving the first order.
    }
shinobi-ask-second-order =
    { $you ->
        [yes] { $ways ->
            [place-at-home] Second order: place troops at home.
            [move] Second order: move troops.
            [skip] The second order cannot be given: you have no troops in hand, and there are none to move.
           *[other] Second order: place troops at home, or move troops.
        }
       *[no] { $by } is giving the second order.
    }
shinobi-ask-army-to-attack =
    { $you ->
        [yes] Third order: which of your province’s armies attacks, and what does it attack?
       *[no] { $by } is choosing an attack.
    }

## Answers

shinobi-answer-place =
    { $province_you ->
        [yes] Place { $card_acc } in your own province
       *[no] Place { $card_acc } in { $province }’s province
    }
shinobi-answer-play-ninja =
    { $province_you ->
        [yes] Ninja against { $clan } in your own province
       *[no] Ninja against { $clan } in { $province }’s province
    }
shinobi-answer-place-at-home = Place { $card_acc } in your own province
shinobi-answer-move =
    { $source_you ->
        [yes] { $goal_you ->
            [yes] Move { $clan_acc } within your own province
           *[no] Move { $clan_acc } from your own province to { $goal }’s
        }
       *[no] { $goal_you ->
            [yes] Move { $clan_acc } from { $source }’s province to your own
           *[no] Move { $clan_acc } from { $source }’s province to { $goal }’s
        }
    }
shinobi-answer-attack =
    { $province_you ->
        [yes] Attack { $clan } in your own province with { $army }
       *[no] Attack { $clan } in { $province }’s province with { $army }
    }
shinobi-answer-skip = Skip the order

## What has happened

shinobi-moved-box-clan =
    { $goal_you ->
        [yes] You serve { $card_dat }. Keep it secret.
       *[no] { "" }
    }
shinobi-moved-deck-hand =
    { $goal_you ->
        [yes] You draw { $card_acc }.
       *[no] { "" }
    }
shinobi-event-turn-began =
    { $you ->
        [yes] Turn { $number }. It is your turn.
       *[no] Turn { $number }. It is { $seat }’s turn.
    }
shinobi-event-placed-abroad =
    { $you ->
        [yes] You place
       *[no] { $by } places
    } { $clan_acc } in { $province_you ->
        [yes] your province.
       *[no] { $province }’s province.
    }
shinobi-event-ninja-played =
    { $you ->
        [yes] Your ninja strikes
       *[no] { $by }’s ninja strikes
    } the { $clan } army in { $province_you ->
        [yes] your province: it loses a card.
       *[no] { $province }’s province: it loses a card.
    }
shinobi-event-placed-at-home =
    { $you ->
        [yes] You place { $clan_acc } at home.
       *[no] { $by } places { $clan_acc } at home.
    }
shinobi-event-troops-moved =
    { $you ->
        [yes] You move
       *[no] { $by } moves
    } { $clan_acc } from { $source_you ->
        [yes] your province
       *[no] { $source }’s province
    } { $goal_own ->
        [yes] home.
       *[no] { $goal_you ->
            [yes] to yours.
           *[no] to { $goal }’s.
        }
    }
shinobi-event-attacked =
    { $you ->
        [yes] You attack
       *[no] { $by } attacks
    } { $clan } in { $province_you ->
        [yes] your province
       *[no] { $province }’s province
    } with { $army }: { $clan } loses a card.
shinobi-event-order-skipped =
    { $you ->
        [yes] You cannot give
       *[no] { $seat } cannot give
    } { $order ->
        [1] the first order.
        [2] the second order.
       *[3] the third order: no attack is allowed.
    }
shinobi-event-last-round-began =
    { $you ->
        [yes] You have drawn the last card: everybody has one more turn, and yours is the last.
       *[no] { $seat } has drawn the last card: everybody has one more turn, and { $seat }’s is the last.
    }
shinobi-event-clan-counted =
    { $you ->
        [yes] You serve { $clan }:
       *[no] { $seat } serves { $clan }:
    } { $total ->
        [one] { $total } card on the table.
       *[other] { $total } cards on the table.
    }
shinobi-event-neutral-clan-counted =
    { $clan } is neutral: { $total ->
        [one] { $total } card on the table.
       *[other] { $total } cards on the table.
    }
shinobi-event-tie-broken =
    { $you ->
        [yes] Tie-break: your clan has
       *[no] Tie-break: { $seat }’s clan has
    } { $total ->
        [one] { $total } card at home.
       *[other] { $total } cards at home.
    }

## The end

shinobi-outcome-troops =
    { $you ->
        [yes] You win: yours is the strongest clan that a player serves!
       *[no] { $winners } wins with the strongest clan that a player serves.
    }
shinobi-outcome-tie-break =
    { $you ->
        [yes] You win: your clan’s troops at home break the tie!
       *[no] { $winners } wins: the clan’s troops at home break the tie.
    }
shinobi-outcome-shared =
    { $you ->
        [yes] { $others_count ->
            [1] You and { $others } win together!
           *[other] You, { $others } win together!
        }
       *[no] { $winners } win together.
    }
shinobi-ending-troops = strongest clan served
shinobi-ending-tie-break = tie-break
shinobi-ending-shared = shared victory
shinobi-score =
    { $seat_you ->
        [yes] You
       *[no] { $seat }
    }: { $score ->
        [one] { $score } card
       *[other] { $score } cards
    }
shinobi-score-tie =
    { $seat_you ->
        [yes] You
       *[no] { $seat }
    }: { $score ->
        [one] { $score } card
       *[other] { $score } cards
    }; at home { $tiebreak }

## Why not

shinobi-why-no-such-player = Nobody sits at seat { $province }.
shinobi-why-not-in-hand = You have no { $card_gen } in hand.
shinobi-why-ninja-is-no-troop = A ninja is not a troop card: it is never laid into a province.
shinobi-why-own-province = The first order goes into another player’s province, not into your own.
shinobi-why-must-place-abroad = The first order is possible, so it must be given: place troops in another province.
shinobi-why-must-place-or-play-a-ninja = The first order is possible, so it must be given: place troops in another province or play a ninja.
shinobi-why-must-play-a-ninja = You hold no troops, but a ninja has a target: you must play it.
shinobi-why-second-order-comes-later = The first order comes first: placing at home and moving belong to the second.
shinobi-why-attack-comes-last = The attack is the third order: it comes after the other two.
shinobi-why-no-ninja-in-hand = You have no ninja in hand.
shinobi-why-ninja-not-at-home = A ninja may not strike an army in your own province.
shinobi-why-no-army-abroad = A ninja needs a target, and there is no army in any other province.
shinobi-why-no-army-to-strike =
    { $province_you ->
        [yes] There is no { $clan } army in your own province.
       *[no] There is no { $clan } army in { $province }’s province.
    }
shinobi-why-ninja-is-a-first-order = A ninja takes the place of the first order, and that is over.
shinobi-why-one-ninja-a-turn = You have already played a ninja this turn.
shinobi-why-must-place-or-move = The second order is possible, so it must be given: place troops at home or move troops.
shinobi-why-must-place-at-home = The second order is possible, so it must be given: place troops at home.
shinobi-why-must-move = The second order is possible, so it must be given: move troops.
shinobi-why-placing-abroad-came-first = Placing troops in another province is the first order, and that is over.
shinobi-why-not-after-a-ninja = The ninja has taken the place of the first order: you place no troops in other provinces this turn.
shinobi-why-same-province = A card must be moved into a different province.
shinobi-why-not-out-of-own-province = Troops may not be moved out of your own province.
shinobi-why-no-troops-to-move =
    { $province_you ->
        [yes] There are no { $clan } troops in your own province.
       *[no] There are no { $clan } troops in { $province }’s province.
    }
shinobi-why-must-attack = An attack is possible, so you must make one.
shinobi-why-must-attack-own-clan = You must attack, even though every possible target is of the clan you serve.
shinobi-why-first-order-is-given = The first order has been given; now only the attack is left.
shinobi-why-second-order-is-given = The second order has been given; now only the attack is left.
shinobi-why-no-army-at-home = There is no { $clan } army in your province that could attack.
shinobi-why-target-at-home = Only armies in other players’ provinces can be attacked.
shinobi-why-no-such-target =
    { $province_you ->
        [yes] There is no { $clan } army in your own province.
       *[no] There is no { $clan } army in { $province }’s province.
    }
shinobi-why-same-clan = An army may not attack its own clan, { $clan }.
shinobi-why-reinforced-this-turn = The { $clan } army in { $province }’s province received a card this turn, so you may not attack it.
shinobi-why-still-protected = The { $clan } army in { $province }’s province received a card this turn; you may not attack it, although the card has moved on.
shinobi-why-hit-by-the-ninja = Your ninja struck the { $clan } army in { $province }’s province this turn, so you may not attack it as well.
shinobi-why-not-weaker = The target must be weaker: its strength is { $theirs }, your army’s is { $mine }.
shinobi-why-not-your-turn = It is { $turn }’s turn, not yours.
shinobi-why-turn-is-over = Your turn is over, and with it its three orders.
shinobi-why-one-attack-a-turn = A turn has one attack, and your turn is over.
shinobi-why-last-turn-is-over = You have already had your turn in the last round.
shinobi-why-one-card-an-order = One order places one card only.
shinobi-why-cards-lie-face-up = Troops are laid into a province face up.
shinobi-why-either-place-or-move = The second order is either to place or to move, not both.
shinobi-why-one-card-is-moved = Exactly one card is moved, never several and never a whole army.
shinobi-why-attack-from-own-province = Only an army in your own province can attack for you.
shinobi-why-hand-is-full =
    You already hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: nobody draws beyond four.
shinobi-why-drawing-comes-last = Cards are drawn at the end of your turn, after the attack.
shinobi-why-no-drawing-in-the-last-round = The deck is empty: nobody draws in the last round.
shinobi-why-nothing-comes-back = Discarded cards never come back, and the discard pile is not reshuffled.
shinobi-why-clans-are-secret = Whom a player serves stays secret until the end: clan cards are neither shown nor spied on.
shinobi-why-hands-are-secret = Hands are secret: cards are neither shown nor spied on.
shinobi-why-box-is-closed = The undealt clan cards lie in the box unseen: nobody may know which clans are neutral.
shinobi-why-deck-is-face-down = The deck lies face down: nobody may look at its cards.
shinobi-why-hands-do-not-count = Only troops on the table count, not cards in hand.
shinobi-why-game-is-over = The game is over: the final turn has been played.

## What cannot be

error-serves-one-clan = { $place }: each player serves one clan, but { $cards } clan cards lie there.
error-too-many-cards = { $place }: { $cards } cards, but at most { $most } may be there.
error-turns-left-does-not-fit = turns_left { $turns_left } does not fit a deck of { $deck }.
error-protected-does-not-fit = protected { $protected } does not fit; an army abroad can be: { $causes }.
