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
