### Зал

## База данных

error-hall-already-open = Зал с базой { $database } уже открыт; одна база — для одного зала.
error-hall-is-closed = Зал закрыт.
error-database-url = «{ $url }» — не база данных зала; она выглядит так: sqlite:///hall.db или postgresql://user@host:5432/name.
error-database-unwritable = В базу данных { $file } нельзя записывать: { $detail }.
error-database-unreachable = База данных { $database } недоступна: { $detail }
error-database-unusable = { $database } не годится как база данных зала: { $detail }
error-database-newer = Эту базу данных записала более новая версия Tatami (ревизия { $revision }); обновите программу.
error-database-trouble = База данных отказала: { $detail }
error-no-asyncpg = Для PostgreSQL нужен asyncpg, его добавляет «postgres»: pip install tatami[postgres].

## Учётные записи

error-name-is-taken = Имя «{ $name }» уже занято.
