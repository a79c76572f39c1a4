### Replays in the browser

client-replay-title = Replay of { $game }
client-replay-not-here = This replay cannot be shown
client-replay-to-table = Back to the table
client-replay-controls = Back and forth
client-replay-act = Move
client-replay-act-of = { $act } of { $acts }
client-replay-first = To the beginning
client-replay-play = Play
client-replay-pause = Pause
client-replay-last = To the end
client-replay-speed = Speed
client-replay-times = × { $speed }
client-replay-eyes = Through whose eyes
client-replay-eyes-all = Spectator
client-replay-hand = Cards of { $name }
client-replay-cards = Cards
client-replay-story = The story: touch a line to go there
client-replay-result = Result
client-replay-link = Copy the link to this move
client-replay-link-own = for those who played
client-replay-link-shared = for everybody
client-replay-share = Share this game
client-replay-share-what = a link for everybody, to this move
client-replay-record = Download the record
client-replay-record-what = every move and the whole deal, to be checked
client-replay-fork = Play on from here
client-replay-fork-short = Play on
client-replay-fork-true = A new table goes on from move { $act } with exactly these cards. Bots play everybody else.
client-replay-fork-possible = The game is still going on, so your new table begins with what you knew at move { $act }. What you did not know is drawn anew: nothing there tells you what the others hold.
client-replay-fork-seat = You play as
client-replay-fork-now = Open the table
client-replay-fork-over = The game is over here. Go back to an earlier move and play on from there.

## What happened since I last looked

