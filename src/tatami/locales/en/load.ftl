### How much a hall can carry: tatami bench hall; how heavy the browser client is: tatami bench client

bench-hall-coming = Guests come in and sit down
bench-hall-connecting = Everybody connects
bench-hall-live = Tables at the pace of people
bench-hall-saturation = Tables at full speed
bench-hall-writing = Games are written into a database
bench-hall-waking = Every table is woken
bench-hall-sleeping = They fall asleep again
bench-hall-beside = Two halls in turn
bench-hall-quiet = Honest guests play, nobody disturbs them
bench-hall-after = The enemies have gone

load-unknown = not known
load-value = measured
load-saturation = full speed, tables of four
load-row = { $game }, { $lang ->
    [none] no sentences
   *[other] in sentences ({ $lang })
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
load-acts-a-second = acts/s
load-acts-a-cpu-second = per CPU s
load-quiet = quiet core
load-p50 = p50, ms
load-p99 = p99, ms
load-live = live tables of four, in sentences
load-tables = tables
load-sockets = sockets
load-pause = seconds between two acts of a table
load-acts = acts
load-cpu = one core of the hall is busy
load-memory = memory of the hall, MB
load-sleeping = games that sleep
load-still-awake = still awake
load-empty = memory of an empty hall, MB
load-memory-asleep = memory when all sleep, MB
load-memory-most = memory at its highest, MB
load-kb-asleep = a sleeping table, KB
load-kb-awake = a table that is awake, KB
load-kb-socket = a socket, KB
load-wake-p50 = waking one, p50, ms
load-wake-p99 = waking one, p99, ms
load-gate-acts = acts per CPU second (slowest game, no sentences)
load-gate-late = live tables: until the others hear of an act, p99, ms
load-gate-idle = memory when all sleep, MB
load-fewer = Only { $tables ->
    [one] { $tables } live table
   *[other] { $tables } live tables
} instead of { $wanted }: { $limit ->
    [files] the system allows no more open files (ulimit -n).
   *[time] there was no time to prepare more; --seconds gives more of it.
}
load-fewer-asleep = Only { $tables ->
    [one] { $tables } sleeping table
   *[other] { $tables } sleeping tables
} instead of { $wanted }: there was no time to prepare more; --seconds gives more of it.
load-refused = The hall refused { $acts ->
    [one] { $acts } act
   *[other] { $acts } acts
}: that should not be.
load-quoted = For scale: { $server } was once measured at { $rate } moves per CPU second (tables of four, other rules, nothing stored, another machine; a quoted figure, not measured now). The slowest game here: × { $ratio }.
load-conditions = { $python }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}, storage on ({ $database }). CPU time is that of the hall alone. Latency runs from sending an act until another seat has heard of it; at full speed it is mostly waiting in line. “Quiet core”: scaled by the calibration loop of the laboratory.

## tatami bench hall --beside

load-beside = full speed, acts per CPU second
load-this-hall = this hall
load-other-hall = the other
load-ratio = ratio
load-pairs = pairs
load-left-out = The other checkout does not know these games: { $games }.
load-other-engine = The engines differ: this one is { $engine ->
    [compiled] compiled, the other interpreted. Compile the other, too (python3 run.py compile), or set TATAMI_PURE=1.
   *[interpreted] interpreted, the other compiled. Compile this one, too (python3 run.py compile), or set TATAMI_PURE=1.
}
load-beside-conditions = { $python }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}, storage on (SQLite); the other hall is that of { $folder }. Slices of { $seconds } s in turn; the ratio is the median of pairs of slices, above 1 if this hall is the faster one.

## tatami bench hall --soak

load-soak-act = until the others hear of an act
load-soak-ping = until a ping is answered
load-to-quiet = × quiet
load-megabytes = MB
load-phase-quiet = quiet
load-phase-after = afterwards
load-attack-pipeline = requests without waiting for answers
load-attack-flood = pings without end, deaf to the farewell
load-attack-options = records with ever new options
load-attack-wishes = dear wishes at another’s table
load-attack-replay = replays again and again
load-attack-deaf = sockets that never read
load-attack-half = half a head, half a body
load-attack-bots = endless games of bots
load-attack-towers = towers of options
load-hostile = the enemies
load-sent = sent
load-refusals = refused
load-gate-soak-memory = memory above that of the quiet hall, MB
load-gate-soak-acts = under attack: until the others hear of an act, p99, ms
load-gate-soak-pings = under attack: a bystander’s ping, p99, ms
load-gate-soak-refused = acts of honest guests that were refused or not told
load-soak-conditions = { $python }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}, storage on ({ $database }), all limits as usual. Everybody comes from this machine: enemies from other addresses than honest guests, and as a program of their own of lower rank. On a busy machine judge latency by its ratio to the quiet time.

## tatami bench client

bench-client-loading = First tables in a browser
load-built = browser client (bytes)
load-plain = plain
load-gzip = gzip
load-brotli = brotli
load-total = in all
load-first-table = first table
load-requests = requests
load-bytes = bytes as sent
load-kind-script = scripts
load-kind-style = styles
load-kind-font = fonts
load-kind-other = other (the page, icons, answers of the hall)
load-gate-code = { $game }: scripts and styles of the first table, bytes
load-no-chromium = There is no Chromium here (Debian: apt install chromium; or its path in CHROMIUM), so what the first tables load was not measured.
load-no-playwright = Playwright is not installed (python3 run.py bench client brings it), so what the first tables load was not measured.

## What can be wrong

error-bad-tables = The number of tables must be between 1 and { $high }, not { $tables }.
error-bench-hall-only = { $option } belongs to “tatami bench hall” alone.
error-bench-engine-only = { $option } has no meaning for “tatami bench hall”: its tables have four seats.
error-bad-minutes = The number of minutes must be above 0 and at most { $high }, not { $minutes }.
error-bench-no-checkout = { $folder } is no checkout of this repository: there is no run.py and no src/tatami in it.
error-bench-broken-checkout = The checkout in { $folder } cannot be measured: { $detail }
error-bench-not-beside = { $option } has no meaning beside --beside: each hall gets a database of its own.
error-bench-not-soak = { $option } has no meaning beside --soak.
error-bench-hall-shut = The hall that was to be measured did not open: { $detail }
error-bench-hall-lost = The hall that was being measured does not answer any more: { $detail }
error-bench-hall-too-slow = The measurement was given up after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; try fewer --tables.
error-bench-client-only = { $option } belongs to “tatami bench client” alone.
error-bench-not-client = { $option } has no meaning for “tatami bench client”.
error-bench-client-unbuilt = The browser client is not built. “python3 run.py bench client” builds it first.
error-bench-client-failed = The browser did not get as far as the table: { $detail }
