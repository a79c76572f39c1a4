### The laboratory: simulations and benchmarks

lab-number = { $number }
lab-decimal-mark = .
lab-percent = { $number }%

## Simulation

lab-plot-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
lab-bot = bot
lab-kind = kind
lab-chair = chair
lab-wins = wins
lab-rate = win rate
lab-interval = 95% interval
lab-score = score
lab-sat = times
lab-pairing = pairing by { $trait }
lab-met-times = meetings
lab-ending = end of the game
lab-share = share
lab-trait-role = role
lab-trait-character = character
lab-trait-family = family
lab-trait-order = turn order
lab-trait-deck = deck
lab-trait-weapon = weapon
lab-trait-card = card

lab-measure-source = honour by source
lab-measure-deed = what was done
lab-measure-blunder = blunders
lab-measure-asked = what players are asked
lab-bar = │ fair share
lab-fair-share = fair share
lab-lengths = Decisions per game: { $min } to { $max }, half of the games { $q1 } to { $q3 }, median { $median }, mean { $mean }.
lab-turns = Turns per game: { $min } to { $max }, half of the games { $q1 } to { $q3 }, median { $median }, mean { $mean }.
lab-speed = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $seconds } s of CPU time ({ $wall } s by the clock): { $rate } per second and core.
lab-intervals = Bots change chairs from game to game. Intervals are Wilson’s; a shared win counts as its share, which makes them a little too wide.
lab-intervals-teams = Bots change chairs from game to game. A team wins together, and each of its members has won; the fair share is what each would have if all these wins were spread evenly. Intervals are Wilson’s, counted by games and so never too narrow.
lab-compared = “× { $kind }”: how many times as often as in as many games from the same deals in which every bot is { $kind }, with its 95% interval.

lab-plot-wins = Win rate by bot
lab-plot-trait = Win rate by { $trait }
lab-plot-win-rate = games won, % (with 95% interval)
lab-plot-lengths = Length of the games
lab-plot-decisions = decisions per game
lab-plot-games = games
lab-plot-median = median { $median }
lab-plot-beaten = against, % won of the games that one of the two won

## Statistics page

lab-page-title = { $game }: statistics
lab-page-made = Written by `{ $command }` for ruleset version { $ruleset }. The same command writes the same page; do not edit it by hand.
lab-page-intro = Bots have played these games among themselves, every seat of a game taken by the same kind:
lab-page-kind-random = **random** bots draw blindly among everything that is allowed.
lab-page-kind-sensible = **sensible** bots think, as far as a handful of rules of thumb can.
lab-page-rates = A percentage with brackets is a win rate with its 95% interval (Wilson’s): about one such interval in twenty misses the true rate, so small differences between neighbours mean nothing.
lab-page-teams = A team wins together, and each of its members has won; so the rates need not add up to 100%. The last row is the mean over all seats.
lab-page-shared = A shared win counts as its share. The last row is what every seat would win if all were alike.
lab-page-games = Games played
lab-page-players = players
lab-page-n-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
lab-page-all = all
lab-page-everybody = any seat
lab-page-lengths = A decision is one answer of one player; the column “5–95%” holds nine games out of ten.
lab-page-decisions-mean = decisions, mean
lab-page-decisions-median = median
lab-page-decisions-most = 5–95%
lab-page-turns-mean = turns, mean
lab-page-turns-median = median
lab-page-turns-most = 5–95%
lab-page-endings = How games end
lab-page-measure = Per seat: { $measure }
lab-page-measured = The first number is the mean over all seats, the second that of the winners; of a whole game.
lab-page-measured-by-turn = The first number is the mean over all seats, the second that of the winners; of one turn.
lab-page-pairings = Win rate by pairing: { $trait }
lab-page-paired = Of the games in which the two met as opponents and one of them won: in how many percent it was the one at the left, with the 95% interval. Equals win 50, however many play. A dash: they met in fewer than { $fewest } games.
lab-page-cards = Cards
lab-page-carded = “Drawn” is in how many of the decks that hold it a card came to hand by turn 5, “could be played” in how many turns it could, “played” in how many of these it was. The lift is by how many percentage points more often those won who drew it by then than those with the same deck who did not; with its 95% interval, and at each table by itself.
lab-page-card-decks = in decks
lab-page-card-drawn = drawn
lab-page-card-playable = could be played
lab-page-card-played = played
lab-page-lift = lift, { $table }

## Benchmark

lab-random-play = random play
lab-per-second = 1000 decisions/s
lab-middle-half = middle half
lab-microseconds = µs
lab-whole-games = whole random games
lab-games-per-second = games/s
lab-decisions-a-game = decisions each
lab-x-uno = × UNO
lab-x-liars = × liar’s
lab-at-seats = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
lab-operation = operation
lab-in-decisions = in decisions
lab-decision = one decision
lab-clone = clone of the game
lab-view = full view of a seat
lab-delta = delta view of a seat
lab-world = possible world
lab-gate = gate
lab-limit = limit
lab-measured = measured
lab-verdict = verdict
lab-gate-games = whole games per second
lab-gate-clone = decisions per clone
lab-gate-world = decisions per possible world
lab-gate-uno = times as fast as RLCard UNO
lab-gate-liars-poker = times as fast as python_liars_poker
lab-met = met
lab-not-met = not met
lab-unmeasured = not measured
lab-no-peers = Not installed, so not measured: { $peers }. The extra “bench” brings them: pip install tatami[bench].
lab-conditions = { $python }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}, one core, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in { $seconds } s. A step of the calibration loop took { $step } ns [{ $low }–{ $high }]; all figures are scaled to a core where it takes { $quiet } ns.

## What can be wrong

error-no-such-player-kind = { $game } has no bots of the kind “{ $kind }”; it has: { $known }.
error-no-such-trait = { $game } does not tell what its players were by “{ $trait }”; it does by: { $known }.
error-match-without-end = A match of { $game } (seed { $seed }) was not over after { $acts ->
    [one] { $acts } answer
   *[other] { $acts } answers
}: the bots are going round in circles.
error-bad-games = The number of games must be between 1 and { $high }, not { $games }.
error-bad-jobs = The number of jobs must be between 1 and { $high }, not { $jobs }.
error-bad-seconds = The number of seconds must be above 0 and at most { $high }, not { $seconds }.
error-worker-died = A process that was playing has died (out of memory?); try fewer --jobs.
error-file-not-regular = { $file } is not a regular file.
error-file-is-folder = { $file } is a folder, not a file.
error-file-unwritable = { $file } cannot be written: { $detail }.
error-file-unreadable = { $file } cannot be read: { $detail }.
error-because-not-found = there is no such file or folder
error-because-folder = it is a folder
error-because-forbidden = permission is denied
error-because-read-only = the disk is read-only
error-because-full = no space is left on the disk
error-because-exists = it already exists
error-because-long-name = the name is too long
error-because-circle = its links go in a circle
error-in-file = { $file }: { $fault }
error-file-too-big = { $file } is larger than { $limit } MiB, which no scenario, record or data pack is.
error-file-not-utf8 = { $file } is not Unicode text (byte { $at }).
error-bad-yaml =
    { $line ->
        [0] { $file } is not YAML as used here: { $detail }.
       *[other] { $file }, line { $line }, is not YAML as used here: { $detail }.
    }
error-bad-python = { $file }, line { $line }, is not Python.
error-no-tests = { $folder } holds no tests; coverage is counted in a source tree of Tatami.
error-plot-not-png = The picture is a PNG: { $file } must end in .png.
error-no-matplotlib = Drawing needs matplotlib, which the extra “plot” brings: pip install tatami[plot].
