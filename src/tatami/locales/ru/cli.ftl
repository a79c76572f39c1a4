### Командная строка

cli-about = Настольные игры о феодальной Японии на одной циновке. Без команды: открыть зал и показать его в браузере.
cli-examples = Примеры
cli-example-start = играть в браузере
cli-example-friends = то же самое, с друзьями в локальной сети
cli-example-choose = выбрать игру в терминале
cli-example-games = во что можно сыграть
cli-example-serve = открыть зал, в котором люди играют по сети
cli-example-simulate = пусть играют боты
cli-example-help = подробнее о команде
cli-languages = Язык — из TATAMI_LANG, иначе язык системы; --lang важнее обоих.
cli-usage = Вызов:
cli-commands = Команды
cli-arguments = Аргументы
cli-parameters = Параметры
cli-default = (по умолчанию: { $value })
cli-unattended = (в симуляциях и в терминале: { $value })
cli-slow = (когда на ход дают дни: { $value })
cli-help = Показать эту справку.
cli-version = Показать версию.
cli-version-told = { $version } ({ $engine ->
    [compiled] скомпилированный движок
   *[interpreted] чистый Python
})
cli-lang = Язык вывода.
cli-json = Вывести один объект JSON вместо таблиц.
cli-option = Настройка игры; можно указать несколько раз. Список даёт `tatami games`.
cli-data = Набор данных: файл с полем, картами и самураями для игры, в которую с ним играют (senji).
cli-interrupted = прервано.
cli-broken = внутри что-то сломалось, пожалуйста, сообщите: { $error } (с TATAMI_TRACEBACK=1 видно, где именно).

## tatami games

cli-command-games = Список игр: число игроков, настройки, авторы.
cli-games-name = имя
cli-games-players = игроки
cli-games-range = от { $low } до { $high } (по умолчанию: { $default })
cli-games-bots = боты
cli-games-check = Проверить, есть ли всё, что называют манифесты игр: правила, боты, столы, уроки и тексты.
cli-games-complete =
    { $count ->
        [one] { $count } игра: всё на месте.
        [few] { $count } игры: всё на месте.
       *[many] { $count } игр: всё на месте.
    }
cli-games-laboratory = Из лаборатории: { $title } (tatami play { $game })
error-no-text-for-game = { $file }: нет текста { $key } ({ $lang }).
cli-credits = { $by } ({ $house })

## tatami serve

cli-command-serve = Открыть зал: сервер, на котором люди играют друг с другом и с ботами. Каждый параметр можно задать и переменной: --bot-pace — это TATAMI_HALL_BOT_PACE. Ограничение 0 означает, что его нет.
cli-serve-host = Адрес, на котором слушать. 0.0.0.0 — все адреса этой машины.
cli-serve-port = Порт, на котором слушать; 0 берёт свободный и говорит какой.
cli-serve-database = Где хранить игры и людей: файл для SQLite или postgresql://USER@HOST/NAME. Если не указано: hall.sqlite в папке данных.
cli-serve-data = Папка данных. Если не указано: там, где эта система хранит данные программ.
cli-serve-pack = Набор данных для senji, который можно выбрать за столом; можно указать несколько раз.
cli-serve-key-file = Ключи, которыми подписаны входы, по одному в строке, новейший первым. Файл создаётся при первом запуске; если не указано, это «keys» в папке данных.
cli-serve-allowed-origins = Другие веб-адреса, страницы которых могут пользоваться этим залом, например https://play.example.
cli-serve-trusted-proxies = Адреса прокси, которым верят, когда они говорят, откуда пришёл запрос.
cli-serve-metrics-from = Адреса, которым можно читать /metrics.
cli-serve-patience = Сколько остальные ждут отсутствующего, пока на его место не сядет бот.
cli-serve-forsaken = Через сколько дней боты доигрывают игру, которую все покинули.
cli-serve-bot-pace = Сколько бот будто бы думает, в миллисекундах, чтобы люди успевали следить.
cli-serve-bot-budget = Сколько бот может думать над одним ответом; дальше за него отвечает случай.
cli-serve-thinkers = В скольких процессах думают боты; они запускаются, когда впервые должен ответить бот.
cli-serve-idle = Через какое время без людей стол откладывают; он вернётся, как только кто-нибудь придёт.
cli-serve-awake-tables = С какого числа столов в памяти сразу откладывают те, за которыми никто не следит.
cli-serve-tables-per-person = Сколько незаконченных столов может накрыть один человек.
cli-serve-tables-per-hour = Сколько столов можно накрыть с одного адреса за час.
cli-serve-requests-per-minute = Сколько запросов один адрес может сделать за минуту.
cli-serve-guests-per-hour = Сколько гостей может прийти с одного адреса за час.
cli-serve-log-ins-per-minute = Сколько раз за минуту можно попытаться войти с одного адреса.
cli-serve-log-ins-per-name = Сколько раз за час можно попытаться войти под одним именем.
cli-serve-connections-per-address = Сколько живых соединений может иметь один адрес.
cli-serve-messages-per-second = Сколько сообщений в секунду может присылать клиент; 0 — без ограничения.
cli-serve-messages-at-once = Сколько сообщений клиент может прислать подряд, прежде чем начнёт действовать это ограничение.
cli-serve-work-per-person = Сколько секунд работы зала в минуту может потратить один человек; 0 — без ограничения.
cli-serve-work-per-address = То же для одного адреса, за которым может быть несколько человек.
cli-serve-megabytes-per-person = Сколько мегабайтов в минуту зал отправляет одному человеку, прежде чем отказывать ему; 0 — без ограничения.
cli-serve-megabytes-per-address = То же для одного адреса.
cli-serve-private-webhooks = Разрешить вебхукам вызывать и адреса локальной сети.
cli-serve-log-format = Журнал в stderr: строки JSON или строки для людей; auto смотрит, терминал ли это.
cli-serve-grace = Сколько зал ждёт последних запросов, когда закрывается.
cli-serve-open = Зал открыт: { $address } (Ctrl+C его закроет)
cli-start-no-open = Не открывать браузер; так же с TATAMI_NO_OPEN=1, на машине без экрана или через SSH.
cli-start-friends = Чтобы друзья из вашей сети могли присоединиться, запустите с: --host 0.0.0.0
cli-start-friends-come = Друзья из вашей сети заходят сюда: { $address }
cli-serve-closed = Зал закрыт.

