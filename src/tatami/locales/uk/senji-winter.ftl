### Сенджі: Зима

## Питання

senji-ask-winter =
    { $you ->
        [yes] Зима: перемовини та ставки. Скажіть, коли закінчите.
       *[no] Зима: ще домовляються: { $seats }.
    }
senji-ask-card-to-take =
    { $you ->
        [yes] Камі показує вам карти дипломатії гравця { $target }. Візьміть одну.
       *[no] Гравець { $by } дивиться { $target_you ->
            [yes] ваші карти дипломатії
           *[no] карти дипломатії гравця { $target }
        } і бере одну.
    }

## Відповіді

senji-answer-wait = Ще не готово
senji-answer-letter-to =
    { $target_you ->
        [yes] Лист до себе
       *[no] Лист до гравця { $target }
    }
senji-answer-letter-to-all = Лист до всіх
senji-answer-give = { $note }
senji-answer-ask = { $note }
senji-answer-want = { $note }
senji-answer-vow = { $note }
senji-answer-plea = { $note }
senji-answer-wonder = { $note }
senji-answer-reveal = { $note }
senji-answer-openly = { $note }
senji-answer-accept =
    { $target_you ->
        [yes] Прийняти власну пропозицію
       *[no] { $aloud ->
            [yes] Прийняти пропозицію для всіх: { $target }
           *[no] Прийняти пропозицію: { $target }
        }
    }
senji-answer-counter =
    { $target_you ->
        [yes] Зустрічна пропозиція на власну
       *[no] { $aloud ->
            [yes] Зустрічна пропозиція на пропозицію для всіх: { $target }
           *[no] Зустрічна пропозиція: { $target }
        }
    }
senji-answer-decline =
    { $target_you ->
        [yes] Відхилити власний лист
       *[no] Відхилити лист: { $target }
    }
senji-answer-fit =
    { $target_you ->
        [yes] Вибрати карти на власні побажання
       *[no] { $aloud ->
            [yes] Вибрати карти на побажання гравця { $target } до всіх
           *[no] Вибрати карти на побажання гравця { $target }
        }
    }
senji-answer-pick-card = { $card }
senji-answer-reply =
    { $target_you ->
        [yes] Відповісти собі: { $note }
       *[no] Відповісти ({ $target }): { $note }
    }
senji-answer-confirm =
    { $target_you ->
        [yes] Підтвердити обмін із собою
       *[no] Підтвердити обмін: { $target }
    }
senji-answer-withdraw =
    { $target_you ->
        [yes] Відкликати лист до себе
       *[no] Відкликати лист до гравця { $target }
    }
senji-answer-withdraw-from-all = Відкликати лист до всіх
senji-answer-bids = Ставки на лоти
senji-answer-bid-card = { $card } на лот { $lot }
senji-answer-look =
    { $target_you ->
        [yes] Подивитися власні карти дипломатії
       *[no] Подивитися карти дипломатії гравця { $target }
    }
senji-answer-take-card = Взяти { $card_acc }

## Що сталося

senji-event-winter-began = Зима року { $year }: усі можуть домовлятися.
senji-event-round-began = Коло перемовин { $number }.
senji-event-turn-to-speak =
    { $you ->
        [yes] Слово за вами.
       *[no] Слово має { $seat }.
    }
senji-event-said-ready =
    { $you ->
        [yes] Ви закінчили перемовини.
       *[no] Гравець { $seat } закінчує перемовини.
    }
senji-event-said-wait =
    { $you ->
        [yes] Ви повертаєтеся до перемовин.
       *[no] Гравець { $seat } повертається до перемовин.
    }
senji-event-letter-sent =
    { $you ->
        [yes] { $to_own ->
            [yes] Ви пишете всім.
           *[no] Ви пишете гравцеві { $to }.
        }
       *[no] { $to_own ->
            [yes] Гравець { $by } пише всім.
           *[no] Гравець { $by } пише вам.
        }
    }
senji-event-letter-passed = { "" }
senji-event-wish-answered = { "" }
senji-event-letter-declined =
    { $you ->
        [yes] Ви відхиляєте лист гравця { $to }.
       *[no] Гравець { $by } відхиляє ваш лист.
    }
