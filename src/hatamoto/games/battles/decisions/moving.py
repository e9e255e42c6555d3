"""Choosing the destination of a move: normal or by road, past a way point, or stay (§8, §13-2)."""

from typing import Final, final

from hatamoto.games.battles import actions, changes, events, frames
from hatamoto.games.battles.board.destinations import destinations, matters
from hatamoto.games.battles.board.paths import destinations_via, path
from hatamoto.games.battles.decisions.move_refusals import (
    NO_VIA,
    RequestedMove,
    destination_blocker,
)
from hatamoto.games.battles.facts import about, where
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind
from hatamoto.kernel.refusals import Facts, Refusal


class Moving(Decision[BattlesState]):
    """The base class: choose where a piece moves."""

    piece = frames.MOVE_TO.field("piece")
    arrives: bool = False
    """Whether the piece has just been placed on its entry hex."""
    verbs: tuple[str, ...] = ("normal", "road", "via")

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """Every hex in reach, cached in the state."""
        offered = state.listed
        if offered is None:
            offered = self.reach(state, frame)
            state.listed = offered
        return offered

    def reach(self, state: BattlesState, frame: Frame) -> list[int]:
        """The moves from the hex of the piece."""
        piece = self.piece.of(frame)
        return destinations(state, piece, state.at[piece], self.arrives)

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """Why a piece cannot go there."""
        return destination_blocker(
            state, RequestedMove(self.piece.of(frame), action, NO_VIA, self.arrives)
        )

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        """The piece."""
        return about(state, self.piece.of(frame))


class MovingOn(Moving):
    """Choose the destination behind a way point (ruling 59)."""

    via = frames.MOVE_VIA.field("via")
    verbs: tuple[str, ...] = ("normal", "road")

    def reach(self, state: BattlesState, frame: Frame) -> list[int]:
        """The moves that pass the way point."""
        piece = self.piece.of(frame)
        return destinations_via(state, piece, state.at[piece], self.via.of(frame), self.arrives)

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """Why a piece cannot go there past the way point."""
        move = RequestedMove(self.piece.of(frame), action, self.via.of(frame), self.arrives)
        return destination_blocker(state, move)

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Move there."""
        travel(state, self.piece.of(frame), action, self.via.of(frame), self.arrives)

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        """The piece and the way point."""
        return {**about(state, self.piece.of(frame)), **where(self.via.of(frame))}


@final
class MovingTo(Moving):
    """A piece moves (§8(3))."""

    frame_type = frames.MOVE_TO
    glyph = "動"
    piece = frames.MOVE_TO.field("piece")
    rule = "8"

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Move there, or continue from a way point."""
        if action >= actions.VIA:
            via = action - actions.VIA
            state.push(frames.MOVE_VIA.ask(seat_of(frame), self.piece.of(frame), via))
        else:
            travel(state, self.piece.of(frame), action, NO_VIA, self.arrives)


@final
class MovingVia(MovingOn):
    """A piece moves past a way point (ruling 59)."""

    frame_type = frames.MOVE_VIA
    glyph = "道"
    piece = frames.MOVE_VIA.field("piece")
    via = frames.MOVE_VIA.field("via")
    rule = "8"


@final
class EnteringTo(Moving):
    """An arriving piece moves on from the entry hex or stays (§13-2(2))."""

    frame_type = frames.ENTER_TO
    glyph = "援"
    piece = frames.ENTER_TO.field("piece")
    rule = "13-2(2)"
    verbs: tuple[str, ...] = ("normal", "road", "via", "stay")
    arrives = True

    def reach(self, state: BattlesState, frame: Frame) -> list[int]:
        """The moves from the entry hex, and staying there."""
        piece = self.piece.of(frame)
        offered = destinations(state, piece, state.at[piece], self.arrives)
        offered.append(actions.STAY)
        return offered

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Move there, or stay; arriving artillery is disordered either way (ruling 28)."""
        if action == actions.STAY:
            finish(state, self.piece.of(frame))
        elif action >= actions.VIA:
            via = action - actions.VIA
            state.push(frames.ENTER_VIA.ask(seat_of(frame), self.piece.of(frame), via))
        else:
            travel(state, self.piece.of(frame), action, NO_VIA, self.arrives)


@final
class EnteringVia(MovingOn):
    """An arriving piece moves past a way point (§13-2(2), ruling 59)."""

    frame_type = frames.ENTER_VIA
    glyph = "道"
    piece = frames.ENTER_VIA.field("piece")
    via = frames.ENTER_VIA.field("via")
    rule = "13-2(2)"
    arrives = True


# Carrying out a move


def travel(state: BattlesState, piece: int, action: int, via: int, arrives: bool) -> None:
    """Move a piece along its path: it seizes what it passes and is marked at the end (§8(5))."""
    by_road = action >= actions.ROAD
    goal = action - (actions.ROAD if by_road else actions.NORMAL)
    start = state.at[piece]
    hexes = [goal]
    if needs_path(state, piece, start, goal, by_road, via):
        hexes = path(state, piece, start, goal, by_road, via, arrives)
    changes.lift(state, piece)
    if piece >= state.scenario.units:
        events.commander_moved(state, piece, start, hexes, by_road)
    else:
        events.unit_moved(state, piece, start, hexes, by_road)
        for hex in hexes:
            if not changes.enter(state, piece, hex):
                changes.put(state, piece, hex)
                return
    changes.put(state, piece, goal)
    finish(state, piece)


def needs_path(
    state: BattlesState, piece: int, start: int, goal: int, by_road: bool, via: int
) -> bool:
    """Whether the path makes a difference: to what is seized, or to events."""
    if via != NO_VIA or events.are_collected(state):
        return True
    return piece < state.scenario.units and matters(state, piece, start, goal, by_road)


def finish(state: BattlesState, piece: int) -> None:
    """End the move: mark the piece, and disorder artillery (§8(5), §12(1))."""
    changes.mark(state, piece)
    if state.scenario.artillery[piece]:
        changes.disorder(state, piece)


KINDS: Final[list[Kind[BattlesState]]] = [MovingTo(), MovingVia(), EnteringTo(), EnteringVia()]
