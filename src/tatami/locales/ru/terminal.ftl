### Клиент для терминала

## Кто сидит за столом

terminal-bot-names = Акира, Ботан, Тиэ, Дайки, Эми, Фумио, Горо
terminal-you = Вы
# Sentences say «Игрок» before a name themselves.
terminal-person = { $seat }
terminal-kind-person = человек
terminal-kind-random = бот, играющий наугад
terminal-kind-sensible = рассудительный бот

## Вопросы и ответы

terminal-offer-group = { $label } …
terminal-offer-outcome = { $label } ({ $outcome })
terminal-step-back = назад, выбрать иначе
terminal-compose-give = Это мой ответ
terminal-compose-leave = Оставить и выбрать другое
terminal-compose-take-out = Вынуть: { $part }
terminal-compose-lacks = { $answer } (ещё нет: { $reason })
terminal-reason = { $reason } ({ $clauses })
terminal-allowed = Сейчас так можно.
terminal-allowed-but = Сейчас так можно, но не всё:
terminal-not-now = К этому решению оно не относится.
terminal-hint = Рассудительный игрок выбрал бы: { $answer } ({ $text }).
terminal-no-hint = Рассудительного игрока для этой игры ещё никто не написал.
terminal-no-undo = Отменить нечего: что-то уже открыто или кто-то другой уже сделал свой выбор.
terminal-no-take-back = У вас нет тайного ответа, который можно взять назад.
terminal-no-speak = Никто ещё не сказал, что закончил: отвечает тот, кого спрашивают.
terminal-undone = Отменено. Снова решает { $name }.
terminal-hidden-cards =
    { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }

## Конец

terminal-over = Игра окончена.
terminal-revealed = Что было скрыто:
terminal-recorded = Запись игры в файле { $path }.
terminal-left = Вы встали из-за стола. Ничего не записано.

## Строка за строкой

terminal-plain-notice = Нарисовать стол здесь нельзя, поэтому игра рассказывается строка за строкой (--plain).
terminal-plain-welcome = Введите номер ответа, сам ответ или ? для справки.
terminal-plain-help = Введите номер ответа или сам ответ, например «{ $example }». Ещё можно ввести:
terminal-plain-parts = Некоторые ответы состоят из частей. Выберите «{ $form }» и добавляйте их одну за другой или введите всё одной строкой: «{ $form }: … , …».
terminal-seen = Нажмите Enter, когда прочтёте.
terminal-pass-keyboard = Передайте клавиатуру игроку { $name }; он нажмёт Enter.
terminal-say-help = справка
terminal-say-table = стол
terminal-say-log = журнал
terminal-say-hand = рука
terminal-say-why = почему
terminal-say-rules = правила
terminal-say-who = кто
terminal-say-find = найти
terminal-say-text = текст
terminal-say-hint = подсказка
terminal-say-undo = отменить
terminal-say-back = назад
terminal-say-speak = говорить
terminal-say-quit = выйти
terminal-help-help = эта справка
terminal-help-table = что лежит на столе
terminal-help-log = что уже произошло
terminal-help-hand = что видите только вы
terminal-help-why = что сейчас нельзя и почему; с ответом или картой после слова — почему нельзя именно этого
terminal-help-rules = главы правил; с номером пункта после слова — этот пункт
terminal-help-who = персонажи, роли, расстояния и карты; с названием после слова — только то, что так называется
terminal-help-find = показать только ответы с этими словами; слово, которое не является ответом, действует так же
terminal-help-text = ответ, который вы составляете, как текст: чтобы сохранить, изменить или ввести снова; @ФАЙЛ читает его из файла
terminal-help-hint = что сделал бы рассудительный игрок
terminal-help-undo = отменить свой последний ответ, пока ничего не открыто и никто другой не ходил
terminal-help-back = взять назад тайный ответ, пока другие ещё решают
terminal-help-speak = сказать что-то ещё или дать слово тому, кто уже сказал, что закончил
terminal-help-quit = встать из-за стола
terminal-log-empty = Ещё ничего не произошло.
terminal-rules-how = Чтобы прочитать пункт, введите «правила» и его номер.
terminal-no-clause = В правилах нет пункта «{ $clause }».
terminal-no-such-number = Такого номера нет; ответы пронумерованы от 1 до { $count }.
terminal-found-nothing = Нет ответа со словом «{ $text }».
terminal-not-text = Это не удалось прочитать как текст. Введите ещё раз.
terminal-line-too-long = Строка слишком длинная. Введите короче.
terminal-say-something = Введите номер или ответ, а для справки — знак ?.

