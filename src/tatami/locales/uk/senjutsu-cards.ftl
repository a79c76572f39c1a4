### Сенджюцу: що надруковано на картах; складається з їхніх ефектів. Кожен текст починається з малої літери; велику
### літеру й крапку речення дістає, коли складене. `.inf` іде після «можете» та «щоб», `.acc` і `.dat` ділянки —
### ті, хто на ній стоїть, `.soft` — те саме після голосного, `.third` — те, що робить ворог.

## Напрямки, кроки й повороти

senjutsu-text-direction-f = уперед
    .soft = вперед
senjutsu-text-direction-fr = уперед праворуч
    .soft = вперед праворуч
senjutsu-text-direction-br = назад праворуч
    .soft = назад праворуч
senjutsu-text-direction-b = назад
    .soft = назад
senjutsu-text-direction-bl = назад ліворуч
    .soft = назад ліворуч
senjutsu-text-direction-fl = уперед ліворуч
    .soft = вперед ліворуч
senjutsu-text-direction-any =
    { $n ->
        [1] у будь-якому напрямку
       *[other] у будь-якому одному напрямку
    }
    .soft =
        { $n ->
            [1] в будь-якому напрямку
           *[other] в будь-якому одному напрямку
        }
senjutsu-text-step = зробіть { senjutsu-text-steps }
    .inf = зробити { senjutsu-text-steps }
senjutsu-text-steps =
    { $upto ->
        [yes] { $n ->
            [2] щонайбільше два кроки { $where_soft }
            [3] щонайбільше три кроки { $where_soft }
            [4] щонайбільше чотири кроки { $where_soft }
            [5] щонайбільше п’ять кроків { $where }
           *[other] щонайбільше { $n } кроків { $where }
        }
       *[no] { $n ->
            [1] крок { $where }
            [2] два кроки { $where_soft }
            [3] три кроки { $where_soft }
            [4] чотири кроки { $where_soft }
            [5] п’ять кроків { $where }
           *[other] { $n } кроків { $where }
        }
    }
senjutsu-text-turn = поверніться { senjutsu-text-turned }
    .inf = повернутися { senjutsu-text-turned }
senjutsu-text-turned =
    { $upto ->
        [yes] щонайбільше на { senjutsu-text-sides }
       *[no] на { senjutsu-text-sides }
    }
senjutsu-text-sides =
    { $n ->
        [1] одну сторону
        [2] дві сторони
        [3] три сторони
        [4] чотири сторони
        [5] п’ять сторін
       *[other] { $n } сторін
    }
senjutsu-text-any-order = у довільному порядку { $what }
    .inf = в довільному порядку { $what_inf }
senjutsu-text-any-order-mixed = у довільному порядку: { $what }
    .inf = зробити в довільному порядку таке: { $what_inf }
senjutsu-text-may = можете { $what_inf }
    .inf = { $what_inf }

## Клітинки й ті, хто на них стоїть

senjutsu-text-area-f = клітинку перед собою
    .acc = персонажа просто перед вами
    .dat = персонажеві просто перед вами
senjutsu-text-area-fr = клітинку спереду праворуч
    .acc = персонажа спереду праворуч від вас
    .dat = персонажеві спереду праворуч від вас
    .third = клітинку спереду праворуч
senjutsu-text-area-br = клітинку позаду праворуч
    .acc = персонажа позаду праворуч від вас
    .dat = персонажеві позаду праворуч від вас
    .third = клітинку позаду праворуч
senjutsu-text-area-b = клітинку позаду себе
    .acc = персонажа позаду вас
    .dat = персонажеві позаду вас
    .third = клітинку позаду себе
senjutsu-text-area-bl = клітинку позаду ліворуч
    .acc = персонажа позаду ліворуч від вас
    .dat = персонажеві позаду ліворуч від вас
    .third = клітинку позаду ліворуч
senjutsu-text-area-fl = клітинку спереду ліворуч
    .acc = персонажа спереду ліворуч від вас
    .dat = персонажеві спереду ліворуч від вас
    .third = клітинку спереду ліворуч
