### Friends: the page, the sign in the bar, and the page behind a friend link

client-friends-lead = Who of them is here, and a game together by one touch.
client-friends-sign =
    Friends: { $count ->
        [one] { $count } request waits
       *[other] { $count } requests wait
    } for your answer
client-friends-guest = Friends need an account: with one they find you again on every device, and you them. Your games so far go with it.
client-friends-news-asked = { $name } would like to be your friend.
client-friends-news-accepted = { $name } has said yes: you are friends.

## Requests

client-friends-requests = Requests
client-friends-asks = would like to be your friend
client-friends-accept = Accept
client-friends-decline = Decline

## The list

client-friends-yours = Your friends
client-friends-none = Nobody yet. Ask somebody below by name, or send your link.
client-friends-here = here now
client-friends-away = away
client-friends-plays = here now, at a table: { $game }
client-friends-look = To the table
client-friends-challenge = Challenge
client-friends-more = More: { $name }
client-friends-remove = Remove from friends

## Asking somebody

client-friends-add = Ask somebody
client-friends-name = Name of the account
client-friends-ask = Ask
client-friends-asked = { $name } has been asked. You will see the answer here.
client-friends-now = { $name } had asked you: now you are friends.
client-friends-waiting = Waiting for an answer
client-friends-withdraw = Withdraw
client-friends-link = Your friend link
client-friends-link-what = Whoever opens it sees your name and can ask you. Nobody becomes your friend until you say yes.
client-friends-link-show = Show my link
client-friends-qr = QR code of your friend link
client-friends-renew = New link
    .note = the old one stops working

## Peace

client-friends-presence = Who sees you
client-friends-blocked = Blocked ({ $count })
client-friends-blocked-what = Who is blocked is not told. You do not see each other among those who are here, and requests and invitations of that person do not reach you.
client-friends-block = Block
client-friends-unblock = Unblock

## Behind a friend link

client-friend-title = A friend link
client-friend-none = This link was sent to you so that you can become friends.
client-friend-asked = You have asked. As soon as there is a yes, you find each other in the list of friends.
client-friend-asking = This person has asked you already: say yes, and you are friends.
client-friend-friends = You are friends.
client-friend-blocked = You have blocked this person. You can unblock on the page of your friends.
client-friend-self = That is your own link: send it to somebody whom you want as a friend.
client-friend-ask = Ask to be friends

## A challenge

client-challenge-title = A game with { $name }
client-challenge-game = Game
client-challenge-company = Who plays
client-challenge-two = only the two of you
client-challenge-bots =
    the two of you and { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
client-challenge-free =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, the others stay free for people
client-challenge-go = Make a table and invite
