### Меч самурая

samurai-sword-title = Меч самурая
samurai-sword-name = Меч самурая
    .tag = Тайные роли, обнажённые мечи
samurai-sword-blurb = Мечи на виду, команды в тайне. Самураи сёгуна, ниндзя и одинокий ронин сражаются за честь; узнайте, кто на вашей стороне. Каждый, кто пал, поднимается снова, но чести у него меньше.
samurai-sword-credits = автор: Эмилиано Шарра
    .house = dV Giochi, 2012

## Настройки

samurai-sword-option-deck-end = Конец колоды
    .help = Когда колода считается законченной и каждый теряет 1 жетон чести: как только взята её последняя карта или лишь тогда, когда понадобится следующая.
samurai-sword-option-deck-end-last-card = с последней картой
samurai-sword-option-deck-end-next-draw = когда карты не хватит
samurai-sword-option-last-blow = Последний удар
    .help = После удара стойкость осталась только у нападающего, а побеждённый теряет последний жетон чести: какая победа наступает первой?
samurai-sword-option-last-blow-swordmaster = победа мастера меча
samurai-sword-option-last-blow-honor = победа чести
samurai-sword-option-geisha-on-oneself = «Гейша» на свои карты
    .help = Можно ли «Гейшей» сбросить карту, которая лежит перед вами, например «Бусидо».

## Меч самурая

## Карты

samurai-sword-kind-bokken = Боккэн
    .acc = «Боккэн»
    .gen = «Боккэна»
    .ins = «Боккэном»
samurai-sword-kind-kiseru = Кисэру
    .acc = «Кисэру»
    .gen = «Кисэру»
    .ins = оружием «Кисэру»
samurai-sword-kind-wakizashi = Вакидзаси
    .acc = «Вакидзаси»
    .gen = «Вакидзаси»
    .ins = оружием «Вакидзаси»
samurai-sword-kind-bo = Бо
    .acc = «Бо»
    .gen = «Бо»
    .ins = оружием «Бо»
samurai-sword-kind-kusarigama = Кусаригама
    .acc = «Кусаригаму»
    .gen = «Кусаригамы»
    .ins = «Кусаригамой»
samurai-sword-kind-katana = Катана
    .acc = «Катану»
    .gen = «Катаны»
    .ins = «Катаной»
samurai-sword-kind-shuriken = Сюрикэн
    .acc = «Сюрикэн»
    .gen = «Сюрикэна»
    .ins = «Сюрикэном»
samurai-sword-kind-kanabo = Канабо
    .acc = «Канабо»
    .gen = «Канабо»
    .ins = оружием «Канабо»
samurai-sword-kind-nodachi = Нодати
    .acc = «Нодати»
    .gen = «Нодати»
    .ins = оружием «Нодати»
samurai-sword-kind-naginata = Нагината
    .acc = «Нагинату»
    .gen = «Нагинаты»
    .ins = «Нагинатой»
samurai-sword-kind-nagayari = Нагаяри
    .acc = «Нагаяри»
    .gen = «Нагаяри»
    .ins = оружием «Нагаяри»
samurai-sword-kind-tanegashima = Танэгасима
    .acc = «Танэгасиму»
    .gen = «Танэгасимы»
    .ins = «Танэгасимой»
samurai-sword-kind-daikyu = Дайкю
    .acc = «Дайкю»
    .gen = «Дайкю»
    .ins = оружием «Дайкю»

samurai-sword-weapon =
    Оружие: сложность атаки — до { $reach }, наносит { $wounds ->
        [one] { $wounds } рану.
        [few] { $wounds } раны.
       *[many] { $wounds } ран.
    }

samurai-sword-kind-parry = Защита
    .acc = «Защиту»
    .gen = «Защиты»
    .ins = «Защитой»
    .about = Отбивает атаку на вас или отвечает на «Боевой клич». В свой ход эту карту не играют.
samurai-sword-kind-geisha = Гейша
    .acc = «Гейшу»
    .gen = «Гейши»
    .ins = «Гейшей»
    .about = Другой игрок сбрасывает карту: случайную с руки или выбранную вами из тех, что лежат перед ним.
samurai-sword-kind-diversion = Уловка
    .acc = «Уловку»
    .gen = «Уловки»
    .ins = «Уловкой»
    .about = Вы берёте случайную карту с руки другого игрока.
samurai-sword-kind-battle-cry = Боевой клич
    .acc = «Боевой клич»
    .gen = «Боевого клича»
    .ins = «Боевым кличем»
    .about = Каждый другой игрок сбрасывает карту с символом защиты или получает 1 рану. На обескровленных не действует.
samurai-sword-kind-tea-ceremony = Чайная церемония
    .acc = «Чайную церемонию»
    .gen = «Чайной церемонии»
    .ins = «Чайной церемонией»
    .about = Вы берёте 3 карты, а каждый другой игрок — 1.
samurai-sword-kind-jujutsu = Дзюдзюцу
    .acc = «Дзюдзюцу»
    .gen = «Дзюдзюцу»
    .ins = «Дзюдзюцу»
    .about = Каждый другой игрок сбрасывает карту оружия или получает 1 рану. На обескровленных не действует.
samurai-sword-kind-daimyo = Даймё
    .acc = «Даймё»
    .gen = «Даймё»
    .ins = «Даймё»
    .about = Вы берёте 2 карты. Если удержать «Даймё» на руке до конца игры, это 1 очко — для всех, кроме ронина.
samurai-sword-kind-breathing = Передышка
    .acc = «Передышку»
    .gen = «Передышки»
    .ins = «Передышкой»
    .about = Вы восстанавливаете всю свою стойкость, а другой игрок по вашему выбору берёт 1 карту.
