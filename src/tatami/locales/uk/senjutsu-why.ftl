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

senjutsu-why-one-card-a-turn = Треба покласти рівно одну карту: не більше й не менше.
senjutsu-why-card-is-laid = Карту цього ходу ви вже поклали; щоб вибрати іншу, спершу візьміть її назад.
senjutsu-why-take-back-first = Карту цього ходу ви вже поклали; спершу візьміть її назад, тоді зможете здатися.
senjutsu-why-cards-are-covered = Карти лежать долілиць: поки не відкрито всі, нічого з них не діє.
senjutsu-why-card-stays = Карти відкрито: вашу можна змінити лише картою негайної заміни.
senjutsu-why-not-in-hand = Карти «{ $card }» в руці немає.
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
senjutsu-why-value-to-be-chosen = Зараз треба вибрати одну з ініціатив вашої карти.
senjutsu-why-values-in-order = Ініціативу вибирають по черзі, знизу вгору за треком переваг.
senjutsu-why-value-too-high = Контратакують з ініціативою щонайбільше { $limit }; { $value } — забагато.
senjutsu-why-place-taken =
    { $place ->
        [1] Перше місце вже зайнято.
        [2] Друге місце вже зайнято.
        [3] Третє місце вже зайнято.
       *[4] Четверте місце вже зайнято.
    }
senjutsu-why-advantage-decides = Коли діяти, першим вибирає той, хто вище на треку переваг.
senjutsu-why-no-replacement = «{ $card }» — не карта негайної заміни.
senjutsu-why-not-for-now = «{ $card }» не можна зіграти { $window }.
senjutsu-why-needs-success = «{ $card }» грають лише відразу після успіху, як на ній указано.
senjutsu-why-not-before-its-end = «{ $card }» грають лише тоді, коли вашу карту розіграно повністю.
senjutsu-why-replaced-in-turn = Карти замінюють по черзі, знизу вгору за треком переваг, і кожен має лише одну нагоду.
senjutsu-why-one-instant-a-turn = Ви вже зіграли свою єдину негайну карту цього ходу.
senjutsu-why-turn-has-ended = Зіткнення завершило ваш хід: решта вашої карти не діє, і додати до неї нічого не можна.
senjutsu-why-no-counter-now = «{ $card }» зараз могла б бути лише контратакою, а ваше блокування її тут не дає.
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
senjutsu-why-alternative-is-chosen = З ефектів, між якими стоїть АБО, діє рівно один, і вибирають його лише тоді, коли до нього дійшла черга.
senjutsu-why-effects-in-order = Ефекти розігрують по черзі, згори донизу: зараз треба вирішити інше.
senjutsu-why-kamae-effect-applies = Ви в камае цього ефекту, тож пропустити його не можна.
senjutsu-why-not-a-way = Переміщення на вашій карті не веде так на клітинку { $cell }.
senjutsu-why-must-move = Це переміщення обов’язкове: його треба виконати повністю.
senjutsu-why-whole-step = Це переміщення виконують повністю або не виконують зовсім.
senjutsu-why-one-direction = Усі клітинки одного кроку лежать в одному напрямку.
senjutsu-why-printed-order = Переміщення, між якими стоїть «потім», виконують у вказаному порядку.
senjutsu-why-way-is-closed = На кожному шляху до клітинки { $cell } щось стоїть, а пройти крізь це не можна.
senjutsu-why-not-far-enough = До трьох клітинок проходить лише той, хто почав хід далі ніж за шість клітинок від усіх суперників.
senjutsu-why-run-is-over = Довше переміщення закінчується, щойно до суперника лишається менше ніж шість клітинок.
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
senjutsu-why-against-the-branch = Гілка, що з’єднує з позицією «{ $kamae }», веде лише в один бік — у протилежний.
senjutsu-why-ring-goes-on = На позиції зосередження кільце не лишається: якщо можна, воно йде далі, до іншого камае.
senjutsu-why-kamae-is-entered = Зайняти камае обов’язково: виберіть, яке саме.
senjutsu-why-not-by-branches = Займають камае не гілками: позицію зосередження так зайняти не можна.
senjutsu-why-never-neutral = Зайняти можна будь-яке камае, крім нейтральної позиції.
senjutsu-why-not-a-target =
    { $target_you ->
        [yes] Себе вибрати не можна.
       *[no] Гравця { $target } вибрати не можна: це не суперник.
    }
senjutsu-why-not-in-range =
    { $target_you ->
        [yes] Цілитися в себе не можна.
       *[no] Гравець { $target } задалеко: карта дістає на { $range ->
            [one] { $range } клітинку
            [few] { $range } клітинки
           *[many] { $range } клітинок
        }.
    }
senjutsu-why-not-in-sight =
    { $target_you ->
        [yes] Цілитися в себе не можна.
       *[no] Гравець { $target } поза лінією видимості: від передніх кутів вашої клітинки кожну лінію перервано.
    }
senjutsu-why-not-slower =
    { $target_you ->
        [yes] Цілитися в себе не можна.
       *[no] Ця атака вражає лише повільніших: ініціатива гравця { $target } не нижча за вашу.
    }
senjutsu-why-attacker-chooses = Куди відштовхнути, притягнути чи повернути фігурку, вибирає нападник.
senjutsu-why-not-that-way = Відштовхують прямо від себе, притягують прямо до себе.
senjutsu-why-no-marker-there = На клітинці { $cell } жетон розмістити не можна.
senjutsu-why-no-such-token = Жетон із прихованим боком розміщують, назвавши один із його боків, а будь-який інший — не називаючи.
senjutsu-why-hand-is-too-full = У вас у руці більше карт, ніж дозволяє ліміт, разом із картами запаморочення: скиньте карту вміння.
senjutsu-why-not-to-discard = Карту «{ $card }» скинути не можна.
senjutsu-why-no-such-poison = Карти «{ $card }» у вашій колоді отрут немає.
senjutsu-why-not-asked = Зараз вирішують інші.
senjutsu-why-you-are-out = Вас переможено, і в цьому бою ви більше нічого не вирішуєте.

## Налаштування, які не пасують

error-sides-do-not-fit =
    { $sides ->
        [pairs] Двоє на двох — це четверо гравців, а за столом { $seats }.
       *[other] Для «один проти всіх» треба щонайменше трьох гравців, а за столом { $seats }.
    }
