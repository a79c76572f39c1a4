### Игра по дням: страница, ссылки и то, что о ней сказано за столами и на главной

client-days-lead = Партии, где ход может длиться днями: как вы узнаёте, когда отдыхаете и что на очереди.
client-days-guest = С учётной записью зал может писать вам, вести ваш календарь и давать выходные. Ваши партии останутся с вами.

## Сроки

client-days-deadlines = Ваши сроки
client-days-none = Партий по дням сейчас нет.
client-days-yours = Ваш ход
client-days-theirs = Ждём: { $names }
client-days-until = до { $moment }
client-days-no-limit = сейчас без срока

## Вести

client-days-told = Как вы узнаёте
client-days-browser = Сказать в этом браузере, когда мой ход
    .note = только когда на страницу не смотрят
client-days-mail = По электронной почте
client-days-mail-what = Зал пишет вам, когда ждут вашего хода. Адрес видите только вы.
client-days-address = Электронный адрес
client-days-send = Отправить туда ссылку
client-days-sent = Письмо уже в пути на { $address }. Откройте ссылку из него в течение часа.
client-days-is-good = Письма приходят на { $address }.
client-days-wanted = Когда
client-days-wanted-digest = Сводка
    .note = всё, что ждёт, одним письмом не чаще, чем раз в несколько часов
client-days-wanted-each = При каждом ходе
    .note = не чаще, чем раз в десять минут
client-days-wanted-none = Не сейчас
    .note = адрес сохраняется
client-days-hours = Сводка не чаще, чем раз в
client-days-hour =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
client-days-remind = Ещё одно письмо перед концом срока
client-days-remind-hours =
    { $hours ->
        [one] За { $hours } час
        [few] За { $hours } часа
       *[many] За { $hours } часов
    }
client-days-remind-none = Без него
client-days-zone = Время в письмах: { $zone }.
client-days-zone-here = Писать по времени { $zone }
client-days-forget = Удалить адрес

## Отпуск

client-days-vacation = Отпуск
client-days-vacation-what = В партиях по дням ваши часы стоят, а остальные видят, до какого времени. Ходить можно и дальше.
client-days-left = Осталось дней отпуска в этом году: { $days } из { $most }.
client-days-from = Первый день
    .note = пусто: с этой минуты
client-days-length = Сколько дней
client-days-take = Уйти в отпуск
client-days-off = Вы в отпуске до { $moment }.
client-days-planned = Ваш отпуск: с { $start } до { $moment }.
client-days-back = Завершить

## Календарь

client-days-calendar = Календарь
client-days-calendar-what = Дайте эту ссылку своему календарю, и он покажет ваши сроки. Кто знает ссылку, может их читать, поэтому никому её не давайте.
client-days-calendar-make = Создать ссылку
client-days-calendar-link = Ссылка на ваш календарь
client-days-calendar-renew = Новая ссылка
    .note = старая перестанет действовать
client-days-calendar-drop = Удалить ссылку

## Ссылки в письмах

client-days-confirmed-title = Ваш адрес
client-days-confirmed = Адрес { $address } верен: зал будет писать туда, когда ждут вашего хода.
client-days-move-title = К вашему ходу
client-days-opening = Минутку…
client-days-other = Эта ссылка принадлежит игроку { $name }, а вы вошли как { $me }. Продолжить как { $name }? Гости без учётной записи потом не смогут вернуться к своим партиям.
client-days-instead = Продолжить как { $name }
client-days-stay = Остаться: { $me }
client-days-dead-move = Эта ссылка уже не действует: ей больше недели, или её владелец вышел на всех устройствах. Войдите в свою учётную запись.

## За столом

client-days-is-off = { $name } в отпуске до { $moment }: часы стоят.
client-days-offer = Сказать ли вам в браузере, когда ваш ход?
client-days-offer-yes = Да, скажите
client-days-offer-no = Нет
