### Стіл гри, яка не має власного

client-generic-some =
    { $count ->
        [1] { $card }
       *[other] { $card } × { $count }
    }
client-generic-hidden =
    { $count ->
        [one] { $count } закрита карта
        [few] { $count } закриті карти
       *[many] { $count } закритих карт
    }
client-generic-mat = Стіл
client-generic-facts = Що знають усі
client-generic-middle = Посеред столу
client-generic-no-hand = У вашій руці немає карт.
