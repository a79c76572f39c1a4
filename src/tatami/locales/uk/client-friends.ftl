### Друзі: сторінка, знак у верхньому рядку і сторінка за дружнім посиланням

client-friends-lead = Хто з них зараз тут, і спільна партія одним дотиком.
client-friends-sign =
    Друзі: на вашу відповідь { $count ->
        [one] чекає { $count } запит
        [few] чекають { $count } запити
       *[many] чекають { $count } запитів
    }
client-friends-guest = Для друзів потрібен обліковий запис: з ним ви знайдете одне одного на будь-якому пристрої. Ваші партії залишаться з вами.
client-friends-news-asked = { $name } хоче дружити з вами.
client-friends-news-accepted = { $name } каже «так»: тепер ви друзі.

## Запити

client-friends-requests = Запити
client-friends-asks = хоче дружити з вами
client-friends-accept = Прийняти
client-friends-decline = Відхилити

## Список

client-friends-yours = Ваші друзі
client-friends-none = Поки що нікого. Запитайте когось нижче за ім’ям або надішліть своє посилання.
client-friends-here = зараз тут
client-friends-away = немає на місці
client-friends-plays = зараз тут, за столом: { $game }
client-friends-look = До столу
client-friends-challenge = Викликати на гру
client-friends-more = Інше: { $name }
client-friends-remove = Прибрати з друзів

## Як когось запитати

client-friends-add = Запитати когось
client-friends-name = Ім’я облікового запису
client-friends-ask = Запитати
client-friends-asked = Запит надіслано: { $name }. Відповідь ви побачите тут.
client-friends-now = { $name } уже хоче дружити з вами: тепер ви друзі.
client-friends-waiting = Чекають на відповідь
client-friends-withdraw = Відкликати
client-friends-link = Ваше дружнє посилання
client-friends-link-what = Хто його відкриє, побачить ваше ім’я і зможе вас запитати. Друзями ви станете лише тоді, коли ви погодитеся.
client-friends-link-show = Показати моє посилання
client-friends-qr = QR-код вашого дружнього посилання
client-friends-renew = Нове посилання
    .note = старе перестане діяти

## Спокій

client-friends-presence = Хто вас бачить
client-friends-blocked = Заблоковані ({ $count })
client-friends-blocked-what = Заблокованій людині про це не кажуть. Ви не бачите одне одного серед присутніх, а її запити й запрошення до вас не доходять.
client-friends-block = Заблокувати
client-friends-unblock = Розблокувати

## За дружнім посиланням

client-friend-title = Дружнє посилання
client-friend-none = Це посилання вам надіслали, щоб ви могли подружитися.
client-friend-asked = Запит надіслано. Щойно буде згода, ви знайдете одне одного у списку друзів.
client-friend-asking = Ця людина вже хоче дружити з вами: погодьтеся, і ви друзі.
client-friend-friends = Ви друзі.
client-friend-blocked = Ви заблокували цю людину. Розблокувати можна на сторінці друзів.
client-friend-self = Це ваше власне посилання: надішліть його тому, з ким хочете дружити.
client-friend-ask = Запропонувати дружбу

## Виклик

client-challenge-title = Спільна партія: { $name }
client-challenge-game = Гра
client-challenge-company = Хто грає
client-challenge-two = лише ви вдвох
client-challenge-bots =
    ви вдвох і { $bots ->
        [one] { $bots } бот
        [few] { $bots } боти
       *[many] { $bots } ботів
    }
client-challenge-free =
    { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }, решта вільні для людей
client-challenge-go = Створити стіл і запросити
