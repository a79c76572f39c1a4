### The board of Senji in the browser

## Map, seasons, families

client-senji-when = год { $year }, { $season }
client-senji-year = Год { $year }
client-senji-summer = исполнено { $done }, осталось { $left }
client-senji-laid = Приказов выложено: { $done } из { $count }

client-senji-notes = Семьи
client-senji-families = Семьи
client-senji-party =
    { $you ->
        [yes] Вы
        [emperor] Войско императора
       *[no] { $seat }
    }
client-senji-honour = слава { $count }
client-senji-provinces =
    { $count ->
        [one] { $count } провинция
        [few] { $count } провинции
       *[many] { $count } провинций
    }
client-senji-hands =
    ханафуда: { $hanafuda }, карт дипломатии: { $diplomacy }
client-senji-host = хозяин
client-senji-out = выбыл из игры
client-senji-has-samurai = Самураи: { $names }
client-senji-has-kami = Ками: { $names }
client-senji-samurai-kind = Самурай, слава { $honour }, { $kami }

client-senji-map = Карта
client-senji-list = Провинции
client-senji-larger = Крупнее
client-senji-smaller = Мельче
client-senji-to-map = Карта
client-senji-to-pick = Выбор
client-senji-to-winter = Переговоры

client-senji-held =
    { $you ->
        [yes] ваша
        [emperor] императорская
       *[no] владеет { $seat }
    }
client-senji-free = ничья
client-senji-closed = нейтральна, входить нельзя
client-senji-units =
    { $count ->
        [0] без отрядов
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }
client-senji-borders = Граничит с: { $names }
client-senji-order-hidden = закрытый приказ
client-senji-order-own = ваш закрытый приказ: { $order }
client-senji-order-open = приказ: { $order }
client-senji-order-production = производство
client-senji-order-recruitment = вербовка
client-senji-order-march = переброска
client-senji-fleet =
    { $you ->
        [yes] ваш флот, { $sea }
        [emperor] флот императора, { $sea }
       *[no] флот ({ $seat }), { $sea }
    }
client-senji-fleet-waits = ещё не назван
