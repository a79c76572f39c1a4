### Книга правил

client-rules-title = Правила
client-rules-of = { $game }: правила
client-rules-lead = Все пункты, по которым идёт игра. Сюда ведут «Почему нельзя?» и журнал игры.
client-rules-choose = Правила какой игры?
client-rules-coming = Скоро
client-rules-search = Поиск пунктов и карт
client-rules-clear = Очистить поиск
client-rules-all =
    { $count ->
        [one] { $count } пункт
        [few] { $count } пункта
        [many] { $count } пунктов
       *[other] { $count } пункта
    }
client-rules-found =
    { $count ->
        [0] Ничего не найдено. Попробуйте меньше слов.
        [one] Найден { $count } пункт
        [few] Найдено { $count } пункта
        [many] Найдено { $count } пунктов
       *[other] Найдено { $count } пункта
    }
client-rules-chapters = Главы
client-rules-loading = Раскрываем книгу правил…
client-rules-copy = Копировать ссылку на { $clause }
client-rules-back-table = Назад к столу
client-rules-back = Назад

## Cards beside the clauses

client-rules-found-cards =
    { $count ->
        [0] Ни одной карты не найдено. Попробуйте меньше слов.
        [one] Найдена { $count } карта
        [few] Найдены { $count } карты
        [many] Найдено { $count } карт
       *[other] Найдено { $count } карты
    }
client-rules-all-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } разные карты
        [many] { $count } разных карт
       *[other] { $count } разной карты
    }
client-rules-also-clauses =
    { $count ->
        [one] Об этом есть также { $count } пункт
        [few] Об этом есть также { $count } пункта
        [many] Об этом есть также { $count } пунктов
       *[other] Об этом есть также { $count } пункта
    }
client-rules-loading-cards = Раскладываем карты…
client-rules-leaves = Что именно об этой игре?
client-rules-leaf-clauses = Пункты
client-rules-leaf-cards = Карты
client-rules-leaf-glance = Одним взглядом
