### Тэнно

tenno-title = Тэнно
tenno-name = Тэнно
    .tag = Блеф и память
tenno-blurb = Блеф и память при дворе императора. Перед каждым игроком рубашкой вверх лежат три карты; захватывайте людей соперников — побеждает самая ценная тюрьма.
tenno-credits = авторы: Лукас Цах и Михаэль Пальм
    .house = HUCH!, 2017

## Настройки

tenno-option-first-player = Первый игрок
    .help = Кто ходит первым: один из игроков или тот, на кого выпадет жребий.
tenno-option-first-player-random = по жребию
tenno-option-colours = Цвета
    .help = Цвета раздают по местам, или каждый игрок выбирает свой перед игрой.
tenno-option-colours-seats = по местам
tenno-option-colours-chosen = игроки выбирают
tenno-option-memory-aid = Подсказки для памяти
    .help = Показывают, какие карты и где уже видели и трогали ли с тех пор это место.

## Карты

tenno-kind-peasant-1 = Крестьянин 1
    .acc = крестьянина 1
    .gen = крестьянина 1
    .dat = крестьянину 1
    .ins = крестьянином 1
tenno-kind-peasant-2 = Крестьянин 2
    .acc = крестьянина 2
    .gen = крестьянина 2
    .dat = крестьянину 2
    .ins = крестьянином 2
tenno-kind-peasant-3 = Крестьянин 3
    .acc = крестьянина 3
    .gen = крестьянина 3
    .dat = крестьянину 3
    .ins = крестьянином 3
tenno-kind-ninja = Ниндзя
    .acc = ниндзя
    .gen = ниндзя
    .dat = ниндзя
    .ins = ниндзя
tenno-kind-monk = Монах
    .acc = монаха
    .gen = монаха
    .dat = монаху
    .ins = монахом
tenno-kind-ronin = Ронин
    .acc = ронина
    .gen = ронина
    .dat = ронину
    .ins = ронином
tenno-kind-samurai-7 = Самурай 7
    .acc = самурая 7
    .gen = самурая 7
    .dat = самураю 7
    .ins = самураем 7
tenno-kind-samurai-8 = Самурай 8
    .acc = самурая 8
    .gen = самурая 8
    .dat = самураю 8
    .ins = самураем 8
tenno-kind-daimyo = Даймё
    .acc = даймё
    .gen = даймё
    .dat = даймё
    .ins = даймё
tenno-kind-shogun = Сёгун
    .acc = сёгуна
    .gen = сёгуна
    .dat = сёгуну
    .ins = сёгуном
tenno-kind-geisha = Гейша
    .acc = гейшу
    .gen = гейши
    .dat = гейше
    .ins = гейшей

tenno-worth = { $card } { $value }

tenno-colour-red = красный
tenno-colour-orange = оранжевый
tenno-colour-yellow = жёлтый
tenno-colour-green = зелёный
tenno-colour-blue = синий
tenno-colour-violet = фиолетовый
tenno-colour-black = чёрный

## Где лежат карты

tenno-place-row =
    { $you ->
        [yes] ваше место { $slot }
       *[no] место { $slot } игрока { $owner }
    }
tenno-place-hand =
    { $you ->
        [yes] ваши карты на руке
       *[no] карты на руке игрока { $owner }
    }
tenno-place-prison =
    { $you ->
        [yes] ваша тюрьма
       *[no] тюрьма игрока { $owner }
    }
tenno-place-notes =
    { $you ->
        [yes] ваши заметки
       *[no] заметки игрока { $owner }
    }
tenno-place-discard = сброс

## Вопросы

tenno-ask-colour-to-take =
    { $you ->
        [yes] Какой цвет возьмёте?
       *[no] Выбирают цвет: { $seats }.
    }
tenno-ask-order-of-peasants =
    { $you ->
        [yes] В каком порядке выложите крестьян?
       *[no] Выкладывают крестьян: { $seats }.
    }
