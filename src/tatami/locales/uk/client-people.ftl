### Люди: хто з ким грає

## Грати зараз

client-play-title = { $game }: грати зараз
client-play-players = Гравці
client-play-any = Як звичайно ({ $count })
client-play-bots = Боти
client-bots-sensible = Розважливі
    .note = грають із задумом
client-bots-random = Навмання
    .note = будь-який дозволений хід: для найперших кроків
client-play-join = Приєднуватися до тих, хто чекає
    .note = Якщо за цією грою хтось чекає на товариство, ви сядете там.
client-play-welcome = Лишатися відкритим для людей
    .note = Хто прийде, поки гра щойно почалася, може зайняти місце бота.
client-lobby-young = щойно почалася, можна приєднатися
client-welcome-sit = Ця гра щойно почалася: можна зайняти місце бота.
client-welcome-came = { $name } тепер на місці, де був бот { $before }.

## Хто тут

client-here = Зараз тут
client-here-count =
    { $count ->
        [one] тут ще { $count } людина
        [few] тут ще { $count } людини
       *[many] тут ще { $count } людей
    }
client-here-more =
    { $count ->
        [one] і ще { $count } людина
        [few] і ще { $count } людини
       *[many] і ще { $count } людей
    }
client-here-nobody = Зараз тут більше нікого немає.
client-here-invite = Запросити
client-here-asked = запрошення надіслано
client-here-declined = цього разу не прийде
client-invited = { $name } запрошує вас: { $game }, { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }, { $free ->
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
client-invited-come = Сісти
client-invited-decline = Не зараз
client-invited-mute = Більше не запрошувати

## Перед грою

client-waiting-usual = За звичайними правилами, без годинника.
client-waiting-deal = Чому роздача чесна
client-share-link = Надіслати посилання
client-qr = QR-код
client-qr-label = QR-код посилання на цей стіл: { $title }

## Профіль і налаштування

client-profile-crest = Герб
client-crest-tomoe = Коми
client-crest-ume = Цвіт сливи
client-crest-hishi = Ромби
client-crest-uroko = Луска
client-crest-kikko = Черепаховий панцир
client-crest-hiki = Смуги
client-crest-kuyo = Дев’ять зірок
client-crest-igeta = Колодязний зруб
client-crest-kikyo = Дзвоник
client-crest-mokko = Айва
client-crest-matsu = Сосна
client-crest-nami = Хвилі
client-crest-juji = Хрест
client-crest-shippo = Сплетені кола
client-crest-ogi = Віяло
client-profile-which = Які ігри
client-profile-show-all = Усі
client-profile-show-running = Тривають
client-profile-show-over = Закінчені
client-profile-only-rated = лише рейтингові
client-profile-none-such = Таких ігор немає.
client-settings-people = Товариство
client-settings-seen = Інші бачать, що я тут
    .note = Вимкнено: вас немає у списку тих, хто тут, на жодному пристрої.
client-settings-asked = Мене можна запрошувати
    .note = Вимкнено: ніхто не може покликати вас за стіл.
