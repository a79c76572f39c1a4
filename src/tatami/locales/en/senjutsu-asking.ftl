### Senjutsu: questions and answers

## Set-up

senjutsu-ask-character-to-take =
    { $you ->
        [yes] Which character will you take?
       *[no] { $by } is choosing a character.
    }
senjutsu-ask-deck-to-bring =
    { $you ->
        [yes] Which deck do you bring? Take one that is ready, or build your own of 40 cards.
       *[no] Choosing decks: { $seats }.
    }
senjutsu-ask-terrain-to-place =
    { $you ->
        [yes] Place a piece of terrain.
       *[no] { $by } is placing terrain.
    }
senjutsu-ask-figure-to-place =
    { $you ->
        [yes] Where will you stand, and which way will you face?
       *[no] { $by } is choosing a start cell.
    }
senjutsu-ask-prepared-to-take =
    { $you ->
        [yes] Which prepared card do you take into your opening hand?
       *[no] { $by } is taking prepared cards.
    }

## The turn

senjutsu-ask-card-to-lay =
    { $you ->
        [yes] Choose a card and lay it face down.
       *[no] Choosing cards: { $seats }.
    }
senjutsu-ask-initiative-to-buy =
    { $you ->
        [yes] Will you pay { $focus ->
            [one] { $focus } focus token
           *[other] { $focus } focus tokens
        } to act at initiative { $value }?
       *[no] { $by } is deciding whether to pay for initiative { $value }.
    }
senjutsu-ask-initiative-to-choose =
    { $you ->
        [yes] At which initiative will your card act?
       *[no] { $by } is choosing an initiative.
    }
senjutsu-ask-place-to-take =
    { $you ->
        [yes] Initiative and type are equal, and you have the advantage: when will your card be resolved?
       *[no] { $by } is choosing when to resolve a card.
    }
senjutsu-ask-surplus-to-discard =
    { $you ->
        [yes] You hold more cards than your hand limit. Which one do you discard face down?
       *[no] Discarding surplus cards: { $seats }.
    }
senjutsu-ask-card-to-play =
    { $you ->
        [yes] { $window_is ->
            [attack-success] Your attack succeeded. Will you play an additional card?
            [block-success] Your block succeeded. Will you play an additional card?
            [after-card] Your card is resolved. Will you play an additional card?
            [start-of-turn] The turn begins. Will you play an instant card?
            [after-draw] Cards are drawn. Will you play an instant card?
            [after-reveal] Cards are revealed. Will you play an instant card?
            [would-suffer] You are about to be wounded. Will you play an instant card?
            [end-of-turn] The turn ends. Will you play an instant card?
            [replacement] Will you replace the card you revealed?
           *[counter] You blocked an attack of initiative { $limit }. Will you counterattack?
        }
       *[no] { $by } may play a card { $window }.
    }
senjutsu-ask-counter-value-to-choose =
    { $you ->
        [yes] At which initiative do you counterattack with “{ $ability }”? At most { $limit }.
       *[no] { $by } is choosing an initiative, { $limit } at most.
    }

## Effects

senjutsu-ask-effect-to-pay =
    { $you ->
        [yes] { $what } Will you?
       *[no] { $by } is deciding whether to pay: “{ $what }”
    }
senjutsu-ask-extra-to-pay =
    { $you ->
        [yes] { $what } Will you?
       *[no] { $by } is deciding whether to pay: “{ $what }”
    }
senjutsu-ask-alternative-to-choose =
    { $you ->
        [yes] Your card offers a choice: which effect do you apply?
       *[no] { $by } is choosing between effects.
    }
senjutsu-ask-way-to-go =
    { $you ->
        [yes] Where do you go, and which way will you face?
       *[no] { $by } is moving.
    }
senjutsu-ask-kamae-to-change =
    { $you ->
        [yes] Where does your kamae ring go? It may stay where it is.
       *[no] { $by } is changing kamae.
    }
senjutsu-ask-kamae-to-enter =
    { $you ->
        [yes] Which kamae do you enter?
       *[no] { $by } is entering a kamae.
    }
senjutsu-ask-direction-to-shove =
    { $you ->
        [yes] { $is_pull ->
            [yes] Which way do you pull { $target }?
           *[no] Which way do you push { $target }?
        }
       *[no] { $target_you ->
            [yes] { $is_pull ->
                [yes] { $by } is choosing where to pull you.
               *[no] { $by } is choosing where to push you.
            }
           *[no] { $is_pull ->
                [yes] { $by } is choosing where to pull { $target }.
               *[no] { $by } is choosing where to push { $target }.
            }
        }
    }
senjutsu-ask-turn-to-give =
    { $you ->
        [yes] You turn { $target } by { $sides ->
            [one] { $sides } side
           *[other] { $sides } sides
        }: which way round?
       *[no] { $target_you ->
            [yes] { $by } is choosing how to turn you.
           *[no] { $by } is choosing how to turn { $target }.
        }
    }
senjutsu-ask-poison-to-give =
    { $you ->
        [yes] Which poison do you give { $target }?
       *[no] { $target_you ->
            [yes] { $by } is choosing a poison for you.
           *[no] { $by } is choosing a poison for { $target }.
        }
    }
