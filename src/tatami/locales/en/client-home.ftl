### The home page

client-home-title = Five games of feudal Japan
client-home-lead = Take a seat on the mat: alone, with friends, or with whoever is here now.
client-home-choose = Choose a game
client-home-welcome-back = Welcome back, { $name }: your seats are here.
client-home-ask = { $game }: how do you want to play?
client-home-coming = { $game } is on its way
client-home-new = New to it?
client-home-learn =
    { $minutes ->
        [one] Learn by playing, { $minutes } minute
       *[other] Learn by playing, { $minutes } minutes
    }
client-home-play = Play now
client-home-play-game = Play { $game } now
client-home-play-bots =
    { $bots ->
        [one] you and { $bots } bot
       *[other] you and { $bots } bots
    }
client-home-laying = Setting the table …
client-home-friends = With friends
client-home-friends-how = make a table, send the link
client-home-watch = Watch
client-home-playing =
    { $count ->
        [0] nobody is playing just now
        [one] { $count } table in play
       *[other] { $count } tables in play
    }
client-home-people =
    { $count ->
        [one] { $count } person is waiting
       *[other] { $count } people are waiting
    }
client-home-how = How to play: players, bots, company
client-your-name = Your name
client-awaited = waiting for { $names }, asked { $when }
