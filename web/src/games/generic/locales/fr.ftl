# Any game without a screen of its own.

gen-open = Sur la table
gen-nothing = Rien n’est visible.
gen-begins = La partie commence.
gen-score = Points
seeing-move = coup { $n }
key-fields = tout ce qui est sur la table
