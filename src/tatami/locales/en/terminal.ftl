### The terminal client

## Who sits at the table

terminal-bot-names = Akira, Botan, Chie, Daiki, Emi, Fumio, Goro
terminal-you = You
terminal-person = Player { $seat }
terminal-kind-person = person
terminal-kind-random = bot that plays at random
terminal-kind-sensible = sensible bot

## Questions and answers

terminal-offer-group = { $label } …
terminal-offer-outcome = { $label } ({ $outcome })
terminal-step-back = back, choose again
terminal-compose-give = That is my answer
terminal-compose-leave = Leave it, choose something else
terminal-compose-take-out = Take out: { $part }
terminal-compose-lacks = { $answer } (not yet: { $reason })
terminal-reason = { $reason } ({ $clauses })
terminal-allowed = You may do that now.
terminal-allowed-but = You may do that now, but not everything:
terminal-not-now = That is no part of the present decision.
terminal-hint = A sensible player would say: { $answer } ({ $text }).
terminal-no-hint = Nobody has written a sensible player for this game yet.
terminal-no-undo = There is nothing to undo: something was revealed, or somebody else has acted since.
terminal-no-take-back = You have given no secret answer that could be taken back.
terminal-no-speak = Nobody has said that he is done: whoever is asked answers.
terminal-undone = Taken back. It is up to { $name } again.
terminal-hidden-cards =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }

## The end

terminal-over = The game is over.
terminal-revealed = What was hidden:
terminal-recorded = The game is recorded in { $path }.
terminal-left = You have left the table. Nothing was recorded.

## Line by line

terminal-plain-notice = The table cannot be drawn here, so it is told line by line (--plain).
terminal-plain-welcome = Type the number of an answer, an answer in words, or ? for help.
terminal-plain-help = Type the number of an answer or the answer itself, for example “{ $example }”. You can also type:
terminal-plain-parts = Some answers are made of parts. Choose “{ $form }” and add one after the other, or type all of it in one line: “{ $form }: … , …”.
terminal-seen = Press Enter when you have read this.
terminal-pass-keyboard = Pass the keyboard to { $name } and press Enter.
terminal-say-help = help
terminal-say-table = table
terminal-say-log = log
terminal-say-hand = hand
terminal-say-why = why
terminal-say-rules = rules
terminal-say-who = who
terminal-say-find = find
terminal-say-text = text
terminal-say-hint = hint
terminal-say-undo = undo
terminal-say-back = back
terminal-say-speak = speak
terminal-say-quit = quit
terminal-help-help = this help
terminal-help-table = what lies on the table
terminal-help-log = what has happened so far
terminal-help-hand = what only you can see
terminal-help-why = everything that is not allowed now, and why; with an answer or a card after it, why that one is not
terminal-help-rules = the chapters of the rulebook; with the number of a clause after it, that clause
terminal-help-who = characters, roles, distances and cards; with a name after it, only that one
terminal-help-find = show only the answers with these words in them; a word that is no answer does the same
terminal-help-text = the answer that you are making as a text, to be kept, changed or typed again; @FILE reads one from a file
terminal-help-hint = what a sensible player would do
terminal-help-undo = undo your last answer, as long as nothing was revealed and nobody else has acted
terminal-help-back = take your secret answer back while others are still deciding
terminal-help-speak = say something more, or let somebody do so who has said that he is done
terminal-help-quit = leave the table
terminal-log-empty = Nothing has happened yet.
terminal-rules-how = Type “rules” and the number of a clause to read it.
terminal-no-clause = The rulebook has no clause “{ $clause }”.
terminal-no-such-number = There is no such number; the answers are numbered 1 to { $count }.
terminal-found-nothing = No answer has “{ $text }” in it.
terminal-not-text = That was not readable text. Please type it again.
terminal-line-too-long = That line was far too long. Please type a shorter one.
terminal-say-something = Type a number or an answer, or ? for help.

## The mat

terminal-turn = turn { $number }
terminal-key-seek = / find
terminal-seek-title = Which word do you look for?
terminal-key-write = t as text
terminal-write-title = The answer as a text
terminal-write-about = Write it, paste it, or change what is there; “@my.deck” reads it from a file. It is not given yet.
terminal-key-take = Enter take it over
terminal-text-nothing = You are making no answer of several parts.
terminal-key-why = w why not?
terminal-key-rules = F1 rules
terminal-key-hint = h hint
terminal-key-who = i who is who
terminal-key-undo = u undo
terminal-key-back = b take back
terminal-key-speak = s speak again
terminal-key-enter = Enter go on
terminal-key-go-on = Space go on
terminal-key-help = ? help
terminal-key-quit = q quit
terminal-key-close = Esc close
terminal-cover-title = Your turn, { $name }
terminal-cover-text = The others look away. Press Enter when only you can see the screen.
terminal-quit-title = Leave the table?
terminal-quit-text = The game is not finished and will not be recorded.
terminal-quit-yes = y leave
terminal-quit-no = Esc stay
terminal-why-title = Why not?
terminal-why-nothing = Everything that looks possible here is allowed.
terminal-why-more =
    { $count ->
        [one] and { $count } more answer of this kind
       *[other] and { $count } more answers of this kind
    }
