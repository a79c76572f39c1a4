### Клієнт у браузері: колоди Сенджюцу

client-decks-lead = Складайте колоди для Сенджюцу, одразу перевіряйте їх і беріть до столу.
client-decks-pack = Карти
client-decks-yours = Ваші колоди
client-decks-of-pack = З набору «{ $pack }»
client-decks-none = У вас ще немає колод. Почніть нову або скопіюйте одну з готових нижче.
client-decks-none-here = У вас немає колоди, яку можна взяти сюди.
client-decks-build = Скласти колоду
client-decks-left = Ще не збережено
client-decks-guest = Ваші колоди зберігає цей браузер. З обліковим записом їх зберігатиме зал, і ці колоди перейдуть до нього.
client-decks-make-account = Створити обліковий запис
client-decks-here =
    Цей браузер і досі зберігає { $count ->
        [one] { $count } колоду
        [few] { $count } колоди
       *[many] { $count } колод
    }, складених до входу.
client-decks-take-along = Зберегти в обліковому записі
client-decks-ready-made = Готові колоди
client-decks-copy = Скопіювати й змінити
client-decks-copy-it = Скопіювати й змінити «{ $name }»
client-decks-all = Усі колоди
client-decks-new = Нова колода
client-decks-unnamed = Колода без назви
client-decks-opening = Відкриваємо…
client-decks-again = Спробувати ще раз

## Одна колода

client-decks-name = Назва
client-decks-character = Персонаж
client-decks-weapon = Карта основної зброї
client-decks-size = Карти
client-decks-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
client-decks-cards = Вибір карт
client-decks-chosen = Карти в колоді
client-decks-empty = Карт ще немає.
client-decks-copies = { $name }: у колоді { $count }
client-decks-more = Додати одну: { $name }, зараз { $count }
client-decks-fewer = Прибрати одну: { $name }, зараз { $count }
client-decks-removed = Карту «{ $name }» прибрано. Повернути її можна кнопкою «Скасувати».
client-decks-undo = Скасувати
client-decks-redo = Повторити
client-decks-rest = Рядки, які не є картами
client-decks-drop-line = Видалити рядок «{ $line }»
client-decks-pack-changed = Відколи цю колоду збережено, набір змінився; її оцінено за теперішнім набором.
client-decks-resumed = Те, що ви не зберегли, знову тут.
client-decks-forget = Відкинути
client-decks-at-risk = У цьому браузері скінчилося місце: збережіть колоду або скопіюйте її текст, перш ніж піти.

## Чи за правилами

client-decks-legal = За правилами
client-decks-legal-free = За правилами там, де школи можна змішувати, але не в узгодженій грі
client-decks-faults =
    { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
       *[many] { $count } помилок
    }
client-decks-checking = Перевіряємо…

## Пошук карт

client-decks-search = Слова на карті
client-decks-filters = Фільтри
client-decks-filters-on = Фільтри: { $count }
client-decks-any = усі
client-decks-all-cards = Усі карти
client-decks-found =
    { $count ->
        [0] Таких карт немає.
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
client-decks-type = Тип
client-decks-type-attack = атака
client-decks-type-defence = захист
client-decks-type-meditation = медитація
client-decks-rank = Ранг
client-decks-rank-wood = дерево
client-decks-rank-steel = сталь
client-decks-rank-gold = золото
client-decks-rank-jade = нефрит
client-decks-owner = Чия
client-decks-owner-personal = особиста
client-decks-owner-basic = спільна
client-decks-initiative = Ініціатива
client-decks-window = без неї: у свою мить
client-decks-school = Школа
client-decks-no-school = без школи
client-decks-keyword = Ключове слово
client-decks-keyword-prepared = підготовлена
client-decks-keyword-instant = негайна
client-decks-keyword-instant-additional = негайна додаткова
client-decks-keyword-instant-replacement = негайна заміна

## Що з карт виходить

client-decks-curve = Карти за ініціативою
client-decks-at =
    Ініціатива { $value }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
client-decks-at-window =
    Без ініціативи: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
client-decks-focus =
    { $cards ->
        [0] Жодна карта не коштує жетонів зосередження.
        [one] { $cards } карта коштує жетонів зосередження: разом { $focus }.
        [few] { $cards } карти коштують жетонів зосередження: разом { $focus }.
       *[many] { $cards } карт коштують жетонів зосередження: разом { $focus }.
    }

## Збереження

client-decks-save = Зберегти
client-decks-is-saved = Збережено
client-decks-saved = Колоду збережено.
client-decks-rename = Перейменувати
client-decks-rename-it = Перейменувати «{ $name }»
client-decks-drop = Викинути
client-decks-drop-it = Викинути «{ $name }»
client-decks-export-it = Експортувати «{ $name }»
client-decks-thrown = Колоду «{ $name }» викинуто.
client-decks-take-back = Повернути
client-decks-gone = Цієї колоди в цьому браузері вже немає.
client-decks-full-here =
    Цей браузер зберігає щонайбільше { $most ->
        [one] { $most } колоду
        [few] { $most } колоди
       *[many] { $most } колод
    }, або в ньому скінчилося місце. Викиньте якусь, скопіюйте її текст або створіть обліковий запис.
client-decks-name-too-long =
    У назві колоди щонайбільше { $most ->
        [one] { $most } знак
        [few] { $most } знаки
       *[many] { $most } знаків
    }.
client-decks-changed = Колоду «{ $name }» змінено деінде, відколи ви її відкрили. Нічого не перезаписано.
client-decks-conflict = Дві версії цієї колоди
client-decks-mine = Тут
client-decks-other = Деінде
client-decks-keep-mine = Залишити цю
client-decks-take-other = Узяти іншу
client-decks-keep-both = Залишити обидві
client-decks-second = { $name } (2)

## Текстом

client-decks-import = Імпорт
client-decks-import-how = Вставте колоду так, як її записує термінал («tatami decks»), або рядок, яким відповідають у грі; чи оберіть файл.
client-decks-text = Колода текстом
client-decks-file = З файлу
client-decks-read = Прочитати
client-decks-take = Узяти
client-decks-take-faulty = Узяти з помилками
client-decks-too-long = Текст задовгий для колоди: знаків — щонайбільше { $most }, рядків — { $lines }. Він лишається тут таким, як є.
client-decks-export = Експорт
client-decks-link = Посилання
client-decks-link-what = Колода записана в самому посиланні після знака #: цього браузери не надсилають жодному серверу.
client-decks-link-broken = У цьому посиланні немає колоди або його дорогою обрізано. Попросіть його ще раз.
client-decks-as-file = Файлом
client-decks-line = Як відповідають у грі
