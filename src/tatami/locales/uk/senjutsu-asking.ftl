### Сенджюцу: запитання та відповіді

## Підготовка

senjutsu-ask-character-to-take =
    { $you ->
        [yes] Якого персонажа візьмете?
       *[no] Гравець { $by } вибирає персонажа.
    }
senjutsu-ask-deck-to-bring =
    { $you ->
        [yes] З якою колодою ви прийшли? Візьміть готову або складіть власну із 40 карт.
       *[no] Колоди вибирають: { $seats }.
    }
senjutsu-ask-terrain-to-place =
    { $you ->
        [yes] Розмістіть компонент місцевості.
       *[no] Гравець { $by } розміщує місцевість.
    }
senjutsu-ask-figure-to-place =
    { $you ->
        [yes] Де станете й куди лицем?
       *[no] Гравець { $by } вибирає початкову клітинку.
    }
senjutsu-ask-prepared-to-take =
    { $you ->
        [yes] Яку підготовлену карту візьмете до початкової руки?
       *[no] Гравець { $by } бере підготовлені карти.
    }

## Хід

senjutsu-ask-card-to-lay =
    { $you ->
        [yes] Виберіть карту й покладіть її долілиць.
       *[no] Карти вибирають: { $seats }.
    }
senjutsu-ask-initiative-to-buy =
    { $you ->
        [yes] Чи заплатите { $focus ->
            [one] { $focus } жетон зосередження
            [few] { $focus } жетони зосередження
           *[many] { $focus } жетонів зосередження
        }, щоб діяти з ініціативою { $value }?
       *[no] Гравець { $by } вирішує, чи платити за ініціативу { $value }.
    }
senjutsu-ask-initiative-to-choose =
    { $you ->
        [yes] З якою ініціативою діятиме ваша карта?
       *[no] Гравець { $by } вибирає ініціативу.
    }
senjutsu-ask-place-to-take =
    { $you ->
        [yes] Ініціатива й тип однакові, а перевага у вас: якою за порядком розіграти вашу карту?
       *[no] Гравець { $by } вирішує, якою за порядком розіграти свою карту.
    }
senjutsu-ask-surplus-to-discard =
    { $you ->
        [yes] На руці більше карт, ніж дозволяє ліміт. Яку скинете долілиць?
       *[no] Зайві карти скидають: { $seats }.
    }
senjutsu-ask-card-to-play =
    { $you ->
        [yes] { $window_is ->
            [attack-success] Ваша атака успішна. Зіграєте додаткову карту?
            [block-success] Ваше блокування успішне. Зіграєте додаткову карту?
            [after-card] Вашу карту розіграно. Зіграєте додаткову карту?
            [start-of-turn] Хід починається. Зіграєте негайну карту?
            [after-draw] Карти взято. Зіграєте негайну карту?
            [after-reveal] Карти відкрито. Зіграєте негайну карту?
            [would-suffer] Ви от-от отримаєте поранення. Зіграєте негайну карту?
            [end-of-turn] Хід завершується. Зіграєте негайну карту?
            [replacement] Чи заміните свою відкриту карту?
           *[counter] Ви заблокували атаку з ініціативою { $limit }. Контратакуєте?
        }
       *[no] Гравець { $by } може зіграти карту { $window }.
    }
senjutsu-ask-counter-value-to-choose =
    { $you ->
        [yes] З якою ініціативою ви контратакуєте картою «{ $ability }»? Щонайбільше { $limit }.
       *[no] Гравець { $by } вибирає ініціативу, щонайбільше { $limit }.
    }

## Ефекти

senjutsu-ask-effect-to-pay =
    { $you ->
        [yes] { $what } Скористаєтеся цим?
       *[no] Гравець { $by } вирішує, чи платити: «{ $what }»
    }
senjutsu-ask-extra-to-pay =
    { $you ->
        [yes] { $what } Скористаєтеся цим?
       *[no] Гравець { $by } вирішує, чи платити: «{ $what }»
    }
