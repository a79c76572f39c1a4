### Зал

## База данных

error-hall-already-open = Зал с базой { $database } уже открыт; одна база — для одного зала.
error-hall-is-closed = Зал закрыт.
error-database-url = «{ $url }» — не база данных зала; она выглядит так: sqlite:///hall.db или postgresql://user@host:5432/name.
error-database-unwritable = В базу данных { $file } нельзя записывать: { $detail }.
error-database-unreachable = База данных { $database } недоступна: { $detail }
error-database-unusable = { $database } не годится как база данных зала: { $detail }
error-database-newer = Эту базу данных записала более новая версия Tatami (ревизия { $revision }); обновите программу.
error-database-trouble = База данных отказала: { $detail }
error-no-asyncpg = Для PostgreSQL нужен asyncpg, его добавляет «postgres»: pip install tatami[postgres].

## Учётные записи

error-name-is-taken = Имя «{ $name }» уже занято.
error-webhook-refused =
    Зал туда не обращается: { $what ->
        [credentials] в адресе есть имя или пароль.
        [unknown] такого имени никто не знает.
        [private] он ведёт в частную сеть.
       *[address] это не веб-адрес.
    }
hall-welcome = Tatami
hall-welcome-text = Зал открыт.

## Что идёт не так через HTTP

error-not-found = По этому адресу ничего нет.
error-method-not-allowed = { $method } здесь невозможен.
error-log-in-first = Сначала скажите, кто вы: зайдите как гость или войдите.
error-foreign-origin = Этот запрос пришёл с чужой страницы.
error-not-json = Тело запроса не удаётся прочитать как JSON.
error-not-json-type = Тело должно быть в формате JSON (Content-Type: application/json).
error-not-valid = «{ $field }» не такое, как должно быть ({ $detail }).
error-too-large =
    Тело запроса слишком велико; читают не больше { $bytes ->
        [one] { $bytes } байта
        [few] { $bytes } байт
       *[many] { $bytes } байт
    }.
error-too-many =
    Слишком часто. Попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
error-too-busy = Зал сейчас очень занят. Попробуйте через мгновение.
error-unexpected = Что-то внутри сломалось. Это записано; попробуйте ещё раз.

## Что идёт не так, когда зал открывается

error-setting-wrong = { $setting } не может быть «{ $value }» ({ $detail }).
error-setting-origin = --allowed-origins: «{ $value }» не похоже на https://play.example.
error-setting-address = { $setting }: «{ $value }» — не адрес и не сеть.
error-database-unknown = Баз данных вида «{ $scheme }» здесь нет; файл — это SQLite, postgresql:// — PostgreSQL.
error-host-unknown = Адреса «{ $host }» нет.
error-port-in-use = Порт { $port } на { $host } уже слушает другая программа. Закройте её или выберите другой порт через --port.
error-port-forbidden = Этой программе нельзя слушать порт { $port } на { $host }. Порты от 1024 доступны всем.
error-cannot-listen = Не удаётся слушать порт { $port } на { $host } ({ $detail }).
error-keys-unreadable = Ключи в { $file } не удаётся прочитать или записать ({ $detail }).
error-keys-too-short = В { $file } должны быть ключи не короче 32 символов, по одному в строке.
