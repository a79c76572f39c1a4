### Сенджі: осінь

## Питання

senji-ask-family-to-call =
    { $you ->
        [yes] Осінь: яка родина діє наступною?
       *[no] Гравець { $by } вирішує, яка родина діє наступною.
    }
senji-ask-autumn-actions =
    { $you ->
        [yes] Ваші осінні дії: скільки завгодно й у будь-якому порядку.
       *[no] Діє { $by }.
    }
senji-ask-cards-to-show =
    { $you ->
        [yes] Гравець { $taker } використовує вашу карту торгівлі. Покажіть { $number ->
            [one] { $number } карту ханафуда
            [few] { $number } карти ханафуда
           *[many] { $number } карт ханафуда
        }; одну з показаних заберуть.
       *[no] Гравець { $by } вибирає, які карти ханафуда показати; їх { $taker_you ->
            [yes] побачите ви
           *[no] побачить { $taker }
        }.
    }
senji-ask-card-to-trade =
    { $you ->
        [yes] Карта торгівлі ({ $family }): візьміть одну з карт, які бачите.
       *[no] Карта торгівлі ({ $family }): гравець { $by } вибирає, що взяти.
    }
senji-ask-samurai-to-hire =
    { $you ->
        [yes] Залиште собі { $left ->
            [one] { $left } самурая
            [few] { $left } самураїв
           *[many] { $left } самураїв
        } з тих, кого ви витягли{ $paid ->
            [yes] ; за найманого слави не дають
           *[no] { "" }
        }.
       *[no] Гравець { $by } вибирає самурая.
    }
senji-ask-samurai-post =
    { $you ->
        [yes] { $samurai }: виберіть місце на полі.{ $paid ->
            [yes] { " " }Найманці прибувають морем.
           *[no] { "" }
        }
       *[no] { $samurai }: гравець { $by } вибирає місце на полі.
    }
senji-ask-card-to-find =
    { $you ->
        [yes] Візьміть будь-яку карту з колоди ханафуда. Потім колоду перетасують.
       *[no] Гравець { $by } переглядає колоду ханафуда.
    }
senji-ask-cards-to-swap =
    { $you ->
        [yes] Виберіть карту для обміну; міняються { $by } та { $target }, карти передають закритими.
       *[no] Гравці { $by } та { $target } вибирають по карті для обміну.
    }

## Відповіді

senji-answer-call-family =
    { $target_you ->
        [yes] Дію я
       *[no] Діє { $target }
    }
senji-answer-use-trade = Використати { $card_acc }
senji-answer-send-envoys = Повернути карти родинам
senji-answer-combine = Скинути комбінацію: { $combination }
senji-answer-with-card = { $card }
senji-answer-with-wild = { $card } замість карти, якої бракує
senji-answer-display = Викласти { $card_acc }
senji-answer-take-back = Забрати { $card_acc } в руку
senji-answer-hire-units =
    { $number ->
        [one] Найняти { $number } загін: { $region }
        [few] Найняти { $number } загони: { $region }
       *[many] Найняти { $number } загонів: { $region }
    }
senji-answer-hire-samurai = Найняти самурая
senji-answer-post-samurai = { $region }
senji-answer-commit-seppuku = Сепуку: { $samurai }
senji-answer-call-kami-on =
    { $target_you ->
        [yes] Звернутися до камі: { $samurai }, і подивитися власні карти
       *[no] Звернутися до камі: { $samurai }, і подивитися карти гравця { $target }
    }
senji-answer-force-swap =
    { $target_you ->
        [yes] Змусити себе обмінятися картою
       *[no] Змусити гравця { $target } обмінятися картою
    }
senji-answer-take-discard = Узяти верхню карту скиду
senji-answer-end-actions = Готово
senji-answer-show-cards = Показати
senji-answer-swap-card = Віддати { $card_acc }

## Що сталося

