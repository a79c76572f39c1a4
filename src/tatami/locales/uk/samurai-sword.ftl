### Меч самурая

samurai-sword-title = Меч самурая
samurai-sword-name = Меч самурая
    .tag = Приховані ролі, оголені мечі
samurai-sword-blurb = Мечі на видноті, команди в таємниці. Самураї сьоґуна, ніндзя та самотній ронін б’ються за честь; дізнайтеся, хто на вашому боці. Кожен, хто впав, підводиться знову, але з меншою честю.
samurai-sword-credits = автор: Еміліано Шарра
    .house = dV Giochi, 2012

## Налаштування

samurai-sword-option-deck-end = Кінець колоди
    .help = Коли колоду вважають вичерпаною і кожен утрачає 1 жетон честі: щойно взято її останню карту чи аж тоді, коли знадобиться наступна.
samurai-sword-option-deck-end-last-card = з останньою картою
samurai-sword-option-deck-end-next-draw = коли карти забракне
samurai-sword-option-last-blow = Останній удар
    .help = Після удару стійкість лишилася тільки в нападника, а переможений утрачає останній жетон честі: яка перемога настає першою?
samurai-sword-option-last-blow-swordmaster = перемога майстра меча
samurai-sword-option-last-blow-honor = перемога честі
samurai-sword-option-geisha-on-oneself = «Гейша» на власні карти
    .help = Чи можна «Гейшею» скинути карту, що лежить перед вами, наприклад «Бусідо».

## Меч самурая

## Карти

samurai-sword-kind-bokken = Боккен
    .acc = «Боккен»
    .gen = «Боккена»
    .ins = «Боккеном»
samurai-sword-kind-kiseru = Кісеру
    .acc = «Кісеру»
    .gen = «Кісеру»
    .ins = зброєю «Кісеру»
samurai-sword-kind-wakizashi = Вакідзасі
    .acc = «Вакідзасі»
    .gen = «Вакідзасі»
    .ins = зброєю «Вакідзасі»
samurai-sword-kind-bo = Бо
    .acc = «Бо»
    .gen = «Бо»
    .ins = зброєю «Бо»
samurai-sword-kind-kusarigama = Кусаріґама
    .acc = «Кусаріґаму»
    .gen = «Кусаріґами»
    .ins = «Кусаріґамою»
samurai-sword-kind-katana = Катана
    .acc = «Катану»
    .gen = «Катани»
    .ins = «Катаною»
samurai-sword-kind-shuriken = Сюрікен
    .acc = «Сюрікен»
    .gen = «Сюрікена»
    .ins = «Сюрікеном»
samurai-sword-kind-kanabo = Канабо
    .acc = «Канабо»
    .gen = «Канабо»
    .ins = зброєю «Канабо»
samurai-sword-kind-nodachi = Нодаті
    .acc = «Нодаті»
    .gen = «Нодаті»
    .ins = зброєю «Нодаті»
samurai-sword-kind-naginata = Наґіната
    .acc = «Наґінату»
    .gen = «Наґінати»
    .ins = «Наґінатою»
samurai-sword-kind-nagayari = Наґаярі
    .acc = «Наґаярі»
    .gen = «Наґаярі»
    .ins = зброєю «Наґаярі»
samurai-sword-kind-tanegashima = Танеґасіма
    .acc = «Танеґасіму»
    .gen = «Танеґасіми»
    .ins = «Танеґасімою»
samurai-sword-kind-daikyu = Дайкю
    .acc = «Дайкю»
    .gen = «Дайкю»
    .ins = зброєю «Дайкю»

samurai-sword-weapon =
    Зброя: складність атаки — до { $reach }, завдає { $wounds ->
        [one] { $wounds } рани.
        [few] { $wounds } ран.
       *[many] { $wounds } ран.
    }

samurai-sword-kind-parry = Захист
    .acc = «Захист»
    .gen = «Захисту»
    .ins = «Захистом»
    .about = Відбиває атаку на вас або відповідає на «Бойовий клич». У свій хід цієї карти не грають.
samurai-sword-kind-geisha = Гейша
    .acc = «Гейшу»
    .gen = «Гейші»
    .ins = «Гейшею»
    .about = Інший гравець скидає карту: випадкову з руки або вибрану вами з тих, що лежать перед ним.
samurai-sword-kind-diversion = Хитрість
    .acc = «Хитрість»
    .gen = «Хитрості»
    .ins = «Хитрістю»
    .about = Ви берете випадкову карту з руки іншого гравця.
samurai-sword-kind-battle-cry = Бойовий клич
    .acc = «Бойовий клич»
    .gen = «Бойового кличу»
    .ins = «Бойовим кличем»
    .about = Кожен інший гравець скидає карту із символом захисту або зазнає 1 рани. На знекровлених не діє.
samurai-sword-kind-tea-ceremony = Чайна церемонія
    .acc = «Чайну церемонію»
    .gen = «Чайної церемонії»
    .ins = «Чайною церемонією»
    .about = Ви берете 3 карти, а кожен інший гравець — 1.
samurai-sword-kind-jujutsu = Дзюдзюцу
    .acc = «Дзюдзюцу»
    .gen = «Дзюдзюцу»
    .ins = «Дзюдзюцу»
    .about = Кожен інший гравець скидає карту зброї або зазнає 1 рани. На знекровлених не діє.
samurai-sword-kind-daimyo = Даймьо
    .acc = «Даймьо»
    .gen = «Даймьо»
    .ins = «Даймьо»
    .about = Ви берете 2 карти. Якщо втримати «Даймьо» в руці до кінця гри, це 1 очко — для всіх, крім роніна.
