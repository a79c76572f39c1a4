### What the browser says by itself, everywhere

client-guest = Guest

## What goes wrong

client-trouble-unreachable = The hall cannot be reached. Check the connection and try again.
client-trouble-unexpected = The hall answered something strange ({ $status }). Try again.
client-trouble-no-line = There is no connection to the hall just now; it is being restored.
client-trouble-no-answer = The hall has not answered. Try again.
