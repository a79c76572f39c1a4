### Стол «Тэнно» в браузере

client-tenno-turn = ход { $turn }
client-tenno-set-up = подготовка

## Вещи на столе, как их произносят

client-tenno-card = { $card }, { $value }
client-tenno-row = Ряд: { $who }
client-tenno-slot-hidden = закрытая карта, { $who }, место { $slot }
client-tenno-slot-covered = { $card }, закрытая карта, { $who }, место { $slot }
client-tenno-slot-open = { $card }, открытая карта, { $who }, место { $slot }
client-tenno-slot-gap = пустое место { $slot }, { $who }
client-tenno-slot-laid = { $card } на место { $slot }, { $who }
client-tenno-slot-fights = место { $slot }, { $who }: карта в бою
client-tenno-in-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
client-tenno-prison = тюрьма
client-tenno-prison-of =
    Тюрьма, { $who }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
client-tenno-discard = сброс, { $count }
client-tenno-discard-of =
    Сброс, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }
client-tenno-discard-empty = Сброс пуст

## Собственная рука

client-tenno-hand = Ваша рука
client-tenno-hand-count =
    { $count ->
        [one] { $count } карта, скрытая от всех
        [few] { $count } карты, скрытые от всех
       *[many] { $count } карт, скрытых от всех
    }
client-tenno-hand-card = { $card }, у вас на руке
client-tenno-hand-empty = Ваша рука пуста.
client-tenno-taken-up = { $card }, только что взятая карта: положите её обратно, и никто не узнает
client-tenno-tag-taken = взята

## Что видели

client-tenno-chip-covered = закрыта
client-tenno-chip-all = видели
client-tenno-chip-some = глянули
client-tenno-peeked = { $who }, место { $slot }: видите только вы
client-tenno-seen-by-all = { $card }, видели все, ход { $turn }
client-tenno-seen-by-you = { $card }, видели вы, ход { $turn }
client-tenno-handled = с тех пор это место трогали
client-tenno-known-all = все видели здесь карту
client-tenno-known-by = на карту смотрели: { $who }

## Бой

client-tenno-fight = Бой
client-tenno-fight-attacker = нападающий: { $who }, { $card } с места { $slot }
client-tenno-fight-target = под ударом: { $card }, { $who }, место { $slot }
client-tenno-caption-attacker =
    { $you ->
        [yes] нападаете вы
       *[no] нападает { $who }
    }
client-tenno-caption-target =
    { $you ->
        [yes] ваше место { $slot }
       *[no] { $who }, место { $slot }
    }
client-tenno-sum = Нападение { $attack }, защита { $defence }.
client-tenno-draw = ничья
client-tenno-cancel = обе выбывают
client-tenno-wins-by =
    { $you ->
        [yes] вы сильнее на { $by }
       *[no] { $who }: перевес { $by }
    }

## Карты вблизи

client-tenno-numbers = Нападает с силой { $attack }, защищается с силой { $defence }, в тюрьме стоит { $value }
client-tenno-numbers-shogun = Не может нападать, защищается с силой { $defence }, в тюрьме стоит { $value }
client-tenno-numbers-geisha = На единицу сильнее карты, с которой встретилась
client-tenno-about-peasant = Без особого свойства: важно только напечатанное число. Трое крестьян лежат в ряду в начале игры.
client-tenno-about-ninja = Силён в нападении, слаб в защите: нападает с силой 8, но проигрывает всему, что больше 4.
client-tenno-about-monk = Когда нападают на другую карту его ряда, вы можете показать монаха: эта карта получает +2. Монах остаётся на своём месте.
client-tenno-about-ronin = После нападения ронином вы можете напасть ещё раз: другой картой и на другую цель.
client-tenno-about-samurai = Без особого свойства: важно напечатанное число — и в нападении, и в защите.
client-tenno-about-daimyo = Без особого свойства; самая сильная карта, которая может нападать.
client-tenno-about-shogun = Никогда не нападает. Если побеждает в защите, берёт карту нападающего в плен. Его одолеет только гейша.
client-tenno-about-geisha = Побеждает любую карту, кроме другой гейши, — и в нападении, и в защите; затем выходит из игры.
client-tenno-about-back = Эту карту знает только её владелец. Её открывают в бою.

## Заметки

client-tenno-notes = Заметки
client-tenno-notes-out = Вышли из игры
client-tenno-notes-out-about = У всех одинаковые одиннадцать карт. Сброшенные зачёркнуты; тюрьмы остаются закрытыми.
client-tenno-notes-counts = рука { $hand }, тюрьма { $prison }
client-tenno-notes-gone = Сброшены: { $cards }.
client-tenno-notes-none-gone = Пока ничего не сброшено.
client-tenno-notes-seen = Что вы видели
client-tenno-notes-no-aid = За этим столом каждый полагается на свою память: подсказка для памяти выключена.
client-tenno-notes-nothing-seen = Пока ничего.
client-tenno-notes-slot = Место { $slot }: { $text }

## Итог

client-tenno-result = Тюрьмы
client-tenno-result-prison = Тюрьма: { $sum }
client-tenno-result-empty = В тюрьме никого: 0
client-tenno-result-tie = При равенстве очков — рука и ряд: { $sum }