samurai-sword-kind-focus = Хладнокровие
    .acc = «Хладнокровие»
    .gen = «Хладнокровия»
    .ins = «Хладнокровием»
    .about = В каждый свой ход вы можете сыграть ещё 1 карту оружия.
samurai-sword-kind-armor = Доспех
    .acc = «Доспех»
    .gen = «Доспеха»
    .ins = «Доспехом»
    .about = Сложность каждой атаки на вас на 1 больше.
samurai-sword-kind-fast-draw = Стремительность
    .acc = «Стремительность»
    .gen = «Стремительности»
    .ins = «Стремительностью»
    .about = Каждая ваша атака оружием наносит на 1 рану больше.
samurai-sword-kind-bushido = Бусидо
    .acc = «Бусидо»
    .gen = «Бусидо»
    .ins = «Бусидо»
    .about = Кладут перед любым игроком; в игре может быть только одно «Бусидо». Перед фазой набора этот игрок открывает верхнюю карту колоды и сбрасывает её. Если это оружие, он сбрасывает оружие с руки и передаёт «Бусидо» дальше или теряет 1 жетон чести и сбрасывает «Бусидо» (при игре втроём сёгун чести не теряет). Если нет, «Бусидо» переходит к следующему игроку.

## Роли и команды

samurai-sword-role-shogun = Сёгун
    .acc = сёгуна
    .gen = сёгуна
    .ins = сёгуном
    .about = Побеждает вместе с самураями; кто сёгун, знают все. При игре втроём честь сёгуна считают вдвойне.
samurai-sword-role-samurai = Самурай
    .acc = самурая
    .gen = самурая
    .ins = самураем
    .about = Побеждает вместе с сёгуном и другими самураями, если они есть. Если игроков 4 или 6, честь самурая считают вдвойне.
samurai-sword-role-ninja = Ниндзя
samurai-sword-role-ninja-1 = Ниндзя (1 звезда)
    .acc = ниндзя (1 звезда)
    .gen = ниндзя (1 звезда)
    .ins = ниндзя (1 звезда)
    .about = Побеждает вместе с другими ниндзя, против сёгуна; при ничьей тоже побеждают ниндзя. При игре вчетвером вдвойне считают честь другого ниндзя, а не этого.
samurai-sword-role-ninja-2 = Ниндзя (2 звезды)
    .acc = ниндзя (2 звезды)
    .gen = ниндзя (2 звезды)
    .ins = ниндзя (2 звезды)
    .about = Побеждает вместе с другими ниндзя, против сёгуна; при ничьей тоже побеждают ниндзя. При игре вчетвером честь этого ниндзя считают вдвойне, если у другого 1 звезда.
samurai-sword-role-ninja-3 = Ниндзя (3 звезды)
    .acc = ниндзя (3 звезды)
    .gen = ниндзя (3 звезды)
    .ins = ниндзя (3 звезды)
    .about = Побеждает вместе с другими ниндзя, против сёгуна; при ничьей тоже побеждают ниндзя. При игре вчетвером честь этого ниндзя считают вдвойне.
samurai-sword-role-ronin = Ронин
    .acc = ронина
    .gen = ронина
    .ins = ронином
    .about = Побеждает в одиночку, против всех. Честь ронина считают вдвойне, если игроков 5, и втройне, если 6 или 7; «Даймё» не даёт ему очков.

samurai-sword-team-shogun = Команда сёгуна
samurai-sword-team-ninja = Ниндзя
samurai-sword-team-ronin = Ронин

## Персонажи

samurai-sword-character-benkei = Бэнкэй
    .about = Сложность каждой атаки на Бэнкэя на 1 больше.
samurai-sword-character-chiyome = Тиёмэ
    .about = Тиёмэ можно ранить только оружием; «Боевой клич» и «Дзюдзюцу» не действуют.
samurai-sword-character-ginchiyo = Гинтиё
    .about = Оружие наносит Гинтиё на 1 рану меньше, но не меньше 1.
samurai-sword-character-goemon = Гоэмон
    .about = Гоэмон может в каждый свой ход сыграть ещё 1 карту оружия.
samurai-sword-character-hanzo = Хандзо
    .about = Хандзо может сыграть с руки оружие вместо карты защиты, если это не последняя карта на руке.
samurai-sword-character-hideyoshi = Хидэёси
    .about = В фазе набора Хидэёси берёт на 1 карту больше.
samurai-sword-character-ieyasu = Иэясу
    .about = Первую карту в фазе набора Иэясу может взять с верха сброса.
samurai-sword-character-kojiro = Кодзиро
    .about = Кодзиро может атаковать кого угодно любым оружием, какой бы ни была сложность атаки.
samurai-sword-character-musashi = Мусаси
    .about = Каждая атака Мусаси оружием наносит на 1 рану больше.
samurai-sword-character-nobunaga = Нобунага
    .about = В своей фазе розыгрыша Нобунага может отдать 1 жетон стойкости (только не последний) и взять 1 карту.
samurai-sword-character-tomoe = Томоэ
    .about = Всякий раз, когда Томоэ наносит игроку раны оружием, Томоэ берёт 1 карту.
samurai-sword-character-ushiwaka = Усивака
    .about = Усивака берёт 1 карту за каждую рану, полученную от оружия.

## Где лежат карты

samurai-sword-place-deck = колода
samurai-sword-place-discard = сброс
samurai-sword-place-resolving = разыгрываемая карта
samurai-sword-place-box = коробка
samurai-sword-place-hand =
    { $you ->
        [yes] ваша рука
       *[no] рука игрока { $owner }
    }
