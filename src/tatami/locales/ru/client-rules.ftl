### Книга правил

client-rules-title = Правила
client-rules-of = { $game }: правила
client-rules-lead = Все пункты, по которым идёт игра. Сюда ведут «Почему нельзя?» и журнал игры.
client-rules-choose = Правила какой игры?
client-rules-coming = Скоро
client-rules-search = Искать в правилах
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
