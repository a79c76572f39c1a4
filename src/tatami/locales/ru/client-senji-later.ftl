### Стол «Сенджи» в браузере: то, что приходит после первого взгляда

## Карты

client-senji-card-member = { $relation } { $value }, { $family }
client-senji-card-support = поддержка { $value }, { $family }
client-senji-card-trade = торговля { $value }, { $family }
client-senji-card-dummy = пустышка, { $family }
client-senji-print-support = поддержка
client-senji-print-trade = торговля
client-senji-print-dummy = пустышка
client-senji-flower = { $colour } { $value }
client-senji-flower-with = { $colour } { $value }, { $symbol }
client-senji-about-member = Заложник в руке другой семьи. Если его семья нападёт, заложника можно убить: владелец карты получит её значение, нападающий потеряет вдвое больше. Выложенный осенью, он сразу даёт славу по своему значению. В руке своей семьи не действует.
client-senji-about-support = В одном сражении символы её семьи на кубиках считаются за вас, не больше её значения. Никогда против своей семьи; потом карта уходит домой.
client-senji-about-trade = Осенью: верните её, и владелец покажет вам столько карт ханафуда, каково её значение. Одну из них вы берёте.
client-senji-about-dummy = Карта поддержки, которая ничего не даёт. Она есть у каждого, её не отдают, и она всегда возвращается.
client-senji-about-flower = Четыре растения, значения от 1 до 12, каждой карты по две: животные, ленточки (танзаку), солнца и карты без символа. Комбинации сбрасывают осенью за славу или самураев.
client-senji-about-kami-diplomat = Один раз, в любой момент зимой или во время собственных действий осенью: посмотреть карты дипломатии одного игрока и взять одну.
client-senji-about-kami-economist = Один раз, во время собственных действий осенью: просмотреть колоду ханафуда и взять любую карту.
client-senji-about-kami-military = Один раз, в своём сражении, после броска и до выкладывания поддержки: перебросить сколько угодно кубиков, кроме отложенных.

## Карты в руке и комбинации

client-senji-hand-hanafuda = Ханафуда
client-senji-hand-diplomacy = Дипломатия
client-senji-hand-empty = Карт нет.
client-senji-show-to = Показать эту карту:
client-senji-show-all = всем
client-senji-in-hand =
    { $picked ->
        [yes] { $card }, в вашей руке, выбрана
       *[no] { $card }, в вашей руке
    }
client-senji-lines = Комбинации в вашей руке
client-senji-lines-about = Каждая строка — комбинация, которую составляют ваши карты.
client-senji-line = { $set }: { $reward }. { $cards }
client-senji-best = вместе лучше всего
client-senji-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
client-senji-all-sets = Все комбинации
client-senji-set-have = { $have } из { $cards }
client-senji-set-missing = не хватает: { $cards }
client-senji-set-lacking = не хватает карт: { $count }
client-senji-or = или: { $cards }
client-senji-reward-honour =
    { $count ->
        [one] { $count } очко славы
        [few] { $count } очка славы
       *[many] { $count } очков славы
    }
client-senji-reward-samurai = наём самураев: { $count }

## Сражение

client-senji-battle = Сражение: { $region }
client-senji-round = раунд { $round }
client-senji-next = Дальше
client-senji-army = войска императора
client-senji-role =
    { $role ->
        [attacker] нападение
       *[defender] оборона
    }
client-senji-side =
    { $role ->
        [attacker] Нападающий: { $who }
       *[defender] Обороняющийся: { $who }
    }
client-senji-fight-units =
    { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }
client-senji-strength = сила
client-senji-strength-units = отряды
client-senji-strength-aside = кубики самураев
client-senji-strength-symbols = символы
client-senji-strength-support = поддержка
client-senji-dice = Кубики судьбы
client-senji-dice-rolled = Выпало: { $dice }
client-senji-die = кубик { $number }: { $family }
client-senji-percent = { $percent } %
client-senji-killed = Убитые заложники
client-senji-hostage-killed = Убийство: { $card }. Обороняющийся +{ $gain }, нападающий { $loss }
client-senji-borrowed = Способность заимствована: { $lender } → { $samurai }.
client-senji-sealed = поддержка лицом вниз
client-senji-would-be = сила { $strength }
client-senji-tray = Что можно выбрать
client-senji-won = победа
client-senji-lost =
    { $count ->
        [one] потерян { $count } отряд
        [few] потеряно { $count } отряда
       *[many] потеряно { $count } отрядов
    }
