config-card = { $name }: такой карты в этой центральной колоде нет
config-center = в центральной колоде было бы карт: { $size }; нужно не менее { $least }
config-copies = copies должно быть таблицей названий карт и чисел, а не { $given }
config-mode = { $sets } нельзя сыграть в режиме { $mode }; можно { $others }
config-players = { $sets } в режиме { $mode }: игроков может быть { $possible }, а не { $given }; для { $given } подходит: { $ways }
config-nobody = В Ascension играют от { $least } до { $most } игроков, а не { $given }
lab-two = карту измеряют в играх двух игроков
