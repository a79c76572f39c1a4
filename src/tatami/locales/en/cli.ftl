### The command line

cli-about = Board games of feudal Japan on one mat. Without a command: open the hall and show it in the browser.
cli-examples = Examples
cli-example-start = play in the browser
cli-example-friends = the same, with friends in the local network
cli-example-choose = choose a game in the terminal
cli-example-games = what can be played
cli-example-serve = open a hall in which people play over the network
cli-example-simulate = let bots play
cli-example-help = more about a command
cli-languages = The language is that of TATAMI_LANG, else that of the system; --lang overrides both.
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-parameters = Parameters
cli-default = (default: { $value })
cli-unattended = (in simulations and in the terminal: { $value })
cli-slow = (where moves take days: { $value })
cli-help = Show this help.
cli-version = Show the version.
cli-version-told = { $version } ({ $engine ->
    [compiled] compiled engine
   *[interpreted] pure Python
})
cli-lang = Language of the output.
cli-json = Print one JSON object instead of tables.
cli-option = A table option of the game; can be given several times. `tatami games` lists them.
cli-data = A data pack: a file with cards and whatever else a game is played with, for one that knows such files (senji, senjutsu).
cli-interrupted = interrupted.
cli-broken = something inside broke, please report it: { $error } (with TATAMI_TRACEBACK=1 it tells where).

## tatami games

cli-command-games = List the games with their player counts, options and credits.
cli-games-name = name
cli-games-players = players
cli-games-range = { $low } to { $high } (default: { $default })
cli-games-bots = bots
cli-games-check = Check that everything the manifests of the games name is there: rules, bots, boards, lessons and texts.
cli-games-complete =
    { $count ->
        [one] { $count } game: nothing is missing.
       *[other] { $count } games: nothing is missing.
    }
cli-games-laboratory = From the laboratory: { $title } (tatami play { $game })
error-no-text-for-game = { $file }: there is no text { $key }.
cli-credits = { $by } ({ $house })

## tatami serve

cli-command-serve = Open the hall: a server in which people play with each other and with bots. Every option can also be given as a variable: --bot-pace is TATAMI_HALL_BOT_PACE. A limit of 0 is none.
cli-serve-host = The address to listen on. 0.0.0.0 is every address of this machine.
cli-serve-port = The port to listen on; 0 takes a free one and says which.
cli-serve-database = Where games and people are kept: a file for SQLite, or postgresql://USER@HOST/NAME. Unless given: hall.sqlite in the data folder.
cli-serve-data = The data folder. Unless given: where this system keeps the data of programs.
cli-serve-pack = A data pack (of senji or senjutsu) that tables may choose; can be given several times.
cli-serve-key-file = The keys that sign log-ins, one a line, newest first. The file is made on the first start; unless given, it is “keys” in the data folder.
cli-serve-allowed-origins = Other web addresses whose pages may use this hall, such as https://play.example.
cli-serve-trusted-proxies = Addresses of proxies that are believed when they say where a request comes from.
cli-serve-metrics-from = Addresses that may read /metrics.
cli-serve-patience = How long the others wait for somebody who is away until a bot sits down in their place.
cli-serve-forsaken = After how many days bots finish a game that everybody has left.
cli-serve-bot-pace = How long a bot seems to think, in milliseconds, so that people can follow.
cli-serve-bot-budget = How long a bot may think about one answer; then chance answers for it.
cli-serve-thinkers = How many processes bots think in; they are started when the first bot has to answer.
cli-serve-idle = After how long without anybody at it a table is put aside; it comes back when somebody returns.
cli-serve-awake-tables = From how many tables in memory on those that nobody watches are put aside at once.
cli-serve-tables-per-person = How many unfinished tables one person may have laid.
cli-serve-tables-per-hour = How many tables may be laid from one address in an hour.
cli-serve-requests-per-minute = How many requests one address may make in a minute.
cli-serve-guests-per-hour = How many guests may come from one address in an hour.
cli-serve-log-ins-per-minute = How many log-ins may be tried from one address in a minute.
cli-serve-log-ins-per-name = How many log-ins may be tried with one name in an hour.
cli-serve-connections-per-address = How many live connections one address may have.
cli-serve-messages-per-second = How many messages a client may send each second; 0 is no limit.
cli-serve-messages-at-once = How many messages a client may send in a row before that limit applies.
cli-serve-work-per-person = How many seconds of the hall’s work one person may use a minute; 0 is no limit.
cli-serve-work-per-address = The same for one address, behind which several people may sit.
cli-serve-megabytes-per-person = How many megabytes a minute the hall sends one person before it refuses him more; 0 is no limit.
cli-serve-megabytes-per-address = The same for one address.
cli-serve-private-webhooks = Let webhooks call addresses of the local network, too.
cli-serve-public-address = Where the hall is found from outside, such as https://play.example: links in letters and calendars lead there.
cli-serve-smtp = The mail server that takes letters to those whose move it is, for games that go on for days. Without it the hall sends none.
cli-serve-smtp-port = Its port; 0 is the usual one: 587 for starttls, 465 for tls, 25 for none.
cli-serve-smtp-security = How the line to it is made safe. Where starttls or tls is wanted nothing is ever sent in clear.
cli-serve-smtp-user = The name to log in with at the mail server.
cli-serve-smtp-password-file = A file with the password for it; or the variable TATAMI_HALL_SMTP_PASSWORD. There is no flag for the password itself.
cli-serve-smtp-sender = The address that letters come from.
cli-serve-mail-after = How long somebody has been asked before a letter is written.
cli-serve-log-format = The log on stderr: JSON lines, or lines for people; auto looks whether it is a terminal.
cli-serve-grace = How long the hall waits for the last requests when it closes.
cli-serve-open = The hall is open: { $address } (Ctrl+C closes it)
cli-start-no-open = Do not open the browser; nor does TATAMI_NO_OPEN=1, a machine without a display, or one reached by SSH.
cli-start-friends = Friends in your network can join if you start it with: --host 0.0.0.0
cli-start-friends-come = Friends in your network come to: { $address }
cli-serve-closed = The hall is closed.

