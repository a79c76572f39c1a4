### Сенджюцу в браузері

## Карти

client-senjutsu-hand = Ваші карти
client-senjutsu-hand-empty = Рука порожня.
client-senjutsu-times = × { $count }
client-senjutsu-cards-alike = { $card }, однакових карт: { $count }
client-senjutsu-tray-find = З вашої колоди:
client-senjutsu-tray-prepared = Підготовлені карти вашої колоди:
client-senjutsu-tray-poison = Ваша колода отрут:
client-senjutsu-tray-take-away = Чужа рука ({ $who }):
client-senjutsu-counter-values = З якою ініціативою: { $card }
client-senjutsu-value = Ініціатива { $value }
client-senjutsu-if-played = Якщо зіграти
client-senjutsu-forced = Доведеться піти саме так: без удару по комусь звідси не вийти.
client-senjutsu-hits = { $who }, якщо ніхто не зрушить: { $harm }.
client-senjutsu-hits-friend = Свій! { $who }, якщо ніхто не зрушить: { $harm }.
client-senjutsu-hits-nobody = Якщо ніхто не зрушить, нікого не зачепить.
client-senjutsu-may-block = { $who }: може заблокувати захистом на { $values }.
client-senjutsu-may-not-block = { $who }: наскільки всім відомо, захисту від цього немає.
client-senjutsu-guards =
    { $count ->
        [one] Блокує { $count } клітинку на { $values }.
        [few] Блокує { $count } клітинки на { $values }.
       *[many] Блокує { $count } клітинок на { $values }.
    }
client-senjutsu-harm-defeat = поразка
client-senjutsu-harm-w =
    { $count ->
        [one] { $count } поранення
        [few] { $count } поранення
       *[many] { $count } поранень
    }
client-senjutsu-harm-heavy =
    { $count ->
        [one] важке поранення
        [few] { $count } важкі поранення
       *[many] { $count } важких поранень
    }
client-senjutsu-harm-stun =
    { $count ->
        [one] запаморочення
        [few] { $count } карти запаморочення
       *[many] { $count } карт запаморочення
    }
client-senjutsu-harm-limp =
    { $count ->
        [one] кульгання
        [few] кульгання, { $count } рази
       *[many] кульгання, { $count } разів
    }
client-senjutsu-harm-poison = отрута
client-senjutsu-harm-push =
    { $count ->
        [one] поштовх на { $count } клітинку
        [few] поштовх на { $count } клітинки
       *[many] поштовх на { $count } клітинок
    }
client-senjutsu-harm-pull =
    { $count ->
        [one] підтягування на { $count } клітинку
        [few] підтягування на { $count } клітинки
       *[many] підтягування на { $count } клітинок
    }
client-senjutsu-harm-rotate =
    { $count ->
        [one] розворот на { $count } сторону
        [few] розворот на { $count } сторони
       *[many] розворот на { $count } сторін
    }
client-senjutsu-pack-comes = Карти вже в дорозі.
client-senjutsu-taken = Уже взято: { $who }
client-senjutsu-weapons = Зброя: { $weapons }
client-senjutsu-advantage-of = Перевага { $value }
client-senjutsu-with-weapon = Зброя: { $weapon }
client-senjutsu-tree = Дерево камае: { $branches }
client-senjutsu-branch = { $a } — { $b }
client-senjutsu-branch-one-way = { $a } → { $b }, лише в один бік
client-senjutsu-focus-position = позиція зосередження
client-senjutsu-curve = Ініціативи: { $values }
client-senjutsu-curve-at =
    { $count ->
        [one] { $count } карта на { $value }
        [few] { $count } карти на { $value }
       *[many] { $count } карт на { $value }
    }
client-senjutsu-share-attack = Атаки { $count }
client-senjutsu-share-defence = Захист { $count }
client-senjutsu-share-meditation = Медитації { $count }
client-senjutsu-share-focus = Потрібно зосередження { $count }
client-senjutsu-piles = Рука { $hand } · колода { $deck } · сорочкою догори { $lost }
client-senjutsu-discarded = Скид: { $count }
client-senjutsu-left = Лишилося: { $count }
client-senjutsu-left-about = З відкритого списку: у колоді, у руці або скинуто сорочкою догори.

## The mat

client-senjutsu-notes = Стоси
client-senjutsu-when =
    { $turn ->
        [0] підготовка
       *[other] { $turns ->
            [0] хід { $turn }
           *[other] хід { $turn } з { $turns }
        }
    }
client-senjutsu-cell = Клітинка { $cell }: { $what }
client-senjutsu-free = вільна
client-senjutsu-start = стартова клітинка
client-senjutsu-here = де ви стоїте
client-senjutsu-away =
    { $count ->
        [one] за { $count } клітинку
        [few] за { $count } клітинки
       *[many] за { $count } клітинок
    } { $way ->
        [0] перед вами
        [1] перед вами праворуч
        [2] позаду вас праворуч
        [3] позаду вас
        [4] позаду вас ліворуч
       *[5] перед вами ліворуч
    }
client-senjutsu-further =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } { $way ->
        [0] вперед
        [1] вперед праворуч
        [2] назад праворуч
        [3] назад
        [4] назад ліворуч
       *[5] вперед ліворуч
    }
