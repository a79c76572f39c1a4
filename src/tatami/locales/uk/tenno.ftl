### Тенно

tenno-title = Тенно
tenno-name = Тенно
    .tag = Блеф і пам’ять
tenno-blurb = Блеф і пам’ять при дворі імператора. Перед кожним гравцем долілиць лежать три карти; захоплюйте людей суперників — перемагає найцінніша в’язниця.
tenno-credits = автори: Лукас Цах і Міхаель Пальм
    .house = HUCH!, 2017

## Налаштування

tenno-option-first-player = Перший гравець
    .help = Хто ходить першим: один із гравців або той, на кого випаде жереб.
tenno-option-first-player-random = за жеребом
tenno-option-colours = Кольори
    .help = Кольори роздають за місцями, або кожен гравець обирає свій перед грою.
tenno-option-colours-seats = за місцями
tenno-option-colours-chosen = гравці обирають
tenno-option-memory-aid = Підказки для пам’яті
    .help = Показують, які карти й де вже бачили та чи чіпали відтоді це місце.

## Карти

tenno-kind-peasant-1 = Селянин 1
    .acc = селянина 1
    .gen = селянина 1
    .dat = селянинові 1
    .ins = селянином 1
tenno-kind-peasant-2 = Селянин 2
    .acc = селянина 2
    .gen = селянина 2
    .dat = селянинові 2
    .ins = селянином 2
tenno-kind-peasant-3 = Селянин 3
    .acc = селянина 3
    .gen = селянина 3
    .dat = селянинові 3
    .ins = селянином 3
tenno-kind-ninja = Ніндзя
    .acc = ніндзя
    .gen = ніндзя
    .dat = ніндзя
    .ins = ніндзя
tenno-kind-monk = Монах
    .acc = монаха
    .gen = монаха
    .dat = монахові
    .ins = монахом
tenno-kind-ronin = Ронін
    .acc = роніна
    .gen = роніна
    .dat = ронінові
    .ins = роніном
tenno-kind-samurai-7 = Самурай 7
    .acc = самурая 7
    .gen = самурая 7
    .dat = самураєві 7
    .ins = самураєм 7
tenno-kind-samurai-8 = Самурай 8
    .acc = самурая 8
    .gen = самурая 8
    .dat = самураєві 8
    .ins = самураєм 8
tenno-kind-daimyo = Даймьо
    .acc = даймьо
    .gen = даймьо
    .dat = даймьо
    .ins = даймьо
tenno-kind-shogun = Сьоґун
    .acc = сьоґуна
    .gen = сьоґуна
    .dat = сьоґунові
    .ins = сьоґуном
tenno-kind-geisha = Гейша
    .acc = гейшу
    .gen = гейші
    .dat = гейші
    .ins = гейшею

tenno-worth = { $card } { $value }

tenno-colour-red = червоний
tenno-colour-orange = помаранчевий
tenno-colour-yellow = жовтий
tenno-colour-green = зелений
tenno-colour-blue = синій
tenno-colour-violet = фіолетовий
tenno-colour-black = чорний

## Де лежать карти

tenno-place-row =
    { $you ->
        [yes] ваше місце { $slot }
       *[no] місце { $slot } гравця { $owner }
    }
tenno-place-hand =
    { $you ->
        [yes] ваші карти в руці
       *[no] карти в руці гравця { $owner }
    }
tenno-place-prison =
    { $you ->
        [yes] ваша в’язниця
       *[no] в’язниця гравця { $owner }
    }
tenno-place-notes =
    { $you ->
        [yes] ваші нотатки
       *[no] нотатки гравця { $owner }
    }
tenno-place-discard = скид

## Запитання

tenno-ask-colour-to-take =
    { $you ->
        [yes] Який колір візьмете?
       *[no] Обирають колір: { $seats }.
    }
tenno-ask-order-of-peasants =
    { $you ->
        [yes] У якому порядку викладете селян?
       *[no] Викладають селян: { $seats }.
    }
