### Лабораторія: моделювання та вимірювання швидкості

lab-number = { $number }
lab-decimal-mark = ,
lab-percent = { $number } %

## Моделювання

lab-plot-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, зерно { $seed }
lab-bot = бот
lab-kind = вид
lab-chair = місце
lab-wins = перемоги
lab-rate = частка
lab-interval = інтервал 95 %
lab-score = рахунок
lab-sat = разів
lab-pairing = пара ({ $trait })
lab-met-times = зустрічей
lab-ending = кінець партії
lab-share = частка
lab-trait-role = роль
lab-trait-character = персонаж
lab-trait-family = родина
lab-trait-order = черга ходу
lab-trait-deck = колода
lab-trait-weapon = зброя
lab-trait-card = карта

lab-measure-source = слава за джерелами
lab-measure-deed = що було зроблено
lab-measure-blunder = помилки
lab-measure-asked = про що питають гравців
lab-bar = │ рівна частка
lab-fair-share = рівна частка
lab-lengths = Рішень за партію: від { $min } до { $max }, у половині партій від { $q1 } до { $q3 }, медіана { $median }, у середньому { $mean }.
lab-turns = Ходів за партію: від { $min } до { $max }, у половині партій від { $q1 } до { $q3 }, медіана { $median }, у середньому { $mean }.
lab-speed = Рішень: { $decisions } за { $seconds } с процесорного часу ({ $wall } с за годинником): { $rate } за секунду на одному ядрі.
lab-intervals = Від партії до партії боти міняються місцями. Інтервали — за Вілсоном; спільна перемога рахується часткою, тож вони трохи ширші, ніж треба.
lab-intervals-teams = Від партії до партії боти міняються місцями. Команда перемагає разом, і перемога зараховується кожному з її членів; рівна частка — скільки мав би кожен, якби ці перемоги розділити порівну. Інтервали — за Вілсоном, за кількістю партій, тож ніколи не завузькі.
lab-compared = «× { $kind }» — у скільки разів частіше, ніж у стількох же партіях із тих самих роздач, де всі боти виду { $kind }; у дужках інтервал 95 %.

lab-plot-wins = Частка перемог кожного бота
lab-plot-trait = Частка перемог: { $trait }
lab-plot-win-rate = виграні партії, % (з інтервалом 95 %)
lab-plot-lengths = Тривалість партій
lab-plot-decisions = рішень за партію
lab-plot-games = партії
lab-plot-median = медіана { $median }
lab-plot-beaten = проти кого; % перемог у партіях, де переміг хтось із двох

## Сторінка статистики

lab-page-title = { $game }: статистика
lab-page-made = Сторінку записала команда `{ $command }` для правил версії { $ruleset }. Та сама команда запише таку саму сторінку; не правте її руками.
lab-page-intro = У ці партії боти грали між собою, на всіх місцях — боти одного виду:
lab-page-kind-random = **random** — навмання вибирають із усього дозволеного.
lab-page-kind-sensible = **sensible** — думають, наскільки вистачає кількох простих правил.
lab-page-rates = Відсоток із дужками — частка перемог та її інтервал 95 % (за Вілсоном): приблизно один такий інтервал із двадцяти не містить справжньої частки, тож невеликі відмінності між сусідами нічого не означають.
lab-page-teams = Команда перемагає разом, і перемога зараховується кожному з її членів, тож частки не мусять давати в сумі 100 %. Останній рядок — середнє за всіма місцями.
lab-page-shared = Спільна перемога рахується часткою. Останній рядок — скільки вигравало б кожне місце, якби всі були рівні.
lab-page-games = Зіграні партії
lab-page-players = гравці
lab-page-n-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
lab-page-all = усі
lab-page-everybody = будь-яке місце
lab-page-lengths = Рішення — одна відповідь одного гравця; у стовпці «5–95 %» — дев’ять партій із десяти.
lab-page-decisions-mean = рішення, середнє
lab-page-decisions-median = медіана
lab-page-decisions-most = 5–95 %
lab-page-turns-mean = ходи, середнє
lab-page-turns-median = медіана
lab-page-turns-most = 5–95 %
lab-page-endings = Як закінчуються партії
lab-page-measure = На одне місце: { $measure }
lab-page-measured = Перше число — середнє за всіма місцями, друге — за переможцями; на цілу партію.
lab-page-measured-by-turn = Перше число — середнє за всіма місцями, друге — за переможцями; на один хід.
lab-page-pairings = Частка перемог у парах: { $trait }
lab-page-paired = З партій, у яких двоє зустрілися як суперники й один із них переміг: у скількох відсотках це був той, хто ліворуч, і 95-відсотковий інтервал. Рівні перемагають у 50, скільки б не було гравців. Риска: вони зустрілися менш ніж у { $fewest } партіях.
lab-page-cards = Карти
lab-page-carded = «Взято» — у скількох із колод, де є ця карта, вона потрапила на руку до 5-го ходу включно; «можна було зіграти» — у скількох ходах; «зіграно» — у скількох із них. Приріст — на скільки відсоткових пунктів частіше перемагали ті, хто до того часу її взяв, ніж ті, хто з такою самою колодою не взяв; із 95-відсотковим інтервалом, для кожного столу окремо.
lab-page-card-decks = у колодах
lab-page-card-drawn = взято
lab-page-card-playable = можна було зіграти
lab-page-card-played = зіграно
lab-page-lift = приріст, { $table }

