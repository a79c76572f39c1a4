### Те, що всі ігри кажуть однаково

## Переліки, числа, люди

kernel-list = { $rest } та { $last }
kernel-joined-and =
    { $end ->
        [yes] { $rest } та { $last_soft }
       *[no] { $rest }, { $last }
    }
kernel-joined-also =
    { $end ->
        [yes] { $rest }, а також { $last }
       *[no] { $rest }, { $last }
    }
kernel-joined-or =
    { $end ->
        [yes] { $rest } або { $last_soft }
       *[no] { $rest }, { $last }
    }
kernel-joined-then =
    { $end ->
        [yes] { $rest }, потім { $last }
       *[no] { $rest }, { $last }
    }
kernel-joined-either = { $rest } АБО { $last_soft }
kernel-joined-comma = { $rest }, { $last }
kernel-joined-besides = { $rest }; { $last }
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
kernel-event-resigned =
    { $plays_on ->
        [yes] { $you ->
            [yes] Ви здаєтеся; замість вас далі грає бот.
           *[no] Гравець { $seat } здається; далі там грає бот.
        }
       *[no] { $you ->
            [yes] Ви здаєтеся.
           *[no] Гравець { $seat } здається.
        }
    }
kernel-event-called-off =
    { $agreed ->
        [yes] Гравці домовилися завершити гру на цьому.
       *[no] Усі гравці здалися: гру завершено.
    }
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

## Чим скінчилося
kernel-outcome-resigned =
    { $you ->
        [yes] Ви перемагаєте: суперник здався.
       *[no] Перемагає { $winners }: суперник здався.
    }
kernel-outcome-agreement = Гру завершено за згодою: ніхто не переміг.
kernel-outcome-abandoned = Усі гравці здалися: ніхто не переміг.

## Чому не можна

kernel-why-not-asked = Зараз вирішуєте не ви.
kernel-why-already-answered = Ви вже відповіли; щоб змінити відповідь, спершу візьміть її назад.
kernel-why-game-is-over = Гру завершено.
kernel-why-nothing-to-take-back = У вас немає таємної відповіді, яку можна взяти назад.
kernel-why-no-time-limit = Час на це запитання не обмежено.
kernel-why-not-an-answer-here = На це запитання так відповісти не можна.
kernel-why-unfinished = Спершу скажіть, що до цього увійде.
kernel-why-not-a-part-here = Це не може бути частиною такої відповіді.
kernel-why-too-many-parts = { $limit ->
        [one] У відповіді не більше ніж { $limit } частина.
        [few] У відповіді не більше ніж { $limit } частини.
       *[many] У відповіді не більше ніж { $limit } частин.
    }
kernel-why-part = «{ $part }»: { $reason }
kernel-answer-of-parts = { $form }: { $parts }

## Що не вдалося прочитати або чого не буває

error-no-language = Мови «{ $language }» тут немає; є: { $known }.
error-no-game = Гри «{ $name }» тут немає; є: { $known }.
error-bad-manifest = Маніфест { $file } хибний: { $detail }.
error-seat-count = { $game }: гра для { $low }–{ $high } гравців, а не для { $seats }.
error-no-option = { $game }: налаштування «{ $option }» немає; є: { $known }.
error-option-choice = Налаштування { $option }: «{ $value }» не підходить; можна: { $allowed }.
error-option-range = Налаштування { $option }: «{ $value }» — не число від { $low } до { $high }.
error-no-such-player = Гравця { $player } немає; гравців за столом — { $seats }.
error-not-a-seat = «{ $text }» — не місце за столом; місця позначають літерами від A до G.
error-not-an-answer = { $game }: відповіді «{ $text }» немає. Відповіді мають такий вигляд: { $usage }.
error-no-such-part = «{ $part }» не може бути частиною відповіді «{ $answer }».
error-too-many-parts = { $limit ->
        [one] У відповіді не більше ніж { $limit } частина.
        [few] У відповіді не більше ніж { $limit } частини.
       *[many] У відповіді не більше ніж { $limit } частин.
    }
error-no-such-piece = { $game }: карти чи фігури «{ $name }» немає.
error-no-such-place = { $game }: місця «{ $place }» немає; є: { $known }.
error-cannot-lie-there = { $place }: { $piece } не може там лежати.
error-one-too-many = { $place }: на столі зайва карта { $piece }.
error-missing-pieces = На столі бракує: { $pieces }.
error-bad-token = { $place }: не вдалося прочитати «{ $token }».
error-not-a-mapping = { $where }: потрібні пари «назва: значення», а не «{ $value }».
error-not-a-list = { $where }: потрібен список, а не «{ $value }».
error-unknown-field = { $where }: поля «{ $field }» немає; є: { $known }.
error-missing-field = { $where }: бракує поля «{ $field }».
error-bad-value = { $where }: «{ $field }» не може дорівнювати «{ $value }».
error-not-a-frame = «{ $value }» — ні відкладений крок, ні запитання.
error-other-ruleset = Записано для { $given }, а тут { $game }, версія правил { $version }.
error-no-pack = Набору даних «{ $name }» тут немає; є: { $known }. Вкажіть його файл через --data, для залу — через --pack.
error-no-packs = { $game }: у цю гру грають без наборів даних.
error-no-card-texts = { $game }: текстів карт немає, їх намальовано.
error-other-pack = Записано з іншим набором даних «{ $name }» (SHA-256 { $digest }…); тут — { $known }….
error-not-a-saved-game = Це не збережена гра ({ $detail }).
error-sealed-illegal = { $seat }: таємна відповідь «{ $answer }» суперечить правилам.
error-nobody-is-asked = У цій позиції нікому нічого вирішувати.
error-no-legal-answer = У цій позиції ніхто з тих, хто має вирішувати, не може відповісти за правилами.
error-does-not-fit = { $where }: це неможливо виконати чи порівняти.
error-pending-does-not-fit = Відкладене не узгоджується з позицією ({ $detail }).
error-not-a-record = Це не запис гри.
error-record-format = Формат запису «{ $format }» тут невідомий.
error-bad-record = Не вдалося прочитати рядок { $line } запису.
error-record-no-answer = Рядок { $line } запису: «{ $answer }» — не відповідь у цій грі.
error-record-illegal = Рядок { $line } запису суперечить правилам: { $reason }
error-record-differs =
    Рядок { $line } запису: { $what ->
        [commitment] початкове число не те, яке було обіцяно.
        [secret] секрет не той, який було обіцяно до гри.
        [seed] початкове число не отримано із секрету та ентропії всіх гравців.
        [deal] гру, що починається з позиції, не роздавали.
        [end] запис уривається до кінця гри.
        [chance] жереб дав інше.
        [hash] позиція в грі інша.
        [outcome] гра завершилася інакше.
       *[other] є розбіжність.
    }
error-not-a-move = { $where }: «{ $value }» — не хід.
error-scenario-expects-nothing = Сценарій нічого не очікує, тож нічого й не перевіряє.
error-difference = { $where }: очікували { $expected }, а маємо { $found }.
error-other-chance = Наступний жереб — «{ $drawn }», а задано «{ $given }».
error-chance-out-of-range = «{ $label }» дає число від 0 до { $high }, а не { $result }.
error-chance-not-there = Карти, яку має дати жереб «{ $label }», немає серед тих, що тасують.
error-no-words-here = { $where }: тут сценарій запускають без слів.
