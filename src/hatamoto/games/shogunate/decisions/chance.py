"""What NATURE decides: the deal, the Line, the first Hatamoto, the Plots."""

from typing import final

from hatamoto.games.shogunate import actions, board, cards, changes, codes, content
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.frames import Frame, a_of, b_of, framed, framed_wide
from hatamoto.kernel.kinds import Chance
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.seats import NATURE, bit


@final
class Dealing(Chance[ShogunateState]):
    """A loyalty card for a seat, face-down; frame a is the seat (§setup/loyalty)."""

    id = "deal"
    rule = "setup/loyalty"
    verbs: tuple[str, ...] = ("draw loyalty",)
    purpose = "deal"
    even = False

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The clans that may be dealt."""
        base = actions.DRAW_LOYALTY + content.LEADERS * a_of(frame)
        return [
            base + clan for clan, weight in enumerate(clan_weights(state, a_of(frame))) if weight
        ]

    def weights(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Copies left, times the ways to go on without a pair if pairs are dealt again."""
        return [weight for weight in clan_weights(state, a_of(frame)) if weight]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """Another seat is dealt to now, or that clan is used up."""
        if (action - actions.DRAW_LOYALTY) // content.LEADERS != a_of(frame):
            return refused(self.rule, "wrong_order")
        return refused(self.rule, "already_drawn")

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Seat by seat, both cards of one before the next (ruling 34)."""
        seat = a_of(frame)
        clan = (action - actions.DRAW_LOYALTY) % content.LEADERS
        state.down[seat] += cards.ONE[clan]
        if state.events is not None:
            state.tell("loyalty_dealt", {"seat": seat})
            facts: Facts = {"seat": seat, "clan": changes.name(state, clan)}
            state.tell("loyalty_received", facts, bit(seat))
        push_deal(state, seat)

    def audience(self, state: ShogunateState, frame: Frame, action: int) -> int:
        """Only the owner sees the card."""
        return bit(a_of(frame))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Who is dealt to."""
        return {"seat": a_of(frame)}


def push_deal(state: ShogunateState, seat: int) -> None:
    """Deal on from this seat while a hand is short."""
    while seat < state.seats:
        if board.cards_held(state.down[seat] + state.up[seat]) < state.content.each:
            state.push(framed(codes.DEAL, NATURE, seat))
            return
        seat += 1


def clan_weights(state: ShogunateState, seat: int) -> list[int]:
    """The weight of each clan for the next card of a seat (ruling 30)."""
    left = board.undealt(state)
    copies = [left >> 2 * clan & 3 for clan in range(content.LEADERS)]
    if not state.options.redeal:
        return copies
    held = state.down[seat] + state.up[seat]
    short = 0
    for other in range(state.seats):
        short += state.content.each - board.cards_held(state.down[other] + state.up[other])
    hands = (short - 1) // 2
    if held:
        return [
            0 if held >> 2 * c & 3 else _after(copies, [c], hands) for c in range(content.LEADERS)
        ]
    return [_first_weight(copies, clan, hands) for clan in range(content.LEADERS)]


def _first_weight(copies: list[int], clan: int, hands: int) -> int:
    ways = 0
    for other in range(content.LEADERS):
        if other != clan and copies[other]:
            ways += _after(copies, [clan, other], hands)
    return ways


def _after(copies: list[int], drawn: list[int], hands: int) -> int:
    """Ways to draw these different clans and then fill the other hands without a pair."""
    left = copies.copy()
    ways = 1
    for clan in drawn:
        ways *= left[clan]
        left[clan] -= 1
    return ways * pairless_deals(left.count(2), left.count(1), hands) if ways else 0


def pairless_deals(twos: int, ones: int, hands: int) -> int:
    """Ways to draw so many hands of two different clans, in order, from clans with 2 or 1 left."""
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

    id = "lay_line"
    rule = "setup/line"
    verbs: tuple[str, ...] = ("draw leader",)
    purpose = "line"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The leaders not yet laid."""
        mask = (1 << content.LEADERS) - 1
        for leader in state.line:
            mask &= ~(1 << leader)
        return actions.DRAW_LEADER_BY[mask]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """That leader stands in the Line."""
        return refused(self.rule, "already_drawn")

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """The next slot is filled."""
        leader = action - actions.DRAW_LEADER
        state.slot_of[leader] = len(state.line)
        state.line.append(leader)
        if state.events is not None:
            facts: Facts = {"leader": changes.name(state, leader), "slot": len(state.line)}
            state.tell("leader_laid", facts)
        if len(state.line) < content.SLOTS:
            state.push(framed(codes.LAY_LINE, NATURE))
        elif state.options.bound:
            state.shinobi = state.line[state.content.shinobi]


@final
class StartingPlayer(Chance[ShogunateState]):
    """Who is the first Hatamoto (§setup/hatamoto)."""

    id = "start_player"
    rule = "setup/hatamoto"
    verbs: tuple[str, ...] = ("draw hatamoto",)
    purpose = "hatamoto"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Every seat."""
        return actions.DRAW_HATAMOTO_BY[(1 << state.seats) - 1]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """There is no such seat."""
        return refused(self.rule, "no_such_seat", {"number": action - actions.DRAW_HATAMOTO})

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """That seat takes the marker."""
        state.hatamoto = action - actions.DRAW_HATAMOTO
        if state.events is not None:
            state.tell("hatamoto_chosen", {"seat": state.hatamoto})


class DrawingPlot(Chance[ShogunateState]):
    """A Plot comes out of the bag (§setup/plots)."""

    verbs: tuple[str, ...] = ("draw plot",)
    purpose = "plot"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The Plots not yet drawn."""
        bag = state.bag
        return [actions.DRAW_PLOT + plot for plot in range(content.PLOTS) if bag >> plot & 1]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """That Plot was drawn before."""
        return refused(self.rule, "already_drawn")


@final
class RevealingPlot(DrawingPlot):
    """A new Plot is revealed (§play/plot)."""

    id = "reveal_plot"
    rule = "play/plot"

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """It becomes the active Plot."""
        plot = action - actions.DRAW_PLOT
        state.bag &= ~(1 << plot)
        changes.turn_plot(state, plot)


@final
class DrawingToLook(DrawingPlot):
    """The astrologer looks at a Plot; a is how many are still to come, b the seat (§plot/p16)."""

    id = "scry_draw"
    rule = "plot/p16"

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """One seat sees it; after two, that seat orders them."""
        seat = b_of(frame)
        changes.look_at_plot(state, seat, action - actions.DRAW_PLOT)
        if a_of(frame) > 1:
            state.push(framed_wide(codes.SCRY_DRAW, NATURE, a_of(frame) - 1, seat))
        elif len(state.prefix) > 1:
            state.push(framed(codes.SCRY_ORDER, seat))

    def audience(self, state: ShogunateState, frame: Frame, action: int) -> int:
        """Only the Hatamoto sees it."""
        return bit(b_of(frame))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Who looks."""
        return {"seat": b_of(frame)}
