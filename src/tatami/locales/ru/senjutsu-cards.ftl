### Сэндзюцу: что напечатано на картах; складывается из их эффектов. Каждый текст начинается с малой буквы; прописную
### букву и точку предложение получает, когда сложено. `.inf` идёт после «можете» и «чтобы», `.acc` и `.dat` участка —
### те, кто на нём стоит, `.soft` — то же после гласной, `.third` — то, что делает враг.

## Направления, шаги и повороты

senjutsu-text-direction-f = вперёд
    .soft = вперёд
senjutsu-text-direction-fr = вперёд вправо
    .soft = вперёд вправо
senjutsu-text-direction-br = назад вправо
    .soft = назад вправо
senjutsu-text-direction-b = назад
    .soft = назад
senjutsu-text-direction-bl = назад влево
    .soft = назад влево
senjutsu-text-direction-fl = вперёд влево
    .soft = вперёд влево
senjutsu-text-direction-any =
    { $n ->
        [1] в любом направлении
       *[other] в любом одном направлении
    }
    .soft =
        { $n ->
            [1] в любом направлении
           *[other] в любом одном направлении
        }
senjutsu-text-step = сделайте { senjutsu-text-steps }
    .inf = сделать { senjutsu-text-steps }
senjutsu-text-steps =
    { $upto ->
        [yes] { $n ->
            [2] не более двух шагов { $where }
            [3] не более трёх шагов { $where }
            [4] не более четырёх шагов { $where }
            [5] не более пяти шагов { $where }
           *[other] не более { $n } шагов { $where }
        }
       *[no] { $n ->
            [1] шаг { $where }
            [2] два шага { $where }
            [3] три шага { $where }
            [4] четыре шага { $where }
            [5] пять шагов { $where }
           *[other] { $n } шагов { $where }
        }
    }
senjutsu-text-turn = повернитесь { senjutsu-text-turned }
    .inf = повернуться { senjutsu-text-turned }
senjutsu-text-turned =
    { $upto ->
        [yes] не более чем на { senjutsu-text-sides }
       *[no] на { senjutsu-text-sides }
    }
senjutsu-text-sides =
    { $n ->
        [1] одну сторону
        [2] две стороны
        [3] три стороны
        [4] четыре стороны
        [5] пять сторон
       *[other] { $n } сторон
    }
senjutsu-text-any-order = в любом порядке { $what }
    .inf = в любом порядке { $what_inf }
senjutsu-text-any-order-mixed = в любом порядке: { $what }
    .inf = сделать в любом порядке следующее: { $what_inf }
senjutsu-text-may = можете { $what_inf }
    .inf = { $what_inf }

## Клетки и те, кто на них стоит

senjutsu-text-area-f = клетку перед собой
    .acc = персонажа прямо перед вами
    .dat = персонажу прямо перед вами
senjutsu-text-area-fr = клетку спереди справа
    .acc = персонажа спереди справа от вас
    .dat = персонажу спереди справа от вас
    .third = клетку спереди справа
senjutsu-text-area-br = клетку позади справа
    .acc = персонажа позади справа от вас
    .dat = персонажу позади справа от вас
    .third = клетку позади справа
senjutsu-text-area-b = клетку позади себя
    .acc = персонажа позади вас
    .dat = персонажу позади вас
    .third = клетку позади себя
senjutsu-text-area-bl = клетку позади слева
    .acc = персонажа позади слева от вас
    .dat = персонажу позади слева от вас
    .third = клетку позади слева
senjutsu-text-area-fl = клетку спереди слева
    .acc = персонажа спереди слева от вас
    .dat = персонажу спереди слева от вас
    .third = клетку спереди слева
senjutsu-text-area-straight =
    { $to ->
        [f] клетку в { senjutsu-text-far } перед собой
        [fr] клетку в { senjutsu-text-far } спереди справа
        [br] клетку в { senjutsu-text-far } позади справа
        [bl] клетку в { senjutsu-text-far } позади слева
        [fl] клетку в { senjutsu-text-far } спереди слева
       *[b] клетку в { senjutsu-text-far } позади себя
    }
    .acc =
        { $to ->
            [f] персонажа в { senjutsu-text-far } прямо перед вами
            [fr] персонажа в { senjutsu-text-far } спереди справа от вас
            [br] персонажа в { senjutsu-text-far } позади справа от вас
            [bl] персонажа в { senjutsu-text-far } позади слева от вас
            [fl] персонажа в { senjutsu-text-far } спереди слева от вас
           *[b] персонажа в { senjutsu-text-far } позади вас
        }
    .dat =
        { $to ->
            [f] персонажу в { senjutsu-text-far } прямо перед вами
            [fr] персонажу в { senjutsu-text-far } спереди справа от вас
            [br] персонажу в { senjutsu-text-far } позади справа от вас
            [bl] персонажу в { senjutsu-text-far } позади слева от вас
            [fl] персонажу в { senjutsu-text-far } спереди слева от вас
           *[b] персонажу в { senjutsu-text-far } позади вас
        }
    .third =
        { $to ->
            [f] клетку в { senjutsu-text-far } перед собой
            [fr] клетку в { senjutsu-text-far } спереди справа
            [br] клетку в { senjutsu-text-far } позади справа
            [bl] клетку в { senjutsu-text-far } позади слева
            [fl] клетку в { senjutsu-text-far } спереди слева
           *[b] клетку в { senjutsu-text-far } позади себя
        }
