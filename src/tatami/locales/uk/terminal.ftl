### Клієнт для терміналу

## Хто сидить за столом

terminal-bot-names = Акіра, Ботан, Тіе, Дайкі, Емі, Фуміо, Ґоро
terminal-you = Ви
# Sentences say «Гравець» before a name themselves.
terminal-person = { $seat }
terminal-kind-person = людина
terminal-kind-random = бот, що грає навмання
terminal-kind-sensible = розважливий бот

## Запитання й відповіді

terminal-offer-group = { $label } …
terminal-offer-outcome = { $label } ({ $outcome })
terminal-step-back = назад, обрати інакше
terminal-compose-give = Це моя відповідь
terminal-compose-leave = Облишити й обрати інше
terminal-compose-take-out = Вийняти: { $part }
terminal-compose-lacks = { $answer } (ще ні: { $reason })
terminal-reason = { $reason } ({ $clauses })
terminal-allowed = Зараз так можна.
terminal-allowed-but = Зараз так можна, але не все:
terminal-not-now = До цього рішення воно не стосується.
terminal-hint = Розважливий гравець обрав би: { $answer } ({ $text }).
terminal-no-hint = Розважливого гравця для цієї гри ще ніхто не написав.
terminal-no-undo = Скасувати нічого: щось уже відкрито або хтось інший уже зробив свій вибір.
terminal-no-take-back = У вас немає таємної відповіді, яку можна взяти назад.
terminal-no-speak = Ніхто ще не сказав, що закінчив: відповідає той, кого питають.
terminal-undone = Скасовано. Знову вирішує { $name }.
terminal-hidden-cards =
    { $count ->
        [one] { $count } закрита карта
        [few] { $count } закриті карти
       *[many] { $count } закритих карт
    }

## Кінець

terminal-over = Гру завершено.
terminal-revealed = Що було приховано:
terminal-recorded = Запис гри у файлі { $path }.
terminal-left = Ви встали з-за столу. Нічого не записано.

## Рядок за рядком

terminal-plain-notice = Намалювати стіл тут не вийде, тож гра розповідається рядок за рядком (--plain).
terminal-plain-welcome = Введіть номер відповіді, саму відповідь або ? для довідки.
terminal-plain-help = Введіть номер відповіді або саму відповідь, наприклад «{ $example }». Також можна ввести:
terminal-plain-parts = Деякі відповіді складаються з частин. Оберіть «{ $form }» і додавайте їх одну за одною або введіть усе одним рядком: «{ $form }: … , …».
terminal-seen = Натисніть Enter, коли прочитаєте.
terminal-pass-keyboard = Передайте клавіатуру гравцеві { $name }; він натисне Enter.
terminal-say-help = довідка
terminal-say-table = стіл
terminal-say-log = журнал
terminal-say-hand = рука
terminal-say-why = чому
terminal-say-rules = правила
terminal-say-who = хто
terminal-say-find = знайти
terminal-say-text = текст
terminal-say-hint = підказка
terminal-say-undo = скасувати
terminal-say-back = назад
terminal-say-speak = говорити
terminal-say-quit = вийти
terminal-help-help = ця довідка
terminal-help-table = що лежить на столі
terminal-help-log = що вже сталося
terminal-help-hand = що бачите тільки ви
terminal-help-why = що зараз не можна й чому; з відповіддю або картою після слова — чому не можна саме цього
terminal-help-rules = розділи правил; з номером пункту після слова — цей пункт
terminal-help-who = персонажі, ролі, відстані й карти; з назвою після слова — лише те, що так зветься
terminal-help-find = показати лише відповіді з цими словами; слово, яке не є відповіддю, діє так само
terminal-help-text = відповідь, яку ви складаєте, як текст: щоб зберегти, змінити чи ввести знову; @ФАЙЛ читає її з файлу
terminal-help-hint = що зробив би розважливий гравець
terminal-help-undo = скасувати свою останню відповідь, доки нічого не відкрито й ніхто інший не ходив
terminal-help-back = узяти назад таємну відповідь, доки інші ще вирішують
terminal-help-speak = сказати ще щось, або дати слово тому, хто вже сказав, що закінчив
terminal-help-quit = встати з-за столу
terminal-log-empty = Ще нічого не сталося.
terminal-rules-how = Щоб прочитати пункт, введіть «правила» і його номер.
terminal-no-clause = У правилах немає пункту «{ $clause }».
terminal-no-such-number = Такого номера немає; відповіді пронумеровано від 1 до { $count }.
terminal-found-nothing = Немає відповіді зі словом «{ $text }».
terminal-not-text = Це не вдалося прочитати як текст. Введіть ще раз.
terminal-line-too-long = Рядок надто довгий. Введіть коротший.
terminal-say-something = Введіть номер або відповідь, а для довідки — знак ?.

