### Senjutsu

senjutsu-name = Сэндзюцу
    .tag = Поединок стоек
    .coming = Поединок на поле из шестиугольников для 1–4 самураев. Правила уже записаны, стол ещё готовят.
senjutsu-credits = авторы: Пол Д. Аллен и Джеймс Фолкнер
    .house = Stone Sword Games, Lucky Duck Games
