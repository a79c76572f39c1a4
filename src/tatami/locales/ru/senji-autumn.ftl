### Сенджи: осень

## Вопросы

senji-ask-family-to-call =
    { $you ->
        [yes] Осень: какая семья действует следующей?
       *[no] Игрок { $by } решает, какая семья действует следующей.
    }
senji-ask-autumn-actions =
    { $you ->
        [yes] Ваши осенние действия: сколько угодно и в любом порядке.
       *[no] Действует { $by }.
    }
senji-ask-cards-to-show =
    { $you ->
        [yes] Игрок { $taker } использует вашу карту торговли. Покажите { $number ->
            [one] { $number } карту ханафуда
            [few] { $number } карты ханафуда
           *[many] { $number } карт ханафуда
        }; одну из показанных заберут.
       *[no] Игрок { $by } выбирает, какие карты ханафуда показать; их { $taker_you ->
            [yes] увидите вы
           *[no] увидит { $taker }
        }.
    }
senji-ask-card-to-trade =
    { $you ->
        [yes] Карта торговли ({ $family }): возьмите одну из карт, которые видите.
       *[no] Карта торговли ({ $family }): игрок { $by } выбирает, что взять.
    }
senji-ask-samurai-to-hire =
    { $you ->
        [yes] Оставьте себе { $left ->
            [one] { $left } самурая
            [few] { $left } самураев
           *[many] { $left } самураев
        } из тех, кого вы вытянули{ $paid ->
            [yes] ; за наёмного славы не дают
           *[no] { "" }
        }.
       *[no] Игрок { $by } выбирает самурая.
    }
senji-ask-samurai-post =
    { $you ->
        [yes] { $samurai }: выберите место на поле.{ $paid ->
            [yes] { " " }Наёмники прибывают морем.
           *[no] { "" }
        }
       *[no] { $samurai }: игрок { $by } выбирает место на поле.
    }
senji-ask-card-to-find =
    { $you ->
        [yes] Возьмите любую карту из колоды ханафуда. Потом колоду перетасуют.
       *[no] Игрок { $by } просматривает колоду ханафуда.
    }
senji-ask-cards-to-swap =
    { $you ->
        [yes] Выберите карту для обмена; меняются { $by } и { $target }, карты передают закрытыми.
       *[no] Игроки { $by } и { $target } выбирают по карте для обмена.
    }

## Ответы

senji-answer-call-family =
    { $target_you ->
        [yes] Действую я
       *[no] Действует { $target }
    }
senji-answer-use-trade = Использовать { $card_acc }
senji-answer-send-envoys = Вернуть карты семьям
senji-answer-combine = Сбросить комбинацию: { $combination }
senji-answer-with-card = { $card }
senji-answer-with-wild = { $card } вместо недостающей карты
senji-answer-display = Выложить { $card_acc }
senji-answer-take-back = Забрать { $card_acc } в руку
senji-answer-hire-units =
    { $number ->
        [one] Нанять { $number } отряд: { $region }
        [few] Нанять { $number } отряда: { $region }
       *[many] Нанять { $number } отрядов: { $region }
    }
senji-answer-hire-samurai = Нанять самурая
senji-answer-post-samurai = { $region }
senji-answer-commit-seppuku = Сэппуку: { $samurai }
senji-answer-call-kami-on =
    { $target_you ->
        [yes] Обратиться к ками: { $samurai }, и посмотреть собственные карты
       *[no] Обратиться к ками: { $samurai }, и посмотреть карты игрока { $target }
    }
senji-answer-force-swap =
    { $target_you ->
        [yes] Заставить себя обменяться картой
       *[no] Заставить игрока { $target } обменяться картой
    }
senji-answer-take-discard = Взять верхнюю карту сброса
senji-answer-end-actions = Готово
senji-answer-show-cards = Показать
senji-answer-swap-card = Отдать { $card_acc }

## Что произошло