senji-event-autumn-began =
    { $you ->
        [yes] Настала осінь. Ви вирішуєте, у якому порядку діють родини.
       *[no] Настала осінь. Гравець { $host } вирішує, у якому порядку діють родини.
    }
senji-event-family-called =
    { $seat_you ->
        [yes] Тепер дієте ви.
       *[no] Тепер діє { $seat }.
    }
senji-event-actions-ended =
    { $you ->
        [yes] Ви завершили свої дії.
       *[no] Гравець { $seat } завершує свої дії.
    }
senji-event-autumn-ended = Осінь минула.
senji-event-trade-used =
    { $you ->
        [yes] Ви використовуєте
       *[no] Гравець { $seat } використовує
    } { $card_acc }: належить показати { $number ->
        [one] { $number } карту ханафуда
        [few] { $number } карти ханафуда
       *[many] { $number } карт ханафуда
    }.
senji-event-cards-shown =
    { $you ->
        [yes] Ви бачите
       *[no] Гравець { $seat } бачить
    } { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    }.
senji-event-card-taken =
    { $you ->
        [yes] Ви берете одну з карт.
       *[no] Гравець { $seat } бере одну з карт.
    }
senji-event-envoys-sent =
    { $you ->
        [yes] Ви робите дипломатичну дію
       *[no] Гравець { $seat } робить дипломатичну дію
    }. Карти повертаються додому: { $families }.
senji-event-combination-made =
    { $you ->
        [yes] Ви скидаєте комбінацію
       *[no] Гравець { $seat } скидає комбінацію
    }: { $combination }.
senji-event-wild-card-used = { $samurai } допомагає: одна карта вважається іншою ({ $card }).
senji-event-hostage-displayed =
    { $you ->
        [yes] Ви викладаєте
       *[no] Гравець { $seat } викладає
    } { $card_acc }.
senji-event-hostage-taken-back =
    { $you ->
        [yes] Ви забираєте в руку
       *[no] Гравець { $seat } забирає в руку
    } { $card_acc }.
senji-event-mercenaries-hired =
    { $you ->
        [yes] Ви наймаєте
       *[no] Гравець { $seat } наймає
    } { $number ->
        [one] { $number } загін
        [few] { $number } загони
       *[many] { $number } загонів
    }: { $region }.
senji-event-samurai-drawn =
    { $you ->
        [yes] Ви берете
       *[no] Гравець { $seat } бере
    } { $number ->
        [one] { $number } карту самурая
        [few] { $number } карти самураїв
       *[many] { $number } карт самураїв
    }.
senji-event-samurai-hired =
    { $you ->
        [yes] Ви наймаєте самурая
       *[no] Гравець { $seat } наймає самурая
    }: { $samurai }.
senji-event-samurai-posted = { $samurai } стає тут: { $region }.
senji-event-seppuku-committed =
    { $you ->
        [yes] Ваш самурай чинить сепуку: { $samurai }.
       *[no] Самурай гравця { $seat } чинить сепуку: { $samurai }.
    }
senji-event-deck-searched =
    { $you ->
        [yes] Ви звертаєтеся до камі ({ $samurai }) й переглядаєте
       *[no] Гравець { $seat } звертається до камі ({ $samurai }) й переглядає
    } колоду ханафуда.
senji-event-card-found =
    { $you ->
        [yes] Ви берете одну карту; колоду перетасовано.
       *[no] Гравець { $seat } бере одну карту; колоду перетасовано.
    }
senji-event-swap-forced =
    { $samurai } змушує до обміну: по карті віддають { $you ->
        [yes] ви та { $target }
       *[no] { $target_you ->
            [yes] { $seat } та ви
           *[no] { $seat } та { $target }
        }
    }.
senji-event-cards-swapped =
    { $you ->
        [yes] Ви та { $target }
       *[no] { $target_you ->
            [yes] { $seat } та ви
           *[no] { $seat } та { $target }
        }
    }: обмін закритими картами відбувся.
