### Стіл «Тенно» у браузері

client-tenno-turn = хід { $turn }
client-tenno-set-up = підготовка

## Речі на столі, як їх вимовляють

client-tenno-card = { $card }, { $value }
client-tenno-row = Ряд: { $who }
client-tenno-slot-hidden = закрита карта, { $who }, місце { $slot }
client-tenno-slot-covered = { $card }, закрита карта, { $who }, місце { $slot }
client-tenno-slot-open = { $card }, відкрита карта, { $who }, місце { $slot }
client-tenno-slot-gap = порожнє місце { $slot }, { $who }
client-tenno-slot-laid = { $card } на місце { $slot }, { $who }
client-tenno-slot-fights = місце { $slot }, { $who }: карта в бою
client-tenno-in-hand =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
client-tenno-prison = в’язниця
client-tenno-prison-of =
    В’язниця, { $who }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
client-tenno-discard = скид, { $count }
client-tenno-discard-of =
    Скид, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }: { $cards }
client-tenno-discard-empty = Скид порожній

## Власна рука

client-tenno-hand = Ваша рука
client-tenno-hand-count =
    { $count ->
        [one] { $count } карта, прихована від усіх
        [few] { $count } карти, приховані від усіх
       *[many] { $count } карт, прихованих від усіх
    }
client-tenno-hand-card = { $card }, у вашій руці
client-tenno-hand-empty = Ваша рука порожня.
client-tenno-taken-up = { $card }, щойно взята карта: покладіть її назад, і ніхто не дізнається
client-tenno-tag-taken = взята

## Що бачили

client-tenno-chip-covered = закрита
client-tenno-chip-all = бачили
client-tenno-chip-some = глянули
client-tenno-peeked = { $who }, місце { $slot }: бачите лише ви
client-tenno-seen-by-all = { $card }, бачили всі, хід { $turn }
client-tenno-seen-by-you = { $card }, бачили ви, хід { $turn }
client-tenno-handled = відтоді це місце чіпали
client-tenno-known-all = усі бачили тут карту
client-tenno-known-by = на карту дивилися: { $who }

## Бій

client-tenno-fight = Бій
client-tenno-fight-attacker = нападник: { $who }, { $card } з місця { $slot }
client-tenno-fight-target = під ударом: { $card }, { $who }, місце { $slot }
client-tenno-caption-attacker =
    { $you ->
        [yes] нападаєте ви
       *[no] нападає { $who }
    }
client-tenno-caption-target =
    { $you ->
        [yes] ваше місце { $slot }
       *[no] { $who }, місце { $slot }
    }
client-tenno-sum = Напад { $attack }, оборона { $defence }.
client-tenno-draw = нічия
client-tenno-cancel = обидві вибувають
client-tenno-wins-by =
    { $you ->
        [yes] ви сильніші на { $by }
       *[no] { $who }: перевага { $by }
    }

## Карти зблизька

client-tenno-numbers = Нападає з силою { $attack }, обороняється з силою { $defence }, у в’язниці варта { $value }
client-tenno-numbers-shogun = Не може нападати, обороняється з силою { $defence }, у в’язниці варта { $value }
client-tenno-numbers-geisha = На одиницю сильніша за карту, з якою зустрілася
client-tenno-about-peasant = Без особливої властивості: важить лише надруковане число. Троє селян лежать у ряду на початку гри.
client-tenno-about-ninja = Сильний у нападі, слабкий в обороні: нападає з силою 8, але програє всьому, що більше за 4.
client-tenno-about-monk = Коли нападають на іншу карту його ряду, ви можете показати монаха: ця карта дістає +2. Монах лишається на своєму місці.
client-tenno-about-ronin = Після нападу роніном ви можете напасти ще раз: іншою картою й на іншу ціль.
client-tenno-about-samurai = Без особливої властивості: важить надруковане число — і в нападі, і в обороні.
client-tenno-about-daimyo = Без особливої властивості; найсильніша карта, що може нападати.
client-tenno-about-shogun = Ніколи не нападає. Якщо перемагає в обороні, бере карту нападника в полон. Його долає лише гейша.
client-tenno-about-geisha = Перемагає будь-яку карту, крім іншої гейші, — і в нападі, і в обороні; потім виходить з гри.
client-tenno-about-back = Цю карту знає лише її власник. Її відкривають у бою.

## Нотатки

client-tenno-notes = Нотатки
client-tenno-notes-out = Вибули з гри
client-tenno-notes-out-about = У всіх однакові одинадцять карт. Скинуті закреслено; в’язниці лишаються закритими.
client-tenno-notes-counts = рука { $hand }, в’язниця { $prison }
client-tenno-notes-gone = Скинуто: { $cards }.
client-tenno-notes-none-gone = Ще нічого не скинуто.
client-tenno-notes-seen = Що ви бачили
client-tenno-notes-no-aid = За цим столом кожен покладається на власну пам’ять: підказку для пам’яті вимкнено.
client-tenno-notes-nothing-seen = Поки що нічого.
client-tenno-notes-slot = Місце { $slot }: { $text }

## Підсумок

client-tenno-result = В’язниці
client-tenno-result-prison = В’язниця: { $sum }
client-tenno-result-empty = У в’язниці нікого: 0
client-tenno-result-tie = За рівності очок — рука й ряд: { $sum }
