### Набори даних Сенджі: що з ними може бути не так

error-pack-too-big = Набір даних більший за { $limit } КіБ.
error-pack-empty = Набір даних порожній.
error-pack-not-json = Рядок { $line }, стовпчик { $column }: тут набір даних перестає бути JSON.
error-pack-not-utf8 = Рядок { $line }, стовпчик { $column }: тут набір даних — не текст Юнікоду (UTF-8).
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
error-pack-id = { $path }: «{ $value }» не годиться як ідентифікатор; можна малі латинські літери, цифри й підкреслення, від 3 до 24.
error-pack-reserved = { $path }: «{ $value }» уже означає щось інше.
error-pack-choice = { $path }: «{ $value }» не підходить; можна: { $known }.
error-pack-range = { $path }: { $value } не в межах від { $low } до { $high }.
error-pack-twice = { $path }: «{ $value }» трапляється двічі.
error-pack-count = { $path }: має бути { $wanted }, а є { $given }.
error-pack-text = { $path }: «{ $value }» не можна показати як назву; потрібно від 1 до { $most } друкованих знаків, без пробілів на краях.
error-pack-homes = { $path }: родина «{ $family }» повинна мати провінцій: { $wanted }, а має: { $given }.
error-pack-self = { $path }: «{ $value }» межує сама з собою.
error-pack-one-way = { $path }: тут названо «{ $value }», а там не названо «{ $other }».
error-pack-cut-off = { $path }: до «{ $value }» нічого не веде.
error-pack-coast = { $path }: провінція «{ $value }» і море «{ $sea }» розходяться в тому, чи вони межують.
error-pack-points = { $path }: потрібно щонайменше точок: { $fewest }, а є: { $given }.
error-pack-outside = { $path }: точка { $x }, { $y } лежить поза мапою.
error-pack-flat = { $path }: точки нічого не обмежують.
error-pack-closed = { $path }: «{ $value }» не може бути нейтральною, її родина грає.
error-pack-open = { $path }: «{ $value }» має бути нейтральною, її родина не грає.
error-pack-emperor = { $path }: військо імператора має провінцію лише тоді, коли гравців { $seats }, і тоді завжди.
error-pack-emperor-home = { $path }: «{ $value }» має бути провінцією родини, що не грає, і не нейтральною.
error-pack-animal = { $path }: «{ $value }» стоїть на карті без тварини.
error-pack-combination = { $path }: комбінація має або «symbol», або «alike».
error-pack-reward = { $path }: комбінація дає або славу, або самураїв.
error-pack-impossible = { $path }: стільки таких карт не зібрати: { $given }.
error-pack-initial = { $path }: «{ $value }» — не одна велика латинська літера.
