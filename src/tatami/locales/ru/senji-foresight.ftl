### К чему приведёт ответ в Сенджи, как может посчитать каждый

senji-foresee-attack =
    { $raid ->
        [yes] { $region }: { $percent } % без поддержки, если никто не утонет
       *[no] { $region }: { $percent } % без поддержки
    }
senji-foresee-production =
    { $cards ->
        [one] +{ $cards } карта ханафуда
        [few] +{ $cards } карты ханафуда
       *[many] +{ $cards } карт ханафуда
    }
senji-foresee-recruitment =
    { $units ->
        [0] ни одного отряда не добавить
        [one] +{ $units } отряд
        [few] +{ $units } отряда
       *[many] +{ $units } отрядов
    }
senji-foresee-samurai =
    { $honour ->
        [0] { $ability }
       *[other] { $ability }; слава +{ $honour }
    }
senji-foresee-kill = слава +{ $gained }; { $target } теряет { $lost }
senji-foresee-support = сила +{ $strength } при этих кубиках
senji-foresee-honour =
    { $sign ->
        [plus] слава +{ $change }, будет { $left }
       *[minus] слава −{ $change }, будет { $left }
    }
senji-foresee-set-samurai =
    { $count ->
        [one] нанимает { $count } самурая
        [few] нанимает { $count } самураев
       *[many] нанимает { $count } самураев
    }