samurai-sword-kind-breathing = Перепочинок
    .acc = «Перепочинок»
    .gen = «Перепочинку»
    .ins = «Перепочинком»
    .about = Ви відновлюєте всю свою стійкість, а інший гравець на ваш вибір бере 1 карту.
samurai-sword-kind-focus = Холоднокровність
    .acc = «Холоднокровність»
    .gen = «Холоднокровності»
    .ins = «Холоднокровністю»
    .about = У кожен свій хід ви можете зіграти на 1 карту зброї більше.
samurai-sword-kind-armor = Обладунок
    .acc = «Обладунок»
    .gen = «Обладунку»
    .ins = «Обладунком»
    .about = Складність кожної атаки на вас на 1 більша.
samurai-sword-kind-fast-draw = Стрімкість
    .acc = «Стрімкість»
    .gen = «Стрімкості»
    .ins = «Стрімкістю»
    .about = Кожна ваша атака зброєю завдає на 1 рану більше.
samurai-sword-kind-bushido = Бусідо
    .acc = «Бусідо»
    .gen = «Бусідо»
    .ins = «Бусідо»
    .about = Кладуть перед будь-яким гравцем; у грі може бути лише одне «Бусідо». Перед фазою добору цей гравець відкриває верхню карту колоди й скидає її. Якщо це зброя, він скидає зброю з руки й передає «Бусідо» далі або втрачає 1 жетон честі й скидає «Бусідо» (у грі втрьох сьоґун честі не втрачає). Якщо ні, «Бусідо» переходить до наступного гравця.

## Ролі та команди

samurai-sword-role-shogun = Сьоґун
    .acc = сьоґуна
    .gen = сьоґуна
    .ins = сьоґуном
    .about = Перемагає разом із самураями; хто сьоґун, знають усі. У грі втрьох честь сьоґуна рахують подвійно.
samurai-sword-role-samurai = Самурай
    .acc = самурая
    .gen = самурая
    .ins = самураєм
    .about = Перемагає разом із сьоґуном та іншими самураями, якщо вони є. Якщо гравців 4 або 6, честь самурая рахують подвійно.
samurai-sword-role-ninja = Ніндзя
samurai-sword-role-ninja-1 = Ніндзя (1 зірка)
    .acc = ніндзя (1 зірка)
    .gen = ніндзя (1 зірка)
    .ins = ніндзя (1 зірка)
    .about = Перемагає разом з іншими ніндзя, проти сьоґуна; за нічиєї теж перемагають ніндзя. У грі вчотирьох подвійно рахують честь іншого ніндзя, а не цього.
samurai-sword-role-ninja-2 = Ніндзя (2 зірки)
    .acc = ніндзя (2 зірки)
    .gen = ніндзя (2 зірки)
    .ins = ніндзя (2 зірки)
    .about = Перемагає разом з іншими ніндзя, проти сьоґуна; за нічиєї теж перемагають ніндзя. У грі вчотирьох честь цього ніндзя рахують подвійно, якщо в іншого 1 зірка.
samurai-sword-role-ninja-3 = Ніндзя (3 зірки)
    .acc = ніндзя (3 зірки)
    .gen = ніндзя (3 зірки)
    .ins = ніндзя (3 зірки)
    .about = Перемагає разом з іншими ніндзя, проти сьоґуна; за нічиєї теж перемагають ніндзя. У грі вчотирьох честь цього ніндзя рахують подвійно.
samurai-sword-role-ronin = Ронін
    .acc = роніна
    .gen = роніна
    .ins = роніном
    .about = Перемагає сам-один, проти всіх. Честь роніна рахують подвійно, якщо гравців 5, і потрійно, якщо 6 або 7; «Даймьо» не дає йому очок.

samurai-sword-team-shogun = Команда сьоґуна
samurai-sword-team-ninja = Ніндзя
samurai-sword-team-ronin = Ронін

## Персонажі

samurai-sword-character-benkei = Бенкей
    .about = Складність кожної атаки на Бенкея на 1 більша.
samurai-sword-character-chiyome = Тійоме
    .about = Тійоме можна поранити лише зброєю; «Бойовий клич» і «Дзюдзюцу» не діють.
samurai-sword-character-ginchiyo = Ґінтійо
    .about = Зброя завдає Ґінтійо на 1 рану менше, але щонайменше 1.
samurai-sword-character-goemon = Ґоемон
    .about = Ґоемон може щоходу зіграти на 1 карту зброї більше.
samurai-sword-character-hanzo = Хандзо
    .about = Хандзо може зіграти зброю з руки як захист, якщо це не остання карта в руці.
samurai-sword-character-hideyoshi = Хідейосі
    .about = У фазі добору Хідейосі бере на 1 карту більше.
samurai-sword-character-ieyasu = Ієясу
    .about = Першу карту у фазі добору Ієясу може взяти з верху скиду.
samurai-sword-character-kojiro = Кодзіро
    .about = Кодзіро може атакувати будь-кого будь-якою зброєю, хоч би яка була складність атаки.
samurai-sword-character-musashi = Мусасі
    .about = Кожна атака Мусасі зброєю завдає на 1 рану більше.
samurai-sword-character-nobunaga = Нобунаґа
    .about = У своїй фазі розіграшу Нобунаґа може віддати 1 жетон стійкості (тільки не останній) і взяти 1 карту.
samurai-sword-character-tomoe = Томое
    .about = Щоразу, коли Томое завдає гравцеві ран зброєю, Томое бере 1 карту.
samurai-sword-character-ushiwaka = Усівака
    .about = Усівака бере 1 карту за кожну рану, якої зазнає від зброї.

## Де лежать карти

