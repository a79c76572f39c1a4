### То, что все игры говорят одинаково

## Перечни, числа, люди

kernel-list = { $rest } и { $last }
kernel-joined-and =
    { $end ->
        [yes] { $rest } и { $last }
       *[no] { $rest }, { $last }
    }
kernel-joined-also =
    { $end ->
        [yes] { $rest }, а также { $last }
       *[no] { $rest }, { $last }
    }
kernel-joined-or =
    { $end ->
        [yes] { $rest } или { $last }
       *[no] { $rest }, { $last }
    }
kernel-joined-then =
    { $end ->
        [yes] { $rest }, затем { $last }
       *[no] { $rest }, { $last }
    }
kernel-joined-either = { $rest } ИЛИ { $last }
kernel-joined-comma = { $rest }, { $last }
kernel-joined-besides = { $rest }; { $last }
kernel-nobody = никто
kernel-players =
    { $low }–{ $high } { $high ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
kernel-option-yes = да
kernel-option-no = нет
kernel-hidden-card = карта
    .acc = карту
    .gen = карты
    .dat = карте
    .ins = картой

## Что произошло

kernel-event-sealed =
    { $you ->
        [yes] Вы уже решили.
       *[no] Решение игрока { $seat } принято.
    }
kernel-event-taken-back =
    { $you ->
        [yes] Вы берёте своё решение назад.
       *[no] Игрок { $seat } берёт своё решение назад.
    }
kernel-event-time-up = Время вышло.
kernel-event-resigned =
    { $plays_on ->
        [yes] { $you ->
            [yes] Вы сдаётесь; вместо вас дальше играет бот.
           *[no] Игрок { $seat } сдаётся; дальше там играет бот.
        }
       *[no] { $you ->
            [yes] Вы сдаётесь.
           *[no] Игрок { $seat } сдаётся.
        }
    }
kernel-event-called-off =
    { $agreed ->
        [yes] Игроки договорились закончить игру на этом.
       *[no] Все игроки сдались: игра окончена.
    }
kernel-event-glimpsed =
    { $you ->
        [yes] Вы смотрите на карту.
       *[no] Игрок { $by } смотрит на карту.
    }
kernel-event-glimpsed-open =
    { $you ->
        [yes] Вы смотрите на карту: { $card }.
       *[no] Игрок { $by } смотрит на карту.
    }

## Чем кончилось
kernel-outcome-resigned =
    { $you ->
        [yes] Вы побеждаете: соперник сдался.
       *[no] Побеждает { $winners }: соперник сдался.
    }
kernel-outcome-agreement = Игра окончена по соглашению: никто не победил.
kernel-outcome-abandoned = Все игроки сдались: никто не победил.

## Почему нельзя

kernel-why-not-asked = Сейчас решаете не вы.
kernel-why-already-answered = Вы уже ответили; чтобы изменить ответ, сначала возьмите его назад.
kernel-why-game-is-over = Игра окончена.
kernel-why-nothing-to-take-back = У вас нет тайного ответа, который можно взять назад.
kernel-why-no-time-limit = Время на этот вопрос не ограничено.
kernel-why-not-an-answer-here = На этот вопрос так ответить нельзя.
kernel-why-unfinished = Сначала скажите, что в это войдёт.
kernel-why-not-a-part-here = Это не может быть частью такого ответа.
kernel-why-too-many-parts = { $limit ->
        [one] В ответе не больше { $limit } части.
        [few] В ответе не больше { $limit } частей.
       *[many] В ответе не больше { $limit } частей.
    }
kernel-why-part = «{ $part }»: { $reason }
kernel-answer-of-parts = { $form }: { $parts }

## Что не удалось прочитать или чего не бывает

error-no-language = Языка «{ $language }» здесь нет; есть: { $known }.
error-no-game = Игры «{ $name }» здесь нет; есть: { $known }.
error-bad-manifest = Манифест { $file } неверен: { $detail }.
error-seat-count = { $game }: игра для { $low }–{ $high } игроков, а не для { $seats }.
error-no-option = { $game }: настройки «{ $option }» нет; есть: { $known }.
error-option-choice = Настройка { $option }: «{ $value }» не подходит; можно: { $allowed }.
error-option-range = Настройка { $option }: «{ $value }» — не число от { $low } до { $high }.
error-no-such-player = Игрока { $player } нет; игроков за столом — { $seats }.
error-not-a-seat = «{ $text }» — не место за столом; места обозначают буквами от A до G.
error-not-an-answer = { $game }: ответа «{ $text }» нет. Ответы выглядят так: { $usage }.
error-no-such-part = «{ $part }» не может быть частью ответа «{ $answer }».
error-too-many-parts = { $limit ->
        [one] В ответе не больше { $limit } части.
        [few] В ответе не больше { $limit } частей.
       *[many] В ответе не больше { $limit } частей.
    }
error-no-such-piece = { $game }: карты или фигуры «{ $name }» нет.
error-no-such-place = { $game }: места «{ $place }» нет; есть: { $known }.
error-cannot-lie-there = { $place }: { $piece } не может там лежать.
error-one-too-many = { $place }: на столе лишняя карта { $piece }.
error-missing-pieces = На столе не хватает: { $pieces }.
error-bad-token = { $place }: не удалось прочитать «{ $token }».
error-not-a-mapping = { $where }: нужны пары «название: значение», а не «{ $value }».
error-not-a-list = { $where }: нужен список, а не «{ $value }».
error-unknown-field = { $where }: поля «{ $field }» нет; есть: { $known }.
error-missing-field = { $where }: не хватает поля «{ $field }».
error-bad-value = { $where }: «{ $field }» не может быть равно «{ $value }».
error-not-a-frame = «{ $value }» — ни отложенный шаг, ни вопрос.
error-other-ruleset = Записано для { $given }, а здесь { $game }, версия правил { $version }.
error-no-pack = Набора данных «{ $name }» здесь нет; есть: { $known }. Укажите его файл через --data, для зала — через --pack.
error-no-packs = { $game }: в эту игру играют без наборов данных.
error-no-card-texts = { $game }: текстов карт нет, они нарисованы.
error-other-pack = Записано с другим набором данных «{ $name }» (SHA-256 { $digest }…); здесь — { $known }….
error-not-a-saved-game = Это не сохранённая игра ({ $detail }).
error-sealed-illegal = { $seat }: тайный ответ «{ $answer }» противоречит правилам.
error-nobody-is-asked = В этой позиции никому нечего решать.
error-no-legal-answer = В этой позиции никто из тех, кто должен решать, не может ответить по правилам.
error-does-not-fit = { $where }: это невозможно выполнить или сравнить.
error-pending-does-not-fit = Отложенное не согласуется с позицией ({ $detail }).
error-not-a-record = Это не запись игры.
error-record-format = Формат записи «{ $format }» здесь неизвестен.
error-bad-record = Не удалось прочитать строку { $line } записи.
error-record-no-answer = Строка { $line } записи: «{ $answer }» — не ответ в этой игре.
error-record-illegal = Строка { $line } записи противоречит правилам: { $reason }
error-record-differs =
    Строка { $line } записи: { $what ->
        [commitment] начальное число не то, которое было обещано.
        [secret] секрет не тот, который был обещан до игры.
        [seed] начальное число получено не из секрета и энтропии всех игроков.
        [deal] игра, которая начинается с позиции, не сдавалась.
        [end] запись обрывается до конца игры.
        [chance] жребий дал другое.
        [hash] позиция в игре другая.
        [outcome] игра закончилась иначе.
       *[other] есть расхождение.
    }
error-not-a-move = { $where }: «{ $value }» — не ход.
error-scenario-expects-nothing = Сценарий ничего не ожидает, а значит, ничего и не проверяет.
error-difference = { $where }: ожидалось { $expected }, а получилось { $found }.
error-other-chance = Следующий жребий — «{ $drawn }», а задан «{ $given }».
error-chance-out-of-range = «{ $label }» даёт число от 0 до { $high }, а не { $result }.
error-chance-not-there = Карты, которую должен дать жребий «{ $label }», нет среди тасуемых.
error-no-words-here = { $where }: здесь сценарий запускают без слов.
