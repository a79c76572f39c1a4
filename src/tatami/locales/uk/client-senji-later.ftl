### Стіл «Сенджі» в браузері: те, що приходить після першого погляду

## Карти

client-senji-card-member = { $relation } { $value }, { $family }
client-senji-card-support = підтримка { $value }, { $family }
client-senji-card-trade = торгівля { $value }, { $family }
client-senji-card-dummy = пустушка, { $family }
client-senji-print-support = підтримка
client-senji-print-trade = торгівля
client-senji-print-dummy = пустушка
client-senji-flower = { $colour } { $value }
client-senji-flower-with = { $colour } { $value }, { $symbol }
client-senji-about-member = Заручник у руці іншої родини. Якщо його родина нападе, заручника можна вбити: власник карти отримає її значення, нападник втратить удвічі більше. Викладений восени, він одразу дає славу за своїм значенням. У руці своєї родини не діє.
client-senji-about-support = В одній битві символи її родини на кубиках рахуються за вас, щонайбільше стільки, скільки її значення. Ніколи проти своєї родини; потім карта йде додому.
client-senji-about-trade = Восени: поверніть її, і власник покаже вам стільки карт ханафуда, скільки її значення. Одну з них ви берете.
client-senji-about-dummy = Карта підтримки, яка нічого не дає. Вона є в кожного, її не віддають, і вона завжди повертається.
client-senji-about-flower = Чотири рослини, значення від 1 до 12, кожної карти по дві: тварини, стрічки (тандзаку), сонця та карти без символу. Комбінації скидають восени за славу або самураїв.
client-senji-about-kami-diplomat = Один раз, будь-коли взимку або під час власних дій восени: переглянути карти дипломатії одного гравця і взяти одну.
client-senji-about-kami-economist = Один раз, під час власних дій восени: переглянути колоду ханафуда і взяти будь-яку карту.
client-senji-about-kami-military = Один раз, у своїй битві, після кидка й до викладання підтримки: перекинути скільки завгодно кубиків, крім відкладених.

## Карти в руці й комбінації

client-senji-hand-hanafuda = Ханафуда
client-senji-hand-diplomacy = Дипломатія
client-senji-hand-empty = Карт немає.
client-senji-show-to = Показати цю карту:
client-senji-show-all = усім
client-senji-in-hand =
    { $picked ->
        [yes] { $card }, у вашій руці, вибрано
       *[no] { $card }, у вашій руці
    }
client-senji-lines = Комбінації у вашій руці
client-senji-lines-about = Кожен рядок — комбінація, яку складають ваші карти.
client-senji-line = { $set }: { $reward }. { $cards }
client-senji-best = разом найкраще
client-senji-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
client-senji-all-sets = Усі комбінації
client-senji-set-have = { $have } із { $cards }
client-senji-set-missing = бракує: { $cards }
client-senji-set-lacking = бракує карт: { $count }
client-senji-or = або: { $cards }
client-senji-reward-honour =
    { $count ->
        [one] { $count } очко слави
        [few] { $count } очки слави
       *[many] { $count } очок слави
    }
client-senji-reward-samurai = найм самураїв: { $count }

## Битва

client-senji-battle = Битва: { $region }
client-senji-round = раунд { $round }
client-senji-next = Далі
client-senji-army = військо імператора
client-senji-role =
    { $role ->
        [attacker] напад
       *[defender] оборона
    }
client-senji-side =
    { $role ->
        [attacker] Нападник: { $who }
       *[defender] Оборонець: { $who }
    }
client-senji-fight-units =
    { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    }
client-senji-strength = сила
client-senji-strength-units = загони
client-senji-strength-aside = кубики самураїв
client-senji-strength-symbols = символи
client-senji-strength-support = підтримка
client-senji-dice = Кубики долі
client-senji-dice-rolled = Випало: { $dice }
client-senji-die = кубик { $number }: { $family }
client-senji-percent = { $percent } %
client-senji-killed = Убиті заручники
client-senji-hostage-killed = Убито: { $card }. Оборонець +{ $gain }, нападник { $loss }
client-senji-borrowed = Здібність запозичено: { $lender } → { $samurai }.
client-senji-sealed = підтримка долілиць
client-senji-would-be = сила { $strength }
client-senji-tray = Що можна вибрати
client-senji-won = перемога
client-senji-lost =
    { $count ->
        [one] втрачено { $count } загін
        [few] втрачено { $count } загони
       *[many] втрачено { $count } загонів
    }
