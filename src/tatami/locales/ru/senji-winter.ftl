### Сенджи: зима

## Вопросы

senji-ask-winter =
    { $you ->
        [yes] Зима: переговоры и ставки. Скажите, когда закончите.
       *[no] Зима: ещё договариваются: { $seats }.
    }
senji-ask-card-to-take =
    { $you ->
        [yes] Ками показывает вам карты дипломатии игрока { $target }. Возьмите одну.
       *[no] Игрок { $by } смотрит { $target_you ->
            [yes] ваши карты дипломатии
           *[no] карты дипломатии игрока { $target }
        } и берёт одну.
    }

## Ответы

senji-answer-wait = Ещё не готово
senji-answer-letter-to =
    { $target_you ->
        [yes] Письмо себе
       *[no] Письмо игроку { $target }
    }
senji-answer-letter-to-all = Письмо всем
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
        [yes] Принять собственное предложение
       *[no] { $aloud ->
            [yes] Принять предложение для всех: { $target }
           *[no] Принять предложение: { $target }
        }
    }
senji-answer-counter =
    { $target_you ->
        [yes] Встречное предложение на собственное
       *[no] { $aloud ->
            [yes] Встречное предложение на предложение для всех: { $target }
           *[no] Встречное предложение: { $target }
        }
    }
senji-answer-decline =
    { $target_you ->
        [yes] Отклонить собственное письмо
       *[no] Отклонить письмо: { $target }
    }
senji-answer-fit =
    { $target_you ->
        [yes] Выбрать карты на собственные пожелания
       *[no] { $aloud ->
            [yes] Выбрать карты на пожелания игрока { $target } ко всем
           *[no] Выбрать карты на пожелания игрока { $target }
        }
    }
senji-answer-pick-card = { $card }
senji-answer-reply =
    { $target_you ->
        [yes] Ответить себе: { $note }
       *[no] Ответить ({ $target }): { $note }
    }
senji-answer-confirm =
    { $target_you ->
        [yes] Подтвердить обмен с собой
       *[no] Подтвердить обмен: { $target }
    }
senji-answer-withdraw =
    { $target_you ->
        [yes] Отозвать письмо себе
       *[no] Отозвать письмо игроку { $target }
    }
senji-answer-withdraw-from-all = Отозвать письмо всем
senji-answer-bids = Ставки на лоты
senji-answer-bid-card = { $card } на лот { $lot }
senji-answer-look =
    { $target_you ->
        [yes] Посмотреть собственные карты дипломатии
       *[no] Посмотреть карты дипломатии игрока { $target }
    }
senji-answer-take-card = Взять { $card_acc }

## Что произошло

senji-event-winter-began = Зима года { $year }: все могут договариваться.
senji-event-round-began = Круг переговоров { $number }.
senji-event-turn-to-speak =
    { $you ->
        [yes] Слово за вами.
       *[no] Слово у игрока { $seat }.
    }
senji-event-said-ready =
    { $you ->
        [yes] Вы закончили переговоры.
       *[no] Игрок { $seat } заканчивает переговоры.
    }
senji-event-said-wait =
    { $you ->
        [yes] Вы возвращаетесь к переговорам.
       *[no] Игрок { $seat } возвращается к переговорам.
    }
senji-event-letter-sent =
    { $you ->
        [yes] { $to_own ->
            [yes] Вы пишете всем.
           *[no] Вы пишете игроку { $to }.
        }
       *[no] { $to_own ->
            [yes] Игрок { $by } пишет всем.
           *[no] Игрок { $by } пишет вам.
        }
    }
senji-event-letter-passed = { "" }
senji-event-wish-answered = { "" }
senji-event-letter-declined =
    { $you ->
        [yes] Вы отклоняете письмо игрока { $to }.
       *[no] Игрок { $by } отклоняет ваше письмо.
    }
senji-event-letter-withdrawn =
    { $you ->
        [yes] { $to_own ->
            [yes] Вы отзываете письмо всем.
           *[no] Вы отзываете письмо игроку { $to }.
        }
       *[no] { $to_own ->
            [yes] Игрок { $by } отзывает письмо всем.
           *[no] Игрок { $by } отзывает письмо вам.
        }
    }
