### Сэндзюцу: что произошло

## Подготовка

senjutsu-event-character-taken =
    { $you ->
        [yes] Ваш персонаж — { $character }.
       *[no] Персонаж игрока { $seat } — { $character }.
    }
senjutsu-event-deck-brought =
    { $you ->
        [yes] Ваша колода готова; карта оружия — «{ $weapon }».
       *[no] Колода игрока { $seat } готова; карта оружия — «{ $weapon }».
    }
senjutsu-event-list-shown =
    { $you ->
        [yes] В вашей колоде: { $cards }.
       *[no] В колоде игрока { $seat }: { $cards }.
    }
senjutsu-event-terrain-placed =
    { $you ->
        [yes] Вы размещаете { $terrain_acc } на клетке { $cell }.
       *[no] Игрок { $seat } размещает { $terrain_acc } на клетке { $cell }.
    }
senjutsu-event-figure-placed =
    { $you ->
        [yes] Вы встаёте на клетку { $cell }, лицом на { $facing_acc }.
       *[no] Игрок { $seat } встаёт на клетку { $cell }, лицом на { $facing_acc }.
    }
senjutsu-turned-deck =
    { $place_you ->
        [yes] Вы показываете «{ $card }» из своей колоды.
       *[no] Игрок { $place_owner } показывает «{ $card }» из своей колоды.
    }
senjutsu-turned-shown =
    { $place_you ->
        [yes] Вы показываете «{ $card }».
       *[no] Игрок { $place_owner } показывает «{ $card }».
    }

## Ход

senjutsu-event-turn-began = Начинается ход { $turn }.
senjutsu-moved-deck-hand-together =
    { $goal_you ->
        [yes] Вы берёте: { $cards }.
       *[no] Игрок { $goal_owner } берёт { $cards_count ->
            [one] { $cards_count } карту
            [few] { $cards_count } карты
           *[many] { $cards_count } карт
        }.
    }
senjutsu-moved-deck-lost =
    { $source_you ->
        [yes] Ваше тяжёлое ранение кровоточит: верхняя карта вашей колоды сброшена лицом вниз.
       *[no] Тяжёлое ранение игрока { $source_owner } кровоточит: верхняя карта его колоды сброшена лицом вниз.
    }
senjutsu-moved-deck-discard-together =
    { $source_you ->
        [yes] С верха колоды вы сбрасываете: { $cards }.
       *[no] С верха колоды игрок { $source_owner } сбрасывает: { $cards }.
    }
senjutsu-moved-hand-discard-together =
    { $source_you ->
        [yes] Вы сбрасываете: { $cards }.
       *[no] Игрок { $source_owner } сбрасывает: { $cards }.
    }
senjutsu-moved-hand-lost-together =
    { $source_you ->
        [yes] Вы сбрасываете лицом вниз: { $cards }.
       *[no] Игрок { $source_owner } сбрасывает лицом вниз { $cards_count ->
            [one] { $cards_count } карту
            [few] { $cards_count } карты
           *[many] { $cards_count } карт
        }.
    }
senjutsu-event-card-revealed =
    { $you ->
        [yes] Вы открываете «{ $card }».
       *[no] Игрок { $seat } открывает «{ $card }».
    }
senjutsu-event-focus-paid =
    { $you ->
        [yes] Вы платите { $focus ->
            [one] { $focus } жетон концентрации
            [few] { $focus } жетона концентрации
           *[many] { $focus } жетонов концентрации
        }.
       *[no] Игрок { $seat } платит { $focus ->
            [one] { $focus } жетон концентрации
            [few] { $focus } жетона концентрации
           *[many] { $focus } жетонов концентрации
        }.
    }
senjutsu-event-focus-taken-back =
    { $you ->
        [yes] Вы забираете назад { $focus ->
            [one] { $focus } жетон концентрации
            [few] { $focus } жетона концентрации
           *[many] { $focus } жетонов концентрации
        }.
       *[no] Игрок { $seat } забирает назад { $focus ->
            [one] { $focus } жетон концентрации
            [few] { $focus } жетона концентрации
           *[many] { $focus } жетонов концентрации
        }.
    }
senjutsu-event-focus-gained =
    { $you ->
        [yes] Вы получаете { $focus ->
            [one] { $focus } жетон концентрации
            [few] { $focus } жетона концентрации
           *[many] { $focus } жетонов концентрации
        }.
       *[no] Игрок { $seat } получает { $focus ->
            [one] { $focus } жетон концентрации
            [few] { $focus } жетона концентрации
           *[many] { $focus } жетонов концентрации
        }.
    }
