### Сэндзюцу: почему нет

## Подготовка

senjutsu-why-game-is-over = Бой окончен.
senjutsu-why-character-taken =
    { $owner_you ->
        [yes] Вы уже взяли { $character_acc }.
       *[no] Персонаж уже занят: { $character_acc } взял себе игрок { $owner }.
    }
senjutsu-why-not-your-deck = Колода «{ $deck }» не подходит: ваш персонаж — { $character }.
senjutsu-why-not-your-weapon = «{ $weapon }»: ваш персонаж — { $character }, такого оружия у него нет.
senjutsu-why-not-for-decks = «{ $card }» в колоду не кладут.
senjutsu-why-not-your-card = «{ $card }» — личная карта: только { $owner } может ею пользоваться.
senjutsu-why-too-many-copies =
    «{ $card }» может быть в колоде не больше { $most ->
        [one] { $most } раза
        [few] { $most } раз
       *[many] { $most } раз
    }; так было бы { $count }.
senjutsu-why-too-much-gold =
    В колоде не больше { $most ->
        [one] { $most } золотой карты
        [few] { $most } золотых карт
       *[many] { $most } золотых карт
    }; так было бы { $count }.
senjutsu-why-too-much-jade =
    В колоде не больше { $most ->
        [one] { $most } нефритовой карты
        [few] { $most } нефритовых карт
       *[many] { $most } нефритовых карт
    }; так было бы { $count }.
senjutsu-why-other-school = Согласованная игра: «{ $card }» — карта { $school_gen }, а в вашей колоде уже есть карта { $chosen_gen }.
senjutsu-why-too-many-cards =
    В колоде { $most ->
        [one] { $most } карта
        [few] { $most } карты
       *[many] { $most } карт
    }; так было бы { $count }.
senjutsu-why-too-few-cards =
    В колоде должно быть { $most ->
        [one] { $most } карта
        [few] { $most } карты
       *[many] { $most } карт
    }; пока что их { $count }.
senjutsu-why-not-in-kit = Среди того, что осталось разместить, этого нет: { $terrain }.
senjutsu-why-cell-not-free = На клетке { $cell } уже есть местность.
senjutsu-why-on-start-cell = { $cell } — стартовая клетка: местность там не размещают.
senjutsu-why-off-field = На клетке { $cell } оно вышло бы за пределы поля боя.
senjutsu-why-no-boat-there = Лодка лежит рядом с полем боя; { $cell } — не такое место.
senjutsu-why-cuts-starts-off = Если разместить { $terrain_acc } на клетке { $cell }, путь между стартовыми клетками будет перекрыт.
senjutsu-why-not-a-start-cell = С клетки { $cell } вы начинать не можете.
senjutsu-why-start-cell-taken = На клетке { $cell } уже кто-то стоит.
senjutsu-why-wrong-edge = Соперники начинают на противоположных краях: { $cell } — не с вашей стороны.
senjutsu-why-too-near = Клетка { $cell } вплотную к другому персонажу.
senjutsu-why-not-prepared = «{ $card }» — не подготовленная карта.
senjutsu-why-prepared-twice = «{ $card }» вы уже взяли; каждую подготовленную карту берут только один раз.
senjutsu-why-not-in-deck = Карты «{ $card }» в вашей колоде нет.
senjutsu-why-not-sought = Карту «{ $card }» искать нельзя.

## Выбор и открытие

senjutsu-why-not-in-hand = Карты «{ $card }» на руке нет.
senjutsu-why-needs-focus =
    «{ $card }» стоит { $cost ->
        [one] { $cost } жетон концентрации
        [few] { $cost } жетона концентрации
       *[many] { $cost } жетонов концентрации
    }, а у вас { $focus }.
senjutsu-why-needs-kamae = «{ $card }» требует { $kamae_gen }.
senjutsu-why-needs-mask = «{ $card }» можно играть только под маскировкой.
senjutsu-why-has-no-initiative = У карты «{ $card }» нет инициативы: её играют только в дополнение к другой.
senjutsu-why-poison-first = Вы взяли «{ $card }»: именно эту карту вы должны положить.
senjutsu-why-no-focus-to-pay =
    Это стоит { $cost ->
        [one] { $cost } жетон концентрации
        [few] { $cost } жетона концентрации
       *[many] { $cost } жетонов концентрации
    }, а у вас { $focus }.