## Татамі

terminal-turn = хід { $number }
terminal-key-seek = / знайти
terminal-seek-title = Яке слово шукаєте?
terminal-key-write = t текстом
terminal-write-title = Відповідь як текст
terminal-write-about = Напишіть її, вставте або змініть; «@my.deck» прочитає її з файлу. Її ще не буде дано.
terminal-key-take = Enter узяти
terminal-text-nothing = Ви не складаєте відповіді з кількох частин.
terminal-key-why = w чому ні?
terminal-key-rules = F1 правила
terminal-key-hint = h підказка
terminal-key-who = i хто є хто
terminal-key-undo = u скасувати
terminal-key-back = b узяти назад
terminal-key-speak = s говорити ще
terminal-key-enter = Enter далі
terminal-key-go-on = Пробіл далі
terminal-key-help = ? довідка
terminal-key-quit = q вийти
terminal-key-close = Esc закрити
terminal-cover-title = Ваша черга: { $name }
terminal-cover-text = Решта відвертається. Натисніть Enter, коли екран бачите тільки ви.
terminal-quit-title = Встати з-за столу?
terminal-quit-text = Гру не завершено, і запису не буде.
terminal-quit-yes = y вийти
terminal-quit-no = Esc лишитися
terminal-why-title = Чому ні?
terminal-why-nothing = Усе, що здається можливим, справді дозволено.
terminal-why-more =
    { $count ->
        [one] і ще { $count } подібна відповідь
        [few] і ще { $count } подібні відповіді
       *[many] і ще { $count } подібних відповідей
    }
terminal-rules-title = Правила гри { $game }
terminal-who-title = Хто є хто
terminal-who-nothing = У цій грі такої довідки немає.
terminal-who-unknown = Тут немає нічого з назвою «{ $name }».
terminal-result-title = Гру завершено
terminal-result-close = Enter встати з-за столу
terminal-result-look = Esc подивитися на стіл
terminal-help-title = Клавіші
terminal-help-keys =
    1–9 обрати відповідь
    Стрілки й Enter рухатися й обирати
    Tab перейти від відповідей до столу й назад
    Esc крок назад
    Клацніть карту або гравця, щоб звузити вибір; клацніть ще раз, щоб підтвердити
    / лишає тільки відповіді з певним словом
    t відповідь із багатьох частин як текст: зберегти, змінити, вставити
    w чому чогось не можна
    F1 правила гри
    { $who ->
        [yes] i хто є хто: персонажі, ролі, відстані, карти
       *[no] { "" }
    }
    h що зробив би розважливий гравець
    u скасувати, b узяти назад таємну відповідь
    { $speak ->
        [yes] s говорити ще, коли ви вже сказали, що закінчили
       *[no] { "" }
    }
    Пробіл перервати паузу
    q встати з-за столу

## Вибір гри

terminal-choose-title = У що граємо?
terminal-choose-players = Гравці
terminal-choose-seat = Місце { $seat }
terminal-choose-language = Мова
terminal-choose-language-name = українська
terminal-choose-play = Enter грати
terminal-choose-how = Щоб почати гру: tatami play { $game }
terminal-choose-arrows = Стрілки обрати й змінити

## Тенно

terminal-tenno-slot = місце { $slot }
terminal-tenno-own-slot = місце { $slot }: { $card }
terminal-tenno-slot-open = місце { $slot }: { $card }, відкрито
terminal-tenno-slot-covered = місце { $slot }: закрито
terminal-tenno-slot-seen =
    { $handled ->
        [yes] місце { $slot }: закрито, на ході { $turn } тут бачили: { $card }, відтоді місце чіпали
       *[no] місце { $slot }: закрито, на ході { $turn } тут бачили: { $card }
    }
