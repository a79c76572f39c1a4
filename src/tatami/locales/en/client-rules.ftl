### The rulebook

client-rules-title = Rules
client-rules-of = The rules of { $game }
client-rules-lead = Every clause that the table enforces. “Why can’t I?” and the log point here.
client-rules-choose = Whose rules?
client-rules-coming = On its way
client-rules-search = Search the rules
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
