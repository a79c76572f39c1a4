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
