### Наборы данных любой игры: что может быть не так с файлом

error-pack-too-big = Набор данных больше { $limit } КиБ.
error-pack-empty = Набор данных пуст.
error-pack-not-json = Строка { $line }, столбец { $column }: здесь набор данных перестаёт быть JSON.
error-pack-not-utf8 = Строка { $line }, столбец { $column }: здесь набор данных — не текст Юникода (UTF-8).
error-pack-deep = В наборе данных списки вложены друг в друга слишком глубоко.
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
error-pack-id = { $path }: «{ $value }» не годится как идентификатор; можно строчные латинские буквы, цифры и подчёркивания, от 3 до { $most }.
error-pack-reserved = { $path }: «{ $value }» уже означает что-то другое.
error-pack-choice = { $path }: «{ $value }» не подходит; можно: { $known }.
error-pack-range = { $path }: { $value } не в пределах от { $low } до { $high }.
error-pack-twice = { $path }: «{ $value }» встречается дважды.
error-pack-key-twice = { $path }: «{ $key }» стоит там дважды.
error-pack-count = { $path }: должно быть { $wanted }, а есть { $given }.
error-pack-text = { $path }: «{ $value }» нельзя показать как название; нужно от 1 до { $most } печатных знаков, без пробелов по краям.
error-pack-word = { $path }: слова «{ $value }» здесь быть не может.
error-pack-other-game = { $path }: этот набор данных — для игры { $given }, а не для { $known }.
error-not-yaml =
    { $line ->
        [0] Это не YAML, который здесь читают
       *[other] Строка { $line } — не YAML, который здесь читают
    }: { $fault ->
        [alias] значение, стоящее вместо другого («*имя»), не разрешено
        [twice] «{ $key }» стоит там дважды
        [deep] списки вложены друг в друга слишком глубоко
        [tab] отступайте пробелами, а не табуляцией, а текст, который начинается со знака, берите в кавычки
        [documents] здесь больше одного документа
        [tag] метка («!…») не разрешена
        [key] список или объект не может быть ключом
       *[shape] что-то не так с отступом, двоеточием, кавычками или скобкой
    }.