senjutsu-text-area-straight =
    { $to ->
        [f] клітинку за { senjutsu-text-far } перед собою
        [fr] клітинку за { senjutsu-text-far } спереду праворуч
        [br] клітинку за { senjutsu-text-far } позаду праворуч
        [bl] клітинку за { senjutsu-text-far } позаду ліворуч
        [fl] клітинку за { senjutsu-text-far } спереду ліворуч
       *[b] клітинку за { senjutsu-text-far } позаду себе
    }
    .acc =
        { $to ->
            [f] персонажа за { senjutsu-text-far } просто перед вами
            [fr] персонажа за { senjutsu-text-far } спереду праворуч від вас
            [br] персонажа за { senjutsu-text-far } позаду праворуч від вас
            [bl] персонажа за { senjutsu-text-far } позаду ліворуч від вас
            [fl] персонажа за { senjutsu-text-far } спереду ліворуч від вас
           *[b] персонажа за { senjutsu-text-far } позаду вас
        }
    .dat =
        { $to ->
            [f] персонажеві за { senjutsu-text-far } просто перед вами
            [fr] персонажеві за { senjutsu-text-far } спереду праворуч від вас
            [br] персонажеві за { senjutsu-text-far } позаду праворуч від вас
            [bl] персонажеві за { senjutsu-text-far } позаду ліворуч від вас
            [fl] персонажеві за { senjutsu-text-far } спереду ліворуч від вас
           *[b] персонажеві за { senjutsu-text-far } позаду вас
        }
    .third =
        { $to ->
            [f] клітинку за { senjutsu-text-far } перед собою
            [fr] клітинку за { senjutsu-text-far } спереду праворуч
            [br] клітинку за { senjutsu-text-far } позаду праворуч
            [bl] клітинку за { senjutsu-text-far } позаду ліворуч
            [fl] клітинку за { senjutsu-text-far } спереду ліворуч
           *[b] клітинку за { senjutsu-text-far } позаду себе
        }
senjutsu-text-far =
    { $n ->
        [2] два кроки
        [3] три кроки
        [4] чотири кроки
        [5] п’ять кроків
       *[other] { $n } кроків
    }
senjutsu-text-area-legs = клітинку на { $legs } від себе
    .acc = персонажа на { $legs } від вас
    .dat = персонажеві на { $legs } від вас
    .third = клітинку на { $legs } від себе
senjutsu-text-leg =
    { $n ->
        [1] крок { $where }
        [2] два кроки { $where_soft }
        [3] три кроки { $where_soft }
        [4] чотири кроки { $where_soft }
        [5] п’ять кроків { $where }
       *[other] { $n } кроків { $where }
    }
senjutsu-text-area-beside =
    { $side ->
        [left] клітинку ліворуч від неї
        [right] клітинку праворуч від неї
       *[both] клітинки обабіч неї
    }
senjutsu-text-area-two-rings = усі клітинки не далі двох кроків від себе
    .soft = всі клітинки не далі двох кроків від себе
    .acc = всіх персонажів не далі двох кроків від вас
    .dat = всім персонажам не далі двох кроків від вас
    .third = всі клітинки не далі двох кроків від себе
senjutsu-text-area-second-ring = усі дванадцять клітинок за два кроки від себе
    .soft = всі дванадцять клітинок за два кроки від себе
    .acc = всіх персонажів за два кроки від вас
    .dat = всім персонажам за два кроки від вас
    .third = всі дванадцять клітинок за два кроки від себе
senjutsu-text-area-six-lines = по дві найближчі клітинки в кожному із шести напрямків
    .acc = всіх на двох найближчих клітинках у кожному із шести напрямків
    .dat = всім на двох найближчих клітинках у кожному із шести напрямків
senjutsu-text-area-around = усі шість клітинок навколо себе
    .soft = всі шість клітинок навколо себе
    .acc = всіх навколо вас
    .dat = всім навколо вас
    .third = всі шість клітинок навколо себе
senjutsu-text-area-six-far = другу клітинку в кожному із шести напрямків
    .acc = всіх на другій клітинці в кожному із шести напрямків
    .dat = всім на другій клітинці в кожному із шести напрямків
senjutsu-text-area-three-in-front = три клітинки перед собою
    .acc = всіх на трьох клітинках перед вами
    .dat = всім на трьох клітинках перед вами
    .third = три клітинки перед собою
senjutsu-text-area-three-behind = три клітинки позаду себе
    .acc = всіх на трьох клітинках позаду вас
    .dat = всім на трьох клітинках позаду вас
    .third = три клітинки позаду себе
senjutsu-text-area-three-two-ahead = три клітинки за два кроки перед собою
    .acc = всіх на трьох клітинках за два кроки перед вами
    .dat = всім на трьох клітинках за два кроки перед вами
senjutsu-text-area-three-three-ahead = три клітинки за три кроки перед собою
    .acc = всіх на трьох клітинках за три кроки перед вами
    .dat = всім на трьох клітинках за три кроки перед вами
senjutsu-text-area-line-of-three = три найближчі клітинки просто перед собою
    .acc = всіх на трьох найближчих клітинках просто перед вами
    .dat = всім на трьох найближчих клітинках просто перед вами
senjutsu-text-area-line-of-two = дві найближчі клітинки просто перед собою
    .acc = всіх на двох найближчих клітинках просто перед вами
    .dat = всім на двох найближчих клітинках просто перед вами
senjutsu-text-area-front-sides = клітинки спереду ліворуч і спереду праворуч
    .acc = всіх персонажів спереду ліворуч і спереду праворуч від вас
    .dat = всім персонажам спереду ліворуч і спереду праворуч від вас
    .third = клітинки спереду ліворуч і спереду праворуч
