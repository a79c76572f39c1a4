### Сенджюцу

## Гра

senjutsu-title = Сенджюцу: Битва за Японію
senjutsu-name = Сенджюцу
    .tag = Двобій стійок
senjutsu-blurb = Самураї сходяться на полі з шестикутників. Кожен таємно вибирає одну карту зі своєї колоди на 40 карт; усі відкривають їх водночас, і першим діє найшвидший: крок, поворот, удар, блок, контратака. Читайте наміри суперника, бережіть зосередження й вчасно змінюйте стійку: п’ять поранень — це кінець.
senjutsu-credits = автори: Пол Д. Аллен і Джеймс Фолкнер
    .house = Stone Sword Games, Lucky Duck Games, Geekach Games

## Налаштування

senjutsu-option-field = Поле бою
    .help = Де відбувається бій: на одному полі чи на двох, що лежать поруч.
senjutsu-option-terrain = Місцевість
    .help = Чи лежать камені, бамбук та інше там, де їх передбачає поле бою, чи гравці самі розміщують їх по черзі.
senjutsu-option-terrain-fixed = як передбачає поле
senjutsu-option-terrain-kit = гравці розміщують набір цього поля
senjutsu-option-terrain-box = гравці розміщують усе, що є
senjutsu-option-characters = Персонажі
    .help = Чи вибирає кожен гравець персонажа сам, чи їх роздають навмання.
senjutsu-option-characters-chosen = на вибір
senjutsu-option-characters-dealt = навмання
senjutsu-option-sides = Сторони
    .help = Хто з ким б’ється: кожен сам за себе, у грі вчотирьох — двоє на двох (разом ті, хто сидить навпроти) або перший гравець проти всіх інших.
senjutsu-option-sides-each = кожен за себе
senjutsu-option-sides-pairs = двоє на двох
senjutsu-option-sides-one = один проти всіх
senjutsu-option-lists = Склад колод
    .help = Чи лишається склад колоди таємним, чи кожен показує його перед боєм.
senjutsu-option-lists-secret = таємний
senjutsu-option-lists-open = відкритий
senjutsu-option-play = Формування колод
    .help = В узгодженій грі колода може мати карти лише однієї школи; карти поза школами доступні всім.
senjutsu-option-play-free = вільне
senjutsu-option-play-matched = узгоджена гра
senjutsu-option-turns = Ходи
    .help = Після останнього ходу перемагає найменша кількість поранень; у разі нічиєї вирішує перевага.
    .value =
        { $value ->
            [0] без обмеження
            [one] { $value } хід
            [few] { $value } ходи
           *[many] { $value } ходів
        }
senjutsu-option-data = Набір даних
    .help = Які карти, персонажі та поля бою в грі: наші чи з набору, який надав власник коробки.
senjutsu-option-data-house = наш власний

## Поля бою та місцевість

senjutsu-battlefield-snowy-battlefield = Засніжене поле бою
senjutsu-battlefield-burning-village = Село у вогні
senjutsu-battlefield-frozen-lake = Замерзле озеро
senjutsu-battlefield-ice-bridge = Крижаний міст
senjutsu-battlefields-joined = { $west } і { $east }
senjutsu-terrain-rock = Камені
    .acc = камені
    .gen = каменів
senjutsu-terrain-bamboo = Бамбук
    .acc = бамбук
    .gen = бамбуку
senjutsu-terrain-burning-cart = Підпалений віз
    .acc = підпалений віз
    .gen = підпаленого воза
senjutsu-terrain-shrine = Святилище
    .acc = святилище
    .gen = святилища
senjutsu-terrain-torii-pillar = Стовп торії
    .acc = стовп торії
    .gen = стовпа торії
senjutsu-terrain-torii-gate = Ворота торії
    .acc = ворота торії
    .gen = воріт торії
senjutsu-terrain-sakura = Сакура
    .acc = сакуру
    .gen = сакури
senjutsu-terrain-corpse = Трупи
    .acc = трупи
    .gen = трупів
senjutsu-terrain-boat = Човен
    .acc = човен
    .gen = човна
senjutsu-terrain-spikes = Шипи
    .acc = шипи
    .gen = шипів
senjutsu-terrain-trap = Жетон пастки
    .acc = жетон пастки
    .gen = жетона пастки
senjutsu-token-decoy = Обманка
    .acc = обманку

## Напрямки

senjutsu-facing-0 = північ
senjutsu-facing-1 = північний схід
senjutsu-facing-2 = південний схід
senjutsu-facing-3 = південь
senjutsu-facing-4 = південний захід
senjutsu-facing-5 = північний захід

## Персонажі та школи

