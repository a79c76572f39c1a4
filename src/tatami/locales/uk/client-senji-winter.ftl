### Стіл зими в браузері: листи, обіцянки, аукціон, пісковий годинник

client-senji-glass-about = лишилося від зими. Що не прийнято до того, втрачає силу.
client-senji-glass-stands = стоїть
client-senji-floor =
    { $you ->
        [yes] Слово за вами
       *[no] Слово має { $seat }
    }
client-senji-ready = Готово
client-senji-not-ready = Ще не готово
client-senji-ready-count = готові: { $ready } з { $count }
client-senji-all = Усі
client-senji-any-family = Будь-яка родина
client-senji-winter-about = Ще нічого не написано. Виберіть когось угорі, щоб написати листа: дати карти, попросити карти, щось пообіцяти, запитати. Обіцянки нікого не зобов’язують.
client-senji-winter-watched = Родини пишуть одна одній, а запечатані листи бачать лише ті, кому їх надіслано. Тут з’являться листи до всіх і кожен обмін.

client-senji-tab-letters = Листи { $count }
client-senji-tab-auction = Аукціон { $count }
client-senji-tab-promises = Обіцянки { $count }

client-senji-state-wrote = пише вам
client-senji-state-to-all = лист до всіх
client-senji-state-ready = напоготові
client-senji-state-floor = має слово
client-senji-state-writes = пише…
client-senji-state-has-yours = має ваш лист
client-senji-record = дотримано обіцянок досі: { $kept } з { $count }

client-senji-write = Написати
client-senji-whisper = Шепнути: { $seat }
client-senji-look = Глянути на руку
client-senji-kami-of = Камі: { $samurai }
client-senji-take-one = Візьміть одну карту. Рука гравця: { $seat }
client-senji-hand-of = Рука гравця: { $seat }
client-senji-enough = Зрозуміло

client-senji-letter =
    { $draft ->
        [yes] { $all ->
            [yes] Ви пишете всім
           *[no] Ви пишете. Кому: { $seat }
        }
       *[no] { $mine ->
            [yes] { $all ->
                [yes] Ваш лист до всіх
               *[no] Ваш лист. Кому: { $seat }
            }
           *[no] { $all ->
                [yes] { $seat } — усім
               *[no] { $seat } — вам
            }
        }
    }
client-senji-openly = відкрито
client-senji-face-down = долілиць
client-senji-gives =
    { $you ->
        [yes] Ви даєте
       *[no] { $seat } дає
    }
client-senji-anybody-gives = Хто погодиться, дає
client-senji-gives-nothing = без карт
client-senji-shows =
    { $you ->
        [yes] Ви показуєте:
       *[no] { $seat } показує вам:
    }
client-senji-binds-nobody = Обіцянка нікого не зобов’язує.
client-senji-accept = Погодитися
client-senji-counter = Змінити
client-senji-decline = Відмовити
client-senji-put-away = Прибрати
client-senji-confirm = Підтвердити обмін
client-senji-withdraw = Забрати назад
client-senji-waits-for = Тепер має підтвердити { $seat }.
client-senji-unanswered =
    { $all ->
        [yes] Ще ніхто не відповів.
       *[no] { $seat } ще не відповідає.
    }
client-senji-left-lying = Лист прочитано, але відповіді немає ({ $seat }).
client-senji-pick-for = { $wish }: виберіть карту
client-senji-pick-cards =
    { $count ->
        [1] Вибрати карту
       *[other] Вибрати карти
    }
client-senji-take-out = Вийняти: { $part }
client-senji-offer-cards = Запропонувати ці карти

client-senji-send = Надіслати
client-senji-scrap = Викинути
client-senji-make-open = Обмін відкрито
client-senji-make-covered = Обмін долілиць
client-senji-give-this = Дати: { $card }
client-senji-write-what = Що написати
client-senji-page-cards = Карти
client-senji-page-words = Обіцянки й запитання
client-senji-verb-give = Дати
client-senji-verb-ask = Попросити
client-senji-verb-vow = Пообіцяти
client-senji-verb-plea = Просити обіцянку
client-senji-verb-wonder = Запитати
client-senji-verb-reveal = Показати
client-senji-group-attack = Напад на родину
client-senji-group-strike = Напад на провінцію
client-senji-group-first = Назвати влітку першою
client-senji-group-last = Назвати влітку останньою
client-senji-group-hold = Карти в руці

client-senji-oaths = Чинні обіцянки
client-senji-from-to = { $from } → { $to }
client-senji-judged =
    { $count ->
        [one] { $count } давніша обіцянка
        [few] { $count } давніші обіцянки
       *[many] { $count } давніших обіцянок
    }
client-senji-judged-one =
    { $verdict ->
        [kept] { $between }: дотримано
        [broken] { $between }: порушено
       *[overtaken] { $between }: втратила сенс
    }
client-senji-deals = Обміни цієї зими
client-senji-gave =
    { $count ->
        [0] { $seat }: нічого
        [one] { $seat }: { $count } карта
        [few] { $seat }: { $count } карти
       *[many] { $seat }: { $count } карт
    }

client-senji-auction = Аукціон
client-senji-auction-about = Ставки відкривають, коли мине зима. Найвища виграє лот; нічия лишає його до наступного року.
client-senji-lot = Лот { $lot }: { $card }. { $bids }
client-senji-no-bids = без ставок
client-senji-bids-of =
    { $you ->
        [yes] { $count ->
            [one] { $count } ваша карта
            [few] { $count } ваші карти
           *[many] { $count } ваших карт
        }
       *[no] { $seat }: { $count ->
            [one] { $count } карта
            [few] { $count } карти
           *[many] { $count } карт
        }
    }
client-senji-your-bid =
    { $locked ->
        [yes] Ваша ставка, замкнена нічиєю: { $card }
       *[no] Ваша ставка: { $card }
    }
client-senji-bid-locked = { $seat }: ставка, замкнена нічиєю: { $card }
client-senji-lay-under = Покладіть карту під лот { $lot }
client-senji-lay-bids = Покласти ці ставки
client-senji-unbid = Забрати всі ставки
client-senji-auction-opened = Ставки відкрито
client-senji-lot-fate =
    { $fate ->
        [won] { $you ->
            [yes] Ви виграєте лот, ставка { $value }
           *[no] { $seat } виграє лот, ставка { $value }
        }
        [tied] Нічия при { $value }: лот лишається до наступного року
       *[unsold] Ставок немає
    }
