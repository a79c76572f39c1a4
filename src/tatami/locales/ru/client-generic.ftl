### Стол игры, у которой нет своего

client-generic-some =
    { $count ->
        [1] { $card }
       *[other] { $card } × { $count }
    }
client-generic-hidden =
    { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }
client-generic-mat = Стол
client-generic-facts = Что знают все
client-generic-middle = Посреди стола
client-generic-no-hand = У вас на руке нет карт.
