### Сенджі: битва

## Питання

senji-ask-hostage-to-kill =
    { $you ->
        [yes] На вас нападають. Уб’єте заручників нападника перед битвою?
       *[no] { $by } може вбити заручників перед битвою.
    }
senji-ask-ability-to-borrow =
    { $you ->
        [yes] Чию здібність переймаєте на цю битву?
       *[no] { $by } вирішує, чию здібність перейняти на цю битву.
    }
senji-ask-die-to-reroll =
    { $you ->
        [yes] Перекинете один кубик?
       *[no] { $by } може перекинути один кубик.
    }
senji-ask-kami-to-call =
    { $you ->
        [yes] Покличете камі-воїна, щоб перекинути кубики?
       *[no] { $by } може покликати камі-воїна.
    }
senji-ask-dice-for-kami =
    { $you ->
        [yes] Які кубики перекинути?
       *[no] { $by } вибирає кубики для перекидання.
    }
senji-ask-support-to-commit =
    { $you ->
        [yes] Викладіть підтримку: карту третьої родини або свою пустушку.
       *[no] Викладають підтримку: { $seats }.
    }
senji-ask-escape =
    { $you ->
        [yes] Битву програно. Куди тікає { $samurai }?
       *[no] { $by } вирішує, чи { $samurai } тікає.
    }

## Відповіді

senji-answer-kill-hostage = Убити: { $card }
senji-answer-spare = Нікого не вбивати
senji-answer-borrow = { $samurai }
senji-answer-borrow-nothing = Нічию
senji-answer-reroll-die = Кубик { $die }
senji-answer-keep-dice = Лишити кубики
senji-answer-call-kami = Камі: { $samurai }
senji-answer-pick-die = Кубик { $die }
senji-answer-roll-picked = Перекинути
senji-answer-support = { $card }
senji-answer-support-with-dummy = Пустушка
senji-answer-support-with-two = { $card } та { $second }
senji-answer-flee = Тікати: { $region }
senji-answer-meet-death = Гідно загинути

## Що сталося

senji-event-battle-began =
    { $attacker_you ->
        [yes] Битва, { $region }: нападаєте ви, боронить { $defender } (загонів: { $attacking } проти { $defending }).
       *[no] { $defender_you ->
            [yes] Битва, { $region }: нападає { $attacker }, бороните ви (загонів: { $attacking } проти { $defending }).
           *[no] Битва, { $region }: нападає { $attacker }, боронить { $defender } (загонів: { $attacking } проти { $defending }).
        }
    }
senji-event-hostage-killed =
    { $seat_you ->
        [yes] Ви вбиваєте заручника: { $card }. Це удар для гравця { $target }.
       *[no] { $target_you ->
            [yes] { $seat } вбиває заручника: { $card }. Це удар для вас.
           *[no] { $seat } вбиває заручника: { $card }. Це удар для гравця { $target }.
        }
    }
senji-event-ability-borrowed =
    { $samurai } ({ $party_you ->
        [yes] ваш самурай
       *[no] { $party }
    }) переймає здібність ворога: { $lender }.
senji-event-battle-round-began = Раунд { $number }.
senji-event-dice-set-aside =
    { $party_you ->
        [yes] Ви відкладаєте за самураїв { $number ->
            [one] { $number } кубик
            [few] { $number } кубики
           *[many] { $number } кубиків
        } ({ $family }).
       *[no] { $party } відкладає за самураїв { $number ->
            [one] { $number } кубик
            [few] { $number } кубики
           *[many] { $number } кубиків
        } ({ $family }).
    }
senji-event-dice-rolled = На кубиках: { $dice }.
senji-event-dice-rerolled =
    { $seat_you ->
        [yes] Ви перекидаєте ({ $which }). На кубиках: { $dice }.
       *[no] { $seat } перекидає ({ $which }). На кубиках: { $dice }.
    }
senji-event-military-kami-called =
    { $seat_you ->
        [yes] Ви кличете камі: { $samurai }.
       *[no] { $seat } кличе камі: { $samurai }.
    }
senji-event-support-revealed =
    { $party_you ->
        [yes] Ваша підтримка: { $card }.
       *[no] Підтримка, { $party }: { $card }.
    }
senji-event-strength-compared =
    Сила: { $attacker_you ->
        [yes] ви
       *[no] { $attacker }
    } — { $attacker_strength } (загони { $attacker_units }, самураї { $attacker_aside }, символи { $attacker_symbols }, підтримка { $attacker_support }), { $defender_you ->
        [yes] ви
       *[no] { $defender }
    } — { $defender_strength } (загони { $defender_units }, самураї { $defender_aside }, символи { $defender_symbols }, підтримка { $defender_support }).
senji-event-tie-to-be-fought-again = Сили рівні: ще один раунд.
senji-event-tie-decided =
    { $party_you ->
        [yes] Сили рівні, і це ваша перемога.
       *[no] Сили рівні, і це перемога: { $party }.
    }
senji-event-battle-won =
    { $attacker_won ->
        [yes] { $party_you ->
            [yes] { $region }: ви перемагаєте як нападник, оборонець { $loser } програє битву.
           *[no] { $loser_you ->
                [yes] { $region }: нападник { $party } перемагає, ви програєте битву.
               *[no] { $region }: нападник { $party } перемагає, оборонець { $loser } програє битву.
            }
        }
       *[no] { $party_you ->
            [yes] { $region }: ви перемагаєте як оборонець, нападник { $loser } програє битву.
           *[no] { $loser_you ->
                [yes] { $region }: оборонець { $party } перемагає, ви програєте битву.
               *[no] { $region }: оборонець { $party } перемагає, нападник { $loser } програє битву.
            }
        }
    }
