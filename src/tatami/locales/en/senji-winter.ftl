### Senji: Winter

## Questions

senji-ask-winter =
    { $you ->
        [yes] Winter: negotiate and bid. Say when you are ready.
       *[no] Winter: still negotiating: { $seats }.
    }
senji-ask-card-to-take =
    { $you ->
        [yes] The kami shows you { $target }’s diplomacy hand. Take one card.
       *[no] { $by } looks at { $target_you ->
            [yes] your diplomacy hand
           *[no] { $target }’s diplomacy hand
        } and takes one card.
    }

## Answers

senji-answer-wait = Not ready yet
senji-answer-letter-to =
    { $target_you ->
        [yes] Write to yourself
       *[no] Write to { $target }
    }
senji-answer-letter-to-all = Write to all
senji-answer-give = { $note }
senji-answer-ask = { $note }
senji-answer-want = { $note }
senji-answer-vow = { $note }
senji-answer-plea = { $note }
senji-answer-wonder = { $note }
senji-answer-reveal = { $note }
senji-answer-openly = { $note }
senji-answer-accept =
    { $target_you ->
        [yes] Accept your own offer
       *[no] { $aloud ->
            [yes] Accept { $target }’s offer to all
           *[no] Accept { $target }’s offer
        }
    }
senji-answer-counter =
    { $target_you ->
        [yes] Counter your own offer
       *[no] { $aloud ->
            [yes] Counter { $target }’s offer to all
           *[no] Make { $target } a counter-offer
        }
    }
senji-answer-decline =
    { $target_you ->
        [yes] Decline your own letter
       *[no] Decline { $target }’s letter
    }
senji-answer-fit =
    { $target_you ->
        [yes] Pick cards for your own wishes
       *[no] { $aloud ->
            [yes] Pick cards for { $target }’s wishes to all
           *[no] Pick cards for { $target }’s wishes
        }
    }
senji-answer-pick-card = { $card }
senji-answer-reply =
    { $target_you ->
        [yes] Answer yourself: { $note }
       *[no] Answer { $target }: { $note }
    }
senji-answer-confirm =
    { $target_you ->
        [yes] Confirm an exchange with yourself
       *[no] Confirm the exchange with { $target }
    }
senji-answer-withdraw =
    { $target_you ->
        [yes] Withdraw the letter to yourself
       *[no] Withdraw the letter to { $target }
    }
senji-answer-withdraw-from-all = Withdraw the letter to all
senji-answer-bids = Bid on the lots
senji-answer-bid-card = { $card } on lot { $lot }
senji-answer-look =
    { $target_you ->
        [yes] Look at your own diplomacy hand
       *[no] Look at { $target }’s diplomacy hand
    }
senji-answer-take-card = Take { $card_acc }

## What has happened

senji-event-winter-began = Winter of year { $year }: everybody may negotiate.
senji-event-round-began = Round { $number } of talks.
senji-event-turn-to-speak =
    { $you ->
        [yes] You have the floor.
       *[no] { $seat } has the floor.
    }
senji-event-said-ready =
    { $you ->
        [yes] You are ready.
       *[no] { $seat } is ready.
    }
senji-event-said-wait =
    { $you ->
        [yes] You are not ready after all.
       *[no] { $seat } is not ready after all.
    }
senji-event-letter-sent =
    { $you ->
        [yes] { $to_own ->
            [yes] You write to all.
           *[no] You write to { $to }.
        }
       *[no] { $to_own ->
            [yes] { $by } writes to all.
           *[no] { $by } writes to you.
        }
    }
senji-event-letter-passed = { "" }
senji-event-wish-answered = { "" }
senji-event-letter-declined =
    { $you ->
        [yes] You decline { $to }’s letter.
       *[no] { $by } declines your letter.
    }
senji-event-letter-withdrawn =
    { $you ->
        [yes] { $to_own ->
            [yes] You withdraw your letter to all.
           *[no] You withdraw your letter to { $to }.
        }
       *[no] { $to_own ->
            [yes] { $by } withdraws the letter to all.
           *[no] { $by } withdraws the letter to you.
        }
    }
senji-event-cards-picked =
    { $you ->
        [yes] { $cards ->
            [one] You pick a card for { $to }’s wish.
           *[other] You pick { $cards } cards for { $to }’s wishes.
        }
       *[no] { $cards ->
            [one] { $by } has picked a card for your wish.
           *[other] { $by } has picked { $cards } cards for your wishes.
        }
    }
senji-event-replied =
    { $you ->
        [yes] You answer { $to }’s question.
       *[no] { $by } answers your question.
    }
