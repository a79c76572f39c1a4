### Что говорит сам браузер, везде

client-guest = Гость

## Что идёт не так

client-trouble-unreachable = Зал недоступен. Проверьте соединение и попробуйте ещё раз.
client-trouble-unexpected = Зал ответил что-то странное ({ $status }). Попробуйте ещё раз.
client-trouble-no-line = Сейчас нет связи с залом; она восстанавливается.
client-trouble-no-answer = Зал не ответил. Попробуйте ещё раз.