senjutsu-why-no-cards-to-burn =
    Это стоит { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } вашей колоды, а в ней осталось { $cards }.
senjutsu-why-not-a-value = У карты «{ $card }» нет инициативы { $value }.
senjutsu-why-value-too-high = Контратакуют с инициативой не больше { $limit }; { $value } — слишком много.
senjutsu-why-place-taken =
    { $place ->
        [1] Первое место уже занято.
        [2] Второе место уже занято.
        [3] Третье место уже занято.
       *[4] Четвёртое место уже занято.
    }
senjutsu-why-no-replacement = «{ $card }» — не карта мгновенной замены.
senjutsu-why-not-for-now = «{ $card }» нельзя сыграть { $window }.
senjutsu-why-same-type = «{ $card }» играют только вместе с картой умения другого типа, а не с картой «{ $revealed }».
senjutsu-why-only-attacks-counter = Контратакуют только неосновными картами атаки: «{ $card }» — не такая карта.
senjutsu-why-too-fast-to-counter = Инициатива карты «{ $card }» выше { $limit }: для этой контратаки слишком высока.

## Розыгрыш

senjutsu-why-other-kamae =
    { $option ->
        [1] Первый эффект требует другого камаэ.
        [2] Второй эффект требует другого камаэ.
        [3] Третий эффект требует другого камаэ.
       *[4] Четвёртый эффект требует другого камаэ.
    }
senjutsu-why-kamae-decides =
    { $option ->
        [1] Первый эффект выбрать нельзя: другой эффект соответствует вашему камаэ, и надо выбрать его.
        [2] Второй эффект выбрать нельзя: другой эффект соответствует вашему камаэ, и надо выбрать его.
        [3] Третий эффект выбрать нельзя: другой эффект соответствует вашему камаэ, и надо выбрать его.
       *[4] Четвёртый эффект выбрать нельзя: другой эффект соответствует вашему камаэ, и надо выбрать его.
    }
senjutsu-why-no-such-option =
    { $option ->
        [1] На карте нет такого варианта: первый эффект.
        [2] На карте нет такого варианта: второй эффект.
        [3] На карте нет такого варианта: третий эффект.
       *[4] На карте нет такого варианта: четвёртый эффект.
    }
senjutsu-why-not-a-way = Перемещение на вашей карте не ведёт так на клетку { $cell }.
senjutsu-why-cell-closed = На клетку { $cell } зайти нельзя: там препятствие или персонаж.
senjutsu-why-free-way-exists = Можно переместиться без столкновения, поэтому сталкиваться на клетке { $cell } нельзя.
senjutsu-why-must-assault = Вы выбрали атаку: если ею можно достать соперника, это надо сделать.
senjutsu-why-must-pay-to-assault =
    Без этого ваша атака никого не достанет: надо заплатить { $cost ->
        [one] { $cost } жетон концентрации
        [few] { $cost } жетона концентрации
       *[many] { $cost } жетонов концентрации
    }.
senjutsu-why-cannot-reach-kamae = Так кольцо не доберётся до { $kamae_gen }.
senjutsu-why-never-neutral = Занять можно любое камаэ, кроме нейтральной позиции.
senjutsu-why-not-a-target =
    { $target_you ->
        [yes] Себя выбрать нельзя.
       *[no] Игрока { $target } выбрать нельзя: это не соперник, либо он слишком далеко или вне линии видимости.
    }
senjutsu-why-not-slower =
    { $target_you ->
        [yes] Целиться в себя нельзя.
       *[no] Эта атака поражает только более медленных: инициатива игрока { $target } не ниже вашей.
    }
senjutsu-why-not-that-way = Отталкивают прямо от себя, притягивают прямо к себе.
senjutsu-why-no-marker-there = На клетке { $cell } жетон разместить нельзя.
senjutsu-why-not-to-discard = Карту «{ $card }» сбросить нельзя.
senjutsu-why-no-such-poison = Карты «{ $card }» в вашей колоде ядов нет.
senjutsu-why-not-asked = Сейчас решают другие.

## Настройки, которые не подходят

error-sides-do-not-fit =
    { $sides ->
        [pairs] Двое на двое — это четверо игроков, а за столом { $seats }.
       *[other] Для «один против всех» нужно не меньше трёх игроков, а за столом { $seats }.
    }