senjutsu-text-far =
    { $n ->
        [2] двух шагах
        [3] трёх шагах
        [4] четырёх шагах
        [5] пяти шагах
       *[other] { $n } шагах
    }
senjutsu-text-area-legs = клетку на { $legs } от себя
    .acc = персонажа на { $legs } от вас
    .dat = персонажу на { $legs } от вас
    .third = клетку на { $legs } от себя
senjutsu-text-leg =
    { $n ->
        [1] шаг { $where }
        [2] два шага { $where }
        [3] три шага { $where }
        [4] четыре шага { $where }
        [5] пять шагов { $where }
       *[other] { $n } шагов { $where }
    }
senjutsu-text-area-beside =
    { $side ->
        [left] клетку слева от неё
        [right] клетку справа от неё
       *[both] клетки по обе стороны от неё
    }
senjutsu-text-area-two-rings = все клетки не дальше двух шагов от себя
    .soft = все клетки не дальше двух шагов от себя
    .acc = всех персонажей не дальше двух шагов от вас
    .dat = всем персонажам не дальше двух шагов от вас
    .third = все клетки не дальше двух шагов от себя
senjutsu-text-area-second-ring = все двенадцать клеток в двух шагах от себя
    .soft = все двенадцать клеток в двух шагах от себя
    .acc = всех персонажей в двух шагах от вас
    .dat = всем персонажам в двух шагах от вас
    .third = все двенадцать клеток в двух шагах от себя
senjutsu-text-area-six-lines = по две ближайшие клетки в каждом из шести направлений
    .acc = всех на двух ближайших клетках в каждом из шести направлений
    .dat = всем на двух ближайших клетках в каждом из шести направлений
senjutsu-text-area-around = все шесть клеток вокруг себя
    .soft = все шесть клеток вокруг себя
    .acc = всех вокруг вас
    .dat = всем вокруг вас
    .third = все шесть клеток вокруг себя
senjutsu-text-area-six-far = вторую клетку в каждом из шести направлений
    .acc = всех на второй клетке в каждом из шести направлений
    .dat = всем на второй клетке в каждом из шести направлений
senjutsu-text-area-three-in-front = три клетки перед собой
    .acc = всех на трёх клетках перед вами
    .dat = всем на трёх клетках перед вами
    .third = три клетки перед собой
senjutsu-text-area-three-behind = три клетки позади себя
    .acc = всех на трёх клетках позади вас
    .dat = всем на трёх клетках позади вас
    .third = три клетки позади себя
senjutsu-text-area-three-two-ahead = три клетки в двух шагах перед собой
    .acc = всех на трёх клетках в двух шагах перед вами
    .dat = всем на трёх клетках в двух шагах перед вами
senjutsu-text-area-three-three-ahead = три клетки в трёх шагах перед собой
    .acc = всех на трёх клетках в трёх шагах перед вами
    .dat = всем на трёх клетках в трёх шагах перед вами
senjutsu-text-area-line-of-three = три ближайшие клетки прямо перед собой
    .acc = всех на трёх ближайших клетках прямо перед вами
    .dat = всем на трёх ближайших клетках прямо перед вами
senjutsu-text-area-line-of-two = две ближайшие клетки прямо перед собой
    .acc = всех на двух ближайших клетках прямо перед вами
    .dat = всем на двух ближайших клетках прямо перед вами
senjutsu-text-area-front-sides = клетки спереди слева и спереди справа
    .acc = всех персонажей спереди слева и спереди справа от вас
    .dat = всем персонажам спереди слева и спереди справа от вас
    .third = клетки спереди слева и спереди справа
senjutsu-text-area-back-sides = клетки позади слева и позади справа
    .acc = всех персонажей позади слева и позади справа от вас
    .dat = всем персонажам позади слева и позади справа от вас
    .third = клетки позади слева и позади справа
