### Сенджі

senji-title = Сенджі
senji-name = Сенджі
    .tag = Обіцянки й війна
senji-blurb = Родини епохи воюючих провінцій змагаються за владу сьоґуна: таємні накази, війська й флоти, заручники, карти ханафуда, а щозими — чотири хвилини на обіцянки, які нікого не зв’язують. Коли хтось набере 60 очок слави, сьоґуном стає той, у кого їх найбільше.
senji-credits = автори: Серж Лаже і Брюно Катала
    .house = Asmodee, 2008

## Налаштування

senji-option-families = Родини
    .help = Чи гравці вибирають собі родини, чи отримують їх жеребом.
senji-option-families-chosen = на вибір
senji-option-families-dealt = жеребом
senji-option-winter = Зима
    .help = Як закінчуються переговори: коли добіжить пісок у годиннику чи після кількох кіл без годинника.
senji-option-winter-glass = пісочний годинник
senji-option-winter-rounds = кола
senji-option-glass = Пісочний годинник
    .help = Скільки тривають переговори взимку: за правилами чотири хвилини, для гри листуванням — доба.
    .value =
        { $value ->
            [60] 1 хвилина
            [120] 2 хвилини
            [180] 3 хвилини
            [240] 4 хвилини
            [300] 5 хвилин
            [420] 7 хвилин
            [600] 10 хвилин
            [900] 15 хвилин
            [1800] 30 хвилин
            [3600] 1 година
            [86400] 1 доба
            [259200] 3 доби
           *[other] { $value } с
        }
senji-option-rounds = Кола взимку
    .help = Скільки разів кожен може висловитися взимку, коли гра йде без годинника.
senji-option-kami = Камі та сепуку
    .help = Чи допомагають загиблі самураї ще раз як камі та чи можуть заради цього вчинити сепуку.
senji-option-umeko = Примусовий обмін
    .help = Якими картами обмінюються через здібність Умеко: дипломатії, як задумав автор, чи ханафуда, як надруковано.
senji-option-umeko-diplomacy = карти дипломатії
senji-option-umeko-hanafuda = карти ханафуда
senji-option-years = Останній рік
    .help = Після стількох років перемагає той, хто має найбільше слави, навіть якщо це менш ніж 60 (наше власне правило, щоб грати коротше). Якщо його немає, грають, доки хтось не стане сьоґуном.
    .value =
        { $value ->
            [0] немає
           *[other] { $value }
        }
senji-option-data = Набір даних
    .help = Які поле, карти й самураї в грі: наші чи з набору, який надав власник коробки.
senji-option-data-house = наш власний

## Родини та сторони

senji-family-violet = фіолетова родина
    .acc = фіолетову родину
    .gen = фіолетової родини
    .dat = фіолетовій родині
    .ins = фіолетовою родиною
senji-family-red = червона родина
    .acc = червону родину
    .gen = червоної родини
    .dat = червоній родині
    .ins = червоною родиною
senji-family-yellow = жовта родина
    .acc = жовту родину
    .gen = жовтої родини
    .dat = жовтій родині
    .ins = жовтою родиною
senji-family-green = зелена родина
    .acc = зелену родину
    .gen = зеленої родини
    .dat = зеленій родині
    .ins = зеленою родиною
senji-family-blue = синя родина
    .acc = синю родину
    .gen = синьої родини
    .dat = синій родині
    .ins = синьою родиною
senji-family-black = чорна родина
    .acc = чорну родину
    .gen = чорної родини
    .dat = чорній родині
    .ins = чорною родиною
senji-party-emperor = Військо імператора
    .acc = військо імператора
    .gen = війська імператора
    .dat = війську імператора
    .ins = військом імператора

## Регіони

senji-region-hizen = Хідзен
senji-region-bungo = Бунґо
senji-region-satsuma = Сацума
    .acc = Сацуму
    .gen = Сацуми
    .dat = Сацумі
    .ins = Сацумою
senji-region-iyo = Ійо
senji-region-awa = Ава
    .acc = Аву
    .gen = Ави
    .dat = Аві
    .ins = Авою
