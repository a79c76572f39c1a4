### What helps at the table and comes after it: who one is, hints, what is said beside a seat

client-standing = Who you are
client-standing-close = Put it away

client-who-tenno = Your colour is { $colour }.
client-aim-tenno = Take the people of the others prisoner: at the end the most valuable prison wins.
client-who-samurai-sword-shogun = You are the Shogun.
client-aim-samurai-sword-shogun =
    { $players ->
        [3] Have more points of Honour than the two Ninja together. Everybody knows who you are.
       *[other] Win together with the Samurai: your Honour is added up. Everybody knows who you are, nobody knows who they are.
    }
client-who-samurai-sword-samurai = You are a Samurai.
client-aim-samurai-sword-samurai = Win together with the Shogun: your Honour is added up. Nobody knows who you are.
client-who-samurai-sword-ninja = You are a Ninja.
client-aim-samurai-sword-ninja =
    { $players ->
        [3] Win together with the other Ninja against the Shogun: your Honour is added up, and a tie is yours.
       *[other] Win together with the other Ninja against the Shogun: your Honour is added up, and a tie is yours. Nobody knows who you are.
    }
client-who-samurai-sword-ronin = You are the Ronin.
client-aim-samurai-sword-ronin = Win alone, against everybody: more points of Honour than either side. Nobody knows who you are.
client-who-shinobi = You serve { $clan }.
client-aim-shinobi = At the end it must have more cards on the table than any other player’s clan. Nobody else may know.
client-who-senji = You lead { $family }.
client-aim-senji = Have the most honour at the end of the year in which somebody reaches 60.
client-who-senjutsu = You fight as { $hero }.
client-aim-senjutsu =
    { $kind ->
        [sides] Your side wins when all opponents are defeated.
        [all] Whoever is the last one standing wins.
       *[duel] Defeat your opponent: whoever is left standing wins.
    }{ $turns ->
        [0] { "" }
       *[other] { " " }After turn { $turns } the fewest wounds win.
    }

client-hint-cards =
    { $by ->
        [thumb] What does a card do? Hold it for a moment.
       *[mouse] What does a card do? Rest the pointer on it, or press the space bar.
    }
client-hint-known = Understood