## Татами

terminal-turn = ход { $number }
terminal-key-seek = / найти
terminal-seek-title = Какое слово ищете?
terminal-key-write = t текстом
terminal-write-title = Ответ как текст
terminal-write-about = Напишите его, вставьте или измените; «@my.deck» прочитает его из файла. Он ещё не будет дан.
terminal-key-take = Enter взять
terminal-text-nothing = Вы не составляете ответа из нескольких частей.
terminal-key-why = w почему нет?
terminal-key-rules = F1 правила
terminal-key-hint = h подсказка
terminal-key-who = i кто есть кто
terminal-key-undo = u отменить
terminal-key-back = b взять назад
terminal-key-speak = s говорить ещё
terminal-key-enter = Enter дальше
terminal-key-go-on = Пробел дальше
terminal-key-help = ? справка
terminal-key-quit = q выйти
terminal-key-close = Esc закрыть
terminal-cover-title = Ваша очередь: { $name }
terminal-cover-text = Остальные отворачиваются. Нажмите Enter, когда экран видите только вы.
terminal-quit-title = Встать из-за стола?
terminal-quit-text = Игра не окончена, и записи не будет.
terminal-quit-yes = y выйти
terminal-quit-no = Esc остаться
terminal-why-title = Почему нет?
terminal-why-nothing = Всё, что кажется возможным, действительно разрешено.
terminal-why-more =
    { $count ->
        [one] и ещё { $count } подобный ответ
        [few] и ещё { $count } подобных ответа
       *[many] и ещё { $count } подобных ответов
    }
terminal-rules-title = Правила игры { $game }
terminal-who-title = Кто есть кто
terminal-who-nothing = В этой игре такой справки нет.
terminal-who-unknown = Здесь нет ничего с названием «{ $name }».
terminal-result-title = Игра окончена
terminal-result-close = Enter встать из-за стола
terminal-result-look = Esc посмотреть на стол
terminal-help-title = Клавиши
terminal-help-keys =
    1–9 выбрать ответ
    Стрелки и Enter двигаться и выбирать
    Tab перейти от ответов к столу и обратно
    Esc шаг назад
    Щёлкните карту или игрока, чтобы сузить выбор; щёлкните ещё раз, чтобы подтвердить
    / оставляет только ответы с нужным словом
    t ответ из многих частей как текст: сохранить, изменить, вставить
    w почему чего-то нельзя
    F1 правила игры
    { $who ->
        [yes] i кто есть кто: персонажи, роли, расстояния, карты
       *[no] { "" }
    }
    h что сделал бы рассудительный игрок
    u отменить, b взять назад тайный ответ
    { $speak ->
        [yes] s говорить ещё, когда вы уже сказали, что закончили
       *[no] { "" }
    }
    Пробел прервать паузу
    q встать из-за стола

## Выбор игры

terminal-choose-title = Во что играем?
terminal-choose-players = Игроки
terminal-choose-seat = Место { $seat }
terminal-choose-language = Язык
terminal-choose-language-name = русский
terminal-choose-play = Enter играть
terminal-choose-how = Чтобы начать игру: tatami play { $game }
terminal-choose-arrows = Стрелки выбрать и изменить

## Тэнно

terminal-tenno-slot = место { $slot }
terminal-tenno-own-slot = место { $slot }: { $card }
terminal-tenno-slot-open = место { $slot }: { $card }, открыто
terminal-tenno-slot-covered = место { $slot }: закрыто
terminal-tenno-slot-seen =
    { $handled ->
        [yes] место { $slot }: закрыто, на ходу { $turn } здесь видели: { $card }, с тех пор место трогали
       *[no] место { $slot }: закрыто, на ходу { $turn } здесь видели: { $card }
    }
