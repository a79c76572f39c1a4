### До чого призведе відповідь у Сенджі, як може порахувати кожен

senji-foresee-attack =
    { $raid ->
        [yes] { $region }: { $percent } % без підтримки, якщо ніхто не потоне
       *[no] { $region }: { $percent } % без підтримки
    }
senji-foresee-production =
    { $cards ->
        [one] +{ $cards } карта ханафуда
        [few] +{ $cards } карти ханафуда
       *[many] +{ $cards } карт ханафуда
    }
senji-foresee-recruitment =
    { $units ->
        [0] жодного загону не додати
        [one] +{ $units } загін
        [few] +{ $units } загони
       *[many] +{ $units } загонів
    }
senji-foresee-samurai =
    { $honour ->
        [0] { $ability }
       *[other] { $ability }; слава +{ $honour }
    }
senji-foresee-kill = слава +{ $gained }; { $target } втрачає { $lost }
senji-foresee-support = сила +{ $strength } за цих кубиків
senji-foresee-honour =
    { $sign ->
        [plus] слава +{ $change }, буде { $left }
       *[minus] слава −{ $change }, буде { $left }
    }
senji-foresee-set-samurai =
    { $count ->
        [one] наймає { $count } самурая
        [few] наймає { $count } самураїв
       *[many] наймає { $count } самураїв
    }
