"""A conversation at the terminal: show the table, ask, explain, act."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Final, final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from hatamoto.cli.reference import blocked, paragraphs
from hatamoto.cli.sitting import Sitting
from hatamoto.drawing.columns import unfolded, wrapped
from hatamoto.engine.voices import voice
from hatamoto.kernel.errors import ActionError, IllegalAction
from hatamoto.kernel.events import Event
from hatamoto.kernel.match import CONSENT
from hatamoto.kernel.refusals import Fact, Refusal
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.story import build_story
from hatamoto.texts import Voice
from hatamoto.texts.story import story_lines

TEXTS: Final = Path(__file__).parent / "text"
HELP: Final = (
    ("1", "", "number"), ("", "action", "action"), ("?", "", "question"),
    ("?", "action", "question_action"), ("board", "", "board"), ("look", "place", "look"),
    ("list", "", "list"), ("rest", "", "rest"), ("notes", "", "notes"),
    ("log", "", "log"), ("rules", "word", "rules"), ("undo", "", "undo"),
    ("save", "file", "save"), ("save!", "file", "save_over"), ("help", "", "help"),
    ("quit", "", "quit"),
)  # fmt: skip
"""What is typed, what is put behind it, and the message that says what it does."""
HELP_WIDE: Final = 16
LONG: Final = 12
"""More choices than these are printed in columns."""


class Next(Enum):
    """What follows on something a person typed."""

    ASK = "ask the same again"
    GO_ON = "the game goes on"
    STOP = "leave the table"


@final
class Terminal:
    """Serves the people at one terminal, one after another."""

    def __init__(self, sitting: Sitting, lang: str, console: Console) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.console = console
        self.lang = lang
        self._voices: dict[int, Voice] = {}
        self._before: int | None = None
        self._boards: dict[int, list[str]] = {}
        """The table as each seat was last shown it."""
        self._unbroken = not console.is_terminal
        """Whether long lines stay whole, for whoever reads them from a pipe or a file."""
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

    def voice(self, reader: int) -> Voice:
        """The words for one reader."""
        if reader not in self._voices:
            self._voices[reader] = voice(self.game, self.lang, (), reader, [TEXTS])
        return self._voices[reader]

    def say(self, reader: int, id: str, style: str = "", **facts: Fact) -> None:
        """Print one message."""
        self._print(self.voice(reader).message(id, facts), style)

    def _print(self, line: str = "", style: str = "") -> None:
        self._show(Text(line, style=style))

    def _show(self, text: Text) -> None:
        self.console.print(text, soft_wrap=self._unbroken)

    def _indent(self, line: str, by: int, style: str = "") -> None:
        """A line that keeps its indent where it is broken."""
        broken = [line] if self._unbroken else wrapped(line, self.console.width - by)
        for part in broken:
            self._print(" " * by + part, style)

    def _pair(self, grey: str, line: str) -> None:
        self._show(Text(f"{grey}  ", style="dim").append(line, style="not dim"))

    # The whole game

    def run(self) -> None:
        """Greet, play to the end or until somebody leaves, and print the result."""
        self._greet()
        while (seat := self.sitting.asked()) is not None:
            if self._turn(seat) is Next.STOP:
                self.say(self._reader(), "play-bye")
                return
        self._close()

    def _reader(self) -> int:
        """Who reads what is meant for all: the only person, or everybody."""
        humans = self.sitting.humans
        return humans[0] if len(humans) == 1 else WATCHER

    def _greet(self) -> None:
        reader = self._reader()
        self.say(reader, "game-name", "bold")
        self.say(reader, "game-about")
        self.say(reader, "play-how")
        humans, bots = self.sitting.humans, len(self.sitting.bots)
        sealed = self.sitting.match.stream.commitment
        if len(humans) == 1:
            role = self._role(humans[0])
            self.say(reader, "play-you", role=role, bots=bots, commitment=sealed)
        else:
            self.say(reader, "play-people", people_seats=humans, bots=bots, commitment=sealed)
        self._print(self._goal(reader), "bold")
        for seat in humans:
            self.sitting.news(seat)

    def _close(self) -> None:
        reader = self._reader()
        self._show_news(reader)
        self._show_board(reader)
        self._print()
        self.say(reader, "play-over", "bold")
        self._tell_story(reader)
        self.say(reader, "play-check")
        self._after_the_end(reader)

    def _tell_story(self, reader: int) -> None:
        """How the game went; the first line says who won."""
        story = build_story(self.sitting.match, reader)
        for number, line in enumerate(story_lines(story, self.voice(reader))):
            by = len(line) - len(line.lstrip())
            self._indent(line.lstrip(), by, "bold" if number == 0 else "")
        self._print()

    def _after_the_end(self, reader: int) -> None:
        """Saving and looking back are still possible; anything else leaves."""
        while (line := self._read(reader)) is not None:
            word, _, rest = line.partition(" ")
            if word not in ("save", "save!", "log", "board", "look", "list", "rules", "help"):
                return
            self._commands[word](reader, rest.strip())

    def _role(self, seat: int) -> str:
        """The side a seat plays, where the game has sides, else its number."""
        words = self.voice(WATCHER)
        chosen = self.sitting.match.state.chosen.values()
        ids = [f"seat-{seat}", *(f"seat-{seat}-{value}" for value in chosen)]
        side = next((words.message(id) for id in ids if words.has(id)), None)
        return side or words.message("seat-name", {"number": seat + 1})

    def _goal(self, reader: int) -> str:
        """What wins, how far everybody is as the reader may know it, and when the game ends."""
        goal = self.game.goal(self.sitting.match.state, reader)
        if goal is None:
            return ""
        words = self.voice(reader)
        seats = [words.message("goal-seat", facts) for facts in goal["seats"]]
        facts = {
            "aim": words.message("goal", goal["facts"]),
            "far": words.message("play-far").join(seats),
            "until": words.message("goal-end", goal["facts"]),
        }
        return words.message("play-goal" if seats else "play-goal_alone", facts)

    # One person's turn

    def _turn(self, seat: int) -> Next:
        if not self._draw_curtain(seat):
            return Next.STOP
        self._show_news(seat)
        self._show_changes(seat)
        self._show_choices(seat)
        while (line := self._read(seat)) is not None:
            follows = self._typed(seat, line)
            if follows is not Next.ASK:
                return follows
        return Next.STOP

    def _draw_curtain(self, seat: int) -> bool:
        """Between two people, hide what the one saw from the other; False when nobody is there."""
        before, self._before = self._before, seat
        if len(self.sitting.humans) == 1 or before == seat:
            return True
        if self.console.is_terminal:
            self.console.clear()
        self.say(WATCHER, "play-curtain", "bold", seat=seat)
        ready = self._input("") not in (None, "quit")
        if self.console.is_terminal:
            self.console.clear()
        return ready

    def _show_news(self, seat: int) -> None:
        news = self.sitting.news(seat)
        if news:
            self._print()
            self.say(seat, "play-news", "bold")
            self._show_events(seat, news)

    def _show_events(self, seat: int, events: list[Event]) -> None:
        for event in events:
            self._indent(self.voice(seat).event(event.kind, event.facts), 2)

    def _show_board(self, seat: int) -> None:
        self._print()
        self._boards[seat] = self._drawn(seat)
        for line in self._boards[seat]:
            self._print(line)

    def _drawn(self, seat: int) -> list[str]:
        view = self.sitting.match.state.view(seat)
        return self.game.board_text(view, self.voice(seat).message)

    def _show_changes(self, seat: int) -> None:
        """The lines of the table that have changed since the seat saw it; all when most have."""
        before, now = self._boards.get(seat, []), self._drawn(seat)
        known = {tuple(lines) for lines in unfolded(before)}
        fresh = [lines for lines in unfolded(now) if tuple(lines) not in known and lines[0].strip()]
        changed = [line for lines in fresh for line in lines]
        if not before or len(changed) * 3 > len(now) or len(self.sitting.humans) > 1:
            self._show_board(seat)
            return
        self._boards[seat] = now
        if changed:
            self._print()
            self.say(seat, "play-changed", "bold")
            for line in changed:
                self._print(line)

    def _show_choices(self, seat: int) -> None:
        state = self.sitting.match.state
        frame = state.open_frame(seat)
        kind = self.game.kind(frame)
        self._print()
        self.say(seat, "play-status", "dim", role=self._role(seat), text=self._goal(seat))
        self._print(self.voice(seat).prompt(kind.id, kind.facts(state, frame)), "bold")
        view = state.view(seat)
        rows = [self._choice(seat, action, view) for action in state.legal(seat)]
        wide = max(cell_len(label) for label, _, _ in rows)
        cells = []
        for number, (label, notation, note) in enumerate(rows, 1):
            pad = " " * (wide - cell_len(label))
            cells.append(Text(f"{number:>3}  {label}{pad}  ").append(notation, style="dim"))
            if note:
                self._show_beside([cells.pop()])
                self._indent(note, 5, "dim")
        self._show_beside(cells)
        if state.round() == 0 and len(rows) > 1:
            self.say(seat, "play-rest", "dim")

    def _show_beside(self, cells: list[Text]) -> None:
        """Many short lines are printed in columns, read downwards."""
        wide = max((cell.cell_len for cell in cells), default=0) + 2
        fits = len(cells) > LONG and not self._unbroken
        high = -(-len(cells) // max(1, self.console.width // wide)) if fits else len(cells)
        for at in range(high):
            line = Text()
            for cell in cells[at::high]:
                line.append_text(cell).append(" " * (wide - cell.cell_len))
            line.rstrip()
            self._show(line)

    def _choice(self, seat: int, action: int, view: dict[str, object]) -> tuple[str, str, str]:
        """A choice as label, notation, and what the card it names does.

        The label has what it costs, or how likely it works.
        """
        verb = self.game.verbs.verb(action)
        facts = self.game.verbs.facts(action)
        words = self.voice(seat)
        notes = [f"{name}-{fact}-text" for name, fact in facts.items()]
        note = next((words.message(id) for id in notes if words.has(id)), "")
        notation = self.game.notation(action)
        price = self.game.choice_note(view, notation, facts, words.message)
        label = words.choice(verb.id, facts)
        return f"{label}  {price}" if price else label, notation, note

    # What was typed

    def _read(self, seat: int) -> str | None:
        line = self._input(f"{self.voice(seat).message('play-prompt')}> ")
        return None if line is None else " ".join(line.split())

    def _input(self, prompt: str) -> str | None:
        """A line, or None at the end of the input."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self._print()
            return None
        if not sys.stdin.isatty():
            self._print(line)
        return line

    def _typed(self, seat: int, line: str) -> Next:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            return self._why(seat, line[1:].strip())
        if word in self._commands:
            return self._commands[word](seat, rest)
        if not line:
            self._show_choices(seat)
            return Next.ASK
        return self._chosen(seat, line)

    def _chosen(self, seat: int, line: str) -> Next:
        legal = self.sitting.match.state.legal(seat)
        if line.isascii() and line.isdigit():
            if not 1 <= int(line[:9]) <= len(legal):
                self.say(seat, "play-range", "red", last=len(legal))
                return Next.ASK
            return self._act(seat, legal[int(line[:9]) - 1])
        try:
            return self._act(seat, self.game.parse(line))
        except IllegalAction as error:
            self._refuse(seat, error.refusal)
            self.say(seat, "play-range", last=len(legal))
            return Next.ASK

    def _act(self, seat: int, action: int) -> Next:
        try:
            self.sitting.act(seat, action)
        except ActionError as error:
            self._refuse(seat, error.refusal)
            return Next.ASK
        return Next.GO_ON

    def _refuse(self, seat: int, refusal: Refusal) -> None:
        self._print(self.voice(seat).refusal(refusal.reason, refusal.rule, refusal.facts), "red")

    # Commands

    def _why(self, seat: int, rest: str) -> Next:
        state = self.sitting.match.state
        if not rest:
            self._list_blocked(seat)
            return Next.ASK
        try:
            refusal = state.refusal(seat, self.game.parse(rest))
        except IllegalAction as error:
            refusal = error.refusal
        if refusal is None:
            self.say(seat, "play-allowed")
        else:
            self._refuse(seat, refusal)
        return Next.ASK

    def _look(self, seat: int, rest: str) -> Next:
        """A part of a large board around a piece or a place."""
        view = self.sitting.match.state.view(seat)
        lines = self.game.board_around(view, self.voice(seat).message, rest) if rest else []
        if not lines:
            self.say(seat, "play-look_how")
        for line in lines:
            self._print(line)
        return Next.ASK

    def _list(self, seat: int, rest: str) -> Next:
        view = self.sitting.match.state.view(seat)
        for line in self.game.board_list(view, self.voice(seat).message) or self._drawn(seat):
            self._print(line)
        return Next.ASK

    def _rest(self, seat: int, rest: str) -> Next:
        """A bot answers as long as the paragraph that asks goes on asking."""
        self.sitting.delegate(seat)
        return Next.GO_ON

    def _list_blocked(self, seat: int) -> None:
        self.say(seat, "play-ask", example=self._example(seat))
        rows = blocked(self.game, self.sitting.match.state, seat, self.voice(seat))
        self.say(seat, "play-not_allowed" if rows else "play-all_allowed", "bold")
        for notation, reason in rows:
            self._pair(f"  {notation}", reason)

    def _board(self, seat: int, rest: str) -> Next:
        self._show_board(seat)
        return Next.ASK

    def _notes(self, seat: int, rest: str) -> Next:
        you = self.sitting.match.state.view(seat).get("you")
        notes = you.get("notes", []) if isinstance(you, dict) else []
        if not notes:
            self.say(seat, "play-no_notes")
        for note in notes:
            facts = {key: fact for key, fact in note.items() if key != "stale"}
            self.say(seat, "note-stale" if note["stale"] else "note-fresh", **facts)
        return Next.ASK

    def _log(self, seat: int, rest: str) -> Next:
        self._show_events(seat, self.sitting.story(seat))
        return Next.ASK

    def _rules(self, seat: int, rest: str) -> Next:
        rows = paragraphs(self.game, self.voice(seat), rest)
        if not rows:
            self.say(seat, "play-no_rule", word=rest)
        for anchor, title, body in rows:
            self._pair(f"§{anchor}", title)
            if body:
                self._print(f"    {body}")
        return Next.ASK

    def _undo(self, seat: int, rest: str) -> Next:
        undo = self.sitting.undo_needs(seat)
        others = self.sitting.others_concerned(seat, undo) if undo.answer == CONSENT else []
        for other in others:
            self.say(seat, "play-agree", seat=other)
            if self._read(seat) != "yes":
                self.say(seat, "play-not_agreed")
                return Next.ASK
        try:
            self.sitting.undo(seat)
        except IllegalAction as error:
            self._refuse(seat, error.refusal)
            return Next.ASK
        return Next.GO_ON

    def _save(self, seat: int, rest: str) -> Next:
        if not rest:
            self.say(seat, "play-save_how")
        elif os.path.lexists(rest):
            self.say(seat, "play-save_exists", "red", file=rest)
        else:
            self._write(seat, rest)
        return Next.ASK

    def _save_over(self, seat: int, rest: str) -> Next:
        if rest:
            self._write(seat, rest)
        else:
            self.say(seat, "play-save_how")
        return Next.ASK

    def _write(self, seat: int, file: str) -> None:
        try:
            Path(file).write_text(self.sitting.saved(), encoding="utf-8", newline="\n")
        except OSError as error:
            self.say(seat, "play-not_saved", "red", file=file, why=str(error.strerror))
            return
        except ValueError:
            self.say(seat, "play-save_name", "red")
            return
        self.say(seat, "play-saved", file=file)
        if self.sitting.match.outcome() is None:
            self.say(seat, "play-saved_open")
        if self.sitting.has_pending():
            self.say(seat, "play-saved_pending")

    def _help(self, seat: int, rest: str) -> Next:
        example = self._example(seat)
        words = self.voice(seat)
        for word, thing, id in HELP:
            typed = f"{word} {words.message(f'typed-{thing}') if thing else ''}".strip()
            facts: dict[str, Fact] = {"example": example} if id == "action" else {}
            pad = " " * (HELP_WIDE - cell_len(typed))
            self._print(f"  {typed}{pad}{words.message(f'help-{id}', facts)}")
        return Next.ASK

    def _example(self, seat: int) -> str:
        """Something that could be typed now."""
        legal = self.sitting.match.state.legal(seat)
        return self.game.notation(legal[-1]) if legal else "quit"

    def _quit(self, seat: int, rest: str) -> Next:
        return Next.STOP


def screen() -> Console:
    """The terminal as Rich sees it, without guesses at what our texts mean."""
    with suppress(ImportError):
        import_module("readline")  # gives `input` its line editing, where there is one
    return Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