## tatami simulate

cli-command-simulate = Let bots play many games against each other and count who wins.
cli-simulate-game = Which game; `tatami games` lists them.
cli-simulate-players = How many players. If --seats names fewer bots, more of the last kind join them.
cli-simulate-seats = The bots, one for each player, e.g. random,random,random. Unless given: random ones, as many as the game likes best. They change chairs from game to game. A win that several share counts as its share; but where a team wins together, each of its members has won.
cli-simulate-games = How many games.
cli-simulate-baseline = Also play as many games with only such bots (random, for instance), and say how many times as often each role and kind of bot wins compared with them.
cli-simulate-against = Also show who beats whom by what they were: role, character, deck, order. Unless given, whatever the game finds most telling.
cli-simulate-seed = The same seed gives the same games.
cli-simulate-jobs = How many processes share the work; the result does not depend on it. Unless given: one for each core.
cli-simulate-plot = Also draw win rates and game lengths into this PNG file.
cli-simulate-progress = Playing

## tatami statistics

cli-command-statistics = Write a page of statistics about a game: who wins, how long it takes, how it ends.
cli-statistics-games = How many games each kind of bot plays at least, spread over the numbers of players.
cli-statistics-out = Write the page (Markdown) into this file; unless given, it is printed.

## tatami scenario

cli-command-scenario = Run scenarios: positions, moves and what must come of them.
cli-scenario-files = Scenario files, or folders of them.
cli-scenario-ok = ok
cli-scenario-fails = fails
cli-scenario-where = where:
cli-scenario-expected = expected:
cli-scenario-found = found:
cli-scenario-legal = legal
cli-scenario-refused = refused
cli-scenario-summary =
    { $passed ->
        [one] { $passed } scenario passed
       *[other] { $passed } scenarios passed
    }, { $failed } failed, { $broken } could not be read.
error-no-scenarios = { $folder } holds no scenarios (*.yaml).

## tatami replay

