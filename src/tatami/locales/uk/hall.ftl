### Зал

## База даних

error-hall-already-open = Зал із базою { $database } уже відкрито; одна база — для одного залу.
error-hall-is-closed = Зал закрито.
error-database-url = «{ $url }» — не база даних залу; вона має такий вигляд: sqlite:///hall.db або postgresql://user@host:5432/name.
error-database-unwritable = До бази даних { $file } не можна записувати: { $detail }.
error-database-unreachable = База даних { $database } недоступна: { $detail }
error-database-unusable = { $database } не годиться як база даних залу: { $detail }
error-database-newer = Цю базу даних записала новіша версія Tatami (ревізія { $revision }); оновіть програму.
error-database-trouble = База даних відмовила: { $detail }
error-no-asyncpg = Для PostgreSQL потрібен asyncpg, його додає «postgres»: pip install tatami[postgres].

## Облікові записи

error-name-is-taken = Ім’я «{ $name }» уже зайняте.
error-name-is-empty = В імені має бути хоча б один видимий знак.
error-name-is-too-long = Ім’я може мати щонайбільше { $most } знаків.
error-name-mixes-alphabets = Слово в цьому імені змішує абетки: схожі літери можна сплутати з іншим ім’ям.
error-has-an-account = Обліковий запис тут уже є.
error-no-account = Для цього потрібен обліковий запис.
error-wrong-passphrase = Ім’я або пароль неправильні.
error-link-is-dead = Це посилання не працює або вже недійсне.
error-no-such-record = За цим посиланням нічого не відкрито для перегляду.
error-no-texts = Гра «{ $game }» ще не має текстів: у неї можна грати в терміналі.
error-webhook-refused =
    Зал туди не звертається: { $what ->
        [credentials] в адресі є ім’я або пароль.
        [unreachable] звідси за цією адресою не можна зв’язатися.
       *[address] це не вебадреса.
    }

## Колоди

error-decks-need-an-account = Зал зберігає колоди для тих, хто має обліковий запис. Без нього їх зберігає цей браузер, а коли ви створите запис, колоди перейдуть до нього.
error-no-such-deck = Цієї колоди серед ваших уже немає.
error-decks-are-full =
    Зберігати можна { $most ->
        [one] { $most } колоду
        [few] { $most } колоди
       *[many] { $most } колод
    }. Спершу викиньте якусь або скопіюйте її текст.
error-deck-has-changed = Колоду «{ $name }» змінено деінде, відколи ви її відкрили. Нічого не перезаписано: оберіть, котра з двох залишиться.
error-deck-name-is-too-long =
    У назві колоди щонайбільше { $most ->
        [one] { $most } знак
        [few] { $most } знаки
       *[many] { $most } знаків
    }.
error-deck-pack-gone = Карти цієї колоди — з набору «{ $name }», якого в цьому залі вже немає. Колода зберігається такою, як є.

## Друзі

error-friends-need-an-account = Для друзів потрібен обліковий запис: з ним вас знайдуть на будь-якому пристрої. Ваші партії залишаться з вами.
error-no-such-account = Облікового запису «{ $name }» немає.
error-page-is-private = { $name } показує цю сторінку не всім.
error-no-such-friend = Такої людини немає серед ваших друзів.
error-no-such-friend-request = Цей запит уже не відкритий.
error-no-such-friend-link = Це посилання не діє або вже не діє: попросіть нове.
error-friend-is-yourself = Це ви самі.
error-friend-is-blocked = Ви заблокували цю людину. Спершу розблокуйте, а тоді запитуйте.
error-friends-are-full =
    Можна мати щонайбільше { $most ->
        [one] { $most } друга
        [few] { $most } друзів
       *[many] { $most } друзів
    }.
error-friend-has-too-many =
    У цієї людини вже { $most ->
        [one] { $most } друг
        [few] { $most } друзі
       *[many] { $most } друзів
    }, більше місця немає.
error-too-many-friend-requests =
    На відповідь уже { $most ->
        [one] чекає { $most } ваш запит
        [few] чекають { $most } ваші запити
       *[many] чекають { $most } ваших запитів
    }. Відкличте один, перш ніж запитувати когось іще.
error-friend-is-asked-by-many =
    Ця людина ще має відповісти на { $most ->
        [one] { $most } запит
        [few] { $most } запити
       *[many] { $most } запитів
    }, нових поки що не приймають.
error-too-many-blocks =
    Заблокувати можна щонайбільше { $most ->
        [one] { $most } людину
        [few] { $most } людини
       *[many] { $most } людей
    }.

