"""`vigil join` and related commands: tables, texts and drawings are the same as for a local game."""

from __future__ import annotations

import io
import json
import os
import pty
import select
import stat
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from client.live_server import Serving, Wire
from client.transports import by_terminal, environment, vigil
from terminal.typing_player import Lines, Screen, TypingPlayer, whole_game
from vigil.client import Client
from vigil.client.credentials import CredentialStore, Identity
from vigil.client.join_flow import JoinRequest, join_table
from vigil.client.remote_session import RemoteSession
from vigil.client.server_address import Address
from vigil.games.conflictus.rules.view import Face
from vigil.games.conflictus.terminal.engine_queries import stat_breakdown_from_view, stat_breakdown_in
from vigil.registry import GAMES
from vigil.terminal.console import Terminal
from vigil.terminal.errors import UsageError
from vigil.terminal.game_loop import Play
from vigil.terminal.game_setup import GameRequest, build_session
from vigil.terminal.session import GameSession

ME: dict[str, Any] = {"seat": 0, "me": True}
BOT: dict[str, Any] = {"seat": 1, "bot": "greedy"}


def guest(url: str, name: str = "Ana", lang: str = "en") -> Client:
    client = Client(url, lang=lang)
    client.guest(name)
    return client


def company(far: RemoteSession) -> GameSession:
    return far


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("ascension", {"players": 2, "honor_pool": 12}),
        ("conflictus", {"format": "rapidinha"}),
        ("ascension", {"mode": "solo", "players": 1, "rounds": 8}),
    ],
)
def test_a_remote_game_plays_in_the_terminal(serving: Serving, game: str, settings: dict[str, Any], lang: str) -> None:
    with guest(serving.url, lang=lang) as ana:
        seats = [ME] if settings.get("mode") == "solo" else [ME, BOT]
        table = ana.create_table(game, settings, {}, seats, start=True)
        with ana.connect(table.id) as place:
            player = TypingPlayer(3, ("number", "name", "words"))
            screen = Screen(player.line, (100, 40))
            output = whole_game(company(RemoteSession(ana, place, "http://h", lang)), player, screen)
            assert player.count > 5
            assert ana.game_link(table.id) in output.text
            assert place.update is not None and place.update.outcome is not None


def test_the_texts_of_a_remote_table(serving: Serving) -> None:
    typed = "help,why mystic,look mystic,link,say hello all,agree,all,undo,log,save /nowhere/x,concede,yes"
    lines = iter(typed.split(","))
    with guest(serving.url) as ana:
        table = ana.create_table("ascension", {"players": 2}, {}, [ME, BOT], start=True)
        with ana.connect(table.id) as place:
            terminal = Terminal(True, Lines(lambda: next(lines, None)), io.StringIO())
            far = RemoteSession(ana, place, "http://h", "en")
            far.screen.play(far, terminal, None, "en").run()
    assert isinstance(terminal.target, io.StringIO)
    text = terminal.target.getvalue()
    for told in (
        "say TEXT",
        "Mystic: It costs 3 Runes; you have 0.",
        "Mystic – Hero",
        "available once the game is over",
        "no undo request is open",
        "choices were undone.",
        "Greedy has won.",
    ):
        assert told in text, told
    log = text[text.rindex("The game begins.") : text.rindex("Your choice:")]
    assert "You play" not in log, "undone actions did not happen"


def test_stats_of_a_warrior_in_a_remote_game(serving: Serving) -> None:
    """A remote view shows what is printed and the sum of the rest, and both add up to the displayed value."""
    with guest(serving.url) as ana:
        table = ana.create_table("conflictus", {}, {}, [ME, BOT], start=True)
        with ana.connect(table.id) as place:
            far = RemoteSession(ana, place, "http://h", "en")
            name, card = next((name, card) for name, card in far.cards.items() if card.kind == "warrior")
            face = Face(1, name, card.attack + 1, card.defense - 1, card.mill, damage=1)
            parts = stat_breakdown_in(far, face)
            assert (sum(a for a, *_ in parts), sum(d for _, d, *_ in parts)) == (face.attack, face.defense)
        ana.cancel(table.id)


