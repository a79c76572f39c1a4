### Командная строка: карты и колоды Сэндзюцу

cli-command-cards = Прочитать, перечислить и проверить карты Сэндзюцу: это данные.
cli-command-cards-check = Проверить файлы с картами и назвать каждую ошибку с картой и полем. Код 2, если ошибки есть.
cli-command-cards-list = Перечислить карты: ранг, тип, стоимость, инициатива.
cli-command-cards-show = Показать одну карту по коду, номеру или названию.
cli-command-cards-copy = Записать карты дома в собственный файл, JSON или YAML, чтобы дальше их менять.
cli-command-decks = Создать, показать и проверить колоды Сэндзюцу: это текстовые файлы.
cli-command-decks-check = Проверить колоды и перечислить всё, что с ними не так, с пунктом правил. Код 2, если что-то есть.
cli-command-decks-new = Записать файл, где у каждой дозволенной в колоде карты есть строка: остаётся вписать количества.
cli-command-decks-list = Перечислить готовые колоды с их замыслами.
cli-command-decks-show = Показать колоду, готовую или из файла, таблицей или одной строкой, которой отвечают в игре.
cli-command-decks-copy = Записать колоду в файл, чтобы дальше её менять.
cli-cards-files = Файлы с картами, JSON или YAML.
cli-cards-file = Файл, названный как набор: строчные латинские буквы, цифры, дефисы.
cli-cards-data = Другой файл с картами вместо карт дома.
cli-cards-card = Карта: код, номер или название; соло-карта также как «solo 010».
cli-cards-owner = Только личные карты этого персонажа.
cli-cards-type-wanted = Только карты этого типа: attack, defence, meditation или core.
cli-cards-rank-wanted = Только карты этого ранга: wood, steel, gold, jade или core.
cli-cards-in-order =
    { $solo ->
        [0] { $file } в порядке: «{ $name }», карт: { $cards }. SHA-256 { $sha256 }
       *[other] { $file } в порядке: «{ $name }», карт: { $cards }, соло-карт: { $solo }. SHA-256 { $sha256 }
    }
cli-cards-faults =
    { $count ->
        [one] { $file }: { $count } ошибка.
        [few] { $file }: { $count } ошибки.
       *[many] { $file }: { $count } ошибок.
    }
cli-cards-name = карта
cli-cards-slug = код
cli-cards-rank = ранг
cli-cards-type = тип
cli-cards-cost = стоимость
cli-cards-initiative = инициатива
cli-cards-bought = { $value } ({ $other } за плату)
cli-cards-rank-told =
    { $rank ->
        [wood] дерево
        [steel] сталь
        [gold] золото
        [jade] нефрит
       *[core] основная
    }
cli-cards-type-told =
    { $type ->
        [attack] атака
        [defence] защита
        [meditation] медитация
       *[core] основная
    }
cli-decks-files = Файлы с колодами.
cli-decks-any-schools = Карты разных школ можно смешивать: игра не согласованная.
cli-decks-character = Персонаж: student, master, ronin, warrior или другой из набора.
cli-decks-of = Только колоды этого персонажа.
cli-decks-file = Файл, который будет записан; его ещё не должно быть.
cli-decks-weapon = Карта основного оружия вместо обычной.
cli-decks-name-wanted = Как называется колода.
cli-decks-deck = Готовая колода по коду или файл.
cli-decks-line = Только та строка, которой отвечают в игре.
cli-decks-legal = { $file } соответствует правилам.
cli-decks-how = # Впишите, сколько раз каждая карта есть в колоде, всего { $size }; «tatami decks check» скажет, что не так.
cli-decks-written = Записано: { $file }
cli-decks-copies = количество
cli-decks-size =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
error-no-card =
    { $count ->
        [0] Карты «{ $name }» нет.
       *[other] Карты «{ $name }» нет. Похожие: { $near }.
    }
error-no-character = Персонажа «{ $name }» нет. Есть { $known }.
error-no-deck = Колоды «{ $name }» нет ни среди готовых, ни как файла. Готовые: { $known }.
error-deck-weapon-choice = { $why }
error-file-exists = { $file } уже есть; он не изменён.
