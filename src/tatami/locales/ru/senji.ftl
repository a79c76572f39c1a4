### Сенджи

senji-title = Сенджи
senji-name = Сенджи
    .tag = Обещания и война
senji-blurb = Семьи эпохи воюющих провинций борются за власть сёгуна: тайные приказы, войска и флоты, заложники, карты ханафуда, а каждую зиму — четыре минуты на обещания, которые никого не связывают. Когда кто-нибудь наберёт 60 очков славы, сёгуном становится тот, у кого их больше всех.
senji-credits = авторы: Серж Лаже и Брюно Катала
    .house = Asmodee, 2008

## Настройки

senji-option-families = Семьи
    .help = Выбирают ли игроки себе семьи или получают их по жребию.
senji-option-families-chosen = по выбору
senji-option-families-dealt = по жребию
senji-option-winter = Зима
    .help = Как заканчиваются переговоры: когда истечёт время песочных часов или после нескольких кругов без часов.
senji-option-winter-glass = песочные часы
senji-option-winter-rounds = круги
senji-option-glass = Песочные часы
    .help = Сколько длятся переговоры зимой: по правилам четыре минуты, для игры по переписке — сутки.
    .value =
        { $value ->
            [60] 1 минута
            [120] 2 минуты
            [180] 3 минуты
            [240] 4 минуты
            [300] 5 минут
            [420] 7 минут
            [600] 10 минут
            [900] 15 минут
            [1800] 30 минут
            [3600] 1 час
            [86400] 1 сутки
            [259200] 3 суток
           *[other] { $value } с
        }
senji-option-rounds = Круги зимой
    .help = Сколько раз каждый может высказаться зимой, когда игра идёт без часов.
senji-option-kami = Ками и сэппуку
    .help = Помогают ли погибшие самураи ещё раз как ками и могут ли ради этого совершить сэппуку.
senji-option-umeko = Принудительный обмен
    .help = Какими картами обмениваются из-за способности Умэко: дипломатии, как задумал автор, или ханафуда, как напечатано.
senji-option-umeko-diplomacy = карты дипломатии
senji-option-umeko-hanafuda = карты ханафуда
senji-option-years = Последний год
    .help = После стольких лет побеждает тот, у кого больше всего славы, даже если её меньше 60 (наше собственное правило, чтобы играть короче). Если его нет, играют, пока кто-нибудь не станет сёгуном.
    .value =
        { $value ->
            [0] нет
           *[other] { $value }
        }
senji-option-data = Набор данных
    .help = Какие поле, карты и самураи в игре: наши или из набора, который предоставил владелец коробки.
senji-option-data-house = наш собственный

## Семьи и стороны

senji-family-violet = фиолетовая семья
    .acc = фиолетовую семью
    .gen = фиолетовой семьи
    .dat = фиолетовой семье
    .ins = фиолетовой семьёй
senji-family-red = красная семья
    .acc = красную семью
    .gen = красной семьи
    .dat = красной семье
    .ins = красной семьёй
senji-family-yellow = жёлтая семья
    .acc = жёлтую семью
    .gen = жёлтой семьи
    .dat = жёлтой семье
    .ins = жёлтой семьёй
senji-family-green = зелёная семья
    .acc = зелёную семью
    .gen = зелёной семьи
    .dat = зелёной семье
    .ins = зелёной семьёй
senji-family-blue = синяя семья
    .acc = синюю семью
    .gen = синей семьи
    .dat = синей семье
    .ins = синей семьёй
senji-family-black = чёрная семья
    .acc = чёрную семью
    .gen = чёрной семьи
    .dat = чёрной семье
    .ins = чёрной семьёй
senji-party-emperor = Войско императора
    .acc = войско императора
    .gen = войска императора
    .dat = войску императора
    .ins = войском императора

## Регионы

senji-region-hizen = Хидзэн
senji-region-bungo = Бунго
senji-region-satsuma = Сацума
    .acc = Сацуму
    .gen = Сацумы
    .dat = Сацуме
    .ins = Сацумой
senji-region-iyo = Иё
senji-region-awa = Ава
    .acc = Аву
    .gen = Авы
    .dat = Аве
    .ins = Авой
