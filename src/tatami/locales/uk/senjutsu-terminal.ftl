### Сенджюцу в терміналі

## Хід і порядок

terminal-senjutsu-turn =
    { $step ->
        [setup] підготовка
        [start] хід { $number }: початок
        [draw] хід { $number }: взяття карт
        [choose] хід { $number }: вибір карт
        [reveal] хід { $number }: відкриття карт
        [resolve] хід { $number }: розіграш карт
       *[discard] хід { $number }: кінець
    }
terminal-senjutsu-track = Перевага, згори вниз: { $names }
terminal-senjutsu-waiting = Ще діятимуть, за ініціативою: { $parts }

## Хто де стоїть

terminal-senjutsu-on-cell = на клітинці { $cell }
terminal-senjutsu-here = там, де ви стоїте
terminal-senjutsu-away =
    { $size ->
        [n1] за одну клітинку
        [n2] за дві клітинки
        [n3] за три клітинки
        [n4] за чотири клітинки
        [n5] за п’ять клітинок
        [n6] за шість клітинок
       *[more] { $count ->
            [one] за { $count } клітинку
            [few] за { $count } клітинки
           *[many] за { $count } клітинок
        }
    } { $way ->
        [0] перед вами
        [1] перед вами праворуч
        [2] позаду вас праворуч
        [3] позаду вас
        [4] позаду вас ліворуч
       *[5] перед вами ліворуч
    }
terminal-senjutsu-further =
    { $size ->
        [n1] одна клітинка
        [n2] дві клітинки
        [n3] три клітинки
        [n4] чотири клітинки
        [n5] п’ять клітинок
        [n6] шість клітинок
       *[more] { $count ->
            [one] { $count } клітинка
            [few] { $count } клітинки
           *[many] { $count } клітинок
        }
    } { $way ->
        [0] вперед
        [1] вперед праворуч
        [2] назад праворуч
        [3] назад
        [4] назад ліворуч
       *[5] вперед ліворуч
    }
terminal-senjutsu-away-and-further = { $first }, а далі ще { $then }
terminal-senjutsu-faces = дивиться на { $facing }
terminal-senjutsu-looks =
    { $way ->
        [you] дивиться на вас
        [away] стоїть до вас спиною
        [0] дивиться туди ж, куди й ви
        [1] дивиться вперед праворуч відносно вас
        [2] дивиться назад праворуч відносно вас
        [3] дивиться в протилежний бік відносно вас
        [4] дивиться назад ліворуч відносно вас
       *[5] дивиться вперед ліворуч відносно вас
    }
terminal-senjutsu-stands =
    { $hero } стоїть { $where }{ $bent ->
        [yes] ,
       *[no] { "" }
    } і { $look }
terminal-senjutsu-you-stand = ваш персонаж — { $hero }, стоїть на клітинці { $cell } і дивиться на { $facing }

## Бійці

terminal-senjutsu-side =
    { $side ->
        [ally] ваш союзник
        [foe] ваш суперник
       *[other] сторона { $number }
    }
terminal-senjutsu-no-character = персонажа ще не вибрано
terminal-senjutsu-is-out =
    { $you ->
        [yes] { $hero }: вас переможено
       *[no] { $hero }: поразка
    }
terminal-senjutsu-wounds =
    { $count ->
        [0] без поранень
        [one] { $count } поранення з { $limit }
        [few] { $count } поранення з { $limit }
       *[many] { $count } поранень із { $limit }
    }
terminal-senjutsu-heavy =
    { $count ->
        [one] з них { $count } важке
        [few] з них { $count } важкі
       *[many] з них { $count } важких
    }
terminal-senjutsu-focus =
    { $count ->
        [0] без зосередження
        [one] { $count } жетон зосередження
        [few] { $count } жетони зосередження
       *[many] { $count } жетонів зосередження
    }
terminal-senjutsu-kamae = камае: { $kamae }
terminal-senjutsu-stun =
    { $count ->
        [one] { $count } карта запаморочення
        [few] { $count } карти запаморочення
       *[many] { $count } карт запаморочення
    }
terminal-senjutsu-limp =
    { $count ->
        [one] кульгає ще { $count } хід
        [few] кульгає ще { $count } ходи
       *[many] кульгає ще { $count } ходів
    }
terminal-senjutsu-poison =
    { $count ->
        [one] { $count } отрута в колоді
        [few] { $count } отрути в колоді
       *[many] { $count } отрут у колоді
    }
terminal-senjutsu-masked = у масці
terminal-senjutsu-card-of-turn = «{ $card }» з ініціативою { $value }
terminal-senjutsu-hand-count =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
terminal-senjutsu-deck-count =
    { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
       *[many] { $count } карт у колоді
    }
