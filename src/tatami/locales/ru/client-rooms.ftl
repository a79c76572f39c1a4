### Общее для комнат рядом со столом

## Где мы сейчас и как попасть в другое место

client-copy = Копировать
client-copied = Скопировано
client-share = Поделиться

## Страница, которой нет

client-nowhere = Здесь ничего нет
client-nowhere-text = Страницы { $path } не существует. Возможно, ссылка оборвалась.
client-nowhere-games = К играм
client-nowhere-lobby = Кто играет
client-nowhere-rules = Правила

## Игры

client-bot = бот

## Свои столы

client-own-over = окончена
client-own-won = победа
client-own-lost = поражение
client-own-open = ждёт игроков
client-own-playing = решают другие
client-own-replay = Повтор

## The way back from home

client-your-move-at =
    { $count ->
        [one] за { $count } столом
        [few] за { $count } столами
        [many] за { $count } столами
       *[other] за { $count } столами
    }
client-your-move-at-game = в игре «{ $game }»
client-resume = Продолжить:
client-resume-at =
    { $count ->
        [one] { $count } стол, решают другие
        [few] { $count } стола, решают другие
        [many] { $count } столов, решают другие
       *[other] { $count } стола, решают другие
    }
client-resume-at-game = { $game }, решают другие
client-resume-list = Игры, которые идут
client-waits-at =
    { $count ->
        [one] { $count } стол ждёт игроков
        [few] { $count } стола ждут игроков
       *[many] { $count } столов ждут игроков
    }
client-waits-at-game = { $game }, ждёт игроков
client-waits-list = Столы, которые ждут игроков