terminal-tenno-slot-empty = место { $slot }: пусто
terminal-tenno-fill = { $card } на место { $slot }
terminal-tenno-hand = рука
terminal-tenno-prison = тюрьма
terminal-tenno-discard = сброс
terminal-tenno-hand-count =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
terminal-tenno-prison-count =
    { $count ->
        [one] { $count } пленник
        [few] { $count } пленника
       *[many] { $count } пленников
    }
terminal-tenno-discarded = В сбросе: { $cards }.
terminal-tenno-power-ninja = нападает как 8
terminal-tenno-power-monk = +2 к защите
terminal-tenno-power-ronin = два нападения
terminal-tenno-power-shogun = не нападает
terminal-tenno-power-geisha = побеждает

## Синоби

terminal-shinobi-province =
    { $you ->
        [yes] в свою провинцию
       *[no] в провинцию игрока { $owner }
    }
terminal-shinobi-at-home = Разместить в своей провинции
terminal-shinobi-move = Переместить войска
terminal-shinobi-army =
    { $safe ->
        [yes] { $clan } { $count } (в этот ход защищена)
       *[no] { $clan } { $count }
    }
terminal-shinobi-army-in =
    { $you ->
        [yes] ваша армия { $clan }, сила { $count }
       *[no] армия { $clan }, сила { $count } (провинция игрока { $owner })
    }
terminal-shinobi-empty-province = войск нет
terminal-shinobi-hand = рука
terminal-shinobi-hand-count =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
terminal-shinobi-serves =
    { $you ->
        [yes] вы служите клану { $clan }
       *[no] служит клану { $clan }
    }
terminal-shinobi-deck = Колода
terminal-shinobi-discard = Сброс
terminal-shinobi-deck-count = Колода { $deck }, сброс { $discard }.
terminal-shinobi-tally-line = На столе: { $tally }.
terminal-shinobi-last-round =
    { $turns ->
        [one] ещё { $turns } ход
        [few] ещё { $turns } хода
       *[many] ещё { $turns } ходов
    }

## Меч самурая

terminal-samurai-hand = рука
terminal-samurai-no-cards = На руке нет карт.
terminal-samurai-harmless = обескровлен
terminal-samurai-random-card = случайная карта с руки
terminal-samurai-difficulty = сложность
terminal-samurai-turn =
    { $you ->
        [yes] Ваш ход
       *[no] Ход: { $name }
    }
terminal-samurai-weapons = Оружие { $played }/{ $limit }
terminal-samurai-deck = Колода { $count }
terminal-samurai-discard = Сброс { $count }
terminal-samurai-wounds =
    { $count ->
        [one] { $count } рана
        [few] { $count } раны
       *[many] { $count } ран
    }
terminal-samurai-reach = бьёт до { $reach }
terminal-samurai-short-focus = Хлад.
terminal-samurai-short-armor = Досп.
terminal-samurai-short-fast-draw = Стр.
terminal-samurai-short-bushido = Бус.
terminal-samurai-effect-parry = отбивает оружие
terminal-samurai-effect-geisha = другой игрок сбросит карту
terminal-samurai-effect-diversion = взять случайную карту с руки
terminal-samurai-effect-battle-cry = другим: защита или 1 рана
terminal-samurai-effect-tea-ceremony = вам 3 карты, другим по 1
terminal-samurai-effect-jujutsu = другим: оружие или 1 рана
terminal-samurai-effect-daimyo = взять 2 карты
terminal-samurai-effect-breathing = исцелиться, другой берёт карту
terminal-samurai-effect-focus = +1 оружие за ход
terminal-samurai-effect-armor = атаки на вас: сложность +1
terminal-samurai-effect-fast-draw = ваше оружие: +1 рана
terminal-samurai-effect-bushido = может стоить оружия или чести
terminal-samurai-brief-parry = от оружия
terminal-samurai-brief-geisha = сброс чужой карты
terminal-samurai-brief-diversion = забрать карту
terminal-samurai-brief-battle-cry = защита/рана
terminal-samurai-brief-tea-ceremony = +3/+1
terminal-samurai-brief-jujutsu = оружие/рана
terminal-samurai-brief-daimyo = взять 2 карты
terminal-samurai-brief-breathing = исцелиться
terminal-samurai-brief-focus = +1 оружие
terminal-samurai-brief-armor = сложность +1
terminal-samurai-brief-fast-draw = +1 рана
terminal-samurai-brief-bushido = угроза чести

