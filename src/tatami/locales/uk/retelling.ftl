# Як минула закінчена гра: її історія в кількох рядках, у теперішньому часі, по реченню (hooks/retelling.py).

kernel-retold-lead = Уперед виходить { $seat }: { $points } проти { $second }.
kernel-retold-moved = { $seat }: тепер { $points } (зміна: { $change }).

tenno-retold-counted = Очки у в’язниці
tenno-retold-prisoner = { $seat } бере в полон { $card_acc } гравця { $target }: тепер у в’язниці { $total } { $total ->
        [one] очко
        [few] очки
       *[many] очок
    }.

shinobi-retold-counted = Війська клану, якому служать
shinobi-retold-struck = { $seat } б’є по { $clan_dat }, якому таємно служить { $target }: лишається { $total } { $total ->
        [one] карта
        [few] карти
       *[many] карт
    }.
shinobi-retold-struck-own = { $seat } б’є по { $clan_dat }, якому служить сам: лишається { $total } { $total ->
        [one] карта
        [few] карти
       *[many] карт
    }.
shinobi-retold-ninja = { $seat } насилає ніндзя на { $clan_acc }, якому таємно служить { $target }.

samurai-sword-retold-counted = Честь
samurai-sword-retold-defeated = { $by }, { $role }, перемагає гравця { $seat }, { $card }, у якого лишається честі: { $honor }.
samurai-sword-retold-own-team = { $by } перемагає гравця { $seat } зі своєї ж команди, { $card }, у якого лишається честі: { $honor }.
samurai-sword-retold-bushido = Бусідо коштує гравцеві { $seat } честі: лишається { $honor }.
samurai-sword-retold-bushido-passed = { $seat } передає «Бусідо» гравцеві { $to }.
samurai-sword-retold-deck-ended = Колода вичерпується: кожен втрачає 1 честь.
samurai-sword-retold-honor-ran-out = Честі більше немає: { $seats }. Ролі відкривають.

senji-retold-counted = Слава
senji-retold-province = { $region }: провінцію бере { $party }, втрачає { $loser }.
senji-retold-samurai = { $samurai } гине на службі ({ $party }).
senji-retold-honour = { $seat }: тепер { $honour } слави ({ $source }: { $change }).
senji-retold-eliminated = { $seat } втрачає все й вибуває з гри.
senji-retold-disputed = По { $honour } слави мають { $seats }: вирішить ще один рік.
senji-retold-shogun = { $seat } стає сьоґуном: { $honour } слави.
senji-retold-broken = { $seats_count ->
        [one] { $seats } порушує обіцянку.
        [few] Обіцянки порушують { $seats }.
       *[many] Обіцянки порушують { $seats }.
    }
senji-retold-hostage = { $seat } вбиває заручника.

senjutsu-retold-counted = Скільки ран ще можна стерпіти
senjutsu-retold-wounded = { $seat } отримує { $wounds } { $wounds ->
        [one] поранення
        [few] поранення
       *[many] поранень
    }; ще { $left } — і кінець.
senjutsu-retold-countered = { $seat } відповідає контратакою.
senjutsu-retold-defeated = { $seat } зазнає поразки.
senjutsu-retold-gave-up = { $seat } здається.
