### Стол «Меча самурая» в браузере

client-samurai-sword-turn = ход { $number }
client-samurai-sword-who = Кто есть кто?

## Карты

client-samurai-sword-weapon =
    Оружие, достаёт до { $reach }, { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }
client-samurai-sword-weapon-about =
    Атакуйте одного игрока, сложность атаки на которого не больше { $reach }. Если он не защитится, то получит { $wounds ->
        [one] { $wounds } рану.
        [few] { $wounds } раны.
       *[many] { $wounds } ран.
    }
client-samurai-sword-action = Действие
client-samurai-sword-property = Способность
client-samurai-sword-card = { $card }, { $about }
client-samurai-sword-cards-alike =
    { $card }, { $about }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
client-samurai-sword-your-cards =
    Ваша рука, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
client-samurai-sword-no-cards = У вас на руке нет карт.

## Игрок

client-samurai-sword-players = Игроки
client-samurai-sword-resilience-of = стойкость { $left } из { $most }
client-samurai-sword-honor = честь { $count }
client-samurai-sword-cards =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
client-samurai-sword-role-unknown = роль неизвестна
client-samurai-sword-in-play = в игре: { $cards }
client-samurai-sword-harmless = обескровлен
client-samurai-sword-difficulty = сложность атаки { $count } ({ $sum })
client-samurai-sword-next = рядом с вами
client-samurai-sword-away =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
client-samurai-sword-skipped = обескровлен: не в счёт
client-samurai-sword-known-cards = Известные карты на руке: { $cards }.
client-samurai-sword-property-of =
    { $you ->
        [yes] { $card } перед вами
       *[no] { $card } перед игроком { $name }
    }
client-samurai-sword-random-card = случайная карта с руки

## Середина стола

client-samurai-sword-piles = Колода и сброс
client-samurai-sword-deck-title = колода
client-samurai-sword-discard-title = сброс
client-samurai-sword-deck =
    Колода, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
client-samurai-sword-discard =
    Сброс, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, сверху: { $card }
client-samurai-sword-discard-empty = Сброс пуст
client-samurai-sword-resolving = Разыгрывается: { $card }, { $about }
client-samurai-sword-revealed = Для «Бусидо» открыто: { $card }
client-samurai-sword-revealed-card = Для «Бусидо» открыто: { $card }, { $about }
client-samurai-sword-bushido-weapon = Сбросить оружие
client-samurai-sword-bushido-moves = «Бусидо» идёт дальше
client-samurai-sword-bushido-honor = Сбросить жетон чести
client-samurai-sword-bushido-free = Ничего не терять
client-samurai-sword-bushido-goes = «Бусидо» сбрасывают
client-samurai-sword-strikes =
    { $you ->
        [yes] Вы атакуете игрока { $target } { $card }
       *[no] { $target_you ->
            [yes] Игрок { $name } атакует вас { $card }
           *[no] Игрок { $name } атакует игрока { $target } { $card }
        }
    }
client-samurai-sword-plays =
    { $you ->
        [yes] Вы играете карту «{ $card }»
       *[no] Игрок { $name } играет карту «{ $card }»
    }
client-samurai-sword-wounds =
    { $count ->
        [one] { $count } рана
        [few] { $count } раны
       *[many] { $count } ран
    }
client-samurai-sword-wounds-title = Раны
client-samurai-sword-resilience-whose =
    { $you ->
        [yes] Ваша стойкость
       *[no] Стойкость игрока { $name }
    }
client-samurai-sword-left = Тогда останется
client-samurai-sword-defeated =
    { $you ->
        [yes] Вы побеждены
       *[no] Игрок { $name } побеждён
    }
client-samurai-sword-loses-honor = −1 жетон чести
client-samurai-sword-reach = Достаёт до
client-samurai-sword-anybody = кого угодно
client-samurai-sword-weapons = Оружие этого хода
client-samurai-sword-of = { $count } из { $most }

## Кто есть кто и итог

client-samurai-sword-roles = Роли за этим столом
client-samurai-sword-unknown = ещё не раскрыто: { $count }
client-samurai-sword-points-now = Очков пока: { $sum }
client-samurai-sword-or = { " или " }
client-samurai-sword-player = Игрок
client-samurai-sword-role = Роль
client-samurai-sword-points = Очки
client-samurai-sword-sum =
    { $daimyo ->
        [0] { $honor } × { $times } = { $points }
       *[other] { $honor } × { $times } + { $daimyo } (даймё) = { $points }
    }
client-samurai-sword-deadly = Смертельный удар

## At one's own seat
client-samurai-sword-you-are =
    Вы — { $role ->
        [shogun] сёгун
        [samurai] самурай
        [ronin] ронин
       *[ninja] ниндзя
    }
