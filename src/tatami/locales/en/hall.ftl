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
error-webhook-refused =
    The hall does not call there: { $what ->
        [credentials] the address contains a name or password.
        [unknown] nobody knows that name.
        [private] it leads into a private network.
       *[address] that is no address of the web.
    }
hall-welcome = Tatami
hall-welcome-text = The hall is open.

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
error-port-forbidden = This program may not listen on port { $port } of { $host }. Ports from 1024 on are free to everybody.
error-cannot-listen = Cannot listen on port { $port } of { $host } ({ $detail }).
error-keys-unreadable = The keys in { $file } cannot be read or written ({ $detail }).
error-keys-too-short = { $file } must hold keys of at least 32 characters, one a line.
