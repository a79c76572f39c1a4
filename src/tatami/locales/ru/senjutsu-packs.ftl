### Наборы данных Сэндзюцу: что может быть не так с картами, персонажами, полями и колодами

error-pack-one-word =
    { $count ->
        [0] { $path }: у эффекта должно быть слово, а здесь нет ни одного.
       *[other] { $path }: у эффекта одно слово, а здесь их несколько ({ $words }).
    }
error-pack-success = { $path }: перед «if: success» в той же части должна стоять атака или блокирование.
error-pack-who =
    { $path }: { $who ->
        [marked] перед «marked» должна стоять атака с меткой.
        [attacker] перед «attacker» должно стоять блокирование, либо карту играют после успешного блокирования.
       *[hit] перед «hit» должна стоять атака, либо карту играют после успешной атаки.
    }
error-pack-nested = { $path }: группы вложены друг в друга глубже, чем на { $most } уровня.
error-pack-alternatives = { $path }: для выбора нужно по меньшей мере два варианта.
error-pack-nothing = { $path }: здесь пусто, а что-то должно быть.
error-pack-not-a-value = { $path }: { $value } нет среди значений инициативы этой карты ({ $known }).
error-pack-blocks-nothing = { $path }: с инициативой { $value } не заблокировано ни одной клетки.
error-pack-block-when = { $path }: блок действует с инициативой своей карты, а у этой карты её нет.
error-pack-prevent = { $path }: предотвратить ранения может только карта с моментом «would_suffer».
error-pack-atom = { $path }: часть движения — это либо шаг с направлениями, либо поворот без них.
error-pack-must-up-to = { $path }: обязательное движение выполняют полностью, так что «up_to» здесь лишнее.
error-pack-line =
    { $path }: эту линию движения можно выполнить слишком многими способами ({ $count ->
        [one] { $count } способ
        [few] { $count } способа
       *[many] { $count } способов
    }; разрешено не более { $most }). Уменьшите число шагов, поворотов или направлений либо сделайте две линии.