samurai-sword-place-deck = колода
samurai-sword-place-discard = скид
samurai-sword-place-resolving = карта, яку розігрують
samurai-sword-place-box = коробка
samurai-sword-place-hand =
    { $you ->
        [yes] ваша рука
       *[no] рука гравця { $owner }
    }
samurai-sword-place-role =
    { $you ->
        [yes] ваша карта ролі
       *[no] карта ролі гравця { $owner }
    }
samurai-sword-place-play =
    { $you ->
        [yes] { $card } перед вами
       *[no] { $card } перед гравцем { $owner }
    }

## Запитання

samurai-sword-ask-bushido-answer =
    { $you ->
        [yes] { $tokens ->
            [0] Для «Бусідо» відкрито зброю: скиньте зброю з руки й передайте «Бусідо» далі або просто скиньте «Бусідо».
           *[other] Для «Бусідо» відкрито зброю: скиньте зброю з руки або жетон честі.
        }
       *[no] Гравець { $by } відповідає на «Бусідо».
    }
samurai-sword-ask-draw-source =
    { $you ->
        [yes] Звідки візьмете першу карту?
       *[no] Гравець { $by } вирішує, звідки взяти першу карту.
    }
samurai-sword-ask-play-phase =
    { $you ->
        [yes] Фаза розіграшу: зіграйте карту або завершіть фазу.
       *[no] Гравець { $by } розігрує карти.
    }
samurai-sword-ask-parry-answer =
    { $you ->
        [yes] Вас атакують. Захиститеся?
       *[no] Гравець { $by } вирішує, чи захищатися.
    }
samurai-sword-ask-battle-cry-answer =
    { $you ->
        [yes] «Бойовий клич»: скинете карту із символом захисту чи зазнаєте 1 рани?
       *[no] Гравець { $by } відповідає на «Бойовий клич».
    }
samurai-sword-ask-jujutsu-answer =
    { $you ->
        [yes] «Дзюдзюцу»: скинете зброю чи зазнаєте 1 рани?
       *[no] Гравець { $by } відповідає на «Дзюдзюцу».
    }
samurai-sword-ask-card-to-discard =
    { $you ->
        [yes] Фаза скидання: у руці може лишитися 7 карт. Яку скинете?
       *[no] Гравець { $by } скидає карти, доки їх не лишиться 7.
    }

## Відповіді

samurai-sword-answer-attack =
    { $target_you ->
        [yes] Атакувати себе { $card_ins }
       *[no] Атакувати гравця { $target } { $card_ins }
    }
samurai-sword-answer-play =
    { $card_is ->
        [focus] Викласти { $card_acc }
        [armor] Викласти { $card_acc }
        [fast-draw] Викласти { $card_acc }
       *[other] Зіграти { $card_acc }
    }
samurai-sword-answer-play-on =
    { $card_is ->
        [geisha] { $target_you ->
            [yes] «Гейша»: скинути випадкову карту зі своєї руки
           *[no] «Гейша»: гравець { $target } скидає випадкову карту з руки
        }
        [diversion] { $target_you ->
            [yes] «Хитрість»: узяти випадкову карту зі своєї руки
           *[no] «Хитрість»: узяти випадкову карту з руки гравця { $target }
        }
        [breathing] { $target_you ->
            [yes] «Перепочинок»: відновити стійкість і взяти карту собі
           *[no] «Перепочинок»: відновити стійкість, а карту бере { $target }
        }
        [bushido] { $target_you ->
            [yes] Покласти «Бусідо» перед собою
           *[no] Покласти «Бусідо» перед гравцем { $target }
        }
       *[other] { $target_you ->
            [yes] Зіграти { $card_acc } проти себе
           *[no] Зіграти { $card_acc } проти гравця { $target }
        }
    }
samurai-sword-answer-play-on-card =
    { $target_you ->
        [yes] «{ $card }»: скинути свою карту «{ $aim }»
       *[no] «{ $card }»: гравець { $target } скидає { $aim_acc }
    }
samurai-sword-answer-spend-resilience = Віддати 1 жетон стійкості й узяти карту
samurai-sword-answer-end-play = Завершити фазу розіграшу
samurai-sword-answer-parry =
    { $card_is ->
        [parry] Захиститися
       *[other] Захиститися { $card_ins }
    }
samurai-sword-answer-discard = Скинути { $card_acc }
samurai-sword-answer-discard-bushido-answer = Скинути { $card_acc } й передати «Бусідо» далі
samurai-sword-answer-endure = Зазнати ран
samurai-sword-answer-endure-parry-answer = Не захищатися
samurai-sword-answer-endure-battle-cry-answer = Зазнати 1 рани
samurai-sword-answer-endure-jujutsu-answer = Зазнати 1 рани
samurai-sword-answer-pay-honor = Скинути жетон честі, а з ним і «Бусідо»
samurai-sword-answer-pay-honor-bushido-answer =
    { $tokens ->
        [0] Скинути «Бусідо»
       *[other] Скинути жетон честі, а з ним і «Бусідо»
    }
samurai-sword-answer-draw-from-deck = З колоди
samurai-sword-answer-draw-from-discard = З верху скиду

samurai-sword-foresee-attack =
    складність { $difficulty }; без захисту — { $wounds ->
        [one] { $wounds } рана,
        [few] { $wounds } рани,
       *[many] { $wounds } ран,
    } { $fate ->
        [end] гравця { $target } переможено, і гру завершено
        [defeat] гравця { $target } переможено
       *[stands] стійкості лишиться { $left }
    }
samurai-sword-foresee-wounds =
    { $wounds ->
        [one] { $wounds } рана,
        [few] { $wounds } рани,
       *[many] { $wounds } ран,
    } { $fate ->
        [end] вас переможено, і гру завершено
        [defeat] вас переможено
       *[stands] стійкості лишиться { $left }
    }
