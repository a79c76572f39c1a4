### Книга правил

client-rules-title = Правила
client-rules-of = { $game }: правила
client-rules-lead = Усі пункти, за якими йде гра. Сюди ведуть «Чому не можна?» і журнал гри.
client-rules-choose = Правила якої гри?
client-rules-coming = Незабаром
client-rules-search = Пошук пунктів і карт
client-rules-clear = Очистити пошук
client-rules-all =
    { $count ->
        [one] { $count } пункт
        [few] { $count } пункти
        [many] { $count } пунктів
       *[other] { $count } пункту
    }
client-rules-found =
    { $count ->
        [0] Нічого не знайдено. Спробуйте менше слів.
        [one] Знайдено { $count } пункт
        [few] Знайдено { $count } пункти
        [many] Знайдено { $count } пунктів
       *[other] Знайдено { $count } пункту
    }
client-rules-chapters = Розділи
client-rules-loading = Розгортаємо книгу правил…
client-rules-copy = Копіювати посилання на { $clause }
client-rules-back-table = Назад до столу
client-rules-back = Назад

## Cards beside the clauses

client-rules-found-cards =
    { $count ->
        [0] Жодної карти не знайдено. Спробуйте менше слів.
        [one] Знайдено { $count } карту
        [few] Знайдено { $count } карти
        [many] Знайдено { $count } карт
       *[other] Знайдено { $count } карти
    }
client-rules-all-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } різні карти
        [many] { $count } різних карт
       *[other] { $count } різної карти
    }
client-rules-also-clauses =
    { $count ->
        [one] Про це є також { $count } пункт
        [few] Про це є також { $count } пункти
        [many] Про це є також { $count } пунктів
       *[other] Про це є також { $count } пункту
    }
client-rules-loading-cards = Розкладаємо карти…
client-rules-leaves = Що саме про цю гру?
client-rules-leaf-clauses = Пункти
client-rules-leaf-cards = Карти
client-rules-leaf-glance = Одним поглядом
