### The hall

## The database

error-hall-already-open = A hall is open already on { $database }; one database is for one hall.
error-hall-is-closed = The hall is closed.
error-database-url = “{ $url }” is no database of a hall; it looks like sqlite:///hall.db or postgresql://user@host:5432/name.
error-database-unwritable = The database { $file } cannot be written: { $detail }.
error-database-unreachable = The database { $database } cannot be reached: { $detail }
error-database-unusable = { $database } cannot be used as the database of a hall: { $detail }
error-database-newer = This database was written by a newer Tatami (revision { $revision }); please update this one.
error-database-trouble = The database refused: { $detail }
error-no-asyncpg = PostgreSQL needs asyncpg, which the extra “postgres” brings: pip install tatami[postgres].

## Accounts

error-name-is-taken = The name “{ $name }” is taken.
error-name-is-empty = A name needs at least one letter that can be seen.
error-name-is-too-long = A name may have at most { $most } letters and signs.
error-name-mixes-alphabets = A word of this name mixes alphabets: letters that look alike could be taken for another name.
error-has-an-account = There is already an account here.
error-no-account = This needs an account.
error-wrong-passphrase = The name or the passphrase is wrong.
error-link-is-dead = This link does not work, or no longer.
error-no-such-record = Nothing has been shared under this link.
error-no-texts = The game “{ $game }” has no texts yet: it can be played in the terminal.
error-webhook-refused =
    The hall does not call there: { $what ->
        [credentials] the address contains a name or password.
        [unreachable] from here that address cannot or may not be reached.
       *[address] that is no address of the web.
    }

## Decks

error-decks-need-an-account = The hall keeps decks for those who have an account. Without one this browser keeps them, and they go along when you make one.
error-no-such-deck = This deck is not among yours any more.
error-decks-are-full =
    You may keep { $most ->
        [one] { $most } deck
       *[other] { $most } decks
    }. Throw one away first, or copy its text.
error-deck-has-changed = “{ $name }” has been changed elsewhere since you opened it. Nothing was written over: choose which of the two stays.
error-deck-name-is-too-long =
    A deck’s name has at most { $most ->
        [one] { $most } sign
       *[other] { $most } signs
    }.
error-deck-pack-gone = The cards of this deck are of the pack “{ $name }”, which this hall does not have any more. The deck is kept as it is.

## Friends

error-friends-need-an-account = Friends need an account: with one they find you again on every device. Your games so far go with it.
error-no-such-account = There is no account “{ $name }”.
error-page-is-private = { $name } does not show this page to everybody.
error-no-such-friend = There is no such person among your friends.
error-no-such-friend-request = This request is not open any more.
error-no-such-friend-link = This link does not work, or no longer: ask for a new one.
error-friend-is-yourself = That is you.
error-friend-is-blocked = You have blocked this person. Unblock first, then ask.
error-friends-are-full =
    You may have at most { $most ->
        [one] { $most } friend
       *[other] { $most } friends
    }.
error-friend-has-too-many =
    That person has { $most ->
        [one] { $most } friend
       *[other] { $most } friends
    } already; there is no room for more.
error-too-many-friend-requests =
    { $most ->
        [one] { $most } of your requests waits
       *[other] { $most } of your requests wait
    } for an answer. Withdraw one before you ask somebody else.
error-friend-is-asked-by-many =
    That person has { $most ->
        [one] { $most } request
       *[other] { $most } requests
    } to answer; no more are taken for now.
error-too-many-blocks =
    You may block at most { $most ->
        [one] { $most } person
       *[other] { $most } people
    }.

## The page of whoever opens the hall in a browser

hall-welcome = Tatami
hall-welcome-text = The hall is open, but the browser client is not built: start the hall with “python3 run.py”, which builds it.

## What goes wrong over HTTP

error-not-found = There is nothing at this address.
error-method-not-allowed = { $method } cannot be done here.
error-log-in-first = Tell us who you are first: come in as a guest or log in.
error-foreign-origin = This request comes from a foreign page.
error-not-json = The body cannot be read as JSON.
error-not-json-type = A body must be JSON (Content-Type: application/json).
error-not-valid = “{ $field }” is not as it should be ({ $detail }).
error-too-large =
    The body is too large; at most { $bytes ->
        [one] { $bytes } byte is
       *[other] { $bytes } bytes are
    } read.
error-too-many =
    That was too often. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-too-busy = The hall is very busy just now. Try again in a moment.
error-unexpected = Something inside broke. It has been noted; please try again.

## What goes wrong when the hall opens

error-setting-wrong = { $setting } cannot be “{ $value }” ({ $detail }).
error-setting-origin = --allowed-origins: “{ $value }” is not like https://play.example.
error-setting-address = { $setting }: “{ $value }” is not an address or network.
error-database-unknown = There are no databases of kind “{ $scheme }” here; a file is SQLite, postgresql:// is PostgreSQL.
error-host-unknown = There is no address “{ $host }”.
error-port-in-use = Another program already listens on port { $port } of { $host }. Close it, or choose another with --port.
error-hall-at-port = A hall is already open on port { $port } of { $host }: go there in the browser, or open another one with --port and --data.
error-port-forbidden = This program may not listen on port { $port } of { $host }. Ports from 1024 on are free to everybody.
error-cannot-listen = Cannot listen on port { $port } of { $host } ({ $detail }).
error-keys-unreadable = The keys in { $file } cannot be read or written ({ $detail }).
error-keys-too-short = { $file } must hold keys of at least 32 characters, one a line.

## Laying a table

error-clock-without-bank = An increment needs a bank of time that it can be added to.
error-password-missing = A table with a password needs one: at least one character.
error-password-not-wanted = Only a table whose access is “password” can have a password.