senjutsu-event-focus-lost =
    { $you ->
        [yes] Вы теряете { $focus ->
            [one] { $focus } жетон концентрации
            [few] { $focus } жетона концентрации
           *[many] { $focus } жетонов концентрации
        }.
       *[no] Игрок { $seat } теряет { $focus ->
            [one] { $focus } жетон концентрации
            [few] { $focus } жетона концентрации
           *[many] { $focus } жетонов концентрации
        }.
    }
senjutsu-event-cost-not-paid =
    { $you ->
        [yes] Вы не можете заплатить за «{ $card }»: карта не действует.
       *[no] Игрок { $seat } не может заплатить за «{ $card }»: карта не действует.
    }
senjutsu-event-initiative-bought =
    { $you ->
        [yes] Вы будете действовать с инициативой { $value }.
       *[no] Игрок { $seat } будет действовать с инициативой { $value }.
    }
senjutsu-event-initiative-chosen =
    { $you ->
        [yes] Вы выбираете инициативу { $value }.
       *[no] Игрок { $seat } выбирает инициативу { $value }.
    }
senjutsu-event-card-replaced =
    { $you ->
        [yes] Вы заменяете «{ $replaced }» на «{ $card }».
       *[no] Игрок { $seat } заменяет «{ $replaced }» на «{ $card }».
    }
senjutsu-event-instant-played =
    { $you ->
        [yes] Вы играете «{ $card }».
       *[no] Игрок { $seat } играет «{ $card }».
    }
senjutsu-event-counterattacked =
    { $you ->
        [yes] Вы контратакуете картой «{ $card }».
       *[no] Игрок { $seat } контратакует картой «{ $card }».
    }
senjutsu-event-passed =
    { $you ->
        [yes] Вы пасуете.
       *[no] Игрок { $seat } пасует.
    }
senjutsu-event-part-began =
    { $you ->
        [yes] { $initiative ->
            [0] Разыгрывается ваша карта «{ $card }».
           *[other] Инициатива { $initiative }: ваша карта «{ $card }».
        }
       *[no] { $initiative ->
            [0] Разыгрывается карта «{ $card }» игрока { $seat }.
           *[other] Инициатива { $initiative }: карта «{ $card }» игрока { $seat }.
        }
    }
senjutsu-event-place-taken =
    { $you ->
        [yes] { $place ->
            [1] Вашу карту разыграют первой.
            [2] Вашу карту разыграют второй.
            [3] Вашу карту разыграют третьей.
           *[4] Вашу карту разыграют четвёртой.
        }
       *[no] { $place ->
            [1] Карту игрока { $seat } разыграют первой.
            [2] Карту игрока { $seat } разыграют второй.
            [3] Карту игрока { $seat } разыграют третьей.
           *[4] Карту игрока { $seat } разыграют четвёртой.
        }
    }
senjutsu-event-alternative-chosen =
    { $you ->
        [yes] Вы выбираете: «{ $effect }»
       *[no] Игрок { $seat } выбирает: «{ $effect }»
    }

## На поле

senjutsu-event-went =
    { $you ->
        [yes] Вы теперь на клетке { $cell }, лицом на { $facing_acc }.
       *[no] Игрок { $seat } теперь на клетке { $cell }, лицом на { $facing_acc }.
    }
senjutsu-event-ran-off =
    { $you ->
        [yes] Вы спотыкаетесь на краю поля боя.
       *[no] Игрок { $seat } спотыкается на краю поля боя.
    }
senjutsu-event-ran-into-terrain =
    { $you ->
        [yes] Вы натыкаетесь на { $terrain_acc }.
       *[no] Игрок { $seat } натыкается на { $terrain_acc }.
    }
senjutsu-event-ran-into-figure =
    { $you ->
        [yes] Вы сталкиваетесь с персонажем игрока { $target }.
       *[no] { $target_you ->
            [yes] Игрок { $seat } сталкивается с вами.
           *[no] Игрок { $seat } сталкивается с персонажем игрока { $target }.
        }
    }
senjutsu-event-entered-terrain =
    { $you ->
        [yes] Вы ступаете на { $terrain_acc }.
       *[no] Игрок { $seat } ступает на { $terrain_acc }.
    }
senjutsu-event-terrain-gone = С клетки { $cell } убирают { $terrain_acc }.
senjutsu-event-token-turned =
    Жетон на клетке { $cell } открыт: { $token_is ->
        [decoy] это лишь обманка
       *[other] он скрывал { $token_acc }
    }.
senjutsu-event-cells-blocked =
    { $you ->
        [yes] Вы блокируете атаки с инициативой { $initiative }.
       *[no] Игрок { $seat } блокирует атаки с инициативой { $initiative }.
    }
