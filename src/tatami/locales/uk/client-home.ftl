### Головна сторінка

client-home-title = П’ять ігор феодальної Японії
client-home-lead = Сідайте на татамі: наодинці, з друзями чи з тими, хто зараз тут.
client-home-choose = Оберіть гру
client-home-welcome-back = З поверненням, { $name }! Ваші столи тут.
client-home-ask = { $game }: як будете грати?
client-home-coming = { $game } — незабаром
client-home-new = Уперше?
client-home-learn =
    { $minutes ->
        [one] Навчіться грати за { $minutes } хвилину
        [few] Навчіться грати за { $minutes } хвилини
        [many] Навчіться грати за { $minutes } хвилин
       *[other] Навчіться грати за { $minutes } хвилини
    }
client-home-play = Грати зараз
client-home-play-game = Грати в «{ $game }»
client-home-play-bots =
    { $bots ->
        [one] ви та { $bots } бот
        [few] ви та { $bots } боти
        [many] ви та { $bots } ботів
       *[other] ви та { $bots } бота
    }
client-home-laying = Готуємо стіл…
client-home-friends = З друзями
client-home-friends-how = створіть стіл, надішліть посилання
client-home-watch = Дивитися
client-home-playing =
    { $count ->
        [0] зараз ніхто не грає
        [one] грають за { $count } столом
        [few] грають за { $count } столами
        [many] грають за { $count } столами
       *[other] грають за { $count } столами
    }
client-home-people =
    { $count ->
        [one] чекає { $count } людина
        [few] чекають { $count } людини
       *[many] чекають { $count } людей
    }
client-home-how = Як грати: гравці, боти, товариство
client-your-name = Ваше ім’я
client-awaited = чекаємо на хід: { $names }, запитано { $when }
