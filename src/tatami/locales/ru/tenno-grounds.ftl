### Почему бот сделал бы так

tenno-ground-known-card = Вы знаете, что лежит на месте { $aim } игрока { $target }: { $card }.
tenno-ground-chance-to-win = Шанс выиграть этот бой — примерно { $chance } %.
tenno-ground-least-bad = Нападать нужно, хотя каждая атака рискует большим, чем обещает; эта — меньше всех.
tenno-ground-ronin-first = После ронина можно напасть ещё раз, поэтому он идёт первым.
tenno-ground-ends-as-winner = Это может завершить игру, пока вы впереди.
tenno-ground-monk-may-help = Игроку { $target } может помочь монах (примерно { $chance } %) — это учтено.
tenno-ground-stop-is-better = Ни одна вторая атака не обещает больше, чем может стоить.
tenno-ground-monk-changes-nothing = Монах не изменил бы исхода этого боя (защищается { $card }).
tenno-ground-monk-saves = Монах спасает ценную карту: { $card }, стоимость { $value }.
tenno-ground-monk-for-little = { $card } стоит всего { $value }: ради этого бот показывает монаха в четырёх случаях из десяти, наугад.
tenno-ground-better-attack = Так ряд лучше нападает; сильнейший нападающий — { $card }.
tenno-ground-better-placed = Так меньше ваших слабых карт лежит там, где их знают другие.
tenno-ground-shogun-is-a-trap = Сёгун, о котором на месте { $slot } никто не знает, — ловушка для нападающих.
tenno-ground-known-slot = Место { $slot } другие хорошо знают; после обмена они уже не уверены.
tenno-ground-row-is-good = Ни один обмен не даёт лучшего ряда.
tenno-ground-muddle = Место { $slot } другие знают лучше всего, поэтому его стоит спутать с другим.
tenno-ground-least-known = О месте { $slot } вы знаете меньше всего, а там может лежать ценная карта.
tenno-ground-nothing-to-learn = Подглядывать уже незачем: всё и так известно.