## Сторінка для тих, хто відкриває зал у браузері

hall-welcome = Tatami
hall-welcome-text = Зал відкрито, але клієнт для браузера не зібрано: запустіть зал командою «python3 run.py», вона його збере.

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
error-too-busy = Зал зараз дуже завантажений. Спробуйте за мить.
error-unexpected = Щось усередині зламалося. Це записано; спробуйте ще раз.

## Що йде не так, коли зал відкривається

error-setting-wrong = { $setting } не може бути «{ $value }» ({ $detail }).
error-setting-origin = --allowed-origins: «{ $value }» не схоже на https://play.example.
error-setting-address = { $setting }: «{ $value }» — не адреса і не мережа.
error-database-unknown = Баз даних виду «{ $scheme }» тут немає; файл — це SQLite, postgresql:// — PostgreSQL.
error-host-unknown = Адреси «{ $host }» немає.
error-port-in-use = Порт { $port } на { $host } уже слухає інша програма. Закрийте її або виберіть інший порт через --port.
error-hall-at-port = На порту { $port } на { $host } уже відкрито зал: зайдіть до нього в браузері або відкрийте інший через --port і --data.
error-port-forbidden = Цій програмі не можна слухати порт { $port } на { $host }. Порти від 1024 доступні всім.
error-cannot-listen = Не вдається слухати порт { $port } на { $host } ({ $detail }).
error-keys-unreadable = Ключі у { $file } не вдається прочитати чи записати ({ $detail }).
error-keys-too-short = У { $file } мають бути ключі щонайменше з 32 символів, по одному в рядку.

## Новий стіл

error-clock-without-bank = Додатковий час за хід можливий лише тоді, коли є загальний запас часу.
error-password-missing = Столу з паролем потрібен пароль: хоча б один символ.
error-password-not-wanted = Пароль може бути лише в столу з доступом «password».

## Чому не можна

hall-why-no-such-table = Такого столу немає.
hall-why-other-rules = У цю гру грали за правилами версії { $ruleset }, а зал тепер грає за версією { $installed }. Гру збережено такою, якою вона була, але відкрити її тут не можна.
hall-why-table-is-broken = Запис цього столу пошкоджено, тож відкрити його не можна. Власника залу вже сповіщено.
hall-why-pack-is-gone = За цим столом грають із набором даних «{ $pack }», якого зал більше не має. Гру збережено такою, якою вона є; щойно набір повернеться, її можна буде продовжити.
hall-why-no-such-seat =
    Такого місця немає; за цим столом { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }.
hall-why-seat-is-taken = Це місце зайняте: { $seat }.
hall-why-seat-is-free = Там ніхто не сидить: { $seat }.
hall-why-sits-already = Хто вже сидить за цим столом, другого місця не отримає.
hall-why-not-here = Цієї людини зараз немає в залі.
hall-why-takes-no-invitations = Ця людина зараз не хоче запрошень.
hall-why-invited-already =
    Цю людину до цього столу вже запрошено; ще раз можна запросити через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
hall-why-too-many-invitations =
    Забагато запрошень одразу; наступне можна надіслати через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
hall-why-not-invited = Такого запрошення немає.
hall-why-table-is-full = За цим столом усі місця зайняті.
hall-why-too-many-tables =
    Одночасно можна мати щонайбільше { $most ->
        [one] { $most } стіл
        [few] { $most } столи
       *[many] { $most } столів
    }.
hall-why-wrong-password = Цей стіл із паролем, і пароль не той.
hall-why-table-is-cleared = Цей стіл уже прибрано.
hall-why-game-has-begun = Гра вже почалася.
hall-why-game-has-not-begun = Гра ще не почалася.
hall-why-no-looking-back = Доки ця гра триває, ніхто не дивиться вдруге на закриті карти: пам’ять — частина гри. За столом із підказкою пам’яті це можна.
hall-why-game-is-not-over = Гра ще не завершилася.
hall-why-no-such-act =
    Такого кроку немає: у цій грі поки що { $acts ->
        [one] { $acts } крок
        [few] { $acts } кроки
       *[many] { $acts } кроків
    }.
