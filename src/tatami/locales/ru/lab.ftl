### Лаборатория: моделирование и измерение скорости

lab-number = { $number }
lab-decimal-mark = ,
lab-percent = { $number } %

## Моделирование

lab-plot-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, зерно { $seed }
lab-bot = бот
lab-kind = вид
lab-chair = место
lab-wins = победы
lab-rate = доля
lab-interval = интервал 95 %
lab-score = счёт
lab-sat = раз
lab-pairing = пара ({ $trait })
lab-met-times = встреч
lab-ending = конец партии
lab-share = доля
lab-trait-role = роль
lab-trait-character = персонаж
lab-trait-family = семья
lab-trait-order = очередь хода
lab-trait-deck = колода
lab-trait-weapon = оружие
lab-trait-card = карта

lab-measure-source = слава по источникам
lab-measure-deed = что было сделано
lab-measure-blunder = ошибки
lab-measure-asked = о чём спрашивают игроков
lab-bar = │ равная доля
lab-fair-share = равная доля
lab-lengths = Решений за партию: от { $min } до { $max }, в половине партий от { $q1 } до { $q3 }, медиана { $median }, в среднем { $mean }.
lab-turns = Ходов за партию: от { $min } до { $max }, в половине партий от { $q1 } до { $q3 }, медиана { $median }, в среднем { $mean }.
lab-speed = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
} за { $seconds } с процессорного времени ({ $wall } с по часам): { $rate } в секунду на одном ядре.
lab-intervals = От партии к партии боты меняются местами. Интервалы — по Уилсону; общая победа считается долей, поэтому они чуть шире, чем нужно.
lab-intervals-teams = От партии к партии боты меняются местами. Команда побеждает вместе, и победа засчитывается каждому её участнику; равная доля — сколько имел бы каждый, если бы эти победы разделить поровну. Интервалы — по Уилсону, по числу партий, поэтому никогда не слишком узки.
lab-compared = «× { $kind }» — во сколько раз чаще, чем в стольких же партиях с теми же раздачами, где все боты вида { $kind }; в скобках интервал 95 %.

lab-plot-wins = Доля побед каждого бота
lab-plot-trait = Доля побед: { $trait }
lab-plot-win-rate = выигранные партии, % (с интервалом 95 %)
lab-plot-lengths = Длительность партий
lab-plot-decisions = решений за партию
lab-plot-games = партии
lab-plot-median = медиана { $median }
lab-plot-beaten = против кого; % побед в партиях, где победил кто-то из двоих

## Страница статистики

lab-page-title = { $game }: статистика
lab-page-made = Страницу записала команда `{ $command }` для правил версии { $ruleset }. Та же команда запишет такую же страницу; не правьте её руками.
lab-page-intro = В эти партии боты играли между собой, на всех местах — боты одного вида:
lab-page-kind-random = **random** — наугад выбирают из всего разрешённого.
lab-page-kind-sensible = **sensible** — думают, насколько хватает нескольких простых правил.
lab-page-rates = Процент со скобками — доля побед и её интервал 95 % (по Уилсону): примерно один такой интервал из двадцати не содержит настоящей доли, так что небольшие различия между соседями ничего не значат.
lab-page-teams = Команда побеждает вместе, и победа засчитывается каждому её участнику, поэтому доли не обязаны давать в сумме 100 %. Последняя строка — среднее по всем местам.
lab-page-shared = Общая победа считается долей. Последняя строка — сколько выигрывало бы каждое место, если бы все были равны.
lab-page-games = Сыгранные партии
lab-page-players = игроки
lab-page-n-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
lab-page-all = все
lab-page-everybody = любое место
lab-page-lengths = Решение — один ответ одного игрока; в столбце «5–95 %» — девять партий из десяти.
lab-page-decisions-mean = решения, среднее
lab-page-decisions-median = медиана
lab-page-decisions-most = 5–95 %
lab-page-turns-mean = ходы, среднее
lab-page-turns-median = медиана
lab-page-turns-most = 5–95 %
lab-page-endings = Как заканчиваются партии
lab-page-measure = На одно место: { $measure }
lab-page-measured = Первое число — среднее по всем местам, второе — по победителям; за целую партию.
lab-page-measured-by-turn = Первое число — среднее по всем местам, второе — по победителям; за один ход.
lab-page-pairings = Доля побед в парах: { $trait }
lab-page-paired = Из партий, в которых двое встретились как соперники и один из них победил: в скольких процентах это был тот, кто слева, и 95-процентный интервал. Равные побеждают в 50, сколько бы ни было игроков. Прочерк: они встретились менее чем в { $fewest } партиях.
lab-page-cards = Карты
lab-page-carded = «Взято» — в скольких из колод, где есть эта карта, она попала на руку к 5-му ходу включительно; «можно было сыграть» — в скольких ходах; «сыграно» — в скольких из них. Прирост — на сколько процентных пунктов чаще побеждали те, кто к тому времени её взял, чем те, кто с такой же колодой не взял; с 95-процентным интервалом, для каждого стола отдельно.
lab-page-card-decks = в колодах
lab-page-card-drawn = взято
lab-page-card-playable = можно было сыграть
lab-page-card-played = сыграно
lab-page-lift = прирост, { $table }

