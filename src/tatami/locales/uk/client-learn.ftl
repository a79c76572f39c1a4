### Навчання гри у браузері

client-learn = Учіться граючи
client-learn-lead = Короткі вправи за справжнім столом, із поясненнями. Ніхто вас не квапить, і рахунку не ведуть.
client-learn-facts =
    { $chapters ->
        [one] { $chapters } розділ
        [few] { $chapters } розділи
       *[many] { $chapters } розділів
    } · близько { $minutes } хв
client-learn-begin = Почати
client-learn-go-on = Далі
client-learn-again = Ще раз від початку
client-learn-done = пройдено
client-learn-trouble = Цей урок не вдалося показати
client-learn-all = Усі вступні партії
client-learn-lesson = Урок
client-learn-step = Крок { $step } із { $steps }
client-learn-next = Далі
client-learn-show = Показати
client-learn-show-why = Показати чому
client-learn-tried = Ось чому. Так само на столі пояснюється все, що не світиться.
client-learn-try-first = Це було б правильно, але спершу спробуйте те, про що сказано вище: вам відмовлять, і ви побачите чому.
client-learn-other = Так теж можна. Але урок просить іншого: { $answer }.
client-learn-other-plain = Так теж можна. Але тут урок просить того, про що сказано вище.
client-learn-chapter-over = Чудово, цей розділ пройдено.
client-learn-course-over = Чудово, це був останній розділ. Час зіграти цілу партію!
client-learn-course-over-lost = Це був останній розділ.
client-learn-won = Цю партію ви виграли.
client-learn-lost = Цю партію ви програли. Спробуйте ще раз: тут нічого не рахується.
client-learn-next-chapter = Наступний розділ
client-learn-once-more = Спробувати ще раз
client-learn-play = Зіграти цілу партію

## A chapter to be read while the hall is away

client-reading = Зал недоступний, тож столу для цього уроку зараз немає. Ось його текст.
client-reading-before = Попередній розділ