senjutsu-text-area-two-ahead-sides = две крайние клетки ряда в двух шагах перед собой
    .acc = всех на двух крайних клетках ряда в двух шагах перед вами
    .dat = всем на двух крайних клетках ряда в двух шагах перед вами
senjutsu-text-area-three-ahead-sides = две крайние клетки ряда в трёх шагах перед собой
    .acc = всех на двух крайних клетках ряда в трёх шагах перед вами
    .dat = всем на двух крайних клетках ряда в трёх шагах перед вами

## Атаки

senjutsu-text-attack = атакуйте { $cells }: { $harm }
    .inf = атаковать { $cells }: { $harm }
    .third = атакует { $cells_third }: { $harm_third }
senjutsu-text-attack-zones = атакуйте { $zones }
    .inf = атаковать { $zones }
    .third = атакует { $zones_third }
senjutsu-text-zone =
    { $many ->
        [yes] { $cells } (в каждой — { $harm })
        [doing] { $cells } (в каждой — { $harm })
       *[no] { $cells } ({ $harm })
    }
    .soft =
        { $many ->
            [yes] { $cells_soft } (в каждой — { $harm })
            [doing] { $cells_soft } (в каждой — { $harm })
           *[no] { $cells_soft } ({ $harm })
        }
    .third =
        { $many ->
            [yes] { $cells_third } (в каждой — { $harm_third })
            [doing] { $cells_third } (в каждой — { $harm_third })
           *[no] { $cells_third } ({ $harm_third })
        }
senjutsu-text-attack-slower = атакуйте одного соперника с меньшей инициативой на линии видимости и на расстоянии до { senjutsu-text-reach }: { $harm }
    .inf = атаковать одного соперника с меньшей инициативой на линии видимости и на расстоянии до { senjutsu-text-reach }: { $harm }
    .third = атакует одного соперника с меньшей инициативой на линии видимости и на расстоянии до { senjutsu-text-reach }: { $harm_third }
senjutsu-text-attack-aimed = атакуйте одного персонажа на линии видимости и на расстоянии до { senjutsu-text-reach }: { $harm }
    .inf = атаковать одного персонажа на линии видимости и на расстоянии до { senjutsu-text-reach }: { $harm }
    .third = атакует одного персонажа на линии видимости и на расстоянии до { senjutsu-text-reach }: { $harm_third }
senjutsu-text-reach =
    { $n ->
        [one] { $n } клетки
        [few] { $n } клеток
       *[many] { $n } клеток
    }
senjutsu-text-unblockable = эту атаку нельзя заблокировать

## Что они делают

senjutsu-text-target = цель
    .acc = цель
    .dat = цели
senjutsu-text-harm-defeat = немедленный разгром
senjutsu-text-harm-mark = кто там стоит, становится целью
senjutsu-text-harm-w =
    { $n ->
        [one] { $n } ранение
        [few] { $n } ранения
       *[many] { $n } ранений
    }
    .gen =
        { $n ->
            [one] { $n } ранение
            [few] { $n } ранения
           *[many] { $n } ранений
        }
senjutsu-text-harm-heavy =
    { $n ->
        [one] { $n } тяжёлое ранение
        [few] { $n } тяжёлых ранения
       *[many] { $n } тяжёлых ранений
    }
    .gen =
        { $n ->
            [one] { $n } тяжёлое ранение
            [few] { $n } тяжёлых ранения
           *[many] { $n } тяжёлых ранений
        }
senjutsu-text-harm-stun =
    { $n ->
        [1] оглушение
       *[other] { senjutsu-text-stun-cards }
    }
    .acc =
        { $n ->
            [1] карту оглушения
           *[other] { senjutsu-text-stun-cards.acc }
        }
senjutsu-text-stun-cards =
    { $n ->
        [one] { $n } карта оглушения
        [few] { $n } карты оглушения
       *[many] { $n } карт оглушения
    }
    .acc =
        { $n ->
            [one] { $n } карту оглушения
            [few] { $n } карты оглушения
           *[many] { $n } карт оглушения
        }
senjutsu-text-harm-limp =
    { $n ->
        [1] хромота
       *[other] { senjutsu-text-limp-cards }
    }
    .acc =
        { $n ->
            [1] карту хромоты
           *[other] { senjutsu-text-limp-cards.acc }
        }
senjutsu-text-limp-cards =
    { $n ->
        [one] { $n } карта хромоты
        [few] { $n } карты хромоты
       *[many] { $n } карт хромоты
    }
    .acc =
        { $n ->
            [one] { $n } карту хромоты
            [few] { $n } карты хромоты
           *[many] { $n } карт хромоты
        }
senjutsu-text-harm-poison =
    { $n ->
        [1] яд
       *[other] { senjutsu-text-poison-cards }
    }
    .acc =
        { $n ->
            [1] карту яда
           *[other] { senjutsu-text-poison-cards.acc }
        }