senji-event-discard-taken =
    { $you ->
        [yes] Ви берете зі скиду
       *[no] Гравець { $seat } бере зі скиду
    } { $card_acc } ({ $samurai }).

## Чому ні

senji-why-called-before =
    { $target_you ->
        [yes] Цієї осені ви вже діяли.
       *[no] Гравець { $target } цієї осені вже діяв.
    }
senji-why-not-in-the-game = Гравець { $target } вибув із гри.
senji-why-not-called-yet = Ви дієте, коли вас назве той, хто приймає імператора.
senji-why-has-acted = Цієї осені ви свої дії вже завершили.
senji-why-host-calls = Хто діє наступним, вирішує лише той, хто приймає імператора.
senji-why-first-things-first = Спершу завершіть почате.
senji-why-card-not-held = Цієї карти немає у вашій руці: { $card }.
senji-why-own-trade-card = Картою торгівлі користуються гравці інших родин, а не її власної.
senji-why-owner-has-no-hanafuda = Гравець { $target } не має карт ханафуда, щоб їх показати.
senji-why-no-hanafuda-for-trade = Карт ханафуда не лишилося ні в колоді, ні в скиді ({ $family }).
senji-why-must-show =
    Відмовитися не можна: треба показати { $need ->
        [one] { $need } карту
        [few] { $need } карти
       *[many] { $need } карт
    }, а показано { $have }.
senji-why-shows-enough =
    Більше показувати не треба: досить { $need ->
        [one] { $need } карти
        [few] { $need } карт
       *[many] { $need } карт
    }.
senji-why-shown-twice = Другої такої карти, щоб її показати, у вас немає: { $card }.
senji-why-must-take-one = Одну з карт треба взяти.
senji-why-not-shown-to-you = Цієї карти немає серед показаних: { $card }.
senji-why-not-to-be-shown = Цієї карти немає у вашій руці: { $card }.
senji-why-nothing-is-asked-of-you = Зараз ніхто не просить вас показати карту.
senji-why-no-cards-to-take-from = Зараз вам не показують карт, із яких можна взяти одну.
senji-why-picked-already = Другої такої у вас немає, а карта враховується один раз: { $card }.
senji-why-leads-to-no-set = З цією картою ваша рука не складе цієї комбінації: { $card }.
senji-why-own-card-picked = Дипломатична дія повертає карти інших родин, а не власної: { $card }.
senji-why-family-picked-already = Від кожної родини – лише одна карта, і одна вже є: { $family }.
senji-why-too-few-families = Для дипломатичної дії потрібні карти інших родин: { $need }. У вас є карти стількох родин: { $have }.
senji-why-displayed-is-locked = Викладеного заручника спершу треба забрати в руку: { $card }.
senji-why-envoys-need-families = Для дипломатичної дії потрібні карти інших родин: { $need }. Ви повертаєте карт: { $have }.
senji-why-envoys-carry-diplomacy = Дипломатичну дію роблять картами дипломатії, а не ханафуда.
senji-why-no-such-set-in-hand =
    Ваша рука не складає цієї комбінації: { $combination }. Бракує { $lacking ->
        [one] { $lacking } карти
        [few] { $lacking } карт
       *[many] { $lacking } карт
    }.
