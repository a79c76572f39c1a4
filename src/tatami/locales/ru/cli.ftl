### Командная строка

cli-about = Настольные игры о феодальной Японии на одном мате. Без команды: выбор игры в терминале.
cli-examples = Примеры
cli-example-choose = выбрать игру и играть
cli-example-games = во что можно сыграть
cli-example-simulate = пусть играют боты
cli-example-help = подробнее о команде
cli-languages = Язык — из TATAMI_LANG, иначе язык системы; --lang важнее обоих.
cli-usage = Вызов:
cli-commands = Команды
cli-arguments = Аргументы
cli-parameters = Параметры
cli-default = (по умолчанию: { $value })
cli-help = Показать эту справку.
cli-version = Показать версию.
cli-lang = Язык вывода.
cli-json = Вывести один объект JSON вместо таблиц.
cli-option = Настройка игры; можно указать несколько раз. Список даёт `tatami games`.
cli-interrupted = прервано.
cli-broken = внутри что-то сломалось, пожалуйста, сообщите: { $error } (с TATAMI_TRACEBACK=1 видно, где именно).

## tatami games

cli-command-games = Список игр: число игроков, настройки, авторы.
cli-games-name = имя
cli-games-players = игроки
cli-games-range = от { $low } до { $high } (по умолчанию: { $default })
cli-games-bots = боты
cli-credits-tenno = авторы — Лукас Цах и Михаэль Пальм (HUCH!, 2017)
cli-credits-shinobi = автор — Данила Горюнов (RightGames, 2012)

## tatami simulate

cli-command-simulate = Пусть боты сыграют много партий между собой; посчитать, кто побеждает.
cli-simulate-game = Какая игра; список даёт `tatami games`.
cli-simulate-seats = Боты, по одному на игрока, например random,random,random. Если не указано: случайные, сколько лучше всего подходит игре.
cli-simulate-games = Сколько партий.
cli-simulate-seed = Одинаковое зерно даёт одинаковые партии.
cli-simulate-jobs = Сколько процессов делят работу; на результат это не влияет. Если не указано: по одному на ядро.
cli-simulate-plot = Также нарисовать доли побед и длительность партий в этом файле PNG.
cli-simulate-progress = Играем

## tatami bench

cli-command-bench = Измерить скорость движка рядом с другими библиотеками.
cli-bench-games = Какие игры; если не указано — все.
cli-bench-seats = Сколько игроков; если не указано — сколько лучше всего подходит каждой игре.
cli-bench-seconds = Сколько секунд измерять всего.
cli-bench-progress = Измеряем

## Что не так с командной строкой

error-usage = { $detail }
error-usage-unknown-command = Нет команды «{ $command }»; список даёт `tatami --help`.
error-usage-unknown-option = Параметра { $option } здесь нет; список даёт `--help`.
error-usage-too-much = «{ $text }» здесь лишнее; `--help` покажет, что ожидается.
error-usage-missing = { $parameter } требует значения; `--help` покажет, что ожидается.
error-usage-repeated = { $parameter } указан больше одного раза.
error-usage-bad-value =
    { $kind ->
        [int] { $parameter }: «{ $value }» — не целое число.
        [float] { $parameter }: «{ $value }» — не число.
       *[other] { $parameter } не может быть «{ $value }».
    }
error-option-form = --option требует вида имя=значение, а не «{ $text }».