senji-event-cards-picked =
    { $you ->
        [yes] { $cards ->
            [one] Вы выбираете { $cards } карту на пожелания игрока { $to }.
            [few] Вы выбираете { $cards } карты на пожелания игрока { $to }.
           *[many] Вы выбираете { $cards } карт на пожелания игрока { $to }.
        }
       *[no] { $cards ->
            [one] Игрок { $by } выбирает { $cards } карту на ваши пожелания.
            [few] Игрок { $by } выбирает { $cards } карты на ваши пожелания.
           *[many] Игрок { $by } выбирает { $cards } карт на ваши пожелания.
        }
    }
senji-event-replied =
    { $you ->
        [yes] Вы отвечаете на вопрос игрока { $to }.
       *[no] Игрок { $by } отвечает на ваш вопрос.
    }
senji-event-agreed =
    { $you ->
        [yes] Вы договорились с игроком { $to }.
       *[no] Игрок { $by } соглашается на вашу сделку.
    }
senji-event-exchanged =
    { $received ->
        [0] { $by_you ->
            [yes] Вы даёте игроку { $to } { $given ->
            [one] { $given } карту
            [few] { $given } карты
           *[many] { $given } карт
        }
           *[no] { $to_you ->
                [yes] Игрок { $by } даёт вам { $given ->
            [one] { $given } карту
            [few] { $given } карты
           *[many] { $given } карт
        }
               *[no] Игрок { $by } даёт игроку { $to } { $given ->
            [one] { $given } карту
            [few] { $given } карты
           *[many] { $given } карт
        }
            }
        }
       *[other] { $given ->
            [0] { $to_you ->
            [yes] Вы даёте игроку { $by } { $received ->
            [one] { $received } карту
            [few] { $received } карты
           *[many] { $received } карт
        }
           *[no] { $by_you ->
                [yes] Игрок { $to } даёт вам { $received ->
            [one] { $received } карту
            [few] { $received } карты
           *[many] { $received } карт
        }
               *[no] Игрок { $to } даёт игроку { $by } { $received ->
            [one] { $received } карту
            [few] { $received } карты
           *[many] { $received } карт
        }
            }
        }
           *[other] { $by_you ->
            [yes] Вы с игроком { $to } обмениваете { $given ->
            [one] { $given } карту
            [few] { $given } карты
           *[many] { $given } карт
        } на { $received }
           *[no] { $to_you ->
                [yes] { $by } обменивает с вами { $given ->
            [one] { $given } карту
            [few] { $given } карты
           *[many] { $given } карт
        } на { $received }
               *[no] { $by } и { $to } обменивают { $given ->
            [one] { $given } карту
            [few] { $given } карты
           *[many] { $given } карт
        } на { $received }
            }
        }
        }
    }{ $openly ->
        [yes] , открыто.
       *[no] .
    }
senji-moved-hand-hand-together =
    { $goal_you ->
        [yes] От игрока { $source_owner } вам: { $cards }.
       *[no] { $source_you ->
            [yes] От вас игроку { $goal_owner }: { $cards }.
           *[no] От игрока { $source_owner } игроку { $goal_owner }: { $cards }.
        }
    }
senji-event-bid-laid =
    { $you ->
        [yes] { $cards ->
            [one] Ваша ставка на лот { $lot }: { $cards } карта.
            [few] Ваша ставка на лот { $lot }: { $cards } карты.
            [many] Ваша ставка на лот { $lot }: { $cards } карт.
           *[other] Ваша ставка на лот { $lot }: { $cards } карты.
        }
       *[no] { $cards ->
            [one] Игрок { $by } ставит { $cards } карту на лот { $lot }.
            [few] Игрок { $by } ставит { $cards } карты на лот { $lot }.
            [many] Игрок { $by } ставит { $cards } карт на лот { $lot }.
           *[other] Игрок { $by } ставит { $cards } карты на лот { $lot }.
        }
    }
