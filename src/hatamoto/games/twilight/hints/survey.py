"""The worth of influence: what the scoring tables would pay, and progress towards control.

Amounts are hundredths of a victory point, plus for Pro-Bakufu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from hatamoto.games.twilight import board, ids, scoring
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks

if TYPE_CHECKING:
    # Compiled, products of negative machine words are much faster than those of integers.
    from mypy_extensions import i64

BASE_WEIGHT: Final = 34
"""The worth of a point of the scoring tables on turn 0, in hundredths."""
RISE_PER_TURN: Final = 7
"""Its increase per turn, since the final scoring comes nearer."""
IN_HAND: Final = 45
"""Its increase if the scoring card is in a hand."""
CLAN: Final = 14
CLAN_BY_TABLE: Final = 5
POWERED_BY_TABLE: Final = 26
"""The worth of controlling a clan in addition to the tables, by what its area pays."""
KYO_STEP: Final = 30
PORT_STEP: Final = 14
"""The worth of each influence of a lead, up to a limit."""
MAX_MARGIN: Final = 9
"""Margins are clipped to this."""


def soft_row(stability: int) -> list[int]:
    """By margin from -MAX_MARGIN to MAX_MARGIN: progress towards control, in hundredths."""
    row = []
    for margin in range(-MAX_MARGIN, MAX_MARGIN + 1):
        size = abs(margin)
        share = 80 * size // stability if size < stability else 100 + 6 * min(3, size - stability)
        row.append(share if margin > 0 else -share)
    return row


SOFT: Final[list[list[int]]] = [soft_row(max(1, stability)) for stability in range(10)]


@final
class Survey:
    """The influence on the map of one state, with the worth of every area."""

    def __init__(self, state: TwilightState) -> None:
        self.state = state
        self.weights = [table_weight(state, card) for card in state.content.scoring_cards]
        """The worth of a point of each table, in the order of `content.scored`."""
        self.pro = [0] * ids.AREAS
        self.anti = [0] * ids.AREAS
        """The number of clans of each area that a side would control."""
        self.powered = [0] * ids.AREAS
        """Who would control each area's powered clan: 1 for Pro-Bakufu, -1 for Anti-Bakufu."""
        self.clans = [0] * ids.AREAS
        self.strongest = [0] * ids.AREAS
        """The progress towards control of each area's ordinary clans and of its powered clan."""
        self.tables = [0] * ids.AREAS
        """What each area would score now."""
        self.softs = [0] * ids.AREAS
        """The worth of progress towards control in each area."""
        for area in range(ids.AREAS):
            self.look(area)

    def look(self, area: int) -> None:
        """Recompute an area."""
        state, content = self.state, self.state.content
        powered = content.area_powered[area]
        pro = anti = soft = 0
        for clan in content.area_clans[area]:
            ahead, need = margin(state, clan), content.stability[clan]
            held = holder(ahead, need)
            if held > 0:
                pro += 1
            elif held < 0:
                anti += 1
            if clan == powered:
                self.powered[area] = held
                self.strongest[area] = SOFT[need][near(ahead) + MAX_MARGIN]
            else:
                soft += SOFT[need][near(ahead) + MAX_MARGIN]
        self.pro[area], self.anti[area], self.clans[area] = pro, anti, soft
        self.tables[area] = paid_net(state, area, pro, anti, self.powered[area])
        self.softs[area] = self.soft(area, soft, self.strongest[area])

    def total(self) -> int:
        """The worth of all influence."""
        worth: i64 = self.kyo(margin(self.state, ids.KYO)) + self.ports_now()
        for area in range(ids.AREAS):
            points: i64 = self.tables[area]
            worth += self.weights[area + 2] * points + self.softs[area]
        return worth

    def table(self, area: int) -> int:
        """What an area would score now."""
        return self.tables[area]

    def soft(self, area: int, clans: i64, strongest: i64) -> i64:
        """The worth of progress towards control in an area, in addition to its table."""
        content = self.state.content
        control: i64 = content.control[area]
        domination: i64 = content.domination[area]
        worth = (CLAN + CLAN_BY_TABLE * control) * clans
        return (worth + POWERED_BY_TABLE * domination * strongest) // 100

    def changed(self, space: int, pro: int, anti: int) -> int:
        """The change of the worth if influence in a space changes; influence stays at least 0."""
        state = self.state
        before = margin(state, space)
        after = before
        if pro != 0:
            slot = ids.SPACES + space
            after += raised(state, slot, pro) - raised(state, slot, 0)
        if anti != 0:
            after -= raised(state, space, anti) - raised(state, space, 0)
        if before == after:
            return 0
        if space < ids.CLANS:
            return self.clan_changed(space, before, after)
        if space == ids.KYO:
            return self.kyo(after) - self.kyo(before)
        if space == ids.NAGASAKI:
            return self.ports(after, yokohama(state)) - self.ports_now()
        return self.ports(margin(state, ids.NAGASAKI), after) - self.ports_now()

    def clan_changed(self, clan: int, before: int, after: int) -> int:
        """The change of an area's worth if the margin in one of its clans changes."""
        content = self.state.content
        area, need = content.area[clan], content.stability[clan]
        is_powered = clan == content.area_powered[area]
        row = SOFT[need]
        steps = row[near(after) + MAX_MARGIN] - row[near(before) + MAX_MARGIN]
        clans, strongest = self.clans[area], self.strongest[area]
        if is_powered:
            strongest += steps
        else:
            clans += steps
        change: i64 = self.soft(area, clans, strongest) - self.softs[area]
        old, new = holder(before, need), holder(after, need)
        if old == new:
            return change
        pro = self.pro[area] + (1 if new > 0 else 0) - (1 if old > 0 else 0)
        anti = self.anti[area] + (1 if new < 0 else 0) - (1 if old < 0 else 0)
        powered = new if is_powered else self.powered[area]
        table: i64 = paid_net(self.state, area, pro, anti, powered) - self.tables[area]
        return change + self.weights[area + 2] * table

    def kyo(self, ahead: int) -> int:
        """The worth of a lead in Kyo, with a bonus for a safe one."""
        table: i64 = kyo_table(self.state, ahead)
        steps: i64 = within(5, ahead)
        return self.weights[0] * table + KYO_STEP * steps

    def ports_now(self) -> int:
        """The current worth of the ports."""
        return self.ports(margin(self.state, ids.NAGASAKI), yokohama(self.state))

    def ports(self, first: int, second: int) -> int:
        """The worth of leads in the ports, with a bonus for safe ones."""
        table: i64 = ports_table(self.state, first, second)
        steps: i64 = within(3, first) + within(3, second)
        return self.weights[1] * table + PORT_STEP * steps


