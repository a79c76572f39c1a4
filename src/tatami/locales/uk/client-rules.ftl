### Книга правил

client-rules-title = Правила
client-rules-of = { $game }: правила
client-rules-lead = Усі пункти, за якими йде гра. Сюди ведуть «Чому не можна?» і журнал гри.
client-rules-choose = Правила якої гри?
client-rules-coming = Незабаром
client-rules-search = Шукати в правилах
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