senji-region-yamashiro = Ямасіро
senji-region-nagato = Наґато
senji-region-izumo = Ідзумо
senji-region-bizen = Бідзен
senji-region-owari = Оварі
senji-region-shinano = Сінано
senji-region-sagami = Саґамі
senji-region-echizen = Етідзен
senji-region-etchu = Еттю
senji-region-echigo = Етіґо
senji-region-hitachi = Хітаті
senji-region-dewa = Дева
    .acc = Деву
    .gen = Деви
    .dat = Деві
    .ins = Девою
senji-region-mutsu = Муцу
senji-region-north-sea = Північне море
    .acc = Північне море
    .gen = Північного моря
    .dat = Північному морю
    .ins = Північним морем
senji-region-south-sea = Південне море
    .acc = Південне море
    .gen = Південного моря
    .dat = Південному морю
    .ins = Південним морем

## Самураї

senji-samurai-akashi = Акасі
senji-samurai-baba = Баба
    .acc = Бабу
    .gen = Баби
    .dat = Бабі
    .ins = Бабою
senji-samurai-chosokabe = Тьосокабе
senji-samurai-daisuke = Дайсуке
senji-samurai-ekei = Екей
    .acc = Екея
    .gen = Екея
    .dat = Екеєві
    .ins = Екеєм
senji-samurai-fukushima = Фукусіма
    .acc = Фукусіму
    .gen = Фукусіми
    .dat = Фукусімі
    .ins = Фукусімою
senji-samurai-gamo = Ґамо
senji-samurai-hosokawa = Хосокава
    .acc = Хосокаву
    .gen = Хосокави
    .dat = Хосокаві
    .ins = Хосокавою
senji-samurai-ishida = Ісіда
    .acc = Ісіду
    .gen = Ісіди
    .dat = Ісіді
    .ins = Ісідою
senji-samurai-kuroda = Курода
    .acc = Куроду
    .gen = Куроди
    .dat = Куроді
    .ins = Куродою
senji-samurai-mori = Морі
senji-samurai-naoe = Наое
senji-samurai-oda = Ода
    .acc = Оду
    .gen = Оди
    .dat = Оді
    .ins = Одою
senji-samurai-shimazu = Сімадзу
senji-samurai-tachibana = Татібана
    .acc = Татібану
    .gen = Татібани
    .dat = Татібані
    .ins = Татібаною
senji-samurai-umeko = Умеко
senji-samurai-wakizaka = Вакідзака
    .acc = Вакідзаку
    .gen = Вакідзаки
    .dat = Вакідзаці
    .ins = Вакідзакою
senji-samurai-yamagata = Ямаґата
    .acc = Ямаґату
    .gen = Ямаґати
    .dat = Ямаґаті
    .ins = Ямаґатою

## Що вміють самураї

senji-ability-four-families = дипломатія з чотирма родинами
    .about = Поки цей самурай на полі, для вашої дипломатичної дії досить карт чотирьох інших родин замість п’яти.
senji-ability-two-supports = дві карти підтримки
    .about = У битвах цього самурая ви можете викласти дві карти підтримки замість однієї.
senji-ability-silences = ворожі самураї без здібностей
    .about = У битвах цього самурая за кожного ворожого самурая однаково відкладають один кубик, але його бойова здібність не діє.
senji-ability-borrows = запозичена здібність
    .about = На початку битви ви можете вибрати там одного ворожого самурая: до кінця битви його бойову здібність має цей самурай, а той її не має.
senji-ability-double-ransom = подвійна слава за заручників
    .about = Поки цей самурай на полі, вбитий вами заручник приносить вам подвоєне значення своєї карти.
senji-ability-wild-card = карта-замінник
    .about = Раз за осінь, поки цей самурай на полі, одну карту скинутої вами комбінації можна вважати картою будь-якого кольору, значення й символу.
senji-ability-wins-ties = перемога за рівності
    .about = У битвах цього самурая рівність сил — перемога вашої сторони.
senji-ability-one-more-shown = на одну карту більше в торгівлі
    .about = Поки цей самурай на полі, за вашу карту торгівлі власник показує на одну карту більше, ніж її значення.
senji-ability-three-cards = виробництво трьох карт
    .about = Наказ виробництва, виконаний там, де стоїть цей самурай, дає три карти ханафуда замість двох.
senji-ability-calm-seas = спокійне море
    .about = У морському рейді за участю цього самурая кидають удвічі менше кубиків, із заокругленням униз.
