### Командний рядок

cli-about = Настільні ігри про феодальну Японію на одній маті. Без команди: відкрити зал і показати його в браузері.
cli-examples = Приклади
cli-example-start = грати в браузері
cli-example-friends = те саме, з друзями в локальній мережі
cli-example-choose = вибрати гру в терміналі
cli-example-games = у що можна зіграти
cli-example-serve = відкрити зал, у якому люди грають через мережу
cli-example-simulate = хай грають боти
cli-example-help = докладніше про команду
cli-languages = Мова — із TATAMI_LANG, інакше мова системи; --lang має перевагу.
cli-usage = Виклик:
cli-commands = Команди
cli-arguments = Аргументи
cli-parameters = Параметри
cli-default = (типово: { $value })
cli-unattended = (у симуляціях і в терміналі: { $value })
cli-slow = (коли на хід дають дні: { $value })
cli-help = Показати цю довідку.
cli-version = Показати версію.
cli-version-told = { $version } ({ $engine ->
    [compiled] скомпільований рушій
   *[interpreted] чистий Python
})
cli-lang = Мова виводу.
cli-json = Вивести один об’єкт JSON замість таблиць.
cli-option = Налаштування гри; можна вказати кілька разів. Перелік дає `tatami games`.
cli-data = Набір даних: файл із картами та всім іншим, чим грають, для гри, яка знає такі файли (senji, senjutsu).
cli-interrupted = перервано.
cli-broken = усередині щось зламалося, будь ласка, повідомте: { $error } (із TATAMI_TRACEBACK=1 видно, де саме).

## tatami games

cli-command-games = Перелік ігор: кількість гравців, налаштування, автори.
cli-games-name = назва
cli-games-players = гравці
cli-games-range = від { $low } до { $high } (типово: { $default })
cli-games-bots = боти
cli-games-check = Перевірити, чи є все, що називають маніфести ігор: правила, боти, столи, уроки й тексти.
cli-games-complete =
    { $count ->
        [one] { $count } гра: усе на місці.
        [few] { $count } гри: усе на місці.
       *[many] { $count } ігор: усе на місці.
    }
cli-games-laboratory = З лабораторії: { $title } (tatami play { $game })
error-no-text-for-game = { $file }: немає тексту { $key }.
cli-credits = { $by } ({ $house })

## tatami serve

cli-command-serve = Відкрити зал: сервер, на якому люди грають між собою та з ботами. Кожен параметр можна задати і змінною: --bot-pace — це TATAMI_HALL_BOT_PACE. Обмеження 0 означає, що його немає.
cli-serve-host = Адреса, на якій слухати. 0.0.0.0 — усі адреси цієї машини.
cli-serve-port = Порт, на якому слухати; 0 бере вільний і каже який.
cli-serve-database = Де зберігати ігри та людей: файл для SQLite або postgresql://USER@HOST/NAME. Якщо не вказано: hall.sqlite у теці даних.
cli-serve-data = Тека даних. Якщо не вказано: там, де ця система зберігає дані програм.
cli-serve-pack = Набір даних (для senji або senjutsu), який можна вибрати за столом; можна вказати кілька разів.
cli-serve-key-file = Ключі, якими підписано входи, по одному в рядку, найновіший перший. Файл створюється під час першого запуску; якщо не вказано, це «keys» у теці даних.
cli-serve-allowed-origins = Інші вебадреси, сторінки яких можуть користуватися цим залом, наприклад https://play.example.
cli-serve-trusted-proxies = Адреси проксі, яким вірять, коли вони кажуть, звідки прийшов запит.
cli-serve-metrics-from = Адреси, яким можна читати /metrics.
cli-serve-patience = Скільки інші чекають на відсутнього, перш ніж на його місце сяде бот.
cli-serve-forsaken = Через скільки днів боти дограють гру, яку всі покинули.
cli-serve-bot-pace = Скільки бот ніби думає, у мілісекундах, щоб люди встигали стежити.
cli-serve-bot-budget = Скільки бот може думати над однією відповіддю; далі за нього відповідає випадок.
cli-serve-thinkers = У скількох процесах думають боти; вони запускаються, коли вперше має відповісти бот.
cli-serve-idle = Через який час без людей стіл відкладають; він повернеться, щойно хтось прийде.
cli-serve-awake-tables = Від якої кількості столів у пам’яті одразу відкладають ті, за якими ніхто не стежить.
cli-serve-tables-per-person = Скільки незавершених столів може накрити одна людина.
cli-serve-tables-per-hour = Скільки столів можна накрити з однієї адреси за годину.
cli-serve-requests-per-minute = Скільки запитів одна адреса може зробити за хвилину.
cli-serve-guests-per-hour = Скільки гостей може прийти з однієї адреси за годину.
cli-serve-log-ins-per-minute = Скільки разів за хвилину можна спробувати увійти з однієї адреси.
cli-serve-log-ins-per-name = Скільки разів за годину можна спробувати увійти під одним іменем.
cli-serve-connections-per-address = Скільки живих з’єднань може мати одна адреса.
cli-serve-messages-per-second = Скільки повідомлень за секунду може надсилати клієнт; 0 — без обмеження.
cli-serve-messages-at-once = Скільки повідомлень клієнт може надіслати поспіль, перш ніж діятиме це обмеження.
cli-serve-work-per-person = Скільки секунд роботи залу за хвилину може витратити одна людина; 0 — без обмеження.
cli-serve-work-per-address = Те саме для однієї адреси, за якою може бути кілька людей.
cli-serve-megabytes-per-person = Скільки мегабайтів за хвилину зал надсилає одній людині, перш ніж відмовляти їй; 0 — без обмеження.
cli-serve-megabytes-per-address = Те саме для однієї адреси.
cli-serve-private-webhooks = Дозволити вебхукам викликати й адреси локальної мережі.
cli-serve-public-address = Де зал видно ззовні, як-от https://play.example: туди ведуть посилання в листах і календарях.
cli-serve-smtp = Поштовий сервер, що приймає листи тим, чий хід, у партіях на дні. Без нього зал листів не надсилає.
cli-serve-smtp-port = Його порт; 0 — звичайний: 587 для starttls, 465 для tls, 25 для none.
cli-serve-smtp-security = Як захищено лінію до нього. Де обрано starttls або tls, відкрито нічого не надсилається.
cli-serve-smtp-user = Ім’я для входу на поштовий сервер.
cli-serve-smtp-password-file = Файл із паролем до нього; або змінна TATAMI_HALL_SMTP_PASSWORD. Самого пароля параметром не передають.
cli-serve-smtp-sender = Адреса, з якої надходять листи.
cli-serve-mail-after = Скільки хтось має бути запитаний, перш ніж буде написано лист.
cli-serve-log-format = Журнал у stderr: рядки JSON або рядки для людей; auto дивиться, чи це термінал.
cli-serve-grace = Скільки зал чекає на останні запити, коли закривається.
cli-serve-open = Зал відкрито: { $address } (Ctrl+C його закриє)
cli-start-no-open = Не відкривати браузер; так само з TATAMI_NO_OPEN=1, на машині без екрана або через SSH.
cli-start-friends = Щоб друзі з вашої мережі могли приєднатися, запустіть із: --host 0.0.0.0
cli-start-friends-come = Друзі з вашої мережі заходять сюди: { $address }
cli-serve-closed = Зал закрито.

