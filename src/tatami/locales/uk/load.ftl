### Скільки витримує зал: tatami bench hall

bench-hall-coming = Гості заходять і сідають
bench-hall-connecting = Усі під’єднуються
bench-hall-live = Столи в людському темпі
bench-hall-saturation = Столи на повній швидкості
bench-hall-writing = Партії записуються до бази даних
bench-hall-waking = Кожен стіл будять
bench-hall-sleeping = Вони знову засинають
bench-hall-beside = Два зали по черзі
bench-hall-quiet = Чесні гості грають, ніхто їм не заважає
bench-hall-after = Нападники пішли

load-unknown = невідомо
load-value = виміряно
load-saturation = повна швидкість, столи на чотирьох
load-row = { $game }, { $lang ->
    [none] без речень
   *[other] з реченнями ({ $lang })
}, { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
    [many] { $tables } столів
   *[other] { $tables } стола
}
load-acts-a-second = дій/с
load-acts-a-cpu-second = на с ЦП
load-quiet = тихе ядро
load-p50 = p50, мс
load-p99 = p99, мс
load-live = живі столи на чотирьох, з реченнями
load-tables = столів
load-sockets = з’єднань
load-pause = секунд між двома діями за столом
load-acts = дій
load-cpu = зайнятість одного ядра залом
load-memory = пам’ять залу, МБ
load-sleeping = партії, що сплять
load-still-awake = досі не сплять
load-empty = пам’ять порожнього залу, МБ
load-memory-asleep = пам’ять, коли всі сплять, МБ
load-memory-most = найбільша пам’ять, МБ
load-kb-asleep = стіл, що спить, КБ
load-kb-awake = стіл, що не спить, КБ
load-kb-socket = з’єднання, КБ
load-wake-p50 = розбудити стіл, p50, мс
load-wake-p99 = розбудити стіл, p99, мс
load-gate-acts = дій на секунду ЦП (найповільніша гра, без речень)
load-gate-late = живі столи: доки інші дізнаються про дію, p99, мс
load-gate-idle = пам’ять, коли всі сплять, МБ
load-fewer = Лише { $tables ->
    [one] { $tables } живий стіл
    [few] { $tables } живі столи
    [many] { $tables } живих столів
   *[other] { $tables } живого стола
} замість { $wanted }: { $limit ->
    [files] система не дозволяє більше відкритих файлів (ulimit -n).
   *[time] підготувати більше не було часу; з --seconds його більшає.
}
load-fewer-asleep = Лише { $tables ->
    [one] { $tables } стіл, що спить,
    [few] { $tables } столи, що сплять,
    [many] { $tables } столів, що сплять,
   *[other] { $tables } стола, що сплять,
} замість { $wanted }: підготувати більше не було часу; з --seconds його більшає.
load-refused = Зала відхилила { $acts ->
    [one] { $acts } дію
    [few] { $acts } дії
    [many] { $acts } дій
   *[other] { $acts } дії
}: так не має бути.
load-quoted = Для порівняння: { $server } колись показав { $rate } ходів на секунду ЦП (столи на чотирьох, інші правила, без збереження, інша машина; це цитата, а не вимір). Найповільніша гра тут: × { $ratio }.
load-conditions = { $python }, { $engine ->
    [compiled] скомпільований рушій
   *[interpreted] інтерпретований рушій
}, зі збереженням ({ $database }). Час ЦП — лише залу. Затримка — від надсилання дії до миті, коли про неї дізналося інше місце; на повній швидкості це здебільшого очікування в черзі. «Тихе ядро»: перераховано за калібрувальним циклом лабораторії.

## tatami bench hall --beside

load-beside = на повній швидкості, ходів за секунду процесора
load-this-hall = цей зал
load-other-hall = інший
load-ratio = відношення
load-pairs = пар
load-left-out = Інша копія не знає цих ігор: { $games }.
load-other-engine = Рушії різні: цей { $engine ->
    [compiled] скомпільований, інший інтерпретований. Скомпілюйте й інший (python3 run.py compile) або задайте TATAMI_PURE=1.
   *[interpreted] інтерпретований, інший скомпільований. Скомпілюйте й цей (python3 run.py compile) або задайте TATAMI_PURE=1.
}
load-beside-conditions = { $python }, { $engine ->
    [compiled] скомпільований рушій
   *[interpreted] інтерпретований рушій
}, зі збереженням (SQLite); інший зал — з { $folder }. Проміжки по { $seconds } с по черзі; відношення — медіана пар проміжків, понад 1, якщо швидший цей зал.

