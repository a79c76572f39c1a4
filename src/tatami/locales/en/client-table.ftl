### The table in the browser: the frame that all games share

client-you = You
client-spectator = Watching
client-rules = Rules
client-sound = Sounds
client-theme-day = Day colours
client-theme-night = Night colours
client-to-home = To the games
client-to-lobby = To the tables
client-try-again = Try again
client-clock = { $time } left

## Opening a table

client-table-opening = One moment …
client-table-not-here = This table cannot be shown
client-table-mat = The mat

## The question

client-question = The question
client-question-touch = Touch what you choose on the table, or pick from the list.
client-question-go-on = Go on: touch the next thing, or pick from the list.
client-question-sure =
    { $back ->
        [yes] Press the button; another touch takes it back.
       *[no] Press the button, or touch it once more.
    }
client-question-left =
    { $count ->
        [one] { $count } card can still be played. End it all the same?
       *[other] { $count } cards can still be played. End it all the same?
    }
client-compose-begin = Choose what to add: on the table, or from the list.
client-compose-send = Give this answer
client-compose-leave = Leave it
client-question-secret = The others see only that you are deciding.
client-question-sealed = Your answer lies sealed until the others have answered.
client-question-watching = Watch what happens
client-question-resigned = You have resigned: a bot plays your seat.
client-question-waiting =
    { $count ->
        [one] { $count } more thing has happened.
       *[other] { $count } more things have happened.
    }
client-all-answers =
    { $count ->
        [one] { $count } answer
       *[other] All { $count } answers
    }
client-all-answers-short = All { $count }
client-skip = Show everything at once
client-take-back = Take it back
client-thing-legal = { $thing }, can be chosen
client-undo = Undo

## Why can’t I?

client-why-not = Why not?

## Seats

client-seat-bot = Bot
client-seat-stand-in = a bot plays
client-seat-away = away
client-seat-deciding = deciding
client-seat-your-move = your move
client-watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
client-hand = Your hand
client-hand-size = Hand { $count }

## Log, talk and notes

client-rail = Log, talk and notes
client-tab-log = Log
client-tab-chat = Talk
client-notes = Notes
client-log-empty = Nothing has happened yet.
client-log-more = { $count } more like this
client-read-rule = Rule { $clause }, read it
client-chat-empty = Nobody has said anything yet.
client-chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
client-chat-say = Say something
client-chat-send = Send
client-chat-phrases = Quick phrases, read by everybody in their own language
client-chat-off = Nobody talks at this table.

## More

client-more = More

## Help

client-hint = Hint
