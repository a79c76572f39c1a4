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
client-table-password = This table has a password
client-password = Password
client-password-enter = Come in
client-password-wrong = That is not the password.

## The question

client-question = The question
client-question-touch = Touch what you choose on the table, or pick from the list.
client-question-go-on = Go on: touch the next thing, or pick from the list.
client-question-sure = Press the button, or touch it once more.
client-question-secret = The others see only that you are deciding.
client-question-sealed = Your answer lies sealed until the others have answered.
client-question-watching = Watch what happens
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
client-narrow = Search the answers
client-nothing-found = Nothing fits.
client-skip = Show everything at once
client-take-back = Take it back
client-thing-legal = { $thing }, can be chosen
client-undo = Undo

## Why can’t I?

client-why-title = Why can’t I?
client-why-not = Why not?
client-why-how = Touch anything on the table that does not glow and it says why. Here is all that looks like an answer now and is none:
client-why-nothing = This has nothing to do with the question that is open now.
client-why-all-legal = Nothing is forbidden just now: everything that looks like an answer is one.

## Seats

client-seat-bot = Bot
client-seat-stand-in = a bot plays for now
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
client-chat-empty = Nobody has said anything yet.
client-chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
client-chat-say = Say something
client-chat-send = Send
client-chat-phrases = Quick phrases, read by everybody in their own language
client-chat-to = To whom
client-chat-to-all = To everybody
client-chat-to-one = Whisper to { $name }
client-chat-mute = Mute
client-chat-unmute = Hear again
client-chat-off = Nobody talks at this table.

## What must be seen

client-undo-wanted = { $name } would like to take the last move back.
client-undo-agree = Agree
client-undo-refuse = No
client-undo-waiting = You have asked to take your move back; the others are being asked.
client-paused = The table is paused.
client-go-on = Go on
client-pause = Five minutes’ pause
client-missing = Away from the table: { $name }. After a while a bot plays on there.

## More

client-more = More
client-more-look-back = Look back at this game
client-more-play-on = Try it out against bots
client-more-play-on-what = A table of your own that goes on from here. What you do not know is dealt anew; this game is not touched.
client-more-link = Copy the link to this table
client-more-settings = Settings
client-more-pace = How fast things are shown
client-pace-calm = calmly
client-pace-normal = normally
client-pace-quick = quickly
client-pace-instant = at once
client-more-deal = The deal is fair: the hall committed itself to a secret number before anybody sat down. Its fingerprint:
client-leave = Leave the table
client-leave-what = Your seat stays yours: come back by the link or from the list of your tables. While you are away a bot may play for you.
client-report = Report somebody
client-report-whom = Whom
client-report-what = What happened
client-report-send = Send
client-report-thanks = Thank you. It has been noted together with the record of this game.

## The result

client-result = The game is over
client-result-won = You have won
client-result-player = Player
client-result-score = Score
client-result-winner = won
client-rematch = Play again
client-rematch-join = Join the rematch
client-replay = Replay
client-shared = Anybody may look at this game here (copied):

## Before the game

client-waiting-free =
    { $count ->
        [0] Everybody is here.
        [one] { $count } cushion is still free. The game begins when all are taken.
       *[other] { $count } cushions are still free. The game begins when all are taken.
    }
client-waiting-seat-free = Free cushion
client-waiting-cleared = This table has been taken away
client-sit = Sit down
client-rise = Get up
client-seat-a-bot = Seat a bot
client-bot-away = Send away
client-fill-with-bots = Begin with bots
client-fill-what = they take every free cushion
client-copy-link = Copy the link for friends
client-hot-seat = Another player on this screen
client-hot-seat-what = Several people may share this browser: the table turns to whoever is asked.
client-hot-seat-name = Name of that player
client-hand-over = { $name }: your move
client-hand-over-what = Hand the screen over. The others look away until the answer is given.
client-hand-over-show = Show my cards
client-clear-table = Take this table away

## What happened meanwhile

client-catchup =
    { $count ->
        [one] { $count } thing happened
       *[other] { $count } things happened
    }
client-catchup-title = While you were away
client-catchup-of = { $step } of { $steps }
client-catchup-done = To the table
client-replay-previous = One move back
client-replay-next = One move on