client-senji-fell = { $samurai } гине
client-senji-gains = +{ $count } слави
client-senji-tie = Рівність: битва триває.
client-senji-wins =
    { $tie ->
        [yes] { $you ->
            [yes] Рівність, і це ваша перемога.
           *[no] Рівність, але це перемога: { $who }.
        }
       *[no] { $you ->
            [yes] Ви перемогли в битві.
           *[no] У битві перемога: { $who }.
        }
    }
client-senji-takes = Нову владу має { $region }.
client-senji-escaped = { $samurai } рятується: { $region }.
client-senji-odds = Нападник { $attacker } %, оборонець { $defender } %
client-senji-odds-before = точні шанси без карт підтримки
client-senji-odds-rolled = за кубиками на столі, без карт підтримки

## Осінь

client-senji-autumn = Осінь
client-senji-called = Черга родин
client-senji-called-state =
    { $state ->
        [done] уже діяли
        [now] діє зараз
       *[waits] ще чекає
    }
client-senji-called-seat =
    { $state ->
        [done] { $who }: уже діяли
        [now] { $who }: діє зараз
       *[waits] { $who }: ще чекає
    }
client-senji-act-sets = Комбінації ханафуда
client-senji-pick-about = Вибирайте карти в руці або торкніться рядка під ними.
client-senji-picked =
    { $count ->
        [one] Вибрано { $count } карту.
        [few] Вибрано { $count } карти.
       *[many] Вибрано { $count } карт.
    }
client-senji-put-back = Повернути всі
client-senji-act-envoys = Посланці
client-senji-envoys-about = Карти інших родин повертаються додому за славу. Треба родин: { $need }, бракує: { $missing }.
client-senji-envoy-state =
    { $state ->
        [picked] вибрано
        [have] у руці
       *[missing] бракує
    }
client-senji-envoy =
    { $state ->
        [picked] { $family }: карту вибрано
        [have] { $family }: карта в руці
       *[missing] { $family }: бракує
    }
client-senji-act-trade = Торгівля
client-senji-no-trade = Зараз немає карти торгівлі, яку можна використати.
client-senji-act-hostages = Заручники
client-senji-display-about = Викласти за славу:
client-senji-take-back-about = Забрати назад, втративши славу:
client-senji-no-hostage = Немає заручників, яких можна викласти чи забрати.
client-senji-act-hire = Найманці
client-senji-hire-units = Загони
client-senji-hire-sea = Море
client-senji-fewer = Менше
client-senji-more = Більше
client-senji-no-hire = Зараз нікого не можна найняти.
client-senji-act-samurai = Самураї та камі
client-senji-seppuku = Сепуку …
client-senji-shown-already =
    { $count ->
        [one] { $count } карту вже викладено.
        [few] { $count } карти вже викладено.
       *[many] { $count } карт уже викладено.
    }

## Поруч зі столом

client-senji-displayed = Викладені заручники
client-senji-notes-samurai = Самураї
client-senji-notes-kami = Камі
client-senji-known = Ви знаєте про: { $cards }
client-senji-removed = Поза грою
client-senji-reach = Досяжно цієї осені
client-senji-reach-sum = { $now } зараз + { $sets } комбінації + { $display } заручники + { $envoys } посланці = { $total }
client-senji-ledger = Звідки слава
client-senji-years =
    { $count ->
        [one] { $count } рік
        [few] { $count } роки
       *[many] { $count } років
    }
client-senji-ledger-sum = слава
client-senji-promises = Обіцянки
client-senji-promises-of = { $who }: дотримано { $kept }, порушено { $broken }, втратили сенс { $overtaken }
client-senji-promises-rest = Інші обіцянки
client-senji-promises-about = Скільки вам про це відомо; обіцянки нікого не зв’язують.
