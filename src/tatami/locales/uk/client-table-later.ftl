### Частини столу, що приходять, коли вперше знадобляться: їхні слова приходять зі словами інших екранів

## Стіл відкривається

client-table-password = Стіл із паролем
client-password = Пароль
client-password-enter = Увійти
client-password-wrong = Це не той пароль.

## Запитання

client-narrow = Шукати серед відповідей
client-nothing-found = Нічого не підходить.

## Чому не можна?

client-why-title = Чому не можна?
client-why-how = Торкніться на столі будь-чого, що не світиться, і дізнаєтеся чому. Ось усе, що зараз схоже на відповідь, але не є нею:
client-why-more = і ще { $count }
client-why-nothing = Це не стосується запитання, яке зараз відкрите.
client-why-all-legal = Зараз нічого не заборонено: усе, що схоже на відповідь, нею і є.

## Ще

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
client-removed = Господар цього столу звільнив вашу подушку. Можете сісти знову або пошукати інший стіл.
client-rise = Встати
client-seat-a-bot = Посадити бота
client-bot-away = Відіслати
client-fill-with-bots = Почати з ботами
client-fill-what = вони займуть усі вільні подушки
client-copy-link = Скопіювати посилання для друзів
client-hot-seat = Ще один гравець за цим екраном
client-hot-seat-what = Кілька людей можуть грати в одному браузері: стіл повертається до того, кого питають.
client-hot-seat-name = Ім’я цього гравця
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

## What few need at first sight: parts of an answer, whom one speaks to, wishes of others

client-compose-parts = З чого вона складається
client-compose-drop =
    { $count ->
        [one] Вийняти це
        [few] Вийняти ці { $count }
        [many] Вийняти ці { $count }
       *[other] Вийняти ці { $count }
    }
client-chat-to = Кому
client-chat-to-all = Усім
client-chat-to-one = Пошепки: { $name }
client-chat-mute = Заглушити
client-chat-unmute = Чути знову
client-paused = За столом перерва.
client-go-on = Продовжити
client-pause = Перерва на п’ять хвилин
client-missing = Немає за столом: { $name }. Згодом там гратиме бот.
client-compose-remove = Вийняти: { $part }
client-hand-over = { $name }: ваш хід
client-hand-over-what = Передайте екран. Інші не дивляться, доки ви не відповісте.
client-hand-over-show = Показати мої карти
