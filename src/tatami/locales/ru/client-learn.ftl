### Обучение игре в браузере

client-learn = Учитесь играя
client-learn-lead = Короткие упражнения за настоящим столом, с пояснениями. Никто вас не торопит, и счёта не ведут.
client-learn-facts =
    { $chapters ->
        [one] { $chapters } глава
        [few] { $chapters } главы
       *[many] { $chapters } глав
    } · около { $minutes } мин
client-learn-begin = Начать
client-learn-go-on = Дальше
client-learn-again = Ещё раз с начала
client-learn-done = пройдено
client-learn-trouble = Этот урок не удалось показать
client-learn-all = Все вводные партии
client-learn-lesson = Урок
client-learn-step = Шаг { $step } из { $steps }
client-learn-next = Дальше
client-learn-show = Показать
client-learn-show-why = Показать почему
client-learn-tried = Вот почему. Так же на столе объясняется всё, что не светится.
client-learn-try-first = Это было бы верно, но сначала попробуйте то, о чём сказано выше: вам откажут, и вы увидите почему.
client-learn-other = Так тоже можно. Но урок просит другого: { $answer }.
client-learn-other-plain = Так тоже можно. Но здесь урок просит того, о чём сказано выше.
client-learn-chapter-over = Отлично, эта глава пройдена.
client-learn-course-over = Отлично, это была последняя глава. Пора сыграть целую партию!
client-learn-course-over-lost = Это была последняя глава.
client-learn-won = Эту партию вы выиграли.
client-learn-lost = Эту партию вы проиграли. Попробуйте ещё раз: здесь ничего не засчитывается.
client-learn-next-chapter = Следующая глава
client-learn-once-more = Попробовать ещё раз
client-learn-play = Сыграть целую партию

## A chapter to be read while the hall is away

client-reading = Зал недоступен, поэтому стола для этого урока сейчас нет. Вот его текст.
client-reading-before = Предыдущая глава
