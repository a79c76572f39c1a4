### The browser client: decks of Senjutsu

client-decks-lead = Build decks of Senjutsu, check them as you build, and bring them to a table.
client-decks-pack = Cards
client-decks-yours = Your decks
client-decks-of-pack = Of the pack “{ $pack }”
client-decks-none = You have no deck yet. Begin with a new one, or copy a ready-made one below.
client-decks-none-here = You have no deck that could be brought here.
client-decks-build = Build a deck
client-decks-left = Not saved yet
client-decks-guest = This browser keeps your decks. With an account the hall keeps them, and these go along.
client-decks-make-account = Make an account
client-decks-here =
    This browser still keeps { $count ->
        [one] { $count } deck
       *[other] { $count } decks
    } from before you signed in.
client-decks-take-along = Keep them with the account
client-decks-ready-made = Ready-made decks
client-decks-copy = Copy and change
client-decks-copy-it = Copy and change “{ $name }”
client-decks-all = All decks
client-decks-new = New deck
client-decks-unnamed = Deck without a name
client-decks-opening = Opening …
client-decks-again = Try again

## One deck

client-decks-name = Name
client-decks-character = Character
client-decks-weapon = Core weapon card
client-decks-size = Cards
client-decks-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-decks-cards = Choose cards
client-decks-chosen = Cards in the deck
client-decks-empty = No card yet.
client-decks-copies = { $name }: { $count } in the deck
client-decks-more = One more of { $name }, now { $count }
client-decks-fewer = One fewer of { $name }, now { $count }
client-decks-removed = “{ $name }” is out. Undo puts it back.
client-decks-undo = Undo
client-decks-redo = Redo
client-decks-rest = Lines that are no cards
client-decks-drop-line = Delete the line “{ $line }”
client-decks-pack-changed = The pack has changed since this deck was last saved; it is judged as the pack is now.
client-decks-resumed = What you had not saved is here again.
client-decks-forget = Discard it
client-decks-at-risk = This browser has no room left: save the deck or copy its text before you leave.

## Whether it is legal

client-decks-legal = Legal
client-decks-legal-free = Legal where schools may be mixed, not in matched play
client-decks-faults =
    { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
client-decks-checking = Checking …

## Looking for cards

client-decks-search = Words on the card
client-decks-filters = Filters
client-decks-filters-on = Filters: { $count }
client-decks-any = any
client-decks-all-cards = All cards
client-decks-found =
    { $count ->
        [0] No card is like that.
        [one] { $count } card
       *[other] { $count } cards
    }
client-decks-type = Type
client-decks-type-attack = attack
client-decks-type-defence = defence
client-decks-type-meditation = meditation
client-decks-rank = Rank
client-decks-rank-wood = wood
client-decks-rank-steel = steel
client-decks-rank-gold = gold
client-decks-rank-jade = jade
client-decks-owner = Whose
client-decks-owner-personal = personal
client-decks-owner-basic = everybody’s
client-decks-initiative = Initiative
client-decks-window = none: in its own moment
client-decks-school = School
client-decks-no-school = no school
client-decks-keyword = Keyword
client-decks-keyword-prepared = prepared
client-decks-keyword-instant = instant
client-decks-keyword-instant-additional = instant additional
client-decks-keyword-instant-replacement = instant replacement

## What the cards come to

client-decks-curve = Cards by initiative
client-decks-at =
    Initiative { $value }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-decks-at-window =
    Without initiative: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-decks-focus =
    { $cards ->
        [0] No card costs focus.
        [one] { $cards } card costs focus, { $focus } in all.
       *[other] { $cards } cards cost focus, { $focus } in all.
    }

## Saving

client-decks-save = Save
client-decks-is-saved = Saved
client-decks-saved = The deck is saved.
client-decks-rename = Rename
client-decks-rename-it = Rename “{ $name }”
client-decks-drop = Throw away
client-decks-drop-it = Throw “{ $name }” away
client-decks-export-it = Export “{ $name }”
client-decks-thrown = “{ $name }” was thrown away.
client-decks-take-back = Take it back
client-decks-gone = This deck is no longer in this browser.
client-decks-full-here =
    This browser keeps at most { $most ->
        [one] { $most } deck
       *[other] { $most } decks
    }, or it has no room left. Throw one away, copy its text, or make an account.
client-decks-name-too-long =
    A deck’s name has at most { $most ->
        [one] { $most } sign
       *[other] { $most } signs
    }.
client-decks-changed = “{ $name }” has been changed elsewhere since you opened it. Nothing was written over.
client-decks-conflict = Two versions of this deck
client-decks-mine = Here
client-decks-other = Elsewhere
client-decks-keep-mine = Keep the one here
client-decks-take-other = Take the other
client-decks-keep-both = Keep both
client-decks-second = { $name } (2)

## As text

client-decks-import = Import
client-decks-import-how = Paste a deck as the terminal writes it (“tatami decks”), or the line that is answered in the game; or choose a file.
client-decks-text = The deck as text
client-decks-file = From a file
client-decks-read = Read it
client-decks-take = Take it
client-decks-take-faulty = Take it with its faults
client-decks-too-long = This text is too long for a deck: the limits are { $most } characters and { $lines } lines. It stays here as it is.
client-decks-export = Export
client-decks-link = Link
client-decks-link-what = The deck stands in the link itself, behind the #: browsers send that to no server.
client-decks-link-broken = This link carries no deck, or was cut off on its way. Ask for it once more.
client-decks-as-file = As a file
client-decks-line = As it is answered in the game