samurai-sword-place-role =
    { $you ->
        [yes] ваша карта роли
       *[no] карта роли игрока { $owner }
    }
samurai-sword-place-play =
    { $you ->
        [yes] { $card } перед вами
       *[no] { $card } перед игроком { $owner }
    }

## Вопросы

samurai-sword-ask-bushido-answer =
    { $you ->
        [yes] { $tokens ->
            [0] Для «Бусидо» открыто оружие: сбросьте оружие с руки и передайте «Бусидо» дальше или просто сбросьте «Бусидо».
           *[other] Для «Бусидо» открыто оружие: сбросьте оружие с руки или жетон чести.
        }
       *[no] Игрок { $by } отвечает на «Бусидо».
    }
samurai-sword-ask-draw-source =
    { $you ->
        [yes] Откуда возьмёте первую карту?
       *[no] Игрок { $by } решает, откуда взять первую карту.
    }
samurai-sword-ask-play-phase =
    { $you ->
        [yes] Фаза розыгрыша: сыграйте карту или завершите фазу.
       *[no] Игрок { $by } разыгрывает карты.
    }
samurai-sword-ask-parry-answer =
    { $you ->
        [yes] Вас атакуют. Защититесь?
       *[no] Игрок { $by } решает, защищаться ли.
    }
samurai-sword-ask-battle-cry-answer =
    { $you ->
        [yes] «Боевой клич»: сбросите карту с символом защиты или получите 1 рану?
       *[no] Игрок { $by } отвечает на «Боевой клич».
    }
samurai-sword-ask-jujutsu-answer =
    { $you ->
        [yes] «Дзюдзюцу»: сбросите оружие или получите 1 рану?
       *[no] Игрок { $by } отвечает на «Дзюдзюцу».
    }
samurai-sword-ask-card-to-discard =
    { $you ->
        [yes] Фаза сброса: на руке может остаться 7 карт. Какую сбросите?
       *[no] Игрок { $by } сбрасывает карты, пока их не останется 7.
    }

## Ответы

samurai-sword-answer-attack =
    { $target_you ->
        [yes] Атаковать себя { $card_ins }
       *[no] Атаковать игрока { $target } { $card_ins }
    }
samurai-sword-answer-play =
    { $card_is ->
        [focus] Выложить { $card_acc }
        [armor] Выложить { $card_acc }
        [fast-draw] Выложить { $card_acc }
       *[other] Сыграть { $card_acc }
    }
samurai-sword-answer-play-on =
    { $card_is ->
        [geisha] { $target_you ->
            [yes] «Гейша»: сбросить случайную карту со своей руки
           *[no] «Гейша»: игрок { $target } сбрасывает случайную карту с руки
        }
        [diversion] { $target_you ->
            [yes] «Уловка»: взять случайную карту со своей руки
           *[no] «Уловка»: взять случайную карту с руки игрока { $target }
        }
        [breathing] { $target_you ->
            [yes] «Передышка»: восстановить стойкость и взять карту себе
           *[no] «Передышка»: восстановить стойкость, а карту берёт { $target }
        }
        [bushido] { $target_you ->
            [yes] Положить «Бусидо» перед собой
           *[no] Положить «Бусидо» перед игроком { $target }
        }
       *[other] { $target_you ->
            [yes] Сыграть { $card_acc } против себя
           *[no] Сыграть { $card_acc } против игрока { $target }
        }
    }
samurai-sword-answer-play-on-card =
    { $target_you ->
        [yes] «{ $card }»: сбросить свою карту «{ $aim }»
       *[no] «{ $card }»: игрок { $target } сбрасывает { $aim_acc }
    }
samurai-sword-answer-spend-resilience = Отдать 1 жетон стойкости и взять карту
samurai-sword-answer-end-play = Завершить фазу розыгрыша
samurai-sword-answer-parry =
    { $card_is ->
        [parry] Защититься
       *[other] Защититься { $card_ins }
    }
samurai-sword-answer-discard = Сбросить { $card_acc }
samurai-sword-answer-discard-bushido-answer = Сбросить { $card_acc } и передать «Бусидо» дальше
samurai-sword-answer-endure = Получить раны
samurai-sword-answer-endure-parry-answer = Не защищаться
samurai-sword-answer-endure-battle-cry-answer = Получить 1 рану
samurai-sword-answer-endure-jujutsu-answer = Получить 1 рану
samurai-sword-answer-pay-honor = Сбросить жетон чести, а с ним и «Бусидо»
samurai-sword-answer-pay-honor-bushido-answer =
    { $tokens ->
        [0] Сбросить «Бусидо»
       *[other] Сбросить жетон чести, а с ним и «Бусидо»
    }
samurai-sword-answer-draw-from-deck = Из колоды
samurai-sword-answer-draw-from-discard = С верха сброса

samurai-sword-foresee-attack =
    сложность { $difficulty }; без защиты — { $wounds ->
        [one] { $wounds } рана,
        [few] { $wounds } раны,
       *[many] { $wounds } ран,
    } { $fate ->
        [end] игрок { $target } побеждён, и игра окончена
        [defeat] игрок { $target } побеждён
       *[stands] стойкости останется { $left }
    }
samurai-sword-foresee-wounds =
    { $wounds ->
        [one] { $wounds } рана,
        [few] { $wounds } раны,
       *[many] { $wounds } ран,
    } { $fate ->
        [end] вы побеждены, и игра окончена
        [defeat] вы побеждены
       *[stands] стойкости останется { $left }
    }
samurai-sword-foresee-one-wound =
    { $fate ->
        [end] вы побеждены, и игра окончена
        [defeat] вы побеждены
       *[stands] стойкости останется { $left }
    }
