### The board of a game that has none of its own

client-generic-some =
    { $count ->
        [1] { $card }
       *[other] { $card } × { $count }
    }
client-generic-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
client-generic-mat = The table
client-generic-facts = What everybody knows
client-generic-middle = In the middle of the table
client-generic-no-hand = You hold no cards.