samurai-sword-foresee-one-wound =
    { $fate ->
        [end] вас переможено, і гру завершено
        [defeat] вас переможено
       *[stands] стійкості лишиться { $left }
    }
samurai-sword-foresee-cry =
    { $seats_count ->
        [0] ні на кого не подіє
       *[other] відповідати мають: { $seats }
    }
samurai-sword-foresee-breathing =
    { $tokens ->
        [0] нічого відновлювати
       *[other] стійкість +{ $tokens }
    }
samurai-sword-foresee-spend =
    { $cards ->
        [0] стійкості лишиться { $left }, а взяти нема чого
       *[other] стійкості лишиться { $left }
    }
samurai-sword-foresee-no-honor = честі ви не втрачаєте
samurai-sword-foresee-honor =
    { $left ->
        [0] останній: гра закінчиться
       *[other] лишиться жетонів честі: { $left }
    }
samurai-sword-foresee-end =
    { $cards ->
        [one] далі скинути { $cards } карту
        [few] далі скинути { $cards } карти
       *[many] далі скинути { $cards } карт
    }

## Що сталося

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
        [yes] Ви — сьоґун.
       *[no] Сьоґун — { $seat }.
    }
samurai-sword-event-character-dealt =
    { $you ->
        [yes] Ваш персонаж — { $character }.
       *[no] Персонаж гравця { $seat } — { $character }.
    }
samurai-sword-moved-deck-hand-together =
    { $goal_you ->
        [yes] Ви берете { $cards_acc }.
       *[no] Гравець { $goal_owner } бере { $cards_count ->
            [one] { $cards_count } карту.
            [few] { $cards_count } карти.
           *[many] { $cards_count } карт.
        }
    }
samurai-sword-event-turn-began =
    { $you ->
        [yes] Хід { $number }. Ходите ви.
       *[no] Хід { $number }. Ходить { $seat }.
    }
samurai-sword-event-recovered =
    { $you ->
        [yes] Ви відновлюєте стійкість: { $resilience }.
       *[no] Гравець { $seat } відновлює стійкість: { $resilience }.
    }
samurai-sword-event-bushido-checked =
    { $you ->
        [yes] «Бусідо»: ви відкриваєте { $card_acc }
       *[no] «Бусідо»: гравець { $seat } відкриває { $card_acc }
    } — { $is_weapon ->
        [yes] це зброя.
       *[no] це не зброя.
    }
samurai-sword-event-bushido-passed-on =
    { $to_you ->
        [yes] «Бусідо» переходить до вас.
       *[no] «Бусідо» переходить до гравця { $to }.
    }
samurai-sword-event-honor-paid-to-bushido =
    { $tokens ->
        [0] { $you ->
            [yes] Ви скидаєте «Бусідо», не втрачаючи честі.
           *[no] Гравець { $seat } скидає «Бусідо»: сьоґун честі не втрачає.
        }
       *[other] { $you ->
            [yes] Ви скидаєте жетон честі, а з ним і «Бусідо».
           *[no] Гравець { $seat } скидає жетон честі, а з ним і «Бусідо».
        }
    }
samurai-sword-event-taken-from-discard =
    { $you ->
        [yes] Ви берете { $card_acc } зі скиду.
       *[no] Гравець { $seat } бере { $card_acc } зі скиду.
    }
samurai-sword-event-attacked =
    { $you ->
        [yes] Ви атакуєте гравця { $target } { $card_ins }.
       *[no] { $target_you ->
            [yes] Гравець { $by } атакує вас { $card_ins }.
           *[no] Гравець { $by } атакує гравця { $target } { $card_ins }.
        }
    }
samurai-sword-event-parried =
    { $you ->
        [yes] { $card_is ->
            [parry] Ви захищаєтеся.
           *[other] Ви захищаєтеся { $card_ins }.
        }
       *[no] { $card_is ->
            [parry] Гравець { $by } захищається.
           *[other] Гравець { $by } захищається { $card_ins }.
        }
    }
samurai-sword-event-wounded =
    { $you ->
        [yes] Ви зазнаєте
       *[no] Гравець { $seat } зазнає
    } { $wounds ->
        [one] { $wounds } рани
        [few] { $wounds } ран
       *[many] { $wounds } ран
    } (стійкість: { $left }).
samurai-sword-event-defeated =
    { $you ->
        [yes] Гравець { $by } перемагає вас.
       *[no] { $by_you ->
            [yes] Ви перемагаєте гравця { $seat }.
           *[no] Гравець { $by } перемагає гравця { $seat }.
        }
    }
samurai-sword-event-honor-given =
    { $you ->
        [yes] Ви віддаєте жетон честі гравцеві { $to }.
       *[no] { $to_you ->
            [yes] Гравець { $seat } віддає вам жетон честі.
           *[no] Гравець { $seat } віддає жетон честі гравцеві { $to }.
        }
    }
samurai-sword-event-card-played =
    { $you ->
        [yes] Ви { $card_is ->
            [focus] викладаєте
            [armor] викладаєте
            [fast-draw] викладаєте
           *[other] граєте
        } { $card_acc }.
       *[no] Гравець { $by } { $card_is ->
            [focus] викладає
            [armor] викладає
            [fast-draw] викладає
           *[other] грає
        } { $card_acc }.
    }