## Измерение скорости

lab-random-play = случайная игра
lab-per-second = тыс. решений/с
lab-middle-half = средняя половина
lab-microseconds = мкс
lab-whole-games = случайные партии
lab-games-per-second = партий/с
lab-decisions-a-game = решений в каждой
lab-x-uno = × UNO
lab-x-liars = × liar’s
lab-at-seats = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
lab-operation = действие
lab-in-decisions = в решениях
lab-decision = одно решение
lab-clone = копия партии
lab-view = полный вид с места
lab-delta = изменения, видимые с места
lab-world = возможный мир
lab-gate = требование
lab-limit = граница
lab-measured = измерено
lab-verdict = вывод
lab-gate-games = партий в секунду
lab-gate-clone = решений на одну копию
lab-gate-world = решений на один возможный мир
lab-gate-uno = раз быстрее UNO из RLCard
lab-gate-liars-poker = раз быстрее python_liars_poker
lab-met = выполнено
lab-not-met = не выполнено
lab-unmeasured = не измерено
lab-no-peers = Не установлено, поэтому не измерено: { $peers }. Их добавляет набор «bench»: pip install tatami[bench].
lab-conditions = { $python }, { $engine ->
    [compiled] скомпилированный движок
   *[interpreted] интерпретируемый движок
}, одно ядро, { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
} за { $seconds } с. Шаг калибровочного цикла занял { $step } нс [{ $low }–{ $high }]; все числа пересчитаны на ядро, где он занимает { $quiet } нс.

## Что может быть не так

error-no-such-player-kind = В игре { $game } нет ботов вида «{ $kind }»; есть: { $known }.
error-no-such-trait = В игре { $game } не различают игроков по признаку «{ $trait }»; есть: { $known }.
error-match-without-end = Партия { $game } (зерно { $seed }) не закончилась, хотя ответов было { $acts }: боты ходят по кругу.
error-bad-games = Число партий должно быть от 1 до { $high }, а не { $games }.
error-bad-jobs = Число процессов должно быть от 1 до { $high }, а не { $jobs }.
error-bad-seconds = Число секунд должно быть больше 0 и не больше { $high }, а не { $seconds }.
error-worker-died = Процесс, который играл, погиб (не хватило памяти?); попробуйте меньше --jobs.
error-file-not-regular = { $file } — не обычный файл.
error-file-is-folder = { $file } — папка, а не файл.
error-file-unwritable = Не удаётся записать { $file }: { $detail }.
error-file-unreadable = Не удаётся прочитать { $file }: { $detail }.
error-because-not-found = нет такого файла или папки
error-because-folder = это папка
error-because-forbidden = нет разрешения
error-because-read-only = диск доступен только для чтения
error-because-full = на диске нет места
error-because-exists = такое уже есть
error-because-long-name = имя слишком длинное
error-because-circle = ссылки ведут по кругу
error-in-file = { $file }: { $fault }
error-file-too-big = { $file } — больше { $limit } МиБ; таких сценариев, записей и наборов данных не бывает.
error-file-not-utf8 = { $file } — не текст Юникода (байт { $at }).
error-bad-yaml =
    { $line ->
        [0] { $file } — не YAML, каким его здесь понимают: { $detail }.
       *[other] { $file }, строка { $line } — не YAML, каким его здесь понимают: { $detail }.
    }
error-bad-python = { $file }, строка { $line } — не Python.
error-no-tests = В { $folder } нет тестов; покрытие считают в папке с кодом Tatami.
error-plot-not-png = Рисунок — это PNG: { $file } должен заканчиваться на .png.
error-no-matplotlib = Для рисования нужна matplotlib, её добавляет набор «plot»: pip install tatami[plot].
