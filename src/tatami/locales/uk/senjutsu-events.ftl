### Сенджюцу: що сталося

## Підготовка

senjutsu-event-character-taken =
    { $you ->
        [yes] Ваш персонаж — { $character }.
       *[no] Персонаж гравця { $seat } — { $character }.
    }
senjutsu-event-deck-brought =
    { $you ->
        [yes] Ваша колода готова; карта зброї — «{ $weapon }».
       *[no] Колода гравця { $seat } готова; карта зброї — «{ $weapon }».
    }
senjutsu-event-list-shown =
    { $you ->
        [yes] У вашій колоді: { $cards }.
       *[no] У колоді гравця { $seat }: { $cards }.
    }
senjutsu-event-terrain-placed =
    { $you ->
        [yes] Ви розміщуєте { $terrain_acc } на клітинці { $cell }.
       *[no] Гравець { $seat } розміщує { $terrain_acc } на клітинці { $cell }.
    }
senjutsu-event-figure-placed =
    { $you ->
        [yes] Ви стаєте на клітинку { $cell }, лицем на { $facing_acc }.
       *[no] Гравець { $seat } стає на клітинку { $cell }, лицем на { $facing_acc }.
    }
senjutsu-turned-deck =
    { $place_you ->
        [yes] Ви показуєте «{ $card }» зі своєї колоди.
       *[no] Гравець { $place_owner } показує «{ $card }» зі своєї колоди.
    }
senjutsu-turned-shown =
    { $place_you ->
        [yes] Ви показуєте «{ $card }».
       *[no] Гравець { $place_owner } показує «{ $card }».
    }

## Хід

senjutsu-event-turn-began = Починається хід { $turn }.
senjutsu-moved-deck-hand-together =
    { $goal_you ->
        [yes] Ви берете: { $cards }.
       *[no] Гравець { $goal_owner } бере { $cards_count ->
            [one] { $cards_count } карту
            [few] { $cards_count } карти
           *[many] { $cards_count } карт
        }.
    }
senjutsu-moved-deck-lost =
    { $source_you ->
        [yes] Ваше важке поранення кровоточить: верхню карту вашої колоди скинуто долілиць.
       *[no] Важке поранення гравця { $source_owner } кровоточить: верхню карту його колоди скинуто долілиць.
    }
senjutsu-moved-deck-discard-together =
    { $source_you ->
        [yes] З верху колоди ви скидаєте: { $cards }.
       *[no] З верху колоди гравець { $source_owner } скидає: { $cards }.
    }
senjutsu-moved-hand-discard-together =
    { $source_you ->
        [yes] Ви скидаєте: { $cards }.
       *[no] Гравець { $source_owner } скидає: { $cards }.
    }
senjutsu-moved-hand-lost-together =
    { $source_you ->
        [yes] Ви скидаєте долілиць: { $cards }.
       *[no] Гравець { $source_owner } скидає долілиць { $cards_count ->
            [one] { $cards_count } карту
            [few] { $cards_count } карти
           *[many] { $cards_count } карт
        }.
    }
senjutsu-event-card-revealed =
    { $you ->
        [yes] Ви відкриваєте «{ $card }».
       *[no] Гравець { $seat } відкриває «{ $card }».
    }
senjutsu-event-focus-paid =
    { $you ->
        [yes] Ви платите { $focus ->
            [one] { $focus } жетон зосередження
            [few] { $focus } жетони зосередження
           *[many] { $focus } жетонів зосередження
        }.
       *[no] Гравець { $seat } платить { $focus ->
            [one] { $focus } жетон зосередження
            [few] { $focus } жетони зосередження
           *[many] { $focus } жетонів зосередження
        }.
    }
senjutsu-event-focus-taken-back =
    { $you ->
        [yes] Ви забираєте назад { $focus ->
            [one] { $focus } жетон зосередження
            [few] { $focus } жетони зосередження
           *[many] { $focus } жетонів зосередження
        }.
       *[no] Гравець { $seat } забирає назад { $focus ->
            [one] { $focus } жетон зосередження
            [few] { $focus } жетони зосередження
           *[many] { $focus } жетонів зосередження
        }.
    }
senjutsu-event-focus-gained =
    { $you ->
        [yes] Ви отримуєте { $focus ->
            [one] { $focus } жетон зосередження
            [few] { $focus } жетони зосередження
           *[many] { $focus } жетонів зосередження
        }.
       *[no] Гравець { $seat } отримує { $focus ->
            [one] { $focus } жетон зосередження
            [few] { $focus } жетони зосередження
           *[many] { $focus } жетонів зосередження
        }.
    }
