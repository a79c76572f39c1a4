# Leaving a game for good, and what people ask of one another at a table.

client-resign = Resign
client-resign-title = Resign from this game?
client-resign-ends = The game ends at once and the other side wins. For you it counts as lost.
client-resign-out = You are out of the fight as soon as you are asked next; the others fight on. For you the game counts as lost, unless your side wins it.
client-resign-bot = The others need your seat, so a bot plays it to the end, and you cannot take it back. For you the game counts as lost, whatever the bot makes of it.
client-resign-abandoned = Nobody else is left who plays on: the game ends at once, nobody has won, and nothing is rated.
client-resign-yes = Resign for good
client-resign-no = Play on
client-end-offer = Offer to end the game
client-end-offer-what = If everybody agrees it ends here: nobody has won, nothing is rated, and you can watch it again.
client-end-wanted = { $name } offers to end the game here. Nobody would win, nothing would be rated.
client-end-refuse = Play on
client-end-waiting = You have offered to end the game; the others are being asked.
client-undo-wanted = { $name } would like to take the last move back.
client-undo-refuse = No
client-undo-waiting = You have asked to take your move back; the others are being asked.
client-request-agree = Agree
client-request-withdraw = Withdraw
client-result-resigned = resigned
client-result-resigned-bot = resigned after move { $act }; a bot played on
client-own-resigned = resigned
client-own-called-off = ended without a winner
