### Senjutsu

senjutsu-name = Сендзюцу
    .tag = Двобій стійок
    .coming = Двобій на полі з шестикутників для 1–4 самураїв. Правила вже записано, стіл ще готують.
senjutsu-credits = автори: Пол Д. Аллен і Джеймс Фолкнер
    .house = Stone Sword Games, Lucky Duck Games