client-senjutsu-away-then = { $first }, потім { $then }
client-senjutsu-figure =
    { $who }{ $known ->
        [yes] , { $hero }
       *[no] { "" }
    }{ $side ->
        [ally] , ваш союзник
        [foe] , ваш суперник
       *[none] { "" }
    }, лицем на { $facing }
client-senjutsu-on = на клітинці { $cell }
client-senjutsu-blocked =
    { $you ->
        [yes] ви блокуєте її на { $value }
       *[no] { $who } блокує її на { $value }
    }
client-senjutsu-blocks =
    { $you ->
        [yes] Ви блокуєте { $cells } проти ініціативи { $value }
       *[no] { $who } блокує { $cells } проти ініціативи { $value }
    }
client-senjutsu-stands = На полі: { $what }.
client-senjutsu-is-out =
    { $you ->
        [yes] Вас переможено.
       *[no] { $who }: переможено.
    }
client-senjutsu-shows = «{ $card }» з ініціативою { $value }
client-senjutsu-in-kamae = камае: { $kamae }
client-senjutsu-wounds =
    { $count ->
        [0] без поранень
        [one] { $count } поранення
        [few] { $count } поранення
       *[many] { $count } поранень
    }{ $heavy ->
        [0] { "" }
       *[other] , з них важких: { $heavy }
    }
client-senjutsu-focus =
    { $count ->
        [0] без зосередження
        [one] { $count } жетон зосередження
        [few] { $count } жетони зосередження
       *[many] { $count } жетонів зосередження
    }
client-senjutsu-limp = кульгання { $turns } з { $most }
client-senjutsu-stun = запаморочення × { $count }
client-senjutsu-poison = отрута × { $count }
client-senjutsu-masked = у масці
client-senjutsu-node-neutral = Нейтральна
client-senjutsu-node-aggression = Агресія
client-senjutsu-node-balance = Рівновага
client-senjutsu-node-resolve = Рішучість
client-senjutsu-node-focus = Зосередження
client-senjutsu-ally = союзник
client-senjutsu-foe = суперник
client-senjutsu-pile-hand = Рука
client-senjutsu-pile-deck = Колода
client-senjutsu-pile-discard = Скид
client-senjutsu-tree-of = { $who }, дерево камае: кільце на позиції «{ $kamae }»
client-senjutsu-trees = Дерева камае
client-senjutsu-ring-to =
    { $straight ->
        [yes] { $kamae }, напряму, повз позицію зосередження
       *[no] { $here ->
            [yes] { $kamae }, тут кільце
           *[no] { $kamae }
        }
    }
client-senjutsu-advantage = Перевага
client-senjutsu-ties = вищий першим ↑
client-senjutsu-track = Перевага, згори: { $who }
client-senjutsu-facings = Куди дивитиметеся?
client-senjutsu-face =
    { $same ->
        [yes] Лицем на { $facing }, як зараз
       *[no] Лицем на { $facing }
    }
client-senjutsu-turn-round = У який бік повернути?
client-senjutsu-turn-clockwise = за годинниковою стрілкою
client-senjutsu-turn-counter = проти годинникової стрілки
client-senjutsu-kit = Що треба розмістити
client-senjutsu-piece =
    { $count ->
        [0] { $name }
        [1] { $name }
       *[other] { $name }, штук: { $count }
    }
client-senjutsu-larger = Більше
client-senjutsu-whole = Усе поле
client-senjutsu-line = Ініціатива, від першого до останнього
client-senjutsu-first = Перші
client-senjutsu-last = Останні
client-senjutsu-band = { $who }: закрита карта, { $values }
client-senjutsu-line-hidden = { $who }: закрита карта, { $values }
client-senjutsu-line-at =
    { $you ->
        [yes] Ви
       *[no] { $who }
    }: ініціатива { $value }{ $state ->
        [acting] , діє зараз
        [done] , уже виконано
       *[other] { "" }
    }
client-senjutsu-place = Номер { $place } серед рівних на { $value }
client-senjutsu-acts = Що виконується
client-senjutsu-act-revealed =
    { $you ->
        [yes] Ваша карта «{ $card }» на { $now }
       *[no] { $who }: «{ $card }» на { $now }
    }
client-senjutsu-act-additional =
    { $you ->
        [yes] Ваша додаткова карта «{ $card }»
       *[no] { $who } додає «{ $card }»
    }
client-senjutsu-act-counterattack =
    { $you ->
        [yes] Ваша контратака: «{ $card }»
       *[no] { $who } контратакує: «{ $card }»
    }
client-senjutsu-act-instant =
    { $you ->
        [yes] Ваша миттєва карта «{ $card }»
       *[no] { $who }, миттєва карта: «{ $card }»
    }
client-senjutsu-act-waits = «{ $card }» чекає.
client-senjutsu-result = Бій завершився на ході { $turn }
client-senjutsu-end-stands = Стоїть на ногах
client-senjutsu-end-wounds = Переможено пораненнями
client-senjutsu-end-stun = Переможено запамороченням
client-senjutsu-end-deck = Колода скінчилася
client-senjutsu-end-out = Вибуває з бою
client-senjutsu-end-together = Поразка тієї самої миті, але вище на треку переваг
client-senjutsu-result-cards = У руці { $hand }, у колоді { $deck }