senjutsu-text-poison-cards =
    { $n ->
        [one] { $n } карта яда
        [few] { $n } карты яда
       *[many] { $n } карт яда
    }
    .acc =
        { $n ->
            [one] { $n } карту яда
            [few] { $n } карты яда
           *[many] { $n } карт яда
        }
senjutsu-text-push =
    { $there ->
        [yes] оттолкните на { senjutsu-text-cells } { $whom_acc }
       *[no] оттолкните { $whom_acc } на { senjutsu-text-cells }
    }
    .inf =
        { $there ->
            [yes] оттолкнуть на { senjutsu-text-cells } { $whom_acc }
           *[no] оттолкнуть { $whom_acc } на { senjutsu-text-cells }
        }
    .third = отталкивает { $whom_acc } на { senjutsu-text-cells }
senjutsu-text-pull =
    { $there ->
        [yes] притяните на { senjutsu-text-cells } { $whom_acc }
       *[no] притяните { $whom_acc } на { senjutsu-text-cells }
    }
    .inf =
        { $there ->
            [yes] притянуть на { senjutsu-text-cells } { $whom_acc }
           *[no] притянуть { $whom_acc } на { senjutsu-text-cells }
        }
    .third = притягивает { $whom_acc } на { senjutsu-text-cells }
senjutsu-text-cells =
    { $n ->
        [one] { $n } клетку
        [few] { $n } клетки
       *[many] { $n } клеток
    }
senjutsu-text-rotate =
    { $there ->
        [yes] разверните на { senjutsu-text-sides } { $whom_acc }
       *[no] разверните { $whom_acc } на { senjutsu-text-sides }
    }
    .inf =
        { $there ->
            [yes] развернуть на { senjutsu-text-sides } { $whom_acc }
           *[no] развернуть { $whom_acc } на { senjutsu-text-sides }
        }
    .third = разворачивает { $whom_acc } на { senjutsu-text-sides }
senjutsu-text-defeat = немедленно разгромите { $whom_acc }
    .inf = немедленно разгромить { $whom_acc }
senjutsu-text-mark = сделайте целью { $whom_acc }
    .inf = сделать целью { $whom_acc }
senjutsu-text-there = персонаж на этой клетке
    .acc = персонажа на этой клетке
senjutsu-text-deal =
    { $mode ->
        [more] нанесите ещё { $what_gen }
        [instead] нанесите вместо этого { $what_gen }
       *[plain] нанесите { $what_gen }
    }
    .inf =
        { $mode ->
            [more] нанести ещё { $what_gen }
            [instead] нанести вместо этого { $what_gen }
           *[plain] нанести { $what_gen }
        }
senjutsu-text-deal-to =
    { $mode ->
        [more] нанесите ещё { $what_gen } { $whom_dat }
        [instead] нанесите вместо этого { $what_gen } { $whom_dat }
       *[plain] нанесите { $what_gen } { $whom_dat }
    }
    .inf =
        { $mode ->
            [more] нанести ещё { $what_gen } { $whom_dat }
            [instead] нанести вместо этого { $what_gen } { $whom_dat }
           *[plain] нанести { $what_gen } { $whom_dat }
        }
senjutsu-text-give = дайте цели { $what_acc }
    .inf = дать цели { $what_acc }
senjutsu-text-give-to = дайте { $what_acc } { $whom_dat }
    .inf = дать { $what_acc } { $whom_dat }
senjutsu-text-also = вдобавок { $what }
    .inf = вдобавок { $what_inf }
senjutsu-text-instead = вместо этого { $what }
    .inf = вместо этого { $what_inf }

## Когда и какой ценой

senjutsu-text-when = { $when } { $what }
    .inf = { $when } { $what_inf }
    .soft = { $when_soft } { $what }
senjutsu-text-when-if = { $when }, { $more }, { $what }
    .inf = { $when }, { $more }, { $what_inf }
    .soft = { $when_soft }, { $more }, { $what }
senjutsu-text-on-success = в случае успеха
    .soft = в случае успеха
senjutsu-text-while-in = { $where }
    .soft = { $where_soft }
senjutsu-text-if-in = если вы { $where }
senjutsu-text-in-neutral = в нейтральной позиции
    .soft = в нейтральной позиции
senjutsu-text-in-aggression = в Агрессии
    .soft = в Агрессии
senjutsu-text-in-balance = в Равновесии
    .soft = в Равновесии
senjutsu-text-in-resolve = в Решимости
    .soft = в Решимости
