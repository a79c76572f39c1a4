### Сэндзюцу в браузере

## Карты

client-senjutsu-hand = Ваши карты
client-senjutsu-hand-empty = Рука пуста.
client-senjutsu-times = × { $count }
client-senjutsu-cards-alike = { $card }, одинаковых карт: { $count }
client-senjutsu-tray-find = Из вашей колоды:
client-senjutsu-tray-prepared = Подготовленные карты вашей колоды:
client-senjutsu-tray-poison = Ваша колода ядов:
client-senjutsu-tray-take-away = Чужая рука ({ $who }):
client-senjutsu-counter-values = С какой инициативой: { $card }
client-senjutsu-value = Инициатива { $value }
client-senjutsu-if-played = Если сыграть
client-senjutsu-forced = Придётся пойти именно так: без удара по кому-то отсюда не уйти.
client-senjutsu-hits = { $who }, если никто не сдвинется: { $harm }.
client-senjutsu-hits-friend = Свой! { $who }, если никто не сдвинется: { $harm }.
client-senjutsu-hits-nobody = Если никто не сдвинется, никого не заденет.
client-senjutsu-may-block = { $who }: может заблокировать защитой на { $values }.
client-senjutsu-may-not-block = { $who }: насколько всем известно, защиты от этого нет.
client-senjutsu-guards =
    { $count ->
        [one] Блокирует { $count } клетку на { $values }.
        [few] Блокирует { $count } клетки на { $values }.
       *[many] Блокирует { $count } клеток на { $values }.
    }
client-senjutsu-harm-defeat = поражение
client-senjutsu-harm-w =
    { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[many] { $count } ранений
    }
client-senjutsu-harm-heavy =
    { $count ->
        [one] тяжёлое ранение
        [few] { $count } тяжёлых ранения
       *[many] { $count } тяжёлых ранений
    }
client-senjutsu-harm-stun =
    { $count ->
        [one] оглушение
        [few] { $count } карты оглушения
       *[many] { $count } карт оглушения
    }
client-senjutsu-harm-limp =
    { $count ->
        [one] хромота
        [few] хромота, { $count } раза
       *[many] хромота, { $count } раз
    }
client-senjutsu-harm-poison = яд
client-senjutsu-harm-push =
    { $count ->
        [one] толчок на { $count } клетку
        [few] толчок на { $count } клетки
       *[many] толчок на { $count } клеток
    }
client-senjutsu-harm-pull =
    { $count ->
        [one] подтягивание на { $count } клетку
        [few] подтягивание на { $count } клетки
       *[many] подтягивание на { $count } клеток
    }
client-senjutsu-harm-rotate =
    { $count ->
        [one] разворот на { $count } сторону
        [few] разворот на { $count } стороны
       *[many] разворот на { $count } сторон
    }
client-senjutsu-pack-comes = Карты уже в пути.
client-senjutsu-taken = Уже занято: { $who }
client-senjutsu-weapons = Оружие: { $weapons }
client-senjutsu-advantage-of = Преимущество { $value }
client-senjutsu-with-weapon = Оружие: { $weapon }
client-senjutsu-tree = Дерево камаэ: { $branches }
client-senjutsu-branch = { $a } — { $b }
client-senjutsu-branch-one-way = { $a } → { $b }, только в одну сторону
client-senjutsu-focus-position = позиция концентрации
client-senjutsu-curve = Инициативы: { $values }
client-senjutsu-curve-at =
    { $count ->
        [one] { $count } карта на { $value }
        [few] { $count } карты на { $value }
       *[many] { $count } карт на { $value }
    }
client-senjutsu-share-attack = Атаки { $count }
client-senjutsu-share-defence = Защита { $count }
client-senjutsu-share-meditation = Медитации { $count }
client-senjutsu-share-focus = Нужно концентрации { $count }
client-senjutsu-piles = Рука { $hand } · колода { $deck } · рубашкой вверх { $lost }
client-senjutsu-discarded = Сброс: { $count }
client-senjutsu-left = Осталось: { $count }
client-senjutsu-left-about = Из открытого списка: в колоде, в руке или сброшено рубашкой вверх.
