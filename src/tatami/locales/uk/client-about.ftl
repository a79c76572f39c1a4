### Про Tatami

client-about-title = Про Tatami
client-about-lead = Татамі для п’яти ігор феодальної Японії: усіх правил дотримано до останнього пункту, кожну відмову пояснено, приховане лишається прихованим.
client-about-games = Ігри
client-about-credits = Ігри належать тим, хто їх створив. Слова, малюнки й програми тут наші власні.
client-about-credit-tenno = автори: Лукас Цах і Міхаель Пальм
    .house = HUCH!, 2017
client-about-credit-shinobi = автор: Даніла Горюнов
    .house = RightGames, 2012
client-about-credit-samurai-sword = автор: Еміліано Шарра
    .house = dV Giochi, 2012
client-about-credit-senji = автори: Серж Лаже і Брюно Катала
    .house = Asmodee, 2008
client-about-credit-senjutsu = автори: Пол Д. Аллен і Джеймс Фолкнер
    .house = Stone Sword Games, Lucky Duck Games
client-about-fair = Чесна роздача
client-about-fair-text = Перш ніж хтось сяде за стіл, зал фіксує своє таємне число; кожен, хто сідає, додає своє випадкове; роздачу визначають усі вони разом. Тож ніхто за столом не може обрати карти, а після гри кожен може перевірити роздачу за записом гри, не вірячи нам на слово.
client-about-hidden = Приховане не виходить за межі залу: ваш браузер отримує лише те, що дозволено знати з вашого місця, а боти бачать не більше за людей.
client-about-made = З чого це зроблено
client-about-licence = Tatami — вільна програма за ліцензією MIT.
client-about-fonts = Шрифти: Noto Sans, Noto Serif і Noto Serif JP за ліцензією SIL Open Font License.
client-about-private = Без реклами, без стеження, нічого з чужих серверів: працює й у мережі без інтернету.
client-about-api = Для програмістів: інтерфейс (OpenAPI)
client-about-socket = Повідомлення столу (AsyncAPI)
client-about-version = Версія { $version }
