### What the browser says by itself, everywhere

client-guest = Guest

## What goes wrong

client-trouble-unreachable = The hall cannot be reached. Check the connection and try again.
client-trouble-unexpected = The hall answered something strange ({ $status }). Try again.
client-trouble-no-line = There is no connection to the hall just now; it is being restored.
client-trouble-no-answer = The hall has not answered. Try again.

## Where one is, and how to get elsewhere

client-nav = Rooms of the house
client-nav-house = Tatami: to the games
client-nav-menu = Menu
client-nav-games = Games
client-nav-learn = Learn
client-nav-lobby = Players
client-nav-rules = Rules
client-nav-profile = Your profile
client-nav-settings = Settings
client-nav-about = About Tatami
client-language = Language
client-to-day = Day colours
client-to-night = Night colours
client-close = Close
client-copy = Copy
client-copied = Copied
client-share = Share
client-back = Back

client-title-lobby = Players
client-title-table = Table
client-title-rules = Rules
client-title-learn = Learn
client-title-replay = Replay
client-title-profile = Profile
client-title-settings = Settings
client-title-about = About Tatami
client-title-nowhere = No such page

## The line to the hall

client-reload = Load again
client-line-lost = The connection to the hall is lost.
client-line-again = Try now
client-line-again-in =
    { $seconds ->
        [0] Trying again at once.
        [one] Trying again in { $seconds } second.
       *[other] Trying again in { $seconds } seconds.
    }
client-line-trying = Trying again …

## A page that is not there

client-nowhere = There is nothing here
client-nowhere-text = No page is called { $path }. Perhaps the link was cut short.
client-nowhere-games = To the games
client-nowhere-lobby = Who is playing
client-nowhere-rules = The rules
