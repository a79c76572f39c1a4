### Сенджи в терминале

## Год, время года, игроки

terminal-senji-year = Год { $number }
terminal-senji-host = хозяин: { $name }
terminal-senji-is-host =
    { $you ->
        [yes] вы принимаете императора
       *[no] принимает императора
    }
terminal-senji-honour = слава { $count }
terminal-senji-hand-count =
    { $count ->
        [one] { $count } карта дипломатии
        [few] { $count } карты дипломатии
       *[many] { $count } карт дипломатии
    }
terminal-senji-hanafuda-count =
    { $count ->
        [one] { $count } карта ханафуда
        [few] { $count } карты ханафуда
       *[many] { $count } карт ханафуда
    }
terminal-senji-provinces =
    { $count ->
        [one] { $count } провинция
        [few] { $count } провинции
       *[many] { $count } провинций
    }
terminal-senji-with-samurai = самураи: { $names }
terminal-senji-with-kami = ками: { $names }
terminal-senji-hostages = выложенные заложники: { $cards }
terminal-senji-out = выбывает из игры

## Карты в руке

terminal-senji-diplomacy = Дипломатия
terminal-senji-hanafuda = Ханафуда
terminal-senji-sets = Уже есть комбинации: { $sets }
terminal-senji-none = нет

## Поле

terminal-senji-closed = нейтральная зона
terminal-senji-nobodys = ничьи
terminal-senji-held-by = держит { $party }
terminal-senji-by-land = по суше: { $regions }
terminal-senji-by-strait = через пролив: { $regions }
terminal-senji-by-sea = у моря: { $regions }
terminal-senji-coast = побережье: { $regions }
terminal-senji-stands = Сейчас здесь: { $region } ({ $party }).
terminal-senji-orders-missing = Ещё без приказа: { $regions }
terminal-senji-on-its-way = В пути ({ $party }): { $force }, { $origin } → { $goal }

## Битва

terminal-senji-battle =
    { $number ->
        [0] Битва: { $region }
       *[other] Битва: { $region }, раунд { $number }
    }
terminal-senji-attacker = Нападающий { $party }
terminal-senji-defender = Защитник { $party }
terminal-senji-units =
    { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }
terminal-senji-dice-aside = отложено кубиков: { $count }
terminal-senji-symbols = своих символов на кубиках: { $count }
terminal-senji-support = поддержка: { $cards } (+{ $count })
terminal-senji-strength = сила { $count }
terminal-senji-dice = Кубики: { $dice } ({ $each })
terminal-senji-odds = Без поддержки нападающий победит с вероятностью { $percent } %

## Зима

terminal-senji-all = всех
terminal-senji-letter-to-all =
    { $you ->
        [yes] Ваше письмо ко всем
       *[no] Письмо ко всем, пишет { $name }
    }
terminal-senji-letter-from = Вам пишет { $name }
terminal-senji-letter-to = Ваше письмо ({ $name })
terminal-senji-left-lying = { $told } (прочитано без ответа: { $name })
terminal-senji-promise = { $name } → { $other }
terminal-senji-lot = Лот { $number }: { $card }
terminal-senji-lot-number = Лот { $number }
terminal-senji-your-bids = ваша ставка: { $cards }
terminal-senji-bids-of = ставка игрока { $name }: { $cards }
terminal-senji-bids-hidden =
    { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[many] { $count } карт рубашкой вверх
    }

## Осень

terminal-senji-acted = Уже действовали или действуют: { $names }
terminal-senji-piles = Колода { $deck }, сброс { $discard }
terminal-senji-on-top = сверху: { $card }

## Что сделать: группы ответов

terminal-senji-do-write = Написать письмо
terminal-senji-do-give = Отдать карту
terminal-senji-do-ask = Попросить определённую карту
terminal-senji-do-want = Попросить какую-нибудь карту определённого рода
terminal-senji-do-vow = Пообещать
terminal-senji-do-plea = Попросить обещание
terminal-senji-do-wonder = Задать вопрос
terminal-senji-do-reveal = Показать карту в письме
terminal-senji-do-show-hand = Показать карту из руки
terminal-senji-to-all = Всем
terminal-senji-do-withdraw = Отозвать письмо
terminal-senji-do-confirm = Подтвердить обмен
terminal-senji-do-look = Посмотреть карты игрока
terminal-senji-do-kami = Призвать ками
terminal-senji-do-take = Взять карту
terminal-senji-do-trade = Использовать карту торговли
terminal-senji-do-display = Выложить заложника
terminal-senji-do-take-back = Забрать заложника
terminal-senji-do-swap = Отдать карту в обмен
terminal-senji-do-hire = Нанять отряды
terminal-senji-do-seppuku = Сэппуку
terminal-senji-do-force-swap = Принудить к обмену
terminal-senji-do-kill = Убить заложника
terminal-senji-do-support = Выложить карту поддержки
terminal-senji-do-support-two = Выложить две карты поддержки
terminal-senji-promise-first = назвать провинцию первой летом
terminal-senji-promise-last = назвать провинцию последней летом
terminal-senji-promise-attack = напасть на семью
terminal-senji-promise-strike = напасть на провинцию
terminal-senji-any-family = Любая семья

## Кто есть кто

terminal-senji-who-players = За столом
terminal-senji-who-regions = Провинции и моря
terminal-senji-who-samurai = Самураи
terminal-senji-who-sets = Комбинации ханафуда
terminal-senji-who-signs = Знаки
terminal-senji-sign-honour = слава; корона — у того, кто принимает императора
terminal-senji-sign-hands = карты дипломатии и карты ханафуда в руке
terminal-senji-sign-board = провинции, самураи и ками; гербы после них — семьи выложенных заложников
terminal-senji-sign-force = отряды, затем первые буквы самураев
terminal-senji-sign-orders = приказ, которого вы не знаете; производство, вербовка, поход
terminal-senji-sign-cards = карты дипломатии: член семьи, поддержка, торговля, пустышка
terminal-senji-sign-symbols = ханафуда: животное, тандзаку, солнце
terminal-senji-sign-closed = провинция, куда никому нельзя
terminal-senji-sign-ways = путь по суше, пролив, который можно перейти
terminal-senji-sign-marks = можно коснуться, выбрано, относится к ответу под курсором
terminal-senji-sign-emperor = войско императора