senjutsu-character-student = Учень
    .acc = Учня
    .gen = Учня
    .dat = Учневі
senjutsu-character-master = Майстер
    .acc = Майстра
    .gen = Майстра
    .dat = Майстрові
senjutsu-character-ronin = Ронін
    .acc = Роніна
    .gen = Роніна
    .dat = Ронінові
senjutsu-character-warrior = Воїн
    .acc = Воїна
    .gen = Воїна
    .dat = Воїнові
senjutsu-school-burning-sun = Школа Палючого сонця
    .gen = Школи Палючого сонця
senjutsu-school-autumn-hare = Школа Осіннього зайця
    .gen = Школи Осіннього зайця
senjutsu-school-jade-river = Школа Нефритової річки
    .gen = Школи Нефритової річки

## Камае

senjutsu-kamae-neutral = нейтральна позиція
    .acc = нейтральну позицію
    .gen = нейтральної позиції
senjutsu-kamae-aggression = Агресія
    .acc = камае Агресії
    .gen = камае Агресії
senjutsu-kamae-balance = Рівновага
    .acc = камае Рівноваги
    .gen = камае Рівноваги
senjutsu-kamae-resolve = Рішучість
    .acc = камае Рішучості
    .gen = камае Рішучості

## Коли грають карту понад карту ходу

senjutsu-window-attack-success = після успішної атаки
senjutsu-window-block-success = після успішного блокування
senjutsu-window-after-card = після карти ходу
senjutsu-window-start-of-turn = на початку ходу
senjutsu-window-after-draw = після взяття карт
senjutsu-window-after-reveal = після відкриття карт
senjutsu-window-would-suffer = перед отриманням поранень
senjutsu-window-end-of-turn = наприкінці ходу
senjutsu-window-replacement = як заміну
senjutsu-window-counter = як контратаку

## Місця

senjutsu-place-poisons = отрути, якими ніхто не користується
senjutsu-place-removed = карти, вилучені з гри
senjutsu-place-stirred = карти, які тасують
senjutsu-place-box =
    { $you ->
        [yes] ваші карти поза колодою
       *[no] карти поза колодою гравця { $owner }
    }
senjutsu-place-hand =
    { $you ->
        [yes] ваша рука
       *[no] рука гравця { $owner }
    }
senjutsu-place-deck =
    { $you ->
        [yes] ваша колода
       *[no] колода гравця { $owner }
    }
senjutsu-place-discard =
    { $you ->
        [yes] ваш скид
       *[no] скид гравця { $owner }
    }
senjutsu-place-lost =
    { $you ->
        [yes] ваші карти, скинуті долілиць
       *[no] скинуті долілиць карти гравця { $owner }
    }
senjutsu-place-play =
    { $you ->
        [yes] ваші карти у грі
       *[no] карти гравця { $owner } у грі
    }
senjutsu-place-shown =
    { $you ->
        [yes] карти, які ви переглядаєте
       *[no] карти, які переглядає гравець { $owner }
    }
senjutsu-place-poison =
    { $you ->
        [yes] ваша колода отрут
       *[no] колода отрут гравця { $owner }
    }
senjutsu-place-sick =
    { $you ->
        [yes] взята вами отрута
       *[no] отрута, яку взяв гравець { $owner }
    }
senjutsu-place-personal = особисті карти { $card_gen }
senjutsu-place-tokens =
    { $you ->
        [yes] ваші приховані жетони
       *[no] приховані жетони гравця { $owner }
    }
senjutsu-place-sprung = відкриті жетони

## Що відомо всім

senjutsu-fact-turn =
    { $value ->
        [0] { "" }
       *[other] Хід { $value }
    }
senjutsu-fact-step =
    { $value ->
        [setup] підготовка
        [start] початок ходу
        [draw] взяття карт
        [choose] вибір карт
        [reveal] відкриття карт
        [resolve] розіграш карт
       *[discard] кінець ходу
    }