## tatami bench hall --soak

load-soak-act = поки інші дізнаються про хід
load-soak-ping = поки прийде відповідь на пінг
load-to-quiet = × тиші
load-megabytes = МБ
load-phase-quiet = тиша
load-phase-after = опісля
load-attack-pipeline = запити без очікування відповідей
load-attack-flood = пінги без кінця, глухі до прощання
load-attack-options = записи з дедалі новими параметрами
load-attack-wishes = дорогі прохання за чужим столом
load-attack-replay = перегляди знову й знову
load-attack-deaf = з’єднання, які ніколи не читають
load-attack-half = пів заголовка, пів тіла
load-attack-bots = нескінченні партії ботів
load-attack-towers = вежі параметрів
load-hostile = нападники
load-sent = надіслано
load-refusals = відмовлено
load-gate-soak-memory = пам’ять понад ту, що в тиші, МБ
load-gate-soak-acts = під нападом: доки інші почують про хід, p99, мс
load-gate-soak-pings = під нападом: пінг спостерігача, p99, мс
load-gate-soak-refused = ходи чесних гостей, у яких відмовлено або про які не сказано
load-soak-conditions = { $python }, { $engine ->
    [compiled] скомпільований рушій
   *[interpreted] інтерпретований рушій
}, зі збереженням ({ $database }), усі обмеження звичайні. Усі приходять із цієї машини: нападники — з інших адрес, ніж чесні гості, і окремою програмою нижчого пріоритету. На зайнятій машині судіть про затримку за її відношенням до тиші.

## tatami bench client

bench-client-loading = Перші столи в браузері
load-built = браузерний клієнт (байти)
load-plain = як є
load-gzip = gzip
load-brotli = brotli
load-total = загалом
load-first-table = перший стіл
load-requests = запитів
load-bytes = надіслано байтів
load-kind-script = скрипти
load-kind-style = стилі
load-kind-font = шрифти
load-kind-other = інше (сторінка, значки, відповіді залу)
load-gate-code = { $game }: скрипти й стилі першого стола, байти
load-no-chromium = Тут немає Chromium (у Debian: apt install chromium; або шлях до нього в CHROMIUM), тому не виміряно, що завантажують перші столи.
load-no-playwright = Playwright не встановлено (його встановить python3 run.py bench client), тому не виміряно, що завантажують перші столи.

## Що може бути не так

error-bad-tables = Кількість столів має бути від 1 до { $high }, а не { $tables }.
error-bench-hall-only = { $option } стосується лише «tatami bench hall».
error-bench-engine-only = { $option } нічого не означає для «tatami bench hall»: за його столами чотири місця.
error-bad-minutes = Кількість хвилин має бути більшою за 0 і не більшою за { $high }, а не { $minutes }.
error-bench-no-checkout = { $folder } не є робочою копією цього сховища: там немає run.py і src/tatami.
error-bench-broken-checkout = Робочу копію в { $folder } неможливо виміряти: { $detail }
error-bench-not-beside = { $option } не має сенсу поруч із --beside: кожен зал отримує власну базу даних.
error-bench-not-soak = { $option } не має сенсу поруч із --soak.
error-bench-hall-shut = Зала, яку мали вимірювати, не відчинилася: { $detail }
error-bench-hall-lost = Зала, яку вимірювали, більше не відповідає: { $detail }
error-bench-hall-too-slow = Вимірювання припинено через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}; спробуйте менше --tables.
error-bench-client-only = { $option } стосується лише «tatami bench client».
error-bench-not-client = { $option } нічого не означає для «tatami bench client».
error-bench-client-unbuilt = Браузерний клієнт не зібрано. «python3 run.py bench client» спершу збирає його.
error-bench-client-failed = Браузер не дістався столу: { $detail }