senji-ability-sees-a-hand = погляд у руку
    .about = Раз за зиму, поки цей самурай на полі, ви можете переглянути всі карти дипломатії одного гравця.
senji-ability-two-dice = два кубики
    .about = У битві за цього самурая відкладають два кубики замість одного.
senji-ability-escapes = утеча
    .about = Якщо ваша сторона програє битву, цей самурай може втекти в сусідню вашу провінцію або в морську зону, що межує з місцем битви.
senji-ability-takes-the-discard = карта зі скиду
    .about = Раз за осінь, під час своїх дій і поки цей самурай на полі, ви можете взяти верхню карту скиду ханафуда.
senji-ability-forces-a-swap = примусовий обмін
    .about = Раз за осінь, під час своїх дій і поки цей самурай на полі, ви можете змусити суперника обмінятися з вами картою долілиць: картою дипломатії або, якщо так домовилися за столом, картою ханафуда.
senji-ability-sees-support-first = бачить підтримку наперед
    .about = У битвах цього самурая суперник викладає карти підтримки горілиць, перш ніж ви виберете свої.
senji-ability-rerolls-a-die = перекинутий кубик
    .about = Раз за битву, після кидка, ви можете перекинути один кубик, який не відкладено.
senji-ability-none = без здібності
    .about = Цей самурай не має здібності.
senji-kami-diplomat = камі-дипломат
    .acc = камі-дипломата
    .gen = камі-дипломата
    .dat = камі-дипломатові
    .ins = камі-дипломатом
    .about = Будь-коли взимку або під час власних дій восени, один раз: перегляньте карти дипломатії іншого гравця й візьміть одну з них.
senji-kami-economist = камі-економіст
    .acc = камі-економіста
    .gen = камі-економіста
    .dat = камі-економістові
    .ins = камі-економістом
    .about = Під час власних дій восени, один раз: перегляньте колоду ханафуда й візьміть одну будь-яку карту.
senji-kami-military = камі-воїн
    .acc = камі-воїна
    .gen = камі-воїна
    .dat = камі-воїнові
    .ins = камі-воїном
    .about = У своїй битві після кидка й до викладання підтримки, один раз: перекиньте будь-яку кількість кинутих кубиків.

## Накази, фази та слава

senji-order-production = наказ виробництва
    .acc = наказ виробництва
    .gen = наказу виробництва
    .dat = наказу виробництва
    .ins = наказом виробництва
    .about = Візьміть 2 карти ханафуда.
senji-order-recruitment = наказ вербування
    .acc = наказ вербування
    .gen = наказу вербування
    .dat = наказу вербування
    .ins = наказом вербування
    .about = Поставте в цій провінції 2 свої загони.
senji-order-march = наказ походу
    .acc = наказ походу
    .gen = наказу походу
    .dat = наказу походу
    .ins = наказом походу
    .about = Виведіть загони й самураїв із цієї провінції суходолом, морем або в морський рейд.
senji-phase-preparation = Підготовка
senji-phase-emperor = Візит імператора
senji-phase-winter = Зима
senji-phase-spring = Весна
senji-phase-summer = Літо
senji-phase-autumn = Осінь
senji-source-samurai = найняті самураї
senji-source-battle = битви
senji-source-hostage = вбиті заручники
senji-source-ransom = вбиті члени родини
senji-source-display = викладені заручники
senji-source-diplomacy = дипломатія
senji-source-combination = комбінації ханафуда
senji-source-mercenaries = найманці

senji-deed-hosted = роки з імператором
senji-deed-attacks = напади
senji-deed-attacked = зазнані напади
senji-deed-exchanges = обміни картами
senji-deed-lots = виграні лоти
senji-deed-envoys = дипломатичні дії
senji-deed-sets = комбінації ханафуда
senji-deed-hostages = убиті заручники
senji-deed-kept = дотримані обіцянки
senji-deed-broken = порушені обіцянки

## Карти дипломатії

senji-relation-grandmother = бабуся
    .acc = бабусю
    .gen = бабусі
    .dat = бабусі
    .ins = бабусею
senji-relation-grandfather = дідусь
    .acc = дідуся
    .gen = дідуся
    .dat = дідусеві
    .ins = дідусем
senji-relation-mother = мати
    .acc = матір
    .gen = матері
    .dat = матері
    .ins = матір’ю
