"""Selecting, drawing and relocating Ronin (§ronin/select, §ronin/draw)."""

from typing import final

from hatamoto.games.edo import actions, events, frames, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.asking import AskingInTurn
from hatamoto.games.edo.ronin import changes
from hatamoto.games.edo.ronin.board import eligible, kind_due, ronin_at, selectable, with_ronin
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Chance, Decision
from hatamoto.kernel.refusals import Facts, Refusal, refused


@final
class PlacingRonin(Chance[EdoState]):
    """A Ronin on an open space of each resource (§ronin/setup, ruling 27)."""

    frame_type = frames.PLACE_RONIN
    kind = frames.PLACE_RONIN.field("kind")
    rule = "ronin/setup"
    verbs: tuple[str, ...] = ("draw ronin",)
    purpose = "ronin"

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The open spaces of the kind."""
        first = ids.RESOURCE_FIRST + self.kind.of(frame) * ids.EACH_RESOURCE
        base = actions.DRAW_RONIN - ids.RESOURCE_FIRST
        return [
            actions.NUMBERS[base + space]
            for space in range(first, first + ids.EACH_RESOURCE)
            if masks.has(state.config.open_resources, space)
        ]

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The space is of another kind, not on this side, or covered."""
        space = action - actions.DRAW_RONIN + ids.RESOURCE_FIRST
        facts: Facts = {"space": ids.SPACE_IDS[space]}
        if (space - ids.RESOURCE_FIRST) // ids.EACH_RESOURCE != self.kind.of(frame):
            return refused(
                self.rule, "other_kind", {**facts, "kind": ids.SPACE_KIND_IDS[self.kind.of(frame)]}
            )
        if not masks.has(state.config.on_side, space):
            return refused("setup/board", "not_on_side", facts)
        return refused(self.rule, "covered", facts)

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """The next one goes to a kind without a Ronin."""
        space = action - actions.DRAW_RONIN + ids.RESOURCE_FIRST
        changes.place(state, space)
        events.ronin_placed(state, space)
        if len(state.ronin) < state.config.content.ronin:
            state.push(frames.PLACE_RONIN.draw(kind_due(state)))

    def facts(self, state: EdoState, frame: Frame) -> Facts:
        """The kind of space."""
        return {"kind": ids.SPACE_KIND_IDS[self.kind.of(frame)]}


@final
class SelectingRonin(Decision[EdoState]):
    """The start player selects a Ronin at the start of a round (§ronin/select, ruling 38)."""

    frame_type = frames.SELECT_RONIN
    glyph = "浪"
    rule = "ronin/select"
    verbs: tuple[str, ...] = ("select",)

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The spaces with selectable Ronin (ruling 54)."""
        return to_spaces(actions.SELECT, selectable(state))

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """There is no Ronin, or the single one must be selected."""
        space = action - actions.SELECT
        if ronin_at(state, space):
            single = next(other for other in state.ronin if ronin_at(state, other) == 1)
            return refused(self.rule, "must_select_single", {"space": ids.SPACE_IDS[single]})
        return refused(self.rule, "no_ronin", {"space": ids.SPACE_IDS[space]})

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Draw a tile for the kind of space he goes to."""
        seat, space = seat_of(frame), action - actions.SELECT
        events.ronin_selected(state, seat, space)
        state.push(frames.DRAW_LOCATION.draw(space, seat, 1))


def to_spaces(base: int, mask: int) -> list[int]:
    """The actions for the spaces of a mask."""
    return [
        actions.NUMBERS[base + space]
        for space in range(ids.RESOURCE_LAST + 1)
        if masks.has(mask, space)
    ]


