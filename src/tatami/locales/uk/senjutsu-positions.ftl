## Неможливі позиції Сенджюцу

error-fighters-do-not-fit = Бійців { $fighters }, а місць за столом { $seats }.
error-track-does-not-fit = На шкалі переваги ({ $track }) стоять не всі, хто грає, по одному разу.
error-too-much-focus = { $player }: жетонів зосередження { $focus }, а може бути від 0 до { $most }.
error-no-such-facing = { $player }: напрямок { $facing }, а напрямки лічать від 0 до 5.
error-fewer-than-none = { $player }: поранень або карт запаморочення менше, ніж нуль.
error-no-such-limp = { $player }: карту кульгання, що лежить, повернуто щонайбільше тричі.
error-character-twice = { $character }: узято двічі, а кожен персонаж лише один.
error-deck-does-not-fit = { $player }: у колоді, на руці та в скиді карт { $cards }, а має бути { $most }.
error-card-of-another = { $player }: карти { $card } у цій колоді бути не може.
error-terrain-twice = На клітинці { $cell } два елементи місцевості.
error-terrain-off-field = Елемент місцевості на { $cell } не може там стояти: це поза полем бою, або човен стоїть на полі.
error-figure-off-field = { $player }: клітинка { $cell } поза полем бою.
error-figure-on-obstacle = { $player }: на клітинці { $cell } перешкода.
error-two-figures = На клітинці { $cell } дві фігурки.
