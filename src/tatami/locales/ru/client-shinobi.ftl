### Стол игры «Синоби» в браузере

client-shinobi-turn = ход { $number }
client-shinobi-turn-last = ход { $number }, последний круг

## Провинции и армии

client-shinobi-province =
    { $you ->
        [yes] Ваша провинция
       *[no] Провинция игрока { $seat }
    }
client-shinobi-province-holds =
    { $you ->
        [yes] Ваша провинция: { $armies }
       *[no] Провинция игрока { $seat }: { $armies }
    }
client-shinobi-no-armies = армий нет
client-shinobi-army =
    Армия клана { $clan }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, { $you ->
        [yes] ваша провинция
       *[no] провинция игрока { $seat }
    }
client-shinobi-no-army = Армии клана { $clan } нет
client-shinobi-with = { $what }; { $more }
client-shinobi-safe-placed = защищена: в этот ход сюда положили карту
client-shinobi-safe-moved-in = защищена: в этот ход сюда переместили карту
client-shinobi-safe-moved-on = защищена: в этот ход сюда положили карту, хотя её уже и переместили дальше
client-shinobi-safe-ninja = защищена: в этот ход по ней ударил ниндзя
client-shinobi-hand-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
client-shinobi-clan-hidden = Тайно служит одному из кланов

## Три приказа

client-shinobi-orders =
    { $you ->
        [yes] Ваши три приказа
       *[no] Три приказа игрока { $seat }
    }
client-shinobi-order-1 = В чужую провинцию
client-shinobi-order-1-help = или сыграть ниндзя
client-shinobi-order-2 = Домой или перемещение
client-shinobi-order-2-help = одна карта: то или другое
client-shinobi-order-3 = Атака
client-shinobi-order-3-help = обязательна, если возможна
client-shinobi-order-done = (отдан)
client-shinobi-order-now = (отдаётся сейчас)
client-shinobi-order-later = (ещё впереди)
client-shinobi-at-yours = вы
client-shinobi-did-place = { $clan } → { $goal }
client-shinobi-did-ninja = Ниндзя против { $clan }: { $goal }
client-shinobi-did-home = { $clan }: домой
client-shinobi-did-move = { $clan }: { $source } → { $goal }
client-shinobi-did-attack = { $army } против { $clan }: { $goal }
client-shinobi-did-nothing = невозможно

## Что лежит вокруг

client-shinobi-tally = Карты на столе
client-shinobi-in-all = Всего
client-shinobi-neutral =
    { $count ->
        [one] Одному клану не служит никто. Если он впереди, побеждает следующий.
        [few] { $count } кланам не служит никто. Если они впереди, побеждает следующий.
        [many] { $count } кланам не служит никто. Если они впереди, побеждает следующий.
       *[other] { $count } клана: им не служит никто. Если они впереди, побеждает следующий.
    }
client-shinobi-serve = Вы служите
client-shinobi-serve-card = Ваша карта клана: вы служите клану { $clan }
client-shinobi-serve-covered = Ваша карта клана, закрыта: удерживайте, чтобы посмотреть
client-shinobi-hold = удерживайте карту, чтобы посмотреть
client-shinobi-served = Карта клана
client-shinobi-deck = Колода
client-shinobi-deck-label =
    Колода, { $count ->
        [0] пустая
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
        [many] { $count } карт рубашкой вверх
       *[other] { $count } карты рубашкой вверх
    }
client-shinobi-discard = Сброс
client-shinobi-discard-label =
    Сброс, { $count ->
        [0] пустой
        [one] { $count } карта: { $cards }
        [few] { $count } карты: { $cards }
        [many] { $count } карт: { $cards }
       *[other] { $count } карты: { $cards }
    }
client-shinobi-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
client-shinobi-last-round =
    Последний круг: { $count ->
        [0] это последний ход
        [one] после этого ещё { $count } ход
        [few] после этого ещё { $count } хода
        [many] после этого ещё { $count } ходов
       *[other] после этого ещё { $count } хода
    }

## Рука

client-shinobi-hand-card =
    { $count ->
        [1] { $card }, на руке
       *[other] { $card }, на руке: { $count }
    }
client-shinobi-hand-empty = У вас на руке нет карт.

## Карты вблизи

client-shinobi-is-troops = Войска
client-shinobi-is-ninja = Ниндзя, один из трёх в колоде
client-shinobi-about-troops = По первому приказу её кладут в чужую провинцию, по второму — в свою. Там она присоединяется к армии своего клана.
client-shinobi-about-ninja = Вместо первого приказа: одна карта любой армии в чужой провинции уходит в сброс, и ниндзя вместе с ней. В тот же ход атаковать эту армию нельзя.
client-shinobi-about-army = Все карты клана в одной провинции — это одна армия. Она атакует только более слабых, никогда — свой клан и никогда — армию, которую в этот ход усилили или по которой ударил ниндзя.
client-shinobi-about-clan = Вы побеждаете, если на столе больше карт этого клана, чем клана любого другого игрока. При равенстве решают его карты в вашей провинции. Больше никто не должен об этом знать.

## Подсчёт

client-shinobi-notes = Подсчёт
client-shinobi-notes-clan = Клан
client-shinobi-notes-table = Стол
client-shinobi-notes-hand = Ваша рука
client-shinobi-notes-unseen = Не видно
client-shinobi-notes-what = Карты, которых не видно, — в колоде и на руках у других. Сосчитать их может каждый.

## Конец игры

client-shinobi-result-served =
    { $you ->
        [yes] Этому клану служили вы.
       *[no] Этому клану служил игрок { $seat }.
    }
client-shinobi-result-neutral = Этому клану не служил никто: его не учитывают.
client-shinobi-result-home =
    В своей провинции: { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
