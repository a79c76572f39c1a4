### The profile

client-profile-title = Your profile
client-profile-lead-nobody = You need no account to play: a name is enough.
client-profile-lead-guest = You are a guest here. This browser remembers you.
client-profile-lead-account = Your games and ratings belong to your account.
client-profile-who = Name and colour
client-profile-name = Name
client-profile-colour = Colour
client-profile-saved = Saved. It holds from the next table on.
client-profile-friends-what = Ask people you know by name or link, see who of them is here, play with them.
client-profile-games = Your games
client-profile-no-games = Nothing yet. The first game is two clicks away.
client-profile-ratings = Ratings
client-profile-no-ratings = A rating comes with your first finished game against people or bots, without undos by consent.
client-profile-rated =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
client-profile-page = Your page
client-profile-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
client-save = Save
client-colour-indigo = indigo, waves
client-colour-vermilion = vermilion, commas
client-colour-pine = pine green, pine
client-colour-plum = plum, plum blossom
client-colour-ochre = ochre, tortoiseshell
client-colour-ink = ink black, cross
client-colour-sky = sky blue, scales
client-colour-rose = rose, bellflower

client-account-title = Account
client-account-why = An account keeps your games for good, works on every device and gives you a rating.
client-account-yours = You are logged in as { $name }.
client-account-way = Do you have one?
client-account-make = Make an account
client-account-enter = Log in
client-account-name = Account name
client-account-passphrase = Passphrase
client-account-make-note = At least 8 characters; a few words are best. Your games so far go with you. No e-mail is asked for, so nobody can reset a passphrase: keep it.
client-account-enter-note = What you play as a guest until then stays with the guest; you can claim it afterwards.

client-devices-title = Other devices
client-devices-why = A personal link opens your seats on another phone or computer. It works for 30 days.
client-devices-make = Make a personal link
client-devices-link = Your personal link
client-devices-secret = This link is a secret: whoever has it plays as you. Send it only to yourself.
client-devices-leave = Leaving
client-devices-out = Log out here
client-devices-out-everywhere = Log out everywhere else
    .note = ends all other sessions and links
client-devices-ended = Done: only this browser is still logged in.
client-devices-sure = Leave for good?
client-devices-sure-text = You are a guest without an account. Once you log out, you can come back to your seats and games only with a personal link that you have made before.
client-devices-stay = Stay

client-claim-title = Games played as a guest
client-claim-why = Paste the personal link of the guest you were: those games become this account’s.
client-claim-link = Personal link of the guest
client-claim = Claim the games
client-claim-done = Done: they are yours now.

client-webhook-title = Word to a program (webhook)
client-webhook-why = Where a move may take an hour or more, the hall sends word to this address as soon as it is your turn.
client-webhook-address = Address
client-webhook-remove = Remove
client-webhook-removed = No more word is sent.
client-webhook-key = With this key every call is signed (Tatami-Signature). It is shown only now.
client-webhook-key-label = Key of the webhook
