### Лобби и новый стол

client-lobby-title = Кто играет
client-lobby-lead = За открытые столы можно сесть, за другими — наблюдать.
client-lobby-lay = Создать стол
client-lobby-laboratory = Из лаборатории
client-lobby-laboratory-lead = Игры, которые ещё испытывают, на простом столе, который подходит любой игре.
client-lobby-yours = Ваши столы
client-lobby-which-game = Игра
client-lobby-all-games = Все игры
client-lobby-which = Столы
client-lobby-show-all = Все
client-lobby-show-open = Открытые
client-lobby-show-playing = Играют
client-lobby-show-mine = Мои
client-lobby-looking = Осматриваем зал…
client-lobby-none = Сейчас здесь нет открытых столов. Создайте свой или сыграйте с ботами прямо сейчас.
client-lobby-none-playing = Сейчас никто не играет. Начните первыми.
client-lobby-none-mine = Вы ещё нигде не садились играть.
client-lobby-play-bots = Играть с ботами
client-lobby-free =
    { $count ->
        [0] мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
client-lobby-seat-free = свободно
client-lobby-in-play = играют
client-lobby-password = с паролем
client-lobby-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
client-lobby-no-talk = без разговоров
client-lobby-go-on = К столу
client-lobby-sit = Сесть

client-password-title = Стол с паролем

client-new-title = Новый стол
client-new-title-game = { $game }: новый стол
client-new-game = Игра
client-new-seats = Игроков
client-new-access = Кто может прийти
client-access-public = Все
    .note = Стол виден в зале.
client-access-link = Те, у кого есть ссылка
    .note = Больше никто стола не видит.
client-access-password = Те, кто знает пароль
    .note = Стол виден, но без пароля не сесть.
client-new-password = Пароль
client-new-clock = Время на размышление
client-clock-none = Без часов
client-clock-minute = 1 минута на ход
client-clock-three = 3 минуты на ход
client-clock-bank = 5 минут на игру и 10 секунд за ход
client-clock-long = 15 минут на игру и 20 секунд за ход
client-clock-day = Сутки на ход
client-clock-of-bank =
    { $minutes ->
        [one] { $minutes } минута на игру
        [few] { $minutes } минуты на игру
        [many] { $minutes } минут на игру
       *[other] { $minutes } минуты на игру
    }{ $increment ->
        [0] {""}
       *[other] {" "}и { $increment } с за ход
    }
client-clock-of-move = { $seconds } с на ход
client-new-more = Больше настроек
client-new-talk = Разговоры
    .note = Игроки могут писать друг другу. Иначе сообщений за столом не будет.
client-new-delay = Зрители видят всё
client-new-delay-of =
    { $seconds ->
        [0] сразу
        [30] на 30 секунд позже
       *[other] на { $minutes ->
            [one] { $minutes } минуту
            [few] { $minutes } минуты
            [many] { $minutes } минут
           *[other] { $minutes } минуты
        } позже
    }
client-new-couch = Экран для всех
    .note = Это устройство показывает стол всем, но само не играет; игроки садятся со своих.
client-new-lay = Создать стол
client-seat = Место { $seat }