samurai-sword-event-card-played-on =
    { $you ->
        [yes] { $card_is ->
            [bushido] Ви кладете «Бусідо» перед { $target_own ->
                [yes] собою.
               *[no] гравцем { $target }.
            }
            [breathing] Ви граєте «Перепочинок».
           *[other] { $target_own ->
                [yes] Ви граєте { $card_acc } проти себе.
               *[no] Ви граєте { $card_acc } проти гравця { $target }.
            }
        }
       *[no] { $card_is ->
            [bushido] { $target_you ->
                [yes] Гравець { $by } кладе «Бусідо» перед вами.
               *[no] { $target_own ->
                    [yes] Гравець { $by } кладе «Бусідо» перед собою.
                   *[no] Гравець { $by } кладе «Бусідо» перед гравцем { $target }.
                }
            }
            [breathing] Гравець { $by } грає «Перепочинок».
           *[other] { $target_you ->
                [yes] Гравець { $by } грає { $card_acc } проти вас.
               *[no] { $target_own ->
                    [yes] Гравець { $by } грає { $card_acc } проти себе.
                   *[no] Гравець { $by } грає { $card_acc } проти гравця { $target }.
                }
            }
        }
    }
samurai-sword-event-card-taken =
    { $you ->
        [yes] { "" }
       *[no] { $target_you ->
            [yes] { "" }
           *[no] Гравець { $by } бере карту з руки гравця { $target }.
        }
    }
samurai-sword-moved-hand-hand =
    { $goal_you ->
        [yes] Ви берете { $card_acc } з руки гравця { $source_owner }.
       *[no] { $source_you ->
            [yes] Гравець { $goal_owner } бере { $card_acc } з вашої руки.
           *[no] { "" }
        }
    }
samurai-sword-event-card-discarded =
    { $from_play ->
        [yes] { $you ->
            [yes] Ви скидаєте карту «{ $card }», що лежала перед вами.
           *[no] Гравець { $seat } скидає карту «{ $card }», що лежала перед ним.
        }
       *[no] { $you ->
            [yes] Ви скидаєте з руки { $card_acc }.
           *[no] Гравець { $seat } скидає з руки { $card_acc }.
        }
    }
samurai-sword-event-unaffected =
    { $you ->
        [yes] { $harmless ->
            [yes] Ви знекровлені: на вас це не діє.
           *[no] На вас це не діє: Тійоме можна поранити лише зброєю.
        }
       *[no] { $harmless ->
            [yes] Гравець { $seat } знекровлений: на нього це не діє.
           *[no] На гравця { $seat } це не діє: Тійоме можна поранити лише зброєю.
        }
    }
samurai-sword-event-healed =
    { $tokens ->
        [0] { $you ->
            [yes] Ваша стійкість і так повна.
           *[no] Стійкість гравця { $seat } і так повна.
        }
       *[other] { $you ->
            [yes] Ви відновлюєте стійкість: +{ $tokens }.
           *[no] Гравець { $seat } відновлює стійкість: +{ $tokens }.
        }
    }
samurai-sword-event-resilience-spent =
    { $you ->
        [yes] Ви віддаєте 1 жетон стійкості, щоб узяти карту (стійкість: { $left }).
       *[no] Гравець { $seat } віддає 1 жетон стійкості, щоб узяти карту (стійкість: { $left }).
    }
samurai-sword-event-deck-ended =
    Колода закінчилася: кожен утрачає 1 жетон честі. { $cards ->
        [0] Скид порожній, тож нової колоди ще немає.
        [one] У новій колоді { $cards } карта.
        [few] У новій колоді { $cards } карти.
       *[many] У новій колоді { $cards } карт.
    }
samurai-sword-event-nothing-to-draw =
    { $you ->
        [yes] Колода і скид порожні: вам нема чого взяти.
       *[no] Колода і скид порожні: гравцеві { $seat } нема чого взяти.
    }
samurai-sword-event-deck-renewed =
    { $cards ->
        [one] Скид стає новою колодою: { $cards } карта.
        [few] Скид стає новою колодою: { $cards } карти.
       *[many] Скид стає новою колодою: { $cards } карт.
    }

## Кінець гри

samurai-sword-event-honor-ran-out =
    { $seats_count ->
        [1] { $seats_you ->
            [yes] У вас більше немає честі: гру завершено.
           *[no] У гравця { $seats } більше немає честі: гру завершено.
        }
       *[other] Гру завершено. Честі більше не мають: { $seats }.
    }
samurai-sword-turned-role =
    { $card_is ->
        [shogun] { "" }
       *[other] { $place_you ->
            [yes] Ваша роль: { $card }.
           *[no] Роль гравця { $place_owner }: { $card }.
        }
    }
samurai-sword-turned-box = У коробці лишалася карта: { $card }.
samurai-sword-turned-hand-together =
    { $place_you ->
        [yes] У вашій руці: { $cards }.
       *[no] У руці гравця { $place_owner }: { $cards }.
    }
samurai-sword-event-points-counted =
    { $you ->
        [yes] Ви
       *[no] { $seat }
    }: честь { $honor } × { $multiplier }{ $daimyo ->
        [0] { "" }
       *[other] { " " }+ { $daimyo } за «Даймьо»
    } = { $points }.
samurai-sword-event-daimyo-for-nothing =
    { $you ->
        [yes] «Даймьо» у вашій руці — 0 очок: ви ронін.
       *[no] «Даймьо» в руці гравця { $seat } — 0 очок: ронінові ця карта нічого не дає.
    }
samurai-sword-event-deadly-strike =
    { $you ->
        [yes] Смертельний удар: ви перемогли гравця { $target } зі своєї ж команди.
       *[no] { $target_you ->
            [yes] Смертельний удар: гравець { $by } переміг вас, хоча ви в одній команді.
           *[no] Смертельний удар: гравець { $by } переміг гравця { $target } зі своєї ж команди.
        }
    } { $team }: −3 очки.
samurai-sword-event-team-counted =
    { $team }: { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[many] { $points } очок.
    }