senji-why-set-lacks-cards = Карт у комбінації: { $need }. Тут лише { $have }.
senji-why-set-has-too-many = Карт у комбінації: { $need }, і жодної зайвої.
senji-why-sets-are-hanafuda = Комбінації складають із карт ханафуда, а не з карт дипломатії.
senji-why-no-wild-card = У вас немає самурая, завдяки якому карта вважається іншою.
senji-why-wild-card-is-spent = Цієї осені одна карта вже вважалася іншою.
senji-why-one-card-is-wild = Лише одна карта комбінації може вважатися іншою.
senji-why-wild-is-not-needed = Комбінація й так повна: { $combination }.
senji-why-own-member = Викладають членів інших родин, а не власної: { $card }.
senji-why-family-is-displayed = Від кожної родини можна викласти лише одного заручника: { $family }.
senji-why-not-displayed = Ця карта не лежить перед вами: { $card }.
senji-why-taking-back-costs-too-much = Щоб забрати карту, треба втратити очок слави: { $cost }. У вас { $honour }, а нижче за −9 опускатися не можна.
senji-why-mercenaries-come-by-sea = Найманці прибувають до морської зони, а не до провінції: { $region }.
senji-why-too-many-mercenaries = За одну осінь можна найняти { $most } загонів, а найнято вже { $hired }.
senji-why-cannot-pay = Це коштує очок слави: { $cost }. У вас { $honour }, а нижче за −9 опускатися не можна.
senji-why-sea-is-full =
    { $region }: місця лишилося на { $room ->
        [one] { $room } ваш загін
        [few] { $room } ваші загони
       *[many] { $room } ваших загонів
    }.
senji-why-no-units-left =
    У вас { $left ->
        [one] лишився { $left } загін
        [few] лишилося { $left } загони
       *[many] лишилося { $left } загонів
    }: на полі їх не буває більше ніж 12.
senji-why-one-mercenary-samurai = За одну осінь можна найняти за славу лише одного самурая.
senji-why-no-samurai-to-post = Зараз жоден ваш найнятий самурай не чекає на місце.
senji-why-no-samurai-left = Найняти вже нікого: карт самураїв не лишилося.
senji-why-not-drawn = Цього самурая ви не витягли: { $samurai }.
senji-why-must-keep = Самурая треба залишити; ще належить вибрати: { $left }.
senji-why-not-your-province = Найнятий комбінацією самурай стає в провінції, яка вам належить, а ця не ваша: { $region }.
senji-why-not-at-sea = Поки у вас є провінція, найнятий комбінацією самурай стає в ній, а не в морі: { $region }.
senji-why-not-your-samurai = Це не ваш самурай на полі: { $samurai }.
senji-why-emperors-samurai = Самурай імператора не чинить сепуку: { $samurai }.
senji-why-kami-are-off = За цим столом грають без камі та сепуку.
senji-why-seppuku-in-own-autumn = Самурай чинить сепуку лише під час власних осінніх дій свого гравця.
senji-why-no-kami-of-yours = Серед ваших камі такого немає; кожен допомагає лише раз: { $samurai }.
senji-why-kami-of-another-kind = Карти в руці показує лише камі-дипломат, а це камі іншого роду: { $samurai }.
senji-why-military-kami-fights = Камі-воїн допомагає лише в битві: { $samurai }.
senji-why-diplomat-kami-names = Щоб покликати камі-дипломата, назвіть гравця: { $samurai }.
senji-why-economist-kami-in-autumn = Камі-економіст допомагає під час ваших осінніх дій: { $samurai }.
senji-why-diplomat-kami-in-season = Камі-дипломат допомагає взимку та під час ваших осінніх дій: { $samurai }.
senji-why-no-hanafuda-to-search = Карт ханафуда не лишилося ні в колоді, ні в скиді.
senji-why-not-found = Цієї карти немає в колоді: { $card }.
senji-why-kami-takes-one = Камі бере одну карту; не взяти жодної не можна.
senji-why-another-player = Назвіть іншого гравця, а не себе.
senji-why-no-card-to-give-up = Гравець { $target } не має карти, яку міг би віддати.
senji-why-no-card-to-swap = У вас немає карти для обміну.
senji-why-no-swap-now = Зараз ви не берете участі в примусовому обміні.
senji-why-no-forced-swap = У вас немає самурая, який змушує до обміну.
senji-why-no-taking-the-discard = У вас немає самурая, який бере карти зі скиду.
senji-why-once-an-autumn = Ця здібність діє раз на осінь, і її вже використано.
senji-why-discard-is-empty = Скид порожній.
senji-why-dummy-is-not-swapped = Пустушка ніколи не залишає власника.
senji-why-not-for-swapping = Цей обмін не про такі карти: { $card }.
