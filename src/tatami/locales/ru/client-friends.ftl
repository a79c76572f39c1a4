### Друзья: страница, знак в верхней строке и страница за дружеской ссылкой

client-friends-lead = Кто из них сейчас здесь, и общая партия одним касанием.
client-friends-sign =
    Друзья: вашего ответа { $count ->
        [one] ждёт { $count } запрос
        [few] ждут { $count } запроса
       *[many] ждут { $count } запросов
    }
client-friends-guest = Для друзей нужна учётная запись: с ней вы найдёте друг друга на любом устройстве. Ваши партии останутся с вами.
client-friends-news-asked = { $name } хочет дружить с вами.
client-friends-news-accepted = { $name } говорит «да»: теперь вы друзья.

## Запросы

client-friends-requests = Запросы
client-friends-asks = хочет дружить с вами
client-friends-accept = Принять
client-friends-decline = Отклонить

## Список

client-friends-yours = Ваши друзья
client-friends-none = Пока никого. Спросите кого-нибудь ниже по имени или отправьте свою ссылку.
client-friends-here = сейчас здесь
client-friends-away = нет на месте
client-friends-plays = сейчас здесь, за столом: { $game }
client-friends-look = К столу
client-friends-challenge = Вызвать на игру
client-friends-more = Другое: { $name }
client-friends-remove = Убрать из друзей

## Как кого-нибудь спросить

client-friends-add = Спросить кого-нибудь
client-friends-name = Имя учётной записи
client-friends-ask = Спросить
client-friends-asked = Запрос отправлен: { $name }. Ответ вы увидите здесь.
client-friends-now = { $name } уже хочет дружить с вами: теперь вы друзья.
client-friends-waiting = Ждут ответа
client-friends-withdraw = Отозвать
client-friends-link = Ваша дружеская ссылка
client-friends-link-what = Кто её откроет, увидит ваше имя и сможет вас спросить. Друзьями вы станете только тогда, когда вы согласитесь.
client-friends-link-show = Показать мою ссылку
client-friends-qr = QR-код вашей дружеской ссылки
client-friends-renew = Новая ссылка
    .note = старая перестанет действовать

## Покой

client-friends-presence = Кто вас видит
client-friends-blocked = Заблокированные ({ $count })
client-friends-blocked-what = Заблокированному об этом не говорят. Вы не видите друг друга среди присутствующих, а его запросы и приглашения до вас не доходят.
client-friends-block = Заблокировать
client-friends-unblock = Разблокировать

## За дружеской ссылкой

client-friend-title = Дружеская ссылка
client-friend-none = Эту ссылку вам прислали, чтобы вы могли подружиться.
client-friend-asked = Запрос отправлен. Как только будет согласие, вы найдёте друг друга в списке друзей.
client-friend-asking = Этот человек уже хочет дружить с вами: согласитесь, и вы друзья.
client-friend-friends = Вы друзья.
client-friend-blocked = Вы заблокировали этого человека. Разблокировать можно на странице друзей.
client-friend-self = Это ваша собственная ссылка: отправьте её тому, с кем хотите дружить.
client-friend-ask = Предложить дружбу

## Вызов

client-challenge-title = Общая партия: { $name }
client-challenge-game = Игра
client-challenge-company = Кто играет
client-challenge-two = только вы вдвоём
client-challenge-bots =
    вы вдвоём и { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[many] { $bots } ботов
    }
client-challenge-free =
    { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, остальные свободны для людей
client-challenge-go = Создать стол и пригласить
