### Що каже сам браузер, скрізь

client-guest = Гість

## Що йде не так

client-trouble-unreachable = Зала недоступна. Перевірте з’єднання й спробуйте ще раз.
client-trouble-unexpected = Зала відповіла щось дивне ({ $status }). Спробуйте ще раз.
client-trouble-no-line = Зараз немає зв’язку із залою; його відновлюють.
client-trouble-no-answer = Зала не відповіла. Спробуйте ще раз.
