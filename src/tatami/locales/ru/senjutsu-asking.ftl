### Сэндзюцу: вопросы и ответы

## Подготовка

senjutsu-ask-character-to-take =
    { $you ->
        [yes] Какого персонажа возьмёте?
       *[no] Игрок { $by } выбирает персонажа.
    }
senjutsu-ask-deck-to-bring =
    { $you ->
        [yes] С какой колодой вы пришли? Возьмите готовую или соберите свою из 40 карт.
       *[no] Колоды выбирают: { $seats }.
    }
senjutsu-ask-terrain-to-place =
    { $you ->
        [yes] Разместите компонент местности.
       *[no] Игрок { $by } размещает местность.
    }
senjutsu-ask-figure-to-place =
    { $you ->
        [yes] Где встанете и куда лицом?
       *[no] Игрок { $by } выбирает стартовую клетку.
    }
senjutsu-ask-prepared-to-take =
    { $you ->
        [yes] Какую подготовленную карту возьмёте в начальную руку?
       *[no] Игрок { $by } берёт подготовленные карты.
    }

## Ход

senjutsu-ask-card-to-lay =
    { $you ->
        [yes] Выберите карту и положите её лицом вниз.
       *[no] Карты выбирают: { $seats }.
    }
senjutsu-ask-initiative-to-buy =
    { $you ->
        [yes] Заплатите ли { $focus ->
            [one] { $focus } жетон концентрации
            [few] { $focus } жетона концентрации
           *[many] { $focus } жетонов концентрации
        }, чтобы действовать с инициативой { $value }?
       *[no] Игрок { $by } решает, платить ли за инициативу { $value }.
    }
senjutsu-ask-initiative-to-choose =
    { $you ->
        [yes] С какой инициативой будет действовать ваша карта?
       *[no] Игрок { $by } выбирает инициативу.
    }
senjutsu-ask-place-to-take =
    { $you ->
        [yes] Инициатива и тип одинаковы, а преимущество у вас: которой по порядку разыграть вашу карту?
       *[no] Игрок { $by } решает, которой по порядку разыграть свою карту.
    }
senjutsu-ask-surplus-to-discard =
    { $you ->
        [yes] На руке больше карт, чем позволяет лимит. Какую сбросите лицом вниз?
       *[no] Лишние карты сбрасывают: { $seats }.
    }
senjutsu-ask-card-to-play =
    { $you ->
        [yes] { $window_is ->
            [attack-success] Ваша атака успешна. Сыграете дополнительную карту?
            [block-success] Ваше блокирование успешно. Сыграете дополнительную карту?
            [after-card] Ваша карта разыграна. Сыграете дополнительную карту?
            [start-of-turn] Ход начинается. Сыграете мгновенную карту?
            [after-draw] Карты взяты. Сыграете мгновенную карту?
            [after-reveal] Карты открыты. Сыграете мгновенную карту?
            [would-suffer] Вы вот-вот получите ранение. Сыграете мгновенную карту?
            [end-of-turn] Ход завершается. Сыграете мгновенную карту?
            [replacement] Замените ли вы свою открытую карту?
           *[counter] Вы заблокировали атаку с инициативой { $limit }. Контратакуете?
        }
       *[no] Игрок { $by } может сыграть карту { $window }.
    }
senjutsu-ask-counter-value-to-choose =
    { $you ->
        [yes] С какой инициативой вы контратакуете картой «{ $ability }»? Не больше { $limit }.
       *[no] Игрок { $by } выбирает инициативу, не больше { $limit }.
    }

## Эффекты

senjutsu-ask-effect-to-pay =
    { $you ->
        [yes] { $what } Воспользуетесь этим?
       *[no] Игрок { $by } решает, платить ли: «{ $what }»
    }
senjutsu-ask-extra-to-pay =
    { $you ->
        [yes] { $what } Воспользуетесь этим?
       *[no] Игрок { $by } решает, платить ли: «{ $what }»
    }
