### Зала

## База даних

error-hall-already-open = Зала з базою { $database } уже відкрита; одна база — для однієї зали.
error-hall-is-closed = Залу зачинено.
error-database-url = «{ $url }» — не база даних зали; вона має такий вигляд: sqlite:///hall.db або postgresql://user@host:5432/name.
error-database-unwritable = До бази даних { $file } не можна записувати: { $detail }.
error-database-unreachable = База даних { $database } недоступна: { $detail }
error-database-unusable = { $database } не годиться як база даних зали: { $detail }
error-database-newer = Цю базу даних записала новіша версія Tatami (ревізія { $revision }); оновіть програму.
error-database-trouble = База даних відмовила: { $detail }
error-no-asyncpg = Для PostgreSQL потрібен asyncpg, його додає «postgres»: pip install tatami[postgres].

## Облікові записи

error-name-is-taken = Ім’я «{ $name }» уже зайняте.