senjutsu-text-area-back-sides = клітинки позаду ліворуч і позаду праворуч
    .acc = всіх персонажів позаду ліворуч і позаду праворуч від вас
    .dat = всім персонажам позаду ліворуч і позаду праворуч від вас
    .third = клітинки позаду ліворуч і позаду праворуч
senjutsu-text-area-two-ahead-sides = дві крайні клітинки ряду за два кроки перед собою
    .acc = всіх на двох крайніх клітинках ряду за два кроки перед вами
    .dat = всім на двох крайніх клітинках ряду за два кроки перед вами
senjutsu-text-area-three-ahead-sides = дві крайні клітинки ряду за три кроки перед собою
    .acc = всіх на двох крайніх клітинках ряду за три кроки перед вами
    .dat = всім на двох крайніх клітинках ряду за три кроки перед вами

## Атаки

senjutsu-text-attack = атакуйте { $cells_soft }: { $harm }
    .inf = атакувати { $cells_soft }: { $harm }
    .third = атакує { $cells_third }: { $harm_third }
senjutsu-text-attack-zones = атакуйте { $zones_soft }
    .inf = атакувати { $zones_soft }
    .third = атакує { $zones_third }
senjutsu-text-zone =
    { $many ->
        [yes] { $cells } (у кожній — { $harm })
        [doing] { $cells } (у кожній — { $harm })
       *[no] { $cells } ({ $harm })
    }
    .soft =
        { $many ->
            [yes] { $cells_soft } (у кожній — { $harm })
            [doing] { $cells_soft } (у кожній — { $harm })
           *[no] { $cells_soft } ({ $harm })
        }
    .third =
        { $many ->
            [yes] { $cells_third } (у кожній — { $harm_third })
            [doing] { $cells_third } (у кожній — { $harm_third })
           *[no] { $cells_third } ({ $harm_third })
        }
senjutsu-text-attack-slower = атакуйте одного суперника з нижчою ініціативою на лінії видимості й на відстані до { senjutsu-text-reach }: { $harm }
    .inf = атакувати одного суперника з нижчою ініціативою на лінії видимості й на відстані до { senjutsu-text-reach }: { $harm }
    .third = атакує одного суперника з нижчою ініціативою на лінії видимості й на відстані до { senjutsu-text-reach }: { $harm_third }
senjutsu-text-attack-aimed = атакуйте одного персонажа на лінії видимості й на відстані до { senjutsu-text-reach }: { $harm }
    .inf = атакувати одного персонажа на лінії видимості й на відстані до { senjutsu-text-reach }: { $harm }
    .third = атакує одного персонажа на лінії видимості й на відстані до { senjutsu-text-reach }: { $harm_third }
senjutsu-text-reach =
    { $n ->
        [one] { $n } клітинки
        [few] { $n } клітинок
       *[many] { $n } клітинок
    }
senjutsu-text-unblockable = цю атаку не можна заблокувати

## Що вони роблять

senjutsu-text-target = ціль
    .acc = ціль
    .dat = цілі
senjutsu-text-harm-defeat = негайний розгром
senjutsu-text-harm-mark = хто там стоїть, стає ціллю
senjutsu-text-harm-w =
    { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    }
    .gen =
        { $n ->
            [one] { $n } поранення
            [few] { $n } поранень
           *[many] { $n } поранень
        }
senjutsu-text-harm-heavy =
    { $n ->
        [one] { $n } важке поранення
        [few] { $n } важкі поранення
       *[many] { $n } важких поранень
    }
    .gen =
        { $n ->
            [one] { $n } важкого поранення
            [few] { $n } важких поранень
           *[many] { $n } важких поранень
        }
senjutsu-text-harm-stun =
    { $n ->
        [1] запаморочення
       *[other] { senjutsu-text-stun-cards }
    }
    .acc =
        { $n ->
            [1] карту запаморочення
           *[other] { senjutsu-text-stun-cards.acc }
        }
senjutsu-text-stun-cards =
    { $n ->
        [one] { $n } карта запаморочення
        [few] { $n } карти запаморочення
       *[many] { $n } карт запаморочення
    }
    .acc =
        { $n ->
            [one] { $n } карту запаморочення
            [few] { $n } карти запаморочення
           *[many] { $n } карт запаморочення
        }
senjutsu-text-harm-limp =
    { $n ->
        [1] кульгання
       *[other] { senjutsu-text-limp-cards }
    }
    .acc =
        { $n ->
            [1] карту кульгання
           *[other] { senjutsu-text-limp-cards.acc }
        }
senjutsu-text-limp-cards =
    { $n ->
        [one] { $n } карта кульгання
        [few] { $n } карти кульгання
       *[many] { $n } карт кульгання
    }
    .acc =
        { $n ->
            [one] { $n } карту кульгання
            [few] { $n } карти кульгання
           *[many] { $n } карт кульгання
        }
