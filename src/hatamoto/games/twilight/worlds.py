"""Samples states that an observer cannot tell from the true one (ruling 93).

Only the location of cards is hidden. Cards dealt before a reshuffle in the same deal are in one of
the hands; all others that a seat does not hold or see are in a hand or in the pile, with equal
probability.
"""

from hatamoto.games.twilight import actions, ids
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.rng import Rng


def sample(state: TwilightState, seat: int, rng: Rng) -> TwilightState:
    """Redeal the cards that the seat cannot see; the sizes of hands and pile stay the same."""
    drawn = state.clone()
    anti = state.anti_hand if seat != ids.ANTI else []
    pro = state.pro_hand if seat != ids.PRO else []
    if not anti and not pro:
        return drawn
    pools = card_pools(state, anti, pro)
    kept = count_known(anti, pools)
    also = count_known(pro, pools)
    new_anti, new_pro, pile = redeal(pools, rng, [0, len(anti) - kept, kept], also, len(pro) - also)
    if seat != ids.ANTI:
        drawn.anti_hand = new_anti
    if seat != ids.PRO:
        drawn.pro_hand = new_pro
    drawn.pile = pile
    return drawn


def card_pools(state: TwilightState, anti: list[int], pro: list[int]) -> list[int]:
    """By card: 1 if it can be in the pile or a hidden hand, 2 if only in a hidden hand."""
    pools = [0] * ids.CARDS
    for action in state.pile:
        pools[action - actions.DRAW] = 1
    for card in anti:
        pools[card] = 1
    for card in pro:
        pools[card] = 1
    for card in state.known:
        if pools[card]:
            pools[card] = 2
    return pools


def count_known(cards: list[int], pools: list[int]) -> int:
    """The number of cards that can only be in a hand."""
    count = 0
    for card in cards:
        if pools[card] == 2:
            count += 1
    return count


def redeal(
    pools: list[int], rng: Rng, anti_left: list[int], pro_known: int, pro_free: int
) -> tuple[list[int], list[int], list[int]]:
    """Two sorted hands and a pile: each card goes to one of them in proportion to the cards that
    it still needs from the card's pool."""
    anti: list[int] = []
    pro: list[int] = []
    pile: list[int] = []
    pro_left = [0, pro_free, pro_known]
    left = [0, 0, 0]
    for pool in pools:
        left[pool] += 1
    for card in range(ids.CARDS):
        pool = pools[card]
        if pool == 0:
            continue
        drawn = rng.below(left[pool])
        left[pool] -= 1
        if drawn < anti_left[pool]:
            anti_left[pool] -= 1
            anti.append(card)
        elif drawn < anti_left[pool] + pro_left[pool]:
            pro_left[pool] -= 1
            pro.append(card)
        else:
            pile.append(actions.DRAW + card)
    return anti, pro, pile