# Influence


def raised(state: TwilightState, slot: int, more: int) -> int:
    """Influence after the round if it changes now: at least support (§3.4)."""
    influence, support = state.influence[slot] + more, state.support[slot]
    return influence if influence > support else support


def margin(state: TwilightState, space: int) -> int:
    """Pro-Bakufu's lead in a space after the round."""
    return raised(state, ids.SPACES + space, 0) - raised(state, space, 0)


def yokohama(state: TwilightState) -> int:
    """The margin in Yokohama; 0 until it is open."""
    return margin(state, ids.YOKOHAMA) if state.port_open else 0


def near(ahead: int) -> int:
    """The index of a margin in the rows of SOFT."""
    return within(MAX_MARGIN, ahead)


def within(most: int, ahead: int) -> int:
    """A lead clipped to `most` on either side."""
    if ahead > most:
        return most
    return ahead if ahead > -most else -most


def holder(ahead: int, need: int) -> int:
    """Who controls a clan with this margin: 1 for Pro-Bakufu, -1 for Anti-Bakufu, 0 for nobody."""
    if ahead >= need:
        return 1
    return -1 if -ahead >= need else 0


# Tables


def table_weight(state: TwilightState, card: int) -> int:
    """The worth of a point of a scoring card's table."""
    turns = state.content.turns
    if state.turn >= turns and not is_in_hand(state, card):
        return BASE_WEIGHT + RISE_PER_TURN * turns
    weight = BASE_WEIGHT + RISE_PER_TURN * state.turn
    return weight + IN_HAND if is_in_hand(state, card) else weight


def is_in_hand(state: TwilightState, card: int) -> bool:
    """Whether the card is in either hand."""
    return has_card(state.anti_hand, card) or has_card(state.pro_hand, card)


def scoring_cards_held(state: TwilightState, side: int) -> int:
    """The scoring cards in a side's hand, as a mask of their tables."""
    hand, found = board.hand(state, side), 0
    for index, card in enumerate(state.content.scoring_cards):
        if has_card(hand, card):
            found |= masks.one(index)
    return found


def has_card(hand: list[int], card: int) -> bool:
    """Whether a sorted hand has a card; fast for scoring cards, which have low numbers."""
    for held in hand:
        if held >= card:
            return held == card
    return False


def paid_net(state: TwilightState, area: int, pro: int, anti: int, powered: int) -> int:
    """What an area scores for these numbers of clans and this holder of its powered clan
    (§9.5(2))."""
    return paid(state, area, pro, anti, powered > 0) - paid(state, area, anti, pro, powered < 0)


def paid(state: TwilightState, area: int, own: int, other: int, has_powered: bool) -> int:
    """What an area scores for a side with this number of clans (§9.5(1))."""
    content = state.content
    if own == 0:
        return 0
    if has_powered and own >= content.needed[area]:
        return content.control[area]
    if has_powered and own > other:
        return content.domination[area]
    return content.presence[area]


def kyo_table(state: TwilightState, ahead: int) -> int:
    """What Kyo scores with this lead (ruling 59)."""
    return scoring.sign(ahead) * state.content.kyo_points


def ports_table(state: TwilightState, first: int, second: int) -> int:
    """What the ports score with these leads (ruling 59)."""
    content = state.content
    table = content.port_points * (scoring.sign(first) + scoring.sign(second))
    if first > 0 and second > 0:
        return table + content.ports_bonus
    return table - content.ports_bonus if first < 0 and second < 0 else table
