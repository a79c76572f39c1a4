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

senjutsu-why-one-card-a-turn = Надо положить ровно одну карту: не больше и не меньше.
senjutsu-why-card-is-laid = Карту этого хода вы уже положили; чтобы выбрать другую, сначала возьмите её назад.
senjutsu-why-take-back-first = Карту этого хода вы уже положили; сначала возьмите её назад, тогда сможете сдаться.
senjutsu-why-cards-are-covered = Карты лежат рубашкой вверх: пока не открыты все, ничего из них не действует.
senjutsu-why-card-stays = Карты открыты: вашу можно сменить только картой мгновенной замены.
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
senjutsu-why-value-to-be-chosen = Сейчас надо выбрать одну из инициатив вашей карты.
senjutsu-why-values-in-order = Инициативу выбирают по очереди, снизу вверх по треку преимуществ.
senjutsu-why-value-too-high = Контратакуют с инициативой не больше { $limit }; { $value } — слишком много.
senjutsu-why-place-taken =
    { $place ->
        [1] Первое место уже занято.
        [2] Второе место уже занято.
        [3] Третье место уже занято.
       *[4] Четвёртое место уже занято.
    }
senjutsu-why-advantage-decides = Когда действовать, первым выбирает тот, кто выше на треке преимуществ.
senjutsu-why-no-replacement = «{ $card }» — не карта мгновенной замены.
senjutsu-why-not-for-now = «{ $card }» нельзя сыграть { $window }.
senjutsu-why-needs-success = «{ $card }» играют только сразу после успеха, как на ней указано.
senjutsu-why-not-before-its-end = «{ $card }» играют только тогда, когда ваша карта разыграна полностью.
senjutsu-why-replaced-in-turn = Карты заменяют по очереди, снизу вверх по треку преимуществ, и у каждого лишь одна возможность.
senjutsu-why-one-instant-a-turn = Вы уже сыграли свою единственную мгновенную карту этого хода.
senjutsu-why-turn-has-ended = Столкновение завершило ваш ход: остальное на вашей карте не действует, и добавить к ней ничего нельзя.
senjutsu-why-no-counter-now = «{ $card }» сейчас могла бы быть только контратакой, а ваше блокирование её здесь не даёт.
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
senjutsu-why-alternative-is-chosen = Из эффектов, между которыми стоит ИЛИ, действует ровно один, и выбирают его только тогда, когда до него дошла очередь.
senjutsu-why-effects-in-order = Эффекты разыгрывают по очереди, сверху вниз: сейчас надо решить другое.
senjutsu-why-kamae-effect-applies = Вы в камаэ этого эффекта, поэтому пропустить его нельзя.
senjutsu-why-not-a-way = Перемещение на вашей карте не ведёт так на клетку { $cell }.
senjutsu-why-must-move = Это перемещение обязательно: его надо выполнить полностью.
senjutsu-why-whole-step = Это перемещение выполняют полностью или не выполняют вовсе.
senjutsu-why-one-direction = Все клетки одного шага лежат в одном направлении.
senjutsu-why-printed-order = Перемещения, между которыми стоит «затем», выполняют в указанном порядке.
senjutsu-why-way-is-closed = На каждом пути к клетке { $cell } что-то стоит, а пройти сквозь это нельзя.
senjutsu-why-not-far-enough = До трёх клеток проходит только тот, кто начал ход дальше чем в шести клетках от всех соперников.
senjutsu-why-run-is-over = Более длинное перемещение кончается, как только до соперника остаётся меньше шести клеток.
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
senjutsu-why-against-the-branch = Ветвь, соединяющая с позицией «{ $kamae }», ведёт только в одну сторону — в обратную.
senjutsu-why-ring-goes-on = На позиции концентрации кольцо не остаётся: если можно, оно идёт дальше, к другому камаэ.
senjutsu-why-kamae-is-entered = Занять камаэ обязательно: выберите, какое именно.
senjutsu-why-not-by-branches = Занимают камаэ не по ветвям: позицию концентрации так занять нельзя.
senjutsu-why-never-neutral = Занять можно любое камаэ, кроме нейтральной позиции.
senjutsu-why-not-a-target =
    { $target_you ->
        [yes] Себя выбрать нельзя.
       *[no] Игрока { $target } выбрать нельзя: это не соперник.
    }
senjutsu-why-not-in-range =
    { $target_you ->
        [yes] Целиться в себя нельзя.
       *[no] Игрок { $target } слишком далеко: карта достаёт на { $range ->
            [one] { $range } клетку
            [few] { $range } клетки
           *[many] { $range } клеток
        }.
    }
senjutsu-why-not-in-sight =
    { $target_you ->
        [yes] Целиться в себя нельзя.
       *[no] Игрок { $target } вне линии видимости: от передних углов вашей клетки каждая линия прервана.
    }
senjutsu-why-not-slower =
    { $target_you ->
        [yes] Целиться в себя нельзя.
       *[no] Эта атака поражает только более медленных: инициатива игрока { $target } не ниже вашей.
    }
senjutsu-why-attacker-chooses = Куда оттолкнуть, притянуть или повернуть фигурку, выбирает нападающий.
senjutsu-why-not-that-way = Отталкивают прямо от себя, притягивают прямо к себе.
senjutsu-why-no-marker-there = На клетке { $cell } жетон разместить нельзя.
senjutsu-why-no-such-token = Жетон со скрытой стороной размещают, назвав одну из его сторон, а любой другой — не называя.
senjutsu-why-hand-is-too-full = У вас на руке больше карт, чем позволяет лимит, вместе с картами оглушения: сбросьте карту умения.
senjutsu-why-not-to-discard = Карту «{ $card }» сбросить нельзя.
senjutsu-why-no-such-poison = Карты «{ $card }» в вашей колоде ядов нет.
senjutsu-why-not-asked = Сейчас решают другие.
senjutsu-why-you-are-out = Вы побеждены и в этом бою больше ничего не решаете.

## Настройки, которые не подходят

error-sides-do-not-fit =
    { $sides ->
        [pairs] Двое на двое — это четверо игроков, а за столом { $seats }.
       *[other] Для «один против всех» нужно не меньше трёх игроков, а за столом { $seats }.
    }