def test_remote_values_have_the_same_parts_as_local_ones() -> None:
    """A view contains everything except the effects of other cards this turn, which are one sum."""
    reasons: Counter[str] = Counter()
    for decks, seed in ((None, 5), (None, 16), ("Landslide,Twilight", 3)):
        table = build_session(
            GameRequest("en", "conflictus", seats="greedy,greedy", seed=seed, options={"decks": decks})
        )
        assert table.match is not None
        while not table.over:
            assert table.play_bot_turn()
            for group in table.view(None).sets:
                for face in group.warriors:
                    here, afar = Counter[str](), Counter[str]()
                    for a, d, m, why, _ in stat_breakdown_in(table, face):
                        reasons[why] += 1
                        here["effects" if why in ("static", "until") else why] += 100 * a + 10 * d + m
                    for a, d, m, why, _ in stat_breakdown_from_view(table, face):
                        afar[why] += 100 * a + 10 * d + m
                    assert {why: n for why, n in here.items() if n} == {why: n for why, n in afar.items() if n}
    expected = {"printed", "unite_strength", "unite_defense", "evolve", "growth", "static", "until", "damage"}
    assert expected <= set(reasons), reasons


def test_start_in_a_running_game_says_that_it_has_started() -> None:
    for lang, word, told in (("en", "begin", "The game has already begun"), ("pt", "começar", "já começou")):
        for game in ("ascension", "conflictus"):
            session, lines = build_session(GameRequest(lang, game, seed=7)), iter([word])
            terminal = Terminal(True, Lines(lambda lines=lines: next(lines, None)), io.StringIO())  # type: ignore[misc]
            session.screen.play(session, terminal, None, lang).run()
            assert isinstance(terminal.target, io.StringIO)
            assert told in terminal.target.getvalue()


@pytest.mark.parametrize("polling", [False, True])
def test_the_players_own_deck_is_announced_at_the_start(serving: Serving, polling: bool) -> None:
    with guest(serving.url) as ana:
        table = ana.create_table("conflictus", {"format": "classic"}, {}, [{**ME, "deck": "Landslide"}, BOT])
        with ana.connect(table.id, polling=polling) as place:
            assert place.awaited.deck is None
            ana.start(table.id)
            while place.update is None or place.update.status == "open":
                place.next(30)
            far = RemoteSession(ana, place, "http://h", "en")
            assert far.same_rules
            terminal = Terminal(True, Lines(lambda: None), io.StringIO())
            far.screen.play(far, terminal, None, "en").run()
            assert isinstance(terminal.target, io.StringIO)
            assert "Your deck: Landslide." in terminal.target.getvalue()
        ana.cancel(table.id)


def test_undo_with_consent_of_the_opponents(serving: Serving, tmp_path: Path) -> None:
    """Ana has drawn new cards, so Ben is asked at his terminal, and agrees."""
    game = GAMES["ascension"]
    seed = next(str(n) for n in range(50) if game.seat_to_act(game.new(game.configure({"players": 2}), n)) == 0)
    with guest(serving.url) as ana, guest(serving.url, "Ben") as ben:
        table = ana.create_table("ascension", {"players": 2}, {"public": True, "seed": seed}, [ME])
        ben.sit(table.id)
        ana.start(table.id)
        with ana.connect(table.id) as hers, ben.connect(table.id) as his:
            hers.choose("end_turn")
            far = RemoteSession(ana, hers, "http://h", "en")
            theirs = RemoteSession(ben, his, "http://h", "en")
            assert far.undoable(0) == 0
            assert not far.undo(0, 1), "the others are asked"
            theirs.wait(lambda: False)
            assert any("Ana asks to undo 1 choice." in line for line in theirs.pending_notices("en"))
            theirs.answer_undo(True)
            assert hers.wait_for_decision() is not None
            with pytest.raises(Exception, match="no undo request is open"):
                theirs.answer_undo(True)


@pytest.mark.parametrize("command", ["host", "join"])
def test_a_missing_name_shows_how_to_log_in(serving: Serving, tmp_path: Path, command: str) -> None:
    asked = vigil(tmp_path, command, serving.url, typed="")
    assert (asked.returncode, asked.stderr) == (2, "Give your name: --name NAME.\n")


def test_hosting_joining_leaving_and_returning(serving: Serving, tmp_path: Path) -> None:
    result = vigil(
        tmp_path, "host", serving.url, "ascension", "--bots", "greedy", "--name", "Ana", "--honor-pool", "6", "--public"
    )
    assert result.returncode == 0, result.stderr
    link = result.stdout.split("vigil join ")[1].strip().strip("'")
    listed = vigil(tmp_path, "tables", serving.url)
    assert "Ana, Greedy" in listed.stdout and link.partition("?")[0] in listed.stdout
    kept = tmp_path / "vigil" / "servers.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600

    first = vigil(tmp_path, "join", link, typed="look mystic\nquit\n")
    assert first.returncode == 0 and "your seat is kept for you" in first.stdout, first.stdout + first.stderr
    assert "with Ana, Greedy (bot)" in first.stdout
    model = by_terminal(tmp_path, serving.url)  # the only unfinished table of this user
    assert "Link to this game:" in model
    checked = vigil(tmp_path, "verify", link, "--save", str(tmp_path / "proof.json"))
    assert checked.returncode == 0, checked.stdout
    assert "+ The words of your seat are the ones you added." in checked.stdout
    assert [table["bots"] for table in json.loads(kept.read_text())["seats"].values()] == [[1]]
    proof = json.loads((tmp_path / "proof.json").read_text())
    (tmp_path / "proof.json").write_text(json.dumps(proof | {"salt": "00" * 32}))
    assert vigil(tmp_path, "verify", str(tmp_path / "proof.json")).returncode == 1


