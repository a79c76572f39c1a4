### Стол зимы в браузере: письма, обещания, аукцион, песочные часы

client-senji-glass-about = осталось от зимы. Что не принято к тому времени, теряет силу.
client-senji-glass-stands = стоят
client-senji-floor =
    { $you ->
        [yes] Слово за вами
       *[no] Говорит { $seat }
    }
client-senji-ready = Готово
client-senji-not-ready = Ещё не готово
client-senji-ready-count = готовы: { $ready } из { $count }
client-senji-all = Все
client-senji-any-family = Любая семья
client-senji-winter-about = Ещё ничего не написано. Выберите кого-нибудь вверху, чтобы написать письмо: дать карты, попросить карты, что-то пообещать, задать вопрос. Обещания никого не обязывают.
client-senji-winter-watched = Семьи пишут друг другу, а запечатанные письма видят только те, кому они посланы. Здесь появятся письма ко всем и каждый обмен.

client-senji-tab-letters = Письма { $count }
client-senji-tab-auction = Аукцион { $count }
client-senji-tab-promises = Обещания { $count }

client-senji-state-wrote = пишет вам
client-senji-state-to-all = письмо всем
client-senji-state-ready = наготове
client-senji-state-floor = говорит
client-senji-state-writes = пишет…
client-senji-state-has-yours = читает ваше письмо
client-senji-record = сдержано обещаний до сих пор: { $kept } из { $count }

client-senji-write = Написать
client-senji-whisper = Шепнуть: { $seat }
client-senji-look = Взглянуть на руку
client-senji-kami-of = Ками: { $samurai }
client-senji-take-one = Возьмите одну карту. Рука игрока: { $seat }
client-senji-hand-of = Рука игрока: { $seat }
client-senji-enough = Понятно

client-senji-letter =
    { $draft ->
        [yes] { $all ->
            [yes] Вы пишете всем
           *[no] Вы пишете. Кому: { $seat }
        }
       *[no] { $mine ->
            [yes] { $all ->
                [yes] Ваше письмо всем
               *[no] Ваше письмо. Кому: { $seat }
            }
           *[no] { $all ->
                [yes] { $seat } — всем
               *[no] { $seat } — вам
            }
        }
    }
client-senji-openly = открыто
client-senji-face-down = втёмную
client-senji-gives =
    { $you ->
        [yes] Вы даёте
       *[no] { $seat } даёт
    }
client-senji-anybody-gives = Кто согласится, даёт
client-senji-gives-nothing = без карт
client-senji-shows =
    { $you ->
        [yes] Вы показываете:
       *[no] { $seat } показывает вам:
    }
client-senji-binds-nobody = Обещание никого не обязывает.
client-senji-accept = Согласиться
client-senji-counter = Изменить
client-senji-decline = Отказать
client-senji-put-away = Убрать
client-senji-confirm = Подтвердить обмен
client-senji-withdraw = Забрать назад
client-senji-waits-for = Подтвердить теперь может { $seat }.
client-senji-unanswered =
    { $all ->
        [yes] Ещё никто не ответил.
       *[no] { $seat } пока не отвечает.
    }
client-senji-left-lying = Письмо прочитано, но ответа нет ({ $seat }).
client-senji-pick-for = { $wish }: выберите карту
client-senji-pick-cards =
    { $count ->
        [1] Выбрать карту
       *[other] Выбрать карты
    }
client-senji-take-out = Вынуть: { $part }
client-senji-offer-cards = Предложить эти карты

client-senji-send = Отправить
client-senji-scrap = Выбросить
client-senji-make-open = Обмен открыто
client-senji-make-covered = Обмен втёмную
client-senji-give-this = Дать: { $card }
client-senji-write-what = Что написать
client-senji-page-cards = Карты
client-senji-page-words = Обещания и вопросы
client-senji-verb-give = Дать
client-senji-verb-ask = Попросить
client-senji-verb-vow = Пообещать
client-senji-verb-plea = Просить обещание
client-senji-verb-wonder = Спросить
client-senji-verb-reveal = Показать
client-senji-group-attack = Нападение на семью
client-senji-group-strike = Нападение на провинцию
client-senji-group-first = Назвать летом первой
client-senji-group-last = Назвать летом последней
client-senji-group-hold = Карты в руке

client-senji-oaths = Обещания в силе
client-senji-from-to = { $from } → { $to }
client-senji-judged =
    { $count ->
        [one] { $count } прежнее обещание
        [few] { $count } прежних обещания
       *[many] { $count } прежних обещаний
    }
client-senji-judged-one =
    { $verdict ->
        [kept] { $between }: сдержано
        [broken] { $between }: нарушено
       *[overtaken] { $between }: утратило смысл
    }
client-senji-deals = Обмены этой зимы
client-senji-gave =
    { $count ->
        [0] { $seat }: ничего
        [one] { $seat }: { $count } карта
        [few] { $seat }: { $count } карты
       *[many] { $seat }: { $count } карт
    }

client-senji-auction = Аукцион
client-senji-auction-about = Ставки открывают, когда пройдёт зима. Наивысшая выигрывает лот; ничья оставляет его до следующего года.
client-senji-lot = Лот { $lot }: { $card }. { $bids }
client-senji-no-bids = без ставок
client-senji-bids-of =
    { $you ->
        [yes] { $count ->
            [one] { $count } ваша карта
            [few] { $count } ваши карты
           *[many] { $count } ваших карт
        }
       *[no] { $seat }: { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[many] { $count } карт
        }
    }
client-senji-your-bid =
    { $locked ->
        [yes] Ваша ставка, запертая ничьей: { $card }
       *[no] Ваша ставка: { $card }
    }
client-senji-bid-locked = { $seat }: ставка, запертая ничьей: { $card }
client-senji-lay-under = Положите карту под лот { $lot }
client-senji-lay-bids = Положить эти ставки
client-senji-unbid = Забрать все ставки
client-senji-auction-opened = Ставки открыты
client-senji-lot-fate =
    { $fate ->
        [won] { $you ->
            [yes] Вы выигрываете лот, ставка { $value }
           *[no] { $seat } выигрывает лот, ставка { $value }
        }
        [tied] Ничья при { $value }: лот остаётся до следующего года
       *[unsold] Ставок нет
    }
