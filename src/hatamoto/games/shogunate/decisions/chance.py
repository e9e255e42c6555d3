"""The draws: the deal, the Line, the first Hatamoto, the Plots."""

from typing import Final, final

from hatamoto.games.shogunate import actions, board, changes, content, events, frames, loyalty
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.kinds import Chance, Kind
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.seats import bit


@final
class Dealing(Chance[ShogunateState]):
    """A loyalty card for a seat, face-down (§setup/loyalty)."""

    frame_type = frames.DEAL
    rule = "setup/loyalty"
    verbs: tuple[str, ...] = ("draw loyalty",)
    purpose = "deal"
    is_even = False
    player = frames.DEAL.field("player")

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The clans that may be dealt."""
        player = self.player.of(frame)
        base = actions.DRAW_LOYALTY + content.LEADERS * player
        return [base + clan for clan, weight in enumerate(clan_weights(state, player)) if weight]

    def weights(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Copies left; if pairs are dealt again, times the ways to finish without a pair."""
        return [weight for weight in clan_weights(state, self.player.of(frame)) if weight]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """Another seat is dealt to now, or that clan is used up."""
        if (action - actions.DRAW_LOYALTY) // content.LEADERS != self.player.of(frame):
            return refused(self.rule, "wrong_order")
        return refused(self.rule, "already_drawn")

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Both cards of a seat are dealt before those of the next (ruling 34)."""
        seat = self.player.of(frame)
        clan = (action - actions.DRAW_LOYALTY) % content.LEADERS
        state.down[seat] += loyalty.ONE[clan]
        events.loyalty_dealt(state, seat, clan)
        push_deal(state, seat)

    def audience(self, state: ShogunateState, frame: Frame, action: int) -> int:
        """Only the owner sees the card."""
        return bit(self.player.of(frame))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Who is dealt to."""
        return {"seat": self.player.of(frame)}


def push_deal(state: ShogunateState, seat: int) -> None:
    """Push the next deal, from this seat on, if a hand is incomplete."""
    while seat < state.seats:
        if loyalty.size(state.down[seat] + state.up[seat]) < state.content.hand_size:
            state.push(frames.DEAL.draw(seat))
            return
        seat += 1


def clan_weights(state: ShogunateState, seat: int) -> list[int]:
    """The weight of each clan for the next card of a seat (ruling 30)."""
    left = board.undealt(state)
    copies = [loyalty.count(left, clan) for clan in range(content.LEADERS)]
    if not state.options.redeals_pairs:
        return copies
    held = state.down[seat] + state.up[seat]
    short = 0
    for other in range(state.seats):
        short += state.content.hand_size - loyalty.size(state.down[other] + state.up[other])
    hands = (short - 1) // 2
    if held:
        return [
            0 if loyalty.count(held, c) else _after(copies, [c], hands)
            for c in range(content.LEADERS)
        ]
    return [_first_weight(copies, clan, hands) for clan in range(content.LEADERS)]


def _first_weight(copies: list[int], clan: int, hands: int) -> int:
    ways = 0
    for other in range(content.LEADERS):
        if other != clan and copies[other]:
            ways += _after(copies, [clan, other], hands)
    return ways


def _after(copies: list[int], drawn: list[int], hands: int) -> int:
    """The number of ways to draw these different clans and then fill the other hands without
    a pair."""
    left = copies.copy()
    ways = 1
    for clan in drawn:
        ways *= left[clan]
        left[clan] -= 1
    return ways * pairless_deals(left.count(2), left.count(1), hands) if ways else 0


def pairless_deals(twos: int, ones: int, hands: int) -> int:
    """The number of ways to draw hands of two different clans, in order.

    `twos` and `ones` are the numbers of clans with two cards or one card left.
    """
    if hands == 0:
        return 1
    ways = 0
    if twos >= 2:
        ways += 4 * twos * (twos - 1) * pairless_deals(twos - 2, ones + 2, hands - 1)
    if twos and ones:
        ways += 4 * twos * ones * pairless_deals(twos - 1, ones, hands - 1)
    if ones >= 2:
        ways += ones * (ones - 1) * pairless_deals(twos, ones - 2, hands - 1)
    return ways


