### Повторы в браузере

client-replay-title = Повтор: { $game }
client-replay-not-here = Этот повтор не удалось показать
client-replay-to-table = Назад к столу
client-replay-controls = Вперёд и назад
client-replay-act = Шаг
client-replay-act-of = { $act } из { $acts }
client-replay-first = В начало
client-replay-play = Воспроизвести
client-replay-pause = Пауза
client-replay-last = В конец
client-replay-speed = Скорость
client-replay-times = × { $speed }
client-replay-eyes = Чьими глазами
client-replay-eyes-all = Зритель
client-replay-hand = Карты игрока { $name }
client-replay-cards = Карты
client-replay-story = Журнал: коснитесь строки, чтобы перейти туда
client-replay-result = Итог
client-replay-link = Скопировать ссылку на этот шаг
client-replay-link-own = для тех, кто играл
client-replay-link-shared = для всех
client-replay-share = Поделиться партией
client-replay-share-what = ссылка для всех, на этот шаг
client-replay-record = Скачать запись
client-replay-record-what = все ходы и вся раздача, чтобы проверить
client-replay-fork = Играть отсюда
client-replay-fork-short = Играть отсюда
client-replay-fork-true = Новый стол продолжит партию после шага { $act } с теми же картами. За всех остальных будут играть боты.
client-replay-fork-possible = Партия ещё идёт, поэтому новый стол начнётся с того, что вы знали на шаге { $act }. Остальное раздадут заново: о чужих картах там ничего не узнать.
client-replay-fork-seat = Вы играете за
client-replay-fork-now = Создать стол
client-replay-fork-over = Здесь партия уже окончена. Вернитесь на несколько шагов и играйте оттуда.

## Что произошло, пока я не смотрел

