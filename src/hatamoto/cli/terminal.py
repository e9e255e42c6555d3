"""The terminal interface: shows the table, asks for an action, explains refusals."""

import os
import sys
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final, final

from rich.cells import cell_len
from rich.console import Console

from hatamoto.cli.play_session import PlaySession
from hatamoto.cli.reference import blocked, paragraphs
from hatamoto.cli.screen import Screen
from hatamoto.kernel.errors import ActionError, IllegalAction
from hatamoto.kernel.match import CONSENT
from hatamoto.kernel.refusals import Fact
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.story import build_story
from hatamoto.texts.story import story_lines

HELP: Final = (
    ("1", "", "number"), ("", "action", "action"), ("?", "", "question"),
    ("?", "action", "question_action"), ("board", "", "board"), ("look", "place", "look"),
    ("list", "", "list"), ("rest", "", "rest"), ("notes", "", "notes"),
    ("log", "", "log"), ("rules", "word", "rules"), ("undo", "", "undo"),
    ("save", "file", "save"), ("save!", "file", "save_over"), ("help", "", "help"),
    ("quit", "", "quit"),
)  # fmt: skip
"""By command: the word, its argument, and the message that explains it."""
HELP_WIDTH: Final = 16


class Next(Enum):
    """What to do after a line of input."""

    ASK = "ask the same again"
    GO_ON = "the game goes on"
    STOP = "leave the table"


