# Боты: кто они, честно ли играют и насколько сильны.

about-random = Выбирает варианты наугад: любой другой бот должен играть лучше.
about-greedy = Выбирает то, что выглядит лучше всего прямо сейчас, по данным карт. Быстрый и разумный.
about-search = Перед каждым ходом моделирует партии; search:sims=500 или search:ms=800 задаёт предел.
about-easy = Уровень 1: играет как жадина и часто ошибается.
about-casual = Уровень 2: играет как жадина и иногда ошибается.
about-steady = Уровень 3: играет как жадина и ошибается очень редко.
about-hard = Уровень 4: немного думает наперёд.
about-master = Уровень 5: много думает наперёд; самый сильный.
about-program = Ваша программа, говорящая строками JSON: program:КОМАНДА (docs/PROGRAM_BOTS.md).
about-python = Ваш класс на Python: python:ФАЙЛ.py:КЛАСС.
audit-title = { $game }: позиций: { $positions }, всё скрытое в каждой пересдано, раз: { $worlds }
audit-line = { $bot }: сравнено ответов: { $answers }, различий: { $differences }
audit-difference = { $bot }: выбор «{ $here }», а с другими скрытыми картами «{ $there }»: решение { $number } партии с зерном { $seed }, настройки { $settings }
audit-turns = { $bot }: ходов, продолженных тем же ботом: { $turns }, сравнено следующих ответов: { $answers }, различий: { $differences }
audit-difference-later = { $bot }, дальше в том же ходу: выбор «{ $here }», а с другими скрытыми картами «{ $there }»: решение { $number } партии с зерном { $seed }, настройки { $settings }
audit-unsteady = { $bot }: в одинаковых позициях различаются ответы: { $unsteady }, поэтому проверка ничего не доказывает. У него предел по времени? Задайте предел в симуляциях.
check-line = { $game }: партий: { $games }, ответов: { $choices }, вне вариантов: { $wrong }
check-wrong = { $what }: решение { $number } партии с зерном { $seed }, настройки { $settings }
ladder-title = { $game }: партий: { $games }, зерно { $seed }
ladder-rounded = Заказано партий каждой пары: { $asked }, сыграно: { $games }: каждая раздача играется дважды.
ladder-bot = Бот
ladder-elo = Эло (95 %)
ladder-above = выше { $elo }
ladder-below = ниже { $elo }
ladder-one-sided = «выше», «ниже»: все партии между этим ботом и { $reference }, прямо или через других ботов, кончились в одну сторону, поэтому известна лишь наименьшая разница, и у интервала только одна граница.
ladder-games = Партии
ladder-thinking = Раздумье p50 / p99
ladder-solo = Выиграно одиночных игр
ladder-heads = Очки каждого бота против каждого другого, в процентах:
ladder-adjacent = { $better } выше, чем { $worse }: раздач выиграно { $won }, поровну { $even }, проиграно { $lost }, p { $p }
ladder-milliseconds = { $n } мс
