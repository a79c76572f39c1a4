### Lone Star, the game to copy

template-title = Lone Star
template-name = Lone Star
    .tag = Small, quick, in the laboratory
template-blurb = Everybody lays a card face down at the same time. The highest number that nobody else has laid wins a star; the last round is worth three, and the most stars win.
template-credits = by the makers of this house
    .house = Tatami, the game to copy

## Options

template-option-rounds = Rounds
    .help = How many rounds are played: everybody is dealt a card for each.
template-option-wins = Winning card
    .help = Which card wins among those that only one player has laid.
template-option-wins-highest = the highest
template-option-wins-lowest = the lowest

## Cards

template-kind-1 = 1
    .acc = the 1
    .gen = 1
template-kind-2 = 2
    .acc = the 2
    .gen = 2
template-kind-3 = 3
    .acc = the 3
    .gen = 3
template-kind-4 = 4
    .acc = the 4
    .gen = 4
template-kind-5 = 5
    .acc = the 5
    .gen = 5
template-kind-6 = 6
    .acc = the 6
    .gen = 6
template-kind-7 = 7
    .acc = the 7
    .gen = 7

## Places and open facts

template-place-deck = deck
template-place-played = played cards
template-place-hand =
    { $you ->
        [yes] your hand
       *[no] { $owner }’s hand
    }
template-place-laid =
    { $you ->
        [yes] your laid card
       *[no] { $owner }’s laid card
    }
template-fact-round = Round { $value }
template-fact-stars =
    { $value ->
        [one] { $value } star
       *[other] { $value } stars
    }

## Questions and answers

template-ask-card-to-lay =
    { $you ->
        [yes] Lay a card face down.
       *[no] { $seats_count ->
            [one] { $seats } is choosing a card.
           *[other] { $seats } are choosing cards.
        }
    }
template-answer-lay = Lay { $card_acc }

## What happens

template-turned-laid =
    { $place_you ->
        [yes] You have laid { $card_acc }.
       *[no] { $place_owner } has laid { $card_acc }.
    }
template-event-star-won =
    { $you ->
        [yes] A lone { $card }: you win
       *[no] A lone { $card }: { $seat } wins
    } { $stars ->
        [one] { $stars } star.
       *[other] { $stars } stars.
    }

## The end

template-outcome-stars =
    { $you ->
        [yes] You win: you have the most stars!
       *[no] { $winners } wins with the most stars.
    }
template-outcome-shared =
    { $you ->
        [yes] { $others_count ->
            [1] You and { $others } win together!
           *[other] You, { $others } win together!
        }
       *[no] { $winners } win together.
    }
template-ending-stars = most stars
template-ending-shared = shared victory
template-score =
    { $seat_you ->
        [yes] You
       *[no] { $seat }
    }: { $score ->
        [one] { $score } star
       *[other] { $score } stars
    }

## Why not

template-why-not-in-hand = You have no { $card } in hand.