senji-event-letter-withdrawn =
    { $you ->
        [yes] { $to_own ->
            [yes] Ви відкликаєте лист до всіх.
           *[no] Ви відкликаєте лист до гравця { $to }.
        }
       *[no] { $to_own ->
            [yes] Гравець { $by } відкликає лист до всіх.
           *[no] Гравець { $by } відкликає лист до вас.
        }
    }
senji-event-cards-picked =
    { $you ->
        [yes] { $cards ->
            [one] Ви вибираєте { $cards } карту на побажання гравця { $to }.
            [few] Ви вибираєте { $cards } карти на побажання гравця { $to }.
           *[many] Ви вибираєте { $cards } карт на побажання гравця { $to }.
        }
       *[no] { $cards ->
            [one] Гравець { $by } вибирає { $cards } карту на ваші побажання.
            [few] Гравець { $by } вибирає { $cards } карти на ваші побажання.
           *[many] Гравець { $by } вибирає { $cards } карт на ваші побажання.
        }
    }
senji-event-replied =
    { $you ->
        [yes] Ви відповідаєте на запитання гравця { $to }.
       *[no] Гравець { $by } відповідає на ваше запитання.
    }
senji-event-agreed =
    { $you ->
        [yes] Ви домовилися з гравцем { $to }.
       *[no] Гравець { $by } погоджується на вашу угоду.
    }
senji-event-exchanged =
    { $received ->
        [0] { $by_you ->
            [yes] Ви даєте гравцеві { $to } { $given ->
            [one] { $given } карту
            [few] { $given } карти
           *[many] { $given } карт
        }
           *[no] { $to_you ->
                [yes] Гравець { $by } дає вам { $given ->
            [one] { $given } карту
            [few] { $given } карти
           *[many] { $given } карт
        }
               *[no] Гравець { $by } дає гравцеві { $to } { $given ->
            [one] { $given } карту
            [few] { $given } карти
           *[many] { $given } карт
        }
            }
        }
       *[other] { $given ->
            [0] { $to_you ->
            [yes] Ви даєте гравцеві { $by } { $received ->
            [one] { $received } карту
            [few] { $received } карти
           *[many] { $received } карт
        }
           *[no] { $by_you ->
                [yes] Гравець { $to } дає вам { $received ->
            [one] { $received } карту
            [few] { $received } карти
           *[many] { $received } карт
        }
               *[no] Гравець { $to } дає гравцеві { $by } { $received ->
            [one] { $received } карту
            [few] { $received } карти
           *[many] { $received } карт
        }
            }
        }
           *[other] { $by_you ->
            [yes] Ви з гравцем { $to } обмінюєте { $given ->
            [one] { $given } карту
            [few] { $given } карти
           *[many] { $given } карт
        } на { $received }
           *[no] { $to_you ->
                [yes] { $by } обмінює з вами { $given ->
            [one] { $given } карту
            [few] { $given } карти
           *[many] { $given } карт
        } на { $received }
               *[no] { $by } і { $to } обмінюють { $given ->
            [one] { $given } карту
            [few] { $given } карти
           *[many] { $given } карт
        } на { $received }
            }
        }
        }
    }{ $openly ->
        [yes] , відкрито.
       *[no] .
    }
senji-moved-hand-hand-together =
    { $goal_you ->
        [yes] Від гравця { $source_owner } вам: { $cards }.
       *[no] { $source_you ->
            [yes] Від вас гравцеві { $goal_owner }: { $cards }.
           *[no] Від гравця { $source_owner } гравцеві { $goal_owner }: { $cards }.
        }
    }
senji-event-bid-laid =
    { $you ->
        [yes] { $cards ->
            [one] Ваша ставка на лот { $lot }: { $cards } карта.
            [few] Ваша ставка на лот { $lot }: { $cards } карти.
            [many] Ваша ставка на лот { $lot }: { $cards } карт.
           *[other] Ваша ставка на лот { $lot }: { $cards } карти.
        }
       *[no] { $cards ->
            [one] Гравець { $by } ставить { $cards } карту на лот { $lot }.
            [few] Гравець { $by } ставить { $cards } карти на лот { $lot }.
            [many] Гравець { $by } ставить { $cards } карт на лот { $lot }.
           *[other] Гравець { $by } ставить { $cards } карти на лот { $lot }.
        }
    }