senjutsu-text-while-masked = под маскировкой
senjutsu-text-if-masked = если вы замаскированы
senjutsu-text-at-initiative = при инициативе { $values }
senjutsu-text-if-initiative = если ваша инициатива — { $values }
senjutsu-text-at-chosen = при выбранной инициативе { $values }
senjutsu-text-if-chosen = если вы выбрали инициативу { $values }
senjutsu-text-values = от { $low } до { $high }
senjutsu-text-value = { $n }
senjutsu-text-price = можете { $price_inf }, чтобы { $what_inf }
    .inf = { $price_inf }, чтобы { $what_inf }
senjutsu-text-price-of-clause = можете { $price_inf }: { $what }
    .inf = { $price_inf }: { $what }
senjutsu-text-pay = заплатите { senjutsu-text-focus }
    .inf = заплатить { senjutsu-text-focus }
senjutsu-text-focus =
    { $n ->
        [one] { $n } жетон концентрации
        [few] { $n } жетона концентрации
       *[many] { $n } жетонов концентрации
    }

## Блокирование

senjutsu-text-block =
    { $also ->
        [yes] заблокируйте ещё и { $cells }
       *[no] заблокируйте { $cells }
    }
    .inf =
        { $also ->
            [yes] заблокировать ещё и { $cells }
           *[no] заблокировать { $cells }
        }
    .third =
        { $also ->
            [yes] блокирует ещё и { $cells_third }
           *[no] блокирует { $cells_third }
        }
senjutsu-text-block-more =
    { $also ->
        [yes] заблокируйте ещё и { $cells }; { $at }
       *[no] заблокируйте { $cells }; { $at }
    }
    .inf =
        { $also ->
            [yes] заблокировать ещё и { $cells }; { $at }
           *[no] заблокировать { $cells }; { $at }
        }
senjutsu-text-block-only =
    { $also ->
        [yes] заблокируйте ещё и { $at }
       *[no] заблокируйте { $at }
    }
    .inf =
        { $also ->
            [yes] заблокировать ещё и { $at }
           *[no] заблокировать { $at }
        }
senjutsu-text-at-more =
    { $first ->
        [yes] при инициативе { $values } — ещё и { $cells }
       *[no] при { $values } — ещё и { $cells }
    }
senjutsu-text-at-only =
    { $first ->
        [yes] { $cells } при инициативе { $values }
       *[no] { $cells } при { $values }
    }
senjutsu-text-counter = если так остановлена атака с инициативой { $values }, можете контратаковать

## Дух и карты

senjutsu-text-gain-focus = получите { senjutsu-text-focus }
    .inf = получить { senjutsu-text-focus }
senjutsu-text-change-kamae = смените камаэ на расстоянии до { senjutsu-text-branches }
    .inf = сменить камаэ на расстоянии до { senjutsu-text-branches }
senjutsu-text-branches =
    { $n ->
        [one] { $n } ветви
        [few] { $n } ветвей
       *[many] { $n } ветвей
    }
senjutsu-text-enter = займите { $kamae }
    .inf = занять { $kamae }
senjutsu-text-kamae-neutral = нейтральную позицию камаэ
senjutsu-text-kamae-aggression = камаэ Агрессии
senjutsu-text-kamae-balance = камаэ Равновесия
senjutsu-text-kamae-resolve = камаэ Решимости
senjutsu-text-kamae-any = любое камаэ, кроме нейтрального
senjutsu-text-draw = возьмите { senjutsu-text-cards }
    .inf = взять { senjutsu-text-cards }
senjutsu-text-discard = сбросьте { senjutsu-text-cards } с руки
    .inf = сбросить { senjutsu-text-cards } с руки
senjutsu-text-cards =
    { $n ->
        [1] карту
        [2] две карты
        [3] три карты
        [4] четыре карты
        [5] пять карт
       *[other] { senjutsu-text-cards-counted }
    }
