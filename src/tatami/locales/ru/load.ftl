### Сколько выдерживает зал: tatami bench hall

bench-hall-coming = Гости заходят и садятся
bench-hall-connecting = Все подключаются
bench-hall-live = Столы в людском темпе
bench-hall-saturation = Столы на полной скорости
bench-hall-writing = Партии записываются в базу данных
bench-hall-waking = Каждый стол будят
bench-hall-sleeping = Они снова засыпают
bench-hall-beside = Два зала по очереди
bench-hall-quiet = Честные гости играют, никто им не мешает
bench-hall-after = Нападавшие ушли

load-unknown = неизвестно
load-value = измерено
load-saturation = полная скорость, столы на четверых
load-row = { $game }, { $lang ->
    [none] без предложений
   *[other] с предложениями ({ $lang })
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}
load-acts-a-second = действий/с
load-acts-a-cpu-second = на с ЦП
load-quiet = тихое ядро
load-p50 = p50, мс
load-p99 = p99, мс
load-live = живые столы на четверых, с предложениями
load-tables = столов
load-sockets = соединений
load-pause = секунд между двумя действиями за столом
load-acts = действий
load-cpu = занятость одного ядра залом
load-memory = память зала, МБ
load-sleeping = партии, которые спят
load-still-awake = ещё не спят
load-empty = память пустого зала, МБ
load-memory-asleep = память, когда все спят, МБ
load-memory-most = наибольшая память, МБ
load-kb-asleep = спящий стол, КБ
load-kb-awake = стол, который не спит, КБ
load-kb-socket = соединение, КБ
load-wake-p50 = разбудить стол, p50, мс
load-wake-p99 = разбудить стол, p99, мс
load-gate-acts = действий на секунду ЦП (самая медленная игра, без предложений)
load-gate-late = живые столы: пока другие узнают о действии, p99, мс
load-gate-idle = память, когда все спят, МБ
load-fewer = Только { $tables ->
    [one] { $tables } живой стол
    [few] { $tables } живых стола
    [many] { $tables } живых столов
   *[other] { $tables } живого стола
} вместо { $wanted }: { $limit ->
    [files] система не разрешает больше открытых файлов (ulimit -n).
   *[time] подготовить больше не было времени; с --seconds его становится больше.
}
load-fewer-asleep = Только { $tables ->
    [one] { $tables } спящий стол
    [few] { $tables } спящих стола
    [many] { $tables } спящих столов
   *[other] { $tables } спящего стола
} вместо { $wanted }: подготовить больше не было времени; с --seconds его становится больше.
load-refused = Зал отклонил { $acts ->
    [one] { $acts } действие
    [few] { $acts } действия
    [many] { $acts } действий
   *[other] { $acts } действия
}: так быть не должно.
load-quoted = Для сравнения: { $server } когда-то показал { $rate } ходов на секунду ЦП (столы на четверых, другие правила, без сохранения, другая машина; это цитата, а не измерение). Самая медленная игра здесь: × { $ratio }.
load-conditions = { $python }, { $engine ->
    [compiled] скомпилированный движок
   *[interpreted] интерпретируемый движок
}, с сохранением ({ $database }). Время ЦП — только зала. Задержка — от отправки действия до мига, когда о нём узнало другое место; на полной скорости это в основном ожидание в очереди. «Тихое ядро»: пересчитано по калибровочному циклу лаборатории.

## tatami bench hall --beside

load-beside = на полной скорости, ходов за секунду процессора
load-this-hall = этот зал
load-other-hall = другой
load-ratio = отношение
load-pairs = пар
load-left-out = Другая копия не знает этих игр: { $games }.
load-other-engine = Движки разные: этот { $engine ->
    [compiled] скомпилирован, другой интерпретируется. Скомпилируйте и другой (python3 run.py compile) или задайте TATAMI_PURE=1.
   *[interpreted] интерпретируется, другой скомпилирован. Скомпилируйте и этот (python3 run.py compile) или задайте TATAMI_PURE=1.
}
load-beside-conditions = { $python }, { $engine ->
    [compiled] скомпилированный движок
   *[interpreted] интерпретируемый движок
}, с сохранением (SQLite); другой зал — из { $folder }. Промежутки по { $seconds } с по очереди; отношение — медиана пар промежутков, больше 1, если быстрее этот зал.

