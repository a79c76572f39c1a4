### People: who plays with whom

## Play now

client-play-title = { $game }: Play now
client-play-players = Players
client-play-any = As usual ({ $count })
client-play-bots = Bots
client-bots-sensible = Sensible
    .note = they play with a plan
client-bots-random = By chance
    .note = any legal move: for the very first steps
client-play-join = Join people who wait
    .note = If somebody waits for company at this game, you sit down there.
client-play-welcome = Stay open to people
    .note = Whoever comes while your game is young may take the place of a bot.
client-lobby-young = just begun, you may join
client-welcome-sit = This game has just begun: you may take the place of a bot.
client-welcome-came = { $name } has sat down in the place of { $before }.

## Who is here

client-here = Here now
client-here-count =
    { $count ->
        [one] { $count } other is here
       *[other] { $count } others are here
    }
client-here-more = and { $count } more
client-here-nobody = Nobody else is here just now.
client-here-invite = Invite
client-here-asked = has been asked
client-here-declined = does not come this time
client-invited = { $name } invites you: { $game }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $free ->
        [one] { $free } place free
       *[other] { $free } places free
    }
client-invited-come = Sit down
client-invited-decline = Not now
client-invited-mute = No more invitations

## The waiting room

client-waiting-usual = Played by the usual rules, without a clock.
client-waiting-deal = How the deal is kept fair
client-share-link = Send the link
client-qr = QR code
client-qr-label = QR code of the link to this table: { $title }

## Profile and settings

client-profile-crest = Crest
client-crest-tomoe = Commas
client-crest-ume = Plum blossom
client-crest-hishi = Lozenges
client-crest-uroko = Scales
client-crest-kikko = Tortoise shell
client-crest-hiki = Bars
client-crest-kuyo = Nine stars
client-crest-igeta = Well frame
client-crest-kikyo = Bellflower
client-crest-mokko = Quince
client-crest-matsu = Pine
client-crest-nami = Waves
client-crest-juji = Cross
client-crest-shippo = Linked circles
client-crest-ogi = Fan
client-profile-which = Which games
client-profile-show-all = All
client-profile-show-running = Running
client-profile-show-over = Over
client-profile-only-rated = rated only
client-profile-none-such = There is no such game.
client-settings-people = Company
client-settings-seen = Others see that I am here
    .note = Off: you are not in the list of those who are here, on any device.
client-settings-asked = Others may invite me
    .note = Off: nobody can ask you to a table.