samurai-sword-event-tie-decided =
    { $ninja ->
        [yes] { $shogun ->
            [yes] { $ronin ->
                [yes] Нічия за очками між усіма трьома командами: за будь-якої нічиєї перемагають ніндзя.
               *[no] Нічия за очками між ніндзя та командою сьоґуна: за будь-якої нічиєї перемагають ніндзя.
            }
           *[no] Нічия за очками між ніндзя та роніном: за будь-якої нічиєї перемагають ніндзя.
        }
       *[no] Нічия за очками між командою сьоґуна та роніном: за такої нічиєї перемагає команда сьоґуна.
    }
samurai-sword-event-last-one-standing =
    { $you ->
        [yes] Стійкість лишилася тільки у вас: гру завершено.
       *[no] Стійкість лишилася тільки в гравця { $seat }: гру завершено.
    }
samurai-sword-event-swordmaster-denied =
    { $you ->
        [yes] Але ви перемогли гравця { $target } зі своєї ж команди: перемоги майстра меча немає, усе вирішать очки.
       *[no] { $target_you ->
            [yes] Але гравець { $by } переміг вас, а ви з ним в одній команді: перемоги майстра меча немає, усе вирішать очки.
           *[no] Але гравець { $by } переміг гравця { $target } зі своєї ж команди: перемоги майстра меча немає, усе вирішать очки.
        }
    }

samurai-sword-outcome-honor =
    Перемога честі: { $you ->
        [yes] { $others_count ->
            [0] перемагаєте ви!
            [1] перемагаєте ви та { $others }!
           *[other] перемагаєте ви, { $others }!
        }
       *[no] { $others_count ->
            [1] перемагає { $winners }.
           *[other] перемагають { $winners }.
        }
    }
samurai-sword-outcome-tie =
    Нічия за очками. Перемога честі: { $you ->
        [yes] { $others_count ->
            [0] перемагаєте ви!
            [1] перемагаєте ви та { $others }!
           *[other] перемагаєте ви, { $others }!
        }
       *[no] { $others_count ->
            [1] перемагає { $winners }.
           *[other] перемагають { $winners }.
        }
    }
samurai-sword-outcome-swordmaster =
    Перемога майстра меча: { $you ->
        [yes] { $others_count ->
            [0] перемагаєте ви!
            [1] перемагаєте ви та { $others }!
           *[other] перемагаєте ви, { $others }!
        }
       *[no] { $others_count ->
            [1] перемагає { $winners }.
           *[other] перемагають { $winners }.
        }
    }
samurai-sword-ending-honor = перемога честі
samurai-sword-ending-tie = перемога честі після нічиєї
samurai-sword-ending-swordmaster = перемога майстра меча
samurai-sword-score-together =
    { $seats }: { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[many] { $score } очок
    }

## Чому не можна

samurai-sword-why-no-such-player = На місці { $target } за столом нікого немає.
samurai-sword-why-not-in-hand = У вашій руці немає { $card_gen }.
samurai-sword-why-game-is-over = Гру завершено: більше нічого не грають.
samurai-sword-why-not-oneself = Зброєю атакують іншого гравця, а не себе.
samurai-sword-why-weapon-limit =
    За хід ви можете зіграти { $limit ->
        [one] { $limit } карту зброї
        [few] { $limit } карти зброї
       *[many] { $limit } карт зброї
    }, а зіграно вже { $played }.
samurai-sword-why-harmless-without-cards = Гравець { $target } не має карт у руці, отже, він знекровлений: атакувати його не можна.
samurai-sword-why-harmless-without-resilience = Гравець { $target } не має жетонів стійкості, отже, він знекровлений: атакувати його не можна.
samurai-sword-why-harmless-even-so =
    { $resilience ->
        [0] Гравець { $target } не має жетонів стійкості, отже, він знекровлений.
       *[other] Гравець { $target } не має карт у руці, отже, він знекровлений.
    } Кодзіро не зважає на складність атаки, але знекровлених не атакує й він.
samurai-sword-why-too-far =
    «{ $card }» — для атак складності до { $reach }, а до гравця { $target } { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }: складність атаки — { $difficulty }{ $armor ->
        [0] { $character ->
            [0] { "" }
           *[other] { " " }(Бенкей +{ $character })
        }
       *[other] { $character ->
            [0] { " " }(«Обладунок» +{ $armor })
           *[other] { " " }(«Обладунок» +{ $armor }, Бенкей +{ $character })
        }
    }.
samurai-sword-why-too-well-armored =
    «{ $card }» — для атак складності до { $reach }. До гравця { $target } { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }, але складність атаки — { $difficulty }{ $armor ->
        [0] { $character ->
            [0] { "" }
           *[other] { " " }(Бенкей +{ $character })
        }
       *[other] { $character ->
            [0] { " " }(«Обладунок» +{ $armor })
           *[other] { " " }(«Обладунок» +{ $armor }, Бенкей +{ $character })
        }
    }.
