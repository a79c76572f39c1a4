# The page of a finished game.

client-own-result = Result
client-result-how = How it went
client-result-title = { $game }: result
client-result-not-here = This result cannot be shown
client-result-given-up = This game was given up before its end: nobody has won.
client-result-rank = place of { $of }
client-result-rating = Your rating: { $before } → { $after } ({ $change })
client-result-film = Watch the game
client-result-thank = Good game!
client-result-thanked = You have said “good game”
client-result-said-thanks = says: good game!
client-result-places = Places
client-result-left = left after move { $act }; a bot played on to the end
client-result-stood-in = a bot stood in for a while
client-result-bot = computer
client-result-story = The story
client-result-to-move = Move { $act }: watch it in the replay
client-result-course = How everybody stood
client-result-plot = Plot: { $what } of every player, move by move. The numbers are in the table below.
client-result-plot-end = move { $acts }
client-result-plot-table = The numbers as a table
client-result-plot-move = Move
client-result-turns = Turning points
client-result-counted = How it was counted
client-result-hidden = What was hidden
client-result-letters =
    { $count ->
        [one] { $count } letter or private word
       *[other] { $count } letters and private words
    }
client-result-fair = Was it dealt fairly?
client-result-fair-what = Your browser draws every card once more from the seed that all players made together. The hall is asked for the record and nothing else.
client-result-fair-check = Check this deal
client-result-fair-file = Check another file

client-replay-eyes-open = All cards open
client-replay-hands = All hands
client-replay-scenario = Download this position
client-replay-scenario-what = as a scenario, with all cards: to be played from or made a test of
client-replay-png = Picture (PNG)
client-replay-png-what = what is on the mat now
client-replay-svg = Picture (SVG)
client-replay-svg-what = sharp at any size; browsers show it, drawing programs may not