senjutsu-text-harm-poison =
    { $n ->
        [1] отрута
       *[other] { senjutsu-text-poison-cards }
    }
    .acc =
        { $n ->
            [1] карту отрути
           *[other] { senjutsu-text-poison-cards.acc }
        }
senjutsu-text-poison-cards =
    { $n ->
        [one] { $n } карта отрути
        [few] { $n } карти отрути
       *[many] { $n } карт отрути
    }
    .acc =
        { $n ->
            [one] { $n } карту отрути
            [few] { $n } карти отрути
           *[many] { $n } карт отрути
        }
senjutsu-text-push =
    { $there ->
        [yes] відштовхніть на { senjutsu-text-cells } { $whom_acc }
       *[no] відштовхніть { $whom_acc } на { senjutsu-text-cells }
    }
    .inf =
        { $there ->
            [yes] відштовхнути на { senjutsu-text-cells } { $whom_acc }
           *[no] відштовхнути { $whom_acc } на { senjutsu-text-cells }
        }
    .third = відштовхує { $whom_acc } на { senjutsu-text-cells }
senjutsu-text-pull =
    { $there ->
        [yes] притягніть на { senjutsu-text-cells } { $whom_acc }
       *[no] притягніть { $whom_acc } на { senjutsu-text-cells }
    }
    .inf =
        { $there ->
            [yes] притягнути на { senjutsu-text-cells } { $whom_acc }
           *[no] притягнути { $whom_acc } на { senjutsu-text-cells }
        }
    .third = притягує { $whom_acc } на { senjutsu-text-cells }
senjutsu-text-cells =
    { $n ->
        [one] { $n } клітинку
        [few] { $n } клітинки
       *[many] { $n } клітинок
    }
senjutsu-text-rotate =
    { $there ->
        [yes] розверніть на { senjutsu-text-sides } { $whom_acc }
       *[no] розверніть { $whom_acc } на { senjutsu-text-sides }
    }
    .inf =
        { $there ->
            [yes] розвернути на { senjutsu-text-sides } { $whom_acc }
           *[no] розвернути { $whom_acc } на { senjutsu-text-sides }
        }
    .third = розвертає { $whom_acc } на { senjutsu-text-sides }
senjutsu-text-defeat = негайно розгроміть { $whom_acc }
    .inf = негайно розгромити { $whom_acc }
senjutsu-text-mark = зробіть ціллю { $whom_acc }
    .inf = зробити ціллю { $whom_acc }
senjutsu-text-there = персонаж на цій клітинці
    .acc = персонажа на цій клітинці
senjutsu-text-deal =
    { $mode ->
        [more] завдайте ще { $what_gen }
        [instead] завдайте натомість { $what_gen }
       *[plain] завдайте { $what_gen }
    }
    .inf =
        { $mode ->
            [more] завдати ще { $what_gen }
            [instead] завдати натомість { $what_gen }
           *[plain] завдати { $what_gen }
        }
senjutsu-text-deal-to =
    { $mode ->
        [more] завдайте ще { $what_gen } { $whom_dat }
        [instead] завдайте натомість { $what_gen } { $whom_dat }
       *[plain] завдайте { $what_gen } { $whom_dat }
    }
    .inf =
        { $mode ->
            [more] завдати ще { $what_gen } { $whom_dat }
            [instead] завдати натомість { $what_gen } { $whom_dat }
           *[plain] завдати { $what_gen } { $whom_dat }
        }
senjutsu-text-give = дайте цілі { $what_acc }
    .inf = дати цілі { $what_acc }
senjutsu-text-give-to = дайте { $what_acc } { $whom_dat }
    .inf = дати { $what_acc } { $whom_dat }
senjutsu-text-also = ще й { $what }
    .inf = ще й { $what_inf }
senjutsu-text-instead = натомість { $what }
    .inf = натомість { $what_inf }

## Коли й за яку ціну

senjutsu-text-when = { $when } { $what }
    .inf = { $when } { $what_inf }
    .soft = { $when_soft } { $what }
senjutsu-text-when-if = { $when }, { $more }, { $what }
    .inf = { $when }, { $more }, { $what_inf }
    .soft = { $when_soft }, { $more }, { $what }
senjutsu-text-on-success = у разі успіху
    .soft = в разі успіху
senjutsu-text-while-in = { $where }
    .soft = { $where_soft }
senjutsu-text-if-in = якщо ви { $where_soft }
senjutsu-text-in-neutral = у нейтральній позиції
    .soft = в нейтральній позиції
senjutsu-text-in-aggression = в Агресії
    .soft = в Агресії
senjutsu-text-in-balance = у Рівновазі
    .soft = в Рівновазі
senjutsu-text-in-resolve = у Рішучості
    .soft = в Рішучості