terminal-tenno-slot-empty = місце { $slot }: порожньо
terminal-tenno-fill = { $card } на місце { $slot }
terminal-tenno-hand = рука
terminal-tenno-prison = в’язниця
terminal-tenno-discard = скид
terminal-tenno-hand-count =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
terminal-tenno-prison-count =
    { $count ->
        [one] { $count } ув’язнений
        [few] { $count } ув’язнені
       *[many] { $count } ув’язнених
    }
terminal-tenno-discarded = У скиді: { $cards }.
terminal-tenno-power-ninja = у нападі 8
terminal-tenno-power-monk = +2 в обороні
terminal-tenno-power-ronin = два напади
terminal-tenno-power-shogun = не нападає
terminal-tenno-power-geisha = перемагає

## Сінобі

terminal-shinobi-province =
    { $you ->
        [yes] у свою провінцію
       *[no] у провінцію гравця { $owner }
    }
terminal-shinobi-at-home = Розмістити у своїй провінції
terminal-shinobi-move = Перемістити війська
terminal-shinobi-army =
    { $safe ->
        [yes] { $clan } { $count } (цього ходу захищена)
       *[no] { $clan } { $count }
    }
terminal-shinobi-army-in =
    { $you ->
        [yes] ваша армія { $clan }, сила { $count }
       *[no] армія { $clan }, сила { $count } (провінція гравця { $owner })
    }
terminal-shinobi-empty-province = військ немає
terminal-shinobi-hand = рука
terminal-shinobi-hand-count =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
terminal-shinobi-serves =
    { $you ->
        [yes] ви служите клану { $clan }
       *[no] служить клану { $clan }
    }
terminal-shinobi-deck = Колода
terminal-shinobi-discard = Скид
terminal-shinobi-deck-count = Колода { $deck }, скид { $discard }.
terminal-shinobi-tally-line = На столі: { $tally }.
terminal-shinobi-last-round =
    { $turns ->
        [one] ще { $turns } хід
        [few] ще { $turns } ходи
       *[many] ще { $turns } ходів
    }

## Меч самурая

terminal-samurai-hand = рука
terminal-samurai-no-cards = У руці немає карт.
terminal-samurai-harmless = знекровлено
terminal-samurai-random-card = випадкова карта з руки
terminal-samurai-difficulty = складність
terminal-samurai-turn =
    { $you ->
        [yes] Ваш хід
       *[no] Хід: { $name }
    }
terminal-samurai-weapons = Зброя { $played }/{ $limit }
terminal-samurai-deck = Колода { $count }
terminal-samurai-discard = Скид { $count }
terminal-samurai-wounds =
    { $count ->
        [one] { $count } рана
        [few] { $count } рани
       *[many] { $count } ран
    }
terminal-samurai-reach = сягає до { $reach }
terminal-samurai-short-focus = Хол.
terminal-samurai-short-armor = Обл.
terminal-samurai-short-fast-draw = Стр.
terminal-samurai-short-bushido = Буш.
terminal-samurai-effect-parry = відбиває зброю
terminal-samurai-effect-geisha = інший гравець скидає карту
terminal-samurai-effect-diversion = узяти випадкову карту з руки
terminal-samurai-effect-battle-cry = іншим: захист або 1 рана
terminal-samurai-effect-tea-ceremony = вам 3 карти, іншим по 1
terminal-samurai-effect-jujutsu = іншим: зброя або 1 рана
terminal-samurai-effect-daimyo = узяти 2 карти
terminal-samurai-effect-breathing = зцілитися, інший бере карту
terminal-samurai-effect-focus = +1 зброя за хід
terminal-samurai-effect-armor = атаки на вас: складність +1
terminal-samurai-effect-fast-draw = ваша зброя: +1 рана
terminal-samurai-effect-bushido = може коштувати зброї чи честі
terminal-samurai-brief-parry = проти зброї
terminal-samurai-brief-geisha = скидає чужу карту
terminal-samurai-brief-diversion = забрати карту
terminal-samurai-brief-battle-cry = захист/рана
terminal-samurai-brief-tea-ceremony = +3 / +1
terminal-samurai-brief-jujutsu = зброя чи рана
terminal-samurai-brief-daimyo = узяти 2 карти
terminal-samurai-brief-breathing = зцілитися
terminal-samurai-brief-focus = +1 зброя
terminal-samurai-brief-armor = складність +1
terminal-samurai-brief-fast-draw = +1 рана
terminal-samurai-brief-bushido = загроза честі