terminal-rules-title = Rules of { $game }
terminal-who-title = Who is who
terminal-who-nothing = This game has nothing of the kind to look up.
terminal-who-unknown = Nothing here is called “{ $name }”.
terminal-result-title = The game is over
terminal-result-close = Enter leave the table
terminal-result-look = Esc look at the table
terminal-help-title = Keys
terminal-help-keys =
    1–9 choose an answer
    Arrows and Enter move and choose
    Tab moves between the answers and the table
    Esc takes one step back
    Click a card or a player to narrow the answers, click it again to confirm
    / shows only the answers with a word in them
    t an answer of many parts as a text: to keep it, change it, paste it
    w why something is not allowed
    F1 the rulebook
    { $who ->
        [yes] i who is who: characters, roles, distances, cards
       *[no] { "" }
    }
    h what a sensible player would do
    u undo, b take a secret answer back
    { $speak ->
        [yes] s speak again after saying that you are done
       *[no] { "" }
    }
    Space skips a pause
    q leave the table

## The chooser

terminal-choose-title = Which game?
terminal-choose-players = Players
terminal-choose-seat = Seat { $seat }
terminal-choose-language = Language
terminal-choose-language-name = English
terminal-choose-play = Enter play
terminal-choose-how = Start a game with: tatami play { $game }
terminal-choose-arrows = Arrows choose and change

## Tenno

terminal-tenno-slot = slot { $slot }
terminal-tenno-own-slot = slot { $slot }: { $card }
terminal-tenno-slot-open = slot { $slot }: { $card }, face up
terminal-tenno-slot-covered = slot { $slot }: covered
terminal-tenno-slot-seen =
    { $handled ->
        [yes] slot { $slot }: covered, { $card } seen in turn { $turn }, handled since
       *[no] slot { $slot }: covered, { $card } seen in turn { $turn }
    }
terminal-tenno-slot-empty = slot { $slot }: empty
terminal-tenno-fill = { $card } into slot { $slot }
terminal-tenno-hand = hand
terminal-tenno-prison = prison
terminal-tenno-discard = discard
terminal-tenno-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
terminal-tenno-prison-count =
    { $count ->
        [one] { $count } prisoner
       *[other] { $count } prisoners
    }
terminal-tenno-discarded = Discarded: { $cards }.
terminal-tenno-power-ninja = attacks as 8
terminal-tenno-power-monk = +2 defence
terminal-tenno-power-ronin = attacks twice
terminal-tenno-power-shogun = no attack
terminal-tenno-power-geisha = wins, leaves

## Shinobi

terminal-shinobi-province =
    { $you ->
        [yes] to your province
       *[no] to { $owner }’s province
    }
terminal-shinobi-at-home = Place at home
terminal-shinobi-move = Move troops
terminal-shinobi-army =
    { $safe ->
        [yes] { $clan } { $count } (safe this turn)
       *[no] { $clan } { $count }
    }
terminal-shinobi-army-in =
    { $you ->
        [yes] your { $clan }, strength { $count }
       *[no] { $clan } at { $owner }, strength { $count }
    }
terminal-shinobi-empty-province = no troops
terminal-shinobi-hand = hand
terminal-shinobi-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
terminal-shinobi-serves =
    { $you ->
        [yes] you serve { $clan }
       *[no] serves { $clan }
    }
terminal-shinobi-deck = Deck
terminal-shinobi-discard = Discard
terminal-shinobi-deck-count = Deck { $deck }, discard { $discard }.
terminal-shinobi-tally-line = On the table: { $tally }.
terminal-shinobi-last-round =
    { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }

## Samurai Sword

terminal-samurai-hand = hand
terminal-samurai-no-cards = No cards in hand.
terminal-samurai-harmless = Harmless
terminal-samurai-random-card = a random card from hand
terminal-samurai-difficulty = Difficulty
terminal-samurai-turn =
    { $you ->
        [yes] Your turn
       *[no] Turn: { $name }
    }
