### Лобі й новий стіл

client-lobby-title = Хто грає
client-lobby-lead = За відкриті столи можна сісти, за іншими — спостерігати.
client-lobby-lay = Створити стіл
client-lobby-laboratory = З лабораторії
client-lobby-laboratory-lead = Ігри, які ще випробовують, на простому столі, що пасує будь-якій грі.
client-lobby-yours = Ваші столи
client-lobby-which-game = Гра
client-lobby-all-games = Усі ігри
client-lobby-which = Столи
client-lobby-show-all = Усі
client-lobby-show-open = Відкриті
client-lobby-show-playing = Грають
client-lobby-show-mine = Мої
client-lobby-looking = Оглядаємо зал…
client-lobby-none = Зараз тут немає відкритих столів. Створіть свій або зіграйте з ботами просто зараз.
client-lobby-none-playing = Зараз ніхто не грає. Почніть першими.
client-lobby-none-mine = Ви ще ніде не сідали грати.
client-lobby-play-bots = Грати з ботами
client-lobby-free =
    { $count ->
        [0] місць немає
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
client-lobby-seat-free = вільно
client-lobby-in-play = грають
client-lobby-password = з паролем
client-lobby-watching =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
client-lobby-no-talk = без розмов
client-lobby-go-on = До столу
client-lobby-sit = Сісти

client-password-title = Стіл із паролем

client-new-title = Новий стіл
client-new-title-game = { $game }: новий стіл
client-new-game = Гра
client-new-seats = Гравців
client-new-access = Хто може прийти
client-access-public = Усі
    .note = Стіл видно в залі.
client-access-link = Ті, хто має посилання
    .note = Більше ніхто столу не бачить.
client-access-password = Ті, хто знає пароль
    .note = Стіл видно, але без пароля не сісти.
client-new-password = Пароль
client-new-clock = Час на роздуми
client-clock-none = Без годинника
client-clock-minute = 1 хвилина на хід
client-clock-three = 3 хвилини на хід
client-clock-bank = 5 хвилин на гру й 10 секунд за хід
client-clock-long = 15 хвилин на гру й 20 секунд за хід
client-clock-day = Доба на хід
client-clock-of-bank =
    { $minutes ->
        [one] { $minutes } хвилина на гру
        [few] { $minutes } хвилини на гру
        [many] { $minutes } хвилин на гру
       *[other] { $minutes } хвилини на гру
    }{ $increment ->
        [0] {""}
       *[other] {" "}й { $increment } с за хід
    }
client-clock-of-move = { $seconds } с на хід
client-new-more = Більше налаштувань
client-new-talk = Розмови
    .note = Гравці можуть писати одне одному. Інакше повідомлень за столом не буде.
client-new-delay = Глядачі бачать усе
client-new-delay-of =
    { $seconds ->
        [0] одразу
        [30] на 30 секунд пізніше
       *[other] на { $minutes ->
            [one] { $minutes } хвилину
            [few] { $minutes } хвилини
            [many] { $minutes } хвилин
           *[other] { $minutes } хвилини
        } пізніше
    }
client-new-couch = Екран для всіх
    .note = Цей пристрій показує стіл усім, але сам не грає; гравці сідають зі своїх.
client-new-lay = Створити стіл
client-seat = Місце { $seat }
