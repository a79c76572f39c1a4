### Сенджюцу: чому ні

## Підготовка

senjutsu-why-game-is-over = Бій завершено.
senjutsu-why-character-taken =
    { $owner_you ->
        [yes] Ви вже взяли { $character_acc }.
       *[no] Персонажа вже взято: { $character_acc } взяв собі гравець { $owner }.
    }
senjutsu-why-not-your-deck = Колода «{ $deck }» не підходить: ваш персонаж — { $character }.
senjutsu-why-not-your-weapon = «{ $weapon }»: ваш персонаж — { $character }, такої зброї в нього немає.
senjutsu-why-not-for-decks = «{ $card }» до колоди не кладуть.
senjutsu-why-not-your-card = «{ $card }» — особиста карта: тільки { $owner } може нею користуватися.
senjutsu-why-too-many-copies =
    «{ $card }» може бути в колоді щонайбільше { $most ->
        [one] { $most } раз
        [few] { $most } рази
       *[many] { $most } разів
    }; так було б { $count }.
senjutsu-why-too-much-gold =
    У колоді щонайбільше { $most ->
        [one] { $most } золота карта
        [few] { $most } золоті карти
       *[many] { $most } золотих карт
    }; так було б { $count }.
senjutsu-why-too-much-jade =
    У колоді щонайбільше { $most ->
        [one] { $most } нефритова карта
        [few] { $most } нефритові карти
       *[many] { $most } нефритових карт
    }; так було б { $count }.
senjutsu-why-other-school = Узгоджена гра: «{ $card }» — карта { $school_gen }, а у вашій колоді вже є карта { $chosen_gen }.
senjutsu-why-too-many-cards =
    У колоді { $most ->
        [one] { $most } карта
        [few] { $most } карти
       *[many] { $most } карт
    }; так було б { $count }.
senjutsu-why-too-few-cards =
    У колоді має бути { $most ->
        [one] { $most } карта
        [few] { $most } карти
       *[many] { $most } карт
    }; поки що їх { $count }.
senjutsu-why-not-in-kit = Серед того, що лишилося розмістити, цього немає: { $terrain }.
senjutsu-why-cell-not-free = На клітинці { $cell } уже є місцевість.
senjutsu-why-on-start-cell = { $cell } — початкова клітинка: місцевості там не розміщують.
senjutsu-why-off-field = На клітинці { $cell } воно вийшло б за межі поля бою.
senjutsu-why-no-boat-there = Човен лежить поряд із полем бою; { $cell } — не таке місце.
senjutsu-why-cuts-starts-off = Якщо розмістити { $terrain_acc } на клітинці { $cell }, шлях між початковими клітинками буде перекрито.
senjutsu-why-not-a-start-cell = З клітинки { $cell } ви починати не можете.
senjutsu-why-start-cell-taken = На клітинці { $cell } уже хтось стоїть.
senjutsu-why-wrong-edge = Суперники починають на протилежних краях: { $cell } — не з вашого боку.
senjutsu-why-too-near = Клітинка { $cell } впритул до іншого персонажа.
senjutsu-why-not-prepared = «{ $card }» — не підготовлена карта.
senjutsu-why-prepared-twice = «{ $card }» ви вже взяли; кожну підготовлену карту беруть лише один раз.
senjutsu-why-not-in-deck = Карти «{ $card }» у вашій колоді немає.
senjutsu-why-not-sought = Карти «{ $card }» шукати не можна.

## Вибір і відкриття

senjutsu-why-not-in-hand = Карти «{ $card }» на руці немає.
senjutsu-why-needs-focus =
    «{ $card }» коштує { $cost ->
        [one] { $cost } жетон зосередження
        [few] { $cost } жетони зосередження
       *[many] { $cost } жетонів зосередження
    }, а у вас { $focus }.
senjutsu-why-needs-kamae = «{ $card }» потребує { $kamae_gen }.
senjutsu-why-needs-mask = «{ $card }» можна грати лише під маскуванням.
senjutsu-why-has-no-initiative = «{ $card }» не має ініціативи: цю карту грають лише на додачу до іншої.
senjutsu-why-poison-first = Ви взяли «{ $card }»: саме цю карту ви мусите покласти.
senjutsu-why-no-focus-to-pay =
    Це коштує { $cost ->
        [one] { $cost } жетон зосередження
        [few] { $cost } жетони зосередження
       *[many] { $cost } жетонів зосередження
    }, а у вас { $focus }.
