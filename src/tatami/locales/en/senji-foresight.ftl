### What will come of an answer in Senji, as everybody can work it out

senji-foresee-attack =
    { $raid ->
        [yes] { $region }: { $percent } % without support, if nobody drowns
       *[no] { $region }: { $percent } % without support
    }
senji-foresee-production =
    { $cards ->
        [one] +{ $cards } hanafuda card
       *[other] +{ $cards } hanafuda cards
    }
senji-foresee-recruitment =
    { $units ->
        [0] no unit can be added
        [one] +{ $units } unit
       *[other] +{ $units } units
    }
senji-foresee-samurai =
    { $honour ->
        [0] { $ability }
       *[other] { $ability }; honour +{ $honour }
    }
senji-foresee-kill = honour +{ $gained }; { $target } loses { $lost }
senji-foresee-support = strength +{ $strength } with these dice
senji-foresee-honour =
    { $sign ->
        [plus] honour +{ $change }, then { $left }
       *[minus] honour −{ $change }, then { $left }
    }
senji-foresee-set-samurai =
    { $count ->
        [one] hires a samurai
       *[other] hires { $count } samurai
    }