senji-event-agreed =
    { $you ->
        [yes] You come to an agreement with { $to }.
       *[no] { $by } comes to an agreement with you.
    }
senji-event-exchanged =
    { $received ->
        [0] { $by_you ->
            [yes] You give { $to } { $given ->
            [one] { $given } card
           *[other] { $given } cards
        }
           *[no] { $to_you ->
                [yes] { $by } gives you { $given ->
            [one] { $given } card
           *[other] { $given } cards
        }
               *[no] { $by } gives { $to } { $given ->
            [one] { $given } card
           *[other] { $given } cards
        }
            }
        }
       *[other] { $given ->
            [0] { $to_you ->
            [yes] You give { $by } { $received ->
            [one] { $received } card
           *[other] { $received } cards
        }
           *[no] { $by_you ->
                [yes] { $to } gives you { $received ->
            [one] { $received } card
           *[other] { $received } cards
        }
               *[no] { $to } gives { $by } { $received ->
            [one] { $received } card
           *[other] { $received } cards
        }
            }
        }
           *[other] { $by_you ->
            [yes] You and { $to } exchange { $given ->
            [one] { $given } card
           *[other] { $given } cards
        } for { $received }
           *[no] { $to_you ->
                [yes] { $by } and you exchange { $given ->
            [one] { $given } card
           *[other] { $given } cards
        } for { $received }
               *[no] { $by } and { $to } exchange { $given ->
            [one] { $given } card
           *[other] { $given } cards
        } for { $received }
            }
        }
        }
    }{ $openly ->
        [yes] , openly.
       *[no] .
    }
senji-moved-hand-hand-together =
    { $goal_you ->
        [yes] From { $source_owner } to you: { $cards }.
       *[no] { $source_you ->
            [yes] From you to { $goal_owner }: { $cards }.
           *[no] From { $source_owner } to { $goal_owner }: { $cards }.
        }
    }
senji-event-bid-laid =
    { $you ->
        [yes] { $cards ->
            [one] Your bid on lot { $lot } is one card now.
           *[other] Your bid on lot { $lot } is { $cards } cards now.
        }
       *[no] { $cards ->
            [one] { $by } bids one card on lot { $lot }.
           *[other] { $by } bids { $cards } cards on lot { $lot }.
        }
    }
senji-event-bid-taken-back =
    { $you ->
        [yes] You take back your bid on lot { $lot }.
       *[no] { $by } takes back the bid on lot { $lot }.
    }
senji-event-bids-laid-anew =
    { $you ->
        [yes] You lay your bids anew, as many cards under each lot.
       *[no] { $by } lays the bids anew, as many cards under each lot.
    }
senji-event-hand-looked-at =
    { $you ->
        [yes] You look at { $target }’s diplomacy hand.
       *[no] { $by } looks at { $target_you ->
            [yes] your diplomacy hand.
           *[no] { $target }’s diplomacy hand.
        }
    }
senji-event-kami-called =
    { $you ->
        [yes] You call the kami of { $samurai }: { $target } shows you a diplomacy hand.
       *[no] { $by } calls the kami of { $samurai } and sees { $target_you ->
            [yes] your diplomacy hand.
           *[no] { $target }’s diplomacy hand.
        }
    }
senji-event-kami-took =
    { $you ->
        [yes] You take a card from { $target }.
       *[no] { $by } takes a card from { $target_you ->
            [yes] you.
           *[no] { $target }.
        }
    }
senji-event-winter-ended = Winter is over. Offers that were not accepted are void.
senji-moved-auction-lots = A new lot: { $card }.
senji-event-lot-handed-home =
    { $you ->
        [yes] The card drawn is your own: you take it into your hand.
       *[no] The card drawn goes home to { $seat }.
    }
senji-event-lot-left-the-game = The card drawn belongs to an eliminated family and leaves the game ({ $family }).
senji-turned-bids-together =
    { $place_you ->
        [yes] Your bids: { $cards }.
       *[no] { $place_owner }’s bids: { $cards }.
    }
senji-event-lot-won =
    { $you ->
        [yes] You win lot { $lot } with { $value }.
       *[no] { $seat } wins lot { $lot } with { $value }.
    }
senji-event-lot-tied = Lot { $lot } is tied at { $value }: { $seats }. Lot and bids stay until next Winter.
senji-event-lot-unsold = Nobody bid on lot { $lot }; it is shuffled back ({ $family }).
senji-event-promises-judged =
    { $known ->
        [no] { "" }
       *[yes] Promises of this year that you know of: kept { $kept }, broken { $broken }, overtaken by events { $overtaken }.
    }