@final
class LayingLine(Chance[ShogunateState]):
    """The leaders are laid out from the head to the tail (§setup/line)."""

    frame_type = frames.LAY_LINE
    rule = "setup/line"
    verbs: tuple[str, ...] = ("draw leader",)
    purpose = "line"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The leaders not yet in the Line."""
        mask = masks.first(content.LEADERS)
        for leader in state.line:
            mask &= ~masks.one(leader)
        return actions.DRAW_LEADER_BY[mask]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """That leader is in the Line already."""
        return refused(self.rule, "already_drawn")

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """The next slot is filled."""
        leader = action - actions.DRAW_LEADER
        slot = len(state.line)
        state.slot_of[leader] = slot
        state.line.append(leader)
        events.leader_laid(state, leader, slot)
        if len(state.line) < content.SLOTS:
            state.push(frames.LAY_LINE.draw())
        elif state.options.shinobi_follows_leader:
            state.shinobi = state.line[state.shinobi]


@final
class DrawingHatamoto(Chance[ShogunateState]):
    """Draw the first Hatamoto (§setup/hatamoto)."""

    frame_type = frames.START_PLAYER
    rule = "setup/hatamoto"
    verbs: tuple[str, ...] = ("draw hatamoto",)
    purpose = "hatamoto"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Every seat."""
        return actions.DRAW_HATAMOTO_BY[masks.first(state.seats)]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """There is no such seat."""
        return refused(self.rule, "no_such_seat", {"number": action - actions.DRAW_HATAMOTO})

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """That seat takes the marker."""
        state.hatamoto = action - actions.DRAW_HATAMOTO
        events.hatamoto_chosen(state)


class DrawingPlot(Chance[ShogunateState]):
    """A Plot comes out of the bag (§setup/plots)."""

    verbs: tuple[str, ...] = ("draw plot",)
    purpose = "plot"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The Plots not yet drawn."""
        first = masks.below(state.bag, actions.HALF_BAG)
        others = masks.beyond(state.bag, actions.HALF_BAG)
        return actions.FIRST_PLOTS_BY[first] + actions.OTHER_PLOTS_BY[others]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """That Plot was drawn before."""
        return refused(self.rule, "already_drawn")


@final
class RevealingPlot(DrawingPlot):
    """A new Plot is revealed (§play/plot)."""

    frame_type = frames.REVEAL_PLOT
    rule = "play/plot"

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """It becomes the active Plot."""
        plot = action - actions.DRAW_PLOT
        state.bag &= ~masks.one(plot)
        changes.turn_plot(state, plot)


@final
class DrawingToLook(DrawingPlot):
    """The astrologer looks at a Plot (§plot/p16)."""

    frame_type = frames.SCRY_DRAW
    rule = "plot/p16"
    count = frames.SCRY_DRAW.field("count")
    viewer = frames.SCRY_DRAW.field("viewer")

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """The viewer sees it; after the last one, the viewer orders them."""
        seat = self.viewer.of(frame)
        changes.look_at_plot(state, seat, action - actions.DRAW_PLOT)
        if self.count.of(frame) > 1:
            state.push(frames.SCRY_DRAW.draw(self.count.of(frame) - 1, seat))
        elif len(state.top_plots) > 1:
            state.push(frames.SCRY_ORDER.ask(seat))

    def audience(self, state: ShogunateState, frame: Frame, action: int) -> int:
        """Only the viewer, who is the Hatamoto."""
        return bit(self.viewer.of(frame))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Who looks."""
        return {"seat": self.viewer.of(frame)}


KINDS: Final[list[Kind[ShogunateState]]] = [
    Dealing(),
    LayingLine(),
    DrawingHatamoto(),
    RevealingPlot(),
    DrawingToLook(),
]
