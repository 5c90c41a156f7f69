# Any game without a screen of its own.

gen-open = On the table
gen-nothing = There is nothing to show.
gen-begins = The game begins.
gen-score = Points
seeing-move = move { $n }
key-fields = everything on the table
