"""Building a temple outside the cities (§jiin/build)."""

from typing import final

from hatamoto.games.edo import actions, board, changes, codes, events, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.building import (
    building_row,
    can_pay,
    cannot_pay,
    cost_of,
    discount,
)
from hatamoto.games.edo.extension_points import Offer, lack
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.refusals import Facts, Refusal, refused


def temples_left(state: EdoState, seat: int) -> int:
    """The temples a seat has not built (§jiin/temples)."""
    built = masks.count(state.holdings[seat * codes.HELD + codes.HUBS])
    return state.config.content.temples_each - built


def has_temple(state: EdoState, space: int) -> bool:
    """Whether there is a temple on a space (§jiin/one)."""
    for seat in range(state.seats):
        if masks.has(state.holdings[seat * codes.HELD + codes.HUBS], space):
            return True
    return False


def is_temple_space(state: EdoState, space: int) -> bool:
    """Whether a space is a resource, river or road space in use (§jiin/spaces, ruling 18)."""
    return ids.RESOURCE_FIRST <= space < ids.BORDER_FIRST and not masks.has(
        state.config.covered, space
    )


def can_have_temple(state: EdoState, space: int) -> bool:
    """Whether a temple may still be built on a space (§jiin/one)."""
    return is_temple_space(state, space) and not has_temple(state, space)


@final
class BuildingTemple(Offer):
    """An official builds a temple on a space with an own samurai (§jiin/build, §jiin/samurai)."""

    verbs: tuple[str, ...] = ("build temple",)
    belongs_to: tuple[int, ...] = (ids.BUILDING,)
    rule = "jiin/build"
    module = "jiin"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """The spaces with an own samurai and no temple, if it is affordable."""
        if not board.officials_left(state) or temples_left(state, seat) <= 0:
            return
        if not can_pay(state, seat, ids.TEMPLE, discount(state, seat, ids.TEMPLE)):
            return
        for space in samurai.spaces(state, seat):
            if can_have_temple(state, space):
                offered.append(actions.BUILD_TEMPLE + space - ids.RESOURCE_FIRST)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """Why the temple cannot be built."""
        space = action - actions.BUILD_TEMPLE + ids.RESOURCE_FIRST
        facts: Facts = {"space": ids.SPACE_IDS[space]}
        if not masks.has(state.config.on_side, space):
            return refused("setup/board", "not_on_side", facts)
        if not board.officials_left(state):
            return refused("perform/officials", "no_official")
        if masks.has(state.config.covered, space):
            return refused("jiin/spaces", "covered", facts)
        if not samurai.stands_at(state, seat, space):
            return refused("jiin/samurai", "no_samurai", facts)
        if has_temple(state, space):
            return refused("jiin/one", "temple_there", facts)
        if temples_left(state, seat) <= 0:
            return refused("jiin/temples", "no_temple_left")
        good = discount(state, seat, ids.TEMPLE)
        return cannot_pay(state, seat, ids.TEMPLE, good, "jiin/price")

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """It scores at once, and its roads are free for this seat (§jiin/benefit/2)."""
        space = action - actions.BUILD_TEMPLE + ids.RESOURCE_FIRST
        good = discount(state, seat, ids.TEMPLE)
        changes.use_official(state, seat)
        build_temple(state, seat, space, good)

    def building(self, action: int) -> str:
        """A temple."""
        return ids.BUILDING_IDS[ids.TEMPLE]

    def cost(self, state: EdoState, seat: int, action: int) -> list[int]:
        """The price of a temple with the open card."""
        return cost_of(state, seat, ids.TEMPLE, discount(state, seat, ids.TEMPLE))

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """Where a temple could be built."""
        if temples_left(state, seat) <= 0:
            rows.append(lack(refused("jiin/temples", "no_temple_left"), building="temple"))
            return
        spaces = [s for s in state.config.side.spaces if can_have_temple(state, s)]
        rows.append(building_row(state, seat, arrival_costs, ids.TEMPLE, spaces, "jiin/price"))


def build_temple(state: EdoState, seat: int, space: int, good: int) -> None:
    """A temple is built and scores (§jiin/price, §jiin/benefit/1)."""
    changes.pay_building(state, seat, ids.TEMPLE, good)
    state.holdings[seat * codes.HELD + codes.HUBS] |= masks.one(space)
    events.temple_built(state, seat, space)
    changes.score(state, seat, state.config.content.building_points[ids.TEMPLE])