def test_the_same_guest_on_another_device(serving: Serving, tmp_path: Path) -> None:
    with guest(serving.url) as ana:
        table = ana.create_table("ascension", {"players": 2}, {}, [ME, BOT], start=True)
        assert ana.link is not None
        there = vigil(tmp_path / "other", "join", serving.url, "--login-link", ana.link, typed="quit\n")
        assert there.returncode == 0 and "You are Ana." in there.stdout, there.stderr
        assert "your seat is kept for you" in there.stdout and table.id in there.stdout
        again = vigil(tmp_path / "other", "tables", serving.url, "--mine")
        assert table.id in again.stdout
        wrong = vigil(tmp_path / "other", "join", serving.url, "--login-link", "no-such-secret")
        assert wrong.returncode == 2 and wrong.stderr.strip()
        ana.cancel(table.id)


def test_a_bot_replaces_the_player(serving: Serving, tmp_path: Path) -> None:
    made = vigil(tmp_path, "host", serving.url, "ascension", "--bots", "random", "--name", "Ana", "--rounds", "5")
    link = made.stdout.split("vigil join ")[1].strip().strip("'")
    result = vigil(tmp_path, "join", link, "--bot", "greedy")
    assert result.returncode == 0 and "Random" in result.stdout, result.stdout + result.stderr
    made = vigil(tmp_path, "host", serving.url, "ascension", "--bots", "random")
    wrong = vigil(tmp_path, "join", made.stdout.split("vigil join ")[1].strip().strip("'"), "--bot", "search")
    assert wrong.returncode == 2 and "add it as a server bot" in wrong.stderr


def test_watching_as_a_spectator(serving: Serving, tmp_path: Path) -> None:
    with guest(serving.url) as ana:
        table = ana.create_table("ascension", {"players": 2, "rounds": 4}, {"public": True}, [ME, BOT], start=True)
        link = Address(serving.url, table.id).link
        refused = vigil(tmp_path, "join", link, "--name", "Ben")
        assert refused.returncode == 2 and "--spectate" in refused.stderr
        screen = Screen(lambda: None, (100, 40))
        watching = threading.Thread(
            target=join_table, args=(JoinRequest(link, "en", "Cleo", as_spectator=True), screen)
        )
        watching.start()
        ana.play(table.id, None, "greedy")
        watching.join(60)
        assert not watching.is_alive() and "has won" in screen.text


def test_a_terminal_game_survives_disconnects(serving: Serving, wire: Wire) -> None:
    with guest(wire.url) as ana:
        table = ana.create_table("conflictus", {"format": "rapidinha"}, {}, [ME, BOT], start=True)
        with ana.connect(table.id) as place:

            class Cutting(TypingPlayer):
                def line(self) -> str | None:
                    if self.count % 6 == 5:
                        wire.cut()
                    return super().line()

            player = Cutting(5)
            output = whole_game(company(RemoteSession(ana, place, "http://h", "en")), player)
            assert place.awaited.connections > 1 and place.update is not None and place.update.outcome is not None
            assert isinstance(output.play, Play)


# --------------------------------------------------------------------- saved logins


def test_saved_logins_for_servers(tmp_path: Path) -> None:
    kept = CredentialStore.load(tmp_path / "state" / "servers.json")
    kept.remember("http://a", Identity("Ana", "secret", "csrf", "link"))
    kept.remember("http://a", Identity("Ben", "other"))
    kept.remember_commitment("http://a", "t1", "first")
    kept.remember_commitment("http://a", "t1", "second")
    kept.note_seed_phrase("http://a", "t1", 0, "sea")
    kept.note_bots("http://a", "t1", [1, 2])
    again = CredentialStore.load(kept.path)
    assert again.identity("http://a", "Ana") == Identity("Ana", "secret", "csrf", "link")
    last = again.identity("http://a", None)
    assert last is not None and last.name == "Ben"
    assert again.identity("http://b", None) is None and again.identity("http://a", "Cleo") is None
    assert again.commitment_for("http://a", "t1") == "first", "the first commitment counts"
    assert (again.seed_phrases("http://a", "t1"), again.bots("http://a", "t1")) == ({0: "sea"}, [1, 2])
    assert (again.seed_phrases("http://a", "t2"), again.bots("http://a", "t2")) == ({}, [])
    again.forget("http://a", "Ben")
    assert CredentialStore.load(kept.path).identity("http://a", "Ben") is None
    kept.path.write_text("[")
    with pytest.raises(UsageError):
        CredentialStore.load(kept.path)


