### Наборы данных Сенджи: что с ними может быть не так

error-pack-too-big = Набор данных больше { $limit } КиБ.
error-pack-empty = Набор данных пуст.
error-pack-not-json = Строка { $line }, столбец { $column }: здесь набор данных перестаёт быть JSON.
error-pack-not-utf8 = Строка { $line }, столбец { $column }: здесь набор данных — не текст Юникода (UTF-8).
error-pack-missing = { $path }: не хватает «{ $field }».
error-pack-unknown = { $path }: «{ $field }» здесь неизвестно.
error-pack-type =
    { $path }: должно быть { $wanted ->
        [object] объект { "{…}" }
        [array] список
        [str] текст
        [int] целое число
        [float] число
        [bool] true или false
        [null] пусто (null)
        *[other] что-то другое
    }, а есть { $given ->
        [object] объект { "{…}" }
        [array] список
        [str] текст
        [int] целое число
        [float] число
        [bool] true или false
        [null] пусто (null)
        *[other] что-то другое
    }.
error-pack-length = { $path }: должен быть список длиной { $wanted }.
error-pack-misfit = { $path }: это значение не подходит.
error-pack-format = { $path }: формат { $given } неизвестен; у наборов формат { $known }.
error-pack-name = { $path }: «{ $value }» не годится как название набора; можно строчные латинские буквы, цифры и дефисы, не больше 40.
error-pack-name-taken = Набор данных с названием «{ $name }» здесь уже есть, с другим содержимым (SHA-256 { $digest }…). Дайте своему другое название.
error-pack-id = { $path }: «{ $value }» не годится как идентификатор; можно строчные латинские буквы, цифры и подчёркивания, от 3 до 24.
error-pack-reserved = { $path }: «{ $value }» уже означает что-то другое.
error-pack-choice = { $path }: «{ $value }» не подходит; можно: { $known }.
error-pack-range = { $path }: { $value } не в пределах от { $low } до { $high }.
error-pack-twice = { $path }: «{ $value }» встречается дважды.
error-pack-count = { $path }: должно быть { $wanted }, а есть { $given }.
error-pack-text = { $path }: «{ $value }» нельзя показать как название; нужно от 1 до { $most } печатных знаков, без пробелов по краям.
error-pack-homes = { $path }: у семьи «{ $family }» должно быть провинций: { $wanted }, а есть: { $given }.
error-pack-self = { $path }: «{ $value }» граничит сама с собой.
error-pack-one-way = { $path }: здесь названо «{ $value }», а там не названо «{ $other }».
error-pack-cut-off = { $path }: к «{ $value }» ничего не ведёт.
error-pack-coast = { $path }: провинция «{ $value }» и море «{ $sea }» расходятся в том, граничат ли они.
error-pack-points = { $path }: нужно не меньше точек: { $fewest }, а есть: { $given }.
error-pack-outside = { $path }: точка { $x }, { $y } лежит вне карты.
error-pack-flat = { $path }: точки ничего не ограничивают.
error-pack-closed = { $path }: «{ $value }» не может быть нейтральной, её семья играет.
error-pack-open = { $path }: «{ $value }» должна быть нейтральной, её семья не играет.
error-pack-emperor = { $path }: у войска императора есть провинция только тогда, когда игроков { $seats }, и тогда всегда.
error-pack-emperor-home = { $path }: «{ $value }» должна быть провинцией семьи, которая не играет, и не нейтральной.
error-pack-animal = { $path }: «{ $value }» стоит на карте без животного.
error-pack-combination = { $path }: у комбинации есть либо «symbol», либо «alike».
error-pack-reward = { $path }: комбинация даёт либо славу, либо самураев.
error-pack-impossible = { $path }: столько таких карт не собрать: { $given }.
error-pack-initial = { $path }: «{ $value }» — не одна прописная латинская буква.
