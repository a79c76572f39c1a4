### Зала

## База даних

error-hall-already-open = Зала з базою { $database } уже відкрита; одна база — для однієї зали.
error-hall-is-closed = Залу зачинено.
error-database-url = «{ $url }» — не база даних зали; вона має такий вигляд: sqlite:///hall.db або postgresql://user@host:5432/name.
error-database-unwritable = До бази даних { $file } не можна записувати: { $detail }.
error-database-unreachable = База даних { $database } недоступна: { $detail }
error-database-unusable = { $database } не годиться як база даних зали: { $detail }
error-database-newer = Цю базу даних записала новіша версія Tatami (ревізія { $revision }); оновіть програму.
error-database-trouble = База даних відмовила: { $detail }
error-no-asyncpg = Для PostgreSQL потрібен asyncpg, його додає «postgres»: pip install tatami[postgres].

## Облікові записи

error-name-is-taken = Ім’я «{ $name }» уже зайняте.
error-webhook-refused =
    Зал туди не звертається: { $what ->
        [credentials] в адресі є ім’я або пароль.
        [unknown] такого імені ніхто не знає.
        [private] вона веде до приватної мережі.
       *[address] це не вебадреса.
    }
### Зал

hall-welcome = Tatami
hall-welcome-text = Зал відкрито.

## Що йде не так через HTTP

error-not-found = За цією адресою нічого немає.
error-method-not-allowed = { $method } тут неможливий.
error-log-in-first = Спершу скажіть, хто ви: зайдіть як гість або увійдіть.
error-foreign-origin = Цей запит прийшов із чужої сторінки.
error-not-json = Тіло запиту не вдається прочитати як JSON.
error-not-json-type = Тіло має бути у форматі JSON (Content-Type: application/json).
error-not-valid = «{ $field }» не таке, як має бути ({ $detail }).
error-too-large =
    Тіло запиту завелике; читають щонайбільше { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байти
       *[many] { $bytes } байтів
    }.
error-too-many =
    Надто часто. Спробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
error-too-busy = Зал саме дуже зайнятий. Спробуйте за мить.
error-unexpected = Щось усередині зламалося. Це записано; спробуйте ще раз.

## Що йде не так, коли зал відкривається

error-setting-wrong = { $setting } не може бути «{ $value }» ({ $detail }).
error-setting-origin = --allowed-origins: «{ $value }» не схоже на https://play.example.
error-setting-address = { $setting }: «{ $value }» — не адреса і не мережа.
error-database-unknown = Баз даних виду «{ $scheme }» тут немає; файл — це SQLite, postgresql:// — PostgreSQL.
error-host-unknown = Адреси «{ $host }» немає.
error-port-in-use = Порт { $port } на { $host } уже слухає інша програма. Закрийте її або виберіть інший порт через --port.
error-port-forbidden = Цій програмі не можна слухати порт { $port } на { $host }. Порти від 1024 доступні всім.
error-cannot-listen = Не вдається слухати порт { $port } на { $host } ({ $detail }).
error-keys-unreadable = Ключі у { $file } не вдається прочитати чи записати ({ $detail }).
error-keys-too-short = У { $file } мають бути ключі щонайменше з 32 символів, по одному в рядку.