## tatami simulate

cli-command-simulate = Пусть боты сыграют много партий между собой; посчитать, кто побеждает.
cli-simulate-game = Какая игра; список даёт `tatami games`.
cli-simulate-players = Сколько игроков. Если --seats называет меньше ботов, к ним добавляются ещё такие, как последний.
cli-simulate-seats = Боты, по одному на игрока, например random,random,random. Если не указано: случайные, сколько лучше всего подходит игре. От партии к партии они меняются местами. Общая победа считается долей; но где побеждает команда, победа засчитывается каждому её участнику.
cli-simulate-games = Сколько партий.
cli-simulate-baseline = Сыграть ещё столько же партий только с такими ботами (например, random) и показать, во сколько раз чаще, чем тогда, побеждает каждая роль и каждый вид ботов.
cli-simulate-seed = Одинаковое зерно даёт одинаковые партии.
cli-simulate-jobs = Сколько процессов делят работу; на результат это не влияет. Если не указано: по одному на ядро.
cli-simulate-plot = Также нарисовать доли побед и длительность партий в этом файле PNG.
cli-simulate-progress = Играем

## tatami statistics

cli-command-statistics = Записать страницу статистики об игре: кто побеждает, сколько длится партия и чем заканчивается.
cli-statistics-games = Сколько по меньшей мере партий играет каждый вид ботов; поровну для каждого числа игроков.
cli-statistics-out = Записать страницу (Markdown) в этот файл; если не указано, она будет выведена.

## tatami scenario

cli-command-scenario = Проверить сценарии: позиции, ходы и то, что должно из них выйти.
cli-scenario-files = Файлы сценариев или папки с ними.
cli-scenario-ok = верно
cli-scenario-fails = не сходится
cli-scenario-where = где:
cli-scenario-expected = ожидалось:
cli-scenario-found = на деле:
cli-scenario-legal = разрешено
cli-scenario-refused = запрещено
cli-scenario-summary =
    { $passed ->
        [one] { $passed } сценарий пройден
        [few] { $passed } сценария пройдено
       *[many] { $passed } сценариев пройдено
    }, не сходится: { $failed }, не удалось прочитать: { $broken }.
error-no-scenarios = В папке { $folder } нет сценариев (*.yaml).

## tatami replay

cli-command-replay = Просмотреть записанную игру глазами игрока или зрителей либо проверить её.
cli-replay-record = Запись, которую сохраняет `tatami play --record`.
cli-replay-seat = Чьими глазами смотреть; если не указано, глазами зрителей.
cli-replay-at = Показать стол после стольких ответов.
cli-replay-verify = Сыграть игру ещё раз и сравнить случай, все отпечатки и итог.
cli-replay-verified =
    Проверено: { $acts ->
        [one] { $acts } ответ
        [few] { $acts } ответа
       *[many] { $acts } ответов
    }; случай, все отпечатки и итог совпадают с записью.