senji-relation-father = батько
    .acc = батька
    .gen = батька
    .dat = батькові
    .ins = батьком
senji-relation-wife = дружина
    .acc = дружину
    .gen = дружини
    .dat = дружині
    .ins = дружиною
senji-relation-husband = чоловік
    .acc = чоловіка
    .gen = чоловіка
    .dat = чоловікові
    .ins = чоловіком
senji-relation-heir = спадкоємець
    .acc = спадкоємця
    .gen = спадкоємця
    .dat = спадкоємцеві
    .ins = спадкоємцем
senji-relation-son = син
    .acc = сина
    .gen = сина
    .dat = синові
    .ins = сином
senji-relation-daughter = донька
    .acc = доньку
    .gen = доньки
    .dat = доньці
    .ins = донькою
senji-relation-sister = сестра
    .acc = сестру
    .gen = сестри
    .dat = сестрі
    .ins = сестрою
senji-relation-brother = брат
    .acc = брата
    .gen = брата
    .dat = братові
    .ins = братом
senji-relation-aunt = тітка
    .acc = тітку
    .gen = тітки
    .dat = тітці
    .ins = тіткою
senji-relation-uncle = дядько
    .acc = дядька
    .gen = дядька
    .dat = дядькові
    .ins = дядьком
senji-relation-niece = племінниця
    .acc = племінницю
    .gen = племінниці
    .dat = племінниці
    .ins = племінницею
senji-relation-nephew = племінник
    .acc = племінника
    .gen = племінника
    .dat = племінникові
    .ins = племінником
senji-relation-cousin = кузен
    .acc = кузена
    .gen = кузена
    .dat = кузенові
    .ins = кузеном
senji-kind-member = { $relation } { $family_gen } ({ $value })
    .acc = { $relation_acc } { $family_gen } ({ $value })
    .gen = { $relation_gen } { $family_gen } ({ $value })
    .dat = { $relation_dat } { $family_gen } ({ $value })
    .ins = { $relation_ins } { $family_gen } ({ $value })
senji-kind-support = карта підтримки { $family_gen } ({ $value })
    .acc = карту підтримки { $family_gen } ({ $value })
    .gen = карти підтримки { $family_gen } ({ $value })
    .dat = карті підтримки { $family_gen } ({ $value })
    .ins = картою підтримки { $family_gen } ({ $value })
senji-kind-trade = карта торгівлі { $family_gen } ({ $value })
    .acc = карту торгівлі { $family_gen } ({ $value })
    .gen = карти торгівлі { $family_gen } ({ $value })
    .dat = карті торгівлі { $family_gen } ({ $value })
    .ins = картою торгівлі { $family_gen } ({ $value })
senji-kind-dummy = пустушка { $family_gen }
    .acc = пустушку { $family_gen }
    .gen = пустушки { $family_gen }
    .dat = пустушці { $family_gen }
    .ins = пустушкою { $family_gen }
senji-card-kind-member = карта члена родини
    .acc = карту члена родини
    .gen = карти члена родини
    .dat = карті члена родини
    .ins = картою члена родини
senji-card-kind-support = карта підтримки
    .acc = карту підтримки
    .gen = карти підтримки
    .dat = карті підтримки
    .ins = картою підтримки
senji-card-kind-trade = карта торгівлі
    .acc = карту торгівлі
    .gen = карти торгівлі
    .dat = карті торгівлі
    .ins = картою торгівлі
senji-card-kind-dummy = пустушка
    .acc = пустушку
    .gen = пустушки
    .dat = пустушці
    .ins = пустушкою

## Ханафуда

senji-colour-pine = сосна
    .acc = сосну
    .gen = сосни
    .dat = сосні
    .ins = сосною
senji-colour-plum = слива
    .acc = сливу
    .gen = сливи
    .dat = сливі
    .ins = сливою
senji-colour-cherry = сакура
    .acc = сакуру
    .gen = сакури
    .dat = сакурі
    .ins = сакурою
senji-colour-wisteria = гліцинія
    .acc = гліцинію
    .gen = гліцинії
    .dat = гліцинії
    .ins = гліцинією
senji-colour-iris = ірис
    .acc = ірис
    .gen = ірису
    .dat = ірису
    .ins = ірисом
senji-colour-peony = півонія
    .acc = півонію
    .gen = півонії
    .dat = півонії
    .ins = півонією