terminal-samurai-weapons = Weapons { $played }/{ $limit }
terminal-samurai-deck = Deck { $count }
terminal-samurai-discard = Discard { $count }
terminal-samurai-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
terminal-samurai-reach = reach { $reach }
terminal-samurai-short-focus = Foc.
terminal-samurai-short-armor = Arm.
terminal-samurai-short-fast-draw = Fast
terminal-samurai-short-bushido = Bush.
terminal-samurai-effect-parry = stops a Weapon aimed at you
terminal-samurai-effect-geisha = another player discards a card
terminal-samurai-effect-diversion = take a random card from a hand
terminal-samurai-effect-battle-cry = all others: parry or 1 wound
terminal-samurai-effect-tea-ceremony = draw 3, all others 1
terminal-samurai-effect-jujutsu = all others: Weapon or 1 wound
terminal-samurai-effect-daimyo = draw 2 cards
terminal-samurai-effect-breathing = heal fully, another draws 1
terminal-samurai-effect-focus = +1 Weapon a turn
terminal-samurai-effect-armor = attacks on you: Difficulty +1
terminal-samurai-effect-fast-draw = your Weapons: +1 wound
terminal-samurai-effect-bushido = may cost a Weapon or Honour
terminal-samurai-brief-parry = stops a Weapon
terminal-samurai-brief-geisha = another discards
terminal-samurai-brief-diversion = steal a card
terminal-samurai-brief-battle-cry = parry/wound
terminal-samurai-brief-tea-ceremony = +3 / +1
terminal-samurai-brief-jujutsu = Weapon or wound
terminal-samurai-brief-daimyo = draw 2 cards
terminal-samurai-brief-breathing = heal fully
terminal-samurai-brief-focus = +1 Weapon a turn
terminal-samurai-brief-armor = +1 Difficulty
terminal-samurai-brief-fast-draw = +1 wound
terminal-samurai-brief-bushido = may cost Honour

terminal-samurai-resilience-of = Resilience { $count } of { $most }
terminal-samurai-honor-count = Honour { $count }
terminal-samurai-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
terminal-samurai-known = known: { $cards }
terminal-samurai-in-play = in play: { $cards }
terminal-samurai-difficulty-is = Difficulty { $number }
terminal-samurai-resolves =
    { $count ->
        [one] Resolving: { $card }, played by { $by }. To answer: { $asked }; or else { $count } wound.
       *[other] Resolving: { $card }, played by { $by }. To answer: { $asked }; or else { $count } wounds.
    }
terminal-samurai-on-top = on top: { $card }

terminal-samurai-who-players = At the table
terminal-samurai-who-roles = Roles in this game
terminal-samurai-who-distances = Difficulty of an attack
terminal-samurai-who-signs = Signs
terminal-samurai-who-cards = The cards
terminal-samurai-role-unknown = role unknown
terminal-samurai-known-cards = Known of the hand: { $cards }.
terminal-samurai-honor =
    { $honor ->
        [one] { $honor } Honour token.
       *[other] { $honor } Honour tokens.
    }
terminal-samurai-points = Points so far: { $sum }.
terminal-samurai-or = { " or " }
terminal-samurai-role =
    { $count ->
        [one] { $role }, { $count } player, Honour { $times }
       *[other] { $role }, { $count } players, Honour { $times }
    }
terminal-samurai-ninja = The Ninja win together, against the Shogun, and they win every tie. With 4 players the Honour of the Ninja with more stars counts double.
terminal-samurai-harmless-player = Harmless
terminal-samurai-harmless-about = A player without Resilience or without a card in hand is Harmless. Such a player cannot be attacked with a Weapon, is not affected by Battle Cry and Jujutsu, and is not counted when the Difficulty between others is measured; in everything else the player is still in the game.
terminal-samurai-from =
    { $you ->
        [yes] From you
       *[no] From { $name }
    }
terminal-samurai-card = { $card } (in the game: { $count })
terminal-samurai-sign-reach = before a Weapon’s number: the greatest Difficulty it reaches; before a player’s: the Difficulty of attacking that player. ✓ the Weapon you aim reaches, ✗ it does not.
terminal-samurai-sign-wound = one wound that a Weapon deals
terminal-samurai-sign-resilience = Resilience; ○ is lost, ◍ is about to be lost
terminal-samurai-sign-honor = Honour tokens
terminal-samurai-sign-hand = cards in hand
terminal-samurai-sign-asked = has to decide now; the name on vermilion is the one whose turn it is

## Mistakes

error-input-ended = The input ended in the middle of the game; nothing was recorded.
error-same-name = Two players are called “{ $name }”; give them different names.

## tatami play

cli-example-play = play against bots
cli-command-play = Play a game in the terminal, against bots or with others at one keyboard.
cli-play-game = Which game; `tatami games` lists them. Without it: choose in the terminal.
cli-play-seats = Who plays: you, bot, sensible or random for each player; a name may follow a colon.
cli-play-seed = The same seed gives the same game and the same bots; unless given, chance decides.
cli-play-plain = Line by line instead of a drawn table: for pipes, scripts and screen readers.
cli-play-fast = Do not pause between the bots’ moves.
cli-play-record = Write the finished game into this file.