senjutsu-ask-target-to-aim =
    { $you ->
        [yes] Whom do you aim your attack at?
       *[no] { $by } is taking aim.
    }
senjutsu-ask-foe-to-choose =
    { $you ->
        [yes] Which opponent is affected?
       *[no] { $by } is choosing an opponent.
    }
senjutsu-ask-hand-to-look-at =
    { $you ->
        [yes] Whose hand do you look at?
       *[no] { $by } is choosing whose hand to look at.
    }
senjutsu-ask-card-to-take-away =
    { $you ->
        [yes] Which card of { $target }’s hand must be discarded?
       *[no] { $target_you ->
            [yes] { $by } is choosing a card of your hand that you must discard.
           *[no] { $by } is choosing a card of { $target }’s hand.
        }
    }
senjutsu-ask-card-to-discard =
    { $you ->
        [yes] Which card do you discard?
       *[no] { $by } is discarding a card.
    }
senjutsu-ask-card-to-find =
    { $you ->
        [yes] Which card of your deck do you take?
       *[no] { $by } is looking through the deck.
    }
senjutsu-ask-marker-to-put =
    { $you ->
        [yes] Where do you place a marker?
       *[no] { $by } is placing markers.
    }

## Answers

senjutsu-answer-give-up = Give up the fight
senjutsu-answer-pass = Play nothing
senjutsu-answer-pass-initiative-to-buy = Keep the printed initiative
senjutsu-answer-pass-effect-to-pay = Do not pay
senjutsu-answer-pass-extra-to-pay = Do not pay
senjutsu-answer-enough = No more
senjutsu-answer-pay = Pay
senjutsu-answer-pay-initiative-to-buy =
    Pay { $focus ->
        [one] { $focus } focus token
       *[other] { $focus } focus tokens
    }: initiative { $value }
senjutsu-answer-pay-effect-to-pay = { senjutsu-answer-pay-price }
senjutsu-answer-pay-extra-to-pay = { senjutsu-answer-pay-price }
senjutsu-answer-pay-price =
    { $cards ->
        [0] Pay { senjutsu-answer-pay-focus }
       *[other] { $focus ->
            [0] Discard { senjutsu-answer-pay-cards } from the top of the deck
           *[other] Pay { senjutsu-answer-pay-focus } and discard { senjutsu-answer-pay-cards } from the top of the deck
        }
    }
senjutsu-answer-pay-focus =
    { $focus ->
        [one] { $focus } focus token
       *[other] { $focus } focus tokens
    }
senjutsu-answer-pay-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
senjutsu-answer-lay = Lay “{ $card }”
senjutsu-answer-play = Play “{ $card }”
senjutsu-answer-play-card-to-play =
    { $window_is ->
        [replacement] Replace it with “{ $card }”
        [counter] Counterattack with “{ $card }”
       *[other] Play “{ $card }”
    }
senjutsu-answer-discard = Discard “{ $card }”
senjutsu-answer-find = Take “{ $card }”
senjutsu-answer-give = Give “{ $card }”
senjutsu-answer-take-character = Take { $character_acc }
senjutsu-answer-bring-deck = Take “{ $deck }”
senjutsu-answer-bring-cards = A deck of your own, with “{ $weapon }”
senjutsu-answer-some-cards = { $card } × { $count }
senjutsu-answer-value = Initiative { $value }
senjutsu-answer-place-in-order =
    { $place ->
        [1] First
        [2] Second
        [3] Third
       *[4] Fourth
    }
senjutsu-answer-alternative =
    { $option ->
        [1] The first effect
        [2] The second effect
        [3] The third effect
       *[4] The fourth effect
    }
senjutsu-answer-alternative-alternative-to-choose =
    { $option ->
        [1] { $first }
        [2] { $second }
        [3] { $third }
       *[4] { $fourth }
    }
senjutsu-effect = { $what }
senjutsu-payment = { $what }
senjutsu-answer-target = { $target }
senjutsu-answer-along = To the { $facing }
senjutsu-answer-rotate =
    { $side ->
        [1] Clockwise
       *[other] Counterclockwise
    }
senjutsu-answer-change-kamae =
    { $kamae_is ->
        [neutral] The ring on Neutral
       *[other] The ring on { $kamae }
    }{ $by_focus ->
        [yes] , by way of the focus position
       *[no] { "" }
    }
senjutsu-answer-rest-on-focus = The ring on the focus position
senjutsu-answer-enter-kamae = Enter { $kamae }
senjutsu-answer-stand = Stand on { $cell }, facing { $facing }
senjutsu-answer-put =
    { $terrain_is ->
        [torii-gate] Place { $terrain_acc } on { $cell }, one pillar to the { $facing }, the other opposite
       *[other] Place { $terrain_acc } on { $cell }
    }
senjutsu-answer-put-marker =
    On { $cell }{ $token_is ->
        [none] { "" }
       *[other] : { $token_acc }
    }
senjutsu-answer-go =
    To { $cell }, facing { $facing }{ $over_count ->
        [0] { "" }
       *[other] , over { $over }
    }{ $into_is ->
        [none] { "" }
       *[other] , running into { $into }
    }
