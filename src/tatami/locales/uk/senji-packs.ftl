### Набори даних Сенджі: що з ними може бути не так

error-pack-homes = { $path }: родина «{ $family }» повинна мати провінцій: { $wanted }, а має: { $given }.
error-pack-self = { $path }: «{ $value }» межує сама з собою.
error-pack-one-way = { $path }: тут названо «{ $value }», а там не названо «{ $other }».
error-pack-cut-off = { $path }: до «{ $value }» нічого не веде.
error-pack-coast = { $path }: провінція «{ $value }» і море «{ $sea }» розходяться в тому, чи вони межують.
error-pack-points = { $path }: потрібно щонайменше точок: { $fewest }, а є: { $given }.
error-pack-outside = { $path }: точка { $x }, { $y } лежить поза мапою.
error-pack-flat = { $path }: точки нічого не обмежують.
error-pack-closed = { $path }: «{ $value }» не може бути нейтральною, її родина грає.
error-pack-open = { $path }: «{ $value }» має бути нейтральною, її родина не грає.
error-pack-emperor = { $path }: військо імператора має провінцію лише тоді, коли гравців { $seats }, і тоді завжди.
error-pack-emperor-home = { $path }: «{ $value }» має бути провінцією родини, що не грає, і не нейтральною.
error-pack-animal = { $path }: «{ $value }» стоїть на карті без тварини.
error-pack-combination = { $path }: комбінація має або «symbol», або «alike».
error-pack-reward = { $path }: комбінація дає або славу, або самураїв.
error-pack-impossible = { $path }: стільки таких карт не зібрати: { $given }.
error-pack-initial = { $path }: «{ $value }» — не одна велика латинська літера.
