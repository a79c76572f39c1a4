### Клиент в браузере: колоды Сэндзюцу

client-decks-lead = Собирайте колоды для Сэндзюцу, сразу проверяйте их и берите к столу.
client-decks-pack = Карты
client-decks-yours = Ваши колоды
client-decks-of-pack = Из набора «{ $pack }»
client-decks-none = У вас ещё нет колод. Начните новую или скопируйте одну из готовых ниже.
client-decks-none-here = У вас нет колоды, которую можно взять сюда.
client-decks-build = Собрать колоду
client-decks-left = Ещё не сохранено
client-decks-guest = Ваши колоды хранит этот браузер. С учётной записью их будет хранить зал, и эти колоды перейдут к ней.
client-decks-make-account = Завести учётную запись
client-decks-here =
    Этот браузер всё ещё хранит { $count ->
        [one] { $count } колоду, собранную
        [few] { $count } колоды, собранные
       *[many] { $count } колод, собранных
    } до входа.
client-decks-take-along = Сохранить в учётной записи
client-decks-ready-made = Готовые колоды
client-decks-copy = Скопировать и изменить
client-decks-copy-it = Скопировать и изменить «{ $name }»
client-decks-all = Все колоды
client-decks-new = Новая колода
client-decks-unnamed = Колода без названия
client-decks-opening = Открываем…
client-decks-again = Попробовать ещё раз

## Одна колода

client-decks-name = Название
client-decks-character = Персонаж
client-decks-weapon = Карта основного оружия
client-decks-size = Карты
client-decks-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
client-decks-cards = Выбор карт
client-decks-chosen = Карты в колоде
client-decks-empty = Карт ещё нет.
client-decks-copies = { $name }: в колоде { $count }
client-decks-more = Добавить одну: { $name }, сейчас { $count }
client-decks-fewer = Убрать одну: { $name }, сейчас { $count }
client-decks-removed = Карта «{ $name }» убрана. Вернуть её можно кнопкой «Отменить».
client-decks-undo = Отменить
client-decks-redo = Повторить
client-decks-rest = Строки, которые не карты
client-decks-drop-line = Удалить строку «{ $line }»
client-decks-pack-changed = С тех пор как эта колода сохранена, набор изменился; она оценена по нынешнему набору.
client-decks-resumed = То, что вы не сохранили, снова здесь.
client-decks-forget = Отбросить
client-decks-at-risk = В этом браузере кончилось место: сохраните колоду или скопируйте её текст, прежде чем уйти.

## По правилам ли она

client-decks-legal = По правилам
client-decks-legal-free = По правилам там, где школы можно смешивать, но не в согласованной игре
client-decks-faults =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
client-decks-checking = Проверяем…

## Поиск карт

client-decks-search = Слова на карте
client-decks-filters = Фильтры
client-decks-filters-on = Фильтры: { $count }
client-decks-any = все
client-decks-all-cards = Все карты
client-decks-found =
    { $count ->
        [0] Таких карт нет.
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
client-decks-type = Тип
client-decks-type-attack = атака
client-decks-type-defence = защита
client-decks-type-meditation = медитация
client-decks-rank = Ранг
client-decks-rank-wood = дерево
client-decks-rank-steel = сталь
client-decks-rank-gold = золото
client-decks-rank-jade = нефрит
client-decks-owner = Чья
client-decks-owner-personal = личная
client-decks-owner-basic = общая
client-decks-initiative = Инициатива
client-decks-window = без неё: в свой момент
client-decks-school = Школа
client-decks-no-school = без школы
client-decks-keyword = Ключевое слово
client-decks-keyword-prepared = подготовленная
client-decks-keyword-instant = мгновенная
client-decks-keyword-instant-additional = мгновенная дополнительная
client-decks-keyword-instant-replacement = мгновенная замена

## Что из карт выходит

client-decks-curve = Карты по инициативе
client-decks-at =
    Инициатива { $value }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
client-decks-at-window =
    Без инициативы: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
client-decks-focus =
    { $cards ->
        [0] Ни одна карта не стоит жетонов концентрации.
        [one] { $cards } карта стоит жетонов концентрации: всего { $focus }.
        [few] { $cards } карты стоят жетонов концентрации: всего { $focus }.
       *[many] { $cards } карт стоят жетонов концентрации: всего { $focus }.
    }

## Сохранение

client-decks-save = Сохранить
client-decks-is-saved = Сохранено
client-decks-saved = Колода сохранена.
client-decks-rename = Переименовать
client-decks-rename-it = Переименовать «{ $name }»
client-decks-drop = Выбросить
client-decks-drop-it = Выбросить «{ $name }»
client-decks-export-it = Экспортировать «{ $name }»
client-decks-thrown = Колода «{ $name }» выброшена.
client-decks-take-back = Вернуть
client-decks-gone = Этой колоды в этом браузере больше нет.
client-decks-full-here =
    Этот браузер хранит не больше { $most ->
        [one] { $most } колоды
        [few] { $most } колод
       *[many] { $most } колод
    }, или в нём кончилось место. Выбросьте какую-нибудь, скопируйте её текст или заведите учётную запись.
client-decks-name-too-long =
    В названии колоды не больше { $most ->
        [one] { $most } знака
        [few] { $most } знаков
       *[many] { $most } знаков
    }.
client-decks-changed = Колода «{ $name }» изменена в другом месте с тех пор, как вы её открыли. Ничего не перезаписано.
client-decks-conflict = Две версии этой колоды
client-decks-mine = Здесь
client-decks-other = В другом месте
client-decks-keep-mine = Оставить эту
client-decks-take-other = Взять другую
client-decks-keep-both = Оставить обе
client-decks-second = { $name } (2)

## Текстом

client-decks-import = Импорт
client-decks-import-how = Вставьте колоду так, как её записывает терминал («tatami decks»), или строку, которой отвечают в игре; либо выберите файл.
client-decks-text = Колода текстом
client-decks-file = Из файла
client-decks-read = Прочитать
client-decks-take = Взять
client-decks-take-faulty = Взять с ошибками
client-decks-too-long = Текст слишком длинный для колоды: знаков — не больше { $most }, строк — { $lines }. Он остаётся здесь как есть.
client-decks-export = Экспорт
client-decks-link = Ссылка
client-decks-link-what = Колода записана в самой ссылке после знака #: этого браузеры не отправляют ни одному серверу.
client-decks-link-broken = В этой ссылке нет колоды, или её по дороге обрезало. Попросите её ещё раз.
client-decks-as-file = Файлом
client-decks-line = Как отвечают в игре
