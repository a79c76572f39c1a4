### Стіл гри «Сінобі» у браузері

client-shinobi-turn = хід { $number }
client-shinobi-turn-last = хід { $number }, останнє коло

## Провінції та армії

client-shinobi-province =
    { $you ->
        [yes] Ваша провінція
       *[no] Провінція гравця { $seat }
    }
client-shinobi-province-holds =
    { $you ->
        [yes] Ваша провінція: { $armies }
       *[no] Провінція гравця { $seat }: { $armies }
    }
client-shinobi-no-armies = армій немає
client-shinobi-army =
    Армія клану { $clan }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }, { $you ->
        [yes] ваша провінція
       *[no] провінція гравця { $seat }
    }
client-shinobi-no-army = Армії клану { $clan } немає
client-shinobi-with = { $what }; { $more }
client-shinobi-safe-placed = захищена: цього ходу сюди поклали карту
client-shinobi-safe-moved-in = захищена: цього ходу сюди перемістили карту
client-shinobi-safe-moved-on = захищена: цього ходу сюди поклали карту, хоча її вже й перемістили далі
client-shinobi-safe-ninja = захищена: цього ходу по ній ударив ніндзя
client-shinobi-hand-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
client-shinobi-clan-hidden = Таємно служить одному з кланів

## Три накази

client-shinobi-orders =
    { $you ->
        [yes] Ваші три накази
       *[no] Три накази гравця { $seat }
    }
client-shinobi-order-1 = У чужу провінцію
client-shinobi-order-1-help = або зіграти ніндзя
client-shinobi-order-2 = Додому або переміщення
client-shinobi-order-2-help = одна карта: те або те
client-shinobi-order-3 = Атака
client-shinobi-order-3-help = обов’язкова, якщо можлива
client-shinobi-order-done = (віддано)
client-shinobi-order-now = (віддають зараз)
client-shinobi-order-later = (ще попереду)
client-shinobi-at-yours = ви
client-shinobi-did-place = { $clan } → { $goal }
client-shinobi-did-ninja = Ніндзя проти { $clan }: { $goal }
client-shinobi-did-home = { $clan }: додому
client-shinobi-did-move = { $clan }: { $source } → { $goal }
client-shinobi-did-attack = { $army } проти { $clan }: { $goal }
client-shinobi-did-nothing = неможливо

## Що лежить довкола

client-shinobi-tally = Карти на столі
client-shinobi-in-all = Разом
client-shinobi-neutral =
    { $count ->
        [one] Одному клану не служить ніхто. Якщо він попереду, перемагає наступний.
        [few] { $count } кланам не служить ніхто. Якщо вони попереду, перемагає наступний.
        [many] { $count } кланам не служить ніхто. Якщо вони попереду, перемагає наступний.
       *[other] { $count } клану не служить ніхто. Якщо вони попереду, перемагає наступний.
    }
client-shinobi-serve = Ви служите
client-shinobi-serve-card = Ваша карта клану: ви служите клану { $clan }
client-shinobi-serve-covered = Ваша карта клану, закрита: утримуйте, щоб подивитися
client-shinobi-hold = утримуйте карту, щоб подивитися
client-shinobi-served = Карта клану
client-shinobi-deck = Колода
client-shinobi-deck-label =
    Колода, { $count ->
        [0] порожня
        [one] { $count } карта сорочкою догори
        [few] { $count } карти сорочкою догори
        [many] { $count } карт сорочкою догори
       *[other] { $count } карти сорочкою догори
    }
client-shinobi-discard = Скид
client-shinobi-discard-label =
    Скид, { $count ->
        [0] порожній
        [one] { $count } карта: { $cards }
        [few] { $count } карти: { $cards }
        [many] { $count } карт: { $cards }
       *[other] { $count } карти: { $cards }
    }
client-shinobi-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
client-shinobi-last-round =
    Останнє коло: { $count ->
        [0] це останній хід
        [one] після цього ще { $count } хід
        [few] після цього ще { $count } ходи
        [many] після цього ще { $count } ходів
       *[other] після цього ще { $count } ходу
    }

## Рука

client-shinobi-hand-card =
    { $count ->
        [1] { $card }, у руці
       *[other] { $card }, у руці: { $count }
    }
client-shinobi-hand-empty = У вашій руці немає карт.

## Карти зблизька

client-shinobi-is-troops = Війська
client-shinobi-is-ninja = Ніндзя, один із трьох у колоді
client-shinobi-about-troops = За першим наказом її кладуть у чужу провінцію, за другим — у свою. Там вона приєднується до армії свого клану.
client-shinobi-about-ninja = Замість першого наказу: одна карта будь-якої армії в чужій провінції йде у скид, і ніндзя разом із нею. Того самого ходу атакувати цю армію не можна.
client-shinobi-about-army = Усі карти клану в одній провінції — це одна армія. Вона атакує лише слабших, ніколи — свій клан і ніколи — армію, яку цього ходу підсилили або по якій ударив ніндзя.
client-shinobi-about-clan = Ви перемагаєте, якщо на столі більше карт цього клану, ніж клану будь-якого іншого гравця. За рівності вирішують його карти у вашій провінції. Більше ніхто не повинен про це знати.

## Підрахунок

client-shinobi-notes = Підрахунок
client-shinobi-notes-clan = Клан
client-shinobi-notes-table = Стіл
client-shinobi-notes-hand = Ваша рука
client-shinobi-notes-unseen = Не видно
client-shinobi-notes-what = Карти, яких не видно, — у колоді та в руках інших. Порахувати їх може кожен.

## Кінець гри

client-shinobi-result-served =
    { $you ->
        [yes] Цьому клану служили ви.
       *[no] Цьому клану служив гравець { $seat }.
    }
client-shinobi-result-neutral = Цьому клану не служив ніхто: його не враховують.
client-shinobi-result-home =
    У своїй провінції: { $count ->
        [one] { $count } карта.
        [few] { $count } карти.
        [many] { $count } карт.
       *[other] { $count } карти.
    }
