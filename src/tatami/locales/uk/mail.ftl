### Гра на дні: листи, календар і те, що з ними може бути не так

mail-sender = Tatami
mail-confirm-subject = Це ваша адреса?
mail-confirm = Обліковий запис «{ $name }» у залі Tatami хоче отримувати сюди звістки про свій хід. Щоб дозволити це, відкрийте посилання протягом години:
mail-confirm-button = Так, пишіть мені сюди
mail-confirm-why = Якщо це були не ви, нічого не робіть: без цього посилання сюди більше ніхто не писатиме.
mail-turn-subject =
    { $count ->
        [one] Ваш хід у { $count } партії: { $game }
        [few] Ваш хід у { $count } партіях
       *[many] Ваш хід у { $count } партіях
    }
mail-turn =
    { $count ->
        [one] { $count } партія чекає на ваш хід:
        [few] { $count } партії чекають на ваш хід:
       *[many] { $count } партій чекають на ваш хід:
    }
mail-soon-subject =
    { $count ->
        [one] Час на хід спливає в { $count } партії: { $game }
        [few] Час на хід спливає у { $count } партіях
       *[many] Час на хід спливає у { $count } партіях
    }
mail-soon =
    { $count ->
        [one] У { $count } партії ваш час на хід майже вичерпано:
        [few] У { $count } партіях ваш час на хід майже вичерпано:
       *[many] У { $count } партіях ваш час на хід майже вичерпано:
    }
mail-turn-button = До ходу
mail-turn-more =
    { $count ->
        [one] Чекає ще { $count } партія.
        [few] Чекають ще { $count } партії.
       *[many] Чекають ще { $count } партій.
    }
mail-game = { $game }, за столом: { $others }
mail-until =
    До { $moment } ({ $zone }), тобто ще { $hours ->
        [0] менше години
        [one] { $hours } година
        [few] { $hours } години
       *[many] { $hours } годин
    }.
mail-why = Ви отримали цей лист, бо просили зал писати, коли ваш хід. Посилання до ходу діють тиждень і відкривають ваше місце: не передавайте їх нікому.
mail-settings = Як часто, та інші налаштування:
mail-stop = Більше не писати:
mail-stop-title = Листи залу
mail-stop-ask = Більше не писати вам, коли ваш хід?
mail-stop-button = Так, більше не писати
mail-stop-done = Листів більше не буде. У налаштуваннях їх можна повернути.
mail-stop-dead = Це посилання вже не діє: адресу змінено або вилучено, тож туди ніхто не пише.
mail-calendar = Tatami: ваші строки
mail-calendar-event = Ваш хід: { $game }

error-no-mail-here = Цей зал не надсилає листів: його господар не налаштував поштовий сервер.
error-no-such-mailbox = Ви ще не вказали адреси.
error-no-such-calendar = Такого календаря немає: посилання оновлено або вилучено.
error-no-such-zone = Цей зал не знає часового поясу «{ $zone }». Час у листах залишається таким, як був.
error-address-is-wrong = На таку адресу лист не надіслати. Вона має бути схожа на name@example.org.
error-no-such-vacation = Ви не у відпустці, і її не заплановано.
error-vacation-is-set = Відпустку вже призначено. Завершіть її, перш ніж планувати іншу.
error-vacation-too-far = Відпустку можна планувати щонайбільше на рік наперед.
error-vacation-too-long =
    Це задовго: на рік припадає { $most } { $most ->
        [one] день
        [few] дні
       *[many] днів
    } відпустки, залишилося { $days }.
error-vacations-are-spent =
    Не більше ніж { $most } { $most ->
        [one] відпустка
        [few] відпустки
       *[many] відпусток
    } на рік: навіть про коротку дізнаються за всіма вашими столами.
error-setting-public-address = --public-address: «{ $value }» не схоже на https://play.example.
error-setting-without-smtp = { $setting } має сенс лише разом із --smtp, де названо поштовий сервер.
error-setting-mail-server = --smtp: «{ $value }» — не ім’я і не адреса сервера. Для порту є окремий параметр.
error-setting-mail-sender = --smtp-sender: «{ $value }» — не адреса на зразок tatami@play.example. Листам потрібен відправник.
error-setting-mail-home = Разом із --smtp залу потрібен і --public-address: туди ведуть посилання в листах.
error-setting-mail-password = Пароль поштового сервера не вдалося прочитати з «{ $file }».
error-setting-mail-password-missing = Для --smtp-user потрібен пароль: у --smtp-password-file або у змінній TATAMI_HALL_SMTP_PASSWORD.
