### Сэндзюцу: что напечатано на соло-картах. Всё это — о том, что делает враг; атаки, блоки и клетки взяты из
### senjutsu-cards.ftl в форме `.third`.

senjutsu-text-solo-it = { $what_third }
senjutsu-text-solo-otherwise = если не может, { $what_third }

## Слова

senjutsu-text-solo-go = проходит { senjutsu-text-solo-far }
senjutsu-text-solo-far =
    { $n ->
        [1] одну клетку
        [2] не более двух клеток
        [3] не более трёх клеток
        [4] не более четырёх клеток
        [5] не более пяти клеток
       *[other] не более { $n } клеток
    }
senjutsu-text-solo-retreat = отступает { senjutsu-text-solo-back }
senjutsu-text-solo-back =
    { $n ->
        [1] на одну клетку
        [2] не более чем на две клетки
        [3] не более чем на три клетки
        [4] не более чем на четыре клетки
        [5] не более чем на пять клеток
       *[other] не более чем на { $n } клеток
    }
senjutsu-text-solo-manner-next = переходит к следующей манере боя
senjutsu-text-solo-stance-attack = принимает атакующую стойку
senjutsu-text-solo-stance-defence = принимает защитную стойку
senjutsu-text-solo-stance-switch = меняет стойку
senjutsu-text-solo-stance-all-attack = переводит всех врагов в атакующую стойку
senjutsu-text-solo-stance-all-defence = переводит всех врагов в защитную стойку
senjutsu-text-solo-stance-all-switch = меняет стойку всех врагов
senjutsu-text-solo-refresh = в конце хода замешивает свой сброс в колоду
senjutsu-text-solo-and-refresh = { $what_third }, а в конце хода замешивает свой сброс в колоду

## Атаки

senjutsu-text-solo-go-and =
    { $n ->
        [1] может пройти одну клетку и { $what_third }
        [2] может пройти не более двух клеток и { $what_third }
        [3] может пройти не более трёх клеток и { $what_third }
        [4] может пройти не более четырёх клеток и { $what_third }
        [5] может пройти не более пяти клеток и { $what_third }
       *[other] может пройти не более { $n } клеток и { $what_third }
    }
senjutsu-text-solo-bonus = { $what_third }, { $when } — { $harm_third }
senjutsu-text-solo-bonus-apart = { $when } { $what_third }
senjutsu-text-solo-when-rear = со спины
senjutsu-text-solo-when-masked = под маскировкой
senjutsu-text-solo-when-despair = в отчаянии
senjutsu-text-solo-count = { $n }

## Символы контратаки

senjutsu-text-solo-counter-attack = если этого врага атакуют с инициативой { $values }, верхнюю карту его колоды сбрасывают; если на ней есть атака, нападающий получает 1 ранение
senjutsu-text-solo-counter-defence = если его блок останавливает атаку с инициативой { $values }, верхнюю карту его колоды сбрасывают; если на ней есть атака, нападающий получает 1 ранение

## Рамка карты

senjutsu-text-solo-deck = колода выбора { $n }: { $name }
senjutsu-text-solo-own = личная соло-карта: { $owner }
senjutsu-text-solo-nightmare = карта кошмара
senjutsu-text-solo-initiative = инициатива { $values }, под атаку игрока
