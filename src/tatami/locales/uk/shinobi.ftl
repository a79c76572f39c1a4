### Сінобі. Війна кланів

shinobi-title = Сінобі. Війна кланів
shinobi-name = Сінобі
    .tag = Кому ви служите?
shinobi-blurb = П’ять кланів б’ються за Японію, і ви таємно служите одному з них. Віддавайте накази всім військам і не викажіть себе: найсильніший із кланів, яким служать гравці, приносить своєму агентові перемогу.
shinobi-credits = автор: Даніла Горюнов
    .house = RightGames, 2012

## Налаштування

shinobi-option-first-player = Перший гравець
    .help = Хто ходить першим: один із гравців або той, на кого випаде жереб.
shinobi-option-first-player-random = за жеребом
shinobi-option-troops-per-clan = Карт військ у кожного клану
    .help = Скільки карт у колоді має кожен із п’яти кланів: що їх менше, то коротша гра.

## Карти

shinobi-kind-hojo = Ходзьо
    .acc = карту клану Ходзьо
    .gen = карти клану Ходзьо
    .dat = карті клану Ходзьо
    .ins = картою клану Ходзьо
shinobi-kind-mori = Морі
    .acc = карту клану Морі
    .gen = карти клану Морі
    .dat = карті клану Морі
    .ins = картою клану Морі
shinobi-kind-oda = Ода
    .acc = карту клану Ода
    .gen = карти клану Ода
    .dat = карті клану Ода
    .ins = картою клану Ода
shinobi-kind-takeda = Такеда
    .acc = карту клану Такеда
    .gen = карти клану Такеда
    .dat = карті клану Такеда
    .ins = картою клану Такеда
shinobi-kind-uesugi = Уесуґі
    .acc = карту клану Уесуґі
    .gen = карти клану Уесуґі
    .dat = карті клану Уесуґі
    .ins = картою клану Уесуґі
shinobi-kind-ninja = Ніндзя
    .acc = ніндзя
    .gen = ніндзя
    .dat = ніндзя
    .ins = ніндзя

shinobi-clan-hojo = Клан Ходзьо
    .acc = клан Ходзьо
    .gen = клану Ходзьо
    .dat = клану Ходзьо
    .ins = кланом Ходзьо
shinobi-clan-mori = Клан Морі
    .acc = клан Морі
    .gen = клану Морі
    .dat = клану Морі
    .ins = кланом Морі
shinobi-clan-oda = Клан Ода
    .acc = клан Ода
    .gen = клану Ода
    .dat = клану Ода
    .ins = кланом Ода
shinobi-clan-takeda = Клан Такеда
    .acc = клан Такеда
    .gen = клану Такеда
    .dat = клану Такеда
    .ins = кланом Такеда
shinobi-clan-uesugi = Клан Уесуґі
    .acc = клан Уесуґі
    .gen = клану Уесуґі
    .dat = клану Уесуґі
    .ins = кланом Уесуґі

## Де лежать карти

shinobi-place-deck = колода
shinobi-place-discard = скид
shinobi-place-box = коробка
shinobi-place-hand =
    { $you ->
        [yes] ваша рука
       *[no] рука гравця { $owner }
    }
shinobi-place-clan =
    { $you ->
        [yes] ваша карта клану
       *[no] карта клану гравця { $owner }
    }
shinobi-place-province =
    { $you ->
        [yes] армія клану { $card } у вашій провінції
       *[no] армія клану { $card } у провінції гравця { $owner }
    }

## Запитання

shinobi-ask-first-order =
    { $you ->
        [yes] { $ways ->
            [place] Перший наказ: розмістіть війська в чужій провінції.
            [play-ninja] Перший наказ: зіграйте ніндзя.
            [skip] Перший наказ віддати неможливо: у вас немає ні військ, ні цілі для ніндзя.
           *[other] Перший наказ: розмістіть війська в чужій провінції або зіграйте ніндзя.
        }
       *[no] Гравець { $by } віддає перший наказ.
    }
shinobi-ask-second-order =
    { $you ->
        [yes] { $ways ->
            [place-at-home] Другий наказ: розмістіть війська у своїй провінції.
            [move] Другий наказ: перемістіть війська.
            [skip] Другий наказ віддати неможливо: у вашій руці немає військ, і переміщувати нічого.
           *[other] Другий наказ: розмістіть війська у своїй провінції або перемістіть війська.
        }
       *[no] Гравець { $by } віддає другий наказ.
    }
