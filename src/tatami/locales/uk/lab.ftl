### Лабораторія: моделювання та вимірювання швидкості

lab-number = { $number }
lab-decimal-mark = ,
lab-percent = { $number } %

## Моделювання

lab-plot-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, зерно { $seed }
lab-bot = бот
lab-kind = вид
lab-chair = місце
lab-wins = перемоги
lab-rate = частка
lab-interval = інтервал 95 %
lab-score = середній рахунок
lab-bar = перемоги та рівна частка
lab-fair-share = рівна частка
lab-lengths = Рішень за партію: від { $min } до { $max }, у половині партій від { $q1 } до { $q3 }, медіана { $median }, у середньому { $mean }.
lab-speed = { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[other] { $decisions } рішень
} за { $seconds } с процесорного часу ({ $wall } с за годинником): { $rate } за секунду на одному ядрі.
lab-intervals = Від партії до партії боти міняються місцями. Інтервали — за Вілсоном; спільна перемога рахується часткою, тож вони трохи ширші, ніж треба.

lab-plot-wins = Частка перемог кожного бота
lab-plot-win-rate = виграні партії, % (з інтервалом 95 %)
lab-plot-lengths = Тривалість партій
lab-plot-decisions = рішень за партію
lab-plot-games = партії
lab-plot-median = медіана { $median }

## Вимірювання швидкості

lab-random-play = випадкова гра
lab-per-second = рішень/с
lab-middle-half = середня половина
lab-microseconds = мкс
lab-x-uno = × UNO
lab-x-liars = × liar's poker
lab-at-seats = { $game }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[other] { $seats } місць
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
lab-gate-clone = рішень на одну копію
lab-gate-world = рішень на один можливий світ
lab-gate-uno = у скільки разів швидше за UNO з RLCard
lab-gate-liars-poker = у скільки разів швидше за python_liars_poker
lab-met = виконано
lab-not-met = не виконано
lab-unmeasured = не виміряно
lab-no-peers = Не встановлено, тому не виміряно: { $peers }. Їх додає набір «bench»: pip install "tatami[bench]".
lab-conditions = { $python }, одне ядро, { $rounds ->
    [one] { $rounds } коло
    [few] { $rounds } кола
   *[other] { $rounds } кіл
} за { $seconds } с. Крок калібрувального циклу тривав { $step } нс [{ $low }–{ $high }]; усі числа перераховано на ядро, де він триває { $quiet } нс.
