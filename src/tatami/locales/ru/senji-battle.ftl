### Сенджи: сражение

## Вопросы

senji-ask-hostage-to-kill =
    { $you ->
        [yes] На вас нападают. Убьёте заложников нападающего перед сражением?
       *[no] { $by } может убить заложников перед сражением.
    }
senji-ask-ability-to-borrow =
    { $you ->
        [yes] Чью способность перенимаете на это сражение?
       *[no] { $by } решает, чью способность перенять на это сражение.
    }
senji-ask-die-to-reroll =
    { $you ->
        [yes] Перебросите один кубик?
       *[no] { $by } может перебросить один кубик.
    }
senji-ask-kami-to-call =
    { $you ->
        [yes] Призовёте ками-воина, чтобы перебросить кубики?
       *[no] { $by } может призвать ками-воина.
    }
senji-ask-dice-for-kami =
    { $you ->
        [yes] Какие кубики перебросить?
       *[no] { $by } выбирает кубики для переброса.
    }
senji-ask-support-to-commit =
    { $you ->
        [yes] Выложите поддержку: карту третьей семьи или свою пустышку.
       *[no] Выкладывают поддержку: { $seats }.
    }
senji-ask-escape =
    { $you ->
        [yes] Сражение проиграно. Куда бежит { $samurai }?
       *[no] { $by } решает, бежит ли { $samurai }.
    }

## Ответы

senji-answer-kill-hostage = Убить: { $card }
senji-answer-spare = Никого не убивать
senji-answer-borrow = { $samurai }
senji-answer-borrow-nothing = Ничью
senji-answer-reroll-die = Кубик { $die }
senji-answer-keep-dice = Оставить кубики
senji-answer-call-kami = Ками: { $samurai }
senji-answer-pick-die = Кубик { $die }
senji-answer-roll-picked = Перебросить
senji-answer-support = { $card }
senji-answer-support-with-dummy = Пустышка
senji-answer-support-with-two = { $card } и { $second }
senji-answer-flee = Бежать: { $region }
senji-answer-meet-death = Погибнуть с честью

## Что случилось

senji-event-battle-began =
    { $attacker_you ->
        [yes] Сражение, { $region }: нападаете вы, обороняет { $defender } (отрядов: { $attacking } против { $defending }).
       *[no] { $defender_you ->
            [yes] Сражение, { $region }: нападает { $attacker }, обороняете вы (отрядов: { $attacking } против { $defending }).
           *[no] Сражение, { $region }: нападает { $attacker }, обороняет { $defender } (отрядов: { $attacking } против { $defending }).
        }
    }
senji-event-hostage-killed =
    { $seat_you ->
        [yes] Вы убиваете заложника: { $card }. Это удар для игрока { $target }.
       *[no] { $target_you ->
            [yes] { $seat } убивает заложника: { $card }. Это удар для вас.
           *[no] { $seat } убивает заложника: { $card }. Это удар для игрока { $target }.
        }
    }
senji-event-ability-borrowed =
    { $samurai } ({ $party_you ->
        [yes] ваш самурай
       *[no] { $party }
    }) перенимает способность врага: { $lender }.
senji-event-battle-round-began = Раунд { $number }.
senji-event-dice-set-aside =
    { $party_you ->
        [yes] Вы откладываете за самураев { $number ->
            [one] { $number } кубик
            [few] { $number } кубика
           *[many] { $number } кубиков
        } ({ $family }).
       *[no] { $party } откладывает за самураев { $number ->
            [one] { $number } кубик
            [few] { $number } кубика
           *[many] { $number } кубиков
        } ({ $family }).
    }
senji-event-dice-rolled = На кубиках: { $dice }.
senji-event-dice-rerolled =
    { $seat_you ->
        [yes] Вы перебрасываете ({ $which }). На кубиках: { $dice }.
       *[no] { $seat } перебрасывает ({ $which }). На кубиках: { $dice }.
    }
senji-event-military-kami-called =
    { $seat_you ->
        [yes] Вы призываете ками: { $samurai }.
       *[no] { $seat } призывает ками: { $samurai }.
    }
senji-event-support-revealed =
    { $party_you ->
        [yes] Ваша поддержка: { $card }.
       *[no] Поддержка, { $party }: { $card }.
    }
senji-event-strength-compared =
    Сила: { $attacker_you ->
        [yes] вы
       *[no] { $attacker }
    } — { $attacker_strength } (отряды { $attacker_units }, самураи { $attacker_aside }, символы { $attacker_symbols }, поддержка { $attacker_support }), { $defender_you ->
        [yes] вы
       *[no] { $defender }
    } — { $defender_strength } (отряды { $defender_units }, самураи { $defender_aside }, символы { $defender_symbols }, поддержка { $defender_support }).
senji-event-tie-to-be-fought-again = Силы равны: ещё один раунд.
senji-event-tie-decided =
    { $party_you ->
        [yes] Силы равны, и это ваша победа.
       *[no] Силы равны, и это победа: { $party }.
    }
senji-event-battle-won =
    { $attacker_won ->
        [yes] { $party_you ->
            [yes] { $region }: вы побеждаете как нападающий, обороняющийся { $loser } проигрывает сражение.
           *[no] { $loser_you ->
                [yes] { $region }: нападающий { $party } побеждает, вы проигрываете сражение.
               *[no] { $region }: нападающий { $party } побеждает, обороняющийся { $loser } проигрывает сражение.
            }
        }
       *[no] { $party_you ->
            [yes] { $region }: вы побеждаете как обороняющийся, нападающий { $loser } проигрывает сражение.
           *[no] { $loser_you ->
                [yes] { $region }: обороняющийся { $party } побеждает, вы проигрываете сражение.
               *[no] { $region }: обороняющийся { $party } побеждает, нападающий { $loser } проигрывает сражение.
            }
        }
    }