error-pack-attack-shape = { $path }: у атаки либо клетки («cells»), либо способ («mode») вместе с «hit».
error-pack-mode-range = { $path }: для способа «{ $mode }» на карте должна быть дистанция («range»).
error-pack-mode-mods = { $path }: изменения («mods») относятся к клеткам, а у атаки со способом их нет.
error-pack-mod-gate = { $path }: изменению («mod») нужно условие или цена.
error-pack-mod-word = { $path }: у изменения («mod») либо «add», либо «set».
error-pack-set-cell = { $path }: у атаки нет клетки «{ $value }», которую можно было бы заменить.
error-pack-ruled = { $path }: { $given } не может быть: по правилам здесь { $wanted }.
error-pack-not-here = { $path }: «{ $word }» здесь быть не может.
error-pack-cell = { $path }: «{ $value }» — не клетка; пишите F, FR, BR, B, BL или FL, с числом, если дальше, и соединяйте знаком +: F2, F+FR.
error-pack-own-cell = { $path }: «{ $value }» — клетка самой фигурки.
error-pack-number = { $path }: «{ $value }» не годится как номер карты; можно латинские буквы, цифры и дефисы, не больше { $most }.
error-pack-belongs = { $path }: это не подходит карте из набора «{ $pool }».
error-pack-types = { $path }: у основного умения только тип «core», у основного оружия «core» и ещё один, у любой другой карты один тип.
error-pack-core-free = { $path }: у основного умения нет ни цены, ни требования: другой карты может и не быть.
error-pack-variable = { $path }: напишите либо «choose» со значениями, либо «range» с наибольшим и наименьшим.
error-pack-falling = { $path }: нужно по меньшей мере два значения, каждое меньше предыдущего.
error-pack-bought = { $path }: другое значение можно купить только для карты с одной постоянной инициативой.
error-pack-keywords = { $path }: карта может быть мгновенной только одного вида, а основная — никакого.
error-pack-instant = { $path }: у мгновенных и мгновенных дополнительных карт, и только у них, есть «timing» и нет инициативы (null).
error-pack-timing = { $path }: «{ $timing }» не подходит: у мгновенных дополнительных карт attack_success, block_success или after_card, у простых мгновенных — один из других моментов.
error-pack-part-value = { $path }: у каждой части, кроме первой, своя инициатива.
error-pack-part-lower = { $path }: инициатива части должна быть меньше { $than }, инициативы предыдущей.
error-pack-lacks-word = { $path }: у карты этого типа должно быть слово «{ $word }».
error-pack-wrong-word = { $path }: у карты типа «{ $type }» не может быть слова «{ $word }».
error-pack-no-poison = { $path }: это отравляет, а карты яда в наборе нет.
error-pack-no-card = { $path }: в наборе нет карты с номером «{ $value }».
error-pack-endless = { $path }: как и «{ $other }», снова наполняет колоду, так что игра может не закончиться; укажите «turns» — последний ход.
error-pack-core-ability = { $path }: «{ $value }» — не карта основного умения этого персонажа.
error-pack-core-weapon = { $path }: для «{ $value }» нет карты основного оружия, которую мог бы взять этот персонаж.
error-pack-tree-start = { $path }: у дерева есть позиция «neutral», и начинается оно с неё.
error-pack-branch = { $path }: эта ветвь никуда не ведёт («{ $value }»).
error-pack-unreachable = { $path }: от нейтральной позиции нет пути к «{ $value }».
error-pack-deck = { $path }: колода не соответствует правилам ({ $clauses }).
error-pack-no-deck = { $path }: нет ни одной колоды для «{ $value }».
error-pack-faces = { $path }: разных карт слишком много: { $given }; можно не больше { $most }.
error-pack-obstacle = { $path }: препятствие, и только оно, говорит, что случается с тем, кого на него отбросили («forced_entry»).
error-pack-faces-of = { $path }: местность со скрытой стороной, и только она, называет свои стороны («faces»).
error-pack-token = { $path }: жетон со скрытой стороной вводят в игру только карты: он не препятствие, не имеет собственного эффекта, не добавляет клетки и не входит в базовую игру («base_game»: false).
error-pack-off-field = { $path }: { $value } — не свободная клетка этого поля боя.
error-pack-on-start = { $path }: { $value } — стартовая клетка.
error-pack-kit = { $path }: на поле «{ $value }» — { $given }, больше, чем есть в комплекте.
error-pack-cut-field = { $path }: стартовая клетка { $value } отрезана от других.

## Для соло-игры

error-pack-solo-home = { $path }: соло-карта либо лежит в колоде выбора («deck»), либо принадлежит персонажу («owner»).
error-pack-solo-nightmare = { $path }: карты кошмара, которые никому не принадлежат, составляют колоду выбора { $deck }, и других в ней нет.
error-pack-solo-counter = { $path }: значения пишут от большего к меньшему, каждое один раз.
error-pack-solo-range = { $path }: соло-карта с дистанцией поражает по «mode», а не по клеткам.
error-pack-solo-bonus = { $path }: у атаки нет клетки «{ $value }», к которой можно что-то добавить.
error-pack-solo-block = { $path }: соло-карта блокирует свои клетки при любом значении («all»), потому что берёт то, которое отвечает атаке.
error-pack-solo-lacks = { $path }: не хватает «{ $value }».
error-pack-solo-empty = { $path }: в колоде выбора { $deck } нет ни одной карты.
error-pack-solo-distance = { $path }: напишите либо «exact», либо «at_least».
error-pack-solo-name = { $path }: у персонажа из набора имя стоит там; всем остальным оно нужно здесь.
error-pack-solo-pair = { $path }: напарника называет тот, у кого есть правило «pair», и больше никто.
error-pack-solo-own-cards = { $path }: с правилом «own_cards_only» карт из колод выбора не берут; все остальные берут.
error-pack-solo-two-nightmares = { $path }: у этого персонажа уже есть другая карта кошмара.
error-pack-solo-ranks = { $path }: более высокий ранг получают позже, и каждый лишь раз.