senjutsu-event-focus-lost =
    { $you ->
        [yes] Ви втрачаєте { $focus ->
            [one] { $focus } жетон зосередження
            [few] { $focus } жетони зосередження
           *[many] { $focus } жетонів зосередження
        }.
       *[no] Гравець { $seat } втрачає { $focus ->
            [one] { $focus } жетон зосередження
            [few] { $focus } жетони зосередження
           *[many] { $focus } жетонів зосередження
        }.
    }
senjutsu-event-cost-not-paid =
    { $you ->
        [yes] Ви не можете заплатити за «{ $card }»: карта не діє.
       *[no] Гравець { $seat } не може заплатити за «{ $card }»: карта не діє.
    }
senjutsu-event-initiative-bought =
    { $you ->
        [yes] Ви діятимете з ініціативою { $value }.
       *[no] Гравець { $seat } діятиме з ініціативою { $value }.
    }
senjutsu-event-initiative-chosen =
    { $you ->
        [yes] Ви вибираєте ініціативу { $value }.
       *[no] Гравець { $seat } вибирає ініціативу { $value }.
    }
senjutsu-event-card-replaced =
    { $you ->
        [yes] Ви замінюєте «{ $replaced }» на «{ $card }».
       *[no] Гравець { $seat } замінює «{ $replaced }» на «{ $card }».
    }
senjutsu-event-instant-played =
    { $you ->
        [yes] Ви граєте «{ $card }».
       *[no] Гравець { $seat } грає «{ $card }».
    }
senjutsu-event-counterattacked =
    { $you ->
        [yes] Ви контратакуєте картою «{ $card }».
       *[no] Гравець { $seat } контратакує картою «{ $card }».
    }
senjutsu-event-passed =
    { $you ->
        [yes] Ви пасуєте.
       *[no] Гравець { $seat } пасує.
    }
senjutsu-event-part-began =
    { $you ->
        [yes] { $initiative ->
            [0] Розігрують вашу карту «{ $card }».
           *[other] Ініціатива { $initiative }: ваша карта «{ $card }».
        }
       *[no] { $initiative ->
            [0] Розігрують карту «{ $card }» гравця { $seat }.
           *[other] Ініціатива { $initiative }: карта «{ $card }» гравця { $seat }.
        }
    }
senjutsu-event-place-taken =
    { $you ->
        [yes] { $place ->
            [1] Вашу карту розіграють першою.
            [2] Вашу карту розіграють другою.
            [3] Вашу карту розіграють третьою.
           *[4] Вашу карту розіграють четвертою.
        }
       *[no] { $place ->
            [1] Карту гравця { $seat } розіграють першою.
            [2] Карту гравця { $seat } розіграють другою.
            [3] Карту гравця { $seat } розіграють третьою.
           *[4] Карту гравця { $seat } розіграють четвертою.
        }
    }
senjutsu-event-alternative-chosen =
    { $you ->
        [yes] Ви вибираєте: «{ $effect }»
       *[no] Гравець { $seat } вибирає: «{ $effect }»
    }

## На полі

senjutsu-event-went =
    { $you ->
        [yes] Ви тепер на клітинці { $cell }, лицем на { $facing_acc }.
       *[no] Гравець { $seat } тепер на клітинці { $cell }, лицем на { $facing_acc }.
    }
senjutsu-event-ran-off =
    { $you ->
        [yes] Ви спотикаєтеся на краю поля бою.
       *[no] Гравець { $seat } спотикається на краю поля бою.
    }
senjutsu-event-ran-into-terrain =
    { $you ->
        [yes] Ви натикаєтеся на { $terrain_acc }.
       *[no] Гравець { $seat } натикається на { $terrain_acc }.
    }
senjutsu-event-ran-into-figure =
    { $you ->
        [yes] Ви зіштовхуєтеся з персонажем гравця { $target }.
       *[no] { $target_you ->
            [yes] Гравець { $seat } зіштовхується з вами.
           *[no] Гравець { $seat } зіштовхується з персонажем гравця { $target }.
        }
    }
senjutsu-event-entered-terrain =
    { $you ->
        [yes] Ви ступаєте на { $terrain_acc }.
       *[no] Гравець { $seat } ступає на { $terrain_acc }.
    }
senjutsu-event-terrain-gone = З клітинки { $cell } прибрано { $terrain_acc }.
senjutsu-event-token-turned =
    Жетон на клітинці { $cell } відкрито: { $token_is ->
        [decoy] це лише обманка
       *[other] він приховував { $token_acc }
    }.
senjutsu-event-cells-blocked =
    { $you ->
        [yes] Ви блокуєте атаки з ініціативою { $initiative }.
       *[no] Гравець { $seat } блокує атаки з ініціативою { $initiative }.
    }
senjutsu-event-missed =
    { $you ->
        [yes] Ваша атака нікого не дістає.
       *[no] Атака гравця { $seat } нікого не дістає.
    }
