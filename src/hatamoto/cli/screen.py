"""What the terminal prints: messages, news, the board and the choices, in the reader's language."""

import sys
from contextlib import suppress
from importlib import import_module
from typing import Final, final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from hatamoto.cli.play_session import PlaySession
from hatamoto.cli.streams import SafeConsole
from hatamoto.cli.voices import terminal_voice
from hatamoto.drawing.columns import unfolded, wrapped
from hatamoto.kernel.events import Event
from hatamoto.kernel.refusals import Fact, Refusal
from hatamoto.kernel.seats import WATCHER
from hatamoto.texts import Voice

MAX_SINGLE_COLUMN: Final = 12
"""Longer lists of choices are printed in several columns."""


@final
class Screen:
    """Prints a session for the people at one terminal."""

    def __init__(self, session: PlaySession, lang: str, console: Console) -> None:
        self.session = session
        self.game = session.game
        self.console = console
        self.lang = lang
        self._voices: dict[int, Voice] = {}
        self._boards: dict[int, list[str]] = {}
        """By seat, the board as it was last shown."""
        self._unbroken = not console.is_terminal
        """Whether long lines are not wrapped, because the output goes to a pipe or a file."""

    def voice(self, reader: int) -> Voice:
        """The texts as one reader is addressed: "you" for their own seat."""
        if reader not in self._voices:
            self._voices[reader] = terminal_voice(self.game, self.lang, reader)
        return self._voices[reader]

    def say(self, reader: int, id: str, style: str = "", **facts: Fact) -> None:
        self.show_line(self.voice(reader).message(id, facts), style)

    def show_line(self, line: str = "", style: str = "") -> None:
        self.show_text(Text(line, style=style))

    def show_text(self, text: Text) -> None:
        self.console.print(text, soft_wrap=self._unbroken)

    def show_indented(self, line: str, by: int, style: str = "") -> None:
        """Print a line that keeps its indent where it is wrapped."""
        broken = [line] if self._unbroken else wrapped(line, self.console.width - by)
        for part in broken:
            self.show_line(" " * by + part, style)

    def show_pair(self, grey: str, line: str) -> None:
        self.show_text(Text(f"{grey}  ", style="dim").append(line, style="not dim"))

    def refuse(self, seat: int, refusal: Refusal) -> None:
        self.show_line(self.voice(seat).refusal(refusal.reason, refusal.rule, refusal.facts), "red")

    def common_reader(self) -> int:
        """The reader of what is meant for all: the only person, or a watcher's view for several."""
        humans = self.session.humans
        return humans[0] if len(humans) == 1 else WATCHER

    def role(self, seat: int) -> str:
        """The side a seat plays, where the game has sides, else its number."""
        words = self.voice(WATCHER)
        chosen = self.session.match.state.chosen_options.values()
        ids = [f"seat-{seat}", *(f"seat-{seat}-{value}" for value in chosen)]
        side = next((words.message(id) for id in ids if words.has(id)), None)
        return side or words.message("seat-name", {"number": seat + 1})

    def goal(self, reader: int) -> str:
        """What wins, each seat's progress as the reader may know it, and when the game ends."""
        goal = self.game.goal(self.session.match.state, reader)
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

    def show_news(self, seat: int) -> None:
        news = self.session.unseen_events(seat)
        if news:
            self.show_line()
            self.say(seat, "play-news", "bold")
            self.show_events(seat, news)

    def show_events(self, seat: int, events: list[Event]) -> None:
        for event in events:
            self.show_indented(self.voice(seat).event(event.kind, event.facts), 2)

    def show_board(self, seat: int) -> None:
        self.show_line()
        self._boards[seat] = self.drawn_board(seat)
        for line in self._boards[seat]:
            self.show_line(line)

    def drawn_board(self, seat: int) -> list[str]:
        view = self.session.match.state.view(seat)
        return self.game.renderer.text(view, self.voice(seat).message)

    def show_changes(self, seat: int) -> None:
        """Print the lines of the board that changed since the seat last saw it, or all of it."""
        before, now = self._boards.get(seat, []), self.drawn_board(seat)
        known = {tuple(lines) for lines in unfolded(before)}
        fresh = [lines for lines in unfolded(now) if tuple(lines) not in known and lines[0].strip()]
        changed = [line for lines in fresh for line in lines]
        if not before or len(changed) * 3 > len(now) or len(self.session.humans) > 1:
            self.show_board(seat)
            return
        self._boards[seat] = now
        if changed:
            self.show_line()
            self.say(seat, "play-changed", "bold")
            for line in changed:
                self.show_line(line)

    def show_choices(self, seat: int) -> None:
        state = self.session.match.state
        frame = state.open_frame(seat)
        kind = self.game.kind(frame)
        self.show_line()
        self.say(seat, "play-status", "dim", role=self.role(seat), text=self.goal(seat))
        self.show_line(self.voice(seat).prompt(kind.id, kind.facts(state, frame)), "bold")
        view = state.view(seat)
        rows = [self._choice(seat, action, view) for action in state.legal(seat)]
        width = max(cell_len(label) for label, _, _ in rows)
        cells = []
        for number, (label, notation, note) in enumerate(rows, 1):
            pad = " " * (width - cell_len(label))
            cells.append(Text(f"{number:>3}  {label}{pad}  ").append(notation, style="dim"))
            if note:
                self._columns([cells.pop()])
                self.show_indented(note, 5, "dim")
        self._columns(cells)
        if state.round() == 0 and len(rows) > 1:
            self.say(seat, "play-rest", "dim")

    def _columns(self, cells: list[Text]) -> None:
        """Print a long list in columns, read downwards."""
        width = max((cell.cell_len for cell in cells), default=0) + 2
        fits = len(cells) > MAX_SINGLE_COLUMN and not self._unbroken
        height = -(-len(cells) // max(1, self.console.width // width)) if fits else len(cells)
        for at in range(height):
            line = Text()
            for cell in cells[at::height]:
                line.append_text(cell).append(" " * (width - cell.cell_len))
            line.rstrip()
            self.show_text(line)

    def _choice(self, seat: int, action: int, view: dict[str, object]) -> tuple[str, str, str]:
        """A choice as label, notation, and the text of the card it names.

        The label includes its cost or its chance of success.
        """
        verb = self.game.verbs.verb(action)
        facts = self.game.verbs.facts(action)
        words = self.voice(seat)
        notes = [f"{name}-{fact}-text" for name, fact in facts.items()]
        note = next((words.message(id) for id in notes if words.has(id)), "")
        notation = self.game.notation(action)
        price = self.game.renderer.choice_note(view, notation, facts, words.message)
        label = words.choice(verb.id, facts)
        return f"{label}  {price}" if price else label, notation, note


def new_console() -> Console:
    """A Rich console that prints our texts as they are: no markup, emoji or highlighting."""
    with suppress(ImportError):
        import_module("readline")  # gives `input` line editing, where the platform has it
    return SafeConsole(file=sys.stdout, highlight=False, markup=False, emoji=False)
