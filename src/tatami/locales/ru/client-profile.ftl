### Профиль

client-profile-title = Ваш профиль
client-profile-lead-nobody = Чтобы играть, учётная запись не нужна: достаточно имени.
client-profile-lead-guest = Вы здесь гость. Этот браузер вас помнит.
client-profile-lead-account = Ваши игры и рейтинги принадлежат вашей учётной записи.
client-profile-who = Имя и цвет
client-profile-name = Имя
client-profile-colour = Цвет
client-profile-saved = Сохранено. Действует со следующего стола.
client-profile-friends-what = Спрашивайте знакомых по имени или ссылке, смотрите, кто из них здесь, и играйте вместе.
client-profile-games = Ваши игры
client-profile-no-games = Пока ничего. До первой игры — два нажатия.
client-profile-ratings = Рейтинги
client-profile-no-ratings = Рейтинг появится после первой законченной игры с людьми или ботами, в которой не возвращали ходов по согласию.
client-profile-rated =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
        [many] { $count } игр
       *[other] { $count } игры
    }
client-profile-page = Ваша страница
client-profile-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
client-save = Сохранить
client-colour-indigo = индиго, волны
client-colour-vermilion = киноварь, запятые
client-colour-pine = зелёный, сосна
client-colour-plum = сливовый, цвет сливы
client-colour-ochre = охра, панцирь черепахи
client-colour-ink = чёрный, крест
client-colour-sky = голубой, чешуя
client-colour-rose = розовый, колокольчик

client-account-title = Учётная запись
client-account-why = Учётная запись хранит ваши игры навсегда, работает на всех устройствах и даёт рейтинг.
client-account-yours = Вы вошли как { $name }.
client-account-way = Уже есть учётная запись?
client-account-make = Создать запись
client-account-enter = Войти
client-account-name = Имя для входа
client-account-passphrase = Пароль
client-account-make-note = Не меньше 8 знаков; лучше всего несколько слов. Ваши игры останутся с вами. Адреса почты мы не спрашиваем, так что восстановить пароль никто не сможет: берегите его.
client-account-enter-note = То, что вы сыграли до входа как гость, останется гостю; потом эти игры можно забрать себе.

client-devices-title = Другие устройства
client-devices-why = Личная ссылка открывает ваши места на другом телефоне или компьютере. Она действует 30 дней.
client-devices-make = Создать личную ссылку
client-devices-link = Ваша личная ссылка
client-devices-secret = Эта ссылка — тайна: у кого она есть, тот играет за вас. Отправляйте её только себе.
client-devices-leave = Выход
client-devices-out = Выйти здесь
client-devices-out-everywhere = Выйти везде, кроме этого браузера
    .note = все другие сеансы и ссылки перестанут действовать
client-devices-ended = Готово: вход остался только в этом браузере.
client-devices-sure = Выйти навсегда?
client-devices-sure-text = Вы гость без учётной записи. После выхода вернуться к своим местам и играм можно только по личной ссылке, созданной заранее.
client-devices-stay = Остаться

client-claim-title = Игры, сыгранные гостем
client-claim-why = Вставьте личную ссылку гостя, которым вы играли: его игры перейдут к этой учётной записи.
client-claim-link = Личная ссылка гостя
client-claim = Забрать игры
client-claim-done = Готово: теперь они ваши.

client-webhook-title = Уведомления для вашей программы (вебхук)
client-webhook-why = Там, где на ход дают час или больше, зал отправляет уведомление на этот адрес, как только настанет ваш ход.
client-webhook-address = Адрес
client-webhook-remove = Убрать
client-webhook-removed = Уведомлений больше не будет.
client-webhook-key = Этим ключом подписан каждый запрос (Tatami-Signature). Он показан только сейчас.
client-webhook-key-label = Ключ вебхука
