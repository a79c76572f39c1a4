### Сэндзюцу в терминале

## Ход и порядок

terminal-senjutsu-turn =
    { $step ->
        [setup] подготовка
        [start] ход { $number }: начало
        [draw] ход { $number }: взятие карт
        [choose] ход { $number }: выбор карт
        [reveal] ход { $number }: открытие карт
        [resolve] ход { $number }: розыгрыш карт
       *[discard] ход { $number }: конец
    }
terminal-senjutsu-track = Преимущество, сверху вниз: { $names }
terminal-senjutsu-waiting = Ещё будут действовать, по инициативе: { $parts }

## Кто где стоит

terminal-senjutsu-on-cell = на клетке { $cell }
terminal-senjutsu-here = там, где вы стоите
terminal-senjutsu-away =
    { $size ->
        [n1] в одной клетке
        [n2] в двух клетках
        [n3] в трёх клетках
        [n4] в четырёх клетках
        [n5] в пяти клетках
        [n6] в шести клетках
       *[more] { $count ->
            [one] в { $count } клетке
            [few] в { $count } клетках
           *[many] в { $count } клетках
        }
    } { $way ->
        [0] от вас, впереди
        [1] от вас, впереди справа
        [2] от вас, позади справа
        [3] от вас, позади
        [4] от вас, позади слева
       *[5] от вас, впереди слева
    }
terminal-senjutsu-further =
    { $size ->
        [n1] одна клетка
        [n2] две клетки
        [n3] три клетки
        [n4] четыре клетки
        [n5] пять клеток
        [n6] шесть клеток
       *[more] { $count ->
            [one] { $count } клетка
            [few] { $count } клетки
           *[many] { $count } клеток
        }
    } { $way ->
        [0] вперёд
        [1] вперёд вправо
        [2] назад вправо
        [3] назад
        [4] назад влево
       *[5] вперёд влево
    }
terminal-senjutsu-away-and-further = { $first }, а дальше ещё { $then }
terminal-senjutsu-faces = смотрит на { $facing }
terminal-senjutsu-looks =
    { $way ->
        [you] смотрит на вас
        [away] стоит к вам спиной
        [0] смотрит туда же, куда и вы
        [1] смотрит вперёд вправо относительно вас
        [2] смотрит назад вправо относительно вас
        [3] смотрит в противоположную сторону относительно вас
        [4] смотрит назад влево относительно вас
       *[5] смотрит вперёд влево относительно вас
    }
# Запятая в обоих случаях: «в двух клетках от вас, впереди, и …».
terminal-senjutsu-stands =
    { $hero } стоит { $where }{ $bent ->
        [yes] ,
       *[no] ,
    } и { $look }
terminal-senjutsu-you-stand = ваш персонаж — { $hero }, стоит на клетке { $cell } и смотрит на { $facing }

## Бойцы

terminal-senjutsu-side =
    { $side ->
        [ally] ваш союзник
        [foe] ваш соперник
       *[other] сторона { $number }
    }
terminal-senjutsu-no-character = персонаж ещё не выбран
terminal-senjutsu-is-out =
    { $you ->
        [yes] { $hero }: вы побеждены
       *[no] { $hero }: поражение
    }
terminal-senjutsu-wounds =
    { $count ->
        [0] без ранений
        [one] { $count } ранение из { $limit }
        [few] { $count } ранения из { $limit }
       *[many] { $count } ранений из { $limit }
    }
terminal-senjutsu-heavy =
    { $count ->
        [one] из них { $count } тяжёлое
        [few] из них { $count } тяжёлых
       *[many] из них { $count } тяжёлых
    }
terminal-senjutsu-focus =
    { $count ->
        [0] без концентрации
        [one] { $count } жетон концентрации
        [few] { $count } жетона концентрации
       *[many] { $count } жетонов концентрации
    }
terminal-senjutsu-kamae = камаэ: { $kamae }
terminal-senjutsu-stun =
    { $count ->
        [one] { $count } карта оглушения
        [few] { $count } карты оглушения
       *[many] { $count } карт оглушения
    }
terminal-senjutsu-limp =
    { $count ->
        [one] хромает ещё { $count } ход
        [few] хромает ещё { $count } хода
       *[many] хромает ещё { $count } ходов
    }
terminal-senjutsu-poison =
    { $count ->
        [one] { $count } яд в колоде
        [few] { $count } яда в колоде
       *[many] { $count } ядов в колоде
    }
terminal-senjutsu-masked = в маске
terminal-senjutsu-card-of-turn = «{ $card }» с инициативой { $value }
terminal-senjutsu-hand-count =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
terminal-senjutsu-deck-count =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
terminal-senjutsu-discard-count =
    { $count ->
        [0] { "" }
        [one] { $count } карта в сбросе
        [few] { $count } карты в сбросе
       *[many] { $count } карт в сбросе
    }