samurai-sword-foresee-cry =
    { $seats_count ->
        [0] ни на кого не подействует
       *[other] отвечать должны: { $seats }
    }
samurai-sword-foresee-breathing =
    { $tokens ->
        [0] восстанавливать нечего
       *[other] стойкость +{ $tokens }
    }
samurai-sword-foresee-spend =
    { $cards ->
        [0] стойкости останется { $left }, а брать нечего
       *[other] стойкости останется { $left }
    }
samurai-sword-foresee-no-honor = чести вы не теряете
samurai-sword-foresee-honor =
    { $left ->
        [0] последний: игра закончится
       *[other] останется жетонов чести: { $left }
    }
samurai-sword-foresee-end =
    { $cards ->
        [one] дальше сбросить { $cards } карту
        [few] дальше сбросить { $cards } карты
       *[many] дальше сбросить { $cards } карт
    }

## Что произошло

samurai-sword-moved-box-role =
    { $goal_you ->
        [yes] { $card_is ->
            [shogun] { "" }
           *[other] Ваша роль: { $card }.
        }
       *[no] { "" }
    }
samurai-sword-event-shogun-revealed =
    { $you ->
        [yes] Вы — сёгун.
       *[no] Сёгун — { $seat }.
    }
samurai-sword-event-character-dealt =
    { $you ->
        [yes] Ваш персонаж — { $character }.
       *[no] Персонаж игрока { $seat } — { $character }.
    }
samurai-sword-moved-deck-hand-together =
    { $goal_you ->
        [yes] Вы берёте { $cards_acc }.
       *[no] Игрок { $goal_owner } берёт { $cards_count ->
            [one] { $cards_count } карту.
            [few] { $cards_count } карты.
           *[many] { $cards_count } карт.
        }
    }
samurai-sword-event-turn-began =
    { $you ->
        [yes] Ход { $number }. Ходите вы.
       *[no] Ход { $number }. Ходит { $seat }.
    }
samurai-sword-event-recovered =
    { $you ->
        [yes] Вы восстанавливаете стойкость: { $resilience }.
       *[no] Игрок { $seat } восстанавливает стойкость: { $resilience }.
    }
samurai-sword-event-bushido-checked =
    { $you ->
        [yes] «Бусидо»: вы открываете { $card_acc }
       *[no] «Бусидо»: игрок { $seat } открывает { $card_acc }
    } — { $is_weapon ->
        [yes] это оружие.
       *[no] это не оружие.
    }
samurai-sword-event-bushido-passed-on =
    { $to_you ->
        [yes] «Бусидо» переходит к вам.
       *[no] «Бусидо» переходит к игроку { $to }.
    }
samurai-sword-event-honor-paid-to-bushido =
    { $tokens ->
        [0] { $you ->
            [yes] Вы сбрасываете «Бусидо», не теряя чести.
           *[no] Игрок { $seat } сбрасывает «Бусидо»: сёгун чести не теряет.
        }
       *[other] { $you ->
            [yes] Вы сбрасываете жетон чести, а с ним и «Бусидо».
           *[no] Игрок { $seat } сбрасывает жетон чести, а с ним и «Бусидо».
        }
    }
samurai-sword-event-taken-from-discard =
    { $you ->
        [yes] Вы берёте { $card_acc } из сброса.
       *[no] Игрок { $seat } берёт { $card_acc } из сброса.
    }
samurai-sword-event-attacked =
    { $you ->
        [yes] Вы атакуете игрока { $target } { $card_ins }.
       *[no] { $target_you ->
            [yes] Игрок { $by } атакует вас { $card_ins }.
           *[no] Игрок { $by } атакует игрока { $target } { $card_ins }.
        }
    }
samurai-sword-event-parried =
    { $you ->
        [yes] { $card_is ->
            [parry] Вы защищаетесь.
           *[other] Вы защищаетесь { $card_ins }.
        }
       *[no] { $card_is ->
            [parry] Игрок { $by } защищается.
           *[other] Игрок { $by } защищается { $card_ins }.
        }
    }
samurai-sword-event-wounded =
    { $you ->
        [yes] Вы получаете
       *[no] Игрок { $seat } получает
    } { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    } (стойкость: { $left }).
samurai-sword-event-defeated =
    { $you ->
        [yes] Игрок { $by } побеждает вас.
       *[no] { $by_you ->
            [yes] Вы побеждаете игрока { $seat }.
           *[no] Игрок { $by } побеждает игрока { $seat }.
        }
    }
samurai-sword-event-honor-given =
    { $you ->
        [yes] Вы отдаёте жетон чести игроку { $to }.
       *[no] { $to_you ->
            [yes] Игрок { $seat } отдаёт вам жетон чести.
           *[no] Игрок { $seat } отдаёт жетон чести игроку { $to }.
        }
    }
samurai-sword-event-card-played =
    { $you ->
        [yes] Вы { $card_is ->
            [focus] выкладываете
            [armor] выкладываете
            [fast-draw] выкладываете
           *[other] играете
        } { $card_acc }.
       *[no] Игрок { $by } { $card_is ->
            [focus] выкладывает
            [armor] выкладывает
            [fast-draw] выкладывает
           *[other] играет
        } { $card_acc }.
    }
