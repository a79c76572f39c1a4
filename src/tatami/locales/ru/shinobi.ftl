### Синоби. Война кланов

shinobi-title = Синоби. Война кланов
shinobi-name = Синоби
    .tag = Кому вы служите?
shinobi-blurb = Пять кланов бьются за Японию, и вы тайно служите одному из них. Отдавайте приказы всем войскам и не выдайте себя: сильнейший из кланов, которым служат игроки, приносит своему агенту победу.
shinobi-credits = автор: Данила Горюнов
    .house = RightGames, 2012

## Настройки

shinobi-option-first-player = Первый игрок
    .help = Кто ходит первым: один из игроков или тот, на кого выпадет жребий.
shinobi-option-first-player-random = по жребию
shinobi-option-troops-per-clan = Карт войск у каждого клана
    .help = Сколько карт в колоде у каждого из пяти кланов: чем их меньше, тем короче игра.

## Карты

shinobi-kind-hojo = Ходзё
    .acc = карту клана Ходзё
    .gen = карты клана Ходзё
    .dat = карте клана Ходзё
    .ins = картой клана Ходзё
shinobi-kind-mori = Мори
    .acc = карту клана Мори
    .gen = карты клана Мори
    .dat = карте клана Мори
    .ins = картой клана Мори
shinobi-kind-oda = Ода
    .acc = карту клана Ода
    .gen = карты клана Ода
    .dat = карте клана Ода
    .ins = картой клана Ода
shinobi-kind-takeda = Такэда
    .acc = карту клана Такэда
    .gen = карты клана Такэда
    .dat = карте клана Такэда
    .ins = картой клана Такэда
shinobi-kind-uesugi = Уэсуги
    .acc = карту клана Уэсуги
    .gen = карты клана Уэсуги
    .dat = карте клана Уэсуги
    .ins = картой клана Уэсуги
shinobi-kind-ninja = Ниндзя
    .acc = ниндзя
    .gen = ниндзя
    .dat = ниндзя
    .ins = ниндзя

shinobi-clan-hojo = Клан Ходзё
    .acc = клан Ходзё
    .gen = клана Ходзё
    .dat = клану Ходзё
    .ins = кланом Ходзё
shinobi-clan-mori = Клан Мори
    .acc = клан Мори
    .gen = клана Мори
    .dat = клану Мори
    .ins = кланом Мори
shinobi-clan-oda = Клан Ода
    .acc = клан Ода
    .gen = клана Ода
    .dat = клану Ода
    .ins = кланом Ода
shinobi-clan-takeda = Клан Такэда
    .acc = клан Такэда
    .gen = клана Такэда
    .dat = клану Такэда
    .ins = кланом Такэда
shinobi-clan-uesugi = Клан Уэсуги
    .acc = клан Уэсуги
    .gen = клана Уэсуги
    .dat = клану Уэсуги
    .ins = кланом Уэсуги

## Где лежат карты

shinobi-place-deck = колода
shinobi-place-discard = сброс
shinobi-place-box = коробка
shinobi-place-hand =
    { $you ->
        [yes] ваша рука
       *[no] рука игрока { $owner }
    }
shinobi-place-clan =
    { $you ->
        [yes] ваша карта клана
       *[no] карта клана игрока { $owner }
    }
shinobi-place-province =
    { $you ->
        [yes] армия клана { $card } в вашей провинции
       *[no] армия клана { $card } в провинции игрока { $owner }
    }

## Вопросы

shinobi-ask-first-order =
    { $you ->
        [yes] { $ways ->
            [place] Первый приказ: разместите войска в чужой провинции.
            [play-ninja] Первый приказ: сыграйте ниндзя.
            [skip] Первый приказ отдать невозможно: у вас нет ни войск, ни цели для ниндзя.
           *[other] Первый приказ: разместите войска в чужой провинции или сыграйте ниндзя.
        }
       *[no] Игрок { $by } отдаёт первый приказ.
    }
shinobi-ask-second-order =
    { $you ->
        [yes] { $ways ->
            [place-at-home] Второй приказ: разместите войска в своей провинции.
            [move] Второй приказ: переместите войска.
            [skip] Второй приказ отдать невозможно: у вас на руке нет войск, и перемещать нечего.
           *[other] Второй приказ: разместите войска в своей провинции или переместите войска.
        }
       *[no] Игрок { $by } отдаёт второй приказ.
    }
