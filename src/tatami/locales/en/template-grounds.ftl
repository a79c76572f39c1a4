### Why the bot would do it

template-ground-keeps-best = It keeps { $card } for later, and this is the next best.