samurai-sword-event-card-played-on =
    { $you ->
        [yes] { $card_is ->
            [bushido] Вы кладёте «Бусидо» перед { $target_own ->
                [yes] собой.
               *[no] игроком { $target }.
            }
            [breathing] Вы играете «Передышку».
           *[other] { $target_own ->
                [yes] Вы играете { $card_acc } против себя.
               *[no] Вы играете { $card_acc } против игрока { $target }.
            }
        }
       *[no] { $card_is ->
            [bushido] { $target_you ->
                [yes] Игрок { $by } кладёт «Бусидо» перед вами.
               *[no] { $target_own ->
                    [yes] Игрок { $by } кладёт «Бусидо» перед собой.
                   *[no] Игрок { $by } кладёт «Бусидо» перед игроком { $target }.
                }
            }
            [breathing] Игрок { $by } играет «Передышку».
           *[other] { $target_you ->
                [yes] Игрок { $by } играет { $card_acc } против вас.
               *[no] { $target_own ->
                    [yes] Игрок { $by } играет { $card_acc } против себя.
                   *[no] Игрок { $by } играет { $card_acc } против игрока { $target }.
                }
            }
        }
    }
samurai-sword-event-card-taken =
    { $you ->
        [yes] { "" }
       *[no] { $target_you ->
            [yes] { "" }
           *[no] Игрок { $by } берёт карту с руки игрока { $target }.
        }
    }
samurai-sword-moved-hand-hand =
    { $goal_you ->
        [yes] Вы берёте { $card_acc } с руки игрока { $source_owner }.
       *[no] { $source_you ->
            [yes] Игрок { $goal_owner } берёт { $card_acc } с вашей руки.
           *[no] { "" }
        }
    }
samurai-sword-event-card-discarded =
    { $from_play ->
        [yes] { $you ->
            [yes] Вы сбрасываете карту «{ $card }», лежавшую перед вами.
           *[no] Игрок { $seat } сбрасывает карту «{ $card }», лежавшую перед ним.
        }
       *[no] { $you ->
            [yes] Вы сбрасываете с руки { $card_acc }.
           *[no] Игрок { $seat } сбрасывает с руки { $card_acc }.
        }
    }
samurai-sword-event-unaffected =
    { $you ->
        [yes] { $harmless ->
            [yes] Вы обескровлены: на вас это не действует.
           *[no] На вас это не действует: Тиёмэ можно ранить только оружием.
        }
       *[no] { $harmless ->
            [yes] Игрок { $seat } обескровлен: на него это не действует.
           *[no] На игрока { $seat } это не действует: Тиёмэ можно ранить только оружием.
        }
    }
samurai-sword-event-healed =
    { $tokens ->
        [0] { $you ->
            [yes] Ваша стойкость и так полна.
           *[no] Стойкость игрока { $seat } и так полна.
        }
       *[other] { $you ->
            [yes] Вы восстанавливаете стойкость: +{ $tokens }.
           *[no] Игрок { $seat } восстанавливает стойкость: +{ $tokens }.
        }
    }
samurai-sword-event-resilience-spent =
    { $you ->
        [yes] Вы отдаёте 1 жетон стойкости, чтобы взять карту (стойкость: { $left }).
       *[no] Игрок { $seat } отдаёт 1 жетон стойкости, чтобы взять карту (стойкость: { $left }).
    }
samurai-sword-event-deck-ended =
    Колода закончилась: каждый теряет 1 жетон чести. { $cards ->
        [0] Сброс пуст, поэтому новой колоды пока нет.
        [one] В новой колоде { $cards } карта.
        [few] В новой колоде { $cards } карты.
       *[many] В новой колоде { $cards } карт.
    }
samurai-sword-event-nothing-to-draw =
    { $you ->
        [yes] Колода и сброс пусты: вам нечего взять.
       *[no] Колода и сброс пусты: игроку { $seat } нечего взять.
    }
samurai-sword-event-deck-renewed =
    { $cards ->
        [one] Сброс становится новой колодой: { $cards } карта.
        [few] Сброс становится новой колодой: { $cards } карты.
       *[many] Сброс становится новой колодой: { $cards } карт.
    }

## Конец игры

samurai-sword-event-honor-ran-out =
    { $seats_count ->
        [1] { $seats_you ->
            [yes] У вас больше нет чести: игра окончена.
           *[no] У игрока { $seats } больше нет чести: игра окончена.
        }
       *[other] Игра окончена. Не осталось чести у игроков: { $seats }.
    }
samurai-sword-turned-role =
    { $card_is ->
        [shogun] { "" }
       *[other] { $place_you ->
            [yes] Ваша роль: { $card }.
           *[no] Роль игрока { $place_owner }: { $card }.
        }
    }
samurai-sword-turned-box = В коробке оставалась карта: { $card }.
samurai-sword-turned-hand-together =
    { $place_you ->
        [yes] У вас на руке: { $cards }.
       *[no] На руке у игрока { $place_owner }: { $cards }.
    }
samurai-sword-event-points-counted =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }: честь { $honor } × { $multiplier }{ $daimyo ->
        [0] { "" }
       *[other] { " " }+ { $daimyo } за «Даймё»
    } = { $points }.
samurai-sword-event-daimyo-for-nothing =
    { $you ->
        [yes] «Даймё» у вас на руке — 0 очков: вы ронин.
       *[no] «Даймё» на руке игрока { $seat } — 0 очков: ронину эта карта ничего не даёт.
    }
samurai-sword-event-deadly-strike =
    { $you ->
        [yes] Смертельный удар: вы победили игрока { $target } из своей же команды.
       *[no] { $target_you ->
            [yes] Смертельный удар: игрок { $by } победил вас, хотя вы в одной команде.
           *[no] Смертельный удар: игрок { $by } победил игрока { $target } из своей же команды.
        }
    } { $team }: −3 очка.
samurai-sword-event-team-counted =
    { $team }: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