senji-region-yamashiro = Ямасиро
senji-region-nagato = Нагато
senji-region-izumo = Идзумо
senji-region-bizen = Бидзэн
senji-region-owari = Овари
senji-region-shinano = Синано
senji-region-sagami = Сагами
senji-region-echizen = Этидзэн
senji-region-etchu = Эттю
senji-region-echigo = Этиго
senji-region-hitachi = Хитати
senji-region-dewa = Дэва
    .acc = Дэву
    .gen = Дэвы
    .dat = Дэве
    .ins = Дэвой
senji-region-mutsu = Муцу
senji-region-north-sea = Северное море
    .acc = Северное море
    .gen = Северного моря
    .dat = Северному морю
    .ins = Северным морем
senji-region-south-sea = Южное море
    .acc = Южное море
    .gen = Южного моря
    .dat = Южному морю
    .ins = Южным морем

## Самураи

senji-samurai-akashi = Акаси
senji-samurai-baba = Баба
    .acc = Бабу
    .gen = Бабы
    .dat = Бабе
    .ins = Бабой
senji-samurai-chosokabe = Тёсогабэ
senji-samurai-daisuke = Дайсукэ
senji-samurai-ekei = Экес
    .acc = Экеса
    .gen = Экеса
    .dat = Экесу
    .ins = Экесом
senji-samurai-fukushima = Фукусима
    .acc = Фукусиму
    .gen = Фукусимы
    .dat = Фукусиме
    .ins = Фукусимой
senji-samurai-gamo = Гамо
senji-samurai-hosokawa = Хосокава
    .acc = Хосокаву
    .gen = Хосокавы
    .dat = Хосокаве
    .ins = Хосокавой
senji-samurai-ishida = Исида
    .acc = Исиду
    .gen = Исиды
    .dat = Исиде
    .ins = Исидой
senji-samurai-kuroda = Курода
    .acc = Куроду
    .gen = Куроды
    .dat = Куроде
    .ins = Куродой
senji-samurai-mori = Мори
senji-samurai-naoe = Наоэ
senji-samurai-oda = Ода
    .acc = Оду
    .gen = Оды
    .dat = Оде
    .ins = Одой
senji-samurai-shimazu = Симадзу
senji-samurai-tachibana = Татибана
    .acc = Татибану
    .gen = Татибаны
    .dat = Татибане
    .ins = Татибаной
senji-samurai-umeko = Умэко
senji-samurai-wakizaka = Вакизака
    .acc = Вакизаку
    .gen = Вакизаки
    .dat = Вакизаке
    .ins = Вакизакой
senji-samurai-yamagata = Ямагата
    .acc = Ямагату
    .gen = Ямагаты
    .dat = Ямагате
    .ins = Ямагатой

## Что умеют самураи

senji-ability-four-families = дипломатия с четырьмя семьями
    .about = Пока этот самурай на поле, для вашего дипломатического действия хватает карт четырёх других семей вместо пяти.
senji-ability-two-supports = две карты поддержки
    .about = В сражениях этого самурая вы можете выложить две карты поддержки вместо одной.
senji-ability-silences = вражеские самураи без способностей
    .about = В сражениях этого самурая за каждого вражеского самурая по-прежнему откладывают один кубик, но его боевая способность не действует.
senji-ability-borrows = заимствованная способность
    .about = В начале сражения вы можете выбрать там одного вражеского самурая: до конца сражения его боевая способность есть у этого самурая, а у того её нет.
senji-ability-double-ransom = двойная слава за заложников
    .about = Пока этот самурай на поле, убитый вами заложник приносит вам удвоенное значение своей карты.
senji-ability-wild-card = карта-заменитель
    .about = Один раз за осень, пока этот самурай на поле, одну карту сброшенной вами комбинации можно считать картой любого цвета, значения и символа.
senji-ability-wins-ties = победа при равенстве
    .about = В сражениях этого самурая равенство сил — победа вашей стороны.
senji-ability-one-more-shown = на одну карту больше в торговле
    .about = Пока этот самурай на поле, за вашу карту торговли владелец показывает на одну карту больше, чем её значение.
senji-ability-three-cards = производство трёх карт
    .about = Приказ производства, выполненный там, где стоит этот самурай, даёт три карты ханафуда вместо двух.
senji-ability-calm-seas = спокойное море
    .about = В морском рейде с участием этого самурая бросают вдвое меньше кубиков, с округлением вниз.
