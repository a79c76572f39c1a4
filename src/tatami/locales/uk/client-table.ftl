### Стіл у браузері: рамка, спільна для всіх ігор

client-you = Ви
client-spectator = Глядач
client-rules = Правила
client-sound = Звуки
client-theme-day = Денні кольори
client-theme-night = Нічні кольори
client-to-home = До ігор
client-to-lobby = До столів
client-try-again = Спробувати ще раз
client-clock = Залишилося { $time }

## Стіл відкривається

client-table-opening = Хвилинку…
client-table-not-here = Цей стіл не вдалося показати
client-table-mat = Татамі

## Запитання

client-question = Запитання
client-question-touch = Торкніться на столі або знайдіть у списку.
client-question-go-on = Далі: торкніться наступного або знайдіть у списку.
client-question-sure =
    { $back ->
        [yes] Натисніть кнопку; ще один дотик скасує вибір.
       *[no] Натисніть кнопку або торкніться ще раз.
    }
client-question-left =
    { $count ->
        [one] Ще можна зіграти { $count } карту. Усе одно завершити?
        [few] Ще можна зіграти { $count } карти. Усе одно завершити?
       *[many] Ще можна зіграти { $count } карт. Усе одно завершити?
    }
client-compose-begin = Виберіть, що додати: на столі або у списку.
client-compose-send = Дати таку відповідь
client-compose-leave = Облишити
client-question-secret = Інші бачать лише, що ви обмірковуєте відповідь.
client-question-sealed = Ваша відповідь лежить запечатана, доки не відповідять інші.
client-question-watching = Дивіться, що відбувається
client-question-resigned = Ви здалися: за вас грає бот.
client-question-waiting =
    { $count ->
        [one] Сталася ще { $count } подія.
        [few] Сталося ще { $count } події.
       *[many] Сталося ще { $count } подій.
    }
client-all-answers =
    { $count ->
        [one] { $count } відповідь
        [few] Усі { $count } відповіді
       *[many] Усі { $count } відповідей
    }
client-all-answers-short = Усі { $count }
client-skip = Показати все одразу
client-take-back = Забрати назад
client-thing-legal = { $thing }, можна обрати
client-undo = Скасувати

## Чому не можна?

client-why-not = Чому?

## Місця

client-seat-bot = Бот
client-seat-stand-in = грає бот
client-seat-away = не за столом
client-seat-deciding = вирішує
client-seat-your-move = ваш хід
client-watching =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[many] { $count } глядачів
    }
client-hand = Ваша рука
client-hand-size = Рука { $count }

## Журнал, розмова й нотатки

client-rail = Журнал, розмова й нотатки
client-tab-log = Журнал
client-tab-chat = Розмова
client-notes = Нотатки
client-log-empty = Ще нічого не сталося.
client-log-more =
    { $count ->
        [one] Ще { $count } такий рядок
        [few] Ще { $count } такі рядки
       *[many] Ще { $count } таких рядків
    }
client-read-rule = Правило { $clause }, прочитати
client-chat-empty = Ще ніхто нічого не сказав.
client-chat-unread =
    { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
       *[many] { $count } нових повідомлень
    }
client-chat-say = Скажіть щось
client-chat-send = Надіслати
client-chat-phrases = Швидкі фрази, які кожен читає своєю мовою
client-chat-off = За цим столом не розмовляють.

## Ще

client-more = Ще

## Допомога

client-hint = Підказка
