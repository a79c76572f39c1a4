### Те, що всі ігри кажуть однаково

## Переліки, числа, люди

kernel-list = { $rest } та { $last }
kernel-nobody = ніхто
kernel-players =
    { $low }–{ $high } { $high ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }
kernel-option-yes = так
kernel-option-no = ні
kernel-hidden-card = карта
    .acc = карту
    .gen = карти
    .dat = карті
    .ins = картою

## Що сталося

kernel-event-sealed =
    { $you ->
        [yes] Ви вже вирішили.
       *[no] Рішення гравця { $seat } прийнято.
    }
kernel-event-taken-back =
    { $you ->
        [yes] Ви берете своє рішення назад.
       *[no] Гравець { $seat } бере своє рішення назад.
    }
kernel-event-time-up = Час вийшов.
kernel-event-glimpsed =
    { $you ->
        [yes] Ви дивитеся на карту.
       *[no] Гравець { $by } дивиться на карту.
    }
kernel-event-glimpsed-open =
    { $you ->
        [yes] Ви дивитеся на карту: { $card }.
       *[no] Гравець { $by } дивиться на карту.
    }

## Чому не можна

kernel-why-not-asked = Зараз вирішуєте не ви.
kernel-why-already-answered = Ви вже відповіли; щоб змінити відповідь, спершу візьміть її назад.
kernel-why-game-is-over = Гру завершено.
kernel-why-nothing-to-take-back = У вас немає таємної відповіді, яку можна взяти назад.
kernel-why-no-time-limit = Час на це запитання не обмежено.
kernel-why-not-an-answer-here = На це запитання так відповісти не можна.

## Що не вдалося прочитати або чого не буває

kernel-error-no-language = Мови «{ $language }» тут немає; є: { $known }.
kernel-error-no-game = Гри «{ $name }» тут немає; є: { $known }.
kernel-error-seat-count = { $game }: гра для { $low }–{ $high } гравців, а не для { $seats }.
kernel-error-no-option = { $game }: налаштування «{ $option }» немає; є: { $known }.
kernel-error-option-choice = Налаштування { $option }: «{ $value }» не підходить; можна: { $allowed }.
kernel-error-option-range = Налаштування { $option }: «{ $value }» — не число від { $low } до { $high }.
kernel-error-no-such-player = Гравця { $player } немає; гравців за столом — { $seats }.
kernel-error-not-a-seat = «{ $text }» — не місце за столом; місця позначають літерами від A до G.
kernel-error-not-an-answer = { $game }: відповіді «{ $text }» немає. Відповіді мають такий вигляд: { $usage }.
kernel-error-no-such-piece = { $game }: карти чи фігури «{ $name }» немає.
kernel-error-no-such-place = { $game }: місця «{ $place }» немає; є: { $known }.
kernel-error-slot-holds-one = { $place }: на одному місці лежить одна карта.
kernel-error-cannot-lie-there = { $place }: { $piece } не може там лежати.
kernel-error-one-too-many = { $place }: на столі зайва карта { $piece }.
kernel-error-missing-pieces = На столі бракує: { $pieces }.
kernel-error-bad-token = { $place }: не вдалося прочитати «{ $token }».
kernel-error-not-a-mapping = { $where }: потрібні пари «назва: значення», а не «{ $value }».
kernel-error-not-a-list = { $where }: потрібен список, а не «{ $value }».
kernel-error-unknown-field = { $where }: поля «{ $field }» немає; є: { $known }.
kernel-error-missing-field = { $where }: бракує поля «{ $field }».
kernel-error-bad-value = { $where }: «{ $field }» не може дорівнювати «{ $value }».
kernel-error-not-a-frame = «{ $value }» — ні відкладений крок, ні запитання.
kernel-error-other-ruleset = Записано для { $given }, а тут { $game }, версія правил { $version }.
kernel-error-not-a-saved-game = Це не збережена гра ({ $detail }).
kernel-error-sealed-illegal = { $seat }: таємна відповідь «{ $answer }» суперечить правилам.
kernel-error-nobody-is-asked = У цій позиції нікому нічого вирішувати.
kernel-error-no-legal-answer = У цій позиції ніхто з тих, хто має вирішувати, не може відповісти за правилами.
kernel-error-pending-does-not-fit = Відкладене не узгоджується з позицією ({ $detail }).
kernel-error-not-a-record = Це не запис гри.
kernel-error-record-format = Формат запису «{ $format }» тут невідомий.
kernel-error-bad-record = Не вдалося прочитати рядок { $line } запису.
kernel-error-record-illegal = Рядок { $line } запису суперечить правилам: { $reason }
kernel-error-record-differs =
    Рядок { $line } запису: { $what ->
        [commitment] початкове число не те, яке було обіцяно.
        [end] запис уривається до кінця гри.
        [chance] жереб дав інше.
        [hash] позиція в грі інша.
        [outcome] гра завершилася інакше.
       *[other] є розбіжність.
    }
kernel-error-not-a-move = { $where }: «{ $value }» — не хід.
kernel-error-scenario-expects-nothing = Сценарій нічого не очікує, тож нічого й не перевіряє.
kernel-error-difference = { $where }: очікували { $expected }, а маємо { $found }.
