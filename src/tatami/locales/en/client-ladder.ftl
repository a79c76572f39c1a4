### The ladder, and players' pages

client-ladder-lead = The strongest players and bots, by game and number of players.
client-ladder-game = Game
client-ladder-players = Players
client-ladder-n-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
client-ladder-period = Which games count
client-ladder-now = All, of those who played lately
client-ladder-ever = All, of everybody
client-ladder-season = { $quarter ->
        [1] January to March
        [2] April to June
        [3] July to September
       *[4] October to December
    } { $year }
client-ladder-place = Place
client-ladder-player = Player
client-ladder-surely = At least
client-ladder-rating = Rating
client-ladder-games = Games
client-ladder-you = you
client-ladder-provisional = provisional
client-ladder-inactive = not lately
client-ladder-bot = Bot: { $kind }
client-ladder-somebody = somebody
client-ladder-only-you = Only you see this row.
client-ladder-nobody = Nobody yet. The first rated game makes the first row.
client-ladder-past-end = Nobody stands this far down.
client-ladder-before = Further up
client-ladder-after = Further down
client-ladder-how = A rating is an estimate with its uncertainty (±). The order goes by what is nearly certain, the rating less three times its uncertainty, so few games lift nobody to the top. It is provisional until ten games have made it sure enough. Bots are rated like everybody else, so a win is worth what its opponents are.
client-ladder-guest = Guests have no rating: an account does.

## Somebody's page

client-player-since = Here since { $day }
client-player-friends = You are friends.
client-player-asked = You have asked to be friends.
client-player-asking = Would like to be your friend.
client-player-blocked = You have blocked this person.
client-player-games = Games
client-player-won = Won
client-player-share = Share of games won
client-player-streak = Now
client-player-winning =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins in a row
    }
client-player-losing =
    { $count ->
        [one] { $count } loss
       *[other] { $count } losses in a row
    }
client-player-best = Most wins in a row
client-player-ratings = Ratings
client-player-surely = at least { $value }
client-player-rated =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
client-player-unrated = No rated game yet.
client-player-curve = Rating over time: { $what }
client-player-curve-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
client-player-curve-table = As numbers
client-player-day = Day
client-player-last = Last games
client-player-place = place { $place } of { $of }
client-player-counts = rated
client-player-with = With
client-player-by-game = By game
client-player-by-trait = { $game }: { $trait }
client-player-by-seat = By seat
client-player-opponents = Opponents
client-player-no-opponents = Nobody who can be named here.
client-player-ahead = Ahead
client-player-behind = Behind
client-player-all = Show all { $count }
client-player-counted =
    { $count ->
        [one] Counted: { $count } finished game.
       *[other] Counted: the last { $count } finished games.
    }
client-player-nothing = No finished game yet.
client-player-yours = Only you see this
client-player-page = Who may look at your page
client-player-page-everybody = Everybody
client-player-page-friends = Friends
client-player-page-nobody = Nobody
client-player-on-ladder = Stand on ladders
    .note = off: your rows are seen by you alone, and ratings go on as before
client-player-export = Everything that the hall keeps of you, to take home:
client-player-export-json = All of it (JSON)
client-player-export-csv = Games as a table (CSV)