## tatami simulate

cli-command-simulate = Хай боти зіграють багато партій між собою; порахувати, хто перемагає.
cli-simulate-game = Яка гра; перелік дає `tatami games`.
cli-simulate-players = Скільки гравців. Якщо --seats називає менше ботів, до них долучаються ще такі, як останній.
cli-simulate-seats = Боти, по одному на гравця, наприклад random,random,random. Якщо не вказано: випадкові, скільки найкраще пасує грі. Від партії до партії вони міняються місцями. Спільна перемога рахується часткою; але де перемагає команда, перемога зараховується кожному з її членів.
cli-simulate-games = Скільки партій.
cli-simulate-baseline = Зіграти ще стільки ж партій лише з такими ботами (наприклад, random) і показати, у скільки разів частіше, ніж тоді, перемагає кожна роль і кожен вид ботів.
cli-simulate-against = Також показати, хто кого перемагає залежно від того, ким був: role, character, deck, order. Якщо не вказано: те, що для гри найважливіше.
cli-simulate-seed = Однакове зерно дає однакові партії.
cli-simulate-jobs = Скільки процесів ділять роботу; на результат це не впливає. Якщо не вказано: по одному на ядро.
cli-simulate-plot = Також намалювати частки перемог і тривалість партій у цьому файлі PNG.
cli-simulate-progress = Граємо

## tatami statistics

cli-command-statistics = Записати сторінку статистики про гру: хто перемагає, скільки триває партія і чим закінчується.
cli-statistics-games = Скільки щонайменше партій грає кожен вид ботів, за всіх кількостей гравців разом.
cli-statistics-out = Записати сторінку (Markdown) у цей файл; якщо не вказано, її буде виведено.

## tatami scenario

cli-command-scenario = Перевірити сценарії: позиції, ходи і те, що має з них вийти.
cli-scenario-files = Файли сценаріїв або теки з ними.
cli-scenario-ok = гаразд
cli-scenario-fails = не збігається
cli-scenario-where = де:
cli-scenario-expected = очікувалося:
cli-scenario-found = насправді:
cli-scenario-legal = дозволено
cli-scenario-refused = заборонено
cli-scenario-summary =
    { $passed ->
        [one] { $passed } сценарій пройдено
        [few] { $passed } сценарії пройдено
       *[many] { $passed } сценаріїв пройдено
    }, не збігається: { $failed }, не вдалося прочитати: { $broken }.
error-no-scenarios = У теці { $folder } немає сценаріїв (*.yaml).

## tatami replay