tenno-ask-first-attack =
    { $you ->
        [yes] Ваш напад: оберіть свою карту й карту суперника.
       *[no] Гравець { $by } обирає, на кого напасти.
    }
tenno-ask-second-attack =
    { $you ->
        [yes] Ронін дозволяє вам напасти вдруге. Нападете?
       *[no] Гравець { $by } може напасти вдруге.
    }
tenno-ask-monk-to-show =
    { $you ->
        [yes] Гравець { $by } нападає на ваше місце { $aim_slot }. { $ways ->
            [keep-covered] Монаха, якого можна показати, у вас немає: вас питають усе одно, щоб ніхто не здогадався.
           *[other] Покажете монаха?
        }
       *[no] Гравець { $target } вирішує, чи показати монаха.
    }
tenno-ask-cards-for-the-gaps =
    { $you ->
        [yes] Якими картами заповните пропуски?
       *[no] Заповнюють пропуски: { $seats }.
    }
tenno-ask-swap-bonus =
    { $you ->
        [yes] Ви не втратили жодної карти. Заміните одну зі своїх трьох?
       *[no] Гравець { $by } може замінити карту.
    }
tenno-ask-exchange-bonus =
    { $you ->
        [yes] Ви не втратили жодної карти, а рука порожня. Поміняєте місцями дві свої карти?
       *[no] Гравець { $by } може поміняти місцями дві свої карти.
    }
tenno-ask-peek-bonus =
    { $you ->
        [yes] Ви перемогли в обороні. Поглянете на одну з карт гравця { $attacker }?
       *[no] { $attacker_you ->
            [yes] Гравець { $defender } може поглянути на одну з ваших карт.
           *[no] Гравець { $defender } може поглянути на одну з карт гравця { $attacker }.
        }
    }

## Відповіді

tenno-answer-choose = Взяти { $colour } колір
tenno-answer-arrange = Викласти селян у порядку { $order }
tenno-answer-attack =
    { $target_you ->
        [yes] Напасти з місця { $slot } на власне місце { $aim }
       *[no] Напасти з місця { $slot } на місце { $aim } гравця { $target }
    }
tenno-answer-stop = Не нападати вдруге
tenno-answer-show-monk = Показати монаха
tenno-answer-keep-covered = Нічого не показувати
tenno-answer-refill = Викласти: { $fill }
tenno-fill = { $card_acc } на місце { $slot }
tenno-answer-swap = Замінити карту на місці { $slot }: покласти { $card_acc }
tenno-answer-exchange =
    { $changed ->
        [yes] Поміняти місцями карти { $slot } і { $other }
       *[no] Лише вдати, що карти { $slot } і { $other } міняються місцями
    }
tenno-answer-peek = Поглянути на карту на місці { $slot }
tenno-answer-decline = Відмовитися
tenno-answer-decline-swap-bonus = Не замінювати
tenno-answer-decline-exchange-bonus = Не міняти місцями
tenno-answer-decline-peek-bonus = Не дивитися

tenno-foresee-fight =
    { $defence } проти { $attack }: { $result ->
        [won] ви перемагаєте
        [lost] ви програєте
       *[draw] нічия
    }
tenno-foresee-monk =
    { $card } + { $monk } = { $defence } проти { $attack }: { $result ->
        [won] ви перемагаєте
        [lost] ви програєте
       *[draw] нічия
    }
tenno-foresee-geishas = Гейша проти гейші: обидві вибувають

## Що сталося

tenno-event-colour-chosen =
    { $you ->
        [yes] Ви берете { $colour } колір.
       *[no] Гравець { $seat } бере { $colour } колір.
    }
tenno-event-turn-began =
    { $you ->
        [yes] Хід { $number }. Ходите ви.
       *[no] Хід { $number }. Ходить { $seat }.
    }
tenno-event-attacked =
    { $you ->
        [yes] Ви нападаєте
       *[no] Гравець { $by } нападає
    } з місця { $slot } на { $target_you ->
        [yes] ваше місце { $aim }.
       *[no] місце { $aim } гравця { $target }.
    }
