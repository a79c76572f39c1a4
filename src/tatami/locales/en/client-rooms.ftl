### What the rooms beside the table share

## Where one is, and how to get elsewhere

client-copy = Copy
client-copied = Copied
client-share = Share

## A page that is not there

client-nowhere = There is nothing here
client-nowhere-text = No page is called { $path }. Perhaps the link was cut short.
client-nowhere-games = To the games
client-nowhere-lobby = Who is playing
client-nowhere-rules = The rules

## The games

client-bot = bot

## Tables of one’s own

client-own-over = over
client-own-won = won
client-own-lost = lost
client-own-open = waits for players
client-own-playing = the others are deciding
client-own-replay = Replay

## The way back from home

client-your-move-at =
    { $count ->
        [one] at { $count } table
       *[other] at { $count } tables
    }
client-your-move-at-game = in { $game }
client-resume = Go on:
client-resume-at =
    { $count ->
        [one] { $count } table, others are deciding
       *[other] { $count } tables, others are deciding
    }
client-resume-at-game = { $game }, others are deciding
client-resume-list = Games that go on
client-waits-at =
    { $count ->
        [one] { $count } table waits for players
       *[other] { $count } tables wait for players
    }
client-waits-at-game = { $game }, waits for players
client-waits-list = Tables that wait for players
