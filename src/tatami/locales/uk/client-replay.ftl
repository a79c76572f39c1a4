### Повтори у браузері

client-replay-title = Повтор: { $game }
client-replay-not-here = Цей повтор не вдалося показати
client-replay-to-table = Назад до столу
client-replay-controls = Уперед і назад
client-replay-act = Крок
client-replay-act-of = { $act } із { $acts }
client-replay-first = На початок
client-replay-play = Відтворити
client-replay-pause = Пауза
client-replay-last = У кінець
client-replay-speed = Швидкість
client-replay-times = × { $speed }
client-replay-eyes = Чиїми очима
client-replay-eyes-all = Глядач
client-replay-hand = Карти гравця { $name }
client-replay-cards = Карти
client-replay-story = Журнал: торкніться рядка, щоб перейти туди
client-replay-result = Підсумок
client-replay-link = Скопіювати посилання на цей крок
client-replay-link-own = для тих, хто грав
client-replay-link-shared = для всіх
client-replay-share = Поділитися партією
client-replay-share-what = посилання для всіх, на цей крок
client-replay-record = Завантажити запис
client-replay-record-what = усі ходи й уся роздача, щоб перевірити
client-replay-fork = Грати звідси
client-replay-fork-short = Грати звідси
client-replay-fork-true = Новий стіл продовжить партію після кроку { $act } з тими самими картами. За всіх інших гратимуть боти.
client-replay-fork-possible = Партія ще триває, тож новий стіл почнеться з того, що ви знали на кроці { $act }. Решту роздадуть наново: про чужі карти там нічого не дізнатися.
client-replay-fork-seat = Ви граєте за
client-replay-fork-now = Створити стіл
client-replay-fork-over = Тут партія вже скінчилася. Поверніться на кілька кроків і грайте звідти.

## Що сталося, відколи я дивився