senjutsu-why-no-cards-to-burn =
    Це коштує { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } вашої колоди, а в ній лишилося { $cards }.
senjutsu-why-not-a-value = У карти «{ $card }» немає ініціативи { $value }.
senjutsu-why-value-too-high = Контратакують з ініціативою щонайбільше { $limit }; { $value } — забагато.
senjutsu-why-place-taken =
    { $place ->
        [1] Перше місце вже зайнято.
        [2] Друге місце вже зайнято.
        [3] Третє місце вже зайнято.
       *[4] Четверте місце вже зайнято.
    }
senjutsu-why-no-replacement = «{ $card }» — не карта негайної заміни.
senjutsu-why-not-for-now = «{ $card }» не можна зіграти { $window }.
senjutsu-why-same-type = «{ $card }» грають лише разом із картою вміння іншого типу, а не з картою «{ $revealed }».
senjutsu-why-only-attacks-counter = Контратакують лише неосновними картами атаки: «{ $card }» — не така карта.
senjutsu-why-too-fast-to-counter = Ініціатива карти «{ $card }» вища за { $limit }: для цієї контратаки зависока.

## Розіграш

senjutsu-why-other-kamae =
    { $option ->
        [1] Перший ефект потребує іншого камае.
        [2] Другий ефект потребує іншого камае.
        [3] Третій ефект потребує іншого камае.
       *[4] Четвертий ефект потребує іншого камае.
    }
senjutsu-why-kamae-decides =
    { $option ->
        [1] Перший ефект вибрати не можна: інший ефект відповідає вашому камае, тож треба вибрати його.
        [2] Другий ефект вибрати не можна: інший ефект відповідає вашому камае, тож треба вибрати його.
        [3] Третій ефект вибрати не можна: інший ефект відповідає вашому камае, тож треба вибрати його.
       *[4] Четвертий ефект вибрати не можна: інший ефект відповідає вашому камае, тож треба вибрати його.
    }
senjutsu-why-no-such-option =
    { $option ->
        [1] На карті немає такого варіанта: перший ефект.
        [2] На карті немає такого варіанта: другий ефект.
        [3] На карті немає такого варіанта: третій ефект.
       *[4] На карті немає такого варіанта: четвертий ефект.
    }
senjutsu-why-not-a-way = Переміщення на вашій карті не веде так на клітинку { $cell }.
senjutsu-why-cell-closed = На клітинку { $cell } зайти не можна: там перешкода або персонаж.
senjutsu-why-free-way-exists = Можна переміститися без зіткнення, тож зіштовхуватися на клітинці { $cell } не можна.
senjutsu-why-must-assault = Ви вибрали атаку: якщо нею можна дістати суперника, це треба зробити.
senjutsu-why-must-pay-to-assault =
    Без цього ваша атака нікого не дістане: треба заплатити { $cost ->
        [one] { $cost } жетон зосередження
        [few] { $cost } жетони зосередження
       *[many] { $cost } жетонів зосередження
    }.
senjutsu-why-cannot-reach-kamae = Так кільце не дістанеться до { $kamae_gen }.
senjutsu-why-never-neutral = Зайняти можна будь-яке камае, крім нейтральної позиції.
senjutsu-why-not-a-target =
    { $target_you ->
        [yes] Себе вибрати не можна.
       *[no] Гравця { $target } вибрати не можна: це не суперник, або він задалеко чи поза лінією видимості.
    }
senjutsu-why-not-slower =
    { $target_you ->
        [yes] Цілитися в себе не можна.
       *[no] Ця атака вражає лише повільніших: ініціатива гравця { $target } не нижча за вашу.
    }
senjutsu-why-not-that-way = Відштовхують прямо від себе, притягують прямо до себе.
senjutsu-why-no-marker-there = На клітинці { $cell } жетон розмістити не можна.
senjutsu-why-not-to-discard = Карту «{ $card }» скинути не можна.
senjutsu-why-no-such-poison = Карти «{ $card }» у вашій колоді отрут немає.
senjutsu-why-not-asked = Зараз вирішують інші.

## Налаштування, які не пасують

error-sides-do-not-fit =
    { $sides ->
        [pairs] Двоє на двох — це четверо гравців, а за столом { $seats }.
       *[other] Для «один проти всіх» треба щонайменше трьох гравців, а за столом { $seats }.
    }