@final
class Terminal:
    """Lets one or more people play at one terminal: reads commands and actions."""

    def __init__(self, session: PlaySession, lang: str, console: Console) -> None:
        self.session = session
        self.game = session.game
        self.console = console
        self.screen = Screen(session, lang, console)
        self._before: int | None = None
        self._commands: dict[str, Callable[[int, str], Next]] = {
            "?": self._why,
            "board": self._board,
            "look": self._look,
            "list": self._list,
            "rest": self._rest,
            "notes": self._notes,
            "log": self._log,
            "rules": self._rules,
            "undo": self._undo,
            "save": self._save,
            "save!": self._save_over,
            "help": self._help,
            "quit": self._quit,
        }

    # The whole game

    def run(self) -> None:
        """Greet, play to the end or until somebody leaves, and print the result."""
        self._greet()
        while (seat := self.session.next_person()) is not None:
            if self._turn(seat) is Next.STOP:
                self.screen.say(self.screen.common_reader(), "play-bye")
                return
        self._close()

    def _greet(self) -> None:
        reader = self.screen.common_reader()
        self.screen.say(reader, "game-name", "bold")
        self.screen.say(reader, "game-about")
        self.screen.say(reader, "play-how")
        humans, bots = self.session.humans, len(self.session.bots)
        commitment = self.session.match.stream.commitment
        if len(humans) == 1:
            role = self.screen.role(humans[0])
            self.screen.say(reader, "play-you", role=role, bots=bots, commitment=commitment)
        else:
            self.screen.say(
                reader, "play-people", people_seats=humans, bots=bots, commitment=commitment
            )
        self.screen.show_line(self.screen.goal(reader), "bold")
        for seat in humans:
            self.session.unseen_events(seat)

    def _close(self) -> None:
        reader = self.screen.common_reader()
        self.screen.show_news(reader)
        self.screen.show_board(reader)
        self.screen.show_line()
        self.screen.say(reader, "play-over", "bold")
        self._tell_story(reader)
        self.screen.say(reader, "play-check")
        self._after_the_end(reader)

    def _tell_story(self, reader: int) -> None:
        """How the game went; the first line says who won."""
        story = build_story(self.session.match, reader)
        for number, line in enumerate(story_lines(story, self.screen.voice(reader))):
            by = len(line) - len(line.lstrip())
            self.screen.show_indented(line.lstrip(), by, "bold" if number == 0 else "")
        self.screen.show_line()

    def _after_the_end(self, reader: int) -> None:
        """Commands after the end: saving and looking back; anything else quits."""
        while (line := self._read(reader)) is not None:
            word, _, rest = line.partition(" ")
            if word not in ("save", "save!", "log", "board", "look", "list", "rules", "help"):
                return
            self._commands[word](reader, rest.strip())

    # One person's turn

    def _turn(self, seat: int) -> Next:
        if not self._draw_curtain(seat):
            return Next.STOP
        self.screen.show_news(seat)
        self.screen.show_changes(seat)
        self.screen.show_choices(seat)
        while (line := self._read(seat)) is not None:
            follows = self._typed(seat, line)
            if follows is not Next.ASK:
                return follows
        return Next.STOP

    def _draw_curtain(self, seat: int) -> bool:
        """Clear the screen between two people; returns False if the next one quits."""
        before, self._before = self._before, seat
        if len(self.session.humans) == 1 or before == seat:
            return True
        if self.console.is_terminal:
            self.console.clear()
        self.screen.say(WATCHER, "play-curtain", "bold", seat=seat)
        ready = self._input("") not in (None, "quit")
        if self.console.is_terminal:
            self.console.clear()
        return ready

    # What was typed

    def _read(self, seat: int) -> str | None:
        line = self._input(f"{self.screen.voice(seat).message('play-prompt')}> ")
        return None if line is None else " ".join(line.split())

    def _input(self, prompt: str) -> str | None:
        """A line, or None at the end of the input."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.screen.show_line()
            return None
        if not sys.stdin.isatty():
            self.screen.show_line(line)
        return line

    def _typed(self, seat: int, line: str) -> Next:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            return self._why(seat, line[1:].strip())
        if word in self._commands:
            return self._commands[word](seat, rest)
        if not line:
            self.screen.show_choices(seat)
            return Next.ASK
        return self._chosen(seat, line)

    def _chosen(self, seat: int, line: str) -> Next:
        legal = self.session.match.state.legal(seat)
        if line.isascii() and line.isdigit():
            if not 1 <= int(line[:9]) <= len(legal):
                self.screen.say(seat, "play-range", "red", last=len(legal))
                return Next.ASK
            return self._act(seat, legal[int(line[:9]) - 1])
        try:
            return self._act(seat, self._parsed(seat, line))
        except IllegalAction as error:
            self.screen.refuse(seat, error.refusal)
            self.screen.say(seat, "play-range", last=len(legal))
            return Next.ASK

    def _parsed(self, seat: int, line: str) -> int:
        """An action by its notation, or by the words of a choice; raises IllegalAction."""
        try:
            return self.game.parse(line)
        except IllegalAction:
            for action in self.session.match.state.legal(seat):
                verb, facts = self.game.verbs.verb(action), self.game.verbs.facts(action)
                if self.screen.voice(seat).choice(verb.id, facts).casefold() == line.casefold():
                    return action
            raise

    def _act(self, seat: int, action: int) -> Next:
        try:
            self.session.act(seat, action)
        except ActionError as error:
            self.screen.refuse(seat, error.refusal)
            return Next.ASK
        return Next.GO_ON

    # Commands

    def _why(self, seat: int, rest: str) -> Next:
        state = self.session.match.state
        if not rest:
            self._list_blocked(seat)
            return Next.ASK
        try:
            refusal = state.refusal(seat, self._parsed(seat, rest))
        except IllegalAction as error:
            refusal = error.refusal
        if refusal is None:
            self.screen.say(seat, "play-allowed")
        else:
            self.screen.refuse(seat, refusal)
        return Next.ASK

    def _look(self, seat: int, rest: str) -> Next:
        """A part of a large board around a piece or a place."""
        view = self.session.match.state.view(seat)
        lines = (
            self.game.renderer.around(view, self.screen.voice(seat).message, rest) if rest else []
        )
        if not lines:
            self.screen.say(seat, "play-look_how")
        for line in lines:
            self.screen.show_line(line)
        return Next.ASK

    def _list(self, seat: int, rest: str) -> Next:
        view = self.session.match.state.view(seat)
        listed = self.game.renderer.pieces(view, self.screen.voice(seat).message)
        for line in listed or self.screen.drawn_board(seat):
            self.screen.show_line(line)
        return Next.ASK

    def _rest(self, seat: int, rest: str) -> Next:
        """Let a bot answer the rest of the questions of the current paragraph."""
        self.session.delegate(seat)
        return Next.GO_ON

    def _list_blocked(self, seat: int) -> None:
        self.screen.say(seat, "play-ask", example=self._example(seat))
        rows = blocked(self.game, self.session.match.state, seat, self.screen.voice(seat))
        self.screen.say(seat, "play-not_allowed" if rows else "play-all_allowed", "bold")
        for notation, reason, more in rows:
            facts: dict[str, Fact] = {"text": reason, "count": more}
            text = self.screen.voice(seat).message("play-like_it", facts) if more else reason
            self.screen.show_pair(f"  {notation}", text)

    def _board(self, seat: int, rest: str) -> Next:
        self.screen.show_board(seat)
        return Next.ASK

    def _notes(self, seat: int, rest: str) -> Next:
        you = self.session.match.state.view(seat).get("you")
        notes = you.get("notes", []) if isinstance(you, dict) else []
        if not notes:
            self.screen.say(seat, "play-no_notes")
        for note in notes:
            facts = {key: fact for key, fact in note.items() if key != "stale"}
            self.screen.say(seat, "note-stale" if note["stale"] else "note-fresh", **facts)
        return Next.ASK

    def _log(self, seat: int, rest: str) -> Next:
        self.screen.show_events(seat, self.session.story(seat))
        return Next.ASK

    def _rules(self, seat: int, rest: str) -> Next:
        rows = paragraphs(self.game, self.screen.voice(seat), rest)
        if not rows:
            self.screen.say(seat, "play-no_rule", word=rest)
        for anchor, title, body in rows:
            self.screen.show_pair(f"§{anchor}", title)
            if body:
                self.screen.show_line(f"    {body}")
        return Next.ASK

    def _undo(self, seat: int, rest: str) -> Next:
        undo = self.session.undo_needs(seat)
        others = self.session.others_concerned(seat, undo) if undo.answer == CONSENT else []
        for other in others:
            self.screen.say(seat, "play-agree", seat=other)
            if self._read(seat) != "yes":
                self.screen.say(seat, "play-not_agreed")
                return Next.ASK
        try:
            self.session.undo(seat)
        except IllegalAction as error:
            self.screen.refuse(seat, error.refusal)
            return Next.ASK
        return Next.GO_ON

    def _save(self, seat: int, rest: str) -> Next:
        if not rest:
            self.screen.say(seat, "play-save_how")
        elif os.path.lexists(rest):
            self.screen.say(seat, "play-save_exists", "red", file=rest)
        else:
            self._write(seat, rest)
        return Next.ASK

    def _save_over(self, seat: int, rest: str) -> Next:
        if rest:
            self._write(seat, rest)
        else:
            self.screen.say(seat, "play-save_how")
        return Next.ASK

    def _write(self, seat: int, file: str) -> None:
        try:
            Path(file).write_text(self.session.saved(), encoding="utf-8", newline="\n")
        except OSError as error:
            self.screen.say(seat, "play-not_saved", "red", file=file, why=str(error.strerror))
            return
        except ValueError:
            self.screen.say(seat, "play-save_name", "red")
            return
        self.screen.say(seat, "play-saved", file=file)
        if self.session.match.outcome() is None:
            self.screen.say(seat, "play-saved_open")
        if self.session.has_pending():
            self.screen.say(seat, "play-saved_pending")

    def _help(self, seat: int, rest: str) -> Next:
        example = self._example(seat)
        words = self.screen.voice(seat)
        for word, thing, id in HELP:
            typed = f"{word} {words.message(f'typed-{thing}') if thing else ''}".strip()
            facts: dict[str, Fact] = {"example": example} if id == "action" else {}
            pad = " " * (HELP_WIDTH - cell_len(typed))
            self.screen.show_line(f"  {typed}{pad}{words.message(f'help-{id}', facts)}")
        return Next.ASK

    def _example(self, seat: int) -> str:
        """An example of an action that is legal now."""
        legal = self.session.match.state.legal(seat)
        return self.game.notation(legal[-1]) if legal else "quit"

    def _quit(self, seat: int, rest: str) -> Next:
        return Next.STOP
