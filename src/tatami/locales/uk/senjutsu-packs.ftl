### Набори даних Сенджюцу: що може бути не так із картами, персонажами, полями й колодами

error-pack-one-word =
    { $count ->
        [0] { $path }: ефект мусить мати слово, а тут немає жодного.
       *[other] { $path }: ефект має одне слово, а тут їх кілька ({ $words }).
    }
error-pack-success = { $path }: перед «if: success» у тій самій частині має стояти атака або блокування.
error-pack-who =
    { $path }: { $who ->
        [marked] перед «marked» має стояти атака з позначкою.
        [attacker] перед «attacker» має стояти блокування, або карту грають після успішного блокування.
       *[hit] перед «hit» має стояти атака, або карту грають після успішної атаки.
    }
error-pack-nested = { $path }: групи вкладено одна в одну глибше ніж { $most } рази.
error-pack-alternatives = { $path }: для вибору потрібно щонайменше два варіанти.
error-pack-nothing = { $path }: тут порожньо, а щось має бути.
error-pack-not-a-value = { $path }: { $value } немає серед значень ініціативи цієї карти ({ $known }).
error-pack-blocks-nothing = { $path }: з ініціативою { $value } не заблоковано жодної клітинки.
error-pack-block-when = { $path }: блок діє з ініціативою своєї карти, а ця карта її не має.
error-pack-prevent = { $path }: відвернути поранення може лише карта з моментом «would_suffer».
error-pack-atom = { $path }: складник руху — це або крок із напрямками, або поворот без них.
error-pack-must-up-to = { $path }: обов’язковий рух виконують повністю, тож «up_to» тут зайве.
error-pack-line =
    { $path }: цю лінію руху можна виконати надто багатьма способами ({ $count ->
        [one] { $count } спосіб
        [few] { $count } способи
       *[many] { $count } способів
    }; дозволено не більш як { $most }). Зменште кількість кроків, поворотів чи напрямків або зробіть дві лінії.
