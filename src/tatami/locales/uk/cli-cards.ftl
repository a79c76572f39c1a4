### Командний рядок: карти й колоди Сенджюцу

cli-command-cards = Читати, перелічити й перевірити карти Сенджюцу: це дані.
cli-command-cards-check = Перевірити файли з картами й назвати кожну ваду з картою та полем. Код 2, якщо вади є.
cli-command-cards-list = Перелічити карти: ранг, тип, вартість, ініціатива.
cli-command-cards-show = Показати одну карту за кодом, номером або назвою.
cli-command-cards-copy = Записати карти дому у власний файл, JSON або YAML, щоб далі їх змінювати.
cli-command-decks = Створити, показати й перевірити колоди Сенджюцу: це текстові файли.
cli-command-decks-check = Перевірити колоди й перелічити все, що з ними не так, із пунктом правил. Код 2, якщо щось є.
cli-command-decks-new = Записати файл, де кожна дозволена в колоді карта має рядок: лишається вписати кількості.
cli-command-decks-list = Перелічити готові колоди з їхніми задумами.
cli-command-decks-show = Показати колоду, готову чи з файлу, таблицею або одним рядком, яким відповідають у грі.
cli-command-decks-copy = Записати колоду у файл, щоб далі її змінювати.
cli-cards-files = Файли з картами, JSON або YAML.
cli-cards-file = Файл, названий як набір: малі латинські літери, цифри, дефіси.
cli-cards-data = Інший файл із картами замість карт дому.
cli-cards-card = Карта: код, номер або назва; соло-карта також як «solo 010».
cli-cards-owner = Лише особисті карти цього персонажа.
cli-cards-type-wanted = Лише карти цього типу: attack, defence, meditation або core.
cli-cards-rank-wanted = Лише карти цього рангу: wood, steel, gold, jade або core.
cli-cards-in-order =
    { $solo ->
        [0] { $file } справний: «{ $name }», карт: { $cards }. SHA-256 { $sha256 }
       *[other] { $file } справний: «{ $name }», карт: { $cards }, соло-карт: { $solo }. SHA-256 { $sha256 }
    }
cli-cards-faults =
    { $count ->
        [one] { $file }: { $count } вада.
        [few] { $file }: { $count } вади.
       *[many] { $file }: { $count } вад.
    }
cli-cards-name = карта
cli-cards-slug = код
cli-cards-rank = ранг
cli-cards-type = тип
cli-cards-cost = вартість
cli-cards-initiative = ініціатива
cli-cards-bought = { $value } ({ $other } за плату)
cli-cards-rank-told =
    { $rank ->
        [wood] дерево
        [steel] сталь
        [gold] золото
        [jade] нефрит
       *[core] основна
    }
cli-cards-type-told =
    { $type ->
        [attack] атака
        [defence] захист
        [meditation] медитація
       *[core] основна
    }
cli-decks-files = Файли з колодами.
cli-decks-any-schools = Карти різних шкіл можна змішувати: гра не узгоджена.
cli-decks-character = Персонаж: student, master, ronin, warrior або інший із набору.
cli-decks-of = Лише колоди цього персонажа.
cli-decks-file = Файл, який буде записано; його ще не має бути.
cli-decks-weapon = Карта основної зброї замість звичної.
cli-decks-name-wanted = Як називається колода.
cli-decks-deck = Готова колода за кодом або файл.
cli-decks-line = Лише той рядок, яким відповідають у грі.
cli-decks-legal = { $file } відповідає правилам.
cli-decks-how = # Впишіть, скільки разів кожна карта є в колоді, разом { $size }; «tatami decks check» скаже, що не так.
cli-decks-written = Записано: { $file }
cli-decks-copies = кількість
cli-decks-size =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
error-no-card =
    { $count ->
        [0] Карти «{ $name }» немає.
       *[other] Карти «{ $name }» немає. Схожі: { $near }.
    }
error-no-character = Персонажа «{ $name }» немає. Є { $known }.
error-no-deck = Колоди «{ $name }» немає ні серед готових, ні як файлу. Готові: { $known }.
error-deck-weapon-choice = { $why }
error-file-exists = { $file } уже є; його не змінено.