terminal-samurai-resilience-of = стойкость { $count } из { $most }
terminal-samurai-honor-count = честь { $count }
terminal-samurai-hand-count =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
terminal-samurai-known = известно: { $cards }
terminal-samurai-in-play = в игре: { $cards }
terminal-samurai-difficulty-is = сложность атаки { $number }
terminal-samurai-resolves =
    { $count ->
        [one] Разыгрывается: { $card }. Чья карта: { $by }. Кто отвечает: { $asked }; иначе { $count } рана.
        [few] Разыгрывается: { $card }. Чья карта: { $by }. Кто отвечает: { $asked }; иначе { $count } раны.
       *[many] Разыгрывается: { $card }. Чья карта: { $by }. Кто отвечает: { $asked }; иначе { $count } ран.
    }
terminal-samurai-on-top = сверху: { $card }

terminal-samurai-who-players = За столом
terminal-samurai-who-roles = Роли в этой игре
terminal-samurai-who-distances = Сложность атаки
terminal-samurai-who-signs = Обозначения
terminal-samurai-who-cards = Карты
terminal-samurai-role-unknown = роль неизвестна
terminal-samurai-known-cards = Из руки известно: { $cards }.
terminal-samurai-honor =
    { $honor ->
        [one] { $honor } жетон чести.
        [few] { $honor } жетона чести.
       *[many] { $honor } жетонов чести.
    }
terminal-samurai-points = Очков пока: { $sum }.
terminal-samurai-or = { " или " }
terminal-samurai-role =
    { $count ->
        [one] { $role }, { $count } игрок, честь { $times }
        [few] { $role }, { $count } игрока, честь { $times }
       *[many] { $role }, { $count } игроков, честь { $times }
    }
terminal-samurai-ninja = Ниндзя побеждают вместе, против сёгуна, и выигрывают любую ничью. Если игроков четверо, честь ниндзя с большим числом звёзд удваивается.
terminal-samurai-harmless-player = Обескровленный игрок (обескровлен)
terminal-samurai-harmless-about = Игрок без стойкости или без карт на руке обескровлен. Оружием его атаковать нельзя, «Боевой клич» и «Дзюдзюцу» на него не действуют, и его не считают, когда измеряют сложность атаки между другими; во всём остальном он по-прежнему в игре.
terminal-samurai-from =
    { $you ->
        [yes] От вас
       *[no] От игрока { $name }
    }
terminal-samurai-card = { $card } (в игре: { $count })
terminal-samurai-sign-reach = перед числом оружия: наибольшая сложность, до которой оно достаёт; перед числом игрока: сложность атаки на него. ✓ выбранное оружие достаёт, ✗ не достаёт.
terminal-samurai-sign-wound = одна рана, которую наносит оружие
terminal-samurai-sign-resilience = стойкость; ○ потеряно, ◍ вот-вот будет потеряно
terminal-samurai-sign-honor = жетоны чести
terminal-samurai-sign-hand = карты на руке
terminal-samurai-sign-asked = сейчас решает; имя на красном — чей теперь ход

## Ошибки

error-input-ended = Ввод закончился посреди игры; ничего не записано.
error-same-name = Двух игроков зовут «{ $name }»; дайте им разные имена.

## tatami play

cli-example-play = сыграть против ботов
cli-command-play = Сыграть в терминале: против ботов или с другими за одной клавиатурой.
cli-play-game = Какая игра; список показывает `tatami games`. Без неё: выбор в терминале.
cli-play-seats = Кто играет: you (человек), bot, sensible или random для каждого игрока; после двоеточия можно добавить имя.
cli-play-seed = С тем же зерном будет та же игра и те же ходы ботов; если не указано, решает случай.
cli-play-plain = Строка за строкой вместо нарисованного стола: для каналов, сценариев и программ чтения с экрана.
cli-play-fast = Без пауз между ходами ботов.
cli-play-record = Записать оконченную игру в этот файл.