senji-event-autumn-began =
    { $you ->
        [yes] Наступила осень. Вы решаете, в каком порядке действуют семьи.
       *[no] Наступила осень. Игрок { $host } решает, в каком порядке действуют семьи.
    }
senji-event-family-called =
    { $seat_you ->
        [yes] Теперь действуете вы.
       *[no] Теперь действует { $seat }.
    }
senji-event-actions-ended =
    { $you ->
        [yes] Вы завершили свои действия.
       *[no] Игрок { $seat } завершает свои действия.
    }
senji-event-autumn-ended = Осень прошла.
senji-event-trade-used =
    { $you ->
        [yes] Вы используете
       *[no] Игрок { $seat } использует
    } { $card_acc }: надлежит показать { $number ->
        [one] { $number } карту ханафуда
        [few] { $number } карты ханафуда
       *[many] { $number } карт ханафуда
    }.
senji-event-cards-shown =
    { $you ->
        [yes] Вы видите
       *[no] Игрок { $seat } видит
    } { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }.
senji-event-card-taken =
    { $you ->
        [yes] Вы берёте одну из карт.
       *[no] Игрок { $seat } берёт одну из карт.
    }
senji-event-envoys-sent =
    { $you ->
        [yes] Вы совершаете дипломатическое действие
       *[no] Игрок { $seat } совершает дипломатическое действие
    }. Карты возвращаются домой: { $families }.
senji-event-combination-made =
    { $you ->
        [yes] Вы сбрасываете комбинацию
       *[no] Игрок { $seat } сбрасывает комбинацию
    }: { $combination }.
senji-event-wild-card-used = { $samurai } помогает: одна карта считается другой ({ $card }).
senji-event-hostage-displayed =
    { $you ->
        [yes] Вы выкладываете
       *[no] Игрок { $seat } выкладывает
    } { $card_acc }.
senji-event-hostage-taken-back =
    { $you ->
        [yes] Вы забираете в руку
       *[no] Игрок { $seat } забирает в руку
    } { $card_acc }.
senji-event-mercenaries-hired =
    { $you ->
        [yes] Вы нанимаете
       *[no] Игрок { $seat } нанимает
    } { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[many] { $number } отрядов
    }: { $region }.
senji-event-samurai-drawn =
    { $you ->
        [yes] Вы берёте
       *[no] Игрок { $seat } берёт
    } { $number ->
        [one] { $number } карту самурая
        [few] { $number } карты самураев
       *[many] { $number } карт самураев
    }.
senji-event-samurai-hired =
    { $you ->
        [yes] Вы нанимаете самурая
       *[no] Игрок { $seat } нанимает самурая
    }: { $samurai }.
senji-event-samurai-posted = { $samurai } встаёт здесь: { $region }.
senji-event-seppuku-committed =
    { $you ->
        [yes] Ваш самурай совершает сэппуку: { $samurai }.
       *[no] Самурай игрока { $seat } совершает сэппуку: { $samurai }.
    }
senji-event-deck-searched =
    { $you ->
        [yes] Вы обращаетесь к ками ({ $samurai }) и просматриваете
       *[no] Игрок { $seat } обращается к ками ({ $samurai }) и просматривает
    } колоду ханафуда.
senji-event-card-found =
    { $you ->
        [yes] Вы берёте одну карту; колода перетасована.
       *[no] Игрок { $seat } берёт одну карту; колода перетасована.
    }
senji-event-swap-forced =
    { $samurai } вынуждает к обмену: по карте отдают { $you ->
        [yes] вы и { $target }
       *[no] { $target_you ->
            [yes] { $seat } и вы
           *[no] { $seat } и { $target }
        }
    }.
senji-event-cards-swapped =
    { $you ->
        [yes] Вы и { $target }
       *[no] { $target_you ->
            [yes] { $seat } и вы
           *[no] { $seat } и { $target }
        }
    }: обмен закрытыми картами состоялся.