@final
class DrawingLocation(Chance[EdoState]):
    """A location tile is drawn from the bag (§ronin/draw, §ronin/dispersing/3)."""

    frame_type = frames.DRAW_LOCATION
    space = frames.DRAW_LOCATION.field("space")
    player = frames.DRAW_LOCATION.field("player")
    returns = frames.DRAW_LOCATION.field("returns")
    rule = "ronin/draw"
    verbs: tuple[str, ...] = ("draw location",)
    purpose = "location"
    is_even = False

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The locations with a tile left in the bag."""
        left = self._left(state)
        return [
            actions.NUMBERS[actions.DRAW_LOCATION_TILE + location]
            for location in range(ids.LOCATIONS)
            if left[location]
        ]

    def weights(self, state: EdoState, frame: Frame) -> list[int]:
        """The number of tiles of each location."""
        return [count for count in self._left(state) if count]

    def _left(self, state: EdoState) -> list[int]:
        copies = state.config.content.location_copies
        return [
            copies[location] - tallies.count(state.drawn, location)
            for location in range(ids.LOCATIONS)
        ]

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """No such tile is left in the bag (§ronin/dispersing/4)."""
        return refused(self.rule, "already_drawn")

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """With a tile of free choice the player chooses the kind."""
        tile, seat = action - actions.DRAW_LOCATION_TILE, self.player.of(frame)
        if not self.returns.of(frame):
            state.drawn += tallies.one(tile)
        events.location_drawn(state, tile)
        if tile == ids.CHOICE:
            state.push(frames.CHOOSE_KIND.ask(seat, self.space.of(frame)))
        else:
            send(state, seat, self.space.of(frame), tile)

    def facts(self, state: EdoState, frame: Frame) -> Facts:
        """The space of the Ronin."""
        return {"space": ids.SPACE_IDS[self.space.of(frame)]}


def send(state: EdoState, seat: int, start: int, kind: int) -> None:
    """Send a Ronin to a space of a kind; the player chooses among several (ruling 66)."""
    spaces = to_spaces(0, eligible(state, kind, start))
    if len(spaces) == 1:
        changes.move(state, start, spaces[0])
    elif spaces:
        state.push(frames.SETTLE_RONIN.ask(seat, start, kind))


@final
class ChoosingKind(AskingInTurn):
    """Choose one of the four kinds of space (§ronin/draw)."""

    frame_type = frames.CHOOSE_KIND
    glyph = "浪"
    space = frames.CHOOSE_KIND.field("space")
    rule = "ronin/draw"
    verbs: tuple[str, ...] = ("kind",)

    def answers(self, state: EdoState, frame: Frame) -> list[int]:
        """All four kinds (ruling 55)."""
        return actions.NUMBERS[actions.KIND : actions.KIND + ids.RONIN_KINDS]

    def answer(self, state: EdoState, frame: Frame, action: int) -> None:
        """Send the Ronin to a space of that kind."""
        seat, kind = seat_of(frame), action - actions.KIND
        events.kind_chosen(state, seat, kind)
        send(state, seat, self.space.of(frame), kind)

    def facts(self, state: EdoState, frame: Frame) -> Facts:
        """The space of the Ronin."""
        return {"space": ids.SPACE_IDS[self.space.of(frame)]}


@final
class SettlingRonin(AskingInTurn):
    """Choose among the eligible spaces (§ronin/relocation/5)."""

    frame_type = frames.SETTLE_RONIN
    glyph = "浪"
    space = frames.SETTLE_RONIN.field("space")
    kind = frames.SETTLE_RONIN.field("kind")
    rule = "ronin/relocation/5"
    verbs: tuple[str, ...] = ("settle",)

    def answers(self, state: EdoState, frame: Frame) -> list[int]:
        """The spaces that the five rules allow."""
        return to_spaces(actions.SETTLE, eligible(state, self.kind.of(frame), self.space.of(frame)))

    def answer_blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The first of the five rules that forbids it."""
        space, start, kind = action - actions.SETTLE, self.space.of(frame), self.kind.of(frame)
        facts: Facts = {"space": ids.SPACE_IDS[space]}
        if not masks.has(state.config.on_side, space):
            return refused("setup/board", "not_on_side", facts)
        if space == ids.EDO:
            return refused("ronin/relocation/1", "ronin_not_in_edo")
        if space == start:
            return refused("ronin/relocation/2", "ronin_must_leave", facts)
        if masks.has(state.config.covered, space):
            return refused("ronin/relocation/4", "covered", facts)
        if not masks.has(state.config.ronin_spaces[kind], space):
            return refused("ronin/draw", "other_kind", {**facts, "kind": ids.SPACE_KIND_IDS[kind]})
        fellow = to_spaces(0, eligible(state, kind, start) & with_ronin(state))[0]
        return refused("ronin/relocation/3", "ronin_must_join", {"space": ids.SPACE_IDS[fellow]})

    def answer(self, state: EdoState, frame: Frame, action: int) -> None:
        """Move the Ronin there."""
        changes.move(state, self.space.of(frame), action - actions.SETTLE)

    def facts(self, state: EdoState, frame: Frame) -> Facts:
        """The space he comes from, and the kind of space he goes to."""
        return {
            "space": ids.SPACE_IDS[self.space.of(frame)],
            "kind": ids.SPACE_KIND_IDS[self.kind.of(frame)],
        }