senjutsu-event-missed =
    { $you ->
        [yes] Ваша атака никого не достаёт.
       *[no] Атака игрока { $seat } никого не достаёт.
    }
senjutsu-event-attack-blocked =
    { $you ->
        [yes] Вы блокируете атаку игрока { $attacker }.
       *[no] { $attacker_you ->
            [yes] Игрок { $seat } блокирует вашу атаку.
           *[no] Игрок { $seat } блокирует атаку игрока { $attacker }.
        }
    }
senjutsu-event-attack-stopped =
    { $you ->
        [yes] Ваша атака на игрока { $target } остановлена на пути.
       *[no] { $target_you ->
            [yes] Атака игрока { $attacker } на вас остановлена на пути.
           *[no] Атака игрока { $attacker } на игрока { $target } остановлена на пути.
        }
    }
senjutsu-event-wounded =
    { $you ->
        [yes] { $heavy ->
            [0] Вы получаете { $wounds ->
                [one] { $wounds } ранение
                [few] { $wounds } ранения
               *[many] { $wounds } ранений
            }.
           *[other] { $wounds ->
                [0] Вы получаете { $heavy ->
                    [one] { $heavy } тяжёлое ранение
                    [few] { $heavy } тяжёлых ранения
                   *[many] { $heavy } тяжёлых ранений
                }.
               *[other] Вы получаете { $wounds ->
                    [one] { $wounds } ранение
                    [few] { $wounds } ранения
                   *[many] { $wounds } ранений
                } и { $heavy ->
                    [one] { $heavy } тяжёлое ранение
                    [few] { $heavy } тяжёлых ранения
                   *[many] { $heavy } тяжёлых ранений
                }.
            }
        }
       *[no] { $heavy ->
            [0] Игрок { $seat } получает { $wounds ->
                [one] { $wounds } ранение
                [few] { $wounds } ранения
               *[many] { $wounds } ранений
            }.
           *[other] { $wounds ->
                [0] Игрок { $seat } получает { $heavy ->
                    [one] { $heavy } тяжёлое ранение
                    [few] { $heavy } тяжёлых ранения
                   *[many] { $heavy } тяжёлых ранений
                }.
               *[other] Игрок { $seat } получает { $wounds ->
                    [one] { $wounds } ранение
                    [few] { $wounds } ранения
                   *[many] { $wounds } ранений
                } и { $heavy ->
                    [one] { $heavy } тяжёлое ранение
                    [few] { $heavy } тяжёлых ранения
                   *[many] { $heavy } тяжёлых ранений
                }.
            }
        }
    }
senjutsu-event-wounds-prevented =
    { $you ->
        [yes] Вы избегаете { $wounds ->
            [one] { $wounds } ранения
            [few] { $wounds } ранений
           *[many] { $wounds } ранений
        }.
       *[no] Игрок { $seat } избегает { $wounds ->
            [one] { $wounds } ранения
            [few] { $wounds } ранений
           *[many] { $wounds } ранений
        }.
    }
senjutsu-event-stunned =
    { $you ->
        [yes] Вы берёте { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        } оглушения.
       *[no] Игрок { $seat } берёт { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        } оглушения.
    }
senjutsu-event-limped =
    { $you ->
        [yes] Вы берёте { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        } хромоты.
       *[no] Игрок { $seat } берёт { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        } хромоты.
    }
senjutsu-event-poisoned =
    { $you ->
        [yes] Карта «{ $card }» замешана среди верхних карт вашей колоды.
       *[no] Карта «{ $card }» замешана среди верхних карт колоды игрока { $seat }.
    }
senjutsu-event-poison-drawn =
    { $you ->
        [yes] { $is_next ->
            [yes] Вы берёте «{ $card }» и должны положить эту карту в следующий ход.
           *[no] Вы берёте «{ $card }» и должны положить эту карту в этот ход.
        }
       *[no] { $is_next ->
            [yes] Игрок { $seat } берёт «{ $card }» и должен положить эту карту в следующий ход.
           *[no] Игрок { $seat } берёт «{ $card }» и должен положить эту карту в этот ход.
        }
    }
senjutsu-event-poison-gone =
    { $you ->
        [yes] Вы избавляетесь от карты «{ $card }».
       *[no] Игрок { $seat } избавляется от карты «{ $card }».
    }
senjutsu-event-pushed-to =
    { $you ->
        [yes] Вас переместили на клетку { $cell }.
       *[no] Игрока { $seat } переместили на клетку { $cell }.
    }