senjutsu-ask-alternative-to-choose =
    { $you ->
        [yes] Карта дає вибір: який ефект застосуєте?
       *[no] Гравець { $by } вибирає між ефектами.
    }
senjutsu-ask-way-to-go =
    { $you ->
        [yes] Куди підете й куди станете лицем?
       *[no] Гравець { $by } переміщується.
    }
senjutsu-ask-kamae-to-change =
    { $you ->
        [yes] Куди ви перемістите кільце камае? Воно може й лишитися на місці.
       *[no] Гравець { $by } змінює камае.
    }
senjutsu-ask-kamae-to-enter =
    { $you ->
        [yes] Яке камае займете?
       *[no] Гравець { $by } займає камае.
    }
senjutsu-ask-direction-to-shove =
    { $you ->
        [yes] { $is_pull ->
            [yes] Куди ви притягнете персонажа гравця { $target }?
           *[no] Куди ви відштовхнете персонажа гравця { $target }?
        }
       *[no] { $target_you ->
            [yes] { $is_pull ->
                [yes] Гравець { $by } вирішує, куди вас притягнути.
               *[no] Гравець { $by } вирішує, куди вас відштовхнути.
            }
           *[no] { $is_pull ->
                [yes] Гравець { $by } вирішує, куди притягнути персонажа гравця { $target }.
               *[no] Гравець { $by } вирішує, куди відштовхнути персонажа гравця { $target }.
            }
        }
    }
senjutsu-ask-turn-to-give =
    { $you ->
        [yes] Ви розвертаєте персонажа гравця { $target } на { $sides ->
            [one] { $sides } сторону
            [few] { $sides } сторони
           *[many] { $sides } сторін
        }: у який бік?
       *[no] { $target_you ->
            [yes] Гравець { $by } вирішує, як вас розвернути.
           *[no] Гравець { $by } вирішує, як розвернути персонажа гравця { $target }.
        }
    }
senjutsu-ask-poison-to-give =
    { $you ->
        [yes] Яку отруту дасте гравцю { $target }?
       *[no] { $target_you ->
            [yes] Гравець { $by } вибирає для вас отруту.
           *[no] Гравець { $by } вибирає отруту для гравця { $target }.
        }
    }
senjutsu-ask-target-to-aim =
    { $you ->
        [yes] На кого спрямуєте атаку?
       *[no] Гравець { $by } вибирає ціль.
    }
senjutsu-ask-foe-to-choose =
    { $you ->
        [yes] На якого суперника це подіє?
       *[no] Гравець { $by } вибирає суперника.
    }
senjutsu-ask-hand-to-look-at =
    { $you ->
        [yes] Чию руку переглянете?
       *[no] Гравець { $by } вирішує, чию руку переглянути.
    }
senjutsu-ask-card-to-take-away =
    { $you ->
        [yes] Яку карту з руки гравця { $target } треба скинути?
       *[no] { $target_you ->
            [yes] Гравець { $by } вибирає карту з вашої руки, яку ви мусите скинути.
           *[no] Гравець { $by } вибирає карту з руки гравця { $target }.
        }
    }
senjutsu-ask-card-to-discard =
    { $you ->
        [yes] Яку карту скинете?
       *[no] Гравець { $by } скидає карту.
    }
senjutsu-ask-card-to-find =
    { $you ->
        [yes] Яку карту зі своєї колоди візьмете?
       *[no] Гравець { $by } переглядає свою колоду.
    }
senjutsu-ask-marker-to-put =
    { $you ->
        [yes] Де розмістите жетон?
       *[no] Гравець { $by } розміщує жетони.
    }

## Відповіді

senjutsu-answer-give-up = Здатися
senjutsu-answer-pass = Нічого не грати
senjutsu-answer-pass-initiative-to-buy = Лишити вказану ініціативу
senjutsu-answer-pass-effect-to-pay = Не платити
senjutsu-answer-pass-extra-to-pay = Не платити
senjutsu-answer-enough = Досить
senjutsu-answer-pay = Заплатити
senjutsu-answer-pay-initiative-to-buy =
    Заплатити { $focus ->
        [one] { $focus } жетон зосередження
        [few] { $focus } жетони зосередження
       *[many] { $focus } жетонів зосередження
    }: ініціатива { $value }
