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
error-name-is-empty = В имени должен быть хотя бы один видимый знак.
error-name-is-too-long = В имени может быть не больше { $most } знаков.
error-name-mixes-alphabets = Слово в этом имени смешивает алфавиты: похожие буквы можно принять за другое имя.
error-has-an-account = Учётная запись здесь уже есть.
error-no-account = Для этого нужна учётная запись.
error-wrong-passphrase = Имя или пароль неверны.
error-link-is-dead = Эта ссылка не работает или уже недействительна.
error-no-such-record = По этой ссылке ничего не открыто для просмотра.
error-no-texts = У игры «{ $game }» ещё нет текстов: в неё можно играть в терминале.
error-webhook-refused =
    Зал туда не обращается: { $what ->
        [credentials] в адресе есть имя или пароль.
        [unreachable] отсюда по этому адресу нельзя связаться.
       *[address] это не веб-адрес.
    }

## Колоды

error-decks-need-an-account = Зал хранит колоды для тех, у кого есть учётная запись. Без неё их хранит этот браузер, а когда вы заведёте запись, колоды перейдут к ней.
error-no-such-deck = Этой колоды среди ваших уже нет.
error-decks-are-full =
    Хранить можно { $most ->
        [one] { $most } колоду
        [few] { $most } колоды
       *[many] { $most } колод
    }. Сначала выбросьте какую-нибудь или скопируйте её текст.
error-deck-has-changed = Колода «{ $name }» изменена в другом месте с тех пор, как вы её открыли. Ничего не перезаписано: выберите, какая из двух останется.
error-deck-name-is-too-long =
    В названии колоды не больше { $most ->
        [one] { $most } знака
        [few] { $most } знаков
       *[many] { $most } знаков
    }.
error-deck-pack-gone = Карты этой колоды — из набора «{ $name }», которого в этом зале больше нет. Колода хранится как есть.

## Друзья

error-friends-need-an-account = Для друзей нужна учётная запись: с ней вас найдут на любом устройстве. Ваши партии останутся с вами.
error-no-such-account = Учётной записи «{ $name }» нет.
error-page-is-private = { $name } показывает эту страницу не всем.
error-no-such-friend = Такого человека нет среди ваших друзей.
error-no-such-friend-request = Этот запрос уже не открыт.
error-no-such-friend-link = Эта ссылка не действует или уже не действует: попросите новую.
error-friend-is-yourself = Это вы сами.
error-friend-is-blocked = Вы заблокировали этого человека. Сначала разблокируйте, потом спрашивайте.
error-friends-are-full =
    Можно иметь не больше { $most ->
        [one] { $most } друга
        [few] { $most } друзей
       *[many] { $most } друзей
    }.
error-friend-has-too-many =
    У этого человека уже { $most ->
        [one] { $most } друг
        [few] { $most } друга
       *[many] { $most } друзей
    }, больше места нет.
error-too-many-friend-requests =
    Ответа уже { $most ->
        [one] ждёт { $most } ваш запрос
        [few] ждут { $most } ваших запроса
       *[many] ждут { $most } ваших запросов
    }. Отзовите один, прежде чем спрашивать ещё кого-то.
error-friend-is-asked-by-many =
    Этому человеку ещё предстоит ответить на { $most ->
        [one] { $most } запрос
        [few] { $most } запроса
       *[many] { $most } запросов
    }, новых пока не принимают.
error-too-many-blocks =
    Заблокировать можно не больше { $most ->
        [one] { $most } человека
        [few] { $most } человек
       *[many] { $most } человек
    }.

## Страница для тех, кто открывает зал в браузере

hall-welcome = Tatami
hall-welcome-text = Зал открыт, но клиент для браузера не собран: запустите зал командой «python3 run.py», она его соберёт.

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
error-too-busy = Зал сейчас очень загружен. Попробуйте через мгновение.
error-unexpected = Что-то внутри сломалось. Это записано; попробуйте ещё раз.

## Что идёт не так, когда зал открывается

