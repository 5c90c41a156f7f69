setting-sets = Карты центральной колоды
setting-mode = Режим игры
setting-edition = Издание базовых карт
setting-honor_pool = Слава в запасе; без числа — как велят правила
setting-copies = Сколько копий карты в центральной колоде
