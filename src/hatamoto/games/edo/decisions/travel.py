"""Travel: officials enter at a border post, samurai are relocated for free (§action/travel)."""

from typing import final

from hatamoto.games.edo import actions, board, changes, events, frames, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.turn import ChoosingDestination
from hatamoto.games.edo.extension_points import Offer, lack
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.refusals import Facts, Refusal, refused


@final
class Entering(Offer):
    """An own official becomes a samurai on any border post (§action/enter, ruling 5)."""

    verbs: tuple[str, ...] = ("enter",)
    belongs_to: tuple[int, ...] = (ids.TRAVEL,)
    rule = "action/enter"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """While own officials are left on the card."""
        if state.own:
            offered += state.config.enter

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """The border post is not on this side, or nobody may enter."""
        return border_blocker(state, action - actions.ENTER + ids.BORDER_FIRST, "no_own_official")

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """The official becomes a samurai there."""
        space = action - actions.ENTER + ids.BORDER_FIRST
        changes.use_own(state, seat)
        changes.enter(state, seat, space)
        events.samurai_entered(state, seat, space)

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """The number of own officials that could become samurai."""
        if state.own:
            most = board.max_officials(state, seat)
            rows.append({"what": "enter", "number": min(state.own, most)})
        else:
            rows.append(lack(refused(self.rule, "too_few_own", {"count": 0})))


def border_blocker(state: EdoState, space: int, reason: str) -> Refusal:
    """Why nobody can enter at a border post."""
    if not masks.has(state.config.on_side, space):
        return refused("setup/board", "not_on_side", {"space": ids.SPACE_IDS[space]})
    if not board.officials_left(state):
        return refused("perform/officials", "no_official")
    return refused("action/enter", reason)


@final
class Relocating(Offer):
    """An official moves one or two own samurai any distance for free (§action/relocate).

    If own and black ones are on a space and Ronin can still be dispersed, the player says which of
    them moves (ruling 65).
    """

    verbs: tuple[str, ...] = ("relocate", "relocate black")
    belongs_to: tuple[int, ...] = (ids.TRAVEL,)
    rule = "action/relocate"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """The spaces with a samurai, while an official or a move is left (ruling 46)."""
        if not state.repeats_left and not board.officials_left(state):
            return
        names_black = board.can_still_disperse(state)
        for space in samurai.spaces(state, seat):
            offered.append(actions.RELOCATE + space)
            if names_black and samurai.black_beside(state, seat, space) >= 0:
                offered.append(actions.NUMBERS[actions.RELOCATE_BLACK + space])

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """There is no samurai, or no official."""
        black = action >= actions.RELOCATE_BLACK
        space = action - (actions.RELOCATE_BLACK if black else actions.RELOCATE)
        facts: Facts = {"space": ids.SPACE_IDS[space]}
        if not masks.has(state.config.on_side, space):
            return refused("setup/board", "not_on_side", facts)
        if not state.repeats_left and not board.officials_left(state):
            return refused("perform/officials", "no_official")
        if not black or not samurai.stands_at(state, seat, space):
            return refused(self.rule, "no_samurai", facts)
        if samurai.black_beside(state, seat, space) < 0:
            return refused(self.rule, "no_black_beside", facts)
        return refused(self.rule, "black_alike", facts)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """Ask for the destination."""
        if state.repeats_left:
            state.repeats_left -= 1
        else:
            moves = board.amount(state, seat)
            changes.use_official(state, seat)
            state.repeats_left = moves - 1 if moves else 0
        if action >= actions.RELOCATE_BLACK:
            state.push(frames.RELOCATE_SAMURAI.ask(seat, action - actions.RELOCATE_BLACK, 1))
        else:
            state.push(frames.RELOCATE_SAMURAI.ask(seat, action - actions.RELOCATE))

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """The number of samurai that each official moves."""
        if samurai.spaces(state, seat):
            rows.append({"what": "relocate", "number": board.amount(state, seat)})


@final
class RelocatingSamurai(ChoosingDestination):
    """A samurai moves to any other space for free (§action/relocate)."""

    frame_type = frames.RELOCATE_SAMURAI
    glyph = "行"
    space = frames.RELOCATE_SAMURAI.field("space")
    black = frames.RELOCATE_SAMURAI.field("black")
    rule = "action/relocate"

    def answers(self, state: EdoState, frame: Frame) -> list[int]:
        """Any other space of this side."""
        return state.config.elsewhere[self.space.of(frame)]

    def answer(self, state: EdoState, frame: Frame, action: int) -> None:
        """Move it there."""
        black = self.black.of(frame) != 0
        changes.relocate(state, seat_of(frame), self.space.of(frame), action - actions.TO, black)