tenno-turned-row-open =
    { $place_you ->
        [yes] Ваше місце { $place_slot }: { $card }.
       *[no] Місце { $place_slot } гравця { $place_owner }: { $card }.
    }
tenno-event-monk-shown =
    { $you ->
        [yes] Ви підтримуєте карту, на яку напали.
       *[no] Гравець { $seat } підтримує карту, на яку напали.
    }
tenno-event-monk-shown-open =
    { $you ->
        [yes] Ви показуєте монаха на місці { $slot }.
       *[no] Гравець { $seat } показує монаха на місці { $slot }.
    }
tenno-event-attacker-won =
    { $you ->
        [yes] Ваш напад удався.
       *[no] Напад гравця { $by } вдався.
    }
tenno-event-attacker-won-open =
    { $you ->
        [yes] Напад { $attack }, оборона { $defence }: ваш напад удався.
       *[no] Напад { $attack }, оборона { $defence }: напад гравця { $by } вдався.
    }
tenno-event-defender-won =
    { $target_you ->
        [yes] Ви відбиваєте напад.
       *[no] Гравець { $target } відбиває напад.
    }
tenno-event-defender-won-open =
    { $target_you ->
        [yes] Напад { $attack }, оборона { $defence }: ви відбиваєте напад.
       *[no] Напад { $attack }, оборона { $defence }: гравець { $target } відбиває напад.
    }
tenno-event-nobody-won = Нічия: у бою ніхто не переміг.
tenno-event-nobody-won-open =
    { $attack ->
        [0] Гейша проти гейші: обидві вибувають, ніхто не переміг.
       *[other] Напад { $attack }, оборона { $defence }: нічия, ніхто не переміг.
    }
tenno-moved-row-prison =
    { $source_you ->
        [yes] Ваша карта з місця { $source_slot } потрапляє до в’язниці гравця { $goal_owner }.
       *[no] { $goal_you ->
            [yes] Карта гравця { $source_owner } з місця { $source_slot } потрапляє до вашої в’язниці.
           *[no] Карта гравця { $source_owner } з місця { $source_slot } потрапляє до в’язниці гравця { $goal_owner }.
        }
    }
tenno-moved-row-discard =
    { $source_you ->
        [yes] У скид: { $card } (ваша карта).
       *[no] У скид: { $card } (гравець { $source_owner }).
    }
tenno-event-second-attack-renounced =
    { $you ->
        [yes] Ви відмовляєтеся від другого нападу.
       *[no] Гравець { $seat } відмовляється від другого нападу.
    }
tenno-event-gaps-filled =
    { $you ->
        [yes] Ви заповнюєте
       *[no] Гравець { $seat } заповнює
    } { $gaps ->
        [one] { $gaps } пропуск.
        [few] { $gaps } пропуски.
       *[many] { $gaps } пропусків.
    }
tenno-event-slot-swapped =
    { $you ->
        [yes] Ви берете карту з місця { $slot } і кладете туди карту з руки.
       *[no] Гравець { $seat } бере карту з місця { $slot } і кладе туди карту з руки — може, й ту саму.
    }
tenno-event-slots-exchanged =
    { $you ->
        [yes] Ви берете карти з місць { $slot } і { $other } та кладете їх назад.
       *[no] Гравець { $seat } бере карти з місць { $slot } і { $other } та кладе їх назад — може, помінявши місцями.
    }
tenno-event-bonus-declined =
    { $you ->
        [yes] Ви відмовляєтеся від бонусу.
       *[no] Гравець { $seat } відмовляється від бонусу.
    }
tenno-event-glimpsed =
    { $you ->
        [yes] Ви дивитеся на карту гравця { $place_owner } на місці { $place_slot }.
       *[no] { $place_you ->
            [yes] Гравець { $by } дивиться на вашу карту на місці { $place_slot }.
           *[no] Гравець { $by } дивиться на карту гравця { $place_owner } на місці { $place_slot }.
        }
    }
