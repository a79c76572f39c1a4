# Страница законченной игры.

client-own-result = Итог
client-result-how = Как всё было
client-result-title = { $game }: итог
client-result-not-here = Этот итог не удаётся показать
client-result-given-up = Эту игру оставили до её конца: никто не победил.
client-result-rank = место из { $of }
client-result-rating = Ваш рейтинг: { $before } → { $after } ({ $change })
client-result-film = Посмотреть игру
client-result-thank = Хорошая игра!
client-result-thanked = Вы сказали: «Хорошая игра!»
client-result-said-thanks = говорит: хорошая игра!
client-result-places = Места
client-result-left = игрок ушёл после хода { $act }; до конца играл бот
client-result-stood-in = какое-то время вместо игрока играл бот
client-result-bot = бот
client-result-story = История игры
client-result-to-move = Ход { $act }: смотреть в повторе
client-result-course = У кого сколько было
client-result-plot = График: { $what } каждого игрока ход за ходом. Числа — в таблице ниже.
client-result-plot-end = ход { $acts }
client-result-plot-table = Числа таблицей
client-result-plot-move = Ход
client-result-turns = Переломные мгновения
client-result-counted = Как считали
client-result-hidden = Что было скрыто
client-result-letters =
    { $count ->
        [one] { $count } письмо или слово наедине
        [few] { $count } письма и слова наедине
       *[many] { $count } писем и слов наедине
    }
client-result-fair = Честно ли сдано?
client-result-fair-what = Ваш браузер сам тянет каждую карту ещё раз из начального числа, которое игроки создали вместе. У зала он просит только запись.
client-result-fair-check = Проверить эту раздачу
client-result-fair-file = Проверить другой файл

client-replay-eyes-open = Все карты открыты
client-replay-hands = Все руки
client-replay-scenario = Скачать эту позицию
client-replay-scenario-what = как сценарий, со всеми картами: чтобы играть с неё или сделать тест
client-replay-png = Изображение (PNG)
client-replay-png-what = то, что сейчас на столе
client-replay-svg = Изображение (SVG)
client-replay-svg-what = чёткое в любом размере; браузеры его показывают, программы для рисования — не всегда
