### Command line: cards and decks of Senjutsu

cli-command-cards = Read, list and check the cards of Senjutsu, which are data.
cli-command-cards-check = Check files of cards and name every fault with its card and field. Status 2 if there are any.
cli-command-cards-list = List the cards with rank, type, cost and initiative.
cli-command-cards-show = Show one card by its slug, number or name.
cli-command-cards-copy = Write the house’s cards to a file of your own, JSON or YAML, to go on from there.
cli-command-decks = Make, show and check decks of Senjutsu, which are text files.
cli-command-decks-check = Check decks and list everything that is wrong with them, with the clause. Status 2 if there is anything.
cli-command-decks-new = Write a file in which every card that the deck may hold has a line: put in the numbers.
cli-command-decks-list = List the ready-made decks with their plans.
cli-command-decks-show = Show a deck, ready-made or of a file, as a table or as the one line that is answered in the game.
cli-command-decks-copy = Write a deck to a file, to go on from there.
cli-cards-files = Files of cards, JSON or YAML.
cli-cards-file = The file to write, called like the pack: small letters, digits, hyphens.
cli-cards-data = Another file of cards than the house’s own.
cli-cards-card = The card: its slug, number or name; a solo card also as “solo 010”.
cli-cards-owner = Only the personal cards of this character.
cli-cards-type-wanted = Only cards of this type: attack, defence, meditation or core.
cli-cards-rank-wanted = Only cards of this rank: wood, steel, gold, jade or core.
cli-cards-in-order =
    { $solo ->
        [0] { $file } is in order: “{ $name }”, { $cards } cards. SHA-256 { $sha256 }
       *[other] { $file } is in order: “{ $name }”, { $cards } cards and { $solo } solo cards. SHA-256 { $sha256 }
    }
cli-cards-faults =
    { $count ->
        [one] { $file }: { $count } fault.
       *[other] { $file }: { $count } faults.
    }
cli-cards-name = card
cli-cards-slug = slug
cli-cards-rank = rank
cli-cards-type = type
cli-cards-cost = cost
cli-cards-initiative = initiative
cli-cards-bought = { $value } ({ $other } bought)
cli-cards-rank-told =
    { $rank ->
        [wood] wood
        [steel] steel
        [gold] gold
        [jade] jade
       *[core] core
    }
cli-cards-type-told =
    { $type ->
        [attack] attack
        [defence] defence
        [meditation] meditation
       *[core] core
    }
cli-decks-files = Files of decks.
cli-decks-any-schools = Cards of several schools may be mixed: not matched play.
cli-decks-character = The character: student, master, ronin, warrior, or one of the pack.
cli-decks-of = Only the decks of this character.
cli-decks-file = The file to write; none may be there yet.
cli-decks-weapon = The core weapon card, instead of the usual one.
cli-decks-name-wanted = What the deck is called.
cli-decks-deck = A ready-made deck by its code, or a file.
cli-decks-line = Only the one line that is answered in the game.
cli-decks-legal = { $file } is legal.
cli-decks-how = # Put in how often the deck holds each card, { $size } in all; “tatami decks check” says what is wrong.
cli-decks-written = Written: { $file }
cli-decks-copies = copies
cli-decks-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
error-no-card =
    { $count ->
        [0] There is no card “{ $name }”.
       *[other] There is no card “{ $name }”. Spelt alike: { $near }.
    }
error-no-character = There is no character “{ $name }”. There are { $known }.
error-no-deck = There is no deck “{ $name }”, neither ready-made nor as a file. Ready-made are { $known }.
error-deck-weapon-choice = { $why }
error-file-exists = { $file } already exists; it is left as it is.
