### Наборы данных Сенджи: что с ними может быть не так

error-pack-homes = { $path }: у семьи «{ $family }» должно быть провинций: { $wanted }, а есть: { $given }.
error-pack-self = { $path }: «{ $value }» граничит сама с собой.
error-pack-one-way = { $path }: здесь названо «{ $value }», а там не названо «{ $other }».
error-pack-cut-off = { $path }: к «{ $value }» ничего не ведёт.
error-pack-coast = { $path }: провинция «{ $value }» и море «{ $sea }» расходятся в том, граничат ли они.
error-pack-points = { $path }: нужно не меньше точек: { $fewest }, а есть: { $given }.
error-pack-outside = { $path }: точка { $x }, { $y } лежит вне карты.
error-pack-flat = { $path }: точки ничего не ограничивают.
error-pack-closed = { $path }: «{ $value }» не может быть нейтральной, её семья играет.
error-pack-open = { $path }: «{ $value }» должна быть нейтральной, её семья не играет.
error-pack-emperor = { $path }: у войска императора есть провинция только тогда, когда игроков { $seats }, и тогда всегда.
error-pack-emperor-home = { $path }: «{ $value }» должна быть провинцией семьи, которая не играет, и не нейтральной.
error-pack-animal = { $path }: «{ $value }» стоит на карте без животного.
error-pack-combination = { $path }: у комбинации есть либо «symbol», либо «alike».
error-pack-reward = { $path }: комбинация даёт либо славу, либо самураев.
error-pack-impossible = { $path }: столько таких карт не собрать: { $given }.
error-pack-initial = { $path }: «{ $value }» — не одна прописная латинская буква.
