### Сэндзюцу на странице статистики

senjutsu-deck-own = собственная колода
senjutsu-ending-empty-deck = пустая колода
senjutsu-ending-gave-up = соперник сдался

## Что было сделано

senjutsu-deed-wounded = получено ранений
senjutsu-deed-heavy = получено тяжёлых ранений
senjutsu-deed-stunned = раз получено оглушение
senjutsu-deed-blocks = успешные блокирования
senjutsu-deed-counterattacks = контратаки
senjutsu-deed-instants = сыгранные мгновенные карты
senjutsu-deed-passed = раз не сыграно ничего
senjutsu-deed-misses = атаки, никого не доставшие
senjutsu-deed-collisions = столкновения
senjutsu-deed-empty = карты, которые не удалось взять

## Ошибки

senjutsu-blunder-collision = столкновения из-за собственного движения
senjutsu-blunder-miss = атаки, никого не доставшие
senjutsu-blunder-guard = защита с инициативой, которой нет ни у одной открытой атаки, хотя другая подошла бы
senjutsu-blunder-stun = ходы, в которых карта оглушения придержана, хотя достать никого нельзя

## О чём спрашивают игроков

senjutsu-asked-lay = карта хода
senjutsu-asked-attack-success = карта после успешной атаки
senjutsu-asked-block-success = карта после успешного блокирования
senjutsu-asked-after-card = карта после карты хода
senjutsu-asked-start-of-turn = карта в начале хода
senjutsu-asked-after-draw = карта после взятия карт
senjutsu-asked-after-reveal = карта после открытия карт
senjutsu-asked-would-suffer = карта перед получением ранений
senjutsu-asked-end-of-turn = карта в конце хода
senjutsu-asked-replacement = замена
senjutsu-asked-counter = контратака
senjutsu-asked-value = значение инициативы
senjutsu-asked-way = путь
senjutsu-asked-kamae = камаэ
senjutsu-asked-payment = плата
senjutsu-asked-alternative = один из нескольких эффектов
senjutsu-asked-place = место среди равных
senjutsu-asked-discard = карта, которую сбросить
senjutsu-asked-other = всё остальное
