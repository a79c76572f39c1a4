### Игра по дням: письма, календарь и что с ними может быть не так

mail-sender = Tatami
mail-confirm-subject = Это ваш адрес?
mail-confirm = Учётная запись «{ $name }» в зале Tatami хочет получать сюда вести о своём ходе. Чтобы разрешить это, откройте ссылку в течение часа:
mail-confirm-button = Да, пишите мне сюда
mail-confirm-why = Если это были не вы, ничего не делайте: без этой ссылки сюда больше никто не напишет.
mail-turn-subject =
    { $count ->
        [one] Ваш ход в { $count } партии: { $game }
        [few] Ваш ход в { $count } партиях
       *[many] Ваш ход в { $count } партиях
    }
mail-turn =
    { $count ->
        [one] { $count } партия ждёт вашего хода:
        [few] { $count } партии ждут вашего хода:
       *[many] { $count } партий ждут вашего хода:
    }
mail-soon-subject =
    { $count ->
        [one] Время на ход истекает в { $count } партии: { $game }
        [few] Время на ход истекает в { $count } партиях
       *[many] Время на ход истекает в { $count } партиях
    }
mail-soon =
    { $count ->
        [one] В { $count } партии ваше время на ход почти истекло:
        [few] В { $count } партиях ваше время на ход почти истекло:
       *[many] В { $count } партиях ваше время на ход почти истекло:
    }
mail-turn-button = К ходу
mail-turn-more =
    { $count ->
        [one] Ждёт ещё { $count } партия.
        [few] Ждут ещё { $count } партии.
       *[many] Ждут ещё { $count } партий.
    }
mail-game = { $game }, за столом: { $others }
mail-until =
    До { $moment } ({ $zone }), то есть ещё { $hours ->
        [0] меньше часа
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }.
mail-why = Вы получили это письмо, потому что просили зал писать, когда ваш ход. Ссылки к ходу действуют неделю и открывают ваше место: никому их не передавайте.
mail-settings = Как часто, и другие настройки:
mail-stop = Больше не писать:
mail-stop-title = Письма зала
mail-stop-ask = Больше не писать вам, когда ваш ход?
mail-stop-button = Да, больше не писать
mail-stop-done = Писем больше не будет. В настройках их можно вернуть.
mail-stop-dead = Эта ссылка уже не действует: адрес изменён или удалён, и туда никто не пишет.
mail-calendar = Tatami: ваши сроки
mail-calendar-event = Ваш ход: { $game }

error-no-mail-here = Этот зал не отправляет писем: его хозяин не настроил почтовый сервер.
error-no-such-mailbox = Вы ещё не указали адреса.
error-no-such-calendar = Такого календаря нет: ссылка обновлена или удалена.
error-no-such-zone = Этот зал не знает часового пояса «{ $zone }». Время в письмах остаётся прежним.
error-address-is-wrong = На такой адрес письмо не отправить. Он должен быть похож на name@example.org.
error-no-such-vacation = Вы не в отпуске, и он не запланирован.
error-vacation-is-set = Отпуск уже назначен. Завершите его, прежде чем планировать другой.
error-vacation-too-far = Отпуск можно планировать не более чем на год вперёд.
error-vacation-too-long =
    Это слишком долго: на год приходится { $most } { $most ->
        [one] день
        [few] дня
       *[many] дней
    } отпуска, осталось { $days }.
error-vacations-are-spent =
    Не больше { $most } { $most ->
        [one] отпуска
        [few] отпусков
       *[many] отпусков
    } в год: даже о коротком узнают за всеми вашими столами.
error-setting-public-address = --public-address: «{ $value }» не похоже на https://play.example.
error-setting-without-smtp = { $setting } имеет смысл только вместе с --smtp, где назван почтовый сервер.
error-setting-mail-server = --smtp: «{ $value }» — не имя и не адрес сервера. Для порта есть отдельный параметр.
error-setting-mail-sender = --smtp-sender: «{ $value }» — не адрес вроде tatami@play.example. Письмам нужен отправитель.
error-setting-mail-home = Вместе с --smtp залу нужен и --public-address: туда ведут ссылки в письмах.
error-setting-mail-password = Пароль почтового сервера не удалось прочитать из «{ $file }».
error-setting-mail-password-missing = Для --smtp-user нужен пароль: в --smtp-password-file или в переменной TATAMI_HALL_SMTP_PASSWORD.