senji-event-bid-taken-back =
    { $you ->
        [yes] Вы забираете свою ставку на лот { $lot }.
       *[no] Игрок { $by } забирает свою ставку на лот { $lot }.
    }
senji-event-bids-laid-anew =
    { $you ->
        [yes] Вы кладёте ставки заново, под каждый лот столько же карт.
       *[no] Игрок { $by } кладёт ставки заново, под каждый лот столько же карт.
    }
senji-event-hand-looked-at =
    { $you ->
        [yes] Вы смотрите карты дипломатии игрока { $target }.
       *[no] Игрок { $by } смотрит { $target_you ->
            [yes] ваши карты дипломатии.
           *[no] карты дипломатии игрока { $target }.
        }
    }
senji-event-kami-called =
    { $you ->
        [yes] Вы призываете ками ({ $samurai }): игрок { $target } показывает вам карты дипломатии.
       *[no] Игрок { $by } призывает ками ({ $samurai }) и видит { $target_you ->
            [yes] ваши карты дипломатии.
           *[no] карты дипломатии игрока { $target }.
        }
    }
senji-event-kami-took =
    { $you ->
        [yes] Вы берёте карту игрока { $target }.
       *[no] Игрок { $by } берёт { $target_you ->
            [yes] вашу карту.
           *[no] карту игрока { $target }.
        }
    }
senji-event-winter-ended = Зима закончилась. Предложения, которые не приняты, больше не действуют.
senji-moved-auction-lots = Новый лот: { $card }.
senji-event-lot-handed-home =
    { $you ->
        [yes] Вытянутая карта — вашей семьи: вы берёте её в руку.
       *[no] Вытянутая карта возвращается домой; её берёт { $seat }.
    }
senji-event-lot-left-the-game = Вытянутая карта принадлежит выбывшей семье и выходит из игры ({ $family }).
senji-turned-bids-together =
    { $place_you ->
        [yes] Ваши ставки: { $cards }.
       *[no] Ставки игрока { $place_owner }: { $cards }.
    }
senji-event-lot-won =
    { $you ->
        [yes] Вы выигрываете лот { $lot }, ставка { $value }.
       *[no] Игрок { $seat } выигрывает лот { $lot }, ставка { $value }.
    }
senji-event-lot-tied = Лот { $lot }: равные ставки по { $value } ({ $seats }). Лот и ставки остаются до следующей зимы.
senji-event-lot-unsold = На лот { $lot } ставок нет; его замешивают обратно в колоду ({ $family }).
senji-event-promises-judged =
    { $known ->
        [no] { "" }
       *[yes] Обещания этого года, о которых вы знаете: сдержано { $kept }, нарушено { $broken }, потеряли смысл { $overtaken }.
    }

## Почему нет

senji-why-not-to-oneself = С самим собой не договариваются.
senji-why-has-been-eliminated = { $target } больше не в игре.
senji-why-said-ready = Вы уже сказали, что готовы.
senji-why-not-ready-yet = Вы ещё не говорили, что готовы.
senji-why-enough-for-this-winter =
    Вы сделали всё, что помещается в одну зиму ({ $limit ->
        [one] { $limit } действие
        [few] { $limit } действия
       *[many] { $limit } действий
    }).
senji-why-enough-letters =
    Вы отправили все свои письма этой зимы ({ $limit }).
