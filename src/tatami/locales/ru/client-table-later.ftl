### Части стола, которые приходят, когда впервые понадобятся: их слова приходят со словами других экранов

## Стол открывается

client-table-password = Стол с паролем
client-password = Пароль
client-password-enter = Войти
client-password-wrong = Это не тот пароль.

## Вопрос

client-narrow = Искать среди ответов
client-nothing-found = Ничего не подходит.

## Почему нельзя?

client-why-title = Почему нельзя?
client-why-how = Коснитесь на столе чего угодно, что не светится, и узнаете почему. Вот всё, что сейчас похоже на ответ, но им не является:
client-why-more = и ещё { $count }
client-why-nothing = Это не относится к вопросу, который сейчас открыт.
client-why-all-legal = Сейчас ничего не запрещено: всё, что похоже на ответ, им и является.

## Ещё

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
client-removed = Хозяин этого стола освободил вашу подушку. Можете сесть снова или поискать другой стол.
client-rise = Встать
client-seat-a-bot = Посадить бота
client-bot-away = Отослать
client-fill-with-bots = Начать с ботами
client-fill-what = они займут все свободные подушки
client-copy-link = Скопировать ссылку для друзей
client-hot-seat = Ещё один игрок за этим экраном
client-hot-seat-what = Несколько человек могут играть в одном браузере: стол поворачивается к тому, кого спрашивают.
client-hot-seat-name = Имя этого игрока
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

## What few need at first sight: parts of an answer, whom one speaks to, wishes of others

client-compose-parts = Из чего он состоит
client-compose-drop =
    { $count ->
        [one] Вынуть это
        [few] Вынуть эти { $count }
        [many] Вынуть эти { $count }
       *[other] Вынуть эти { $count }
    }
client-chat-to = Кому
client-chat-to-all = Всем
client-chat-to-one = Шёпотом: { $name }
client-chat-mute = Заглушить
client-chat-unmute = Слышать снова
client-paused = За столом перерыв.
client-go-on = Продолжить
client-pause = Перерыв на пять минут
client-missing = Нет за столом: { $name }. Со временем там будет играть бот.
client-compose-remove = Вынуть: { $part }
client-hand-over = { $name }: ваш ход
client-hand-over-what = Передайте экран. Остальные не смотрят, пока вы не ответите.
client-hand-over-show = Показать мои карты
