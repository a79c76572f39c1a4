### Стіл «Меча самурая» у браузері

client-samurai-sword-turn = хід { $number }
client-samurai-sword-who = Хто є хто?

## Карти

client-samurai-sword-weapon =
    Зброя, сягає до { $reach }, { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } рани
       *[many] { $wounds } ран
    }
client-samurai-sword-weapon-about =
    Атакуйте одного гравця, складність атаки на якого щонайбільше { $reach }. Якщо він не захиститься, то зазнає { $wounds ->
        [one] { $wounds } рани.
        [few] { $wounds } ран.
       *[many] { $wounds } ран.
    }
client-samurai-sword-action = Дія
client-samurai-sword-property = Здібність
client-samurai-sword-card = { $card }, { $about }
client-samurai-sword-cards-alike =
    { $card }, { $about }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
client-samurai-sword-your-cards =
    Ваша рука, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
client-samurai-sword-no-cards = У вас у руці немає карт.

## Гравець

client-samurai-sword-players = Гравці
client-samurai-sword-resilience-of = стійкість { $left } з { $most }
client-samurai-sword-honor = честь { $count }
client-samurai-sword-cards =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
client-samurai-sword-role-unknown = роль невідома
client-samurai-sword-in-play = у грі: { $cards }
client-samurai-sword-harmless = знекровлено
client-samurai-sword-difficulty = складність атаки { $count } ({ $sum })
client-samurai-sword-next = поруч із вами
client-samurai-sword-away =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[many] { $count } місць
    }
client-samurai-sword-skipped = знекровлено: не рахується
client-samurai-sword-known-cards = Відомі карти в руці: { $cards }.
client-samurai-sword-property-of =
    { $you ->
        [yes] { $card } перед вами
       *[no] { $card } перед гравцем { $name }
    }
client-samurai-sword-random-card = випадкова карта з руки

## Середина столу

client-samurai-sword-piles = Колода і скид
client-samurai-sword-deck-title = колода
client-samurai-sword-discard-title = скид
client-samurai-sword-deck =
    Колода, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
client-samurai-sword-discard =
    Скид, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }, згори: { $card }
client-samurai-sword-discard-empty = Скид порожній
client-samurai-sword-resolving = Розігрується: { $card }, { $about }
client-samurai-sword-revealed = Для «Бусідо» відкрито: { $card }
client-samurai-sword-revealed-card = Для «Бусідо» відкрито: { $card }, { $about }
client-samurai-sword-bushido-weapon = Скинути зброю
client-samurai-sword-bushido-moves = «Бусідо» йде далі
client-samurai-sword-bushido-honor = Скинути жетон честі
client-samurai-sword-bushido-free = Нічого не втрачати
client-samurai-sword-bushido-goes = «Бусідо» скидають
client-samurai-sword-strikes =
    { $you ->
        [yes] Ви атакуєте гравця { $target } { $card }
       *[no] { $target_you ->
            [yes] Гравець { $name } атакує вас { $card }
           *[no] Гравець { $name } атакує гравця { $target } { $card }
        }
    }
client-samurai-sword-plays =
    { $you ->
        [yes] Ви граєте карту «{ $card }»
       *[no] Гравець { $name } грає карту «{ $card }»
    }
client-samurai-sword-wounds =
    { $count ->
        [one] { $count } рана
        [few] { $count } рани
       *[many] { $count } ран
    }
client-samurai-sword-wounds-title = Рани
client-samurai-sword-resilience-whose =
    { $you ->
        [yes] Ваша стійкість
       *[no] Стійкість гравця { $name }
    }
client-samurai-sword-left = Тоді лишиться
client-samurai-sword-defeated =
    { $you ->
        [yes] Вас переможено
       *[no] Гравця { $name } переможено
    }
client-samurai-sword-loses-honor = −1 жетон честі
client-samurai-sword-reach = Сягає до
client-samurai-sword-anybody = будь-кого
client-samurai-sword-weapons = Зброя цього ходу
client-samurai-sword-of = { $count } з { $most }

## Хто є хто і підсумок

client-samurai-sword-roles = Ролі за цим столом
client-samurai-sword-unknown = ще не розкрито: { $count }
client-samurai-sword-points-now = Очок поки що: { $sum }
client-samurai-sword-or = { " або " }
client-samurai-sword-player = Гравець
client-samurai-sword-role = Роль
client-samurai-sword-points = Очки
client-samurai-sword-sum =
    { $daimyo ->
        [0] { $honor } × { $times } = { $points }
       *[other] { $honor } × { $times } + { $daimyo } (даймьо) = { $points }
    }
client-samurai-sword-deadly = Смертельний удар

## At one's own seat
client-samurai-sword-you-are =
    Ви — { $role ->
        [shogun] сьоґун
        [samurai] самурай
        [ronin] ронін
       *[ninja] ніндзя
    }