senjutsu-event-attack-blocked =
    { $you ->
        [yes] Ви блокуєте атаку гравця { $attacker }.
       *[no] { $attacker_you ->
            [yes] Гравець { $seat } блокує вашу атаку.
           *[no] Гравець { $seat } блокує атаку гравця { $attacker }.
        }
    }
senjutsu-event-attack-stopped =
    { $you ->
        [yes] Вашу атаку на гравця { $target } зупинено на шляху.
       *[no] { $target_you ->
            [yes] Атаку гравця { $attacker } на вас зупинено на шляху.
           *[no] Атаку гравця { $attacker } на гравця { $target } зупинено на шляху.
        }
    }
senjutsu-event-wounded =
    { $you ->
        [yes] { $heavy ->
            [0] Ви отримуєте { $wounds ->
                [one] { $wounds } поранення
                [few] { $wounds } поранення
               *[many] { $wounds } поранень
            }.
           *[other] { $wounds ->
                [0] Ви отримуєте { $heavy ->
                    [one] { $heavy } важке поранення
                    [few] { $heavy } важкі поранення
                   *[many] { $heavy } важких поранень
                }.
               *[other] Ви отримуєте { $wounds ->
                    [one] { $wounds } поранення
                    [few] { $wounds } поранення
                   *[many] { $wounds } поранень
                } і { $heavy ->
                    [one] { $heavy } важке поранення
                    [few] { $heavy } важкі поранення
                   *[many] { $heavy } важких поранень
                }.
            }
        }
       *[no] { $heavy ->
            [0] Гравець { $seat } отримує { $wounds ->
                [one] { $wounds } поранення
                [few] { $wounds } поранення
               *[many] { $wounds } поранень
            }.
           *[other] { $wounds ->
                [0] Гравець { $seat } отримує { $heavy ->
                    [one] { $heavy } важке поранення
                    [few] { $heavy } важкі поранення
                   *[many] { $heavy } важких поранень
                }.
               *[other] Гравець { $seat } отримує { $wounds ->
                    [one] { $wounds } поранення
                    [few] { $wounds } поранення
                   *[many] { $wounds } поранень
                } і { $heavy ->
                    [one] { $heavy } важке поранення
                    [few] { $heavy } важкі поранення
                   *[many] { $heavy } важких поранень
                }.
            }
        }
    }
senjutsu-event-wounds-prevented =
    { $you ->
        [yes] Ви уникаєте { $wounds ->
            [one] { $wounds } поранення
            [few] { $wounds } поранень
           *[many] { $wounds } поранень
        }.
       *[no] Гравець { $seat } уникає { $wounds ->
            [one] { $wounds } поранення
            [few] { $wounds } поранень
           *[many] { $wounds } поранень
        }.
    }
senjutsu-event-stunned =
    { $you ->
        [yes] Ви берете { $cards ->
            [one] { $cards } карту
            [few] { $cards } карти
           *[many] { $cards } карт
        } запаморочення.
       *[no] Гравець { $seat } бере { $cards ->
            [one] { $cards } карту
            [few] { $cards } карти
           *[many] { $cards } карт
        } запаморочення.
    }
senjutsu-event-limped =
    { $you ->
        [yes] Ви берете { $cards ->
            [one] { $cards } карту
            [few] { $cards } карти
           *[many] { $cards } карт
        } кульгання.
       *[no] Гравець { $seat } бере { $cards ->
            [one] { $cards } карту
            [few] { $cards } карти
           *[many] { $cards } карт
        } кульгання.
    }
senjutsu-event-poisoned =
    { $you ->
        [yes] Карту «{ $card }» затасовано серед верхніх карт вашої колоди.
       *[no] Карту «{ $card }» затасовано серед верхніх карт колоди гравця { $seat }.
    }
senjutsu-event-poison-drawn =
    { $you ->
        [yes] { $is_next ->
            [yes] Ви берете «{ $card }» і мусите покласти цю карту наступного ходу.
           *[no] Ви берете «{ $card }» і мусите покласти цю карту цього ходу.
        }
       *[no] { $is_next ->
            [yes] Гравець { $seat } бере «{ $card }» і мусить покласти цю карту наступного ходу.
           *[no] Гравець { $seat } бере «{ $card }» і мусить покласти цю карту цього ходу.
        }
    }
senjutsu-event-poison-gone =
    { $you ->
        [yes] Ви позбуваєтеся карти «{ $card }».
       *[no] Гравець { $seat } позбувається карти «{ $card }».
    }
senjutsu-event-pushed-to =
    { $you ->
        [yes] Вас переміщено на клітинку { $cell }.
       *[no] Гравця { $seat } переміщено на клітинку { $cell }.
    }
senjutsu-event-turned-to =
    { $you ->
        [yes] Вас розвернуто лицем на { $facing_acc }.
       *[no] Гравця { $seat } розвернуто лицем на { $facing_acc }.
    }

