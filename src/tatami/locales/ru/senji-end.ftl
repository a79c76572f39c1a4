### Сенджи: конец года и игры и то, в чём откажет любая пора

## Что произошло

senji-event-honour-changed =
    { $you ->
        [yes] Ваша слава: { $honour } ({ $source }: { $change }).
       *[no] Слава игрока { $seat }: { $honour } ({ $source }: { $change }).
    }
senji-event-hand-card-shown =
    { $by_you ->
        [yes] Вы показываете игроку { $target }: { $card }.
       *[no] { $target_you ->
            [yes] { $by } показывает вам: { $card }.
           *[no] { $by } показывает игроку { $target } карту.
        }
    }
senji-event-hand-card-shown-to-all =
    { $by_you ->
        [yes] Вы показываете всем: { $card }.
       *[no] { $by } показывает всем: { $card }.
    }
senji-event-eliminated =
    { $you ->
        [yes] У вас нет ни провинций, ни фигур, ни славы на наёмников: вы выбываете из игры.
       *[no] У игрока { $seat } нет ни провинций, ни фигур, ни славы на наёмников: он выбывает из игры.
    }
senji-event-shogun-named =
    { $you ->
        [yes] Слава { $honour }: вас провозглашают сёгуном!
       *[no] Слава { $honour }: сёгуном становится { $seat }!
    }
senji-event-last-one-left =
    { $you ->
        [yes] Остались только вы — и становитесь сёгуном!
       *[no] Остаётся только { $seat } — новый сёгун!
    }
senji-event-shogun-disputed = Поровну славы ({ $honour }) у игроков { $seats }: решит ещё один год.
senji-event-last-year-ended = Год { $year } — последний, о котором договорились: побеждает наибольшая слава, { $honour } ({ $seats }).
senji-event-year-ended = Год { $year } заканчивается без сёгуна; наибольшая слава: { $honour }.
senji-outcome-shogun =
    { $you ->
        [yes] Вы победили и стали сёгуном!
       *[no] { $winners } побеждает и становится сёгуном.
    }
senji-outcome-years =
    { $you ->
        [yes] Последний год прошёл, и ни у кого нет больше славы, чем у вас: вы победили.
       *[no] Последний год прошёл. Побеждает наибольшая слава: { $winners }.
    }
senji-outcome-last =
    { $you ->
        [yes] Вы победили: все остальные семьи выбыли!
       *[no] { $winners } побеждает: все остальные семьи выбыли.
    }
senji-ending-shogun = сёгун
senji-ending-last = последний оставшийся
senji-ending-years = последний год по уговору
senji-score = { $seat }: слава { $score }
senji-answer-show =
    { $target_you ->
        [yes] Показать себе { $card_acc }
       *[no] Показать игроку { $target } { $card_acc }
    }
senji-answer-show-to-all = Показать всем { $card_acc }

## Почему нет

senji-why-game-is-over = Игра окончена.
senji-why-no-such-player = На месте { $target } никто не сидит.
senji-why-closed-province = { $region } — нейтральная зона: при таком числе игроков туда не входят, её не называют и приказов ей не отдают.
senji-why-preparation-is-over = Это делают во время подготовки.
senji-why-only-in-winter = Это дело Зимы; в другую пору карты дипломатии переходят из рук в руки только там, где так велит правило.
senji-why-only-in-spring = Приказы выкладывают весной.
senji-why-only-in-summer = Это дело Лета, когда выполняют приказы.
senji-why-only-in-autumn = Это делают осенью, в собственных действиях.
senji-why-named-by-the-host = Провинции называет принимающий императора: родные — во время подготовки, а летом — те, чей черёд действовать.
senji-why-nothing-to-be-ready-for = О готовности говорят только зимой и весной.
senji-why-no-samurai-to-keep = Вы не брали самураев, чтобы выбирать.
senji-why-you-are-out = Вы выбыли из игры.
senji-why-chooses-now = Сейчас выбирает { $target }.
senji-why-others-place-first = Сначала { $target } ставит фигуры в только что названной провинции.
senji-why-only-the-host-names = Что активировать дальше, решает только { $target }, кто принимает императора.
senji-why-one-after-another = Сначала нужно довести до конца названное; сейчас отвечает { $target }.
senji-why-another-family-acts = Следующую семью называют, когда закончит предыдущая; сейчас отвечает { $target }.
senji-why-another-acts-now = Действует только то, что назвал принимающий императора; сейчас отвечает { $target }.
senji-why-not-called-now = Осенью семья действует, когда её назвали, и только один раз; сейчас отвечает { $target }.
senji-why-not-yours-to-show = Такой карты у вас в руке нет: { $card }.
senji-why-bid-is-not-shown = Эта карта лежит под лотом, а не у вас в руке: { $card }.
senji-why-shown-to-others = Собственные карты вы и так видите; показывайте их другому игроку или всем.
senji-why-not-shown-to-the-out = { $target } больше не в игре.
senji-why-shown-when-asked = Показать карту можно всякий раз, когда вас о чём-то спрашивают, а сейчас не спрашивают.
senji-why-shown-without-a-letter = Письма пишут зимой. В другую пору карту показывают без письма, всякий раз, когда вас о чём-то спрашивают.

## Невозможные позиции

error-honour-too-low = { $player }: слава { $honour }, но ниже { $lowest } она не падает.
error-too-many-units = { $player }: отрядов { $units }, но на поле их может быть не больше { $most }.
error-too-many-units-there = { $place }: отрядов игрока { $player } там { $units }, а может быть не больше { $most }.
error-province-is-closed = { $place } — нейтральная зона: там ничего не может быть.
error-imperial-province = { $place } принадлежит императору и не может принадлежать игроку { $player }.
error-province-without-fortress = { $place }: нет крепости, а кто-то должен владеть провинцией.
error-strangers-in-province = { $place }: фигуры игрока { $player } не могут там стоять, потому что провинцией владеет другой.
error-too-many-provinces = { $player } владеет больше чем { $most } провинциями.
error-samurai-without-card = Фигура { $samurai } стоит на поле, но карты нет здесь: { $place }.
error-samurai-of-nobody = Фигура { $samurai } стоит на поле, но никому не принадлежит.
error-one-order-each = { $place }: там может лежать только один приказ, а не { $tokens }.
error-no-order-there = { $place }: сейчас там не может лежать приказ.
error-order-not-seen-so = { $place }: этот приказ до выполнения видит { $player } и больше никто.
error-not-seen-so-there = { $place }: там лежит нечто, чего не видят те, кто видит всё на этом месте.
error-lots-do-not-fit = lots: названо { $lots }, а карт там лежит { $cards }.
error-bids-do-not-fit = bids: не соответствуют картам, которые поставил игрок { $player }.
error-one-hostage-each = Игрок { $player } выложил двух членов одной семьи: { $family }.
error-eliminated-has-nothing = Игрок { $player } выбыл из игры и уже ничего не может иметь.