senjutsu-event-turned-to =
    { $you ->
        [yes] Вас развернули лицом на { $facing_acc }.
       *[no] Игрока { $seat } развернули лицом на { $facing_acc }.
    }

## Боевой дух и карты

senjutsu-event-kamae-changed =
    { $you ->
        [yes] Вы занимаете { $kamae_acc }.
       *[no] Игрок { $seat } занимает { $kamae_acc }.
    }
senjutsu-event-focus-touched =
    { $you ->
        [yes] Ваше кольцо касается позиции концентрации.
       *[no] Кольцо игрока { $seat } касается позиции концентрации.
    }
senjutsu-event-advantage-taken =
    { $you ->
        [yes] Преимущество теперь у вас.
       *[no] Преимущество теперь у игрока { $seat }.
    }
senjutsu-event-healed =
    { $you ->
        [yes] Вы восстанавливаете силы.
       *[no] Игрок { $seat } восстанавливает силы.
    }{ $wounds ->
        [0] { "" }
        [one] { " " }Убрано { $wounds } ранение.
        [few] { " " }Убраны { $wounds } ранения.
       *[many] { " " }Убрано { $wounds } ранений.
    }{ $heavy ->
        [0] { "" }
        [one] { " " }{ $heavy } тяжёлое ранение стало обычным.
        [few] { " " }{ $heavy } тяжёлых ранения стали обычными.
       *[many] { " " }{ $heavy } тяжёлых ранений стали обычными.
    }{ $limp ->
        [0] { "" }
        [one] { " " }Убрана { $limp } карта хромоты.
        [few] { " " }Убраны { $limp } карты хромоты.
       *[many] { " " }Убрано { $limp } карт хромоты.
    }{ $stun ->
        [0] { "" }
        [one] { " " }Убрана { $stun } карта оглушения.
        [few] { " " }Убраны { $stun } карты оглушения.
       *[many] { " " }Убрано { $stun } карт оглушения.
    }
senjutsu-event-could-not-draw =
    { $you ->
        [yes] Ваша колода пуста: брать нечего.
       *[no] Колода игрока { $seat } пуста: брать нечего.
    }
senjutsu-event-hand-looked-at =
    { $you ->
        [yes] Вы смотрите руку игрока { $target }.
       *[no] { $target_you ->
            [yes] Игрок { $seat } смотрит вашу руку.
           *[no] Игрок { $seat } смотрит руку игрока { $target }.
        }
    }
senjutsu-event-deck-searched =
    { $you ->
        [yes] { $cards ->
            [0] Вы ничего не находите в своей колоде.
            [one] Вы берёте из своей колоды { $cards } карту.
            [few] Вы берёте из своей колоды { $cards } карты.
           *[many] Вы берёте из своей колоды { $cards } карт.
        }
       *[no] { $cards ->
            [0] Игрок { $seat } ничего не находит в своей колоде.
            [one] Игрок { $seat } берёт из своей колоды { $cards } карту.
            [few] Игрок { $seat } берёт из своей колоды { $cards } карты.
           *[many] Игрок { $seat } берёт из своей колоды { $cards } карт.
        }
    }
senjutsu-event-recycled =
    { $you ->
        [yes] { $cards ->
            [0] У вас нет сброшенных карт, которые можно замешать.
            [one] Вы замешиваете в колоду { $cards } сброшенную карту.
            [few] Вы замешиваете в колоду { $cards } сброшенные карты.
           *[many] Вы замешиваете в колоду { $cards } сброшенных карт.
        }
       *[no] { $cards ->
            [0] У игрока { $seat } нет сброшенных карт, которые можно замешать.
            [one] Игрок { $seat } замешивает в колоду { $cards } сброшенную карту.
            [few] Игрок { $seat } замешивает в колоду { $cards } сброшенные карты.
           *[many] Игрок { $seat } замешивает в колоду { $cards } сброшенных карт.
        }
    }
senjutsu-event-masked =
    { $you ->
        [yes] Вы маскируетесь.
       *[no] Игрок { $seat } маскируется.
    }
senjutsu-event-unmasked =
    { $you ->
        [yes] С вас снята маскировка.
       *[no] С игрока { $seat } снята маскировка.
    }
senjutsu-event-limp-turned =
    { $you ->
        [yes] Вы сбрасываете { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        } хромоты.
       *[no] Игрок { $seat } сбрасывает { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        } хромоты.
    }
senjutsu-event-gave-up =
    { $you ->
        [yes] Вы сдаётесь.
       *[no] Игрок { $seat } сдаётся.
    }
senjutsu-event-defeated =
    { $you ->
        [yes] Вы терпите поражение.
       *[no] Игрок { $seat } терпит поражение.
    }
