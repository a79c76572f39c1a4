### The rulebook

client-rules-title = Rules
client-rules-of = The rules of { $game }
client-rules-lead = Every clause that the table enforces. “Why can’t I?” and the log point here.
client-rules-choose = Whose rules?
client-rules-coming = On its way
client-rules-search = Search clauses and cards
client-rules-clear = Clear the search
client-rules-all =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
client-rules-found =
    { $count ->
        [0] Nothing found. Try fewer words.
        [one] { $count } clause found
       *[other] { $count } clauses found
    }
client-rules-chapters = Chapters
client-rules-loading = Opening the rulebook …
client-rules-copy = Copy the link to { $clause }
client-rules-back-table = Back to the table
client-rules-back = Back

## Cards beside the clauses

client-rules-found-cards =
    { $count ->
        [0] No card found. Try fewer words.
        [one] { $count } card found
       *[other] { $count } cards found
    }
client-rules-all-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } different cards
    }
client-rules-also-clauses =
    { $count ->
        [one] { $count } clause speaks of it, too
       *[other] { $count } clauses speak of it, too
    }
client-rules-loading-cards = Laying out the cards …
client-rules-leaves = What of this game?
client-rules-leaf-clauses = Clauses
client-rules-leaf-cards = Cards
client-rules-leaf-glance = At a glance