tenno-ask-first-attack =
    { $you ->
        [yes] Ваше нападение: выберите свою карту и карту соперника.
       *[no] Игрок { $by } выбирает, на кого напасть.
    }
tenno-ask-second-attack =
    { $you ->
        [yes] Ронин позволяет вам напасть второй раз. Нападёте?
       *[no] Игрок { $by } может напасть второй раз.
    }
tenno-ask-monk-to-show =
    { $you ->
        [yes] Игрок { $by } нападает на ваше место { $aim_slot }. { $ways ->
            [keep-covered] Монаха, которого можно показать, у вас нет: вас спрашивают всё равно, чтобы никто не догадался.
           *[other] Покажете монаха?
        }
       *[no] Игрок { $target } решает, показать ли монаха.
    }
tenno-ask-cards-for-the-gaps =
    { $you ->
        [yes] Какими картами заполните пустые места?
       *[no] Заполняют пустые места: { $seats }.
    }
tenno-ask-swap-bonus =
    { $you ->
        [yes] Вы не потеряли ни одной карты. Замените одну из своих трёх?
       *[no] Игрок { $by } может заменить карту.
    }
tenno-ask-exchange-bonus =
    { $you ->
        [yes] Вы не потеряли ни одной карты, а рука пуста. Поменяете местами две свои карты?
       *[no] Игрок { $by } может поменять местами две свои карты.
    }
tenno-ask-peek-bonus =
    { $you ->
        [yes] Вы победили в защите. Взглянете на одну из карт игрока { $attacker }?
       *[no] { $attacker_you ->
            [yes] Игрок { $defender } может взглянуть на одну из ваших карт.
           *[no] Игрок { $defender } может взглянуть на одну из карт игрока { $attacker }.
        }
    }

## Ответы

tenno-answer-choose = Взять { $colour } цвет
tenno-answer-arrange = Выложить крестьян в порядке { $order }
tenno-answer-attack =
    { $target_you ->
        [yes] Напасть с места { $slot } на собственное место { $aim }
       *[no] Напасть с места { $slot } на место { $aim } игрока { $target }
    }
tenno-answer-stop = Не нападать второй раз
tenno-answer-show-monk = Показать монаха
tenno-answer-keep-covered = Ничего не показывать
tenno-answer-refill = Выложить: { $fill }
tenno-fill = { $card_acc } на место { $slot }
tenno-answer-swap = Заменить карту на месте { $slot }: положить { $card_acc }
tenno-answer-exchange =
    { $changed ->
        [yes] Поменять местами карты { $slot } и { $other }
       *[no] Только притвориться, что карты { $slot } и { $other } меняются местами
    }
tenno-answer-peek = Взглянуть на карту на месте { $slot }
tenno-answer-decline = Отказаться
tenno-answer-decline-swap-bonus = Не заменять
tenno-answer-decline-exchange-bonus = Не менять местами
tenno-answer-decline-peek-bonus = Не смотреть

tenno-foresee-fight =
    { $defence } против { $attack }: { $result ->
        [won] вы побеждаете
        [lost] вы проигрываете
       *[draw] ничья
    }
tenno-foresee-monk =
    { $card } + { $monk } = { $defence } против { $attack }: { $result ->
        [won] вы побеждаете
        [lost] вы проигрываете
       *[draw] ничья
    }
tenno-foresee-geishas = Гейша против гейши: обе выбывают

## Что произошло

tenno-event-colour-chosen =
    { $you ->
        [yes] Вы берёте { $colour } цвет.
       *[no] Игрок { $seat } берёт { $colour } цвет.
    }
tenno-event-turn-began =
    { $you ->
        [yes] Ход { $number }. Ходите вы.
       *[no] Ход { $number }. Ходит { $seat }.
    }