error-setting-wrong = { $setting } не может быть «{ $value }» ({ $detail }).
error-setting-origin = --allowed-origins: «{ $value }» не похоже на https://play.example.
error-setting-address = { $setting }: «{ $value }» — не адрес и не сеть.
error-database-unknown = Баз данных вида «{ $scheme }» здесь нет; файл — это SQLite, postgresql:// — PostgreSQL.
error-host-unknown = Адреса «{ $host }» нет.
error-port-in-use = Порт { $port } на { $host } уже слушает другая программа. Закройте её или выберите другой порт через --port.
error-hall-at-port = На порту { $port } на { $host } уже открыт зал: зайдите в него в браузере или откройте другой через --port и --data.
error-port-forbidden = Этой программе нельзя слушать порт { $port } на { $host }. Порты от 1024 доступны всем.
error-cannot-listen = Не удаётся слушать порт { $port } на { $host } ({ $detail }).
error-keys-unreadable = Ключи в { $file } не удаётся прочитать или записать ({ $detail }).
error-keys-too-short = В { $file } должны быть ключи не короче 32 символов, по одному в строке.

## Новый стол

error-clock-without-bank = Добавка времени за ход возможна только тогда, когда есть общий запас времени.
error-password-missing = Столу с паролем нужен пароль: хотя бы один символ.
error-password-not-wanted = Пароль может быть только у стола с доступом «password».

## Почему нельзя

hall-why-no-such-table = Такого стола нет.
hall-why-other-rules = В эту игру играли по правилам версии { $ruleset }, а зал теперь играет по версии { $installed }. Игра сохранена такой, какой была, но открыть её здесь нельзя.
hall-why-table-is-broken = Запись этого стола повреждена, поэтому открыть его нельзя. Владельцу зала уже сообщено.
hall-why-pack-is-gone = За этим столом играют с набором данных «{ $pack }», которого у зала больше нет. Игра сохранена такой, какая она есть; как только набор вернётся, её можно будет продолжить.
hall-why-no-such-seat =
    Такого места нет; за этим столом { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }.
hall-why-seat-is-taken = Это место занято: { $seat }.
hall-why-seat-is-free = Там никто не сидит: { $seat }.
hall-why-sits-already = Кто уже сидит за этим столом, второго места не получит.
hall-why-not-here = Этого человека сейчас нет в зале.
hall-why-takes-no-invitations = Этот человек сейчас не хочет приглашений.
hall-why-invited-already =
    Этого человека к этому столу уже пригласили; ещё раз можно пригласить через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
hall-why-too-many-invitations =
    Слишком много приглашений сразу; следующее можно послать через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
hall-why-not-invited = Такого приглашения нет.
hall-why-table-is-full = За этим столом заняты все места.
hall-why-too-many-tables =
    Одновременно можно иметь не больше { $most ->
        [one] { $most } стола
        [few] { $most } столов
       *[many] { $most } столов
    }.
hall-why-wrong-password = Этот стол с паролем, и пароль не тот.
hall-why-table-is-cleared = Этот стол уже убран.
hall-why-game-has-begun = Игра уже началась.
hall-why-game-has-not-begun = Игра ещё не началась.
hall-why-no-looking-back = Пока эта игра идёт, никто не смотрит второй раз на закрытые карты: память — часть игры. За столом с подсказкой памяти это можно.
hall-why-game-is-not-over = Игра ещё не закончилась.
hall-why-no-such-act =
    Такого шага нет: в этой игре пока { $acts ->
        [one] { $acts } шаг
        [few] { $acts } шага
       *[many] { $acts } шагов
    }.
hall-why-nothing-to-play-on = Игра там заканчивается: играть дальше нечего.
hall-why-couch-is-a-screen = Это устройство — общий экран стола. Сядьте за стол с другого устройства.
hall-why-not-your-seat = Это не ваше место: { $seat }.
hall-why-not-your-table = Это могут делать только те, кто относится к этому столу.
hall-why-not-watching = Вы не следите за этим столом.
hall-why-watches-too-much =
    Одно соединение может следить не больше чем за { $most ->
        [one] { $most } столом или местом
        [few] { $most } столами и местами
       *[many] { $most } столами и местами
    } одновременно. Сначала перестаньте следить за каким-нибудь из них.