cli-replay-prompt = { $act } из { $acts }. Enter: дальше, b: назад, число: туда, q: выйти.
error-no-such-act = Ответа { $act } в этой записи нет; всего их { $acts }.

## tatami rules

cli-command-rules = Показать пункты правил игры или сколько из них показано тестами.
cli-rules-game = Какая игра; если не указано, все.
cli-rules-clause = Пункт или разъяснение, например TEN-….
cli-rules-coverage = Посчитать, какие пункты и разъяснения показаны тестами и сценариями; код выхода 1, если какого-то не хватает.
cli-rules-data = Проверить набор данных и сказать, что с ним не так.
cli-rules-pack = Набор данных «{ $name }» в порядке. SHA-256 { $digest }
cli-rules-tree = Дерево исходного кода, тесты которого считать; если не указано, это.
cli-rules-clauses = пунктов
cli-rules-shown = показано
cli-rules-percent = доля
cli-rules-how = `tatami rules ИГРА` показывает все, `tatami rules TEN-…` показывает один.
cli-rules-excused = { $clause } не считается: { $reason }
cli-rules-missing = { $game }, не показано ни одним тестом: { $clauses }
cli-rules-unknown = { $game }, упомянуто в тестах, но нет в правилах: { $clauses }
cli-not-enforceable-TEN-98 = Карты-памятки по этому самому пункту ни на что не влияют; в программе их нет.
cli-not-enforceable-SHI-R33 = Разговоры за столом идут вне правил. Что никто не показывает карту клана или карты на руке, программа обеспечивает.
cli-not-enforceable-SAM-189 = Разговоры за столом идут вне правил. Что никто не подтверждает свои слова картой роли, программа обеспечивает.
cli-not-enforceable-SEN-R4 = Здесь лишь объяснено, что значит слово в перечне компонентов; счётчика ходов в программе нет.
error-no-such-clause = В правилах нет пункта «{ $clause }» (искали здесь: { $games }).

## tatami bench

cli-command-bench = Измерить скорость движка рядом с другими библиотеками, сколько выдерживает зал или сколько весит браузерный клиент.
cli-bench-games = Какие игры; если не указано — все. Или «hall»: на этой машине открывается настоящий зал, и в нём играют боты. Или «client»: сколько весит браузерный клиент и что загружает первый стол.
cli-bench-seats = Сколько игроков; если не указано — сколько лучше всего подходит каждой игре.
cli-bench-seconds = Сколько секунд измерять всего; для зала — сколько играть (открыть, накрыть и разбудить столы — ещё около минуты).
cli-bench-tables = Сколько живых столов на четверых получит зал; спят в десять раз больше. Если не указано — 1000.
cli-bench-database = База данных зала, который измеряют: пустая и никем не занятая; если не указано — SQLite во временной папке.
cli-bench-beside = Корень другой рабочей копии этого хранилища: её зал тоже открывают, и оба измеряют по очереди, промежутками около секунды. Только для «hall».
cli-bench-soak = Столько минут: зал с обычными ограничениями, честные гости, а рядом те, кто хочет его обрушить. Только для «hall».
cli-bench-game = Какая игра; только для «client». Если не указано — все.
cli-bench-progress = Измеряем

## Что не так с командной строкой

error-output-unwritable = Не удаётся записать то, что выводит программа: { $detail }.
error-usage = { $detail }
error-usage-unknown-command = Нет команды «{ $command }»; список даёт `tatami --help`.
error-usage-unknown-option = Параметра { $option } здесь нет; список даёт `--help`.
error-usage-too-much = «{ $text }» здесь лишнее; `--help` покажет, что ожидается.
error-usage-missing = { $parameter } требует значения; `--help` покажет, что ожидается.
error-usage-repeated = { $parameter } указан больше одного раза.
error-usage-bad-value =
    { $kind ->
        [int] { $parameter }: «{ $value }» — не целое число.
        [float] { $parameter }: «{ $value }» — не число.
       *[other] { $parameter } не может быть «{ $value }».
    }
error-too-many-bots = --seats называет { $bots ->
    [one] { $bots } бота
    [few] { $bots } ботов
   *[many] { $bots } ботов
}, а --players — { $players }.
error-option-form = --option требует вида имя=значение, а не «{ $text }».