senjutsu-text-cards-counted =
    { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
senjutsu-text-mill = сбросьте { senjutsu-text-top-cards } своей колоды
    .inf = сбросить { senjutsu-text-top-cards } своей колоды
senjutsu-text-top-cards =
    { $n ->
        [1] верхнюю карту
        [2] две верхние карты
        [3] три верхние карты
        [4] четыре верхние карты
        [5] пять верхних карт
       *[other] { senjutsu-text-top-cards-counted }
    }
senjutsu-text-top-cards-counted =
    { $n ->
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
    }
senjutsu-text-recycle = замешайте в свою колоду { senjutsu-text-random-cards } из сброса
    .inf = замешать в свою колоду { senjutsu-text-random-cards } из сброса
senjutsu-text-random-cards =
    { $n ->
        [1] случайную карту
        [2] две случайные карты
        [3] три случайные карты
        [4] четыре случайные карты
        [5] пять случайных карт
       *[other] { senjutsu-text-random-cards-counted }
    }
senjutsu-text-random-cards-counted =
    { $n ->
        [one] { $n } случайную карту
        [few] { $n } случайные карты
       *[many] { $n } случайных карт
    }
senjutsu-text-look-hand = посмотрите руку соперника
    .inf = посмотреть руку соперника
senjutsu-text-advantage = получите преимущество
    .inf = получить преимущество
senjutsu-text-enter-mask = замаскируйтесь
    .inf = замаскироваться
senjutsu-text-place-spikes =
    { $many ->
        [yes] { $n ->
            [1] поставьте шипы на одну из таких клеток, если она свободна: { $cells }
            [2] поставьте шипы не более чем на две свободные из таких клеток: { $cells }
            [3] поставьте шипы не более чем на три свободные из таких клеток: { $cells }
            [4] поставьте шипы не более чем на четыре свободные из таких клеток: { $cells }
            [5] поставьте шипы не более чем на пять свободных из таких клеток: { $cells }
           *[other] поставьте шипы не более чем на { $n } свободных из таких клеток: { $cells }
        }
       *[no] поставьте шипы на { $cells }, если она свободна
    }
    .inf =
        { $many ->
            [yes] { $n ->
                [1] поставить шипы на одну из таких клеток, если она свободна: { $cells }
                [2] поставить шипы не более чем на две свободные из таких клеток: { $cells }
                [3] поставить шипы не более чем на три свободные из таких клеток: { $cells }
                [4] поставить шипы не более чем на четыре свободные из таких клеток: { $cells }
                [5] поставить шипы не более чем на пять свободных из таких клеток: { $cells }
               *[other] поставить шипы не более чем на { $n } свободных из таких клеток: { $cells }
            }
           *[no] поставить шипы на { $cells }, если она свободна
        }
senjutsu-text-place-trap =
    { $many ->
        [yes] { $n ->
            [1] поставьте жетон ловушки на одну из таких клеток, если она свободна: { $cells }
            [2] поставьте жетоны ловушек не более чем на две свободные из таких клеток: { $cells }
            [3] поставьте жетоны ловушек не более чем на три свободные из таких клеток: { $cells }
            [4] поставьте жетоны ловушек не более чем на четыре свободные из таких клеток: { $cells }
            [5] поставьте жетоны ловушек не более чем на пять свободных из таких клеток: { $cells }
           *[other] поставьте жетоны ловушек не более чем на { $n } свободных из таких клеток: { $cells }
        }
       *[no] поставьте жетон ловушки на { $cells }, если она свободна
    }
    .inf =
        { $many ->
            [yes] { $n ->
                [1] поставить жетон ловушки на одну из таких клеток, если она свободна: { $cells }
                [2] поставить жетоны ловушек не более чем на две свободные из таких клеток: { $cells }
                [3] поставить жетоны ловушек не более чем на три свободные из таких клеток: { $cells }
                [4] поставить жетоны ловушек не более чем на четыре свободные из таких клеток: { $cells }
                [5] поставить жетоны ловушек не более чем на пять свободных из таких клеток: { $cells }
               *[other] поставить жетоны ловушек не более чем на { $n } свободных из таких клеток: { $cells }
            }
           *[no] поставить жетон ловушки на { $cells }, если она свободна
        }

## Собственные ранения

senjutsu-text-heal-wound =
    { $n ->
        [1] уберите одно своё обычное ранение
       *[other] уберите { senjutsu-text-plain-wounds }
    }
    .inf =
        { $n ->
            [1] убрать одно своё обычное ранение
           *[other] убрать { senjutsu-text-plain-wounds }
        }
senjutsu-text-plain-wounds =
    { $n ->
        [one] { $n } своё обычное ранение
        [few] { $n } своих обычных ранения
       *[many] { $n } своих обычных ранений
    }
senjutsu-text-heal-wound-all = уберите все свои обычные ранения
    .inf = убрать все свои обычные ранения
senjutsu-text-heal-heavy-to-wound =
    { $n ->
        [1] замените одно тяжёлое ранение на обычное
       *[other] замените { senjutsu-text-heavy-wounds } на обычные
    }
    .inf =
        { $n ->
            [1] заменить одно тяжёлое ранение на обычное
           *[other] заменить { senjutsu-text-heavy-wounds } на обычные
        }
senjutsu-text-heavy-wounds =
    { $n ->
        [one] { $n } тяжёлое ранение
        [few] { $n } тяжёлых ранения
       *[many] { $n } тяжёлых ранений
    }
senjutsu-text-heal-heavy-to-wound-all = замените все свои тяжёлые ранения на обычные
    .inf = заменить все свои тяжёлые ранения на обычные
senjutsu-text-heal-limp =
    { $n ->
        [1] сбросьте одну свою карту хромоты
       *[other] сбросьте { senjutsu-text-limp-cards.acc }
    }
    .inf =
        { $n ->
            [1] сбросить одну свою карту хромоты
           *[other] сбросить { senjutsu-text-limp-cards.acc }
        }
senjutsu-text-heal-limp-all = сбросьте все свои карты хромоты
    .inf = сбросить все свои карты хромоты
senjutsu-text-heal-stun =
    { $n ->
        [1] сбросьте одну свою карту оглушения
       *[other] сбросьте { senjutsu-text-stun-cards.acc }
    }
    .inf =
        { $n ->
            [1] сбросить одну свою карту оглушения
           *[other] сбросить { senjutsu-text-stun-cards.acc }
        }
senjutsu-text-heal-stun-all = сбросьте все свои карты оглушения
    .inf = сбросить все свои карты оглушения
senjutsu-text-suffer = возьмите себе { $what_acc }
    .inf = взять себе { $what_acc }
senjutsu-text-prevent =
    { $n ->
        [one] возьмите на { $n } ранение меньше
        [few] возьмите на { $n } ранения меньше
       *[many] возьмите на { $n } ранений меньше
    }
    .inf =
        { $n ->
            [one] взять на { $n } ранение меньше
            [few] взять на { $n } ранения меньше
           *[many] взять на { $n } ранений меньше
        }

## Кто-то другой

senjutsu-text-foe = { $who } { $what }
senjutsu-text-who-attacker = нападающий
    .acc = нападающего
senjutsu-text-who-hit = поражённый персонаж
    .acc = поражённого персонажа
senjutsu-text-who-chosen = соперник на ваш выбор
    .acc = соперника на ваш выбор
senjutsu-text-who-same = этот соперник
    .acc = этого соперника
senjutsu-text-foe-takes = получает { $what_acc }
senjutsu-text-foe-lose-focus = теряет { senjutsu-text-focus }
senjutsu-text-foe-lose-all-focus = теряет всю концентрацию
senjutsu-text-foe-enters = занимает { $kamae }
senjutsu-text-foe-discard = сбрасывает { senjutsu-text-cards } на свой выбор
senjutsu-text-foe-discard-by-you = сбрасывает { senjutsu-text-cards } на ваш выбор
senjutsu-text-foe-mill = сбрасывает { senjutsu-text-top-cards } своей колоды
senjutsu-text-foe-draw = берёт { senjutsu-text-cards }

## Поиск

senjutsu-text-search =
    { $n ->
        [1] { $shown ->
            [yes] найдите в своей колоде { $what }, покажите её и возьмите на руку, затем перетасуйте колоду
           *[no] найдите в своей колоде { $what } и возьмите её на руку, затем перетасуйте колоду
        }
       *[other] { $shown ->
            [yes] найдите в своей колоде { $what }, покажите их и возьмите на руку, затем перетасуйте колоду
           *[no] найдите в своей колоде { $what } и возьмите их на руку, затем перетасуйте колоду
        }
    }
    .inf =
        { $n ->
            [1] { $shown ->
                [yes] найти в своей колоде { $what }, показать её и взять на руку, затем перетасовать колоду
               *[no] найти в своей колоде { $what } и взять её на руку, затем перетасовать колоду
            }
           *[other] { $shown ->
                [yes] найти в своей колоде { $what }, показать их и взять на руку, затем перетасовать колоду
               *[no] найти в своей колоде { $what } и взять их на руку, затем перетасовать колоду
            }
        }
senjutsu-text-sought =
    { $personal ->
        [yes] { $n ->
            [1] личную карту
            [2] не более двух личных карт
            [3] не более трёх личных карт
            [4] не более четырёх личных карт
            [5] не более пяти личных карт
           *[other] не более { $n } личных карт
        }
       *[no] { $n ->
            [1] любую карту
            [2] не более двух карт
            [3] не более трёх карт
            [4] не более четырёх карт
            [5] не более пяти карт
           *[other] не более { $n } карт
        }
    }
senjutsu-text-sought-of-type =
    { $personal ->
        [yes] { $n ->
            [1] личную карту { $types }
            [2] не более двух личных карт { $types }
            [3] не более трёх личных карт { $types }
            [4] не более четырёх личных карт { $types }
            [5] не более пяти личных карт { $types }
           *[other] не более { $n } личных карт { $types }
        }
       *[no] { $n ->
            [1] карту { $types }
            [2] не более двух карт { $types }
            [3] не более трёх карт { $types }
            [4] не более четырёх карт { $types }
            [5] не более пяти карт { $types }
           *[other] не более { $n } карт { $types }
        }
    }
senjutsu-text-type-attack = атаки
    .acc = атаки
senjutsu-text-type-defence = защиты
    .acc = защиты
senjutsu-text-type-meditation = медитации
    .acc = медитации
senjutsu-text-type-core = из основных
    .acc = из основных
senjutsu-text-sought-so = { $what } { $quality }
senjutsu-text-sought-owner = персонажа «{ $owner }»
senjutsu-text-sought-ranks = ранга { $ranks }
senjutsu-text-sought-names = с названием { $names }
senjutsu-text-quoted = «{ $name }»

## Выбор

senjutsu-text-choose =
    { $begun ->
        [yes] затем выберите одно: { $what }
       *[no] выберите одно: { $what }
    }
    .inf = выбрать одно: { $what }
senjutsu-text-option-in = { $where } (тогда только это) { $what }
    .soft = { $where_soft } (тогда только это) { $what }

## Время мгновенных карт и части карты

senjutsu-text-timing =
    { $strikes ->
        [clause] { $when }, { $what }
        [yes] { $when } { $what }
       *[no] { $when }: { $what }
    }
senjutsu-text-timing-attack-success = после вашей успешной атаки
senjutsu-text-timing-block-success = после вашего успешного блокирования
senjutsu-text-timing-after-card = после розыгрыша вашей карты
senjutsu-text-timing-start-of-turn = в начале хода
senjutsu-text-timing-after-draw = после взятия карт
senjutsu-text-timing-after-reveal = после открытия карт
senjutsu-text-timing-would-suffer = когда атака должна вас ранить
senjutsu-text-timing-end-of-turn = в конце хода
senjutsu-text-part =
    { $strikes ->
        [yes] — С инициативой { $n } { $what }
       *[no] — С инициативой { $n }: { $what }
    }

## Рамка карты

senjutsu-text-kind-attack = атака
senjutsu-text-kind-defence = защита
senjutsu-text-kind-meditation = медитация
senjutsu-text-kind-core = основное умение
senjutsu-text-kind-core-attack = основное оружие, атака
senjutsu-text-kind-core-defence = основное оружие, защита
senjutsu-text-kind-core-meditation = основное оружие, медитация
senjutsu-text-kind-of-rank = { $kind }, { $rank }
senjutsu-text-rank-wood = дерево
senjutsu-text-rank-steel = сталь
senjutsu-text-rank-gold = золото
senjutsu-text-rank-jade = нефрит
senjutsu-text-rank-core = основная
senjutsu-text-of-character =
    { $personal ->
        [yes] личная карта: { $owner }
       *[no] { $owner }
    }
senjutsu-text-initiative = инициатива { $n }
senjutsu-text-initiative-chosen = инициатива { $values }, на ваш выбор
senjutsu-text-initiative-bought =
    { $pay ->
        [one] инициатива { $n } или { $more }, если заплатите { $pay } жетон концентрации
        [few] инициатива { $n } или { $more }, если заплатите { $pay } жетона концентрации
       *[many] инициатива { $n } или { $more }, если заплатите { $pay } жетонов концентрации
    }
senjutsu-text-cost = стоит { senjutsu-text-focus }
senjutsu-text-only-in = только { $where }
senjutsu-text-only-masked = только под маскировкой
senjutsu-text-range = дальний бой, до { senjutsu-text-reach }
senjutsu-text-keyword-prepared = подготовленная карта
senjutsu-text-keyword-instant = мгновенная карта
senjutsu-text-keyword-instant-additional = мгновенная дополнительная карта
senjutsu-text-keyword-instant-replacement = карта мгновенной замены

## Местность

senjutsu-text-terrain-obstacle = препятствие: там никто не стоит, и оно останавливает любую атаку и закрывает обзор
senjutsu-text-terrain-adds-cell = это клетка рядом с полем, на которой можно стоять
senjutsu-text-terrain-forced = кто сюда врезается, { $what } и остаётся на предыдущей клетке
senjutsu-text-terrain-entered = кто сюда встаёт, { $what }
senjutsu-text-terrain-hidden-face = что здесь скрыто, станет видно, когда кто-нибудь сюда наступит
senjutsu-text-terrain-cut-down = атака, наносящая ранения, убирает такую местность с поля
senjutsu-text-terrain-gone = как только кто-нибудь сюда попадёт, такую местность убирают с поля
senjutsu-text-terrain-open = сюда можно зайти, и ничего не случится
senjutsu-text-terrain-nothing = ничего не испытывает
senjutsu-text-terrain-beside = кто в конце хода стоит рядом, получает { senjutsu-text-focus }