error-pack-attack-shape = { $path }: атака має або клітинки («cells»), або спосіб («mode») разом із «hit».
error-pack-mode-range = { $path }: для способу «{ $mode }» на карті має бути відстань («range»).
error-pack-mode-mods = { $path }: зміни («mods») стосуються клітинок, а в атаки зі способом їх немає.
error-pack-mod-gate = { $path }: зміні («mod») потрібна умова або ціна.
error-pack-mod-word = { $path }: зміна («mod») має або «add», або «set».
error-pack-set-cell = { $path }: в атаки немає клітинки «{ $value }», яку можна було б замінити.
error-pack-ruled = { $path }: { $given } не може бути: за правилами тут { $wanted }.
error-pack-not-here = { $path }: «{ $word }» тут не може бути.
error-pack-cell = { $path }: «{ $value }» — не клітинка; пишіть F, FR, BR, B, BL або FL, із числом, якщо далі, і з’єднуйте знаком +: F2, F+FR.
error-pack-own-cell = { $path }: «{ $value }» — клітинка самої фігурки.
error-pack-number = { $path }: «{ $value }» не годиться як номер карти; можна латинські літери, цифри й дефіси, щонайбільше { $most }.
error-pack-belongs = { $path }: це не пасує до карти з набору «{ $pool }».
error-pack-types = { $path }: основне вміння має лише тип «core», основна зброя — «core» і ще один, кожна інша карта — один тип.
error-pack-core-free = { $path }: основне вміння не має ні ціни, ні вимоги: іншої карти може й не бути.
error-pack-variable = { $path }: напишіть або «choose» зі значеннями, або «range» з найбільшим і найменшим.
error-pack-falling = { $path }: потрібно щонайменше два значення, кожне менше за попереднє.
error-pack-bought = { $path }: інше значення можна купити лише для карти з однією сталою ініціативою.
error-pack-keywords = { $path }: карта може бути негайною лише одного виду, а основна — жодного.
error-pack-instant = { $path }: негайні та негайні додаткові карти, і лише вони, мають «timing» і не мають ініціативи (null).
error-pack-timing = { $path }: «{ $timing }» не пасує: негайні додаткові карти мають attack_success, block_success або after_card, прості негайні — один з інших моментів.
error-pack-part-value = { $path }: кожна частина, крім першої, має власну ініціативу.
error-pack-part-lower = { $path }: ініціатива частини має бути меншою за { $than }, ініціативу попередньої.
error-pack-lacks-word = { $path }: карта цього типу мусить мати слово «{ $word }».
error-pack-wrong-word = { $path }: карта типу «{ $type }» не може мати слова «{ $word }».
error-pack-no-poison = { $path }: це отруює, а карти отрути в наборі немає.
error-pack-no-card = { $path }: у наборі немає карти з номером «{ $value }».
error-pack-endless = { $path }: як і «{ $other }», знову наповнює колоду, тож гра може не скінчитися; укажіть «turns» — останній хід.
error-pack-core-ability = { $path }: «{ $value }» — не карта основного вміння цього персонажа.
error-pack-core-weapon = { $path }: для «{ $value }» немає карти основної зброї, яку міг би взяти цей персонаж.
error-pack-tree-start = { $path }: дерево має позицію «neutral» і починається з неї.
error-pack-branch = { $path }: ця гілка нікуди не веде («{ $value }»).
error-pack-unreachable = { $path }: від нейтральної позиції немає шляху до «{ $value }».
error-pack-deck = { $path }: колода не відповідає правилам ({ $clauses }).
error-pack-no-deck = { $path }: немає жодної колоди для «{ $value }».
error-pack-faces = { $path }: різних карт забагато: { $given }; можна щонайбільше { $most }.
error-pack-obstacle = { $path }: перешкода, і лише вона, каже, що стається з тим, кого на неї відкинуто («forced_entry»).
error-pack-faces-of = { $path }: місцевість із прихованим боком, і лише вона, називає свої боки («faces»).
error-pack-token = { $path }: жетон із прихованим боком уводять у гру лише карти: він не перешкода, не має власного ефекту, не додає клітинки й не належить до базової гри («base_game»: false).
error-pack-off-field = { $path }: { $value } — не вільна клітинка цього поля бою.
error-pack-on-start = { $path }: { $value } — початкова клітинка.
error-pack-kit = { $path }: на полі «{ $value }» — { $given }, більше, ніж є в комплекті.
error-pack-cut-field = { $path }: початкову клітинку { $value } відрізано від інших.

## Для соло-гри

error-pack-solo-home = { $path }: соло-карта або лежить у колоді вибору («deck»), або належить персонажеві («owner»).
error-pack-solo-nightmare = { $path }: карти кошмару, що не належать нікому, складають колоду вибору { $deck }, і в ній немає інших.
error-pack-solo-counter = { $path }: значення пишуть від більшого до меншого, кожне один раз.
error-pack-solo-range = { $path }: соло-карта з відстанню вражає за «mode», а не за клітинками.
error-pack-solo-bonus = { $path }: в атаки немає клітинки «{ $value }», до якої можна щось додати.
error-pack-solo-block = { $path }: соло-карта блокує свої клітинки за будь-якого значення («all»), бо бере те, що відповідає атаці.
error-pack-solo-lacks = { $path }: бракує «{ $value }».
error-pack-solo-empty = { $path }: у колоді вибору { $deck } немає жодної карти.
error-pack-solo-distance = { $path }: напишіть або «exact», або «at_least».
error-pack-solo-name = { $path }: персонаж із набору має ім’я там; усім іншим воно потрібне тут.
error-pack-solo-pair = { $path }: напарника називає той, хто має правило «pair», і більше ніхто.
error-pack-solo-own-cards = { $path }: з правилом «own_cards_only» карт із колод вибору не беруть; усі інші беруть.
error-pack-solo-two-nightmares = { $path }: цей персонаж уже має іншу карту кошмару.
error-pack-solo-ranks = { $path }: вищий ранг здобувають пізніше, і кожен лише раз.
