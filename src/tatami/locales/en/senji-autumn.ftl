### Senji: Autumn

## Questions

senji-ask-family-to-call =
    { $you ->
        [yes] Autumn: which family acts next?
       *[no] { $by } decides which family acts next.
    }
senji-ask-autumn-actions =
    { $you ->
        [yes] Your actions in Autumn: as many as you like, in any order.
       *[no] { $by } is taking actions.
    }
senji-ask-cards-to-show =
    { $you ->
        [yes] { $taker } uses your trade card. Choose { $number ->
            [one] { $number } hanafuda card
           *[other] { $number } hanafuda cards
        } to show; one of the cards shown will be taken.
       *[no] { $by } is choosing hanafuda cards to show { $taker_you ->
            [yes] you
           *[no] { $taker }
        }.
    }
senji-ask-card-to-trade =
    { $you ->
        [yes] You see cards for a trade card ({ $family }). Take one of them.
       *[no] { $by } is taking a card for a trade card ({ $family }).
    }
senji-ask-samurai-to-hire =
    { $you ->
        [yes] Keep { $left } of the samurai you have drawn{ $paid ->
            [yes] ; a paid one gives no honour
           *[no] { "" }
        }.
       *[no] { $by } is choosing a samurai.
    }
senji-ask-samurai-post =
    { $you ->
        [yes] Where will { $samurai } stand?{ $paid ->
            [yes] { " " }Mercenaries come by sea.
           *[no] { "" }
        }
       *[no] { $by } is choosing where { $samurai } will stand.
    }
senji-ask-card-to-find =
    { $you ->
        [yes] Take any card of the hanafuda deck. It will be shuffled afterwards.
       *[no] { $by } is searching the hanafuda deck.
    }
senji-ask-cards-to-swap =
    { $you ->
        [yes] Choose a card for the exchange between { $by } and { $target }. It changes hands face down.
       *[no] { $by } and { $target } are each choosing a card to exchange.
    }

## Answers

senji-answer-call-family =
    { $target_you ->
        [yes] I act now
       *[no] { $target } acts now
    }
senji-answer-use-trade = Use { $card_acc }
senji-answer-send-envoys = Send cards home
senji-answer-combine = Discard the set: { $combination }
senji-answer-with-card = { $card }
senji-answer-with-wild = { $card } in place of the card lacking
senji-answer-display = Display { $card_acc }
senji-answer-take-back = Take { $card_acc } back
senji-answer-hire-units =
    { $number ->
        [one] Hire { $number } unit in { $region_acc }
       *[other] Hire { $number } units in { $region_acc }
    }
senji-answer-hire-samurai = Hire a samurai
senji-answer-post-samurai = { $region }
senji-answer-commit-seppuku = Seppuku: { $samurai }
senji-answer-call-kami-on =
    { $target_you ->
        [yes] Call upon the kami: { $samurai }, and look at your own hand
       *[no] Call upon the kami: { $samurai }, and look at the hand of { $target }
    }
senji-answer-force-swap =
    { $target_you ->
        [yes] Force yourself to exchange a card
       *[no] Force { $target } to exchange a card
    }
senji-answer-take-discard = Take the top card of the discard pile
senji-answer-end-actions = Done
senji-answer-show-cards = Show
senji-answer-swap-card = Give { $card_acc }

## What has happened

senji-event-autumn-began =
    { $you ->
        [yes] Autumn begins. You decide in which order the families act.
       *[no] Autumn begins. { $host } decides in which order the families act.
    }
senji-event-family-called =
    { $seat_you ->
        [yes] It is your turn to act.
       *[no] It is { $seat }’s turn to act.
    }
senji-event-actions-ended =
    { $you ->
        [yes] You have finished your actions.
       *[no] { $seat } has finished acting.
    }
senji-event-autumn-ended = Autumn is over.
senji-event-trade-used =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } { $card_acc }: { $number ->
        [one] { $number } hanafuda card is to be shown
       *[other] { $number } hanafuda cards are to be shown
    }.
