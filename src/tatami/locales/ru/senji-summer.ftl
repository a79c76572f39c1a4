### Сенджи: Лето

## Вопросы

senji-ask-activation =
    { $you ->
        [yes] Лето: какая провинция или какой флот действует дальше?
       *[no] { $by } решает, какая провинция или какой флот действует дальше.
    }
senji-ask-march =
    { $you ->
        [yes] Переброска, { $region }: кто куда идёт – по земле, по морю или морским рейдом? Или никто не идёт?
       *[no] { $by } решает, какой будет переброска: { $region }.
    }
senji-ask-fleet-course =
    { $you ->
        [yes] Флот, { $region }: остаться, перейти в другое море, высадиться или сделать рейд? И кто куда идёт?
       *[no] { $by } решает, что делает флот: { $region }.
    }
senji-ask-unit-to-drown =
    { $you ->
        [yes] Море забирает { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }. Какая группа теряет следующий?
       *[no] { $by } решает, какая группа теряет отряды в море.
    }
senji-ask-battle-to-fight =
    { $you ->
        [yes] Какое сражение следующее?
       *[no] { $by } решает, какое сражение следующее.
    }

## Ответы

senji-answer-name-fleet =
    { $party_you ->
        [yes] Ваш флот: { $region }
       *[no] Флот, { $party }: { $region }
    }
senji-answer-stay = Остаться на месте
senji-answer-by-land = По земле
senji-answer-by-land-fleet-course = Высадиться
senji-answer-by-sea = По морю
senji-answer-by-raid = Морской рейд
senji-answer-by-raid-fleet-course = Рейд флота
senji-answer-sail = Перейти в другое море
senji-answer-send-units =
    { $region }: { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[many] { $number } отрядов
    }
senji-answer-send-samurai = { $samurai }: { $region }
senji-answer-lose-unit = Отряд, плывущий в провинцию { $region }
senji-answer-lose-samurai = Пожертвовать самураем: { $samurai }
senji-answer-fight-at = Сражение: { $region }

## Что случилось

senji-event-summer-began =
    { $host_you ->
        [yes] Лето: вы решаете, в каком порядке исполняют приказы и действуют флоты.
       *[no] Лето: { $host } решает, в каком порядке исполняют приказы и действуют флоты.
    }
senji-event-province-named =
    { $host_you ->
        [yes] Вы называете провинцию { $region } ({ $party_you ->
            [yes] вашу
           *[no] { $party }
        }).
       *[no] { $host } называет провинцию { $region } ({ $party_you ->
            [yes] вашу
           *[no] { $party }
        }).
    }
senji-event-fleet-named =
    { $host_you ->
        [yes] Вы называете флот: { $party_you ->
            [yes] ваш
           *[no] { $party }
        }, { $region }.
       *[no] { $host } называет флот: { $party_you ->
            [yes] ваш
           *[no] { $party }
        }, { $region }.
    }
senji-event-summer-ended = Лето закончилось.
senji-event-produced =
    { $seat_you ->
        [yes] { $region }: вы берёте { $number ->
            [one] { $number } карту ханафуда
            [few] { $number } карты ханафуда
           *[many] { $number } карт ханафуда
        }.
       *[no] { $region }: { $seat } берёт { $number ->
            [one] { $number } карту ханафуда
            [few] { $number } карты ханафуда
           *[many] { $number } карт ханафуда
        }.
    }
senji-event-recruited =
    { $party_you ->
        [yes] { $region }: вы вербуете { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }.
       *[no] { $region }: { $party } вербует { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }.
    }
senji-event-stayed =
    { $party_you ->
        [yes] { $region }: ваши фигуры остаются на месте.
       *[no] { $region }: { $party } ничего не двигает.
    }
senji-event-group-left =
    { $party_you ->
        [yes] Вы выступаете ({ $origin } → { $region }): { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }.
       *[no] { $party } выступает ({ $origin } → { $region }): { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }.
    }
senji-event-samurai-left =
    { $samurai } ({ $party_you ->
        [yes] ваш самурай
       *[no] { $party }
    }) выступает: { $origin } → { $region }.
senji-event-raid-rolled =
    { $party_you ->
        [yes] Кубики вашего рейда: { $dice }. Утонуло: { $number }.
       *[no] Кубики рейда, { $party }: { $dice }. Утонуло: { $number }.
    }
senji-event-units-drowned =
    { $party_you ->
        [yes] Вы теряете в море по пути в провинцию { $region }: { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }.
       *[no] { $party } теряет в море по пути в провинцию { $region }: { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }.
    }
senji-event-group-arrived =
    { $party_you ->
        [yes] Вы прибываете, { $region }: { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }.
       *[no] { $party } прибывает, { $region }: { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }.
    }
senji-event-attack-cancelled =
    { $party_you ->
        [yes] Вы владеете шестью провинциями: вашего нападения на провинцию { $region } не будет, группа возвращается ({ $origin }).
       *[no] { $party } владеет шестью провинциями: нападения на провинцию { $region } не будет, группа возвращается ({ $origin }).
    }