tenno-event-attacked =
    { $you ->
        [yes] Вы нападаете
       *[no] Игрок { $by } нападает
    } с места { $slot } на { $target_you ->
        [yes] ваше место { $aim }.
       *[no] место { $aim } игрока { $target }.
    }
tenno-turned-row-open =
    { $place_you ->
        [yes] Ваше место { $place_slot }: { $card }.
       *[no] Место { $place_slot } игрока { $place_owner }: { $card }.
    }
tenno-event-monk-shown =
    { $you ->
        [yes] Вы поддерживаете карту, на которую напали.
       *[no] Игрок { $seat } поддерживает карту, на которую напали.
    }
tenno-event-monk-shown-open =
    { $you ->
        [yes] Вы показываете монаха на месте { $slot }.
       *[no] Игрок { $seat } показывает монаха на месте { $slot }.
    }
tenno-event-attacker-won =
    { $you ->
        [yes] Ваше нападение удалось.
       *[no] Нападение игрока { $by } удалось.
    }
tenno-event-attacker-won-open =
    { $you ->
        [yes] Нападение { $attack }, защита { $defence }: ваше нападение удалось.
       *[no] Нападение { $attack }, защита { $defence }: нападение игрока { $by } удалось.
    }
tenno-event-defender-won =
    { $target_you ->
        [yes] Вы отбиваете нападение.
       *[no] Игрок { $target } отбивает нападение.
    }
tenno-event-defender-won-open =
    { $target_you ->
        [yes] Нападение { $attack }, защита { $defence }: вы отбиваете нападение.
       *[no] Нападение { $attack }, защита { $defence }: игрок { $target } отбивает нападение.
    }
tenno-event-nobody-won = Ничья: в бою никто не победил.
tenno-event-nobody-won-open =
    { $attack ->
        [0] Гейша против гейши: обе выбывают, никто не победил.
       *[other] Нападение { $attack }, защита { $defence }: ничья, никто не победил.
    }
tenno-moved-row-prison =
    { $source_you ->
        [yes] Ваша карта с места { $source_slot } попадает в тюрьму игрока { $goal_owner }.
       *[no] { $goal_you ->
            [yes] Карта игрока { $source_owner } с места { $source_slot } попадает в вашу тюрьму.
           *[no] Карта игрока { $source_owner } с места { $source_slot } попадает в тюрьму игрока { $goal_owner }.
        }
    }
tenno-moved-row-discard =
    { $source_you ->
        [yes] В сброс: { $card } (ваша карта).
       *[no] В сброс: { $card } (игрок { $source_owner }).
    }
tenno-event-second-attack-renounced =
    { $you ->
        [yes] Вы отказываетесь от второго нападения.
       *[no] Игрок { $seat } отказывается от второго нападения.
    }
tenno-event-gaps-filled =
    { $you ->
        [yes] Вы заполняете
       *[no] Игрок { $seat } заполняет
    } { $gaps ->
        [one] { $gaps } пустое место.
        [few] { $gaps } пустых места.
       *[many] { $gaps } пустых мест.
    }
tenno-event-slot-swapped =
    { $you ->
        [yes] Вы берёте карту с места { $slot } и кладёте туда карту с руки.
       *[no] Игрок { $seat } берёт карту с места { $slot } и кладёт туда карту с руки — может быть, ту же самую.
    }
tenno-event-slots-exchanged =
    { $you ->
        [yes] Вы берёте карты с мест { $slot } и { $other } и кладёте их обратно.
       *[no] Игрок { $seat } берёт карты с мест { $slot } и { $other } и кладёт их обратно — может быть, поменяв местами.
    }
tenno-event-bonus-declined =
    { $you ->
        [yes] Вы отказываетесь от бонуса.
       *[no] Игрок { $seat } отказывается от бонуса.
    }
