### Набори даних будь-якої гри: що може бути не так із файлом

error-pack-too-big = Набір даних більший за { $limit } КіБ.
error-pack-empty = Набір даних порожній.
error-pack-not-json = Рядок { $line }, стовпчик { $column }: тут набір даних перестає бути JSON.
error-pack-not-utf8 = Рядок { $line }, стовпчик { $column }: тут набір даних — не текст Юнікоду (UTF-8).
error-pack-deep = У наборі даних списки вкладено один в один надто глибоко.
error-pack-missing = { $path }: бракує «{ $field }».
error-pack-unknown = { $path }: «{ $field }» тут невідоме.
error-pack-type =
    { $path }: має бути { $wanted ->
        [object] об’єкт { "{…}" }
        [array] список
        [str] текст
        [int] ціле число
        [float] число
        [bool] true або false
        [null] порожньо (null)
        *[other] щось інше
    }, а є { $given ->
        [object] об’єкт { "{…}" }
        [array] список
        [str] текст
        [int] ціле число
        [float] число
        [bool] true або false
        [null] порожньо (null)
        *[other] щось інше
    }.
error-pack-length = { $path }: має бути список завдовжки { $wanted }.
error-pack-misfit = { $path }: це значення не підходить.
error-pack-format = { $path }: формат { $given } невідомий; набори мають формат { $known }.
error-pack-name = { $path }: «{ $value }» не годиться як назва набору; можна малі латинські літери, цифри й дефіси, щонайбільше 40.
error-pack-name-taken = Набір даних із назвою «{ $name }» тут уже є, з іншим умістом (SHA-256 { $digest }…). Дайте своєму іншу назву.
error-pack-id = { $path }: «{ $value }» не годиться як ідентифікатор; можна малі латинські літери, цифри й підкреслення, від 3 до { $most }.
error-pack-reserved = { $path }: «{ $value }» уже означає щось інше.
error-pack-choice = { $path }: «{ $value }» не підходить; можна: { $known }.
error-pack-range = { $path }: { $value } не в межах від { $low } до { $high }.
error-pack-twice = { $path }: «{ $value }» трапляється двічі.
error-pack-key-twice = { $path }: «{ $key }» стоїть там двічі.
error-pack-count = { $path }: має бути { $wanted }, а є { $given }.
error-pack-text = { $path }: «{ $value }» не можна показати як назву; потрібно від 1 до { $most } друкованих знаків, без пробілів на краях.
error-pack-word = { $path }: слова «{ $value }» тут не може бути.
error-pack-other-game = { $path }: цей набір даних — для гри { $given }, а не для { $known }.
error-not-yaml =
    { $line ->
        [0] Це не YAML, який тут читають
       *[other] Рядок { $line } — не YAML, який тут читають
    }: { $fault ->
        [alias] значення, що стоїть замість іншого («*назва»), не дозволено
        [twice] «{ $key }» стоїть там двічі
        [deep] списки вкладено один в один надто глибоко
        [tab] відступайте пробілами, а не табуляцією, а текст, що починається зі знака, беріть у лапки
        [documents] тут більше ніж один документ
        [tag] мітку («!…») не дозволено
        [key] список або об’єкт не може бути ключем
       *[shape] щось не так із відступом, двокрапкою, лапками чи дужкою
    }.