senji-colour-clover = леспедеца
    .acc = леспедецу
    .gen = леспедеци
    .dat = леспедеці
    .ins = леспедецою
senji-colour-susuki = сусукі
    .acc = сусукі
    .gen = сусукі
    .dat = сусукі
    .ins = сусукі
senji-colour-kiku = хризантема
    .acc = хризантему
    .gen = хризантеми
    .dat = хризантемі
    .ins = хризантемою
senji-colour-maple = клен
    .acc = клен
    .gen = клена
    .dat = кленові
    .ins = кленом
senji-colour-willow = верба
    .acc = вербу
    .gen = верби
    .dat = вербі
    .ins = вербою
senji-colour-paulownia = павловнія
    .acc = павловнію
    .gen = павловнії
    .dat = павловнії
    .ins = павловнією
senji-symbol-plain = без символу
senji-symbol-animal = тварина
senji-symbol-tanzaku = тандзаку
senji-symbol-sun = сонце
senji-animal-crane = журавель
senji-animal-deer = олень
senji-animal-tortoise = черепаха
senji-animal-warbler = очеретянка
senji-animal-boar = вепр
senji-animal-hare = заєць
senji-animal-cuckoo = зозуля
senji-animal-butterfly = метелик
senji-animal-carp = короп
senji-animal-swallow = ластівка
senji-animal-fox = лисиця
senji-animal-goose = гуска
senji-animal-frog = жаба
senji-animal-monkey = мавпа
senji-animal-phoenix = фенікс
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
senji-hanafuda-tanzaku = { $colour } { $value } (тандзаку)
    .acc = { $colour_acc } { $value } (тандзаку)
    .gen = { $colour_gen } { $value } (тандзаку)
    .dat = { $colour_dat } { $value } (тандзаку)
    .ins = { $colour_ins } { $value } (тандзаку)
senji-hanafuda-sun = { $colour } { $value } (сонце)
    .acc = { $colour_acc } { $value } (сонце)
    .gen = { $colour_gen } { $value } (сонце)
    .dat = { $colour_dat } { $value } (сонце)
    .ins = { $colour_ins } { $value } (сонце)
senji-combination-animal =
    { $cards } { $cards ->
        [one] тварина
        [few] тварини
       *[many] тварин
    }
senji-combination-tanzaku = { $cards } тандзаку
senji-combination-sun =
    { $cards } { $cards ->
        [one] сонце
        [few] сонця
       *[many] сонць
    }
senji-combination-value =
    { $cards } { $cards ->
        [one] карта одного значення
        [few] карти одного значення
       *[many] карт одного значення
    }
senji-combination-path =
    шлях із { $cards } { $cards ->
        [one] карти
        [few] карт
       *[many] карт
    }

## Листи й обіцянки