## Вимірювання швидкості

lab-random-play = випадкова гра
lab-per-second = тис. рішень/с
lab-middle-half = середня половина
lab-microseconds = мкс
lab-whole-games = випадкові партії
lab-games-per-second = партій/с
lab-decisions-a-game = рішень у кожній
lab-x-uno = × UNO
lab-x-liars = × liar’s
lab-at-seats = { $game }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
lab-operation = дія
lab-in-decisions = у рішеннях
lab-decision = одне рішення
lab-clone = копія партії
lab-view = повний вигляд з місця
lab-delta = зміни, видимі з місця
lab-world = можливий світ
lab-gate = вимога
lab-limit = межа
lab-measured = виміряно
lab-verdict = висновок
lab-gate-games = партій за секунду
lab-gate-clone = рішень на одну копію
lab-gate-world = рішень на один можливий світ
lab-gate-uno = разів швидше за UNO з RLCard
lab-gate-liars-poker = разів швидше за python_liars_poker
lab-met = виконано
lab-not-met = не виконано
lab-unmeasured = не виміряно
lab-no-peers = Не встановлено, тому не виміряно: { $peers }. Їх додає набір «bench»: pip install tatami[bench].
lab-conditions = { $python }, { $engine ->
    [compiled] скомпільований рушій
   *[interpreted] інтерпретований рушій
}, одне ядро, { $rounds ->
    [one] { $rounds } коло
    [few] { $rounds } кола
   *[many] { $rounds } кіл
} за { $seconds } с. Крок калібрувального циклу тривав { $step } нс [{ $low }–{ $high }]; усі числа перераховано на ядро, де він триває { $quiet } нс.

## Що може бути не так

error-no-such-player-kind = У грі { $game } немає ботів виду «{ $kind }»; є: { $known }.
error-no-such-trait = У грі { $game } не розрізняють гравців за ознакою «{ $trait }»; є: { $known }.
error-match-without-end = Партія { $game } (зерно { $seed }) не скінчилася, хоча відповідей було { $acts }: боти ходять по колу.
error-bad-games = Кількість партій має бути від 1 до { $high }, а не { $games }.
error-bad-jobs = Кількість процесів має бути від 1 до { $high }, а не { $jobs }.
error-bad-seconds = Кількість секунд має бути більшою за 0 і не більшою за { $high }, а не { $seconds }.
error-worker-died = Процес, що грав, загинув (забракло пам’яті?); спробуйте менше --jobs.
error-file-not-regular = { $file } — не звичайний файл.
error-file-is-folder = { $file } — тека, а не файл.
error-file-unwritable = Не вдається записати { $file }: { $detail }.
error-file-unreadable = Не вдається прочитати { $file }: { $detail }.
error-because-not-found = немає такого файлу чи теки
error-because-folder = це тека
error-because-forbidden = немає дозволу
error-because-read-only = диск доступний лише для читання
error-because-full = на диску немає місця
error-because-exists = таке вже є
error-because-long-name = назва задовга
error-because-circle = посилання ведуть по колу
error-in-file = { $file }: { $fault }
error-file-too-big = { $file } — понад { $limit } МіБ; таких сценаріїв, записів чи наборів даних не буває.
error-file-not-utf8 = { $file } — не текст Юнікоду (байт { $at }).
error-bad-yaml =
    { $line ->
        [0] { $file } — не YAML, яким його тут розуміють: { $detail }.
       *[other] { $file }, рядок { $line } — не YAML, яким його тут розуміють: { $detail }.
    }
error-bad-python = { $file }, рядок { $line } — не Python.
error-no-tests = У { $folder } немає тестів; покриття рахують у теці з кодом Tatami.
error-plot-not-png = Малюнок — це PNG: { $file } має закінчуватися на .png.
error-no-matplotlib = Для малювання потрібна matplotlib, її додає набір «plot»: pip install tatami[plot].