hall-why-too-late = Поздно: вопрос { $request } закрыт, за столом уже вопрос { $now }.
hall-why-too-early = Рано: вопрос { $request } ещё не прозвучал, за столом вопрос { $now }.
hall-why-time-is-up = Ваше время вышло.
hall-why-done-already = Вы уже дали этот ответ на вопрос { $request }; он считается один раз.
hall-why-nothing-to-undo = Вам нечего отменять.
hall-why-undo-is-asked-already = Просьба об отмене уже есть ({ $seat }); остальные решают.
hall-why-somebody-away-must-agree = Это было ещё до того, как бот сел за отсутствующего игрока ({ $seat }), а без его согласия так далеко не возвращаются.
hall-why-nobody-asked-to-undo = Никто не просит вашего согласия на отмену.
hall-why-somebody-has-resigned = С тех пор игрок { $seat } сдался, и этого уже никто не отменит.
hall-why-has-resigned = Вы сдались: за это место играете уже не вы.
hall-why-nothing-to-resign = Вы уже выбыли из этой игры: сдавать больше нечего.
hall-why-nobody-to-agree = С вами играют только боты, так что договариваться не с кем. Вы можете сдаться или просто уйти.
hall-why-end-is-offered-already = Уже есть предложение закончить игру ({ $seat }); остальные решают.
hall-why-offered-lately = Вы это уже предлагали. Снова предложить можно после вашего следующего хода.
hall-why-nobody-offered-to-end = Никто не просит вас закончить игру.
hall-why-table-is-paused = За столом перерыв.
hall-why-table-is-not-paused = Перерыва за столом нет.
hall-why-pause-is-for-others = Все ждут вас: попросите кого-нибудь из остальных разрешить перерыв.
hall-why-pauses-are-spent =
    За игру можно дать только { $most ->
        [one] { $most } перерыв
        [few] { $most } перерыва
       *[many] { $most } перерывов
    }, и свои вы уже использовали.
hall-why-no-talk-here = За этим столом не разговаривают.
hall-why-nothing-said = В этом сообщении нечего читать.
hall-why-say-one-thing = Отправьте либо текст, либо быструю фразу, а не то и другое сразу.
hall-why-own-seat-not-meant = Это ваше собственное место; так можно только с местами других.
hall-why-too-much-talk =
    Слишком много за один раз. Снова говорить можно через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
hall-why-a-bot-stands-in = Здесь сейчас играет бот ({ $seat }). Откройте стол ещё раз, и он вернёт место.
hall-why-reported-already = Вы уже пожаловались на это место.
hall-why-storage-trouble = В зале что-то не в порядке. Попробуйте ещё раз через мгновение.
hall-why-hall-is-closing = Зал закрывается. Всё сыгранное сохранено.
hall-why-too-fast =
    Слишком много сообщений за один раз. Подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
hall-why-too-slow-a-reader = Соединение не успевает. Подключитесь ещё раз, и увидите, что сейчас на столе.
hall-why-message-not-understood = Это сообщение не удаётся понять ({ $detail }).
hall-why-signed-out = Вы вышли на всех устройствах. Чтобы играть дальше, зайдите снова.

## Быстрые фразы

hall-phrase-hello = Здравствуйте!
hall-phrase-good-luck = Удачи!
hall-phrase-well-played = Мастерски!
hall-phrase-thanks = Спасибо!
hall-phrase-sorry = Прошу прощения!
hall-phrase-oops = Ой!
hall-phrase-hurry = Можно чуть быстрее?
hall-phrase-wait = Минутку, пожалуйста.
hall-phrase-nice-move = Хороший ход!
hall-phrase-your-turn = Ваша очередь!
hall-phrase-yes = Да.
hall-phrase-no = Нет.
hall-phrase-rematch = Ещё одну партию?
hall-phrase-good-game = Хорошая была игра!
hall-phrase-brb = Скоро вернусь.
hall-phrase-back = Я снова здесь.

## Для клиентов

error-hall-lost = Зал по адресу { $address } недоступен или не отвечает.