shinobi-ask-army-to-attack =
    { $you ->
        [yes] Третій наказ: якою армією своєї провінції атакуєте й кого?
       *[no] Гравець { $by } обирає, кого атакувати.
    }

## Відповіді

shinobi-answer-place =
    { $province_you ->
        [yes] Розмістити { $card_acc } у своїй провінції
       *[no] Розмістити { $card_acc } в провінції гравця { $province }
    }
shinobi-answer-play-ninja =
    { $province_you ->
        [yes] Ніндзя проти армії { $clan } у своїй провінції
       *[no] Ніндзя проти армії { $clan } (провінція гравця { $province })
    }
shinobi-answer-place-at-home = Розмістити { $card_acc } у своїй провінції
shinobi-answer-move =
    { $source_you ->
        [yes] { $goal_you ->
            [yes] Перемістити { $clan_acc } у межах своєї провінції
           *[no] Перемістити { $clan_acc } зі своєї провінції в провінцію гравця { $goal }
        }
       *[no] { $goal_you ->
            [yes] Перемістити { $clan_acc } з провінції гравця { $source } у свою
           *[no] Перемістити { $clan_acc } з провінції гравця { $source } в провінцію гравця { $goal }
        }
    }
shinobi-answer-attack =
    { $province_you ->
        [yes] Атакувати армією { $army } армію { $clan } у своїй провінції
       *[no] Атакувати армією { $army } армію { $clan } (провінція гравця { $province })
    }
shinobi-answer-skip = Пропустити наказ

## Що сталося

shinobi-moved-box-clan =
    { $goal_you ->
        [yes] Ви служите { $card_dat }. Тримайте це в таємниці.
       *[no] { "" }
    }
shinobi-moved-deck-hand =
    { $goal_you ->
        [yes] Ви берете { $card_acc }.
       *[no] { "" }
    }
shinobi-event-turn-began =
    { $you ->
        [yes] Хід { $number }. Ходите ви.
       *[no] Хід { $number }. Ходить { $seat }.
    }
shinobi-event-placed-abroad =
    { $you ->
        [yes] Ви розміщуєте
       *[no] Гравець { $by } розміщує
    } { $clan_acc } { $province_you ->
        [yes] у вашій провінції.
       *[no] в провінції гравця { $province }.
    }
shinobi-event-ninja-played =
    { $you ->
        [yes] Ваш ніндзя завдає удару: армія
       *[no] Ніндзя гравця { $by } завдає удару: армія
    } клану { $clan } { $province_you ->
        [yes] у вашій провінції втрачає карту.
       *[no] у провінції гравця { $province } втрачає карту.
    }
shinobi-event-placed-at-home =
    { $you ->
        [yes] Ви розміщуєте { $clan_acc } у своїй провінції.
       *[no] Гравець { $by } розміщує { $clan_acc } у своїй провінції.
    }
shinobi-event-troops-moved =
    { $you ->
        [yes] Ви переміщуєте
       *[no] Гравець { $by } переміщує
    } { $clan_acc } { $source_you ->
        [yes] з вашої провінції
       *[no] з провінції гравця { $source }
    } { $goal_own ->
        [yes] у свою.
       *[no] { $goal_you ->
            [yes] у вашу.
           *[no] в провінцію гравця { $goal }.
        }
    }
shinobi-event-attacked =
    { $you ->
        [yes] Ви атакуєте
       *[no] Гравець { $by } атакує
    } армією клану { $army }: армія клану { $clan } { $province_you ->
        [yes] у вашій провінції втрачає карту.
       *[no] у провінції гравця { $province } втрачає карту.
    }
shinobi-event-order-skipped =
    { $you ->
        [yes] Ви не можете віддати
       *[no] Гравець { $seat } не може віддати
    } { $order ->
        [1] перший наказ.
        [2] другий наказ.
       *[3] третій наказ: жодна атака не дозволена.
    }
shinobi-event-last-round-began =
    { $you ->
        [yes] Ви берете останню карту колоди: кожен гравець має ще один хід, ваш — останній у грі.
       *[no] Гравець { $seat } бере останню карту колоди: кожен гравець має ще один хід, { $seat } ходить останнім.
    }
shinobi-event-clan-counted =
    { $you ->
        [yes] Ви служите клану { $clan }:
       *[no] Гравець { $seat } служить клану { $clan }:
    } { $total ->
        [one] { $total } карта на столі.
        [few] { $total } карти на столі.
       *[many] { $total } карт на столі.
    }
