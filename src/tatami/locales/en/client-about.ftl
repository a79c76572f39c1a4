### About

client-about-title = About Tatami
client-about-lead = A mat for five games of feudal Japan: every rule enforced to the clause, every refusal explained, nothing hidden ever shown.
client-about-games = The games
client-about-credits = The games belong to those who made them. The words, pictures and programs here are our own.
client-about-fair = A fair deal
client-about-fair-text = Before anybody sits down, the hall commits itself to a secret number; everybody who sits down adds a random one; the deal comes from all of them together. So nobody at the table can choose the cards, and after the game everybody can check the deal with the record of the game, without trusting us.
client-about-hidden = What is hidden never leaves the hall: your browser is told only what your seat may know, and bots see no more than people.
client-about-made = What it is made of
client-about-licence = Tatami is free software under the MIT licence.
client-about-fonts = Type: Noto Sans, Noto Serif and Noto Serif JP, under the SIL Open Font License.
client-about-private = No advertising, no tracking, nothing from other servers: it also works in a network without the internet.
client-about-api = For programmers: the interface (OpenAPI)
client-about-socket = The messages of the table (AsyncAPI)
client-about-version = Version { $version }
