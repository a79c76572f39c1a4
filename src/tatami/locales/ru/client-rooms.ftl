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