senjutsu-ask-alternative-to-choose =
    { $you ->
        [yes] Карта даёт выбор: какой эффект примените?
       *[no] Игрок { $by } выбирает между эффектами.
    }
senjutsu-ask-way-to-go =
    { $you ->
        [yes] Куда пойдёте и куда встанете лицом?
       *[no] Игрок { $by } перемещается.
    }
senjutsu-ask-kamae-to-change =
    { $you ->
        [yes] Куда вы переместите кольцо камаэ? Оно может и остаться на месте.
       *[no] Игрок { $by } меняет камаэ.
    }
senjutsu-ask-kamae-to-enter =
    { $you ->
        [yes] Какое камаэ займёте?
       *[no] Игрок { $by } занимает камаэ.
    }
senjutsu-ask-direction-to-shove =
    { $you ->
        [yes] { $is_pull ->
            [yes] Куда вы притянете персонажа игрока { $target }?
           *[no] Куда вы оттолкнёте персонажа игрока { $target }?
        }
       *[no] { $target_you ->
            [yes] { $is_pull ->
                [yes] Игрок { $by } решает, куда вас притянуть.
               *[no] Игрок { $by } решает, куда вас оттолкнуть.
            }
           *[no] { $is_pull ->
                [yes] Игрок { $by } решает, куда притянуть персонажа игрока { $target }.
               *[no] Игрок { $by } решает, куда оттолкнуть персонажа игрока { $target }.
            }
        }
    }
senjutsu-ask-turn-to-give =
    { $you ->
        [yes] Вы разворачиваете персонажа игрока { $target } на { $sides ->
            [one] { $sides } сторону
            [few] { $sides } стороны
           *[many] { $sides } сторон
        }: в какую сторону?
       *[no] { $target_you ->
            [yes] Игрок { $by } решает, как вас развернуть.
           *[no] Игрок { $by } решает, как развернуть персонажа игрока { $target }.
        }
    }
senjutsu-ask-poison-to-give =
    { $you ->
        [yes] Какой яд дадите игроку { $target }?
       *[no] { $target_you ->
            [yes] Игрок { $by } выбирает для вас яд.
           *[no] Игрок { $by } выбирает яд для игрока { $target }.
        }
    }
senjutsu-ask-target-to-aim =
    { $you ->
        [yes] На кого направите атаку?
       *[no] Игрок { $by } выбирает цель.
    }
senjutsu-ask-foe-to-choose =
    { $you ->
        [yes] На какого соперника это подействует?
       *[no] Игрок { $by } выбирает соперника.
    }
senjutsu-ask-hand-to-look-at =
    { $you ->
        [yes] Чью руку посмотрите?
       *[no] Игрок { $by } решает, чью руку посмотреть.
    }
senjutsu-ask-card-to-take-away =
    { $you ->
        [yes] Какую карту с руки игрока { $target } надо сбросить?
       *[no] { $target_you ->
            [yes] Игрок { $by } выбирает карту с вашей руки, которую вы должны сбросить.
           *[no] Игрок { $by } выбирает карту с руки игрока { $target }.
        }
    }
senjutsu-ask-card-to-discard =
    { $you ->
        [yes] Какую карту сбросите?
       *[no] Игрок { $by } сбрасывает карту.
    }
senjutsu-ask-card-to-find =
    { $you ->
        [yes] Какую карту из своей колоды возьмёте?
       *[no] Игрок { $by } просматривает свою колоду.
    }
senjutsu-ask-marker-to-put =
    { $you ->
        [yes] Где разместите жетон?
       *[no] Игрок { $by } размещает жетоны.
    }

## Ответы

senjutsu-answer-give-up = Сдаться
senjutsu-answer-pass = Ничего не играть
senjutsu-answer-pass-initiative-to-buy = Оставить указанную инициативу
senjutsu-answer-pass-effect-to-pay = Не платить
senjutsu-answer-pass-extra-to-pay = Не платить
senjutsu-answer-enough = Хватит
senjutsu-answer-pay = Заплатить
senjutsu-answer-pay-initiative-to-buy =
    Заплатить { $focus ->
        [one] { $focus } жетон концентрации
        [few] { $focus } жетона концентрации
       *[many] { $focus } жетонов концентрации
    }: инициатива { $value }