## Why not

hall-why-no-such-table = There is no such table.
hall-why-other-rules = This game was played by version { $ruleset } of its rules, and the hall plays by version { $installed } now. It is kept as it is, but it cannot be opened here.
hall-why-table-is-broken = The story of this table is damaged, so it cannot be opened. Whoever runs the hall has been told.
hall-why-pack-is-gone = This table is played with the data pack “{ $pack }”, which this hall no longer has. The game is kept as it is and goes on when the pack is back.
hall-why-no-such-seat =
    There is no such seat; this table has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
hall-why-seat-is-taken = This seat is taken: { $seat }.
hall-why-seat-is-free = Nobody sits there: { $seat }.
hall-why-sits-already = Whoever sits at this table already gets no second seat.
hall-why-not-here = That person is not in the hall now.
hall-why-takes-no-invitations = That person does not want to be invited at the moment.
hall-why-invited-already =
    That person has been asked to this table already; you may ask again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
hall-why-too-many-invitations =
    These are too many invitations at once; the next one may be sent in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
hall-why-not-invited = There is no such invitation.
hall-why-table-is-full = Every seat at this table is taken.
hall-why-too-many-tables =
    Nobody may have more than { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } at once.
hall-why-wrong-password = This table has a password, and this is not it.
hall-why-table-is-cleared = This table has been cleared away.
hall-why-game-has-begun = The game has already begun.
hall-why-game-has-not-begun = The game has not begun yet.
hall-why-no-looking-back = Nobody looks back at covered cards while this game goes on: memory is part of it. A table with the memory aid may.
hall-why-game-is-not-over = The game is not over yet.
hall-why-no-such-act =
    There is no such move: this game has { $acts ->
        [one] { $acts } move
       *[other] { $acts } moves
    } so far.
hall-why-nothing-to-play-on = The game ends there: nothing is left to play.
hall-why-couch-is-a-screen = This table was laid as a screen for everybody. Sit down at it from another device.
hall-why-not-your-seat = This is not your seat: { $seat }.
hall-why-not-your-table = Only those who belong to this table may do that.
hall-why-not-watching = You are not watching this table.
hall-why-watches-too-much =
    One connection may watch no more than { $most ->
        [one] { $most } seat or table
       *[other] { $most } seats and tables
    } at once. Look away from another one first.
hall-why-too-late = Too late: question { $request } is closed, the table is at question { $now }.
hall-why-too-early = Too early: question { $request } has not been asked, the table is at question { $now }.
hall-why-time-is-up = Your time is up.
hall-why-done-already = You have already given this answer to question { $request }; it counts once.
hall-why-nothing-to-undo = You have nothing to undo.
hall-why-undo-is-asked-already = There is already a request to undo ({ $seat }); the others are deciding.
hall-why-somebody-away-must-agree = That was before a bot sat down for { $seat }, who is away and cannot agree.
hall-why-nobody-asked-to-undo = Nobody is asking for your consent to undo anything.
hall-why-somebody-has-resigned = { $seat } has resigned since then, and nobody can take that back.
hall-why-has-resigned = You have resigned: this seat is no longer yours to play.
hall-why-nothing-to-resign = You are out of this game already: there is nothing left to give up.
hall-why-nobody-to-agree = Nobody but bots plays with you, so there is nobody to agree with. You can resign, or just leave.
hall-why-end-is-offered-already = There is already an offer to end the game ({ $seat }); the others are deciding.
hall-why-offered-lately = You have offered that already. You can offer it again after your next move.
hall-why-nobody-offered-to-end = Nobody is asking you to end the game.
hall-why-table-is-paused = The table is paused.
hall-why-table-is-not-paused = The table is not paused.
hall-why-pause-is-for-others = Everybody is waiting for you: ask one of the others to grant a pause.
hall-why-pauses-are-spent =
    One seat may grant { $most ->
        [one] { $most } pause
       *[other] { $most } pauses
    } a game, and yours are spent.
hall-why-no-talk-here = There is no talk at this table.
hall-why-nothing-said = There is nothing in this message to be read.
hall-why-say-one-thing = Send either a text or a quick phrase, not both at once.
hall-why-own-seat-not-meant = That is your own seat; this works only with the seats of others.
hall-why-too-much-talk =
    That is a lot at once. You may speak again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
hall-why-a-bot-stands-in = A bot is sitting in here ({ $seat }). Open the table again, and it gives the seat back.
hall-why-reported-already = You have reported this seat already.
hall-why-storage-trouble = The hall is in trouble just now. Please try again in a moment.
hall-why-hall-is-closing = The hall is closing. What has been played is kept.
hall-why-too-fast =
    Too many messages at once. Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
hall-why-too-slow-a-reader = The connection cannot keep up. Connect again, and you will see where things stand.
hall-why-message-not-understood = This message cannot be understood ({ $detail }).
hall-why-signed-out = You have signed out everywhere. Come in again to play on.

## Quick phrases

hall-phrase-hello = Hello!
hall-phrase-good-luck = Good luck!
hall-phrase-well-played = Well played!
hall-phrase-thanks = Thank you!
hall-phrase-sorry = Sorry!
hall-phrase-oops = Oops!
hall-phrase-hurry = A little faster, please?
hall-phrase-wait = One moment, please.
hall-phrase-nice-move = Nice move!
hall-phrase-your-turn = Your turn!
hall-phrase-yes = Yes.
hall-phrase-no = No.
hall-phrase-rematch = Another game?
hall-phrase-good-game = That was a good game!
hall-phrase-brb = Back in a moment.
hall-phrase-back = I’m back.

## For clients

error-hall-lost = The hall at { $address } cannot be reached, or does not answer.
