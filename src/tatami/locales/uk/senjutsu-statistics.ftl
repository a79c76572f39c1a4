### Сенджюцу на сторінці статистики

senjutsu-deck-own = власна колода
senjutsu-ending-empty-deck = порожня колода
senjutsu-ending-gave-up = здався суперник

## Що було зроблено

senjutsu-deed-wounded = отримано поранень
senjutsu-deed-heavy = отримано важких поранень
senjutsu-deed-stunned = разів отримано запаморочення
senjutsu-deed-blocks = успішні блокування
senjutsu-deed-counterattacks = контратаки
senjutsu-deed-instants = зіграні негайні карти
senjutsu-deed-passed = разів не зіграно нічого
senjutsu-deed-misses = атаки, що нікого не дістали
senjutsu-deed-collisions = зіткнення
senjutsu-deed-empty = карти, яких не вдалося взяти

## Помилки

senjutsu-blunder-collision = зіткнення через власний рух
senjutsu-blunder-miss = атаки, що нікого не дістали
senjutsu-blunder-guard = захист із ініціативою, якої не має жодна відкрита атака, хоча інша підійшла б
senjutsu-blunder-stun = ходи, у яких карту запаморочення притримано, хоча дістати нікого не можна

## Про що питають гравців

senjutsu-asked-lay = карта ходу
senjutsu-asked-attack-success = карта після успішної атаки
senjutsu-asked-block-success = карта після успішного блокування
senjutsu-asked-after-card = карта після карти ходу
senjutsu-asked-start-of-turn = карта на початку ходу
senjutsu-asked-after-draw = карта після взяття карт
senjutsu-asked-after-reveal = карта після відкриття карт
senjutsu-asked-would-suffer = карта перед отриманням поранень
senjutsu-asked-end-of-turn = карта наприкінці ходу
senjutsu-asked-replacement = заміна
senjutsu-asked-counter = контратака
senjutsu-asked-value = значення ініціативи
senjutsu-asked-way = шлях
senjutsu-asked-kamae = камае
senjutsu-asked-payment = плата
senjutsu-asked-alternative = один із кількох ефектів
senjutsu-asked-place = місце серед рівних
senjutsu-asked-discard = карта, яку скинути
senjutsu-asked-other = усе інше
