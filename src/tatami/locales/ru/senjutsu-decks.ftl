### Колоды Сэндзюцу: что с ними может быть не так

senjutsu-why-deck-character = Персонажа «{ $character }» нет.
senjutsu-why-deck-no-weapon = «{ $weapon }» — не карта основного оружия.
senjutsu-why-deck-weapon = Оружия с карты «{ $weapon }» нет на карте персонажа «{ $character }».
senjutsu-why-deck-size =
    В колоде должно быть ровно { $size } карт, а здесь { $given ->
        [one] { $given } карта
        [few] { $given } карты
       *[many] { $given } карт
    }.
senjutsu-why-deck-unknown = Карты «{ $card }» нет.
senjutsu-why-deck-core = «{ $card }» — основная карта, она не входит в колоду.
senjutsu-why-deck-of-another = «{ $card }» — личная карта: её может иметь { $owner }, но не { $character }.
senjutsu-why-deck-wood = «{ $card }» — дерево: не больше { $most } копий, а не { $given }.
senjutsu-why-deck-steel = «{ $card }» — сталь: не больше { $most } копий, а не { $given }.
senjutsu-why-deck-gold-twice = «{ $card }» — золото: одна копия, а не { $given }.
senjutsu-why-deck-gold = В колоде может быть не больше { $most } золотых карт, а здесь их { $given }.
senjutsu-why-deck-jade = В колоде может быть не больше одной нефритовой карты, а здесь их { $given }.
senjutsu-why-deck-schools = В согласованной игре карты колоды могут быть только из одной школы, а здесь — «{ $school }» и «{ $other }».
error-deck-line = «{ $text }» — не колода: напишите карту оружия, двоеточие и карты, например «katana_cut: plain_cut*3, tiger_leap*3».
error-deck-file-line = Строка { $line }: «{ $text }» — это не карта с количеством вроде «3 plain_cut», не name, character или weapon и не комментарий.
error-deck-file-again = Строка { $line }: строка «{ $field }: …» в колоде только одна, и выше она уже есть.
error-deck-file-lacks = Не хватает строки «{ $field }: …».
error-deck-too-long = Текст слишком длинный для колоды: знаков — не больше { $most }, строк — { $lines }.
