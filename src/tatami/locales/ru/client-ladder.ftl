### Рейтинг игроков и страницы игроков

client-ladder-lead = Сильнейшие игроки и боты, по игре и числу игроков.
client-ladder-game = Игра
client-ladder-players = Число игроков
client-ladder-n-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
client-ladder-period = Какие партии учтены
client-ladder-now = Все, кто играл в последнее время
client-ladder-ever = Все, кто когда-либо играл
client-ladder-season = { $quarter ->
        [1] Январь – март
        [2] Апрель – июнь
        [3] Июль – сентябрь
       *[4] Октябрь – декабрь
    } { $year }
client-ladder-place = Место
client-ladder-player = Игрок
client-ladder-surely = Не меньше
client-ladder-rating = Рейтинг
client-ladder-games = Партии
client-ladder-you = вы
client-ladder-provisional = предварительный
client-ladder-inactive = давно не играет
client-ladder-bot = Бот: { $kind }
client-ladder-somebody = кто-то
client-ladder-only-you = Эту строку видите только вы.
client-ladder-nobody = Пока никого. Первая рейтинговая партия даст первую строку.
client-ladder-past-end = Так далеко внизу никого нет.
client-ladder-before = Выше
client-ladder-after = Ниже
client-ladder-how = Рейтинг – это оценка с погрешностью (±). Порядок определяет то, что почти достоверно: рейтинг минус три погрешности, так что несколько партий никого не поднимут наверх. Он предварительный, пока десять партий не сделают его достаточно надёжным. Ботов оценивают так же, как всех, поэтому победа стоит столько, сколько стоят соперники.
client-ladder-guest = У гостей рейтинга нет, он бывает у учётных записей.

## Страница игрока

client-player-since = Здесь с { $day }
client-player-friends = Вы друзья.
client-player-asked = Вы попросили о дружбе.
client-player-asking = Хочет с вами дружить.
client-player-blocked = Вы заблокировали этого человека.
client-player-games = Партии
client-player-won = Выиграно
client-player-share = Доля выигранных партий
client-player-streak = Сейчас
client-player-winning =
    { $count ->
        [one] { $count } победа подряд
        [few] { $count } победы подряд
       *[many] { $count } побед подряд
    }
client-player-losing =
    { $count ->
        [one] { $count } поражение подряд
        [few] { $count } поражения подряд
       *[many] { $count } поражений подряд
    }
client-player-best = Больше всего побед подряд
client-player-ratings = Рейтинги
client-player-surely = не меньше { $value }
client-player-rated =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
client-player-unrated = Рейтинговых партий пока нет.
client-player-curve = Рейтинг во времени: { $what }
client-player-curve-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
client-player-curve-table = Числами
client-player-day = День
client-player-last = Последние партии
client-player-place = место { $place } из { $of }
client-player-counts = рейтинговая
client-player-with = Играли:
client-player-by-game = По играм
client-player-by-trait = { $game }: { $trait }
client-player-by-seat = По местам за столом
client-player-opponents = Соперники
client-player-no-opponents = Никого, кого можно здесь назвать.
client-player-ahead = Впереди
client-player-behind = Позади
client-player-all = Показать все { $count }
client-player-counted =
    { $count ->
        [one] Учтена: последняя { $count } завершённая партия.
        [few] Учтены: последние { $count } завершённые партии.
       *[many] Учтены: последние { $count } завершённых партий.
    }
client-player-nothing = Завершённых партий пока нет.
client-player-yours = Это видите только вы
client-player-page = Кому видна ваша страница
client-player-page-everybody = Всем
client-player-page-friends = Друзьям
client-player-page-nobody = Никому
client-player-on-ladder = Стоять в рейтинге игроков
    .note = выключено: ваши строки видите только вы, а рейтинг считается дальше
client-player-export = Всё, что зал хранит о вас, можно забрать с собой:
client-player-export-json = Всё (JSON)
client-player-export-csv = Партии таблицей (CSV)
