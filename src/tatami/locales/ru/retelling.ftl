# Как прошла законченная игра: её история в нескольких строках, в настоящем времени, по предложению (hooks/retelling.py).

kernel-retold-lead = Вперёд выходит { $seat }: { $points } против { $second }.
kernel-retold-moved = { $seat }: теперь { $points } (изменение: { $change }).

tenno-retold-counted = Очки в тюрьме
tenno-retold-prisoner = { $seat } берёт в плен { $card_acc } игрока { $target }: теперь в тюрьме { $total } { $total ->
        [one] очко
        [few] очка
       *[many] очков
    }.

shinobi-retold-counted = Войска клана, которому служат
shinobi-retold-struck = { $seat } бьёт по { $clan_dat }, которому тайно служит { $target }: остаётся { $total } { $total ->
        [one] карта
        [few] карты
       *[many] карт
    }.
shinobi-retold-struck-own = { $seat } бьёт по { $clan_dat }, которому служит сам: остаётся { $total } { $total ->
        [one] карта
        [few] карты
       *[many] карт
    }.
shinobi-retold-ninja = { $seat } насылает ниндзя на { $clan_acc }, которому тайно служит { $target }.

samurai-sword-retold-counted = Честь
samurai-sword-retold-defeated = { $by }, { $role }, побеждает игрока { $seat }, { $card }, у которого остаётся чести: { $honor }.
samurai-sword-retold-own-team = { $by } побеждает игрока { $seat } из своей же команды, { $card }, у которого остаётся чести: { $honor }.
samurai-sword-retold-bushido = Бусидо стоит игроку { $seat } чести: остаётся { $honor }.
samurai-sword-retold-bushido-passed = { $seat } передаёт «Бусидо» игроку { $to }.
samurai-sword-retold-deck-ended = Колода заканчивается: каждый теряет 1 честь.
samurai-sword-retold-honor-ran-out = Чести больше нет: { $seats }. Роли открывают.

senji-retold-counted = Слава
senji-retold-province = { $region }: провинцию берёт { $party }, теряет { $loser }.
senji-retold-samurai = { $samurai } гибнет на службе ({ $party }).
senji-retold-honour = { $seat }: теперь { $honour } славы ({ $source }: { $change }).
senji-retold-eliminated = { $seat } теряет всё и выбывает из игры.
senji-retold-disputed = По { $honour } славы имеют { $seats }: решит ещё один год.
senji-retold-shogun = { $seat } становится сёгуном: { $honour } славы.
senji-retold-broken = { $seats_count ->
        [one] { $seats } нарушает обещание.
        [few] Обещания нарушают { $seats }.
       *[many] Обещания нарушают { $seats }.
    }
senji-retold-hostage = { $seat } убивает заложника.

senjutsu-retold-counted = Сколько ран ещё можно вынести
senjutsu-retold-wounded = { $seat } получает { $wounds } { $wounds ->
        [one] ранение
        [few] ранения
       *[many] ранений
    }; ещё { $left } — и конец.
senjutsu-retold-countered = { $seat } отвечает контратакой.
senjutsu-retold-defeated = { $seat } терпит поражение.
senjutsu-retold-gave-up = { $seat } сдаётся.
