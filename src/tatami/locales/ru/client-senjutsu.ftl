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

## The mat

client-senjutsu-notes = Стопки
client-senjutsu-when =
    { $turn ->
        [0] подготовка
       *[other] { $turns ->
            [0] ход { $turn }
           *[other] ход { $turn } из { $turns }
        }
    }
client-senjutsu-cell = Клетка { $cell }: { $what }
client-senjutsu-free = свободна
client-senjutsu-start = стартовая клетка
client-senjutsu-here = где вы стоите
client-senjutsu-away =
    { $count ->
        [one] в { $count } клетке
        [few] в { $count } клетках
       *[many] в { $count } клетках
    } { $way ->
        [0] от вас, впереди
        [1] от вас, впереди справа
        [2] от вас, позади справа
        [3] от вас, позади
        [4] от вас, позади слева
       *[5] от вас, впереди слева
    }
client-senjutsu-further =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    } { $way ->
        [0] вперёд
        [1] вперёд вправо
        [2] назад вправо
        [3] назад
        [4] назад влево
       *[5] вперёд влево
    }
client-senjutsu-away-then = { $first }, затем { $then }
client-senjutsu-figure =
    { $who }{ $known ->
        [yes] , { $hero }
       *[no] { "" }
    }{ $side ->
        [ally] , ваш союзник
        [foe] , ваш соперник
       *[none] { "" }
    }, лицом на { $facing }
client-senjutsu-on = на клетке { $cell }
client-senjutsu-blocked =
    { $you ->
        [yes] вы блокируете её на { $value }
       *[no] { $who } блокирует её на { $value }
    }
client-senjutsu-blocks =
    { $you ->
        [yes] Вы блокируете { $cells } против инициативы { $value }
       *[no] { $who } блокирует { $cells } против инициативы { $value }
    }
client-senjutsu-stands = На поле: { $what }.
client-senjutsu-is-out =
    { $you ->
        [yes] Вы побеждены.
       *[no] { $who }: поражение.
    }
client-senjutsu-shows = «{ $card }» с инициативой { $value }
client-senjutsu-in-kamae = камаэ: { $kamae }
client-senjutsu-wounds =
    { $count ->
        [0] без ран
        [one] { $count } рана
        [few] { $count } раны
       *[many] { $count } ран
    }{ $heavy ->
        [0] { "" }
       *[other] , из них тяжёлых: { $heavy }
    }
client-senjutsu-focus =
    { $count ->
        [0] без концентрации
        [one] { $count } жетон концентрации
        [few] { $count } жетона концентрации
       *[many] { $count } жетонов концентрации
    }
client-senjutsu-limp = хромота { $turns } из { $most }
client-senjutsu-stun = оглушение × { $count }
client-senjutsu-poison = яд × { $count }
client-senjutsu-masked = в маске
client-senjutsu-node-neutral = Нейтральная
client-senjutsu-node-aggression = Агрессия
client-senjutsu-node-balance = Равновесие
client-senjutsu-node-resolve = Решимость
client-senjutsu-node-focus = Концентрация
client-senjutsu-ally = союзник
client-senjutsu-foe = соперник
client-senjutsu-pile-hand = Рука
client-senjutsu-pile-deck = Колода
client-senjutsu-pile-discard = Сброс
client-senjutsu-tree-of = { $who }, дерево камаэ: кольцо на позиции «{ $kamae }»
client-senjutsu-trees = Деревья камаэ
client-senjutsu-ring-to =
    { $straight ->
        [yes] { $kamae }, напрямую, мимо позиции концентрации
       *[no] { $here ->
            [yes] { $kamae }, здесь кольцо
           *[no] { $kamae }
        }
    }
client-senjutsu-advantage = Преимущество
client-senjutsu-ties = выше — раньше ↑
client-senjutsu-track = Преимущество, сверху: { $who }
client-senjutsu-facings = Куда будете смотреть?
client-senjutsu-face =
    { $same ->
        [yes] Лицом на { $facing }, как сейчас
       *[no] Лицом на { $facing }
    }
client-senjutsu-turn-round = В какую сторону повернуть?
client-senjutsu-turn-clockwise = по часовой стрелке
client-senjutsu-turn-counter = против часовой стрелки
client-senjutsu-kit = Что нужно разместить
client-senjutsu-piece =
    { $count ->
        [0] { $name }
        [1] { $name }
       *[other] { $name }, штук: { $count }
    }
client-senjutsu-larger = Крупнее
client-senjutsu-whole = Всё поле
client-senjutsu-line = Инициатива, от первого до последнего
client-senjutsu-first = Первые
client-senjutsu-last = Последние
client-senjutsu-band = { $who }: закрытая карта, { $values }
client-senjutsu-line-hidden = { $who }: закрытая карта, { $values }
client-senjutsu-line-at =
    { $you ->
        [yes] Вы
       *[no] { $who }
    }: инициатива { $value }{ $state ->
        [acting] , действует сейчас
        [done] , уже выполнено
       *[other] { "" }
    }
client-senjutsu-place = Номер { $place } среди равных на { $value }
client-senjutsu-acts = Что выполняется
client-senjutsu-act-revealed =
    { $you ->
        [yes] Ваша карта «{ $card }» на { $now }
       *[no] { $who }: «{ $card }» на { $now }
    }
client-senjutsu-act-additional =
    { $you ->
        [yes] Ваша дополнительная карта «{ $card }»
       *[no] { $who } добавляет «{ $card }»
    }
client-senjutsu-act-counterattack =
    { $you ->
        [yes] Ваша контратака: «{ $card }»
       *[no] { $who } контратакует: «{ $card }»
    }
client-senjutsu-act-instant =
    { $you ->
        [yes] Ваша мгновенная карта «{ $card }»
       *[no] { $who }, мгновенная карта: «{ $card }»
    }
client-senjutsu-act-waits = «{ $card }» ждёт.
client-senjutsu-result = Бой завершился на ходу { $turn }
client-senjutsu-end-stands = На ногах
client-senjutsu-end-wounds = Поражение от ран
client-senjutsu-end-stun = Поражение от оглушения
client-senjutsu-end-deck = Колода кончилась
client-senjutsu-end-out = Выбывает из боя
client-senjutsu-end-together = Поражение в тот же миг, но выше на треке преимущества
client-senjutsu-result-cards = В руке { $hand }, в колоде { $deck }