senji-event-imperial-units-came =
    Император собирает новое войско, { $region }: { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[many] { $number } отрядов
    }.

## Почему нет

senji-why-nothing-to-name-there = На провинции { $region } нет жетона приказа: каждый приказ исполняют один раз.
senji-why-no-such-fleet =
    { $party_you ->
        [yes] У вас здесь нет флота: { $region }.
       *[no] { $party } не имеет здесь флота: { $region }.
    }
senji-why-fleet-is-new =
    { $party_you ->
        [yes] Ваш флот здесь ({ $region }) уже называли, или он появился только этим летом.
       *[no] Этот флот ({ $party }, { $region }) уже называли, или он появился только этим летом.
    }
senji-why-closed-is-never-named = В этой игре провинция { $region } нейтральна: её не называют.
senji-why-only-the-host-commands = Войском императора командует тот, кто его принимает: { $target }.
senji-why-all-must-be-named = Лето заканчивается лишь тогда, когда назван каждый приказ и каждый флот.
senji-why-order-is-carried-out = Производство и вербовку исполняют, насколько возможно, и отказаться нельзя; при переброске можно никого не двигать.
senji-why-march-may-stay = Переброску не пропускают: чтобы никого не двигать, останьтесь на месте.
senji-why-fleet-may-stay = У флота нет приказа, который можно пропустить; он может остаться на месте.
senji-why-recruits-are-limited = Вербовка даёт два отряда, но не больше шести в провинции и двенадцати на поле.
senji-why-no-order-found = Приказ из захваченной провинции сбрасывают не глядя, он не действует.
senji-why-no-fortress-for-the-emperor = Провинцией императора никто завладеть не может.
senji-why-no-coast = У провинции { $region } нет побережья.
senji-why-nowhere-to-go = Таким путём никому никуда не пройти.
senji-why-one-kind-of-movement = Одна переброска – один способ движения: по земле, по морю или рейдом.
senji-why-one-course = Флот делает что-то одно: остаётся, переходит, высаживается или идёт в рейд.
senji-why-already-there = Они уже стоят там: { $region }.
senji-why-not-by-land = По земле идут только в провинции, а это море: { $region }.
senji-why-not-by-sea = По морю выходят в морскую зону, а это провинция: { $region }.
senji-why-not-by-raid = Здесь высаживаются в провинции, а не в море: { $region }.
senji-why-not-neighbours = Провинции { $origin } и { $region } не граничат: по земле идут на одну провинцию.
senji-why-no-crossing = Пешего перехода нет: { $origin } — { $region }.
senji-why-not-that-sea = Провинция { $origin } лежит не у этого моря: { $region }.
senji-why-no-shared-sea = У провинций { $origin } и { $region } нет общего моря: рейдом туда не добраться.
senji-why-sails-to-the-other-sea = Флот переходит в другое море, а не сюда: { $region }.
senji-why-not-on-its-coast = Провинция { $region } лежит не у этого моря ({ $origin }); разве что рейдом флота.
senji-why-not-on-the-other-coast = Рейд флота высаживается на берегу другого моря, а провинция { $region } лежит не там.
senji-why-closed = Провинция { $region } нейтральна: входить туда нельзя никому.
senji-why-six-provinces = Вы владеете шестью провинциями, поэтому напасть на провинцию { $region } нельзя.
senji-why-army-holds-six = Войско императора держит шесть провинций и напасть на провинцию { $region } не может.
senji-why-host-and-army = Принимающий императора и войско императора не входят в провинции друг друга: { $region }.
senji-why-too-many-units = Послать { $number } не получится: отрядов осталось { $left }.
senji-why-no-room = В одном месте стоит не больше шести ваших отрядов; { $region }: места осталось для { $room }.
senji-why-has-units-already = Отряды сюда уже назначены: { $region }. Можно передумать и начать сначала.
senji-why-samurai-is-not-here = { $samurai } — не среди фигур, которыми вы отсюда ходите.
senji-why-samurai-goes-already = { $samurai }: куда идти, уже определено. Можно передумать и начать сначала.
senji-why-nobody-goes = Никто не назначен. Чтобы никого не двигать, останьтесь.
senji-why-no-such-group = Ни одна группа туда не плывёт: { $region }.
senji-why-group-has-no-units = В группе, плывущей сюда, отрядов уже нет: { $region }.
senji-why-destinations-stand = Все уже выступили: группы и цели изменить нельзя.
senji-why-raid-is-rolled = Для рейда всегда бросают кубики: по одному на каждый отряд.
senji-why-samurai-never-drown = Самураи не тонут: { $samurai } всегда доплывает.
senji-why-no-battle-there = Там вы ни на кого не нападаете: { $region }.
senji-why-no-battle-at-sea = На море сражений не бывает: { $region }.