senjutsu-answer-pay-effect-to-pay = { senjutsu-answer-pay-price }
senjutsu-answer-pay-extra-to-pay = { senjutsu-answer-pay-price }
senjutsu-answer-pay-price =
    { $cards ->
        [0] Заплатить { senjutsu-answer-pay-focus }
       *[other] { $focus ->
            [0] Сбросить { senjutsu-answer-pay-cards } с верха колоды
           *[other] Заплатить { senjutsu-answer-pay-focus } и сбросить { senjutsu-answer-pay-cards } с верха колоды
        }
    }
senjutsu-answer-pay-focus =
    { $focus ->
        [one] { $focus } жетон концентрации
        [few] { $focus } жетона концентрации
       *[many] { $focus } жетонов концентрации
    }
senjutsu-answer-pay-cards =
    { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
senjutsu-answer-lay = Положить «{ $card }»
senjutsu-answer-play = Сыграть «{ $card }»
senjutsu-answer-play-card-to-play =
    { $window_is ->
        [replacement] Заменить на «{ $card }»
        [counter] Контратаковать картой «{ $card }»
       *[other] Сыграть «{ $card }»
    }
senjutsu-answer-discard = Сбросить «{ $card }»
senjutsu-answer-find = Взять «{ $card }»
senjutsu-answer-give = Дать «{ $card }»
senjutsu-answer-take-character = Взять { $character_acc }
senjutsu-answer-bring-deck = Взять «{ $deck }»
senjutsu-answer-bring-cards = Своя колода, оружие — «{ $weapon }»
senjutsu-answer-some-cards = { $card } × { $count }
senjutsu-answer-value = Инициатива { $value }
senjutsu-answer-place-in-order =
    { $place ->
        [1] Первой
        [2] Второй
        [3] Третьей
       *[4] Четвёртой
    }
senjutsu-answer-alternative =
    { $option ->
        [1] Первый эффект
        [2] Второй эффект
        [3] Третий эффект
       *[4] Четвёртый эффект
    }
senjutsu-answer-alternative-alternative-to-choose =
    { $option ->
        [1] { $first }
        [2] { $second }
        [3] { $third }
       *[4] { $fourth }
    }
senjutsu-effect = { $what }
senjutsu-payment = { $what }
senjutsu-answer-target = { $target }
senjutsu-answer-along = На { $facing_acc }
senjutsu-answer-rotate =
    { $side ->
        [1] По часовой стрелке
       *[other] Против часовой стрелки
    }
senjutsu-answer-change-kamae =
    { $kamae_is ->
        [neutral] Кольцо на нейтральной позиции
       *[other] Кольцо на позиции «{ $kamae }»
    }{ $by_focus ->
        [yes] , через позицию концентрации
       *[no] { "" }
    }
senjutsu-answer-rest-on-focus = Кольцо на позиции концентрации
senjutsu-answer-enter-kamae = Занять { $kamae_acc }
senjutsu-answer-stand = Встать на клетку { $cell }, лицом на { $facing_acc }
senjutsu-answer-put =
    { $terrain_is ->
        [torii-gate] Разместить { $terrain_acc } на клетке { $cell }: один столб на { $facing_acc }, другой напротив
       *[other] Разместить { $terrain_acc } на клетке { $cell }
    }
senjutsu-answer-put-marker =
    На клетке { $cell }{ $token_is ->
        [none] { "" }
       *[other] : { $token_acc }
    }
senjutsu-answer-go =
    На клетку { $cell }, лицом на { $facing_acc }{ $over_count ->
        [0] { "" }
       *[other] , через { $over }
    }{ $into_is ->
        [none] { "" }
       *[other] , со столкновением на клетке { $into }
    }
