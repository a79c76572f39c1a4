## Невозможные позиции Сэндзюцу

error-fighters-do-not-fit = Бойцов { $fighters }, а мест за столом { $seats }.
error-track-does-not-fit = На шкале преимущества ({ $track }) стоят не все, кто играет, по одному разу.
error-too-much-focus = { $player }: жетонов концентрации { $focus }, а может быть от 0 до { $most }.
error-no-such-facing = { $player }: направление { $facing }, а направления считают от 0 до 5.
error-fewer-than-none = { $player }: ранений или карт оглушения меньше нуля.
error-no-such-limp = { $player }: лежащая карта хромоты повёрнута не больше трёх раз.
error-character-twice = { $character }: взят дважды, а каждый персонаж только один.
error-deck-does-not-fit = { $player }: в колоде, на руке и в сбросе карт { $cards }, а должно быть { $most }.
error-card-of-another = { $player }: карты { $card } в этой колоде быть не может.
error-terrain-twice = На клетке { $cell } два элемента местности.
error-terrain-off-field = Элемент местности на { $cell } не может там стоять: это вне поля боя, либо лодка стоит на поле.
error-figure-off-field = { $player }: клетка { $cell } вне поля боя.
error-figure-on-obstacle = { $player }: на клетке { $cell } препятствие.
error-two-figures = На клетке { $cell } две фигурки.
