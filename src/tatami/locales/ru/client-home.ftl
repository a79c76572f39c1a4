### Главная страница

client-home-title = Пять игр феодальной Японии
client-home-lead = Садитесь на татами: в одиночку, с друзьями или с теми, кто сейчас здесь.
client-home-choose = Выберите игру
client-home-welcome-back = С возвращением, { $name }! Ваши столы здесь.
client-home-ask = { $game }: как будете играть?
client-home-coming = { $game } — скоро
client-home-new = Впервые?
client-home-learn =
    { $minutes ->
        [one] Научитесь играть за { $minutes } минуту
        [few] Научитесь играть за { $minutes } минуты
        [many] Научитесь играть за { $minutes } минут
       *[other] Научитесь играть за { $minutes } минуты
    }
client-home-play = Играть сейчас
client-home-play-game = Играть в «{ $game }»
client-home-play-bots =
    { $bots ->
        [one] вы и { $bots } бот
        [few] вы и { $bots } бота
        [many] вы и { $bots } ботов
       *[other] вы и { $bots } бота
    }
client-home-laying = Готовим стол…
client-home-friends = С друзьями
client-home-friends-how = создайте стол, отправьте ссылку
client-home-watch = Смотреть
client-home-playing =
    { $count ->
        [0] сейчас никто не играет
        [one] играют за { $count } столом
        [few] играют за { $count } столами
        [many] играют за { $count } столами
       *[other] играют за { $count } столами
    }
client-home-people =
    { $count ->
        [one] ждёт { $count } человек
        [few] ждут { $count } человека
       *[many] ждут { $count } человек
    }
client-home-how = Как играть: игроки, боты, компания
client-your-name = Ваше имя
client-awaited = ждём хода: { $names }, спрошено { $when }