terminal-samurai-resilience-of = стійкість { $count } з { $most }
terminal-samurai-honor-count = честь { $count }
terminal-samurai-hand-count =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
terminal-samurai-known = відомо: { $cards }
terminal-samurai-in-play = у грі: { $cards }
terminal-samurai-difficulty-is = складність атаки { $number }
terminal-samurai-resolves =
    { $count ->
        [one] Розігрується: { $card }. Чия карта: { $by }. Хто відповідає: { $asked }; інакше { $count } рана.
        [few] Розігрується: { $card }. Чия карта: { $by }. Хто відповідає: { $asked }; інакше { $count } рани.
       *[many] Розігрується: { $card }. Чия карта: { $by }. Хто відповідає: { $asked }; інакше { $count } ран.
    }
terminal-samurai-on-top = згори: { $card }

terminal-samurai-who-players = За столом
terminal-samurai-who-roles = Ролі в цій грі
terminal-samurai-who-distances = Складність атаки
terminal-samurai-who-signs = Позначки
terminal-samurai-who-cards = Карти
terminal-samurai-role-unknown = роль невідома
terminal-samurai-known-cards = З руки відомо: { $cards }.
terminal-samurai-honor =
    { $honor ->
        [one] { $honor } жетон честі.
        [few] { $honor } жетони честі.
       *[many] { $honor } жетонів честі.
    }
terminal-samurai-points = Очок поки що: { $sum }.
terminal-samurai-or = { " або " }
terminal-samurai-role =
    { $count ->
        [one] { $role }, { $count } гравець, честь { $times }
        [few] { $role }, { $count } гравці, честь { $times }
       *[many] { $role }, { $count } гравців, честь { $times }
    }
terminal-samurai-ninja = Ніндзя перемагають разом, проти сьоґуна, і виграють кожну нічию. Коли гравців четверо, честь ніндзя з більшою кількістю зірок подвоюється.
terminal-samurai-harmless-player = Знекровлений гравець (знекровлено)
terminal-samurai-harmless-about = Гравець без стійкості або без карт у руці знекровлений. Зброєю його атакувати не можна, «Бойовий клич» і «Дзюдзюцу» на нього не діють, і його не рахують, коли міряють складність атаки між іншими; у всьому іншому він і далі в грі.
terminal-samurai-from =
    { $you ->
        [yes] Від вас
       *[no] Від гравця { $name }
    }
terminal-samurai-card = { $card } (у грі: { $count })
terminal-samurai-sign-reach = перед числом зброї: найбільша складність, до якої вона сягає; перед числом гравця: складність атаки на нього. ✓ вибрана зброя сягає, ✗ не сягає.
terminal-samurai-sign-wound = одна рана, якої завдає зброя
terminal-samurai-sign-resilience = стійкість; ○ утрачено, ◍ ось-ось буде втрачено
terminal-samurai-sign-honor = жетони честі
terminal-samurai-sign-hand = карти в руці
terminal-samurai-sign-asked = зараз вирішує; ім’я на червоному — чий тепер хід

## Помилки

error-input-ended = Ввід скінчився посеред гри; нічого не записано.
error-same-name = Двох гравців звати «{ $name }»; дайте їм різні імена.

## tatami play

cli-example-play = зіграти проти ботів
cli-command-play = Зіграти в терміналі: проти ботів або з іншими за однією клавіатурою.
cli-play-game = Яка гра; перелік показує `tatami games`. Без неї: вибір у терміналі.
cli-play-seats = Хто грає: you (людина), bot, sensible або random для кожного гравця; після двокрапки можна додати ім’я.
cli-play-seed = З тим самим зерном буде та сама гра й ті самі ходи ботів; якщо не вказано, вирішує випадок.
cli-play-plain = Рядок за рядком замість намальованого столу: для каналів, сценаріїв і програм читання з екрана.
cli-play-fast = Без пауз між ходами ботів.
cli-play-record = Записати завершену гру в цей файл.
