# How a finished game went: its story in a few lines, in the present tense, one sentence each (hooks/retelling.py).

kernel-retold-lead = { $seat } takes the lead: { $points } to { $second }.
kernel-retold-moved = { $seat } now has { $points } (change: { $change }).

tenno-retold-counted = Points in prison
tenno-retold-prisoner = { $seat } takes { $card_acc } of { $target } prisoner: now { $total } { $total ->
        [one] point
       *[other] points
    } in prison.

shinobi-retold-counted = Troops of the clan served
shinobi-retold-struck = { $seat } strikes { $clan_acc }, which { $target } secretly serves: { $total } { $total ->
        [one] card
       *[other] cards
    } left.
shinobi-retold-struck-own = { $seat } strikes { $clan_acc }, the clan that { $seat } secretly serves: { $total } { $total ->
        [one] card
       *[other] cards
    } left.
shinobi-retold-ninja = { $seat } sends a ninja against { $clan_acc }, which { $target } secretly serves.

samurai-sword-retold-counted = Honour
samurai-sword-retold-defeated = { $by }, { $role }, defeats { $seat }, { $card }, who keeps { $honor } Honour.
samurai-sword-retold-own-team = { $by } defeats { $seat } of the same team, { $card }, who keeps { $honor } Honour.
samurai-sword-retold-bushido = Bushido costs { $seat } Honour: { $honor } left.
samurai-sword-retold-bushido-passed = { $seat } passes Bushido on to { $to }.
samurai-sword-retold-deck-ended = The deck runs out: everybody loses 1 Honour.
samurai-sword-retold-honor-ran-out = No Honour left: { $seats }. The roles are turned up.

senji-retold-counted = Honour
senji-retold-province = { $party } takes { $region } from { $loser }.
senji-retold-samurai = { $samurai } falls in the service of { $party }.
senji-retold-honour = { $seat } now has { $honour } honour ({ $source }: { $change }).
senji-retold-eliminated = { $seat } has lost everything and is out of the game.
senji-retold-disputed = { $seats } both reach { $honour } honour: one more year decides.
senji-retold-shogun = { $seat } becomes shogun with { $honour } honour.
senji-retold-broken = { $seats_count ->
        [one] { $seats } breaks a promise.
       *[other] { $seats } break promises.
    }
senji-retold-hostage = { $seat } kills a hostage.

senjutsu-retold-counted = Wounds that can still be taken
senjutsu-retold-wounded = { $seat } takes { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    }; { $left } more would be the end.
senjutsu-retold-countered = { $seat } strikes back with a counterattack.
senjutsu-retold-defeated = { $seat } is defeated.
senjutsu-retold-gave-up = { $seat } gives up.
