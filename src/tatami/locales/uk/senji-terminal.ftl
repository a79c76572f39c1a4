### Сенджі в терміналі

## Рік, пора, гравці

terminal-senji-year = Рік { $number }
terminal-senji-host = господар: { $name }
terminal-senji-is-host =
    { $you ->
        [yes] ви приймаєте імператора
       *[no] приймає імператора
    }
terminal-senji-honour = слава { $count }
terminal-senji-hand-count =
    { $count ->
        [one] { $count } карта дипломатії
        [few] { $count } карти дипломатії
       *[many] { $count } карт дипломатії
    }
terminal-senji-hanafuda-count =
    { $count ->
        [one] { $count } карта ханафуда
        [few] { $count } карти ханафуда
       *[many] { $count } карт ханафуда
    }
terminal-senji-provinces =
    { $count ->
        [one] { $count } провінція
        [few] { $count } провінції
       *[many] { $count } провінцій
    }
terminal-senji-with-samurai = самураї: { $names }
terminal-senji-with-kami = камі: { $names }
terminal-senji-hostages = викладені заручники: { $cards }
terminal-senji-out = вибуває з гри

## Карти в руці

terminal-senji-diplomacy = Дипломатія
terminal-senji-hanafuda = Ханафуда
terminal-senji-sets = Комбінації, які вже є: { $sets }
terminal-senji-none = немає

## Поле

terminal-senji-closed = нейтральна зона
terminal-senji-nobodys = нічиї
terminal-senji-held-by = тримає { $party }
terminal-senji-by-land = суходолом: { $regions }
terminal-senji-by-strait = через протоку: { $regions }
terminal-senji-by-sea = на морі: { $regions }
terminal-senji-coast = узбережжя: { $regions }
terminal-senji-stands = Зараз тут: { $region } ({ $party }).
terminal-senji-orders-missing = Ще без наказу: { $regions }
terminal-senji-on-its-way = У дорозі ({ $party }): { $force }, { $origin } → { $goal }

## Битва

terminal-senji-battle =
    { $number ->
        [0] Битва: { $region }
       *[other] Битва: { $region }, раунд { $number }
    }
terminal-senji-attacker = Нападник { $party }
terminal-senji-defender = Захисник { $party }
terminal-senji-units =
    { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    }
terminal-senji-dice-aside = відкладено кубиків: { $count }
terminal-senji-symbols = своїх символів на кубиках: { $count }
terminal-senji-support = підтримка: { $cards } (+{ $count })
terminal-senji-strength = сила { $count }
terminal-senji-dice = Кубики: { $dice } ({ $each })
terminal-senji-odds = Без підтримки нападник переможе з імовірністю { $percent } %

## Зима

terminal-senji-all = усіх
terminal-senji-letter-to-all =
    { $you ->
        [yes] Ваш лист до всіх
       *[no] Лист до всіх, пише { $name }
    }
terminal-senji-letter-from = Вам пише { $name }
terminal-senji-letter-to = Ваш лист ({ $name })
terminal-senji-left-lying = { $told } (прочитано без відповіді: { $name })
terminal-senji-promise = { $name } → { $other }
terminal-senji-lot = Лот { $number }: { $card }
terminal-senji-lot-number = Лот { $number }
terminal-senji-your-bids = ваша ставка: { $cards }
terminal-senji-bids-of = ставка гравця { $name }: { $cards }
terminal-senji-bids-hidden =
    { $count ->
        [one] { $count } карта долілиць
        [few] { $count } карти долілиць
       *[many] { $count } карт долілиць
    }

## Осінь

terminal-senji-acted = Уже діяли чи діють: { $names }
terminal-senji-piles = Колода { $deck }, скид { $discard }
terminal-senji-on-top = згори: { $card }

## Що зробити: групи відповідей

terminal-senji-do-write = Написати листа
terminal-senji-do-give = Віддати карту
terminal-senji-do-ask = Попросити певну карту
terminal-senji-do-want = Попросити якусь карту певного роду
terminal-senji-do-vow = Пообіцяти
terminal-senji-do-plea = Попросити обіцянку
terminal-senji-do-wonder = Поставити запитання
terminal-senji-do-reveal = Показати карту в листі
terminal-senji-do-show-hand = Показати карту з руки
terminal-senji-to-all = Усім
terminal-senji-do-withdraw = Відкликати листа
terminal-senji-do-confirm = Підтвердити обмін
terminal-senji-do-look = Подивитися карти гравця
terminal-senji-do-kami = Покликати камі
terminal-senji-do-take = Узяти карту
terminal-senji-do-trade = Використати карту торгівлі
terminal-senji-do-display = Викласти заручника
terminal-senji-do-take-back = Забрати заручника
terminal-senji-do-swap = Віддати карту в обмін
terminal-senji-do-hire = Найняти загони
terminal-senji-do-seppuku = Сепуку
terminal-senji-do-force-swap = Примусити до обміну
terminal-senji-do-kill = Убити заручника
terminal-senji-do-support = Викласти карту підтримки
terminal-senji-do-support-two = Викласти дві карти підтримки
terminal-senji-promise-first = назвати провінцію першою влітку
terminal-senji-promise-last = назвати провінцію останньою влітку
terminal-senji-promise-attack = напасти на родину
terminal-senji-promise-strike = напасти на провінцію
terminal-senji-any-family = Будь-яка родина

## Хто є хто

terminal-senji-who-players = За столом
terminal-senji-who-regions = Провінції та моря
terminal-senji-who-samurai = Самураї
terminal-senji-who-sets = Комбінації ханафуда
terminal-senji-who-signs = Знаки
terminal-senji-sign-honour = слава; корона — у того, хто приймає імператора
terminal-senji-sign-hands = карти дипломатії та карти ханафуда в руці
terminal-senji-sign-board = провінції, самураї та камі; герби після них — родини викладених заручників
terminal-senji-sign-force = загони, а тоді перші літери самураїв
terminal-senji-sign-orders = наказ, якого ви не знаєте; виробництво, вербування, похід
terminal-senji-sign-cards = карти дипломатії: член родини, підтримка, торгівля, пустишка
terminal-senji-sign-symbols = ханафуда: тварина, тандзаку, сонце
terminal-senji-sign-closed = провінція, куди нікому не можна
terminal-senji-sign-ways = шлях суходолом, протока, яку можна перейти
terminal-senji-sign-marks = можна торкнутися, обрано, належить до відповіді під курсором
terminal-senji-sign-emperor = військо імператора
