### Сенджі: Літо

## Питання

senji-ask-activation =
    { $you ->
        [yes] Літо: яка провінція чи який флот діє далі?
       *[no] { $by } вирішує, яка провінція чи який флот діє далі.
    }
senji-ask-march =
    { $you ->
        [yes] Похід, { $region }: хто куди йде – суходолом, морем чи морським рейдом? Чи ніхто не йде?
       *[no] { $by } вирішує, яким буде похід: { $region }.
    }
senji-ask-fleet-course =
    { $you ->
        [yes] Флот, { $region }: лишитися, перейти до іншого моря, висадитися чи зробити рейд? І хто куди йде?
       *[no] { $by } вирішує, що робить флот: { $region }.
    }
senji-ask-unit-to-drown =
    { $you ->
        [yes] Море забирає { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }. Яка група втрачає наступний?
       *[no] { $by } вирішує, яка група втрачає загони в морі.
    }
senji-ask-battle-to-fight =
    { $you ->
        [yes] Яка битва наступна?
       *[no] { $by } вирішує, яка битва наступна.
    }

## Відповіді

senji-answer-name-fleet =
    { $party_you ->
        [yes] Ваш флот: { $region }
       *[no] Флот, { $party }: { $region }
    }
senji-answer-stay = Лишитися на місці
senji-answer-by-land = Суходолом
senji-answer-by-land-fleet-course = Висадитися
senji-answer-by-sea = Морем
senji-answer-by-raid = Морський рейд
senji-answer-by-raid-fleet-course = Рейд флоту
senji-answer-sail = Перейти до іншого моря
senji-answer-send-units =
    { $region }: { $number ->
        [one] { $number } загін
        [few] { $number } загони
       *[many] { $number } загонів
    }
senji-answer-send-samurai = { $samurai }: { $region }
senji-answer-lose-unit = Загін, що пливе до провінції { $region }
senji-answer-lose-samurai = Пожертвувати самураєм: { $samurai }
senji-answer-fight-at = Битва: { $region }

## Що сталося

senji-event-summer-began =
    { $host_you ->
        [yes] Літо: ви вирішуєте, у якому порядку виконують накази й діють флоти.
       *[no] Літо: { $host } вирішує, у якому порядку виконують накази й діють флоти.
    }
senji-event-province-named =
    { $host_you ->
        [yes] Ви називаєте провінцію { $region } ({ $party_you ->
            [yes] вашу
           *[no] { $party }
        }).
       *[no] { $host } називає провінцію { $region } ({ $party_you ->
            [yes] вашу
           *[no] { $party }
        }).
    }
senji-event-fleet-named =
    { $host_you ->
        [yes] Ви називаєте флот: { $party_you ->
            [yes] ваш
           *[no] { $party }
        }, { $region }.
       *[no] { $host } називає флот: { $party_you ->
            [yes] ваш
           *[no] { $party }
        }, { $region }.
    }
senji-event-summer-ended = Літо закінчилося.
senji-event-produced =
    { $seat_you ->
        [yes] { $region }: ви берете { $number ->
            [one] { $number } карту ханафуда
            [few] { $number } карти ханафуда
           *[many] { $number } карт ханафуда
        }.
       *[no] { $region }: { $seat } бере { $number ->
            [one] { $number } карту ханафуда
            [few] { $number } карти ханафуда
           *[many] { $number } карт ханафуда
        }.
    }
senji-event-recruited =
    { $party_you ->
        [yes] { $region }: ви вербуєте { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }.
       *[no] { $region }: { $party } вербує { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }.
    }
senji-event-stayed =
    { $party_you ->
        [yes] { $region }: ваші фігури лишаються на місці.
       *[no] { $region }: { $party } нічого не рухає.
    }
senji-event-group-left =
    { $party_you ->
        [yes] Ви вирушаєте ({ $origin } → { $region }): { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }.
       *[no] { $party } вирушає ({ $origin } → { $region }): { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }.
    }
senji-event-samurai-left =
    { $samurai } ({ $party_you ->
        [yes] ваш самурай
       *[no] { $party }
    }) вирушає: { $origin } → { $region }.
senji-event-raid-rolled =
    { $party_you ->
        [yes] Кубики вашого рейду: { $dice }. Потонуло: { $number }.
       *[no] Кубики рейду, { $party }: { $dice }. Потонуло: { $number }.
    }
senji-event-units-drowned =
    { $party_you ->
        [yes] Ви втрачаєте в морі дорогою до провінції { $region }: { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }.
       *[no] { $party } втрачає в морі дорогою до провінції { $region }: { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }.
    }
senji-event-group-arrived =
    { $party_you ->
        [yes] Ви прибуваєте, { $region }: { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }.
       *[no] { $party } прибуває, { $region }: { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }.
    }
senji-event-attack-cancelled =
    { $party_you ->
        [yes] Ви маєте шість провінцій: вашого нападу на провінцію { $region } не буде, група повертається ({ $origin }).
       *[no] { $party } має шість провінцій: нападу на провінцію { $region } не буде, група повертається ({ $origin }).
    }
