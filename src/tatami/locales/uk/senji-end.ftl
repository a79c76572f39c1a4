### Сенджі: кінець року та гри і те, в чому відмовить кожна пора

## Що сталося

senji-event-honour-changed =
    { $you ->
        [yes] Ваша слава: { $honour } ({ $source }: { $change }).
       *[no] Слава гравця { $seat }: { $honour } ({ $source }: { $change }).
    }
senji-event-hand-card-shown =
    { $by_you ->
        [yes] Ви показуєте гравцю { $target }: { $card }.
       *[no] { $target_you ->
            [yes] { $by } показує вам: { $card }.
           *[no] { $by } показує гравцю { $target } карту.
        }
    }
senji-event-hand-card-shown-to-all =
    { $by_you ->
        [yes] Ви показуєте всім: { $card }.
       *[no] { $by } показує всім: { $card }.
    }
senji-event-eliminated =
    { $you ->
        [yes] У вас немає ні провінцій, ні фігур, ні слави на найманців: ви вибуваєте з гри.
       *[no] Гравець { $seat } не має ні провінцій, ні фігур, ні слави на найманців і вибуває з гри.
    }
senji-event-shogun-named =
    { $you ->
        [yes] Слава { $honour }: вас проголошено сьоґуном!
       *[no] Слава { $honour }: сьоґуном стає { $seat }!
    }
senji-event-last-one-left =
    { $you ->
        [yes] Лишилися тільки ви — і стаєте сьоґуном!
       *[no] Лишається тільки { $seat } — новий сьоґун!
    }
senji-event-shogun-disputed = Порівну слави ({ $honour }) мають { $seats }: вирішить ще один рік.
senji-event-last-year-ended = Рік { $year } — останній, про який домовилися: перемагає найбільша слава, { $honour } ({ $seats }).
senji-event-year-ended = Рік { $year } закінчується без сьоґуна; найбільша слава: { $honour }.
senji-outcome-shogun =
    { $you ->
        [yes] Ви перемогли й стали сьоґуном!
       *[no] { $winners } перемагає і стає сьоґуном.
    }
senji-outcome-years =
    { $you ->
        [yes] Останній рік минув, і ні в кого немає більше слави, ніж у вас: ви перемогли.
       *[no] Останній рік минув. Перемагає найбільша слава: { $winners }.
    }
senji-outcome-last =
    { $you ->
        [yes] Ви перемогли: усі інші родини вибули!
       *[no] { $winners } перемагає: усі інші родини вибули.
    }
senji-ending-shogun = сьоґун
senji-ending-last = останній, хто лишився
senji-ending-years = останній рік за домовленістю
senji-score = { $seat }: слава { $score }
senji-answer-show =
    { $target_you ->
        [yes] Показати собі { $card_acc }
       *[no] Показати гравцю { $target } { $card_acc }
    }
senji-answer-show-to-all = Показати всім { $card_acc }

## Чому ні

senji-why-game-is-over = Гру завершено.
senji-why-no-such-player = На місці { $target } ніхто не сидить.
senji-why-closed-province = { $region } — нейтральна зона: за стількох гравців туди не входять, її не називають і наказів їй не віддають.
senji-why-preparation-is-over = Це роблять під час підготовки.
senji-why-only-in-winter = Це справа Зими; в іншу пору карти дипломатії переходять лише там, де так велить правило.
senji-why-only-in-spring = Накази викладають навесні.
senji-why-only-in-summer = Це справа Літа, коли виконують накази.
senji-why-only-in-autumn = Це роблять восени, у власних діях.
senji-why-named-by-the-host = Провінції називає той, хто приймає імператора: рідні — під час підготовки, а влітку — ті, чия черга діяти.
senji-why-nothing-to-be-ready-for = Про готовність кажуть лише взимку та навесні.
senji-why-no-samurai-to-keep = Ви не брали самураїв, щоб вибирати.
senji-why-you-are-out = Ви вибули з гри.
senji-why-chooses-now = Зараз вибирає { $target }.
senji-why-others-place-first = Спершу { $target } ставить фігури в щойно названій провінції.
senji-why-only-the-host-names = Що активувати далі, вирішує лише { $target }, хто приймає імператора.
senji-why-one-after-another = Спершу треба довести до кінця назване; зараз відповідає { $target }.
senji-why-another-family-acts = Наступну родину називають, коли попередня закінчить; зараз відповідає { $target }.
senji-why-another-acts-now = Діє лише те, що назвав гравець, який приймає імператора; зараз відповідає { $target }.
senji-why-not-called-now = Восени родина діє, коли її названо, і лише раз; зараз відповідає { $target }.
senji-why-not-yours-to-show = Такої карти у вашій руці немає: { $card }.
senji-why-bid-is-not-shown = Ця карта лежить під лотом, а не у вашій руці: { $card }.
senji-why-shown-to-others = Власні карти ви й так бачите; показуйте їх іншому гравцеві або всім.
senji-why-not-shown-to-the-out = { $target } більше не в грі.
senji-why-shown-when-asked = Показати карту можна щоразу, коли вас про щось запитують, а зараз не запитують.
senji-why-shown-without-a-letter = Листи пишуть узимку. В іншу пору карту показують без листа, щоразу, коли вас про щось запитують.

## Неможливі позиції

error-honour-too-low = { $player }: слава { $honour }, але нижче за { $lowest } вона не падає.
error-too-many-units = { $player }: загонів { $units }, але на полі їх може бути щонайбільше { $most }.
error-too-many-units-there = { $place }: загонів гравця { $player } там { $units }, а може бути щонайбільше { $most }.
error-province-is-closed = { $place } — нейтральна зона: там нічого не може бути.
error-imperial-province = { $place } належить імператорові й не може належати гравцеві { $player }.
error-province-without-fortress = { $place }: немає фортеці, а хтось має володіти провінцією.
error-strangers-in-province = { $place }: фігури гравця { $player } не можуть там стояти, бо провінцією володіє інший.
error-too-many-provinces = { $player } володіє більш ніж { $most } провінціями.
error-samurai-without-card = Фігура { $samurai } стоїть на полі, але карти немає тут: { $place }.
error-samurai-of-nobody = Фігура { $samurai } стоїть на полі, але нікому не належить.
error-one-order-each = { $place }: там може лежати лише один наказ, а не { $tokens }.
error-no-order-there = { $place }: зараз там не може лежати наказ.
error-order-not-seen-so = { $place }: цей наказ до виконання бачить { $player } і більше ніхто.
error-not-seen-so-there = { $place }: там лежить щось, чого не бачать ті, хто бачить усе на цьому місці.
error-lots-do-not-fit = lots: названо { $lots }, а карт там лежить { $cards }.
error-bids-do-not-fit = bids: не відповідають картам, які поставив гравець { $player }.
error-one-hostage-each = Гравець { $player } виклав двох членів однієї родини: { $family }.
error-eliminated-has-nothing = Гравець { $player } вибув із гри і вже нічого не може мати.