## Бойовий дух і карти

senjutsu-event-kamae-changed =
    { $you ->
        [yes] Ви займаєте { $kamae_acc }.
       *[no] Гравець { $seat } займає { $kamae_acc }.
    }
senjutsu-event-focus-touched =
    { $you ->
        [yes] Ваше кільце торкається позиції зосередження.
       *[no] Кільце гравця { $seat } торкається позиції зосередження.
    }
senjutsu-event-advantage-taken =
    { $you ->
        [yes] Перевага тепер у вас.
       *[no] Перевага тепер у гравця { $seat }.
    }
senjutsu-event-healed =
    { $you ->
        [yes] Ви відновлюєте сили.
       *[no] Гравець { $seat } відновлює сили.
    }{ $wounds ->
        [0] { "" }
        [one] { " " }Прибрано { $wounds } поранення.
        [few] { " " }Прибрано { $wounds } поранення.
       *[many] { " " }Прибрано { $wounds } поранень.
    }{ $heavy ->
        [0] { "" }
        [one] { " " }{ $heavy } важке поранення стало звичайним.
        [few] { " " }{ $heavy } важкі поранення стали звичайними.
       *[many] { " " }{ $heavy } важких поранень стали звичайними.
    }{ $limp ->
        [0] { "" }
        [one] { " " }Прибрано { $limp } карту кульгання.
        [few] { " " }Прибрано { $limp } карти кульгання.
       *[many] { " " }Прибрано { $limp } карт кульгання.
    }{ $stun ->
        [0] { "" }
        [one] { " " }Прибрано { $stun } карту запаморочення.
        [few] { " " }Прибрано { $stun } карти запаморочення.
       *[many] { " " }Прибрано { $stun } карт запаморочення.
    }
senjutsu-event-could-not-draw =
    { $you ->
        [yes] Ваша колода порожня: брати нічого.
       *[no] Колода гравця { $seat } порожня: брати нічого.
    }
senjutsu-event-hand-looked-at =
    { $you ->
        [yes] Ви переглядаєте руку гравця { $target }.
       *[no] { $target_you ->
            [yes] Гравець { $seat } переглядає вашу руку.
           *[no] Гравець { $seat } переглядає руку гравця { $target }.
        }
    }
senjutsu-event-deck-searched =
    { $you ->
        [yes] { $cards ->
            [0] Ви нічого не знаходите у своїй колоді.
            [one] Ви берете зі своєї колоди { $cards } карту.
            [few] Ви берете зі своєї колоди { $cards } карти.
           *[many] Ви берете зі своєї колоди { $cards } карт.
        }
       *[no] { $cards ->
            [0] Гравець { $seat } нічого не знаходить у своїй колоді.
            [one] Гравець { $seat } бере зі своєї колоди { $cards } карту.
            [few] Гравець { $seat } бере зі своєї колоди { $cards } карти.
           *[many] Гравець { $seat } бере зі своєї колоди { $cards } карт.
        }
    }
senjutsu-event-recycled =
    { $you ->
        [yes] { $cards ->
            [0] У вас немає скинутих карт, які можна затасувати.
            [one] Ви затасовуєте до колоди { $cards } скинуту карту.
            [few] Ви затасовуєте до колоди { $cards } скинуті карти.
           *[many] Ви затасовуєте до колоди { $cards } скинутих карт.
        }
       *[no] { $cards ->
            [0] Гравець { $seat } не має скинутих карт, які можна затасувати.
            [one] Гравець { $seat } затасовує до колоди { $cards } скинуту карту.
            [few] Гравець { $seat } затасовує до колоди { $cards } скинуті карти.
           *[many] Гравець { $seat } затасовує до колоди { $cards } скинутих карт.
        }
    }
senjutsu-event-masked =
    { $you ->
        [yes] Ви маскуєтеся.
       *[no] Гравець { $seat } маскується.
    }
senjutsu-event-unmasked =
    { $you ->
        [yes] З вас знято маскування.
       *[no] З гравця { $seat } знято маскування.
    }
senjutsu-event-limp-turned =
    { $you ->
        [yes] Ви скидаєте { $cards ->
            [one] { $cards } карту
            [few] { $cards } карти
           *[many] { $cards } карт
        } кульгання.
       *[no] Гравець { $seat } скидає { $cards ->
            [one] { $cards } карту
            [few] { $cards } карти
           *[many] { $cards } карт
        } кульгання.
    }
senjutsu-event-gave-up =
    { $you ->
        [yes] Ви здаєтеся.
       *[no] Гравець { $seat } здається.
    }
senjutsu-event-defeated =
    { $you ->
        [yes] Ви зазнаєте поразки.
       *[no] Гравець { $seat } зазнає поразки.
    }