senji-event-discard-taken =
    { $you ->
        [yes] Вы берёте из сброса
       *[no] Игрок { $seat } берёт из сброса
    } { $card_acc } ({ $samurai }).

## Почему нельзя

senji-why-called-before =
    { $target_you ->
        [yes] Этой осенью вы уже действовали.
       *[no] Игрок { $target } этой осенью уже действовал.
    }
senji-why-not-in-the-game = Игрок { $target } выбыл из игры.
senji-why-not-called-yet = Вы действуете, когда вас назовёт принимающий императора.
senji-why-has-acted = Этой осенью вы свои действия уже завершили.
senji-why-host-calls = Кто действует следующим, решает только принимающий императора.
senji-why-first-things-first = Сначала завершите начатое.
senji-why-card-not-held = Этой карты нет в вашей руке: { $card }.
senji-why-own-trade-card = Картой торговли пользуются игроки других семей, а не её собственной.
senji-why-owner-has-no-hanafuda = У игрока { $target } нет карт ханафуда, чтобы их показать.
senji-why-no-hanafuda-for-trade = Карт ханафуда не осталось ни в колоде, ни в сбросе ({ $family }).
senji-why-must-show =
    Отказаться нельзя: нужно показать { $need ->
        [one] { $need } карту
        [few] { $need } карты
       *[many] { $need } карт
    }, а показано { $have }.
senji-why-shows-enough =
    Больше показывать не нужно: достаточно { $need ->
        [one] { $need } карты
        [few] { $need } карт
       *[many] { $need } карт
    }.
senji-why-shown-twice = Второй такой карты, чтобы её показать, у вас нет: { $card }.
senji-why-must-take-one = Одну из карт нужно взять.
senji-why-not-shown-to-you = Этой карты нет среди показанных: { $card }.
senji-why-not-to-be-shown = Этой карты нет в вашей руке: { $card }.
senji-why-nothing-is-asked-of-you = Сейчас никто не просит вас показать карту.
senji-why-no-cards-to-take-from = Сейчас вам не показывают карт, из которых можно взять одну.
senji-why-picked-already = Второй такой у вас нет, а карта считается один раз: { $card }.
senji-why-leads-to-no-set = С этой картой ваша рука не составит этой комбинации: { $card }.
senji-why-own-card-picked = Дипломатическое действие возвращает карты других семей, а не собственной: { $card }.
senji-why-family-picked-already = От каждой семьи – только одна карта, и одна уже есть: { $family }.
senji-why-too-few-families = Для дипломатического действия нужны карты других семей: { $need }. У вас есть карты стольких семей: { $have }.
senji-why-displayed-is-locked = Выложенного заложника сначала нужно забрать в руку: { $card }.
senji-why-envoys-need-families = Для дипломатического действия нужны карты других семей: { $need }. Вы возвращаете карт: { $have }.
senji-why-envoys-carry-diplomacy = Дипломатическое действие совершают картами дипломатии, а не ханафуда.
senji-why-no-such-set-in-hand =
    Ваша рука не составляет этой комбинации: { $combination }. Не хватает { $lacking ->
        [one] { $lacking } карты
        [few] { $lacking } карт
       *[many] { $lacking } карт
    }.