senjutsu-fact-field = { $value }
senjutsu-fact-fighters =
    { $hero_is ->
        [none] { "" }
       *[other] { $is_out ->
            [yes] { $hero }, поразка
           *[no] { $hero }{ $cell_is ->
                [none] { "" }
               *[other] , на клітинці { $cell }, лицем на{ " " }{ $facing ->
                    [0] північ
                    [1] північний схід
                    [2] південний схід
                    [3] південь
                    [4] південний захід
                   *[5] північний захід
                }
            }, { $kamae }{ $focus ->
                [0] { "" }
                [one] , { $focus } жетон зосередження
                [few] , { $focus } жетони зосередження
               *[many] , { $focus } жетонів зосередження
            }{ $wounds ->
                [0] { "" }
                [one] , { $wounds } поранення
                [few] , { $wounds } поранення
               *[many] , { $wounds } поранень
            }{ $heavy ->
                [0] { "" }
                [one] , { $heavy } важке поранення
                [few] , { $heavy } важкі поранення
               *[many] , { $heavy } важких поранень
            }{ $stun ->
                [0] { "" }
                [one] , { $stun } карта запаморочення
                [few] , { $stun } карти запаморочення
               *[many] , { $stun } карт запаморочення
            }{ $limp_count ->
                [0] { "" }
                [one] , { $limp_count } карта кульгання
                [few] , { $limp_count } карти кульгання
               *[many] , { $limp_count } карт кульгання
            }{ $is_masked ->
                [yes] , під маскуванням
               *[no] { "" }
            }{ $card_is ->
                [none] { "" }
               *[other] { $now ->
                    [0] , «{ $card }» з ініціативою { $value }
                   *[other] , «{ $card }» з ініціативою { $now }
                }
            }
        }
    }
senjutsu-fact-track = перевага, згори вниз: { $value }
senjutsu-fact-terrain = { $card } на клітинці { $cell }
senjutsu-fact-kit = ще треба розмістити: { $value }
senjutsu-fact-blocks =
    { $seat_you ->
        [yes] ви блокуєте { $cells } проти ініціативи { $value }
       *[no] гравець { $seat } блокує { $cells } проти ініціативи { $value }
    }
senjutsu-fact-waiting = { "" }
senjutsu-fact-acts = { "" }
senjutsu-fact-spent = { "" }
senjutsu-fact-lists =
    { $copies ->
        [1] { $card }
       *[other] { $card } × { $copies }
    }
senjutsu-fact-is-matched = узгоджена гра
senjutsu-fact-turns =
    { $value ->
        [0] { "" }
        [one] щонайбільше { $value } хід
        [few] щонайбільше { $value } ходи
       *[many] щонайбільше { $value } ходів
    }

## Кінець

senjutsu-outcome-last =
    { $you ->
        [yes] { $others_count ->
            [0] Ви перемогли: усі суперники зазнали поразки!
           *[other] Ви перемогли разом із союзниками ({ $others }): усі суперники зазнали поразки!
        }
       *[no] Перемога: { $winners }. Усі суперники зазнали поразки.
    }
senjutsu-outcome-turns =
    { $you ->
        [yes] { $others_count ->
            [0] Останній хід завершено, і ні в кого немає менше поранень, ніж у вас: ви перемогли.
           *[other] Останній хід завершено, і найменше поранень — у когось із вашого боку: ви перемогли разом із союзниками ({ $others }).
        }
       *[no] Останній хід завершено. Перемагає найменша кількість поранень: { $winners }.
    }
senjutsu-ending-last = останній непереможений
senjutsu-ending-turns = останній хід за домовленістю

## Карти станів

senjutsu-status-frame =
    { $kind ->
        [wound] Карта поранення
        [heavy_wound] Карта поранення
       *[status] Карта стану
    }
senjutsu-status-text =
    { $kind ->
        [wound] Лежить в ігровій зоні гравця. Коли поранень, разом із важкими, стільки, як ліміт поранень, — це поразка.
        [heavy_wound] Рахується як поранення. Хто його має, на початку кожного ходу втрачає верхню карту колоди, не дивлячись.
        [stun] Потрапляє в руку, займає там місце, і скинути її не можна. У кроці «Вибрати» її можна викласти замість карти вміння: вона порожня, має ініціативу 0, а потім повертається до запасу. Коли карт запаморочення в руці стільки, як ліміт руки, — це поразка.
        [limp] Лежить в ігровій зоні гравця. Кожна карта вміння, яку він грає, має ініціативу на 1 меншу, але не меншу за 1; кілька карт кульгання додаються. Наприкінці кожного ходу карту розвертають на чверть оберту, а з четвертою чвертю скидають.
       *[poison] { senjutsu-status-poison }
    }
senjutsu-status-poison =
    Її замішують сорочкою догори разом із { $cards ->
        [2] двома верхніми картами
        [3] трьома верхніми картами
        [4] чотирма верхніми картами
        [5] п’ятьма верхніми картами
        [one] { $cards } верхньою картою
        [few] { $cards } верхніми картами
       *[many] { $cards } верхніми картами
    } колоди жертви. Хто її бере, не бере замість неї іншої карти, показує її і мусить викласти наступною: вона порожня й має ініціативу 0. Потім вона виходить із гри. Це не поранення, і до ліміту поранень її не рахують.