hall-why-nothing-to-play-on = Гра там завершується: далі грати нема чого.
hall-why-couch-is-a-screen = Цей пристрій — спільний екран столу. Сядьте за стіл з іншого пристрою.
hall-why-not-your-seat = Це не ваше місце: { $seat }.
hall-why-not-your-table = Це можуть робити лише ті, хто належить до цього столу.
hall-why-not-watching = Ви не стежите за цим столом.
hall-why-watches-too-much =
    Одне з’єднання може стежити щонайбільше за { $most ->
        [one] { $most } столом чи місцем
        [few] { $most } столами й місцями
       *[many] { $most } столами й місцями
    } водночас. Спершу перестаньте стежити за котримсь із них.
hall-why-too-late = Запізно: запитання { $request } закрито, за столом уже запитання { $now }.
hall-why-too-early = Зарано: запитання { $request } ще не прозвучало, за столом запитання { $now }.
hall-why-time-is-up = Ваш час вийшов.
hall-why-done-already = Ви вже дали цю відповідь на запитання { $request }; вона рахується один раз.
hall-why-nothing-to-undo = Вам нема чого скасовувати.
hall-why-undo-is-asked-already = Прохання про скасування вже є ({ $seat }); інші вирішують.
hall-why-somebody-away-must-agree = Це було ще до того, як бот сів за відсутнього гравця ({ $seat }), а без його згоди так далеко не повертаються.
hall-why-nobody-asked-to-undo = Ніхто не просить вашої згоди на скасування.
hall-why-somebody-has-resigned = Відтоді гравець { $seat } здався, і цього вже ніхто не скасує.
hall-why-has-resigned = Ви здалися: за це місце граєте вже не ви.
hall-why-nothing-to-resign = Ви вже вибули з цієї гри: здавати більше нічого.
hall-why-nobody-to-agree = З вами грають лише боти, тож домовлятися ні з ким. Ви можете здатися або просто піти.
hall-why-end-is-offered-already = Уже є пропозиція завершити гру ({ $seat }); інші вирішують.
hall-why-offered-lately = Ви це вже пропонували. Знову запропонувати можна після вашого наступного ходу.
hall-why-nobody-offered-to-end = Ніхто не просить вас завершити гру.
hall-why-table-is-paused = За столом перерва.
hall-why-table-is-not-paused = Перерви за столом немає.
hall-why-pause-is-for-others = Усі чекають на вас: попросіть когось із інших дозволити перерву.
hall-why-pauses-are-spent =
    За гру можна дати лише { $most ->
        [one] { $most } перерву
        [few] { $most } перерви
       *[many] { $most } перерв
    }, і свої ви вже використали.
hall-why-no-talk-here = За цим столом не розмовляють.
hall-why-nothing-said = У цьому повідомленні немає чого читати.
hall-why-say-one-thing = Надішліть або текст, або швидку фразу, а не те й інше водночас.
hall-why-own-seat-not-meant = Це ваше власне місце; так можна лише з місцями інших.
hall-why-too-much-talk =
    Забагато за один раз. Знову говорити можна через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
hall-why-a-bot-stands-in = Тут зараз грає бот ({ $seat }). Відкрийте стіл ще раз, і він поверне місце.
hall-why-reported-already = Ви вже поскаржилися на це місце.
hall-why-storage-trouble = У залі щось негаразд. Спробуйте ще раз за мить.
hall-why-hall-is-closing = Зал закривається. Усе зігране збережено.
hall-why-too-fast =
    Забагато повідомлень за один раз. Зачекайте { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
hall-why-too-slow-a-reader = З’єднання не встигає. Під’єднайтеся ще раз, і побачите, що зараз на столі.
hall-why-message-not-understood = Це повідомлення не вдається зрозуміти ({ $detail }).
hall-why-signed-out = Ви вийшли на всіх пристроях. Щоб грати далі, зайдіть знову.

## Швидкі фрази

hall-phrase-hello = Вітаю!
hall-phrase-good-luck = Хай щастить!
hall-phrase-well-played = Майстерно!
hall-phrase-thanks = Дякую!
hall-phrase-sorry = Перепрошую!
hall-phrase-oops = Ой!
hall-phrase-hurry = Можна трохи швидше?
hall-phrase-wait = Хвилинку, будь ласка.
hall-phrase-nice-move = Гарний хід!
hall-phrase-your-turn = Ваша черга!
hall-phrase-yes = Так.
hall-phrase-no = Ні.
hall-phrase-rematch = Ще одну партію?
hall-phrase-good-game = Гарна була гра!
hall-phrase-brb = Скоро повернуся.
hall-phrase-back = Я знову тут.

## Для клієнтів

error-hall-lost = Зал за адресою { $address } недосяжний або не відповідає.
