### Колоди Сенджюцу: що з ними може бути не так

senjutsu-why-deck-character = Персонажа «{ $character }» немає.
senjutsu-why-deck-no-weapon = «{ $weapon }» — не карта основної зброї.
senjutsu-why-deck-weapon = Зброї з карти «{ $weapon }» немає на карті персонажа «{ $character }».
senjutsu-why-deck-size =
    У колоді має бути рівно { $size } карт, а тут { $given ->
        [one] { $given } карта
        [few] { $given } карти
       *[many] { $given } карт
    }.
senjutsu-why-deck-unknown = Карти «{ $card }» немає.
senjutsu-why-deck-core = «{ $card }» — основна карта, вона не входить до колоди.
senjutsu-why-deck-of-another = «{ $card }» — особиста карта: її може мати { $owner }, але не { $character }.
senjutsu-why-deck-wood = «{ $card }» — дерево: щонайбільше { $most } копії, а не { $given }.
senjutsu-why-deck-steel = «{ $card }» — сталь: щонайбільше { $most } копії, а не { $given }.
senjutsu-why-deck-gold-twice = «{ $card }» — золото: одна копія, а не { $given }.
senjutsu-why-deck-gold = У колоді може бути щонайбільше { $most } золотих карт, а тут їх { $given }.
senjutsu-why-deck-jade = У колоді може бути щонайбільше одна нефритова карта, а тут їх { $given }.
senjutsu-why-deck-schools = В узгодженій грі карти колоди можуть бути лише з однієї школи, а тут — «{ $school }» та «{ $other }».
error-deck-line = «{ $text }» — не колода: напишіть карту зброї, двокрапку й карти, наприклад «katana_cut: plain_cut*3, tiger_leap*3».
error-deck-file-line = Рядок { $line }: «{ $text }» — це не карта з кількістю на зразок «3 plain_cut», не name, character чи weapon і не коментар.
error-deck-file-again = Рядок { $line }: рядок «{ $field }: …» у колоді лише один, і вище він уже є.
error-deck-file-lacks = Бракує рядка «{ $field }: …».
error-deck-too-long = Текст задовгий для колоди: знаків — щонайбільше { $most }, рядків — { $lines }.
