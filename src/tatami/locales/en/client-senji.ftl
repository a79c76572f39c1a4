### The board of Senji in the browser

## Map, seasons, families

client-senji-when = year { $year }, { $season }
client-senji-year = Year { $year }
client-senji-summer = { $done } done, { $left } to come
client-senji-laid = { $done } of { $count } orders laid

client-senji-notes = Families
client-senji-families = Families
client-senji-party =
    { $you ->
        [yes] You
        [emperor] The emperor’s army
       *[no] { $seat }
    }
client-senji-honour = honour { $count }
client-senji-provinces =
    { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
client-senji-hands =
    { $hanafuda } hanafuda, { $diplomacy ->
        [one] { $diplomacy } diplomacy card
       *[other] { $diplomacy } diplomacy cards
    }
client-senji-host = host
client-senji-out = out of the game
client-senji-has-samurai = Samurai: { $names }
client-senji-has-kami = Kami: { $names }
client-senji-samurai-kind = Samurai, honour { $honour }, { $kami }

client-senji-map = Map
client-senji-list = Provinces
client-senji-larger = Larger
client-senji-smaller = Smaller
client-senji-to-map = Map
client-senji-to-pick = Choose
client-senji-to-winter = Negotiations

client-senji-held =
    { $you ->
        [yes] yours
        [emperor] the emperor’s
       *[no] { $seat }’s
    }
client-senji-free = nobody’s
client-senji-closed = closed, nobody may enter
client-senji-units =
    { $count ->
        [0] no units
        [one] { $count } unit
       *[other] { $count } units
    }
client-senji-borders = Borders: { $names }
client-senji-order-hidden = order face down
client-senji-order-own = your order, covered: { $order }
client-senji-order-open = order: { $order }
client-senji-order-production = production
client-senji-order-recruitment = recruitment
client-senji-order-march = march
client-senji-fleet =
    { $you ->
        [yes] your fleet, { $sea }
        [emperor] the emperor’s fleet, { $sea }
       *[no] { $seat }’s fleet, { $sea }
    }
client-senji-fleet-waits = still to be named
