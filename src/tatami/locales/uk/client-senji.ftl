### The board of Senji in the browser

## Map, seasons, families

client-senji-when = рік { $year }, { $season }
client-senji-year = Рік { $year }
client-senji-summer = виконано { $done }, лишилося { $left }
client-senji-laid = Наказів викладено: { $done } з { $count }

client-senji-notes = Родини
client-senji-families = Родини
client-senji-party =
    { $you ->
        [yes] Ви
        [emperor] Військо імператора
       *[no] { $seat }
    }
client-senji-honour = слава { $count }
client-senji-provinces =
    { $count ->
        [one] { $count } провінція
        [few] { $count } провінції
       *[many] { $count } провінцій
    }
client-senji-hands =
    ханафуда: { $hanafuda }, карт дипломатії: { $diplomacy }
client-senji-host = господар
client-senji-out = вибув із гри
client-senji-has-samurai = Самураї: { $names }
client-senji-has-kami = Камі: { $names }
client-senji-samurai-kind = Самурай, слава { $honour }, { $kami }

client-senji-map = Мапа
client-senji-list = Провінції
client-senji-larger = Збільшити
client-senji-smaller = Зменшити
client-senji-to-map = Мапа
client-senji-to-pick = Вибір
client-senji-to-winter = Перемовини

client-senji-held =
    { $you ->
        [yes] ваша
        [emperor] імператорська
       *[no] володіє { $seat }
    }
client-senji-free = нічия
client-senji-closed = нейтральна, входити не можна
client-senji-units =
    { $count ->
        [0] без загонів
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    }
client-senji-borders = Межує з: { $names }
client-senji-order-hidden = закритий наказ
client-senji-order-own = ваш закритий наказ: { $order }
client-senji-order-open = наказ: { $order }
client-senji-order-production = виробництво
client-senji-order-recruitment = вербування
client-senji-order-march = похід
client-senji-fleet =
    { $you ->
        [yes] ваш флот, { $sea }
        [emperor] флот імператора, { $sea }
       *[no] флот ({ $seat }), { $sea }
    }
client-senji-fleet-waits = ще не названий
