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