terminal-senjutsu-blocks =
    { $you ->
        [yes] вы блокируете { $cells } против инициативы { $value }
       *[no] { $name } блокирует { $cells } против инициативы { $value }
    }
terminal-senjutsu-your-cards = Ваши карты: { $cards }.

terminal-senjutsu-hand-was = { $name }, рука: { $cards }.
terminal-senjutsu-deck-was = { $name }, остаток колоды: { $cards }.

## Составление колоды

terminal-senjutsu-own-deck = Своя колода
terminal-senjutsu-type =
    { $type ->
        [defence] Защита
        [attack] Атака
        [meditation] Медитация
        [core] Основные
       *[status] Состояния
    }
terminal-senjutsu-deck-so-far = Карт: { $count } из { $size }; золото { $gold } из { $most_gold }, нефрит { $jade } из { $most_jade }.
terminal-senjutsu-curve = Инициатива { $curve }

## Справка

terminal-senjutsu-who-fighters = Бойцы
terminal-senjutsu-who-terrain = Местность
terminal-senjutsu-who-signs = Знаки
terminal-senjutsu-who-cards = Карты
terminal-senjutsu-tree = Дерево камаэ: { $branches }.
terminal-senjutsu-focus-node = концентрация
terminal-senjutsu-core = Основные карты: { $cards }.
terminal-senjutsu-known-hand = Известные карты руки: { $cards }.
terminal-senjutsu-who-piles = Колоды и сбросы
terminal-senjutsu-piles = { $name }: колода и сброс
terminal-senjutsu-discarded = В сбросе: { $cards }.
terminal-senjutsu-nothing-discarded = В сбросе ничего нет.
terminal-senjutsu-face-down =
    { $count ->
        [one] { $count } карта сброса лежит лицом вниз.
        [few] { $count } карты сброса лежат лицом вниз.
       *[many] { $count } карт сброса лежат лицом вниз.
    }
terminal-senjutsu-left = Ещё в вашей колоде: { $cards }.
terminal-senjutsu-left-or-lost = Ещё в вашей колоде или потеряно невидимо для всех: { $cards }.
terminal-senjutsu-brought = Колода, с которой пришли: { $cards }.
terminal-senjutsu-cell = Клетка { $cell }
terminal-senjutsu-blocked = блокирует { $name } против инициативы { $value }
terminal-senjutsu-start-cell = стартовая клетка
terminal-senjutsu-own-token = ваш, скрывает { $face }
terminal-senjutsu-would-strike = Отсюда поражает: { $cells }.
terminal-senjutsu-would-block = Отсюда блокирует: { $cells }.

## Знаки

terminal-senjutsu-sign-facing = Фигура — это буква игрока и стрелка, которая показывает, куда она смотрит.
terminal-senjutsu-sign-sides = Когда кто-то сражается вместе: ваш союзник, ваш соперник; для зрителей — первая и вторая стороны.
terminal-senjutsu-sign-wounds = Ранение, тяжёлое ранение и ранение, которое ещё можно вынести: последнее — это конец.
terminal-senjutsu-sign-focus = Жетон концентрации и место для ещё одного; перед числом — сколько жетонов стоит карта.
terminal-senjutsu-sign-piles = Карты в руке, в колоде и в сбросе.
terminal-senjutsu-sign-statuses = Карты оглушения в руке, яды в колоде, маска.
terminal-senjutsu-sign-limp = Карта хромоты и сколько четвертей оборота она сделала; с четвёртой её сбрасывают.
terminal-senjutsu-sign-kamae = Нейтральная позиция, Агрессия, Равновесие, Решимость и позиция концентрации. Возле карты — камаэ, которое ей нужно.
terminal-senjutsu-sign-tree = Ветви дерева камаэ; стрелка ведёт только в одну сторону. Кольцо лежит на тёмном знаке.
terminal-senjutsu-sign-types = Защита, атака, медитация, основная, состояние: типы карт в том порядке, в котором они действуют.
terminal-senjutsu-sign-track = Трек преимуществ сверху вниз.
terminal-senjutsu-sign-order = Что разыгрывается и что ещё ждёт, с инициативой.
terminal-senjutsu-sign-block = Клетка заблокирована против атак с этой инициативой; цвет — того, кто блокирует.
terminal-senjutsu-sign-preview = Что сделала бы карта под курсором оттуда, где вы стоите: ранения или блок против этой инициативы.
terminal-senjutsu-sign-start = Стартовая клетка.
terminal-senjutsu-sign-marks = Клетка, которой можно коснуться, и та, о которой идёт речь или которая выбрана; карта, которой можно коснуться.
