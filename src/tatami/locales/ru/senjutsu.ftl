### Сэндзюцу

## Игра

senjutsu-title = Сэндзюцу. Битва за Японию
senjutsu-name = Сэндзюцу
    .tag = Поединок стоек
senjutsu-blurb = Самураи сходятся на поле из шестиугольников. Каждый тайно выбирает одну карту из своей колоды в 40 карт; все открывают их одновременно, и первым действует самый быстрый: шаг, поворот, удар, блок, контратака. Читайте намерения соперника, берегите концентрацию и вовремя меняйте стойку: пять ранений — это конец.
senjutsu-credits = авторы: Пол Д. Аллен и Джеймс Фолкнер
    .house = Stone Sword Games, Lucky Duck Games, Geekach Games

## Настройки

senjutsu-option-field = Поле боя
    .help = Где идёт бой: на одном поле или на двух, лежащих рядом.
senjutsu-option-terrain = Местность
    .help = Лежат ли камни, бамбук и прочее там, где их предусматривает поле боя, или игроки сами размещают их по очереди.
senjutsu-option-terrain-fixed = как предусматривает поле
senjutsu-option-terrain-kit = игроки размещают набор этого поля
senjutsu-option-terrain-box = игроки размещают всё, что есть
senjutsu-option-characters = Персонажи
    .help = Выбирает ли каждый игрок персонажа сам или их раздают случайно.
senjutsu-option-characters-chosen = на выбор
senjutsu-option-characters-dealt = случайно
senjutsu-option-sides = Стороны
    .help = Кто с кем сражается: каждый сам за себя, в игре вчетвером — двое на двое (вместе те, кто сидит напротив) или первый игрок против всех остальных.
senjutsu-option-sides-each = каждый за себя
senjutsu-option-sides-pairs = двое на двое
senjutsu-option-sides-one = один против всех
senjutsu-option-lists = Состав колод
    .help = Остаётся ли состав колоды тайным или каждый показывает его перед боем.
senjutsu-option-lists-secret = тайный
senjutsu-option-lists-open = открытый
senjutsu-option-play = Сборка колод
    .help = В согласованной игре в колоде могут быть карты только одной школы; карты вне школ доступны всем.
senjutsu-option-play-free = свободная
senjutsu-option-play-matched = согласованная игра
senjutsu-option-turns = Ходы
    .help = После последнего хода побеждает наименьшее число ранений; при ничьей решает преимущество.
    .value =
        { $value ->
            [0] без ограничения
            [one] { $value } ход
            [few] { $value } хода
           *[many] { $value } ходов
        }
senjutsu-option-data = Набор данных
    .help = Какие карты, персонажи и поля боя в игре: наши или из набора, который предоставил владелец коробки.
senjutsu-option-data-house = наш собственный

## Поля боя и местность

senjutsu-battlefield-snowy-battlefield = Заснеженное поле боя
senjutsu-battlefield-burning-village = Деревня в огне
senjutsu-battlefield-frozen-lake = Замёрзшее озеро
senjutsu-battlefield-ice-bridge = Ледяной мост
senjutsu-battlefields-joined = { $west } и { $east }
senjutsu-terrain-rock = Камни
    .acc = камни
    .gen = камней
senjutsu-terrain-bamboo = Бамбук
    .acc = бамбук
    .gen = бамбука
senjutsu-terrain-burning-cart = Подожжённая повозка
    .acc = подожжённую повозку
    .gen = подожжённой повозки
senjutsu-terrain-shrine = Святилище
    .acc = святилище
    .gen = святилища
senjutsu-terrain-torii-pillar = Столб тории
    .acc = столб тории
    .gen = столба тории
senjutsu-terrain-torii-gate = Ворота тории
    .acc = ворота тории
    .gen = ворот тории
senjutsu-terrain-sakura = Сакура
    .acc = сакуру
    .gen = сакуры
senjutsu-terrain-corpse = Трупы
    .acc = трупы
    .gen = трупов
senjutsu-terrain-boat = Лодка
    .acc = лодку
    .gen = лодки
senjutsu-terrain-spikes = Шипы
    .acc = шипы
    .gen = шипов
senjutsu-terrain-trap = Жетон ловушки
    .acc = жетон ловушки
    .gen = жетона ловушки
senjutsu-token-decoy = Обманка
    .acc = обманку

## Направления

senjutsu-facing-0 = север
senjutsu-facing-1 = северо-восток
senjutsu-facing-2 = юго-восток
senjutsu-facing-3 = юг
senjutsu-facing-4 = юго-запад
senjutsu-facing-5 = северо-запад

## Персонажи и школы

