"""The draws: profit tiles, merchants, special cards, the start player (ruling 62)."""

from typing import final

from hatamoto.games.edo import actions, codes, events, frames
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.kinds import Chance
from hatamoto.kernel.refusals import Facts, Refusal, refused


@final
class LayingTile(Chance[EdoState]):
    """A profit tile for a city in use (§setup/tiles)."""

    frame_type = frames.LAY_TILE
    city = frames.LAY_TILE.field("city")
    rule = "setup/tiles"
    verbs: tuple[str, ...] = ("draw tile",)
    purpose = "tile"
    is_even = False

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The tiles left for Edo, or for a town."""
        base = actions.DRAW_TILE + state.config.cities[self.city.of(frame)] * ids.TILES
        left = self._left(state, frame)
        return [actions.NUMBERS[base + tile] for tile in range(ids.TILES) if left[tile]]

    def weights(self, state: EdoState, frame: Frame) -> list[int]:
        """The number left of each."""
        return [count for count in self._left(state, frame) if count]

    def _left(self, state: EdoState, frame: Frame) -> list[int]:
        content = state.config.content
        is_edo = state.config.cities[self.city.of(frame)] == ids.EDO
        left = [
            content.tile_copies[tile] if content.tile_is_edo[tile] == is_edo else 0
            for tile in range(ids.TILES)
        ]
        for index in range(self.city.of(frame)):
            left[state.city[state.config.cities[index] * codes.PER_CITY + codes.TILE]] -= 1
        return [max(0, count) for count in left]

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """The tile stays there for the whole game."""
        city = state.config.cities[self.city.of(frame)]
        tile = (action - actions.DRAW_TILE) % ids.TILES
        state.city[city * codes.PER_CITY + codes.TILE] = tile
        events.tile_laid(state, city, tile)
        if self.city.of(frame) + 1 < len(state.config.cities):
            state.push(frames.LAY_TILE.draw(self.city.of(frame) + 1))

    def facts(self, state: EdoState, frame: Frame) -> Facts:
        """The city."""
        return {"city": ids.SPACE_IDS[state.config.cities[self.city.of(frame)]]}


class DrawingMerchant(Chance[EdoState]):
    """A merchant card from the pile."""

    verbs: tuple[str, ...] = ("draw merchant",)
    purpose = "merchant"

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The cards in the pile."""
        return [
            actions.NUMBERS[actions.DRAW_MERCHANT + card]
            for card in range(ids.MERCHANTS)
            if masks.has(state.pile, card)
        ]

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The card is no longer in the pile."""
        return refused(self.rule, "already_drawn")


@final
class TurningMerchant(DrawingMerchant):
    """The first merchant card becomes the current one (§setup/merchant)."""

    frame_type = frames.TURN_MERCHANT
    rule = "setup/merchant"

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Its offers are valid in the first round."""
        card = action - actions.DRAW_MERCHANT
        state.pile &= ~masks.one(card)
        state.current = card
        state.merchant = ids.EDO
        events.merchant_turned(state, card)


@final
class PassingMerchant(DrawingMerchant):
    """Draws a card of a past round that a position does not specify.

    One card leaves the game with each round (§end/merchant).
    """

    frame_type = frames.PASS_MERCHANT
    left = frames.PASS_MERCHANT.field("left")
    rule = "end/merchant"

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Remove it from the game."""
        card = action - actions.DRAW_MERCHANT
        state.pile &= ~masks.one(card)
        events.merchant_left(state, card)
        if self.left.of(frame) > 1:
            state.push(frames.PASS_MERCHANT.draw(self.left.of(frame) - 1))


@final
class OpeningMerchant(DrawingMerchant):
    """The top card of the merchant pile is revealed (§setup/merchant, §end/merchant)."""

    frame_type = frames.OPEN_MERCHANT
    rule = "setup/merchant"

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Everybody sees what comes next (ruling 58)."""
        card = action - actions.DRAW_MERCHANT
        state.pile &= ~masks.one(card)
        state.coming = card
        events.merchant_opened(state, card)


@final
class OpeningSpecial(Chance[EdoState]):
    """A special authorization card is opened (§setup/special)."""

    frame_type = frames.OPEN_SPECIAL
    left = frames.OPEN_SPECIAL.field("left")
    rule = "setup/special"
    verbs: tuple[str, ...] = ("draw special",)
    purpose = "special"

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The cards in the deck."""
        base = actions.DRAW_SPECIAL - ids.START_CARDS
        return [
            actions.NUMBERS[base + card]
            for card in range(ids.START_CARDS, ids.CARDS)
            if masks.has(state.deck, card)
        ]

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The card is no longer in the deck."""
        return refused(self.rule, "already_drawn")

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Put it on offer."""
        card = action - actions.DRAW_SPECIAL + ids.START_CARDS
        state.deck &= ~masks.one(card)
        state.display |= masks.one(card)
        events.special_opened(state, card)
        if self.left.of(frame) > 1:
            state.push(frames.OPEN_SPECIAL.draw(self.left.of(frame) - 1))


@final
class ChoosingStart(Chance[EdoState]):
    """Chance picks the start player (§setup/start_player)."""

    frame_type = frames.CHOOSE_START
    rule = "setup/start_player"
    verbs: tuple[str, ...] = ("draw start",)
    purpose = "start"

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """Every seat."""
        return actions.NUMBERS[actions.DRAW_START : actions.DRAW_START + state.seats]

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """There is no such seat."""
        return refused(self.rule, "no_such_seat", {"number": action - actions.DRAW_START})

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """That seat takes the marker."""
        state.first = action - actions.DRAW_START
        events.start_chosen(state, state.first)