def test_a_local_game_has_no_chat(capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["say hello", "agree"])
    session = build_session(GameRequest("en", "ascension", seed=7))
    terminal = Terminal(True, Lines(lambda: next(lines, None)), io.StringIO())
    session.screen.play(session, terminal, None, "en").run()
    assert isinstance(terminal.target, io.StringIO)
    assert terminal.target.getvalue().count("A local game has no chat and no undo requests.") == 2


# --------------------------------------------------------------------- a real keyboard


def test_chat_and_inspection_work_while_opponents_think(serving: Serving, tmp_path: Path) -> None:
    """While another player thinks, the terminal reads commands from the keyboard."""
    game = GAMES["ascension"]
    seed = next(str(n) for n in range(50) if game.seat_to_act(game.new(game.configure({"players": 2}), n)) == 0)
    with guest(serving.url) as ana:
        table = ana.create_table("ascension", {"players": 2}, {"public": True, "seed": seed}, [ME])
        keyboard, screen = pty.openpty()
        command = [sys.executable, "-m", "vigil", "join", Address(serving.url, table.id).link, "--name", "Ben"]
        env = environment(tmp_path) | {"TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        running = subprocess.Popen(command, env=env, stdin=screen, stdout=screen, stderr=screen, close_fds=True)
        os.close(screen)
        model = Pty(keyboard)
        with ana.connect(table.id) as place:
            while place.table is None or place.table.free_seats:
                place.next(60)
            ana.start(table.id)
            model.until("Waiting for Ana.")
            model.type("say thinking of you")
            while not any(line.text == "thinking of you" for line in place.awaited.chat):
                place.next(30)
            model.type("look mystic")
            model.until("Gain 2 Runes.")
            model.type("all")
            model.until("It is someone else's move.")
            place.send_chat("my turn is over")
            model.until("Ana: my turn is over")
            place.choose("end_turn")
            model.until("Type a number")
            model.type("quit")
            model.until("your seat is kept for you")
        assert running.wait(30) == 0
        model.end()


def test_the_prompt_announces_a_lost_and_restored_connection(serving: Serving, wire: Wire, tmp_path: Path) -> None:
    """The connection is lost while half a line is typed. The line is still there afterwards, and counts."""
    game = GAMES["ascension"]
    seed = next(str(n) for n in range(50) if game.seat_to_act(game.new(game.configure({"players": 2}), n)) == 0)
    result = vigil(tmp_path, "host", wire.url, "ascension", "--bots", "greedy", "--name", "Ana", "--seed", seed)
    link = result.stdout.split("vigil join ")[1].strip().strip("'")
    keyboard, screen = pty.openpty()
    command = [sys.executable, "-m", "vigil", "join", link]
    env = environment(tmp_path) | {"TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
    running = subprocess.Popen(command, env=env, stdin=screen, stdout=screen, stderr=screen, close_fds=True)
    os.close(screen)
    model = Pty(keyboard)
    model.until("Type a number")
    os.write(keyboard, b"look my")
    wire.dead = True
    wire.cut()
    model.until("Connection lost. Trying again.")
    wire.dead = False
    model.until("Connected again.")
    model.type("stic")
    model.until("Gain 2 Runes.")
    model.type("quit")
    model.until("your seat is kept for you")
    assert running.wait(30) == 0
    model.end()


class Pty:
    """A pseudoterminal: its output, and its keyboard."""

    def __init__(self, fd: int) -> None:
        self.fd, self.shown = fd, ""

    def type(self, line: str) -> None:
        os.write(self.fd, f"{line}\n".encode())

    def until(self, text: str) -> None:
        """Read until this text is shown. Earlier output doesn't count again."""
        while text not in self.shown:
            assert select.select([self.fd], [], [], 60)[0], self.shown[-3000:]
            self.shown += os.read(self.fd, 1 << 16).decode(errors="replace")
        self.shown = self.shown[self.shown.index(text) + len(text) :]

    def end(self) -> None:
        os.close(self.fd)
