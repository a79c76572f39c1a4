### Що каже сам браузер, скрізь

client-guest = Гість

## Що йде не так

client-trouble = Щось пішло не так
client-trouble-unreachable = Зал недоступний. Перевірте з’єднання й спробуйте ще раз.
client-trouble-unexpected = Зал відповів щось дивне ({ $status }). Спробуйте ще раз.
client-trouble-no-line = Зараз немає зв’язку із залом; його відновлюють.
client-trouble-no-answer = Зал не відповів. Спробуйте ще раз.
client-trouble-inside = На цій сторінці щось зламалося. Завантажте її ще раз.

## Де ми зараз і як потрапити деінде

client-to-content = До змісту сторінки
client-nav = Головне меню
client-nav-house = Tatami: до ігор
client-nav-menu = Меню
client-nav-games = Ігри
client-nav-learn = Навчання
client-nav-lobby = Гравці
client-nav-rules = Правила
client-nav-profile = Ваш профіль
client-nav-settings = Налаштування
client-nav-about = Про Tatami
client-language = Мова
client-to-day = Денні кольори
client-to-night = Нічні кольори
client-close = Закрити
client-back = Назад

client-title-lobby = Гравці
client-title-table = Стіл
client-title-rules = Правила
client-title-learn = Навчання
client-title-replay = Повтор
client-title-result = Підсумок
client-title-verify = Перевірка роздачі
client-title-profile = Профіль
client-title-friends = Друзі
client-title-decks = Колоди
client-title-days = Гра на дні
client-title-ladder = Рейтинг гравців
client-title-player = Гравець
client-title-settings = Налаштування
client-title-about = Про Tatami
client-title-nowhere = Такої сторінки немає

## Зв’язок із залом

client-reload = Завантажити ще раз
client-line-lost = Зв’язок із залом втрачено.
client-line-again = Спробувати зараз
client-line-again-in =
    { $seconds ->
        [0] Спроба просто зараз.
        [one] Наступна спроба за { $seconds } секунду.
        [few] Наступна спроба за { $seconds } секунди.
        [many] Наступна спроба за { $seconds } секунд.
       *[other] Наступна спроба за { $seconds } секунди.
    }
client-line-trying = Відновлюємо зв’язок…

## Ігри

client-game-facts =
    { $least }–{ $most ->
        [one] { $most } гравець
        [few] { $most } гравці
        [many] { $most } гравців
       *[other] { $most } гравця
    } · { $minutes } хв
client-game-coming =
    Незабаром · { $least }–{ $most ->
        [one] { $most } гравець
        [few] { $most } гравці
        [many] { $most } гравців
       *[other] { $most } гравця
    }

## Власні столи

client-your-move = Ваш хід

client-notify-turn = Стіл чекає на вас: { $game }.