samurai-sword-why-weapon-needs-a-target = «{ $card }» — це зброя: нею когось атакують, а просто викинути її не можна.
samurai-sword-why-weapon-is-played = Зіграної зброї не забирають назад і не повертають проти іншого, а доки на неї не відповіли, нічого більше не грають.
samurai-sword-why-parry-is-an-answer = «Захист» — лише відповідь: на атаку проти вас або на «Бойовий клич».
samurai-sword-why-nothing-to-endure = Зараз вам ніхто не завдає ран.
samurai-sword-why-no-parry-symbol = На карті «{ $card }» немає символу захисту, тож атаки нею не відбити.
samurai-sword-why-not-the-last-card = «{ $card }» — остання карта у вашій руці, а останньою Хандзо захищатися не може.
samurai-sword-why-one-parry-is-enough = Одна карта захисту відбиває всю атаку; другої не грають.
samurai-sword-why-battle-cry-wants-a-parry = «Бойовий клич» вимагає карту із символом захисту, а не { $card_acc }.
samurai-sword-why-jujutsu-wants-a-weapon = «Дзюдзюцу» вимагає зброю, а не { $card_acc }.
samurai-sword-why-jujutsu-is-not-parried = Від «Дзюдзюцу» не захищаються: скиньте зброю або зазнайте 1 рани.
samurai-sword-why-not-aimed-at-you = Ця атака спрямована на гравця { $target }, а не на вас.
samurai-sword-why-chiyome-is-unaffected = Тійоме можна поранити лише зброєю: «{ $card }» на вас не діє, і відповідати не можна.
samurai-sword-why-harmless-is-unaffected = Ви знекровлені: «{ $card }» на вас не діє, і відповідати не можна.
samurai-sword-why-only-the-others-answer = Ви самі зіграли { $card_acc }: відповідають лише інші.
samurai-sword-why-others-answer-first = На { $card_acc } відповідають по черзі: зараз { $target }, а ви згодом.
samurai-sword-why-has-answered = Ваша черга відповідати на { $card_acc } минула; зараз відповідає { $target }.
samurai-sword-why-answer-the-attack = Гравець { $by } атакує вас { $card_ins }: захистіться або зазнайте ран.
samurai-sword-why-answer-the-cry = Гравець { $by } зіграв { $card_acc }: скиньте потрібну карту або зазнайте 1 рани.
samurai-sword-why-own-card-is-resolving = Вашу карту «{ $card }» ще розігрують: спершу відповідає { $target }.
samurai-sword-why-card-names-a-player = «{ $card }» вимагає назвати гравця: скажіть, кого.
samurai-sword-why-card-names-nobody = Щоб зіграти { $card_acc }, гравця не називають.
samurai-sword-why-card-names-no-card = «{ $card }» не діє на окрему карту.
samurai-sword-why-only-before-yourself = Карту «{ $card }» кладуть лише перед собою.
samurai-sword-why-one-bushido =
    { $target_you ->
        [yes] «Бусідо» вже лежить перед вами
       *[no] «Бусідо» вже лежить перед гравцем { $target }
    }: доки його не скинуто, другого зіграти не можна.
samurai-sword-why-geisha-not-oneself = Через «Гейшу» карту скидає інший гравець, а не ви.
samurai-sword-why-geisha-not-own-hand = «Гейшею» можна скинути карту, що лежить перед вами, але не карту з власної руки.
samurai-sword-why-diversion-not-oneself = «Хитрістю» беруть карту в іншого гравця, а не в себе.
samurai-sword-why-breathing-not-oneself = Завдяки «Перепочинку» карту бере інший гравець, а не ви.
samurai-sword-why-breathing-needs-a-receiver = Завдяки «Перепочинку» інший гравець бере карту: скажіть, хто саме.
samurai-sword-why-breathing-heals-oneself = «Перепочинок» зцілює лише того, хто його зіграв.
samurai-sword-why-no-card-to-take = Гравець { $target } не має в руці карт: узяти нема чого.
samurai-sword-why-no-hand-card =
    { $target_you ->
        [yes] Ви не маєте карт у руці; виберіть карту, що лежить перед вами.
       *[no] Гравець { $target } не має карт у руці; виберіть карту, що лежить перед ним.
    }
samurai-sword-why-nothing-to-discard =
    { $target_you ->
        [yes] Ви не маєте карт ні в руці, ні у грі: скидати нема чого.
       *[no] Гравець { $target } не має карт ні в руці, ні у грі: скидати нема чого.
    }
samurai-sword-why-hand-cards-are-random = З руки гравець { $target } скине випадкову карту; вибрати можна лише ту, що у грі.
samurai-sword-why-not-in-front-of =
    { $target_you ->
        [yes] Перед вами немає { $aim_gen }.
       *[no] Перед гравцем { $target } немає { $aim_gen }.
    }
samurai-sword-why-diversion-takes-from-hands = «{ $card }» забирає карти з рук, а не ті, що у грі.
samurai-sword-why-bushido-wants-a-weapon = «Бусідо» вимагає зброю з руки, а не { $card_acc }.
samurai-sword-why-bushido-asks-its-holder = «Бусідо» лежить перед гравцем { $target }: більше ніхто не відповідає.
samurai-sword-why-honor-is-paid-to-bushido =
    { $tokens ->
        [0] У грі втрьох сьоґун не втрачає честі через «Бусідо»; його скидають, коли у ваш хід для нього відкрито зброю.
       *[other] Жетон честі скидають лише через «Бусідо», коли у ваш хід для нього відкрито зброю.
    }
samurai-sword-why-check-bushido-first =
    { $tokens ->
        [0] Спершу «Бусідо»: скиньте зброю й передайте «Бусідо» далі або просто скиньте «Бусідо», і хід піде далі.
       *[other] Спершу «Бусідо»: скиньте зброю або жетон честі, і хід піде далі.
    }
samurai-sword-why-bushido-is-checked = «Бусідо» перевіряють наприкінці фази відновлення: цього не пропускають і не відкладають.
samurai-sword-why-weapon-or-honor =
    { $tokens ->
        [0] Якщо відкрито зброю, скиньте зброю, щоб передати «Бусідо» далі, або скиньте «Бусідо»: у грі втрьох сьоґун честі не втрачає.
       *[other] Якщо відкрито зброю, скиньте зброю, щоб передати «Бусідо» далі, або втратьте жетон честі.
    }