senjutsu-character-student = Ученик
    .acc = Ученика
    .gen = Ученика
    .dat = Ученику
senjutsu-character-master = Мастер
    .acc = Мастера
    .gen = Мастера
    .dat = Мастеру
senjutsu-character-ronin = Ронин
    .acc = Ронина
    .gen = Ронина
    .dat = Ронину
senjutsu-character-warrior = Воин
    .acc = Воина
    .gen = Воина
    .dat = Воину
senjutsu-school-burning-sun = Школа Палящего солнца
    .gen = Школы Палящего солнца
senjutsu-school-autumn-hare = Школа Осеннего зайца
    .gen = Школы Осеннего зайца
senjutsu-school-jade-river = Школа Нефритовой реки
    .gen = Школы Нефритовой реки

## Камаэ

senjutsu-kamae-neutral = нейтральная позиция
    .acc = нейтральную позицию
    .gen = нейтральной позиции
senjutsu-kamae-aggression = Агрессия
    .acc = камаэ Агрессии
    .gen = камаэ Агрессии
senjutsu-kamae-balance = Равновесие
    .acc = камаэ Равновесия
    .gen = камаэ Равновесия
senjutsu-kamae-resolve = Решимость
    .acc = камаэ Решимости
    .gen = камаэ Решимости

## Когда играют карту сверх карты хода

senjutsu-window-attack-success = после успешной атаки
senjutsu-window-block-success = после успешного блокирования
senjutsu-window-after-card = после карты хода
senjutsu-window-start-of-turn = в начале хода
senjutsu-window-after-draw = после взятия карт
senjutsu-window-after-reveal = после открытия карт
senjutsu-window-would-suffer = перед получением ранений
senjutsu-window-end-of-turn = в конце хода
senjutsu-window-replacement = как замену
senjutsu-window-counter = как контратаку

## Места

senjutsu-place-poisons = яды, которыми никто не пользуется
senjutsu-place-removed = карты, удалённые из игры
senjutsu-place-stirred = карты, которые тасуют
senjutsu-place-box =
    { $you ->
        [yes] ваши карты вне колоды
       *[no] карты вне колоды игрока { $owner }
    }
senjutsu-place-hand =
    { $you ->
        [yes] ваша рука
       *[no] рука игрока { $owner }
    }
senjutsu-place-deck =
    { $you ->
        [yes] ваша колода
       *[no] колода игрока { $owner }
    }
senjutsu-place-discard =
    { $you ->
        [yes] ваш сброс
       *[no] сброс игрока { $owner }
    }
senjutsu-place-lost =
    { $you ->
        [yes] ваши карты, сброшенные лицом вниз
       *[no] сброшенные лицом вниз карты игрока { $owner }
    }
senjutsu-place-play =
    { $you ->
        [yes] ваши карты в игре
       *[no] карты игрока { $owner } в игре
    }
senjutsu-place-shown =
    { $you ->
        [yes] карты, которые вы просматриваете
       *[no] карты, которые просматривает игрок { $owner }
    }
senjutsu-place-poison =
    { $you ->
        [yes] ваша колода ядов
       *[no] колода ядов игрока { $owner }
    }
senjutsu-place-sick =
    { $you ->
        [yes] взятый вами яд
       *[no] яд, который взял игрок { $owner }
    }
senjutsu-place-personal = личные карты { $card_gen }
senjutsu-place-tokens =
    { $you ->
        [yes] ваши скрытые жетоны
       *[no] скрытые жетоны игрока { $owner }
    }
senjutsu-place-sprung = открытые жетоны

## Что известно всем

senjutsu-fact-turn =
    { $value ->
        [0] { "" }
       *[other] Ход { $value }
    }
senjutsu-fact-step =
    { $value ->
        [setup] подготовка
        [start] начало хода
        [draw] взятие карт
        [choose] выбор карт
        [reveal] открытие карт
        [resolve] розыгрыш карт
       *[discard] конец хода
    }
