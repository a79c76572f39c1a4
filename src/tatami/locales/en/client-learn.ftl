### Learning a game in the browser

client-learn = Learn by playing
client-learn-lead = Short positions at a real table, with somebody who explains. Nobody waits for you, and nothing counts.
client-learn-facts =
    { $chapters ->
        [one] { $chapters } chapter
       *[other] { $chapters } chapters
    } · about { $minutes } min
client-learn-begin = Begin
client-learn-go-on = Go on
client-learn-again = Once more from the beginning
client-learn-done = finished
client-learn-trouble = This lesson cannot be shown
client-learn-all = All introductions
client-learn-lesson = The lesson
client-learn-step = Step { $step } of { $steps }
client-learn-next = Next
client-learn-show = Show me
client-learn-show-why = Show why
client-learn-tried = That is why. Whatever does not glow on the table answers like this.
client-learn-try-first = That would be right, but try what is asked above first: it is refused, and you will see why.
client-learn-other = That is possible, too. Here the lesson asks for: { $answer }.
client-learn-other-plain = That is possible, too. Here the lesson asks for what is said above.
client-learn-chapter-over = Well done, this chapter is finished.
client-learn-course-over = Well done, that was the last chapter. Now for a whole game!
client-learn-course-over-lost = That was the last chapter.
client-learn-won = You have won this game.
client-learn-lost = You have lost this game. Try it once more: nothing counts here.
client-learn-next-chapter = Next chapter
client-learn-once-more = Try again
client-learn-play = Play a whole game

## A chapter to be read while the hall is away

client-reading = The hall is away, so there is no table for this lesson now. Here is what it says.
client-reading-before = Previous chapter