tenno-event-glimpsed =
    { $you ->
        [yes] Вы смотрите на карту игрока { $place_owner } на месте { $place_slot }.
       *[no] { $place_you ->
            [yes] Игрок { $by } смотрит на вашу карту на месте { $place_slot }.
           *[no] Игрок { $by } смотрит на карту игрока { $place_owner } на месте { $place_slot }.
        }
    }
tenno-event-glimpsed-open =
    { $you ->
        [yes] Вы смотрите на карту игрока { $place_owner } на месте { $place_slot }: { $card }.
       *[no] { $place_you ->
            [yes] Игрок { $by } смотрит на вашу карту на месте { $place_slot }.
           *[no] Игрок { $by } смотрит на карту игрока { $place_owner } на месте { $place_slot }.
        }
    }
tenno-event-end-reached =
    { $you ->
        [yes] Вам нечем заполнить все пустые места: игра окончена.
       *[no] Игроку { $seat } нечем заполнить все пустые места: игра окончена.
    }
tenno-event-prison-counted =
    { $you ->
        [yes] Ваша тюрьма:
       *[no] Тюрьма игрока { $seat }:
    } { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }{ $cards_count ->
        [0] .
       *[other] { " " }({ $cards }).
    }
tenno-event-tie-broken =
    { $you ->
        [yes] Дополнительный подсчёт: у вас на руке и перед вами
       *[no] Дополнительный подсчёт: у игрока { $seat } на руке и перед ним
    } { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }{ $cards_count ->
        [0] .
       *[other] { " " }({ $cards }).
    }

## Конец игры

tenno-outcome-prison =
    { $you ->
        [yes] Вы побеждаете: ваша тюрьма самая ценная!
       *[no] Побеждает { $winners }: самая ценная тюрьма.
    }
tenno-outcome-tie-break =
    { $you ->
        [yes] Вы побеждаете: при равенстве очков решили карты у вас на руке и перед вами!
       *[no] Побеждает { $winners }: при равенстве очков решили карты на руке и перед игроком.
    }
tenno-outcome-shared =
    { $you ->
        [yes] { $others_count ->
            [1] Общая победа: вы и { $others }!
           *[other] Общая победа: вы, { $others }!
        }
       *[no] Общая победа: { $winners }.
    }
tenno-ending-prison = самая ценная тюрьма
tenno-ending-tie-break = при равенстве очков решили карты
tenno-ending-shared = общая победа
tenno-score =
    { $seat_you ->
        [yes] Вы
       *[no] { $seat }
    }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
tenno-score-tie =
    { $seat_you ->
        [yes] Вы
       *[no] { $seat }
    }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }; карты на руке и на местах — { $tiebreak }

## Почему нельзя

tenno-why-game-is-over = Игра окончена; ходов больше нет.
tenno-why-colour-taken = Другой игрок уже взял { $colour } цвет.
tenno-why-peasants-first = Игра ещё не началась: сначала нужно закончить подготовку, и каждый должен выложить трёх крестьян.
tenno-why-must-attack = Вы обязаны напасть: ход нельзя ни пропустить, ни потратить на что-то другое.
tenno-why-not-your-turn = Сейчас ход игрока { $turn }, а не ваш.
tenno-why-own-row = Нападать можно только на карты соперника, а не на свои.
tenno-why-no-such-player = На месте { $target } за столом никого нет.
tenno-why-shogun-may-not-attack = Сёгун на месте { $slot } нападать не может.
tenno-why-shogun-may-not-follow = Сёгун на месте { $slot } нападать не может — даже второй раз, после ронина.
tenno-why-only-row-cards-fight = В бою участвуют только карты, лежащие перед игроками, а не карты на руках, в тюрьмах или в сбросе.
tenno-why-empty-slot =
    { $target_you ->
        [yes] Ваше место { $slot } пусто
       *[no] Место { $slot } игрока { $target } пусто
    }: пока пустые места не заполнены, нападать там не на что.
