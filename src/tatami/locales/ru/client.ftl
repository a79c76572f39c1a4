### Что говорит сам браузер, везде

client-guest = Гость

## Что идёт не так

client-trouble = Что-то пошло не так
client-trouble-unreachable = Зал недоступен. Проверьте соединение и попробуйте ещё раз.
client-trouble-unexpected = Зал ответил что-то странное ({ $status }). Попробуйте ещё раз.
client-trouble-no-line = Сейчас нет связи с залом; она восстанавливается.
client-trouble-no-answer = Зал не ответил. Попробуйте ещё раз.
client-trouble-inside = На этой странице что-то сломалось. Загрузите её ещё раз.

## Где мы сейчас и как попасть в другое место

client-to-content = К содержанию страницы
client-nav = Главное меню
client-nav-house = Tatami: к играм
client-nav-menu = Меню
client-nav-games = Игры
client-nav-learn = Обучение
client-nav-lobby = Игроки
client-nav-rules = Правила
client-nav-profile = Ваш профиль
client-nav-settings = Настройки
client-nav-about = О Tatami
client-language = Язык
client-to-day = Дневные цвета
client-to-night = Ночные цвета
client-close = Закрыть
client-back = Назад

client-title-lobby = Игроки
client-title-table = Стол
client-title-rules = Правила
client-title-learn = Обучение
client-title-replay = Повтор
client-title-result = Итог
client-title-verify = Проверка раздачи
client-title-profile = Профиль
client-title-friends = Друзья
client-title-decks = Колоды
client-title-days = Игра по дням
client-title-ladder = Рейтинг игроков
client-title-player = Игрок
client-title-settings = Настройки
client-title-about = О Tatami
client-title-nowhere = Такой страницы нет

## Связь с залом

client-reload = Загрузить ещё раз
client-line-lost = Связь с залом потеряна.
client-line-again = Попробовать сейчас
client-line-again-in =
    { $seconds ->
        [0] Пробуем прямо сейчас.
        [one] Следующая попытка через { $seconds } секунду.
        [few] Следующая попытка через { $seconds } секунды.
        [many] Следующая попытка через { $seconds } секунд.
       *[other] Следующая попытка через { $seconds } секунды.
    }
client-line-trying = Восстанавливаем связь…

## Игры

client-game-facts =
    { $least }–{ $most ->
        [one] { $most } игрок
        [few] { $most } игрока
        [many] { $most } игроков
       *[other] { $most } игрока
    } · { $minutes } мин
client-game-coming =
    Скоро · { $least }–{ $most ->
        [one] { $most } игрок
        [few] { $most } игрока
        [many] { $most } игроков
       *[other] { $most } игрока
    }

## Свои столы

client-your-move = Ваш ход

client-notify-turn = Стол ждёт вас: { $game }.
