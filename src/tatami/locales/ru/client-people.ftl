### Люди: кто с кем играет

## Играть сейчас

client-play-title = { $game }: играть сейчас
client-play-players = Игроки
client-play-any = Как обычно ({ $count })
client-play-bots = Боты
client-bots-sensible = Рассудительные
    .note = играют с замыслом
client-bots-random = Наугад
    .note = любой дозволенный ход: для самых первых шагов
client-play-join = Присоединяться к тем, кто ждёт
    .note = Если за этой игрой кто-то ждёт компании, вы сядете там.
client-play-welcome = Оставаться открытым для людей
    .note = Кто придёт, пока игра только началась, может занять место бота.
client-lobby-young = только началась, можно присоединиться
client-welcome-sit = Эта игра только началась: можно занять место бота.
client-welcome-came = { $name } теперь на месте, где был бот { $before }.

## Кто здесь

client-here = Сейчас здесь
client-here-count =
    { $count ->
        [one] здесь ещё { $count } человек
        [few] здесь ещё { $count } человека
       *[many] здесь ещё { $count } человек
    }
client-here-more =
    { $count ->
        [one] и ещё { $count } человек
        [few] и ещё { $count } человека
       *[many] и ещё { $count } человек
    }
client-here-nobody = Сейчас здесь больше никого нет.
client-here-invite = Пригласить
client-here-asked = приглашение отправлено
client-here-declined = в этот раз не придёт
client-invited = { $name } приглашает вас: { $game }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }, { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }
client-invited-come = Сесть
client-invited-decline = Не сейчас
client-invited-mute = Больше не приглашать

## Перед игрой

client-waiting-usual = По обычным правилам, без часов.
client-waiting-deal = Почему раздача честная
client-share-link = Послать ссылку
client-qr = QR-код
client-qr-label = QR-код ссылки на этот стол: { $title }

## Профиль и настройки

client-profile-crest = Герб
client-crest-tomoe = Запятые
client-crest-ume = Цветок сливы
client-crest-hishi = Ромбы
client-crest-uroko = Чешуя
client-crest-kikko = Черепаший панцирь
client-crest-hiki = Полосы
client-crest-kuyo = Девять звёзд
client-crest-igeta = Сруб колодца
client-crest-kikyo = Колокольчик
client-crest-mokko = Айва
client-crest-matsu = Сосна
client-crest-nami = Волны
client-crest-juji = Крест
client-crest-shippo = Сплетённые кольца
client-crest-ogi = Веер
client-profile-which = Какие игры
client-profile-show-all = Все
client-profile-show-running = Идут
client-profile-show-over = Закончены
client-profile-only-rated = только рейтинговые
client-profile-none-such = Таких игр нет.
client-settings-people = Компания
client-settings-seen = Другие видят, что я здесь
    .note = Выключено: вас нет в списке тех, кто здесь, ни на одном устройстве.
client-settings-asked = Меня можно приглашать
    .note = Выключено: никто не может позвать вас за стол.