shinobi-event-neutral-clan-counted =
    Клан { $clan } нейтральний: { $total ->
        [one] { $total } карта на столі.
        [few] { $total } карти на столі.
       *[many] { $total } карт на столі.
    }
shinobi-event-tie-broken =
    { $you ->
        [yes] Рівність: у своїй провінції ви маєте
       *[no] Рівність: у своїй провінції гравець { $seat } має
    } { $total ->
        [one] { $total } карту свого клану.
        [few] { $total } карти свого клану.
       *[many] { $total } карт свого клану.
    }

## Кінець гри

shinobi-outcome-troops =
    { $you ->
        [yes] Ви перемагаєте: серед кланів, яким служать гравці, ваш найсильніший!
       *[no] Перемагає { $winners }: найсильніший із кланів, яким служать гравці.
    }
shinobi-outcome-tie-break =
    { $you ->
        [yes] Ви перемагаєте: за рівності вирішили війська вашого клану у вашій провінції!
       *[no] Перемагає { $winners }: за рівності вирішили війська клану в його провінції.
    }
shinobi-outcome-shared =
    { $you ->
        [yes] { $others_count ->
            [1] Спільна перемога: ви та { $others }!
           *[other] Спільна перемога: ви, { $others }!
        }
       *[no] Спільна перемога: { $winners }.
    }
shinobi-ending-troops = найсильніший із кланів, яким служать
shinobi-ending-tie-break = за рівності вирішили війська
shinobi-ending-shared = спільна перемога
shinobi-score =
    { $seat_you ->
        [yes] Ви
       *[no] { $seat }
    }: { $score ->
        [one] { $score } карта
        [few] { $score } карти
       *[many] { $score } карт
    }
shinobi-score-tie =
    { $seat_you ->
        [yes] Ви
       *[no] { $seat }
    }: { $score ->
        [one] { $score } карта
        [few] { $score } карти
       *[many] { $score } карт
    }; у своїй провінції — { $tiebreak }

## Чому не можна

shinobi-why-no-such-player = На місці { $province } за столом нікого немає.
shinobi-why-not-in-hand = У вашій руці немає { $card_gen }.
shinobi-why-ninja-is-no-troop = Ніндзя — не війська: у провінцію його ніколи не кладуть.
shinobi-why-own-province = За першим наказом війська розміщують у чужій провінції, а не у своїй.
shinobi-why-must-place-abroad = Перший наказ можливий, тож його треба віддати: розмістіть війська в чужій провінції.
shinobi-why-must-place-or-play-a-ninja = Перший наказ можливий, тож його треба віддати: розмістіть війська в чужій провінції або зіграйте ніндзя.
shinobi-why-must-play-a-ninja = Військ у вашій руці немає, але для ніндзя є ціль: ви мусите його зіграти.
shinobi-why-second-order-comes-later = Спершу — перший наказ: розміщення у своїй провінції та переміщення — це вже другий.
shinobi-why-attack-comes-last = Атака — це третій наказ: спершу віддайте два інші.
shinobi-why-no-ninja-in-hand = У вашій руці немає ніндзя.
shinobi-why-ninja-not-at-home = Не можна грати ніндзя проти армії у своїй провінції.
shinobi-why-no-army-abroad = Ніндзя потребує цілі, а в чужих провінціях немає жодної армії.
shinobi-why-no-army-to-strike =
    { $province_you ->
        [yes] У вашій провінції немає армії клану { $clan }.
       *[no] У провінції гравця { $province } немає армії клану { $clan }.
    }
shinobi-why-ninja-is-a-first-order = Ніндзя замінює перший наказ, а він уже позаду.
shinobi-why-one-ninja-a-turn = Цього ходу ви вже зіграли ніндзя.
shinobi-why-must-place-or-move = Другий наказ можливий, тож його треба віддати: розмістіть війська у своїй провінції або перемістіть війська.
shinobi-why-must-place-at-home = Другий наказ можливий, тож його треба віддати: розмістіть війська у своїй провінції.
shinobi-why-must-move = Другий наказ можливий, тож його треба віддати: перемістіть війська.
shinobi-why-placing-abroad-came-first = У чужій провінції війська розміщують за першим наказом, а він уже позаду.
shinobi-why-not-after-a-ninja = Ніндзя замінив перший наказ: цього ходу ви не розміщуєте військ у чужих провінціях.
shinobi-why-same-province = Карту треба перемістити в іншу провінцію.
shinobi-why-not-out-of-own-province = Переміщувати війська зі своєї провінції не можна.
shinobi-why-no-troops-to-move =
    { $province_you ->
        [yes] У вашій провінції немає військ клану { $clan }.
       *[no] У провінції гравця { $province } немає військ клану { $clan }.
    }
