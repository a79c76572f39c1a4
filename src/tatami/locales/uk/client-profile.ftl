### Профіль

client-profile-title = Ваш профіль
client-profile-lead-nobody = Щоб грати, обліковий запис не потрібен: досить імені.
client-profile-lead-guest = Ви тут гість. Цей браузер вас пам’ятає.
client-profile-lead-account = Ваші ігри та рейтинги належать вашому обліковому запису.
client-profile-who = Ім’я та колір
client-profile-name = Ім’я
client-profile-colour = Колір
client-profile-saved = Збережено. Діє з наступного столу.
client-profile-friends-what = Запитуйте знайомих за ім’ям чи посиланням, дивіться, хто з них тут, і грайте разом.
client-profile-games = Ваші ігри
client-profile-no-games = Поки що нічого. До першої гри — два натискання.
client-profile-ratings = Рейтинги
client-profile-no-ratings = Рейтинг з’явиться після першої завершеної гри з людьми чи ботами, у якій не повертали ходів за згодою.
client-profile-rated =
    { $count ->
        [one] { $count } гра
        [few] { $count } гри
        [many] { $count } ігор
       *[other] { $count } гри
    }
client-profile-page = Ваша сторінка
client-profile-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
client-save = Зберегти
client-colour-indigo = індиго, хвилі
client-colour-vermilion = кіновар, коми
client-colour-pine = зелений, сосна
client-colour-plum = сливовий, цвіт сливи
client-colour-ochre = вохра, панцир черепахи
client-colour-ink = чорний, хрест
client-colour-sky = блакитний, луска
client-colour-rose = рожевий, дзвоник

client-account-title = Обліковий запис
client-account-why = Обліковий запис зберігає ваші ігри назавжди, працює на всіх пристроях і дає рейтинг.
client-account-yours = Ви увійшли як { $name }.
client-account-way = Уже маєте обліковий запис?
client-account-make = Створити запис
client-account-enter = Увійти
client-account-name = Ім’я для входу
client-account-passphrase = Пароль
client-account-make-note = Щонайменше 8 знаків; найкраще — кілька слів. Ваші ігри лишаться з вами. Адреси пошти ми не питаємо, тож відновити пароль ніхто не зможе: бережіть його.
client-account-enter-note = Те, що ви зіграли до входу як гість, лишиться гостеві; потім ці ігри можна забрати собі.

client-devices-title = Інші пристрої
client-devices-why = Особисте посилання відкриває ваші місця на іншому телефоні чи комп’ютері. Воно діє 30 днів.
client-devices-make = Створити особисте посилання
client-devices-link = Ваше особисте посилання
client-devices-secret = Це посилання — таємниця: хто його має, той грає за вас. Надсилайте його лише собі.
client-devices-leave = Вихід
client-devices-out = Вийти тут
client-devices-out-everywhere = Вийти всюди, крім цього браузера
    .note = усі інші сеанси й посилання перестануть діяти
client-devices-ended = Готово: вхід лишився тільки в цьому браузері.
client-devices-sure = Вийти назавжди?
client-devices-sure-text = Ви гість без облікового запису. Після виходу повернутися до своїх місць та ігор можна лише за особистим посиланням, створеним заздалегідь.
client-devices-stay = Лишитися

client-claim-title = Ігри, зіграні як гість
client-claim-why = Вставте особисте посилання гостя, яким ви грали: його ігри перейдуть до цього облікового запису.
client-claim-link = Особисте посилання гостя
client-claim = Забрати ігри
client-claim-done = Готово: тепер вони ваші.

client-webhook-title = Сповіщення для вашої програми (вебхук)
client-webhook-why = Там, де на хід дають годину чи більше, зал надсилає сповіщення на цю адресу, щойно настане ваш хід.
client-webhook-address = Адреса
client-webhook-remove = Прибрати
client-webhook-removed = Сповіщень більше не буде.
client-webhook-key = Цим ключем підписано кожен запит (Tatami-Signature). Його показано лише зараз.
client-webhook-key-label = Ключ вебхука