senji-event-bid-taken-back =
    { $you ->
        [yes] Ви забираєте свою ставку на лот { $lot }.
       *[no] Гравець { $by } забирає свою ставку на лот { $lot }.
    }
senji-event-bids-laid-anew =
    { $you ->
        [yes] Ви кладете ставки заново, під кожен лот стільки ж карт.
       *[no] Гравець { $by } кладе ставки заново, під кожен лот стільки ж карт.
    }
senji-event-hand-looked-at =
    { $you ->
        [yes] Ви дивитеся карти дипломатії гравця { $target }.
       *[no] Гравець { $by } дивиться { $target_you ->
            [yes] ваші карти дипломатії.
           *[no] карти дипломатії гравця { $target }.
        }
    }
senji-event-kami-called =
    { $you ->
        [yes] Ви кличете камі ({ $samurai }): гравець { $target } показує вам карти дипломатії.
       *[no] Гравець { $by } кличе камі ({ $samurai }) і бачить { $target_you ->
            [yes] ваші карти дипломатії.
           *[no] карти дипломатії гравця { $target }.
        }
    }
senji-event-kami-took =
    { $you ->
        [yes] Ви берете карту гравця { $target }.
       *[no] Гравець { $by } бере { $target_you ->
            [yes] вашу карту.
           *[no] карту гравця { $target }.
        }
    }
senji-event-winter-ended = Зима скінчилася. Пропозиції, яких не прийнято, більше не діють.
senji-moved-auction-lots = Новий лот: { $card }.
senji-event-lot-handed-home =
    { $you ->
        [yes] Витягнута карта — вашої родини: ви берете її в руку.
       *[no] Витягнута карта повертається додому; її бере { $seat }.
    }
senji-event-lot-left-the-game = Витягнута карта належить родині, що вибула, і виходить із гри ({ $family }).
senji-turned-bids-together =
    { $place_you ->
        [yes] Ваші ставки: { $cards }.
       *[no] Ставки гравця { $place_owner }: { $cards }.
    }
senji-event-lot-won =
    { $you ->
        [yes] Ви виграєте лот { $lot }, ставка { $value }.
       *[no] Гравець { $seat } виграє лот { $lot }, ставка { $value }.
    }
senji-event-lot-tied = Лот { $lot }: рівні ставки по { $value } ({ $seats }). Лот і ставки лишаються до наступної зими.
senji-event-lot-unsold = На лот { $lot } ставок немає; його замішують назад у колоду ({ $family }).
senji-event-promises-judged =
    { $known ->
        [no] { "" }
       *[yes] Обіцянки цього року, про які ви знаєте: дотримано { $kept }, порушено { $broken }, утратили сенс { $overtaken }.
    }

## Чому ні

senji-why-not-to-oneself = Із самим собою не домовляються.
senji-why-has-been-eliminated = { $target } більше не в грі.
senji-why-said-ready = Ви вже сказали, що готові.
senji-why-not-ready-yet = Ви ще не казали, що готові.
senji-why-enough-for-this-winter =
    Ви зробили все, що вміщається в одну зиму ({ $limit ->
        [one] { $limit } дія
        [few] { $limit } дії
       *[many] { $limit } дій
    }).
senji-why-enough-letters =
    Ви надіслали всі свої листи цієї зими ({ $limit }).