senji-ability-sees-a-hand = взгляд в руку
    .about = Один раз за зиму, пока этот самурай на поле, вы можете посмотреть все карты дипломатии одного игрока.
senji-ability-two-dice = два кубика
    .about = В сражении за этого самурая откладывают два кубика вместо одного.
senji-ability-escapes = бегство
    .about = Если ваша сторона проиграет сражение, этот самурай может бежать в вашу соседнюю провинцию или в морскую зону, граничащую с местом сражения.
senji-ability-takes-the-discard = карта из сброса
    .about = Один раз за осень, во время своих действий и пока этот самурай на поле, вы можете взять верхнюю карту сброса ханафуда.
senji-ability-forces-a-swap = принудительный обмен
    .about = Один раз за осень, во время своих действий и пока этот самурай на поле, вы можете заставить соперника обменяться с вами картой лицом вниз: картой дипломатии или, если так договорились за столом, картой ханафуда.
senji-ability-sees-support-first = видит поддержку заранее
    .about = В сражениях этого самурая соперник выкладывает карты поддержки лицом вверх, прежде чем вы выберете свои.
senji-ability-rerolls-a-die = переброшенный кубик
    .about = Один раз за сражение, после броска, вы можете перебросить один кубик, который не отложен.
senji-ability-none = без способности
    .about = У этого самурая нет способности.
senji-kami-diplomat = ками-дипломат
    .acc = ками-дипломата
    .gen = ками-дипломата
    .dat = ками-дипломату
    .ins = ками-дипломатом
    .about = В любой момент зимой или во время собственных действий осенью, один раз: посмотрите карты дипломатии другого игрока и возьмите одну из них.
senji-kami-economist = ками-экономист
    .acc = ками-экономиста
    .gen = ками-экономиста
    .dat = ками-экономисту
    .ins = ками-экономистом
    .about = Во время собственных действий осенью, один раз: просмотрите колоду ханафуда и возьмите одну любую карту.
senji-kami-military = ками-воин
    .acc = ками-воина
    .gen = ками-воина
    .dat = ками-воину
    .ins = ками-воином
    .about = В своём сражении после броска и до выкладывания поддержки, один раз: перебросьте любое число брошенных кубиков.

## Приказы, фазы и слава

senji-order-production = приказ производства
    .acc = приказ производства
    .gen = приказа производства
    .dat = приказу производства
    .ins = приказом производства
    .about = Возьмите 2 карты ханафуда.
senji-order-recruitment = приказ вербовки
    .acc = приказ вербовки
    .gen = приказа вербовки
    .dat = приказу вербовки
    .ins = приказом вербовки
    .about = Поставьте в этой провинции 2 своих отряда.
senji-order-march = приказ переброски
    .acc = приказ переброски
    .gen = приказа переброски
    .dat = приказу переброски
    .ins = приказом переброски
    .about = Выведите отряды и самураев из этой провинции по суше, по морю или в морской рейд.
senji-phase-preparation = Подготовка
senji-phase-emperor = Визит императора
senji-phase-winter = Зима
senji-phase-spring = Весна
senji-phase-summer = Лето
senji-phase-autumn = Осень
senji-source-samurai = нанятые самураи
senji-source-battle = сражения
senji-source-hostage = убитые заложники
senji-source-ransom = убитые члены семьи
senji-source-display = выложенные заложники
senji-source-diplomacy = дипломатия
senji-source-combination = комбинации ханафуда
senji-source-mercenaries = наёмники

senji-deed-hosted = годы с императором
senji-deed-attacks = нападения
senji-deed-attacked = нападения, которые пришлось отражать
senji-deed-exchanges = обмены картами
senji-deed-lots = выигранные лоты
senji-deed-envoys = дипломатические действия
senji-deed-sets = комбинации ханафуда
senji-deed-hostages = убитые заложники
senji-deed-kept = сдержанные обещания
senji-deed-broken = нарушенные обещания

## Карты дипломатии

senji-relation-grandmother = бабушка
    .acc = бабушку
    .gen = бабушки
    .dat = бабушке
    .ins = бабушкой
senji-relation-grandfather = дедушка
    .acc = дедушку
    .gen = дедушки
    .dat = дедушке
    .ins = дедушкой
senji-relation-mother = мать
    .acc = мать
    .gen = матери
    .dat = матери
    .ins = матерью