tenno-event-glimpsed-open =
    { $you ->
        [yes] Ви дивитеся на карту гравця { $place_owner } на місці { $place_slot }: { $card }.
       *[no] { $place_you ->
            [yes] Гравець { $by } дивиться на вашу карту на місці { $place_slot }.
           *[no] Гравець { $by } дивиться на карту гравця { $place_owner } на місці { $place_slot }.
        }
    }
tenno-event-end-reached =
    { $you ->
        [yes] Вам нічим заповнити всі пропуски: гру завершено.
       *[no] Гравцеві { $seat } нічим заповнити всі пропуски: гру завершено.
    }
tenno-event-prison-counted =
    { $you ->
        [yes] Ваша в’язниця:
       *[no] В’язниця гравця { $seat }:
    } { $total ->
        [one] { $total } очко
        [few] { $total } очки
       *[many] { $total } очок
    }{ $cards_count ->
        [0] .
       *[other] { " " }({ $cards }).
    }
tenno-event-tie-broken =
    { $you ->
        [yes] Додатковий підрахунок: ви маєте в руці й перед собою
       *[no] Додатковий підрахунок: гравець { $seat } має в руці й перед собою
    } { $total ->
        [one] { $total } очко
        [few] { $total } очки
       *[many] { $total } очок
    }{ $cards_count ->
        [0] .
       *[other] { " " }({ $cards }).
    }

## Кінець гри

tenno-outcome-prison =
    { $you ->
        [yes] Ви перемагаєте: ваша в’язниця найцінніша!
       *[no] Перемагає { $winners }: найцінніша в’язниця.
    }
tenno-outcome-tie-break =
    { $you ->
        [yes] Ви перемагаєте: за рівних очок вирішили карти у вашій руці й перед вами!
       *[no] Перемагає { $winners }: за рівних очок вирішили карти в руці й перед гравцем.
    }
tenno-outcome-shared =
    { $you ->
        [yes] { $others_count ->
            [1] Спільна перемога: ви та { $others }!
           *[other] Спільна перемога: ви, { $others }!
        }
       *[no] Спільна перемога: { $winners }.
    }
tenno-ending-prison = найцінніша в’язниця
tenno-ending-tie-break = за рівних очок вирішили карти
tenno-ending-shared = спільна перемога
tenno-score =
    { $seat_you ->
        [yes] Ви
       *[no] { $seat }
    }: { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[many] { $score } очок
    }
tenno-score-tie =
    { $seat_you ->
        [yes] Ви
       *[no] { $seat }
    }: { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[many] { $score } очок
    }; карти в руці та на місцях — { $tiebreak }

## Чому не можна

tenno-why-game-is-over = Гру закінчено; ходів більше немає.
tenno-why-colour-taken = Інший гравець уже взяв { $colour } колір.
tenno-why-peasants-first = Гра ще не почалася: спершу треба завершити підготовку, і кожен має викласти трьох селян.
tenno-why-must-attack = Ви мусите напасти: хід не можна ні пропустити, ні використати на щось інше.
tenno-why-not-your-turn = Зараз хід гравця { $turn }, а не ваш.
tenno-why-own-row = Нападати можна лише на карти суперника, а не на власні.
tenno-why-no-such-player = На місці { $target } за столом нікого немає.
tenno-why-shogun-may-not-attack = Сьоґун на місці { $slot } нападати не може.
tenno-why-shogun-may-not-follow = Сьоґун на місці { $slot } нападати не може — навіть удруге, після роніна.
tenno-why-only-row-cards-fight = У бою беруть участь лише карти, що лежать перед гравцями, а не карти в руках, в’язницях чи скиді.
tenno-why-empty-slot =
    { $target_you ->
        [yes] Ваше місце { $slot } порожнє
       *[no] Місце { $slot } гравця { $target } порожнє
    }: доки пропуски не заповнено, нападати там нема на що.