shinobi-why-must-attack = Атака можлива, тож ви мусите атакувати.
shinobi-why-must-attack-own-clan = Ви мусите атакувати, хоча всі можливі цілі належать клану, якому ви служите.
shinobi-why-first-order-is-given = Перший наказ уже віддано; тепер лишилася тільки атака.
shinobi-why-second-order-is-given = Другий наказ уже віддано; тепер лишилася тільки атака.
shinobi-why-no-army-at-home = У вашій провінції немає армії клану { $clan }, яка могла б атакувати.
shinobi-why-target-at-home = Атакувати можна лише армії в чужих провінціях.
shinobi-why-no-such-target =
    { $province_you ->
        [yes] У вашій провінції немає армії клану { $clan }.
       *[no] У провінції гравця { $province } немає армії клану { $clan }.
    }
shinobi-why-same-clan = Армія не може атакувати армію свого ж клану — { $clan }.
shinobi-why-reinforced-this-turn = Армія клану { $clan } у провінції гравця { $province } цього ходу отримала карту, тож атакувати її не можна.
shinobi-why-still-protected = Армія клану { $clan } у провінції гравця { $province } цього ходу отримала карту; атакувати її не можна, хоча карту й перемістили далі.
shinobi-why-hit-by-the-ninja = Проти армії клану { $clan } у провінції гравця { $province } цього ходу зіграно ніндзя, тож атакувати її ще й армією не можна.
shinobi-why-not-weaker = Ціль має бути слабша: її сила — { $theirs }, а сила вашої армії — { $mine }.
shinobi-why-not-your-turn = Зараз хід гравця { $turn }, а не ваш.
shinobi-why-turn-is-over = Ваш хід завершено, усі три накази вже позаду.
shinobi-why-one-attack-a-turn = За хід атакують один раз, а ваш хід завершено.
shinobi-why-last-turn-is-over = Свій хід в останньому колі ви вже зробили.
shinobi-why-one-card-an-order = За одним наказом розміщують лише одну карту.
shinobi-why-cards-lie-face-up = Війська кладуть у провінцію горілиць.
shinobi-why-either-place-or-move = За другим наказом або розміщують війська, або переміщують, але не те й інше водночас.
shinobi-why-one-card-is-moved = Переміщують рівно одну карту, а не кілька й не всю армію.
shinobi-why-attack-from-own-province = Атакувати можна лише армією, що стоїть у вашій провінції.
shinobi-why-hand-is-full =
    У вашій руці вже { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }: добирають лише до чотирьох.
shinobi-why-drawing-comes-last = Карти добирають наприкінці ходу, після атаки.
shinobi-why-no-drawing-in-the-last-round = Колода порожня: в останньому колі карт не добирають.
shinobi-why-nothing-comes-back = Скинуті карти не повертаються в гру, і скид не замішують у колоду.
shinobi-why-clans-are-secret = До кінця гри лишається таємницею, хто кому служить: карт кланів не показують, а в чужі не зазирають.
shinobi-why-hands-are-secret = Карти в руках таємні: їх не показують, а в чужі не зазирають.
shinobi-why-box-is-closed = Нероздані карти кланів лежать у коробці: ніхто не має знати, які клани нейтральні.
shinobi-why-deck-is-face-down = Колода лежить сорочкою догори: дивитися на її карти не можна.
shinobi-why-hands-do-not-count = Рахують лише війська на столі, а не карти в руці.
shinobi-why-game-is-over = Гру закінчено: останній хід уже зроблено.

## Чого не буває

error-serves-one-clan = { $place }: кожен гравець служить одному клану, а карт кланів тут { $cards }.
error-too-many-cards = { $place }: карт { $cards }, а може бути щонайбільше { $most }.
error-turns-left-does-not-fit = turns_left { $turns_left } не узгоджується з колодою, у якій карт { $deck }.
error-protected-does-not-fit = protected { $protected } не узгоджується з позицією; для чужої армії можливо: { $causes }.
