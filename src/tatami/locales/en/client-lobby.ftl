### The lobby, and a new table

client-lobby-title = Who is playing
client-lobby-lead = Open tables wait for you; at the others you may watch.
client-lobby-lay = New table
client-lobby-laboratory = From the laboratory
client-lobby-laboratory-lead = Games that are being tried out, on a plain board that fits every game.
client-lobby-yours = Your tables
client-lobby-which-game = Game
client-lobby-all-games = All games
client-lobby-which = Tables
client-lobby-show-all = All
client-lobby-show-open = Open
client-lobby-show-playing = In play
client-lobby-show-mine = Mine
client-lobby-looking = Looking round the hall …
client-lobby-none = No table is open here just now. Make one, or play against bots at once.
client-lobby-none-playing = Nobody is playing just now. Be the first.
client-lobby-none-mine = You have not sat down anywhere yet.
client-lobby-play-bots = Play against bots
client-lobby-free =
    { $count ->
        [0] full
        [one] { $count } free seat
       *[other] { $count } free seats
    }
client-lobby-seat-free = free
client-lobby-in-play = in play
client-lobby-password = with a password
client-lobby-watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
client-lobby-no-talk = no talk
client-lobby-go-on = Go on
client-lobby-sit = Sit down

client-password-title = This table has a password

client-new-title = A new table
client-new-title-game = { $game }: a new table
client-new-game = Game
client-new-seats = Players
client-new-access = Who may come
client-access-public = Everybody
    .note = The table is listed in the hall.
client-access-link = Whoever has the link
    .note = Nobody else sees the table.
client-access-password = Whoever knows the password
    .note = The table is listed, but closed.
client-new-password = Password
client-new-clock = Time to think
client-clock-none = No clock
client-clock-minute = 1 minute a move
client-clock-three = 3 minutes a move
client-clock-bank = 5 minutes in all, plus 10 seconds a move
client-clock-long = 15 minutes in all, plus 20 seconds a move
client-clock-day = A day a move
client-clock-of-bank =
    { $minutes ->
        [one] { $minutes } minute in all
       *[other] { $minutes } minutes in all
    }{ $increment ->
        [0] {""}
       *[other] , plus { $increment } s a move
    }
client-clock-of-move = { $seconds } s a move
client-new-more = More choices
client-new-talk = Talk
    .note = Players may write to each other. Without it there are no messages at all.
client-new-delay = Spectators see everything
client-new-delay-of =
    { $seconds ->
        [0] at once
        [30] 30 seconds later
       *[other] { $minutes } minutes later
    }
client-new-couch = A screen for all
    .note = This device shows the table to everybody and has no seat; players sit down with their own.
client-new-lay = Open the table
client-seat = Seat { $seat }