senji-event-cards-shown =
    { $you ->
        [yes] You see
       *[no] { $seat } sees
    } { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
senji-event-card-taken =
    { $you ->
        [yes] You take one of the cards.
       *[no] { $seat } takes one of the cards.
    }
senji-event-envoys-sent =
    { $you ->
        [yes] Your envoys bring
       *[no] { $seat }’s envoys bring
    } cards home: { $families }.
senji-event-combination-made =
    { $you ->
        [yes] You discard a set
       *[no] { $seat } discards a set
    }: { $combination }.
senji-event-wild-card-used = { $samurai } makes one card count as another: { $card }.
senji-event-hostage-displayed =
    { $you ->
        [yes] You display
       *[no] { $seat } displays
    } { $card_acc }.
senji-event-hostage-taken-back =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card_acc } back.
senji-event-mercenaries-hired =
    { $you ->
        [yes] You hire
       *[no] { $seat } hires
    } { $number ->
        [one] { $number } unit
       *[other] { $number } units
    } in { $region_acc }.
senji-event-samurai-drawn =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $number ->
        [one] { $number } samurai card
       *[other] { $number } samurai cards
    }.
senji-event-samurai-hired =
    { $you ->
        [yes] You hire
       *[no] { $seat } hires
    } { $samurai_acc }.
senji-event-samurai-posted = { $samurai } comes to stand in { $region_acc }.
senji-event-seppuku-committed =
    { $you ->
        [yes] Your samurai { $samurai } commits seppuku.
       *[no] { $samurai }, a samurai of { $seat }, commits seppuku.
    }
senji-event-deck-searched =
    { $you ->
        [yes] You call upon the kami { $samurai } and search
       *[no] { $seat } calls upon the kami { $samurai } and searches
    } the hanafuda deck.
senji-event-card-found =
    { $you ->
        [yes] You take one card; the deck is shuffled.
       *[no] { $seat } takes one card; the deck is shuffled.
    }
senji-event-swap-forced =
    { $samurai } forces an exchange: { $you ->
        [yes] you and { $target }
       *[no] { $target_you ->
            [yes] { $seat } and you
           *[no] { $seat } and { $target }
        }
    } give each other a card.
senji-event-cards-swapped =
    { $you ->
        [yes] You and { $target } have
       *[no] { $target_you ->
            [yes] { $seat } and you have
           *[no] { $seat } and { $target } have
        }
    } exchanged a card face down.
senji-event-discard-taken =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card_acc } from the discard pile ({ $samurai }).

## Why not

senji-why-called-before =
    { $target_you ->
        [yes] You have acted this Autumn already.
       *[no] { $target } has acted this Autumn already.
    }
senji-why-not-in-the-game = { $target } has been eliminated.
senji-why-not-called-yet = You act when the host calls you.
senji-why-has-acted = You have finished your actions this Autumn.
senji-why-host-calls = Only the host of the emperor decides who acts next.
senji-why-first-things-first = Finish what has been begun first.
senji-why-card-not-held = You do not have this card in hand: { $card }.
senji-why-own-trade-card = A trade card is used by players of other families, never by its own.
senji-why-owner-has-no-hanafuda = { $target } has no hanafuda card to show.
senji-why-no-hanafuda-for-trade = There is no hanafuda card left, neither in the deck nor in the discard pile ({ $family }).
senji-why-must-show =
    You cannot refuse: { $need ->
        [one] { $need } card must be shown
       *[other] { $need } cards must be shown
    }, and you show { $have }.
senji-why-shows-enough =
    No more than { $need ->
        [one] { $need } card is shown
       *[other] { $need } cards are shown
    }.
senji-why-shown-twice = You have no second card like this to show: { $card }.
senji-why-must-take-one = One of the cards must be taken.
senji-why-not-shown-to-you = This card is not among those shown: { $card }.
senji-why-not-to-be-shown = You do not have this card in hand: { $card }.
senji-why-nothing-is-asked-of-you = Nobody asks you to show a card now.
senji-why-no-cards-to-take-from = No cards are shown to you now that you could take one of.
senji-why-picked-already = You have no second one, and a card counts once: { $card }.
senji-why-leads-to-no-set = With this card the set cannot be completed from your hand: { $card }.
senji-why-own-card-picked = Envoys return cards of other families, never your own: { $card }.
senji-why-family-picked-already = Each family may be there once only, and one card of it is there already: { $family }.
senji-why-too-few-families = The diplomatic action needs cards of { $need } other families; you hold cards of { $have }.
senji-why-displayed-is-locked = A displayed hostage must be taken back first: { $card }.
senji-why-envoys-need-families = The diplomatic action needs cards of { $need } other families; you send { $have }.
senji-why-envoys-carry-diplomacy = Envoys carry diplomacy cards, not hanafuda.
senji-why-no-such-set-in-hand =
    Your hand does not make this set: { $combination }. { $lacking ->
        [one] { $lacking } card is lacking
       *[other] { $lacking } cards are lacking
    }.
