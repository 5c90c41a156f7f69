setting-card-unknown = { $name }: такой карты в этой центральной колоде нет
center-deck-too-small = в центральной колоде было бы карт: { $size }; нужно не менее { $least }
setting-copies-invalid = copies должно быть таблицей названий карт и чисел, а не { $given }
setting-mode-unavailable = { $sets } нельзя сыграть в режиме { $mode }; можно { $others }
setting-players-unavailable = { $sets } в режиме { $mode }: игроков может быть { $possible }, а не { $given }; для { $given } подходит: { $ways }
setting-player-count = В Ascension играют от { $least } до { $most } игроков, а не { $given }
lab-two = карту измеряют в играх двух игроков