terminal-senjutsu-discard-count =
    { $count ->
        [0] { "" }
        [one] { $count } карта в скиді
        [few] { $count } карти в скиді
       *[many] { $count } карт у скиді
    }
terminal-senjutsu-blocks =
    { $you ->
        [yes] ви блокуєте { $cells } проти ініціативи { $value }
       *[no] { $name } блокує { $cells } проти ініціативи { $value }
    }
terminal-senjutsu-your-cards = Ваші карти: { $cards }.

terminal-senjutsu-hand-was = { $name }, рука: { $cards }.
terminal-senjutsu-deck-was = { $name }, залишок колоди: { $cards }.

## Складання колоди

terminal-senjutsu-own-deck = Власна колода
terminal-senjutsu-type =
    { $type ->
        [defence] Захист
        [attack] Атака
        [meditation] Медитація
        [core] Основні
       *[status] Стани
    }
terminal-senjutsu-deck-so-far = Карт: { $count } із { $size }; золото { $gold } із { $most_gold }, нефрит { $jade } із { $most_jade }.
terminal-senjutsu-curve = Ініціатива { $curve }

## Довідка

terminal-senjutsu-who-fighters = Бійці
terminal-senjutsu-who-terrain = Місцевість
terminal-senjutsu-who-signs = Знаки
terminal-senjutsu-who-cards = Карти
terminal-senjutsu-tree = Дерево камае: { $branches }.
terminal-senjutsu-focus-node = зосередження
terminal-senjutsu-core = Основні карти: { $cards }.
terminal-senjutsu-known-hand = Відомі карти руки: { $cards }.
terminal-senjutsu-who-piles = Колоди та скиди
terminal-senjutsu-piles = { $name }: колода та скид
terminal-senjutsu-discarded = У скиді: { $cards }.
terminal-senjutsu-nothing-discarded = У скиді нічого немає.
terminal-senjutsu-face-down =
    { $count ->
        [one] { $count } карта скиду лежить долілиць.
        [few] { $count } карти скиду лежать долілиць.
       *[many] { $count } карт скиду лежать долілиць.
    }
terminal-senjutsu-left = Ще у вашій колоді: { $cards }.
terminal-senjutsu-left-or-lost = Ще у вашій колоді або втрачено невидимо для всіх: { $cards }.
terminal-senjutsu-brought = Колода, з якою прийшли: { $cards }.
terminal-senjutsu-cell = Клітинка { $cell }
terminal-senjutsu-blocked = блокує { $name } проти ініціативи { $value }
terminal-senjutsu-start-cell = початкова клітинка
terminal-senjutsu-own-token = ваш, приховує { $face }
terminal-senjutsu-would-strike = Звідси вражає: { $cells }.
terminal-senjutsu-would-block = Звідси блокує: { $cells }.

## Знаки

terminal-senjutsu-sign-facing = Фігурка — це літера гравця та стрілка, що показує, куди вона дивиться.
terminal-senjutsu-sign-sides = Коли дехто б’ється разом: ваш союзник, ваш суперник; для глядачів — перша і друга сторони.
terminal-senjutsu-sign-wounds = Поранення, важке поранення і поранення, яке ще можна витримати: останнє — це кінець.
terminal-senjutsu-sign-focus = Жетон зосередження і місце для ще одного; перед числом — скільки жетонів коштує карта.
terminal-senjutsu-sign-piles = Карти в руці, у колоді та у скиді.
terminal-senjutsu-sign-statuses = Карти запаморочення в руці, отрути в колоді, маска.
terminal-senjutsu-sign-limp = Карта кульгання і скільки чвертей оберту вона зробила; з четвертою її скидають.
terminal-senjutsu-sign-kamae = Нейтральна позиція, Агресія, Рівновага, Рішучість і позиція зосередження. Біля карти — камае, якого вона потребує.
terminal-senjutsu-sign-tree = Гілки дерева камае; стрілка веде лише в один бік. Кільце лежить на темному знаку.
terminal-senjutsu-sign-types = Захист, атака, медитація, основна, стан: типи карт у порядку, в якому вони діють.
terminal-senjutsu-sign-track = Трек переваг згори вниз.
terminal-senjutsu-sign-order = Що розігрується і що ще чекає, з ініціативою.
terminal-senjutsu-sign-block = Клітинку заблоковано проти атак із цією ініціативою; колір — того, хто блокує.
terminal-senjutsu-sign-preview = Що зробила б карта під курсором звідти, де ви стоїте: поранення або блок проти цієї ініціативи.
terminal-senjutsu-sign-start = Початкова клітинка.
terminal-senjutsu-sign-marks = Клітинка, якої можна торкнутися, і та, про яку йдеться або яку вибрано; карта, якої можна торкнутися.