senjutsu-text-while-masked = під маскуванням
senjutsu-text-if-masked = якщо ви замасковані
senjutsu-text-at-initiative = за ініціативи { $values }
senjutsu-text-if-initiative = якщо ваша ініціатива — { $values }
senjutsu-text-at-chosen = за вибраної ініціативи { $values }
senjutsu-text-if-chosen = якщо ви вибрали ініціативу { $values }
senjutsu-text-values = від { $low } до { $high }
senjutsu-text-value = { $n }
senjutsu-text-price = можете { $price_inf }, щоб { $what_inf }
    .inf = { $price_inf }, щоб { $what_inf }
senjutsu-text-price-of-clause = можете { $price_inf }: { $what }
    .inf = { $price_inf }: { $what }
senjutsu-text-pay = заплатіть { senjutsu-text-focus }
    .inf = заплатити { senjutsu-text-focus }
senjutsu-text-focus =
    { $n ->
        [one] { $n } жетон зосередження
        [few] { $n } жетони зосередження
       *[many] { $n } жетонів зосередження
    }

## Блокування

senjutsu-text-block =
    { $also ->
        [yes] заблокуйте ще й { $cells }
       *[no] заблокуйте { $cells_soft }
    }
    .inf =
        { $also ->
            [yes] заблокувати ще й { $cells }
           *[no] заблокувати { $cells_soft }
        }
    .third =
        { $also ->
            [yes] блокує ще й { $cells_third }
           *[no] блокує { $cells_third }
        }
senjutsu-text-block-more =
    { $also ->
        [yes] заблокуйте ще й { $cells }; { $at }
       *[no] заблокуйте { $cells_soft }; { $at }
    }
    .inf =
        { $also ->
            [yes] заблокувати ще й { $cells }; { $at }
           *[no] заблокувати { $cells_soft }; { $at }
        }
senjutsu-text-block-only =
    { $also ->
        [yes] заблокуйте ще й { $at }
       *[no] заблокуйте { $at }
    }
    .inf =
        { $also ->
            [yes] заблокувати ще й { $at }
           *[no] заблокувати { $at }
        }
senjutsu-text-at-more =
    { $first ->
        [yes] за ініціативи { $values } — ще й { $cells }
       *[no] за { $values } — ще й { $cells }
    }
senjutsu-text-at-only =
    { $first ->
        [yes] { $cells } за ініціативи { $values }
       *[no] { $cells } за { $values }
    }
senjutsu-text-counter = якщо так зупинено атаку з ініціативою { $values }, можете контратакувати

## Дух і карти

senjutsu-text-gain-focus = отримайте { senjutsu-text-focus }
    .inf = отримати { senjutsu-text-focus }
senjutsu-text-change-kamae = змініть камае на відстані до { senjutsu-text-branches }
    .inf = змінити камае на відстані до { senjutsu-text-branches }
senjutsu-text-branches =
    { $n ->
        [one] { $n } гілки
        [few] { $n } гілок
       *[many] { $n } гілок
    }
senjutsu-text-enter = займіть { $kamae }
    .inf = зайняти { $kamae }
senjutsu-text-kamae-neutral = нейтральну позицію камае
senjutsu-text-kamae-aggression = камае Агресії
senjutsu-text-kamae-balance = камае Рівноваги
senjutsu-text-kamae-resolve = камае Рішучості
senjutsu-text-kamae-any = будь-яке камае, крім нейтрального
senjutsu-text-draw = візьміть { senjutsu-text-cards }
    .inf = узяти { senjutsu-text-cards }
senjutsu-text-discard = скиньте { senjutsu-text-cards } з руки
    .inf = скинути { senjutsu-text-cards } з руки
senjutsu-text-cards =
    { $n ->
        [1] карту
        [2] дві карти
        [3] три карти
        [4] чотири карти
        [5] п’ять карт
       *[other] { senjutsu-text-cards-counted }
    }