## Why not

senji-why-not-to-oneself = You cannot deal with yourself.
senji-why-has-been-eliminated = { $target } is no longer in the game.
senji-why-said-ready = You have already said that you are ready.
senji-why-not-ready-yet = You have not said that you are ready.
senji-why-enough-for-this-winter =
    You have done all that fits into one Winter ({ $limit ->
        [one] { $limit } act
       *[other] { $limit } acts
    }).
senji-why-enough-letters =
    You have sent all your letters of this Winter ({ $limit }).
senji-why-others-speak-now = It is not your turn to speak.
senji-why-bids-only-in-winter = Bids are made in Winter only.
senji-why-looks-only-in-winter = That ability works in Winter only.
senji-why-letter-is-full = No more than { $limit } notes fit into a letter.
senji-why-letter-says-nothing = The letter says nothing yet.
senji-why-already-written = That stands in the letter already: { $note }.
senji-why-not-in-your-hand = You do not hold that card, or not so many of it: { $card }.
senji-why-card-is-bid = That card lies under a lot, not in your hand: { $card }.
senji-why-card-is-displayed = A displayed hostage is not given away: { $card }.
senji-why-card-is-not-to-be-had = Nobody else can have that card: { $card }.
senji-why-wish-is-a-card = Ask for the card itself instead of such a wish: { $note }.
senji-why-only-the-host-promises = Only the host of the emperor can promise that to somebody: { $note }.
senji-why-not-their-province = That province is not theirs: { $note }.
senji-why-not-against-them = That makes no sense between the two of you: { $note }.
senji-why-ask-somebody = A question is put to one player, not to all.
senji-why-no-such-letter = There is no such letter from { $target }.
senji-why-nothing-to-accept = That letter offers nothing to accept.
senji-why-pick-cards-first = { $target }’s wish leaves you a choice: pick a card first.
senji-why-waits-for-the-writer = Now { $target } must confirm.
senji-why-nothing-to-pick = { $target } has no open wish.
senji-why-wishes-cannot-be-met = You do not hold a card for each of { $target }’s wishes.
senji-why-needed-for-a-wish = Without that card a later wish could not be met: { $card }.
senji-why-wish-is-open = A card for this wish is still lacking: { $note }.
senji-why-does-not-fit = That card is not what is wished for: { $card }. The wish: { $note }.
senji-why-asked-card-is-gone = You do not hold what the letter asks for: { $card }.
senji-why-another-letter-first = Settle { $target }’s other letter to you first.
senji-why-nothing-to-confirm = { $target } has not picked all cards for a wish of yours.
senji-why-no-letter-of-yours = You have no letter there.
senji-why-no-question-asked = { $target } has asked you nothing.
senji-why-no-such-lot = There is no lot { $lot }.
senji-why-only-own-cards-are-bid = Only cards of your own family are bid: { $card }.
senji-why-nothing-for-sale = There are no lots to bid on.
senji-why-nothing-to-bid = You hold no card of your own family to bid.
senji-why-nothing-is-bid = Name at least one card.
senji-why-bid-already = You have no more of that card: { $card }.
senji-why-bid-is-locked = That bid was locked by a tie and stays: { $card }.
senji-why-bids-are-locked = What a tie has locked under a lot stays there.
senji-why-nobody-sees-hands = You have no samurai on the board who can look at hands.
senji-why-has-looked = Your samurai has looked at a hand this Winter already.
senji-why-hand-is-empty = { $target } has no diplomacy card to look at.
senji-why-no-such-kami = You have no such kami: { $samurai }.
senji-why-not-a-diplomat = That kami is no diplomat: { $samurai }.
senji-why-nothing-for-the-kami = { $target } has no diplomacy card but the dummy.
senji-why-not-on-oneself = A kami is used on another player.
senji-why-not-among-the-cards = That card is not in the hand you see: { $card }.
senji-why-dummy-is-never-taken = The dummy is never taken.
senji-why-the-glass-runs = The sand-glass runs out by itself; nobody stops it.
senji-why-dummy-is-never-given = A dummy is never given to another player.
senji-why-hanafuda-are-never-given = Hanafuda cards are never exchanged in Winter.
senji-why-displayed-is-never-given = A displayed hostage is neither given away nor exchanged.
senji-why-only-by-consent = Cards change hands only if both agree.
senji-why-bids-are-face-down = Bids lie face down until Winter ends.
senji-why-dummy-is-never-bid = The dummy cannot be bid.
senji-why-promises-bind-nobody = No promise binds anyone; you cannot demand that it be kept.