senjutsu-fact-field = { $value }
senjutsu-fact-fighters =
    { $hero_is ->
        [none] { "" }
       *[other] { $is_out ->
            [yes] { $hero }, поражение
           *[no] { $hero }{ $cell_is ->
                [none] { "" }
               *[other] , на клетке { $cell }, лицом на{ " " }{ $facing ->
                    [0] север
                    [1] северо-восток
                    [2] юго-восток
                    [3] юг
                    [4] юго-запад
                   *[5] северо-запад
                }
            }, { $kamae }{ $focus ->
                [0] { "" }
                [one] , { $focus } жетон концентрации
                [few] , { $focus } жетона концентрации
               *[many] , { $focus } жетонов концентрации
            }{ $wounds ->
                [0] { "" }
                [one] , { $wounds } ранение
                [few] , { $wounds } ранения
               *[many] , { $wounds } ранений
            }{ $heavy ->
                [0] { "" }
                [one] , { $heavy } тяжёлое ранение
                [few] , { $heavy } тяжёлых ранения
               *[many] , { $heavy } тяжёлых ранений
            }{ $stun ->
                [0] { "" }
                [one] , { $stun } карта оглушения
                [few] , { $stun } карты оглушения
               *[many] , { $stun } карт оглушения
            }{ $limp_count ->
                [0] { "" }
                [one] , { $limp_count } карта хромоты
                [few] , { $limp_count } карты хромоты
               *[many] , { $limp_count } карт хромоты
            }{ $is_masked ->
                [yes] , под маскировкой
               *[no] { "" }
            }{ $card_is ->
                [none] { "" }
               *[other] { $now ->
                    [0] , «{ $card }» с инициативой { $value }
                   *[other] , «{ $card }» с инициативой { $now }
                }
            }
        }
    }
senjutsu-fact-track = преимущество, сверху вниз: { $value }
senjutsu-fact-terrain = { $card } на клетке { $cell }
senjutsu-fact-kit = ещё надо разместить: { $value }
senjutsu-fact-blocks =
    { $seat_you ->
        [yes] вы блокируете { $cells } против инициативы { $value }
       *[no] игрок { $seat } блокирует { $cells } против инициативы { $value }
    }
senjutsu-fact-waiting = { "" }
senjutsu-fact-acts = { "" }
senjutsu-fact-spent = { "" }
senjutsu-fact-lists =
    { $copies ->
        [1] { $card }
       *[other] { $card } × { $copies }
    }
senjutsu-fact-is-matched = согласованная игра
senjutsu-fact-turns =
    { $value ->
        [0] { "" }
        [one] самое большее { $value } ход
        [few] самое большее { $value } хода
       *[many] самое большее { $value } ходов
    }

## Конец

senjutsu-outcome-last =
    { $you ->
        [yes] { $others_count ->
            [0] Вы победили: все соперники потерпели поражение!
           *[other] Вы победили вместе с союзниками ({ $others }): все соперники потерпели поражение!
        }
       *[no] Победа: { $winners }. Все соперники потерпели поражение.
    }
senjutsu-outcome-turns =
    { $you ->
        [yes] { $others_count ->
            [0] Последний ход завершён, и ни у кого нет меньше ранений, чем у вас: вы победили.
           *[other] Последний ход завершён, и меньше всего ранений — у кого-то с вашей стороны: вы победили вместе с союзниками ({ $others }).
        }
       *[no] Последний ход завершён. Побеждает наименьшее число ранений: { $winners }.
    }
senjutsu-ending-last = последний непобеждённый
senjutsu-ending-turns = последний ход по уговору

## Карты состояний

senjutsu-status-frame =
    { $kind ->
        [wound] Карта ранения
        [heavy_wound] Карта ранения
       *[status] Карта состояния
    }
senjutsu-status-text =
    { $kind ->
        [wound] Лежит в игровой зоне игрока. Когда ранений, вместе с тяжёлыми, столько, каков лимит ранений, — это поражение.
        [heavy_wound] Считается ранением. Тот, у кого оно есть, в начале каждого хода теряет верхнюю карту колоды, не глядя.
        [stun] Попадает в руку, занимает там место, и сбросить её нельзя. На этапе «Выбрать» её можно выложить вместо карты умения: она пустая, имеет инициативу 0, а потом возвращается в запас. Когда карт оглушения в руке столько, каков лимит руки, — это поражение.
        [limp] Лежит в игровой зоне игрока. У каждой карты умения, которую он играет, инициатива на 1 меньше, но не меньше 1; несколько карт хромоты складываются. В конце каждого хода карту поворачивают на четверть оборота, а с четвёртой четвертью сбрасывают.
       *[poison] { senjutsu-status-poison }
    }
senjutsu-status-poison =
    Её замешивают рубашкой вверх вместе с { $cards ->
        [2] двумя верхними картами
        [3] тремя верхними картами
        [4] четырьмя верхними картами
        [5] пятью верхними картами
        [one] { $cards } верхней картой
        [few] { $cards } верхними картами
       *[many] { $cards } верхними картами
    } колоды жертвы. Кто её берёт, не берёт вместо неё другой карты, показывает её и обязан выложить следующей: она пустая и имеет инициативу 0. Потом она выходит из игры. Это не ранение, и в лимите ранений её не учитывают.