tenno-why-attack-is-fixed = Карты уже лежат лицом вверх: изменить нападение больше нельзя.
tenno-why-fight-is-on = Идёт бой: сейчас вы решаете только, показать ли монаха.
tenno-why-no-fight-to-help = Монаха показывают только в бою, пока силу ещё не сравнили.
tenno-why-not-your-card-attacked = Напали не на вашу карту, а ваш монах помогает только вашим картам.
tenno-why-monk-helps-no-attack = Монах помогает только в защите, в нападении — никогда.
tenno-why-monk-not-for-itself = Напали на самого монаха, а себе он ничего не даёт.
tenno-why-no-monk-in-row = На ваших других местах монаха нет, а больше нигде он не действует.
tenno-why-defending-card-is-fixed = Защищаться должна именно та карта, на которую напали: подменить её нельзя.
tenno-why-no-second-attack = Больше нападать нельзя: второе нападение даёт только ронин, который только что напал, и лишь раз за ход.
tenno-why-not-with-the-ronin-again = Ронин с места { $slot } уже нападал: второй раз нападают другой картой.
tenno-why-same-target-again = На место { $slot } игрока { $target } только что нападал ронин: второй раз выберите другую цель.
tenno-why-nothing-to-stop = Отказаться можно только от второго нападения; первое обязательно.
tenno-why-stop-renounces = Чтобы отказаться от второго нападения, скажите «stop».
tenno-why-must-refill = Вы обязаны заполнить пустые места картами с руки; пустыми их не оставляют.
tenno-why-refill-later = Пустые места заполняют только после всех боёв этого хода.
tenno-why-no-gaps = Сейчас у вас нет пустых мест, которые нужно заполнить.
tenno-why-wrong-gaps =
    { $gaps_count ->
        [1] Ваше пустое место — { $gaps }; заполните именно его, а остальные карты остаются, где лежат.
       *[other] Ваши пустые места — { $gaps }; заполните именно их, а остальные карты остаются, где лежат.
    }
tenno-why-card-fills-one-gap = Одна карта не может заполнить два пустых места: { $card }.
tenno-why-not-in-hand = У вас на руке нет { $card_gen }.
tenno-why-no-swap = Заменить карту или поменять карты местами может только нападающий, который за весь ход не потерял ни одной карты.
tenno-why-no-swap-now = Не сейчас: этот бонус дают один раз, в конце хода, если нападающий не потерял ни одной карты.
tenno-why-exchange-only-with-empty-hand =
    У вас на руке ещё { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }: менять местами карты перед собой можно только с пустой рукой.
tenno-why-swap-needs-a-hand = Ваша рука пуста, заменять нечем; зато можно поменять местами две карты перед собой.
tenno-why-third-card-stays = Поменять местами можно две карты; третья остаётся, где лежит.
tenno-why-no-peek = Взглянуть на карту может только защитник, выигравший бой в этот ход.
tenno-why-peek-later = Ещё не время: на карту смотрят после боёв, когда пустые места уже заполнены.
tenno-why-peek-in-order = Сначала смотрит { $first }: победители смотрят в порядке своих боёв.
tenno-why-peek-is-over = За выигранный бой у вас уже была возможность взглянуть.
tenno-why-nothing-to-decline = Сейчас вам не от чего отказываться.
tenno-why-order-never-changes = Порядок карт перед игроком никогда не меняется; единственное исключение — бонус в конце хода для нападающего с пустой рукой.
tenno-why-prisons-are-closed = До окончательного подсчёта никто, даже владелец, не может смотреть на карты в тюрьме.
tenno-why-cards-stay-in-prison = До конца игры карты не покидают тюрьму.
tenno-why-hands-are-not-replenished = Новых карт на руку не берут: сброшенные карты выбыли из игры.
tenno-why-cards-are-not-shown = О своих и увиденных картах можно говорить, но показывать их нельзя.

## Чего не бывает

error-slot-holds-one = { $place }: на этом месте должна лежать ровно одна карта.