samurai-sword-why-bushido-moves-clockwise = «Бусідо» завжди переходить до наступного гравця за годинниковою стрілкою, знекровленого чи ні.
samurai-sword-why-not-your-turn = Зараз хід гравця { $turn }, а не ваш.
samurai-sword-why-play-comes-after-drawing = Спершу беруть карти, а грають їх у фазі розіграшу.
samurai-sword-why-play-is-over = Фазу розіграшу завершено: тепер карти лише скидають.
samurai-sword-why-discard-first =
    У вашій руці { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }, а лишити можна { $limit }: зайві треба скинути, доки хід не завершено.
samurai-sword-why-no-free-discards = З власної волі карт не скидають — лише тоді, коли цього вимагає правило.
samurai-sword-why-down-to-seven =
    У вашій руці { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }, а у фазі скидання скидають лише те, що понад { $limit }.
samurai-sword-why-only-nobunaga = Віддавати стійкість за карти може лише Нобунаґа.
samurai-sword-why-not-the-last-resilience = Це ваш останній жетон стійкості, а останнього Нобунаґа віддати не може.
samurai-sword-why-spend-in-the-play-phase = Нобунаґа віддає стійкість за карти лише у своїй фазі розіграшу, між картами.
samurai-sword-why-draw-in-the-draw-phase = Карти беруть у своїй фазі добору або тоді, коли так велить карта чи властивість.
samurai-sword-why-only-ieyasu = Брати карту зі скиду може лише Ієясу.
samurai-sword-why-only-the-first-card = Зі скиду Ієясу бере лише першу карту фази добору.
samurai-sword-why-only-the-top-card = Зі скиду Ієясу бере тільки верхню карту, а не ті, що під нею.
samurai-sword-why-cards-must-be-drawn = Фазу добору не можна ні пропустити, ні скоротити: беріть усі належні карти.
samurai-sword-why-recover-only-with-none = У вас ще є стійкість ({ $left }), а відновлюють її лише тоді, коли не лишилося нічого.
samurai-sword-why-recover-in-ones-turn = Стійкість ви відновите на початку свого наступного ходу, не раніше.
samurai-sword-why-shogun-is-known = Усі й так знають, що ви сьоґун: ваша карта ролі лежить горілиць.
samurai-sword-why-roles-are-known = У грі втрьох ролі не таємниця: крім сьоґуна, є лише ніндзя. Закриті тільки їхні зірки, але вони нічого не змінюють.
samurai-sword-why-roles-are-secret = Ролі лишаються таємницею до кінця гри: карт ролей не показують, а в чужі не зазирають.
samurai-sword-why-hands-are-secret = Карти в руках таємні: їх не показують, а в чужі не зазирають.
samurai-sword-why-deck-is-face-down = Колода лежить долілиць: дивитися на її карти не можна.
samurai-sword-why-box-is-closed =
    { $players ->
        [6] У коробку не заглядають.
        [7] У коробку не заглядають.
       *[other] У коробку не заглядають: ніхто не має знати, якої карти ніндзя немає у грі.
    }
samurai-sword-why-do-not-ask-for-cards = Не можна питати інших, які карти в них у руці.
samurai-sword-why-do-not-ask-for-reactions = Не можна питати інших, як вони відреагували б на карту.
samurai-sword-why-honor-goes-to-the-victor = Переможений віддає 1 жетон честі тому, хто його переміг: не лишає собі й не віддає комусь іншому.
samurai-sword-why-everybody-loses-honor = Коли колода закінчується, 1 жетон честі втрачає кожен, без винятків.
samurai-sword-why-swordmaster-is-seen = Перемоги майстра меча не оголошують: вона настає сама, коли стійкість лишається тільки в одного гравця, якщо тільки останній удар не впав на його ж команду.
samurai-sword-why-no-swordmaster-with-three = У грі втрьох перемоги майстра меча не буває.
samurai-sword-why-daimyo-is-for-the-others = «Даймьо» зараховують наприкінці гри, якщо карта ще в руці, і ніколи — ронінові.
samurai-sword-why-daimyo-is-not-multiplied = «Даймьо» дає 1 очко; його ніколи не подвоюють і не потроюють.

## Чого не буває

error-resolving-does-not-fit = { $place }: { $pieces } не узгоджується із запитанням { $question }.
error-cannot-be-asked = Гравця { $player } у цій позиції не можна запитати { $question }.
error-weapons-do-not-fit = weapons_played { $played } не узгоджується з позицією: тут щонайбільше { $limit }, а під час атаки щонайменше 1.
error-winners-are-no-team = { $winners } — це не одна ціла команда.
error-characters-do-not-fit = characters: «{ $characters }» — гравців { $seats }, і кожен має мати одного персонажа, не такого, як в інших.
error-too-much-resilience = resilience: гравець { $player } — { $character }, тож має щонайбільше { $most }, а не { $tokens }.
error-too-much-honor = honor: жетонів разом { $tokens }, а за такої кількості гравців їх щонайбільше { $most }.
error-no-honor-left = Гравець { $player } не має жетонів честі, тож гру вже було б завершено.
error-no-resilience-in-ones-turn = Зараз хід гравця { $player }, тож він повинен мати стійкість.
error-nobody-else-stands = Стійкість має лише гравець { $player }, тож гру вже було б завершено.
error-one-bushido-in-play = { $places }: у грі може бути лише одне «Бусідо».
error-one-role-each = { $place }: кожен гравець має одну роль, а карт ролей тут { $cards }.
error-shogun-does-not-fit = { $place }: не узгоджується з тим, що сьоґун — { $shogun }.
error-shogun-lies-open = { $place }: роль сьоґуна лежить горілиць для всіх.
error-roles-lie-covered = { $place }: до кінця гри цю роль бачить лише її власник.
error-not-seen-so = { $place }: { $piece } тут бачать не ті, хто має бачити.