senji-relation-father = отец
    .acc = отца
    .gen = отца
    .dat = отцу
    .ins = отцом
senji-relation-wife = жена
    .acc = жену
    .gen = жены
    .dat = жене
    .ins = женой
senji-relation-husband = муж
    .acc = мужа
    .gen = мужа
    .dat = мужу
    .ins = мужем
senji-relation-heir = наследник
    .acc = наследника
    .gen = наследника
    .dat = наследнику
    .ins = наследником
senji-relation-son = сын
    .acc = сына
    .gen = сына
    .dat = сыну
    .ins = сыном
senji-relation-daughter = дочь
    .acc = дочь
    .gen = дочери
    .dat = дочери
    .ins = дочерью
senji-relation-sister = сестра
    .acc = сестру
    .gen = сестры
    .dat = сестре
    .ins = сестрой
senji-relation-brother = брат
    .acc = брата
    .gen = брата
    .dat = брату
    .ins = братом
senji-relation-aunt = тётя
    .acc = тётю
    .gen = тёти
    .dat = тёте
    .ins = тётей
senji-relation-uncle = дядя
    .acc = дядю
    .gen = дяди
    .dat = дяде
    .ins = дядей
senji-relation-niece = племянница
    .acc = племянницу
    .gen = племянницы
    .dat = племяннице
    .ins = племянницей
senji-relation-nephew = племянник
    .acc = племянника
    .gen = племянника
    .dat = племяннику
    .ins = племянником
senji-relation-cousin = кузен
    .acc = кузена
    .gen = кузена
    .dat = кузену
    .ins = кузеном
senji-kind-member = { $relation } { $family_gen } ({ $value })
    .acc = { $relation_acc } { $family_gen } ({ $value })
    .gen = { $relation_gen } { $family_gen } ({ $value })
    .dat = { $relation_dat } { $family_gen } ({ $value })
    .ins = { $relation_ins } { $family_gen } ({ $value })
senji-kind-support = карта поддержки { $family_gen } ({ $value })
    .acc = карту поддержки { $family_gen } ({ $value })
    .gen = карты поддержки { $family_gen } ({ $value })
    .dat = карте поддержки { $family_gen } ({ $value })
    .ins = картой поддержки { $family_gen } ({ $value })
senji-kind-trade = карта торговли { $family_gen } ({ $value })
    .acc = карту торговли { $family_gen } ({ $value })
    .gen = карты торговли { $family_gen } ({ $value })
    .dat = карте торговли { $family_gen } ({ $value })
    .ins = картой торговли { $family_gen } ({ $value })
senji-kind-dummy = пустышка { $family_gen }
    .acc = пустышку { $family_gen }
    .gen = пустышки { $family_gen }
    .dat = пустышке { $family_gen }
    .ins = пустышкой { $family_gen }
senji-card-kind-member = карта члена семьи
    .acc = карту члена семьи
    .gen = карты члена семьи
    .dat = карте члена семьи
    .ins = картой члена семьи
senji-card-kind-support = карта поддержки
    .acc = карту поддержки
    .gen = карты поддержки
    .dat = карте поддержки
    .ins = картой поддержки
senji-card-kind-trade = карта торговли
    .acc = карту торговли
    .gen = карты торговли
    .dat = карте торговли
    .ins = картой торговли
senji-card-kind-dummy = пустышка
    .acc = пустышку
    .gen = пустышки
    .dat = пустышке
    .ins = пустышкой

## Ханафуда

senji-colour-pine = сосна
    .acc = сосну
    .gen = сосны
    .dat = сосне
    .ins = сосной
senji-colour-plum = слива
    .acc = сливу
    .gen = сливы
    .dat = сливе
    .ins = сливой
senji-colour-cherry = сакура
    .acc = сакуру
    .gen = сакуры
    .dat = сакуре
    .ins = сакурой
senji-colour-wisteria = глициния
    .acc = глицинию
    .gen = глицинии
    .dat = глицинии
    .ins = глицинией
senji-colour-iris = ирис
    .acc = ирис
    .gen = ириса
    .dat = ирису
    .ins = ирисом
senji-colour-peony = пион
    .acc = пион
    .gen = пиона
    .dat = пиону
    .ins = пионом
senji-colour-clover = леспедеца
    .acc = леспедецу
    .gen = леспедецы
    .dat = леспедеце
    .ins = леспедецей
