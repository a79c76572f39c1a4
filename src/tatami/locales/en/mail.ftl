### Play by days: letters, the calendar, and what can be wrong with them

mail-sender = Tatami
mail-confirm-subject = Is this your address?
mail-confirm = The account “{ $name }” at a Tatami hall wants to be told here when it is its move. To allow that, open this link within an hour:
mail-confirm-button = Yes, write to me here
mail-confirm-why = If that was not you, do nothing: without the link nobody writes here again.
mail-turn-subject =
    { $count ->
        [one] Your move: { $game }
       *[other] Your move in { $count } games
    }
mail-turn =
    { $count ->
        [one] A game waits for your move:
       *[other] { $count } games wait for your move:
    }
mail-soon-subject =
    { $count ->
        [one] Little time left: { $game }
       *[other] Little time left in { $count } games
    }
mail-soon =
    { $count ->
        [one] Your time for a move is nearly up:
       *[other] In { $count } games your time for a move is nearly up:
    }
mail-turn-button = To the move
mail-turn-more =
    { $count ->
        [one] { $count } more game waits.
       *[other] { $count } more games wait.
    }
mail-game = { $game }, with { $others }
mail-until =
    Until { $moment } ({ $zone }), that is { $hours ->
        [0] less than an hour
        [one] { $hours } hour
       *[other] { $hours } hours
    } from now.
mail-why = You get this because you asked the hall to write when it is your move. Links to a move are good for a week and open your seat: pass them on to nobody.
mail-settings = How often, and other settings:
mail-stop = No more letters:
mail-stop-title = Letters of the hall
mail-stop-ask = Shall the hall stop writing to you when it is your move?
mail-stop-button = Yes, no more letters
mail-stop-done = You get no more letters. In the settings you can have them again.
mail-stop-dead = This link is not good any more: the address was changed or removed, so nobody writes there.
mail-calendar = Tatami: your deadlines
mail-calendar-event = Your move: { $game }

error-no-mail-here = This hall sends no letters: whoever runs it has set up no mail server.
error-no-such-mailbox = You have given no address yet.
error-no-such-calendar = There is no such calendar: the link was renewed or removed.
error-no-such-zone = This hall knows no time zone “{ $zone }”. Letters go on telling the time as before.
error-address-is-wrong = That is no address to which a letter can be sent. It should look like name@example.org.
error-no-such-vacation = You are not on vacation, and none is planned.
error-vacation-is-set = You have a vacation already. End it before you plan another.
error-vacation-too-far = A vacation can be planned at most a year ahead.
error-vacation-too-long =
    That is too long: a year has { $most } days of vacation, and { $days ->
        [0] none is
        [one] { $days } is
       *[other] { $days } are
    } left.
error-vacations-are-spent = At most { $most } vacations a year: even short ones are told at all your tables.
error-setting-public-address = --public-address: “{ $value }” is not like https://play.example.
error-setting-without-smtp = { $setting } is of use only with --smtp, which names the mail server.
error-setting-mail-server = --smtp: “{ $value }” is not the name or address of a server. The port has an option of its own.
error-setting-mail-sender = --smtp-sender: “{ $value }” is not an address like tatami@play.example. Letters need a sender.
error-setting-mail-home = With --smtp the hall needs --public-address, too: the links in letters lead there.
error-setting-mail-password = The password of the mail server cannot be read from “{ $file }”.
error-setting-mail-password-missing = --smtp-user needs a password: in --smtp-password-file, or in the variable TATAMI_HALL_SMTP_PASSWORD.
