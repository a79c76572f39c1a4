### Decks of Senjutsu: what can be wrong with them

senjutsu-why-deck-character = There is no character “{ $character }”.
senjutsu-why-deck-no-weapon = “{ $weapon }” is no core weapon card.
senjutsu-why-deck-weapon = The weapon of “{ $weapon }” does not stand on the character card of “{ $character }”.
senjutsu-why-deck-size =
    A deck has exactly { $size } cards; this one has { $given ->
        [one] { $given } card
       *[other] { $given } cards
    }.
senjutsu-why-deck-unknown = There is no card “{ $card }”.
senjutsu-why-deck-core = “{ $card }” is a core card and is not part of the deck.
senjutsu-why-deck-of-another = “{ $card }” is a personal card: { $owner } may use it, but not { $character }.
senjutsu-why-deck-wood = “{ $card }” is wood: at most { $most } copies, not { $given }.
senjutsu-why-deck-steel = “{ $card }” is steel: at most { $most } copies, not { $given }.
senjutsu-why-deck-gold-twice = “{ $card }” is gold: one copy, not { $given }.
senjutsu-why-deck-gold = A deck has at most { $most } gold cards; this one has { $given }.
senjutsu-why-deck-jade = A deck has at most one jade card; this one has { $given }.
senjutsu-why-deck-schools = In matched play a deck has cards of one school only; these are of “{ $school }” and “{ $other }”.
error-deck-line = “{ $text }” is no deck: write the weapon card, a colon and the cards, as in “katana_cut: plain_cut*3, tiger_leap*3”.
error-deck-file-line = Line { $line }: “{ $text }” is neither a card with its number, as in “3 plain_cut”, nor name, character or weapon, nor a comment.
error-deck-file-again = Line { $line }: a deck has one line “{ $field }: …”, and it stands above already.
error-deck-file-lacks = The line “{ $field }: …” is missing.
error-deck-too-long = This text is too long for a deck: the limits are { $most } characters and { $lines } lines.