senji-why-set-lacks-cards = The set consists of { $need } cards; only { $have } are there.
senji-why-set-has-too-many = The set consists of { $need } cards and not one more.
senji-why-sets-are-hanafuda = Sets are made of hanafuda, not of diplomacy cards.
senji-why-no-wild-card = No samurai of yours makes a card count as another.
senji-why-wild-card-is-spent = One card has already counted as another this Autumn.
senji-why-one-card-is-wild = Only one card of the set can count as another.
senji-why-wild-is-not-needed = The set is complete as it is: { $combination }.
senji-why-own-member = You display members of other families, never your own: { $card }.
senji-why-family-is-displayed = You may display one member of each family only: { $family }.
senji-why-not-displayed = This card is not displayed in front of you: { $card }.
senji-why-taking-back-costs-too-much = Taking it back costs { $cost } honour. You have { $honour }, and it must not fall below −9.
senji-why-mercenaries-come-by-sea = Mercenaries come to a sea zone, never to a province: { $region }.
senji-why-too-many-mercenaries = You may hire { $most } units in one Autumn and have hired { $hired }.
senji-why-cannot-pay = That costs { $cost } honour. You have { $honour }, and it must not fall below −9.
senji-why-sea-is-full =
    In { $region_acc } there is room for { $room ->
        [one] { $room } more unit
       *[other] { $room } more units
    } of yours.
senji-why-no-units-left =
    You have { $left ->
        [one] { $left } unit
       *[other] { $left } units
    } left: no more than 12 of them stand on the board.
senji-why-one-mercenary-samurai = You may hire one samurai for honour in one Autumn.
senji-why-no-samurai-to-post = No hired samurai of yours is waiting for a place now.
senji-why-no-samurai-left = There is no samurai left to be hired.
senji-why-not-drawn = You have not drawn this samurai: { $samurai }.
senji-why-must-keep = You must keep a samurai; still to be kept: { $left }.
senji-why-not-your-province = A samurai hired with a set comes to a province that you control, and this is none: { $region }.
senji-why-not-at-sea = As long as you control a province, a samurai hired with a set comes there, not to { $region_acc }.
senji-why-not-your-samurai = This is no samurai of yours on the board: { $samurai }.
senji-why-emperors-samurai = The emperor’s samurai does not commit seppuku: { $samurai }.
senji-why-kami-are-off = This table plays without kami and seppuku.
senji-why-seppuku-in-own-autumn = A samurai commits seppuku only during his player’s own actions in Autumn.
senji-why-no-kami-of-yours = This one is not among your kami; each helps once only: { $samurai }.
senji-why-kami-of-another-kind = Only a diplomat’s kami looks at a hand, and this is none: { $samurai }.
senji-why-military-kami-fights = A military kami helps in battle only: { $samurai }.
senji-why-diplomat-kami-names = A diplomat’s kami needs the name of a player: { $samurai }.
senji-why-economist-kami-in-autumn = An economist’s kami helps during your own actions in Autumn: { $samurai }.
senji-why-diplomat-kami-in-season = A diplomat’s kami helps in Winter and during your own actions in Autumn: { $samurai }.
senji-why-no-hanafuda-to-search = There is no hanafuda card left, neither in the deck nor in the discard pile.
senji-why-not-found = This card is not in the deck: { $card }.
senji-why-kami-takes-one = The kami takes one card; you cannot take none.
senji-why-another-player = Name another player, not yourself.
senji-why-no-card-to-give-up = { $target } has no card to give up.
senji-why-no-card-to-swap = You have no card to give in exchange.
senji-why-no-swap-now = You are not part of a forced exchange now.
senji-why-no-forced-swap = No samurai of yours can force an exchange.
senji-why-no-taking-the-discard = No samurai of yours takes cards from the discard pile.
senji-why-once-an-autumn = This ability is used once an Autumn, and it has been.
senji-why-discard-is-empty = The discard pile is empty.
senji-why-dummy-is-not-swapped = The dummy never leaves its owner.
senji-why-not-for-swapping = This exchange is not about cards of that kind: { $card }.