client-senji-fell = { $samurai } погибает
client-senji-gains = +{ $count } славы
client-senji-tie = Равенство: сражение продолжается.
client-senji-wins =
    { $tie ->
        [yes] { $you ->
            [yes] Равенство, и это ваша победа.
           *[no] Равенство, но это победа: { $who }.
        }
       *[no] { $you ->
            [yes] Вы победили в сражении.
           *[no] В сражении победа: { $who }.
        }
    }
client-senji-takes = Переходит в другие руки: { $region }.
client-senji-escaped = { $samurai } спасается: { $region }.
client-senji-odds = Нападающий { $attacker } %, обороняющийся { $defender } %
client-senji-odds-before = точные шансы без карт поддержки
client-senji-odds-rolled = по кубикам на столе, без карт поддержки

## Осень

client-senji-autumn = Осень
client-senji-called = Очередь семей
client-senji-called-state =
    { $state ->
        [done] уже действовали
        [now] действует сейчас
       *[waits] ещё ждёт
    }
client-senji-called-seat =
    { $state ->
        [done] { $who }: уже действовали
        [now] { $who }: действует сейчас
       *[waits] { $who }: ещё ждёт
    }
client-senji-act-sets = Комбинации ханафуда
client-senji-pick-about = Выбирайте карты в руке или коснитесь строки под ними.
client-senji-picked =
    { $count ->
        [one] Выбрана { $count } карта.
        [few] Выбраны { $count } карты.
       *[many] Выбрано { $count } карт.
    }
client-senji-put-back = Вернуть все
client-senji-act-envoys = Посланники
client-senji-envoys-about = Карты других семей возвращаются домой за славу. Нужно семей: { $need }, не хватает: { $missing }.
client-senji-envoy-state =
    { $state ->
        [picked] выбрана
        [have] в руке
       *[missing] не хватает
    }
client-senji-envoy =
    { $state ->
        [picked] { $family }: карта выбрана
        [have] { $family }: карта в руке
       *[missing] { $family }: не хватает
    }
client-senji-act-trade = Торговля
client-senji-no-trade = Сейчас нет карты торговли, которую можно использовать.
client-senji-act-hostages = Заложники
client-senji-display-about = Выложить за славу:
client-senji-take-back-about = Забрать назад, потеряв славу:
client-senji-no-hostage = Нет заложников, которых можно выложить или забрать.
client-senji-act-hire = Наёмники
client-senji-hire-units = Отряды
client-senji-hire-sea = Море
client-senji-fewer = Меньше
client-senji-more = Больше
client-senji-no-hire = Сейчас никого нельзя нанять.
client-senji-act-samurai = Самураи и ками
client-senji-seppuku = Сэппуку …
client-senji-shown-already =
    { $count ->
        [one] { $count } карта уже выложена.
        [few] { $count } карты уже выложены.
       *[many] { $count } карт уже выложено.
    }

## Рядом со столом

client-senji-displayed = Выложенные заложники
client-senji-notes-samurai = Самураи
client-senji-notes-kami = Ками
client-senji-known = Вы знаете о картах: { $cards }
client-senji-removed = Вне игры
client-senji-reach = В пределах досягаемости этой осенью
client-senji-reach-sum = { $now } сейчас + { $sets } комбинации + { $display } заложники + { $envoys } посланники = { $total }
client-senji-ledger = Откуда слава
client-senji-years =
    { $count ->
        [one] { $count } год
        [few] { $count } года
       *[many] { $count } лет
    }
client-senji-ledger-sum = слава
client-senji-promises = Обещания
client-senji-promises-of = { $who }: сдержано { $kept }, нарушено { $broken }, утратило смысл { $overtaken }
client-senji-promises-rest = Остальные обещания
client-senji-promises-about = Насколько вам об этом известно; обещания никого не связывают.
