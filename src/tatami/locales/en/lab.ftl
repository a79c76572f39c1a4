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
lab-score = mean score
lab-bar = wins, and the fair share
lab-fair-share = fair share
lab-lengths = Decisions per game: { $min } to { $max }, half of the games { $q1 } to { $q3 }, median { $median }, mean { $mean }.
lab-speed = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $seconds } s of CPU time ({ $wall } s by the clock): { $rate } per second and core.
lab-intervals = Bots change chairs from game to game. Intervals are Wilson's; a shared win counts as its share, which makes them a little too wide.

lab-plot-wins = Win rate by bot
lab-plot-win-rate = games won, % (with 95% interval)
lab-plot-lengths = Length of the games
lab-plot-decisions = decisions per game
lab-plot-games = games
lab-plot-median = median { $median }

## Benchmark

lab-random-play = random play
lab-per-second = decisions/s
lab-middle-half = middle half
lab-microseconds = µs
lab-x-uno = × UNO
lab-x-liars = × liar's poker
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
lab-gate-clone = decisions per clone
lab-gate-world = decisions per possible world
lab-gate-uno = times as fast as RLCard UNO
lab-gate-liars-poker = times as fast as python_liars_poker
lab-met = met
lab-not-met = not met
lab-unmeasured = not measured
lab-no-peers = Not installed, so not measured: { $peers }. The extra “bench” brings them: pip install "tatami[bench]".
lab-conditions = { $python }, one core, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in { $seconds } s. A step of the calibration loop took { $step } ns [{ $low }–{ $high }]; all figures are scaled to a core where it takes { $quiet } ns.