senji-event-imperial-units-came =
    Імператор збирає нове військо, { $region }: { $number ->
        [one] { $number } загін
        [few] { $number } загони
       *[many] { $number } загонів
    }.

## Чому ні

senji-why-nothing-to-name-there = На провінції { $region } немає жетона наказу: кожен наказ виконують один раз.
senji-why-no-such-fleet =
    { $party_you ->
        [yes] Ви не маєте тут флоту: { $region }.
       *[no] { $party } не має тут флоту: { $region }.
    }
senji-why-fleet-is-new =
    { $party_you ->
        [yes] Ваш флот тут ({ $region }) уже називали або він виник лише цього літа.
       *[no] Цей флот ({ $party }, { $region }) уже називали або він виник лише цього літа.
    }
senji-why-closed-is-never-named = У цій грі провінція { $region } нейтральна: її не називають.
senji-why-only-the-host-commands = Військом імператора командує той, хто його приймає: { $target }.
senji-why-all-must-be-named = Літо закінчується лише тоді, коли названо кожен наказ і кожен флот.
senji-why-order-is-carried-out = Виробництво й вербування виконують, наскільки можливо, і відмовитися не можна; у поході можна нікого не рухати.
senji-why-march-may-stay = Похід не пропускають: щоб нікого не рухати, лишіться на місці.
senji-why-fleet-may-stay = Флот не має наказу, який можна пропустити; він може лишитися на місці.
senji-why-recruits-are-limited = Вербування дає два загони, але не більше шести в провінції та дванадцяти на полі.
senji-why-no-order-found = Наказ із захопленої провінції скидають не дивлячись, він не діє.
senji-why-no-fortress-for-the-emperor = Провінцією імператора ніхто заволодіти не може.
senji-why-no-coast = Провінція { $region } не має узбережжя.
senji-why-nowhere-to-go = Таким шляхом нікому нікуди йти.
senji-why-one-kind-of-movement = Один похід – один спосіб руху: суходолом, морем або рейдом.
senji-why-one-course = Флот робить щось одне: лишається, переходить, висаджується або йде в рейд.
senji-why-already-there = Вони вже стоять там: { $region }.
senji-why-not-by-land = Суходолом ідуть лише до провінцій, а це море: { $region }.
senji-why-not-by-sea = Морем виходять у морську зону, а це провінція: { $region }.
senji-why-not-by-raid = Тут висаджуються в провінції, а не в морі: { $region }.
senji-why-not-neighbours = Провінції { $origin } і { $region } не межують: суходолом ідуть на одну провінцію.
senji-why-no-crossing = Пішого переходу немає: { $origin } — { $region }.
senji-why-not-that-sea = Провінція { $origin } лежить не біля цього моря: { $region }.
senji-why-no-shared-sea = Провінції { $origin } і { $region } не мають спільного моря: рейдом туди не дістатися.
senji-why-sails-to-the-other-sea = Флот переходить до іншого моря, а не сюди: { $region }.
senji-why-not-on-its-coast = Провінція { $region } лежить не біля цього моря ({ $origin }); хіба що рейдом флоту.
senji-why-not-on-the-other-coast = Рейд флоту висаджується на березі іншого моря, а провінція { $region } лежить не там.
senji-why-closed = Провінція { $region } нейтральна: заходити туди не можна нікому.
senji-why-six-provinces = Ви володієте шістьма провінціями, тож напасти на провінцію { $region } не можна.
senji-why-army-holds-six = Військо імператора тримає шість провінцій, тож напасти на провінцію { $region } не може.
senji-why-host-and-army = Той, хто приймає імператора, і військо імператора не заходять до провінцій одне одного: { $region }.
senji-why-too-many-units = Надіслати { $number } не вийде: загонів лишилося { $left }.
senji-why-no-room = В одному місці стоїть щонайбільше шість ваших загонів; { $region }: місця лишилося для { $room }.
senji-why-has-units-already = Загони сюди вже призначено: { $region }. Можна передумати й почати спочатку.
senji-why-samurai-is-not-here = { $samurai } — не серед фігур, якими ви звідси ходите.
senji-why-samurai-goes-already = { $samurai }: куди йти, уже визначено. Можна передумати й почати спочатку.
senji-why-nobody-goes = Нікого не призначено. Щоб нікого не рухати, лишіться.
senji-why-no-such-group = Жодна група туди не пливе: { $region }.
senji-why-group-has-no-units = У групі, що пливе сюди, загонів уже немає: { $region }.
senji-why-destinations-stand = Усі вже вирушили: групи та цілі змінити не можна.
senji-why-raid-is-rolled = Для рейду завжди кидають кубики: по одному на кожен загін.
senji-why-samurai-never-drown = Самураї не тонуть: { $samurai } завжди допливає.
senji-why-no-battle-there = Там ви ні на кого не нападаєте: { $region }.
senji-why-no-battle-at-sea = На морі битв не буває: { $region }.
