# Any game without a screen of its own.

gen-open = На столе
gen-nothing = Показывать пока нечего.
gen-begins = Игра начинается.
gen-score = Очки
seeing-move = ход { $n }
key-fields = всё, что лежит на столе
