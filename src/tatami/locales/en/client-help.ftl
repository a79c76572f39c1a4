### Hints, marks and notes

client-hint-thinking = The bot is thinking …
client-hint-would = The bot would:
client-hint-take = Do so
client-hints-allowed = Hints may be asked for at this table; a game in which somebody did is not rated.
client-hinted = Asked for a hint: { $names }. This game is not rated.
client-own-notes = Marks and notes
client-own-notes-who = Only you see them, here, on your other devices and in the replay.
client-own-notes-none = Nothing noted.
client-mark-none = no mark
client-mark-what = What I take it for
client-own-words = Notes
client-new-hints = Hints of a bot
client-hints-alone = for who plays alone with bots
client-hints-yes = for everybody at the table
client-hints-no = for nobody
client-lobby-hints = hints allowed
client-lobby-no-hints = no hints
