### What every game says in the same words

## Lists, numbers, people

kernel-list = { $rest } and { $last }
kernel-joined-and =
    { $end ->
        [yes] { $rest } and { $last }
       *[no] { $rest }, { $last }
    }
kernel-joined-also =
    { $end ->
        [yes] { $rest }, and { $last }
       *[no] { $rest }, { $last }
    }
kernel-joined-or =
    { $end ->
        [yes] { $rest } or { $last }
       *[no] { $rest }, { $last }
    }
kernel-joined-then =
    { $end ->
        [yes] { $rest }, then { $last }
       *[no] { $rest }, { $last }
    }
kernel-joined-either = { $rest } OR { $last }
kernel-joined-comma = { $rest }, { $last }
kernel-joined-besides = { $rest }; { $last }
kernel-nobody = nobody
kernel-players =
    { $low }–{ $high } { $high ->
        [one] player
       *[other] players
    }
kernel-option-yes = yes
kernel-option-no = no
kernel-hidden-card = a card
    .acc = a card
    .gen = a card
    .dat = a card
    .ins = a card

## What has happened

kernel-event-sealed =
    { $you ->
        [yes] You have decided.
       *[no] { $seat } has decided.
    }
kernel-event-taken-back =
    { $you ->
        [yes] You take your decision back.
       *[no] { $seat } takes the decision back.
    }
kernel-event-time-up = Time is up.
kernel-event-resigned =
    { $plays_on ->
        [yes] { $you ->
            [yes] You have resigned; a bot plays on in your place.
           *[no] { $seat } has resigned; a bot plays on there.
        }
       *[no] { $you ->
            [yes] You have resigned.
           *[no] { $seat } has resigned.
        }
    }
kernel-event-called-off =
    { $agreed ->
        [yes] The players agree to end the game here.
       *[no] All players have resigned: the game ends here.
    }
kernel-event-glimpsed =
    { $you ->
        [yes] You look at a card.
       *[no] { $by } looks at a card.
    }
kernel-event-glimpsed-open =
    { $you ->
        [yes] You look at a card: { $card }.
       *[no] { $by } looks at a card.
    }

## How it ended
kernel-outcome-resigned =
    { $you ->
        [yes] You win: your opponent has resigned.
       *[no] { $winners } wins: the opponent has resigned.
    }
kernel-outcome-agreement = The game was ended by agreement: nobody has won.
kernel-outcome-abandoned = All players have resigned: nobody has won.

## Why not

kernel-why-not-asked = You are not being asked now.
kernel-why-already-answered = You have already answered; take your answer back if you want to change it.
kernel-why-game-is-over = The game is over.
kernel-why-nothing-to-take-back = You have given no secret answer that could be taken back.
kernel-why-no-time-limit = This question has no time limit.
kernel-why-not-an-answer-here = That is not an answer to this question.
kernel-why-unfinished = Say what goes into it first.
kernel-why-not-a-part-here = That does not belong into this answer.
kernel-why-too-many-parts = { $limit ->
        [one] An answer has at most { $limit } part.
       *[other] An answer has at most { $limit } parts.
    }
kernel-why-part = “{ $part }”: { $reason }
kernel-answer-of-parts = { $form }: { $parts }

## What cannot be read or cannot be so

error-no-language = There is no language “{ $language }” here; there are: { $known }.
error-no-game = There is no game “{ $name }” here; there are: { $known }.
error-bad-manifest = The manifest { $file } is wrong: { $detail }.
error-seat-count = { $game } is for { $low } to { $high } players, not { $seats }.
error-no-option = { $game } has no option “{ $option }”; it has: { $known }.
error-option-choice = Option { $option }: “{ $value }” is not one of { $allowed }.
error-option-range = Option { $option }: “{ $value }” is not a number from { $low } to { $high }.
error-no-such-player = There is no player { $player } among { $seats }.
error-not-a-seat = “{ $text }” is not a seat; seats are A to G.
error-not-an-answer = “{ $text }” is not an answer in { $game }. Answers look like this: { $usage }.
error-no-such-part = “{ $part }” cannot be part of “{ $answer }”.
error-too-many-parts = { $limit ->
        [one] An answer has at most { $limit } part.
       *[other] An answer has at most { $limit } parts.
    }
error-no-such-piece = { $game } has no piece called “{ $name }”.
error-no-such-place = { $game } has no place “{ $place }”; it has: { $known }.
error-cannot-lie-there = { $place }: { $piece } cannot lie there.
error-one-too-many = { $place }: one { $piece } too many on the table.
error-missing-pieces = Missing from the table: { $pieces }.
error-bad-token = { $place }: “{ $token }” cannot be read as pieces.
error-not-a-mapping = { $where }: “name: value” pairs are expected, not “{ $value }”.
error-not-a-list = { $where }: a list is expected, not “{ $value }”.
error-unknown-field = { $where } has no “{ $field }”; it has: { $known }.
error-missing-field = { $where }: “{ $field }” is missing.
error-bad-value = { $where }: “{ $field }” cannot be “{ $value }”.
error-not-a-frame = “{ $value }” is neither a pending step nor a question.
error-other-ruleset = Made with { $given }; here it is { $game }, ruleset { $version }.
error-no-pack = The data pack “{ $name }” is not here; known are: { $known }. Give its file with --data, to a hall with --pack.
error-no-packs = { $game } is played without data packs.
error-no-card-texts = { $game } has no texts of its cards: they are drawn.
error-other-pack = Made with another data pack “{ $name }” (SHA-256 { $digest }…); the one here is { $known }….
error-not-a-saved-game = This is not a saved game ({ $detail }).
error-sealed-illegal = { $seat }: the secret answer “{ $answer }” is not allowed.
error-nobody-is-asked = In this position nobody is asked anything.
error-no-legal-answer = In this position nobody who is asked has a legal answer.
error-does-not-fit = { $where }: this cannot be carried out or compared.
error-pending-does-not-fit = What is pending does not fit the position ({ $detail }).
error-not-a-record = This is not the record of a game.
error-record-format = Records of format “{ $format }” are not known here.
error-bad-record = Line { $line } of the record cannot be read.
error-record-no-answer = Line { $line } of the record: “{ $answer }” is not an answer in this game.
error-record-illegal = Line { $line } of the record breaks the rules: { $reason }
error-record-differs =
    Line { $line } of the record: { $what ->
        [commitment] the seed is not the one that was promised.
        [secret] the secret is not the one that was promised before the game.
        [seed] the seed was not made of the secret and everybody’s entropy.
        [deal] a game that starts from a position was not dealt.
        [end] the record stops before the game does.
        [chance] chance gave something else.
        [hash] the game stands differently.
        [outcome] the game ended differently.
       *[other] something differs.
    }
error-not-a-move = { $where }: “{ $value }” is not a move.
error-scenario-expects-nothing = The scenario expects nothing and so checks nothing.
error-difference = { $where }: expected { $expected }, found { $found }.
error-other-chance = Chance draws “{ $drawn }” next; what was given is “{ $given }”.
error-chance-out-of-range = “{ $label }” draws a number from 0 to { $high }, not { $result }.
error-chance-not-there = A card that “{ $label }” is to bring up is not among those that are shuffled.
error-no-words-here = { $where }: whoever runs this scenario has no words.
