### Гра на дні: сторінка, посилання і те, що про неї сказано за столами й на головній

client-days-lead = Партії, де хід може тривати днями: як ви дізнаєтеся, коли відпочиваєте і що на черзі.
client-days-guest = З обліковим записом зал може писати вам, вести ваш календар і давати вихідні. Ваші партії залишаться з вами.

## Строки

client-days-deadlines = Ваші строки
client-days-none = Жодна партія на дні зараз не триває.
client-days-yours = Ваш хід
client-days-theirs = Чекаємо: { $names }
client-days-until = до { $moment }
client-days-no-limit = зараз без строку

## Звістки

client-days-told = Як ви дізнаєтеся
client-days-browser = Сказати в цьому браузері, коли мій хід
    .note = лише коли на сторінку не дивляться
client-days-mail = Електронною поштою
client-days-mail-what = Зал пише вам, коли чекають на ваш хід. Адресу бачите лише ви.
client-days-address = Електронна адреса
client-days-send = Надіслати туди посилання
client-days-sent = Лист уже прямує на { $address }. Відкрийте посилання з нього протягом години.
client-days-is-good = Листи надходять на { $address }.
client-days-wanted = Коли
client-days-wanted-digest = Зведення
    .note = усе, що чекає, одним листом не частіше, ніж раз на кілька годин
client-days-wanted-each = При кожному ході
    .note = не частіше, ніж раз на десять хвилин
client-days-wanted-none = Не зараз
    .note = адреса зберігається
client-days-hours = Зведення не частіше, ніж раз на
client-days-hour =
    { $hours ->
        [one] { $hours } годину
        [few] { $hours } години
       *[many] { $hours } годин
    }
client-days-remind = Ще один лист перед кінцем строку
client-days-remind-hours =
    { $hours ->
        [one] За { $hours } годину
        [few] За { $hours } години
       *[many] За { $hours } годин
    }
client-days-remind-none = Без нього
client-days-zone = Час у листах: { $zone }.
client-days-zone-here = Писати за часом { $zone }
client-days-forget = Вилучити адресу

## Відпустка

client-days-vacation = Відпустка
client-days-vacation-what = У партіях на дні ваш годинник стоїть, а інші бачать, до якого часу. Ходити можна й далі.
client-days-left = Залишилося днів відпустки цього року: { $days } з { $most }.
client-days-from = Перший день
    .note = порожньо: від цієї миті
client-days-length = Скільки днів
client-days-take = Піти у відпустку
client-days-off = Ви у відпустці до { $moment }.
client-days-planned = Ваша відпустка: від { $start } до { $moment }.
client-days-back = Завершити

## Календар

client-days-calendar = Календар
client-days-calendar-what = Дайте це посилання своєму календарю, і він покаже ваші строки. Хто знає посилання, той може їх читати, тож нікому його не давайте.
client-days-calendar-make = Створити посилання
client-days-calendar-link = Посилання на ваш календар
client-days-calendar-renew = Нове посилання
    .note = старе перестане діяти
client-days-calendar-drop = Вилучити посилання

## Посилання в листах

client-days-confirmed-title = Ваша адреса
client-days-confirmed = Адреса { $address } правильна: зал писатиме туди, коли чекатимуть на ваш хід.
client-days-move-title = До вашого ходу
client-days-opening = Хвилинку…
client-days-other = Це посилання належить гравцеві { $name }, а ви ввійшли як { $me }. Продовжити як { $name }? Гості без облікового запису потім не зможуть повернутися до своїх партій.
client-days-instead = Продовжити як { $name }
client-days-stay = Залишитися: { $me }
client-days-dead-move = Це посилання вже не діє: йому більше тижня, або його власник вийшов на всіх пристроях. Увійдіть у свій обліковий запис.

## За столом

client-days-is-off = { $name } у відпустці до { $moment }: годинник стоїть.
client-days-offer = Чи має браузер сказати вам, коли ваш хід?
client-days-offer-yes = Так, скажіть
client-days-offer-no = Ні
