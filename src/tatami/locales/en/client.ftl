### What the browser says by itself, everywhere

client-guest = Guest

## What goes wrong

client-trouble = Something went wrong
client-trouble-unreachable = The hall cannot be reached. Check the connection and try again.
client-trouble-unexpected = The hall answered something strange ({ $status }). Try again.
client-trouble-no-line = There is no connection to the hall just now; it is being restored.
client-trouble-no-answer = The hall has not answered. Try again.
client-trouble-inside = Something went wrong on this page. Load it again.

## Where one is, and how to get elsewhere

client-to-content = To the content
client-nav = Main menu
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
client-back = Back

client-title-lobby = Players
client-title-table = Table
client-title-rules = Rules
client-title-learn = Learn
client-title-replay = Replay
client-title-result = Result
client-title-verify = Check a deal
client-title-profile = Profile
client-title-friends = Friends
client-title-decks = Decks
client-title-days = Play by days
client-title-ladder = Ladder
client-title-player = Player
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

## The games

client-game-facts = { $least }–{ $most } players · { $minutes } min
client-game-coming = On its way · { $least }–{ $most } players

## Tables of one’s own

client-your-move = Your move

client-notify-turn = The table waits for you: { $game }.