senjutsu-answer-pay-effect-to-pay = { senjutsu-answer-pay-price }
senjutsu-answer-pay-extra-to-pay = { senjutsu-answer-pay-price }
senjutsu-answer-pay-price =
    { $cards ->
        [0] Заплатити { senjutsu-answer-pay-focus }
       *[other] { $focus ->
            [0] Скинути { senjutsu-answer-pay-cards } з верху колоди
           *[other] Заплатити { senjutsu-answer-pay-focus } і скинути { senjutsu-answer-pay-cards } з верху колоди
        }
    }
senjutsu-answer-pay-focus =
    { $focus ->
        [one] { $focus } жетон зосередження
        [few] { $focus } жетони зосередження
       *[many] { $focus } жетонів зосередження
    }
senjutsu-answer-pay-cards =
    { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
    }
senjutsu-answer-lay = Покласти «{ $card }»
senjutsu-answer-play = Зіграти «{ $card }»
senjutsu-answer-play-card-to-play =
    { $window_is ->
        [replacement] Замінити на «{ $card }»
        [counter] Контратакувати картою «{ $card }»
       *[other] Зіграти «{ $card }»
    }
senjutsu-answer-discard = Скинути «{ $card }»
senjutsu-answer-find = Узяти «{ $card }»
senjutsu-answer-give = Дати «{ $card }»
senjutsu-answer-take-character = Узяти { $character_acc }
senjutsu-answer-bring-deck = Узяти «{ $deck }»
senjutsu-answer-bring-cards = Власна колода, зброя — «{ $weapon }»
senjutsu-answer-some-cards = { $card } × { $count }
senjutsu-answer-value = Ініціатива { $value }
senjutsu-answer-place-in-order =
    { $place ->
        [1] Першою
        [2] Другою
        [3] Третьою
       *[4] Четвертою
    }
senjutsu-answer-alternative =
    { $option ->
        [1] Перший ефект
        [2] Другий ефект
        [3] Третій ефект
       *[4] Четвертий ефект
    }
senjutsu-answer-alternative-alternative-to-choose =
    { $option ->
        [1] { $first }
        [2] { $second }
        [3] { $third }
       *[4] { $fourth }
    }
senjutsu-effect = { $what }
senjutsu-payment = { $what }
senjutsu-answer-target = { $target }
senjutsu-answer-along = На { $facing_acc }
senjutsu-answer-rotate =
    { $side ->
        [1] За годинниковою стрілкою
       *[other] Проти годинникової стрілки
    }
senjutsu-answer-change-kamae =
    { $kamae_is ->
        [neutral] Кільце на нейтральній позиції
       *[other] Кільце на позиції «{ $kamae }»
    }{ $by_focus ->
        [yes] , через позицію зосередження
       *[no] { "" }
    }
senjutsu-answer-rest-on-focus = Кільце на позиції зосередження
senjutsu-answer-enter-kamae = Зайняти { $kamae_acc }
senjutsu-answer-stand = Стати на клітинку { $cell }, лицем на { $facing_acc }
senjutsu-answer-put =
    { $terrain_is ->
        [torii-gate] Розмістити { $terrain_acc } на клітинці { $cell }: один стовп на { $facing_acc }, другий навпроти
       *[other] Розмістити { $terrain_acc } на клітинці { $cell }
    }
senjutsu-answer-put-marker =
    На клітинці { $cell }{ $token_is ->
        [none] { "" }
       *[other] : { $token_acc }
    }
senjutsu-answer-go =
    На клітинку { $cell }, лицем на { $facing_acc }{ $over_count ->
        [0] { "" }
       *[other] , через { $over }
    }{ $into_is ->
        [none] { "" }
       *[other] , із зіткненням на клітинці { $into }
    }