senji-note-give = Даю { $card_acc }
senji-note-ask = Прошу { $card_acc }
senji-note-fit = На ваше побажання: { $card }
senji-note-want-family = Прошу будь-яку карту { $family_gen }
senji-note-want-what = Прошу будь-яку { $what_acc }
senji-note-want-value = Прошу будь-яку карту зі значенням { $value }
senji-note-want-family-what = Прошу будь-яку { $what_acc } ({ $family })
senji-note-want-family-value = Прошу будь-яку карту { $family_gen } зі значенням { $value }
senji-note-want-what-value = Прошу будь-яку { $what_acc } зі значенням { $value }
senji-note-want-family-what-value = Прошу будь-яку { $what_acc } ({ $family }) зі значенням { $value }
senji-note-vow-peace = Обіцяю не нападати на вас цього року
senji-note-vow-mercy = Обіцяю не вбивати цього року заручників із вашої родини
senji-note-vow-no-trade = Обіцяю не використовувати цього року карт торгівлі вашої родини
senji-note-vow-autumn-first = Обіцяю назвати вас восени раніше за всіх
senji-note-vow-autumn-last = Обіцяю назвати вас восени пізніше за всіх
senji-note-vow-first = Обіцяю назвати влітку { $region_acc } раніше за всі інші провінції
senji-note-vow-last = Обіцяю назвати влітку { $region_acc } пізніше за всі інші провінції
senji-note-vow-attack = Обіцяю напасти цього року на { $family_acc }
senji-note-vow-strike = Обіцяю напасти цього року на { $region_acc }
senji-note-plea-peace = Пообіцяйте не нападати на мене цього року
senji-note-plea-mercy = Пообіцяйте не вбивати цього року заручників із моєї родини
senji-note-plea-no-trade = Пообіцяйте не використовувати цього року карт торгівлі моєї родини
senji-note-plea-autumn-first = Пообіцяйте назвати мене восени раніше за всіх
senji-note-plea-autumn-last = Пообіцяйте назвати мене восени пізніше за всіх
senji-note-plea-first = Пообіцяйте назвати влітку { $region_acc } раніше за всі інші провінції
senji-note-plea-last = Пообіцяйте назвати влітку { $region_acc } пізніше за всі інші провінції
senji-note-plea-attack = Пообіцяйте напасти цього року на { $family_acc }
senji-note-plea-strike = Пообіцяйте напасти цього року на { $region_acc }
senji-note-sworn-peace = Обіцяно: не нападати цього року
senji-note-sworn-mercy = Обіцяно: не вбивати цього року заручників із тієї родини
senji-note-sworn-no-trade = Обіцяно: не використовувати цього року карт торгівлі тієї родини
senji-note-sworn-autumn-first = Обіцяно: назвати восени раніше за всіх
senji-note-sworn-autumn-last = Обіцяно: назвати восени пізніше за всіх
senji-note-sworn-first = Обіцяно: назвати влітку { $region_acc } раніше за всі інші провінції
senji-note-sworn-last = Обіцяно: назвати влітку { $region_acc } пізніше за всі інші провінції
senji-note-sworn-attack = Обіцяно: напасти цього року на { $family_acc }
senji-note-sworn-strike = Обіцяно: напасти цього року на { $region_acc }
senji-note-kept = { $note } (дотримано)
senji-note-broken = { $note } (порушено)
senji-note-overtaken = { $note } (втратила сенс)
senji-note-wonder-hold = Чи є у вас { $what } ({ $family })?
senji-note-wonder-attack-me = Ви нападете на мене?
senji-note-wonder-attack = Ви нападете на { $family_acc }?
senji-note-reply-yes = Так
senji-note-reply-no = Ні
senji-note-reply-silent = Не скажу
senji-note-mode-open = Обмін відбувається відкрито
senji-note-show = Показую { $card_acc }

## Місця

senji-place-deck = колода ханафуда
senji-place-discard = скид ханафуда
senji-place-samurai-deck = колода самураїв
senji-place-samurai-discard = скид самураїв
senji-place-removed = карти, вилучені з гри
senji-place-tokens = жетони наказів
senji-place-lots = лоти аукціону
senji-place-shown = показані карти
senji-place-committed = підтримка в цій битві
senji-place-samurai =
    { $you ->
        [yes] ваші самураї
       *[no] самураї: { $owner }
    }
senji-place-auction = аукціонна колода { $card_gen }
senji-place-order = наказ: { $card }
senji-place-hand =
    { $you ->
        [yes] ваші карти дипломатії
       *[no] карти дипломатії гравця { $owner }
    }
senji-place-hanafuda =
    { $you ->
        [yes] ваші карти ханафуда
       *[no] карти ханафуда гравця { $owner }
    }
senji-place-kami =
    { $you ->
        [yes] ваші камі
       *[no] камі гравця { $owner }
    }
senji-place-display =
    { $you ->
        [yes] викладені вами заручники
       *[no] викладені заручники гравця { $owner }
    }
senji-place-dummy =
    { $you ->
        [yes] ваша пустушка
       *[no] пустушка гравця { $owner }
    }
senji-place-bids =
    { $you ->
        [yes] ваші ставки
       *[no] ставки гравця { $owner }
    }
senji-place-drawn =
    { $you ->
        [yes] взяті вами карти самураїв
       *[no] взяті карти самураїв гравця { $owner }
    }
senji-place-words =
    { $you ->
        [yes] ваші слова до всіх
       *[no] слова гравця { $owner } до всіх
    }
senji-place-words-to =
    { $you ->
        [yes] ваші слова до гравця { $other }
       *[no]
            { $other_you ->
                [yes] слова гравця { $owner } до вас
               *[no] слова гравця { $owner } до гравця { $other }
            }
    }
