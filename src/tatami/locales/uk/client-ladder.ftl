### Рейтинг гравців і сторінки гравців

client-ladder-lead = Найсильніші гравці й боти, за грою та кількістю гравців.
client-ladder-game = Гра
client-ladder-players = Кількість гравців
client-ladder-n-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
client-ladder-period = Які партії враховано
client-ladder-now = Усі, хто грав останнім часом
client-ladder-ever = Усі, хто будь-коли грав
client-ladder-season = { $quarter ->
        [1] Січень – березень
        [2] Квітень – червень
        [3] Липень – вересень
       *[4] Жовтень – грудень
    } { $year }
client-ladder-place = Місце
client-ladder-player = Гравець
client-ladder-surely = Щонайменше
client-ladder-rating = Рейтинг
client-ladder-games = Партії
client-ladder-you = ви
client-ladder-provisional = попередній
client-ladder-inactive = давно не грає
client-ladder-bot = Бот: { $kind }
client-ladder-somebody = хтось
client-ladder-only-you = Цей рядок бачите лише ви.
client-ladder-nobody = Поки нікого. Перша рейтингова партія дасть перший рядок.
client-ladder-past-end = Так далеко внизу нікого немає.
client-ladder-before = Вище
client-ladder-after = Нижче
client-ladder-how = Рейтинг – це оцінка з похибкою (±). Порядок визначає те, що майже певне: рейтинг мінус три похибки, тож кілька партій нікого не піднімуть нагору. Він попередній, доки десять партій не зроблять його досить певним. Ботів оцінюють так само, як усіх, тому перемога варта стільки, скільки варті суперники.
client-ladder-guest = У гостей рейтингу немає, він буває в облікових записів.

## Сторінка гравця

client-player-since = Тут від { $day }
client-player-friends = Ви друзі.
client-player-asked = Ви попросили про дружбу.
client-player-asking = Хоче з вами дружити.
client-player-blocked = Ви заблокували цю людину.
client-player-games = Партії
client-player-won = Виграно
client-player-share = Частка виграних партій
client-player-streak = Зараз
client-player-winning =
    { $count ->
        [one] { $count } перемога поспіль
        [few] { $count } перемоги поспіль
       *[many] { $count } перемог поспіль
    }
client-player-losing =
    { $count ->
        [one] { $count } поразка поспіль
        [few] { $count } поразки поспіль
       *[many] { $count } поразок поспіль
    }
client-player-best = Найбільше перемог поспіль
client-player-ratings = Рейтинги
client-player-surely = щонайменше { $value }
client-player-rated =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
client-player-unrated = Рейтингових партій поки немає.
client-player-curve = Рейтинг у часі: { $what }
client-player-curve-games =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
client-player-curve-table = Числами
client-player-day = День
client-player-last = Останні партії
client-player-place = місце { $place } з { $of }
client-player-counts = рейтингова
client-player-with = Грали:
client-player-by-game = За іграми
client-player-by-trait = { $game }: { $trait }
client-player-by-seat = За місцями за столом
client-player-opponents = Суперники
client-player-no-opponents = Нікого, кого можна тут назвати.
client-player-ahead = Попереду
client-player-behind = Позаду
client-player-all = Показати всі { $count }
client-player-counted =
    { $count ->
        [one] Враховано: остання { $count } завершена партія.
        [few] Враховано: останні { $count } завершені партії.
       *[many] Враховано: останні { $count } завершених партій.
    }
client-player-nothing = Завершених партій поки немає.
client-player-yours = Це бачите лише ви
client-player-page = Кому видно вашу сторінку
client-player-page-everybody = Усім
client-player-page-friends = Друзям
client-player-page-nobody = Нікому
client-player-on-ladder = Стояти в рейтингу гравців
    .note = вимкнено: ваші рядки бачите лише ви, а рейтинг рахується далі
client-player-export = Усе, що зала зберігає про вас, можна забрати з собою:
client-player-export-json = Усе (JSON)
client-player-export-csv = Партії таблицею (CSV)