tenno-why-attack-is-fixed = Карти вже лежать горілиць: змінити напад більше не можна.
tenno-why-fight-is-on = Триває бій: зараз ви вирішуєте лише, чи показати монаха.
tenno-why-no-fight-to-help = Монаха показують лише в бою, доки силу ще не порівняли.
tenno-why-not-your-card-attacked = Напали не на вашу карту, а ваш монах допомагає лише вашим картам.
tenno-why-monk-helps-no-attack = Монах допомагає лише в обороні, у нападі — ніколи.
tenno-why-monk-not-for-itself = Напали на самого монаха, а собі він нічого не дає.
tenno-why-no-monk-in-row = На ваших інших місцях монаха немає, а деінде він не діє.
tenno-why-defending-card-is-fixed = Оборонятися має саме та карта, на яку напали: підмінити її не можна.
tenno-why-no-second-attack = Більше нападати не можна: другий напад дозволяє лише ронін, який щойно напав, і лише раз за хід.
tenno-why-not-with-the-ronin-again = Ронін із місця { $slot } уже нападав: удруге нападають іншою картою.
tenno-why-same-target-again = На місце { $slot } гравця { $target } щойно нападав ронін: удруге оберіть іншу ціль.
tenno-why-nothing-to-stop = Відмовитися можна лише від другого нападу; перший обов’язковий.
tenno-why-stop-renounces = Щоб відмовитися від другого нападу, скажіть «stop».
tenno-why-must-refill = Ви мусите заповнити пропуски картами з руки; порожніми їх не лишають.
tenno-why-refill-later = Пропуски заповнюють лише після всіх боїв цього ходу.
tenno-why-no-gaps = Зараз у вас немає пропусків, які треба заповнити.
tenno-why-wrong-gaps =
    { $gaps_count ->
        [1] Ваш пропуск — місце { $gaps }; заповніть саме його, а інші карти лишаються, де лежать.
       *[other] Ваші пропуски — місця { $gaps }; заповніть саме їх, а інші карти лишаються, де лежать.
    }
tenno-why-card-fills-one-gap = Одна карта не може заповнити два пропуски: { $card }.
tenno-why-not-in-hand = У вашій руці немає { $card_gen }.
tenno-why-no-swap = Замінити карту чи поміняти карти місцями може лише нападник, який за весь хід не втратив жодної карти.
tenno-why-no-swap-now = Не зараз: цей бонус дають один раз, наприкінці ходу, якщо нападник не втратив жодної карти.
tenno-why-exchange-only-with-empty-hand =
    У вашій руці ще { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }: міняти місцями карти перед собою можна лише з порожньою рукою.
tenno-why-swap-needs-a-hand = Ваша рука порожня, замінювати нічим; натомість можна поміняти місцями дві карти перед собою.
tenno-why-third-card-stays = Поміняти місцями можна дві карти; третя лишається, де лежить.
tenno-why-no-peek = Поглянути на карту може лише оборонець, який виграв бій цього ходу.
tenno-why-peek-later = Ще не час: на карту дивляться після боїв, коли пропуски вже заповнено.
tenno-why-peek-in-order = Спершу дивиться { $first }: переможці дивляться в порядку своїх боїв.
tenno-why-peek-is-over = За виграний бій ви вже мали нагоду поглянути.
tenno-why-nothing-to-decline = Зараз вам нема від чого відмовлятися.
tenno-why-order-never-changes = Порядок карт перед гравцем ніколи не змінюється; єдиний виняток — бонус наприкінці ходу для нападника з порожньою рукою.
tenno-why-prisons-are-closed = До остаточного підрахунку ніхто, навіть власник, не може дивитися на карти у в’язниці.
tenno-why-cards-stay-in-prison = До кінця гри карти не виходять із в’язниці.
tenno-why-hands-are-not-replenished = Нових карт у руку не беруть: скинуті карти вибули з гри.
tenno-why-cards-are-not-shown = Про свої та побачені карти можна говорити, але показувати їх не можна.

## Чого не буває

error-slot-holds-one = { $place }: на цьому місці має лежати рівно одна карта.
