# Any game without a screen of its own.

gen-open = Sur la table
gen-nothing = Il n’y a rien à montrer.
gen-begins = La partie commence.
gen-score = Points
seeing-move = coup { $n }
key-fields = tout ce qui est sur la table