senji-why-others-speak-now = Сейчас слово не за вами.
senji-why-bids-only-in-winter = Ставки делают только зимой.
senji-why-looks-only-in-winter = Эта способность действует только зимой.
senji-why-letter-is-full = В письмо помещается не больше строк, чем { $limit }.
senji-why-letter-says-nothing = В письме ещё ничего не сказано.
senji-why-already-written = Это уже есть в письме: { $note }.
senji-why-not-in-your-hand = Такой карты нет у вас в руке, или их меньше: { $card }.
senji-why-card-is-bid = Эта карта лежит под лотом, а не у вас в руке: { $card }.
senji-why-card-is-displayed = Выложенного заложника не отдают: { $card }.
senji-why-card-is-not-to-be-had = Такой карты ни у кого другого быть не может: { $card }.
senji-why-wish-is-a-card = Вместо такого пожелания просите саму карту: { $note }.
senji-why-only-the-host-promises = Такое кому-то обещает только принимающий императора: { $note }.
senji-why-not-their-province = Это провинция другого игрока: { $note }.
senji-why-not-against-them = Между вами двумя это не имеет смысла: { $note }.
senji-why-ask-somebody = Спрашивают кого-то одного, а не всех.
senji-why-no-such-letter = Такого письма нет ({ $target }).
senji-why-nothing-to-accept = В этом письме нет предложения, которое можно принять.
senji-why-pick-cards-first = Пожелание игрока { $target } оставляет вам выбор: сначала выберите карту.
senji-why-waits-for-the-writer = Теперь обмен должен подтвердить { $target }.
senji-why-nothing-to-pick = У игрока { $target } нет открытых пожеланий.
senji-why-wishes-cannot-be-met = У вас нет карты на каждое пожелание игрока { $target }.
senji-why-needed-for-a-wish = Без этой карты не исполнить следующего пожелания: { $card }.
senji-why-wish-is-open = Ещё нет карты на это пожелание: { $note }.
senji-why-does-not-fit = Эта карта — не то, о чём просят: { $card }. Пожелание: { $note }.
senji-why-asked-card-is-gone = У вас нет того, о чём просят в письме: { $card }.
senji-why-another-letter-first = Сначала разберитесь с другим письмом вам ({ $target }).
senji-why-nothing-to-confirm = Игрок { $target } не выбрал карты на все ваши пожелания.
senji-why-no-letter-of-yours = Вашего письма там нет.
senji-why-no-question-asked = Игрок { $target } ни о чём вас не спрашивает.
senji-why-no-such-lot = Лота { $lot } нет.
senji-why-only-own-cards-are-bid = Ставят только карты своей семьи: { $card }.
senji-why-nothing-for-sale = Лотов нет, ставить не на что.
senji-why-nothing-to-bid = У вас нет карт своей семьи, чтобы сделать ставку.
senji-why-nothing-is-bid = Назовите хотя бы одну карту.
senji-why-bid-already = Больше таких карт у вас нет: { $card }.
senji-why-bid-is-locked = Эта ставка осталась после ничьей, её не забирают: { $card }.
senji-why-bids-are-locked = То, что осталось под лотом после ничьей, не забирают.
senji-why-nobody-sees-hands = У вас нет на поле самурая, который смотрит чужие карты.
senji-why-has-looked = Этой зимой ваш самурай уже смотрел чужие карты.
senji-why-hand-is-empty = У игрока { $target } нет карт дипломатии, которые можно посмотреть.
senji-why-no-such-kami = У вас нет такого ками: { $samurai }.
senji-why-not-a-diplomat = Этот ками не дипломат: { $samurai }.
senji-why-nothing-for-the-kami = У игрока { $target } нет карт дипломатии, кроме пустышки.
senji-why-not-on-oneself = Ками действует на другого игрока.
senji-why-not-among-the-cards = Этой карты нет среди тех, что вы видите: { $card }.
senji-why-dummy-is-never-taken = Пустышку никогда не забирают.
senji-why-the-glass-runs = Песок в часах бежит сам; их никто не останавливает.
senji-why-dummy-is-never-given = Пустышку никогда не отдают другому игроку.
senji-why-hanafuda-are-never-given = Карты ханафуда зимой не обменивают.
senji-why-displayed-is-never-given = Выложенного заложника не отдают и не обменивают.
senji-why-only-by-consent = Карты переходят из рук в руки только с согласия обоих.
senji-why-bids-are-face-down = Ставки лежат рубашкой вверх до конца зимы.
senji-why-dummy-is-never-bid = Пустышку не ставят.
senji-why-promises-bind-nobody = Обещание никого не связывает: требовать его исполнения нельзя.