senji-why-others-speak-now = Зараз слово не за вами.
senji-why-bids-only-in-winter = Ставки роблять лише взимку.
senji-why-looks-only-in-winter = Ця здібність діє лише взимку.
senji-why-letter-is-full = У лист вміщається не більше рядків, ніж { $limit }.
senji-why-letter-says-nothing = У листі ще нічого не сказано.
senji-why-already-written = Це вже є в листі: { $note }.
senji-why-not-in-your-hand = Такої карти немає у вашій руці, або їх менше: { $card }.
senji-why-card-is-bid = Ця карта лежить під лотом, а не у вашій руці: { $card }.
senji-why-card-is-displayed = Викладеного заручника не віддають: { $card }.
senji-why-card-is-not-to-be-had = Такої карти ні в кого іншого бути не може: { $card }.
senji-why-wish-is-a-card = Замість такого побажання просіть саму карту: { $note }.
senji-why-only-the-host-promises = Таке комусь обіцяє лише той, хто приймає імператора: { $note }.
senji-why-not-their-province = Це провінція іншого гравця: { $note }.
senji-why-not-against-them = Між вами двома це не має сенсу: { $note }.
senji-why-ask-somebody = Запитують когось одного, а не всіх.
senji-why-no-such-letter = Такого листа немає ({ $target }).
senji-why-nothing-to-accept = У цьому листі немає пропозиції, яку можна прийняти.
senji-why-pick-cards-first = Побажання гравця { $target } лишає вам вибір: спершу виберіть карту.
senji-why-waits-for-the-writer = Тепер обмін має підтвердити { $target }.
senji-why-nothing-to-pick = Гравець { $target } не має відкритих побажань.
senji-why-wishes-cannot-be-met = У вас немає карти на кожне побажання гравця { $target }.
senji-why-needed-for-a-wish = Без цієї карти не виконати дальшого побажання: { $card }.
senji-why-wish-is-open = Ще немає карти на це побажання: { $note }.
senji-why-does-not-fit = Ця карта — не те, що просять: { $card }. Побажання: { $note }.
senji-why-asked-card-is-gone = У вас немає того, що просять у листі: { $card }.
senji-why-another-letter-first = Спершу дайте раду іншому листу до вас ({ $target }).
senji-why-nothing-to-confirm = Гравець { $target } не вибрав карт на всі ваші побажання.
senji-why-no-letter-of-yours = Вашого листа там немає.
senji-why-no-question-asked = Гравець { $target } нічого у вас не питає.
senji-why-no-such-lot = Лота { $lot } немає.
senji-why-only-own-cards-are-bid = Ставлять лише карти своєї родини: { $card }.
senji-why-nothing-for-sale = Лотів немає, ставити ні на що.
senji-why-nothing-to-bid = У вас немає карт своєї родини, щоб зробити ставку.
senji-why-nothing-is-bid = Назвіть хоча б одну карту.
senji-why-bid-already = Більше таких карт у вас немає: { $card }.
senji-why-bid-is-locked = Ця ставка лишилася після нічиєї, її не забирають: { $card }.
senji-why-bids-are-locked = Те, що лишилося під лотом після нічиєї, не забирають.
senji-why-nobody-sees-hands = У вас немає на полі самурая, який дивиться чужі карти.
senji-why-has-looked = Цієї зими ваш самурай уже дивився чужі карти.
senji-why-hand-is-empty = У гравця { $target } немає карт дипломатії, які можна подивитися.
senji-why-no-such-kami = У вас немає такого камі: { $samurai }.
senji-why-not-a-diplomat = Цей камі не дипломат: { $samurai }.
senji-why-nothing-for-the-kami = У гравця { $target } немає карт дипломатії, крім пустушки.
senji-why-not-on-oneself = Камі діє на іншого гравця.
senji-why-not-among-the-cards = Цієї карти немає серед тих, що ви бачите: { $card }.
senji-why-dummy-is-never-taken = Пустушку ніколи не забирають.
senji-why-the-glass-runs = Пісок у годиннику збігає сам; його ніхто не зупиняє.
senji-why-dummy-is-never-given = Пустушку ніколи не віддають іншому гравцеві.
senji-why-hanafuda-are-never-given = Карт ханафуда взимку не обмінюють.
senji-why-displayed-is-never-given = Викладеного заручника не віддають і не обмінюють.
senji-why-only-by-consent = Карти переходять із рук у руки лише за згодою обох.
senji-why-bids-are-face-down = Ставки лежать долілиць до кінця зими.
senji-why-dummy-is-never-bid = Пустушку не ставлять.
senji-why-promises-bind-nobody = Обіцянка нікого не зв’язує: вимагати її виконання не можна.