senji-colour-susuki = сусуки
    .acc = сусуки
    .gen = сусуки
    .dat = сусуки
    .ins = сусуки
senji-colour-kiku = хризантема
    .acc = хризантему
    .gen = хризантемы
    .dat = хризантеме
    .ins = хризантемой
senji-colour-maple = клён
    .acc = клён
    .gen = клёна
    .dat = клёну
    .ins = клёном
senji-colour-willow = ива
    .acc = иву
    .gen = ивы
    .dat = иве
    .ins = ивой
senji-colour-paulownia = павловния
    .acc = павловнию
    .gen = павловнии
    .dat = павловнии
    .ins = павловнией
senji-symbol-plain = без символа
senji-symbol-animal = животное
senji-symbol-tanzaku = танзаку
senji-symbol-sun = солнце
senji-animal-crane = журавль
senji-animal-deer = олень
senji-animal-tortoise = черепаха
senji-animal-warbler = камышовка
senji-animal-boar = кабан
senji-animal-hare = заяц
senji-animal-cuckoo = кукушка
senji-animal-butterfly = бабочка
senji-animal-carp = карп
senji-animal-swallow = ласточка
senji-animal-fox = лиса
senji-animal-goose = гусь
senji-animal-frog = лягушка
senji-animal-monkey = обезьяна
senji-animal-phoenix = феникс
senji-animal-tiger = тигр
senji-hanafuda-plain = { $colour } { $value }
    .acc = { $colour_acc } { $value }
    .gen = { $colour_gen } { $value }
    .dat = { $colour_dat } { $value }
    .ins = { $colour_ins } { $value }
senji-hanafuda-animal = { $colour } { $value } ({ $animal })
    .acc = { $colour_acc } { $value } ({ $animal })
    .gen = { $colour_gen } { $value } ({ $animal })
    .dat = { $colour_dat } { $value } ({ $animal })
    .ins = { $colour_ins } { $value } ({ $animal })
senji-hanafuda-tanzaku = { $colour } { $value } (танзаку)
    .acc = { $colour_acc } { $value } (танзаку)
    .gen = { $colour_gen } { $value } (танзаку)
    .dat = { $colour_dat } { $value } (танзаку)
    .ins = { $colour_ins } { $value } (танзаку)
senji-hanafuda-sun = { $colour } { $value } (солнце)
    .acc = { $colour_acc } { $value } (солнце)
    .gen = { $colour_gen } { $value } (солнце)
    .dat = { $colour_dat } { $value } (солнце)
    .ins = { $colour_ins } { $value } (солнце)
senji-combination-animal =
    { $cards } { $cards ->
        [one] животное
        [few] животных
       *[many] животных
    }
senji-combination-tanzaku = { $cards } танзаку
senji-combination-sun =
    { $cards } { $cards ->
        [one] солнце
        [few] солнца
       *[many] солнц
    }
senji-combination-value =
    { $cards } { $cards ->
        [one] карта одного значения
        [few] карты одного значения
       *[many] карт одного значения
    }
senji-combination-path =
    путь из { $cards } { $cards ->
        [one] карты
        [few] карт
       *[many] карт
    }

## Письма и обещания

