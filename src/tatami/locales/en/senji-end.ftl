### Senji: the end of a year and of the game, and what any season may refuse

## What happened

senji-event-honour-changed =
    { $you ->
        [yes] Your honour: { $honour } ({ $source }: { $change }).
       *[no] { $seat }’s honour: { $honour } ({ $source }: { $change }).
    }
senji-event-hand-card-shown =
    { $by_you ->
        [yes] You show { $target } { $card_acc }.
       *[no] { $target_you ->
            [yes] { $by } shows you { $card_acc }.
           *[no] { $by } shows { $target } a card.
        }
    }
senji-event-hand-card-shown-to-all =
    { $by_you ->
        [yes] You show everybody { $card_acc }.
       *[no] { $by } shows everybody { $card_acc }.
    }
senji-event-eliminated =
    { $you ->
        [yes] You have no province, no pieces and too little honour for mercenaries: you are eliminated.
       *[no] { $seat } has no province, no pieces and too little honour for mercenaries: { $seat } is eliminated.
    }
senji-event-shogun-named =
    { $you ->
        [yes] With { $honour } honour you are named shogun!
       *[no] With { $honour } honour { $seat } is named shogun!
    }
senji-event-last-one-left =
    { $you ->
        [yes] You are the only one left, and shogun!
       *[no] { $seat } is the only one left, and shogun!
    }
senji-event-shogun-disputed = { $seats } tie with { $honour } honour: one more year decides.
senji-event-last-year-ended = Year { $year } was the last one agreed upon: the most honour, { $honour }, wins ({ $seats }).
senji-event-year-ended = Year { $year } ends without a shogun; the most honour is { $honour }.
senji-outcome-shogun =
    { $you ->
        [yes] You win as shogun!
       *[no] { $winners } wins as shogun.
    }
senji-outcome-years =
    { $you ->
        [yes] The last year is over, and nobody has more honour than you: you win.
       *[no] The last year is over. The most honour wins: { $winners }.
    }
senji-outcome-last =
    { $you ->
        [yes] You win: all other families have been eliminated!
       *[no] { $winners } wins: all other families have been eliminated.
    }
senji-ending-shogun = shogun
senji-ending-last = last of all
senji-ending-years = last year agreed upon
senji-score = { $seat }: { $score } honour
senji-answer-show =
    { $target_you ->
        [yes] Show yourself { $card_acc }
       *[no] Show { $target } { $card_acc }
    }
senji-answer-show-to-all = Show everybody { $card_acc }

## Why not

senji-why-game-is-over = The game is over.
senji-why-no-such-player = Nobody sits at seat { $target }.
senji-why-closed-province = { $region } is closed: with so many players nobody may enter it, name it or lay an order there.
senji-why-preparation-is-over = That belongs to the preparation.
senji-why-only-in-winter = That belongs to Winter; outside Winter diplomacy cards change hands only where a rule says so.
senji-why-only-in-spring = Orders are laid in Spring.
senji-why-only-in-summer = That belongs to Summer, when orders are carried out.
senji-why-only-in-autumn = That belongs to your own actions in Autumn.
senji-why-named-by-the-host = The host names provinces: the homes in the preparation, and in Summer those whose turn it is.
senji-why-nothing-to-be-ready-for = Only in Winter and Spring do players say that they are ready.
senji-why-no-samurai-to-keep = You have drawn no samurai to choose from.
senji-why-you-are-out = You have been eliminated.
senji-why-chooses-now = { $target } is choosing now.
senji-why-others-place-first = First { $target } places pieces in the province just named.
senji-why-only-the-host-names = Only the host, { $target }, decides what is activated next.
senji-why-one-after-another = What was named is dealt with completely first; now { $target } is asked.
senji-why-another-family-acts = The next family is called when the one before has finished; now { $target } is asked.
senji-why-another-acts-now = Only what the host has named acts; now { $target } is asked.
senji-why-not-called-now = In Autumn a family acts when the host has named it, and once; now { $target } is asked.
senji-why-not-yours-to-show = You do not have that card in hand: { $card }.
senji-why-bid-is-not-shown = That card lies under a lot, not in your hand: { $card }.
senji-why-shown-to-others = You see your own cards anyway; show them to another player, or to all.
senji-why-not-shown-to-the-out = { $target } is no longer in the game.
senji-why-shown-when-asked = You may show a card whenever you are asked something, and now you are not.
senji-why-shown-without-a-letter = Letters are written in Winter. Outside it you show a card without one, whenever you are asked something.

## Positions that cannot be

error-honour-too-low = { $player } has { $honour } honour, but it never falls below { $lowest }.
error-too-many-units = { $player } has { $units } units, but at most { $most } can be on the board.
error-too-many-units-there = { $place }: { $player } has { $units } units there, but at most { $most } can be.
error-province-is-closed = { $place } is closed: nothing can be there.
error-imperial-province = { $place } is the emperor’s and cannot be { $player }’s.
error-province-without-fortress = { $place } has no fortress: somebody must control it.
error-strangers-in-province = { $place }: pieces of { $player } cannot stand there, because another controls it.
error-too-many-provinces = { $player } controls more than { $most } provinces.
error-samurai-without-card = { $samurai } stands on the board, but the card is not in { $place }.
error-samurai-of-nobody = { $samurai } stands on the board for nobody.
error-one-order-each = { $place }: only one order can lie there, not { $tokens }.
error-no-order-there = { $place }: no order can lie there now.
error-order-not-seen-so = { $place }: { $player }, and nobody else, sees this order before it is carried out.
error-not-seen-so-there = { $place }: something lies there unseen by those who see whatever lies there.
error-lots-do-not-fit = lots: { $lots } are named, but { $cards } cards lie there.
error-bids-do-not-fit = bids: they do not fit the cards that { $player } has bid.
error-one-hostage-each = { $player } has displayed two members of one family: { $family }.
error-eliminated-has-nothing = { $player } has been eliminated and can have nothing any more.
