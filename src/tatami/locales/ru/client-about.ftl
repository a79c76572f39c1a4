### О Tatami

client-about-title = О Tatami
client-about-lead = Татами для пяти игр феодальной Японии: все правила соблюдены до последнего пункта, каждый отказ объяснён, скрытое остаётся скрытым.
client-about-games = Игры
client-about-credits = Игры принадлежат тем, кто их создал. Слова, рисунки и программы здесь наши собственные.
client-about-credit-tenno = авторы: Лукас Цах и Михаэль Пальм
    .house = HUCH!, 2017
client-about-credit-shinobi = автор: Данила Горюнов
    .house = RightGames, 2012
client-about-credit-samurai-sword = автор: Эмилиано Шарра
    .house = dV Giochi, 2012
client-about-credit-senji = авторы: Серж Лаже и Брюно Катала
    .house = Asmodee, 2008
client-about-credit-senjutsu = авторы: Пол Д. Аллен и Джеймс Фолкнер
    .house = Stone Sword Games, Lucky Duck Games
client-about-fair = Честная раздача
client-about-fair-text = Прежде чем кто-то сядет за стол, зал фиксирует своё тайное число; каждый, кто садится, добавляет своё случайное; раздачу определяют все они вместе. Поэтому никто за столом не может выбрать карты, а после игры каждый может проверить раздачу по записи игры, не веря нам на слово.
client-about-hidden = Скрытое не выходит за пределы зала: ваш браузер получает только то, что позволено знать с вашего места, а боты видят не больше людей.
client-about-made = Из чего это сделано
client-about-licence = Tatami — свободная программа по лицензии MIT.
client-about-fonts = Шрифты: Noto Sans, Noto Serif и Noto Serif JP по лицензии SIL Open Font License.
client-about-private = Без рекламы, без слежки, ничего с чужих серверов: работает и в сети без интернета.
client-about-api = Для программистов: интерфейс (OpenAPI)
client-about-socket = Сообщения стола (AsyncAPI)
client-about-version = Версия { $version }
