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
