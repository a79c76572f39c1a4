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

## Вопрос

client-question = Вопрос
client-question-touch = Коснитесь на столе или найдите в списке.
client-question-go-on = Дальше: коснитесь следующего или найдите в списке.
client-question-sure =
    { $back ->
        [yes] Нажмите кнопку; ещё одно касание отменит выбор.
       *[no] Нажмите кнопку или коснитесь ещё раз.
    }
client-question-left =
    { $count ->
        [one] Ещё можно сыграть { $count } карту. Всё равно закончить?
        [few] Ещё можно сыграть { $count } карты. Всё равно закончить?
       *[many] Ещё можно сыграть { $count } карт. Всё равно закончить?
    }
client-compose-begin = Выберите, что добавить: на столе или в списке.
client-compose-send = Дать такой ответ
client-compose-leave = Передумать
client-question-secret = Другие видят только, что вы обдумываете ответ.
client-question-sealed = Ваш ответ лежит запечатанным, пока не ответят другие.
client-question-watching = Смотрите, что происходит
client-question-resigned = Вы сдались: за вас играет бот.
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
client-all-answers-short = Все { $count }
client-skip = Показать всё сразу
client-take-back = Забрать назад
client-thing-legal = { $thing }, можно выбрать
client-undo = Отменить

## Почему нельзя?

client-why-not = Почему?

## Места

client-seat-bot = Бот
client-seat-stand-in = играет бот
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
client-log-more =
    { $count ->
        [one] Ещё { $count } такая строка
        [few] Ещё { $count } такие строки
       *[many] Ещё { $count } таких строк
    }
client-read-rule = Правило { $clause }, прочитать
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
client-chat-off = За этим столом не разговаривают.

## Ещё

client-more = Ещё

## Помощь

client-hint = Подсказка