shinobi-ask-army-to-attack =
    { $you ->
        [yes] Третий приказ: какой армией своей провинции атакуете и кого?
       *[no] Игрок { $by } выбирает, кого атаковать.
    }

## Ответы

shinobi-answer-place =
    { $province_you ->
        [yes] Разместить { $card_acc } в своей провинции
       *[no] Разместить { $card_acc } в провинции игрока { $province }
    }
shinobi-answer-play-ninja =
    { $province_you ->
        [yes] Ниндзя против армии { $clan } в своей провинции
       *[no] Ниндзя против армии { $clan } (провинция игрока { $province })
    }
shinobi-answer-place-at-home = Разместить { $card_acc } в своей провинции
shinobi-answer-move =
    { $source_you ->
        [yes] { $goal_you ->
            [yes] Переместить { $clan_acc } в пределах своей провинции
           *[no] Переместить { $clan_acc } из своей провинции в провинцию игрока { $goal }
        }
       *[no] { $goal_you ->
            [yes] Переместить { $clan_acc } из провинции игрока { $source } в свою
           *[no] Переместить { $clan_acc } из провинции игрока { $source } в провинцию игрока { $goal }
        }
    }
shinobi-answer-attack =
    { $province_you ->
        [yes] Атаковать армией { $army } армию { $clan } в своей провинции
       *[no] Атаковать армией { $army } армию { $clan } (провинция игрока { $province })
    }
shinobi-answer-skip = Пропустить приказ

## Что произошло

shinobi-moved-box-clan =
    { $goal_you ->
        [yes] Вы служите { $card_dat }. Держите это в тайне.
       *[no] { "" }
    }
shinobi-moved-deck-hand =
    { $goal_you ->
        [yes] Вы берёте { $card_acc }.
       *[no] { "" }
    }
shinobi-event-turn-began =
    { $you ->
        [yes] Ход { $number }. Ходите вы.
       *[no] Ход { $number }. Ходит { $seat }.
    }
shinobi-event-placed-abroad =
    { $you ->
        [yes] Вы размещаете
       *[no] Игрок { $by } размещает
    } { $clan_acc } { $province_you ->
        [yes] в вашей провинции.
       *[no] в провинции игрока { $province }.
    }
shinobi-event-ninja-played =
    { $you ->
        [yes] Ваш ниндзя наносит удар: армия
       *[no] Ниндзя игрока { $by } наносит удар: армия
    } клана { $clan } { $province_you ->
        [yes] в вашей провинции теряет карту.
       *[no] в провинции игрока { $province } теряет карту.
    }
shinobi-event-placed-at-home =
    { $you ->
        [yes] Вы размещаете { $clan_acc } в своей провинции.
       *[no] Игрок { $by } размещает { $clan_acc } в своей провинции.
    }
shinobi-event-troops-moved =
    { $you ->
        [yes] Вы перемещаете
       *[no] Игрок { $by } перемещает
    } { $clan_acc } { $source_you ->
        [yes] из вашей провинции
       *[no] из провинции игрока { $source }
    } { $goal_own ->
        [yes] в свою.
       *[no] { $goal_you ->
            [yes] в вашу.
           *[no] в провинцию игрока { $goal }.
        }
    }
shinobi-event-attacked =
    { $you ->
        [yes] Вы атакуете
       *[no] Игрок { $by } атакует
    } армией клана { $army }: армия клана { $clan } { $province_you ->
        [yes] в вашей провинции теряет карту.
       *[no] в провинции игрока { $province } теряет карту.
    }
shinobi-event-order-skipped =
    { $you ->
        [yes] Вы не можете отдать
       *[no] Игрок { $seat } не может отдать
    } { $order ->
        [1] первый приказ.
        [2] второй приказ.
       *[3] третий приказ: ни одна атака не разрешена.
    }
shinobi-event-last-round-began =
    { $you ->
        [yes] Вы берёте последнюю карту колоды: у каждого игрока ещё один ход, ваш — последний в игре.
       *[no] Игрок { $seat } берёт последнюю карту колоды: у каждого игрока ещё один ход, { $seat } ходит последним.
    }
shinobi-event-clan-counted =
    { $you ->
        [yes] Вы служите клану { $clan }:
       *[no] Игрок { $seat } служит клану { $clan }:
    } { $total ->
        [one] { $total } карта на столе.
        [few] { $total } карты на столе.
       *[many] { $total } карт на столе.
    }
