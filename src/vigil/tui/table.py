"""The table drawn with Rich: one line a card, everything in its place, nothing that is not in the view.

The drawing adapts to the screen: a hand is a list with texts where there is room,
one line where there is not; on a wide screen the log stands beside the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from vigil.games.ascension.language import CONSTRUCTS, CULTISTS, HAND, HEAVIES, MYSTICS, ROW, Card
from vigil.games.ascension.view import Face, Player, View
from vigil.tui import marks
from vigil.tui.marks import GREY, HONOR, MAY, POWER, RUNE
from vigil.tui.numbers import Numbers, Spot, alike
from vigil.tui.seen import Seen, purses
from vigil.words import card_text, effect_text, option_text, prompt, term

WIDE = 118  # from here on the log stands beside the table
LOG_WIDTH = 44
NAMES = (18, 34)  # columns for a name: at least, at most


def draw(seen: Seen, log: Sequence[str], width: int, height: int) -> list[Text]:
    """The whole table, ready to be printed; it is at most `height` lines where that is possible."""
    below = _question(seen, width)
    beside = width >= WIDE
    across = width - LOG_WIDTH - 3 if beside else width
    room = height - len(below) - 1  # the prompt
    least_log = 0 if beside else 4  # with its rule
    body: list[Text] = []
    for listed in ((HAND, CONSTRUCTS), (HAND,), ()):  # as much as there is room for
        body = _body(seen, across, listed)
        if len(body) + least_log <= room:
            break
    if beside:
        return [*_side_by_side(body, _log(seen, log, LOG_WIDTH, max(len(body), room) - 1), across), *below]
    left = max(room - len(body) - 1, 0)
    return [*body, *(_log(seen, log, across, left) if left else []), *below]


def _body(seen: Seen, width: int, listed: tuple[str, ...]) -> list[Text]:
    view, found = seen.view, seen.numbers
    lines = [_header(seen, width), rule(term(ROW, seen.lang), width)]
    slots = {spot.number: spot for spot in found.of(ROW)}
    wide = _name_width(seen, [*found.of(ROW), *(s for z in listed for s in found.of(z))], width)
    for slot in range(1, len(view.row) + 1):
        spot = slots.get(slot)
        lines.append(_card_line(seen, spot, wide, width) if spot else Text(f"  {slot} · ", GREY))
    lines.append(_piles(seen, found, width))
    lines.append(rule(seen.ui("others") if len(view.players) > 1 else "", width))
    lines += [_other(seen, player, width) for player in _others(view)]
    if view.seat is not None:
        lines += _mine(seen, found, width, wide, listed)
    return lines


# ------------------------------------------------------------------- single lines


def _header(seen: Seen, width: int) -> Text:
    view = seen.view
    left = Text(seen.turn_line(), "bold")
    if view.last_round and view.outcome is None:
        left.append("  ").append(f" {seen.ui('last-round')} ", "bold reverse")
    right = Text(" · ".join(seen.counts()))
    return _spread(left, right, width)


def _card_line(seen: Seen, spot: Spot, wide: int, width: int) -> Text:
    card, legal = seen.card(spot.face), bool(spot.places)
    line = Text()
    line.append(f"{MAY if legal else ' '}{spot.number:>2} ", "bold" if legal else "")
    line.append(marks.sign(card), marks.colour(card)).append(" ")
    name = seen.name(spot.face) + (f" ×{spot.count}" if spot.count > 1 else "")
    line.append(fit(name, wide), "bold" if legal else "")
    if spot.zone == ROW:
        line.append(f" {marks.price(card, spot.face):>4} {marks.worth(card):>3} ")
    else:
        line.append(" ")
    room = width - cell_len(line.plain)
    line.append(fit(_said(seen, spot, card), room).rstrip())
    return line


def _said(seen: Seen, spot: Spot, card: Card) -> str:
    """What the card does, or what its ability that is on offer does."""
    if spot.zone == CONSTRUCTS:
        if spot.face.used and not spot.places:
            return seen.ui("used")
        number = _ability(seen, spot)
        if number is not None and len(card.abilities) > 1:
            return effect_text(card.abilities[number], seen.lang)
    return card_text(card, seen.lang)


def _ability(seen: Seen, spot: Spot) -> int | None:
    """Which ability of a construct is on offer here, counted from 0."""
    if not spot.places or seen.decision is None:
        return None
    verb = seen.decision.options[spot.places[0]].verb
    return (int(verb[4:] or 1) if verb != "use" else 1) - 1 if verb.startswith("use") else None


def _piles(seen: Seen, found: Numbers, width: int) -> Text:
    line = Text()
    piles = {MYSTICS: seen.view.mystics, HEAVIES: seen.view.heavies, CULTISTS: seen.view.cultists}
    for zone, pile in piles.items():
        for spot in found.of(zone):
            legal = bool(spot.places)
            line.append(f"{MAY if legal else ' '}{spot.number:>2} ", "bold" if legal else "")
            line.append(fit(seen.name(spot.face), 18).rstrip(), "bold" if legal else "")
            line.append(f" {marks.price(seen.card(spot.face), spot.face)}")
            line.append(f" ×{pile.count}" if zone != CULTISTS else "", GREY).append("  ")
        if not found.of(zone):
            line.append(f"    {term(zone, seen.lang)} –  ", GREY)
    line.truncate(width)
    return line


def _others(view: View) -> list[Player]:
    """Everybody but the viewer, in the order they will play."""
    n, start = len(view.players), view.seat if view.seat is not None else view.active - 1
    order = [view.players[(start + 1 + i) % n] for i in range(n)]
    return [player for player in order if player.seat != view.seat]


def _other(seen: Seen, player: Player, width: int) -> Text:
    view = seen.view
    line = Text(MAY if player.seat == view.active and view.outcome is None else " ")
    line.append(fit(seen.player(player.seat), 11), "bold")
    mate = view.seat is not None and player.team == view.players[view.seat].team
    samael = player.seat >= len(seen.names)
    if mate:
        line.append(f"{seen.ui('teammate')} ", f"bold {marks.GREEN}")
    if player.gone:
        line.append(f"{seen.ui('gone')} ", GREY)
    line.append(f"{player.honor}{HONOR}")
    if not samael:
        parts = [("hand-n", player.hand.count), ("deck-n", player.deck.count), ("discard-n", player.discard.count)]
        line.append(" · " + " · ".join(seen.ui(key, n=n) for key, n in parts))
        if player.seat == view.active and (player.runes or player.power):
            line.append(f" · {player.runes}{RUNE} {player.power}{POWER}")
    held = [*player.constructs.faces, *player.trophies.faces]
    if held:
        line.append(" · ")
        line.append_text(_names(seen, held))
    elif samael and player.discard.count:
        line.append(f" · {seen.ui('cards-n', n=player.discard.count)}")
    line.truncate(width, overflow="ellipsis")
    return line


def _names(seen: Seen, faces: Iterable[Face]) -> Text:
    line = Text()
    for i, group in enumerate(alike(faces)):
        card = seen.card(group[0])
        line.append(", " if i else "")
        line.append(marks.sign(card).strip(), marks.colour(card)).append(" ")
        line.append(seen.name(group[0]) + (f" ×{len(group)}" if len(group) > 1 else ""))
    return line


def _mine(seen: Seen, found: Numbers, width: int, wide: int, listed: tuple[str, ...]) -> list[Text]:
    view = seen.view
    assert view.seat is not None
    me = view.players[view.seat]
    title = Text.assemble((seen.player(me.seat), "bold"), "  ", (resources(seen, me), "bold"))
    right = " · ".join((seen.ui("deck-n", n=me.deck.count), seen.ui("discard-n", n=me.discard.count)))
    lines = [_spread(Text("─ ", GREY).append_text(title).append(" "), Text(f" {right} ─"), width, "─")]
    for zone in (CONSTRUCTS, HAND):
        spots = found.of(zone)
        if zone in listed:
            lines += [_card_line(seen, spot, wide, width) for spot in spots]
        elif spots:
            lines += _inline(seen, zone, spots, width)
    if not found.of(HAND):
        lines.append(Text(f"    {seen.ui('hand-empty')}", GREY))
    shown = [*me.played.faces, *me.trophies.faces]
    if shown:
        played = Text(f"    {seen.ui('played')} ", GREY).append_text(_names(seen, shown))
        played.truncate(width, overflow="ellipsis")
        lines.append(played)
    return lines


def resources(seen: Seen, me: Player) -> str:
    """Runes, restricted runes, power, honor."""
    parts = []
    if seen.view.active == me.seat:
        parts.append(f"{me.runes}{RUNE}")
        for only, n in purses(seen, me):
            parts.append(f"+{n}{RUNE} ({only})")
        parts.append(f"{me.power}{POWER}")
    parts.append(f"{me.honor}{HONOR}")
    if me.score is not None:
        parts.append(f"({seen.ui('score', n=me.score)})")
    return "  ".join(parts)


def _inline(seen: Seen, zone: str, spots: tuple[Spot, ...], width: int) -> list[Text]:
    """Cards one after the other, in as many lines as they need."""
    lines = [Text(" ")]
    for spot in spots:
        card, legal = seen.card(spot.face), bool(spot.places)
        part = Text(f"{MAY if legal else ' '}{spot.number} ", "bold" if legal else "")
        part.append(marks.sign(card).strip(), marks.colour(card)).append(" ")
        part.append(seen.name(spot.face) + (f" ×{spot.count}" if spot.count > 1 else ""))
        if zone == CONSTRUCTS and spot.face.used and not legal:
            part.append(f" ({seen.ui('used')})", GREY)
        if cell_len(lines[-1].plain) + cell_len(part.plain) + 1 > width and len(lines[-1].plain) > 1:
            lines.append(Text(" "))
        lines[-1].append_text(part).append("  ")
    return lines


# ------------------------------------------------------------ the question below


def _question(seen: Seen, width: int) -> list[Text]:
    """What is asked, with the answers that lie nowhere on the table."""
    decision = seen.decision
    if decision is None:
        return []
    if not seen.asked:
        return [Text(seen.ui("waiting", who=seen.player(decision.seat)), "bold")]
    if decision.question.key == "menu":
        gifts = [s.number for s in seen.numbers.spots if any(decision.options[at].verb == "gift" for at in s.places)]
        lines = [Text(seen.ui("menu-hint"), GREY)]
        if gifts:
            lines.append(Text(seen.ui("gift-hint", numbers=", ".join(map(str, gifts))), GREY))
        return lines
    asked = Text(prompt(decision.question, seen.lang, seen.cards), "bold")
    lines = list(wrapped(asked, width))
    found = seen.numbers
    on_table = [spot for spot in found.spots if spot.places]
    answers = [(spot.number, spot.places[0]) for spot in on_table]
    answers += [(number, found.places[number]) for number in found.listed if number]
    answers += [(0, found.places[0])] if 0 in found.places else []
    parts = [
        f"{MAY}{number:>2} {option_text(decision.options[at], decision.question, seen.lang, seen.cards, seen.names)}"
        for number, at in answers
    ]
    return [*lines, *columns(parts, width)]


def columns(parts: Sequence[str], width: int) -> list[Text]:
    """Answers in as many columns as fit, read downwards."""
    if not parts:
        return []
    widest = min(max(map(cell_len, parts)) + 2, width)
    across = max(1, min(width // widest, -(-len(parts) // 3)))
    down = -(-len(parts) // across)
    return [Text("".join(fit(part, widest) for part in parts[line::down]).rstrip()) for line in range(down)]


# ------------------------------------------------------------------------ the log


def _log(seen: Seen, log: Sequence[str], width: int, height: int) -> list[Text]:
    lines: list[Text] = []
    for entry in reversed(log):
        told = wrapped(Text(entry), width - 1)
        for line in reversed(told):
            if len(lines) >= height:
                break
            lines.append(line)
        if len(lines) >= height:
            break
    return [rule(seen.ui("log"), width), *reversed(lines)]


def _side_by_side(left: list[Text], right: list[Text], width: int) -> list[Text]:
    lines = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text()
        line.append(" " * max(0, width - cell_len(line.plain)))
        line.append(" │ ", GREY)
        lines.append(line.append_text(right[i]) if i < len(right) else line)
    return lines


# -------------------------------------------------------------------------- tools


def fit(text: str, width: int) -> str:
    """Exactly so many columns, with three dots where something is cut."""
    if width <= 0:
        return ""
    if cell_len(text) > width:
        text = set_cell_size(text, width - 1).rstrip() + "…"
    return set_cell_size(text, width)


def rule(title: str, width: int) -> Text:
    line = Text("─ ", GREY).append(title).append(" ") if title else Text("", GREY)
    return line.append("─" * max(0, width - cell_len(line.plain)), GREY)


def wrapped(text: Text, width: int) -> list[Text]:
    from rich.console import Console

    return list(text.wrap(Console(width=width), width))


def _spread(left: Text, right: Text, width: int, fill: str = " ") -> Text:
    gap = width - cell_len(left.plain) - cell_len(right.plain)
    if gap < 1:
        left.truncate(width, overflow="ellipsis")
        return left
    return left.append(fill * gap, GREY).append_text(right)


def _name_width(seen: Seen, spots: Iterable[Spot], width: int) -> int:
    least, most = NAMES
    longest = max((cell_len(seen.name(spot.face)) + 3 * (spot.count > 1) for spot in spots), default=least)
    return max(least, min(longest, most if width > 90 else 26))
