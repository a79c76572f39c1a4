# Сторінка закінченої гри.

client-own-result = Підсумок
client-result-how = Як усе було
client-result-title = { $game }: підсумок
client-result-not-here = Цей підсумок не вдається показати
client-result-given-up = Цю гру покинули до її кінця: ніхто не переміг.
client-result-rank = місце з { $of }
client-result-rating = Ваш рейтинг: { $before } → { $after } ({ $change })
client-result-film = Переглянути гру
client-result-thank = Гарна гра!
client-result-thanked = Ви сказали: «Гарна гра!»
client-result-said-thanks = каже: гарна гра!
client-result-places = Місця
client-result-left = гравець пішов після ходу { $act }; до кінця грав бот
client-result-stood-in = якийсь час замість гравця грав бот
client-result-bot = бот
client-result-story = Історія гри
client-result-to-move = Хід { $act }: дивитися в повторі
client-result-course = Хто скільки мав
client-result-plot = Графік: { $what } кожного гравця хід за ходом. Числа — у таблиці нижче.
client-result-plot-end = хід { $acts }
client-result-plot-table = Числа таблицею
client-result-plot-move = Хід
client-result-turns = Переломні миті
client-result-counted = Як рахували
client-result-hidden = Що було приховано
client-result-letters =
    { $count ->
        [one] { $count } лист або слово наодинці
        [few] { $count } листи та слова наодинці
       *[many] { $count } листів та слів наодинці
    }
client-result-fair = Чи чесно роздано?
client-result-fair-what = Ваш браузер сам тягне кожну карту ще раз із початкового числа, яке гравці створили разом. У залу він просить лише запис.
client-result-fair-check = Перевірити цю роздачу
client-result-fair-file = Перевірити інший файл

client-replay-eyes-open = Усі карти відкриті
client-replay-hands = Усі руки
client-replay-scenario = Завантажити цю позицію
client-replay-scenario-what = як сценарій, з усіма картами: щоб грати з неї або зробити тест
client-replay-png = Зображення (PNG)
client-replay-png-what = те, що зараз на столі
client-replay-svg = Зображення (SVG)
client-replay-svg-what = чітке в будь-якому розмірі; браузери його показують, програми для малювання — не завжди
