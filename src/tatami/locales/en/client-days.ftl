### Play by days: its page, its links, and what is said of it at tables and at home

client-days-lead = Games whose moves may take days: how you are told, when you are off, and what is due.
client-days-guest = With an account the hall can write to you, keep a calendar for you and give you days off. Your games so far go with it.

## Deadlines

client-days-deadlines = Your deadlines
client-days-none = No game by days goes on.
client-days-yours = Your move
client-days-theirs = Awaited: { $names }
client-days-until = until { $moment }
client-days-no-limit = no deadline now

## Being told

client-days-told = How you are told
client-days-browser = Tell me in this browser when it is my move
    .note = only while the page is not looked at
client-days-mail = By e-mail
client-days-mail-what = The hall writes to you when your move is awaited. Nobody but you sees the address.
client-days-address = E-mail address
client-days-send = Send a link there
client-days-sent = A letter is on its way to { $address }. Open the link in it within an hour.
client-days-is-good = Letters go to { $address }.
client-days-wanted = When
client-days-wanted-digest = A digest
    .note = all that waits, in one letter at most every so many hours
client-days-wanted-each = At each move
    .note = at most every ten minutes
client-days-wanted-none = Not now
    .note = the address is kept
client-days-hours = A digest at most every
client-days-hour =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
client-days-remind = One more letter before a deadline
client-days-remind-hours =
    { $hours ->
        [one] { $hours } hour before
       *[other] { $hours } hours before
    }
client-days-remind-none = None
client-days-zone = Times in letters are those of { $zone }.
client-days-zone-here = Tell those of { $zone }
client-days-forget = Remove the address

## Vacation

client-days-vacation = Vacation
client-days-vacation-what = In games by days your clock stands still, and the others see until when. You may move all the same.
client-days-left = Days of vacation left this year: { $days } of { $most }.
client-days-from = First day
    .note = empty: from now on
client-days-length = How many days
client-days-take = Take vacation
client-days-off = You are on vacation until { $moment }.
client-days-planned = Your vacation: { $start } to { $moment }.
client-days-back = End it

## Calendar

client-days-calendar = Calendar
client-days-calendar-what = Give this link to your calendar program, and it shows your deadlines. Whoever knows the link can read them, so keep it to yourself.
client-days-calendar-make = Make a link
client-days-calendar-link = Link to your calendar
client-days-calendar-renew = New link
    .note = the old one stops working
client-days-calendar-drop = Remove the link

## Links in letters

client-days-confirmed-title = Your address
client-days-confirmed = { $address } is right: the hall writes there when your move is awaited.
client-days-move-title = To your move
client-days-opening = One moment…
client-days-other = This link belongs to { $name }, and you are signed in as { $me }. Go on as { $name }? Guests without an account cannot come back to their games afterwards.
client-days-instead = Go on as { $name }
client-days-stay = Stay { $me }
client-days-dead-move = This link is not good any more: it is older than a week, or its owner has signed out everywhere. Sign in with your account to go on.

## At a table

client-days-is-off = { $name } is on vacation until { $moment }: the clock stands still.
client-days-offer = Shall the browser tell you when it is your move?
client-days-offer-yes = Yes, tell me
client-days-offer-no = No
