### Стол в браузере: рамка, общая для всех игр

client-you = Вы
client-spectator = Зритель
client-rules = Правила
client-sound = Звуки
client-theme-day = Дневные цвета
client-theme-night = Ночные цвета
client-to-home = К играм
client-to-lobby = К столам
client-try-again = Попробовать ещё раз
client-clock = Осталось { $time }

## Стол открывается

client-table-opening = Минутку…
client-table-not-here = Этот стол не удалось показать
client-table-mat = Татами
client-table-password = Стол с паролем
client-password = Пароль
client-password-enter = Войти
client-password-wrong = Это не тот пароль.

## Вопрос

client-question = Вопрос
client-question-touch = Коснитесь на столе или найдите в списке.
client-question-go-on = Дальше: коснитесь следующего или найдите в списке.
client-question-sure = Нажмите кнопку или коснитесь ещё раз.
client-question-secret = Другие видят только, что вы обдумываете ответ.
client-question-sealed = Ваш ответ лежит запечатанным, пока не ответят другие.
client-question-watching = Смотрите, что происходит
client-question-waiting =
    { $count ->
        [one] Произошло ещё { $count } событие.
        [few] Произошло ещё { $count } события.
       *[many] Произошло ещё { $count } событий.
    }
client-all-answers =
    { $count ->
        [one] { $count } ответ
        [few] Все { $count } ответа
       *[many] Все { $count } ответов
    }
client-narrow = Искать среди ответов
client-nothing-found = Ничего не подходит.
client-skip = Показать всё сразу
client-take-back = Забрать назад
client-thing-legal = { $thing }, можно выбрать
client-undo = Отменить

## Почему нельзя?

client-why-title = Почему нельзя?
client-why-not = Почему?
client-why-how = Коснитесь на столе чего угодно, что не светится, и узнаете почему. Вот всё, что сейчас похоже на ответ, но им не является:
client-why-nothing = Это не относится к вопросу, который сейчас открыт.
client-why-all-legal = Сейчас ничего не запрещено: всё, что похоже на ответ, им и является.

## Места

client-seat-bot = Бот
client-seat-stand-in = пока играет бот
client-seat-away = не за столом
client-seat-deciding = решает
client-seat-your-move = ваш ход
client-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
client-hand = Ваша рука
client-hand-size = Рука { $count }

## Журнал, разговор и заметки

client-rail = Журнал, разговор и заметки
client-tab-log = Журнал
client-tab-chat = Разговор
client-notes = Заметки
client-log-empty = Ещё ничего не произошло.
client-chat-empty = Ещё никто ничего не сказал.
client-chat-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }
client-chat-say = Скажите что-нибудь
client-chat-send = Отправить
client-chat-phrases = Быстрые фразы, которые каждый читает на своём языке
client-chat-to = Кому
client-chat-to-all = Всем
client-chat-to-one = Шёпотом: { $name }
client-chat-mute = Заглушить
client-chat-unmute = Слышать снова
client-chat-off = За этим столом не разговаривают.

## Что надо увидеть

client-undo-wanted = { $name } просит вернуть последний ход.
client-undo-agree = Согласиться
client-undo-refuse = Отказать
client-undo-waiting = Вы попросили вернуть свой ход; спрашиваем остальных.
client-paused = За столом перерыв.
client-go-on = Продолжить
client-pause = Перерыв на пять минут
client-missing = Нет за столом: { $name }. Со временем там будет играть бот.

## Ещё

client-more = Ещё
client-more-look-back = Посмотреть эту партию
client-more-play-on = Попробовать против ботов
client-more-play-on-what = Ваш отдельный стол, который продолжается отсюда. То, чего вы не знаете, раздают заново; на эту партию это не влияет.
client-more-link = Скопировать ссылку на стол
client-more-settings = Настройки
client-more-pace = Как быстро показывать события
client-pace-calm = спокойно
client-pace-normal = обычно
client-pace-quick = быстро
client-pace-instant = сразу
client-more-deal = Раздача честная: зал зафиксировал своё тайное число прежде, чем кто-то сел за стол. Его отпечаток:
client-leave = Выйти из-за стола
client-leave-what = Место остаётся вашим: вернитесь по ссылке или из списка своих столов. Пока вас нет, за вас может играть бот.
client-report = Пожаловаться на кого-нибудь
client-report-whom = На кого
client-report-what = Что случилось
client-report-send = Отправить
client-report-thanks = Спасибо. Жалоба сохранена вместе с записью этой партии.

## Итог

client-result = Партия окончена
client-result-won = Вы победили
client-result-player = Игрок
client-result-score = Счёт
client-result-winner = победа
client-rematch = Сыграть ещё
client-rematch-join = Сесть за новую партию
client-replay = Повтор
client-shared = Эту партию может посмотреть каждый (скопировано):

## До начала

client-waiting-free =
    { $count ->
        [0] Все на местах.
        [one] Свободна ещё { $count } подушка. Игра начнётся, когда все будут заняты.
        [few] Свободны ещё { $count } подушки. Игра начнётся, когда все будут заняты.
       *[many] Свободно ещё { $count } подушек. Игра начнётся, когда все будут заняты.
    }
client-waiting-seat-free = Свободная подушка
client-waiting-cleared = Этот стол убрали
client-sit = Сесть
client-rise = Встать
client-seat-a-bot = Посадить бота
client-bot-away = Отослать
client-fill-with-bots = Начать с ботами
client-fill-what = они займут все свободные подушки
client-copy-link = Скопировать ссылку для друзей
client-hot-seat = Ещё один игрок за этим экраном
client-hot-seat-what = Несколько человек могут играть в одном браузере: стол поворачивается к тому, кого спрашивают.
client-hot-seat-name = Имя этого игрока
client-hand-over = { $name }: ваш ход
client-hand-over-what = Передайте экран. Остальные не смотрят, пока вы не ответите.
client-hand-over-show = Показать мои карты
client-clear-table = Убрать этот стол

## Что произошло тем временем

client-catchup =
    { $count ->
        [one] Произошло { $count } событие
        [few] Произошло { $count } события
       *[many] Произошло { $count } событий
    }
client-catchup-title = Пока вас не было
client-catchup-of = { $step } из { $steps }
client-catchup-done = К столу
client-replay-previous = Шаг назад
client-replay-next = Шаг вперёд