senji-event-pieces-lost =
    { $party_you ->
        [yes] { $region }: вы теряете { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }.
       *[no] { $region }: { $party } теряет { $number ->
            [one] { $number } отряд
            [few] { $number } отряда
           *[many] { $number } отрядов
        }.
    }
senji-event-samurai-fell =
    { $is_kami ->
        [yes] { $samurai } ({ $party_you ->
            [yes] ваш самурай
           *[no] { $party }
        }) гибнет и становится ками.
       *[no] { $samurai } ({ $party_you ->
            [yes] ваш самурай
           *[no] { $party }
        }) гибнет.
    }
senji-event-samurai-escaped =
    { $samurai } ({ $party_you ->
        [yes] ваш самурай
       *[no] { $party }
    }) бежит: { $region }.
senji-event-province-taken =
    { $party_you ->
        [yes] { $region }: провинцией теперь владеете вы, а не { $loser }.
       *[no] { $loser_you ->
            [yes] { $region }: провинцией теперь владеет { $party }, а не вы.
           *[no] { $region }: провинцией теперь владеет { $party }, а не { $loser }.
        }
    }
senji-event-order-discarded = Приказ провинции { $region } сброшен не глядя.
senji-event-went-back =
    { $party_you ->
        [yes] Провинцией { $region } завладеть нельзя: вы возвращаетесь ({ $origin }).
       *[no] Провинцией { $region } завладеть нельзя: { $party } возвращается ({ $origin }).
    }

## Почему нет

senji-why-only-before-a-battle = Заложников убивают только перед первым раундом сражения.
senji-why-only-the-defender-kills = Убивать заложников может только обороняющийся: { $target }.
senji-why-not-the-attackers-family = Убить можно только членов нападающей семьи ({ $family }), а это не её член: { $card }.
senji-why-displayed-is-safe = Выложенного заложника убить нельзя: { $card }.
senji-why-no-such-hostage = Такого заложника у вас в руке нет: { $card }.
senji-why-not-an-enemy-here = { $samurai } — не враг в этом сражении.
senji-why-nothing-to-borrow = { $samurai }: боевой способности, которую можно перенять, нет.
senji-why-no-such-die = Кубик { $number } не бросали; отложенные за самураев кубики не перебрасывают.
senji-why-die-is-picked = Кубик { $number } уже выбран.
senji-why-no-die-picked = Ни один кубик не выбран. Чтобы ничего не перебрасывать, оставьте кубики.
senji-why-dice-aside-stay = Отложенные за самураев кубики не перебрасывают.
senji-why-not-your-kami = { $samurai } — не ваш ками.
senji-why-not-a-military-kami = { $samurai } — не ками-воин и в сражении не помогает.
senji-why-one-kami-a-battle = В сражении можно призвать только одного ками.
senji-why-no-kami-now = Ками-воина призывают после броска и после переброса кубика самураем, но до выкладывания поддержки.
senji-why-kami-of-who-fights = Ками-воина призывает только тот, кто участвует в этом сражении.
senji-why-defender-calls-first = О ками-воине сначала решает обороняющийся: { $target }.
senji-why-kami-was-declined = В этом раунде вы ками не призвали; теперь решает нападающий: { $target }.
senji-why-no-such-support = Такой карты у вас в руке нет: { $card }.
senji-why-not-a-support-card = Выложить можно только карту военной поддержки, а это другая: { $card }.
senji-why-support-against-its-home = Семья не поддерживает того, кто с ней сражается: { $card }.
senji-why-own-support = Собственные карты поддержки помогают только другим; вместо этой выложите пустышку: { $card }.
senji-why-only-one-support = Две карты может выложить только сторона со способностью Бабы.
senji-why-support-is-compulsory = Каждая сторона выкладывает карту; кто не хочет — пустышку.
senji-why-support-goes-home = После сравнения карты поддержки возвращаются в свои семьи.
senji-why-support-is-capped = Карта поддержки позволяет засчитать не больше символов, чем указывает её значение.
senji-why-dice-aside-do-not-support = Отложенные за самураев кубики для поддержки не считаются.
senji-why-no-battle-to-support = Поддержку выкладывают в сражении, а сейчас сражения нет.
senji-why-only-who-fights-commits = Поддержку выкладывают только две стороны сражения.
senji-why-support-comes-later = Поддержку выкладывают, когда кубики брошены и никто их больше не перебрасывает.
senji-why-support-is-committed = Свою поддержку этого раунда вы уже выложили.
senji-why-dummy-is-committed = У вас в руке нет карт дипломатии, поэтому выкладывают вашу пустышку.
senji-why-opponent-commits-first = Ваш самурай первым видит чужую поддержку: сначала { $target } выкладывает свою лицом вверх, а потом вы.
senji-why-one-step-after-another = В сражении всё идёт шаг за шагом; сейчас отвечает { $target }.
senji-why-no-retreat = От сражения не отказываются и из него не отступают.
senji-why-no-way-to-flee = Бегут в соседнюю собственную провинцию или в прилегающее море, а не сюда: { $region }.