senji-event-pieces-lost =
    { $party_you ->
        [yes] { $region }: ви втрачаєте { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }.
       *[no] { $region }: { $party } втрачає { $number ->
            [one] { $number } загін
            [few] { $number } загони
           *[many] { $number } загонів
        }.
    }
senji-event-samurai-fell =
    { $is_kami ->
        [yes] { $samurai } ({ $party_you ->
            [yes] ваш самурай
           *[no] { $party }
        }) гине і стає камі.
       *[no] { $samurai } ({ $party_you ->
            [yes] ваш самурай
           *[no] { $party }
        }) гине.
    }
senji-event-samurai-escaped =
    { $samurai } ({ $party_you ->
        [yes] ваш самурай
       *[no] { $party }
    }) тікає: { $region }.
senji-event-province-taken =
    { $party_you ->
        [yes] { $region }: провінцією відтепер володієте ви, а не { $loser }.
       *[no] { $loser_you ->
            [yes] { $region }: провінцією відтепер володіє { $party }, а не ви.
           *[no] { $region }: провінцією відтепер володіє { $party }, а не { $loser }.
        }
    }
senji-event-order-discarded = Наказ провінції { $region } скинуто не дивлячись.
senji-event-went-back =
    { $party_you ->
        [yes] Провінцією { $region } заволодіти не можна: ви повертаєтеся ({ $origin }).
       *[no] Провінцією { $region } заволодіти не можна: { $party } повертається ({ $origin }).
    }

## Чому ні

senji-why-only-before-a-battle = Заручників убивають лише перед першим раундом битви.
senji-why-only-the-defender-kills = Убивати заручників може лише оборонець: { $target }.
senji-why-not-the-attackers-family = Убити можна лише членів родини, що нападає ({ $family }), а це не її член: { $card }.
senji-why-displayed-is-safe = Викладеного заручника вбити не можна: { $card }.
senji-why-no-such-hostage = Такого заручника у вашій руці немає: { $card }.
senji-why-not-an-enemy-here = { $samurai } — не ворог у цій битві.
senji-why-nothing-to-borrow = { $samurai }: бойової здібності, яку можна перейняти, немає.
senji-why-no-such-die = Кубика { $number } не кидали; відкладені за самураїв кубики не перекидають.
senji-why-die-is-picked = Кубик { $number } уже вибрано.
senji-why-no-die-picked = Жодного кубика не вибрано. Щоб нічого не перекидати, лишіть кубики.
senji-why-dice-aside-stay = Відкладені за самураїв кубики не перекидають.
senji-why-not-your-kami = { $samurai } — не ваш камі.
senji-why-not-a-military-kami = { $samurai } — не камі-воїн і в битві не допомагає.
senji-why-one-kami-a-battle = У битві можна покликати лише одного камі.
senji-why-no-kami-now = Камі-воїна кличуть після кидка й після перекидання кубика самураєм, але до викладання підтримки.
senji-why-kami-of-who-fights = Камі-воїна кличе лише той, хто б’ється в цій битві.
senji-why-defender-calls-first = Про камі-воїна спершу вирішує оборонець: { $target }.
senji-why-kami-was-declined = У цьому раунді ви камі не покликали; тепер вирішує нападник: { $target }.
senji-why-no-such-support = Такої карти у вашій руці немає: { $card }.
senji-why-not-a-support-card = Викласти можна лише карту військової підтримки, а це інша: { $card }.
senji-why-support-against-its-home = Родина не підтримує того, хто з нею б’ється: { $card }.
senji-why-own-support = Власні карти підтримки допомагають лише іншим; замість цієї викладіть пустушку: { $card }.
senji-why-only-one-support = Дві карти може викласти лише сторона зі здібністю Баби.
senji-why-support-is-compulsory = Кожна сторона викладає карту; хто не хоче — пустушку.
senji-why-support-goes-home = Після порівняння карти підтримки повертаються до своїх родин.
senji-why-support-is-capped = Карта підтримки дає змогу врахувати не більше символів, ніж указує її значення.
senji-why-dice-aside-do-not-support = Відкладені за самураїв кубики для підтримки не рахуються.
senji-why-no-battle-to-support = Підтримку викладають у битві, а зараз битви немає.
senji-why-only-who-fights-commits = Підтримку викладають лише дві сторони битви.
senji-why-support-comes-later = Підтримку викладають, коли кубики кинуто й ніхто їх більше не перекидає.
senji-why-support-is-committed = Свою підтримку цього раунду ви вже виклали.
senji-why-dummy-is-committed = У вашій руці немає карт дипломатії, тож викладають вашу пустушку.
senji-why-opponent-commits-first = Ваш самурай першим бачить чужу підтримку: спершу { $target } викладає свою горілиць, а потім ви.
senji-why-one-step-after-another = У битві все йде крок за кроком; зараз відповідає { $target }.
senji-why-no-retreat = Від битви не відмовляються і з неї не відступають.
senji-why-no-way-to-flee = Тікають до сусідньої власної провінції або до прилеглого моря, а не сюди: { $region }.