senjutsu-text-cards-counted =
    { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
senjutsu-text-mill = скиньте { senjutsu-text-top-cards } своєї колоди
    .inf = скинути { senjutsu-text-top-cards } своєї колоди
senjutsu-text-top-cards =
    { $n ->
        [1] верхню карту
        [2] дві верхні карти
        [3] три верхні карти
        [4] чотири верхні карти
        [5] п’ять верхніх карт
       *[other] { senjutsu-text-top-cards-counted }
    }
senjutsu-text-top-cards-counted =
    { $n ->
        [one] { $n } верхню карту
        [few] { $n } верхні карти
       *[many] { $n } верхніх карт
    }
senjutsu-text-recycle = затасуйте у свою колоду { senjutsu-text-random-cards } зі скиду
    .inf = затасувати у свою колоду { senjutsu-text-random-cards } зі скиду
senjutsu-text-random-cards =
    { $n ->
        [1] випадкову карту
        [2] дві випадкові карти
        [3] три випадкові карти
        [4] чотири випадкові карти
        [5] п’ять випадкових карт
       *[other] { senjutsu-text-random-cards-counted }
    }
senjutsu-text-random-cards-counted =
    { $n ->
        [one] { $n } випадкову карту
        [few] { $n } випадкові карти
       *[many] { $n } випадкових карт
    }
senjutsu-text-look-hand = перегляньте руку суперника
    .inf = переглянути руку суперника
senjutsu-text-advantage = здобудьте перевагу
    .inf = здобути перевагу
senjutsu-text-enter-mask = замаскуйтеся
    .inf = замаскуватися
senjutsu-text-place-spikes =
    { $many ->
        [yes] { $n ->
            [1] поставте шипи на одну з таких клітинок, якщо вона вільна: { $cells }
            [2] поставте шипи щонайбільше на дві вільні з таких клітинок: { $cells }
            [3] поставте шипи щонайбільше на три вільні з таких клітинок: { $cells }
            [4] поставте шипи щонайбільше на чотири вільні з таких клітинок: { $cells }
            [5] поставте шипи щонайбільше на п’ять вільних з таких клітинок: { $cells }
           *[other] поставте шипи щонайбільше на { $n } вільних з таких клітинок: { $cells }
        }
       *[no] поставте шипи на { $cells }, якщо вона вільна
    }
    .inf =
        { $many ->
            [yes] { $n ->
                [1] поставити шипи на одну з таких клітинок, якщо вона вільна: { $cells }
                [2] поставити шипи щонайбільше на дві вільні з таких клітинок: { $cells }
                [3] поставити шипи щонайбільше на три вільні з таких клітинок: { $cells }
                [4] поставити шипи щонайбільше на чотири вільні з таких клітинок: { $cells }
                [5] поставити шипи щонайбільше на п’ять вільних з таких клітинок: { $cells }
               *[other] поставити шипи щонайбільше на { $n } вільних з таких клітинок: { $cells }
            }
           *[no] поставити шипи на { $cells }, якщо вона вільна
        }
senjutsu-text-place-trap =
    { $many ->
        [yes] { $n ->
            [1] поставте жетон пастки на одну з таких клітинок, якщо вона вільна: { $cells }
            [2] поставте жетони пасток щонайбільше на дві вільні з таких клітинок: { $cells }
            [3] поставте жетони пасток щонайбільше на три вільні з таких клітинок: { $cells }
            [4] поставте жетони пасток щонайбільше на чотири вільні з таких клітинок: { $cells }
            [5] поставте жетони пасток щонайбільше на п’ять вільних з таких клітинок: { $cells }
           *[other] поставте жетони пасток щонайбільше на { $n } вільних з таких клітинок: { $cells }
        }
       *[no] поставте жетон пастки на { $cells }, якщо вона вільна
    }
    .inf =
        { $many ->
            [yes] { $n ->
                [1] поставити жетон пастки на одну з таких клітинок, якщо вона вільна: { $cells }
                [2] поставити жетони пасток щонайбільше на дві вільні з таких клітинок: { $cells }
                [3] поставити жетони пасток щонайбільше на три вільні з таких клітинок: { $cells }
                [4] поставити жетони пасток щонайбільше на чотири вільні з таких клітинок: { $cells }
                [5] поставити жетони пасток щонайбільше на п’ять вільних з таких клітинок: { $cells }
               *[other] поставити жетони пасток щонайбільше на { $n } вільних з таких клітинок: { $cells }
            }
           *[no] поставити жетон пастки на { $cells }, якщо вона вільна
        }

## Власні поранення

senjutsu-text-heal-wound =
    { $n ->
        [1] приберіть одне своє звичайне поранення
       *[other] приберіть { senjutsu-text-plain-wounds }
    }
    .inf =
        { $n ->
            [1] прибрати одне своє звичайне поранення
           *[other] прибрати { senjutsu-text-plain-wounds }
        }
senjutsu-text-plain-wounds =
    { $n ->
        [one] { $n } своє звичайне поранення
        [few] { $n } свої звичайні поранення
       *[many] { $n } своїх звичайних поранень
    }
senjutsu-text-heal-wound-all = приберіть усі свої звичайні поранення
    .inf = прибрати всі свої звичайні поранення
senjutsu-text-heal-heavy-to-wound =
    { $n ->
        [1] замініть одне важке поранення на звичайне
       *[other] замініть { senjutsu-text-heavy-wounds } на звичайні
    }
    .inf =
        { $n ->
            [1] замінити одне важке поранення на звичайне
           *[other] замінити { senjutsu-text-heavy-wounds } на звичайні
        }
senjutsu-text-heavy-wounds =
    { $n ->
        [one] { $n } важке поранення
        [few] { $n } важкі поранення
       *[many] { $n } важких поранень
    }
senjutsu-text-heal-heavy-to-wound-all = замініть усі свої важкі поранення на звичайні
    .inf = замінити всі свої важкі поранення на звичайні
senjutsu-text-heal-limp =
    { $n ->
        [1] скиньте одну свою карту кульгання
       *[other] скиньте { senjutsu-text-limp-cards.acc }
    }
    .inf =
        { $n ->
            [1] скинути одну свою карту кульгання
           *[other] скинути { senjutsu-text-limp-cards.acc }
        }
senjutsu-text-heal-limp-all = скиньте всі свої карти кульгання
    .inf = скинути всі свої карти кульгання
senjutsu-text-heal-stun =
    { $n ->
        [1] скиньте одну свою карту запаморочення
       *[other] скиньте { senjutsu-text-stun-cards.acc }
    }
    .inf =
        { $n ->
            [1] скинути одну свою карту запаморочення
           *[other] скинути { senjutsu-text-stun-cards.acc }
        }
senjutsu-text-heal-stun-all = скиньте всі свої карти запаморочення
    .inf = скинути всі свої карти запаморочення
senjutsu-text-suffer = візьміть собі { $what_acc }
    .inf = узяти собі { $what_acc }
senjutsu-text-prevent =
    { $n ->
        [one] візьміть на { $n } поранення менше
        [few] візьміть на { $n } поранення менше
       *[many] візьміть на { $n } поранень менше
    }
    .inf =
        { $n ->
            [one] узяти на { $n } поранення менше
            [few] узяти на { $n } поранення менше
           *[many] узяти на { $n } поранень менше
        }

## Хтось інший

senjutsu-text-foe = { $who } { $what }
senjutsu-text-who-attacker = нападник
    .acc = нападника
senjutsu-text-who-hit = уражений персонаж
    .acc = ураженого персонажа
senjutsu-text-who-chosen = суперник на ваш вибір
    .acc = суперника на ваш вибір
senjutsu-text-who-same = цей суперник
    .acc = цього суперника
senjutsu-text-foe-takes = отримує { $what_acc }
senjutsu-text-foe-lose-focus = втрачає { senjutsu-text-focus }
senjutsu-text-foe-lose-all-focus = втрачає все зосередження
senjutsu-text-foe-enters = займає { $kamae }
senjutsu-text-foe-discard = скидає { senjutsu-text-cards } на власний вибір
senjutsu-text-foe-discard-by-you = скидає { senjutsu-text-cards } на ваш вибір
senjutsu-text-foe-mill = скидає { senjutsu-text-top-cards } своєї колоди
senjutsu-text-foe-draw = бере { senjutsu-text-cards }

## Пошук

senjutsu-text-search =
    { $n ->
        [1] { $shown ->
            [yes] знайдіть у своїй колоді { $what }, покажіть її та візьміть на руку, потім перетасуйте колоду
           *[no] знайдіть у своїй колоді { $what } та візьміть її на руку, потім перетасуйте колоду
        }
       *[other] { $shown ->
            [yes] знайдіть у своїй колоді { $what }, покажіть їх та візьміть на руку, потім перетасуйте колоду
           *[no] знайдіть у своїй колоді { $what } та візьміть їх на руку, потім перетасуйте колоду
        }
    }
    .inf =
        { $n ->
            [1] { $shown ->
                [yes] знайти у своїй колоді { $what }, показати її та взяти на руку, потім перетасувати колоду
               *[no] знайти у своїй колоді { $what } та взяти її на руку, потім перетасувати колоду
            }
           *[other] { $shown ->
                [yes] знайти у своїй колоді { $what }, показати їх та взяти на руку, потім перетасувати колоду
               *[no] знайти у своїй колоді { $what } та взяти їх на руку, потім перетасувати колоду
            }
        }
senjutsu-text-sought =
    { $personal ->
        [yes] { $n ->
            [1] особисту карту
            [2] щонайбільше дві особисті карти
            [3] щонайбільше три особисті карти
            [4] щонайбільше чотири особисті карти
            [5] щонайбільше п’ять особистих карт
           *[other] щонайбільше { $n } особистих карт
        }
       *[no] { $n ->
            [1] будь-яку карту
            [2] щонайбільше дві карти
            [3] щонайбільше три карти
            [4] щонайбільше чотири карти
            [5] щонайбільше п’ять карт
           *[other] щонайбільше { $n } карт
        }
    }
senjutsu-text-sought-of-type =
    { $personal ->
        [yes] { $n ->
            [1] особисту карту { $types }
            [2] щонайбільше дві особисті карти { $types }
            [3] щонайбільше три особисті карти { $types }
            [4] щонайбільше чотири особисті карти { $types }
            [5] щонайбільше п’ять особистих карт { $types }
           *[other] щонайбільше { $n } особистих карт { $types }
        }
       *[no] { $n ->
            [1] карту { $types }
            [2] щонайбільше дві карти { $types }
            [3] щонайбільше три карти { $types }
            [4] щонайбільше чотири карти { $types }
            [5] щонайбільше п’ять карт { $types }
           *[other] щонайбільше { $n } карт { $types }
        }
    }
senjutsu-text-type-attack = атаки
    .acc = атаки
senjutsu-text-type-defence = захисту
    .acc = захисту
senjutsu-text-type-meditation = медитації
    .acc = медитації
senjutsu-text-type-core = з основних
    .acc = з основних
senjutsu-text-sought-so = { $what } { $quality }
senjutsu-text-sought-owner = персонажа «{ $owner }»
senjutsu-text-sought-ranks = рангу { $ranks }
senjutsu-text-sought-names = з назвою { $names }
senjutsu-text-quoted = «{ $name }»

## Вибір

senjutsu-text-choose =
    { $begun ->
        [yes] далі виберіть одне: { $what }
       *[no] виберіть одне: { $what }
    }
    .inf = вибрати одне: { $what }
senjutsu-text-option-in = { $where } (тоді лише це) { $what }
    .soft = { $where_soft } (тоді лише це) { $what }

## Час негайних карт і частини карти

senjutsu-text-timing =
    { $strikes ->
        [clause] { $when }, { $what }
        [yes] { $when } { $what }
       *[no] { $when }: { $what }
    }
senjutsu-text-timing-attack-success = після вашої успішної атаки
senjutsu-text-timing-block-success = після вашого успішного блокування
senjutsu-text-timing-after-card = після розіграшу вашої карти
senjutsu-text-timing-start-of-turn = на початку ходу
senjutsu-text-timing-after-draw = після взяття карт
senjutsu-text-timing-after-reveal = після відкриття карт
senjutsu-text-timing-would-suffer = коли атака має вас поранити
senjutsu-text-timing-end-of-turn = наприкінці ходу
senjutsu-text-part =
    { $strikes ->
        [yes] — З ініціативою { $n } { $what }
       *[no] — З ініціативою { $n }: { $what }
    }

## Облямівка карти

senjutsu-text-kind-attack = атака
senjutsu-text-kind-defence = захист
senjutsu-text-kind-meditation = медитація
senjutsu-text-kind-core = основне вміння
senjutsu-text-kind-core-attack = основна зброя, атака
senjutsu-text-kind-core-defence = основна зброя, захист
senjutsu-text-kind-core-meditation = основна зброя, медитація
senjutsu-text-kind-of-rank = { $kind }, { $rank }
senjutsu-text-rank-wood = дерево
senjutsu-text-rank-steel = сталь
senjutsu-text-rank-gold = золото
senjutsu-text-rank-jade = нефрит
senjutsu-text-rank-core = основна
senjutsu-text-of-character =
    { $personal ->
        [yes] особиста карта: { $owner }
       *[no] { $owner }
    }
senjutsu-text-initiative = ініціатива { $n }
senjutsu-text-initiative-chosen = ініціатива { $values }, на ваш вибір
senjutsu-text-initiative-bought =
    { $pay ->
        [one] ініціатива { $n } або { $more }, якщо заплатите { $pay } жетон зосередження
        [few] ініціатива { $n } або { $more }, якщо заплатите { $pay } жетони зосередження
       *[many] ініціатива { $n } або { $more }, якщо заплатите { $pay } жетонів зосередження
    }
senjutsu-text-cost = коштує { senjutsu-text-focus }
senjutsu-text-only-in = лише { $where_soft }
senjutsu-text-only-masked = лише під маскуванням
senjutsu-text-range = дальній бій, до { senjutsu-text-reach }
senjutsu-text-keyword-prepared = підготовлена карта
senjutsu-text-keyword-instant = негайна карта
senjutsu-text-keyword-instant-additional = негайна додаткова карта
senjutsu-text-keyword-instant-replacement = карта негайної заміни

## Місцевість

senjutsu-text-terrain-obstacle = перешкода: там ніхто не стоїть, і вона зупиняє кожну атаку та закриває огляд
senjutsu-text-terrain-adds-cell = це клітинка поруч із полем, на якій можна стояти
senjutsu-text-terrain-forced = хто сюди врізається, { $what } й лишається на попередній клітинці
senjutsu-text-terrain-entered = хто сюди стає, { $what }
senjutsu-text-terrain-hidden-face = що тут приховано, стане видно, коли хтось сюди ступить
senjutsu-text-terrain-cut-down = атака, що завдає поранень, прибирає таку місцевість із поля
senjutsu-text-terrain-gone = щойно хтось сюди потрапить, таку місцевість прибирають із поля
senjutsu-text-terrain-open = сюди можна зайти, і нічого не станеться
senjutsu-text-terrain-nothing = нічого не зазнає
senjutsu-text-terrain-beside = хто наприкінці ходу стоїть поруч, отримує { senjutsu-text-focus }
