### Сенджи: подготовка и приезд императора

## Вопросы

senji-ask-family-to-lead =
    { $you ->
        [yes] Выберите семью, которую возглавите.
       *[no] Игрок { $by } выбирает семью.
    }
senji-ask-samurai-to-keep =
    { $you ->
        [yes] Оставьте себе одного из трёх самураев (тайно).
       *[no] Самурая выбирают: { $seats }.
    }
senji-ask-home-to-name =
    { $you ->
        [yes] Назовите следующую родную провинцию: её семья поставит там крепость и начальные фигуры.
       *[no] Игрок { $by } называет родные провинции.
    }
senji-ask-samurai-to-place =
    { $you ->
        [yes] { $province }: встанет ли здесь ваш самурай?
       *[no] { $province }: игрок { $by } ставит самурая.
    }
senji-ask-units-to-place =
    { $you ->
        [yes] { $province }: сколько начальных отрядов здесь встанет?
       *[no] { $province }: игрок { $by } ставит отряды.
    }
senji-ask-host-to-choose =
    { $you ->
        [yes] Больше всего славы у нескольких семей. Выберите, какая из них примет императора.
       *[no] Игрок { $by } выбирает, кто примет императора.
    }

## Ответы

senji-answer-lead-family = Возглавить: { $family }
senji-answer-keep-samurai = Оставить: { $samurai }
senji-answer-name-province = Назвать: { $region }
senji-answer-place-samurai = Здесь
senji-answer-hold-samurai = Позже
senji-answer-place-units =
    { $number ->
        [0] Без отрядов
        [one] { $number } отряд
        [few] { $number } отряда
       *[many] { $number } отрядов
    }
senji-answer-choose-host =
    { $target_you ->
        [yes] Императора принимаете вы
       *[no] Императора принимает { $target }
    }
senji-answer-ready = Готово

## Что произошло

senji-event-family-led =
    { $you ->
        [yes] Вы возглавляете: { $family }.
       *[no] { $seat } возглавляет: { $family }.
    }
senji-event-samurai-kept =
    { $you ->
        [yes] Ваш самурай — { $samurai }, начальная слава: { $honour }.
       *[no] Самурай игрока { $seat } — { $samurai }, начальная слава: { $honour }.
    }
senji-event-army-raised = Войско императора встаёт в провинции { $region }: { $units ->
        [one] { $units } отряд
        [few] { $units } отряда
       *[many] { $units } отрядов
    } и { $samurai }.
senji-event-host-dice-rolled = Больше всего славы поровну у игроков { $seats }. Кубики судьбы: { $dice }.
senji-event-emperor-visited =
    { $you ->
        [yes] В этом году императора принимаете вы.
       *[no] В этом году императора принимает { $host }.
    }
senji-event-host-chosen =
    { $you ->
        [yes] Вы выбираете, кто принимает императора.
       *[no] Игрок { $by } выбирает, кто принимает императора.
    }
senji-event-year-began = Начинается год { $year }.
senji-event-home-named = Названа провинция { $region }: { $owner_you ->
        [yes] вы ставите там крепость.
       *[no] игрок { $owner } ставит там крепость.
    }
senji-event-starting-units-placed =
    { $you ->
        [yes] { $region }: вы ставите
       *[no] { $region }: игрок { $seat } ставит
    } { $units ->
        [one] { $units } отряд
        [few] { $units } отряда
       *[many] { $units } отрядов
    }.
senji-event-starting-samurai-placed =
    { $you ->
        [yes] { $region }: ваш самурай { $samurai } встаёт здесь.
       *[no] { $region }: здесь встаёт самурай { $samurai } игрока { $seat }.
    }

## Почему нет

senji-why-family-is-absent = При таком числе игроков ({ $players }) эту семью никто не возглавляет: { $family }.
senji-why-family-is-taken = Её уже возглавляет { $target }: { $family }.
senji-why-families-are-chosen = Семья уже есть у каждого.
senji-why-samurai-not-drawn = Среди трёх взятых вами самураев такого нет: { $samurai }.
senji-why-keep-exactly-one = Из трёх взятых самураев оставляют ровно одного.
senji-why-no-home-province = { $region } — не родная провинция семьи, которая участвует в игре.
senji-why-home-is-named = Эта провинция уже названа: { $region }.
senji-why-not-so-many-units = Начальных отрядов у вас осталось столько: { $left }.
senji-why-only-its-owner-places = Сейчас фигуры ставит только игрок { $target }, чья родная провинция названа.
senji-why-all-must-stand = Все начальные фигуры должны оказаться на поле: что останется, встанет в последней из ваших родных провинций.
senji-why-only-where-named = Начальные фигуры ставят только в собственную провинцию, которую только что назвали.
senji-why-one-fortress-each = В провинции стоит только одна крепость.
senji-why-imperial-ground = Провинцией { $region } не может владеть никто: она императорская.
senji-why-no-imperial-ground = Провинция императора есть только при трёх игроках; другие крепости добывают нападением.
senji-why-not-tied-for-most =
    { $target_you ->
        [yes] Ваша слава: { $honour }, а больше всего её у других.
       *[no] Слава игрока { $target }: { $honour }, а больше всего её у других.
    }
senji-why-out-of-the-game = Игрок { $target } выбыл из игры.
senji-why-host-is-chosen = Императора до конца года принимает { $target }, что бы ни случилось.
senji-why-only-the-last-host-chooses = В прошлом году императора принимал игрок { $target }: он и выбирает среди равных.
senji-why-victory-comes-in-autumn = Сёгуна провозглашают, только когда осенью подействовали все семьи. Ваша слава сейчас: { $honour }.