## tatami bench hall --soak

load-soak-act = пока другие узнают о ходе
load-soak-ping = пока придёт ответ на пинг
load-to-quiet = × тишины
load-megabytes = МБ
load-phase-quiet = тишина
load-phase-after = потом
load-attack-pipeline = запросы без ожидания ответов
load-attack-flood = пинги без конца, глухие к прощанию
load-attack-options = записи со всё новыми параметрами
load-attack-wishes = дорогие просьбы за чужим столом
load-attack-replay = просмотры снова и снова
load-attack-deaf = соединения, которые никогда не читают
load-attack-half = половина заголовка, половина тела
load-attack-bots = бесконечные партии ботов
load-attack-towers = башни параметров
load-hostile = нападавшие
load-sent = отправлено
load-refusals = отказано
load-gate-soak-memory = память сверх той, что в тишине, МБ
load-gate-soak-acts = под атакой: пока другие услышат о ходе, p99, мс
load-gate-soak-pings = под атакой: пинг наблюдателя, p99, мс
load-gate-soak-refused = ходы честных гостей, в которых отказано или о которых не сказано
load-soak-conditions = { $python }, { $engine ->
    [compiled] скомпилированный движок
   *[interpreted] интерпретируемый движок
}, с сохранением ({ $database }), все ограничения обычные. Все приходят с этой машины: нападавшие — с других адресов, чем честные гости, и отдельной программой с низким приоритетом. На занятой машине судите о задержке по её отношению к тишине.

## tatami bench client

bench-client-loading = Первые столы в браузере
load-built = браузерный клиент (байты)
load-plain = как есть
load-gzip = gzip
load-brotli = brotli
load-total = всего
load-first-table = первый стол
load-requests = запросов
load-bytes = отправлено байтов
load-kind-script = скрипты
load-kind-style = стили
load-kind-font = шрифты
load-kind-other = прочее (страница, значки, ответы зала)
load-gate-code = { $game }: скрипты и стили первого стола, байты
load-no-chromium = Здесь нет Chromium (в Debian: apt install chromium; или путь к нему в CHROMIUM), поэтому не измерено, что загружают первые столы.
load-no-playwright = Playwright не установлен (его установит python3 run.py bench client), поэтому не измерено, что загружают первые столы.

## Что может быть не так

error-bad-tables = Число столов должно быть от 1 до { $high }, а не { $tables }.
error-bench-hall-only = { $option } относится только к «tatami bench hall».
error-bench-engine-only = { $option } ничего не значит для «tatami bench hall»: за его столами четыре места.
error-bad-minutes = Число минут должно быть больше 0 и не больше { $high }, а не { $minutes }.
error-bench-no-checkout = { $folder } — не рабочая копия этого хранилища: там нет run.py и src/tatami.
error-bench-broken-checkout = Рабочую копию в { $folder } измерить нельзя: { $detail }
error-bench-not-beside = { $option } не имеет смысла рядом с --beside: каждый зал получает свою базу данных.
error-bench-not-soak = { $option } не имеет смысла рядом с --soak.
error-bench-hall-shut = Зал, который должны были измерять, не открылся: { $detail }
error-bench-hall-lost = Зал, который измеряли, больше не отвечает: { $detail }
error-bench-hall-too-slow = Измерение прекращено через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}; попробуйте меньше --tables.
error-bench-client-only = { $option } относится только к «tatami bench client».
error-bench-not-client = { $option } ничего не значит для «tatami bench client».
error-bench-client-unbuilt = Браузерный клиент не собран. «python3 run.py bench client» сначала собирает его.
error-bench-client-failed = Браузер не добрался до стола: { $detail }