samurai-sword-event-tie-decided =
    { $ninja ->
        [yes] { $shogun ->
            [yes] { $ronin ->
                [yes] Ничья по очкам между всеми тремя командами: при любой ничьей побеждают ниндзя.
               *[no] Ничья по очкам между ниндзя и командой сёгуна: при любой ничьей побеждают ниндзя.
            }
           *[no] Ничья по очкам между ниндзя и ронином: при любой ничьей побеждают ниндзя.
        }
       *[no] Ничья по очкам между командой сёгуна и ронином: при такой ничьей побеждает команда сёгуна.
    }
samurai-sword-event-last-one-standing =
    { $you ->
        [yes] Стойкость осталась только у вас: игра окончена.
       *[no] Стойкость осталась только у игрока { $seat }: игра окончена.
    }
samurai-sword-event-swordmaster-denied =
    { $you ->
        [yes] Но вы победили игрока { $target } из своей же команды: победы мастера меча нет, всё решат очки.
       *[no] { $target_you ->
            [yes] Но игрок { $by } победил вас, а вы с ним в одной команде: победы мастера меча нет, всё решат очки.
           *[no] Но игрок { $by } победил игрока { $target } из своей же команды: победы мастера меча нет, всё решат очки.
        }
    }

samurai-sword-outcome-honor =
    Победа чести: { $you ->
        [yes] { $others_count ->
            [0] побеждаете вы!
            [1] побеждаете вы и { $others }!
           *[other] побеждаете вы, { $others }!
        }
       *[no] { $others_count ->
            [1] побеждает { $winners }.
           *[other] побеждают { $winners }.
        }
    }
samurai-sword-outcome-tie =
    Ничья по очкам. Победа чести: { $you ->
        [yes] { $others_count ->
            [0] побеждаете вы!
            [1] побеждаете вы и { $others }!
           *[other] побеждаете вы, { $others }!
        }
       *[no] { $others_count ->
            [1] побеждает { $winners }.
           *[other] побеждают { $winners }.
        }
    }
samurai-sword-outcome-swordmaster =
    Победа мастера меча: { $you ->
        [yes] { $others_count ->
            [0] побеждаете вы!
            [1] побеждаете вы и { $others }!
           *[other] побеждаете вы, { $others }!
        }
       *[no] { $others_count ->
            [1] побеждает { $winners }.
           *[other] побеждают { $winners }.
        }
    }
samurai-sword-ending-honor = победа чести
samurai-sword-ending-tie = победа чести после ничьей
samurai-sword-ending-swordmaster = победа мастера меча
samurai-sword-score-together =
    { $seats }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }

## Почему нельзя

samurai-sword-why-no-such-player = На месте { $target } за столом никого нет.
samurai-sword-why-not-in-hand = У вас на руке нет { $card_gen }.
samurai-sword-why-game-is-over = Игра окончена: больше ничего не играют.
samurai-sword-why-not-oneself = Оружием атакуют другого игрока, а не себя.
samurai-sword-why-weapon-limit =
    За ход вы можете сыграть { $limit ->
        [one] { $limit } карту оружия
        [few] { $limit } карты оружия
       *[many] { $limit } карт оружия
    }, а сыграно уже { $played }.
samurai-sword-why-harmless-without-cards = У игрока { $target } нет карт на руке, значит, он обескровлен: атаковать его нельзя.
samurai-sword-why-harmless-without-resilience = У игрока { $target } нет жетонов стойкости, значит, он обескровлен: атаковать его нельзя.
samurai-sword-why-harmless-even-so =
    { $resilience ->
        [0] У игрока { $target } нет жетонов стойкости, значит, он обескровлен.
       *[other] У игрока { $target } нет карт на руке, значит, он обескровлен.
    } Кодзиро не смотрит на сложность атаки, но обескровленных не атакует и он.
