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
client-question-sure = Натисніть кнопку або торкніться ще раз.
client-compose-begin = Виберіть, що додати: на столі або у списку.
client-compose-send = Дати таку відповідь
client-compose-leave = Облишити
client-compose-parts = З чого вона складається
client-compose-remove = Вийняти: { $part }
client-compose-drop =
    { $count ->
        [one] Вийняти це
        [few] Вийняти ці { $count }
        [many] Вийняти ці { $count }
       *[other] Вийняти ці { $count }
    }
client-question-secret = Інші бачать лише, що ви обмірковуєте відповідь.
client-question-sealed = Ваша відповідь лежить запечатана, доки не відповідять інші.
client-question-watching = Дивіться, що відбувається
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
client-skip = Показати все одразу
client-take-back = Забрати назад
client-thing-legal = { $thing }, можна обрати
client-undo = Скасувати

## Чому не можна?

client-why-not = Чому?

## Місця

client-seat-bot = Бот
client-seat-stand-in = поки що грає бот
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
client-chat-to = Кому
client-chat-to-all = Усім
client-chat-to-one = Пошепки: { $name }
client-chat-mute = Заглушити
client-chat-unmute = Чути знову
client-chat-off = За цим столом не розмовляють.

## Що треба побачити

client-undo-wanted = { $name } просить повернути останній хід.
client-undo-agree = Погодитися
client-undo-refuse = Відмовити
client-undo-waiting = Ви попросили повернути свій хід; питаємо інших.
client-paused = За столом перерва.
client-go-on = Продовжити
client-pause = Перерва на п’ять хвилин
client-missing = Немає за столом: { $name }. Згодом там гратиме бот.

## Ще

client-more = Ще

## До початку

client-hand-over = { $name }: ваш хід
client-hand-over-what = Передайте екран. Інші не дивляться, доки ви не відповісте.
client-hand-over-show = Показати мої карти