cli-command-replay = Step through a recorded game as a seat or the spectators saw it, or verify it.
cli-replay-record = The record, as `tatami play --record` writes it.
cli-replay-seat = Whose eyes to look through; unless given, those of the spectators.
cli-replay-at = Show the table after this many answers.
cli-replay-verify = Play the game again and compare chance, every hash and the outcome.
cli-replay-verified =
    Verified: { $acts ->
        [one] { $acts } answer
       *[other] { $acts } answers
    }, chance, every hash and the outcome are as recorded.
cli-replay-prompt = { $act } of { $acts }. Enter: on, b: back, a number: there, q: quit.
error-no-such-act = There is no answer { $act } in this record; it has { $acts }.

## tatami rules

cli-command-rules = Show the clauses of a game, or how many of them are shown by tests.
cli-rules-game = Which game; unless given, all.
cli-rules-clause = A clause or ruling, e.g. TEN-….
cli-rules-coverage = Count which clauses and rulings tests and scenarios show; exit status 1 if any is missing.
cli-rules-data = Check a data pack and say what is wrong with it.
cli-rules-pack = The data pack “{ $name }” is in order. SHA-256 { $digest }
cli-rules-tree = The source tree whose tests are counted; unless given, this one.
cli-rules-clauses = clauses
cli-rules-shown = shown
cli-rules-percent = share
cli-rules-how = `tatami rules GAME` shows them all, `tatami rules TEN-…` shows one.
cli-rules-excused = { $clause } does not count: { $reason }
cli-rules-missing = { $game }, not shown by any test: { $clauses }
cli-rules-unknown = { $game }, cited by tests but not in the rulebook: { $clauses }
cli-not-enforceable-TEN-98 = The two reference cards have no effect by this very clause; nothing in the program is one.
cli-not-enforceable-SHI-R33 = Table talk happens outside the rules. That nobody shows a clan or hand card is enforced.
cli-not-enforceable-SAM-189 = Talk happens outside the rules. That nobody proves a story by showing a role card is enforced.
cli-not-enforceable-SEN-R4 = It only says what a word in the list of components means; nothing in the program is a turn counter.
cli-not-enforceable-SJT-57 = It only says where components lie within reach; tokens and wound cards are open facts here, and everybody sees them.
cli-not-enforceable-SJT-R2 = It only says which edition of the rulebook the list of clauses follows.
error-no-such-clause = There is no clause “{ $clause }” in { $games }.

## tatami bench

cli-command-bench = Measure the speed of the engine beside other libraries, how much a hall can carry, or how heavy the browser client is.
cli-bench-games = Which games; unless given, all. Or “hall”: a real hall is opened on this machine, and bots play in it. Or “client”: what the browser client weighs, and what the first table loads.
cli-bench-seats = How many players; unless given, as many as each game likes best.
cli-bench-seconds = How long to measure in all; for the hall how long to play (opening, laying and waking tables come on top, about a minute).
cli-bench-tables = How many live tables of four the hall gets; ten times as many sleep. Unless given, 1000.
cli-bench-database = The database of the hall that is measured, empty and not in use; unless given, SQLite in a temporary folder.
cli-bench-beside = The root of another checkout of this repository: its hall is opened, too, and both are measured in turn, in slices of about a second. Only for “hall”.
cli-bench-soak = For so many minutes: a hall with its usual limits, honest guests, and beside them those who would bring it down. Only for “hall”.
cli-bench-game = Which game; only for “client”. Unless given, all.
cli-bench-progress = Measuring

## What is wrong with a command line

error-output-unwritable = The output cannot be written: { $detail }.
error-usage = { $detail }
error-usage-unknown-command = There is no command “{ $command }”; `tatami --help` lists them.
error-usage-unknown-option = There is no option { $option } here; `--help` lists them.
error-usage-too-much = “{ $text }” is one word too many; `--help` shows what is expected.
error-usage-missing = { $parameter } needs a value; `--help` shows what is expected.
error-usage-repeated = { $parameter } is given more than once.
error-usage-bad-value =
    { $kind ->
        [int] { $parameter }: “{ $value }” is not a whole number.
        [float] { $parameter }: “{ $value }” is not a number.
       *[other] { $parameter } cannot be “{ $value }”.
    }
error-too-many-bots = --seats names { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, and --players is { $players }.
error-option-form = --option wants name=value, not “{ $text }”.