shinobi-event-neutral-clan-counted =
    Клан { $clan } нейтральный: { $total ->
        [one] { $total } карта на столе.
        [few] { $total } карты на столе.
       *[many] { $total } карт на столе.
    }
shinobi-event-tie-broken =
    { $you ->
        [yes] Равенство: в своей провинции у вас
       *[no] Равенство: в своей провинции у игрока { $seat }
    } { $total ->
        [one] { $total } карта своего клана.
        [few] { $total } карты своего клана.
       *[many] { $total } карт своего клана.
    }

## Конец игры

shinobi-outcome-troops =
    { $you ->
        [yes] Вы побеждаете: среди кланов, которым служат игроки, ваш сильнейший!
       *[no] Побеждает { $winners }: сильнейший из кланов, которым служат игроки.
    }
shinobi-outcome-tie-break =
    { $you ->
        [yes] Вы побеждаете: при равенстве решили войска вашего клана в вашей провинции!
       *[no] Побеждает { $winners }: при равенстве решили войска клана в его провинции.
    }
shinobi-outcome-shared =
    { $you ->
        [yes] { $others_count ->
            [1] Общая победа: вы и { $others }!
           *[other] Общая победа: вы, { $others }!
        }
       *[no] Общая победа: { $winners }.
    }
shinobi-ending-troops = сильнейший из кланов, которым служат
shinobi-ending-tie-break = при равенстве решили войска
shinobi-ending-shared = общая победа
shinobi-score =
    { $seat_you ->
        [yes] Вы
       *[no] { $seat }
    }: { $score ->
        [one] { $score } карта
        [few] { $score } карты
       *[many] { $score } карт
    }
shinobi-score-tie =
    { $seat_you ->
        [yes] Вы
       *[no] { $seat }
    }: { $score ->
        [one] { $score } карта
        [few] { $score } карты
       *[many] { $score } карт
    }; в своей провинции — { $tiebreak }

## Почему нельзя

shinobi-why-no-such-player = На месте { $province } за столом никого нет.
shinobi-why-not-in-hand = У вас на руке нет { $card_gen }.
shinobi-why-ninja-is-no-troop = Ниндзя — не войска: в провинцию его никогда не кладут.
shinobi-why-own-province = По первому приказу войска размещают в чужой провинции, а не в своей.
shinobi-why-must-place-abroad = Первый приказ возможен, поэтому его нужно отдать: разместите войска в чужой провинции.
shinobi-why-must-place-or-play-a-ninja = Первый приказ возможен, поэтому его нужно отдать: разместите войска в чужой провинции или сыграйте ниндзя.
shinobi-why-must-play-a-ninja = Войск у вас на руке нет, но для ниндзя есть цель: вы обязаны его сыграть.
shinobi-why-second-order-comes-later = Сначала — первый приказ: размещение в своей провинции и перемещение — это уже второй.
shinobi-why-attack-comes-last = Атака — это третий приказ: сначала отдайте два других.
shinobi-why-no-ninja-in-hand = У вас на руке нет ниндзя.
shinobi-why-ninja-not-at-home = Нельзя играть ниндзя против армии в своей провинции.
shinobi-why-no-army-abroad = Для ниндзя нужна цель, а в чужих провинциях нет ни одной армии.
shinobi-why-no-army-to-strike =
    { $province_you ->
        [yes] В вашей провинции нет армии клана { $clan }.
       *[no] В провинции игрока { $province } нет армии клана { $clan }.
    }
shinobi-why-ninja-is-a-first-order = Ниндзя заменяет первый приказ, а он уже позади.
shinobi-why-one-ninja-a-turn = В этот ход вы уже сыграли ниндзя.
shinobi-why-must-place-or-move = Второй приказ возможен, поэтому его нужно отдать: разместите войска в своей провинции или переместите войска.
shinobi-why-must-place-at-home = Второй приказ возможен, поэтому его нужно отдать: разместите войска в своей провинции.
shinobi-why-must-move = Второй приказ возможен, поэтому его нужно отдать: переместите войска.
shinobi-why-placing-abroad-came-first = В чужой провинции войска размещают по первому приказу, а он уже позади.
shinobi-why-not-after-a-ninja = Ниндзя заменил первый приказ: в этот ход вы не размещаете войска в чужих провинциях.
shinobi-why-same-province = Карту нужно переместить в другую провинцию.
shinobi-why-not-out-of-own-province = Перемещать войска из своей провинции нельзя.
shinobi-why-no-troops-to-move =
    { $province_you ->
        [yes] В вашей провинции нет войск клана { $clan }.
       *[no] В провинции игрока { $province } нет войск клана { $clan }.
    }
