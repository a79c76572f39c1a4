### Спільне для кімнат поруч зі столом

## Де ми зараз і як потрапити деінде

client-copy = Копіювати
client-copied = Скопійовано
client-share = Поділитися

## Сторінка, якої немає

client-nowhere = Тут нічого немає
client-nowhere-text = Сторінки { $path } не існує. Можливо, посилання обірвалося.
client-nowhere-games = До ігор
client-nowhere-lobby = Хто грає
client-nowhere-rules = Правила

## Ігри

client-bot = бот

## Власні столи

client-own-over = завершено
client-own-won = перемога
client-own-lost = поразка
client-own-open = чекає на гравців
client-own-playing = вирішують інші
client-own-replay = Повтор

## The way back from home

client-your-move-at =
    { $count ->
        [one] за { $count } столом
        [few] за { $count } столами
        [many] за { $count } столами
       *[other] за { $count } столами
    }
client-your-move-at-game = у грі «{ $game }»
client-resume = Продовжити:
client-resume-at =
    { $count ->
        [one] { $count } стіл, вирішують інші
        [few] { $count } столи, вирішують інші
        [many] { $count } столів, вирішують інші
       *[other] { $count } столу, вирішують інші
    }
client-resume-at-game = { $game }, вирішують інші
client-resume-list = Ігри, що тривають
client-waits-at =
    { $count ->
        [one] { $count } стіл чекає на гравців
        [few] { $count } столи чекають на гравців
       *[many] { $count } столів чекають на гравців
    }
client-waits-at-game = { $game }, чекає на гравців
client-waits-list = Столи, що чекають на гравців
