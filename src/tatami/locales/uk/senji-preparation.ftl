### Сенджі: підготовка та приїзд імператора

## Питання

senji-ask-family-to-lead =
    { $you ->
        [yes] Виберіть родину, яку очолите.
       *[no] Гравець { $by } вибирає родину.
    }
senji-ask-samurai-to-keep =
    { $you ->
        [yes] Залиште собі одного з трьох самураїв (таємно).
       *[no] Самурая вибирають: { $seats }.
    }
senji-ask-home-to-name =
    { $you ->
        [yes] Назвіть наступну рідну провінцію: її родина поставить там фортецю й початкові фігури.
       *[no] Гравець { $by } називає рідні провінції.
    }
senji-ask-samurai-to-place =
    { $you ->
        [yes] { $province }: чи стане тут ваш самурай?
       *[no] { $province }: гравець { $by } ставить самурая.
    }
senji-ask-units-to-place =
    { $you ->
        [yes] { $province }: скільки початкових загонів тут стане?
       *[no] { $province }: гравець { $by } ставить загони.
    }
senji-ask-host-to-choose =
    { $you ->
        [yes] Найбільше слави мають кілька родин. Виберіть, котра з них прийматиме імператора.
       *[no] Гравець { $by } вибирає, хто прийматиме імператора.
    }

## Відповіді

senji-answer-lead-family = Очолити: { $family }
senji-answer-keep-samurai = Залишити: { $samurai }
senji-answer-name-province = Назвати: { $region }
senji-answer-place-samurai = Тут
senji-answer-hold-samurai = Згодом
senji-answer-place-units =
    { $number ->
        [0] Без загонів
        [one] { $number } загін
        [few] { $number } загони
       *[many] { $number } загонів
    }
senji-answer-choose-host =
    { $target_you ->
        [yes] Імператора приймаєте ви
       *[no] Імператора приймає { $target }
    }
senji-answer-ready = Готово

## Що сталося

senji-event-family-led =
    { $you ->
        [yes] Ви очолюєте: { $family }.
       *[no] { $seat } очолює: { $family }.
    }
senji-event-samurai-kept =
    { $you ->
        [yes] Ваш самурай — { $samurai }, початкова слава: { $honour }.
       *[no] Самурай гравця { $seat } — { $samurai }, початкова слава: { $honour }.
    }
senji-event-army-raised = Військо імператора стає в провінції { $region }: { $units ->
        [one] { $units } загін
        [few] { $units } загони
       *[many] { $units } загонів
    } і { $samurai }.
senji-event-host-dice-rolled = Найбільше слави порівну мають { $seats }. Кубики долі: { $dice }.
senji-event-emperor-visited =
    { $you ->
        [yes] Цього року імператора приймаєте ви.
       *[no] Цього року імператора приймає { $host }.
    }
senji-event-host-chosen =
    { $you ->
        [yes] Ви вибираєте, хто приймає імператора.
       *[no] Гравець { $by } вибирає, хто приймає імператора.
    }
senji-event-year-began = Починається рік { $year }.
senji-event-home-named = Названо провінцію { $region }: { $owner_you ->
        [yes] ви ставите там фортецю.
       *[no] гравець { $owner } ставить там фортецю.
    }
senji-event-starting-units-placed =
    { $you ->
        [yes] { $region }: ви ставите
       *[no] { $region }: гравець { $seat } ставить
    } { $units ->
        [one] { $units } загін
        [few] { $units } загони
       *[many] { $units } загонів
    }.
senji-event-starting-samurai-placed =
    { $you ->
        [yes] { $region }: ваш самурай { $samurai } стає тут.
       *[no] { $region }: тут стає самурай { $samurai } гравця { $seat }.
    }

## Чому ні

senji-why-family-is-absent = За стількох гравців ({ $players }) цю родину ніхто не очолює: { $family }.
senji-why-family-is-taken = Її вже очолює { $target }: { $family }.
senji-why-families-are-chosen = Родини вже має кожен.
senji-why-samurai-not-drawn = Серед трьох самураїв, яких ви взяли, такого немає: { $samurai }.
senji-why-keep-exactly-one = Із трьох узятих самураїв залишають рівно одного.
senji-why-no-home-province = { $region } не є рідною провінцією жодної родини в грі.
senji-why-home-is-named = Цю провінцію вже названо: { $region }.
senji-why-not-so-many-units = Початкових загонів у вас лишилося стільки: { $left }.
senji-why-only-its-owner-places = Зараз фігури ставить лише гравець { $target }, чию рідну провінцію названо.
senji-why-all-must-stand = Усі початкові фігури мають опинитися на полі: що лишиться, стане в останній із ваших рідних провінцій.
senji-why-only-where-named = Початкові фігури ставлять лише у власну щойно названу провінцію.
senji-why-one-fortress-each = У провінції стоїть лише одна фортеця.
senji-why-imperial-ground = Провінцією { $region } ніхто не може володіти: вона імператорова.
senji-why-no-imperial-ground = Провінція імператора є лише за трьох гравців; інші фортеці здобувають нападом.
senji-why-not-tied-for-most =
    { $target_you ->
        [yes] Ваша слава: { $honour }, тож ви не належите до тих, хто має найбільше.
       *[no] { $target } має стільки слави: { $honour }, тож не належить до тих, хто має найбільше.
    }
senji-why-out-of-the-game = Гравець { $target } вибув із гри.
senji-why-host-is-chosen = Імператора до кінця року приймає { $target }, хоч би що сталося.
senji-why-only-the-last-host-chooses = Торік імператора приймав гравець { $target }: він і вибирає серед рівних.
senji-why-victory-comes-in-autumn = Сьоґуна проголошують лише тоді, коли восени подіяли всі родини. Ваша слава зараз: { $honour }.