shinobi-why-must-attack = Атака возможна, поэтому вы обязаны атаковать.
shinobi-why-must-attack-own-clan = Вы обязаны атаковать, хотя все возможные цели принадлежат клану, которому вы служите.
shinobi-why-first-order-is-given = Первый приказ уже отдан; теперь осталась только атака.
shinobi-why-second-order-is-given = Второй приказ уже отдан; теперь осталась только атака.
shinobi-why-no-army-at-home = В вашей провинции нет армии клана { $clan }, которая могла бы атаковать.
shinobi-why-target-at-home = Атаковать можно только армии в чужих провинциях.
shinobi-why-no-such-target =
    { $province_you ->
        [yes] В вашей провинции нет армии клана { $clan }.
       *[no] В провинции игрока { $province } нет армии клана { $clan }.
    }
shinobi-why-same-clan = Армия не может атаковать армию своего же клана — { $clan }.
shinobi-why-reinforced-this-turn = Армия клана { $clan } в провинции игрока { $province } в этот ход получила карту, поэтому атаковать её нельзя.
shinobi-why-still-protected = Армия клана { $clan } в провинции игрока { $province } в этот ход получила карту; атаковать её нельзя, хотя карту и переместили дальше.
shinobi-why-hit-by-the-ninja = Против армии клана { $clan } в провинции игрока { $province } в этот ход сыгран ниндзя, поэтому атаковать её ещё и армией нельзя.
shinobi-why-not-weaker = Цель должна быть слабее: её сила — { $theirs }, а сила вашей армии — { $mine }.
shinobi-why-not-your-turn = Сейчас ход игрока { $turn }, а не ваш.
shinobi-why-turn-is-over = Ваш ход завершён, все три приказа уже позади.
shinobi-why-one-attack-a-turn = За ход атакуют один раз, а ваш ход завершён.
shinobi-why-last-turn-is-over = Свой ход в последнем круге вы уже сделали.
shinobi-why-one-card-an-order = По одному приказу размещают только одну карту.
shinobi-why-cards-lie-face-up = Войска кладут в провинцию лицом вверх.
shinobi-why-either-place-or-move = По второму приказу войска либо размещают, либо перемещают, но не то и другое сразу.
shinobi-why-one-card-is-moved = Перемещают ровно одну карту, а не несколько и не всю армию.
shinobi-why-attack-from-own-province = Атаковать можно только армией, стоящей в вашей провинции.
shinobi-why-hand-is-full =
    У вас на руке уже { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }: добирают только до четырёх.
shinobi-why-drawing-comes-last = Карты добирают в конце хода, после атаки.
shinobi-why-no-drawing-in-the-last-round = Колода пуста: в последнем круге карты не добирают.
shinobi-why-nothing-comes-back = Сброшенные карты не возвращаются в игру, и сброс не замешивают в колоду.
shinobi-why-clans-are-secret = До конца игры остаётся тайной, кто кому служит: карты кланов не показывают и не подсматривают.
shinobi-why-hands-are-secret = Карты на руках тайные: их не показывают и не подсматривают.
shinobi-why-box-is-closed = Нерозданные карты кланов лежат в коробке: никто не должен знать, какие кланы нейтральны.
shinobi-why-deck-is-face-down = Колода лежит рубашкой вверх: смотреть на её карты нельзя.
shinobi-why-hands-do-not-count = Считают только войска на столе, а не карты на руке.
shinobi-why-game-is-over = Игра окончена: последний ход уже сделан.

## Чего не бывает

error-serves-one-clan = { $place }: каждый игрок служит одному клану, а карт кланов здесь { $cards }.
error-too-many-cards = { $place }: карт { $cards }, а может быть не больше { $most }.
error-turns-left-does-not-fit = turns_left { $turns_left } не согласуется с колодой, в которой карт { $deck }.
error-protected-does-not-fit = protected { $protected } не согласуется с позицией; для чужой армии возможно: { $causes }.
