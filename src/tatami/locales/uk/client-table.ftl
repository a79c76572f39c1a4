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
client-table-password = Стіл із паролем
client-password = Пароль
client-password-enter = Увійти
client-password-wrong = Це не той пароль.

## Запитання

client-question = Запитання
client-question-touch = Торкніться на столі або знайдіть у списку.
client-question-go-on = Далі: торкніться наступного або знайдіть у списку.
client-question-sure = Натисніть кнопку або торкніться ще раз.
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
client-narrow = Шукати серед відповідей
client-nothing-found = Нічого не підходить.
client-skip = Показати все одразу
client-take-back = Забрати назад
client-thing-legal = { $thing }, можна обрати
client-undo = Скасувати

## Чому не можна?

client-why-title = Чому не можна?
client-why-not = Чому?
client-why-how = Торкніться на столі будь-чого, що не світиться, і дізнаєтеся чому. Ось усе, що зараз схоже на відповідь, але не є нею:
client-why-nothing = Це не стосується запитання, яке зараз відкрите.
client-why-all-legal = Зараз нічого не заборонено: усе, що схоже на відповідь, нею і є.

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
client-more-look-back = Переглянути цю партію
client-more-play-on = Спробувати проти ботів
client-more-play-on-what = Ваш окремий стіл, що продовжується звідси. Те, чого ви не знаєте, роздають наново; на цю партію це не впливає.
client-more-link = Скопіювати посилання на стіл
client-more-settings = Налаштування
client-more-pace = Як швидко показувати події
client-pace-calm = спокійно
client-pace-normal = звичайно
client-pace-quick = швидко
client-pace-instant = одразу
client-more-deal = Роздача чесна: зал зафіксував своє таємне число, перш ніж хтось сів за стіл. Його відбиток:
client-leave = Вийти з-за столу
client-leave-what = Місце лишається вашим: поверніться за посиланням або зі списку своїх столів. Поки вас немає, за вас може грати бот.
client-report = Поскаржитися на когось
client-report-whom = На кого
client-report-what = Що сталося
client-report-send = Надіслати
client-report-thanks = Дякуємо. Скаргу збережено разом із записом цієї партії.

## Підсумок

client-result = Партію закінчено
client-result-won = Ви перемогли
client-result-player = Гравець
client-result-score = Рахунок
client-result-winner = перемога
client-rematch = Зіграти ще
client-rematch-join = Сісти за нову партію
client-replay = Повтор
client-shared = Цю партію може переглянути кожен (скопійовано):

## До початку

client-waiting-free =
    { $count ->
        [0] Усі на місцях.
        [one] Вільна ще { $count } подушка. Гра почнеться, коли всі будуть зайняті.
        [few] Вільні ще { $count } подушки. Гра почнеться, коли всі будуть зайняті.
       *[many] Вільно ще { $count } подушок. Гра почнеться, коли всі будуть зайняті.
    }
client-waiting-seat-free = Вільна подушка
client-waiting-cleared = Цей стіл прибрали
client-sit = Сісти
client-rise = Встати
client-seat-a-bot = Посадити бота
client-bot-away = Відіслати
client-fill-with-bots = Почати з ботами
client-fill-what = вони займуть усі вільні подушки
client-copy-link = Скопіювати посилання для друзів
client-hot-seat = Ще один гравець за цим екраном
client-hot-seat-what = Кілька людей можуть грати в одному браузері: стіл повертається до того, кого питають.
client-hot-seat-name = Ім’я цього гравця
client-hand-over = { $name }: ваш хід
client-hand-over-what = Передайте екран. Інші не дивляться, доки ви не відповісте.
client-hand-over-show = Показати мої карти
client-clear-table = Прибрати цей стіл

## Що сталося тим часом

client-catchup =
    { $count ->
        [one] Сталася { $count } подія
        [few] Сталося { $count } події
       *[many] Сталося { $count } подій
    }
client-catchup-title = Поки вас не було
client-catchup-of = { $step } із { $steps }
client-catchup-done = До столу
client-replay-previous = Крок назад
client-replay-next = Крок уперед
