# Боты: кто они, честно ли играют и насколько сильны.

about-random = Берёт любой вариант: пол, выше которого должен быть каждый другой бот.
about-greedy = Делает то, что лучше выглядит сейчас, по данным карт; быстрый и не глупый.
about-search = Прежде чем ответить, доигрывает на воображаемых столах; search:sims=500 или search:ms=800 говорит, как долго.
about-easy = Уровень 1: играет как жадина и часто ошибается.
about-casual = Уровень 2: играет как жадина и изредка ошибается.
about-steady = Уровень 3: жадина без ошибок.
about-hard = Уровень 4: немного думает наперёд.
about-master = Уровень 5: много думает наперёд; самый сильный.
about-program = Ваша программа, говорящая строками JSON: program:КОМАНДА (docs/PROGRAM_BOTS.md).
about-python = Ваш класс на Python: python:ФАЙЛ.py:КЛАСС.
audit-title = { $game }: позиций: { $positions }, всё скрытое в каждой пересдано, раз: { $worlds }
audit-line = { $bot }: сравнено ответов: { $answers }, различий: { $differences }
audit-difference = { $bot }: выбор «{ $here }», а с другими скрытыми картами «{ $there }»: решение { $number } партии с зерном { $seed }, настройки { $settings }
audit-turns = { $bot }: ходов, доигранных ботом с памятью: { $turns }, сравнено следующих ответов: { $answers }, различий: { $differences }
audit-difference-later = { $bot } помнит свой ход: выбор «{ $here }», а с другими скрытыми картами «{ $there }»: решение { $number } партии с зерном { $seed }, настройки { $settings }
audit-unsteady = { $bot }: за одним и тем же столом различаются ответы: { $unsteady }. Его нельзя повторить (ограничен временем?), и это ничего не доказывает. Задайте предел в симуляциях.
check-line = { $game }: партий: { $games }, ответов: { $choices }, вне вариантов: { $wrong }
check-wrong = { $what }: решение { $number } партии с зерном { $seed }, настройки { $settings }
ladder-title = { $game }: партий: { $games }, зерно { $seed }
ladder-rounded = Заказано партий каждой пары: { $asked }, сыграно: { $games }: каждая раздача играется дважды.
ladder-bot = Бот
ladder-elo = Эло (95 %)
ladder-above = выше { $elo }
ladder-below = ниже { $elo }
ladder-one-sided = выше, ниже: все партии, ведущие от { $reference } к такому боту, кончились одинаково. Столько раздач показывают лишь наименьшее расстояние между ними; другого конца у интервала нет.
ladder-games = Партии
ladder-thinking = Раздумье p50 / p99
ladder-solo = Выиграно пасьянсов
ladder-heads = Очки каждого бота против каждого другого, в процентах:
ladder-neighbour = { $better } выше, чем { $worse }: раздач выиграно { $won }, поровну { $even }, проиграно { $lost }, p { $p }
ladder-milliseconds = { $n } мс