senji-note-give = Даю { $card_acc }
senji-note-ask = Прошу { $card_acc }
senji-note-fit = На ваше пожелание: { $card }
senji-note-want-family = Прошу любую карту { $family_gen }
senji-note-want-what = Прошу любую { $what_acc }
senji-note-want-value = Прошу любую карту со значением { $value }
senji-note-want-family-what = Прошу любую { $what_acc } ({ $family })
senji-note-want-family-value = Прошу любую карту { $family_gen } со значением { $value }
senji-note-want-what-value = Прошу любую { $what_acc } со значением { $value }
senji-note-want-family-what-value = Прошу любую { $what_acc } ({ $family }) со значением { $value }
senji-note-vow-peace = Обещаю не нападать на вас в этом году
senji-note-vow-mercy = Обещаю не убивать в этом году заложников из вашей семьи
senji-note-vow-no-trade = Обещаю не использовать в этом году карт торговли вашей семьи
senji-note-vow-autumn-first = Обещаю назвать вас осенью раньше всех
senji-note-vow-autumn-last = Обещаю назвать вас осенью позже всех
senji-note-vow-first = Обещаю назвать летом { $region_acc } раньше всех других провинций
senji-note-vow-last = Обещаю назвать летом { $region_acc } позже всех других провинций
senji-note-vow-attack = Обещаю напасть в этом году на { $family_acc }
senji-note-vow-strike = Обещаю напасть в этом году на { $region_acc }
senji-note-plea-peace = Пообещайте не нападать на меня в этом году
senji-note-plea-mercy = Пообещайте не убивать в этом году заложников из моей семьи
senji-note-plea-no-trade = Пообещайте не использовать в этом году карт торговли моей семьи
senji-note-plea-autumn-first = Пообещайте назвать меня осенью раньше всех
senji-note-plea-autumn-last = Пообещайте назвать меня осенью позже всех
senji-note-plea-first = Пообещайте назвать летом { $region_acc } раньше всех других провинций
senji-note-plea-last = Пообещайте назвать летом { $region_acc } позже всех других провинций
senji-note-plea-attack = Пообещайте напасть в этом году на { $family_acc }
senji-note-plea-strike = Пообещайте напасть в этом году на { $region_acc }
senji-note-sworn-peace = Обещано: не нападать в этом году
senji-note-sworn-mercy = Обещано: не убивать в этом году заложников из той семьи
senji-note-sworn-no-trade = Обещано: не использовать в этом году карт торговли той семьи
senji-note-sworn-autumn-first = Обещано: назвать осенью раньше всех
senji-note-sworn-autumn-last = Обещано: назвать осенью позже всех
senji-note-sworn-first = Обещано: назвать летом { $region_acc } раньше всех других провинций
senji-note-sworn-last = Обещано: назвать летом { $region_acc } позже всех других провинций
senji-note-sworn-attack = Обещано: напасть в этом году на { $family_acc }
senji-note-sworn-strike = Обещано: напасть в этом году на { $region_acc }
senji-note-kept = { $note } (сдержано)
senji-note-broken = { $note } (нарушено)
senji-note-overtaken = { $note } (утратило смысл)
senji-note-wonder-hold = Есть ли у вас { $what } ({ $family })?
senji-note-wonder-attack-me = Вы нападёте на меня?
senji-note-wonder-attack = Вы нападёте на { $family_acc }?
senji-note-reply-yes = Да
senji-note-reply-no = Нет
senji-note-reply-silent = Не скажу
senji-note-mode-open = Обмен происходит открыто
senji-note-show = Показываю { $card_acc }

## Места

senji-place-deck = колода ханафуда
senji-place-discard = сброс ханафуда
senji-place-samurai-deck = колода самураев
senji-place-samurai-discard = сброс самураев
senji-place-removed = карты, выбывшие из игры
senji-place-tokens = жетоны приказов
senji-place-lots = лоты аукциона
senji-place-shown = показанные карты
senji-place-committed = поддержка в этом сражении
senji-place-samurai =
    { $you ->
        [yes] ваши самураи
       *[no] самураи: { $owner }
    }
senji-place-auction = аукционная колода { $card_gen }
senji-place-order = приказ: { $card }
senji-place-hand =
    { $you ->
        [yes] ваши карты дипломатии
       *[no] карты дипломатии игрока { $owner }
    }
senji-place-hanafuda =
    { $you ->
        [yes] ваши карты ханафуда
       *[no] карты ханафуда игрока { $owner }
    }
senji-place-kami =
    { $you ->
        [yes] ваши ками
       *[no] ками игрока { $owner }
    }
senji-place-display =
    { $you ->
        [yes] выложенные вами заложники
       *[no] выложенные заложники игрока { $owner }
    }
senji-place-dummy =
    { $you ->
        [yes] ваша пустышка
       *[no] пустышка игрока { $owner }
    }
senji-place-bids =
    { $you ->
        [yes] ваши ставки
       *[no] ставки игрока { $owner }
    }
senji-place-drawn =
    { $you ->
        [yes] взятые вами карты самураев
       *[no] взятые карты самураев игрока { $owner }
    }
senji-place-words =
    { $you ->
        [yes] ваши слова ко всем
       *[no] слова игрока { $owner } ко всем
    }
senji-place-words-to =
    { $you ->
        [yes] ваши слова игроку { $other }
       *[no]
            { $other_you ->
                [yes] слова игрока { $owner } вам
               *[no] слова игрока { $owner } игроку { $other }
            }
    }
