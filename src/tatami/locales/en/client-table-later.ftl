### Parts of a table that come when they are first wanted: their words come with those of the other screens

## Opening a table

client-table-password = This table has a password
client-password = Password
client-password-enter = Come in
client-password-wrong = That is not the password.

## The question

client-narrow = Search the answers
client-nothing-found = Nothing fits.

## Why can’t I?

client-why-title = Why can’t I?
client-why-how = Touch anything on the table that does not glow and it says why. Here is all that looks like an answer now and is none:
client-why-more = and { $count } more
client-why-nothing = This has nothing to do with the question that is open now.
client-why-all-legal = Nothing is forbidden just now: everything that looks like an answer is one.

## More

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
client-removed = The host of this table has freed your cushion. You may sit down again, or look for another table.
client-rise = Get up
client-seat-a-bot = Seat a bot
client-bot-away = Send away
client-fill-with-bots = Begin with bots
client-fill-what = they take every free cushion
client-copy-link = Copy the link for friends
client-hot-seat = Another player on this screen
client-hot-seat-what = Several people may share this browser: the table turns to whoever is asked.
client-hot-seat-name = Name of that player
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

## What few need at first sight: parts of an answer, whom one speaks to, wishes of others

client-compose-parts = What it is made of
client-compose-drop =
    { $count ->
        [one] Take it out
       *[other] Take these { $count } out
    }
client-chat-to = To whom
client-chat-to-all = To everybody
client-chat-to-one = Whisper to { $name }
client-chat-mute = Mute
client-chat-unmute = Hear again
client-paused = The table is paused.
client-go-on = Go on
client-pause = Five minutes’ pause
client-missing = Away from the table: { $name }. After a while a bot plays on there.
client-compose-remove = Take out: { $part }
client-hand-over = { $name }: your move
client-hand-over-what = Hand the screen over. The others look away until the answer is given.
client-hand-over-show = Show my cards
