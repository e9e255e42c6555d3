"""The game an engine holds: who may see what of it, and how it is reported."""

from collections.abc import Mapping
from typing import Any, final

from hatamoto.engine.voices import voice
from hatamoto.kernel.errors import GameOver, IllegalAction
from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.frames import Frame, bare_frame
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match
from hatamoto.kernel.refusals import Refusal, refused
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.kernel.state import State, action_error
from hatamoto.table import ending
from hatamoto.table.ending import Vote
from hatamoto.texts import Voice


@final
class Session:
    """A match, and the seat it is restricted to, if any."""

    def __init__(self, game: Game[Any], match: Match, own: int | None) -> None:
        self.game = game
        self.match = match
        self.own = own
        self.vote = Vote()
        """Who wants to end the game without a result."""
        self.names = [f"seat {seat}" for seat in range(match.state.seats)]
        self._voices: dict[int, Voice] = {}

    @property
    def state(self) -> State:
        """The current state; an undo replaces the object."""
        return self.match.state

    def voice(self, reader: int) -> Voice:
        """English for one reader."""
        if reader not in self._voices:
            self._voices[reader] = voice(self.game, "en", self.names, reader)
        return self._voices[reader]

    # Reports

    def status(self) -> dict[str, object]:
        """Whose turn it is and what is asked."""
        outcome = self.match.outcome()
        fields: dict[str, object] = {
            "game": self.game.id,
            "ply": self.ply(),
            "to_act": [name_of(seat) for seat in self.to_act()],
            "decision": self.decision(),
        }
        if self.state.branches is not None and outcome is None:
            fields["decisions"] = self.decisions()
        fields["over"] = outcome is not None
        fields["outcome"] = None if outcome is None else outcome.as_json()
        fields["resigned"] = sorted(self.match.resigned)
        fields["proposal"] = self.proposal()
        return fields

    def proposal(self) -> dict[str, object] | None:
        """Who has agreed to end the game without a result and who has not, if it is proposed."""
        if not self.vote.yes:
            return None
        return {"yes": sorted(self.vote.yes), "waiting": self.vote.waiting(self.standing())}

    def standing(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat in range(self.state.seats) if seat not in self.match.resigned]

    def tell(self, events: list[Event]) -> dict[str, object]:
        """The status and these events."""
        return {**self.status(), "events": self.events(events)}

    def to_act(self) -> list[int]:
        """The seats to act; empty once the game is over or was ended."""
        return self.state.to_act() if self.match.outcome() is None else []

    def ply(self) -> int:
        """The ply as the reader may know it."""
        return self.match.ply if self.own is None else self.match.ply_for(self.own)

    def decision(self) -> dict[str, object] | None:
        """The open decision; in a simultaneous step the reader's, else the first one of all."""
        state = self.state
        actor = state.actor()
        if not self.to_act():
            return None
        if state.branches is None:
            return self._asked(actor, state.open_frame(actor))
        if self.own is None:
            return self._asked(actor, state.open_frame(actor))
        if state.open_frame(self.own) >= 0:
            return self._asked(self.own, state.open_frame(self.own))
        first = self.game.kind(state.branches.frame).private_kind
        return self._asked(actor, bare_frame(first, actor))

    def decisions(self) -> dict[str, object]:
        """By seat, its decision in the open simultaneous step; only the reader's own."""
        seats = [seat for seat in self.state.to_act() if self.own in (None, seat)]
        return {str(seat): self._asked(seat, self.state.open_frame(seat)) for seat in seats}

    def _asked(self, seat: int, frame: Frame) -> dict[str, object]:
        kind = self.game.kind(frame)
        prompt = self.voice(seat).prompt(kind.id, kind.facts(self.state, frame))
        return {"name": kind.id, "rule": kind.rule, "prompt": prompt}

    def events(self, events: list[Event]) -> list[dict[str, object]]:
        """The events that the reader may see, with their English sentences."""
        shown = events if self.own is None else seen_by(events, self.own)
        speaker = self.voice(WATCHER if self.own is None else self.own)
        return [
            {**event.as_json(), "text": speaker.event(event.kind, event.facts)} for event in shown
        ]

    def refusal(self, seat: int, refusal: Refusal) -> dict[str, object]:
        return {
            "rule": refusal.rule or None,
            "reason": refusal.reason,
            "facts": refusal.facts,
            "message": self.voice(seat).refusal(refusal.reason, refusal.rule, refusal.facts),
        }

    # Ending by agreement

    def resign(self, seat: int) -> list[Event]:
        """A seat gives up; raises GameOver or BadArgument."""
        self._check_standing(seat)
        self.vote.lapse()
        return ending.resign(self.match, seat)

    def agree(self, seat: int, yes: bool) -> list[Event]:
        """Vote for or against ending the game without a result."""
        self._check_standing(seat)
        if not self.vote.answer([seat], yes, self.standing()):
            return []
        self.vote.lapse()
        return ending.stop(self.match)

    def _check_standing(self, seat: int) -> None:
        if self.match.outcome() is not None:
            raise self._over()
        ending.check_standing(seat in self.match.resigned)

    # Checks

    def _over(self) -> GameOver:
        return GameOver(refused(self.game.end_rule, "game_over"))

    def check_turn(self, seat: int) -> None:
        """Raise NotYourTurn or GameOver unless the seat is to act."""
        if not self.to_act():
            raise self._over()
        if seat not in self.state.to_act() or (seat == NATURE and self.match.auto):
            raise action_error(self.state, seat, self.state.idle_refusal(seat))

    def check_ply(self, ply: object) -> None:
        """Raise IllegalAction if the answer is for an earlier ply."""
        if ply is not None and ply != self.ply():
            raise IllegalAction(refused("", "stale", {"ply": self.ply()}))


def name_of(seat: int) -> int | str:
    """A seat in the notation of the protocol."""
    return "nature" if seat == NATURE else seat


def game_row(game: Game[Any]) -> Mapping[str, object]:
    """A game in the list of games."""
    return {
        "id": game.id,
        "name": {lang: voice(game, lang).message("game-name") for lang in ("en", "ja")},
        "seats": list(game.seats),
        "options": game.schema(),
    }