samurai-sword-why-too-far =
    «{ $card }» — для атак сложности до { $reach }, а до игрока { $target } { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: сложность атаки — { $difficulty }{ $armor ->
        [0] { $character ->
            [0] { "" }
           *[other] { " " }(Бэнкэй +{ $character })
        }
       *[other] { $character ->
            [0] { " " }(«Доспех» +{ $armor })
           *[other] { " " }(«Доспех» +{ $armor }, Бэнкэй +{ $character })
        }
    }.
samurai-sword-why-too-well-armored =
    «{ $card }» — для атак сложности до { $reach }. До игрока { $target } { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, но сложность атаки — { $difficulty }{ $armor ->
        [0] { $character ->
            [0] { "" }
           *[other] { " " }(Бэнкэй +{ $character })
        }
       *[other] { $character ->
            [0] { " " }(«Доспех» +{ $armor })
           *[other] { " " }(«Доспех» +{ $armor }, Бэнкэй +{ $character })
        }
    }.
samurai-sword-why-weapon-needs-a-target = «{ $card }» — это оружие: им кого-то атакуют, а просто выбросить его нельзя.
samurai-sword-why-weapon-is-played = Сыгранное оружие не берут назад и не обращают против другого, а пока на него не ответили, ничего больше не играют.
samurai-sword-why-parry-is-an-answer = «Защита» — только ответ: на атаку против вас или на «Боевой клич».
samurai-sword-why-nothing-to-endure = Сейчас вам никто не наносит ран.
samurai-sword-why-no-parry-symbol = На карте «{ $card }» нет символа защиты, поэтому атаку ею не отбить.
samurai-sword-why-not-the-last-card = «{ $card }» — последняя карта у вас на руке, а последней Хандзо защищаться не может.
samurai-sword-why-one-parry-is-enough = Одна карта защиты отбивает всю атаку; вторую не играют.
samurai-sword-why-battle-cry-wants-a-parry = «Боевой клич» требует карту с символом защиты, а не { $card_acc }.
samurai-sword-why-jujutsu-wants-a-weapon = «Дзюдзюцу» требует оружие, а не { $card_acc }.
samurai-sword-why-jujutsu-is-not-parried = От «Дзюдзюцу» не защищаются: сбросьте оружие или получите 1 рану.
samurai-sword-why-not-aimed-at-you = Эта атака направлена на игрока { $target }, а не на вас.
samurai-sword-why-chiyome-is-unaffected = Тиёмэ можно ранить только оружием: «{ $card }» на вас не действует, и отвечать нельзя.
samurai-sword-why-harmless-is-unaffected = Вы обескровлены: «{ $card }» на вас не действует, и отвечать нельзя.
samurai-sword-why-only-the-others-answer = Вы сами сыграли { $card_acc }: отвечают только другие.
samurai-sword-why-others-answer-first = На { $card_acc } отвечают по очереди: сейчас { $target }, а вы позже.
samurai-sword-why-has-answered = Ваша очередь отвечать на { $card_acc } прошла; сейчас отвечает { $target }.
samurai-sword-why-answer-the-attack = Игрок { $by } атакует вас { $card_ins }: защититесь или получите раны.
samurai-sword-why-answer-the-cry = Игрок { $by } сыграл { $card_acc }: сбросьте нужную карту или получите 1 рану.
samurai-sword-why-own-card-is-resolving = Ваша карта «{ $card }» ещё разыгрывается: сначала отвечает { $target }.
samurai-sword-why-card-names-a-player = «{ $card }» требует назвать игрока: скажите, кого.
samurai-sword-why-card-names-nobody = Чтобы сыграть { $card_acc }, игрока не называют.
samurai-sword-why-card-names-no-card = «{ $card }» не действует на отдельную карту.
samurai-sword-why-only-before-yourself = Карту «{ $card }» кладут только перед собой.
samurai-sword-why-one-bushido =
    { $target_you ->
        [yes] «Бусидо» уже лежит перед вами
       *[no] «Бусидо» уже лежит перед игроком { $target }
    }: пока его не сбросят, второе сыграть нельзя.
samurai-sword-why-geisha-not-oneself = Из-за «Гейши» карту сбрасывает другой игрок, а не вы.
samurai-sword-why-geisha-not-own-hand = «Гейшей» можно сбросить карту, которая лежит перед вами, но не карту со своей руки.
samurai-sword-why-diversion-not-oneself = «Уловкой» берут карту у другого игрока, а не у себя.
samurai-sword-why-breathing-not-oneself = Благодаря «Передышке» карту берёт другой игрок, а не вы.
samurai-sword-why-breathing-needs-a-receiver = Благодаря «Передышке» другой игрок берёт карту: скажите, кто именно.
samurai-sword-why-breathing-heals-oneself = «Передышка» исцеляет только того, кто её сыграл.
samurai-sword-why-no-card-to-take = У игрока { $target } нет карт на руке: взять нечего.
samurai-sword-why-no-hand-card =
    { $target_you ->
        [yes] У вас нет карт на руке; выберите карту, которая лежит перед вами.
       *[no] У игрока { $target } нет карт на руке; выберите карту, которая лежит перед ним.
    }
samurai-sword-why-nothing-to-discard =
    { $target_you ->
        [yes] У вас нет карт ни на руке, ни в игре: сбрасывать нечего.
       *[no] У игрока { $target } нет карт ни на руке, ни в игре: сбрасывать нечего.
    }
samurai-sword-why-hand-cards-are-random = С руки игрок { $target } сбросит случайную карту; выбрать можно только ту, что в игре.
samurai-sword-why-not-in-front-of =
    { $target_you ->
        [yes] Перед вами нет { $aim_gen }.
       *[no] Перед игроком { $target } нет { $aim_gen }.
    }
samurai-sword-why-diversion-takes-from-hands = «{ $card }» забирает карты с рук, а не те, что в игре.
samurai-sword-why-bushido-wants-a-weapon = «Бусидо» требует оружие с руки, а не { $card_acc }.
samurai-sword-why-bushido-asks-its-holder = «Бусидо» лежит перед игроком { $target }: больше никто не отвечает.
samurai-sword-why-honor-is-paid-to-bushido =
    { $tokens ->
        [0] При игре втроём сёгун не теряет чести из-за «Бусидо»; его сбрасывают, когда в ваш ход для него открыто оружие.
       *[other] Жетон чести сбрасывают только из-за «Бусидо», когда в ваш ход для него открыто оружие.
    }
samurai-sword-why-check-bushido-first =
    { $tokens ->
        [0] Сначала «Бусидо»: сбросьте оружие и передайте «Бусидо» дальше или просто сбросьте «Бусидо», и ход пойдёт дальше.
       *[other] Сначала «Бусидо»: сбросьте оружие или жетон чести, и ход пойдёт дальше.
    }
samurai-sword-why-bushido-is-checked = «Бусидо» проверяют в конце фазы восстановления: это не пропускают и не откладывают.
samurai-sword-why-weapon-or-honor =
    { $tokens ->
        [0] Если открыто оружие, сбросьте оружие, чтобы передать «Бусидо» дальше, или сбросьте «Бусидо»: при игре втроём сёгун чести не теряет.
       *[other] Если открыто оружие, сбросьте оружие, чтобы передать «Бусидо» дальше, или потеряйте жетон чести.
    }
samurai-sword-why-bushido-moves-clockwise = «Бусидо» всегда переходит к следующему игроку по часовой стрелке, обескровленному или нет.
samurai-sword-why-not-your-turn = Сейчас ход игрока { $turn }, а не ваш.
samurai-sword-why-play-comes-after-drawing = Сначала берут карты, а играют их в фазе розыгрыша.
samurai-sword-why-play-is-over = Фаза розыгрыша завершена: теперь карты только сбрасывают.
samurai-sword-why-discard-first =
    У вас на руке { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, а оставить можно { $limit }: лишние нужно сбросить, пока ход не завершён.
samurai-sword-why-no-free-discards = По своей воле карты не сбрасывают — только тогда, когда этого требует правило.
samurai-sword-why-down-to-seven =
    У вас на руке { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, а в фазе сброса сбрасывают только то, что сверх { $limit }.
samurai-sword-why-only-nobunaga = Отдавать стойкость за карты может только Нобунага.
samurai-sword-why-not-the-last-resilience = Это ваш последний жетон стойкости, а последний Нобунага отдать не может.
samurai-sword-why-spend-in-the-play-phase = Нобунага отдаёт стойкость за карты только в своей фазе розыгрыша, между картами.
samurai-sword-why-draw-in-the-draw-phase = Карты берут в своей фазе набора или тогда, когда так велит карта или свойство.
samurai-sword-why-only-ieyasu = Брать карту из сброса может только Иэясу.
samurai-sword-why-only-the-first-card = Из сброса Иэясу берёт только первую карту фазы набора.
samurai-sword-why-only-the-top-card = Из сброса Иэясу берёт только верхнюю карту, а не те, что под ней.
samurai-sword-why-cards-must-be-drawn = Фазу набора нельзя ни пропустить, ни сократить: берите все положенные карты.
samurai-sword-why-recover-only-with-none = У вас ещё есть стойкость ({ $left }), а восстанавливают её, только когда не осталось ничего.
samurai-sword-why-recover-in-ones-turn = Стойкость вы восстановите в начале своего следующего хода, не раньше.
samurai-sword-why-shogun-is-known = Все и так знают, что вы сёгун: ваша карта роли лежит лицом вверх.
samurai-sword-why-roles-are-known = При игре втроём роли не тайна: кроме сёгуна, есть только ниндзя. Закрыты лишь их звёзды, но они ни на что не влияют.
samurai-sword-why-roles-are-secret = Роли остаются тайной до конца игры: карты ролей не показывают и не подсматривают.
samurai-sword-why-hands-are-secret = Карты на руках тайные: их не показывают и не подсматривают.
samurai-sword-why-deck-is-face-down = Колода лежит лицом вниз: смотреть на её карты нельзя.
samurai-sword-why-box-is-closed =
    { $players ->
        [6] В коробку не заглядывают.
        [7] В коробку не заглядывают.
       *[other] В коробку не заглядывают: никто не должен знать, какой карты ниндзя нет в игре.
    }
samurai-sword-why-do-not-ask-for-cards = Нельзя спрашивать других, какие карты у них на руке.
samurai-sword-why-do-not-ask-for-reactions = Нельзя спрашивать других, как они ответили бы на карту.
samurai-sword-why-honor-goes-to-the-victor = Побеждённый отдаёт 1 жетон чести тому, кто его победил: не оставляет себе и не отдаёт кому-то другому.
samurai-sword-why-everybody-loses-honor = Когда колода заканчивается, 1 жетон чести теряет каждый, без исключений.
samurai-sword-why-swordmaster-is-seen = Победу мастера меча не объявляют: она наступает сама, когда стойкость остаётся только у одного игрока, если только последний удар не пришёлся по его же команде.
samurai-sword-why-no-swordmaster-with-three = При игре втроём победы мастера меча не бывает.
samurai-sword-why-daimyo-is-for-the-others = «Даймё» засчитывают в конце игры, если карта ещё на руке, и никогда — ронину.
samurai-sword-why-daimyo-is-not-multiplied = «Даймё» даёт 1 очко; его никогда не удваивают и не утраивают.

## Чего не бывает

error-resolving-does-not-fit = { $place }: { $pieces } не согласуется с вопросом { $question }.
error-cannot-be-asked = Игрока { $player } в этой позиции нельзя спросить { $question }.
error-weapons-do-not-fit = weapons_played { $played } не согласуется с позицией: здесь не больше { $limit }, а во время атаки не меньше 1.
error-winners-are-no-team = { $winners } — это не одна целая команда.
error-characters-do-not-fit = characters: «{ $characters }» — игроков { $seats }, и у каждого должен быть один персонаж, не такой, как у других.
error-too-much-resilience = resilience: игрок { $player } — { $character }, поэтому у него не больше { $most }, а не { $tokens }.
error-too-much-honor = honor: жетонов всего { $tokens }, а при таком числе игроков их не больше { $most }.
error-no-honor-left = У игрока { $player } нет жетонов чести, значит, игра была бы уже окончена.
error-no-resilience-in-ones-turn = Сейчас ход игрока { $player }, поэтому у него должна быть стойкость.
error-nobody-else-stands = Стойкость есть только у игрока { $player }, значит, игра была бы уже окончена.
error-one-bushido-in-play = { $places }: в игре может быть только одно «Бусидо».
error-one-role-each = { $place }: у каждого игрока одна роль, а карт ролей здесь { $cards }.
error-shogun-does-not-fit = { $place }: не согласуется с тем, что сёгун — { $shogun }.
error-shogun-lies-open = { $place }: роль сёгуна лежит лицом вверх для всех.
error-roles-lie-covered = { $place }: до конца игры эту роль видит только её владелец.
error-not-seen-so = { $place }: { $piece } здесь видят не те, кто должен видеть.