cli-command-replay = Переглянути записану гру очима гравця чи глядачів або перевірити її.
cli-replay-record = Запис, який зберігає `tatami play --record`.
cli-replay-seat = Чиїми очима дивитися; якщо не вказано, очима глядачів.
cli-replay-at = Показати стіл після стількох відповідей.
cli-replay-verify = Зіграти гру ще раз і порівняти випадок, усі відбитки та результат.
cli-replay-verified =
    Перевірено: { $acts ->
        [one] { $acts } відповідь
        [few] { $acts } відповіді
       *[many] { $acts } відповідей
    }; випадок, усі відбитки та результат збігаються із записом.
cli-replay-prompt = { $act } із { $acts }. Enter: далі, b: назад, число: туди, q: вийти.
error-no-such-act = Відповіді { $act } у цьому записі немає; усього їх { $acts }.

## tatami rules

cli-command-rules = Показати пункти правил гри або скільки з них показано тестами.
cli-rules-game = Яка гра; якщо не вказано, усі.
cli-rules-clause = Пункт або роз’яснення, наприклад TEN-….
cli-rules-coverage = Порахувати, які пункти й роз’яснення показано тестами та сценаріями; код виходу 1, якщо якогось бракує.
cli-rules-data = Перевірити набір даних і сказати, що з ним не так.
cli-rules-pack = Набір даних «{ $name }» справний. SHA-256 { $digest }
cli-rules-tree = Дерево джерельного коду, тести якого рахувати; якщо не вказано, це.
cli-rules-clauses = пунктів
cli-rules-shown = показано
cli-rules-percent = частка
cli-rules-how = `tatami rules ГРА` показує всі, `tatami rules TEN-…` показує один.
cli-rules-excused = { $clause } не рахується: { $reason }
cli-rules-missing = { $game }, не показано жодним тестом: { $clauses }
cli-rules-unknown = { $game }, згадано в тестах, але немає у правилах: { $clauses }
cli-not-enforceable-TEN-98 = Карти легенди за цим самим пунктом ні на що не впливають; у програмі їх немає.
cli-not-enforceable-SHI-R33 = Розмови за столом відбуваються поза правилами. Що ніхто не показує карту клану чи карти в руці, програма забезпечує.
cli-not-enforceable-SAM-189 = Розмови за столом відбуваються поза правилами. Що ніхто не доводить своїх слів картою ролі, програма забезпечує.
cli-not-enforceable-SEN-R4 = Тут лише пояснено, що означає слово в переліку компонентів; лічильника ходів у програмі немає.
cli-not-enforceable-SJT-57 = Тут лише сказано, де лежать компоненти; жетони й карти поранень у програмі видно всім.
cli-not-enforceable-SJT-R2 = Тут лише сказано, за яким виданням правил складено перелік пунктів.
error-no-such-clause = У правилах немає пункту «{ $clause }» (шукали тут: { $games }).

## tatami bench

cli-command-bench = Виміряти швидкість рушія поряд з іншими бібліотеками, скільки витримує зал або скільки важить браузерний клієнт.
cli-bench-games = Які ігри; якщо не вказано — усі. Або «hall»: на цій машині відкривається справжній зал, і в ньому грають боти. Або «client»: скільки важить браузерний клієнт і що завантажує перший стіл.
cli-bench-seats = Скільки гравців; якщо не вказано — скільки найкраще пасує кожній грі.
cli-bench-seconds = Скільки секунд вимірювати загалом; для залу — скільки грати (відкрити, накрити й розбудити столи — ще близько хвилини).
cli-bench-tables = Скільки живих столів на чотирьох матиме зал; сплять удесятеро більше. Якщо не вказано — 1000.
cli-bench-database = База даних залу, який вимірюють: порожня й ніким не зайнята; якщо не вказано — SQLite у тимчасовій теці.
cli-bench-beside = Корінь іншої робочої копії цього сховища: її зал теж відкривають, і обидва міряють по черзі, проміжками близько секунди. Лише для «hall».
cli-bench-soak = Стільки хвилин: зал зі звичайними обмеженнями, чесні гості, а поруч ті, хто хоче його повалити. Лише для «hall».
cli-bench-game = Яка гра; лише для «client». Якщо не вказано — усі.
cli-bench-progress = Вимірюємо

## Що не так із командним рядком

error-output-unwritable = Не вдається записати те, що виводить програма: { $detail }.
error-usage = { $detail }
error-usage-unknown-command = Немає команди «{ $command }»; перелік дає `tatami --help`.
error-usage-unknown-option = Параметра { $option } тут немає; перелік дає `--help`.
error-usage-too-much = «{ $text }» тут зайве; `--help` покаже, що очікується.
error-usage-missing = { $parameter } потребує значення; `--help` покаже, що очікується.
error-usage-repeated = { $parameter } вказано більше ніж один раз.
error-usage-bad-value =
    { $kind ->
        [int] { $parameter }: «{ $value }» не є цілим числом.
        [float] { $parameter }: «{ $value }» не є числом.
       *[other] { $parameter } не може бути «{ $value }».
    }
error-too-many-bots = --seats називає { $bots ->
    [one] { $bots } бота
    [few] { $bots } ботів
   *[many] { $bots } ботів
}, а --players — { $players }.
error-option-form = --option потребує вигляду назва=значення, а не «{ $text }».