senji-why-set-lacks-cards = Карт в комбинации: { $need }. Здесь только { $have }.
senji-why-set-has-too-many = Карт в комбинации: { $need }, и ни одной лишней.
senji-why-sets-are-hanafuda = Комбинации составляют из карт ханафуда, а не из карт дипломатии.
senji-why-no-wild-card = У вас нет самурая, благодаря которому карта считается другой.
senji-why-wild-card-is-spent = Этой осенью одна карта уже считалась другой.
senji-why-one-card-is-wild = Только одна карта комбинации может считаться другой.
senji-why-wild-is-not-needed = Комбинация и так полна: { $combination }.
senji-why-own-member = Выкладывают членов других семей, а не собственной: { $card }.
senji-why-family-is-displayed = От каждой семьи можно выложить только одного заложника: { $family }.
senji-why-not-displayed = Эта карта не лежит перед вами: { $card }.
senji-why-taking-back-costs-too-much = Чтобы забрать карту, нужно потерять очков славы: { $cost }. У вас { $honour }, а ниже −9 опускаться нельзя.
senji-why-mercenaries-come-by-sea = Наёмники прибывают в морскую зону, а не в провинцию: { $region }.
senji-why-too-many-mercenaries = За одну осень можно нанять { $most } отрядов, а нанято уже { $hired }.
senji-why-cannot-pay = Это стоит очков славы: { $cost }. У вас { $honour }, а ниже −9 опускаться нельзя.
senji-why-sea-is-full =
    { $region }: места осталось на { $room ->
        [one] { $room } ваш отряд
        [few] { $room } ваших отряда
       *[many] { $room } ваших отрядов
    }.
senji-why-no-units-left =
    У вас { $left ->
        [one] остался { $left } отряд
        [few] осталось { $left } отряда
       *[many] осталось { $left } отрядов
    }: на поле их не бывает больше 12.
senji-why-one-mercenary-samurai = За одну осень можно нанять за славу только одного самурая.
senji-why-no-samurai-to-post = Сейчас ни один ваш нанятый самурай не ждёт места.
senji-why-no-samurai-left = Нанять уже некого: карт самураев не осталось.
senji-why-not-drawn = Этого самурая вы не вытянули: { $samurai }.
senji-why-must-keep = Самурая нужно оставить; ещё предстоит выбрать: { $left }.
senji-why-not-your-province = Нанятый комбинацией самурай встаёт в провинции, которая вам принадлежит, а эта не ваша: { $region }.
senji-why-not-at-sea = Пока у вас есть провинция, нанятый комбинацией самурай встаёт в ней, а не в море: { $region }.
senji-why-not-your-samurai = Это не ваш самурай на поле: { $samurai }.
senji-why-emperors-samurai = Самурай императора не совершает сэппуку: { $samurai }.
senji-why-kami-are-off = За этим столом играют без ками и сэппуку.
senji-why-seppuku-in-own-autumn = Самурай совершает сэппуку только во время собственных осенних действий своего игрока.
senji-why-no-kami-of-yours = Среди ваших ками такого нет; каждый помогает лишь раз: { $samurai }.
senji-why-kami-of-another-kind = Карты в руке показывает только ками-дипломат, а это ками другого рода: { $samurai }.
senji-why-military-kami-fights = Ками-воин помогает только в сражении: { $samurai }.
senji-why-diplomat-kami-names = Чтобы призвать ками-дипломата, назовите игрока: { $samurai }.
senji-why-economist-kami-in-autumn = Ками-экономист помогает во время ваших осенних действий: { $samurai }.
senji-why-diplomat-kami-in-season = Ками-дипломат помогает зимой и во время ваших осенних действий: { $samurai }.
senji-why-no-hanafuda-to-search = Карт ханафуда не осталось ни в колоде, ни в сбросе.
senji-why-not-found = Этой карты нет в колоде: { $card }.
senji-why-kami-takes-one = Ками берёт одну карту; не взять ни одной нельзя.
senji-why-another-player = Назовите другого игрока, а не себя.
senji-why-no-card-to-give-up = У игрока { $target } нет карты, которую он мог бы отдать.
senji-why-no-card-to-swap = У вас нет карты для обмена.
senji-why-no-swap-now = Сейчас вы не участвуете в принудительном обмене.
senji-why-no-forced-swap = У вас нет самурая, который вынуждает к обмену.
senji-why-no-taking-the-discard = У вас нет самурая, который берёт карты из сброса.
senji-why-once-an-autumn = Эта способность действует раз за осень, и она уже использована.
senji-why-discard-is-empty = Сброс пуст.
senji-why-dummy-is-not-swapped = Пустышка никогда не покидает владельца.
senji-why-not-for-swapping = Этот обмен не о таких картах: { $card }.
